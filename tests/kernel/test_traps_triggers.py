"""Contract tests against the toys: noting triggers, putting them into effect, last known information, secrecy."""

from __future__ import annotations

from engine.kernel.events import Event
from engine.kernel.triggers import Pending, batch, nested, one_at_a_time
from tests.kernel.toys import a, b, c
from tests.kernel.toys.common import Card, Effect, fill, log, name, names, passes, say, start, view


def sources(game, kind):
    """Names of the sources of events of one kind, in order."""
    return [name(game, event.src) for event in game.events if event.kind == kind]


def test_trap_02_one_at_a_time_onto_the_stack():
    """The primary's go up first, so the other's resolve first; what they trigger goes on top."""
    cards = [Card(n, power=1, when="any dies", then=(("hit", 1),)) for n in ("p1", "p2", "s1")]
    maker = Card("s2", power=1, when="any dies", then=(("hit", 1), ("kill", "choose")))
    game = a.empty_game([*cards, maker, Card("victim", power=1)])
    game.lead = 0
    fill(game, a.FIELD, [0, 1])
    (_, _, victim) = fill(game, a.FIELD + 1, [2, 3, 4])
    start(game, Effect(0, 0, (("kill", "target"),), (victim,)), a.Priority())
    assert game.decision.seat == 0 and game.decision.options == (("trigger", 0), ("trigger", 1))
    say(game, ("trigger", 0))  # asked before each one, while there is a choice
    assert game.decision.seat == 1 and len(game.decision.options) == 2
    say(game, ("trigger", 0))
    assert sources(game, "put") == ["p1", "p2", "s1", "s2"]
    passes(game)
    say(game, ("pick", game.zones[a.FIELD][0]))  # s2 kills p1
    say(game, ("trigger", 1))  # the other seat's order this time; p1 and p2 of the primary come first
    assert sources(game, "put")[4:6] == ["p2", "p1"]
    say(game, game.decision.options[0])
    assert len(game.zones[a.STACK]) == 7
    assert names(game, a.STACK)[4:] == ["s1", "p2", "p1"]


def test_trap_02_nested_batches():
    """Given a1, a2 and s1 together, and a1 triggers s2 and a3: the order is a1, a3, s2, a2, s1."""
    draw = (("draw", 1),)
    cards = [
        Card("a1", power=1, when="dies", then=(("sweep", 1),)),
        Card("a2", power=1, when="dies", then=draw),
        Card("s1", power=1, when="dies", then=draw),
        Card("a3", power=2, when="dies", then=draw),
        Card("s2", power=2, when="dies", then=draw),
    ]
    game = b.empty_game(cards)
    fill(game, b.DECK, [5] * 4)
    fill(game, b.DECK + 1, [5] * 4)
    fill(game, b.BOARD, [0, 1, 3])
    fill(game, b.BOARD + 1, [2, 4])
    start(game, Effect(0, 0, (("sweep", 1),)), b.Triggers())
    assert game.decision.seat == 0 and len(game.decision.options) == 2
    say(game, game.decision.options[0])
    used = [name(game, event.src) for event in game.events if event.kind in ("hurt", "move") and event.src]
    assert list(dict.fromkeys(used)) == ["a1", "a3", "s2", "a2", "s1"]
    assert game.decision.purpose == "rest"


def test_trap_02_all_at_once_onto_the_stack():
    """All go up before anybody may act, the turn player's below; new ones wait for the next such moment."""
    cards = [Card(n, power=1, when="any breaks", then=(("draw",),)) for n in ("t1", "t2", "n1")]
    maker = Card("n2", power=1, when="any breaks", then=(("break", "target"),))
    game = c.empty_game([*cards, maker, Card("victim", power=1)])
    for seat in (0, 1):
        fill(game, c.DECK + seat, [4] * 9)
    t1, _ = fill(game, c.LINE, [0, 1])
    (_, _, victim) = fill(game, c.LINE + 1, [2, 3, 4])
    start(game, Effect(0, 0, (("break", "target"),), (victim,)), c.Priority())
    say(game, *game.decision.options)
    assert game.decision.seat == 1
    say(game, *game.decision.options)
    say(game, ("pick", t1))  # the target of n2, at stacking
    assert names(game, c.STACK) == ["n2", "n1", "t2", "t1"]
    passes(game)
    assert game.decision.purpose == "order" and len(game.decision.options) == 2  # t1 (looking back) and t2
    say(game, *game.decision.options)
    say(game, *game.decision.options)
    say(game, game.decision.options[0])
    assert names(game, c.STACK) == ["n2", "n1", "t2", "t1", "n1", "t2", "t1"]


