"""Puzzles and lessons of this game: scenarios with a goal, or led step by step, played with the shipped cards."""

from __future__ import annotations

from collections.abc import Iterable

from engine.eightfold.cards.card import Card
from engine.eightfold.scenario.reading import TOP, read_led, read_steps
from engine.eightfold.scenario.running import Player
from engine.eightfold.scenario.table import build
from engine.scenario.common.lesson import Led
from engine.scenario.common.proof import Riddle, read_riddles
from engine.scenario.common.reading import read_head
from engine.scenario.source import documents


def read_puzzles(text: str, file: str, library: Iterable[Card]) -> tuple[Riddle, ...]:
    """The puzzles of a file. file: its name, for messages. library: cards that boards may hold, by their ids. Raises
    :class:`engine.scenario.source.ScenarioError`."""
    known = tuple(library)
    return read_riddles(text, file, TOP, lambda top: read_steps(top, known), lambda played: Player(build(played)))


def read_lessons(text: str, file: str, library: Iterable[Card]) -> tuple[Led, ...]:
    """The lessons of a file, as :func:`read_puzzles` reads puzzles."""
    found = []
    known = tuple(library)
    for document in documents(text, file):
        head, top = read_head(document, TOP)
        played, lesson = read_led(top, known)
        found.append(Led(head, played, lesson, lambda played=played: Player(build(played))))  # type: ignore[misc]
    return tuple(found)
