"""Nouns joined by "and" or "or", also as objects of one verb. Both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from engine.text.grammar.lexicon import verb
from engine.text.grammar.noun.pairs import from_first, from_last
from engine.text.grammar.noun.phrase.articles import counter
from engine.text.parser.grammar import Grammar, hole
from engine.text.parser.template import Reading
from engine.text.surface import Aim, Both, Pick, Ref
from engine.trails import tree as t
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


_PLACES = (
    ("deck top", "put {who:obj} on top of their owners' decks", "{who:obj}持ち主のデッキの上に置く"),
    ("deck bottom", "put {who:obj} on the bottom of their owners' decks", "{who:obj}持ち主のデッキの下に置く"),
    ("trail", "put {who:obj} into their owners' trails", "{who:obj}持ち主の軌跡に置く"),
)
#: Places to which several things go at one time; what is shuffled into a deck is said otherwise.
_KNOWN = frozenset(("", "field", "your field", "homebase", "hand", "deck top", "deck bottom", "trail"))


def verb_objects(g: Grammar) -> None:
    """Add to the rule "obj" and to the verbs, for printing only."""
    for kinds, en, ja in (
        (("this", Aim), "this card and {b:aim1}", ()),
        ((Aim, "this"), "{a:aim1} and this card", ()),
        (("this", Ref), (), "これと{b:back}を"),
        (("this", t.Filter), "this card and {b:whole}", "これとすべての{b:np}を"),
        ((Aim, t.Filter), "{a:aim1} and {b:whole}", ()),
        ((Ref, t.Filter), "{a:back} and {b:whole}", "{a:back}とすべての{b:np}を"),
        ((t.Filter, t.Filter), "{a:whole} and {b:whole}", ()),
    ):
        g.add("obj", build=_never, match=_Kinds(kinds), en=en, ja=ja, says=True)
    for counts, article in (((1, 1), ""), ((0, 1), "up to one ")):
        nouns = "{f:np} and up to one {h:np}" if article else "{f:a-np} and {h:a-np}"
        g.add("obj", build=_never, match=_Picks(counts), en=article + nouns, says=True)
    g.add("obj", build=_never, match=_counted, ja="{f:np}を{m:measure}と{h:np}を{n:measure}", says=True)
    g.add("obj", build=_never, match=_this_and, en="this card and {f:a-np}", ja="これと{f:np}を1つ", says=True)
    back = "return {who:obj} to their owners' hands"
    verb(g, t.Do("return", hole("who")), match=_several, en=(back,), ja=("{who:obj}持ち主の手札に戻す",), says=True)
    for place, en, ja in _PLACES:
        put = t.Put(hole("who"), place)
        verb(g, put, match=_Put(place), en=(en,), ja=(ja,), says=True)


def _never(**holes: Any) -> Any:
    raise AssertionError("it is only printed")


class _Kinds:
    """Two objects of such kinds."""

    def __init__(self, kinds: tuple[Any, Any]) -> None:
        self.kinds = kinds

    def __call__(self, v: Any) -> Mapping[str, Any] | None:
        if not isinstance(v, Both) or len(v.parts) != 2:
            return None
        if not all(map(_is, v.parts, self.kinds)):
            return None
        return {name: part for name, part in zip("ab", v.parts, strict=True) if part != "this"}


def _is(part: Any, kind: Any) -> bool:
    return bool(part == kind) if isinstance(kind, str) else isinstance(part, kind)


class _Picks:
    """One of each of two kinds in English: the place of both stands after the last."""

    def __init__(self, counts: tuple[int, int]) -> None:
        self.counts = counts

    def __call__(self, v: Any) -> Mapping[str, Any] | None:
        both = _chosen(v)
        if both is None or any((pick.least, pick.most) != self.counts for pick in both):
            return None
        f, h = (pick.filter for pick in both)
        bare = replace(f, zone=_home(f), whose="any", among="")
        first = next((one for one in (bare, f) if from_last(one, h) == (f, h)), None)
        return None if first is None else {"f": first, "h": h}


def _counted(v: Any) -> Mapping[str, Any] | None:
    """The same in Japanese: the place of both stands before the first."""
    both = _chosen(v)
    if both is None:
        return None
    f, h = (pick.filter for pick in both)
    bare = replace(h, zone=_home(h), whose="any", among="")
    there = f.zone != _home(f) or f.among
    last = next((one for one in (bare, h) if (from_first(f, one) if there else (f, one)) == (f, h)), None)
    one, other = ((pick.least, pick.most, counter(pick.filter)) for pick in both)
    return None if last is None else {"f": f, "h": last, "m": one, "n": other}


def _chosen(v: Any) -> tuple[Pick, Pick] | None:
    if not isinstance(v, Both) or len(v.parts) != 2 or not all(isinstance(part, Pick) for part in v.parts):
        return None
    plain = all(part == Pick(part.filter, part.least, part.most) for part in v.parts)
    return (v.parts[0], v.parts[1]) if plain else None


def _home(f: t.Filter) -> str:
    return "homebase" if f.types and set(f.types) <= {"EVENT", "BASE"} else "field"


def _this_and(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Both) and len(v.parts) == 2 and v.parts[0] == "this" and isinstance(v.parts[1], Pick)
    f = v.parts[1].filter if fits else None
    return {"f": f} if f is not None and v.parts[1] == Pick(f) and f.scope == "other" else None


def _several(v: Any) -> Mapping[str, Any] | None:
    """Something is done to several things whose owners may be others."""
    return {"who": v.who} if isinstance(v, t.Do) and v == t.Do("return", v.who) and isinstance(v.who, Both) else None


class _Put:
    """They are put to places of their owners."""

    def __init__(self, to: str) -> None:
        self.to = to

    def __call__(self, v: Any) -> Mapping[str, Any] | None:
        fits = isinstance(v, t.Put) and v == t.Put(v.who, self.to) and isinstance(v.who, Both)
        return {"who": v.who} if fits else None


def in_one(do: list[Any]) -> list[Any]:
    """The instructions of one verb with several objects: it is done to all of them at one time. What is chosen for it
    is chosen before."""
    first = [node for node in do if isinstance(node, t.Choose)]
    deeds = [node for node in do if not isinstance(node, t.Choose)]
    out = deeds[:1]
    for node in deeds[1:]:
        if not _same(out[-1], node):
            return do
        out.append(replace(node, along=True))
    return [*first, *out]


def _same(last: Any, node: Any) -> bool:
    alike = isinstance(node, t.Do | t.Put) and node.__class__ is last.__class__ and getattr(node, "to", "") in _KNOWN
    return alike and bool(replace(node, who=last.who, along=last.along) == last)
