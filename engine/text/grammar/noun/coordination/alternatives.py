"""Descriptions of which one must fit, or of which all are meant: "ITEM or stunned UNIT", UNITとITEMの数.

What is said of several types is said of all of them, unless some can never be so: of "ITEM or BASE with building level
1" only the BASE. Whose they are and where they lie is said once, of both."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from engine.text.parser.rule import Reading
from engine.trails.tree import Filter, Range
from engine.trails.tree.loading.words import TYPES
from engine.trails.tree.nouns import plain_ranges
from engine.trails.tree.reads import replace


def bare(f: Filter) -> bool:
    """Whether nothing is said of it but its type: all that stands before the other noun is said of both then."""
    return f == Filter(types=f.types, zone=f.zone)


def either(ones: Iterable[Reading], others: Iterable[Reading]) -> list[Reading]:
    """Two descriptions of which one must fit. Whose they are and where they lie is said once, of both."""
    out: list[Reading] = []
    for _, one in ones:
        for end, other in others:
            among = "".join({one.among, other.among})  # "a Guild or ITEM among them": said once, of both
            if among:
                one, other = replace(one, among=""), replace(other, among="")
            if (
                one.either
                or other.either
                or not (one.scope == "all" or (one.scope == "other" and _simple(one) and _simple(other)))
                or other.scope != "all"
                or not (_headed(one) and _headed(other))
            ):
                continue
            one, other = (replace(part, face="any") if _open_base(part) else part for part in (one, other))
            if "homebase" in (one.zone, other.zone) and "field" in (one.zone, other.zone):  # a BASE has its own place
                one, other = (replace(part, zone="field") if part.types == ("BASE",) else part for part in (one, other))
            if any(part.asks_others or part.face != "any" or not _numbers(part) for part in (one, other)):
                continue
            placed = [part for part in (one, other) if part.whose != "any" or part.zone not in ("field", "homebase")]
            if len({(part.zone, part.whose) for part in placed}) > 1:
                continue
            zone, whose = (placed[0].zone, placed[0].whose) if placed else ("field", "any")
            if not placed and {one.zone, other.zone} == {"homebase"}:
                zone = "homebase"
            alike = _of_one_kind(one, other)
            if alike is not None:
                field, words = alike
                bare = not placed and field == "types" and set(words) <= {"EVENT", "BASE"}
                parts = {"zone": "homebase" if bare else zone, "whose": whose, "scope": one.scope, field: words}
                parts["among"] = among
                out.append((end, Filter(**parts)))
                continue
            both = tuple(sorted((made_filter(*_demands(one)), made_filter(*_demands(other))), key=repr))
            if len(set(both)) > 1 and not _within(*both):
                out.append((end, Filter(zone=zone, whose=whose, scope=one.scope, among=among, either=both)))
    return out


def _open_base(f: Filter) -> bool:
    """Whether it is a face-up BASE of which no more is said: what is known to be a BASE lies face-up (203.4)."""
    return f.face == "up" and f == Filter(zone=f.zone, whose=f.whose, types=("BASE",), face="up")


def _headed(f: Filter) -> bool:
    """Whether it says what it is: a type, an organization or a name."""
    return bool(f.types or f.orgs or f.names or f.subnames)


def _simple(f: Filter) -> bool:
    """Whether what stands before it can only be said of it and what it is joined to: nothing else is said of it."""
    said = Filter(zone=f.zone, whose=f.whose, scope=f.scope)
    return f == replace(said, types=f.types, orgs=f.orgs, names=f.names, subnames=f.subnames)


def _of_one_kind(one: Filter, other: Filter) -> tuple[str, tuple[str, ...]] | None:
    """The words of both, if each says nothing but its types, or its organizations, or its names."""
    for field in ("types", "orgs", "names", "subnames"):
        words = [getattr(part, field) for part in (one, other)]
        if all(words) and all(
            part == replace(Filter(zone=part.zone, whose=part.whose, scope=part.scope), **{field: getattr(part, field)})
            for part in (one, other)
        ):
            kinds = dict.fromkeys((*words[0], *words[1]))
            return field, tuple(sorted(kinds, key=(*TYPES, "ITEM•UNIT").index)) if field == "types" else tuple(kinds)
    return None


def _demands(f: Filter) -> tuple[tuple[str, Any], ...]:
    return tuple((name, getattr(f, name)) for name in _ASKED if getattr(f, name))


#: What can be asked of one of two descriptions alone.
_ASKED = (
    "types",
    "orgs",
    "names",
    "subnames",
    "contains",
    "states",
    "icons",
    "ranges",
    "without",
    "unnamed",
    "keywords",
)


def only_heads(f: Filter) -> bool:
    """Whether nothing is said of it but its type, organization or name: none of it is said of the other noun."""
    return _simple(f) and len([True for words in (f.types, f.orgs, f.names, f.subnames) if words]) == 1


def _within(one: Filter, other: Filter) -> bool:
    """Whether one says no more than its type, which the other is of as well."""
    return any(bare(a) and b.types and set(b.types) <= set(a.types) for a, b in ((one, other), (other, one)))


def _numbers(f: Filter) -> bool:
    """Whether all its numbers are plain."""
    ends = [end for limit in plain_ranges(f.ranges) for end in (limit.least, limit.most)]
    return all(isinstance(end, int | None) for end in ends)


#: In what states only UNITs can be.
_OF_UNITS = ("attacking", "attacking alone", "attacking player", "sclm attacking", "defending", "combating", "stunned")


#: Of what types something can be said: numbers and states that the others never have.
_SAID_OF = {
    "str": {"UNIT", "ITEM•UNIT"},
    "def": {"UNIT", "ITEM•UNIT"},
    "ep": {"EVENT"},
    "cp": {"UNIT", "ITEM", "ITEM•UNIT"},
    "level": {"BASE"},
    **{state: {"UNIT", "ITEM•UNIT"} for state in _OF_UNITS},
}


def said_of(parts: Mapping[str, Any]) -> set[str]:
    """The types of which what is said can be said: of "ITEM or BASE with building level 1" the BASE."""
    fields = {limit.field for limit in parts.get("ranges", ()) if isinstance(limit, Range)}
    said = [_SAID_OF[word] for word in (*parts.get("states", ()), *fields) if word in _SAID_OF]
    return set(parts["types"]).intersection(*said)


def of_some(parts: Mapping[str, Any], only: set[str], at: int) -> list[Reading]:
    """Those types as they are said to be, or the other ones; nothing if more is said that could be meant of either."""
    placed = {name: parts[name] for name in ("zone", "whose", "scope", "among") if name in parts}
    others = tuple(kind for kind in parts["types"] if kind not in only)
    demands = {name: parts[name] for name in parts if name not in (*placed, "types")}
    if not only or len(demands) != 1:
        return []
    one = made_filter(("types", tuple(kind for kind in parts["types"] if kind in only)), *demands.items())
    return [
        (at, made_filter(*placed.items(), ("either", tuple(sorted((one, made_filter(("types", others))), key=repr)))))
    ]


@lru_cache(maxsize=4096)
def made_filter(*parts: tuple[str, Any]) -> Filter:
    """A filter with these fields. Card texts speak of the same things again and again."""
    return Filter(**dict(parts))


#: What stands before a noun that means all there are, each of them.
_EACH = re.compile(r"(?:each|every|any) $")
_FOR_EACH = re.compile(r"for (?:each|every) $")
_ALL = re.compile(r"(?:^|[.:,}•] |\ball |\bnumber of )$")
_AND = re.compile(r" and (?:each |every |all )?(?!other |another )")
#: What follows a noun of which all are meant.
_EVERY_JA = re.compile(
    r"は(?:それぞれ|すべて|、|(?!、).)|を(?:すべて|全て|全部)|すべて|全て|の(?:合計|枚数|数|総数|合計数)|"
    r"(?:1?(?:つ|枚|体)?(?:の?合計)?|\d+(?:つ|枚|体))(?:につき|ごとに)"
)


def union_en(low: str, start: int, at: int) -> re.Match[str] | None:
    """The "and" at an offset, if the noun phrase before it, from where it begins, means all of what it says."""
    found = _AND.match(low, at)
    if found is None:
        return None
    lead = low[:start]
    if found.group().endswith(("each ", "every ")):
        return found if _FOR_EACH.search(lead) and not low.startswith("other ", start) else None
    return found if _EACH.search(lead) or _ALL.search(lead) else None


def union_ja(low: str, at: int) -> bool:
    """Whether what follows a noun phrase says that all are meant."""
    return _EVERY_JA.match(low, at) is not None
