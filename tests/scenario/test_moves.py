"""Every move and word of the format: it does what it says, and a wrong one fails with the reason."""

from __future__ import annotations

import pytest

from tests.scenario.common import CARDS, fails, holds, played

DRAW = """{at: draw,
    A: {bond: 20, hand: [ping, zap, z], field: [box, x, {card: x, as: x2}],
        homebase: [{card: y, as: h}, {card: z, as: hz}]},
    B: {field: [y, {card: box, as: bx}], homebase: [{card: y, as: hb}]}}"""
FIGHT = "{at: combat, A: {field: [x, {card: x, as: x2}]}, B: {field: [y, {card: y, as: y2}]}}"


def test_play_with_targets_and_from() -> None:
    holds(
        DRAW, "A play: {card: zap, targets: [y], from: hand}\nexpect: {standby: [zap], zap: {zone: standby}}\nresolve"
    )


def test_play_takes_a_name_alone() -> None:
    holds(DRAW, "A play: ping\nresolve\nexpect: {A.bond: 21, ping: {zone: trail}}")


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("A play: {card: zap, targets: [h]}", "not a legal target (1204.2d)"),
        ("A play: {card: ping, from: homebase}", "ping is not in the homebase of A"),
        ("A play: {card: ping, targets: [y]}", "a target too many; That is not the number of targets (1204.2d)"),
        ("A play: {card: ping, x: 2}", "x given, but nothing asks for it"),
        ("A craft: {card: box, pay: [h]}", "nothing asks for that payment"),
        ("A craft: {card: box, number: 2}", "no such activated craft (1210.1)"),
        ("A craft: bx", "Your opponent controls this card (902.4d)"),
        ("A arts: x", "Arts are played from the hand"),
        ("A gain ep: hb", "EP are gained from cards in your homebase (1217.2)"),
        ("A support: {unit: x, with: box}", "between two UNITs that you control (1218.2)"),
        ("A attack: {with: x, on: y}", "A has priority first"),
        ("A place: ping", "A has priority first"),
        ("A cure: x", "A has priority first"),
        ("A choose: x", "A has priority first"),
        ("A say: yes", "A has priority first"),
        ("B gain ep: hb", "A has priority"),
        ("B pass", "A has priority"),
        ("resolve", "nothing waits"),
    ],
)
def test_an_illegal_move_fails_with_the_reason(move: str, message: str) -> None:
    fails(DRAW, f"expect: {{asked: A}}\n{move}", message, step=2)


def test_arts_craft_gain_and_support() -> None:
    holds(
        DRAW,
        """
        A arts: {card: z}
        expect: {standby: [z arts], h: {state: action}, hz: {state: ready}}
        A craft: {card: box, number: 1}
        expect: {standby: [box craft 1, z arts]}
        A gain ep: hz
        expect: {A.ep: 1, hz: {state: action, face: down}}
        A support: {unit: x, with: x2}
        expect: {standby: [support x, box craft 1, z arts], x2: {state: action}}
        resolve
        expect: {x: {attributes: [support]}}
        resolve
        resolve
        expect: {A.bond: 23, standby: []}
        """,
    )


def test_what_is_gained_before_is_paid_first() -> None:
    holds(DRAW, "A gain ep: h\nA arts: z\nexpect: {A.ep: 0, hz: {state: ready}, h: {state: action}}\nresolve")


def test_ep_comes_from_face_down_cards_first() -> None:
    board = "{at: draw, A: {hand: [z], homebase: [{card: y, as: up, face: up}, {card: y, as: down}]}}"
    holds(board, "A arts: z\nexpect: {up: {state: ready}, down: {state: action}}\nresolve")
    holds(board, "A arts: {card: z, pay: [up]}\nexpect: {up: {state: action}, down: {state: ready}}\nresolve")


SPARED = """
cards:
  elm: {type: UNIT, cp: 1, str: 2, def: 2, text: "• If this card would leave the field, you may action it instead."}
  oak: {type: UNIT, cp: 1, str: 2, def: 2}
  mill: {type: ITEM, cp: 1, text: "• Remove a UNIT you control from the game, discard a card: Gain 5 bond."}
  saw: {type: ITEM, cp: 1, text: "• Discard a card, remove a UNIT you control from the game: Gain 5 bond."}
"""


