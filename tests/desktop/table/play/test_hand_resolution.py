"""Cards that nobody can read, played by hand through the real window: both seats at one screen, with the mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Answer, Decision
from engine.players.greedy import safe
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import read_printing
from engine.trails.records.record import Record, verify
from engine.trails.verbs.byhand import tools
from engine.trails.views.records import View
from tests.desktop.playing import House, Run, WatchedMatch, leave, play_deed
from tests.desktop.screen_fakes import make_desk, make_pool
from trails_desktop.app.demo.keyboard import KeyboardHands
from trails_desktop.app.demo.mouse import MouseHands, press_widget
from trails_desktop.match.setup import MatchSetup
from trails_desktop.pages.desk import Desk, PlayedMatch
from trails_desktop.table.sheets.byhand import HandSheet
from trails_desktop.ui.fonts import load_fonts

ORACLE = {
    "number": "S", "lang": "en", "name": "Oracle of Tides", "type": "EVENT", "ep": 0, "orgs": ["Guild"],
    "text": "The moon frobs a wombat, and its owner hums.",
}  # fmt: skip
FIGHTER = {
    "number": "U", "lang": "en", "name": "Lantern Guard", "type": "UNIT", "cp": 1, "str": 3, "def": 2,
    "orgs": ["Guild"],
}  # fmt: skip
NAMES = ("Ada", "Bryn")
Said = Callable[[View, Decision], Answer]


class Finished(Exception):
    """Both seats have done their work."""


def option(*words: str | int) -> Said:
    return lambda view, decision: (words,)


def seat(other: bool) -> Said:
    return lambda view, decision: (("seat", view.seat ^ other),)


def from_hand(view: View, decision: Decision) -> Answer:
    fighter = next(card for card in view.players[view.seat].hand if card.number == "U")
    return (("pick", fighter.id),)


def newest(view: View, decision: Decision) -> Answer:
    return (("pick", max(card.id for card in view.players[view.seat].field)),)


def work(whole: bool) -> list[Said]:
    """What each seat does when its first Oracle resolves; the other seat's words stand between."""
    yes, no = option("yes"), option("no")
    bond = [option("tool", "bond"), seat(True), option("n", -3)]
    begin = [*bond, no, *bond, yes, option("tool", "move"), from_hand, option("to", "field"), yes]
    more = [
        option("tool", "gets"), newest, option("n", 2), option("n", -1), option("until", "game"), yes,
        option("tool", "stun"), newest, yes,
    ]  # fmt: skip
    return [*begin, *(more if whole else ()), option("tool", "done")]


class Scripted:
    """Plays an Oracle as soon as it can and does its work by hand; passes otherwise."""

    def __init__(self, house: ByHandHouse, me: int) -> None:
        self.house = house
        self.me = me

    def choose(self, view: View) -> Answer:
        decision = view.decision
        assert decision is not None
        house = self.house
        if decision.purpose in ("hand", "agree"):
            if not house.todo:
                house.todo = work(house.whole)
                house.workers.append(self.me)
            said = house.todo.pop(0)(view, decision)
            if decision.options[:1] == (tools.DONE,) and not house.todo:
                house.finished.add(self.me)
            return said
        if decision.purpose == "priority":
            own = {card.id: card.number for card in view.players[self.me].hand}
            plays = tuple(one for one in decision.options if one[0] == "play" and own.get(int(one[1])) == "S")
            if plays and self.me not in house.finished and not view.standby and view.step == "deployment":
                return plays[:1]
            return (("pass",),)
        return safe(decision)


class ByHandHouse(House):
    """The real window with a match of cards that nobody can read."""

    def __init__(self, desk: Desk, setup: MatchSetup) -> None:
        super().__init__(desk, setup, "greedy")
        self.todo: list[Said] = []
        self.workers: list[int] = []
        self.finished: set[int] = set()
        self.whole = True

    def _match(self, setup: MatchSetup, desk: Desk) -> PlayedMatch:
        made = WatchedMatch(self.wanted_setup, unread_pool())
        self.players = (Scripted(self, 0), Scripted(self, 1))
        self.matches.append(made)
        return made

    def each(self, run: Run, view: View) -> None:
        if self.finished == {0, 1}:
            raise Finished


def unread_pool() -> CardPool:
    return CardPool(read_printing(record, "test") for record in (ORACLE, FIGHTER))


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[ByHandHouse]:
    load_fonts()
    pool = CardPool((*(one for card in make_pool().values() for one in card.values()), *unread()))
    desk = make_desk(tmp_path, pool)
    deck = tmp_path / "unread.deck"
    deck.write_text("# name: Unread\n25 S\n25 U\n", encoding="utf-8")
    made = ByHandHouse(desk, MatchSetup(NAMES, (deck, deck), ("human", "human"), 5))
    qtbot.addWidget(made.window)
    with qtbot.waitExposed(made.window):
        made.window.show()
    yield made
    leave(made)


