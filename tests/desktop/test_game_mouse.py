"""A whole game through the real window with the mouse alone: both seats, from the start screen to the end screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.playing import House, deck, find_game, leave
from tests.desktop.screen_fakes import make_desk, make_pool
from trails_desktop.hands import MouseHands, press_widget
from trails_desktop.match.setup import MatchSetup
from trails_desktop.resources import resource_dir
from trails_desktop.ui.fonts import load_fonts

#: A short game in which all of this happens.
FIRST = MatchSetup(("Ada", "Bryn"), (deck("first-light"), deck("full-steam")), ("human", "human"), 8)
WANTED = (
    "play UNIT from hand", "play EVENT", "play BASE", "arts from hand", "arts from homebase", "craft from field",
    "attack", "SCLM attack", "no attack", "attack target", "pass", "place", "exchange", "cure", "arrange", "pay",
    "choose", "fight back", "initiative",
)  # fmt: skip


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    desk = replace(make_desk(tmp_path, make_pool()), decks=(resource_dir("decks"),))
    made = House(desk, find_game(desk.pool, WANTED, FIRST), "greedy")
    qtbot.addWidget(made.window)
    with qtbot.waitExposed(made.window):
        made.window.show()
    yield made
    leave(made)


def test_a_whole_game_by_mouse(house: House) -> None:
    run = house.play(MouseHands, press_widget)

    assert house.window.page == "ending"
    winner = run.match.open_view().winner
    assert winner in (0, 1)
    assert FIRST.names[winner] in house.window.ending.accessibleName()
    # Every answer was the one intended, nothing was ever refused, and nothing went past the window.
    assert run.match.refused == []
    assert run.match.heard == run.wanted
    assert [given.answer for given in run.match.given if not given.auto] == run.wanted
    # The game had everything in it.
    for name in set(WANTED) - {"attack target"}:  # the target is the end of the attackers' drag
        assert any(deed.startswith(name) for deed in run.deeds), name
    told = run.match.told
    assert told["stun"] and told["cure"] and told["fight_back"] and told["clash"]
    assert run.curtains > 20
