"""Laying out a sentence of spans in lines, drawing it and finding the card name under a point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption

from trails_desktop.table.cards.words import Span
from trails_desktop.ui.fonts import font, is_japanese


@dataclass(frozen=True, slots=True)
class SpanStyle:
    """Fonts and colours of the kinds of span, in pixels: size, distance of lines, plain text, names and values."""

    size: float
    leading: float
    plain: str
    card: str
    value: str
    strong_cards: bool = True
    strong_values: bool = True
    rule: str = ""  #: colour of a rule's number, "" = plain


class SpanText:
    """A laid out sentence; ``height`` is its height in pixels at the width it was made for."""

    def __init__(self, spans: Sequence[Span], style: SpanStyle, width: float) -> None:
        words = "".join(span.text for span in spans)
        sample = "あ" if is_japanese(words) else ""
        self._layout = QTextLayout(words, font("ui", style.size, 500, 0, sample))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        bold = font("ui", style.size, 600, 0, sample)
        self._ranges: list[tuple[int, int, Span]] = []
        self._formats: list[QTextLayout.FormatRange] = []
        at = 0
        for span in spans:
            # Qt counts UTF-16 units, Python counts characters.
            length = len(span.text.encode("utf-16-le")) // 2
            if length:
                self._formats.append(_format(at, length, *_look(span, style, bold)))
                if span.kind == "card" and span.number:
                    self._ranges.append((at, at + length, span))
            at += length
        self._layout.setFormats(self._formats)
        self.height = self._place(width, style.leading)
        self._plain = style.plain

    def _place(self, width: float, leading: float) -> float:
        y = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(max(24.0, width))
            # The text sits in the middle of its line distance, whatever the font's own height is.
            line.setPosition(QPointF(0, y + (leading - line.height()) / 2))
            y += leading
        self._layout.endLayout()
        return max(y, leading)

    def draw(self, p: QPainter, x: float, y: float, hovered: Span | None = None) -> None:
        """Draw with the upper left corner at (x, y); the hovered name is underlined."""
        marks = []
        for start, end, span in self._ranges:
            if hovered is not None and span == hovered:
                mark = QTextCharFormat()
                mark.setFontUnderline(True)
                marks.append(_range(start, end - start, mark))
        p.setPen(QColor(self._plain))
        self._layout.draw(p, QPointF(x, y), marks)

    def card_at(self, at: QPointF) -> Span | None:
        """The card name under a point relative to the corner, None elsewhere."""
        for i in range(self._layout.lineCount()):
            line = self._layout.lineAt(i)
            box = line.naturalTextRect()
            if not (box.top() - 3 <= at.y() < box.bottom() + 3 and box.left() <= at.x() <= box.right()):
                continue
            for start, end, span in self._ranges:
                first, last = max(start, line.textStart()), min(end, line.textStart() + line.textLength())
                if first < last and _x(line, first) <= at.x() <= _x(line, last):
                    return span
        return None


def _x(line: object, position: int) -> float:
    found = line.cursorToX(position)  # type: ignore[attr-defined]
    return float(found[0] if isinstance(found, tuple) else found)


def _look(span: Span, style: SpanStyle, bold: QFont) -> tuple[str, QFont | None]:
    if span.kind == "card":
        return style.card, bold if style.strong_cards else None
    if span.kind == "value":
        return style.value, bold if style.strong_values else None
    if span.kind == "rule":
        return style.rule or style.plain, None
    if span.kind == "seat":
        return style.card, None
    return style.plain, None


def _format(start: int, length: int, colour: str, used: QFont | None) -> QTextLayout.FormatRange:
    made = QTextCharFormat()
    made.setForeground(QColor(colour))
    if used is not None:
        made.setFont(used)
    return _range(start, length, made)


def _range(start: int, length: int, made: QTextCharFormat) -> QTextLayout.FormatRange:
    found = QTextLayout.FormatRange()
    found.start = start
    found.length = length
    found.format = made
    return found


def link_cursor(link: bool) -> Qt.CursorShape:
    """The cursor over a card name and elsewhere."""
    return Qt.CursorShape.PointingHandCursor if link else Qt.CursorShape.ArrowCursor
