"""What the table asks for, what clicks and drops mean, what the main button says: pure functions of views."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.kernel.decisions import Decision, Kind
from engine.trails.views.records import CombatView, StandbyView, View
from tests.desktop import fakes
from tests.desktop.fakes import card, choose, hidden, known, player, priority
from trails_desktop.match.auto_pass import Passing, passes
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.geometry.layout import frame
from trails_desktop.table.placing.shown import arrange
from trails_desktop.table.questions import asking as ask
from trails_desktop.table.questions.asking import BAND, BOARD, FIELD, HOMEBASE
from trails_desktop.table.scene.marking import Attention, marks

HAND = (card(20, "Wick Halloran", "hand"), card(21, "White Answer", "hand"), card(22, "Lens Court", "hand"))
FIELD_CARDS = (card(1, "Ilse Farrow"), card(2, "Tam Orrel"), card(3, "Noon Prism"))
HOME = (known(11, "Lens Court"), known(12, "White Answer"), known(13, "Quill"))
THEIRS = (card(31, "Sable Finch", owner=1), card(33, "Hesper Vane", owner=1))


def table_view(decision: Decision | None, **more: object) -> View:
    own = player(0, hand=HAND, field=FIELD_CARDS, homebase=HOME, trail=(card(70, "Pim Latch", "trail"),))
    return fakes.view(own, player(1, field=THEIRS), decision, **more)


def read(decision: Decision | None) -> ask.Asking:
    return ask.read(table_view(decision))


def test_options_are_sorted_by_card() -> None:
    asked = read(priority(("play", 20), ("arts", 20), ("craft", 3, 2), ("gain", 11), ("support", 1, 2)))
    assert [act.verb for act in asked.acts[20]] == ["play", "arts"]
    assert asked.acts[3][0].craft == 2 and asked.acts[11][0].verb == "gain"
    assert asked.acts[2][0].other == 1 and 1 not in asked.acts
    assert asked.candidates() == {20, 3, 11, 2} and not asked.panel


def test_nobody_is_asked_without_a_decision() -> None:
    asked = read(None)
    assert not asked.asked and ask.main(asked, ()).verb == "wait" and ask.drops(asked, HAND[0]) == {}


@pytest.mark.parametrize(
    ("obj", "options", "spots"),
    [
        (20, [("play", 20)], {FIELD: (("play", 20),)}),
        (20, [("play", 20), ("arts", 20)], {FIELD: (("play", 20),), BAND: (("arts", 20),)}),
        (20, [("arts", 20)], {BAND: (("arts", 20),), BOARD: (("arts", 20),)}),
        (21, [("play", 21)], {BOARD: (("play", 21),), BAND: (("play", 21),)}),
        (11, [("play", 11)], {BOARD: (("play", 11),), HOMEBASE: (("play", 11),), BAND: (("play", 11),)}),
        (12, [("play", 12), ("gain", 12)], {BOARD: (("play", 12),), BAND: None}),
        (13, [("play", 13)], {FIELD: (("play", 13),)}),
        (2, [("support", 1, 2)], {("card", 1): (("support", 1, 2),)}),
        (3, [("craft", 3, 1)], {}),
        (22, [("play", 21)], {}),
    ],
)
def test_where_a_card_may_be_dropped(
    obj: int, options: list[tuple[str | int, ...]], spots: dict[object, object]
) -> None:
    view = table_view(priority(*options))
    held = ask.find(view, obj)
    assert held is not None
    assert ask.drops(ask.read(view), held) == spots


def test_every_drop_is_an_answer_the_decision_allows() -> None:
    decision = priority(("play", 20), ("arts", 20), ("play", 21), ("play", 11), ("gain", 11), ("support", 1, 2))
    view = table_view(decision)
    asked = ask.read(view)
    for held in (*HAND, *HOME, *FIELD_CARDS):
        for answer in ask.drops(asked, held).values():
            assert answer is None or decision.refusal(answer) == ""


def test_marks_are_toggled_within_the_limits() -> None:
    asked = read(choose("exchange", 20, 21, 22, least=0, most=2))
    taken = ask.toggle(asked, (), ("pick", 20))
    taken = ask.toggle(asked, taken, ("pick", 21))
    assert ask.toggle(asked, taken, ("pick", 22)) == (("pick", 21), ("pick", 22))
    assert ask.toggle(asked, taken, ("pick", 20)) == (("pick", 21),)
    assert ask.toggle(asked, taken, ("pick", 99)) == taken
    single = read(choose("choose", 31, 33))
    assert ask.toggle(single, (("pick", 31),), ("pick", 33)) == (("pick", 33),)


def test_attackers_without_a_common_organization_do_not_fit() -> None:
    decision = Decision(
        0, Kind.CHOOSE, "attackers", "803.3", "", (("pick", 1), ("pick", 2), ("pick", 3)), 0, 3,
        shared=("organization", "target"),
        tags=((("A",), (31,)), (("A", "B"), (33,)), (("B",), (31, 33))),
    )  # fmt: skip
    asked = read(decision)
    assert ask.misfit(asked, (("pick", 1),), ("pick", 3)) == "organization"
    assert ask.misfit(asked, (("pick", 1),), ("pick", 2)) == "target"
    assert ask.misfit(asked, (("pick", 2),), ("pick", 3)) == ""
    assert ask.toggle(asked, (("pick", 1),), ("pick", 3)) == (("pick", 1),)


@pytest.mark.parametrize(
    ("decision", "taken", "verb", "answer"),
    [
        (priority(("play", 20)), (), "pass", (("pass",),)),
        (choose("attackers", 1, 2, least=0, most=2), (), "decline", ()),
        (choose("attackers", 1, 2, least=0, most=2), (("pick", 1),), "attack", (("pick", 1),)),
        (choose("exchange", 20, 21, least=0, most=2), (), "keep", ()),
        (choose("exchange", 20, 21, least=0, most=2), (("pick", 20),), "exchange", (("pick", 20),)),
        (choose("place", 20, least=0), (), "nothing", ()),
        (choose("pay", 11, 12, least=1, most=1), (), "pay", None),
        (choose("pay", 11, 12, least=1, most=1), (("pick", 12),), "pay", (("pick", 12),)),
        (choose("cure", 1, least=0), (), "cure", (("pick", 1),)),
        (choose("cure", 1, 2, least=0), (), "cure", None),
        (choose("choose", 31, 33), (), "mark", None),
        (choose("choose", 31, 33, least=2, most=2), (("pick", 31),), "done", None),
        (choose("choose", 31, 33, least=1, most=2), (("pick", 31),), "done", (("pick", 31),)),
        (Decision(0, Kind.YES_NO, "yes-no", "", "", (("yes",), ("no",))), (), "panel", None),
    ],
)
def test_the_main_button(decision: Decision, taken: object, verb: str, answer: object) -> None:
    state = ask.main(read(decision), taken)  # type: ignore[arg-type]
    assert (state.verb, state.answer) == (verb, answer)
    assert state.answer is None or decision.refusal(state.answer) == ""


@pytest.mark.parametrize(
    ("decision", "panel"),
    [
        (Decision(0, Kind.NUMBER, "number", "", "", (), 0, 3), "number"),
        (Decision(0, Kind.ORDER, "order", "", "", (("trigger", 0), ("trigger", 1))), "order"),
        (Decision(0, Kind.ARRANGE, "arrange", "", "", (("top", 5), ("under", 5))), "arrange"),
        (Decision(0, Kind.NAME, "name", "", "", (("name", "Quill"),)), "name"),
        (Decision(0, Kind.CHOOSE, "initiative", "603.1", "", (("seat", 0), ("seat", 1))), "list"),
        (Decision(0, Kind.CHOOSE, "choose", "", "", (("trigger", 0), ("trigger", 1))), "list"),
        (Decision(0, Kind.CHOOSE, "choose", "", "", (("org", "The Unlit"),)), "list"),
        (Decision(0, Kind.CHOOSE, "choose", "", "", (("pick", 31), ("seat", 1))), ""),
    ],
)
def test_which_questions_need_a_sheet(decision: Decision, panel: str) -> None:
    assert read(decision).panel == panel


def test_candidates_in_piles_and_cards_shown_by_an_effect_come_over_the_table() -> None:
    asked = choose("choose", 70)
    assert [one.id for one in ask.tray_cards(table_view(asked), read(asked))] == [70]
    shown = (card(90, "Quill", "deck"), card(91, "Pim Latch", "deck"))
    view = table_view(choose("choose", 91), looking=shown)
    assert [one.id for one in ask.tray_cards(view, ask.read(view))] == [90, 91]
    assert ask.tray_cards(table_view(None), read(None)) == ()


def worn(view: View, taken: tuple[tuple[str | int, ...], ...] = (), attention: Attention | None = None):  # type: ignore[no-untyped-def]
    names = CardNames(fakes.pool())
    shown = arrange(view, 0, frame(1280, 800), names)
    return marks(view, shown, ask.read(view), taken, attention or Attention(), names)


def test_own_cards_to_use_are_amber_and_targets_have_corners() -> None:
    signs = worn(table_view(priority(("play", 20))))
    assert signs[key_of(20)].can and not signs[key_of(20)].may
    signs = worn(table_view(choose("choose", 33)))
    assert signs[key_of(33)].may and not signs[key_of(33)].can
    signs = worn(table_view(choose("exchange", 20, 21, least=0, most=2)), (("pick", 20),))
    assert signs[key_of(20)].picked and signs[key_of(21)].helps and not signs[key_of(1)].helps


def test_what_glows_is_exactly_what_the_decision_lists() -> None:
    decision = priority(("play", 20), ("gain", 11), ("craft", 3, 1), ("support", 1, 2))
    signs = worn(table_view(decision))
    assert {key[1] for key, sign in signs.items() if sign.can} == {20, 3}
    assert {key[1] for key, sign in signs.items() if sign.helps} == {11, 2}  # EP and support: a dot


def test_hidden_cards_never_glow() -> None:
    own = player(0, hand=(hidden(0, "hand", 0),))
    signs = worn(fakes.view(own, player(1, hand=(hidden(0, "hand", 1),)), priority(("play", 0))))
    assert not any(sign.can or sign.may or sign.picked for sign in signs.values())


def test_a_fight_shows_attackers_target_and_strips() -> None:
    turned = replace(FIELD_CARDS[1], ready=False, strength=5)
    own = player(0, field=(FIELD_CARDS[0], turned))
    view = fakes.view(own, player(1, field=THEIRS), None, combat=CombatView((2,), 33, -1, False, "attacking"))
    signs = worn(view)
    assert signs[key_of(2)].picked and signs[key_of(33)].target and not signs[key_of(1)].picked
    strip = signs[key_of(2)].strip
    assert strip is not None and (strip.strength, strip.printed_strength) == (5, 3)
    assert signs[key_of(1)].strip is None


# --- passing by itself -----------------------------------------------------------------------------------------------
def test_passing_stops_when_something_happens() -> None:
    view = table_view(priority(("play", 20)))
    on = Passing("event", since=view)
    assert passes(on, view)
    assert not passes(Passing(), view)
    assert not passes(on, replace(view, turn=2))
    assert not passes(on, table_view(choose("choose", 31)))
    waiting = StandbyView(90, "event", "D1-086", 0, 0, 1, ())
    assert not passes(on, replace(view, standby=(waiting,)))
    assert passes(on, replace(view, standby=(replace(waiting, controller=0),)))


def test_passing_always_stops_when_one_is_attacked() -> None:
    view = table_view(priority(("play", 20)))
    on = Passing("event", since=view)
    mine = CombatView((33,), 1, -1, False, "proposed")
    assert not passes(on, replace(view, combat=mine))
    assert not passes(on, replace(view, combat=CombatView((33,), 0, 0, False, "proposed")))
    assert passes(on, replace(view, combat=CombatView((1,), 33, -1, False, "proposed")))


def test_auto_pass_only_where_nothing_else_is_possible() -> None:
    assert passes(Passing(auto=True), table_view(priority()))
    assert not passes(Passing(auto=True), table_view(priority(("play", 20))))


def test_stops_and_stations_end_the_passing() -> None:
    view = table_view(priority(("play", 20)))
    later = replace(view, phase="combat", step="combat", step_seat=-1)
    assert passes(Passing("event", since=view), later)
    assert not passes(Passing("event", since=view, stops=frozenset({6})), later)
    assert not passes(Passing("station", 6, since=view), later)
    assert passes(Passing("station", 8, since=view), later)


def test_the_proposal_to_cure_can_be_put_away() -> None:
    for stunned in ((1,), (1, 2)):
        assert ask.main(read(choose("cure", *stunned, least=0)), (), False) == ask.Main("decline", ())


def test_support_and_ep_only_help() -> None:
    asking = read(priority(("play", 20), ("gain", 11), ("support", 2, 1), ("gain", 12), ("arts", 12)))
    assert [obj for obj in (20, 11, 1, 12) if asking.helps(obj)] == [11, 1]
    assert asking.moves and not read(priority(("gain", 11))).moves
