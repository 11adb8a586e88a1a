"""Replacements that are for the first time in a turn (1216.1): what is remembered of them."""

from __future__ import annotations

from engine.kernel.events import Event
from engine.trails.derive import Replacer
from engine.trails.state import TrailsGame


def _mark(entry: Replacer) -> tuple[str, int, str]:
    return "instead", entry.obj, entry.craft.event


def spent(game: TrailsGame, entry: Replacer) -> bool:
    """Whether it was for the first time in a turn, and that has been."""
    return entry.craft.once != "" and _mark(entry) in game.used


def spend(game: TrailsGame, entry: Replacer) -> None:
    """That first time is now, whether or not anything happens instead."""
    if entry.craft.once:
        game.apply([Event("used", entry.obj, extra=_mark(entry))])
