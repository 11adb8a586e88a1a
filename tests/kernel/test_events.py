"""The stream of events: no event, no change."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.events import Event
from tests.kernel.toys import a, b, c
from tests.kernel.toys.common import Card, fill, play_on, table


def watched(toy, seed):
    """A game in which every atom is held against what the watcher was told."""
    game = toy.new_game(seed)
    rules = game.rules
    last = [table(game)]
    told = []

    def watch(game, event):
        told.append(event)
        last[0] = table(game)

    def guarded(kind, atom):
        def run(game, event):
            before = table(game)
            assert before == last[0], f"something changed without an event before {event}"
            done = atom(game, event)
            assert event.kind == kind
            if not done:
                assert table(game) == before, f"{event} changed something and said it did not"
            return done

        return run

    rules.atoms = {kind: guarded(kind, atom) for kind, atom in rules.atoms.items()}
    game.watch = watch
    return game, last, told


@settings(max_examples=25, deadline=None)
@given(toy=st.sampled_from([a, b, c]), seed=st.integers(0, 500))
def test_a_watcher_sees_every_change(toy, seed):
    game, last, told = watched(toy, seed)
    game.drain()
    play_on(game, seed, 60)
    assert table(game) == last[0]
    assert told == game.drain() and game.events == []


@pytest.mark.parametrize("toy", [a, b, c])
def test_the_guard_itself_catches_a_write_outside(toy):
    game, _, _ = watched(toy, 1)
    game.objs[game.zones[toy.HAND][0]].ready = False
    with pytest.raises(AssertionError, match="without an event"):
        play_on(game, 1, 60)


@pytest.mark.parametrize("toy", [a, b, c])
def test_zones_and_objects_agree_at_every_moment(toy):
    for seed in range(4):
        game = toy.new_game(seed)

        def sound(game, event):
            there = [ident for zone in game.zones for ident in zone]
            assert sorted(there) == sorted(game.objs), event
            for zone, idents in enumerate(game.zones):
                assert all(game.objs[ident].zone == zone for ident in idents), event
            cards = [card for obj in game.objs.values() for card in obj.cards if card >= 0]
            physical = [card for card in cards if getattr(game.printed[card], "kind", "") != "bank"]
            assert len(physical) == len(set(physical)), event

        game.watch = sound
        play_on(game, seed, 200)


@pytest.mark.parametrize("toy", [a, b, c])
def test_the_derived_cache_is_never_stale(toy):
    for seed in range(4):
        game = toy.new_game(seed)
        while game.decision is not None and game.counts < 120:
            cached = game.derived.traits
            fresh = game.rules.derive(game).traits
            assert cached.keys() == fresh.keys()
            assert not any(cached[ident].difference(fresh[ident]) for ident in fresh)
            play_on(game, game.counts + seed, 1)


def test_a_move_fills_in_where_from_and_what_became_of_it():
    game = a.empty_game([Card("x")])
    (old,) = fill(game, a.HAND, [0])
    event = Event("move", old, to=a.FIELD, seat=0, by=0, cause="effect", rule="1")
    game.commit([event])
    assert (event.frm, event.to) == (a.HAND, a.FIELD) and event.new == game.zones[a.FIELD][0]
    assert "move" in repr(event) and "'effect'" in repr(event)


def test_ordered_zones_take_on_top_others_at_the_end():
    game = c.empty_game([Card("x"), Card("y"), Card("z")])
    first, second, third = fill(game, c.HAND, [0, 1, 2])
    for ident in (first, second):
        game.commit([Event("move", ident, to=c.PILE)])
    game.commit([Event("move", third, to=c.PILE, extra=(("bottom", True),))])
    assert [game.card(game.objs[i]).name for i in game.zones[c.PILE]] == ["y", "x", "z"]


def test_an_event_about_what_is_gone_does_nothing():
    game = b.empty_game([Card("x", power=2)])
    (body,) = fill(game, b.BOARD, [0])
    game.commit([Event("move", body, to=b.PILE, cause="kill")])
    game.drain()
    game.commit([Event("move", body, to=b.HAND), Event("turned", body, n=1), Event("hurt", body, n=1)])
    assert game.events == [] and game.hurt == {}
