"""Faces for lists and the large view: painted once per size and kept as long as their owner lives."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QImage, QPixmap

from engine.trails.cards.printing import Printing
from trails_desktop.cardart.faces.api import master_face, table_face
from trails_desktop.cardart.pictures.casting import Printings, cast_pictures
from trails_desktop.cardart.pictures.spec import PictureSpec
from trails_desktop.table.cards.names import spec_of

_KEPT = 400


class Pictures(Protocol):
    """Whoever paints card pictures in the background."""

    ready: SignalInstance

    def get(self, spec: PictureSpec, factor: int = 1) -> QImage | None:
        """The picture, or None while it is being painted."""


class FaceArt(QObject):
    """Card faces as pixmaps; ``changed(number)`` says that a card's picture came. ``pool`` tells what the pictures
    show: a card of no pool has the text-only face."""

    changed = Signal(str)

    def __init__(
        self, pictures: Pictures | None, pool: Callable[[], Printings] = dict, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._pool = pool
        self._cast: Mapping[str, PictureSpec] | None = None
        self._kept: OrderedDict[tuple[str, str, bool, int, float, bool], QPixmap] = OrderedDict()
        if pictures is not None:
            pictures.ready.connect(self._came)

    def small(self, printing: Printing, width: int, ratio: float) -> QPixmap:
        """The table face, 1.4 times as high as wide."""
        return self._face(printing, False, width, ratio)

    def large(self, printing: Printing, width: int, ratio: float) -> QPixmap:
        """The true face, 88 to 63."""
        return self._face(printing, True, width, ratio)

    def _face(self, printing: Printing, master: bool, width: int, ratio: float) -> QPixmap:
        picture = None
        if self._pictures is not None:
            if self._cast is None:
                self._cast = cast_pictures(self._pool())
            spec = self._cast.get(printing.number)
            picture = None if spec is None else self._pictures.get(spec)
        key = (printing.number, printing.lang, master, width, ratio, picture is None)
        if key not in self._kept:
            paint_face = master_face if master else table_face
            self._kept[key] = QPixmap.fromImage(paint_face(spec_of(printing), picture, width, ratio))
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]

    def _came(self, number: str) -> None:
        self.changed.emit(number)