def test_what_may_happen_instead_of_what_pays_is_asked() -> None:
    board = "{at: draw, A: {bond: 20, hand: [oak], field: [elm, {card: oak, as: o}, mill, saw]}}"
    holds(
        board,
        """
        A craft: {card: saw, pay: [oak, elm]}
        expect: {asked: A, asked for: choose, elm: {zone: field}}
        A choose: elm
        expect: {elm: {zone: field, state: action}, standby: [saw craft 1]}
        """,
        SPARED,
    )
    holds(board, "A craft: {card: saw, pay: [oak, elm]}\nA choose: none\nexpect: {elm: {zone: exile}}", SPARED)
    fails(board, "A craft: {card: mill, pay: [elm, oak]}", "before all is paid", cards=SPARED)
    holds(board, "A craft: mill\nA choose: elm\nA choose: elm\nexpect: {oak: {zone: trail}}", SPARED)


def test_attack_decline_and_fight_back() -> None:
    holds(
        FIGHT,
        """
        A attack: {with: [x, x2], on: y2}
        all pass
        expect: {asked: B, asked for: fight back}
        B fight back: x
        expect: {x: {state: stunned}, y2: {state: stunned}, x2: {state: action}}
        all pass
        B attack: none
        """,
    )
    fails(FIGHT, "A attack: {with: x, on: player}", "A UNIT of that player could be attacked instead (803.6h)")
    fails(FIGHT, "A attack: {with: y, on: y2}", "Only UNITs on your own field attack (803.3)")
    fails(FIGHT, "A attack: {with: x, on: x2}", "Only UNITs on the opponent's field can be attacked (803.5)")


def test_place_and_none() -> None:
    board = "{at: draw, A: {hand: [x, y]}}"
    holds(board, "A place: x\nexpect: {x: {zone: homebase, face: down}, A.hand: [y]}")
    holds(board, "A place: none\nexpect: {A.hand: [x, y], A.homebase: 0}")
    fails("{at: draw, A: {hand: [x], field: [y]}}", "A place: y", "(703.7a)")


def test_cure_and_none() -> None:
    board = "{at: cure, A: {field: [{card: x, state: stunned}]}}"
    holds(board, "A cure: x\nexpect: {x: {zone: field, state: ready}}")
    holds(board, "A cure: none\nexpect: {x: {zone: trail}}")
    fails("{at: cure, A: {field: [{card: x, state: stunned}, y]}}", "A cure: y", "(705.6)")


def test_exchange_and_none() -> None:
    board = "{at: setup, shuffle: false, A: {deck: [x, y, blank, blank, z]}, B: {deck: 6}}"
    holds(board, "A exchange: [y]\nexpect: {A.hand: [x, z, blank, blank], A.deck: [y]}\nB exchange: none")
    holds(board, "A exchange: none\nB exchange: [blank, blank]\nexpect: {A.deck: [z], B.hand: 4}")
    fails(board, "A exchange: [z]", "(603.1d)")
    fails(board, "B exchange: none", "A is asked which cards to exchange")


def test_initiative_answers_the_first_question() -> None:
    holds(
        "{at: setup, initiative: B}",
        "expect: {asked: B, asked for: exchange, step: setup}\nB exchange: none\nA exchange: none",
    )


