"""The goal card: the whole game in three sentences."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trails_desktop.screens.parts.rich import RichWords
from trails_desktop.screens.parts.widgets import Words, painter, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.settings import Look


class GoalCard(QWidget):
    """Three sentences on paper."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.head = Words(look, "cond", 13, "#7A4A05", 600, 18)
        self.sentences = [RichWords(look, "text", 17, "#1A222C", "#7A4A05", 430) for _ in range(3)]
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self.head)
        for sentence in self.sentences:
            self._rows.addWidget(sentence)
        self.set_look(look)
        self.retranslate()

    def set_look(self, look: Look) -> None:
        self._look = look
        set_spacing(self._rows, look, 9, (22, 18, 20, 18))
        self.update()

    def retranslate(self) -> None:
        """Set the sentences."""
        self.setAccessibleName(self.tr("The goal"))
        self.head.setText(self.tr("THE GOAL"))
        for part, said in zip(
            self.sentences,
            (
                self.tr("You win when the other side has **no bond left** as a turn ends."),
                self.tr("**Stun its UNITs**: each costs it its CP in bond. If none stands, **attack the player**."),
                self.tr("Your **homebase** pays: a card a turn, CP for UNITs and ITEMs, EP for EVENTs and arts."),
            ),
            strict=True,
        ):
            part.set_said(said)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paper = paint.gradient(0, 0, 0, self.height(), [(0, "#FBF6EA"), (1, "#E9DFC8")])
        paint.rounded(p, box, 12, "#FFFFFF" if self._look.theme.flat else paper, "#E2B95C", 1.4)
