"""Deck lists as players have them, read as far as they can be, with a report of the rest. Called by the deck builder
and the command line through ``reader``; imports the engine's decks and pool, and how the library names a card."""