def test_choose_objects_triggers_numbers_and_none() -> None:
    board = "{at: turn-start, A: {bond: 20, field: [bell, {card: bell, as: b2}], homebase: [x]}}"
    holds(board, "go to: draw A\nA choose: b2\nexpect: {standby: [bell trigger 1, b2 trigger 1]}\nresolve\nresolve")
    holds(board, "go to: draw A\nA choose: [bell trigger 1]\nresolve\nresolve\nexpect: {A.bond: 22}")
    fails(board, "go to: draw A\nA choose: [bell, b2]", "(1002.1b)")
    fails(board, "go to: draw A\nA choose: wrok", "nothing that can be chosen now is called 'wrok'", step=2)
    pump = CARDS + "  pump: {type: ITEM, cp: 1, effects: [{activated: {cost: [{pay ep: X}]}, do: [{bond: X}]}]}\n"
    other = "{at: draw, A: {bond: 20, field: [pump], homebase: [x, x]}}"
    holds(other, "A craft: pump\nexpect: {asked for: number}\nA choose: 2\nresolve\nexpect: {A.bond: 22}", pump)
    holds(other, "A craft: {card: pump, x: 1}\nresolve\nexpect: {A.bond: 21}", pump)
    fails(other, "A craft: {card: pump, x: 3}", "a number from 0 to 2 is asked for, not 3", cards=pump)
    fails(other, "A craft: pump\nA choose: x", "asked to choose a number", cards=pump)
    up = (
        CARDS
        + "  up: {type: EVENT, ep: 0, effects: [{event: {targets: {it: {type: UNIT, least: 0, most: 2}},"
        + " do: [{stun: it}]}}]}\n"
    )
    third = "{at: draw, A: {hand: [up], field: [x, y], homebase: [z]}}"
    holds(third, "A play: up\nA choose: none\nresolve\nexpect: {x: {state: ready}, y: {state: ready}}", up)
    holds(third, "A play: up\nA choose: [y, x]\nresolve\nexpect: {x: {state: stunned}, y: {state: stunned}}", up)


def test_plan_by_list_and_by_map() -> None:
    plan = CARDS + "  plan: {type: EVENT, ep: 0, effects: [{event: {do: [{plan: 3}]}}]}\n"
    deck = ", ".join(f"{{card: x, as: {name}}}" for name in "abcd")
    board = f"{{at: draw, A: {{hand: [plan], homebase: [z], deck: [{deck}]}}}}"
    start = "A play: plan\nresolve\nexpect: {asked: A, asked for: choose}\n"
    for said, after in [
        ("none", "[a, b, c, d]"),
        ("[b]", "[a, c, d, b]"),
        ("{under: [c, a], top: [b]}", "[b, d, c, a]"),
        ("{top: [c]}", "[c, a, b, d]"),
    ]:
        holds(board, f"{start}A choose: {said}\nexpect: {{A.deck: {after}}}", plan)
    fails(board, f"{start}A choose: {{under: [d]}}", "d is not among the cards", cards=plan)


def test_say_yes_and_no() -> None:
    may = CARDS + "  may: {type: EVENT, ep: 0, effects: [{event: {do: [{may: [{bond: -1}], then: [{draw: 1}]}]}}]}\n"
    board = "{at: draw, A: {hand: [may], homebase: [z]}}"
    holds(board, "A play: may\nresolve\nexpect: {asked for: yes-no}\nA say: yes\nexpect: {A.bond: 39, A.hand: 1}", may)
    holds(board, "A play: may\nresolve\nA say: no\nexpect: {A.bond: 40, A.hand: 0}", may)
    fails(board, "A play: may\nresolve\nA pass", "asked yes or no and cannot pass", cards=may)
    fails(board, "A play: may\nresolve", "the scenario ends in the middle: A is asked yes or no", cards=may)


def test_concede_at_any_time_and_once() -> None:
    holds(FIGHT, "B concede\nexpect: {winner: A, step: end, asked: none, asked for: none}")
    fails(FIGHT, "B concede\nA concede", "The game is over (103.1)", step=2)
    holds(FIGHT, "B concede\nA cannot: concede")


def test_a_seat_that_can_only_pass_is_not_asked_and_its_pass_counts() -> None:
    board = "{at: draw, A: {bond: 20, hand: [ping, ping]}}"
    holds(board, "A play: ping\nA pass\nB pass\nexpect: {A.bond: 21, asked: A}")
    holds(board, "A play: ping\nA pass\nexpect: {A.bond: 21, asked: A}")
    holds(
        board,
        "A play: ping\nA play: ping#2\nexpect: {standby: ['ping#2', ping]}\nresolve\nresolve\nexpect: {A.bond: 22}",
    )


def test_an_expectation_holds_right_after_a_move_or_once_nobody_asked_has_passed() -> None:
    board = "{at: draw, A: {bond: 20, hand: [ping]}}"
    holds(board, "A play: ping\nexpect: {standby: [ping], A.bond: 20}\nexpect: {standby: [], A.bond: 21}")
    fails(board, "A play: ping\nexpect: {standby: [ping], A.bond: 21}", "expected standby [ping], got []", step=2)


