"""A fork never changes its origin, wherever in the game it is taken."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.toys import a, b, c
from tests.kernel.toys.common import Card, facts, fill, play_on, say, start

TOYS = st.sampled_from([a, b, c])


@settings(max_examples=60, deadline=None)
@given(toy=TOYS, seed=st.integers(0, 1000), moves=st.integers(0, 80), more=st.integers(0, 60))
def test_playing_on_a_fork_never_changes_its_origin(toy, seed, moves, more):
    game = toy.new_game(seed)
    play_on(game, seed, moves)
    before = facts(game)
    fork = game.fork()
    assert facts(fork) == before
    play_on(fork, seed + 1, more)
    assert facts(game) == before


@settings(max_examples=60, deadline=None)
@given(toy=TOYS, seed=st.integers(0, 1000), moves=st.integers(0, 80), more=st.integers(0, 60))
def test_playing_on_the_origin_never_changes_a_fork(toy, seed, moves, more):
    game = toy.new_game(seed)
    play_on(game, seed, moves)
    fork = game.fork()
    before = facts(fork)
    play_on(game, seed + 2, more)
    assert facts(fork) == before
    again = fork.fork()  # and the fork plays as the origin did
    play_on(again, seed + 2, more)
    assert facts(again) == facts(game)


def test_a_fork_in_the_middle_of_a_payment():
    game = a.empty_game([Card("word", "spell", 2, does=(("hit", 1),)), Card("x")])
    game.lead = 0
    fill(game, a.HAND, [0])
    sources = fill(game, a.DEN, [1, 1, 1], face_up=True)
    start(game, a.Priority())
    say(game, ("play", game.zones[a.HAND][0]))
    say(game, ("pick", sources[0]))
    before = facts(game)
    assert game.frames[-1].owed == 2 and game.pool == (1, 0)
    ways = []
    for source in sources[1:]:
        fork = game.fork()
        say(fork, ("pick", source))
        ways.append(fork)
        assert fork.pool == (0, 0) and not fork.objs[source].ready
    assert facts(game) == before and all(game.objs[source].ready for source in sources[1:])
    assert ways[0].objs[sources[2]].ready and ways[1].objs[sources[1]].ready
    assert facts(ways[0]) != facts(ways[1])


def test_a_fork_in_the_middle_of_damage():
    game = c.empty_game([Card("gift", when="burst", then=(("draw",),)), Card("one")])
    fill(game, c.DECK, [0, 1, 0, 1], known=True)
    start(game, c.Wound(0, 3))
    before = facts(game)
    results = set()
    for answer in (("yes",), ("no",)):
        fork = game.fork()
        say(fork, answer)
        while fork.decision.purpose == "yes-no":
            say(fork, ("no",))
        results.add((len(fork.zones[c.WOUNDS]), len(fork.zones[c.HAND])))
    assert results == {(3, 1), (3, 0)} and facts(game) == before


def test_a_fork_starts_with_an_empty_event_list_and_nobody_watching():
    game = b.new_game(2)
    game.watch = lambda game, event: None
    assert game.events
    fork = game.fork()
    assert fork.events == [] and fork.watch is None and game.watch is not None


def test_objects_are_shared_until_they_change():
    game = b.new_game(4)
    fork = game.fork()
    assert all(fork.objs[i] is obj for i, obj in game.objs.items())
    play_on(fork, 1, 20)
    assert sum(fork.objs.get(i) is obj for i, obj in game.objs.items()) > len(game.objs) // 2
