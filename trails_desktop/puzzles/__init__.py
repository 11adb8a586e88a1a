"""Puzzles: positions with a goal, to be solved on the table."""
