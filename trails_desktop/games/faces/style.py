"""What is printed on a card, and what a game's faces have of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from trails_desktop.games.faces.house import House


@dataclass(frozen=True, slots=True)
class Value:
    """A value at the foot of a card. field: by which a view names it. sign: of :mod:`.signs`. label: printed beside."""

    field: str
    sign: str
    label: str
    printed: int


@dataclass(frozen=True, slots=True)
class Printed:
    """A printed card in one language. house: its key. costs: what stands on the spine, from the top ("" is left out).
    plus: its values are added to another card. badges: signs of key words. link: what it is bonded with, as printed.
    rarity: "C", "U" or "R". text: chips as ``[Name]`` on lines of their own. full: the picture takes the whole face."""

    number: str
    name: str
    sub: str = ""
    type: str = ""
    title: str = ""  #: what the type is called in print
    house: str = ""
    costs: tuple[int, ...] = ()
    values: tuple[Value, ...] = ()
    plus: bool = False
    text: str = ""
    badges: tuple[str, ...] = ()
    link: str = ""
    rarity: str = "C"
    full: bool = False


@dataclass(frozen=True, slots=True)
class Now:
    """What a card is at present. values: by field. damage: on it. costs: as they are now, () for the printed ones."""

    values: tuple[tuple[str, int], ...] = ()
    damage: int = 0
    costs: tuple[int, ...] = ()
    badges: tuple[str, ...] | None = None

    def value(self, one: Value) -> int:
        """A value as it is now."""
        return dict(self.values).get(one.field, one.printed)


@dataclass(frozen=True, slots=True)
class Style:
    """houses: by key; one with the key "" is of cards of nobody. types: the sign of each type. fringe: paints the lower
    edge of the name band (x from, to, y, height, house, how many). costs: paints what stands on the spine (printed
    numbers, house, ring colour, unit, table face) and gives the height below it. edge: top edge of the panel by type
    and box; head: how much lower its text begins. plates: paints the values of the master. hues: of the signs of
    values, by field. wounds: "notches" one each on the numeral, "bar" a bar under it. back: paints the back at 630 x
    880. footer: printed at the foot. small: from this width down names and costs grow.
    """

    houses: Mapping[str, House]
    types: Mapping[str, str]
    fringe: Callable[[QPainter, float, float, float, float, House, int], None]
    fringes: tuple[tuple[float, float, int], tuple[float, float, int]]  #: y, height, count on the master; on the table
    costs: Callable[[QPainter, tuple[int, ...], House, str, float, bool], float]
    edge: Callable[[str, QRectF], QPainterPath]
    head: Mapping[str, float]
    plates: Callable[[QPainter, Printed, Now, House, str], None]
    back: Callable[[QPainter], None]
    hues: Mapping[str, str] = field(default_factory=dict)
    wounds: str = "bar"
    footer: str = ""
    numeral: float = 24.0
    #: where on the table face a value's sign stands left of its numeral, in units
    apart: float = 15.0

    def house(self, key: str) -> House:
        """A house by its key; of nobody for one that is not known."""
        return self.houses.get(key) or self.houses[""]
