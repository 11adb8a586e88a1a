"""Matches that were played: watching them again, checking them, going on from any point."""
