"""Small shared drawings: cost medals, badges, tags, key caps, bond lamps, pips and button grounds."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QImage, QPainter, QPainterPath

from trails_desktop.ui import theme as ui_theme
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.icons import ICONS, draw_icon
from trails_desktop.ui.marks import mark_path
from trails_desktop.ui.orgs import OrgStyle
from trails_desktop.ui.paint_base import (
    Colour,
    begin_image,
    circle,
    device_ratio,
    fill_path,
    gradient,
    radial,
    rounded,
    text,
    tone,
)
from trails_desktop.ui.paint_depth import draw_glow, draw_shadow
from trails_desktop.ui.theme import Theme

Medal = Literal["cp", "ep", "lv"]

LAMPS = 40
LAMP_ROW = 20


def lens_path(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    """The pointed lens of EP."""
    path = QPainterPath(QPointF(x, y - ry))
    path.cubicTo(x + rx * 1.28, y - ry * 0.42, x + rx * 1.28, y + ry * 0.42, x, y + ry)
    path.cubicTo(x - rx * 1.28, y + ry * 0.42, x - rx * 1.28, y - ry * 0.42, x, y - ry)
    return path


def _keystone(x: float, y: float, r: float) -> QPainterPath:
    path = QPainterPath(QPointF(x - r * 1.02, y - r * 0.74))
    path.quadTo(x, y - r * 1.16, x + r * 1.02, y - r * 0.74)
    path.lineTo(x + r * 0.66, y + r * 0.92)
    path.quadTo(x, y + r * 0.70, x - r * 0.66, y + r * 0.92)
    path.closeSubpath()
    return path


def cost_medal(
    p: QPainter,
    kind: Medal,
    x: float,
    y: float,
    r: float,
    number: int | str,
    ring: Colour = ui_theme.BRASS,
    small: bool = False,
    change: int = 0,
) -> None:
    """A cost: ``cp`` a round lamp, ``ep`` a pointed lens, ``lv`` a keystone, centred on (x, y) with radius ``r``.

    ``small`` leaves the shadow out. ``change`` +1 or -1 marks a raised or lowered number with a small arrow on an
    ink disc, because a colour alone would not do on the bright lamp.
    """
    world = p.transform()
    if world.m12() == 0 and world.m21() == 0 and world.m11() > 0:
        # The body is the same for thousands of cards: one image each size, on whole device pixels.
        ratio = device_ratio(p)
        at = world.map(QPointF(x, y))
        at = QPointF(round(at.x() * ratio) / ratio, round(at.y() * ratio) / ratio)
        unit = world.m11() * ratio
        image = _medal_image(kind, round(r * unit * 8), QColor(ring).rgb(), small, round(unit, 3), round(ratio, 3))
        half = image.deviceIndependentSize().width() / 2
        p.save()
        p.resetTransform()
        p.drawImage(QPointF(at.x() - half, at.y() - half), image)
        p.restore()
        x, y = (at.x() - world.dx()) / world.m11(), (at.y() - world.dy()) / world.m22()
    else:
        _medal_body(p, kind, x, y, r, ring, small, 1.0)
    s = str(number)
    used = font("cond", r * (1.28 if len(s) < 2 else 1.02), 700)
    box = QFontMetricsF(used).tightBoundingRect(s)
    lift = r * 0.02 if kind == "lv" else 0.0
    text(p, x, y - lift - box.center().y(), s, used, ui_theme.INK, "c")
    if change:
        ax, ay, ar = x + r * 0.78, y + r * 0.72, max(4.0, r * 0.36)
        sign = ui_theme.RAISED if change > 0 else ui_theme.LOWERED
        fill_path(p, circle(ax, ay, ar), ui_theme.INK, sign, max(0.8, ar * 0.14))
        draw_icon(p, "up" if change > 0 else "down", ax, ay, ar * 1.4, sign)


@lru_cache(maxsize=128)
def _medal_image(kind: Medal, eighths: int, rgb: int, small: bool, unit: float, ratio: float) -> QImage:
    """A medal's body without number; its radius in eighths of a device pixel."""
    r = eighths / 8
    half = math.ceil(r * 1.45) + 2
    image, p = begin_image(2 * half, 2 * half)
    _medal_body(p, kind, half, half, r, QColor.fromRgb(rgb), small, unit)
    p.end()
    image.setDevicePixelRatio(ratio)
    return image


