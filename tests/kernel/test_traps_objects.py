"""Contract tests against the toys: zones, capacity, relations, states, control, simultaneous choices."""

from __future__ import annotations

import pytest

from engine.kernel import atoms
from engine.kernel.capacity import FITS, Capacity, Policy, Verdict, excess, settle
from engine.kernel.decisions import Refused
from engine.kernel.events import Event
from engine.kernel.identity import canonical, fingerprint
from engine.kernel.relations import Parting, Relation, members, orphans, room, tops
from tests.kernel.toys import a, b, c
from tests.kernel.toys.common import (
    Card,
    Effect,
    fill,
    find,
    name,
    names,
    play_on,
    say,
    start,
    table,
    view,
)  # fmt: skip


def test_trap_11_hidden_is_not_always_known_to_its_owner():
    game = b.empty_game([Card("x")])
    fill(game, b.WARD, [0], face_up=False)
    ward = next(rows for zone, seat, rows in view(game, 0) if (zone, seat) == ("ward", 0))
    assert ward == [("?", True, False)]
    game = a.empty_game([Card("x")])
    fill(game, a.DEN, [0], face_up=False)
    dens = [next(rows for zone, owner, rows in view(game, seat) if (zone, owner) == ("den", 0)) for seat in (0, 1)]
    assert dens == [[("x", True, False)], [("?", True, False)]]


@pytest.mark.parametrize(
    ("policy", "before", "at_check"),
    [
        (Policy.REFUSE, Verdict(refused=True), FITS),
        (Policy.EVICT_BEFORE, Verdict(pick=1, among=(1, 2)), FITS),
        (Policy.REPLACE, Verdict(leave=(1, 2)), FITS),
        (Policy.PURGE_AT_CHECK, FITS, Verdict(leave=(1, 2, 3))),
        (Policy.TRIM_AT_CHECK, FITS, Verdict(pick=1, among=(1, 2, 3))),
    ],
)
def test_trap_16_five_capacity_policies(policy, before, at_check):
    capacity = Capacity(2, policy)
    assert settle(capacity, (1,)) == FITS
    assert settle(capacity, (1, 2)) == before
    assert excess(capacity, (1, 2)) == FITS
    assert excess(capacity, (1, 2, 3)) == at_check


def test_trap_16_nothing_fits_where_nobody_can_be_evicted():
    assert settle(Capacity(0, Policy.EVICT_BEFORE), ()) == Verdict(refused=True)
    assert settle(Capacity(2, Policy.EVICT_BEFORE), (1, 2), arriving=2) == Verdict(pick=2, among=(1, 2))


def test_trap_16_a_full_bank_takes_no_more_and_a_hand_is_trimmed():
    game = b.new_game(5)
    while game.outcome is None and game.turn < 12:
        assert len(game.zones[b.BANK]) <= 3 and len(game.zones[b.BANK + 1]) <= 3
        if game.decision.purpose == "priority":
            assert len(game.zones[b.HAND + (game.owner ^ 1)]) <= 4
        play_on(game, game.counts, 1)
    assert len(game.zones[b.BANK]) == 3 and len(game.zones[b.FUND]) == 2


def test_trap_16_one_name_too_many_and_all_of_them_go():
    game = c.empty_game([Card("twin", power=2), Card("other", power=2)])
    fill(game, c.LINE, [0, 1, 0])
    start(game, c.Priority())
    assert names(game, c.LINE) == ["other"]


PLACES = {
    Parting.ALONG: (a.PILE, True, 0),  # leaves with its host, the same way
    Parting.LATER: (a.FIELD, True, -1),  # stays, an orphan until a check
    Parting.FREE: (a.FIELD, True, 0),  # stays, and is nobody's
    Parting.BACK: (a.FIELD, False, 0),  # comes back from exile (the den, here), turned
}


@pytest.mark.parametrize("parting", list(Parting))
def test_trap_17_a_host_leaves_and_its_member_does_as_the_relation_says(parting):
    relation = Relation("test", parting)

    def move_with_members(game, event):
        under = members(game, event.obj)
        atoms.move(game, event)
        for obj in under:
            if relation.parting is Parting.ALONG:
                game.also(Event("move", obj.id, to=event.to, cause="along"))
            elif relation.parting is Parting.FREE:
                atoms.change(game, obj, host=0)
            elif relation.parting is Parting.BACK:
                back = Event("move", obj.id, to=a.FIELD, cause="back")
                atoms.move(game, back, ready=False)
        return True

    game = a.empty_game([Card("host"), Card("member")])
    game.rules.atoms["move"] = move_with_members
    (host,) = fill(game, a.FIELD, [0])
    home = a.DEN if parting is Parting.BACK else a.FIELD
    (member,) = fill(game, home, [1], host=host)
    game.commit([Event("move", host, to=a.PILE, cause="kill")])
    zone, ready, loose = PLACES[parting]
    assert names(game, a.PILE)[0] == "host"
    obj = game.objs[find(game, zone, "member")]
    assert obj.ready is ready
    assert bool(obj.host) is (loose == -1)
    assert [o.id for o in orphans(game)] == ([member] if loose == -1 else [])


