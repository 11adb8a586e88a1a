"""The card back and the stunned card: two lighthouses foot to foot, the same after half a turn."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QImage, QPainter, QPainterPath, QPen

from trails_desktop.cardart.faces.parts import FINE, box_path, face_canvas, finish, short_name
from trails_desktop.cardart.faces.spec import MASTER, TABLE_RATIO
from trails_desktop.ui import theme
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.marks import mark_path
from trails_desktop.ui.orgs import ORG_KEYS
from trails_desktop.ui.paint import (
    circle,
    cost_medal,
    fill_path,
    gradient,
    lens_path,
    polygon,
    radial,
    rounded,
    text,
    tone,
)

_W, _H = MASTER
_CX, _CY = _W / 2, _H / 2


@dataclass(frozen=True, slots=True)
class _Paints:
    near: str
    far: str
    line: str
    light: str
    room: str
    room_edge: str
    lens: tuple[str, str, str, str]
    spoke: str
    eye: str


_BRIGHT: Final = _Paints(
    near="#10283B", far="#071421", line="#E2B95C", light="#F6DFA0", room="#FFFFFF", room_edge="#F6DFA0",
    lens=("#FFF6D2", "#F6DFA0", "#C9862A", "#5A2F12"), spoke="#FFF6D2", eye="#FFFDF4",
)  # fmt: skip
_ASH: Final = _Paints(
    near="#39424C", far="#20262E", line="#8B929A", light="#B4BAC0", room="#8F979E", room_edge="#5A626A",
    lens=("#7C848C", "#666E76", "#4C545C", "#353C43"), spoke="#AAB0B6", eye="#AAB0B6",
)  # fmt: skip


def back_face(width: int, dpr: float) -> QImage:
    """The card back, ``width`` x 1.4 ``width``; one image for every card, so nothing can be told from it."""
    return QImage(_back(width, dpr, False))


def stunned_face(name: str | None, cp: int | None, width: int, dpr: float) -> QImage:
    """A stunned card, upright ``width`` x 1.4 ``width``: the back in ash with a plate along the long side that reads
    level once the item is turned by 90 degrees clockwise. ``name`` None (and ``cp`` None) for a seat that may not
    know the card. Runs in any thread."""
    image = QImage(_back(width, dpr, True))
    image.setDevicePixelRatio(1.0)
    p = QPainter(image)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    p.scale(image.width() / 120, image.height() / 168)
    p.translate(60, 84)
    p.rotate(-90)
    _plate(p, name, cp)
    return finish(image, p, dpr)


def _plate(p: QPainter, name: str | None, cp: int | None) -> None:
    rounded(p, QRectF(-76, -17, 152, 34), 5, tone("#12171E", 0.94), theme.LOWERED, 1.4)
    draw_icon(p, "lampout", -59, 0, 20, theme.LOWERED)
    word = QCoreApplication.translate("CardFace", "STUNNED")
    p.scale(1 / FINE, 1 / FINE)
    if name is None:
        used = font("cond", 15 * FINE, 600, 14, word)
        text(p, -43 * FINE, QFontMetricsF(used).capHeight() / 2, word, used, theme.LOWERED, "l", 112 * FINE)
        return
    room = (84 if cp is not None else 110) * FINE
    shown, used = short_name(name, "cond", tuple(z * FINE for z in (17, 15.5, 14, 12.5)), 600, room)
    text(p, -43 * FINE, -1.5 * FINE, shown, used, "#FFFFFF", "l", room)
    text(p, -43 * FINE, 11.5 * FINE, word, font("cond", 11.5 * FINE, 600, 10, word), theme.LOWERED, "l", room)
    if cp is not None:
        cost_medal(p, "cp", 62 * FINE, 0, 10.4 * FINE, cp, "#B4BAC0", small=True)


@lru_cache(maxsize=24)
def _back(width: int, dpr: float, ash: bool) -> QImage:
    image, p = face_canvas(width, TABLE_RATIO, dpr, _W)
    p.scale(1, _W * TABLE_RATIO / _H)
    paints = _ASH if ash else _BRIGHT
    fill_path(p, box_path(QRectF(0, 0, _W, _H), 30), theme.INK)
    inner = box_path(QRectF(12, 12, _W - 24, _H - 24), 22)
    fill_path(p, inner, radial(_CX, _CY, 560, [(0, paints.near), (1, paints.far)]))
    p.save()
    p.setClipPath(inner)
    _rays(p, paints)
    p.restore()
    line = QColor(paints.line)
    rounded(p, QRectF(7, 7, _W - 14, _H - 14), 25, None, line.darker(112), 7)
    rounded(p, QRectF(30, 30, _W - 60, _H - 60), 16, None, line, 3)
    rounded(p, QRectF(40, 40, _W - 80, _H - 80), 11, None, tone(paints.line, 0.6), 1.2)
    # Everything below is drawn twice, the second time half a turn round: no back tells which way up it lies.
    for turn in (0, 180):
        p.save()
        p.translate(_CX, _CY)
        p.rotate(turn)
        _tower(p, paints)
        _side_marks(p, paints)
        _waves(p, paints)
        p.restore()
    _lens(p, paints)
    return finish(image, p, dpr)


def _rays(p: QPainter, paints: _Paints) -> None:
    count = 48
    strong, weak = QPainterPath(), QPainterPath()
    for i in range(count):
        angle = (i + 0.5) / count * math.tau
        half = math.tau / count * 0.25
        corners = ((150, -half * 0.6), (640, -half), (640, half), (150, half * 0.6))
        ray = polygon([(_CX + r * math.cos(angle + d), _CY + r * math.sin(angle + d)) for r, d in corners])
        (strong if i % 2 else weak).addPath(ray)
    fill_path(p, strong, tone(paints.line, 0.10))
    fill_path(p, weak, tone(paints.line, 0.055))
    for r, width, alpha in ((390, 1.5, 0.30), (330, 1.2, 0.22), (270, 3, 0.55), (258, 1.2, 0.35)):
        fill_path(p, circle(_CX, _CY, r), None, tone(paints.line, alpha), width)


def _tower(p: QPainter, paints: _Paints) -> None:
    for side in (-1, 1):
        for wide, alpha in ((62, 0.16), (30, 0.26), (10, 0.75)):
            beam = polygon([(side * 10, -250), (side * 262, -250 - wide), (side * 262, -250 + wide)])
            fade = gradient(0, 0, side * 262, 0, [(0, tone(paints.light, alpha)), (1, tone(paints.light, 0))])
            fill_path(p, beam, fade)
    near = QColor(paints.near)
    body = gradient(-62, 0, 62, 0, [(0, near.darker(118)), (0.45, near.lighter(190)), (1, paints.far)])
    fill_path(p, polygon([(-34, -222), (34, -222), (62, 0), (-62, 0)]), body, paints.line, 2.4)
    for part in (0.16, 0.40, 0.64, 0.88):
        y, w = -222 * part, 62 - 28 * part
        fill_path(p, polygon([(-w, y), (w, y), (w - 3.4, y - 22), (-w + 3.4, y - 22)]), tone(paints.line, 0.55))
    fill_path(p, polygon([(-56, -222), (56, -222), (50, -234), (-50, -234)]), paints.line)
    room = radial(0, -250, 42, [(0, paints.room), (1, paints.room_edge)])
    rounded(p, QRectF(-30, -268, 60, 34), 3, room, paints.line, 2)
    fill_path(p, polygon([(-42, -268), (42, -268), (8, -300), (-8, -300)]), paints.line)
    fill_path(p, polygon([(0, -352), (15, -326), (0, -300), (-15, -326)]), paints.light)


def _side_marks(p: QPainter, paints: _Paints) -> None:
    """All six marks down the left side; half a turn puts them up the right side."""
    for i, key in enumerate(ORG_KEYS[:6]):
        y = (i - 2.5) * 74
        fill_path(p, circle(-226, y, 25), paints.far, paints.line, 2)
        fill_path(p, mark_path(key, -226, y, 12), paints.light)


def _waves(p: QPainter, paints: _Paints) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    for x, y, start in ((-249, -374, -90), (249, -374, -180)):
        for j in range(4):
            r = 14 + 16 * j
            p.setPen(QPen(tone(paints.line, 0.8 - 0.15 * j), 2))
            p.drawArc(QRectF(x - r, y - r, 2 * r, 2 * r), start * 16, 90 * 16)


def _lens(p: QPainter, paints: _Paints) -> None:
    fill_path(p, circle(_CX, _CY, 92), paints.far, paints.line, 4)
    glass = list(zip((0.0, 0.30, 0.62, 1.0), paints.lens, strict=True))
    fill_path(p, circle(_CX, _CY, 80), radial(_CX, _CY, 84, glass), tone(paints.light, 0.8), 1.5)
    spokes = QPainterPath()
    for i in range(24):
        angle = i / 24 * math.tau
        corners = ((70, -0.05), (28, 0.0), (70, 0.05))
        spokes.addPath(polygon([(_CX + r * math.cos(angle + d), _CY + r * math.sin(angle + d)) for r, d in corners]))
    fill_path(p, spokes, tone(paints.spoke, 0.35))
    fill_path(p, lens_path(_CX, _CY, 20, 34), QBrush(QColor(paints.eye)))
