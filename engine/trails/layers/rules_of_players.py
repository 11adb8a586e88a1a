"""Rules for players (1307, 1331): of lasting effects and of continuous crafts that are met."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.kernel.layers import Traits as TraitsById
from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.layers.changes import look_in
from engine.trails.layers.derived import NEAR, Derived, Said
from engine.trails.layers.parts import is_over
from engine.trails.query.conditions import holds
from engine.trails.query.context import Context, seats
from engine.trails.state.game import TrailsGame


def said_once(said: Said) -> tuple[frozenset[Any], frozenset[Any]]:
    """Rules for each player, each once."""
    return frozenset(said[0]), frozenset(said[1])


def player_rules_of(game: TrailsGame, sources: list[Obj]) -> Said:
    """Rules for each player: of lasting effects, and of continuous crafts whose condition printed values meet.

    sources: cards with such crafts.
    """
    return _ruling(game, [(obj, craft) for obj in sources for craft in _ruling_there(game, obj)], {})


def _ruling_there(game: TrailsGame, obj: Obj) -> tuple[t.Continuous, ...]:
    """What a card says of players that is valid where it lies (1202.5)."""
    card = game.defn(obj)
    if obj.zone in NEAR:
        return card.ruling
    return tuple(craft for craft in card.lying if craft.player_rules)


def player_rules_now(game: TrailsGame, out: Derived, sources: list[Obj]) -> Said:
    """The same, of the crafts that cards have now, by the values that they have now.

    What is read while those are being worked out (as what players are treated) goes by the printed ones.
    """
    traits = out.traits
    having = {
        ident: gained
        for ident, now in traits.items()
        if now.gained
        and (gained := [craft for craft in now.gained if isinstance(craft, t.Continuous) and craft.player_rules])
    }
    if not sources and not having:
        return out.said
    printed = (obj for obj in sources if obj.id not in traits or not traits[obj.id].silent)
    crafts = [(obj, craft) for obj in printed for craft in _ruling_there(game, obj)]
    crafts += [(obj, craft) for obj in out.sources for craft in having.get(obj.id, ())]
    treats = game.treats
    rules = _ruling(game, crafts, traits)
    game.treats = treats
    return rules


def _ruling(game: TrailsGame, crafts: Iterable[tuple[Obj, t.Continuous]], traits: TraitsById) -> Said:
    rules: tuple[list[Any], list[Any]] = ([], [])
    for lasting in game.effects:
        if lasting.seat >= 0 and lasting.begins <= game.turn and not is_over(game, lasting):
            rules[lasting.seat].extend(lasting.rules)
    game.treats = (frozenset(rules[0]), frozenset(rules[1]))
    for obj, craft in crafts:
        if holds(game, craft.condition, Context(obj.controller, obj.id, {}), look_in(game, traits)):
            for seat in seats(craft.player, obj.controller):
                rules[seat].extend(craft.player_rules)
    return tuple(rules[0]), tuple(rules[1])
