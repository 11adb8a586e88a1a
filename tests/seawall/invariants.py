"""What is true of a match at every question."""

from __future__ import annotations

from engine.kernel.objects import UNDEALT
from engine.seawall.state.match import Match, units
from engine.seawall.state.zones import BASE, BATTLE, LIMBO, RESOURCES, TOKEN_ZONES


def check(match: Match) -> None:
    """Raises AssertionError: a card is lost or there twice, something stays half done, a limit is broken."""
    dealt = [card for obj in match.objs.values() for card in obj.cards if card >= 0]
    pools = [card for pool in match.pools for card in pool]
    assert sorted((*dealt, *pools)) == list(range(len(match.printed)))
    assert sum(obj.cards == (UNDEALT,) for obj in match.objs.values()) == len(pools)
    assert all(amount > 0 and ident in match.objs for ident, amount in match.damage.items())
    for seat in (0, 1):
        assert len(units(match, seat)) <= 6 and len(match.zones[BASE + seat]) <= 1
        assert len(match.zones[RESOURCES + seat]) <= 15
        for ident in match.zones[BATTLE + seat]:
            obj = match.objs[ident]
            assert not obj.host or (obj.host in match.objs and match.objs[obj.host].zone == obj.zone)
    for obj in match.objs.values():
        assert obj.entry is None or obj.zone in TOKEN_ZONES or match.outcome is not None
        assert not obj.host or obj.zone in (BATTLE, BATTLE + 1)
    if match.decision is not None and match.decision.purpose in ("main", "action"):
        assert not match.zones[LIMBO] and not match.pending
        assert all(obj.known for obj in match.objs.values() if obj.zone in (BATTLE, BATTLE + 1))
