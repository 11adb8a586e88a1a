"""A card in the scene: a picture of its face and the signs it wears. No rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trails_desktop.board.spec.placing import Spot
from trails_desktop.table.pieces.overlays import MARGIN, Signs
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.paint import rounded, text, tone
from trails_desktop.ui.theme import Theme

_UNDER: Final = {"can": "can glow", "picked": "picked glow", "target": "target glow", "attacker": "picked glow"}
_OVER: Final = {"can": ("can", "tab"), "picked": ("picked",), "target": ("target",), "may": ("may",),
                "refused": ("refused",), "focus": ("focus",), "attacker": ("picked",), "pays": ("pays",)}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Worn:
    """Signs of a card. marks: of ``can may picked target attacker refused focus pays``. number: its place in the
    answer. tag: a word over it and its colour's name. seal: a small seal at its foot. veil: a film over it. dim: it
    matters not now."""

    marks: frozenset[str] = frozenset()
    number: str = ""
    tag: tuple[str, str] = ("", "")
    seal: str = ""
    veil: str = ""
    dim: bool = False


class BoardCard(QGraphicsItem):
    """Its position is its centre."""

    def __init__(self, ident: int) -> None:
        super().__init__()
        self.ident = ident
        self.spot: Spot | None = None
        self.worn = Worn()
        self._face = QPixmap()
        self._w = self._h = 0.0
        self._signs: Signs | None = None
        self._sealed: QPixmap | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lie(self, spot: Spot, face: QPixmap, signs: Signs) -> None:
        """Lie at a spot with a face on; the item itself is moved by whoever moves it."""
        box = spot.box
        if (box.w, box.h) != (self._w, self._h):
            self.prepareGeometryChange()
            self._w, self._h = round(box.w), round(box.h)
        self.spot, self._face, self._signs = spot, face, signs
        self.setRotation(spot.angle)
        self.update()

    def wear(self, worn: Worn, seal: QPixmap | None = None) -> None:
        """Wear other signs."""
        if worn != self.worn or seal is not self._sealed:
            self.worn, self._sealed = worn, seal
            self.setOpacity(0.45 if worn.dim else 1.0)
            self.update()

    def boundingRect(self) -> QRectF:
        """The face and what is round it."""
        m = MARGIN + 8
        return QRectF(-self._w / 2 - m, -self._h / 2 - m, self._w + 2 * m, self._h + 2 * m)

    @property
    def face_box(self) -> QRectF:
        """The face in its own coordinates."""
        return QRectF(-self._w / 2, -self._h / 2, self._w, self._h)

    def holds(self, point: QPointF) -> bool:
        """Whether a point of the scene lies on it."""
        return self.face_box.contains(self.mapFromScene(point))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Copy face and signs."""
        signs, spot = self._signs, self.spot
        if signs is None or spot is None:
            return
        w, h = int(self._w), int(self._h)
        corner = QPointF(-self._w / 2 - MARGIN, -self._h / 2 - MARGIN)
        painter.drawPixmap(corner, signs.sign("rest", w, h))
        for mark in self.worn.marks:
            if mark in _UNDER:
                painter.drawPixmap(corner, signs.sign(_UNDER[mark], w, h))
        painter.drawPixmap(self.face_box.topLeft(), self._face)
        if self.worn.veil:
            rounded(painter, self.face_box, 6, tone(self.worn.veil, 0.26), self.worn.veil, 2)
        for mark in sorted(self.worn.marks):
            for name in _OVER.get(mark, ()):
                painter.drawPixmap(corner, signs.sign(name, w, h))
        theme = signs.theme
        if self._sealed is not None:
            painter.drawPixmap(QPointF(-self._w / 2 + 1, self._h / 2 - 12), self._sealed)
        if self.worn.number:
            disc = signs.disc(self.worn.number, 12.0 * signs.grown)
            painter.drawPixmap(QPointF(self._w / 2 - 14 * signs.grown, -self._h / 2 - 10 * signs.grown), disc)
        if self.worn.tag[0]:
            _tag(painter, self.worn.tag, theme, self._w, signs.grown)


def _tag(p: QPainter, tag: tuple[str, str], theme: Theme, width: float, k: float) -> None:
    said, colour = tag[0], getattr(theme, tag[1], theme.text)
    used = font("cond", 15 * k, 700, 2, said)
    wide = max(40.0, min(text_width(used, said) + 22 * k, width + 40))
    box = QRectF(-wide / 2, -12 * k, wide, 24 * k)
    rounded(p, box, 12 * k, theme.chip, colour, 1.6)
    text(p, 0, 5.4 * k, said, used, colour, "c", wide - 12 * k)
