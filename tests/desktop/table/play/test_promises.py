"""Small promises of the table: resting on a card says why, Shift keeps what is marked, motion never holds a hand up,
the log has a head for each step, few hand-overs a turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from engine.players.roster import make_player
from engine.trails.views.records import View
from tests.desktop import fakes
from tests.desktop.fakes import FakeMatch, card, choose, known, player, priority
from tests.desktop.playing import WatchedMatch, deck, meanings
from tests.desktop.screen_fakes import make_pool
from trails_desktop.app.demo.mouse import Pointer
from trails_desktop.match.auto_pass import Passing, attacked
from trails_desktop.match.setup import MatchSetup
from trails_desktop.match.stops import PASS, answering
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.theme import theme

Tables = Callable[..., TableWidget]


@pytest.fixture
def tables(tables: Tables) -> Tables:
    def make(seen: View, speed: float = 0, **more: object) -> TableWidget:
        return tables(FakeMatch(seen, **more), speed=speed)  # type: ignore[arg-type]

    return make


def at(table: TableWidget, obj: int) -> QPoint:
    return table.view.mapFromScene(table.scene.cards[key_of(obj)].pos())


def mine(asked: object, **more: object) -> View:
    side = player(
        0, hand=(card(20, "Wick Halloran", "hand"),), field=(card(1, "Ilse Farrow"), card(2, "Tam Orrel")),
        homebase=(known(11, "Pim Latch"),), **more,
    )  # fmt: skip
    return fakes.view(side, player(1, field=(card(31, "Sable Finch", owner=1),)), asked)  # type: ignore[arg-type]


@pytest.mark.parametrize("obj", [20, 11])
def test_resting_on_a_card_that_cannot_be_used_says_why(tables: Tables, qtbot: QtBot, obj: int) -> None:
    table = tables(mine(priority(("pass",))))
    bubble, sheet = table.scene.furniture.bubble, table.help.sheet
    Pointer(table.view.viewport(), 1).move(at(table, obj))
    assert not sheet.isVisible(), "not while the pointer passes over it"
    qtbot.waitUntil(sheet.isVisible)
    assert "Sable Finch has Covert." in sheet.accessible_name() and table.port.answers == []  # type: ignore[attr-defined]
    table.pointing._explain_now()
    assert not bubble.isVisible(), "one voice at a time"


def test_where_nothing_is_explained_by_resting_the_reason_still_is(tables: Tables, qtbot: QtBot) -> None:
    table = tables(mine(priority(("pass",))))
    table.help.enabled = False
    Pointer(table.view.viewport(), 1).move(at(table, 20))
    qtbot.waitUntil(table.scene.furniture.bubble.isVisible)
    assert table.scene.furniture.bubble.rule == "1402.1" and not table.help.sheet.isVisible()


def test_shift_adds_to_what_is_marked(tables: Tables, qtbot: QtBot) -> None:
    table = tables(mine(choose("attackers", 1, 2, least=0, most=2)), targets=(("pick", 31),))
    left, shift = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier
    for obj in (1, 2):
        qtbot.mouseClick(table.view.viewport(), left, shift, at(table, obj))
    assert table.pilot.attackers() == (1, 2)
    qtbot.mouseClick(table.view.viewport(), left, shift, at(table, 1))
    assert table.pilot.attackers() == (2,), "and takes away what was marked"


def test_motion_never_holds_a_hand_up(tables: Tables) -> None:
    """A card is carried and dropped while something is still on its way."""
    table = tables(mine(priority(("play", 20))), speed=1.0)
    match = table.port
    assert isinstance(match, FakeMatch)
    shares: list[float] = []
    table.clock.run("on its way", 60_000, shares.append)
    pointer = Pointer(table.view.viewport(), 4)
    pointer.move(at(table, 20))
    pointer.press()
    box = table.scene.frame.own.field
    pointer.move(pointer.at + QPoint(0, -20))
    pointer.move(table.view.mapFromScene(QPointF(box.right - 14, box.y + 8)))
    assert table.clock.runs("on its way") and table.stage.lit == {("zone", "field")}
    pointer.release()
    assert match.answers == [(("play", 20),)], "at once"


def hand_overs(lets_pass: bool) -> tuple[int, int]:
    """Changes of seat and turns in whole games of two at one screen. lets_pass: who passes while the other one acts
    asks to pass to the end of the turn, as with the key E."""
    pool = make_pool()
    changes = turns = 0
    for seed in (1, 2, 3):
        setup = MatchSetup(("Ann", "Bo"), (deck("first-light"), deck("full-steam")), ("human", "human"), seed)
        match = WatchedMatch(setup, pool)
        minds = [make_player("greedy", seat, seed, meanings(pool)) for seat in (0, 1)]
        match.start()
        while match.open_view().phase != "over":
            if match.seat != match.view().asked:
                match.sit_down(match.view().asked)
                changes += 1
            seen = match.view()
            answer = minds[seen.seat].choose(seen)
            if lets_pass and answer == PASS and answering(seen):
                match.stand(Passing("turn", since=seen))
            match.answer(answer)
        turns += match.open_view().turn
        assert not match.refused
        match.close()
    return changes, turns


def test_a_request_to_pass_spares_hand_overs() -> None:
    """Who asked to pass to the end of the turn is called back for attacks and other questions, not for each play."""
    asked, turns = hand_overs(False)
    spared, turns_spared = hand_overs(True)
    assert spared / turns_spared < 0.7 * asked / turns, (asked, turns, spared, turns_spared)


def test_who_is_attacked_is_called_back() -> None:
    """Whatever was asked for: where an attack could be answered its person decides."""
    pool = make_pool()
    called = 0
    for seed in (1, 2, 3, 4):
        setup = MatchSetup(("Ann", "Bo"), (deck("first-light"), deck("full-steam")), ("human", "human"), seed)
        match = WatchedMatch(setup, pool)
        minds = [make_player("greedy", seat, seed, meanings(pool)) for seat in (0, 1)]
        match.start()
        while match.open_view().phase != "over":
            seen = match.view()
            if match.seat != seen.asked:
                match.sit_down(seen.asked)
                seen = match.view()
                at_stake = seen.asked_for == "priority" and attacked(seen, seen.seat)
                called += at_stake and match.standing.until == ""
            if seen.asked_for == "priority" and not match.standing.until:
                match.stand(Passing("turn", since=seen))
            match.answer(minds[seen.seat].choose(seen))
        given = [one for one in match.given if one.auto]
        assert given and not match.refused
        match.close()
    assert called, "attacks brought people back"


def test_the_key_to_pass_on_holds_behind_the_curtain(qtbot: QtBot) -> None:
    """Asked for with E at the table: the other person plays on without handing over, until the turn is over or an
    attack can be answered."""
    load_fonts()
    pool = make_pool()
    match = WatchedMatch(
        MatchSetup(("Ann", "Bo"), (deck("first-light"), deck("full-steam")), ("human", "human"), 1), pool
    )
    minds = [make_player("greedy", seat, 1, meanings(pool)) for seat in (0, 1)]
    table = TableWidget(match, {number: pool.versions(number) for number in pool}, None, theme("dark"), speed=0)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    with qtbot.waitExposed(table):
        table.show()
    wanted: list[int] = []
    match.seat_wanted.connect(wanted.append)
    match.seat_wanted.connect(table.cover)
    match.start()
    asked: View | None = None
    spared = 0
    for _ in range(150):
        while wanted:
            match.sit_down(wanted.pop())
            table.uncover()
        seen = match.view()
        assert seen.decision is not None
        if asked is None and answering(seen) and not attacked(seen, seen.seat):
            asked, given = seen, len(match.given)
            qtbot.keyClick(table.view, Qt.Key.Key_E)
            assert match.standing.until == "turn"
            qtbot.waitUntil(lambda: len(match.given) > given)  # noqa: B023
            continue
        if asked is not None:
            mine = [one for one in match.given[given:] if one.seat == asked.seat]
            spared = sum(one.auto and one.answer == PASS for one in mine)
            if seen.turn != asked.turn or seen.seat == asked.seat:
                break
        table.pilot.answer(minds[seen.seat].choose(seen))
    assert asked is not None and spared > 1
    assert (
        seen.seat != asked.seat or seen.asked_for != "priority" or seen.turn != asked.turn or attacked(seen, asked.seat)
    )
    match.close()
