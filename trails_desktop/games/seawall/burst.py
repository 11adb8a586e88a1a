"""The shield that turns: its face, and what its player does with it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from engine.kernel.decisions import Decision
from engine.views import View
from trails_desktop.board.desk import Desk
from trails_desktop.board.sheets.reveal import LEAVE, USE, RevealSheet, RevealWords
from trails_desktop.board.sheets.sheet import Sheet


def _words() -> RevealWords:
    tr = QCoreApplication.translate
    return RevealWords(
        title=tr("Seawall", "Use the Burst of {card}?"),
        detail=tr("Seawall", "Only you decide; until you do, the card lies nowhere."),
        turned=tr("Seawall", "Your shield turns"),
        nothing=tr("Seawall", "nothing that can be foretold"),
        use=tr("Seawall", "Use it"),
        leave=tr("Seawall", "Let it go"),
    )


def burst_sheet(decision: Decision, view: View) -> object:
    """What makes the sheet of a shield that turned, None for any other question."""
    card = next((card for card in view.shared if card.id == decision.source and card.name is not None), None)
    if card is None or decision.options != (USE, LEAVE):
        return None

    def make(desk: Desk, asked: Decision, parent: QWidget) -> Sheet:
        return RevealSheet(desk, asked, card, _words(), parent)

    return make
