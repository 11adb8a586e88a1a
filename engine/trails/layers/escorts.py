"""UNITs that can't attack alone: who can go with them (104.4, 803.6c).

The question lists them as ``Decision.accompanied``. Guard: tests/trails/800/803-propose/not_alone.yaml.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.trails.state.game import TrailsGame
from engine.trails.state.player_numbers import by_several, may_join

#: Rule of a UNIT that attacks together with others or not at all.
NOT_ALONE = "cannot attack alone"


def lonely(game: TrailsGame, attackers: Iterable[int]) -> tuple[int, ...]:
    """Those of the UNITs that can't attack alone."""
    return tuple(ident for ident in attackers if NOT_ALONE in game.traits(ident).rules)


def with_company(
    game: TrailsGame, seat: int, able: Mapping[int, tuple[int, ...]], orgs: Mapping[int, frozenset[str]]
) -> dict[int, tuple[int, ...]]:
    """Possible attackers with their targets, without those to which nobody could go with a UNIT that can't go alone.

    able: the same, each UNIT looked at by itself. orgs: the organizations of those that can't attack alone and of
    whoever might go with them. A partner may be such a UNIT itself: what both keep, both can attack.
    """
    kept = dict(able)
    for ident in lonely(game, able):
        beside = [
            other
            for other in able
            if other != ident and orgs[ident] & orgs[other] and may_join(game, seat, (ident, other))
        ]
        if game.switches.mixed_covert_check == "per_group":  # together they may attack whom neither could (R016)
            targets = able[ident] if beside else ()
        else:
            shared = {target for other in beside for target in able[other]}
            targets = tuple(target for target in by_several(game, able[ident]) if target in shared)
        if targets:
            kept[ident] = targets
        else:
            del kept[ident]
    return kept
