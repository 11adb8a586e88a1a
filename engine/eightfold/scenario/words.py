"""The records that a scenario of this game is read into."""

from __future__ import annotations

from dataclasses import dataclass

from engine.eightfold.cards.card import Card
from engine.eightfold.state.switches import Switches
from engine.scenario.common import reading
from engine.scenario.common.steps import SEATS

STARTS = ("setup", "turn-start", "main 1", "attack", "main 2", "end")


@dataclass(frozen=True, slots=True)
class Placed(reading.Placed[Card]):
    """A card on the board. items: what is on it."""

    frozen: bool = False
    items: tuple[Placed, ...] = ()


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


Board = reading.Board[Placed]
Played = reading.Played[Board, Switches, Move]


@dataclass(frozen=True, slots=True)
class Construction:
    """A deck to be judged."""

    main: tuple[Card, ...]
