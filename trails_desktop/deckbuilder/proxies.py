"""Sheets of cards to print and cut out: 63 x 88 mm, nine to a page, with cut marks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLineF, QMarginsF, QRectF
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from trails_desktop.cardart.face import master_face
from trails_desktop.deckbuilder.faces import Faces
from trails_desktop.deckbuilder.plaincard import paint_plain
from trails_desktop.deckbuilder.stock import Stock
from trails_desktop.files import write_whole
from trails_desktop.table.names import spec_of

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


def write_proxies(
    file: Path, cards: Sequence[str], stock: Stock, faces: Faces, paper: Paper = "a4", pictures: bool = False
) -> int:
    """Write the PDF; returns its pages. pictures: with the pictures there are, else text only, which saves ink.

    Raises OSError; the file is then as it was.
    """
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4 if paper == "a4" else QPageSize.PageSizeId.Letter))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    writer.setTitle(file.stem)
    writer.setCreator("Trails Desktop")
    p = QPainter(writer)
    for at, number in enumerate(cards):
        place = at % (_ACROSS * _DOWN)
        if place == 0:
            if at:
                writer.newPage()
            _marks(p, paper)
        _card(p, layout(paper)[2][place], number, stock, faces if pictures else None)
    p.end()
    buffer.close()
    write_whole(file, bytes(held.data()))
    return pages(len(cards))


def _mm(value: float) -> float:
    return value / 25.4 * DPI


def _card(p: QPainter, corner: tuple[float, float], number: str, stock: Stock, faces: Faces | None) -> None:
    if faces is None:
        paint_plain(p, stock.printing(number), *corner, *CARD, DPI / 25.4)
        return
    box = QRectF(_mm(corner[0]), _mm(corner[1]), _mm(CARD[0]), _mm(CARD[1]))
    picture = faces.picture(number)
    wide = round(box.width())
    p.drawImage(box, master_face(spec_of(stock.printing(number)), picture, wide, 1.0))


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
