"""A whole game through the real window with keys alone: both seats, from the start screen to the end screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.trails.view import View
from tests.desktop.playing import House, Run, deck, find_game, leave
from tests.desktop.screen_fakes import make_desk, make_pool
from trails_desktop.fingers import KeyboardHands, type_key
from trails_desktop.hands import Beat, Deed
from trails_desktop.match.setup import MatchSetup
from trails_desktop.resources import resource_dir
from trails_desktop.ui.fonts import load_fonts

FIRST = MatchSetup(("Ada", "Bryn"), (deck("under-the-moon"), deck("ploughs-and-engines")), ("human", "human"), 2)
WANTED = (
    "play UNIT from hand", "play EVENT", "play BASE", "arts from hand", "arts from homebase", "craft from field",
    "attack", "SCLM attack", "attack target", "place", "exchange", "cure", "arrange", "pay", "choose", "fight back",
    "yes-no", "number", "support", "initiative",
)  # fmt: skip


def tab_and_enter(button: QWidget) -> Deed:
    """Tab to a button outside the table and strike Enter."""
    for _ in range(30):
        if QApplication.focusWidget() is button:
            type_key(button, Qt.Key.Key_Return)
            yield Beat()
            return
        type_key(QApplication.focusWidget() or button.window(), Qt.Key.Key_Tab, "\t")
        yield Beat()
    raise AssertionError("Tab does not come to the button")


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    desk = replace(make_desk(tmp_path, make_pool()), decks=(resource_dir("decks"),))
    made = House(desk, find_game(desk.pool, WANTED, FIRST), "greedy")
    qtbot.addWidget(made.window)
    with qtbot.waitExposed(made.window):
        made.window.show()
    made.window.activateWindow()
    yield made
    leave(made)


def test_a_whole_game_by_keyboard(house: House) -> None:
    spoken: list[str] = []

    def each(run: Run, view: View) -> None:
        if len(run.wanted) == 0 and house.window.table is not None:
            house.window.table.spoken.connect(spoken.append)

    run = house.play(KeyboardHands, tab_and_enter, each)

    assert house.window.page == "ending" and run.match.open_view().winner in (0, 1)
    assert run.match.refused == []
    assert run.match.heard == run.wanted
    assert [given.answer for given in run.match.given if not given.auto] == run.wanted
    for name in set(WANTED) - {"attack target"}:  # the target is chosen together with the attackers
        assert any(deed.startswith(name) for deed in run.deeds), name
    # Wherever the cursor went it was said aloud.
    assert sum(bool(said) for said in spoken) > 150
