"""Rules management (chapter 10): after every group of events, in the middle of effects (R-G01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel.events import Event
from engine.kernel.replace import Replacing
from engine.kernel.zones import SEATS
from engine.seawall.state.match import Match, Outcome, is_token, there, units
from engine.seawall.state.zones import BASE, DECK, TOKEN_ZONES, TRASH


def manage(game: Match, done: Sequence[Event]) -> None:
    """Defeat first (10-2-1), then destruction (10-3), then tokens that are out of place (4-17-2-4)."""
    if game.outcome is not None or game.turn == 0:
        return
    if defeat(game):
        return
    settled = _settling(game)
    dead = [ident for ident in _field(game) if ident not in settled and _dying(game, ident)]
    if dead:
        battle = {event.obj: event.src for event in done if event.kind == "damage" and event.cause == "battle"}
        game.commit([destruction(game, ident, battle.get(ident, 0)) for ident in dead])
        return
    lost = [obj.id for obj in game.objs.values() if is_token(obj) and obj.zone not in TOKEN_ZONES]
    if lost:
        game.commit([Event("cease", ident, rule="4-17-2-4") for ident in lost])


def destruction(game: Match, ident: int, killer: int = 0, by: int = -1) -> Event:
    """A Unit or Base is destroyed by the rules. killer: whose battle damage it was."""
    obj = game.objs[ident]
    cause = "battle" if killer else "rule"
    return Event("destroy", ident, to=TRASH + obj.owner, src=killer, by=by, cause=cause, rule="10-3-1")


def defeat(game: Match) -> bool:
    """10-2-1: who has no card left in the deck, or took battle damage with nothing in the shield area."""
    out = [seat for seat in range(SEATS) if seat in game.struck or not game.zones[DECK + seat]]
    if not out:
        return False
    rule = "10-2-1-1" if game.struck else "10-2-1-2"
    if len(out) == 1:
        game.finish(Outcome(out[0] ^ 1, rule))
        return True
    said = game.switches.double_defeat  # R-G14
    winner = {"draw": -1, "active": game.owner, "standby": game.owner ^ 1}[said]
    game.finish(Outcome(winner, rule))
    return True


def remaining(game: Match, ident: int) -> int:
    """HP less the counters."""
    traits: Any = game.derived.traits[ident]
    return int(traits.hp) - game.damage.get(ident, 0)


def _field(game: Match) -> list[int]:
    found = []
    for seat in range(SEATS):
        found += [obj.id for obj in units(game, seat)]
        found += [obj.id for obj in there(game, BASE + seat)]
    return found


def _dying(game: Match, ident: int) -> bool:
    if ident not in game.derived.traits or remaining(game, ident) > 0:
        return False
    if not game.damage.get(ident) and not game.switches.zero_hp_without_damage_destroys:
        return False  # R-G21
    reckoning = (ident, int(game.derived.traits[ident].hp), game.damage.get(ident, 0))
    return reckoning not in game.spared


def _settling(game: Match) -> frozenset[int]:
    """What is being destroyed right now, where something else may happen instead."""
    found = set()
    for frame in game.frames:
        if isinstance(frame, Replacing):
            events = [event for event, _ in frame.todo] + list(frame.done) + [frame.current]
            found |= {event.obj for event in events if event is not None and event.kind == "destroy"}
    return frozenset(found)
