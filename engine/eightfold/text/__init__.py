"""Cards as they are printed: their texts in both languages, the shipped cards, decks and packs read from data."""
