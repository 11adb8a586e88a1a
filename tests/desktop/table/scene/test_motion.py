"""Motion with meaning: it runs over what is already so, ends at the truth, and is not there in reduced motion."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsSimpleTextItem
from pytestqt.qtbot import QtBot

from engine.trails.views.records import CombatView, EventView, StandbyView, View
from tests.desktop import fakes
from tests.desktop.fakes import FakeMatch, card, player
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.geometry.layout import Z
from trails_desktop.table.scene.furniture import rect
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.theme import theme

Tables = Callable[..., tuple[TableWidget, FakeMatch]]


def at(bond: int = 20, **more: object) -> View:
    own = player(0, bond=30, field=(card(2, "Maren Sorrel"), card(3, "Tam Orrel")))
    other = player(1, bond=bond, field=(card(33, "Hesper Vane", owner=1),))
    return fakes.view(own, other, fakes.priority(("arts", 3)), turn=2, **more)


@pytest.fixture
def tables(qtbot: QtBot) -> Iterator[Tables]:
    load_fonts()

    def make(first: View, speed: float = 1.0) -> tuple[TableWidget, FakeMatch]:
        match = FakeMatch(first)
        made = TableWidget(match, fakes.pool(), None, theme("dark"), speed=speed)
        qtbot.addWidget(made)
        made.resize(1280, 800)
        made.show()
        return made, match

    yield make


def test_lamps_go_out_one_by_one_and_stop_at_the_truth(tables: Tables) -> None:
    table, match = tables(at(20))
    plate = table.scene.furniture.plates[False]
    match.show(at(14))
    assert plate.state.bond == 14, "the plate says the truth at once"
    table.clock.advance(105)
    assert plate.rolling == 17
    match.show(at(12))
    table.clock.advance(35)
    assert plate.rolling is not None and 12 < plate.rolling <= 17, "a second loss goes on from where it is"
    table.clock.advance(1000)
    assert plate.rolling is None


def test_each_lamp_that_goes_out_leaves_a_wisp_and_a_pile_says_what_came_to_it(tables: Tables) -> None:
    table, match = tables(at(20))
    resting = len(table.scene.items())
    left = replace(at(17), players=(at().players[0], replace(at(17).players[1], trail=(card(50, "Quill", "trail"),))))
    match.show(left, events=(EventView("move", 33, 50, 1, 0, "field", "trail"),))
    table.clock.advance(110)
    wisps = [one for one in table.scene.items() if isinstance(one, QGraphicsPathItem) and one.zValue() == Z.TAG]
    numbers = [one.text() for one in table.scene.items() if isinstance(one, QGraphicsSimpleTextItem)]
    assert len(wisps) == 3 + 1 and sorted(numbers) == ["+1", "−3"], "three lamps, one pile"
    spots = [table.scene.furniture.plates[False].lamp_spots()[at].x() for at in (17, 18, 19)]
    assert spots == sorted(spots), "in a row"
    table.clock.advance(2000)
    assert len(table.scene.items()) <= resting, "nothing of it stays"


def test_a_forecast_shows_what_will_lie_there_where_there_is_room(tables: Tables) -> None:
    fight = CombatView((2,), 33, -1, False, "attacking")
    table, match = tables(at(combat=fight))
    ghost = table.stage.ghost
    assert ghost.obj == 33 and ghost.accessible_name() == "If nothing else happens Hesper Vane is stunned"
    place, card_box = table.scene.foreseen, table.scene.card_box(key_of(33))
    assert (
        card_box is not None
        and not place.intersects(rect(card_box))
        and rect(table.scene.frame.other.field).contains(place)
    )
    match.show(at(combat=replace(fight, stage="dealt")))
    assert not ghost.obj and table.scene.foreseen.isNull(), "what was foreseen has happened"
    crowd = tuple(card(40 + i, "Quill", owner=1) for i in range(9))
    seen = at(combat=fight)
    match.show(
        replace(seen, players=(seen.players[0], replace(seen.players[1], field=(*crowd, *seen.players[1].field))))
    )
    assert not ghost.obj, "never on a card"


def test_a_great_loss_takes_half_a_second_at_most(tables: Tables) -> None:
    table, match = tables(at(40))
    match.show(at(-3))
    table.clock.advance(501)
    assert table.scene.furniture.plates[False].rolling is None


def test_reduced_motion_and_jumps_show_it_at_once(tables: Tables) -> None:
    for speed, jumped in ((0.0, False), (1.0, True)):
        table, match = tables(at(20), speed)
        match.show(replace(at(5), initiative=1, standby=(waiting(90),)), jumped=jumped)
        assert table.scene.furniture.plates[False].rolling is None
        assert not table.clock.runs("needle") and not table.clock.runs("ticket")


def waiting(ident: int) -> StandbyView:
    return StandbyView(ident, "event", fakes.NUMBERS["Every Line at Once"], 0, 0, 0, ())


def test_tickets_come_and_are_punched(tables: Tables) -> None:
    table, match = tables(at())
    tickets = table.scene.furniture.tickets
    match.show(at(standby=(waiting(90),)))
    assert tickets.ids == (90,) and table.clock.runs("ticket")
    table.clock.advance(300)
    assert not table.clock.runs("ticket")
    table.clock.finish()
    match.show(at())
    assert tickets.ids == ()
    assert table.clock.busy, "the punched ticket is on its way"
    table.clock.advance(300)
    assert not table.clock.busy


def test_the_needle_swings_and_the_lamp_glides(tables: Tables) -> None:
    table, match = tables(at())
    match.show(replace(at(), initiative=1, step="homebase"))
    assert table.clock.runs("needle") and table.clock.runs("lamp")
    table.clock.finish()
    assert not table.clock.busy


def test_attackers_push_and_come_back(tables: Tables) -> None:
    fight = CombatView((2,), 33, -1, False, "attacking")
    table, match = tables(at(combat=fight, phase="combat", step="combat"))
    item = table.scene.cards[key_of(2)]
    match.show(at(phase="combat", step="combat", combat=replace(fight, stage="dealt")))
    table.clock.advance(30)
    assert not item.transform().isIdentity()
    match.answer((("pass",),))
    assert len(match.answers) == 1, "nobody waits for a motion"
    table.clock.advance(1000)
    assert item.transform().isIdentity()
    match.show(at(phase="cure", step="cure"))
    assert not table.clock.runs(("clash", key_of(2))), "one clash a combat"


def test_what_was_dealt_is_not_foreseen_again(tables: Tables) -> None:
    fight = CombatView((2,), 33, -1, False, "attacking")
    table, match = tables(at(combat=fight, phase="combat", step="combat"), 0.0)
    assert table.stage.forecast is not None and table.scene.tags
    match.show(at(phase="combat", step="combat", combat=replace(fight, stage="dealt")))
    assert table.stage.forecast is None and not table.scene.tags
    gone = replace(fight, stage="dealt", target=0)
    match.show(at(phase="combat", step="combat", combat=gone))
    assert not table.scene.arrow.isVisible(), "an arrow to nothing"


def test_the_question_stands_where_nothing_else_does(tables: Tables) -> None:
    asked = fakes.choose("cure", 2, least=0, prompt="You may cure one of your stunned UNITs.")
    table, match = tables(replace(at(), decision=asked, asked=0, asked_for="cure"), 0.0)
    hint, fr = table.scene.furniture.hint, table.scene.frame
    assert hint.isVisible()
    box = hint.sceneBoundingRect().adjusted(24, 24, -24, -24)  # without the room of its shadow
    assert box.top() >= fr.mid.y - 4 and box.bottom() <= fr.mid.bottom + 4
    xs = table.scene.furniture.ribbon.station_x()
    assert xs[5] < box.left() and box.right() < xs[6]
    match.show(replace(at(standby=(waiting(90),)), decision=asked, asked=0, asked_for="cure"))
    box = hint.sceneBoundingRect().adjusted(24, 24, -24, -24)
    taken = (fr.mid, fr.main, fr.own.plate, fr.own.trail, fr.own.deck)
    assert not any(box.intersects(rect(place)) for place in taken), "the tickets have the middle"
