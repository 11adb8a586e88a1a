"""Icons on a 24 unit grid, drawn with QPainter, and which icon belongs to which icon craft."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QIcon, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from trails_desktop.ui.icons_data import DRAWINGS

ICONS: Final = tuple(DRAWINGS)
GRID: Final = 24.0
STROKE: Final = 2.2

# Icon craft by English key: icon name, Japanese print. Other keys get their first letter instead of an icon.
CRAFTS: Final[dict[str, tuple[str, str]]] = {
    "Covert": ("covert", "暗躍"),
    "Dispatch": ("dispatch", "派遣"),
    "Reinforcement": ("reinforce", "援軍"),
    "Attribution": ("attribution", "帰属"),
    "Martial Arts": ("martial", "武術"),
    "Hate": ("hate", "ヘイト"),
    "Tactical Link": ("link", "戦術リンク"),
    "Uplift": ("uplift", "高揚"),
    "Regime Break": ("breaker", "体制崩し"),
    "Boarding": ("boarding", "搭乗"),
    "Magic": ("magic", "魔法"),
    "Wings of Light": ("wings", "光まとう翼"),
    "Curse": ("curse", "呪い"),
    "Covert: Choice": ("covert_choice", "暗躍:選択式"),
    "Doll": ("doll", "人形"),
}


@dataclass(frozen=True, slots=True)
class _Drawing:
    stroke: QPainterPath
    solid: QPainterPath
    """Filled and stroked."""
    fill: QPainterPath
    """Filled only."""


def craft_key(printed: str) -> str:
    """The English key of an icon craft as printed in either language, with any number or quotation after it dropped;
    unknown crafts come back stripped."""
    name = re.sub(r"\s*(?:[「\"“].*|[0-9０-９X]+)$", "", printed.strip()).replace("：", ":")
    for key, (_, japanese) in CRAFTS.items():
        if name.casefold() in (key.casefold(), key.casefold() + "s", japanese):
            return key
    return name


def craft_icon(key: str) -> str | None:
    """The icon of an icon craft by English key, None if nobody drew one (show the first letter instead)."""
    found = CRAFTS.get(craft_key(key))
    return found[0] if found else None


def draw_icon(p: QPainter, name: str, cx: float, cy: float, size: float, colour: QColor | str) -> None:
    """Draw an icon centred on (cx, cy), ``size`` pixels wide and high. Raises KeyError for an unknown name."""
    drawing = _drawing(name)
    ink = QColor(colour)
    p.save()
    p.translate(cx - size / 2, cy - size / 2)
    p.scale(size / GRID, size / GRID)
    pen = QPen(
        QBrush(ink), STROKE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    )  # fmt: skip
    p.setPen(pen)
    if not drawing.stroke.isEmpty():
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(drawing.stroke)
    p.setBrush(ink)
    if not drawing.solid.isEmpty():
        p.drawPath(drawing.solid)
    if not drawing.fill.isEmpty():
        p.setPen(Qt.PenStyle.NoPen)
        p.drawPath(drawing.fill)
    p.restore()


def icon_image(name: str, colour: QColor | str, size: int, dpr: float = 1.0) -> QImage:
    """The icon as an image of ``size`` logical pixels; usable off the GUI thread."""
    image = QImage(round(size * dpr), round(size * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_icon(p, name, size / 2, size / 2, size, colour)
    p.end()
    return image


def icon(name: str, colour: QColor | str, size: int = 20, dpr: float = 1.0) -> QIcon:
    """The icon for an ordinary widget; GUI thread only."""
    return QIcon(QPixmap.fromImage(icon_image(name, colour, size, dpr)))


@cache
def _drawing(name: str) -> _Drawing:
    stroke, solid, fill = QPainterPath(), QPainterPath(), QPainterPath()
    fill.setFillRule(Qt.FillRule.WindingFill)
    for operation in DRAWINGS[name].split(";"):
        kind, *rest = operation.split()
        n = [float(v) for v in rest]
        if kind == "L":
            stroke.addPath(_through(n, closed=n[:2] == n[-2:]))
        elif kind == "G":
            solid.addPath(_through(n, closed=True))
        elif kind == "F":
            fill.addPath(_through(n, closed=True))
        elif kind in ("E", "D", "O"):
            target = {"E": stroke, "D": solid, "O": fill}[kind]
            target.addEllipse(QPointF(n[0], n[1]), n[2], n[-1] if len(n) > 3 else n[2])
        elif kind == "A":
            box = QRectF(n[0] - n[2], n[1] - n[2], 2 * n[2], 2 * n[2])
            stroke.arcMoveTo(box, n[3])
            stroke.arcTo(box, n[3], n[4])
        elif kind in ("R", "S"):
            (stroke if kind == "R" else solid).addRoundedRect(QRectF(*n[:4]), n[4], n[4])
        elif kind == "X":
            hole = QPainterPath()
            hole.addEllipse(QPointF(n[0], n[1]), n[2], n[-1] if len(n) > 3 else n[2])
            fill = fill.subtracted(hole)
        else:
            (stroke if kind == "C" else fill).addPath(_curve(n))
    return _Drawing(stroke, solid, fill)


def _through(n: list[float], closed: bool) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in zip(n[::2], n[1::2], strict=True)]))
    if closed:
        path.closeSubpath()
    return path


def _curve(n: list[float]) -> QPainterPath:
    path = QPainterPath(QPointF(n[0], n[1]))
    for i in range(2, len(n), 6):
        path.cubicTo(n[i], n[i + 1], n[i + 2], n[i + 3], n[i + 4], n[i + 5])
    return path
