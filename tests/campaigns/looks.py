"""Computer players never look: two worlds that differ only in what a seat cannot know get the same answer of each."""

from __future__ import annotations

from random import Random

from engine.kernel.chance import Seeded
from engine.players.greedy import GreedyPlayer
from engine.players.levels import LEVELS
from engine.trails.setup import new_game
from engine.trails.views.view import view
from engine.trails_port import TRAILS
from tests.campaigns.decks import deck
from tests.campaigns.worlds import other_world
from tests.trails import cards

#: Of the moments in which a seat can do more than pass, those that are tried.
CHANCE = 0.2


def play(seed: int, pool: str) -> int:
    """One game between greedy players; how many of its positions were tried, by every level. Raises AssertionError."""
    random = Random(f"looks {pool} {seed}")
    known = cards.cards()
    game = new_game((deck(pool, (seed, 0)), deck(pool, (seed, 1))), Seeded(f"looks {seed}"), auto=True)
    players = [GreedyPlayer(known), GreedyPlayer(known)]
    tried = 0
    while game.outcome is None:
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        if len(decision.options) > 1 and random.random() < CHANCE:
            other = other_world(game, seat, random)
            for level in LEVELS:
                one, two = (
                    player.choose(TRAILS.shown_to(player, world, seat))
                    for world in (game, other)
                    for player in (TRAILS.player(level, seat, f"looks {seed}", known),)
                )
                assert one == two, f"{level} answers {one} and {two} to {decision.purpose} after {game.counts} answers"
            tried += 1
        game.answer(players[seat].choose(view(game, seat)))
        game.events.clear()
    return tried
