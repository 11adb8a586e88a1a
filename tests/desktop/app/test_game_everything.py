"""Whole games in which everything happens, through the real window: with the mouse and with keys, at one screen and
against the computer. In the middle of each the program is killed; the next one goes on at the same question.

``TRAILS_PICTURES=FOLDER`` keeps the pictures of each game in a folder of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Answer
from engine.trails.records.record import Record, verify
from engine.trails.views.records import View
from tests.desktop.everything import LIMIT, PICTURES, EverythingHouse, asked, hands_of
from tests.desktop.playing import Run, leave, play_deed
from trails_desktop.app.demo.keyboard import type_key
from trails_desktop.app.demo.mouse import MouseHands
from trails_desktop.match import thinker
from trails_desktop.match.setup import PlayerKind
from trails_desktop.ui.fonts import load_fonts

ROOT = Path(__file__).parents[3]
#: Each way to play and each opponent once: what one does with the other is in ``test_table_keys`` and ``test_lobby``.
GAMES: tuple[tuple[str, PlayerKind], ...] = (("mouse", "human"), ("keyboard", "steady"))


@pytest.fixture
def pictures(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """Where this game's pictures are kept."""
    name = request.node.name.partition("[")[2].rstrip("]")
    folder = Path(os.environ.get("TRAILS_PICTURES", str(tmp_path / "pictures"))) / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    return folder


@pytest.fixture
def killed(tmp_path: Path, pictures: Path, how: str, opponent: PlayerKind) -> tuple[str, int]:
    """A program that began the game and was killed: what was asked then, and how many answers it had written."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.desktop.everything", str(tmp_path), str(pictures), how, opponent],
        cwd=ROOT, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, capture_output=True, text=True,
        encoding="utf-8", timeout=LIMIT, check=False,
    )  # fmt: skip
    assert done.returncode not in (0, 1), done.stderr
    question, answers = json.loads(done.stdout)
    return str(question), int(answers)


@pytest.fixture
def house(
    qtbot: QtBot,
    tmp_path: Path,
    pictures: Path,
    killed: tuple[str, int],
    opponent: PlayerKind,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[EverythingHouse]:
    load_fonts()
    monkeypatch.setattr(thinker, "LIMIT", LIMIT)  # a computer that was late would play another game
    made = EverythingHouse(tmp_path, opponent, pictures)
    qtbot.addWidget(made.window)
    with qtbot.waitExposed(made.window):
        made.window.show()
    made.window.activateWindow()
    yield made
    leave(made)


class Regret:
    """Takes a play back for which something is asked, once, and does it again."""

    def __init__(self, house: EverythingHouse, how: str) -> None:
        self._house, self._how = house, how
        self._before: View | None = None
        self.undone: list[int] = []  #: which answers were taken back, by their place among all that were given

    def __call__(self, run: Run, view: View) -> bool:
        table, before = self._house.window.table, self._before
        assert view.decision is not None and table is not None
        of_a_play = view.decision.purpose in ("pay", "choose", "number")
        just_begun = of_a_play and before is not None and before.asked_for == "priority" and before.seat == view.seat
        if not self.undone and run.wanted and just_begun and run.match.undo_state().policy == "free":
            self._house.shoot("before-taking-back")
            if self._how == "mouse":
                hands = MouseHands(table)
                play_deed(hands._button("undo"))
            else:
                type_key(table.view, Qt.Key.Key_Z, modifiers=Qt.KeyboardModifier.ControlModifier)
            self.undone.append(len(run.wanted) - 1)
            assert run.match.view() == before, "as if it had never been played"
            self._house.shoot("taken-back")
            return True
        self._before = view
        return False


@pytest.mark.parametrize(("how", "opponent"), GAMES)
def test_a_whole_game(
    house: EverythingHouse, how: str, opponent: PlayerKind, killed: tuple[str, int], pictures: Path
) -> None:
    hands, press = hands_of(how)
    window = house.window
    question, answers = killed
    house.shoot("continue")
    play_deed(press(window.start.resume))
    if window.page == "curtain":  # two at one screen: nobody's cards before somebody said who is there
        house.shoot("curtain-after-the-kill")
        play_deed(press(window.curtain.button))
    match = house.matches[-1]
    assert asked(match.view()) == question and len(match.given) == answers
    house.shoot("the-same-question")
    regret = Regret(house, how)

    spoken: list[str] = []
    assert window.table is not None
    window.table.spoken.connect(spoken.append)

    run = house.play_on(hands, press, regret, LIMIT)

    assert window.page == "ending" and match.open_view().winner in (0, 1)
    house.shoot("ending")
    # Every answer was the one intended, nothing was ever refused, and nothing went past the window.
    people = {0, 1} if opponent == "human" else {0}
    kept: list[Answer] = [answer for place, answer in enumerate(run.wanted) if place not in regret.undone]
    told = [one for one in match.given[answers:] if not one.auto and one.seat in people]
    assert match.refused == [] and match.heard == run.wanted and [one.answer for one in told] == kept
    assert len(regret.undone) == 1
    assert (run.curtains > 5) == (opponent == "human")
    assert match.told["stun"] and match.told["cure"] and match.told["fight_back"] and match.told["clash"]
    if how == "keyboard":  # wherever the cursor went it was said aloud
        assert sum(bool(said) for said in spoken) > 50
    assert verify(Record(match._header, tuple(match.given), tuple(match._recorder.marks)), house.desk.pool).ok
    # Everything was to be seen, by this program or the one before it.
    wanted = {*PICTURES.values(), "continue", "the-same-question", "before-taking-back", "taken-back", "ending"}
    wanted -= {"agreement"} if opponent != "human" else set()
    wanted |= {"curtain", "curtain-after-the-kill"} if opponent == "human" else set()
    assert {one.stem for one in pictures.iterdir()} == wanted
