"""The master face: 630 x 880 units, everything that is printed, scaled to any width."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPainterPath, QPen

from trails_desktop.cardart.faces.fit import TEXT_LEFT, TEXT_RIGHT, FittedText, fit_text, head_extra
from trails_desktop.cardart.faces.parts import (
    box_path,
    cover_corners,
    draw_mark,
    draw_picture,
    draw_spine,
    draw_text_ground,
    face_canvas,
    finish,
    iridescent,
    rarity_sign,
    ring_of,
    usable,
)
from trails_desktop.cardart.faces.spec import (
    MASTER,
    FaceSpec,
    Values,
    cost_of,
    has_fight,
    is_hollow,
    shown,
    shown_icons,
    styles,
    type_icon,
)
from trails_desktop.cardart.faces.text import draw_block
from trails_desktop.ui import theme
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.icons import craft_icon, draw_icon
from trails_desktop.ui.marks import mark_path
from trails_desktop.ui.orgs import OrgStyle
from trails_desktop.ui.paint import badge, cost_medal, fill_path, fit, gradient, polygon, rounded, squeeze, text, tone

_W, _H = MASTER
_SPINE_LEFT, _SPINE_RIGHT = 10, 78
_FRAME: Final = {"C": ("#3B4654", 2.0), "U": ("#B9C4CE", 2.4), "R": ("#E2B95C", 3.2)}


def master_face(spec: FaceSpec, picture: QImage | None, width: int, dpr: float, values: Values | None = None) -> QImage:
    """The whole card as printed (or with current ``values``), ``width`` logical pixels wide; ``picture`` None draws
    the text-only face. Runs in any thread; fonts must be loaded."""
    now = values or Values()
    picture = usable(picture)
    image, p = face_canvas(width, _H / _W, dpr, _W)
    orgs = styles(spec)
    fitted = fit_text(spec, picture is None, has_fight(spec, now))
    fill_path(p, box_path(QRectF(0, 0, _W, _H), 30), theme.INK)
    p.save()
    inner = QRectF(10, 10, _W - 20, _H - 20)
    p.setClipRect(inner)
    _picture(p, spec, picture, orgs[0], fitted.panel_top)
    p.fillRect(
        QRectF(10, 10, 610, 150),
        gradient(0, 10, 0, 160, [(0, tone("#0A0E15", 0.88)), (0.55, tone("#0A0E15", 0.60)), (1, tone("#0A0E15", 0))]),
    )
    spine = QRectF(_SPINE_LEFT, 10, _SPINE_RIGHT - _SPINE_LEFT, 860)
    clear = spec.rarity == "SR" and picture is not None
    draw_spine(p, spine, orgs, 1.0, _picture_foot(fitted.panel_top) if clear else None)
    _panel(p, spec.type, orgs[0], fitted.panel_top)
    _organizations(p, spec, orgs, fitted.panel_top)
    _texts(p, spec, fitted, orgs[0], has_fight(spec, now))
    _footer(p, spec, now)
    if has_fight(spec, now):
        _fight(p, spec, now)
    p.restore()
    cover_corners(p, inner, 22, theme.INK)
    _name(p, spec, orgs[0])
    cost = cost_of(spec, now)
    if cost is not None:
        cost_medal(p, cost[0], 58, 62, 44, cost[1].number, ring_of(spec.rarity), change=cost[1].change)
    _signs(p, spec, now, orgs)
    _frame_line(p, spec.rarity)
    return finish(image, p, dpr)


def _picture(p: QPainter, spec: FaceSpec, picture: QImage | None, org: OrgStyle, top: float) -> None:
    if picture is None:
        draw_text_ground(p, QRectF(_SPINE_RIGHT, 10, 542, top + 30), org, 1.6, 0.07)
        mark = mark_path(org.mark, 349, (130 + top) / 2, max(30.0, min(86.0, (top - 130) * 0.36)))
        fill_path(p, mark, tone("#FFFFFF", 0.16), tone("#FFFFFF", 0.35), 2)
        return
    left = 10 if spec.rarity == "SR" else _SPINE_RIGHT
    draw_picture(p, picture, QRectF(left, 10, 620 - left, _picture_foot(top) - 10))


def _picture_foot(panel_top: float) -> float:
    return max(panel_top + 34, 530.0)


def panel_path(card_type: str, top: float, inset: float = 0) -> QPainterPath:
    """The text panel from ``top`` to the foot, ``inset`` smaller on every side; its top edge tells the type:
    straight, cut corners, an arc or a raised step."""
    x0, y0, x1, y1 = 78 + inset, top + inset, 620 - inset, 872 - inset
    if card_type == "EVENT":
        path = QPainterPath()
        path.moveTo(x0, y0 + 26)
        path.quadTo((x0 + x1) / 2, y0 - 26, x1, y0 + 26)
        path.lineTo(x1, y1)
        path.lineTo(x0, y1)
        path.closeSubpath()
        return path
    if card_type == "BASE":
        step = [(x0, y0 + 20), (x0 + 96, y0 + 20), (x0 + 96, y0), (x1 - 96, y0), (x1 - 96, y0 + 20), (x1, y0 + 20)]
        return polygon([*step, (x1, y1), (x0, y1)])
    if card_type.startswith("ITEM"):
        cut = 30 - 0.586 * inset
        return polygon([(x0, y0 + cut), (x0 + cut, y0), (x1 - cut, y0), (x1, y0 + cut), (x1, y1), (x0, y1)])
    return polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])


def _panel_shadow(p: QPainter, card_type: str, top: float) -> None:
    edge = QPainterPath()
    edge.moveTo(78, top + 20)
    if card_type == "EVENT":
        edge.moveTo(78, top + 26)
        edge.quadTo(349, top - 26, 620, top + 26)
    elif card_type == "BASE":
        for x, y in ((174, 20), (174, 0), (524, 0), (524, 20), (620, 20)):
            edge.lineTo(x, top + y)
    elif card_type.startswith("ITEM"):
        edge.moveTo(78, top + 30)
        for x, y in ((108, 0), (590, 0), (620, 30)):
            edge.lineTo(x, top + y)
    else:
        edge.moveTo(78, top)
        edge.lineTo(620, top)
    for i in range(6):
        fill_path(p, edge.translated(0, -1 - i), None, tone("#000000", 0.10), 5)


def _panel(p: QPainter, card_type: str, org: OrgStyle, top: float) -> None:
    _panel_shadow(p, card_type, top)
    fill_path(p, panel_path(card_type, top), theme.INK)
    fill_path(p, panel_path(card_type, top, 1.2), org.colour)
    stops = [(0.0, theme.PAPER_TOP), (0.6, theme.PAPER), (1.0, theme.PAPER_FOOT)]
    fill_path(p, panel_path(card_type, top, 5.5), gradient(0, top, 0, 870, list(stops)))
    fill_path(p, mark_path(org.mark, 548, (top + 870) / 2 + 8, 64), tone(org.deep, 0.045))


def _organizations(p: QPainter, spec: FaceSpec, orgs: tuple[OrgStyle, ...], top: float) -> None:
    y = top + 22 + head_extra(spec.type)
    label = spec.type.replace("/", "·")
    used = font("cond", 20, 600, 14)
    taken = text(p, TEXT_RIGHT, y + 18.5, label, used, theme.TYPE_LABEL, "r")
    room = TEXT_RIGHT - TEXT_LEFT - taken - 16
    names = [name if spec.lang == "ja" else name.upper() for name in spec.orgs]
    sizes = (21, 19, 17, 15)
    size = next((z for z in sizes if sum(_org_width(name, z) for name in names) <= room), sizes[-1])
    x = float(TEXT_LEFT)
    for org, name in zip(orgs, names, strict=False):
        fill_path(p, mark_path(org.mark, x + 10, y + 11, 10), org.deep)
        left = room - (x - TEXT_LEFT) - 28
        x += 50 + text(p, x + 28, y + 18.5, name, font("cond", size, 600, 6, name), org.deep, "l", left)
    p.setPen(QPen(tone(orgs[0].deep, 0.35), 1.4))
    p.drawLine(TEXT_LEFT, round(y + 31), TEXT_RIGHT, round(y + 31))


def _org_width(name: str, size: int) -> float:
    return 50 + text_width(font("cond", size, 600, 6, name), name)


def _texts(p: QPainter, spec: FaceSpec, fitted: FittedText, org: OrgStyle, fights: bool) -> None:
    top = fitted.panel_top + 65 + head_extra(spec.type)
    draw_block(p, fitted.body, TEXT_LEFT, top, theme.CARD_TEXT, org.deep)
    if spec.arts is None or fitted.arts is None:
        return
    foot = 870 - (84 if fights else 46)
    slack = foot - fitted.arts_height - (top + fitted.body.height)
    y = top + fitted.body.height + max(12.0, min(26.0, slack * 0.6))
    box = QRectF(TEXT_LEFT - 6, y, TEXT_RIGHT - TEXT_LEFT + 12, fitted.arts_height - 14)
    rounded(p, box, 12, theme.ARTS_BOX, theme.ARTS_LINE, 1.6)
    cost_medal(p, "ep", TEXT_LEFT + 28, box.center().y(), 27, spec.arts.ep, "#1E6F7C")
    name = spec.arts.name
    used = fit("display", name, 404, (24, 22, 20), 600)
    text(p, TEXT_LEFT + 70, y + (31 if spec.lang == "ja" else 30), name, used, theme.ARTS_TEXT, "l", 420)
    draw_block(p, fitted.arts, TEXT_LEFT + 70, y + 41, theme.CARD_TEXT, theme.ARTS_TEXT)


def _footer(p: QPainter, spec: FaceSpec, values: Values) -> None:
    y = 858
    rarity_sign(p, spec.rarity, TEXT_LEFT + 8, y - 6, 8.5)
    left = TEXT_LEFT + 26 if spec.rarity in ("C", "U", "R", "SR") else TEXT_LEFT
    end = left + text(p, left, y, spec.number, font("cond", 19, 600, 6, spec.number), "#3A4048", "l", 150)
    name = spec.set_name
    if has_fight(spec, values):
        room = 344 - end - 16
        if room > 40:
            used = fit("cond", name, room, (16, 15, 14, 13), 500, 5)
            text(p, end + 16, y, name, used, theme.FOOTER, "l", room)
        return
    room = TEXT_RIGHT - end - 24
    text(p, TEXT_RIGHT, y, name, fit("cond", name, room, (17, 16, 15, 14), 500, 5), theme.FOOTER, "r", room)


def _fight(p: QPainter, spec: FaceSpec, values: Values) -> None:
    hollow = is_hollow(spec, values)
    ring = ring_of(spec.rarity)
    pairs = (
        ("STR", "str", theme.STR_ICON, shown(spec.strength, values.strength)),
        ("DEF", "def", theme.DEF_ICON, shown(spec.defence, values.defence)),
    )
    for i, (label, icon, colour, number) in enumerate(pairs):
        x = 352 + i * 134
        right = 146 if i == 0 else 134
        foot = 132 if i == 0 else 134
        plate = polygon([(x + 14, 796), (x + right, 796), (x + foot, 870), (x, 870)])
        if hollow:
            fill_path(p, plate, tone(theme.PAPER, 0.5), theme.PLATE_TOP, 2)
        else:
            fill_path(p, plate, gradient(0, 796, 0, 870, [(0, theme.PLATE_TOP), (1, theme.PLATE_FOOT)]))
        edge = [(x + 14, 796), (x + right, 796), (x + right - (1 if i == 0 else 0), 800), (x + 13, 800)]
        fill_path(p, polygon(edge), ring)
        ink = theme.PLATE_FOOT if hollow else "#FFFFFF"
        draw_icon(p, icon, x + 40, 829, 28, ink if hollow else colour)
        text(p, x + 40, 862, label, font("cond", 16, 600, 8), "#3A4048" if hollow else "#AEB8C4", "c")
        if number is None:
            continue
        if number.change and not hollow:
            ink = theme.RAISED if number.change > 0 else theme.LOWERED
        s = str(number.number)
        used = font("cond", 64 if len(s) < 2 else 54, 700)
        box = QFontMetricsF(used).tightBoundingRect(s)
        middle = x + (94 if not number.change else 86)
        text(p, middle, 835 - box.center().y(), s, used, ink, "c")
        if number.change:
            draw_icon(p, "up" if number.change > 0 else "down", x + 120, 835, 24, ink)


def _name(p: QPainter, spec: FaceSpec, org: OrgStyle) -> None:
    shade = tone("#000000", 0.6)
    used = squeeze("display", spec.name, 484, (44, 41, 38, 35, 32, 29), 600)
    colour = "#FFEFC4" if spec.rarity in ("R", "SR") else "#FFFFFF"
    text(p, 118, 62 if spec.subname else 72, spec.name, used, colour, "l", 484, shade)
    if spec.subname:
        sub = f"[{spec.subname}]"
        text(p, 119, 95, sub, squeeze("display", sub, 484, (25, 23, 21), 500), org.tint, "l", 484, shade)


def _signs(p: QPainter, spec: FaceSpec, values: Values, orgs: tuple[OrgStyle, ...]) -> None:
    y = 146
    if spec.orgs:
        for org in orgs:
            draw_mark(p, org, 44, y, 22, 1.6)
            y += 58
    label = spec.type.replace("/", " · ")
    used = font("cond", 25, 600, 22)
    last = 842 - 40 - text_width(used, label)
    for key in shown_icons(spec, values):
        if y + 27 > last:
            break
        badge(p, craft_icon(key) or key, 44, y + 4, 23)
        y += 58
    draw_icon(p, type_icon(spec), 44, 842, 27, "#FFFDF4")
    p.save()
    p.translate(52.5, 852)
    p.rotate(-90)
    text(p, 32, 0, label, used, "#FFFDF4", shadow=tone("#000000", 0.35))
    p.restore()


def _frame_line(p: QPainter, rarity: str) -> None:
    box = QRectF(9, 9, _W - 18, _H - 18)
    p.setBrush(Qt.BrushStyle.NoBrush)
    if rarity == "SR":
        p.setPen(QPen(iridescent(_W / 2, _H / 2), 5))
    else:
        colour, width = _FRAME.get(rarity, _FRAME["C"])
        p.setPen(QPen(QColor(colour), width))
    p.drawRoundedRect(box, 23, 23)
