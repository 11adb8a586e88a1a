"""Every option of a seat, in canonical order, at a timing."""

from __future__ import annotations

from collections.abc import Iterable

from engine.effects.reasons import Reason
from engine.kernel.decisions import Option
from engine.seawall.play.legality import (
    MAIN,
    PLAYER,
    activate_reasons,
    attacker_reasons,
    pair_reasons,
    play_reasons,
    support_reasons,
    target_reasons,
)
from engine.seawall.state.match import Match, there, units
from engine.seawall.state.zones import BASE, HAND

PASS: Option = ("pass",)


def legal(reasons: Iterable[Reason]) -> bool:
    """Whether there is no reason against it."""
    return next(iter(reasons), None) is None


def options(game: Match, seat: int, timing: str) -> tuple[Option, ...]:
    """Passing (in the main phase: ending it), cards, effects, in the main phase Support and attacks."""
    found: list[Option] = [PASS]
    own = units(game, seat)
    for obj in there(game, HAND + seat):
        if not obj.known:
            continue
        if legal(play_reasons(game, seat, obj, timing)):
            found.append(("play", obj.id))
        if legal(pair_reasons(game, seat, obj, None, timing)):
            found += [("pair", obj.id, unit.id) for unit in own if legal(pair_reasons(game, seat, obj, unit, timing))]
    for obj in (*own, *there(game, BASE + seat)):
        for text in game.derived.traits[obj.id].abilities:
            if text.ability.kind == "activate" and legal(activate_reasons(game, seat, obj.id, text, timing)):
                found.append(("activate", obj.id, text.carrier, text.ability.number))
    if timing == MAIN:
        found += _supports(game, seat)
        found += _attacks(game, seat)
    return tuple(found)


def _supports(game: Match, seat: int) -> list[Option]:
    own = units(game, seat)
    return [
        ("support", unit.id, target.id)
        for unit in own
        for target in own
        if legal(support_reasons(game, seat, unit, target, MAIN))
    ]


def _attacks(game: Match, seat: int) -> list[Option]:
    targets = [obj.id for obj in units(game, seat ^ 1) if legal(target_reasons(game, seat, obj))]
    return [
        ("attack", unit.id, target)
        for unit in units(game, seat)
        if legal(attacker_reasons(game, seat, unit))
        for target in (PLAYER, *targets)
    ]
