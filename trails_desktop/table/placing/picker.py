"""Cards laid out over the table to choose from: how many rows they need, and which of them fit what was typed. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import ceil
from typing import Final

from engine.trails.views.records import CardView
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.geometry import layout
from trails_desktop.table.geometry.layout import RATIO, Box, Frame, Place, Z

#: Widths of the cards in one, two and three rows, as shares of a card on the field.
_WIDTHS: Final = (1.0, 0.86, 0.74)
_SEEN: Final = 0.62  #: what a card of an overlapping row must show of itself, else there is another row
_GAP: Final = 10.0
#: From so many cards on typing filters them.
FILTER_FROM: Final = 6


def rows_of(n: int, fr: Frame) -> int:
    """How many rows ``n`` cards are laid in, 1 to 3."""
    room = fr.tray.w - 32
    for rows, share in enumerate(_WIDTHS, start=1):
        width = fr.field_card * share
        if width + (ceil(n / rows) - 1) * _SEEN * width <= room:
            return rows
    return len(_WIDTHS)


def tray_box(n: int, fr: Frame) -> Box:
    """The ground for ``n`` cards: over the own field, growing upwards with every row."""
    rows = rows_of(n, fr)
    if rows == 1:
        return fr.tray
    high = rows * (_width(rows, fr) * RATIO + _GAP) + 14
    return Box(fr.tray.x, fr.tray.bottom - high, fr.tray.w, high)


def tray_places(n: int, fr: Frame) -> tuple[Place, ...]:
    """Where ``n`` cards lie, row by row."""
    rows, box = rows_of(n, fr), tray_box(n, fr)
    if rows == 1:
        return layout.tray(n, box, fr.field_card, Z.TRAY)
    width, each = _width(rows, fr), ceil(n / rows)
    places: list[Place] = []
    for row in range(rows):
        count = min(each, n - len(places))
        high = width * RATIO + _GAP
        line = Box(box.x + 16, box.y + 7 + row * high, box.w - 32, high)
        laid = layout.row([False] * count, line, width, 8, Z.TRAY)
        places += [replace(place, z=Z.TRAY + (len(places) + i) / 1000) for i, place in enumerate(laid.places)]
    return tuple(places)


def _width(rows: int, fr: Frame) -> float:
    room = (fr.tray.bottom - 60 * fr.u) / rows - _GAP - 14
    return min(fr.field_card * _WIDTHS[rows - 1], room / RATIO)


def fitting(cards: Iterable[CardView], typed: str, names: CardNames) -> tuple[CardView, ...]:
    """The cards that every typed word is found on: in the name, a type, an organization or an icon craft. Cards that
    this seat may not know fit nothing but the empty line."""
    words = typed.casefold().split()
    return tuple(card for card in cards if all(word in _spoken(card, names) for word in words))


def _spoken(card: CardView, names: CardNames) -> str:
    if card.number is None:
        return ""
    face = names.face(card.number, card=card)
    return " ".join((face.name, face.subname, face.type, *face.orgs, *card.orgs, *card.icons)).casefold()
