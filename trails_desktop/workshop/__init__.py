"""The card workshop: making a card, trying it at once, keeping it."""
