"""Linked organizations (1310): which belong together, and what cards are by that, wherever they lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.kernel.layers import Part
from engine.kernel.layers import Traits as TraitsById
from engine.trails.cards.carddef import Traits
from engine.trails.layers.changes import gain_orgs
from engine.trails.layers.parts import LAYER_ORGS
from engine.trails.state.game import TrailsGame
from engine.trails.tree.reads import ORGS

#: What one player has linked: groups of organizations with their ages.
Links = tuple[tuple[int, frozenset[str]], ...]


def linked_groups(links: Sequence[tuple[int, int, frozenset[str]]]) -> tuple[Links, Links]:
    """Linked organizations of each player, from (seat, stamp, organizations). Overlapping links join (1310.1, R084)."""
    sides: list[Links] = []
    for seat in (0, 1):
        groups: list[tuple[int, frozenset[str]]] = []
        for _, stamp, orgs in sorted((link for link in links if link[0] == seat), key=lambda link: link[1]):
            joined = orgs
            apart = []
            for earlier in groups:
                if earlier[1] & joined:
                    joined |= earlier[1]
                    stamp = min(stamp, earlier[0])
                else:
                    apart.append(earlier)
            groups = [*apart, (stamp, joined)]
        sides.append(tuple(groups))
    return sides[0], sides[1]


def link_parts(game: TrailsGame, linked: tuple[Links, Links]) -> list[Part]:
    """Every UNIT card a player owns that has one of the linked organizations has them all, in every zone (1310.1)."""
    return [_link_part(game, seat, stamp, orgs) for seat in (0, 1) for stamp, orgs in linked[seat]]


def _link_part(game: TrailsGame, seat: int, stamp: int, orgs: frozenset[str]) -> Part:
    objs = game.objs

    def touch(traits: TraitsById) -> Iterable[int]:
        disjoint = orgs.isdisjoint  # most cards are: they are not looked at further; for the others as in _joins
        return [
            ident
            for ident, now in traits.items()
            if not disjoint(now.orgs) and objs[ident].owner == seat and "UNIT" in now.types and not orgs <= now.orgs
        ]

    return Part(LAYER_ORGS, stamp, ORGS, ORGS, touch, gain_orgs(orgs, "", "while", "1310.1"))


def _joins(traits: Traits, orgs: frozenset[str]) -> bool:
    return not traits.orgs.isdisjoint(orgs) and "UNIT" in traits.types and not orgs <= traits.orgs


@lru_cache(maxsize=4096)
def linked_traits(printed: Traits, groups: tuple[frozenset[str], ...]) -> Traits:
    """What a card is where nothing but links reaches it: the printed traits themselves if they do not either."""
    now = printed
    for orgs in groups:  # they have nothing in common, so their order does not matter
        if _joins(now, orgs):
            if now is printed:
                now = printed.copy()
            gain_orgs(orgs, "", "while", "1310.1")(now, 0, {})
    return now
