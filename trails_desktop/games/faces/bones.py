"""Parts that every face has: picture, numerals, panel, fallback without a picture, the strip of a card on its side."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPainterPath

from trails_desktop.games.faces.house import House
from trails_desktop.games.faces.houses import draw_pattern, mark_of
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.paint import Align, elide, fill_path, fit, gradient, polygon, rounded, text, tone
from trails_desktop.ui.theme import LOWERED, RAISED

RING: Final = {"C": "#8C98A6", "U": "#C9D2DA", "R": "#E9C266"}
FRAME: Final = {"C": "#46525F", "U": "#AEB8C2", "R": "#E2B95C"}
BAND: Final = "#12161E"
WOUND: Final = "#FF9078"
WOUND_GROUND: Final = "#2A0E0A"


def numeral(
    p: QPainter, x: float, y: float, s: str, size: float, colour: str = "#10161F", align: Align = "c", weight: int = 700
) -> None:
    """Figures whose ink is centred on a height."""
    used = font("cond", size, weight)
    middle = QFontMetricsF(used).tightBoundingRect(s).center().y()
    text(p, x, y - middle, s, used, colour, align)


def hue_of(now: int, printed: int) -> str:
    """White for what is printed, mint for more, coral for less."""
    return "#FFFFFF" if now == printed else RAISED if now > printed else LOWERED


def draw_picture(p: QPainter, rect: QRectF, picture: QImage | None, house: House, focus: float = 0.42) -> None:
    """The picture cut to a rectangle; without one the house's colours, pattern and a large mark."""
    if picture is None or picture.isNull():
        deep = QColor(house.deep)
        ground = gradient(0, rect.top(), 0, rect.bottom(), [(0, deep.lighter(135)), (1, deep.darker(150))])
        p.fillRect(rect, ground)
        draw_pattern(p, rect, house.pattern, tone("#FFFFFF", 0.07), rect.width() / 540)
        r = min(rect.width(), rect.height()) * 0.30
        fill_path(p, mark_of(house, rect.center().x(), rect.center().y(), r), tone("#FFFDF4", 0.18))
        return
    ratio, wide, high = rect.width() / rect.height(), picture.width(), picture.height()
    if wide / high > ratio:
        w, h = high * ratio, float(high)
        x, y = (wide - w) / 2, 0.0
    else:
        w, h = float(wide), wide / ratio
        x, y = 0.0, max(0.0, min(high - h, high * focus - h / 2))
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.drawImage(rect, picture, QRectF(x, y, w, h))


def draw_notches(p: QPainter, right: float, foot: float, count: int, k: float) -> None:
    """Damage, one notch each; from six on one notch and the number."""
    shown = count if count < 6 else 1
    label = "" if count < 6 else f"× {count}"
    used = font("cond", 12 * k, 700)
    more = text_width(used, label) + 4 * k if label else 0.0
    wide = (shown * 9 + 8) * k + more
    box = QRectF(right - wide, foot - 13 * k, wide, 13 * k)
    rounded(p, box, 6.5 * k, WOUND_GROUND, WOUND, k)
    for i in range(shown):
        x, top, low = box.left() + (6 + i * 9) * k, box.top() + 3 * k, box.bottom() - 2.4 * k
        fill_path(p, polygon([(x, top), (x + 6 * k, top), (x + 3.6 * k, low), (x - k, low)]), WOUND)
    if label:
        text(p, box.right() - 5 * k, box.bottom() - 2.8 * k, label, used, WOUND, "r")


def draw_wound_bar(p: QPainter, rect: QRectF, damage: int, whole: int) -> None:
    """Damage as a bar: what is left and what is taken."""
    share = min(1.0, damage / whole) if whole > 0 else 1.0
    p.fillRect(rect, QColor("#0A0E14"))
    p.fillRect(QRectF(rect.left(), rect.top(), rect.width() * (1 - share), rect.height()), QColor(RAISED))
    taken = rect.width() * share
    p.fillRect(QRectF(rect.right() - taken, rect.top(), taken, rect.height()), QColor("#FF7F66"))


def draw_strip(p: QPainter, rect: QRectF, name: str, values: list[tuple[str, str]], k: float) -> None:
    """The upright strip over the foot of a card on its side: its name, and values with their colours."""
    high = 24 * k
    r = QRectF(rect.left() + 2, rect.bottom() - high - 2, rect.width() - 4, high)
    rounded(p, r, 4 * k, tone("#0E151F", 0.94), tone("#FFFFFF", 0.22), 0.8)
    x = r.right() - 7 * k
    big, small = font("cond", 18 * k, 700), font("cond", 16 * k, 500)
    for nth, (value, colour) in enumerate(reversed(values)):
        if nth:
            x -= text(p, x, r.center().y() + 6 * k, "/", small, "#8496A7", "r") + 2 * k
        x -= text(p, x, r.center().y() + 6.4 * k, value, big, colour, "r") + 2 * k
    used = fit("cond", name, x - r.left() - 10 * k, (13.5 * k, 12.5 * k, 11.5 * k), 600)
    text(p, r.left() + 7 * k, r.center().y() + 4.7 * k, elide(name, used, x - r.left() - 8 * k), used, "#FFFFFF")


def card_path(w: float, h: float, radius: float, inset: float = 0.0) -> QPainterPath:
    """The outline of a card."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(inset, inset, w - 2 * inset, h - 2 * inset), radius, radius)
    return path


def straight(rect: QRectF) -> QPainterPath:
    """A plain panel."""
    path = QPainterPath()
    path.addRect(rect)
    return path


def arched(rect: QRectF) -> QPainterPath:
    """A panel whose top edge is an arc of 26."""
    path = QPainterPath(rect.topLeft())
    path.moveTo(rect.left(), rect.top() + 26)
    path.quadTo(rect.center().x(), rect.top() - 26, rect.right(), rect.top() + 26)
    path.lineTo(rect.right(), rect.bottom())
    path.lineTo(rect.left(), rect.bottom())
    path.closeSubpath()
    return path


def cut(rect: QRectF) -> QPainterPath:
    """A panel with cut corners."""
    x0, x1, y0, y1 = rect.left(), rect.right(), rect.top(), rect.bottom()
    return polygon([(x0, y0 + 30), (x0 + 30, y0), (x1 - 30, y0), (x1, y0 + 30), (x1, y1), (x0, y1)])


def dim(p: QPainter, w: float, h: float, radius: float) -> None:
    """A veil over a card that cannot be played yet."""
    p.setPen(Qt.PenStyle.NoPen)
    fill_path(p, card_path(w, h, radius), tone("#0A1016", 0.62))
