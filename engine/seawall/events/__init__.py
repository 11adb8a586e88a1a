"""What happens: atoms (the only writers), rules management after every group, triggers noted and their batches."""
