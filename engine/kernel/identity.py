"""When two states are the same (K23, K24): what a repetition check and a compared fingerprint look at.

Ids and ages are left out, since they only grow; the order of a zone counts only where the rules track it. Meant for
moments at which nothing is half done: pending frames are not part of it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from engine.kernel.objects import Obj


def canonical(game: Any, extra: tuple[Any, ...] = ()) -> tuple[Any, ...]:
    """A comparable description of the table. extra: what else the ruleset counts (points, whose turn ...)."""
    zones = []
    for index, idents in enumerate(game.zones):
        rows = [_describe(game, game.objs[ident]) for ident in idents]
        zones.append(tuple(rows) if game.spec(index).ordered else tuple(sorted(rows, key=repr)))
    return (tuple(zones), tuple(game.pools), extra)


def fingerprint(game: Any, extra: tuple[Any, ...] = ()) -> str:
    """A short text that equal states share, the same in every process."""
    return blake2b(repr(canonical(game, extra)).encode(), digest_size=12).hexdigest()


def _describe(game: Any, obj: Obj) -> tuple[Any, ...]:
    host = game.objs.get(obj.host)
    return (
        obj.cards,
        obj.owner,
        obj.controller,
        obj.ready,
        obj.face_up,
        tuple(sorted(obj.marks)),
        host.cards if host is not None else None,
        obj.entry is None,
    )
