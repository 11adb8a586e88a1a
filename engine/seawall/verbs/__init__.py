"""What each instruction of a card does."""
