"""One verb with several objects: "stun target UNIT you control and target UNIT your opponent controls".

It is done to all of them at one time, so that each can still see what becomes of the others (R060): their instructions
stand one after the other, those after the first ``along``. Both languages; the nouns are read by targets, one_of_each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.grammar.noun.coordination.pairs import from_first, from_last
from engine.text.grammar.noun.phrase.articles import counter
from engine.text.parser.grammar import Grammar, hole
from engine.text.surface import Aim, Both, Pick, Ref
from engine.trails import tree as t
from engine.trails.tree.reads import replace

_PLACES = (
    ("deck top", "put {who:obj} on top of their owners' decks", "{who:obj}持ち主のデッキの上に置く"),
    ("deck bottom", "put {who:obj} on the bottom of their owners' decks", "{who:obj}持ち主のデッキの下に置く"),
    ("trail", "put {who:obj} into their owners' trails", "{who:obj}持ち主の軌跡に置く"),
)
#: Places to which several things go at one time; what is shuffled into a deck is said otherwise.
_KNOWN = frozenset(("", "field", "your field", "homebase", "hand", "deck top", "deck bottom", "trail"))


def add(g: Grammar) -> None:
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
