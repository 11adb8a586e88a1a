"""Lessons of the first game: what its table can light, and at what questions of a match something is told. The rest is
:mod:`engine.scenario.common.lesson`."""

from __future__ import annotations

from typing import Final

from engine.scenario.common.lesson import LANGUAGES, Lesson, Stage
from engine.scenario.common.lesson import read_lesson as read_any
from engine.scenario.moves import Names
from engine.scenario.source import Item
from engine.scenario.words import Move, Step

#: Parts of a card and of a seat that can be lit, and what belongs to no seat.
CARD_PARTS: Final = ("str", "def", "cp")
SEAT_PARTS: Final = ("plate", "bond", "cp", "ep", "hand", "deck", "field", "homebase", "trail", "exile")
ALONE: Final = ("band", "stack", "main")
#: At what questions of a match a hint can be told.
MOMENTS: Final = ("exchange", "place", "deployment", "attackers", "attack target", "fight back", "answer", "cure")
_STAGE: Final = Stage(lambda step: isinstance(step, Move) and step.seat == 0, CARD_PARTS, SEAT_PARTS, ALONE, MOMENTS)


def read_lesson(item: Item, do: tuple[Step, ...], names: Names) -> Lesson:
    """The lesson part of a scenario. Raises :class:`engine.scenario.source.ScenarioError`."""
    return read_any(item, do, names, _STAGE)


__all__ = ["ALONE", "CARD_PARTS", "LANGUAGES", "MOMENTS", "SEAT_PARTS", "read_lesson"]