def _medal_body(p: QPainter, kind: Medal, x: float, y: float, r: float, ring: Colour, small: bool, unit: float) -> None:
    k = r / 44
    if kind == "cp":
        shape = circle(x, y, r)
        light, mid, dark = ui_theme.CP_LAMP
        fill = radial(x, y, r * 1.25, [(0, light), (0.55, mid), (1, dark)], x - r * 0.3, y - r * 0.35)
    elif kind == "ep":
        shape = lens_path(x, y, r * 0.86, r * 1.18)
        light, mid, dark = ui_theme.EP_LENS
        fill = radial(x, y, r * 1.35, [(0, light), (0.5, mid), (1, dark)], x - r * 0.25, y - r * 0.4)
    else:
        shape = _keystone(x, y, r * 1.02)
        light, dark = ui_theme.LEVEL_STONE
        fill = gradient(x, y - r, x, y + r, [(0, light), (1, dark)])
    if not small:
        for i in range(4):
            fill_path(p, shape.translated(0, (2 + i) * k), None, tone("#000000", 0.16), (7 - i) * k)
    # Thin outlines must not vanish on small medals.
    fill_path(p, shape, ui_theme.INK, ui_theme.INK, max(2.2 * unit, 9 * k))
    fill_path(p, shape, fill, ring, max(unit, 3.4 * k))


def badge(p: QPainter, name: str, x: float, y: float, r: float) -> None:
    """A white icon on an ink disc with a white rim; a name without icon shows its first letter or kanji."""
    fill_path(p, circle(x, y, r), ui_theme.INK, tone("#FFFFFF", 0.85), max(1.0, r * 0.085))
    if name in ICONS:
        draw_icon(p, name, x, y, r * 1.28, "#FFFFFF")
        return
    letter = name.strip()[:1].upper() or "?"
    used = font("cond", r * 1.3, 700, 0, letter)
    text(p, x, y - QFontMetricsF(used).tightBoundingRect(letter).center().y(), letter, used, "#FFFFFF", "c")


def organization_medal(p: QPainter, style: OrgStyle, x: float, y: float, r: float, line: Colour) -> None:
    """An organization's mark on a disc of its deep colour, as on the plates."""
    fill_path(p, circle(x, y, r), style.deep, line, max(1.0, r * 0.1))
    fill_path(p, mark_path(style.mark, x, y, r * 0.56), ui_theme.SIGN)


def pill_width(s: str, k: float = 1.0) -> float:
    """The width of :func:`pill` for a text at scale ``k``."""
    return text_width(font("cond", 15 * k, 700, 2, s), s) + 38 * k


def pill(p: QPainter, x: float, y: float, name: str, s: str, colour: Colour, theme: Theme, k: float = 1.0) -> QRectF:
    """A forecast tag centred on (x, y): icon and capitals in a 24 high pill; returns its box."""
    used = font("cond", 15 * k, 700, 2, s)
    width = round(pill_width(s, k))
    height = round(24 * k)
    box = QRectF(round(x - width / 2), round(y - height / 2), width, height)
    draw_shadow(p, box, height / 2, 1, theme)
    rounded(p, box, height / 2, theme.chip, colour, 4 if theme.flat else 2)
    draw_icon(p, name, box.left() + 15 * k, box.center().y(), 14 * k, colour)
    text(p, box.left() + 26 * k, box.center().y() + QFontMetricsF(used).capHeight() / 2, s, used, colour)
    return box


def key_cap_width(s: str, k: float = 1.0) -> float:
    """The width of :func:`key_cap`."""
    return round(text_width(font("cond", 13 * k, 600, 4, s), s) + 16 * k)


def key_cap(p: QPainter, right: float, middle: float, s: str, colour: Colour, k: float = 1.0) -> QRectF:
    """A key's name in a small outlined cap, right-aligned at ``right``, centred on ``middle``; returns its box."""
    used = font("cond", 13 * k, 600, 4, s)
    width, height = key_cap_width(s, k), round(21 * k)
    box = QRectF(round(right - width), round(middle - height / 2), width, height)
    ground, line = QColor(colour), QColor(colour)
    ground.setAlphaF(0.09)
    line.setAlphaF(0.45)
    rounded(p, box.adjusted(0.5, 0.5, -0.5, -0.5), 5 * k, ground, line, 1)
    text(p, box.center().x(), box.center().y() + QFontMetricsF(used).capHeight() / 2, s, used, colour, "c")
    return box


