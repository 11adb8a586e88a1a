"""Faces as pixmaps, painted once for each size and state and kept; pictures come when they are painted."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QRectF, Signal, SignalInstance
from PySide6.QtGui import QImage, QPixmap

from engine.views import CardView
from trails_desktop.board.game import FacePainter
from trails_desktop.table.pieces.pixmaps import KeptPixmaps
from trails_desktop.ui.paint import begin_image

MEMORY: Final = 48 * 2**20
#: Faces of one game that boards hand on to one another.
KeptFaces = KeptPixmaps[Hashable]


def new_kept() -> KeptFaces:
    """None as yet."""
    return KeptPixmaps(MEMORY)


class Pictures(Protocol):
    """Whoever paints pictures in the background (:class:`trails_desktop.cardart.pictures.store.PictureStore`)."""

    ready: SignalInstance

    def get(self, spec: Any, factor: int = 1) -> QImage | None:
        """The picture, None while it is being painted; ``ready`` then tells its number."""


class BoardFaces(QObject):
    """``repainted()``: pictures came, ask again."""

    repainted = Signal()

    def __init__(
        self,
        painter: FacePainter,
        pictures: Pictures | None,
        language: str,
        parent: QObject | None = None,
        kept: KeptFaces | None = None,
    ) -> None:
        super().__init__(parent)
        self.painter, self.language = painter, language
        self._pictures = pictures
        self._kept = new_kept() if kept is None else kept
        if pictures is not None:
            pictures.ready.connect(self._came)

    def set_language(self, language: str) -> None:
        """Print cards in another language."""
        self.language = language

    def name(self, card: CardView) -> str:
        """A card's name, "" for one that is hidden."""
        return self.painter.name(card, self.language)

    def pixmap(self, card: CardView, kind: str, width: float, height: float, dpr: float) -> QPixmap:
        """A face in logical pixels."""
        w, h = max(1, round(width)), max(1, round(height))
        hidden = card.name is None
        spec = None if hidden or kind == "back" else self.painter.picture(card)
        picture = None if spec is None or self._pictures is None else self._pictures.get(spec)
        key = (self.painter.key(card, kind, self.language), kind, w, h, dpr, picture is not None)
        found = self._kept.find(key)
        if found is not None:
            return found
        image, p = begin_image(w, h, dpr)
        self.painter.paint(p, card, kind, QRectF(0, 0, w, h), picture, self.language)
        p.end()
        return self._kept.keep(key, QPixmap.fromImage(image))

    def _came(self, number: str) -> None:
        self.repainted.emit()
