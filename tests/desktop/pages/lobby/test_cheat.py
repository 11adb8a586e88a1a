"""A program in another process cheats against the window; what the window says, and what it keeps."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.pages.lobby.test_lobby import HERE, Lobby
from tests.lan.patience import patient
from tests.lan.peers import lively


@pytest.fixture
def lobby(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lobby]:
    patient(monkeypatch)
    yield Lobby(qtbot, tmp_path)
    assert asyncio._get_running_loop() is None


class Cheater:
    """The other machine: a process that joins the game of the window and plays at random, cheating as told."""

    def __init__(self, lobby: Lobby, kind: str) -> None:
        self.lobby, self.random = lobby, Random(7)
        code = lobby.opened()
        room = lobby.page.room
        assert room is not None
        command = [sys.executable, "-m", "tests.lan.cheating.cheatpeer", kind, str(lobby.folder / "cheater"), "join"]
        command += ["--port", str(room.port), "--address", HERE, "--code", code, "--seed", "3"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
        lobby.wait(lambda: lobby.page.table is not None)

    def play(self, steps: int) -> None:
        """The window's side answers at random until there were so many steps, or the match has stopped."""

        def answers() -> bool:
            room = self.lobby.page.room
            match = None if room is None else room.match
            if room is None or match is None or match.state in ("stopped", "audited"):
                return True
            if match.asked and match.connected_now and match.game is not None and match.game.decision is not None:
                room.put(match, match.answer(lively(match.game.decision, self.random)))
            return match.step >= steps

        self.lobby.wait(answers)

    def end(self) -> None:
        self.process.kill()
        self.process.communicate(timeout=90)


def test_a_card_shown_from_nowhere_stops_the_match_at_its_step(lobby: Lobby) -> None:
    page = lobby.page
    cheater = Cheater(lobby, "a card from nowhere")
    cheater.play(2_000)
    lobby.wait(lambda: page.line.state.text().startswith("Stopped at step "))
    said = page.line.state.text()
    assert "from nowhere" in said and page.room is not None and page.room.match is not None
    assert page.room.match.stopped_at >= 0 and f"step {page.room.match.stopped_at} by what" in said
    lobby.click(page.line.proof)
    assert said in page.proof.verdict.text() and page.proof.isVisible()
    page.proof.done()
    lobby.click(page.line.leave)
    assert list((lobby.folder / "records" / "lan").glob("*.evidence"))  # kept, and nothing waits any more
    assert not list((lobby.folder / "records" / "lan").glob("*.room"))
    cheater.end()


def test_stacked_draws_are_found_when_the_secrets_are_opened(lobby: Lobby) -> None:
    page = lobby.page
    cheater = Cheater(lobby, "own draws stacked")
    cheater.play(40)
    lobby.click(page.line.give_up)
    lobby.click(page.line.give_up)
    lobby.wait(lambda: "Not verified. Step " in page.line.state.text())
    assert not list((lobby.folder / "records").glob("lan-*.match"))  # no match of honest chance
    cheater.end()
