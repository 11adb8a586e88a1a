"""``trails puzzles``: positions with one way to win."""