def test_resolve_stops_after_one_object_and_at_a_question() -> None:
    board = "{at: draw, A: {bond: 20, hand: [ping, ping], homebase: [x]}}"
    holds(board, "A play: ping\nA play: ping#2\nresolve\nexpect: {A.bond: 21, standby: [ping]}\nresolve")
    fails(board, "A play: ping\nresolve\nresolve", "nothing waits in the standby zone", step=3)


def test_all_pass_stops_at_another_question() -> None:
    holds("{at: draw, A: {hand: [ping, ping], homebase: [x]}}", "all pass\nexpect: {asked: A, asked for: place}")


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("homebase", "{step: homebase, asked: A, A.hand: 2}"),
        ("deployment", "{step: deployment, A.cp: 1}"),
        ("deployment B", "{step: deployment, B.cp: 2, A.cp: 0}"),
        ("draw B", "{step: draw, B.hand: 2, A.cp: 0}"),
        ("combat", "{step: combat, asked: A, asked for: attackers}"),
        ("combat B", "{step: combat, asked: B, asked for: attackers}"),
        ("cure", "{step: cure}"),
        ("next turn", "{step: turn-start, A.hand: 2, B.hand: 2}"),
        ("end", "{step: end}"),
    ],
)
def test_go_to_reaches_a_place_and_does_nothing_avoidable(place: str, expected: str) -> None:
    board = "{at: turn-start, A: {field: [x], homebase: [z]}, B: {field: [y], homebase: [z, z]}}"
    holds(board, f"go to: {place}\nexpect: {expected}")


def test_go_to_stops_at_the_end_of_the_game_and_before_what_cannot_be_avoided() -> None:
    holds("{at: turn-start, A: {deck: 1}}", "go to: combat\nexpect: {winner: B}")
    board = "{at: turn-start, A: {field: [bell, bell]}}"
    fails(board, "go to: combat", "A is asked to choose, which cannot be avoided")


def test_where_it_starts() -> None:
    for at, expected in [
        ("turn-start", "{step: turn-start, A.hand: 0, standby: []}"),
        ("draw", "{step: draw, A.hand: 0, asked: A}"),
        ("homebase", "{step: homebase, A.hand: 0}"),
        ("deployment", "{step: deployment, A.cp: 2, B.cp: 0}"),
        ("combat", "{step: combat, asked: A, asked for: attackers, A.cp: 0}"),
        ("cure", "{step: cure, asked: A}"),
    ]:
        holds(f"{{at: {at}, A: {{field: [x], homebase: [z, z]}}}}", f"expect: {expected}")
    holds("{at: deployment, A: {cp: 5, ep: 2, homebase: [z]}}", "expect: {A.cp: 5, A.ep: 2}")


def test_the_turn_start_and_the_cure_phase_have_occurred() -> None:
    dawn = CARDS + (
        "  dawn: {type: ITEM, cp: 1, effects: [{triggered: {event: start, moment: turn}, do: [{bond: 1}]},"
        " {triggered: {event: start, moment: cure phase}, do: [{bond: 2}]}]}\n"
    )
    board = "A: {bond: 20, field: [dawn], homebase: [x]}"
    holds(f"{{at: turn-start, {board}}}", "expect: {standby: [dawn trigger 1]}\nresolve\nexpect: {A.bond: 21}", dawn)
    holds(f"{{at: cure, {board}}}", "expect: {standby: [dawn trigger 2]}\nresolve\nexpect: {A.bond: 22}", dawn)


def test_a_scenario_must_not_end_in_the_middle() -> None:
    fails(FIGHT, "A attack: {with: [x, x2], on: y}\nall pass", "ends in the middle: B is asked whom to fight back")
    holds(FIGHT, "A attack: {with: [x, x2], on: y}\nall pass\nexpect: {asked for: fight back}")


def test_moves_of_a_seat_that_is_not_asked_fail() -> None:
    fails(FIGHT, "B attack: {with: y, on: x}", "A is asked for attackers", step=1)
    fails(FIGHT, "A attack: none\nall pass\nA attack: none", "B is asked for attackers", step=3)
    assert played(FIGHT, "A attack: none").ok
