"""Small promises of the table: resting on a card says why, Shift keeps what is marked, motion never holds a hand up,
the log has a head for each step, few hand-overs a turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Option
from engine.players.roster import make_player
from engine.trails.tree.reasons import Reason
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
        return tables(more.pop("of", None) or FakeMatch(seen, **more), speed=speed)  # type: ignore[arg-type]

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
    assert not bubble.isVisible(), "one voice at a time"


class Far(FakeMatch):
    """A match whose rules run elsewhere: reasons come later."""

    foreseen, explained = Signal(), Signal(int, str)
    known = False

    def why_not(self, obj: int, verb: str = "") -> tuple[Reason, ...] | None:
        return self.reasons if self.known else None


def test_reasons_that_come_later_come_where_they_were_asked_for(tables: Tables) -> None:
    match = Far(mine(priority(("pass",))))
    table = tables(match.view(), of=match)
    bubble, sheet = table.scene.furniture.bubble, table.help.sheet
    table.pilot.explain(20)
    assert not bubble.isVisible(), "nothing else is said until then"
    match.known = True
    match.explained.emit(20, "")
    assert bubble.isVisible() and bubble.rule == "1402.1"
    match.known = False
    table.hush()
    table.help.explain(key_of(20))
    assert sheet.isVisible() and "Sable Finch has Covert." not in sheet.accessible_name()
    match.known = True
    match.explained.emit(20, "")
    assert "Sable Finch has Covert." in sheet.accessible_name() and not bubble.isVisible(), "the sheet says it"
    match.explained.emit(11, "")
    assert sheet.isVisible() and not bubble.isVisible(), "nobody waits for that"


class Careful(FakeMatch):
    """A match that knows of one card that it would do nothing."""

    def foresee_idle(self, option: Option) -> Reason | None:
        why = Reason("1205.1", "Played now it does nothing: there is no {kind} for it", (("kind", "ITEM"),))
        return why if option == ("play", 20) else None


def test_what_would_do_nothing_is_a_dot_and_says_why(tables: Tables) -> None:
    seen = mine(priority(("play", 20), ("pass",)))
    table = tables(seen, of=Careful(seen))
    assert table.pilot.asking.helps(20) and not table.pilot.asking.moves, "no light, and the gold is for passing"
    Pointer(table.view.viewport(), 1).move(at(table, 20))
    (line,) = table.side.forecast._state.lines
    assert line.sentence.plain == "Played now it does nothing: there is no ITEM for it"
    table.help.explain(key_of(20))
    assert "A dot: it would do nothing." in table.help.sheet.accessible_name()
    assert not tables(seen).pilot.asking.helps(20), "where nobody can tell, it is lit"


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
