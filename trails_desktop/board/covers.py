"""What covers the board: the curtain between two people, what asks whether one means it, and the end of a match."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from trails_desktop.board.asking.saying import tr
from trails_desktop.board.sheets.sheet import Sheet, sheet_style
from trails_desktop.ui.theme import Theme


class Curtain(QFrame):
    """Covers everything until the person who is wanted says so. ``opened(seat)``."""

    opened = Signal(int)

    def __init__(self, seat: int, name: str, theme: Theme, scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("BoardSheet")
        self.setStyleSheet(sheet_style(theme, scale) + f"#BoardSheet {{ background: {theme.bg}; border-radius: 0; }}")
        self._seat = seat
        column = QVBoxLayout(self)
        column.addStretch(1)
        title = QLabel(tr("Hand over to {name}").format(name=name))
        title.setObjectName("SheetTitle")
        title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(title)
        line = QLabel(tr("The board is covered until {name} is at the screen.").format(name=name))
        line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(line)
        self.button = QPushButton(tr("I am {name}").format(name=name))
        self.button.setObjectName("SheetPrimary")
        self.button.clicked.connect(lambda: self.opened.emit(self._seat))
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        column.addStretch(1)


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
