"""The lobby by mouse and keys, against another machine on loopback that has no window."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.screen_fakes import make_desk
from tests.lan.netpeer import Peer
from tests.lan.patience import patient
from tests.lan.peers import lively
from tests.trails import cards
from trails_desktop.app.page_entries import PageEntry, page_entries
from trails_desktop.app.window import MainWindow
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.room.door import Guest
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.lobby.page import LobbyPage
from trails_desktop.resources import resource_dir
from trails_desktop.screens.parts.page import Page
from trails_desktop.ui.settings import NAMES, Look

HERE = "127.0.0.1"


class Lobby:
    """A window that shows its lobby, and the machine opposite, on the same loop."""

    def __init__(self, bot: QtBot, folder: Path) -> None:
        self.bot, self.folder = bot, folder
        desk = make_desk(folder, cards.pool())
        desk = replace(desk, decks=(resource_dir("decks"),), records=folder / "records")
        desk.settings.put(NAMES[0], "Ada")
        real = next(entry for entry in page_entries() if entry.id == "lobby")

        def make(desk: Desk, look: Look) -> Page:
            page = real.make(desk, look)
            assert isinstance(page, LobbyPage)
            page.use_network([HERE], pace=0.0)
            return page

        entry = PageEntry("lobby", real.kind, real.icon, real.words, make)
        self.window = MainWindow(desk, entries=(entry,))
        bot.addWidget(self.window, before_close_func=self.tidy)
        with bot.waitExposed(self.window):
            self.window.show()
        self.click(self.window.start.pages["lobby"])
        page = self.window.stack.currentWidget()
        assert isinstance(page, LobbyPage)
        self.page = page
        self.peer: Peer | None = None
        self.staying: asyncio.Task[None] | None = None
        self.refused = ""

    def tidy(self, window: QWidget) -> None:
        """The other machine goes first."""
        if self.staying is not None:
            self.staying.cancel()
        if self.peer is not None:
            if self.peer.host is not None:
                self.page.network.spawn(self.peer.host.close(), closing=True)
            self.peer.room.close()

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible() and widget.isEnabled()
        self.bot.mouseClick(widget, Qt.MouseButton.LeftButton)

    def wait(self, what: Callable[[], object], ms: int = 90_000) -> None:
        self.bot.waitUntil(lambda: bool(what()), timeout=ms)

    def opposite(self, seat: int) -> Peer:
        self.peer = Peer(self.folder / "other", seat, 3, lambda **said: None)
        return self.peer

    def comes(self, code: str) -> None:
        """The other machine tries to come in."""
        peer = self.peer or self.opposite(1)
        room = self.page.room
        assert room is not None
        guest = Guest(peer.room, peer.own, peer.known, peer.finder)

        async def come() -> None:
            try:
                line = await guest.join([(HERE, room.port)], code)
            except Fault as fault:
                self.refused = str(fault)
                return
            await guest.stay(line)

        self.staying = self.page.network.spawn(come())

    def opened(self) -> str:
        """Open a game by mouse; its code."""
        self.click(self.page.choices.open)
        self.wait(lambda: self.page.room is not None and self.page.room.port)
        assert self.page.host is not None
        return self.page.host.invitation.code

    def begun(self) -> None:
        """A match that was opened here, at its table."""
        self.comes(self.opened())
        self.wait(lambda: self.peer is not None and self.peer.room.stage == "offered")
        assert self.peer is not None
        self.peer.room.accept("Bryn", self.peer.deck)
        self.wait(lambda: self.page.table is not None)

    def told_something(self) -> bool:
        """Both sides answer at random until the log has a few lines."""
        assert self.peer is not None and self.page.room is not None
        for room in (self.page.room, self.peer.room):
            match = room.match
            if match is not None and match.asked and match.game is not None and match.game.decision is not None:
                room.put(match, match.answer(lively(match.game.decision, self.peer.random)))
        return len(self.page.match.log()) > 4


@pytest.fixture
def lobby(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lobby]:
    patient(monkeypatch)
    yield Lobby(qtbot, tmp_path)
    assert asyncio._get_running_loop() is None  # the window was closed: nothing of the network is left behind


def test_a_name_is_asked_before_a_game_is_opened(lobby: Lobby) -> None:
    lobby.page.choices.name.clear()
    lobby.click(lobby.page.choices.open)
    assert lobby.page.room is None
    assert lobby.page.choices.name.hasFocus()


def test_a_window_that_closes_while_a_game_is_announced_leaves_no_work_behind(lobby: Lobby) -> None:
    lobby.opened()
    loop = lobby.page.network._loop
    assert loop is not None
    lobby.window.close()
    assert loop.is_closed() and asyncio.all_tasks(loop) == set(), "the collector would have to end it"


def test_a_game_is_opened_refused_joined_lost_regained_given_up_and_verified(lobby: Lobby) -> None:
    page = lobby.page
    code = lobby.opened()
    assert page.meet.tiles.isVisible() and " ".join(code) in page.meet.tiles.accessibleName()
    lobby.wait(lambda: f"{HERE}:" in page.meet.lines.text())
    lobby.comes("AAAAAA" if code != "AAAAAA" else "BBBBBB")
    lobby.wait(lambda: "The code is wrong" in page.meet.news.text())
    lobby.wait(lambda: "The code is wrong" in lobby.refused)
    lobby.comes(code)
    assert lobby.peer is not None
    peer = lobby.peer
    lobby.wait(lambda: peer.room.stage == "offered")
    lobby.wait(lambda: not page.meet.tiles.isVisible())  # the code has served
    peer.room.accept("Bryn", peer.deck)
    lobby.wait(lambda: page.table is not None and page.line.isVisible())
    assert "Bryn" in lobby.window.windowTitle() or "Bryn" in page.line.state.text()

    assert not page.line.later.isVisible()
    room = page.room
    assert room is not None and room.line is not None
    assert lobby.staying is not None
    lobby.staying.cancel()  # the other machine is gone
    room.line.cut()
    lobby.wait(lambda: "Connection lost, trying again" in page.line.state.text())
    assert page.line.later.isVisible() and not page.line.talk.isEnabled()
    lobby.comes("")
    lobby.wait(lambda: "Connected" in page.line.state.text() or "encrypted" in page.line.state.text())

    lobby.click(page.line.give_up)
    match = room.match
    assert match is not None and match.state == "playing"  # once is not enough
    lobby.click(page.line.give_up)
    lobby.wait(lambda: match.state == "audited")
    lobby.wait(lambda: "Bryn wins. Verified" in page.line.state.text())
    assert len(list((lobby.folder / "records").glob("lan-*.match"))) == 1
    lobby.wait(lambda: match.their_verdict is not None)
    lobby.click(page.line.proof)
    assert "verified" in page.proof.theirs.text() and page.proof.isVisible()
    page.proof.done()
    lobby.click(page.line.leave)
    assert page.table is None and not list((lobby.folder / "records" / "lan").glob("*.room"))


def test_a_game_is_joined_by_address_and_code_and_its_terms_are_shown_first(lobby: Lobby) -> None:
    page, peer = lobby.page, lobby.opposite(0)
    page.network.spawn(peer.wait_here())
    lobby.wait(lambda: peer.host is not None and peer.room.port)
    assert peer.host is not None
    lobby.bot.keyClicks(page.choices.address, "not an address!")
    lobby.click(page.choices.join)
    assert "is no address" in page.choices.status.text()
    page.choices.address.clear()
    lobby.bot.keyClicks(page.choices.address, f"{HERE}:{peer.room.port}")
    lobby.click(page.choices.join)
    lobby.wait(lambda: "Type the code" in page.choices.status.text())
    assert lobby.window.focusWidget() is page.choices.code
    lobby.bot.keyClicks(page.choices.code, peer.host.invitation.code.lower())
    lobby.bot.keyClick(page.choices.code, Qt.Key.Key_Return)
    lobby.wait(page.meet.play.isVisible)
    assert "Against Player 0" in page.meet.title.text() and "No clock" in page.meet.lines.text()
    lobby.click(page.meet.play)
    lobby.wait(lambda: page.table is not None)
    assert page.match.seat == 1 and page.match.names[0] == "Player 0"


def test_what_the_other_player_says_is_plain_text_and_can_be_muted(lobby: Lobby) -> None:
    lobby.begun()
    page, peer = lobby.page, lobby.peer
    assert peer is not None and peer.room.match is not None
    peer.room.put(peer.room.match, peer.room.match.say("<b>Hello</b>"))
    lobby.wait(lambda: "Bryn: <b>Hello</b>" in page.line.chat.text())
    assert page.line.chat.textFormat() == Qt.TextFormat.PlainText
    lobby.bot.keyClicks(page.line.talk, "Good luck")
    lobby.bot.keyClick(page.line.talk, Qt.Key.Key_Return)
    lobby.wait(lambda: bool(peer.room.match and [text for _, text in peer.room.match.chat if text == "Good luck"]))
    lobby.click(page.line.mute)
    assert "Hello" not in page.line.chat.text() and "Good luck" in page.line.chat.text()


def test_a_match_saved_for_later_stands_in_the_list_and_goes_on_where_it_was(lobby: Lobby) -> None:
    lobby.begun()
    page, peer = lobby.page, lobby.peer
    assert peer is not None and page.room is not None and page.room.match is not None
    lobby.wait(lobby.told_something)
    ident, step, log = page.room.id, page.room.match.step, list(page.match.log())
    assert log
    lobby.click(page.line.leave)
    assert page.room is None and page.table is None
    lobby.wait(lambda: peer.room.line is None and "saved the match" in str(peer.room.sentence))
    plate = page.shelf.plates[0]
    assert "Bryn" in plate.text()
    lobby.click(plate)
    lobby.wait(lambda: page.table is not None)
    lobby.wait(lambda: page.room is not None and page.room.line is not None)  # it came again by itself
    assert page.room is not None and page.room.id == ident
    assert page.room.match is not None and page.room.match.step >= step
    assert list(page.match.log())[: len(log)] == log


def test_taking_back_asks_the_other_player_who_may_refuse(lobby: Lobby) -> None:
    lobby.begun()
    page, peer = lobby.page, lobby.peer
    assert peer is not None and page.room is not None

    def asks() -> bool:
        """Play on until the other machine may ask to take its last answer back."""
        match = peer.room.match
        assert match is not None
        if match.state == "playing" and match.undo_state().policy == "ask":
            peer.room.put(match, match.ask_undo())
            return True
        lobby.told_something()
        return False

    lobby.wait(asks)
    lobby.wait(page.line.allow.isVisible)
    assert "asks to take the last answer back" in page.line.state.text()
    lobby.click(page.line.refuse)
    lobby.wait(lambda: peer.room.match is not None and peer.room.match.waiting != "undo")
    assert not page.line.allow.isVisible()


def test_a_rematch_is_played_with_changed_sides_and_a_match_can_be_held(lobby: Lobby) -> None:
    lobby.begun()
    page, peer = lobby.page, lobby.peer
    assert peer is not None and page.room is not None and page.room.match is not None
    first = page.room.match
    lobby.wait(lambda: first.state == "playing")
    lobby.click(page.line.pause)
    lobby.wait(lambda: peer.room.match is not None and any(peer.room.match.paused))
    assert "You hold the match" in page.line.state.text() and page.line.later.isVisible()
    lobby.click(page.line.pause)
    lobby.wait(lambda: peer.room.match is not None and not any(peer.room.match.paused))
    assert not page.line.later.isVisible()
    lobby.click(page.line.give_up)
    lobby.click(page.line.give_up)
    lobby.wait(page.line.again.isVisible)
    lobby.click(page.line.again)
    assert "is asked for a rematch" in page.line.state.text() and not page.line.again.isEnabled()
    lobby.wait(lambda: peer.room.can_repeat)
    peer.room.ready()
    lobby.wait(lambda: page.room is not None and page.room.match is not first)
    lobby.wait(lambda: page.match.match is not first)
    assert page.match.seat == 1 and page.match.names[0] == "Bryn"
    lobby.wait(lobby.told_something)
    lobby.click(page.line.give_up)
    lobby.click(page.line.give_up)
    lobby.wait(lambda: "Bryn wins. Verified" in page.line.state.text())
    assert len(list((lobby.folder / "records").glob("lan-*.match"))) == 2


def test_a_secret_that_is_never_opened_is_said_and_the_match_ends_unchecked(lobby: Lobby) -> None:
    lobby.begun()
    page, peer = lobby.page, lobby.peer
    assert peer is not None and peer.room.match is not None and page.room is not None
    theirs, match = peer.room.match, page.room.match
    assert match is not None
    theirs._open_secret = lambda: None  # type: ignore[method-assign]
    page.patience = 0.0
    lobby.wait(lambda: match.state == "playing")
    lobby.click(page.line.give_up)
    lobby.click(page.line.give_up)
    lobby.wait(page.line.unproven.isVisible)
    assert "has not opened its secret" in page.line.state.text()
    lobby.click(page.line.unproven)
    assert match.state == "unaudited" and "Over, not checked" in page.line.state.text()
    assert not list((lobby.folder / "records").glob("lan-*.match"))


def test_five_packs_each_are_opened_together_and_make_the_decks(lobby: Lobby) -> None:
    page = lobby.page
    lobby.click(page.choices.made.buttons[1])
    code = lobby.opened()
    assert "five packs each" in page.meet.lines.text()
    peer = lobby.opposite(1)
    peer.room.opener = page.blitz.opener
    lobby.comes(code)
    lobby.wait(lambda: peer.room.stage == "offered")
    peer.room.accept("Bryn", peer.deck)
    screen = page.blitz.screen
    lobby.wait(screen.isVisible)
    assert "Bryn opens five packs, too" in screen.state.text() and not screen.play.isVisible()
    assert page.room is not None and page.room.match is not None
    mine = page.room.match.pack_cards
    assert screen.columns[0].accessibleName() == "Pack 1"  # closed: it says nothing
    for _ in range(5):
        lobby.click(screen.next)
    assert len(mine) == 40 and page._desk.pool.printing(mine[-1]).name in screen.columns[4].accessibleName()
    lobby.click(screen.play)
    assert page.room.match.state == "sealed"
    lobby.wait(lambda: "Waiting for Bryn" in screen.state.text())
    theirs = peer.room.match
    assert theirs is not None
    peer.room.put(theirs, theirs.bring(theirs.pack_cards))
    lobby.wait(lambda: page.table is not None)
    assert sorted(page.room.match.deck) == sorted(mine)
    lobby.click(page.line.give_up)
    lobby.click(page.line.give_up)
    lobby.wait(lambda: "Bryn wins. Verified" in page.line.state.text())
