"""Gestures as generators, without a window; the clock; what events say about cards that move."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from PySide6.QtCore import QEasingCurve
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Answer
from engine.trails.views.records import CardView, EventView
from tests.desktop.fakes import card
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.pieces.clock import Clock, curve
from trails_desktop.table.placing.motion import journeys, travel
from trails_desktop.table.questions.asking import FIELD, Spot
from trails_desktop.table.scene.gestures import Gesture, Move, press_board, press_card

CARD = card(1, "Ilse Farrow")


class FakeStage:
    """Writes down what it is told. Points with x under 100 are free, under 200 the field, under 300 card 33, beyond
    them the other player."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.lit: frozenset[Spot] = frozenset()

    def spots_at(self, x: float, y: float) -> tuple[Spot, ...]:
        return () if x < 100 else (FIELD,) if x < 200 else (("card", 33),) if x < 300 else (("seat", 1),)

    def lift(self, obj: int, x: float, y: float) -> None:
        self.told.append(f"lift {obj}")

    def carry(self, obj: int, x: float, y: float) -> None:
        self.told.append(f"carry {x:.0f}")

    def lay_down(self, obj: int) -> None:
        self.told.append(f"lay down {obj}")

    def light(self, spots: Iterable[Spot], over: Spot | None) -> None:
        self.lit = frozenset(spots)

    def aim(self, attackers: tuple[int, ...], x: float, y: float, target: Spot | None) -> None:
        self.told.append(f"aim {attackers} {target}")

    def stop_aiming(self) -> None:
        self.told.append("stop aiming")

    def rubber(self, x0: float, y0: float, x1: float, y1: float) -> frozenset[int]:
        self.told.append("rubber")
        return frozenset({1, 2})

    def stop_rubber(self) -> None:
        self.told.append("stop rubber")


class FakeRules:
    def __init__(self, attacks: bool = False, drops: dict[Spot, Answer | None] | None = None) -> None:
        self.did: list[tuple[object, ...]] = []
        self._attacks = attacks
        self._drops = drops or {}

    def can_attack(self, obj: int) -> bool:
        return self._attacks

    def group_with(self, obj: int) -> tuple[int, ...]:
        return (obj, 2)

    def attack_spots(self, attackers: tuple[int, ...]) -> frozenset[Spot]:
        return frozenset({("card", 33)})

    def attack(self, attackers: tuple[int, ...], target: Spot) -> bool:
        self.did.append(("attack", attackers, target))
        return True

    def drops(self, card: CardView) -> dict[Spot, Answer | None]:
        return self._drops

    def drop(self, card: CardView, spot: Spot) -> None:
        self.did.append(("drop", card.id, spot))

    def click(self, obj: int, extend: bool = False) -> None:
        self.did.append(("click", obj, extend))

    def explain_aim(self, attackers: tuple[int, ...], seat: int = -1) -> None:
        self.did.append(("explain aim", attackers, seat))

    def explain(self, obj: int, verb: str = "") -> None:
        self.did.append(("explain", obj, verb))

    def mark_all(self, objs: frozenset[int]) -> None:
        self.did.append(("mark", objs))

    def back(self) -> bool:
        self.did.append(("back",))
        return True


def play(gesture: Gesture, *moves: tuple[str, float, float]) -> None:
    next(gesture)
    for move in moves:
        try:
            gesture.send(Move(*move))
        except StopIteration:
            return


def test_a_press_that_hardly_moves_is_a_click() -> None:
    stage, rules = FakeStage(), FakeRules(attacks=True)
    play(press_card(stage, rules, CARD, 50, 50, True), ("move", 53, 52), ("drop", 53, 52))
    assert rules.did == [("click", 1, True)] and stage.told == []


def test_a_card_is_carried_and_dropped_where_it_may_go() -> None:
    stage, rules = FakeStage(), FakeRules(drops={FIELD: (("play", 1),)})
    gesture = press_card(stage, rules, CARD, 50, 50)
    next(gesture)
    gesture.send(Move("move", 90, 50))
    assert stage.lit == {FIELD} and stage.told == ["lift 1", "carry 90"] and rules.did == []
    gesture.send(Move("move", 150, 50))
    with pytest.raises(StopIteration):
        gesture.send(Move("drop", 150, 50))
    assert rules.did == [("drop", 1, FIELD)] and stage.told[-1] == "lay down 1" and stage.lit == frozenset()


def test_a_drop_elsewhere_changes_nothing() -> None:
    stage, rules = FakeStage(), FakeRules(drops={FIELD: (("play", 1),)})
    play(press_card(stage, rules, CARD, 50, 50), ("move", 150, 50), ("drop", 90, 50))
    assert rules.did == [] and stage.told[-1] == "lay down 1"