def unread() -> Iterator[object]:
    return (read_printing(record, "test") for record in (ORACLE, FIGHTER))


@pytest.mark.parametrize("keys", (False, True), ids=("mouse", "keyboard"))
def test_both_seats_work_by_hand(house: ByHandHouse, keys: bool) -> None:
    sheets: list[str] = []
    house.whole = not keys  # the keyboard does the first half

    def each(run: Run, view: View) -> None:
        house.each(run, view)
        table = house.window.table
        assert table is not None
        if isinstance(table.sheets.question, HandSheet):
            sheets.append(table.sheets.question.accessible_name())

    with pytest.raises(Finished):
        house.play(KeyboardHands if keys else MouseHands, press_widget, each)

    match = house.matches[-1]
    assert house.workers == [0, 1] or house.workers == [1, 0]
    assert match.refused == []
    # 40, three lost by the other's step, one by the stun of the own fighter
    assert [player.bond for player in match.view().players] == [37 - house.whole] * 2
    for player in match.view().players:
        (fighter,) = player.field
        assert (fighter.stunned, fighter.strength, fighter.defence) == ((True, 5, 1) if house.whole else (False, 3, 2))
    # every sheet shows the printed line; the other seat reads what is done, and by whom
    assert all(str(ORACLE["text"]) in said for said in sheets)
    assert any("Ada, by hand: Bryn loses 3 bond" in said for said in sheets)
    assert any("Bryn, by hand: moves Lantern Guard to the own field, ready" in said for said in sheets)
    # the log tells both of every step, and of the one that was objected to
    told = [line.template for line in match.log()]
    assert told.count("{who} does not agree, and that step is not done") == 2
    assert told.count("{who}, by hand: {player} loses {n} bond") == 2
    assert verify(Record(match._header, tuple(match.given), tuple(match._recorder.marks)), unread_pool()).ok


def test_a_card_is_moved_by_dragging_it(house: ByHandHouse) -> None:
    """With the tool in hand a drag says at once which card and where to; the other seat is asked."""
    moved: list[Answer] = []

    def each(run: Run, view: View) -> None:
        decision, table = view.decision, house.window.table
        assert decision is not None and table is not None
        if decision.purpose == "hand" and decision.kind.value == "choose" and not moved:
            fighter = int(from_hand(view, decision)[0][1])
            before = len(run.match.heard)
            hands = MouseHands(table)
            play_deed(hands._carry(fighter, ("zone", "field")))
            play_deed(_wait(table))
            moved.extend(run.match.heard[before:])
            raise Finished

    house.todo = [option("tool", "move"), from_hand]
    with pytest.raises(Finished):
        house.play(MouseHands, press_widget, each)
    assert [answer[0][0] for answer in moved] == ["pick", "to"] and moved[1] == (("to", "field"),)
    match = house.matches[-1]
    assert match.open_view().asked_for == "agree"


def _wait(table: object) -> Iterator[None]:
    from trails_desktop.app.demo.mouse import settled

    yield from settled(table)  # type: ignore[arg-type,misc]


def test_a_tool_that_was_taken_can_be_put_back(house: ByHandHouse) -> None:
    """Take back is free while the other seat has not spoken."""

    def each(run: Run, view: View) -> None:
        if view.decision is not None and view.decision.purpose == "hand" and view.decision.kind.value == "number":
            assert run.match.undo_state().policy == "free"
            run.match.undo()
            run.match.undo()
            decision = run.match.view().decision
            assert decision is not None and decision.options[0] == tools.DONE
            raise Finished

    with pytest.raises(Finished):
        house.play(MouseHands, press_widget, each)


def test_agreements_at_one_screen_bring_no_curtain(house: ByHandHouse) -> None:
    """The other person is asked across the table: the one who works stays where he is, with his own view."""
    asked: list[tuple[int, int, str]] = []

    def each(run: Run, view: View) -> None:
        decision, table = view.decision, house.window.table
        assert decision is not None and table is not None
        if decision.purpose == "agree":
            sheet = table.sheets.question
            assert isinstance(sheet, HandSheet) and run.match.view().seat == view.seat
            said = " / ".join((sheet.state.title, *(choice.text for choice in sheet.state.choices)))
            asked.append((view.seat, run.curtains, said))
        if house.finished:
            raise Finished

    with pytest.raises(Finished):
        house.play(MouseHands, press_widget, each)
    worker, other = asked[0][0], asked[0][0] ^ 1
    assert len(asked) == 5 and {(seat, curtains) for seat, curtains, _ in asked} == {(worker, asked[0][1])}
    assert all(said.startswith(f"Ask {NAMES[other]}") and f"{NAMES[other]} agrees" in said for _, _, said in asked)
    match = house.matches[-1]
    words = [given for given in match.given if given.answer in ((("yes",),), (("no",),))]
    assert {given.seat for given in words} == {other}, "the record says whose word it was"
