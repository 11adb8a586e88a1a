"""What a seat may know: the only way by which hidden cards leave the engine."""