def test_trap_17_gear_drops_at_a_later_check_a_rider_leaves_at_once():
    game = c.empty_game([Card("bearer", power=1), Card("blade", "gear")])
    (bearer,) = fill(game, c.LINE, [0])
    (blade,) = fill(game, c.OUTSIDE, [1], host=bearer)
    game.commit([c.put_away(game, bearer, "break")])
    assert game.zones[c.OUTSIDE] == (blade,)
    start(game, c.Priority())
    assert names(game, c.PILE) == ["blade", "bearer"]

    game = b.empty_game([Card("tank", power=2), Card("pilot", "rider", power=1)])
    (tank,) = fill(game, b.BOARD, [0])
    fill(game, b.BOARD, [1], host=tank)
    assert b.power(game, tank) == 3
    game.drain()
    start(game, Effect(1, 0, (("home", "choose"),)))
    say(game, ("pick", tank))
    assert sorted(names(game, b.HAND)) == ["pilot", "tank"]
    assert all(not game.objs[i].host for i in game.zones[b.HAND])


def test_trap_17_one_rider_is_enough():
    game = b.empty_game([Card("tank", power=2), Card("pilot", "rider", power=1)])
    (tank,) = fill(game, b.BOARD, [0])
    fill(game, b.HAND, [1])
    start(game, b.Main())
    say(game, ("play", game.zones[b.HAND][0]))
    say(game, ("pick", tank))
    assert len(members(game, tank)) == 1 and not room(game, b.RIDER, tank)
    fill(game, b.HAND, [1])
    start(game, b.Main())
    assert all(option[0] != "play" for option in game.decision.options)


def test_trap_18_cards_under_cards_are_cards_but_no_hosts():
    game = b.empty_game([Card("tank", power=2), Card("pilot", "rider", power=1)])
    hosts = fill(game, b.BOARD, [0] * 6)
    for host in hosts:
        fill(game, b.BOARD, [1], host=host)
    there = [game.objs[i] for i in game.zones[b.BOARD]]
    assert len(there) == 12 and len(tops(there)) == 6


@pytest.mark.parametrize(("toy", "again"), [("b", 0), ("c", 1)])
def test_trap_20_turning_what_is_turned(toy, again):
    rules = {"b": b, "c": c}[toy]
    game = rules.empty_game([Card("x", power=1)])
    (body,) = fill(game, rules.BOARD if toy == "b" else rules.LINE, [0], ready=False)
    game.commit([Event("turned", body, n=1, cause="effect")])
    assert len(game.events) == again


def test_trap_20_but_a_cost_has_to_change_something():
    game = c.empty_game([Card("x", cost=1, colour="red"), Card("clerk", "back", colour="red")])
    (x,) = fill(game, c.HAND, [0])
    ready, _ = [fill(game, c.BACKS, [1], ready=up)[0] for up in (True, False)]
    assert [[source.id for source in plan] for plan in c.payments(game, 0, x)] == [[ready]]


def test_trap_21_22_control_changes_the_side_not_the_owner():
    game = a.empty_game([Card("x")])
    game.lead = 0
    (body,) = fill(game, a.FIELD + 1, [0], marks=frozenset({"scarred"}))
    start(game, Effect(0, 0, (("steal", "target"),), (body,)))
    stolen = game.objs[body]  # the same object: id and marks are kept
    assert (stolen.owner, stolen.controller, stolen.zone) == (1, 0, a.FIELD)
    assert stolen.marks == {"scarred"} and game.lki == {}
    other = game.fork()
    start(game, Effect(1, 0, (("kill", "choose"),)))
    say(game, ("pick", body))
    assert names(game, a.PILE + 1) == ["x"] and names(game, a.PILE) == []
    start(other, Effect(1, 0, (("home", "choose"),)))
    say(other, ("pick", body))
    assert (len(other.zones[a.HAND]), len(other.zones[a.HAND + 1])) == (0, 1)
    assert other.objs[other.zones[a.HAND + 1][0]].controller == 1


