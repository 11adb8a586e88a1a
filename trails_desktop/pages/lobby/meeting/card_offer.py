"""Where two libraries differ: asking for the missing cards, showing what came, taking it in."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.kernel.decisions import Refused
from trails_desktop.lan.room.series import Room
from trails_desktop.lan.sealed.history import ToldMatch
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.lobby.meeting.card_sheet import CardSheet, take_in
from trails_desktop.ui.settings import Look

_AT_ONCE: Final = 50
MOST: Final = 400  #: cards asked for in all


class CardOffer(QObject):
    """``said(text)``: a sentence for the player. ``taken(count)``: so many cards are in the library now."""

    said = Signal(str)
    taken = Signal(int)

    def __init__(self, desk: Desk, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self.sheet = CardSheet(parent, look)
        self.sheet.wanted.connect(self._take)
        self._room: Room | None = None
        self._asked: ToldMatch | None = None
        self._shown = 0

    def possible(self, room: Room) -> int:
        """How many cards could be asked for now."""
        match = room.match
        if match is None or room.line is None or match is self._asked or match.differing is None:
            return 0
        return min(MOST, len(match.differing.missing)) if match.state == "differs" else 0

    def ask(self, room: Room) -> None:
        """Ask the other program for them."""
        match = room.match
        if match is None or match.differing is None or not self.possible(room):
            return
        self._room, self._asked, self._shown = room, match, 0
        missing = match.differing.missing[:MOST]
        try:
            for at in range(0, len(missing), _AT_ONCE):
                room.put(match, match.ask_cards(missing[at : at + _AT_ONCE]))
        except Refused as refused:
            self.said.emit(f"{str(refused).rstrip('.')}.")

    def look(self, room: Room) -> None:
        """Show what came since."""
        match = room.match
        if match is None or match is not self._asked:
            return
        cards = match.offered_cards()
        if len(cards) != self._shown:
            self._shown = len(cards)
            self.sheet.show_cards(cards, self._desk.pool)
            self.sheet.open()

    def _take(self) -> None:
        library, records = self._desk.library, self._desk.records
        cards = self.sheet.cards
        if library is None or records is None:
            self.said.emit(self.tr("There is no library on this machine that cards could be taken into."))
            return
        trouble = take_in(cards, library, records)
        if trouble:
            self.said.emit(self.tr("The cards were not taken: {why}.").format(why=trouble.rstrip(".")))
            return
        self.sheet.done()
        self._desk.cards_changed()
        self.taken.emit(len({card.number for card in cards}))
