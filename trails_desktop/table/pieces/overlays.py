"""Signs over the cards: one cached pixmap per sign and size, centred on the card it belongs to.

Shape first, colour second (every sign differs in shape). The signs are separate items over the face, so that a change
of state never repaints a face.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from trails_desktop.table.pieces.pixmaps import KeptPixmaps
from trails_desktop.ui import theme as ui_theme
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.paint import (
    GLOW_STRONG,
    begin_image,
    circle,
    corners,
    dashed,
    draw_glow,
    draw_shadow,
    fill_path,
    focus_ring,
    polygon,
    rounded,
    squeeze,
    text,
    tone,
)
from trails_desktop.ui.theme import Theme

#: Bytes of signs kept on an ordinary screen, of which a table needs a few megabytes at a time: cards change their width
#: with each that comes to the field and every width has signs of its own, so a long game would make more and more.
MEMORY: Final = 10 * 2**20
MARGIN: Final = 36  #: pixels round the card that a sign may use
_LARGE: Final = 160  #: from this width of a card on its signs grow
#: Signs that lie under the card's face.
UNDER: Final = frozenset({"rest", "lifted", "held", "can glow", "picked glow", "target glow"})


@dataclass(frozen=True, slots=True)
class StripText:
    """The upright reading strip of a turned card: its name and, for a UNIT, its current and printed STR and DEF."""

    name: str
    strength: int | None = None
    defence: int | None = None
    printed_strength: int | None = None
    printed_defence: int | None = None


class Signs:
    """Makes and keeps the pixmaps of one theme and device ratio."""

    def __init__(self, theme: Theme, dpr: float = 1.0, grown: float = 1.0) -> None:
        """grown: the factor for the small signs that do not follow the card: larger than 1 on very large tables."""
        self.theme = theme
        self.dpr = dpr
        self.grown = grown
        self._kept = KeptPixmaps[tuple[object, ...]](round(MEMORY * dpr * dpr))

    @property
    def held(self) -> int:
        """Bytes of the signs kept."""
        return self._kept.held

    def sign(self, name: str, w: int, h: int) -> QPixmap:
        """A sign for a card of that size, ``MARGIN`` larger on every side.

        name: ``rest lifted held`` (shadows), ``can`` and ``can glow``, ``tab``, ``dot``, ``picked``, ``picked glow``,
        ``may``, ``target`` and ``target glow``, ``refused``, ``focus``, ``support``, ``pays``, ``landing``, ``choice``.
        """
        key = (name, w, h)
        found = self._kept.find(key)
        if found is None:
            found = self._kept.keep(key, self._draw(name, w, h))
        return found

    def disc(self, label: str, r: float) -> QPixmap:
        """The number of a picked card, ink on amber."""
        key = ("disc", label, r)
        found = self._kept.find(key)
        if found is None:
            size = ceil(2 * r + 4)
            image, p = begin_image(size, size, self.dpr)
            fill_path(p, circle(size / 2, size / 2, r), self.theme.amber, ui_theme.INK, 1.6)
            used = font("cond", r * 1.34, 700)
            middle = QFontMetricsF(used).tightBoundingRect(label).center().y()
            text(p, size / 2, size / 2 - middle, label, used, self.theme.on_amber, "c")
            p.end()
            found = self._kept.keep(key, QPixmap.fromImage(image))
        return found

    def count(self, label: str, k: float) -> QPixmap:
        """How many cards lie in a heap: paper on ink, so that it is not taken for the number of a picked card."""
        key = ("count", label, k)
        found = self._kept.find(key)
        if found is None:
            used = font("cond", 15 * k, 700)
            wide, high = ceil(QFontMetricsF(used).horizontalAdvance(label) + 12 * k), ceil(20 * k)
            image, p = begin_image(wide, high, self.dpr)
            rounded(p, QRectF(0.8, 0.8, wide - 1.6, high - 1.6), 9 * k, self.theme.chip, self.theme.text, 1.2)
            base = high / 2 + QFontMetricsF(used).capHeight() / 2
            text(p, wide / 2, base, label, used, self.theme.text, "c")
            p.end()
            found = self._kept.keep(key, QPixmap.fromImage(image))
        return found

    def strip(self, what: StripText, w: int, k: float) -> QPixmap:
        """The strip for a card lying down, ``w`` wide."""
        key = ("strip", what, w, round(k, 3))
        found = self._kept.find(key)
        if found is None:
            found = self._kept.keep(key, self._strip(what, w, k))
        return found

    def _draw(self, name: str, w: int, h: int) -> QPixmap:
        image, p = begin_image(w + 2 * MARGIN, h + 2 * MARGIN, self.dpr)
        box = QRectF(MARGIN, MARGIN, w, h)
        self._paint(p, name, box, 7 * w / 120)
        p.end()
        return QPixmap.fromImage(image)

    def _paint(self, p: QPainter, name: str, box: QRectF, r: float) -> None:
        th = self.theme
        thick = 1.0 if th.flat else 0.0
        n = max(1.0, box.width() / _LARGE)  # lines and corners of very large cards grow with them
        if name in ("rest", "lifted", "held"):
            draw_shadow(p, box, r, {"rest": 1, "lifted": 4, "held": 5}[name], th)
        elif name == "can glow":
            draw_glow(p, box, r, th.amber, theme=th)
        elif name == "can":
            rounded(p, _wider(box, 1.5 * n), r + 1.5 * n, None, th.amber, (2 + thick) * n)
        elif name == "tab":
            x, y = box.center().x(), box.top() - 1.5 * n
            fill_path(p, polygon([(x - 8 * n, y), (x, y - 8 * n), (x + 8 * n, y)]), th.amber)
        elif name == "dot":
            x, y, r = box.center().x(), box.top() - 7.2 * n, 4.2 * n
            if th.flat:
                rounded(p, QRectF(x - r, y - r, 2 * r, 2 * r), 0, th.chip, th.amber, 2 * n)
            else:
                fill_path(p, circle(x, y, r), th.amber, ui_theme.INK, 1)
        elif name == "picked glow":
            draw_glow(p, box, r, th.amber, GLOW_STRONG, theme=th)
        elif name == "picked":
            rounded(p, _wider(box, 2.5 * n), r + 2.5 * n, None, th.amber, (4 + thick) * n)
        elif name == "may":
            corners(p, _wider(box, 4 * n), th.cyan, (2.6 + thick) * n, min(14.0 * n, box.width() * 0.2))
        elif name == "target glow":
            draw_glow(p, box, r, th.coral, GLOW_STRONG, 0.75, theme=th)
        elif name == "target":
            rounded(p, _wider(box, 2 * n), r + 2 * n, None, th.coral, (3 + thick) * n)
            corners(p, _wider(box, 8 * n), th.coral, (3.2 + thick) * n, min(18.0 * n, box.width() * 0.25))
        elif name == "focus":
            focus_ring(p, box, r, th, n)
        elif name == "pays":
            dashed(p, _wider(box, 2 * n), r + 2 * n, th.amber, (2.4 + thick) * n, 6)
            middle = box.center()
            fill_path(p, circle(middle.x(), middle.y(), 16 * n), th.chip, th.amber, 2 * n)
            draw_icon(p, "action", middle.x(), middle.y(), 20 * n, th.amber)
        elif name == "support":
            rounded(p, _wider(box, 5 * n), r + 5 * n, None, tone(th.cyan, 0.9), (2 + thick) * n)
        elif name == "landing":
            rounded(p, box, r, tone(th.amber, 0.10))
            dashed(p, box, r, th.amber)
            draw_icon(p, "down", box.center().x(), box.center().y(), min(24.0, box.width() * 0.3), th.amber)
        elif name == "refused":
            self._refused(p, box, r)

    def _refused(self, p: QPainter, box: QRectF, r: float) -> None:
        th = self.theme
        clip = QPainterPath()
        clip.addRoundedRect(box, r, r)
        p.save()
        p.setClipPath(clip)
        p.fillPath(clip, tone(th.bg, 0.50))
        p.setPen(QPen(tone(th.text, 0.30), 2))
        x = box.left() - box.height()
        while x < box.right():
            p.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
            x += 11
        p.restore()
        centre = box.center()
        fill_path(p, circle(centre.x(), centre.y(), 15), th.panel, th.coral, 2)
        draw_icon(p, "no", centre.x(), centre.y(), 18, th.coral)

    def shield(self, r: float) -> QPixmap:
        """The linked shields of support."""
        key = ("shield", r)
        found = self._kept.find(key)
        if found is None:
            size = ceil(2 * r + 4)
            image, p = begin_image(size, size, self.dpr)
            fill_path(p, circle(size / 2, size / 2, r), self.theme.chip, self.theme.cyan, 2)
            draw_icon(p, "support", size / 2, size / 2, r * 1.2, self.theme.cyan)
            p.end()
            found = self._kept.keep(key, QPixmap.fromImage(image))
        return found

    def note(self, r: float) -> QPixmap:
        """A slip of paper with a folded corner: somebody put a note on the card."""
        key = ("note", r)
        found = self._kept.find(key)
        if found is None:
            size = ceil(2 * r + 4)
            image, p = begin_image(size, size, self.dpr)
            left, top, wide, high, fold = 4.0, 3.0, 2 * r - 4, 2 * r - 2, 0.6 * r
            right, foot = left + wide, top + high
            slip = [(left, top), (right - fold, top), (right, top + fold), (right, foot), (left, foot)]
            fill_path(p, polygon(slip), "#FFF6D2", "#10161F", 1.6)
            corner = [(right - fold, top), (right - fold, top + fold), (right, top + fold)]
            fill_path(p, polygon(corner), "#E2B95C", "#10161F", 1.2)
            p.setPen(QPen(tone("#10161F"), 1.6))
            for i in (0.42, 0.62, 0.82):
                y = top + high * i
                p.drawLine(QPointF(left + 3.5, y), QPointF(right - (3.5 if i < 0.8 else 0.45 * wide), y))
            p.end()
            found = self._kept.keep(key, QPixmap.fromImage(image))
        return found

    def _strip(self, what: StripText, w: int, k: float) -> QPixmap:
        height = round(25 * k)
        image, p = begin_image(w, height, self.dpr)
        box = QRectF(0.5, 0.5, w - 1, height - 1)
        rounded(p, box, 4 * k, tone("#0E151F", 0.93), tone("#FFFFFF", 0.22), 0.8)
        sizes = (13.5 * k, 12.5 * k, max(10.0, 11.5 * k))
        numbers = [
            (now, printed, icon, colour)
            for now, printed, icon, colour in (
                (what.defence, what.printed_defence, "def", ui_theme.DEF_ICON),
                (what.strength, what.printed_strength, "str", ui_theme.STR_ICON),
            )
            if now is not None and printed is not None
        ]
        used = font("cond", 20 * k, 700)
        wide = sum(text_width(used, str(now)) + (8 * k if now != printed else 0) for now, printed, _, _ in numbers)
        room = box.width() - 16 * k - wide - 9 * k * len(numbers)
        # Where the name would be cut the icons go first: STR stands before DEF on every card.
        iconless = room - 12 * k * len(numbers)
        name = squeeze("cond", what.name, iconless, sizes, 600)
        icons = text_width(name, what.name) <= iconless + 1
        if not icons:
            name = squeeze("cond", what.name, room, sizes, 600)
        x = box.right() - 8 * k
        base = box.center().y() + QFontMetricsF(used).capHeight() / 2
        for now, printed, icon, colour in numbers:
            sign = "#FFFFFF" if now == printed else ui_theme.RAISED if now > printed else ui_theme.LOWERED
            if now != printed:
                draw_icon(p, "up" if now > printed else "down", x - 3 * k, box.center().y(), 9 * k, sign)
                x -= 8 * k
            x -= text(p, x, base, str(now), used, sign, "r") + 3 * k
            if icons:
                draw_icon(p, icon, x - 6 * k, box.center().y(), 12 * k, colour)
                x -= 12 * k
            x -= 6 * k
        room = x - box.left() - 8 * k
        if room >= 18 * k:
            low = box.center().y() + QFontMetricsF(name).capHeight() / 2
            text(p, box.left() + 8 * k, low, what.name, name, "#FFFFFF", "l", room)
        p.end()
        return QPixmap.fromImage(image)


def _wider(box: QRectF, by: float) -> QRectF:
    return box.adjusted(-by, -by, by, by)
