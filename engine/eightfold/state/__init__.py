"""The facts of a match: zones, what is counted, switches of rulings, what waits on the stack."""
