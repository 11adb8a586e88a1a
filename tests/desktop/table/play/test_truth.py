"""What the table shows at a glance is true: gold for what one would want, the order of the turn, two strengths of glow,
and a word for every gesture that leads nowhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Decision
from engine.trails.views.records import View
from tests.desktop import fakes
from tests.desktop.fakes import FakeMatch, card, choose, known, player, priority
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.scene.furniture import rect
from trails_desktop.table.table import TableWidget

Tables = Callable[..., TableWidget]


def at(decision: Decision | None, **more: object) -> View:
    own = player(
        0, field=(card(1, "Ilse Farrow"), card(2, "Tam Orrel")), homebase=(known(11, "Relay Horn"),),
        hand=(card(20, "White Answer", "hand"),),
    )  # fmt: skip
    return fakes.view(own, player(1, field=(card(33, "Hesper Vane", owner=1),)), decision, **more)


def click(table: TableWidget, point: QPoint) -> None:
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=point)


def middle(table: TableWidget, obj: int) -> QPoint:
    box = table.scene.card_box(key_of(obj))
    assert box is not None
    return table.view.mapFromScene(rect(box).center())


def plate(table: TableWidget, own: bool) -> QPoint:
    part = table.scene.furniture.plates[own]
    return table.view.mapFromScene(part.mapToScene(part.area.center()))


@pytest.mark.parametrize(
    ("decision", "kind", "verb"),
    [
        (choose("place", 20, least=0), "quiet", "Place nothing"),
        (choose("attackers", 1, 2, least=0, most=2), "quiet", "No attack"),
        (choose("cure", 1, 2, least=0), "primary", "Choose whom to cure"),
        (choose("cure", 1, least=0), "primary", "Cure Ilse Farrow"),
        (priority(("play", 20)), "quiet", "Pass"),
        (priority(("gain", 11), ("support", 1, 2)), "primary", "Pass"),
        (priority(), "primary", "Pass"),
    ],
)
def test_gold_is_earned(tables: Tables, decision: Decision, kind: str, verb: str) -> None:
    table = tables(FakeMatch(at(decision)))
    state = table.scene.furniture.buttons["main"].state
    assert (state.kind, state.verb) == (kind, verb)


def test_the_first_time_nothing_is_placed_it_is_asked(tables: Tables) -> None:
    match = FakeMatch(at(choose("place", 20, least=0)))
    table = tables(match)
    told: list[bool] = []
    table.pilot.warned.connect(lambda: told.append(True))
    table.pilot.doubts.placing = True
    table.press_main()
    assert match.answers == [] and "1 CP" in table.scene.furniture.bubble.accessible_name() and told == [True]
    table.press_main()
    assert match.answers == [()]


def test_a_pass_that_comes_too_late_is_not_taken_for_no_attack(tables: Tables) -> None:
    deploys = at(priority(("play", 20)), step="deployment", step_seat=0, turn=3)
    fights = at(choose("attackers", 1, least=0), turn=3)
    match = FakeMatch(deploys, fights, deploys, fights)
    table = tables(match)
    table.pilot.answer((("play", 20),))  # the last thing to do: the deployment ends by itself
    table.press_main()
    assert match.answers == [(("play", 20),)] and "by itself" in table.scene.furniture.bubble.accessible_name()
    table.press_main()
    assert match.answers[1:] == [()], "it is asked once"
    table.pilot.doubts.attacking = True
    table.press_main()
    table.press_main()
    assert match.answers[-2:] == [(("pass",),), ()], "who passed knows it"


def test_the_only_stunned_unit_is_proposed_and_esc_leaves_it(tables: Tables, qtbot: QtBot) -> None:
    match = FakeMatch(at(choose("cure", 1, least=0)))
    table = tables(match, active=True)
    qtbot.keyClick(table.view, Qt.Key.Key_Escape)
    assert table.scene.furniture.buttons["main"].state.verb == "Cure nothing"
    qtbot.keyClick(table.view, Qt.Key.Key_Space)
    assert match.answers == [()]


def test_plays_glow_and_help_is_a_dot_until_it_is_pointed_at(tables: Tables) -> None:
    table = tables(FakeMatch(at(priority(("play", 20), ("gain", 11), ("support", 1, 2)))))
    worn = {obj: table.scene.cards[key_of(obj)].marks for obj in (20, 11, 2, 1)}
    assert [obj for obj, marks in worn.items() if marks.can] == [20]
    assert [obj for obj, marks in worn.items() if marks.helps] == [11, 2]
    QTest.mouseMove(table.view.viewport(), middle(table, 11))
    table.scene.point_at(table.scene.hit(table.view.mapToScene(middle(table, 11))))
    assert table.scene.cards[key_of(11)].marks.can


def test_beside_the_chosen_all_others_are_dots(tables: Tables) -> None:
    table = tables(FakeMatch(at(choose("attackers", 1, 2, least=0, most=2))))
    assert table.scene.cards[key_of(2)].marks.can
    table.pilot.click(1)
    assert table.scene.cards[key_of(1)].marks.picked and table.scene.cards[key_of(2)].marks.helps


@pytest.mark.parametrize(("seat", "station"), [(1, 2), (0, 5)])
def test_who_has_the_initiative_goes_first_on_the_ribbon_whoever_acts(tables: Tables, seat: int, station: int) -> None:
    table = tables(FakeMatch(at(None, initiative=1, primary=seat, step_seat=seat)))
    state = table.scene.furniture.ribbon._state
    assert (state.first, state.second, state.current) == ("Bryn", "You", station)


def test_a_click_on_a_shielded_player_says_who_shields(tables: Tables) -> None:
    table = tables(FakeMatch(at(choose("attackers", 1, least=0)), targets=(("pick", 33),)))
    table.pilot.click(1)
    click(table, plate(table, False))
    said = table.scene.furniture.bubble.accessible_name()
    assert "No target there" in said and "Hesper Vane" in said and "803.6h" in said


def test_a_click_on_what_cannot_be_used_says_why(tables: Tables) -> None:
    table = tables(FakeMatch(at(priority(("play", 20)))))
    for obj in (33, 1, 11):
        table.hush()
        click(table, middle(table, obj))
        assert table.scene.furniture.bubble.isVisible(), obj


def test_what_a_click_would_do_is_foreseen_on_the_plate_too(tables: Tables) -> None:
    match = FakeMatch(at(choose("attackers", 1, least=0)), targets=(("seat", 1),))
    table = tables(match)
    table.pilot.click(1)
    table.scene.point_at(table.scene.hit(table.view.mapToScene(plate(table, False))))
    assert match.forecasts == [((1,), 0, 1)] and table.scene.arrow.isVisible() and match.answers == []
    click(table, plate(table, False))
    assert match.answers == [(("pick", 1),)]


def test_with_attackers_chosen_the_prompt_asks_for_the_target(tables: Tables) -> None:
    table = tables(FakeMatch(at(choose("attackers", 1, least=0)), targets=(("pick", 33),)))
    assert table.scene.furniture.hint.isVisible()
    before = table.scene.furniture.hint.accessible_name()
    table.pilot.click(1)
    after = table.scene.furniture.hint.accessible_name()
    assert before != after and "a click attacks" in after
