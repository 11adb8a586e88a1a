"""A card to be read: picture strip, head, and the text at reading size on paper, as high as the text needs."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPainterPath

from trails_desktop.cardart.faces.api import FaceSpec, Values
from trails_desktop.cardart.faces.parts import draw_picture, draw_spine, draw_text_ground, ring_of
from trails_desktop.cardart.faces.spec import Shown, cost_of, has_fight, shown, styles
from trails_desktop.cardart.faces.text import Block, draw_block, lay_out
from trails_desktop.ui import theme
from trails_desktop.ui.fonts import font, is_japanese, text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.marks import mark_path
from trails_desktop.ui.orgs import OrgStyle
from trails_desktop.ui.paint import cap, cost_medal, fill_path, fit, gradient, rounded, squeeze, text, tone

_STRIP = 0.56  #: of the width
_LARGE = 1.3  #: from this text scale on the text goes before the picture
_RADIUS = 12.0
_HEAD = 36.0
_FIGHT = 42.0
_NOT_FIRST = "ー・、。」』）ァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ"  #: a line does not begin with these


@dataclass(frozen=True, slots=True)
class _Laid:
    body: Block
    arts: Block | None
    orgs: tuple[tuple[OrgStyle, str, float, float], ...]  #: style, capitals, x, y of the baseline
    top: float  #: of the text
    height: float  #: of the whole face
    strip: float  #: the height of the picture


def reading_height(spec: FaceSpec, values: Values, width: float, k: float) -> float:
    """How high the reading face is at a width and text scale."""
    return _lay(spec, values, width, k).height


def paint_reading_face(
    p: QPainter, spec: FaceSpec, picture: QImage | None, values: Values, width: float, k: float
) -> None:
    """Paint the face with its upper left corner at the origin. ``k`` is the text scale."""
    laid = _lay(spec, values, width, k)
    org = styles(spec)[0]
    strip = laid.strip
    whole = QPainterPath()
    whole.addRoundedRect(QRectF(0, 0, width, laid.height), _RADIUS, _RADIUS)
    p.save()
    p.setClipPath(whole)
    _picture(p, spec, picture, org, width, strip)
    shade = (66 if len(name_lines(spec.name, _name_room(spec, values, width, k), k)[0]) == 1 else 88) * k
    night = [(0.0, tone("#0A0E15", 0.9)), (0.5, tone("#0A0E15", 0.62)), (1.0, tone("#0A0E15", 0))]
    p.fillRect(QRectF(0, 0, width, shade), gradient(0, 0, 0, shade, list(night)))
    draw_spine(p, QRectF(0, 0, 12, strip), styles(spec), 0.5)
    paper = QRectF(0, strip, width, laid.height - strip)
    p.fillRect(paper, gradient(0, strip, 0, laid.height, [(0, theme.PAPER_TOP), (1, "#EBE1CA")]))
    p.fillRect(QRectF(0, strip, width, 3), org.colour)
    _organizations(p, spec, laid, width, k)
    draw_block(p, laid.body, 14 * k, laid.top, theme.CARD_TEXT, org.deep)
    if laid.arts is not None and spec.arts is not None:
        _arts(p, spec.arts.ep, spec.arts.name, laid.arts, laid.top + laid.body.height + 8 * k, width, k)
    if has_fight(spec, values):
        _fight(p, spec, values, QRectF(0, laid.height - _FIGHT * k, width, _FIGHT * k), k)
    p.restore()
    _head(p, spec, values, org, width, k)


def _lay(spec: FaceSpec, values: Values, width: float, k: float) -> _Laid:
    strip = _strip(spec, values, width, k)
    marks: list[tuple[OrgStyle, str, float, float]] = []
    x, y = 14 * k, strip + 25 * k
    label = text_width(font("cond", 13 * k, 600, 6), _type_line(spec)) + 16 * k
    for style, name in zip(styles(spec), spec.orgs, strict=False):
        used = font("cond", 14 * k, 600, 6, name)
        wide = 18 * k + text_width(used, name.upper())
        if not marks and x + wide > width - 14 * k - label:
            y += 20 * k  # type and number keep the first line for themselves
        # The first line shares its room with type and number.
        room = width - 14 * k - (label if y < strip + 30 * k else 0)
        if marks and x + wide > room:
            x, y = 14 * k, y + 20 * k
        marks.append((style, name.upper(), x, y))
        x += wide + 12 * k
    top = y + (_HEAD - 25) * k
    body = lay_out(spec.text, 15.5 * k, width - 28 * k, spec.lang, spec.orgs)
    arts = lay_out(spec.arts.text, 15 * k, width - 84 * k, spec.lang, spec.orgs) if spec.arts else None
    high = top + body.height + (arts.height + 52 * k if arts else 14 * k)
    high += (_FIGHT + 10) * k if has_fight(spec, values) else 0
    # A card without much text still looks like a card.
    return _Laid(body, arts, tuple(marks), top, round(max(high, strip + 140 * k)), strip)


def _strip(spec: FaceSpec, values: Values, width: float, k: float) -> int:
    """How high the picture is. Where the text is large, only as high as the name over it: the text is to be read."""
    if k < _LARGE:
        return round(width * _STRIP)
    lines, _ = name_lines(spec.name, _name_room(spec, values, width, k), k)
    return round(min(width * _STRIP, (52 if len(lines) == 1 else 74) * k))


def _type_line(spec: FaceSpec) -> str:
    return f"{spec.type.replace('/', '·')}  {spec.number}"


def _picture(p: QPainter, spec: FaceSpec, picture: QImage | None, org: OrgStyle, width: float, strip: float) -> None:
    area = QRectF(10, 0, width - 10, strip + 4)
    if picture is None or picture.isNull():
        draw_text_ground(p, QRectF(0, 0, width, strip + 4), org, 0.9, 0.07)
        mark = mark_path(org.mark, width / 2, strip * 0.60, strip * 0.24)
        fill_path(p, mark, tone("#FFFFFF", 0.16), tone("#FFFFFF", 0.35), 1.4)
        return
    wide = picture.width() - picture.width() * 40 / 640
    high = wide * area.height() / area.width()
    left = (picture.width() - wide) / 2
    cut = picture.copy(round(left), round(picture.height() * 0.015), round(wide), round(min(high, picture.height())))
    draw_picture(p, cut, area)


def _head(p: QPainter, spec: FaceSpec, values: Values, org: OrgStyle, width: float, k: float) -> None:
    dark = tone("#000000", 0.6)
    cost = cost_of(spec, values)
    room = _name_room(spec, values, width, k)
    left = width - room - 12 * k
    lines, used = name_lines(spec.name, room, k)
    y = ((27 if spec.subname else 36) - (4 if len(lines) > 1 else 0)) * k
    for line in lines:
        text(p, left, y, line, used, "#FFFFFF", "l", room, dark)
        y += 19 * k
    if spec.subname:
        brackets = "【{}】" if spec.lang == "ja" else "[{}]"
        sub = brackets.format(spec.subname)
        text(p, left, y, sub, squeeze("display", sub, room, (15 * k, 14 * k, 13 * k), 500), org.tint, "l", room, dark)
    if cost:
        kind, number = cost
        cost_medal(p, kind, 29 * k, 30 * k, 21 * k, number.number, ring_of(spec.rarity), change=number.change)


def _name_room(spec: FaceSpec, values: Values, width: float, k: float) -> float:
    """How wide a name may be in the head, beside the cost."""
    return width - (70 if cost_of(spec, values) else 36) * k


def name_lines(name: str, room: float, k: float) -> tuple[tuple[str, ...], QFont]:
    """A name as it stands in the head, ``room`` wide: in one line, or in two where one would have to be very small."""
    used = fit("display", name, room, (24 * k, 21 * k, 18 * k, 16 * k))
    breaks = [
        i for i in range(1, len(name))
        if name[i] not in _NOT_FIRST and (name[i - 1] in " -" or is_japanese(name[i - 1 : i + 1]))
    ]  # fmt: skip
    if text_width(used, name) <= room:
        return (name,), used
    if not breaks:
        return (name,), squeeze("display", name, room, (16 * k, 14 * k))
    measure = font("display", 18 * k, text=name)
    at = min(breaks, key=lambda i: max(text_width(measure, name[:i].rstrip()), text_width(measure, name[i:])))
    lines = name[:at].rstrip(), name[at:]
    longer = max(lines, key=lambda line: text_width(measure, line))
    return lines, squeeze("display", longer, room, (18 * k, 16 * k, 14 * k, 12 * k))


def _organizations(p: QPainter, spec: FaceSpec, laid: _Laid, width: float, k: float) -> None:
    for style, name, x, y in laid.orgs:
        fill_path(p, mark_path(style.mark, x + 6 * k, y - 5 * k, 6.5 * k), style.deep)
        text(p, x + 18 * k, y, name, font("cond", 14 * k, 600, 6, name), style.deep, "l", width - x - 32 * k)
    cap(p, width - 14 * k, laid.strip + 25 * k, _type_line(spec), 13 * k, theme.TYPE_LABEL, 6, "r")


def _arts(p: QPainter, ep: int, name: str, block: Block, y: float, width: float, k: float) -> None:
    box = QRectF(8 * k, round(y), width - 16 * k, round(block.height + 34 * k))
    rounded(p, box.adjusted(0.5, 0.5, -0.5, -0.5), 8, theme.ARTS_BOX, theme.ARTS_LINE, 1.2)
    cost_medal(p, "ep", 28 * k, box.center().y(), 15 * k, ep, "#1E6F7C", True)
    used = font("display", 15.5 * k, 600, 0, name)
    text(p, 52 * k, box.top() + 20 * k, name, used, theme.ARTS_TEXT, "l", width - 70 * k)
    draw_block(p, block, 52 * k, box.top() + 26 * k, theme.ARTS_TEXT, theme.ARTS_TEXT)


def _fight(p: QPainter, spec: FaceSpec, values: Values, bar: QRectF, k: float) -> None:
    p.fillRect(bar, gradient(0, bar.top(), 0, bar.bottom(), [(0, theme.PLATE_TOP), (1, theme.PLATE_FOOT)]))
    middle = bar.center().y()
    label, number = font("cond", 13 * k, 600, 8), font("cond", 28 * k, 700)
    for i, (icon, name, colour, value) in enumerate(
        (
            ("str", "STR", theme.STR_ICON, shown(spec.strength, values.strength)),
            ("def", "DEF", theme.DEF_ICON, shown(spec.defence, values.defence)),
        )
    ):
        if value is None:
            continue
        x = 14 * k + i * bar.width() * 0.5
        draw_icon(p, icon, x + 10 * k, middle, 18 * k, colour)
        x += 26 * k
        text(p, x, middle + QFontMetricsF(label).capHeight() / 2, name, label, "#AEB8C4")
        x += 34 * k
        x += text(p, x, middle + QFontMetricsF(number).capHeight() / 2, str(value.number), number, change_colour(value))
        if value.change:
            draw_icon(p, "up" if value.change > 0 else "down", x + 11 * k, middle, 14 * k, change_colour(value))


def change_colour(value: Shown) -> str:
    """White, or the colour of a raised or lowered value on the dark plate."""
    return "#FFFFFF" if not value.change else theme.RAISED if value.change > 0 else theme.LOWERED
