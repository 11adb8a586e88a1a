"""The smallest painting helpers: colours, text on a baseline, boxes, gradients, paths, images."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from trails_desktop.ui.fonts import Role, font, is_japanese, text_width

Colour = QColor | str
Align = Literal["l", "c", "r"]
Stops = Sequence[tuple[float, Colour]]
_NARROWEST = 84  #: percent to which letters may be pressed together


def device_ratio(p: QPainter) -> float:
    """Device pixels to one logical pixel of what is painted on, 1.0 when it cannot be told.

    Read from the transforms: a Python wrapper made by ``p.device()`` may outlive its device.
    """
    device, world = p.deviceTransform(), p.worldTransform()
    length = hypot(world.m11(), world.m12())
    return round(hypot(device.m11(), device.m12()) / length, 3) if length else 1.0


def tone(colour: str, alpha: float = 1.0) -> QColor:
    """A colour from ``#RRGGBB`` with an opacity from 0 to 1."""
    made = QColor(colour)
    made.setAlphaF(min(1.0, max(0.0, alpha)))
    return made


def begin_image(width: float, height: float, dpr: float = 1.0, ground: Colour | None = None) -> tuple[QImage, QPainter]:
    """A transparent (or ``ground`` coloured) image of that logical size and a painter on it; call ``end`` yourself."""
    image = QImage(
        max(1, round(width * dpr)), max(1, round(height * dpr)), QImage.Format.Format_ARGB32_Premultiplied
    )  # fmt: skip
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent if ground is None else QColor(ground))
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    return image, painter


def elide(s: str, used: QFont, width: float) -> str:
    """The text, cut with an ellipsis if it is wider than ``width``."""
    if text_width(used, s) <= width + 0.5:
        return s
    return QFontMetricsF(used).elidedText(s, Qt.TextElideMode.ElideRight, width)


def text(
    p: QPainter,
    x: float,
    y: float,
    s: str,
    used: QFont,
    colour: Colour,
    align: Align = "l",
    width: float | None = None,
    shadow: Colour | None = None,
) -> float:
    """Write one line with its baseline at ``y``; returns its width.

    ``x`` is the left end, the middle or the right end after ``align``; wider than ``width`` it is elided; ``shadow``
    is a copy one pixel below.
    """
    if width is not None:
        s = elide(s, used, width)
    advance = text_width(used, s)
    left = x if align == "l" else x - advance if align == "r" else x - advance / 2
    p.setFont(used)
    if shadow is not None:
        p.setPen(QColor(shadow))
        p.drawText(QPointF(left, y + 1), s)
    p.setPen(QColor(colour))
    p.drawText(QPointF(left, y), s)
    return advance


def fit(role: Role, s: str, width: float, sizes: Sequence[float], weight: int | None = None, track: float = 0) -> QFont:
    """The font of the first of ``sizes`` at which ``s`` fits ``width``, else of the last; the caller elides then."""
    used = font(role, sizes[0], weight, track, s)
    for size in sizes:
        used = font(role, size, weight, track, s)
        if text_width(used, s) <= width:
            break
    return used


def squeeze(role: Role, s: str, width: float, sizes: Sequence[float], weight: int | None = None) -> QFont:
    """As :func:`fit`; what is still too long is set in the condensed family and then pressed together to 84 %, so that
    a name is cut only where nothing else helps."""
    used = fit(role, s, width, sizes, weight)
    if text_width(used, s) > width and role == "display" and not is_japanese(s):
        used = fit("cond", s, width, sizes, weight)
    wide = text_width(used, s)
    if wide > width:
        used = QFont(used)
        used.setStretch(max(_NARROWEST, int(100 * width / wide)))
    return used


def cap(
    p: QPainter,
    x: float,
    y: float,
    s: str,
    size: float,
    colour: Colour,
    track: float = 14,
    align: Align = "l",
    weight: int = 600,
) -> float:
    """A tracked label in Barlow Condensed with its baseline at ``y``; returns its width. Pass capitals."""
    return text(p, x, y, s, font("cond", size, weight, track, s), colour, align)


def _pen(colour: Colour | None, width: float) -> QPen:
    return QPen(Qt.PenStyle.NoPen) if colour is None else QPen(QColor(colour), width)


def _brush(fill: QBrush | Colour | None) -> QBrush:
    if fill is None:
        return QBrush(Qt.BrushStyle.NoBrush)
    return fill if isinstance(fill, QBrush) else QBrush(QColor(fill))


def rounded(
    p: QPainter,
    rect: QRectF,
    radius: float,
    fill: QBrush | Colour | None = None,
    line: Colour | None = None,
    width: float = 1,
) -> None:
    """A rounded rectangle, filled and outlined; the outline is centred on the edge."""
    p.setPen(_pen(line, width))
    p.setBrush(_brush(fill))
    p.drawRoundedRect(rect, radius, radius)


def fill_path(
    p: QPainter, path: QPainterPath, fill: QBrush | Colour | None, line: Colour | None = None, width: float = 1
) -> None:
    """A path, filled and outlined."""
    p.setPen(_pen(line, width))
    p.setBrush(_brush(fill))
    p.drawPath(path)


def dashed(p: QPainter, rect: QRectF, radius: float, colour: Colour, width: float = 2.2, dash: float = 5) -> None:
    """A dashed rounded outline without filling: a landing place, or a card that is face-down."""
    pen = QPen(QColor(colour), width, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([dash, dash * 0.6])
    p.setPen(pen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawRoundedRect(rect, radius, radius)


def gradient(x0: float, y0: float, x1: float, y1: float, stops: Stops) -> QBrush:
    """A linear gradient through (offset, colour) stops."""
    made = QLinearGradient(x0, y0, x1, y1)
    for offset, colour in stops:
        made.setColorAt(offset, QColor(colour))
    return QBrush(made)


def radial(x: float, y: float, r: float, stops: Stops, fx: float | None = None, fy: float | None = None) -> QBrush:
    """A radial gradient, its focus at (fx, fy) if given."""
    made = QRadialGradient(x, y, r, x if fx is None else fx, y if fy is None else fy)
    for offset, colour in stops:
        made.setColorAt(offset, QColor(colour))
    return QBrush(made)


def polygon(points: Sequence[tuple[float, float]]) -> QPainterPath:
    """A closed path through the points."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def circle(x: float, y: float, r: float) -> QPainterPath:
    """A circle as a path."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), r, r)
    return path
