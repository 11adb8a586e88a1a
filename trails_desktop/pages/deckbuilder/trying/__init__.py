"""A deck tried without an opponent: an opening hand with its exchange, and a few turns alone. May import cards,
numbers and match; deck and packs may import it.
"""
