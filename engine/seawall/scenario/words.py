"""The records that a scenario of this game is read into."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.scenario.common.steps import SEATS, All, Cannot, Expect
from engine.seawall.cards.card import Card
from engine.seawall.state.switches import Switches

STARTS = ("setup", "turn-start", "main", "end")
ANON = "blank"


@dataclass(frozen=True, slots=True)
class Placed:
    """A card on the board. name: "" for an anonymous one. pilot: what lies under it. arrived: this turn."""

    card: Card
    name: str
    zone: str
    seat: int
    owner: int
    line: int
    ready: bool = True
    damage: int = 0
    pilot: Placed | None = None
    arrived: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """The position. active: whose turn; at setup Player One."""

    at: str = "turn-start"
    turn: int = 3
    active: int = 0
    shuffle: bool = True
    cards: tuple[Placed, ...] = ()


@dataclass(frozen=True, slots=True)
class Move:
    """``SEAT verb: argument``. names: cards or words of the argument. on: a second object, or "player". ex: how many EX
    Resources pay, None if nothing is said. number: of an ability. discard: what is discarded for it."""

    line: int
    seat: int
    verb: str
    names: tuple[str, ...] = ()
    on: str = ""
    ex: int | None = None
    number: int = 1
    discard: tuple[str, ...] = ()

    @property
    def shown(self) -> str:
        """The move as messages quote it."""
        said = ", ".join((*self.names, *((f"on {self.on}",) if self.on else ())))
        return f"{SEATS[self.seat]} {self.verb}" + (f": {said}" if said else "")


Step = Move | Cannot[Move] | All | Expect


@dataclass(frozen=True, slots=True)
class Construction:
    """A deck to be judged. rules: of which each, or a rule below it, must be named."""

    main: tuple[Card, ...]
    resources: tuple[Card, ...]
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
