"""The state of a game and what is asked of it without deriving anything: durations, pairs, uses, who sees what.

Imports cards, book and tree; everything from the queries up may import it."""
