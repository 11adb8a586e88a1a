"""The lobby: open a game, find one, agree on the terms; then the table, with the line below it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from engine.games import FIRST
from trails_desktop.games.kit import GameKit
from trails_desktop.games.roster import known_kits
from trails_desktop.lan.line.channel import LAST, PART, Line
from trails_desktop.lan.line.discovery import PORT, Found, parse_address
from trails_desktop.lan.line.messages import Terms
from trails_desktop.lan.line.pairing import CodeWanted
from trails_desktop.lan.line.self_test import self_test
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.room.door import Guest, Host, new_id
from trails_desktop.lan.room.file import RoomFile
from trails_desktop.lan.room.series import Room
from trails_desktop.lan.visitor.saved import Visit
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.lobby.network.sheets import ToolsSheet
from trails_desktop.pages.lobby.network.words import shown
from trails_desktop.pages.lobby.visiting import Visiting
from trails_desktop.screens.parts.table_page import TableFactory
from trails_desktop.ui.settings import DECKS, NAMES, Look


class LobbyPage(Visiting):
    """``network`` runs from the first time the page is entered. ``room``, ``host`` and ``guest``: the match at hand."""

    ICON = "network"

    def __init__(self, desk: Desk, look: Look, tables: TableFactory, kits: Sequence[GameKit] | None = None) -> None:
        super().__init__(desk, look, tables, known_kits() if kits is None else kits)
        self._found: list[Found] = []
        self._saved: list[RoomFile] = []
        self._visits: list[Visit] = []
        self._target: Found | None = None
        self.tools = ToolsSheet(self, look)
        self.blitz.screen.left.connect(self.leave_room)
        self.shelf.details.addWidget(self.choices)
        self.shelf.details.addStretch(1)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._room_changed)
        self.shelf.chosen.connect(self._picked)
        self.choices.open_wanted.connect(self.open_game)
        self.choices.join_wanted.connect(self.join_address)
        self.choices.tools_wanted.connect(self._open_tools)
        self.meet.left.connect(self.leave_room)
        self.meet.accepted.connect(self.accept)
        self.meet.watched.connect(self._watch)
        self.offer.taken.connect(self._cards_taken)
        self.tools.test_wanted.connect(self._test)
        self.tools.forgotten.connect(self._forget)
        self.network.found_changed.connect(self._list)
        self.left_table.connect(self.leave_room)
        self.retranslate()

    def use_network(self, interfaces: list[str] | None, pace: float = 1.0) -> None:
        """Wait, announce and find on these addresses only, None = on all; ``pace`` scales the times after which
        answers leave. Before the page is first entered."""
        self._interfaces, self._pace = interfaces, pace
        self.network.finder.interfaces = interfaces

    # --- page -------------------------------------------------------------------------------------------------------
    def title(self) -> str:
        if self.room is not None and self.room.names[self.room.seat ^ 1]:
            return self.tr("Against {name}").format(name=self.room.names[self.room.seat ^ 1])
        return self.tr("Over the local network")

    def enter(self, code: str) -> None:
        super().enter(code)
        try:
            self.network.begin()
        except Fault as fault:
            self.choices.tell(shown(fault.sentence))
        self.fill_decks()
        if not self.choices.name.text():
            self.choices.name.setText(self._desk.settings.get(NAMES[0]))
        self.retranslate()

    def open_at(self, place: str) -> None:
        """A game by its id: it is chosen, unless another one is on."""
        if self.room is None and self.visitor is None:
            self.choose_game(place or FIRST)

    def first(self) -> QWidget | None:
        if self.stack.currentWidget() is self.blitz.screen:
            return self.blitz.screen.first()
        if self.stack.currentWidget() is self.meet:
            return self.meet.play if self.meet.play.isVisibleTo(self.meet) else self.meet.leave
        return super().first() if self.table is not None or self.board is not None else self.choices.open

    def shut(self) -> None:
        if self.room is not None and self.room.stage == "playing":
            self.room.keep()
        self._drop_room()
        super().shut()
        self.network.end()

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleName(self.tr("Over the local network"))
        self.shelf.back.set_words(self.tr("Start"))
        self.shelf.title.setText(self.tr("Games nearby"))
        self.shelf.empty.set_words(
            self.tr("Looking for games nearby…"),
            self.tr("Open one yourself, or type the address of the other machine."),
        )
        self.choices.retranslate()
        self._list()
        if self.room is not None:
            self._room_changed()

    # --- the list ---------------------------------------------------------------------------------------------------
    def _list(self) -> None:
        """Matches that wait to be gone on with, then games nearby."""
        self._saved, self._visits = self.kept_here()
        waiting = {room.id for room in self._saved} | {one.sat.id for one in self._visits if one.sat is not None}
        self._found = sorted(self.network.finder.besides(waiting), key=lambda one: one.kind == "hosted")
        rows = []
        for room in self._saved:
            there = room.seat == 0 or room.id in self.network.finder.found
            state = self.tr("can be gone on with now") if there else self.tr("the other machine is not there yet")
            rows.append(("play", self.tr("Go on against {name}").format(name=room.other), state))
        for one in self._visits:
            name = self.tr("Go on against {name}").format(name=one.other) if one.other else self.tr("Go on waiting")
            where = self.tr("at a referee's table")
            if one.sat is not None and one.sat.game != FIRST:
                where = self.tr("at a table of {game}").format(game=self.game_named(one.sat.game))
            rows.append(("people", name, where))
        for found in self._found:
            where = (
                f"{found.hosts[0]}:{found.port}" if ":" not in found.hosts[0] else f"[{found.hosts[0]}]:{found.port}"
            )
            hosted = found.kind == "hosted"
            name = self.tr("Referee's table {mark}") if hosted else self.tr("Open game {mark}")
            if found.game != FIRST:
                name = self.tr("{game}: table {mark}")
                hosted = found.game in self.kits
            name = name.format(mark=found.id[:4].upper(), game=self.game_named(found.game))
            rows.append(("people" if hosted else "network", name, where))
        kept = len(self._saved) + len(self._visits)
        at = kept + self._found.index(self._target) if self._target in self._found else -1
        self.shelf.show_rows(rows, at)

    def _picked(self, index: int) -> None:
        if index < len(self._saved):
            self.go_on(self._saved[index])
            return
        index -= len(self._saved)
        if index < len(self._visits):
            self.come_back(self._visits[index])
            return
        index -= len(self._visits)
        if index < len(self._found):
            self._target = self._found[index]
            where = f"[{self._target.hosts[0]}]" if ":" in self._target.hosts[0] else self._target.hosts[0]
            self.choices.address.setText(f"{where}:{self._target.port}")
            self._list()
            self._join([(host, self._target.port) for host in self._target.hosts])

    # --- a room comes about -----------------------------------------------------------------------------------------
    def _room(self, ident: str, seat: int) -> Room | None:
        """A new room with what was chosen; None after a sentence. Who comes to a table of another game than the first
        brings a deck when it is known what is played there."""
        deck = self.deck_of_first() if self.kit is None else None
        if (deck is None and self.kit is None) or self.network.identity is None:
            return None
        if not self.choices.named(self.tr("First say what you are called: the other side reads it.")):
            return None
        name = self._own_name()
        self._desk.settings.put(NAMES[0], name)
        if deck is None:
            return self.new_room(ident, seat, name, (), Terms())  # what is played there is told there
        info, cards = deck
        self._desk.settings.put(DECKS[0], str(info.path))
        packs = self.blitz.word() if seat == 0 and self.choices.packs else ""
        if seat == 0 and self.choices.packs and not packs:
            self.choices.tell(self.tr("There is no set of which packs could be opened."))
            return None
        terms = self.choices.terms(info.mode, packs) if seat == 0 else Terms()
        return self.new_room(ident, seat, name, cards, terms)

    def open_game(self) -> None:
        """Wait here for the other machine."""
        if self.kit is not None:
            if self.choices.named(self.tr("First say what you are called: the other side reads it.")):
                self._desk.settings.put(NAMES[0], self._own_name())
                self.open_other(self.kit, self._own_name())
            return
        room = self._room(new_id(), 0)
        if room is not None:
            self._host(room)

    def _host(self, room: Room) -> None:
        assert self.network.identity is not None
        self._drop_room()
        self.choices.tell("")
        self.host = Host(room, self.network.identity, self.network.known, self.network.finder)
        self.host.changed = self._soon.start
        self._take(room)
        self._work = self.network.spawn(self._wait_here(self.host))

    async def _wait_here(self, host: Host) -> None:
        try:
            await host.open(self._interfaces)
        except Fault as fault:
            self._failed(fault)
            return
        self._soon.start()

    def join_address(self) -> None:
        """Join the game at the address that was typed; with a code alone, the one that is nearby."""
        if not self.choices.address.text().strip() and self.choices.code.text().strip():
            self._join_nearby()
            return
        try:
            host, port = parse_address(self.choices.address.text())
        except Fault as fault:
            self.choices.tell(shown(fault.sentence))
            self.choices.address.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        places = [(host, port)]
        target = self._target
        if target is not None and (host, port) in [(one, target.port) for one in target.hosts]:
            places = [(one, target.port) for one in target.hosts]
        self._join(places)

    def _join_nearby(self) -> None:
        """A code is tried at one game only: at a wrong one it would be spent."""
        if len(self._found) == 1:
            self._join([(host, self._found[0].port) for host in self._found[0].hosts])
        elif self._found:
            self.choices.tell(
                self.tr("Several games are nearby: choose one in the list, whose mark the other screen shows.")
            )
        else:
            self.choices.tell(self.tr("No game was found nearby. Type the address of the other machine."))
            self.choices.address.setFocus(Qt.FocusReason.OtherFocusReason)

    def _join(self, places: list[tuple[str, int]]) -> None:
        room = self._room(new_id(), 1)
        if room is None or self.network.identity is None:
            return
        self._drop_room()
        guest = Guest(room, self.network.identity, self.network.known, self.network.finder)
        self.choices.tell(self.tr("Joining…"), good=True)
        self._work = self.network.spawn(self._go_there(guest, places, self.choices.code.text()))

    async def _go_there(self, guest: Guest, places: list[tuple[str, int]], code: str) -> None:
        try:
            line: Line = await guest.join(places, code)
        except CodeWanted:
            self.choices.tell(self.tr("Type the code that the other screen shows, then Join."), good=True)
            self.choices.code.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        except Fault as fault:
            self.choices.tell(shown(fault.sentence))
            return
        self.choices.tell("")
        self.choices.code.clear()
        if await line.first() in (PART, LAST):
            await self._visit_table(line, places)
            return
        self._stay(guest)
        await guest.stay(line)
        self._soon.start()

    def _watch(self) -> None:
        self.watch(self._own_name())

    def _own_name(self) -> str:
        return " ".join(self.choices.name.text().split()) or self.tr("Player")

    def _stay(self, guest: Guest) -> None:
        self.guest = guest
        guest.changed = self._soon.start
        self._take(guest.room)

    def go_on(self, kept: RoomFile) -> None:
        """Go on with a match that was kept."""
        room = self.kept_room(kept, self.known_digests())
        if room is None:
            return
        if kept.seat == 0:
            self._host(room)
            return
        assert self.network.identity is not None
        self._drop_room()
        guest = Guest(room, self.network.identity, self.network.known, self.network.finder)
        self._stay(guest)
        self._work = self.network.spawn(guest.stay())

    def _take(self, room: Room) -> None:
        self.room = room
        room.listen(self._soon.start)
        self._room_changed()

    def _failed(self, fault: Fault) -> None:
        self._drop_room()
        self.choices.tell(shown(fault.sentence))
        self.stack.setCurrentWidget(self.shelf)

    def accept(self) -> None:
        """Play on the terms that are shown."""
        if self.kit is not None:
            cards = self.game_cards(sealed=self.visitor is None)
            if cards and self.visitor is not None:
                self.sit(self._own_name(), cards)
            elif cards and self.room is not None:
                self.room.accept(self._own_name(), cards)
            return
        room, deck = self.room, self.deck_of_first(sealed=self.visitor is None)
        if deck is not None and self.visitor is not None:
            self.sit(self._own_name(), deck[1])
        elif deck is not None and room is not None:
            room.accept(self._own_name(), deck[1])

    def leave_room(self) -> None:
        """Back to the list; a match that was begun is kept, one that is over is not."""
        room = self.room
        if room is not None and room.stage == "playing":
            if room.finished:
                room.drop()
            else:
                room.save_for_later()
        self._drop_room()
        self.drop_match()
        self.stack.setCurrentWidget(self.shelf)
        self._list()
        self.choices.open.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drop_room(self) -> None:
        room, host, work = self.room, self.host, self._work
        self.room = self.host = self.guest = self._work = None
        self.leave_table()
        if room is not None:
            room.deaf(self._soon.start)
            if self.network.running:
                self.network.spawn(_close(room, host), closing=True)
        if work is not None:
            work.cancel()

    # --- cards of the other library
    def _cards_taken(self, count: int) -> None:
        self._digests = None
        self.leave_room()
        text = self.tr("Cards that came into your library: {count}. Open or join the game again.").format(count=count)
        self.choices.tell(text, good=True)

    # --- tools ------------------------------------------------------------------------------------------------------
    def _open_tools(self) -> None:
        self.tools.show_machines(self.network.known.all())
        self.tools.open()

    def _test(self) -> None:
        if self.network.running:
            self.network.spawn(self._run_test())

    async def _run_test(self) -> None:
        self.tools.show_results(await self_test(PORT))

    def _forget(self, fingerprint: str) -> None:
        self.network.known.forget(fingerprint)
        self.tools.show_machines(self.network.known.all())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at_table = self.visitor is not None or self.stack.currentWidget() in (self.meet, self.blitz.screen)
        if event.key() == Qt.Key.Key_Escape and at_table:
            self.leave_room()
        else:
            super().keyPressEvent(event)


async def _close(room: Room, host: Host | None) -> None:
    """Let what was sent last go out, then stop."""
    if host is not None:
        with contextlib.suppress(OSError):
            await host.close()
    until = time.monotonic() + 0.3
    while room.line is not None and time.monotonic() < until:
        await asyncio.sleep(0.05)
    room.close()
