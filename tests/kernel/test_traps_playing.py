"""Contract tests against the toys: stacks, windows, playing, paying, flow. Each is named after its trap."""

from __future__ import annotations

import contextlib

import pytest

from engine.kernel.decisions import Kind, Refused
from engine.kernel.frames import Frame, step
from engine.kernel.payments import Cost, Source, exact, payable, pays, plans
from tests.kernel.toys import a, b, c
from tests.kernel.toys.common import Card, Effect, fill, find, name, names, passes, play_on, say, start


def kinds(events):
    return [event.kind for event in events]


def test_trap_01_an_act_is_finished_with_its_triggers_before_the_next_question():
    game = b.empty_game([Card("maker", power=2, when="enters", then=(("token",), ("draw", 1)))])
    fill(game, b.HAND, [0])
    start(game, b.Main())
    say(game, ("play", game.zones[b.HAND][0]))
    assert game.decision.purpose == "priority" and game.decision.seat == 0
    assert names(game, b.BOARD) == ["maker", "drone"]
    assert names(game, b.HAND) == ["last"]
    assert game.pending == ()


def test_trap_01_the_same_body_waits_on_a_stack_where_there_is_one():
    game = a.empty_game([Card("wolf")])
    game.lead = 0
    fill(game, a.HAND, [0])
    start(game, a.Priority())
    say(game, ("play", game.zones[a.HAND][0]))
    assert names(game, a.STACK) == ["wolf"] and game.zones[a.FIELD] == ()
    passes(game)
    assert names(game, a.FIELD) == ["wolf"]


@pytest.mark.parametrize(("toy", "seats"), [("a", [0, 0, 1, 0]), ("c", [0, 0, 1, 0])])
def test_trap_03_with_a_stack_who_acts_goes_on_and_the_first_seat_follows_a_resolution(toy, seats):
    rules = {"a": a, "c": c}[toy]
    game = rules.empty_game([Card("word", "spell", does=(("draw",),)), Card("x")])
    if toy == "a":
        game.lead = 0
    fill(game, rules.HAND, [0])
    fill(game, rules.DECK, [1])
    start(game, rules.Priority())
    asked = [game.decision.seat]
    say(game, ("play", game.zones[rules.HAND][0]))
    if game.decision.purpose == "pay":
        say(game, ("plan",))
    asked.append(game.decision.seat)
    say(game, ("pass",))
    asked.append(game.decision.seat)
    say(game, ("pass",))
    asked.append(game.decision.seat)
    assert asked == seats
    assert names(game, rules.HAND) == ["x"]


def test_trap_03_without_a_stack_the_standby_seat_is_first_and_seats_alternate():
    game = b.empty_game([Card("word", "spell", does=(("draw", 1),), text=frozenset({"action"}))])
    for seat in (0, 1):
        fill(game, b.HAND + seat, [0, 0])
    start(game, b.Action())
    asked = []
    for _ in range(3):
        asked.append(game.decision.seat)
        say(game, game.decision.options[-1])
    assert asked == [1, 0, 1]
    passes(game)
    assert game.decision.purpose == "rest"


def test_trap_07_a_turn_may_have_an_owner_or_none():
    def asked(game, turn):
        seats = set()
        while game.turn == turn:
            if game.decision.purpose == "priority":
                seats.add(game.decision.seat)
            options = game.decision.options
            say(game, *([options[0]] if game.decision.kind is Kind.ACT else options[: game.decision.least]))
        return seats

    shared = a.new_game()
    lead = shared.lead
    assert asked(shared, 1) == {0, 1}
    assert shared.lead == lead ^ 1
    owned = b.new_game()
    owner = owned.owner
    assert asked(owned, 1) == {owner}
    assert owned.owner == owner ^ 1


class Nesting(Frame):
    """Calls itself one level deep, then goes on where it was."""

    __slots__ = ("depth", "trace")

    def __init__(self, depth, trace=()):
        super().__init__()
        self.depth = depth
        self.trace = trace

    @step("1")
    def first(self, game):
        if self.depth:
            game.push(Nesting(self.depth - 1, (*self.trace, self.depth)))

    @step("2")
    def second(self, game):
        if self.depth:
            self.trace = (*self.trace, "back", *game.returned)

    @step("3")
    def third(self, game):
        game.give((*self.trace, f"done {self.depth}"))


