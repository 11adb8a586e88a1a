"""``trails lab``: the command, the decks it takes, what it has played so far."""
