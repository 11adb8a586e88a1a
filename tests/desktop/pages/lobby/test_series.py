"""The lobby at a referee's table over three games and several days: sides, rulings, standing still, coming back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from engine.trails.records.reading import read_record
from tests.desktop.pages.lobby.test_lobby import Lobby
from tests.desktop.pages.lobby.test_referee import Opposite, Referee, comes
from tests.lan.patience import patient
from tests.lan.peers import lively
from trails_desktop.pages.lobby.play.hosted_match import HostedPort
from trails_desktop.ui.settings import LANGUAGE

RULES = ("--best-of", "3", "--ruling", "rebuild_is_destroy=yes")


@pytest.fixture
def lobby(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lobby]:
    patient(monkeypatch)
    yield Lobby(qtbot, tmp_path)
    assert asyncio._get_running_loop() is None


class Evening:
    """A referee whose process may be killed, the window at its table, and Bryn."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.page = lobby, lobby.page
        self.referee = Referee(lobby.folder / "referee", *RULES)
        self.random = Random(1)
        comes(lobby, self.referee)
        lines = self.page.meet.lines.text()
        assert "Best of 3" in lines and "Rebuilding is destroying (R082): yes" in lines
        lobby.click(self.page.meet.play)
        lobby.wait(lambda: self.page.visitor is not None and self.page.visitor.names[0])
        self.referee.next()
        while not self.referee.said["players"]:
            self.referee.next()
        self.other = Opposite(lobby, self.referee, "Bryn")
        lobby.wait(lambda: self.page.table is not None)

    def plays(self, lines: int) -> None:
        """Both answer at random until the log has so many lines."""

        def more() -> bool:
            visitor = self.page.visitor
            assert visitor is not None
            seen = visitor.seen
            if visitor.stage == "playing" and visitor.connected and seen is not None:
                if seen.view.decision is not None:
                    visitor.answer(lively(seen.view.decision, self.random))
                return len(self.port.log()) >= lines or seen.view.winner is not None
            return False

        self.lobby.wait(more)

    @property
    def port(self) -> HostedPort:
        assert isinstance(self.page.match, HostedPort)
        return self.page.match

    def again(self) -> None:
        """The referee is killed and started again with other words: a table that was kept keeps its rules."""
        port = self.referee.said["port"]
        self.referee.kill()
        self.lobby.wait(lambda: "Connection lost" in self.page.line.state.text())
        assert self.referee.process.stdout is not None
        self.referee.process.stdout.close()
        self.referee = Referee(self.lobby.folder / "referee")
        assert self.referee.said["port"] == port and len(self.referee.said["players"]) == 2
        self.lobby.wait(lambda: self.page.visitor is not None and self.page.visitor.connected)
        self.lobby.wait(lambda: self.other.visitor.connected)

    def end(self) -> None:
        self.other.visitor.leave()
        self.other.task.cancel()
        self.lobby.wait(self.other.task.done)
        self.referee.end()


@pytest.fixture
def evening(lobby: Lobby) -> Iterator[Evening]:
    made = Evening(lobby)
    yield made
    made.end()


def test_three_games_with_a_referee_that_is_killed_in_between(lobby: Lobby, evening: Evening) -> None:
    page, line, other = lobby.page, lobby.page.line, evening.other.visitor
    evening.plays(6)
    assert evening.port.seat == 0
    evening.again()
    evening.plays(12)
    lobby.wait(lambda: other.connected and other.stage == "playing")
    other.concede()
    lobby.wait(lambda: "Games: 1 to 0" in line.state.text())
    assert "opened after the last game" in line.state.text() and not line.give_up.isVisible()
    lobby.click(line.next)
    lobby.wait(lambda: "Waiting for Bryn to begin the next game" in line.state.text())
    assert not line.next.isEnabled()
    evening.again()  # what was said before is known after
    lobby.wait(lambda: other.between)
    other.go_on()
    lobby.wait(lambda: evening.port.game == 1 and evening.port.at_hand)
    assert evening.port.seat == 1 and evening.port.names[0] == "Bryn"  # sides have changed
    evening.plays(8)
    lobby.click(line.give_up)
    lobby.click(line.give_up)
    lobby.wait(lambda: "Games: 1 to 1" in line.state.text())
    other.go_on()
    lobby.wait(lambda: "Bryn is ready for the next game" in line.state.text())
    page._desk.settings.put(LANGUAGE, "ja")
    lobby.wait(lambda: "席を入れ替えた" in line.state.text())
    page._desk.settings.put(LANGUAGE, "en")
    lobby.wait(lambda: "Bryn is ready" in line.state.text())
    lobby.click(line.next)
    lobby.wait(lambda: evening.port.game == 2 and evening.port.at_hand)
    evening.plays(8)
    other.concede()
    lobby.wait(lambda: "Games: 2 to 1. Verified" in line.state.text())
    lobby.wait(lambda: other.verdict is not None and other.verdict.ok)
    kept = sorted((lobby.folder / "records").glob("referee-*.match"))
    records = [read_record(file.read_text(encoding="utf-8")) for file in kept]
    assert [record.header.series for record in records] == [(3, 0, 0), (3, 0, 1), (3, 1, 1)]
    assert all(record.header.switches["rebuild_is_destroy"] for record in records)
    assert not list((lobby.folder / "records" / "lan").glob("*.visit"))
    lobby.wait(lambda: evening.referee.process.poll() == 0)  # both were told: nothing is left to referee
    assert not list((lobby.folder / "referee").rglob("*.table"))


def test_a_match_is_held_saved_and_gone_on_with_another_day(lobby: Lobby, evening: Evening) -> None:
    page, line, other = lobby.page, lobby.page.line, evening.other.visitor
    evening.plays(8)
    lobby.wait(line.pause.isVisible)
    assert not line.later.isVisible()
    lobby.click(line.pause)
    lobby.wait(lambda: "You hold the match" in line.state.text())
    lobby.wait(lambda: other.held[0])
    assert evening.port.view().decision is None  # nothing is answered meanwhile
    lobby.click(line.pause)
    lobby.wait(lambda: not any(other.held))
    lobby.wait(lambda: other.connected)
    other.hold(True)
    lobby.wait(lambda: "Bryn holds the match" in line.state.text())
    log = list(evening.port.log())
    lobby.click(line.later)
    assert page.visitor is None and page.table is None
    lobby.wait(lambda: not other.present[0])
    plate = page.shelf.plates[0]
    assert "Go on against Bryn" in plate.accessibleName()
    lobby.click(plate)
    lobby.wait(lambda: page.table is not None)
    assert list(evening.port.log())[: len(log)] == log
    lobby.wait(lambda: "Bryn holds the match" in line.state.text())
    lobby.wait(lambda: other.connected)
    other.hold(False)
    evening.plays(len(log) + 4)
    lobby.click(line.give_up)
    lobby.click(line.give_up)
    lobby.wait(lambda: "Games: 0 to 1" in line.state.text())
    lobby.click(line.later)
    assert "Go on against Bryn" in page.shelf.plates[0].accessibleName()
    evening.referee.kill()
    lobby.click(page.shelf.plates[0])
    lobby.wait(page.meet.forget.isVisible)
    assert "has not answered yet" in page.meet.about.text()
    lobby.click(page.meet.forget)
    assert page.visitor is None and not any("Bryn" in plate.accessibleName() for plate in page.shelf.plates)
