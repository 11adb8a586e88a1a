"""The face of a card on the table: a layout of its own, never a shrunk master. Unit: a hundred-and-twentieth of its
breadth."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from trails_desktop.games.faces.bones import (
    FRAME,
    RING,
    card_path,
    draw_notches,
    draw_picture,
    draw_strip,
    draw_wound_bar,
    hue_of,
    numeral,
)
from trails_desktop.games.faces.houses import draw_spine, mark_of
from trails_desktop.games.faces.signs import draw_sign
from trails_desktop.games.faces.style import Now, Printed, Style
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.paint import (
    badge,
    circle,
    elide,
    fill_path,
    fit,
    gradient,
    rounded,
    text,
    tone,
)
from trails_desktop.ui.theme import INK, LOWERED, SIGN

RATIO: Final = 1.4
_SMALL: Final = 80.0  #: below this breadth names and costs are larger and badges are left out
_MOST_BADGES: Final = 3


def draw_table_face(p: QPainter, style: Style, card: Printed, now: Now, width: float, picture: QImage | None) -> None:
    """An upright card at a breadth in pixels."""
    k, high, house = width / 120, width * RATIO, style.house(card.house)
    small = width < _SMALL
    fill_path(p, card_path(width, high, 7 * k), INK)
    p.save()
    p.setClipPath(card_path(width, high, 5.4 * k, 2 * k), Qt.ClipOperation.IntersectClip)
    spine = 13 * k
    foot = ((26 if card.values else 18) if not small else (31 if card.values else 23)) * k
    head = (23 if not small else 27) * k
    ring = RING.get(card.rarity, RING["C"])
    draw_picture(p, QRectF(spine, head - 2 * k, width - spine - 1, high - head - foot + 6 * k), picture, house)
    p.fillRect(QRectF(0, 0, width, head), gradient(0, 0, 0, head, [(0, "#161D28"), (1, "#0E141D")]))
    draw_spine(p, QRectF(0, 0, spine, high), house, 0.42 * k)
    _, (lower, tall, count) = style.fringes
    style.fringe(p, spine, width, head + lower * k, tall * k, house, count)
    top = high - foot
    if card.values and not card.plus:
        _values(p, style, card, now, QRectF(spine, top, width - spine, foot), k, ring)
    else:
        _title(p, style, card, now, QRectF(spine, top, width - spine, foot), k, small, ring)
    if not small:
        shown = card.badges if now.badges is None else now.badges
        for i, name in enumerate(shown[:_MOST_BADGES]):
            draw_badge(p, name, width - 12 * k, head + (9 + tall * 0.9) * k + i * 20 * k, 8.6 * k)
    if now.damage and style.wounds == "notches":
        draw_notches(p, width - 3 * k, top, now.damage, k)
    if now.damage and style.wounds == "bar" and card.values:
        whole = now.value(card.values[0])
        draw_wound_bar(p, QRectF(spine, high - 5 * k, width - spine, 5 * k), now.damage, whole)
    p.restore()
    _name(p, card, width, head, k, small)
    grown = 1.18 if small else 1.0
    below = style.costs(p, now.costs or card.costs, house, ring, k * grown, True) if not card.full else 14.0
    fill_path(p, mark_of(house, 7.6 * k, below * k * grown, 5.4 * k), SIGN, tone("#000000", 0.5), 0.7 * k)
    fill_path(p, card_path(width, high, 6.4 * k, 0.8 * k), None, FRAME.get(card.rarity, FRAME["C"]), 1.1 * k)


def _values(p: QPainter, style: Style, card: Printed, now: Now, foot: QRectF, k: float, ring: str) -> None:
    p.fillRect(foot, gradient(0, foot.top(), 0, foot.bottom(), [(0, "#273141"), (1, "#10161F")]))
    p.fillRect(QRectF(foot.left(), foot.top(), foot.width(), 1.2 * k), ring)
    alone = len(card.values) == 1
    y = foot.center().y()
    for i, one in enumerate(card.values):
        value = now.value(one)
        x = foot.left() + foot.width() * (0.54 if alone else 0.26 if i == 0 else 0.73)
        hurt = now.damage and style.wounds == "notches" and one is card.values[-1]
        colour = LOWERED if hurt else hue_of(value, one.printed)
        draw_sign(
            p, one.sign, x - style.apart * k, y, 13 * k, style.hues.get(one.field) or style.house(card.house).tint
        )
        numeral(p, x + 6 * k, y, str(value), style.numeral * k, colour)
        if value != one.printed and not hurt:
            wide = text_width(font("cond", style.numeral * k, 700), str(value))
            draw_sign(p, "up" if value > one.printed else "down", x + 12 * k + wide / 2, y - k, 9 * k, colour)


def _title(p: QPainter, style: Style, card: Printed, now: Now, foot: QRectF, k: float, small: bool, ring: str) -> None:
    p.fillRect(foot, gradient(0, foot.top(), 0, foot.bottom(), [(0, "#F8F2E4"), (1, "#DDD2B8")]))
    p.fillRect(QRectF(foot.left(), foot.top(), foot.width(), 1.2 * k), ring)
    deep, y, q = style.house(card.house).deep, foot.center().y(), 1.35 if small else 1.0
    sign = style.types.get(card.type, "")
    if card.values and not small:
        said = "  ".join(f"+{now.value(one)} {one.label}" for one in card.values)
        draw_sign(p, sign, foot.left() + 12 * k, y, 13 * k, deep)
        used = font("cond", 18 * k, 700)
        text(p, foot.left() + 22 * k, y + 6.6 * k, said, used, deep, "l", foot.width() - 24 * k)
        return
    draw_sign(p, sign, foot.left() + 13 * k * q, y, 12 * k * q, deep)
    used = font("cond", 12 * k * q, 700 if small else 600, 2 if small else 10, card.title)
    base = y + QFontMetricsF(used).capHeight() / 2
    text(p, foot.left() + 24 * k * q, base, card.title, used, deep, "l", foot.width() - 25 * k * q)


def _name(p: QPainter, card: Printed, width: float, head: float, k: float, small: bool) -> None:
    left = (33 if small else 29) * k
    room = width - left - 2 * k
    used = font("cond", 12 * k)
    for size in (19, 18) if small else (14, 13, 12):
        used = font("cond", size * k, 700 if small else 600, 0, card.name)
        if text_width(used, card.name) <= room:
            break
    wide = text_width(used, card.name)
    if wide > room:
        used.setStretch(max(84, int(100 * room / wide)))
    base = head * 0.5 + QFontMetricsF(used).capHeight() / 2
    text(p, left, base, elide(card.name, used, room), used, "#FFFFFF")


def draw_badge(p: QPainter, name: str, x: float, y: float, r: float) -> None:
    """The sign of a key word on a disc."""
    fill_path(p, circle(x, y, r), INK, tone("#FFFFFF", 0.85), max(1.0, r * 0.085))
    if len(name) > 1 and name.islower():
        draw_sign(p, name, x, y, r * 1.28, "#FFFFFF")
    else:
        badge(p, name, x, y, r)


def draw_lying_face(p: QPainter, style: Style, card: Printed, now: Now, width: float, picture: QImage | None) -> None:
    """A card on its side, its upright breadth in pixels: turned by a right angle, with the upright strip."""
    high = width * RATIO
    p.save()
    p.translate(high, 0)
    p.rotate(90)
    draw_table_face(p, style, card, now, width, picture)
    p.restore()
    values = [] if card.plus else [(str(now.value(one)), hue_of(now.value(one), one.printed)) for one in card.values]
    k = max(0.62, 0.95 * width / 98)
    draw_strip(p, QRectF(0, 0, high, width), card.name, values, k)
    if now.damage and style.wounds == "notches":
        draw_notches(p, high - 4 * k, 18 * k, now.damage, k)
    if now.damage and style.wounds == "bar" and card.values:
        draw_wound_bar(p, QRectF(3, width - 4 * k, high - 6, 4 * k), now.damage, now.value(card.values[0]))


def draw_chip(p: QPainter, style: Style, card: Printed, width: float, picture: QImage | None) -> None:
    """A card without words: picture, spine and the sign of its type."""
    high, house = width * RATIO, style.house(card.house)
    outline = card_path(width, high, width * 0.07)
    fill_path(p, outline, INK)
    p.save()
    p.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    draw_picture(p, QRectF(width * 0.14, 0, width * 0.86, high), picture, house)
    draw_spine(p, QRectF(0, 0, width * 0.16, high), house, 0.2)
    p.fillRect(QRectF(width * 0.16, high - width * 0.36, width, width * 0.36), tone(INK, 0.86))
    draw_sign(p, style.types.get(card.type, ""), width * 0.58, high - width * 0.18, width * 0.28, "#F6DFA0")
    p.restore()
    fill_path(p, outline, None, "#8C98A6", 1)


def draw_slot(p: QPainter, style: Style, card: Printed, width: float, picture: QImage | None) -> None:
    """A card as a small picture with its spine."""
    high, house = width * RATIO, style.house(card.house)
    p.save()
    p.setClipPath(card_path(width, high, 3), Qt.ClipOperation.IntersectClip)
    draw_picture(p, QRectF(width * 0.15, 0, width * 0.85, high), picture, house)
    draw_spine(p, QRectF(0, 0, width * 0.18, high), house, 0.2)
    p.restore()


def draw_tab(
    p: QPainter, style: Style, card: Printed, now: Now, rect: QRectF, picture: QImage | None, bonded: bool
) -> None:
    """What shows of a card under another one: its face, its name and what it adds."""
    k, house = rect.height() / 33, style.house(card.house)
    rounded(p, rect, 6 * k, "#F6F0E2", "#E2B95C" if bonded else "#8C98A6", 1.4)
    said = "/".join(f"+{now.value(one)}" for one in card.values)
    bold = font("cond", 14 * k, 700)
    base = rect.bottom() - 7 * k
    text(p, rect.right() - 5 * k, base, said, bold, house.deep, "r")
    free, wide = rect.width() - 12 * k - text_width(bold, said), 30 * k
    used = font("cond", 13 * k, 600, 0, card.name)
    name = card.name
    if text_width(used, name) > free - wide:
        name = card.name.replace("・", " ").split(" ")[-1]
        used = fit("cond", name, free - wide, (13 * k, 12 * k, 11 * k, 9.5 * k), 600)
        wide = max(13 * k, min(wide, free - text_width(used, name)))  # rather less of the face than half a name
    face = QRectF(rect.left() + 1, rect.top() + 6 * k, wide, 26 * k)
    p.save()
    p.setClipRect(face)
    draw_picture(p, face, picture, house, 0.40)
    p.restore()
    text(p, face.right() + 4 * k, base, name, used, "#1A222C", "l", free - wide)


def draw_ticket(
    p: QPainter,
    style: Style,
    card: Printed,
    now: Now,
    box: QRectF,
    picture: QImage | None,
    part: tuple[object, ...] = (),
) -> None:
    """What waits to be carried out, as a punched ticket. part: which of its abilities, () for the card itself."""
    k, house = box.height() / 48, style.house(card.house)
    outline = card_path(box.width(), box.height(), 8 * k)
    for x in (0.0, box.width()):
        outline = outline.subtracted(circle(x, box.height() / 2, 6 * k))
    p.save()
    p.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    p.fillRect(box, gradient(0, 0, 0, box.height(), [(0, "#FBF6EA"), (1, "#E6DBC2")]))
    wide = box.height() * 1.2
    draw_picture(p, QRectF(0, 0, wide, box.height()), picture, house)
    draw_spine(p, QRectF(0, 0, 7 * k, box.height()), house, 0.2)
    p.restore()
    fill_path(p, outline, None, tone("#000000", 0.35), 1)
    left, room = wide + 12 * k, box.width() - wide - 46 * k
    text(p, left, 20 * k, card.name, font("display", 15 * k, 600, 0, card.name), "#16202A", "l", room)
    said = " ".join([card.title.capitalize(), *map(str, part)])
    text(p, left, 37 * k, said, font("ui", 12 * k, 500, 0, said), "#4E4838", "l", room)
    if card.costs and not part:  # nobody pays what the card costs for its ability
        p.save()
        p.translate(box.width() - 36 * k, 5 * k)
        style.costs(p, now.costs or card.costs, house, RING["C"], 0.72 * k, True)
        p.restore()