def test_trap_08_a_procedure_may_run_inside_itself():
    game = a.empty_game([])
    start(game, Nesting(2))
    assert game.returned == ("back", 2, "back", 2, 1, "done 0", "done 1", "done 2")


def test_trap_08_a_phase_may_be_inserted():
    game = b.empty_game([Card("again", "spell", does=(("main",), ("draw", 1)))])
    (again,) = fill(game, b.HAND, [0])
    start(game, b.Main())
    say(game, ("play", again))
    assert game.decision.purpose == "priority" and names(game, b.LIMBO) == ["again"]
    passes(game, 1)
    assert names(game, b.HAND) == ["last"]  # the spell went on after the inserted window
    assert game.decision.purpose == "priority"  # and so does the window it was played in
    passes(game, 1)
    assert game.decision.purpose == "rest"


def test_trap_13_one_pick_when_played_one_when_reached():
    card = Card("deal", "spell", does=(("kill", "target"), ("stun", "choose")))
    game = a.empty_game([card, Card("one"), Card("two")])
    game.lead = 0
    fill(game, a.HAND, [0])
    one, two = fill(game, a.FIELD + 1, [1, 2])
    start(game, a.Priority())
    say(game, ("play", game.zones[a.HAND][0]))
    assert game.decision.options == (("pick", one), ("pick", two))  # the target, now
    say(game, ("pick", one))
    assert game.decision.purpose == "priority"
    passes(game)
    assert game.decision.options == (("pick", two),)  # the choice: whom the first sentence left
    say(game, ("pick", two))
    assert "stunned" in game.objs[two].marks


def test_trap_13_without_a_stack_everything_is_picked_when_reached():
    game = b.empty_game([Card("deal", "spell", does=(("draw", 1), ("hurt", 1, "choose"))), Card("x", power=3)])
    fill(game, b.HAND, [0])
    (target,) = fill(game, b.BOARD + 1, [1])
    start(game, b.Main())
    say(game, ("play", game.zones[b.HAND][0]))
    assert names(game, b.HAND) == ["last"]  # the first sentence is done before the question
    assert game.decision.options == (("pick", target),)


def test_trap_14_no_target_the_trigger_is_lost():
    game = a.empty_game([Card("mage", when="enters", then=(("kill", "target"),))])
    game.lead = 0
    fill(game, a.HAND, [0])
    start(game, a.Priority())
    say(game, ("play", game.zones[a.HAND][0]))
    passes(game)
    assert game.pending == () and "put" not in kinds(game.drain()) and game.zones[a.STACK] == ()


def test_trap_14_no_target_not_activated_and_not_spent():
    raider = Card("raider", power=1, when="attacks", then=(("once",), ("hurt", 1, "choose"), ("draw", 1)))
    game = b.empty_game([raider, Card("x", power=3)])
    (body,) = fill(game, b.BOARD, [0])
    fill(game, b.WARD + 1, [1, 1])
    start(game, b.Main())
    say(game, ("attack", body))
    say(game, ("seat", 1))
    assert game.used == frozenset() and names(game, b.HAND) == []
    fill(game, b.BOARD + 1, [1])
    start(game, b.Attack(body))
    game.commit([b.Event("turned", body, n=0)])
    say(game, ("seat", 1))
    say(game, game.decision.options[0])
    assert game.used == {(body, "attacks")} and names(game, b.HAND) == ["last"]


def test_trap_14_no_target_stacked_and_dropped():
    game = c.empty_game([Card("mage", when="enters", then=(("hurt", 1, "target"),))])
    fill(game, c.HAND, [0])
    start(game, c.Priority())
    say(game, ("play", game.zones[c.HAND][0]))
    say(game, ("plan",))
    assert kinds(game.drain()) == ["move", "put", "vanish"] and game.zones[c.STACK] == ()


