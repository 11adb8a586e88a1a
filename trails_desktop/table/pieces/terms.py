"""The sign of a word of the game on its disc, and the box with the word, its sentence and its rule."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from engine.trails.book.glossary import Term
from trails_desktop.table.pieces.rich import Rich
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.theme import CARD_TEXT, DEF_ICON, FOOTER, INK, STR_ICON, Theme


def box_height(term: Term, width: float, k: float, theme: Theme) -> float:
    """How high the box of a word is at a width; k: the text scale."""
    return round(50 * k + _says(term, width, k, theme).height)


def paint_box(p: QPainter, box: QRectF, term: Term, k: float, theme: Theme, paper: bool = False) -> None:
    """Paint the box of a word. paper: on a page of the book."""
    ink, faint = (CARD_TEXT, FOOTER) if paper else (theme.text, theme.text3)
    ground, line = (paint.tone("#FFFDF6", 0.75), "#CDBF9F") if paper else (theme.panel2, theme.line)
    paint.rounded(p, box.adjusted(0.5, 0.5, -0.5, -0.5), 10, ground, line, 2 if theme.flat else 1)
    paint_sign(p, term, box.left() + 30 * k, box.top() + 30 * k, 17 * k)
    title = font("display", 17.5 * k, 600, 0, term.name)
    paint.text(p, box.left() + 58 * k, box.top() + 27 * k, term.name, title, ink, "l", box.width() - 130 * k)
    rule = font("cond", 12.5 * k, 600)
    paint.text(p, box.right() - 12 * k, box.top() + 25 * k, term.rule.removeprefix("ja:"), rule, faint, "r")
    _says(term, box.width(), k, theme).draw(p, box.left() + 58 * k, box.top() + 36 * k, QColor(ink))


def _says(term: Term, width: float, k: float, theme: Theme) -> Rich:
    return Rich(term.says, "ui", 14.5 * k, width - 72 * k, round(20 * k), 500, QColor(theme.amber))


def paint_sign(p: QPainter, term: Term, x: float, y: float, r: float) -> None:
    """The sign of a word on its disc."""
    paint.fill_path(p, paint.circle(x, y, r), INK, paint.tone("#FFFFFF", 0.7), 1.2)
    if term.id in ("cp", "ep"):
        letters = font("cond", r * 1.1, 700)
        lift = QFontMetricsF(letters).capHeight() / 2
        colour = "#FFD877" if term.id == "cp" else "#A6ECEF"
        paint.text(p, x, y + lift, term.name, letters, colour, "c")
        return
    colours = {"str": STR_ICON, "def": DEF_ICON, "lampout": "#FF9078", "lamp": "#FFD877"}
    draw_icon(p, term.icon, x, y, r * 1.2, colours.get(term.icon, "#FFFFFF"))
