"""Everything around the table: the start screen, setting up a match, decks, curtain, ending, settings."""
