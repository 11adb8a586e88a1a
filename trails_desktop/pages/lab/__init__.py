"""The deck lab: many games between decks, counted."""
