"""What a continuous craft is about, where its condition tells: "UNITs you control get +1/+0 if they are attacking", "if
you control a 'Warden', it gets +1/+1".

What is asked of each of several is said of those for which it is so (1212); "it" and "they" after "you control ..." are
what the condition counts.
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.amount.computed.distributive import THEIRS
from engine.text.surface import SELF, Both, Ref
from engine.trails.tree import Compare, Count, Every, Filter, Is, Not, Range, Stat
from engine.trails.tree.reads import replace

_EACH = frozenset(("it", "them", "UNIT", "UNITs", "ITEM", "ITEMs", "card", "cards"))
#: What can be asked of each besides its states, where nothing is said of it yet.
_ASKED = ("icons", "ranges", "keywords", "orgs", "names", "subnames", "shares")


def about_each(static: Any) -> Any:
    """A sentence of a continuous craft, about what its condition says; the same one where that says nothing."""
    condition, said = static.condition, static.said
    parts: tuple[Any, ...] = condition.of if isinstance(condition, Every) else (condition,)
    if isinstance(said.who, Filter):
        if any(isinstance(part, Compare) and isinstance(part.left, Count) for part in parts):
            return static  # "if you control a 'Warden' and it is stunned, ...": it is not each of these
        who = said.who
        left = []
        for part in parts:
            narrowed = _narrowed(who, part)
            if narrowed is None:
                left.append(part)
            else:
                who = narrowed
        if len(left) == len(parts):
            return static
        return replace(static, said=replace(said, who=who), condition=_every(left))
    word = said.who.word if isinstance(said.who, Ref) else ""
    if word not in _EACH or condition is None:
        return static
    found = [part.left.of for part in parts if _there(part)]
    meant = _any_of(found, several=word == "them" or word.endswith("s"))
    if meant is None:
        return static
    left = [part for part in parts if not (_there(part) and part.right == 1 and len(found) == 1)]
    return replace(static, said=replace(said, who=meant), condition=_every(left))


def _every(left: list[Any]) -> Any:
    return None if not left else left[0] if len(left) == 1 else Every(tuple(left))


def _narrowed(who: Filter, part: Any) -> Filter | None:
    """The filter with what a condition asks of each; None if it asks something else."""
    if isinstance(part, Compare):
        return _of_number(who, part)
    no = isinstance(part, Not)
    asked = part.what if isinstance(part, Not) else part
    whose: Any = asked.who if isinstance(asked, Is) else None
    if not isinstance(asked, Is) or not isinstance(whose, Ref) or whose.word not in _EACH:
        return None
    f = asked.filter
    if replace(f, states=(), **{name: () for name in _ASKED if name != "shares"}, shares="") != Filter():
        return None
    if no and (len(f.states) != 1 or f != Filter(states=f.states)):
        return None
    states = (
        tuple(state.removeprefix("-") if state[0] == "-" else f"-{state}" for state in f.states) if no else f.states
    )
    if any(getattr(f, name) and getattr(who, name) for name in _ASKED) or set(states) & set(who.states):
        return None
    more = {name: getattr(f, name) for name in _ASKED if getattr(f, name)}
    return replace(who, states=tuple(sorted((*who.states, *states))), **more)


def _of_number(who: Filter, part: Compare) -> Filter | None:
    """The filter with what is asked of a number of each."""
    stat, number = part.left, part.right
    whose: Any = stat.of if isinstance(stat, Stat) else None
    if not isinstance(stat, Stat) or not isinstance(whose, Ref) or not isinstance(number, int) or who.ranges:
        return None
    if whose.word not in (*_EACH, THEIRS, SELF) or part.op not in _ENDS:
        return None
    least, most = _ENDS[part.op]
    field = stat.field.removeprefix("printed ")
    low, high = (None if end is None else number + end for end in (least, most))
    return replace(who, ranges=(Range(field, low, high, field != stat.field),))


#: Of a comparison, what is added to its number for the least and for the most that fits.
_ENDS: Any = {">=": (0, None), ">": (1, None), "<=": (None, 0), "<": (None, -1), "=": (0, 0)}


def _there(part: Any) -> bool:
    """Whether a condition is that something lies on the field."""
    counted = isinstance(part, Compare) and isinstance(part.left, Count) and part.left.each == 1 and part.op == ">="
    return counted and isinstance(part.right, int) and part.right >= 1 and part.left.of.zone == "field"


def _any_of(found: list[Filter], *, several: bool) -> Filter | Both | None:
    """What is counted, each of it if there are several; None where one thing is meant of which there may be more, or
    where nothing is counted."""
    if not found:
        return None
    first = found[0]
    if not several and (len(found) > 1 or not (first.names or first.subnames)):
        return None
    return first if len(found) == 1 else Both(tuple(found))
