"""A card that comes as damage with a Second Wind: its face, and what its player does with it."""

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
        title=tr("Eightfold", "Use the Second Wind of {card}?"),
        detail=tr("Eightfold", "Nobody can answer it; the card stays as damage either way."),
        turned=tr("Eightfold", "Your damage turns"),
        nothing=tr("Eightfold", "nothing that can be foretold"),
        use=tr("Eightfold", "Use it"),
        leave=tr("Eightfold", "Let it go"),
    )


def burst_sheet(decision: Decision, view: View) -> object:
    """What makes the sheet of a card that has just come as damage, None for any other question."""
    own = next((side.zones.get("damage", ()) for side in view.sides if side.seat == decision.seat), ())
    card = next((card for card in own if card.id == decision.source), None)
    if card is None or decision.options != (USE, LEAVE):
        return None

    def make(desk: Desk, asked: Decision, parent: QWidget) -> Sheet:
        return RevealSheet(desk, asked, card, _words(), parent)

    return make
