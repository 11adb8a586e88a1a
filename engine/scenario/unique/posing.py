"""What a game tells of its boards, so that puzzles can be made of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

#: A document of a scenario file, or a part of it, as plain data.
Data = dict[str, Any]
Board = Data
#: By language.
Texts = Mapping[str, str]


@dataclass(frozen=True)
class Rules:
    """What the rules of a game tell.

    begin: the match of a document, from the cards there are; raises :class:`engine.scenario.source.ScenarioError`.
    board: how a match stands, as a board on which the seat that is asked is A; None where no scenario can begin. keep:
    how many cards of a place of A, and of B, a puzzle has at most; other places are empty.

    left: how much the other seat (1) still has before it loses, in steps that can be counted. dial: turns a board into
    one in which it has so much left. most: so much that nobody takes it in a turn. close: as little as this was nearly
    won. task: what is to be done; its field is ``left``. decided: whether nothing can change any more, this turn, what
    the other seat has left; then it loses if that is nothing. plain: of an act (:mod:`engine.scenario.unique.ways`),
    whether everybody does it without thinking: a way of such acts alone is no puzzle.
    """

    begin: Callable[[Data, Any], Any]
    board: Callable[[Any], Board | None]
    keep: tuple[Mapping[str, int], Mapping[str, int]]
    left: Callable[[Any], int]
    dial: Callable[[Board, int], None]
    most: int
    close: int
    task: Texts
    decided: Callable[[Any], bool] = lambda game: False
    plain: Callable[[str], bool] = lambda act: False


@dataclass(frozen=True)
class Posing:
    """A game as its puzzles are made. game: its id. library: the cards there are, as ``begin`` takes them. matches:
    games between computer players, by a seed; each yields itself at every question. name: what a card is called, by its
    id, in a language."""

    game: str
    rules: Rules
    library: Any
    matches: Callable[[str], Iterator[Any]]
    name: Callable[[str, str], str]

    def begin(self, document: Data) -> Any:
        """The match of a document, at its first question."""
        return self.rules.begin(document, self.library)
