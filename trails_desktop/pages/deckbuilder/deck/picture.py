"""A deck as one picture: its cards with their copies, its curve, its name; and a QR picture of its code."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from engine.trails.cards.decks import SIZES, Deck
from engine.trails.tree.loading.words import TYPES
from trails_desktop.library.decks.qr import qr_rows
from trails_desktop.library.decks.sharing import CodeError, deck_code
from trails_desktop.pages.deckbuilder.cards.faces import Faces
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.numbers.charts import curve
from trails_desktop.pages.deckbuilder.numbers.statistics import numbers_of
from trails_desktop.screens.decks.texts import mode_name
from trails_desktop.screens.decks.widgets import paint_lamps
from trails_desktop.screens.parts.backdrop import paint_chart
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import theme

_WIDE = 1600
_ACROSS = 9
_FACE = 154


def order(counts: dict[str, int], stock: Stock) -> list[tuple[str, int]]:
    """Cards as a deck is read: by type, cost, name."""

    def key(number: str) -> tuple[int, int, str]:
        card = stock.printing(number)
        cost = card.ep if "EVENT" in card.type else card.level if "BASE" in card.type else card.cp
        return TYPES.index(card.type.split("/")[0]), cost or 0, card.name

    return [(number, counts[number]) for number in sorted(counts, key=key)]


def paint_qr(p: QPainter, box: QRectF, code: str) -> bool:
    """The QR picture of a code in black on white; False if it is too long for one."""
    try:
        rows = qr_rows(code)
    except CodeError:
        return False
    side = box.width() / (len(rows) + 8)
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    p.fillRect(box, "#FFFFFF")
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                left, top = box.left() + (x + 4) * side, box.top() + (y + 4) * side
                p.fillRect(QRectF(round(left), round(top), round(left + side) - round(left),
                                  round(top + side) - round(top)), "#000000")  # fmt: skip
    p.restore()
    return True


def deck_picture(deck: Deck, counts: dict[str, int], stock: Stock, faces: Faces) -> QImage:
    """The deck sheet, 1600 points wide."""
    cards = order(counts, stock)
    look = Look(theme("dark"), 1.25)
    rows = max(1, -(-len(cards) // _ACROSS))
    step_y = round(_FACE * 1.4) + 54
    high = 210 + rows * step_y + 20
    image, p = paint.begin_image(_WIDE, high, 1.0)
    paint_chart(p, look.theme, _WIDE, high, 5)
    paint.text(p, 40, 72, deck.name, font("display", 46, 600, 0, deck.name), look.theme.text, "l", 900)
    words = f"{mode_name(deck.mode)} · {deck.size}/{SIZES[deck.mode]}"
    paint.text(p, 42, 112, words, font("ui", 22, 500, 0, words), look.theme.amber)
    if deck.plan:
        p.setFont(font("ui", 19, 500, 0, deck.plan))
        p.setPen(look.theme.text2)
        p.drawText(QRectF(42, 130, 880, 66), int(Qt.TextFlag.TextWordWrap), deck.plan)
    curve(p, look, QRectF(980, 26, 380, 150), numbers_of(counts, stock.pool).cp)
    paint_qr(p, QRectF(_WIDE - 206, 20, 168, 168), deck_code(deck, stock.pool))
    gap = (_WIDE - 80 - _ACROSS * _FACE) / (_ACROSS - 1)
    for at, (number, count) in enumerate(cards):
        x, y = 40 + (at % _ACROSS) * (_FACE + gap), 210 + (at // _ACROSS) * step_y
        box = QRectF(round(x), y, _FACE, round(_FACE * 1.4))
        paint.draw_shadow(p, box, _FACE * 7 / 120, 2, look.theme)
        p.drawPixmap(box.topLeft(), faces.now(number, stock.code, _FACE, 1.0))
        paint_lamps(p, look, QPointF(box.center().x(), box.bottom() + 24), count)
    p.end()
    return image
