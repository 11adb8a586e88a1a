"""Passing on request: how far, where it stops whatever was asked, and what it says of itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.trails.views.records import CombatView, StandbyView, View
from tests.desktop.fakes import card, hidden, known, player, priority, view
from trails_desktop.match import auto_pass as p
from trails_desktop.match.auto_pass import Passing, judge
from trails_desktop.match.stops import NOTHING, OWN_RESOLVES, PASS, QUIET, UNPAID, why_passed


def window(*options: tuple[str | int, ...], **more: object) -> View:
    """A window of seat 0 in its own deployment, with cards to pay from."""
    own = player(
        0, field=(card(1, "Ilse Farrow"),), homebase=(known(11, "Pim Latch"),), hand=(card(20, "Quill", "hand"),)
    )
    other = player(1, field=(card(31, "Sable Finch", owner=1),), hand=(hidden(0, "hand", 1),))
    return view(own, other, priority(*options), **more)


ATTACK = CombatView((31,), 1, -1, False, "attacking")


@pytest.mark.parametrize("until", ["decision", "event", "turn", "station"])
def test_every_kind_of_passing_stops_when_one_is_attacked_and_could_pay(until: p.Until) -> None:
    before = window(("play", 20))
    asked = Passing(until, 8, since=before)
    verdict = judge(asked, replace(window(("gain", 11)), combat=ATTACK, phase="combat", step="combat", step_seat=-1))
    assert not verdict.passes and verdict.ends and verdict.why == p.ATTACKED


def test_an_attack_that_nothing_could_answer_is_passed() -> None:
    poor = window()
    bare = replace(poor, players=(replace(poor.players[0], homebase=(), hand=()), poor.players[1]))
    asked = Passing("turn", since=bare)
    assert judge(asked, replace(bare, combat=ATTACK, phase="combat", step="combat", step_seat=-1)).passes


def test_the_attack_one_saw_when_asking_is_passed_but_its_next_stage_is_not() -> None:
    seen = replace(window(("gain", 11)), combat=replace(ATTACK, stage="proposed"), phase="combat", step="combat")
    asked = Passing("event", since=seen)
    assert judge(asked, seen).passes
    assert judge(asked, replace(seen, combat=ATTACK)).why == p.ATTACKED


def test_until_the_next_decision_runs_over_what_the_opponent_plays_unless_it_can_be_answered() -> None:
    before = window(("play", 20))
    asked = Passing("decision", since=before)
    assert judge(asked, before).passes, "the window in which one asks is passed"
    waiting = StandbyView(90, "event", "D1-086", 0, 0, 1, ())
    assert judge(asked, replace(window(("gain", 11)), standby=(waiting,))).passes
    verdict = judge(asked, replace(window(("play", 20)), standby=(waiting,)))
    assert verdict.why == p.USEFUL and verdict.ends
    assert judge(Passing("turn", since=before), replace(window(("play", 20)), standby=(waiting,))).passes


def test_to_the_end_of_the_turn_goes_on_after_a_question_and_ends_with_the_turn() -> None:
    before = window(("play", 20))
    asked = Passing("turn", since=before)
    from tests.desktop.fakes import choose

    verdict = judge(asked, replace(before, decision=choose("cure", 1, least=0)))
    assert not verdict.passes and not verdict.ends and verdict.why == p.QUESTION
    assert judge(asked, replace(before, turn=2)) == p.Verdict(False, p.NEW_TURN, True)


def test_flags_and_stations_say_why() -> None:
    before = window(("play", 20))
    combat = replace(before, phase="combat", step="combat", step_seat=-1)
    assert judge(Passing("station", 6, since=before), combat).why == p.ARRIVED
    assert judge(Passing("turn", stops=frozenset({6}), since=before), combat).why == p.FLAG
    assert judge(Passing(auto=True), window()).why == p.PASSED["auto"]


def test_why_a_seats_own_side_passed_for_it() -> None:
    mine = StandbyView(90, "event", "D1-086", 0, 0, 0, ())
    theirs = replace(mine, controller=1)
    assert why_passed(replace(window(("play", 20)), standby=(mine,)), PASS) == OWN_RESOLVES
    assert why_passed(replace(window(), standby=(theirs,)), PASS) == NOTHING
    poor = replace(window(("gain", 11)), standby=(theirs,))
    bare = replace(poor, players=(replace(poor.players[0], homebase=(), hand=()), poor.players[1]))
    assert why_passed(bare, PASS) == UNPAID
    assert why_passed(window(("gain", 11)), PASS) == QUIET
    assert why_passed(window(), PASS) == "", "nobody need hear of a pass where nothing else was possible"
    assert why_passed(window(("play", 20)), (("play", 20),)) == ""
