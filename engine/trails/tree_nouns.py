"""Noun phrases, amounts and conditions of the effect tree. Import them through :mod:`engine.trails.tree`."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any


# --- whom -----------------------------------------------------------------------------------------------------------
class Made:
    """Base of nodes that work something out once when they are made; it is no part of what they mean."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies, also in another process, are made anew and work it out for themselves."""
        return type(self), tuple(getattr(self, field.name) for field in fields(self))  # type: ignore[arg-type]


class _Asking(Made):
    """Of a filter."""

    __slots__ = ("asks_identity",)
    asks_identity: bool  #: it asks what a card is, and not only where it lies and how it is turned


@dataclass(frozen=True, slots=True)
class Filter(_Asking):
    """A set of objects; every given condition must hold.

    zone: where (203.3, 203.4, 506.5: the field unless said). whose: "you", "opponent" or "any" (controller on the
    field and in standby, owner elsewhere). types, orgs, names, subnames: any of them. contains: part of a name.
    states: all of "ready", "action", "stunned", "attacking", "defending", "combating", "support", "cursed",
    "attacking alone" (1326.4); a leading "-" negates. icons: icon crafts it must have; a leading "-" negates. Ranges
    compare the current value, or the printed one where ``printed``. scope: "all", "other" (not this card), "this".
    face: "up", "down" or "any".
    """

    zone: str = "field"
    whose: str = "any"
    types: tuple[str, ...] = ()
    orgs: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    subnames: tuple[str, ...] = ()
    contains: str = ""
    states: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    ranges: tuple[Range, ...] = ()
    scope: str = "all"
    face: str = "any"

    def __post_init__(self) -> None:
        what = self.types or self.orgs or self.names or self.subnames or self.contains or self.icons or self.ranges
        object.__setattr__(self, "asks_identity", bool(what))


@dataclass(frozen=True, slots=True)
class Range:
    """``least <= field <= most`` of an object's number; None = open. field: cp, ep, level, str, def."""

    field: str
    least: Amount | None = None
    most: Amount | None = None
    printed: bool = False


#: Objects an instruction works on: the name of a register ("it", "this", ...) or every object of a filter.
Who = str | Filter
#: A player: "you", "opponent", "each".
Player = str


# --- how much -------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Count:
    """The number of objects of a filter, times ``each``."""

    of: Filter
    each: int = 1


@dataclass(frozen=True, slots=True)
class Size:
    """The number of objects in a register."""

    of: str


@dataclass(frozen=True, slots=True)
class Stat:
    """A number of the first object of a register (last known if it is gone, 1221)."""

    field: str
    of: str


@dataclass(frozen=True, slots=True)
class PlayerStat:
    """A player's "bond", "cp" or "ep"."""

    field: str
    of: Player


@dataclass(frozen=True, slots=True)
class CountOrgs:
    """The number of different organizations on the objects of a filter; "all organizations" adds none (1333.2)."""

    of: Filter
    each: int = 1


@dataclass(frozen=True, slots=True)
class X:
    """The indefinite value of this ability (1305)."""

    each: int = 1


@dataclass(frozen=True, slots=True)
class Sum:
    parts: tuple[Amount, ...]


Amount = int | Count | CountOrgs | Size | Stat | PlayerStat | X | Sum


# --- conditions -----------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Compare:
    """``left op right`` with op one of ">=", "<=", "=", ">", "<"."""

    left: Amount
    op: str
    right: Amount


@dataclass(frozen=True, slots=True)
class Is:
    """The first object of a register matches a filter (last known if it is gone)."""

    who: str
    filter: Filter


@dataclass(frozen=True, slots=True)
class During:
    """It is one of these steps ("draw", "homebase", "deployment", "combat", "cure"), of ``whose`` if a step has one."""

    steps: tuple[str, ...]
    whose: Player = "each"


@dataclass(frozen=True, slots=True)
class Not:
    what: Condition


@dataclass(frozen=True, slots=True)
class Every:
    """All of several conditions."""

    of: tuple[Condition, ...]


Condition = Compare | Is | During | Not | Every
