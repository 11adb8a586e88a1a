"""Speed that is counted and not timed: how many Python functions are called for a choice, a view, a card, a drag."""
