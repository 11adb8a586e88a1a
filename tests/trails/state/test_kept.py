"""What is kept between questions is never stale, whatever the cards look at.

The cards of the game are given crafts that read what the kept lists must not overlook: readiness, support, the attack
going on, bond, the step, the trail, the standby zone, the hand, costs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.kernel import atoms as k
from engine.players.base import Player
from engine.players.greedy import GreedyPlayer
from engine.players.random_player import RandomPlayer
from engine.trails import tree as t
from engine.trails.cards.carddef import CardDef
from engine.trails.cards.make import make_card
from engine.trails.play import options as play_options
from engine.trails.tree.zones import HAND
from engine.trails.views.view import question, view
from tests.trails import cards, invariants
from tests.trails.state.test_invariants import midgame


def in_state(*states: str) -> t.Condition:
    return t.Is("this", t.Filter(states=states))


def units(*states: str) -> t.Filter:
    return t.Filter(whose="you", types=("UNIT",), states=states)


def count(zone: str, whose: str = "you") -> t.Count:
    return t.Count(t.Filter(zone=zone, whose=whose))


def crafts() -> Sequence[t.Craft]:
    """Each reads something else."""
    pump = (t.Get("it", strength=1),)
    draw = t.Effect((), (t.Draw(),))
    strong = t.Filter(zone="standby", whose="opponent", types=("UNIT",), ranges=(t.Range("str", 3, None),))
    no_homebase = t.Against("cannot play", t.Filter(zone="homebase", types=("EVENT",)))
    cheaper = t.CostChange("less", 1, "play", "you")
    dug = (
        t.Dig("top", "unit", t.Filter(zone="deck", whose="you", types=("UNIT",))),
        t.Put("unit", "hand"),
        t.Put(t.Filter(zone="deck", whose="you", among="top"), "trail"),
    )
    aim = t.Effect((t.Target("it", t.Filter(states=("attacking",))),), pump)
    aimed = t.Filter(zone="standby", ability="any", aims=t.Filter(states=("ready",)))
    kin = t.Filter(zone="trail", whose="you", types=("UNIT",), shares="this")
    return (
        t.Continuous("this", strength=2, condition=in_state("attacking")),
        t.Continuous("this", defence=2, condition=in_state("defending")),
        t.Continuous(units("ready"), defence=1),
        t.Continuous(units("support"), strength=2),
        t.Continuous("this", icons=("Covert",), condition=t.Compare(t.PlayerStat("bond", "you"), "<", 40)),
        t.Continuous("this", icons=("Martial Arts",), condition=t.During(("combat", "draw"))),
        t.Continuous("this", icons=("Martial Arts",)),
        t.Continuous("this", strength=count("trail")),
        t.Continuous("this", strength=count("standby", "any")),
        t.Continuous("this", defence=count("hand"), condition=t.Compare(count("homebase"), ">=", 2)),
        t.Continuous(t.Filter(whose="you", types=("UNIT",), zone="hand"), costs=(t.CostChange("less", 1, "play"),)),
        t.Continuous(t.Filter(whose="you", types=("EVENT",), zone="hand"), costs=(t.CostChange("less", 1, "play"),)),
        t.Activated(t.Cost((t.PayEP(1),)), aim),
        t.Activated(t.Cost((t.PayEP(1),)), t.Effect((), pump), condition=in_state("combating")),
        t.Activated(t.Cost((t.Do("action", "this"),)), t.Effect((t.Target("it", units("ready")),), pump)),
        t.Activated(
            t.Cost((t.PayEP(1),)),
            t.Effect((t.Target("it", t.Filter(zone="trail", whose="you")),), (t.Draw("you", 1),)),
            condition=t.Compare(count("hand"), "<", 4),
            once="turn",
        ),
        t.Activated(t.Cost((t.PayEP(1),)), t.Effect((), pump), condition=t.During(("deployment",))),
        t.Activated(t.Cost((t.PayEP(1),)), t.Effect((), pump), condition=in_state("support")),
        t.Continuous("this", rules=("cannot be targeted",), condition=in_state("ready")),
        t.Continuous(units("attacked"), strength=1),
        t.Activated(t.Cost((t.PayEP(1),)), t.Effect((t.Target("it", units("-attacked")),), pump)),
        t.MayPlay(t.Filter(zone="trail", whose="you", types=("EVENT",))),
        t.Continuous("this", rules=(t.Against("cannot be targeted by", strong),)),
        t.Continuous("this", rules=(t.Against("cannot be stunned by", strong),), condition=in_state("ready")),
        t.Continuous(t.Filter(types=("UNIT",)), costs=(t.CostChange("more", 1, "craft", "opponent"),)),
        t.Continuous("this", player_rules=(no_homebase,), player="opponent", condition=in_state("action")),
        t.Activated(t.Cost((t.PayEP(1),)), t.Effect((), (t.Wait(t.Triggered(t.Trigger("attacks", units()), draw)),))),
        t.Activated(t.Cost((t.PayEP(1),)), t.Effect((), (t.Price(t.Filter(types=("EVENT",)), cheaper),))),
        t.Triggered(t.Trigger("moves", t.Filter(zone="trail"), None, "you", "deck trail"), draw),
        t.Triggered(t.Trigger("discards", "this"), t.Effect((), (t.Put("this", "field"),))),
        t.Activated(t.Cost((t.Offer(((t.Do("action", "this"),), (t.PayEP(1),)), "you"),)), aim, once="turn"),
        t.MayPlay(t.Filter(zone="trail", whose="you", scope="this"), t.Compare(count("hand"), "<", 3)),
        t.Continuous("this", rules=("supports all",), condition=in_state("ready")),
        t.Triggered(t.Trigger("moved", t.Filter(zone="homebase"), None, "you", " homebase", "each"), draw),
        t.Activated(t.Cost((t.PayEP(1),)), t.Effect((), dug)),
        t.Activated(t.Cost((t.PayEP(1),)), t.Effect((), (t.Offer(((t.Draw(),), (t.Bond("you", 2),))),))),
        t.Activated(
            t.Cost((t.PayEP(1),)),
            t.Effect((t.Target("it", units(), 0, 99, total=t.Range("cp", None, 3)),), pump),
        ),
        t.Continuous("this", strength=t.Total("cp", units("-stunned"))),
        t.Activated(t.Cost((t.PayEP(1),)), t.Effect((t.Target("it", aimed),), (t.Do("counter", "it"),))),
        t.Activated(t.Cost((t.PayEP(1),)), t.Effect((t.Target("it", t.Filter(fights="this")),), pump)),
        t.Activated(t.Cost((t.PayEP(1),)), t.Effect((t.Target("it", kin),), (t.Do("return", "it"),)), once="turn"),
        t.Continuous("this", orgs=("White Vigil",), condition=in_state("ready")),
        t.Continuous("this", orgs=("White Vigil",), condition=t.Compare(count("trail"), ">=", 3), everywhere=True),
        t.Continuous("this", cp=-1, condition=t.Compare(t.PlayerStat("bond", "you"), "<", 45), everywhere=True),
        t.Activated(
            t.Cost((t.PayEP(1),)),
            t.Effect((), (), modes=(aim, t.Effect((t.Target("it2", units("ready")),), (t.Get("it2", defence=1),)))),
        ),
    )


def restless(seed: int) -> list[CardDef]:
    """A ready-made deck, each card with one more craft."""
    more = crafts()
    out: list[CardDef] = []
    for place, card in enumerate(cards.deck_cards(seed)):
        versions, meaning = cards.pool().versions(card.number), card.meaning
        if card.deployed:
            meaning = replace(meaning, crafts=(*meaning.crafts, more[(place * 7 + seed) % len(more)]))
        out.append(make_card(versions, meaning=meaning))
    return out


@pytest.mark.parametrize("seed", (1, 2, 4, 6))  # of every kind of game, and the short ones
def test_cards_that_look_at_everything_find_nothing_stale(seed: int) -> None:
    assert invariants.play(seed, every=40, decks=(restless(seed), restless(seed + 3))) > 50


def test_a_stale_list_of_options_is_seen() -> None:
    game = midgame()
    assert game.decision is not None
    game.decision = replace(game.decision, options=game.decision.options[:-1])
    with pytest.raises(invariants.Broken, match="offered wrongly"):
        invariants.check_offers(game)


def test_a_stale_view_is_seen() -> None:
    game = midgame()
    before = view(game, 0)
    (key, (there, fight, shown, seen)) = next(pane for pane in game.derived.panes.items() if pane[1][3])
    game.derived.panes[key] = (there, fight, shown, seen[:-1])
    assert view(game, 0) != before
    with pytest.raises(invariants.Broken, match="sees"):
        invariants.check_views(game)


def test_forks_that_go_apart_keep_apart() -> None:
    """Forks share what was worked out before; what one works out later is none of the other's business."""
    game = midgame()
    decision = game.decision
    assert decision is not None
    ways = [game.fork() for _ in decision.options[:6]]
    for way, option in zip(ways, decision.options, strict=False):
        way.answer((option,))
    for way in (game, *reversed(ways)):
        invariants.check_cache(way)
        invariants.check_offers(way)
        invariants.check_views(way)


