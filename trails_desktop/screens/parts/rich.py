"""Paragraphs with stressed words as widgets, see :mod:`trails_desktop.table.pieces.rich`."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trails_desktop.screens.parts.widgets import colour_of, painter
from trails_desktop.table.pieces.rich import Rich, bare
from trails_desktop.ui.fonts import Role
from trails_desktop.ui.settings import Look

__all__ = ["Rich", "RichWords", "bare"]


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
