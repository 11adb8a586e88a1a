"""The keyboard cursor: where the arrows and Tab move on the table. Pure; keys themselves are bound in the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from trails_desktop.table.geometry.keys import Key
from trails_desktop.table.geometry.layout import Frame
from trails_desktop.table.placing.shown import PILES, Shown

Direction = Literal["left", "right", "up", "down"]


@dataclass(frozen=True, slots=True)
class Stop:
    """A place the cursor can stand on: a card, a pile ``("pile", seat, name)`` or a plate ``("seat", n)``.

    ``row`` counts the rows of the screen from the top."""

    key: Key
    x: float
    row: int


def stops(
    shown: Mapping[Key, Shown], below: int, fr: Frame, tray: bool = False, waiting: Sequence[tuple[Key, float]] = ()
) -> list[Stop]:
    """Every place the cursor can stand on, row by row from the top and from left to right. With cards shown over the
    table only those, because they lie on the others. ``waiting``: the tickets of the standby zone and
    their middles."""
    if tray and any(card.tray for card in shown.values()):
        return in_order(Stop(key, card.place.x, 0) for key, card in shown.items() if card.tray)
    rows = {
        (False, "hand"): 0, (False, "homebase"): 1, (False, "field"): 2,
        (True, "field"): 4, (True, "homebase"): 5, (True, "hand"): 6,
    }  # fmt: skip
    found = []
    for key, card in shown.items():
        own = card.seat == below
        if card.zone == "field":
            # The field belongs to whoever controls the card.
            own = card.card.controller == below
        row = rows.get((own, card.zone))
        if row is not None and not card.tray and not (row == 0 and card.card.number is None):
            found.append(Stop(key, card.place.x, row))
    for own in (True, False):
        seat = below if own else 1 - below
        side = fr.of(own)
        found.append(Stop(("seat", seat), side.plate.x, 5 if own else 1))
        found += [Stop(("pile", seat, pile), side.zone(pile).cx, 5 if own else 1) for pile in PILES]
    # The tickets lie in the middle one over the other: their order is the order in which they are punched.
    found += [Stop(key, x + i / 100, 3) for i, (key, x) in enumerate(waiting)]
    return in_order(found)


def in_order(found: Iterable[Stop]) -> list[Stop]:
    """Row by row from the top, from left to right."""
    return sorted(found, key=lambda stop: (stop.row, stop.x))


def moved(places: Sequence[Stop], at: Key | None, where: Direction) -> Key | None:
    """The cursor after an arrow key: left and right along the row, up and down to the nearest of the next row."""
    if not places:
        return None
    here = next((stop for stop in places if stop.key == at), None)
    if here is None:
        return first(places)
    row = [stop for stop in places if stop.row == here.row]
    if where in ("left", "right"):
        index = row.index(here) + (1 if where == "right" else -1)
        return row[min(max(index, 0), len(row) - 1)].key
    other = sorted({stop.row for stop in places}, reverse=where == "up")
    beyond = [number for number in other if (number < here.row if where == "up" else number > here.row)]
    if not beyond:
        return here.key
    return min((stop for stop in places if stop.row == beyond[0]), key=lambda stop: abs(stop.x - here.x)).key


def first(places: Sequence[Stop]) -> Key | None:
    """Where the cursor starts: the own hand, else the lowest row."""
    cards = [stop for stop in places if stop.key[0] == "card"] or list(places)
    return max(cards, key=lambda stop: (stop.row, -stop.x)).key if cards else None


def next_of(places: Sequence[Stop], at: Key | None, wanted: Iterable[Key], backwards: bool = False) -> Key | None:
    """Tab: the next place among ``wanted`` (cards that can act or be chosen), from the bottom row up, going round."""
    keys = frozenset(wanted)
    ring = [stop.key for stop in sorted(places, key=lambda stop: (-stop.row, stop.x)) if stop.key in keys]
    if not ring:
        return None
    if at in ring:
        return ring[(ring.index(at) + (-1 if backwards else 1)) % len(ring)]
    return ring[-1 if backwards else 0]
