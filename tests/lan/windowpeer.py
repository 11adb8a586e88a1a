"""As :mod:`tests.lan.netpeer`, with the real program window: everything is done by mouse and keys, as a person would.

It opens the lobby from the start screen, opens a game or picks the one it finds, types the code, agrees, and plays with
a pair of hands what a computer player wants. Killed and started again it goes on from the list.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QSocketNotifier, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.players.roster import make_player
from engine.trails.cards.make import make_card
from tests.lan.netpeer import kind_of
from trails_desktop.app.demo.mouse import Clumsy, MouseHands, intend
from trails_desktop.app.page_entries import PageEntry, page_entries
from trails_desktop.app.start import make_desk
from trails_desktop.app.window import MainWindow
from trails_desktop.lan.room.file import saved_rooms
from trails_desktop.lan.sealed.games.trails import facts_of
from trails_desktop.pages.lobby.page import LobbyPage
from trails_desktop.pages.lobby.play.sealed_match import LanMatch
from trails_desktop.paths import Paths
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.settings import ANIMATION, ASKED_TO_PLACE, PACE

PAGE = "lobby"


def tell(**said: object) -> None:
    print(json.dumps(said), flush=True)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


class WindowPeer:
    """One program. Its script is a generator that is taken further whenever Qt has nothing else to do."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.paths = Paths(Path(args.folder))
        self.paths.create()
        desk, problems = make_desk(self.paths)
        assert not problems, problems
        desk.settings.put(ANIMATION, 0)
        desk.settings.put(PACE, "instant")
        desk.settings.put(ASKED_TO_PLACE, True)
        pool = desk.pool
        self.seat = 0 if args.what == "host" else 1
        cards = {number: make_card(pool.versions(number), meaning=pool.meaning(number)) for number in pool}
        self.player = make_player("greedy", self.seat, args.seed, cards)
        entries = tuple(self._quick(entry) if entry.id == PAGE else entry for entry in page_entries())
        self.window = MainWindow(desk, entries=entries)
        self.window.resize(1280, 800)
        self.window.show()
        self.had: set[str] | None = set(filter(None, args.had.split(","))) if args.stop else None
        self.waits = False
        self.script = self.run()
        self.timer = QTimer()
        self.timer.timeout.connect(self.go_on)
        self.timer.start(1)
        self.heard = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
        self.heard.activated.connect(self.hear)

    def _quick(self, entry: PageEntry) -> PageEntry:
        """The lobby on this machine's interface, with answers that leave at once."""

        def make(desk: object, look: object) -> LobbyPage:
            page = entry.make(desk, look)  # type: ignore[arg-type]
            assert isinstance(page, LobbyPage)
            page.use_network(self.args.interface or [self.args.address], pace=0.0)
            return page

        return PageEntry(entry.id, entry.kind, entry.icon, entry.words, make)

    def hear(self) -> None:
        said = os.read(sys.stdin.fileno(), 100)
        if not said:
            self.heard.setEnabled(False)
        pages = [screen for screen in self.window.screens if isinstance(screen, LobbyPage)]
        room = pages[0].room if pages else None
        self.waits = self.waits and b"go" not in said
        if b"cut" in said and room is not None and room.line is not None:
            room.line.cut()

    @property
    def page(self) -> LobbyPage:
        return next(screen for screen in self.window.screens if isinstance(screen, LobbyPage))

    def go_on(self) -> None:
        try:
            next(self.script)
        except StopIteration:
            self.timer.stop()
            self.window.close()
            QApplication.quit()

    def run(self) -> Iterator[None]:
        click(self.window.start.pages[PAGE])
        page = self.page
        if saved_rooms(self.paths.records / "lan")[0]:
            click(page.shelf.plates[0])
        elif self.seat == 0:
            yield from self.open_game(page)
        else:
            yield from self.join_game(page)
        while page.room is None or page.table is None:
            yield
        yield from self.play(page)

    def open_game(self, page: LobbyPage) -> Iterator[None]:
        page.choices.name.clear()
        QTest.keyClicks(page.choices.name, "Aki")
        click(page.choices.open)
        while page.room is None or not page.room.port:
            yield
        assert page.host is not None
        tell(port=page.room.port, code=page.host.invitation.code, id=page.room.id)

    def join_game(self, page: LobbyPage) -> Iterator[None]:
        page.choices.name.clear()
        QTest.keyClicks(page.choices.name, "Bryn")
        if self.args.find:
            while not page.shelf.plates:
                yield
            click(page.shelf.plates[0])
            while not page.choices.status.isVisible() or "code" not in page.choices.status.text():
                yield
        else:
            QTest.keyClicks(page.choices.address, f"{self.args.address}:{self.args.port}")
        QTest.keyClicks(page.choices.code, self.args.code.lower())
        click(page.choices.join)
        while not page.meet.play.isVisible():
            yield
        click(page.meet.play)

    def play(self, page: LobbyPage) -> Iterator[None]:
        steps, room = -1, page.room
        assert room is not None
        while not room.finished:
            port, match = page.match, room.match
            if match is not None and match.step != steps:
                steps = match.step
                tell(step=steps)
                if self.args.short and steps >= self.args.short and page.line.give_up.isVisible():
                    click(page.line.give_up)
                    click(page.line.give_up)  # it asks once
            asked = match.game.decision if match is not None and match.asked and match.game is not None else None
            if self.had is not None and asked is not None and kind_of(asked) not in self.had and match is not None:
                self.had.add(kind_of(asked))
                self.waits = True
                tell(at=kind_of(asked), step=match.step)
                while self.waits:
                    yield
            ready = isinstance(port, LanMatch) and match is not None and match.asked and match.connected_now
            if ready and page.table is not None and port.automatic(port.view()) is None:
                try:
                    for _ in MouseHands(page.table).perform(intend(self.player, port.view(), port)):
                        yield
                except Clumsy:
                    pass  # the line was cut under the hands: once more
            yield
        match = room.match
        assert match is not None and match.game is not None
        tell(
            done=True, ok=bool(match.verdict and match.verdict.ok), state=match.state, steps=match.step,
            why=page.line.state.text(), fingerprint=facts_of(match.game).hex(), bytes=room.bytes,
        )  # fmt: skip
        until = time.monotonic() + 60.0  # for what the other side still wants; who runs both ends it sooner
        while time.monotonic() < until:
            yield


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("what", choices=("host", "join"))
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--address", default="127.0.0.1")
    parser.add_argument("--code", default="")
    parser.add_argument("--find", action="store_true")
    parser.add_argument("--short", type=int, default=0, help="give up after so many steps")
    parser.add_argument("--interface", action="append")
    parser.add_argument("--stop", action="store_true")
    parser.add_argument("--had", default="")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    program = QApplication([])
    program.setStyle("Fusion")
    load_fonts()
    peer = WindowPeer(parser.parse_args())
    program.exec()
    del peer


if __name__ == "__main__":
    main()
