"""Paragraphs with stressed words: asterisks in pairs stand round what is set bold and in the colour of stress."""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QTextCharFormat, QTextLayout, QTextOption

from trails_desktop.ui.fonts import Role, font

_STRESS = re.compile(r"\*\*(.+?)\*\*")


def bare(said: str) -> str:
    """A text without its asterisks."""
    return said.replace("**", "")


class Rich:
    """A paragraph laid out. height: of all lines in pixels."""

    def __init__(
        self, said: str, role: Role, size: float, width: float, line: float, weight: int | None, stress: QColor
    ) -> None:
        """size, width, line (the distance of two lines): in pixels."""
        parts = _STRESS.split(said)
        text, spans = "", []
        for at, part in enumerate(parts):
            if at % 2:
                spans.append((len(text), len(part)))
            text += part
        self._layout = QTextLayout(text, font(role, size, weight, 0, text))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        formats = []
        for start, length in spans:
            one = QTextLayout.FormatRange()
            one.start, one.length = start, length
            look = QTextCharFormat()
            look.setFont(font(role, size, 700, 0, text))
            look.setForeground(stress)
            one.format = look
            formats.append(one)
        self._layout.setFormats(formats)
        self.height = 0.0
        self.width = 0.0
        self._layout.beginLayout()
        while (row := self._layout.createLine()).isValid():
            row.setLineWidth(max(20.0, width))
            row.setPosition(QPointF(0, self.height + max(0.0, (line - row.height()) / 2)))
            self.width = max(self.width, row.naturalTextWidth())
            self.height += line
        self._layout.endLayout()

    def draw(self, p: QPainter, x: float, y: float, colour: QColor) -> None:
        """Draw it with its upper left corner at (x, y)."""
        p.setPen(colour)
        self._layout.draw(p, QPointF(x, y))