def test_esc_tidies_up_and_answers_nothing() -> None:
    stage, rules = FakeStage(), FakeRules(drops={FIELD: (("play", 1),)})
    gesture = press_card(stage, rules, CARD, 50, 50)
    play(gesture, ("move", 150, 50))
    gesture.close()
    assert rules.did == [] and stage.told[-1] == "lay down 1" and stage.lit == frozenset()


def test_an_attack_is_aimed_and_let_go_over_the_target() -> None:
    stage, rules = FakeStage(), FakeRules(attacks=True)
    play(press_card(stage, rules, CARD, 50, 50), ("move", 150, 50), ("move", 250, 50), ("drop", 250, 50))
    assert stage.told == ["aim (1, 2) None", "aim (1, 2) ('card', 33)", "stop aiming"]
    assert rules.did == [("attack", (1, 2), ("card", 33))]


@pytest.mark.parametrize(("x", "said"), [(350, 1), (150, -1)])
def test_an_attack_let_go_where_it_cannot_go_says_why(x: float, said: int) -> None:
    stage, rules = FakeStage(), FakeRules(attacks=True)
    play(press_card(stage, rules, CARD, 50, 50), ("move", x, 50), ("drop", x, 50))
    assert rules.did == [("explain aim", (1, 2), said)]


def test_what_cannot_be_dragged_is_explained() -> None:
    stage, rules = FakeStage(), FakeRules()
    play(press_card(stage, rules, CARD, 50, 50), ("move", 90, 50))
    assert rules.did == [("explain", 1, "")] and stage.told == []


def test_the_bare_board_takes_marks_back_or_spans_a_band() -> None:
    stage, rules = FakeStage(), FakeRules()
    play(press_board(stage, rules, 50, 50), ("drop", 51, 50))
    play(press_board(stage, rules, 50, 50), ("move", 90, 90), ("drop", 90, 90))
    assert rules.did == [("back",), ("mark", frozenset({1, 2}))] and stage.told == ["rubber", "stop rubber"]


# --- the clock -------------------------------------------------------------------------------------------------------
def test_the_clock_moves_from_nought_to_one_and_rests(qtbot: QtBot) -> None:
    clock, seen, done = Clock(1.0), [], []
    clock.run("a", 100, seen.append, curve(QEasingCurve.Type.Linear), done=lambda: done.append(True))
    clock.advance(50)
    assert seen == [pytest.approx(0.5)] and clock.busy and not done
    clock.advance(60)
    assert seen[-1] == 1.0 and done == [True] and not clock.busy


def test_factor_nought_jumps(qtbot: QtBot) -> None:
    clock, seen = Clock(0.0), []
    clock.run("a", 100, seen.append)
    assert seen == [1.0] and not clock.busy


def test_a_factor_stretches_and_a_delay_waits(qtbot: QtBot) -> None:
    clock, seen = Clock(2.0), []
    clock.run("a", 100, seen.append, curve(QEasingCurve.Type.Linear), delay=100)
    clock.advance(40)
    assert seen == []
    clock.advance(35)
    assert seen == [pytest.approx(0.5)]


def test_finish_completes_everything_at_once_even_what_that_starts(qtbot: QtBot) -> None:
    clock, seen = Clock(1.0), []

    def again() -> None:
        clock.run("b", 100, seen.append)

    clock.run("a", 100, seen.append, done=again)
    clock.finish()
    assert seen == [1.0, 1.0] and not clock.busy


def test_a_new_motion_of_a_key_replaces_the_old_one(qtbot: QtBot) -> None:
    clock, old, new = Clock(1.0), [], []
    clock.run("a", 100, old.append)
    clock.run("a", 100, new.append)
    clock.advance(200)
    assert old == [] and new == [1.0]


# --- events ----------------------------------------------------------------------------------------------------------
def test_moves_rename_cards_and_remember_where_they_came_from() -> None:
    found = journeys(
        [
            EventView("move", 20, 50, 0, frm="hand", to="standby"),
            EventView("bond", seat=1, amount=2),
            EventView("move", 50, 51, 0, frm="standby", to="field"),
            EventView("move", 0, 60, 0, frm="deck", to="hand"),
            EventView("move", 33, 0, 1, frm="field", to="trail"),
        ]
    )
    assert found.renamed[key_of(20)] == key_of(51)
    assert found.origin[key_of(60)] == ("deck", 0) and found.origin[key_of(51)] == ("hand", 0)
    assert found.gone[key_of(33)] == ("trail", 1)


def test_drawn_cards_follow_one_another() -> None:
    from tests.desktop import fakes
    from trails_desktop.table.cards.names import CardNames
    from trails_desktop.table.geometry.layout import frame
    from trails_desktop.table.placing.shown import arrange

    shown = arrange(fakes.mock_view(), 0, frame(1280, 800), CardNames(fakes.pool()))
    drawn = travel(None, shown[key_of(20)], "deck", 2)
    assert (drawn.length, drawn.delay) == (260, 120)
    assert travel(shown[key_of(20)], shown[key_of(4)], "").length == 280
