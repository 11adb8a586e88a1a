"""The records that a scenario of this game is read into."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.eightfold.cards.card import Card
from engine.eightfold.state.switches import Switches
from engine.scenario.common.steps import SEATS, All, Cannot, Expect

STARTS = ("setup", "turn-start", "main 1", "attack", "main 2", "end")
ANON = "blank"


@dataclass(frozen=True, slots=True)
class Placed:
    """A card on the board. name: "" for an anonymous one. items: what is on it. arrived: this turn."""

    card: Card
    name: str
    zone: str
    seat: int
    owner: int
    line: int
    ready: bool = True
    damage: int = 0
    frozen: bool = False
    arrived: bool = False
    items: tuple[Placed, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """The position. active: whose turn; at setup the first player."""

    at: str = "turn-start"
    turn: int = 3
    active: int = 0
    shuffle: bool = True
    cards: tuple[Placed, ...] = ()


@dataclass(frozen=True, slots=True)
class Move:
    """``SEAT verb: argument``. names: cards or words of the argument. on: who gets an Item. number: of an ability.
    discard, dull: what pays, None if nothing is said. spent: what is discarded besides. targets: what is chosen, None
    if nothing is said. sacrifice: for War God. overdrive. combination: what is removed. shares: of a split."""

    line: int
    seat: int
    verb: str
    names: tuple[str, ...] = ()
    on: str = ""
    number: int = 1
    discard: tuple[str, ...] = ()
    dull: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    targets: tuple[str, ...] | None = None
    sacrifice: str = ""
    overdrive: bool = False
    combination: tuple[str, ...] = ()
    shares: tuple[tuple[str, int], ...] = ()

    @property
    def shown(self) -> str:
        """The move as messages quote it."""
        said = ", ".join((*self.names, *(f"{name} {n}" for name, n in self.shares)))
        said += f" on {self.on}" if self.on else ""
        return f"{SEATS[self.seat]} {self.verb}" + (f": {said}" if said else "")


Step = Move | Cannot[Move] | All | Expect


@dataclass(frozen=True, slots=True)
class Construction:
    """A deck to be judged. rules: of which each, or a rule below it, must be named."""

    main: tuple[Card, ...]
    legal: bool
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Head:
    """What both kinds of documents begin with."""

    file: str
    line: int
    title: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """A match to be played. cards: by id, those the scenario defines and those every table knows."""

    board: Board
    switches: Switches
    cards: Mapping[str, Card]
    do: tuple[Step, ...] = ()
    end: Expect | None = None
    names: frozenset[str] = field(default_factory=frozenset)