def test_trap_15_plans_of_ones_and_twos():
    twos = [Source(i, 2, kind="discard") for i in (1, 2)]
    ones = [Source(i, 1, kind="back") for i in (3, 4)]
    assert pays(tuple(twos), Cost(3), c.slack)
    assert not pays((twos[0], ones[0]), Cost(2), c.slack)
    assert not pays(tuple(twos), Cost(3), exact)
    found = {frozenset(source.id for source in plan) for plan in plans([*twos, *ones], Cost(3), c.slack)}
    assert found == {frozenset({1, 2}), frozenset({1, 3}), frozenset({1, 4}), frozenset({2, 3}), frozenset({2, 4})}
    assert {frozenset(source.id for source in plan) for plan in plans([*twos, *ones], Cost(2), c.slack)} == {
        frozenset({1}), frozenset({2}), frozenset({3, 4})
    }  # fmt: skip
    assert plans([*twos, *ones], Cost(0), c.slack) == ((),)


def test_trap_15_colours_demanded_come_from_distinct_units():
    red, blue = Source(1, 1, frozenset({"red"})), Source(2, 1, frozenset({"blue"}))
    both = Source(3, 2, frozenset({"red", "blue"}))
    assert pays((red, blue), Cost(2, ("red", "blue")))
    assert not pays((red, blue), Cost(2, ("red", "red")))
    assert pays((both,), Cost(2, ("red", "blue")))
    assert not plans([blue], Cost(1, ("red",)))


def test_trap_15_paying_in_play_uses_up_the_plan_and_never_the_card_itself():
    game = c.empty_game([Card("knight", cost=3, power=1, colour="red"), Card("x", colour="red"), Card("y")])
    knight, x, y = fill(game, c.HAND, [0, 1, 2])
    start(game, c.Priority())
    say(game, ("play", knight))
    assert game.decision.options == (("plan", x, y),)
    say(game, ("plan", x, y))
    assert names(game, c.LINE) == ["knight"] and game.zones[c.HAND] == ()
    assert sorted(names(game, c.PILE)) == ["x", "y"]


def test_trap_15_a_pool_may_be_filled_in_the_middle_of_paying_and_keeps_the_rest():
    game = a.empty_game([Card("word", "spell", 2, does=(("draw",),)), Card("x")])
    game.lead, game.pool = 0, (1, 0)
    fill(game, a.HAND, [0])
    first, second = fill(game, a.DEN, [1, 1], face_up=True)
    start(game, a.OwnStep(0))
    assert game.pool == (3, 0)  # two den cards
    game.pool = (1, 0)
    say(game, ("play", game.zones[a.HAND][0]))
    assert game.decision.options == (("pick", first), ("pick", second))
    say(game, ("pick", second))
    assert game.pool == (0, 0) and not game.objs[second].ready and game.objs[first].ready


def test_trap_26_a_card_being_carried_out_is_in_no_location():
    game = b.empty_game([Card("blast", "spell", does=(("hurt", 1, "choose"),)), Card("x", power=3)])
    fill(game, b.HAND, [0])
    fill(game, b.BOARD + 1, [1])
    start(game, b.Main())
    say(game, ("play", game.zones[b.HAND][0]))
    assert game.decision.purpose == "choose"
    where = [zone for zone in range(len(game.zones)) if "blast" in names(game, zone)]
    assert where == [b.LIMBO] and not game.spec(b.LIMBO).location
    say(game, game.decision.options[0])
    assert names(game, b.PILE) == ["blast"]


def test_trap_27_one_card_two_uses():
    card = Card("both", "spell", power=2, does=(("draw", 1),), text=frozenset({"rides"}))
    game = b.empty_game([card, Card("x", power=3)])
    (both,) = fill(game, b.HAND, [0])
    (body,) = fill(game, b.BOARD, [1])
    start(game, b.Main())
    assert {("play", both), ("ride", both)} <= set(game.decision.options)
    other = game.fork()
    say(game, ("play", both))
    assert names(game, b.PILE) == ["both"]
    say(other, ("ride", both))
    say(other, ("pick", body))
    assert b.power(other, body) == 5


