"""Matches between two machines: messages, the sealed match, its audit. No window and no socket is known here."""
