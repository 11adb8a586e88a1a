"""The records that a scenario file is read into."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.scenario.board.cards import Cards
from engine.scenario.common import puzzle
from engine.scenario.common.lesson import Lesson
from engine.scenario.common.steps import SEATS, All, Cannot, Expect
from engine.trails.state.rulings import Switches

STEPS = ("setup", "turn-start", "draw", "homebase", "deployment", "combat", "cure")
ZONES = ("hand", "deck", "field", "homebase", "trail", "exile")


@dataclass(frozen=True, slots=True)
class Placed:
    """A card on the board. name: "" for an anonymous one."""

    card: str
    name: str
    owner: int
    zone: str
    seat: int
    line: int
    ready: bool = True
    stunned: bool = False
    face_up: bool = True
    attributes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Side:
    """One player's side. cp: None where it was left out."""

    bond: int = 40
    cp: int | None = None
    ep: int = 0
    cards: tuple[Placed, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """The position."""

    at: str = "turn-start"
    turn: int = 1
    initiative: int = 0
    seat: int = 0  #: whose step it is, where ``at`` is a player's own step
    shuffle: bool = True
    sides: tuple[Side, Side] = (Side(), Side())


@dataclass(frozen=True, slots=True)
class Move:
    """``SEAT verb: argument``.

    names: cards, units or words of the argument. targets, x: as given, None if left out. on: attack target, or the
    supporter of a support. top: for Plan, the cards put back in this order. shown: the move as messages quote it.
    """

    line: int
    seat: int
    verb: str
    names: tuple[str, ...] = ()
    targets: tuple[str, ...] | None = None
    x: int | None = None
    number: int = 1
    pay: tuple[str, ...] = ()
    origin: str = ""
    on: str = ""
    top: tuple[str, ...] | None = None

    @property
    def shown(self) -> str:
        """The move as messages quote it."""
        return f"{SEATS[self.seat]} {self.verb}" + (f": {', '.join(self.names)}" if self.names else "")


Step = Move | Cannot[Move] | All | Expect


Puzzle = puzzle.Puzzle[Step]


@dataclass(frozen=True, slots=True)
class Scenario:
    """One document of a file."""

    file: str
    line: int
    title: str
    rules: tuple[str, ...]
    switches: Switches
    cards: Cards
    board: Board
    do: tuple[Step, ...]
    end: Expect | None = None
    goal: Expect | None = None  #: what seat A is to reach before the turn ends; the moves above do it
    puzzle: Puzzle | None = None
    lesson: Lesson | None = None
    names: frozenset[str] = field(default_factory=frozenset)
