"""Players that think ahead never look: two matches that differ only in what their seat cannot know are one to them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.kernel.chance import Seeded
from engine.kernel.decisions import Answer
from engine.players.greedy import GreedyPlayer
from engine.players.search.known import known
from engine.players.search.player import SearchPlayer
from engine.players.search.race import Budget
from engine.players.search.worlds import sample
from engine.trails.setup import new_game
from engine.trails.state.game import TrailsGame
from engine.trails.views.view import view
from tests.campaigns.decks import deck
from tests.campaigns.worlds import other_world
from tests.trails import cards

CARDS = cards.cards()
SMALL = Budget(worlds=2, answers=200, plans=4)
SHIPPED = "shipped"


def matches(seed: int, every: int) -> Iterator[TrailsGame]:
    """A match of greedy players, before every so many answers."""
    game = new_game((deck(SHIPPED, (seed, 0)), deck(SHIPPED, (seed, 1))), Seeded(f"looks {seed}"), auto=True)
    players = [GreedyPlayer(CARDS), GreedyPlayer(CARDS)]
    count = 0
    while game.outcome is None:
        assert game.decision is not None
        seat = game.decision.seat
        if not count % every:
            yield game
        game.answer(players[seat].choose(view(game, seat)))
        game.events.clear()
        count += 1


def facts(game: TrailsGame) -> tuple[object, ...]:
    """Everything that can be read out of what is known, as plain values."""
    objs = [(*(getattr(obj, name) for name in obj.SLOTS),) for _, obj in sorted(game.objs.items())]
    last = [(ident, snap.obj.cards) for ident, snap in sorted(game.lki.items())]
    printed = [None if card is None else card.number for card in game.printed]
    frames = [frame.values() for frame in game.frames]
    plain = (game.zones, game.pools, game.bond, game.cp, game.ep, game.used, game.history, game.decision, game.hearing)
    return (objs, last, printed, repr(frames), plain)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_known_is_the_same_in_two_worlds(seed: int) -> None:
    random = Random(seed)
    differ = 0
    for game in matches(seed, 7):
        assert game.decision is not None
        seat = game.decision.seat
        other = other_world(game, seat, random)
        differ += [obj.cards for obj in game.objs.values()] != [obj.cards for obj in other.objs.values()]
        assert facts(known(game, seat)) == facts(known(other, seat))
    assert differ > 20  # else nothing was tried


def test_a_world_looks_the_same_and_can_be_played_to_its_end() -> None:
    for number, game in enumerate(matches(4, 23)):
        assert game.decision is not None
        seat = game.decision.seat
        seen = view(game, seat)
        world = sample(known(game, seat), seat, CARDS, f"{number}")
        assert view(world, seat) == seen
        if number % 6 == 0:
            players = [GreedyPlayer(CARDS), GreedyPlayer(CARDS)]
            while world.outcome is None:
                assert world.decision is not None
                asked = world.decision.seat
                world.answer(players[asked].choose(view(world, asked)))


def test_it_answers_the_same_in_two_worlds_and_leaves_the_match_alone() -> None:
    random = Random(9)
    searched = 0
    for number, game in enumerate(matches(5, 9)):
        assert game.decision is not None
        seat = game.decision.seat
        before = game.counts, game.deals[:], dict(game.objs)

        def answer(world: TrailsGame, seat: int = seat, number: int = number) -> tuple[Answer, int]:
            player = SearchPlayer(number, seat, CARDS, SMALL)
            return player.choose(known(world, seat)), player.searched

        given, times = answer(game)
        assert not game.decision.refusal(given)
        assert answer(other_world(game, seat, random)) == (given, times)
        assert (game.counts, game.deals[:], dict(game.objs)) == before
        searched += times
    assert searched > 5
