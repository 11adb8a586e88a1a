"""Cards in the scene: plain pixmap items with their signs as children. No rules, no signals, no Python painting."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from trails_desktop.table.geometry.keys import Key
from trails_desktop.table.geometry.layout import RATIO, Place
from trails_desktop.table.pieces.overlays import MARGIN, UNDER, Signs, StripText
from trails_desktop.ui.stylesheet import plain_tip

_PARTS: Final = {
    "can": ("can glow", "can", "tab"),
    "helps": ("dot",),
    "picked": ("picked glow", "picked"),
    "may": ("may",),
    "target": ("target glow", "target"),
    "refused": ("refused",),
    "focus": ("focus",),
    "support": ("support",),
    "pays": ("picked glow", "pays"),
}


@dataclass(frozen=True, slots=True)
class Marks:
    """The signs a card wears. ``number`` is written on a picked card's disc ("" = no disc)."""

    can: bool = False
    helps: bool = False  #: can act, but only helps: support, EP, or beside what was chosen
    picked: bool = False
    number: str = ""
    may: bool = False
    target: bool = False
    refused: bool = False
    focus: bool = False
    support: bool = False
    pays: bool = False  #: would be actioned to pay for the card in hand
    dim: bool = False
    strip: StripText | None = None
    seen: float = 0.0  #: how much of a card's left part is free, 0 = all; the strip keeps to it
    note: str = ""  #: notes put on it by hand, for the tool-tip of their sign
    heap: int = 0  #: cards in the heap that this one tops, 0 = none
    nth: int = 0  #: in an open heap: which card of it this is, 0 = it tops the heap

    def names(self) -> frozenset[str]:
        """The drawn parts of these signs."""
        wanted: list[str] = []
        for name in ("can", "helps", "picked", "may", "target", "refused", "focus", "support", "pays"):
            if getattr(self, name) and not (name in ("can", "helps") and (self.picked or self.target or self.pays)):
                wanted += _PARTS[name]
        return frozenset(wanted)


