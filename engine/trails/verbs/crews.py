"""Boarding by an effect (ja:1337.1): UNITs, wherever they lie, leave the game as the crew of an ITEM on the field."""

from __future__ import annotations

from collections.abc import Iterable

from engine.trails import tree as t
from engine.trails.cards.icon_crafts import ABOARD, BOARDED
from engine.trails.events.moves import Arrival
from engine.trails.query.costs import can_be_done
from engine.trails.query.crews import item_meant
from engine.trails.query.filters import followed
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import EXILE


def crew(game: TrailsGame, frame: Effects, node: t.Crew) -> bool:
    """They board together, also what has a crew already: only the icon craft asks that it has none (ja:1411.1)."""
    ctx = frame.context()
    on = item_meant(game, node.on, ctx)
    aboard = [ident for ident in followed(game, node.who, ctx) if ident != on and _is_unit(game, ident)]
    aboard = [ident for ident in aboard if can_be_done(game, node, game.objs[ident], ctx)]  # it has to leave
    if on and aboard:
        embark(game, frame, on, aboard, BOARDED)
    return True


def embark(game: TrailsGame, frame: Effects, on: int, aboard: Iterable[int], mark: str) -> None:
    """A crew goes out of the game with its attribute, and the ITEM has been boarded (ja:1337.1), if any of it can."""
    arrival = Arrival(marks=frozenset((ABOARD,)), host=on)
    moves = [
        frame.event("move", ident, to=EXILE + game.objs[ident].owner, rule="1337.1", extra=arrival) for ident in aboard
    ]
    if all(game.rules.prohibited(game, event) for event in moves):
        return
    game.commit([*moves, frame.event("mark", on, n=1, rule="1337.1", extra=mark)])


def _is_unit(game: TrailsGame, ident: int) -> bool:
    """Of a hidden card the effect itself has said so."""
    obj = game.objs[ident]
    return bool(obj.cards) and (not obj.known or "UNIT" in game.traits(ident).types)
