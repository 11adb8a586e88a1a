"""What a piece of tree looks at: fields of objects as bits, and events after which it may read differently.

Worked out once for each piece when it is made, for the dependency test of layers and for what must be derived anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, Final, TypeVar

from engine.trails.tree.choices import NameCard
from engine.trails.tree.conditions import Alike, During, Happened, Initiative
from engine.trails.tree.nouns import (
    FIGHTING,
    TURN_BOND,
    TURN_STATES,
    WAS,
    Alikes,
    Count,
    CountOrgs,
    Filter,
    PlayerStat,
    Stat,
    Times,
    Total,
)
from engine.trails.tree.zones import NAMES

_Node = TypeVar("_Node")

#: Fields that filters read and effects write, as bits.
ORGS: Final = 1
ICONS: Final = 2
NAMES_BIT: Final = 4
NUMBERS: Final = 8
TYPES: Final = 16
RULES: Final = 32


@cache
def names_in(kind: type) -> tuple[str, ...]:
    """The names of a node's fields; () for what is no node."""
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()


@cache
def parts_in(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    """A function from a node to the values of its fields, in order; it gives () for what is no node."""
    names = names_in(kind)
    if len(names) > 1:
        return attrgetter(*names)
    if not names:
        return lambda node: ()
    one = attrgetter(names[0])
    return lambda node: (one(node),)


def replace(node: _Node, **changed: Any) -> _Node:
    """A node with other values in some fields, as :func:`dataclasses.replace` makes it, at a third of its price."""
    kind: Any = node.__class__
    made: _Node = kind(*map(changed.get, names_in(kind), parts_in(kind)(node)))
    return made


def reads(node: Any) -> int:
    """Which fields of objects a piece of tree looks at, as bits."""
    bits = 0
    if node.__class__ in (str, int):
        return 0
    if isinstance(node, Filter):
        bits |= (TYPES if node.types else 0) | (ORGS if node.orgs else 0) | (ICONS if node.icons else 0)
        bits |= ICONS if node.keywords else 0  # crafts that are gained or lost
        bits |= ICONS if {"cursed", "-cursed"} & set(node.states) else 0  # printed Curse is an icon craft (1414.1)
        bits |= (ORGS | NAMES_BIT | TYPES if node.without else 0) | (ORGS if node.shares else 0)
        bits |= (ORGS if any("organization" in state for state in node.states) else 0) | (
            NUMBERS if node.extreme else 0
        )
        named = node.names or node.subnames or node.contains or node.named or node.unnamed
        bits |= (NAMES_BIT if named else 0) | (NUMBERS if node.ranges else 0)
        bits |= 0 if node.aims is None else reads(node.aims)
        bits |= 0 if node.source is None else reads(node.source)
        if node.like:
            bits |= {"organization": ORGS, "name": NAMES_BIT}.get(node.like[0], NUMBERS) | reads(node.like[1])
        return bits | reads((node.ranges, *node.either))  # the rest of it are words
    elif isinstance(node, Stat | Total):
        bits |= NUMBERS
    elif isinstance(node, CountOrgs):
        bits |= ORGS
    elif isinstance(node, Alike | Alikes):
        bits |= ORGS | NAMES_BIT | NUMBERS
    if isinstance(node, tuple):
        for part in node:
            bits |= reads(part)
    else:
        for name in names_in(node.__class__):
            bits |= reads(getattr(node, name))
    return bits


#: Kinds of events that a turn is asked about (those that change what is derived anyway are left out).
_HAPPENINGS = frozenset(
    ("turn start", "turn", "bond", "ep", "cure", "played", "zones", "arrange", "shuffle", "fight back")
    + ("attacks", "attacks alone", "sclm attacks", "is attacked", "is sclm attacked")
)


#: What changes a state that a filter asks for.
_STATES: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(("ready", "action"), frozenset(("turn",))),
    **dict.fromkeys(TURN_STATES, _HAPPENINGS),
    **dict.fromkeys(("support", "cursed"), frozenset(("mark",))),
    **dict.fromkeys((*FIGHTING, *(WAS + state for state in FIGHTING)), frozenset(("combat",))),
}


def watches(node: Any) -> frozenset[str]:
    """Kinds of events, beyond changes of the field, after which a piece of tree may read differently.

    "in trail" and the like: cards that come to or leave that zone; "zones": those of any zone; "homebase": those that
    are put face-down into a homebase.

    Whatever a text can look at is named here with the event that changes it: what is kept is dropped by that
    alone. Guard: tests/trails/state/test_kept.py.
    """
    out: set[str] = set()
    _watched(node, out)
    return frozenset(out)


