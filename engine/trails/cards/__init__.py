"""Printed cards: printings, what the engine makes of them, the pool of cards, decks and packs.

Imports the tree and its loading; everything above may import it."""
