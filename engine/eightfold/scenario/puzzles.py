"""Puzzles of this game: scenarios with a goal, played with the shipped cards."""

from __future__ import annotations

from collections.abc import Iterable

from engine.eightfold.cards.card import Card
from engine.eightfold.scenario.reading import TOP, read_steps
from engine.eightfold.scenario.running import Player
from engine.eightfold.scenario.table import build
from engine.scenario.common.proof import Riddle, read_riddles


def read_puzzles(text: str, file: str, library: Iterable[Card]) -> tuple[Riddle, ...]:
    """The puzzles of a file. file: its name, for messages. library: cards that boards may hold, by their ids. Raises
    :class:`engine.scenario.source.ScenarioError`."""
    known = tuple(library)
    return read_riddles(text, file, TOP, lambda top: read_steps(top, known), lambda played: Player(build(played)))
