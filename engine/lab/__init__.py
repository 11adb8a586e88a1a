"""Many games between decks, counted: who beats whom, how surely, by which cards, and what a change is worth."""
