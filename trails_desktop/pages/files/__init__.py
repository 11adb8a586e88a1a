"""The player's files: where they are, and a backup of everything."""
