"""Where the things that a lesson names are on the table, in pixels of the board's window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from engine.scenario.common.lesson import Thing
from engine.scenario.common.steps import SEATS
from engine.scenario.course import Course
from trails_desktop.match.timeline import Timeline
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.geometry.layout import Box
from trails_desktop.table.table import TableWidget

#: Parts of a card as shares of its width and height: centre and half width. Of a plate likewise.
_CARD: Final = {"str": (0.385, 0.925, 0.15), "def": (0.805, 0.925, 0.15), "cp": (0.122, 0.092, 0.14)}
_PLATE: Final = {
    "bond": (0.85, 0.205, 0.235),
    "hand": (0.88, 0.83, 0.1),
}
#: Rows of signs on a plate: left, top, width and height as shares.
_ROWS: Final = {"cp": (0.03, 0.715, 0.375, 0.215), "ep": (0.405, 0.715, 0.34, 0.215)}


class Places:
    """Looks things up on one table."""

    def __init__(self, table: TableWidget, match: Timeline, course: Course) -> None:
        self._table, self._match, self._course = table, match, course

    def rect(self, thing: Thing) -> QRectF | None:
        """The thing's rectangle; None if it is not on the table now."""
        scene = self._table.scene
        fr = scene.frame
        if thing.name in SEATS:
            return self._seat(SEATS.index(thing.name) == self._table.below, thing.part)
        if thing.name == "band":
            return _rect(fr.mid)
        if thing.name == "main":
            return _rect(fr.main)
        if thing.name == "stack":
            return scene.furniture.ribbon.reserve()
        found = self._course.names.find(self._match.game, thing.name)
        box = None if found is None else scene.card_box(key_of(found.id))
        if box is None:
            return self._pile(thing)
        whole = _rect(box)
        return _part(whole, *_CARD[thing.part]) if thing.part else whole

    def in_hand(self, thing: Thing) -> bool:
        """Whether it is a card of a hand, or a part of one."""
        found = self._course.names.find(self._match.game, thing.name)
        shown = None if found is None else self._table.scene.shown.get(key_of(found.id))
        return shown is not None and shown.zone == "hand"

    def _pile(self, thing: Thing) -> QRectF | None:
        """The pile that a card lies in which is not shown by itself."""
        for player in self._match.open_view().players:
            for pile in ("trail", "exile"):
                found = self._course.names.find(self._match.game, thing.name)
                if found is not None and any(card.id == found.id for card in getattr(player, pile)):
                    return self._seat(player.seat == self._table.below, pile)
        return None

    def _seat(self, own: bool, part: str) -> QRectF | None:
        side = self._table.scene.frame.of(own)
        if part in ("field", "homebase", "deck", "trail", "exile"):
            return _rect(side.zone(part))
        plate = _rect(side.plate)
        if part == "hand":
            cards = self._table.scene.shown.values() if own else ()
            shown = [card.place.box for card in cards if card.zone == "hand" and card.seat == self._table.below]
            return _around(shown) if shown else _part(plate, *_PLATE["hand"])
        if part in _ROWS:
            x, y, wide, high = _ROWS[part]
            return QRectF(
                plate.left() + x * plate.width(), plate.top() + y * plate.height(),
                wide * plate.width(), high * plate.height(),
            )  # fmt: skip
        return plate if part == "plate" else _part(plate, *_PLATE[part])


def _rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.w, box.h)


def _part(whole: QRectF, x: float, y: float, half: float) -> QRectF:
    """A square part of a rectangle."""
    centre_x, centre_y = whole.left() + whole.width() * x, whole.top() + whole.height() * y
    half *= whole.width() if whole.width() < whole.height() else whole.width() / 2
    return QRectF(centre_x - half, centre_y - half, 2 * half, 2 * half)


def _around(boxes: list[Box]) -> QRectF:
    found = QRectF()
    for box in boxes:
        found = found.united(_rect(box))
    return found