def test_trap_24_the_smallest_number_is_the_rulesets():
    game = a.empty_game([])
    start(game, Effect(0, 0, (("hit by number", 3, "number"),)))
    say(game, ("n", 0))
    assert game.points == (5, 5)
    game = b.empty_game([])
    start(game, Effect(0, 0, (("hurt all", 3, "number"),)))
    assert game.decision.options == (("n", 1), ("n", 2), ("n", 3))
    with pytest.raises(Refused):
        say(game, ("n", 0))
    say(game, ("n", 1))


def test_trap_25_order_counts_only_where_it_is_tracked():
    def piles(toy, cards):
        game = toy.empty_game([Card("x"), Card("y")])
        for card in cards:
            (ident,) = fill(game, toy.HAND, [card])
            game.commit([Event("move", ident, to=toy.PILE)])
        return game

    assert canonical(piles(a, [0, 1])) == canonical(piles(a, [1, 0]))
    assert canonical(piles(c, [0, 1])) != canonical(piles(c, [1, 0]))
    assert fingerprint(piles(c, [0, 1])) == fingerprint(piles(c, [0, 1]))
    assert fingerprint(piles(c, [0, 1]), (1,)) != fingerprint(piles(c, [0, 1]), (2,))


def test_trap_33_three_choosers():
    dog = Card("dog", text=frozenset({"guard"}))
    game = a.empty_game([Card("x"), dog])
    game.lead = 0
    victim, one, two = fill(game, a.FIELD + 1, [0, 1, 1])
    start(game, Effect(0, 0, (("kill", "target"),), (victim,)))
    assert game.decision.seat == 1  # whose body it is, not whose turn or effect
    say(game, game.decision.options[1])
    assert [event.src for event in game.events] == [two] and one in game.objs

    game = b.empty_game([Card("x", power=1)], owner=1)
    fill(game, b.HAND + 1, [0])
    fill(game, b.BOARD + 1, [0, 0])
    start(game, b.Main())
    say(game, ("play", game.zones[b.HAND + 1][0]))
    assert game.decision.seat == 1  # the owner of the board

    game = c.empty_game([Card("x", power=1)], owner=1)
    fill(game, c.LINE, [0])
    fill(game, c.LINE + 1, [0])
    start(game, c.BothBreak())
    assert game.decision.seat == 1  # the turn player first


def test_trap_41_both_choose_then_both_are_carried_out_as_one_group():
    game = c.empty_game([Card("x", power=1, when="any breaks", then=(("draw",),)), Card("y", power=1)])
    fill(game, c.LINE, [0])
    fill(game, c.LINE + 1, [0, 1])
    start(game, c.BothBreak())
    before = table(game)
    options = tuple(("pick", i) for i in game.zones[c.LINE + 1])
    say(game, game.decision.options[0])
    assert table(game) == before and game.events == []
    assert game.decision.seat == 1 and game.decision.options == options
    say(game, options[0])
    assert [event.cause for event in game.events] == ["break", "break"]
    assert len(game.pending) == 4  # each of the two saw both


def test_trap_07_effects_until_the_end_of_the_turn_end_with_it():
    game = a.new_game()
    (body,) = fill(game, a.FIELD, [0])
    game.commit([Event("lasting", extra=a.Lasting(0, "turn", (body,), 3))])
    assert game.derived.traits[body].power == 5
    turn = game.turn
    while game.turn == turn:
        say(game, *game.decision.options[: game.decision.least])
    assert game.derived.traits[body].power == 2


def test_reverse_stunning_twice_is_nothing_and_stun_is_one_event():
    game = a.empty_game([Card("x")])
    (body,) = fill(game, a.FIELD, [0])
    game.commit([Event("stun", body)])
    game.commit([Event("stun", body)])
    assert [event.kind for event in game.events] == ["stun"]


def test_reverse_a_new_zone_is_a_new_object_with_last_known_information():
    game = a.empty_game([Card("x", power=2)])
    (body,) = fill(game, a.FIELD, [0])
    game.commit([Event("lasting", extra=a.Lasting(0, "turn", (body,), 3))])
    event = Event("move", body, to=a.PILE, cause="kill")
    game.commit([event])
    assert event.new != body and event.frm == a.FIELD
    assert game.lki[body].traits.power == 5 and game.derived.traits[event.new].power == 2
    assert name(game, body) == "x"
