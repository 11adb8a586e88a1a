"""Paragraphs with stressed words: asterisks in pairs stand round what is set bold and in the colour of stress."""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from trails_desktop.screens.parts.widgets import colour_of, painter
from trails_desktop.ui.fonts import Role, font
from trails_desktop.ui.settings import Look

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


class RichWords(QWidget):
    """A paragraph as a widget; sizes as in :class:`Words`. The accessible name is its text."""

    def __init__(
        self, look: Look, role: Role, size: float, colour: str = "text", stress: str = "amber",
        weight: int | None = None, line: float = 1.36,
    ) -> None:  # fmt: skip
        """stress: the colour of stressed words; line: the distance of two lines as a share of the size."""
        super().__init__()
        self._look, self._role, self._size, self._weight, self._line = look, role, size, weight, line
        self._colour, self._stress = colour, stress
        self._said = ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_said(self, said: str) -> None:
        """Another text."""
        if said != self._said:
            self._said = said
            self.setAccessibleName(bare(said))
            self.setMinimumHeight(self.heightForWidth(self.width()))
            self.updateGeometry()
            self.update()

    @property
    def said(self) -> str:
        """The text, with its asterisks."""
        return self._said

    def _laid(self, width: float) -> Rich:
        size = self._size * self._look.scale
        stress = QColor(colour_of(self._look, self._stress))
        return Rich(self._said, self._role, size, width, round(size * self._line), self._weight, stress)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """At least as high as its text asks at this width."""
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._laid(width).height) + 1 if self._said else 0

    def sizeHint(self) -> QSize:
        width = self._look.px(300)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(40, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._said:
            self._laid(self.width()).draw(painter(self), 0, 0, QColor(colour_of(self._look, self._colour)))
