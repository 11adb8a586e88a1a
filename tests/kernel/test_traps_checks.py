"""Contract tests against the toys: rule checks, losing, damage, the end of a turn."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Refused
from engine.kernel.events import Event
from tests.kernel.toys import a, b, c
from tests.kernel.toys.common import Card, Effect, fill, name, names, passes, say, start


def test_trap_04_the_second_sentence_counts_survivors():
    game = b.empty_game([Card("small", power=1), Card("big", power=3)])
    fill(game, b.BOARD, [0, 1])
    fill(game, b.BOARD + 1, [0, 1])
    fill(game, b.DECK, [1, 1, 1])
    start(game, Effect(0, 0, (("sweep", 1), ("draw per body",))))
    assert len(game.zones[b.HAND]) == 2


def test_trap_04_where_checks_wait_the_second_sentence_sees_the_dying():
    game = c.empty_game([Card("small", power=1)])
    (body,) = fill(game, c.LINE + 1, [0])
    start(game, Effect(0, 0, (("hurt", 1, "all"), ("turn", "all"))), c.Priority())
    assert [event.kind for event in game.events if event.obj == body] == ["hurt", "turned", "move"]


def test_trap_05_the_game_ends_inside_an_instruction_list_and_asks_nothing_more():
    game = b.empty_game([Card("x", power=9)])
    fill(game, b.BOARD + 1, [0])
    game.zones[b.DECK]  # three cards each
    start(game, Effect(0, 0, (("draw", 3), ("hurt", 1, "choose"), ("draw", 1))))
    assert game.outcome == ("wins", 1, "B2") and game.decision is None
    assert [event.kind for event in game.events] == ["move"] * 3
    with pytest.raises(Refused):
        say(game, ("pick", 1))


def test_trap_05_points_below_zero_are_looked_at_once_a_turn():
    game = a.new_game()
    game.commit([Event("points", seat=0, n=-9)])
    turn = game.turn
    while game.outcome is None:
        assert game.turn == turn
        say(game, *game.decision.options[: max(game.decision.least, 1)])
    assert game.outcome == ("wins", 1, "A14")


def test_trap_06_three_ways_to_lose_by_an_empty_deck():
    draw = (("draw", 1),)
    game = a.empty_game([Card("x")])
    fill(game, a.DECK, [0])
    start(game, Effect(0, 0, draw), a.Priority())
    assert game.outcome is None and game.zones[a.DECK] == ()  # the last card may be drawn
    start(game, Effect(0, 0, draw), a.Priority())
    assert game.outcome == ("wins", 1, "A13")

    game = b.empty_game([Card("x")])
    start(game, Effect(0, 0, (("draw", 2),)))
    assert game.outcome is None
    start(game, Effect(0, 0, draw))
    assert game.outcome == ("wins", 1, "B2")  # being empty is enough

    game = c.empty_game([Card("x")])
    fill(game, c.DECK, [0])
    start(game, c.Wound(0, 1), c.Priority())
    assert game.outcome is None
    start(game, c.Wound(0, 1), c.Priority())
    assert game.outcome == ("wins", 1, "C10")  # damage with an empty deck


def test_trap_09_damage_that_stays_and_damage_that_is_wiped():
    game = b.empty_game([Card("x", power=3)])
    (body,) = fill(game, b.BOARD, [0])
    fill(game, b.FUND, [0])
    start(game, b.Turn())
    game.commit([Event("hurt", body, n=2)])
    turn = game.turn
    passes(game, 1)
    assert game.turn == turn + 1 and game.hurt == {body: 2}

    game = c.new_game()
    (body,) = fill(game, c.LINE + game.owner, [0])
    game.commit([Event("hurt", body, n=2)])
    turn = game.turn
    while game.turn == turn:
        assert game.hurt == {body: 2}
        say(game, *game.decision.options[: game.decision.least])
    assert game.hurt == {} and body in game.objs


def test_trap_09_a_new_incarnation_has_no_damage():
    game = b.empty_game([Card("x", power=3)])
    (body,) = fill(game, b.BOARD, [0])
    game.commit([Event("hurt", body, n=2)])
    back = Event("move", body, to=b.HAND)
    game.commit([back])
    again = Event("move", back.new, to=b.BOARD)
    game.commit([again])
    assert game.hurt == {} and again.new != body


def test_trap_10_damage_asks_in_the_middle_and_the_deck_may_change():
    game = c.empty_game([Card("gift", when="burst", then=(("draw",),)), Card("one"), Card("two")])
    fill(game, c.DECK, [0, 1, 2], known=True)
    start(game, c.Wound(0, 2))
    assert game.decision.purpose == "yes-no" and names(game, c.WOUNDS) == ["gift"]
    other = game.fork()
    say(game, ("yes",))
    say(other, ("no",))
    assert names(game, c.WOUNDS) == ["two", "gift"] and names(game, c.HAND) == ["one"]
    assert names(other, c.WOUNDS) == ["one", "gift"] and names(other, c.HAND) == []


def test_trap_29_both_lose_at_once_is_each_rulesets_own_word():
    game = a.empty_game([Card("x")])
    game.lead = 0
    start(game, Effect(0, 0, (("both draw",),)), a.Priority())
    assert game.outcome == ("wins", 1, "A13")  # the primary player loses

    game = b.empty_game([Card("x")])
    start(game, Effect(0, 0, (("mill",), ("mill",), ("mill",))))
    assert game.outcome == ("draw", -1, "B2")

    game = c.empty_game([Card("x")])
    for seat in (0, 1):
        fill(game, c.WOUNDS + seat, [0, 0, 0])
    start(game, c.Priority())
    assert game.outcome == ("draw", -1, "C10")


def test_trap_34_absent_is_not_zero():
    game = c.empty_game([Card("none"), Card("weak", power=2), Card("fine", power=3)])
    none, weak, fine = fill(game, c.LINE + 1, [0, 1, 2])
    start(game, Effect(0, 0, (("weaken", 2, "all"),)), c.Priority())
    assert game.zones[c.LINE + 1] == (none, fine)
    assert [event.cause for event in game.events if event.kind == "move"] == ["put"]
    assert game.derived.traits[none].power is None and weak not in game.objs


def test_trap_34_negative_numbers_are_stored_with_their_sign_and_read_as_the_ruleset_says():
    game = b.empty_game([Card("x", power=1)])
    (body,) = fill(game, b.BOARD, [0])
    start(game, Effect(1, 0, (("weaken", 3, "target"),), (body,)))
    assert game.lki[body].traits.power == -2  # the check took it away at once: read as 0
    game = a.empty_game([Card("x", power=1)])
    (body,) = fill(game, a.FIELD, [0])
    start(game, Effect(1, 0, (("boost", -3, "target"),), (body,)), Effect(1, 0, (("boost", 3, "target"),), (body,)))
    assert game.derived.traits[body].power == 1  # never cut off on the way


def test_trap_37_a_trigger_in_the_last_step_repeats_the_clean_up_in_one_game():
    for when, cleans in (("", 1), ("end", 2)):
        game = c.empty_game([Card("x", when=when, then=(("wound", 0),)), Card("y")], owner=1)
        fill(game, c.LINE, [0])
        fill(game, c.DECK, [1] * 2)
        start(game, c.Turn())
        while game.outcome is None and game.owner == 0:
            say(game, *game.decision.options[: game.decision.least])
        assert sum(event.kind == "wipe" for event in game.events) == cleans


def test_trap_37_and_does_not_in_another():
    game = a.new_game()
    game.commit([Event("lasting", extra=a.Lasting(0, "turn", (1,), 0))])
    turn = game.turn
    while game.turn == turn:
        say(game, *game.decision.options[: game.decision.least])
    assert sum(event.kind == "expire" for event in game.events) == 1


def test_trap_37_each_check_pass_is_one_group():
    game = c.empty_game([Card("x", power=1, when="any breaks", then=(("draw",),)), Card("y", power=1)])
    fill(game, c.LINE, [0])
    first, second = fill(game, c.LINE + 1, [0, 1])
    game.commit([Event("hurt", i, n=1) for i in (game.zones[c.LINE][0], first, second)])
    game.drain()
    seen = []
    game.watch = lambda game, event: seen.append((event.obj, len(game.zones[c.PILE]) + len(game.zones[c.PILE + 1])))
    start(game, c.Priority())
    assert len(seen) >= 3 and name(game, first) == "x"
    counted = [item for item in game.decision.options] if game.decision.purpose == "order" else []
    assert len(counted) == 3  # the turn player's body saw all three of the group break
