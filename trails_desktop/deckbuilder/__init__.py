"""The library and the deck builder: finding cards, building and judging decks, numbers, packs, sharing."""
