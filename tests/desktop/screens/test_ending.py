"""The end of a match: deaf to keys at first, says who gave up, and no label stands on a line."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from trails_desktop.screens.match.ending import EndScreen
from trails_desktop.screens.match.facts import Ending
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import theme

HISTORY: Final = tuple((turn, 40 - 3 * turn, 40 - 5 * turn) for turn in range(1, 9))
LOST: Final = Ending(1, 0, ("Maren", "Pim"), ("couriers", "unlit"), (33, 27), 8, "103.4", "", HISTORY)


@pytest.fixture
def screen(qtbot: QtBot) -> EndScreen:
    made = EndScreen(Look(theme("dark")), None)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show_ending(LOST)
    with qtbot.waitActive(made):
        made.show()
    return made


def test_keys_begin_nothing_at_first(qtbot: QtBot, screen: EndScreen) -> None:
    wished: list[bool] = []
    screen.rematch_wanted.connect(lambda: wished.append(True))
    screen.start_wanted.connect(lambda: wished.append(True))
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_E, Qt.Key.Key_Escape):
        qtbot.keyClick(screen.focusWidget() or screen, key)
    assert wished == []
    qtbot.waitUntil(screen.rematch.hasFocus)
    qtbot.keyClick(screen.rematch, Qt.Key.Key_Return)
    assert wished == [True]


def test_who_gave_up_did_not_lose_by_bond(screen: EndScreen) -> None:
    assert screen.plain.text() == "You gave up. You were at 33 bond, Pim at 27."
    screen.show_ending(replace(LOST, winner=0))
    assert screen.plain.text() == "Pim gave up. You were at 33 bond, Pim at 27."
    screen.show_ending(replace(LOST, rule="705.5", bond=(-2, 27)))
    assert screen.plain.text() == "You lose: you are at −2 bond, Pim is at 27."


@pytest.mark.parametrize("bond", [(40, 40), (16, -2), (33, 27), (-5, -5)])
def test_the_screen_draws_every_end(screen: EndScreen, bond: tuple[int, int]) -> None:
    screen.show_ending(replace(LOST, bond=bond, names=("A name as long as names can be", "Pim")))
    assert not screen.grab().isNull()
