"""What a game says of its board: areas, the line of steps, signs of the players. All numbers are those of a board of
992 x 800 logical pixels; a card is always 1.4 times as high as it is wide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

RATIO: Final = 1.4
BOARD: Final = (992.0, 800.0)  #: for which a spec's numbers are
SIDE: Final = 288.0  #: breadth of the panel beside it
#: Rows by name: top and height on the own side, top and height on the other.
ROWS: Final = {"hand": ((660.0, 140.0), (6.0, 46.0)), "home": ((560.0, 92.0), (58.0, 92.0)),
               "field": ((387.0, 163.0), (160.0, 163.0))}  # fmt: skip
BAND: Final = (326.0, 58.0)
TICKET: Final = (270.0, 48.0)

#: How cards lie in an area. ``line``: centred beside each other, shrinking and then overlapping; ``rank``: from the
#: left, those that are turned behind and closer; ``fan``: a narrow heap of which each card shows an edge, the top one
#: pushed out to the other side; ``pile``: only the top one, with a count; ``slots``: numbered places; ``hand``: a fan.
Form = Literal["line", "rank", "fan", "pile", "slots", "hand"]
#: How cards that lie under another show: ``tab`` at its foot, ``behind`` at its right.
Under = Literal["", "tab", "behind"]


@dataclass(frozen=True, slots=True)
class Area:
    """A part of a side where cards lie.

    key: its name here. zone: of the view. row: of :data:`ROWS`. left, right: its edges; a number below zero counts from
    the right edge of the board. width: of a card. step: from card to card (0: as form and width say), rested: of turned
    ones. places: so many are always drawn. columns: of ``slots``. types: only cards of these types, all if there is
    none. rise: how much lower the cards' middle is than that of the row. under: how cards under another one show.
    framed: whether a box is drawn round it. face: which face its cards wear ("chip": no words). counted: whether the
    number of cards stands beside. label: a word of the game's places, "" for none. player: what is pointed at there
    means the player, where the player can be meant.
    """

    key: str
    zone: str
    row: str
    form: Form
    left: float
    right: float
    width: float
    step: float = 0.0
    rested: float = 0.0
    places: int = 0
    columns: int = 4
    types: tuple[str, ...] = ()
    rise: float = 0.0
    under: Under = ""
    framed: bool = False
    face: str = ""
    counted: bool = False
    label: str = ""
    player: bool = False


@dataclass(frozen=True, slots=True)
class Station:
    """A station of the line of steps. word: of the game's places. step: of a view. rule: only while the rule begins
    with this. x: its place on the board, below zero from the right edge."""

    word: str
    step: str
    x: float
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Steps:
    """The line of steps. turn: stations of a turn; fight: those of an attack, in a pill of their own, lit while one is
    going on. held: the station of the turn that holds the attack."""

    turn: tuple[Station, ...]
    fight: tuple[Station, ...] = ()
    held: str = ""


@dataclass(frozen=True, slots=True)
class BoardSpec:
    """Everything of a game's board that is a number. plate: left, top and size of a player's plate, on the own side and
    on the other. boxes: frames without cards of their own: row, left, right and a word. tickets: where what lies in a
    place of both stands on the line of steps as a ticket: its left edge."""

    areas: tuple[Area, ...]
    steps: Steps
    plate: tuple[float, float, float, float] = (12.0, 557.0, 230.0, 122.0)
    other_plate: tuple[float, float, float, float] = (12.0, 10.0, 230.0, 122.0)
    boxes: tuple[tuple[str, float, float, str], ...] = ()
    tickets: float = 64.0

    def area(self, key: str) -> Area:
        """An area by its key. Raises KeyError."""
        found = next((area for area in self.areas if area.key == key), None)
        if found is None:
            raise KeyError(key)
        return found