def test_trap_28_only_what_can_be_completed_is_offered():
    dear, aimed = Card("dear", cost=2), Card("aimed", "spell", does=(("kill", "target"),))
    game = a.empty_game([dear, aimed, Card("x")])
    game.lead = 0
    fill(game, a.HAND, [0, 1])
    fill(game, a.DEN, [2])
    start(game, a.Priority())
    assert game.decision.options == (("pass",),)
    fill(game, a.DEN, [2])
    fill(game, a.FIELD + 1, [2])
    start(game, a.Priority())
    assert len(game.decision.options) == 3
    with pytest.raises(Refused):
        say(game, ("play", game.zones[a.DEN][0]))


@pytest.mark.parametrize("toy", [a, b, c])
def test_trap_28_no_question_is_ever_a_dead_end(toy):
    for seed in range(8):
        game = toy.new_game(seed)
        while game.decision is not None:
            decision = game.decision
            assert decision.options or decision.least == 0
            assert decision.kind is not Kind.CHOOSE or decision.least <= len(decision.options)
            play_on(game, game.counts + seed, 1)
        assert game.outcome is not None


def test_trap_30_passes_of_different_windows_are_counted_apart():
    game = b.empty_game([Card("x", power=1)])
    fill(game, b.BOARD, [0, 0])
    fill(game, b.WARD + 1, [0])
    start(game, b.Main())
    say(game, ("attack", game.zones[b.BOARD][0]))
    say(game, ("seat", 1))
    game.answer(())  # declining to block is no pass
    passes(game)  # these close the inner window only
    assert game.decision.purpose == "priority" and ("attack", game.zones[b.BOARD][1]) in game.decision.options
    passes(game, 1)
    assert game.decision.purpose == "rest"


def test_trap_30_an_act_starts_the_passes_over():
    game = a.empty_game([Card("wolf")])
    game.lead = 0
    fill(game, a.HAND + 1, [0])
    start(game, a.Priority())
    passes(game, 1)
    say(game, ("play", game.zones[a.HAND + 1][0]))
    assert game.decision.seat == 1
    passes(game, 1)
    assert names(game, a.STACK) == ["wolf"]  # one pass before the act and one after it are not two in a row
    passes(game, 1)
    assert names(game, a.FIELD + 1) == ["wolf"]


def test_trap_32_a_question_between_paying_and_arriving():
    game = b.empty_game([Card("new", power=1, cost=1), Card("old", power=1)])
    fill(game, b.HAND, [0])
    first, second = fill(game, b.BOARD, [1, 1])
    (coin,) = fill(game, b.BANK, [1])
    start(game, b.Main())
    say(game, ("play", game.zones[b.HAND][0]))
    assert not game.objs[coin].ready and names(game, b.HAND) == ["new"]  # paid, not there yet
    assert game.decision.options == (("pick", first), ("pick", second))
    say(game, ("pick", first))
    assert names(game, b.BOARD) == ["old", "new"]


def test_trap_38_the_condition_is_judged_before_the_target_changes():
    hunter = Card("hunter", power=1, when="attacks a body", then=(("draw", 1),))
    game = b.empty_game([hunter, Card("guard", power=3, text=frozenset({"block"}))])
    (body,) = fill(game, b.BOARD, [0])
    (guard,) = fill(game, b.BOARD + 1, [1])
    fill(game, b.WARD + 1, [1])
    start(game, b.Main())
    say(game, ("attack", body))
    say(game, ("seat", 1))
    say(game, ("pick", guard))
    passes(game)
    assert names(game, b.HAND) == []  # it attacked a player, whoever stepped in
    assert game.hurt == {guard: 1} and name(game, body) == "hunter" and body not in game.objs


