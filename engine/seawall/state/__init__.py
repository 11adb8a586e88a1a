"""The facts of a match: zones, what is counted, switches of rulings, what an object is printed as."""
