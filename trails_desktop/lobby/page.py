"""The lobby: open a game, find one, agree on the terms; then the table, with the line below it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from engine.trails.decks import DeckError, read_deck, resolve
from trails_desktop.desk import Desk
from trails_desktop.lan.finding import PORT, Found, own_addresses, parse_address
from trails_desktop.lan.gate import Guest, Host, new_id
from trails_desktop.lan.lines import Line
from trails_desktop.lan.meeting import digests_of, unplayable
from trails_desktop.lan.messages import Terms
from trails_desktop.lan.pairing import CodeWanted
from trails_desktop.lan.room import Room
from trails_desktop.lan.roomfile import RoomFile, saved_rooms
from trails_desktop.lan.selftest import self_test
from trails_desktop.lan.sentences import Fault
from trails_desktop.lobby.choices import Choices
from trails_desktop.lobby.meetscreen import MeetScreen
from trails_desktop.lobby.network import Network
from trails_desktop.lobby.play import LanTable
from trails_desktop.lobby.sheets import ToolsSheet
from trails_desktop.lobby.terms import terms_lines
from trails_desktop.lobby.words import shown
from trails_desktop.screens.deckinfo import DeckInfo, load_decks
from trails_desktop.screens.tablepage import TableFactory
from trails_desktop.ui.settings import DECKS, NAMES, Look

FOLDER = "lan"  #: below the records: the key, who is known, matches that wait


class LobbyPage(LanTable):
    """``network`` runs from the first time the page is entered. ``room``, ``host`` and ``guest``: the match at hand."""

    def __init__(self, desk: Desk, look: Look, tables: TableFactory) -> None:
        super().__init__(desk, look, tables)
        self._folder = (desk.records or Path()) / FOLDER
        self._interfaces: list[str] | None = None
        self._pace = 1.0
        self.network = Network(self._folder, self)
        self.host: Host | None = None
        self.guest: Guest | None = None
        self._digests: dict[str, str] | None = None
        self._decks: tuple[DeckInfo, ...] = ()
        self._found: list[Found] = []
        self._saved: list[RoomFile] = []
        self._target: Found | None = None
        self._work: asyncio.Task[None] | None = None
        self.choices = Choices(look)
        self.meet = MeetScreen(look)
        self.stack.addWidget(self.meet)
        self.tools = ToolsSheet(self, look)
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
        at = self.choices.deck.currentText()
        self._decks = tuple(deck for deck in load_decks(self._desk.decks, self._desk.pool) if deck.legal)
        self.choices.deck.clear()
        self.choices.deck.addItems([deck.name(code) for deck in self._decks])
        wished = [n for n, deck in enumerate(self._decks) if str(deck.path) == self._desk.settings.get(DECKS[0])]
        self.choices.deck.setCurrentIndex(max(self.choices.deck.findText(at), wished[0] if wished and not at else 0, 0))
        if not self.choices.name.text():
            self.choices.name.setText(self._desk.settings.get(NAMES[0]) or self.tr("Player"))
        self.retranslate()

    def first(self) -> QWidget | None:
        if self.stack.currentWidget() is self.meet:
            return self.meet.play if self.meet.play.isVisibleTo(self.meet) else self.meet.leave
        return super().first() if self.table is not None else self.choices.open

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
        self.shelf.empty.setText(
            self.tr("Looking for games nearby… Open one yourself, or type the address of the other machine.")
        )
        self.choices.retranslate()
        self._list()
        if self.room is not None:
            self._room_changed()

    # --- the list ---------------------------------------------------------------------------------------------------
    def _list(self) -> None:
        """Matches that wait to be gone on with, then games nearby."""
        self._saved = saved_rooms(self._folder)[0]
        waiting = {room.id for room in self._saved}
        nearby = self.network.finder.found.values()
        self._found = [found for found in nearby if found.kind == "sealed" and found.id not in waiting]
        rows = []
        for room in self._saved:
            there = room.seat == 0 or room.id in self.network.finder.found
            state = self.tr("can be gone on with now") if there else self.tr("the other machine is not there yet")
            rows.append(("play", self.tr("Go on against {name}").format(name=room.other), state))
        for found in self._found:
            where = (
                f"{found.hosts[0]}:{found.port}" if ":" not in found.hosts[0] else f"[{found.hosts[0]}]:{found.port}"
            )
            rows.append(("network", self.tr("Open game {mark}").format(mark=found.id[:4].upper()), where))
        at = len(self._saved) + self._found.index(self._target) if self._target in self._found else -1
        self.shelf.show_rows(rows, at)

    def _picked(self, index: int) -> None:
        if index < len(self._saved):
            self.go_on(self._saved[index])
            return
        index -= len(self._saved)
        if index < len(self._found):
            self._target = self._found[index]
            where = f"[{self._target.hosts[0]}]" if ":" in self._target.hosts[0] else self._target.hosts[0]
            self.choices.address.setText(f"{where}:{self._target.port}")
            self._list()
            self._join([(host, self._target.port) for host in self._target.hosts])

    # --- a room comes about -----------------------------------------------------------------------------------------
    def _room(self, ident: str, seat: int) -> Room | None:
        """A new room with what was chosen; None after a sentence."""
        deck = self._deck()
        if deck is None or self.network.identity is None:
            return None
        info, cards = deck
        name = " ".join(self.choices.name.text().split()) or self.tr("Player")
        self._desk.settings.put(NAMES[0], name)
        self._desk.settings.put(DECKS[0], str(info.path))
        terms = self.choices.terms(info.mode) if seat == 0 else Terms()
        return Room(ident, seat, name, cards, terms, self._desk.pool, self._folder, self._known_digests(), self._pace)

    def _deck(self) -> tuple[DeckInfo, list[str]] | None:
        at = self.choices.deck.currentIndex()
        if not 0 <= at < len(self._decks):
            self.choices.tell(self.tr("There is no deck that may be played."))
            return None
        info = self._decks[at]
        try:
            cards = list(resolve(read_deck(info.path.read_text(encoding="utf-8"), info.path.name), self._desk.pool))
        except (DeckError, OSError, ValueError) as error:
            self.choices.tell(f"{str(error).rstrip('.')}.")
            return None
        bad = unplayable(self._desk.pool, cards)
        if bad:
            self.choices.tell(self.tr("A sealed match cannot be played with {cards}.").format(cards=", ".join(bad)))
            return None
        return info, cards

    def _known_digests(self) -> dict[str, str]:
        if self._digests is None:
            self._digests = dict(digests_of(self._desk.pool))
        return self._digests

    def open_game(self) -> None:
        """Wait here for the other machine."""
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
        """Join the game at the address that was typed."""
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
        self._stay(guest)
        await guest.stay(line)
        self._soon.start()

    def _stay(self, guest: Guest) -> None:
        self.guest = guest
        guest.changed = self._soon.start
        self._take(guest.room)

    def go_on(self, kept: RoomFile) -> None:
        """Go on with a match that was kept."""
        try:
            self.network.begin()
            room = Room.resume(kept, self._desk.pool, self._folder, self._known_digests(), self._pace)
        except Fault as fault:
            self.choices.tell(shown(fault.sentence))
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
        room, deck = self.room, self._deck()
        if room is None or deck is None:
            return
        room.accept(" ".join(self.choices.name.text().split()) or self.tr("Player"), deck[1])

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
        if room is not None:
            room.deaf(self._soon.start)
            if self.network.running:
                self.network.spawn(_close(room, host), closing=True)
        if work is not None:
            work.cancel()

    # --- a room changes ---------------------------------------------------------------------------------------------
    def _room_changed(self) -> None:
        room = self.room
        if room is None:
            return
        match = room.match
        if (match is not None and match.game is not None and match.game.decision is not None) or self.table is not None:
            self.show_room(room)
            return
        self.stack.setCurrentWidget(self.meet)
        if match is not None and match.state in ("stopped", "differs", "forked"):
            self.meet.show_offer(self.tr("This match cannot begin"), shown(match.sentence), [], False)
        elif room.stage == "left" or (self.guest is not None and room.line is None and room.lost is None):
            why = shown(room.sentence) or self.tr("The other machine is gone.")
            self.meet.show_offer(self.tr("Nothing to play"), why, [], False)
        elif match is not None:
            waited = "" if room.lost is None else self.tr("Waiting for the other machine…")
            self.meet.show_offer(
                self.tr("Against {name}").format(name=room.names[room.seat ^ 1]),
                waited or self.tr("Both programs bind themselves to their decks…"), [], False,
            )  # fmt: skip
        elif room.seat == 0:
            self._show_waiting(room)
        else:
            self._show_offer(room)
        self.meet.leave.set_words(self.tr("Close the game") if room.seat == 0 and match is None else self.tr("Leave"))
        self.meet.play.set_words(self.tr("Play"), self.tr("with {deck}").format(deck=self.choices.deck.currentText()))
        first = self.first()
        if first is not None and self.isVisible() and not first.hasFocus():
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_waiting(self, room: Room) -> None:
        host = self.host
        if host is None:
            return
        news = ""
        if host.turned_away:
            news = self.tr("Somebody was turned away: {why}").format(why=shown(host.turned_away[-1]))
            if host.invitation.renewed:
                news += " " + self.tr("The code is a new one.")
        if room.stage == "offered":
            self.meet.show_waiting(
                self.tr("The other player is here"), self.tr("The terms lie on the other screen."), "", "",
                terms_lines(room.terms), "",
            )  # fmt: skip
            return
        where = [f"{one}:{room.port}" if ":" not in one else f"[{one}]:{room.port}" for one in self._own_addresses()]
        lines = [self.tr("It stands in the list of machines nearby as {mark}.").format(mark=room.id[:4].upper())]
        if room.port:
            lines.append(self.tr("Its address: {where}").format(where=self.tr(" or ").join(where[:3])))
        self.meet.show_waiting(
            self.tr("Your game is open"),
            self.tr("Tell the other player this code. It is good once, and useless to whoever listens on the network."),
            host.invitation.code, self.tr("Code"), [*lines, "", *terms_lines(room.terms)], news,
        )  # fmt: skip

    def _own_addresses(self) -> list[str]:
        return self._interfaces or own_addresses()

    def _show_offer(self, room: Room) -> None:
        if room.stage != "offered":
            self.meet.show_offer(self.tr("Paired"), self.tr("Waiting for the terms…"), [], False)
            return
        deck = self._decks[self.choices.deck.currentIndex()] if self._decks else None
        news = ""
        if deck is not None and room.terms.mode and deck.mode != room.terms.mode:
            news = self.tr("Your deck is for {mine}, this game is {theirs}: choose another deck first.").format(
                mine=deck.mode, theirs=room.terms.mode
            )
        self.meet.show_offer(
            self.tr("Against {name}").format(name=room.names[0]), self.tr("The line is encrypted and the code fitted."),
            terms_lines(room.terms), not news, news,
        )  # fmt: skip

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
        if event.key() == Qt.Key.Key_Escape and self.stack.currentWidget() is self.meet:
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
