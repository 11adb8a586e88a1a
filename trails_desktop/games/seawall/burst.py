"""A shield turns: its card large, what using it and letting it go would do, one key for each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.kernel.decisions import Decision, Option
from engine.views import CardView, View
from trails_desktop.board.desk import Desk
from trails_desktop.board.sheets.sheet import Sheet

_USE: Option = ("yes",)
_LEAVE: Option = ("no",)
_WIDE, _HIGH = 189.0, 264.0
_MOST = 3  #: lines of a forecast


class BurstSheet(Sheet):
    """``B`` uses it, ``N`` lets it go."""

    def __init__(self, desk: Desk, decision: Decision, card: CardView, parent: QWidget) -> None:
        tr = QCoreApplication.translate
        name = desk.faces.name(card)
        title = tr("Seawall", "Use the Burst of {card}?").format(card=name)
        detail = tr("Seawall", "Only you decide; until you do, the card lies nowhere.")
        super().__init__(title, decision.rule, detail, desk.scene.theme, desk.look.scale, parent)
        row = QHBoxLayout()
        face = QLabel()
        k = min(1.6, max(0.8, desk.scene.boxes.u))
        face.setPixmap(desk.faces.pixmap(card, "master", _WIDE * k, _HIGH * k, self.devicePixelRatioF()))
        face.setAccessibleName(desk.teller.what(card))
        row.addWidget(face)
        words = QVBoxLayout()
        for head, option in (
            (tr("Seawall", "If used"), _USE),
            (tr("Seawall", "If not"), _LEAVE),
        ):
            label = QLabel(head)
            label.setObjectName("SheetStrong")
            words.addWidget(label)
            said = [change.said for change in desk.foretold((option,))[:_MOST]]
            line = QLabel("\n".join(said) or tr("Seawall", "nothing that can be foretold"))
            line.setWordWrap(True)
            words.addWidget(line)
        words.addStretch(1)
        row.addLayout(words, 1)
        self.body.addLayout(row)
        for verb, key, option, first in (
            (tr("Seawall", "Use it"), "B", _USE, True),
            (tr("Seawall", "Let it go"), "N", _LEAVE, False),
        ):
            made = self.button(f"{verb}   {key}", first)
            made.clicked.connect(lambda checked=False, one=option: self.answered.emit((one,)))
        self.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key for each answer."""
        option = {Qt.Key.Key_B: _USE, Qt.Key.Key_N: _LEAVE}.get(Qt.Key(event.key()))
        if option is None:
            super().keyPressEvent(event)
        else:
            self.answered.emit((option,))


def burst_sheet(decision: Decision, view: View) -> object:
    """What makes the sheet of a shield that turned, None for any other question."""
    card = next((card for card in view.shared if card.id == decision.source and card.name is not None), None)
    if card is None or decision.options != (_USE, _LEAVE):
        return None

    def make(desk: Desk, asked: Decision, parent: QWidget) -> Sheet:
        return BurstSheet(desk, asked, card, parent)

    return make
