"""A card in black on white, of text alone: for printing without wasting ink."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from engine.trails.cards.printing import Printing
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import Role, font
from trails_desktop.ui.marks import mark_path
from trails_desktop.ui.orgs import org_style

_INK: Final = "#000000"
_SIZES: Final = (3.1, 2.9, 2.7, 2.5, 2.3, 2.1, 1.9, 1.7)  #: mm of card text, the largest that fits


class _Pen:
    """Draws in mm from a card's upper left corner."""

    def __init__(self, p: QPainter, x: float, y: float, dots: float) -> None:
        self.p, self.x, self.y, self.dots = p, x, y, dots

    def font(self, role: Role, size: float, text: str, weight: int | None = None) -> QFont:
        return font(role, size * self.dots, weight, 0, text)

    def at(self, x: float, y: float) -> QPointF:
        return QPointF((self.x + x) * self.dots, (self.y + y) * self.dots)

    def box(self, x: float, y: float, wide: float, high: float) -> QRectF:
        return QRectF(self.at(x, y), self.at(x + wide, y + high))

    def text(self, x: float, y: float, text: str, role: Role, size: float, wide: float, align: str = "l",
             weight: int | None = None) -> None:  # fmt: skip
        """One line, set smaller until it fits."""
        used = self.font(role, size, text, weight)
        while QFontMetricsF(used).horizontalAdvance(text) > wide * self.dots and size > 1.4:
            size -= 0.2
            used = self.font(role, size, text, weight)
        self.p.setFont(used)
        self.p.setPen(QColor(_INK))
        width = QFontMetricsF(used).horizontalAdvance(text)
        point = self.at(x, y)
        left = point.x() - (width if align == "r" else width / 2 if align == "c" else 0)
        self.p.drawText(QPointF(left, point.y()), text)


def paint_plain(p: QPainter, card: Printing, x: float, y: float, wide: float, high: float, dots: float) -> None:
    """Paint a card whose corner is at (x, y) mm; ``dots`` to one mm."""
    pen = _Pen(p, x, y, dots)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(_INK), 0.25 * dots))
    p.drawRoundedRect(pen.box(0.6, 0.6, wide - 1.2, high - 1.2), 3 * dots, 3 * dots)
    cost, unit = _cost(card)
    p.drawEllipse(pen.at(7, 8), 4.4 * dots, 4.4 * dots)
    pen.text(7, 9.4, cost, "cond", 5.2, 8, "c", 700)
    pen.text(7, 15.4, unit, "cond", 2.4, 8, "c", 600)
    pen.text(13, 8, card.name, "display", 4.6, wide - 17, weight=600)
    if card.subname:
        pen.text(13, 12.2, f"[{card.subname}]", "ui", 2.8, wide - 17)
    p.setPen(QPen(QColor(_INK), 0.15 * dots))
    p.drawLine(pen.at(4, 18), pen.at(wide - 4, 18))
    left = 4.0
    for org in card.orgs[:3]:
        centre = pen.at(left + 1.5, 21)
        paint.fill_path(p, mark_path(org_style(org).mark, centre.x(), centre.y(), 1.4 * dots), _INK)
        left += 4
    pen.text(left + 0.4, 21.9, " · ".join([*card.orgs, card.type]), "cond", 2.7, wide - left - 4.4, weight=600)
    _body(pen, card, wide, high)
    if card.strength is not None and "UNIT" in card.type:
        pen.text(wide - 4, high - 5, f"STR {card.strength}   DEF {card.defence or 0}", "cond", 5.4, 34, "r", 700)
    pen.text(4, high - 4.4, f"{card.number} {card.rarity}", "cond", 2.3, 22)


def _body(pen: _Pen, card: Printing, wide: float, high: float) -> None:
    text = card.text.replace("{action}", "[A]").replace("{enter}", "[E]")
    if card.arts is not None:
        text += f"\n\n{card.arts.name} ({card.arts.ep} EP)\n{card.arts.text}"
    room = pen.box(4, 25, wide - 8, high - 38)
    flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop)
    used = pen.font("ui", _SIZES[0], text)
    for size in _SIZES:
        used = pen.font("ui", size, text)
        if QFontMetricsF(used).boundingRect(QRectF(0, 0, room.width(), 1e6), flags, text).height() <= room.height():
            break
    pen.p.setFont(used)
    pen.p.setPen(QColor(_INK))
    pen.p.drawText(room, flags, text)


def _cost(card: Printing) -> tuple[str, str]:
    if "EVENT" in card.type:
        return str(card.ep or 0), "EP"
    if "BASE" in card.type:
        return str(card.level or 0), "LV"
    return str(card.cp or 0), "CP"