def lamp_centres(rect: QRectF, k: float = 1.0) -> list[QPointF]:
    """Where the forty bond lamps stand: two rows of twenty, the first lamp at the upper left."""
    step = rect.width() / LAMP_ROW
    top = rect.top() + 6 * k
    return [
        QPointF(rect.left() + step * (i % LAMP_ROW) + step / 2, top + (i // LAMP_ROW) * 13 * k) for i in range(LAMPS)
    ]


def lamps(p: QPainter, rect: QRectF, bond: int, theme: Theme, k: float = 1.0, ghosts: int = 0) -> None:
    """The forty bond lamps in ``rect`` (about 25 k high): lit discs, lost ones dark rings, readable without colour.

    ``ghosts`` is how many of the lit ones a forecast would put out; they are drawn as coral rings with a dim core.
    Zero or negative bond: all out.
    """
    lit = max(0, min(LAMPS, bond))
    going = max(0, lit - max(0, ghosts))
    ratio = device_ratio(p)
    images = [
        _lamp("out", round(k * 100), theme.text3, theme.flat, ratio),
        _lamp("ghost", round(k * 100), theme.coral, theme.flat, ratio),
        _lamp("lit", round(k * 100), theme.amber, theme.flat, ratio),
    ]
    half = images[0].deviceIndependentSize().width() / 2
    for i, at in enumerate(lamp_centres(rect, k)):
        image = images[2 if i < going else 1 if i < lit else 0]
        p.drawImage(QPointF(round((at.x() - half) * ratio) / ratio, round((at.y() - half) * ratio) / ratio), image)


@lru_cache(maxsize=64)
def _lamp(state: str, percent: int, colour: str, flat: bool, dpr: float) -> QImage:
    k = percent / 100
    half = round(6 * k) + 1
    image, p = begin_image(2 * half, 2 * half, dpr)
    if state == "lit":
        fill = QBrush(QColor(colour)) if flat else _lamp_light(half, half, 4.4 * k)
        fill_path(p, circle(half, half, 4.1 * k), fill)
    else:
        core = tone(colour, 0.28) if state == "ghost" else None
        fill_path(p, circle(half, half, 3.4 * k), core, tone(colour, 1.0 if state == "ghost" else 0.75), 1.2 * k)
    p.end()
    return image


def _lamp_light(x: float, y: float, r: float) -> QBrush:
    return radial(x, y, r, [(0, "#FFF6D2"), (0.6, "#FFCF66"), (1, "#E0921A")])


def pips(
    p: QPainter,
    x: float,
    y: float,
    kind: Literal["cp", "ep"],
    count: int,
    theme: Theme,
    k: float = 1.0,
    room: float = 1000.0,
) -> float:
    """CP circles or EP lenses in a row from ``x``, centred on ``y``; more than eight, or than fit into ``room``, become
    one pip and "x 11", and where not even that fits the bare number. None is a plain 0. Returns the width used."""
    used = font("cond", 15 * k, 600)
    base = y + QFontMetricsF(used).capHeight() / 2
    if count <= 0:
        return text(p, x, base, str(count), used, theme.text3)
    shown = count if count <= 8 and (15 * count - 1) * k <= room else 1
    many = f"× {count}"
    if shown != count and 18 * k + text_width(used, many) > room:
        return text(p, x, base, str(count), used, theme.text)
    for i in range(shown):
        cx = x + (7 + 15 * i) * k
        if kind == "cp":
            fill = radial(cx, y, 6.4 * k, list(zip((0.0, 0.6, 1.0), ui_theme.CP_LAMP, strict=True)))
            fill_path(p, circle(cx, y, 6 * k), fill, ui_theme.INK, 1)
        else:
            fill = radial(cx, y, 8 * k, list(zip((0.0, 0.5, 1.0), ui_theme.EP_LENS, strict=True)))
            fill_path(p, lens_path(cx, y, 5.4 * k, 8 * k), fill, ui_theme.INK, 1)
    if shown == count:
        return 15 * k * shown
    return 18 * k + text(p, x + 18 * k, base, many, used, theme.text)


def button_ground(
    p: QPainter, rect: QRectF, theme: Theme, primary: bool, enabled: bool = True, pressed: bool = False,
    k: float = 1.0,
) -> tuple[str, str]:  # fmt: skip
    """The body of a button on the board, lines and corners times ``k``; returns the colours of its text and of its
    second line."""
    if not primary or not enabled:
        ground = theme.panel2 if not pressed else theme.panel
        rounded(p, rect, 10 * k, ground, theme.line, (2 if theme.flat else 1.2) * k)
        return (theme.text, theme.text2) if enabled else (theme.text3, theme.text3)
    if theme.flat:
        rounded(p, rect, 12 * k, theme.amber, "#FFFFFF", 2 * k)
        return ui_theme.BUTTON_TEXT, ui_theme.BUTTON_TEXT2
    if not pressed:
        draw_glow(p, rect, 12 * k, theme.amber, 9, 0.35)
        draw_shadow(p, rect, 12 * k, 3, theme)
    top, middle, foot = ui_theme.BUTTON if not pressed else (ui_theme.BUTTON[1], ui_theme.BUTTON[1], ui_theme.BUTTON[2])
    fill = gradient(0, rect.top(), 0, rect.bottom(), [(0, top), (0.5, middle), (1, foot)])
    rounded(p, rect, 12 * k, fill, "#FFEFC4", 1.4 * k)
    return ui_theme.BUTTON_TEXT, ui_theme.BUTTON_TEXT2
