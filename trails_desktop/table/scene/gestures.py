"""Mouse gestures, one generator each: press, moves, release or Esc, tidying up in ``finally``.

The scene sends each event in (``gesture.send(Move(...))``); Esc closes the generator. Nothing in the game changes
before a drop is accepted. The two protocols say what a gesture needs, so that tests play it without a window.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Final, NamedTuple, Protocol

from engine.kernel.decisions import Answer
from engine.trails.views.records import CardView
from trails_desktop.table.questions.asking import Spot

#: Pixels the pointer must move before a press becomes a drag.
THRESHOLD: Final = 6.0
#: Where a card from the hand is put back.
OWN_HAND: Final[Spot] = ("zone", "hand")
#: What is explained when a card that can be used was let go where it cannot go.
MISPLACED: Final = "be put there"


class Move(NamedTuple):
    """One mouse event. kind: ``move`` or ``drop``. x, y in the scene's coordinates."""

    kind: str
    x: float
    y: float


Gesture = Generator[None, Move, None]


class Stage(Protocol):
    """What gestures need of the scene. Positions are scene coordinates."""

    def spots_at(self, x: float, y: float) -> tuple[Spot, ...]:
        """Places something may be dropped on at a point, the most particular first."""

    def lift(self, obj: int, x: float, y: float) -> None:
        """Take a card up at a point."""

    def carry(self, obj: int, x: float, y: float) -> None:
        """The held card follows the pointer."""

    def lay_down(self, obj: int) -> None:
        """Let the held card go; it slides home unless the game moves it."""

    def light(self, spots: Iterable[Spot], over: Spot | None) -> None:
        """Show where the dragged thing may go and what the pointer is over; empty = end of the drag."""

    def aim(self, attackers: tuple[int, ...], x: float, y: float, target: Spot | None) -> None:
        """The attack arrow follows the pointer, or snaps to a target with its forecast."""

    def stop_aiming(self) -> None:
        """The arrow of the gesture goes away."""

    def rubber(self, x0: float, y0: float, x1: float, y1: float) -> frozenset[int]:
        """Draw the rubber band; the objects it touches."""

    def stop_rubber(self) -> None:
        """Hide the rubber band."""


class Rules(Protocol):
    """What gestures need of the pilot."""

    def can_attack(self, obj: int) -> bool: ...

    def group_with(self, obj: int) -> tuple[int, ...]: ...

    def attack_spots(self, attackers: tuple[int, ...]) -> frozenset[Spot]: ...

    def attack(self, attackers: tuple[int, ...], target: Spot) -> bool: ...

    def drops(self, card: CardView) -> dict[Spot, Answer | None]: ...

    def drop(self, card: CardView, spot: Spot) -> None: ...

    def click(self, obj: int, extend: bool = False) -> None: ...

    def explain(self, obj: int, verb: str = "") -> None: ...

    def explain_aim(self, attackers: tuple[int, ...], seat: int = -1) -> None: ...

    def mark_all(self, objs: frozenset[int]) -> None: ...

    def back(self) -> bool: ...


def press_card(stage: Stage, rules: Rules, card: CardView, x: float, y: float, extend: bool = False) -> Gesture:
    """A press on a card: released near by it is a click; moved away it is an attack, a carried card or nothing."""
    move = yield
    while move.kind == "move" and _near(move, x, y):
        move = yield
    if move.kind == "drop":
        rules.click(card.id, extend)
    elif rules.can_attack(card.id):
        yield from _aim(stage, rules, card, move)
    elif spots := rules.drops(card):
        yield from _carry(stage, rules, card, spots, x, y, move)
    else:
        rules.explain(card.id)


def press_board(stage: Stage, rules: Rules, x: float, y: float) -> Gesture:
    """A press on the empty board: a click takes marks back, a drag spans the rubber band."""
    move = yield
    while move.kind == "move" and _near(move, x, y):
        move = yield
    if move.kind == "drop":
        rules.back()
        return
    try:
        touched: frozenset[int] = frozenset()
        while move.kind == "move":
            touched = stage.rubber(x, y, move.x, move.y)
            move = yield
        rules.mark_all(touched)
    finally:
        stage.stop_rubber()


def _aim(stage: Stage, rules: Rules, card: CardView, move: Move) -> Gesture:
    """Drag an arrow from the attackers to a target."""
    attackers = rules.group_with(card.id)
    targets = rules.attack_spots(attackers)
    target: Spot | None = None
    try:
        while move.kind == "move":
            target = _first(stage.spots_at(move.x, move.y), targets)
            stage.light(targets, target)
            stage.aim(attackers, move.x, move.y, target)
            move = yield
        target = _first(stage.spots_at(move.x, move.y), targets)
        over = stage.spots_at(move.x, move.y)
    finally:
        stage.light((), None)
        stage.stop_aiming()
    if target is not None:
        rules.attack(attackers, target)
    elif over and over[0][0] == "card" and over[0][1] != card.id:
        rules.explain(int(over[0][1]), "be attacked")
    elif over and over[0][0] == "seat":
        rules.explain_aim(attackers, int(over[0][1]))
    elif not over or over[0][0] != "card":  # back on the attacker: it was thought better of
        rules.explain_aim(attackers)


def _carry(
    stage: Stage,
    rules: Rules,
    card: CardView,
    spots: dict[Spot, Answer | None],
    x: float,
    y: float,
    move: Move,
) -> Gesture:
    """Carry a card to a zone, to the middle band or onto another card."""
    over: Spot | None = None
    stage.lift(card.id, x, y)
    try:
        while move.kind == "move":
            over = _first(stage.spots_at(move.x, move.y), spots)
            stage.light(spots, over)
            stage.carry(card.id, move.x, move.y)
            move = yield
        under = tuple(stage.spots_at(move.x, move.y))
        over = _first(under, spots)
    finally:
        stage.light((), None)
        stage.lay_down(card.id)
    if over is not None:
        rules.drop(card, over)
    elif any(spot != OWN_HAND for spot in under):  # let go over the table, not back into the hand
        rules.explain(card.id, MISPLACED)


def _near(move: Move, x: float, y: float) -> bool:
    return abs(move.x - x) < THRESHOLD and abs(move.y - y) < THRESHOLD


def _first(spots: Iterable[Spot], allowed: Iterable[Spot]) -> Spot | None:
    legal = frozenset(allowed)
    return next((spot for spot in spots if spot in legal), None)
