"""The large face of a card, 630 x 880 units, as the inspector and a card that is shown to everybody have it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from trails_desktop.cardart.faces.text import Block, draw_block, lay_out, shorten
from trails_desktop.games.faces.bones import RING, card_path, draw_picture
from trails_desktop.games.faces.house import House
from trails_desktop.games.faces.houses import draw_spine, mark_of
from trails_desktop.games.faces.signs import draw_sign
from trails_desktop.games.faces.style import Now, Printed, Style
from trails_desktop.games.faces.table import draw_badge
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.paint import circle, fill_path, fit, gradient, polygon, rounded, squeeze, text, tone
from trails_desktop.ui.theme import CARD_TEXT, INK, SIGN

WIDTH: Final = 630.0
HEIGHT: Final = 880.0
_SIZES: Final = (27, 26, 25, 24, 23, 22, 21, 20)
_LEFT, _RIGHT, _FOOT = 100.0, 600.0, 870.0
_LINK: Final = 46.0
_LAST: Final = 680.0  #: so high the panel may grow with the smallest letters, below the name


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text on the master: its size and lines, how high the panel is, and whether it had to be cut."""

    block: Block
    need: float
    cut: bool


@lru_cache(maxsize=256)
def fitted(body: str, language: str, head: float, values: bool, link: bool) -> Fitted:
    """The largest letters with which a text leaves enough of the picture. head: how much lower it begins."""
    frame = 62 + head + (_LINK if link else 0) + (92 if values else 54)
    block, need = lay_out(body, _SIZES[0], _RIGHT - _LEFT, language), 0.0
    for size in _SIZES:
        block = lay_out(body, size, _RIGHT - _LEFT, language)
        need = frame + block.height
        if need <= (360 if size >= 25 else 410):
            break
    if need > _LAST:
        block = shorten(block, _LAST - frame)
        return Fitted(block, frame + block.height, True)
    return Fitted(block, max(need, 250.0 if body else 150.0), False)


def draw_master(
    p: QPainter, style: Style, card: Printed, now: Now, picture: QImage | None, language: str, link_word: str
) -> None:
    """Paint it at 630 x 880. link_word: "Bonded with {name}" in the language."""
    house, ring = style.house(card.house), RING.get(card.rarity, RING["C"])
    head = style.head.get(card.type, 0.0)
    fit_ = fitted(card.text, language, head, bool(card.values), bool(card.link))
    top = _FOOT - fit_.need
    fill_path(p, card_path(WIDTH, HEIGHT, 30), INK)
    p.save()
    p.setClipPath(card_path(WIDTH, HEIGHT, 22, 10), Qt.ClipOperation.IntersectClip)
    p.fillRect(QRectF(78, 10, 542, 200), QColor("#0A0E15"))
    draw_picture(p, QRectF(78, 104, 542, max(top + 34 - 104, 440)), picture, house)
    draw_spine(p, QRectF(10, 10, 68, 860), house)
    (lower, tall, count), _ = style.fringes
    p.fillRect(QRectF(78, 10, 542, 94), QColor("#12161E"))
    style.fringe(p, 78, 620, lower, tall, house, count)
    _panel(p, style, card, house, top)
    y = _head(p, style, card, house, top + 22 + head, language)
    if card.link:
        y = _link(p, card, house, y, link_word)
    draw_block(p, fit_.block, _LEFT, y, CARD_TEXT, house.deep)
    text(p, _LEFT + 8, 858, card.number, font("cond", 19, 600, 6), "#3A4048")
    wide = text_width(font("cond", 19, 600, 6), card.number)
    text(p, _LEFT + 22 + wide, 858, style.footer, font("cond", 16, 500, 10), "#6B6556")
    if card.values:
        style.plates(p, card, now, house, ring)
    p.restore()
    _names(p, card, house)
    _spine(p, style, card, now, house, ring)
    colour = {"C": "#3B4654", "U": "#B9C4CE", "R": "#E2B95C"}.get(card.rarity, "#3B4654")
    fill_path(p, card_path(WIDTH, HEIGHT, 23, 9), None, colour, 2.4)


