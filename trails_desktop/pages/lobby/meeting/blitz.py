"""Blitz Shield over the network: the packs of the room's match on their screen, and the deck they make."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget

from engine.kernel.decisions import Refused
from engine.trails.cards.decks import PACK_SIZE
from engine.trails.cards.packs import PackError, PackSet, load_sets
from trails_desktop.lan.room.series import Room
from trails_desktop.lan.sealed.packs import BlitzPacks, blitz_word
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.lobby.meeting.pack_screen import PackCard, PackScreen
from trails_desktop.resources import resource_dir
from trails_desktop.ui.settings import Look


class Blitz(QObject):
    """``screen`` shows the packs. The sets are read when they are first needed."""

    def __init__(self, desk: Desk, look: Look, stack: QStackedWidget) -> None:
        super().__init__(stack)
        self._desk = desk
        self._sets: tuple[PackSet, ...] | None = None
        self.screen = PackScreen(look)
        stack.addWidget(self.screen)
        self._room: Room | None = None
        self.screen.ready.connect(self._ready)

    @property
    def opener(self) -> BlitzPacks:
        """What opens packs of the sets known here."""
        if self._sets is None:
            try:
                self._sets = tuple(load_sets(resource_dir("assets") / "sets"))
            except (PackError, OSError):
                self._sets = ()
        return BlitzPacks(self._sets)

    def word(self) -> str:
        """What names five packs of the first set there is, for the terms; "" if there is none."""
        opener = self.opener
        of = next((one for one in self._sets or () if one.numbers(self._desk.pool)), None)
        return blitz_word(of, self._desk.pool) if of is not None and opener else ""

    def known(self, packs: str) -> bool:
        """Whether this machine would open the same packs."""
        return self.opener.known(packs, self._desk.pool) is not None

    def show(self, room: Room) -> bool:
        """Show the packs of a room whose match stands there; False if it does not."""
        match = room.match
        if match is None or not room.terms.packs or match.game is not None:
            return False
        numbers = match.pack_cards
        if not numbers or match.state not in ("packs", "sealed", "coin"):
            return False
        self._room = room
        packs = [numbers[at : at + PACK_SIZE] for at in range(0, len(numbers), PACK_SIZE)]
        waiting = match.state != "packs"
        self.screen.show_packs([self._cards(pack) for pack in packs], room.names[room.seat ^ 1], waiting)
        return True

    def _cards(self, numbers: Sequence[str]) -> list[PackCard]:
        pool = self._desk.pool
        printings = [pool.printing(number, self._desk.languages.code) for number in numbers]
        return [PackCard(one.name, one.rarity, one.type) for one in printings]

    def _ready(self) -> None:
        room = self._room
        match = room.match if room is not None else None
        if room is None or match is None:
            return
        try:
            room.put(match, match.bring(match.pack_cards))
        except Refused:
            return  # it was brought already
