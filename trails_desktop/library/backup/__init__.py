"""Everything of a player's as one file, put back from it, or moved to another folder."""
