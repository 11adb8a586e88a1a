"""Why a card cannot be used now, for whoever points at it or tries it: what ports ask the engine's one function."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.kernel.decisions import Option
from engine.trails.play.why_not import why_not
from engine.trails.state.game import TrailsGame
from engine.trails.tree.reasons import Reason
from engine.trails.views.records import View

#: What one would try with an object.
Tried = Callable[[], Sequence[Option]]


def reasons_of(game: TrailsGame, seat: int, obj: int, verb: str, tried: Tried) -> tuple[Reason, ...]:
    """Why ``seat`` cannot use an object now; empty if it can, or if nothing would be tried with it. verb: what was
    tried, "" for anything. tried: asked only if the seat has priority."""
    decision = game.decision
    if decision is None or decision.seat != seat or obj not in game.objs:
        return why_not(game, seat, ("play", obj))
    if any(option[1:2] == (obj,) and (not verb or option[0] == verb) for option in decision.options):
        return ()
    if decision.purpose != "priority":
        return why_not(game, seat, ("pick", obj))
    reasons: list[Reason] = []
    for option in tried():
        reasons += [reason for reason in why_not(game, seat, option) if reason not in reasons]
    return tuple(reasons)


def tried_with(game: TrailsGame, shown: View, obj: int, verb: str) -> list[Option]:
    """What the seat that is shown would try with a card where it lies; nothing if it may not know the card."""
    if verb:
        return [(verb, obj, 1) if verb == "craft" else (verb, obj)]
    known = {card.id for player in shown.players for zone in (player.hand, player.homebase, player.field)
             for card in zone if card.number is not None}  # fmt: skip
    if obj not in known:
        return []
    card = game.defn(game.objs[obj])
    if any(obj == unit.id for unit in shown.players[shown.seat].field):
        return [("craft", obj, number) for number in range(1, len(card.activated) + 1)] or [("play", obj)]
    return [("play", obj), ("arts", obj)] if card.arts is not None else [("play", obj)]
