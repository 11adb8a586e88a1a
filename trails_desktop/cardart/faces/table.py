"""Table faces: an own layout of 120 x 168 units for small sizes, never a shrunk master; also face-down but known."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen

from trails_desktop.cardart.faces.parts import (
    FINE,
    box_path,
    cover_corners,
    draw_mark,
    draw_picture,
    draw_spine,
    draw_text_ground,
    face_canvas,
    finish,
    ring_of,
    short_name,
    usable,
)
from trails_desktop.cardart.faces.spec import (
    TABLE_RATIO,
    FaceSpec,
    Values,
    cost_of,
    has_fight,
    homebase_cost,
    is_hollow,
    shown,
    shown_icons,
    styles,
    type_icon,
)
from trails_desktop.ui import theme
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import craft_icon, draw_icon
from trails_desktop.ui.marks import mark_path
from trails_desktop.ui.orgs import OrgStyle
from trails_desktop.ui.paint import Align, badge, cost_medal, dashed, fill_path, gradient, polygon, rounded, text, tone

_W: Final = 120.0
_H: Final = 168.0
_SPINE: Final = 13.0
_MINI_BELOW: Final = 80
_SMALL_BELOW: Final = 104
_FRAME: Final = {"C": "#46525F", "U": "#AEB8C2", "R": "#E2B95C", "SR": "#FFE7A8"}


def table_face(spec: FaceSpec, picture: QImage | None, width: int, dpr: float, values: Values | None = None) -> QImage:
    """The face for the table, ``width`` logical pixels wide and 1.4 times as high; ``picture`` None draws the
    text-only face. Under 80 wide it drops the icon crafts and enlarges name and cost. Runs in any thread."""
    now = values or Values()
    picture = usable(picture)
    image, p = face_canvas(width, TABLE_RATIO, dpr, _W)
    mini = width < _MINI_BELOW
    orgs = styles(spec)
    fights = has_fight(spec, now)
    ring = ring_of(spec.rarity)
    lines = _two_lines(spec.name, _W - 2 - 33) if mini else ()
    head = 40.0 if lines else 27.0 if mini else 23.0
    foot = (31.0 if fights else 23.0) if mini else (26.0 if fights else 18.0)
    y0 = _H - foot
    fill_path(p, box_path(QRectF(0, 0, _W, _H), 7), theme.INK)
    p.save()
    inner = QRectF(2, 2, _W - 4, _H - 4)
    p.setClipRect(inner)
    if picture is None:
        draw_text_ground(p, QRectF(_SPINE, 0, _W - _SPINE, _H), orgs[0], 0.5, 0.08)
        fill_path(p, mark_path(orgs[0].mark, _W * 0.555, _H * 0.52, 24), tone("#FFFFFF", 0.22), tone("#FFFFFF", 0.5), 1)
    else:
        draw_picture(p, picture, QRectF(_SPINE, head - 2, _W - _SPINE - 1, y0 - head + 6))
    p.fillRect(QRectF(0, 0, _W, head), gradient(0, 0, 0, head, [(0, "#161D28"), (1, "#0E141D")]))
    p.fillRect(QRectF(_SPINE, head - 1.1, _W, 1.1), QColor(ring))
    draw_spine(p, QRectF(0, 0, _SPINE, _H), orgs, 0.42)
    if fights:
        _fight_band(p, spec, now, y0, foot, ring)
    else:
        _type_band(p, spec, orgs[0], y0, foot, ring, mini)
    if spec.arts is not None:
        k = 1.3 if mini else 1.0
        r = 9.6 * (1.35 if mini else 1.0)
        cost_medal(p, "ep", _W - 13 * k, y0 - 13 * k, r, spec.arts.ep, theme.ARTS_TEXT, small=True)
    _badges(p, shown_icons(spec, now), head, 0 if mini else 2 if width < _SMALL_BELOW else 3)
    p.restore()
    cover_corners(p, inner, 5.4, theme.INK)
    small = width < _SMALL_BELOW
    sizes = (19.0, 18.0) if mini else (14.5, 13.5, 13.0) if small else (14.0, 13.0, 12.0)
    if lines:
        _names(p, lines, 33, _W - 2)
    else:
        _name(p, spec.name, 33 if mini else 29, _W - 2, head, sizes, 700 if mini else 600)
    cost = cost_of(spec, now)
    if cost is not None:
        at = (16.5, 17.5, 15.0) if mini else (14.6, 15.4, 12.6)
        cost_medal(p, cost[0], *at, cost[1].number, ring, small=True, change=cost[1].change)
    if spec.orgs:
        for i, org in enumerate(orgs):
            y = 46 + i * 17 if mini else 40 + i * 14
            draw_mark(p, org, 7.6, y, 6 if mini else 5, 0.7)
    frame = _FRAME.get(spec.rarity, _FRAME["C"])
    rounded(p, QRectF(0.8, 0.8, _W - 1.6, _H - 1.6), 6.4, None, frame, 1.1)
    return finish(image, p, dpr)


def _fight_band(p: QPainter, spec: FaceSpec, values: Values, y0: float, high: float, ring: str) -> None:
    hollow = is_hollow(spec, values)
    wide = _W - _SPINE
    colours = [(0.0, "#F8F2E4"), (1.0, "#DDD2B8")] if hollow else [(0.0, "#273141"), (1.0, theme.INK)]
    p.fillRect(QRectF(_SPINE, y0, wide, high), gradient(0, y0, 0, _H, list(colours)))
    p.fillRect(QRectF(_SPINE, y0, wide, 1.2), QColor(ring))
    middle = _SPINE + wide / 2
    p.setPen(QPen(tone(theme.INK if hollow else "#FFFFFF", 0.35), 1))
    slash = polygon([(middle + 3, y0 + 3), (middle - 3, _H - 3)])
    p.drawPath(slash)
    cy = y0 + high * 0.485
    for part, icon, colour, number in (
        (0.255, "str", theme.STR_ICON, shown(spec.strength, values.strength)),
        (0.725, "def", theme.DEF_ICON, shown(spec.defence, values.defence)),
    ):
        cx = _SPINE + wide * part
        ink = theme.PLATE_FOOT if hollow else "#FFFFFF"
        draw_icon(p, icon, cx - 15, cy, 13, ink if hollow else colour)
        if number is None:
            continue
        if number.change and not hollow:
            ink = theme.RAISED if number.change > 0 else theme.LOWERED
        s = str(number.number)
        used = font("cond", (24 if len(s) < 2 else 20) * FINE, 700)
        tight = QFontMetricsF(used).tightBoundingRect(s)
        _fine_text(p, cx + 6, cy - tight.center().y() / FINE, s, used, ink, "c")
        if number.change:
            draw_icon(p, "up" if number.change > 0 else "down", cx + 18.5, cy, 9, ink)


def _type_band(p: QPainter, spec: FaceSpec, org: OrgStyle, y0: float, high: float, ring: str, mini: bool) -> None:
    p.fillRect(QRectF(_SPINE, y0, _W, high), gradient(0, y0, 0, _H, [(0, "#F8F2E4"), (1, "#DDD2B8")]))
    p.fillRect(QRectF(_SPINE, y0, _W, 1.2), QColor(ring))
    q = 1.35 if mini else 1.0
    draw_icon(p, type_icon(spec), _SPINE + 13 * q, y0 + high * 0.49, 12 * q, org.deep)
    label = spec.type.replace("/", "·")
    used = font("cond", 12 * q * FINE, 700 if mini else 600, 6 if mini else 12)
    lift = QFontMetricsF(used).capHeight() / 2 / FINE
    _fine_text(p, _SPINE + 24 * q, y0 + high * 0.49 + lift, label, used, org.deep)


def _badges(p: QPainter, keys: tuple[str, ...], head: float, most: int) -> None:
    for i, key in enumerate(keys[:most]):
        badge(p, craft_icon(key) or key, _W - 12, head + 11 + i * 20, 8.6)


def _name(
    p: QPainter, name: str, left: float, right: float, head: float, sizes: tuple[float, ...], weight: int
) -> None:
    room = (right - left) * FINE
    shown_name, used = short_name(name, "cond", tuple(z * FINE for z in sizes), weight, room)
    lift = QFontMetricsF(used).capHeight() / 2 / FINE
    _fine_text(p, left, head * 0.5 + lift + 0.4, shown_name, used, "#FFFFFF", "l", right - left)


def _two_lines(name: str, room: float) -> tuple[str, ...]:
    """A name broken over two lines where one line of a small card would cut it; () if one line holds it, or if there
    is no place to break it."""
    one, _ = short_name(name, "cond", (18.0 * FINE,), 700, room * FINE)
    if one == name:
        return ()
    breaks = [i for i, letter in enumerate(name) if letter in " ・の"]
    if not breaks:
        return ()
    where = min(breaks, key=lambda i: abs(2 * i - len(name)))
    first, second = (name[:where], name[where + 1 :]) if name[where] == " " else (name[: where + 1], name[where + 1 :])
    return (first, second) if second else ()


def _names(p: QPainter, lines: tuple[str, ...], left: float, right: float) -> None:
    """Two short lines in the taller head of a small card."""
    for i, line in enumerate(lines):
        said, used = short_name(line, "cond", (17.0 * FINE, 15.5 * FINE, 14.0 * FINE), 700, (right - left) * FINE)
        _fine_text(p, left, 16.0 + 17.0 * i, said, used, "#FFFFFF", "l", right - left)


def _fine_text(
    p: QPainter, x: float, y: float, s: str, used: QFont, colour: str, align: Align = "l", width: float | None = None
) -> None:
    """Text whose font is set in quarter units: fonts take whole pixels only, and 66 wide faces need finer steps."""
    p.save()
    p.scale(1 / FINE, 1 / FINE)
    text(p, x * FINE, y * FINE, s, used, colour, align, None if width is None else width * FINE)
    p.restore()


def known_face(spec: FaceSpec, picture: QImage | None, width: int, dpr: float) -> QImage:
    """A card that lies face-down but that this seat may know: a blue film, dashed brass, an eye, and the cost that
    matters from the homebase. ``width`` x 1.4 ``width``; runs in any thread."""
    picture = usable(picture)
    image, p = face_canvas(width, TABLE_RATIO, dpr, _W)
    mini = width < _MINI_BELOW
    org = styles(spec)[0]
    lines = _two_lines(spec.name, _W - 5 - 35) if mini else ()
    head = 40.0 if lines else 27.0 if mini else 23.0
    p.fillRect(QRectF(0, 0, _W, _H), QColor("#0B1826"))
    p.setOpacity(0.62)
    if picture is None:
        draw_text_ground(p, QRectF(0, 0, _W, _H), org, 0.5, 0.08)
        fill_path(p, mark_path(org.mark, _W / 2, _H * 0.52, 24), tone("#FFFFFF", 0.22), tone("#FFFFFF", 0.5), 1)
    else:
        draw_picture(p, picture, QRectF(0, 0, _W, _H))
    p.setOpacity(1)
    p.fillRect(QRectF(0, 0, _W, _H), tone("#0C2236", 0.50))
    fill_path(p, _rays(), tone(theme.BRASS, 0.10))
    p.fillRect(QRectF(0, 0, _W, head), tone("#08111B", 0.92))
    cover_corners(p, QRectF(0, 0, _W, _H), 7, None)
    dashed(p, QRectF(2.2, 2.2, _W - 4.4, _H - 4.4), 5.6, theme.BRASS, 1.5, 4)
    sizes = (18.5, 17.5) if mini else (14.0, 13.0, 12.0)
    if lines:
        _names(p, lines, 35, _W - 5)
    else:
        _name(p, spec.name, 35 if mini else 29, _W - 5, head, sizes, 700 if mini else 600)
    cost = homebase_cost(spec)
    if cost is not None:
        p.setOpacity(0.55 if cost[0] == "cp" else 1)
        at = (18.0, 19.0, 15.5) if mini else (15.0, 16.0, 12.4)
        cost_medal(p, cost[0], *at, cost[1], theme.BRASS, small=True)
        p.setOpacity(1)
    foot = _H - 17
    rounded(p, QRectF(_W / 2 - 19, _H - 27, 38, 20), 10, tone("#08111B", 0.9), theme.BRASS, 1)
    draw_icon(p, "eye", _W / 2 - 8, foot, 13, "#F6DFA0")
    fill_path(p, mark_path(org.mark, _W / 2 + 9, foot, 5.2), "#F6DFA0")
    return finish(image, p, dpr)


def _rays() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    cx, cy = _W / 2, _H / 2
    for i in range(32):
        angle = (i + 0.5) / 32 * math.tau
        points = [(cx + 16 * math.cos(angle), cy + 16 * math.sin(angle))]
        points += [(cx + _H * math.cos(angle + d), cy + _H * math.sin(angle + d)) for d in (-0.05, 0.05)]
        path.addPath(polygon(points))
    return path
