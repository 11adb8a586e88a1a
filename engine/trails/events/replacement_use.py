"""Replacements that are for the first time in a turn, or are done once in it (1216.1): what is remembered of them."""

from __future__ import annotations

from typing import Any

from engine.kernel.events import Event
from engine.trails.layers.derived import Replacer
from engine.trails.state.game import TrailsGame
from engine.trails.tree.loading.words import ONCE_DONE


def _mark(entry: Replacer) -> tuple[Any, ...]:
    first = ("instead", entry.obj, entry.craft.event)
    return (*first, entry.place, entry.effect) if entry.craft.once == ONCE_DONE else first


def spent(game: TrailsGame, entry: Replacer) -> bool:
    """Whether it was for the first time in a turn and that has been, or has been done in this turn."""
    return entry.craft.once != "" and _mark(entry) in game.used


def spend(game: TrailsGame, entry: Replacer, *, done: bool = True) -> None:
    """That first time is now, whether or not anything happens instead; what is done once a turn only if it is done.

    Guard: tests/trails/1200/1216-replacement/once_each_turn.yaml.
    """
    if entry.craft.once and (done or entry.craft.once != ONCE_DONE):
        game.apply([Event("used", entry.obj, extra=_mark(entry))])
