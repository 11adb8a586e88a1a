"""Scenarios that a person plays, of games with cards as data: puzzles have a goal, lessons lead step by step."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.scenario.common.lesson import Led, Lesson
from engine.scenario.common.proof import Riddle, read_riddles
from engine.scenario.common.reading import Played, read_head
from engine.scenario.common.running import Player
from engine.scenario.common.steps import Reading
from engine.scenario.source import Item, documents

_Played = Played[Any, Any, Any]


@dataclass(frozen=True)
class PlayedFiles:
    """How a game reads them. top: words that a document may have. steps, led: its board and moves, and how steps are
    read, or the lesson, from its words and the cards that boards may hold. begin: sets a board up."""

    top: tuple[str, ...]
    steps: Callable[[dict[str, Item], tuple[Any, ...]], tuple[_Played, Reading[Any]]]
    led: Callable[[dict[str, Item], tuple[Any, ...]], tuple[_Played, Lesson]]
    begin: Callable[[Any], Player[Any, Any, Any]]

    def match(self, document: dict[str, Any], cards: tuple[Any, ...]) -> Any:
        """A match at the board of one document. Raises :class:`engine.scenario.source.ScenarioError`."""
        (item,) = documents(json.dumps(document), "the puzzle")
        _, top = read_head(item, self.top)
        return self.begin(self.steps(top, cards)[0]).table.game

    def riddles(self, text: str, file: str, cards: Mapping[str, Any]) -> tuple[Riddle, ...]:
        """The puzzles of a file. file: its name, for messages. cards: by number, that boards may hold. Raises
        :class:`engine.scenario.source.ScenarioError`."""
        known = tuple(cards.values())
        return read_riddles(text, file, self.top, lambda top: self.steps(top, known), self.begin)

    def lessons(self, text: str, file: str, cards: Mapping[str, Any]) -> tuple[Led, ...]:
        """The lessons of a file, as :meth:`riddles` reads puzzles."""
        found, known = [], tuple(cards.values())
        for document in documents(text, file):
            head, top = read_head(document, self.top)
            played, lesson = self.led(top, known)
            found.append(Led(head, played, lesson, partial(self.begin, played)))
        return tuple(found)
