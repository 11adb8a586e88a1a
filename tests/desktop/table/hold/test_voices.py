"""What is held is told once, by one voice, beside what it speaks of; and goes on at once when somebody wants it to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.trails.views.records import CombatView, EventView, LogLine, StandbyView, View
from tests.desktop import fakes
from tests.desktop.fakes import FakeMatch, card, player, priority
from trails_desktop.match.api import MatchChange
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.scene.furniture import rect
from trails_desktop.table.table import TableWidget

KEY = Qt.Key
WEATHER = StandbyView(90, "event", "D1-086", 0, 0, 1, (2,))
FIGHT = CombatView((33,), 2, -1, False, "attacking")
_STUNNED = (
    LogLine(2, "804.11a", 1, "{card} is stunned", (("card", ("card", "D1-012", 2)),)),
    LogLine(
        2, "804.11a", -1, "Stun damage for {card}: {who} loses {n} bond",
        (("who", ("seat", 0)), ("n", 4), ("card", ("card", "D1-012", 2))),
    ),
    LogLine(
        2, "804.11a", -1, "Overkill by {card}: {who} loses {n} bond",
        (("who", ("seat", 0)), ("n", 1), ("card", ("card", "D1-084", 33))),
    ),
)  # fmt: skip


def at(bond: int = 30, **more: object) -> View:
    own = player(0, bond=bond, field=(card(2, "Maren Sorrel"), card(3, "Tam Orrel")))
    other = player(1, bond=20, field=(card(33, "Hesper Vane", owner=1),))
    return fakes.view(own, other, **{"turn": 2, **more})


@pytest.fixture
def held(tables: Callable[..., TableWidget]) -> Callable[..., tuple[TableWidget, FakeMatch]]:
    def make(first: View, pace: str = "patient") -> tuple[TableWidget, FakeMatch]:
        match = FakeMatch(first)
        return tables(match, active=True, pace=pace), match

    return make


def tell(match: FakeMatch, view: View, *log: LogLine, events: tuple[EventView, ...] = ()) -> None:
    """Another view, with its lines."""
    match._view = view
    match.changed.emit(MatchChange(events, log))


Held = Callable[..., tuple[TableWidget, FakeMatch]]


def test_a_card_of_the_other_player_is_shown_large_beside_its_target(held: Held) -> None:
    table, match = held(at())
    tell(match, at(standby=(WEATHER,)))
    sheet = table.voices.sheet
    assert table.hold.busy and sheet.isVisible()
    assert "Knife Weather" in sheet.accessible_name() and sheet.state.title == "Bryn plays"
    assert sheet.state.line == "on Maren Sorrel"
    assert table.reader.number == "D1-086", "the panel reads it too"
    place, target = sheet.mapRectToScene(sheet.area), table.scene.card_box(key_of(2))
    assert target is not None and not place.intersects(rect(target))
    assert not place.intersects(table.scene.furniture.tickets.ticket_box(0))
    assert table.scene.furniture.buttons["main"].state.verb == "Go on"


def test_space_and_a_click_go_on_at_once_and_are_no_answer(held: Held, qtbot: QtBot) -> None:
    table, match = held(at())
    asked = at(decision=priority(("arts", 3)))
    for go_on in ("space", "click", "button"):
        match._view = at()
        table.hold.drop()
        tell(match, at(standby=(WEATHER,)))
        tell(match, asked)
        for _ in range(2):  # the ticket, then what came of it
            assert table.hold.busy and table.pilot.view.decision is None
            if go_on == "space":
                qtbot.keyClick(table.view, KEY.Key_Space)
            elif go_on == "click":
                QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 250))
            else:
                main = table.scene.furniture.buttons["main"]
                where = table.view.mapFromScene(main.mapToScene(main.area.center()))
                QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=where)
        assert not table.hold.busy and table.pilot.view == asked
        qtbot.keyClick(table.view, KEY.Key_Space)
        assert match.answers == [], "a third press was meant for what rested"
    qtbot.wait(350)
    qtbot.keyClick(table.view, KEY.Key_Space)
    assert match.answers == [(("pass",),)]


def test_what_one_could_answer_waits_and_rests_only_if_it_is_passed(held: Held) -> None:
    table, match = held(at())
    asked = at(standby=(WEATHER,), decision=priority(("arts", 3)))
    tell(match, asked)
    assert not table.hold.busy and table.voices.sheet.isVisible() and table.voices.sheet.state.asks
    assert table.pilot.asking.decision is not None
    tell(match, at())  # passed for the seat: nobody pressed anything
    assert table.hold.busy and table.hold.now is not None and table.hold.now.kind == "ticket"
    assert table.voices.sheet.isVisible() and not table.voices.sheet.state.asks
    table.hold.skip()
    assert table.hold.now is not None and table.hold.now.kind == "resolve"


def test_what_one_answered_by_hand_does_not_rest_again(held: Held) -> None:
    table, match = held(at())
    tell(match, at(standby=(WEATHER,), decision=priority(("arts", 3))))
    table.pilot.main()
    assert not table.hold.busy and match.answers == [(("pass",),)]


def test_the_pointer_on_the_sheet_stops_the_time(held: Held) -> None:
    table, match = held(at())
    tell(match, at(standby=(WEATHER,)))
    table.voices.sheet.looked.emit(True)
    table.hold.clock.advance(60_000)
    assert table.hold.busy and table.hold.paused
    table.voices.sheet.looked.emit(False)
    table.hold.clock.advance(60_000)
    table.hold.clock.advance(1000)
    assert not table.hold.busy


def test_held_down_it_goes_to_the_next_decision(held: Held) -> None:
    table, match = held(at())
    asked = at(25, decision=priority(("arts", 3)))
    for view in (at(standby=(WEATHER,)), at(), at(combat=FIGHT), asked):
        tell(match, view)
    assert table.hold.busy
    table.hold.hasten()
    assert not table.hold.busy and table.pilot.view == asked


def test_an_attack_says_names_and_numbers_and_the_fight_what_came_of_it(held: Held) -> None:
    table, match = held(at())
    tell(match, at(combat=FIGHT))
    sheet = table.voices.sheet
    assert [(one.name, one.number) for one in sheet.state.fighters] == [("Hesper Vane", "3"), ("Maren Sorrel", "4")]
    assert table.scene.arrow.isVisible()
    tell(match, at(25, combat=replace(FIGHT, stage="dealt")), *_STUNNED, events=(EventView("clash"),))
    table.hold.skip()
    strip = table.voices.strip
    assert strip.isVisible() and not sheet.isVisible() and not table.scene.arrow.isVisible()
    assert strip.accessible_name() == "Maren Sorrel is stunned, overkill 1: you lose 5"
    assert strip.state.told.tone == "loss" and strip.state.told.bond == "30 → 25"


def test_an_effect_that_finds_nothing_says_so(held: Held) -> None:
    table, match = held(at(standby=(WEATHER,)))
    tell(match, at(), LogLine(2, "1205.1", 1, "{card} resolves", (("card", ("card", "D1-086", 90)),)))
    assert table.voices.strip.accessible_name() == "Knife Weather: nothing happens"


def test_a_turn_has_a_ribbon_from_the_side_of_who_begins(held: Held) -> None:
    table, match = held(at())
    tell(match, at(turn=3, initiative=1))
    banner = table.voices.banner
    assert banner.isVisible() and banner.state.title == "Turn 3" and not banner.state.below
    assert [step.who for step in banner.state.steps] == ["Bryn", "You", "Both"]
    table.hold.skip()
    assert not banner.isVisible()


@pytest.mark.parametrize(
    ("winner", "title"), [(0, "The line holds"), (1, "The lamp goes out"), (-1, "The game is over")]
)
def test_the_end_is_a_moment(held: Held, winner: int, title: str) -> None:
    table, match = held(at())
    tell(match, at(-3, phase="over", winner=winner, asked=-1))
    while table.hold.now is not None and table.hold.now.kind != "end":
        table.hold.skip()
    assert table.voices.banner.state.title == title
    assert table.voices.banner.state.dark == (winner == 1)


def test_b_tells_what_happened_since_one_last_decided(held: Held, qtbot: QtBot) -> None:
    table, match = held(at(decision=priority(("arts", 3))))
    table.pilot.main()
    tell(match, at(standby=(WEATHER,)))
    tell(match, at(), LogLine(2, "1303.1", 1, "{card} is destroyed", (("card", ("card", "D1-009", 3)),)))
    tell(match, at(combat=FIGHT))
    tell(match, at(25, combat=replace(FIGHT, stage="dealt")), *_STUNNED, events=(EventView("clash"),))
    qtbot.keyClick(table.view, KEY.Key_B)
    recap = table.voices.recap
    assert [row.title for row in recap.rows] == ["Bryn played Knife Weather"], "what was not shown yet is not told"
    qtbot.keyClick(table.view, KEY.Key_Escape)
    while table.hold.skip():
        pass
    qtbot.keyClick(table.view, KEY.Key_B)
    assert recap.isVisible()
    assert [(row.title, row.detail) for row in recap.rows] == [
        ("Bryn played Knife Weather", "Tam Orrel is destroyed"),
        ("Hesper Vane attacked Maren Sorrel", "3 against 4"),
        ("Maren Sorrel is stunned, overkill 1: you lose 5", ""),
    ]
    qtbot.keyClick(table.view, KEY.Key_Escape)
    assert not recap.isVisible()


def test_at_instant_the_line_stays_until_one_decides(held: Held) -> None:
    table, match = held(at(standby=(WEATHER,)), "instant")
    tell(match, at(decision=priority(("arts", 3))))
    assert not table.hold.busy and table.voices.strip.isVisible()
    table.pilot.main()
    assert not table.voices.strip.isVisible()


def test_under_the_curtain_nothing_is_held_or_told(held: Held) -> None:
    table, match = held(at())
    tell(match, at(standby=(WEATHER,)))
    table.cover(1)
    assert not table.hold.busy and not table.hold.since
    assert not table.voices.sheet.isVisible() and not table.voices.recap.isVisible()
