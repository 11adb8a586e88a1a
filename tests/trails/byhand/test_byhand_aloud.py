"""Agreeing to a step by hand across the table: what is read out names only what both players may know."""

from __future__ import annotations

from random import Random

from engine.kernel.chance import Seeded
from engine.trails.setup import new_game
from engine.trails.tree.zones import HAND, HOMEBASE
from engine.trails.verbs.byhand import procedure
from tests.trails import gibberish
from tests.trails.byhand.test_byhand import at_work
from tests.trails.views.test_secrets import lively, other_world


def test_what_is_read_out_is_the_same_in_every_world_that_either_player_may_live_in() -> None:
    compared = 0
    for seed in (5, 6):
        random = Random(seed)
        known = list(gibberish.cards(seed).values())
        first = new_game((random.choices(known, k=40), random.choices(known, k=40)), Seeded(seed))
        while first.outcome is None and compared < 30 * (seed - 4):
            decision = first.decision
            assert decision is not None
            said = procedure.aloud(first)
            assert (said is not None) == (decision.purpose == "agree")
            if said is not None:
                assert said.seat == decision.seat ^ 1 and said.options == decision.options
                for seat in (0, 1):
                    assert repr(procedure.aloud(other_world(first, seat, random))) == repr(said)
                compared += 1
            first.answer(lively(decision, random))
            first.drain()
    assert compared >= 30


def test_a_card_that_only_one_of_the_two_knows_is_not_named() -> None:
    game = at_work()
    assert game.decision is not None
    seat = game.decision.seat
    game.answer((("tool", "move"),))
    assert game.decision is not None
    hidden = set(game.zones[HAND + seat]) | set(game.zones[HOMEBASE + seat]) | set(game.zones[HOMEBASE + (seat ^ 1)])
    picks = [option for option in game.decision.options if option[1] in hidden]
    own = next(option for option in picks if option[1] in game.zones[HAND + seat])
    game.answer((own,))
    game.answer((("to", "homebase"),))
    asked = procedure.aloud(game)
    assert asked is not None and dict(asked.args)["cards"] == ("cards", 1)
    assert dict(asked.args)["aloud"] == 1 and game.decision is not None and game.decision.seat == seat ^ 1