def test_trap_02_the_three_schedulers_on_the_same_notebook():
    pending = [Pending(1, 10, ()), Pending(0, 11, ()), Pending(0, 12, ()), Pending(1, 13, (), batch=1)]
    assert one_at_a_time(pending, (0, 1)) == (1, 2)
    assert one_at_a_time(pending, (1, 0)) == (0, 3)
    assert batch(pending, (0, 1)) == ((1, 2), (0, 3))
    assert nested(pending, (0, 1)) == (3,)
    assert nested(pending[:3], (0, 1)) == (1, 2)
    ranked = [*pending, Pending(1, 14, (), batch=1, rank=1), Pending(0, 15, (), batch=1), Pending(1, 16, (), rank=0)]
    assert nested(ranked, (0, 1)) == (4,)  # a rank counts in its own batch, before whose it is
    assert nested(ranked[:4] + ranked[6:], (0, 1)) == (3,)
    assert one_at_a_time((), (0, 1)) == batch((), (0, 1)) == nested((), (0, 1)) == ()


def test_trap_02_a_burst_comes_before_everything_else_of_its_batch():
    game = b.empty_game([
        Card("x", power=1),
        Card("raider", power=1, when="attacks", then=(("draw", 1),)),
        Card("gift", when="burst", then=(("take",),)),
    ])  # fmt: skip
    (body,) = fill(game, b.BOARD, [1])
    (ward,) = fill(game, b.WARD + 1, [2], face_up=False)
    b.common.pend(game, 0, body, (("draw", 1),))
    game.commit([Event("move", ward, to=b.LIMBO, cause="ward")])
    start(game, b.Triggers())
    assert game.decision.seat == 1 and game.decision.purpose == "yes-no" and names(game, b.HAND) == []
    say(game, ("yes",))
    assert names(game, b.HAND + 1) == ["gift"] and names(game, b.HAND) == ["last"] and names(game, b.PILE + 1) == []


def test_trap_02_a_declined_burst_goes_to_the_pile():
    game = b.empty_game([Card("gift", when="burst", then=(("take",),))])
    (ward,) = fill(game, b.WARD + 1, [0], face_up=False)
    game.commit([Event("move", ward, to=b.LIMBO, cause="ward")])
    start(game, b.Triggers())
    say(game, ("no",))
    assert names(game, b.PILE + 1) == ["gift"] and names(game, b.HAND + 1) == []


def test_trap_12_two_die_at_once_count_per_group_and_per_event():
    counts = {}
    for toy, zone, when, verb, cause in (
        (a, a.FIELD, "any dies", "move", "kill"),
        (b, b.BOARD, "any dies", "move", "kill"),
        (c, c.LINE, "any breaks", "move", "break"),
    ):
        game = toy.empty_game([Card("crow", power=9, when=when, then=(("draw", 1),)), Card("x", power=1)])
        fill(game, zone, [0])
        victims = fill(game, zone + 1, [1, 1])
        game.commit([Event(verb, i, to=toy.PILE + 1, cause=cause) for i in victims])
        counts[toy.__name__[-1]] = len(game.pending)
    assert counts == {"a": 2, "b": 1, "c": 2}


def test_trap_12_simultaneous_leavers_see_each_other():
    game = a.empty_game([Card("crow", power=1, when="any dies", then=(("hit", 1),))])
    victims = fill(game, a.FIELD, [0, 0])
    game.commit([Event("move", i, to=a.PILE, cause="kill") for i in victims])
    assert [item.source for item in game.pending] == [*victims, *victims]


def test_trap_19_a_trigger_on_a_member_fires_for_its_host():
    game = b.empty_game([Card("tank", power=2), Card("pilot", "rider", power=1, when="attacks", then=(("draw", 1),))])
    (body,) = fill(game, b.BOARD, [0])
    fill(game, b.BOARD, [1], host=body)
    fill(game, b.WARD + 1, [0])
    start(game, b.Attack(body))
    say(game, ("seat", 1))
    drawn = [event for event in game.events if event.cause == "draw"]
    assert [event.src for event in drawn] == [body]