class CardItem(QGraphicsPixmapItem):
    """One card. Its position is its centre; the pixmap lies upright and the item is turned."""

    def __init__(self, key: Key) -> None:
        super().__init__()
        self.key = key
        self.width = 0
        self._push = QPointF()
        self._turned_over = 1.0
        self._flying = False
        self._worn: tuple[object, ...] | None = None  #: what the signs were drawn for
        self.face: object = None  #: what the pixmap was asked for with, to see changes
        self.place = Place(0, 0, 0)
        self.depth = "rest"
        self.marks = Marks()
        self._under = QGraphicsPixmapItem(self)
        self._under.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._under.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self._signs: dict[str, QGraphicsPixmapItem] = {}
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def height(self) -> int:
        """Height of the upright card in logical pixels."""
        return round(self.width * RATIO)

    def show_face(self, pixmap: QPixmap, width: int) -> None:
        """Put the painted face on; ``width`` in logical pixels."""
        if width != self.width:
            self.width = width
            self.setOffset(-width / 2, -self.height / 2)
        self.setPixmap(pixmap)

    # --- motion that is not a change of place ---
    def push(self, by: QPointF) -> None:
        """Stand aside from its place for a moment, in the scene's directions."""
        self._push = by
        self._bend()

    def fly(self, bare: bool) -> None:
        """Begin a journey. ``bare``: without shadow and signs; turned on the way they would cost more than the card."""
        self._flying = bare
        for item in (self._under, *self._signs.values()):
            item.setVisible(not bare)

    def turn_over(self, across: float) -> None:
        """How much of its breadth is seen while it turns over, 1 = lying flat."""
        self._turned_over = across
        self._bend()

    def _bend(self) -> None:
        if self._push.isNull() and self._turned_over == 1.0:
            self.setTransform(QTransform())
            return
        made = QTransform.fromTranslate(self._push.x(), self._push.y())
        self.setTransform(made.scale(max(0.02, self._turned_over), 1.0))

    def holds(self, point: QPointF) -> bool:
        """Whether a point of the scene lies on the card itself (its signs do not count)."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height).contains(self.mapFromScene(point))

    def put(self, place: Place) -> None:
        """Lie at a place at once, on whole pixels where the card is upright or turned by a right angle."""
        self.place = place
        self.setScale(1.0)
        self.setRotation(place.rot)
        self.setPos(snapped(place, self.width, self.height))
        self.setZValue(place.z)

    def show_marks(self, marks: Marks, signs: Signs, k: float) -> None:
        """Wear these signs; only what changed is touched. ``k`` scales the strip and the disc."""
        worn = (marks, signs, self.width, self.place.rot if self._lies() else 0.0, k, self.depth)
        if worn == self._worn:
            return  # putting the same pixmap on again would draw the card anew
        self._worn = worn
        self.marks = marks
        wanted = {name: signs.sign(name, self.width, self.height) for name in marks.names()}
        self._under.setPixmap(signs.sign(self.depth, self.width, self.height))
        self._under.setOffset(self._corner())
        for name in self._signs.keys() - wanted.keys() - {"strip", "disc", "shield", "note", "heap"}:
            self._drop(name)
        for name, pixmap in wanted.items():
            item = self._child(name)
            item.setPixmap(pixmap)
            item.setOffset(self._corner())
            # The lamp tab points up also on a card that lies down; the rest is the same from all sides.
            item.setRotation(0)
            if name == "tab" and self._lies():
                item.setPixmap(signs.sign("tab", self.height, self.width))
                item.setOffset(-self.height / 2 - MARGIN, -self.width / 2 - MARGIN)
                item.setRotation(-self.place.rot)
        self._upright(marks, signs, k)
        self.setOpacity(0.7 if marks.dim else 1.0)

    def set_depth(self, depth: str, signs: Signs) -> None:
        """``rest``, ``lifted`` or ``held``: only the shadow changes."""
        self._worn = None
        self.depth = depth
        self._under.setPixmap(signs.sign(depth, self.width, self.height))
        self._under.setOffset(self._corner())

    def breathe(self, share: float) -> None:
        """The glow of a pending choice, 0.7 to 1."""
        for name in ("may", "can glow"):
            if name in self._signs:
                self._signs[name].setOpacity(share)

    def heap_badge(self) -> QRectF:
        """Where the count of the heap that this card tops is seen, in the scene; null if there is none."""
        item = self._signs.get("heap")
        return QRectF() if item is None else item.sceneBoundingRect()

    def _upright(self, marks: Marks, signs: Signs, k: float) -> None:
        lies = self._lies()
        w, h = (self.height, self.width) if lies else (self.width, self.height)
        n = signs.grown
        turn = -self.place.rot if lies else 0.0
        if marks.strip is not None and lies:
            wide = w if marks.seen <= 0 else min(w, max(marks.seen, 0.45 * w))
            strip = signs.strip(marks.strip, round(wide - 4), k)
            high = strip.height() / strip.devicePixelRatio()
            self._free("strip", strip, QPointF(-w / 2 + 2, h / 2 - high - 2), turn)
        else:
            self._drop("strip")
        right = w / 2 if marks.seen <= 0 else -w / 2 + min(w, max(marks.seen, 0.45 * w))
        if marks.picked and marks.number:
            r = 12.0 * n
            self._free("disc", signs.disc(marks.number, r), QPointF(right - 6 - r - 2, -h / 2 + 4 - r - 2), turn)
        else:
            self._drop("disc")
        if marks.heap:
            label = signs.count(f"{marks.nth}/{marks.heap}" if marks.nth else f"×{marks.heap}", n)
            wide = label.width() / label.devicePixelRatio()
            self._free("heap", label, QPointF(min(right, w / 2) - wide - 2, -h / 2 - 17 * n), turn)
        else:
            self._drop("heap")
        if marks.support:
            r = 13.0 * n
            # Half beside the card, or wholly on the part that its neighbour leaves free.
            x = right - r - 2 if right == w / 2 else right - 2 * r - 6
            self._free("shield", signs.shield(r), QPointF(x, h / 2 - 40 * k - r - 2), turn)
        else:
            self._drop("shield")
        if marks.note:
            r = 12.0 * n
            x = min(right, w / 2) - 2 * r - 6
            self._free("note", signs.note(r), QPointF(x, -r - 2 - (14 * k if marks.support else 0)), turn)
            self._signs["note"].setToolTip(plain_tip(marks.note))
        else:
            self._drop("note")

    def _free(self, name: str, pixmap: QPixmap, at: QPointF, turn: float) -> None:
        item = self._child(name)
        item.setPixmap(pixmap)
        item.setOffset(at)
        item.setRotation(turn)

    def _lies(self) -> bool:
        return round(self.place.rot / 90) % 2 == 1

    def _corner(self) -> QPointF:
        return QPointF(-self.width / 2 - MARGIN, -self.height / 2 - MARGIN)

    def _child(self, name: str) -> QGraphicsPixmapItem:
        item = self._signs.get(name)
        if item is None:
            item = self._signs[name] = QGraphicsPixmapItem(self)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            item.setVisible(not self._flying)
            if name in UNDER:
                item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            else:
                order = {"refused": 1, "strip": 2, "shield": 3, "note": 3, "focus": 4, "disc": 5, "heap": 5}
                item.setZValue(order.get(name, 0))
        return item

    def _drop(self, name: str) -> None:
        item = self._signs.pop(name, None)
        if item is not None:
            scene = item.scene()
            if scene is not None:
                scene.removeItem(item)


def snapped(place: Place, width: int, height: int) -> QPointF:
    """The centre of a card so that its edges fall on whole pixels, if it stands upright or lies flat."""
    if place.rot % 90:
        return QPointF(place.x, place.y)
    w, h = (height, width) if round(place.rot / 90) % 2 else (width, height)
    return QPointF(math.floor(place.x - w / 2 + 0.5) + w / 2, math.floor(place.y - h / 2 + 0.5) + h / 2)
