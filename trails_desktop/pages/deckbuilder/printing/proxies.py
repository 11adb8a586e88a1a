"""Sheets of cards to print and cut out: 63 x 88 mm, nine to a page, with cut marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLineF, QMarginsF, QRectF
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from engine.trails.cards.printing import Printing
from trails_desktop.cardart.faces.api import master_face
from trails_desktop.library.storage.sentences import Cancel, Cancelled, never
from trails_desktop.pages.deckbuilder.printing.plain_card import paint_plain
from trails_desktop.table.cards.names import spec_of

Paper = Literal["a4", "letter"]
CARD: Final = (63.0, 88.0)  #: mm
DPI: Final = 300
_ACROSS: Final = 3
_DOWN: Final = 3
_MARK: Final = 4.0  #: mm of a cut mark
_GAP: Final = 1.0  #: mm between card and mark


def layout(paper: Paper) -> tuple[float, float, list[tuple[float, float]]]:
    """Width and height of the page in mm, and the upper left corners of its nine cards."""
    wide, high = (210.0, 297.0) if paper == "a4" else (215.9, 279.4)
    left, top = (wide - _ACROSS * CARD[0]) / 2, (high - _DOWN * CARD[1]) / 2
    return wide, high, [(left + x * CARD[0], top + y * CARD[1]) for y in range(_DOWN) for x in range(_ACROSS)]


def pages(cards: int) -> int:
    """Sheets that so many cards need."""
    return -(-cards // (_ACROSS * _DOWN))


def make_proxies(
    title: str,
    cards: Sequence[Printing],
    paper: Paper = "a4",
    pictures: Mapping[str, QImage] | None = None,
    told: Callable[[int, int], None] = lambda done, of: None,
    cancel: Cancel = never,
) -> tuple[bytes, int]:
    """The PDF and its number of pages; may run in any thread. pictures: by card number, for faces as they are printed;
    None: text only, which saves ink. told: how many cards are painted, and of how many. Raises ``Cancelled``."""
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4 if paper == "a4" else QPageSize.PageSizeId.Letter))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    writer.setTitle(title)
    writer.setCreator("Trails Desktop")
    faces: dict[str, QImage] = {}
    p = QPainter(writer)
    try:
        for at, card in enumerate(cards):
            told(at, len(cards))
            if cancel():
                raise Cancelled
            place = at % (_ACROSS * _DOWN)
            if place == 0:
                if at:
                    writer.newPage()
                _marks(p, paper)
            corner = layout(paper)[2][place]
            if pictures is None:
                paint_plain(p, card, *corner, *CARD, DPI / 25.4)
                continue
            box = QRectF(_mm(corner[0]), _mm(corner[1]), _mm(CARD[0]), _mm(CARD[1]))
            if card.number not in faces:
                faces[card.number] = master_face(spec_of(card), pictures.get(card.number), round(box.width()), 1.0)
            p.drawImage(box, faces[card.number])
    finally:
        p.end()
        buffer.close()
    return bytes(held.data()), pages(len(cards))


def _mm(value: float) -> float:
    return value / 25.4 * DPI


def _marks(p: QPainter, paper: Paper) -> None:
    """Short lines outside the block of cards, where the knife begins and ends; nothing is printed over a card."""
    wide, high, corners = layout(paper)
    p.setPen(QPen(QColor("#000000"), _mm(0.12)))
    xs = sorted({x for x, _ in corners} | {x + CARD[0] for x, _ in corners})
    ys = sorted({y for _, y in corners} | {y + CARD[1] for _, y in corners})
    top, foot, left, right = ys[0], ys[-1], xs[0], xs[-1]
    for x in xs:
        for start, end in (
            (top - _GAP, max(1.0, top - _GAP - _MARK)),
            (foot + _GAP, min(high - 1, foot + _GAP + _MARK)),
        ):
            p.drawLine(QLineF(_mm(x), _mm(start), _mm(x), _mm(end)))
    for y in ys:
        for start, end in (
            (left - _GAP, max(1.0, left - _GAP - _MARK)), (right + _GAP, min(wide - 1, right + _GAP + _MARK))
        ):  # fmt: skip
            p.drawLine(QLineF(_mm(start), _mm(y), _mm(end), _mm(y)))