def _watched(node: Any, out: set[str]) -> None:
    kind = node.__class__
    if not node or kind is str or kind is int:
        return
    if kind is tuple:  # before all others: most of a tree are tuples
        for part in node:
            _watched(part, out)
        return
    if isinstance(node, PlayerStat):
        out.update(_HAPPENINGS if node.field in TURN_BOND else (node.field,))
    elif isinstance(node, During):
        out.add("step")
        out.update(("combat",) if "resolution" in node.steps else ())
    elif isinstance(node, Initiative):
        out.add("initiative")
    elif isinstance(node, Happened | Times):
        out.update(_HAPPENINGS)
    elif isinstance(node, Filter):
        for state in node.states:
            out.update(_STATES.get(state.removeprefix("-"), ()))
        if node.fights:
            out.add("combat")
        if node.zone != "field":
            out.add("homebase" if node.zone == "homebase" else f"in {node.zone}")
        if node.spread:
            out.add("homebase")
        _watched(node.aims, out)
        _watched(node.source, out)
        _watched(node.like, out)
        _watched((node.ranges, *node.either), out)  # the rest of it are words
        return
    for part in parts_in(kind)(node):
        if part and part.__class__ is not str:
            _watched(part, out)


#: Of whose number an amount is that is worked out for each object by itself: the register of the object that is asked.
SELF: Final = "self"

#: What :func:`lasting` gives: it may read differently at any time; only when the cards that lie openly are others, too;
#: only with the attack and with what makes a state be derived anew.
FLEETING: Final = 0
OPENLY: Final = 1
SETTLED: Final = 2
#: What watches nothing but where cards lie, and the attack.
_WHERE = frozenset(("combat", "zones", "homebase", *(f"in {zone}" for zone in NAMES)))


def lasting(node: Any, watched: frozenset[str] | None = None) -> int:
    """How long what a piece of tree finds stays the same. watched: what it watches, if that is known.

    A list of options is kept as long as this says of all that it has read.
    """
    if watched is None:
        watched = watches(node)
    if watched <= {"combat"}:
        return SETTLED
    return OPENLY if watched <= _WHERE and not _hidden(node) else FLEETING


def _hidden(node: Any) -> bool:
    """Whether a piece of tree looks at cards that do not lie openly."""
    if isinstance(node, Filter) and node.zone in ("hand", "deck"):
        return True
    if isinstance(node, tuple):
        return any(_hidden(part) for part in node)
    return is_dataclass(node) and any(_hidden(getattr(node, field.name)) for field in fields(node))


def speaks_of(node: Any, what: Any) -> bool:
    """Whether a node, or a word, occurs in a piece of tree."""
    kind = node.__class__
    if kind is what.__class__ and node == what:
        return True
    word = what if what.__class__ is str else None
    for part in node if kind is tuple else parts_in(kind)(node):
        # most parts are words, numbers and nothing: only pieces of tree are looked into
        if part.__class__ is str:
            if part == word:
                return True
        elif part and part.__class__ is not int and speaks_of(part, what):
            return True
    return False


def claims(node: Any) -> bool:
    """Whether a piece of tree counts cards of a hidden zone by what they are: showing them answers it (502.2b)."""
    if isinstance(node, Count) and node.of.zone in ("hand", "deck") and node.of.asks_identity:
        return True
    if isinstance(node, tuple):
        return any(claims(part) for part in node)
    return is_dataclass(node) and any(claims(getattr(node, field.name)) for field in fields(node))


@lru_cache(maxsize=1024)
def counted_among(node: Any, register: str) -> bool:
    """Whether a piece of tree counts such as are among those of a register."""
    if isinstance(node, Count) and node.of.among == register:
        return True
    kind: Any = node.__class__
    parts = node if isinstance(node, tuple) else parts_in(kind)(node)
    nodes: list[Any] = [part for part in parts if isinstance(part, tuple) or is_dataclass(part)]
    return any(counted_among(part, register) for part in nodes)


def names_cards(node: Any) -> bool:
    """Whether a piece of tree has a player name a card, which may be any."""
    if isinstance(node, tuple):
        return any(map(names_cards, node))
    if not is_dataclass(node) or isinstance(node, type):
        return False
    return isinstance(node, NameCard) or any(names_cards(getattr(node, one.name)) for one in fields(node))