def test_trap_19_a_stunned_body_has_no_text():
    game = a.empty_game([Card("crow", power=1, when="any dies", then=(("hit", 1),)), Card("x")])
    (crow,) = fill(game, a.FIELD, [0])
    (x,) = fill(game, a.FIELD + 1, [1])
    game.commit([Event("stun", crow)])
    game.commit([Event("move", x, to=a.PILE + 1, cause="kill")])
    assert game.pending == () and game.derived.traits[crow].when == ""
    assert not game.objs[crow].face_up and not game.objs[crow].ready


def secret_world(hidden):
    """A body dies while seat 1 has one card face down in its den."""
    game = a.empty_game([Card("spy", "spell", when="den: any dies", then=(("hit", 1),)), Card("dull", "spell"),
                         Card("x")])  # fmt: skip
    game.lead = 0
    fill(game, a.DEN + 1, [hidden], face_up=False)
    (body,) = fill(game, a.FIELD, [2])
    start(game, Effect(0, 0, (("kill", "target"),), (body,)), a.Priority())
    return game


def test_trap_31_declining_looks_like_having_nothing():
    able, unable = secret_world(0), secret_world(1)
    for game in (able, unable):
        asked = game.decision
        assert (asked.seat, asked.kind, asked.least, asked.most) == (1, "choose", 0, 1)
    assert len(able.decision.options) == 1 and unable.decision.options == ()
    able.answer(())
    unable.answer(())
    assert view(able, 0) == view(unable, 0)
    assert log(able, able.events, 0) == log(unable, unable.events, 0)
    assert able.decision == unable.decision
    assert view(able, 1) != view(unable, 1)


def test_trap_31_a_shown_card_counts_its_trigger():
    game = secret_world(0)
    say(game, game.decision.options[0])
    assert names(game, a.STACK) == ["spy"] and game.objs[game.zones[a.DEN + 1][0]].face_up
    passes(game)
    assert game.points == (4, 5)


def test_trap_35_a_trigger_knows_its_source_as_it_was():
    game = a.empty_game([Card("bear", power=2, when="dies", then=(("hit by power",),))])
    game.lead = 0
    (bear,) = fill(game, a.FIELD, [0])
    start(game, Effect(0, 0, (("boost", 2, "target"),), (bear,)), Effect(1, 0, (("kill", "target"),), (bear,)),
          a.Priority())  # fmt: skip
    assert names(game, a.STACK) == ["bear"]
    back = Event("move", game.zones[a.PILE][0], to=a.FIELD)
    game.commit([back])  # another incarnation, without the boost
    passes(game)
    assert game.points == (5, 1)
    assert game.derived.traits[back.new].power == 2


def test_trap_36_leaving_by_a_rule_is_no_kill():
    bomb = Card("bomb", power=1, when="dies", then=(("draw", 1),))
    game = b.empty_game([bomb, Card("new", power=1)])
    first, _ = fill(game, b.BOARD, [0, 0])
    fill(game, b.HAND, [1])
    start(game, b.Main())
    say(game, ("play", game.zones[b.HAND][0]))
    say(game, ("pick", first))
    assert names(game, b.PILE) == ["bomb"] and names(game, b.HAND) == []
    game.commit(b.leaving(game, [game.zones[b.BOARD][0]], b.PILE, "kill"))
    assert len(game.pending) == 1


def test_trap_36_put_away_is_not_broken():
    game = c.empty_game([Card("x", power=2, when="breaks", then=(("draw",),))])
    first, second = fill(game, c.LINE, [0, 0])
    game.commit([c.put_away(game, first, "put")])
    assert game.pending == ()
    game.commit([c.put_away(game, second, "break")])
    assert len(game.pending) == 1


def test_trap_36_a_replaced_event_does_not_trigger():
    game = a.empty_game([Card("ghost", when="dies", then=(("draw",),)), Card("dog", text=frozenset({"guard"}))])
    ghost, dog = fill(game, a.FIELD, [0, 1])
    start(game, Effect(1, 0, (("kill", "target"),), (ghost,)))
    assert game.pending == () and "stunned" in game.objs[ghost].marks and dog in game.objs
