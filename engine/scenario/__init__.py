"""Scenarios: a board, some moves, what must follow. One format for tests, puzzles and bug reports."""
