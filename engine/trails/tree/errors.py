"""What is wrong with a card file or a tree read from data."""

from __future__ import annotations


class CardError(Exception):
    """A card record that cannot be used. Says which record, which field and why."""
