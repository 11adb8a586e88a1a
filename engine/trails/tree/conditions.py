"""Conditions of the effect tree. Import them through :mod:`engine.trails.tree`."""

from __future__ import annotations

from typing import Any

from engine.kernel.frozen import frozen
from engine.trails.tree.nouns import Amount, Filter, Player, Who


# --- conditions -----------------------------------------------------------------------------------------------------
@frozen
class Compare:
    """``left op right`` with op one of ">=", "<=", "=", ">", "<"."""

    left: Amount
    op: str
    right: Amount


@frozen
class Is:
    """The object of a register, or each of several, matches a filter (last known if it is gone)."""

    who: str
    filter: Filter


@frozen
class During:
    """It is one of these steps, of ``whose`` if it has one: "draw", "homebase", "deployment", "combat" (the phase),
    "resolution" (804), "cure"."""

    steps: tuple[str, ...]
    whose: Player = "each"


@frozen
class Not:
    what: Condition


@frozen
class Every:
    """All of several conditions."""

    of: tuple[Condition, ...]


@frozen
class Either:
    """At least one of several conditions."""

    of: tuple[Condition, ...]


@frozen
class Happened:
    """What a trigger waits for has happened ``least`` times or more in this turn."""

    trigger: Any
    least: int = 1


@frozen
class Chose:
    """One of the organizations that the source remembers is this one."""

    org: str


@frozen
class Initiative:
    """A player has the initiative in this turn."""

    player: Player = "you"


@frozen
class PlayedFrom:
    """This card, or the first object of a register, was played from that zone."""

    zone: str
    who: str = "this"


@frozen
class Alike:
    """Two or more objects stand to each other as ``how`` says (see ``Choose.alike``), each to each of the others."""

    who: Who
    how: str = "organization"


Condition = Compare | Is | During | Not | Every | Either | Happened | Chose | Initiative | PlayedFrom | Alike