def test_forks_that_draw_other_cards_are_offered_those() -> None:
    """Forks share what is kept, and each deck deals its own card to the object of the next number."""
    game = midgame()
    decision = game.decision
    assert decision is not None
    seat = decision.seat
    assert play_options.options(game, seat)  # kept by now
    dealt = set[tuple[object, ...]]()
    for card in range(len(game.printed)):
        way = game.fork()
        first = way.zones[HAND + seat][0]
        k.change(way, way.objs[first], cards=(card,))
        offered = play_options.options(way, seat)
        way.view_cache = None
        assert offered == play_options.options(way, seat), game.printed[card].number
        dealt.add(offered)
    assert len(dealt) > 1  # or nothing was told apart


def test_a_player_that_does_not_look_gets_its_question_and_no_card() -> None:
    game = midgame()
    decision = game.decision
    assert decision is not None
    blind = question(game)
    assert blind.decision is decision
    assert blind.seat == decision.seat
    assert not blind.standby
    assert all(
        not (side.hand or side.homebase or side.field or side.trail or side.exile or side.deck)
        for side in blind.players
    )
    full = view(game, decision.seat)
    assert RandomPlayer(1, 0).choose(blind) == RandomPlayer(1, 0).choose(full)


def test_who_looks() -> None:
    players: list[Player] = [RandomPlayer(1, 0), GreedyPlayer(cards.cards())]
    assert [player.looks for player in players] == [False, True]
