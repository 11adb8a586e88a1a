"""What is true of a match at every question."""

from __future__ import annotations

from engine.eightfold.state.match import Match
from engine.eightfold.state.zones import FIELD, FIELDS, REMOVED, STACK
from engine.kernel.objects import UNDEALT


def check(match: Match) -> None:
    """Raises AssertionError: a card is lost or there twice, something stays half done, a limit is broken."""
    dealt = [card for obj in match.objs.values() for card in obj.cards if card >= 0]
    pools = [card for pool in match.pools for card in pool]
    assert sorted((*dealt, *pools)) == list(range(len(match.printed)))
    assert sum(obj.cards == (UNDEALT,) for obj in match.objs.values()) == len(pools)
    assert all(amount > 0 and ident in match.objs for ident, amount in match.damage.items())
    for obj in match.objs.values():
        assert (obj.entry is not None) == (obj.zone == STACK)
        assert not obj.host or obj.zone in (*FIELDS, REMOVED, REMOVED + 1)
    if match.decision is not None and match.decision.purpose == "priority":
        assert not match.pending
        for seat in (0, 1):
            backups = [i for i in match.zones[FIELD + seat] if "backup" in match.derived.traits[i].kinds]
            assert len([i for i in backups if match.derived.traits[i].controller == seat]) <= 5