def _panel(p: QPainter, style: Style, card: Printed, house: House, top: float) -> None:
    panel = style.edge(card.type, QRectF(78, top, 542, 872 - top))
    for i in range(6):
        fill_path(p, panel.translated(0, -1 - i), None, tone("#000000", 0.10), 5)
    fill_path(p, panel, gradient(0, top, 0, 870, [(0, "#FBF6EA"), (0.6, "#F6F0E2"), (1, "#E9DFC8")]))
    p.save()
    p.setClipPath(panel, Qt.ClipOperation.IntersectClip)
    fill_path(p, panel, None, house.colour, 11)
    fill_path(p, panel, None, INK, 2.4)
    fill_path(p, mark_of(house, 548, (top + 870) / 2 + 4, 62), tone(house.deep, 0.05))
    p.restore()


def _head(p: QPainter, style: Style, card: Printed, house: House, y: float, language: str) -> float:
    fill_path(p, mark_of(house, _LEFT + 10, y + 11, 10), house.deep)
    said = house.name(language).upper()
    text(p, _LEFT + 30, y + 18.5, said, font("cond", 21, 600, 6, said), house.deep)
    text(p, _RIGHT, y + 18.5, card.title, font("cond", 20, 600, 14, card.title), "#6B6657", "r")
    p.setPen(QPen(tone(house.deep, 0.35), 1.4))
    p.drawLine(round(_LEFT), round(y + 31), round(_RIGHT), round(y + 31))
    return y + 43


def _link(p: QPainter, card: Printed, house: House, y: float, word: str) -> float:
    pill = QRectF(_LEFT - 4, y - 2, _RIGHT - _LEFT + 8, 38)
    rounded(p, pill, 19, house.tint, house.deep, 1.6)
    draw_sign(p, "link", pill.left() + 22, pill.center().y(), 24, house.deep)
    said = word.format(name=card.link)
    used = fit("ui", said, pill.width() - 58, (20, 18, 16), 600)
    text(p, pill.left() + 42, pill.center().y() + 7, said, used, house.deep, "l", pill.width() - 54)
    return y + _LINK


def _names(p: QPainter, card: Printed, house: House) -> None:
    used = squeeze("display", card.name, 484, (44, 41, 38, 35, 32, 29), 600)
    colour = "#FFEFC4" if card.rarity == "R" else "#FFFFFF"
    shadow = tone("#000000", 0.6)
    text(p, 118, 62 if card.sub else 74, card.name, used, colour, "l", 484, shadow)
    if card.sub:
        text(p, 119, 95, card.sub, font("display", 24, 500, 1, card.sub), house.tint, "l", 484, shadow)


def _spine(p: QPainter, style: Style, card: Printed, now: Now, house: House, ring: str) -> None:
    y = style.costs(p, now.costs or card.costs, house, ring, 1.0, False) if not card.full else 60.0
    fill_path(p, mark_of(house, 44, y, 22), SIGN, tone("#000000", 0.45), 1.6)
    for name in card.badges:
        y += 58
        draw_badge(p, name, 44, y, 23)
    draw_sign(p, style.types.get(card.type, ""), 44, 842, 28, SIGN)
    p.save()
    p.translate(52.5, 852)
    p.rotate(-90)
    text(p, 32, 0, card.title, font("cond", 25, 600, 22, card.title), SIGN, "l", 860 - y - 90, tone("#000000", 0.35))
    p.restore()


def plate(
    p: QPainter, box: QRectF, sign: str, label: str, said: str, hue: str, colour: str, ring: str, paper: str = ""
) -> None:
    """A plate at the foot with a sign, a label and a numeral. paper: its ground, "" for the dark one."""
    ground = gradient(0, box.top(), 0, box.bottom(), [(0, "#2A3442"), (1, "#121821")])
    path = card_path(box.width(), box.height() + 20, 12).translated(box.left(), box.top())
    fill_path(p, path, paper if paper else ground, ring, 3)
    for x in (12.0, box.width() - 14):
        fill_path(p, circle(box.left() + x, box.top() + 12, 3), tone(colour, 0.5))
    draw_sign(p, sign, box.left() + 34, box.top() + 29, 28, hue)
    text(p, box.left() + 34, box.top() + 69, label, font("cond", 23, 700, 8, label), hue if paper else "#DCE4EC", "c")
    size = 60 if not paper else 50
    text(p, box.left() + 88, box.top() + 63, said, font("cond", size, 700), colour, "c")


__all__ = ["HEIGHT", "WIDTH", "Fitted", "draw_master", "fitted", "plate", "polygon"]
