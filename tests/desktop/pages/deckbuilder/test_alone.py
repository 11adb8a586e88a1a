"""Five turns alone: the real engine, another seat that passes, a summary at the end, another hand or the same again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Refused
from engine.players.roster import make_player
from engine.trails.cards.decks import read_deck
from engine.trails.cards.pool import CardPool, load_pool
from engine.trails.state.sight import OPEN
from engine.trails.views.view import view
from tests.desktop.builder_parts import builder, open_window
from trails_desktop.app.window import MainWindow
from trails_desktop.library.storage.pool import PlayableCards
from trails_desktop.pages.deckbuilder.deck.page import BuilderPage
from trails_desktop.pages.deckbuilder.trying.alone import NOBODY, SELF, TURNS, AloneMatch, passive
from trails_desktop.pages.deckbuilder.trying.opening_hand import cards_of
from trails_desktop.resources import resource_dir

READY = sorted(resource_dir("decks").glob("*.deck"))
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return load_pool(resource_dir("assets") / "cards")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path)


def ready_cards(pool: CardPool, at: int = 0) -> list[str]:
    return cards_of(read_deck(READY[at].read_text("utf-8")), pool)


def idle(match: AloneMatch) -> None:
    """Answer as little as possible until it is over."""
    while not match.over:
        match.answer(passive(match.view()))


def idle_until_turn(match: AloneMatch, turn: int) -> None:
    """As little as possible until somebody is asked in this turn."""
    while match.game.turn < turn:
        match.answer(passive(match.view()))


def test_the_other_seat_only_passes_and_the_fifth_turn_is_the_last(pool: CardPool) -> None:
    match = AloneMatch(ready_cards(pool), ("Me", "Nobody"), pool, 7)
    ended: list[int] = []
    match.finished.connect(lambda: ended.append(match.game.turn))
    match.start()
    player = make_player("greedy", SELF, 7, PlayableCards(pool))
    while not match.over:
        decision = match.game.decision
        assert decision is not None and decision.seat == SELF
        match.answer(player.choose(match.view()))
        other = view(match.game, OPEN).players[NOBODY]
        assert not other.field and not other.homebase
    assert ended == [match.game.turn]
    summary = match.summary()
    assert summary.turns and len(summary.turns) <= TURNS
    assert [turn.turn for turn in summary.turns] == list(range(1, len(summary.turns) + 1))
    assert summary.damage == 40 - view(match.game, OPEN).players[NOBODY].bond
    assert summary.won == match.game.turn or match.game.turn == TURNS + 1
    assert any(turn.played for turn in summary.turns)
    for turn in summary.turns:
        assert turn.spent >= 0 and set(turn.played) <= set(ready_cards(pool))


def test_doing_nothing_is_told_as_nothing(pool: CardPool) -> None:
    match = AloneMatch(ready_cards(pool, 1), ("Me", "Nobody"), pool, 3)
    match.start()
    idle(match)
    summary = match.summary()
    assert len(summary.turns) == TURNS and match.game.turn == TURNS + 1
    assert (summary.damage, summary.won) == (0, 0)
    assert [turn.played for turn in summary.turns] == [()] * TURNS
    hand = view(match.game, OPEN).players[SELF].hand
    assert summary.left == tuple(card.number for card in hand)


def test_what_is_over_can_be_taken_back_but_not_played_on(pool: CardPool) -> None:
    match = AloneMatch(ready_cards(pool), ("Me", "Nobody"), pool, 3)
    ended: list[bool] = []
    match.finished.connect(lambda: ended.append(True))
    match.start()
    idle(match)
    assert match.view().decision is None
    with pytest.raises(Refused):
        match.answer((("pass",),))
    match.undo()
    assert not match.over
    assert match.view().decision is not None
    idle(match)
    assert ended == [True, True]


def test_the_cards_of_the_other_seat_stay_hidden(pool: CardPool) -> None:
    match = AloneMatch(ready_cards(pool), ("Me", "Nobody"), pool, 3)
    match.start()
    assert {card.number for card in match.view().players[NOBODY].hand} == {None}
    assert None not in {card.number for card in match.view().players[SELF].hand}


def opened(qtbot: QtBot, window: MainWindow) -> BuilderPage:
    """At the table, by the buttons."""
    page = builder(window)
    page.add_deck(replace(read_deck(READY[0].read_text("utf-8")), name="Tried"))
    qtbot.mouseClick(page.side.try_it, LEFT)
    assert page.trying.isVisible()
    qtbot.mouseClick(page.trying.play_alone, LEFT)
    assert page.stack.currentWidget() is page.alone
    return page


def test_five_turns_from_the_deck_and_back(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(qtbot, window)
    match, table = page.alone.match, page.alone.table
    assert isinstance(match, AloneMatch) and table is not None
    assert window.page == "decks" and "1" in page.alone.told.text()
    hand = [card.number for card in match.view().players[SELF].hand]
    if match.view().asked_for != "exchange":  # who begins may be one's own choice
        match.answer(passive(match.view()))
    at = match.at
    qtbot.keyClick(table.view, Qt.Key.Key_Space)  # keep the hand, by the table's own keys
    assert match.at > at
    idle(match)
    sheet = page.alone.sheet
    assert sheet.isVisible()
    rows = sheet.texts()
    assert [row[0] for row in rows] == ["Turn", "1", "2", "3", "4", "5"]
    assert all(row[1] == "nothing" for row in rows[1:])
    qtbot.mouseClick(sheet.same, LEFT)
    again = page.alone.match
    assert isinstance(again, AloneMatch) and again is not match and not sheet.isVisible()
    assert [card.number for card in again.view().players[SELF].hand] == hand
    idle(again)
    qtbot.keyClick(sheet.next, Qt.Key.Key_Return)
    third = page.alone.match
    assert isinstance(third, AloneMatch) and third.seed != again.seed
    qtbot.mouseClick(page.alone.sum_up, LEFT)
    assert sheet.isVisible()
    qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert page.alone.match is third
    qtbot.mouseClick(page.alone.leave, LEFT)
    assert page.stack.currentWidget() is page.bench and page.alone.table is None
    assert page.editor.deck.name == "Tried"


def test_the_keys_of_the_table_count_there(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(qtbot, window)
    qtbot.mouseClick(page.alone.leave, LEFT)
    page.editor.change(next(iter(page.editor.counts())), -1)
    qtbot.mouseClick(page.side.try_it, LEFT)
    qtbot.mouseClick(page.trying.play_alone, LEFT)
    match, table, deck = page.alone.match, page.alone.table, page.editor.deck
    assert isinstance(match, AloneMatch) and table is not None
    idle_until_turn(match, 1)
    at = match.at
    qtbot.keyClick(table.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert match.at < at and page.editor.deck == deck
    qtbot.mouseClick(page.alone.leave, LEFT)
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.editor.deck != deck


def test_esc_leads_from_the_table_to_the_deck(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(qtbot, window)
    idle(page.alone.match)
    qtbot.mouseClick(page.alone.sheet.home, LEFT)
    assert page.stack.currentWidget() is page.bench
    qtbot.mouseClick(page.side.try_it, LEFT)
    qtbot.mouseClick(page.trying.play_alone, LEFT)
    qtbot.keyClick(page.alone, Qt.Key.Key_Escape)
    assert page.stack.currentWidget() is page.bench
    assert window.match is None


def test_a_deck_too_small_to_deal_is_said(qtbot: QtBot, window: MainWindow) -> None:
    page = builder(window)
    page.new_deck()
    page._try()
    assert not page.trying.play_alone.isEnabled()


# --- keys -------------------------------------------------------------------------------------------------------------
def test_the_sheet_of_keys_knows_where_one_is(qtbot: QtBot, window: MainWindow) -> None:
    def keys() -> str:
        window.findChild(QAction, "help").trigger()
        said = window.menus.help.table.accessibleName()
        qtbot.keyClick(window.menus.help, Qt.Key.Key_Escape)
        return said

    page = builder(window)
    assert "YOUR DECKS" in keys()
    page.new_deck()
    building = keys()
    assert building.startswith("BUILDING A DECK") and "One copy less" in building and "EVERYWHERE" in building
    window.go_page("cards")
    assert "AMONG THE CARDS" in keys()
    window.go_page("packs")
    assert "OPENING PACKS" in keys()
    window.go_start()
    assert keys().startswith("EVERYWHERE")
