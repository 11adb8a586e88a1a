"""The records that a scenario of this game is read into."""

from __future__ import annotations

from dataclasses import dataclass

from engine.scenario.common import reading
from engine.scenario.common.steps import SEATS
from engine.seawall.cards.card import Card
from engine.seawall.state.switches import Switches

STARTS = ("setup", "turn-start", "main", "end")


@dataclass(frozen=True, slots=True)
class Placed(reading.Placed[Card]):
    """A card on the board. pilot: what lies under it."""

    pilot: Placed | None = None


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


Board = reading.Board[Placed]
Played = reading.Played[Board, Switches, Move]


@dataclass(frozen=True, slots=True)
class Construction:
    """A deck to be judged."""

    main: tuple[Card, ...]
    resources: tuple[Card, ...]
