"""Between two people at one screen: who is to sit down, and nothing of the match. Dark in every theme."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout

from trails_desktop.screens.match.curtain import CurtainButton
from trails_desktop.screens.match.curtain_colours import under_shutter
from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.widgets import Screen, Words, painter
from trails_desktop.ui.settings import Look


class CurtainPanel(Screen):
    """``opened()``: that person is at the screen."""

    opened = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(_dark(look))
        self._names, self._seat, self._task = ("", ""), 0, ""
        self._backdrop = Backdrop(3)
        middle = Qt.AlignmentFlag.AlignHCenter
        self.over = Words(self.look, "ui", 18, "text2", align=middle)
        self.name = Words(self.look, "display", 58, "text", 600, align=middle, shrink=True)
        self.task = Words(self.look, "ui", 17, "text2", align=middle)
        self.away = Words(self.look, "ui", 15, "text2", align=middle)
        self.button = CurtainButton(self.look, "primary", "eye", "Enter")
        self.button.clicked.connect(self.opened)
        rows = QVBoxLayout(self)
        rows.addStretch(2)
        for widget in (self.over, self.name, self.task):
            rows.addWidget(widget)
        rows.addSpacing(30)
        rows.addWidget(self.button, 0, middle)
        rows.addSpacing(18)
        rows.addWidget(self.away)
        rows.addStretch(3)

    def set_base_look(self, look: Look) -> None:
        super().set_base_look(_dark(look))

    def cover(self, names: tuple[str, str], seat: int, task: str) -> None:
        """Who is to sit down; task: what is asked, as both may know."""
        self._names, self._seat, self._task = names, seat, task
        self.retranslate()

    def retranslate(self) -> None:
        name, other = self._names[self._seat], self._names[1 - self._seat]
        self.over.setText(self.tr("Hand over to"))
        self.name.setText(name)
        self.task.setText(self._task)
        self.away.setText(self.tr("{other} looks away now").format(other=other))
        self.button.set_words(self.tr("I am {name}, show my cards").format(name=name))
        self.setAccessibleName(self.tr("Hand over to {name}").format(name=name))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(painter(self), self, self.look.theme)


def _dark(look: Look) -> Look:
    return Look(under_shutter(look.theme), look.scale, look.speed, look.calm)
