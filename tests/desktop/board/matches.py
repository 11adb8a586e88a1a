"""A match in memory for tests of the board: real rules behind the port, a script of answers before the board opens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from engine.catalogue import Catalogue
from engine.effects.player import RandomPlayer
from engine.game import Game
from engine.games import game_named
from engine.kernel.decisions import Answer
from engine.records.record import DeckList
from engine.views import View
from trails_desktop.board.asking.asker import Thing
from trails_desktop.board.board import Board
from trails_desktop.match.games.local import LocalGame
from trails_desktop.match.games.setup import GameSetup
from trails_desktop.match.games.telling import LogWords
from trails_desktop.resources import resource_dir


@dataclass(frozen=True)
class Talk:
    """Words of the log, plain ones."""

    log: Any = field(default=lambda: {"turn": LogWords("turn of {who}", opens_turn=True)})
    places: Any = dict
    reasons: Any = str
    card_name: Any = lambda number, name: name


@cache
def port(name: str) -> Game:
    """The rules of a game, with its cards where it has some."""
    found = game_named(name)
    assert found is not None
    return found if found.catalogue is None else found.with_catalogue(resource_dir("assets"), resource_dir("decks"))


@cache
def catalogue(name: str) -> Catalogue | None:
    """The cards of a game."""
    read = port(name).catalogue
    return None if read is None else read(resource_dir("assets"), resource_dir("decks"))


def decks(name: str) -> tuple[DeckList, DeckList]:
    """The ready-made decks, or two dealt ones."""
    ready = port(name).ready_decks
    if len(ready) < 2:
        return DeckList(dealt="a"), DeckList(dealt="b")
    return DeckList(cards=tuple(ready[0].cards)), DeckList(cards=tuple(ready[1].cards))


def match(name: str, until: Callable[[View], bool], seed: str = "5", most: int = 400) -> LocalGame:
    """A match of two people, answered at random until a view is as wanted; who is wanted sits down at once."""
    made = LocalGame(
        port(name), GameSetup(name, ("Ada", "Bryn"), decks(name), ("human", "human"), seed), Talk(), pace=0
    )
    made.seat_wanted.connect(made.sit_down)
    made.start()
    players = [RandomPlayer(seed, seat) for seat in (0, 1)]
    for _ in range(most):
        view = made.view()
        if view.winner is not None:
            break
        if until(view):
            made.seat_wanted.disconnect()
            return made
        made.answer(players[made.seat].choose(view))
    raise AssertionError("no such moment in this match")


def asks(view: View, purpose: str, verb: str, target: int | None = None) -> bool:
    """Whether a seat is asked for a purpose with an option of a verb (on a target)."""
    decision = view.decision
    return decision is not None and decision.purpose == purpose and any(
        option[0] == verb and (target is None or option[2] == target) for option in decision.options
    )  # fmt: skip


def middle(board: Board, thing: Thing) -> QPoint:
    """A point of a thing that is not covered by another one."""
    box = board.scene.box_of(thing)
    assert box is not None
    for across in (0.5, 0.2, 0.8, 0.06, 0.94):
        for down in (0.5, 0.12, 0.9):
            point = QPointF(box.x + box.w * across, box.y + box.h * down)
            if board.scene.thing_at(point) == thing and board.scene.sceneRect().contains(point):
                return board.view.mapFromScene(point)
    raise AssertionError(f"{thing} is covered")


def click(board: Board, thing: Thing) -> None:
    """A click."""
    QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=middle(board, thing))


def press(board: Board, key: Qt.Key) -> None:
    """A key."""
    QTest.keyClick(board.view, key)


def drag(board: Board, source: Thing, target: Thing | QPoint, drop: bool = True) -> None:
    """A drag with the mouse, in steps."""
    port_, start = board.view.viewport(), middle(board, source)
    end = target if isinstance(target, QPoint) else middle(board, target)
    QTest.mousePress(port_, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(port_, start + (end - start) * step / 4)
    if drop:
        QTest.mouseRelease(port_, Qt.MouseButton.LeftButton, pos=end)


class Heard:
    """Answers that a match was given, kept beside being carried out."""

    def __init__(self, made: LocalGame) -> None:
        self.answers: list[Answer] = []
        self._answer = made.answer
        made.answer = self.hear  # type: ignore[method-assign]

    def hear(self, answer: Answer) -> None:
        """Keep and carry out."""
        self.answers.append(answer)
        self._answer(answer)