def test_trap_40_a_step_runs_to_its_end_before_the_jump():
    hail = Card("hail", "spell", does=(("home", "choose"),), text=frozenset({"action"}))
    word = Card("word", "spell", does=(("draw", 1),), text=frozenset({"action"}))
    game = b.empty_game([Card("x", power=1), hail, word])
    (body,) = fill(game, b.BOARD, [0])
    fill(game, b.HAND, [2])
    fill(game, b.HAND + 1, [1])
    fill(game, b.WARD + 1, [0])
    start(game, b.Main())
    say(game, ("attack", body))
    say(game, ("seat", 1))
    game.answer(())
    say(game, ("play", find(game, b.HAND + 1, "hail")))
    say(game, ("pick", body))
    assert body not in game.objs
    assert game.decision.seat == 0 and ("play", find(game, b.HAND, "word")) in game.decision.options
    passes(game)
    assert len(game.zones[b.WARD + 1]) == 1  # no damage step
    assert game.decision.purpose == "priority" and game.decision.rule == "window.ask"


def test_reverse_a_card_that_stays_in_place_is_used_through_a_proxy():
    game = a.empty_game([Card("word", "spell", does=(("draw",),)), Card("x")])
    game.lead = 0
    (word,) = fill(game, a.DEN, [0], face_up=False)
    fill(game, a.DECK, [1])
    start(game, a.Priority())
    say(game, ("play", word))
    assert game.zones[a.DEN] == (word,) and game.objs[word].face_up
    (proxy,) = game.zones[a.STACK]
    assert game.objs[proxy].cards == () and game.objs[proxy].entry.source == word
    passes(game)
    assert game.zones[a.STACK] == () and game.zones[a.DEN] == (word,) and names(game, a.HAND) == ["x"]


def test_reverse_a_body_can_be_answered_while_it_waits():
    game = a.empty_game([Card("wolf"), Card("no", "spell", does=(("cancel", "choose"),))])
    game.lead = 0
    fill(game, a.HAND, [0])
    fill(game, a.HAND + 1, [1])
    start(game, a.Priority())
    say(game, ("play", game.zones[a.HAND][0]))
    passes(game, 1)
    say(game, ("play", game.zones[a.HAND + 1][0]))
    passes(game)
    say(game, game.decision.options[0])
    assert names(game, a.PILE) == ["wolf"] and game.zones[a.FIELD] == ()


def test_reverse_pools_empty_when_the_step_ends():
    game = a.empty_game([Card("x")])
    fill(game, a.DEN, [0, 0])
    start(game, a.OwnStep(0))
    assert game.pool == (2, 0)
    passes(game)
    assert game.pool == (0, 0) and game.step_seat == -1


def test_effect_frames_carry_out_sentence_by_sentence():
    game = a.empty_game([Card("x")])
    fill(game, a.DECK, [0, 0, 0])
    start(game, Effect(0, 0, (("draw",), ("hit", 1), ("draw",))))
    assert kinds(game.drain()) == ["draw", "points", "draw"]


class AskedAnyhow(b.Main):
    """A window of a purpose of its own, in which its seat is asked though there is nothing to do."""

    __slots__ = ()
    PURPOSE = "own"
    PROMPT = "Act, or end it"
    ALWAYS_ASK = True


@pytest.mark.parametrize(("window", "asked"), [(b.Main, None), (AskedAnyhow, ("own", "Act, or end it"))])
def test_a_window_says_whether_it_asks_who_can_only_pass(window, asked):
    game = b.empty_game([])
    game.auto = True
    game.push(b.Attack(0))  # never begun: the window closes, or asks, before
    game.push(window())
    with contextlib.suppress(KeyError):
        game.run()
    decision = game.decision
    assert (None if decision is None else (decision.purpose, decision.prompt)) == asked


def test_payable_stops_at_the_first_plan_and_counts_equal_sources_once():
    tried = []

    def counting(plan, cost):
        tried.append(plan)
        return 0

    alike = [Source(ident, 2) for ident in range(14)]
    assert payable(alike, Cost(28)) and payable(alike, Cost(4)) and not payable(alike, Cost(30))
    assert not payable(alike, Cost(5), counting) and len(tried) <= len(alike) + 1
    some = [Source(1, 1, frozenset({"red"})), Source(2, 1), Source(3, 2, frozenset({"blue"}))]
    for amount in range(6):
        for needs in ((), ("red",), ("blue",), ("red", "blue"), ("green",)):
            cost = Cost(amount, needs)
            assert payable(some, cost) == bool(plans(some, cost)), cost
