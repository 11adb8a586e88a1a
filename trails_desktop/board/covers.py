"""What covers the board: what asks whether one means it, and the end of a match."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from trails_desktop.board.asking.saying import tr
from trails_desktop.board.sheets.sheet import Sheet
from trails_desktop.ui.theme import Theme


class MeantSheet(Sheet):
    """Asks whether one means it."""

    def __init__(self, question: str, yes: str, no: str, theme: Theme, scale: float, parent: QWidget) -> None:
        super().__init__(question, "", "", theme, scale, parent)
        keep = self.button(no, True)
        keep.clicked.connect(self.closed.emit)
        self.button(yes, False).clicked.connect(lambda: self.answered.emit(()))
        self.end()


class EndSheet(Sheet):
    """The match is over. ``answered`` leaves it, ``closed`` looks at the board."""

    def __init__(self, title: str, why: str, rule: str, theme: Theme, scale: float, parent: QWidget) -> None:
        super().__init__(title, rule, why, theme, scale, parent)
        self.button(tr("Leave the table"), True).clicked.connect(lambda: self.answered.emit(()))
        self.button(tr("Look at the board"), False).clicked.connect(self.closed.emit)
        self.end()
