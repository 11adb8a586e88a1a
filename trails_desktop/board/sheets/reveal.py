"""A card turned up, and what its player does with it: its face, both answers, and what each would do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.kernel.decisions import Decision, Option
from engine.views import CardView
from trails_desktop.board.desk import Desk
from trails_desktop.board.sheets.sheet import Sheet

USE: Final[Option] = ("yes",)
LEAVE: Final[Option] = ("no",)
_WIDE, _HIGH = 189.0, 264.0
_MOST: Final = 3  #: lines of a forecast


@dataclass(frozen=True, slots=True)
class RevealWords:
    """title: with ``{card}``. detail: a line below. used, left: heads of what either answer does; nothing: where that
    cannot be told. use, leave: the buttons."""

    title: str
    detail: str
    used: str
    left: str
    nothing: str
    use: str
    leave: str


class RevealSheet(Sheet):
    """``B`` uses it, ``N`` lets it go."""

    def __init__(self, desk: Desk, decision: Decision, card: CardView, said: RevealWords, parent: QWidget) -> None:
        title = said.title.format(card=desk.faces.name(card))
        super().__init__(title, decision.rule, said.detail, desk.scene.theme, desk.look.scale, parent)
        row = QHBoxLayout()
        face = QLabel()
        k = min(1.6, max(0.8, desk.scene.boxes.u))
        face.setPixmap(desk.faces.pixmap(card, "master", _WIDE * k, _HIGH * k, self.devicePixelRatioF()))
        face.setAccessibleName(desk.teller.what(card))
        row.addWidget(face)
        words = QVBoxLayout()
        for head, option in ((said.used, USE), (said.left, LEAVE)):
            label = QLabel(head)
            label.setObjectName("SheetStrong")
            words.addWidget(label)
            told = [change.said for change in desk.foretold((option,))[:_MOST]]
            line = QLabel("\n".join(told) or said.nothing)
            line.setWordWrap(True)
            words.addWidget(line)
        words.addStretch(1)
        row.addLayout(words, 1)
        self.body.addLayout(row)
        for verb, key, option, first in ((said.use, "B", USE, True), (said.leave, "N", LEAVE, False)):
            made = self.button(f"{verb}   {key}", first)
            made.clicked.connect(lambda checked=False, one=option: self.answered.emit((one,)))
        self.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key for each answer."""
        option = {Qt.Key.Key_B: USE, Qt.Key.Key_N: LEAVE}.get(Qt.Key(event.key()))
        if option is None:
            super().keyPressEvent(event)
        else:
            self.answered.emit((option,))
