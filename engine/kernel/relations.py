"""Objects that lie under, ride on or hang from another object (K05).

An edge is the member's ``host``: one host a member, any number of members a host. What becomes of members when their
host goes differs from game to game, and between kinds of edge in one game, so it is a policy and not a habit.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

from engine.kernel.frozen import frozen
from engine.kernel.objects import Obj


class Parting(StrEnum):
    """What happens to a member when its host leaves."""

    ALONG = "along"  #: it leaves in the same group, to the same kind of place
    LATER = "later"  #: it stays, hostless, and a later check deals with it
    FREE = "free"  #: the edge is gone, the member stays where it is
    BACK = "back"  #: it comes back from where it was kept


@frozen
class Relation:
    """One kind of edge. most: members a host may have (0 = any number). counted: members count beside their host."""

    name: str
    parting: Parting
    most: int = 0
    counted: bool = True


def members(game: Any, host: int) -> tuple[Obj, ...]:
    """The members of an object, oldest first."""
    return tuple(sorted((obj for obj in game.objs.values() if obj.host == host), key=_age)) if host else ()


def orphans(game: Any) -> tuple[Obj, ...]:
    """Members whose host is gone (or came back as another incarnation), oldest first."""
    objs = game.objs
    return tuple(sorted((obj for obj in objs.values() if obj.host and obj.host not in objs), key=_age))


def tops(objs: Iterable[Obj]) -> tuple[Obj, ...]:
    """Those of ``objs`` that lie under nothing: what a count of hosts counts; ``objs`` itself counts cards."""
    return tuple(obj for obj in objs if not obj.host)


def room(game: Any, relation: Relation, host: int) -> bool:
    """Whether the host may take one more member."""
    return relation.most == 0 or len(members(game, host)) < relation.most


def _age(obj: Obj) -> tuple[int, int]:
    return obj.stamp, obj.id
