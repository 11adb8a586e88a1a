"""What names a place on the table: a card, a player, a pile. Pure."""

from __future__ import annotations

#: A card on the table: ``("card", object id)``, or ``("hand", seat, index)`` for a hidden card without a handle.
Key = tuple[str | int, ...]


def key_of(obj: int) -> Key:
    """The key of an object with a handle."""
    return ("card", obj)
