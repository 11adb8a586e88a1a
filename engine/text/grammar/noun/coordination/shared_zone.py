"""Where two things lie that are named together: "a UNIT and an ITEM from your trail", 軌跡のUNITとITEMを1枚ずつ.

In Japanese a place stands before the first of them, in English after the last, and it is that of both, unless the other
has one of its own. Whose they are on the field is said of both in 相手のUNITとITEMを1つずつ; elsewhere each says it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Aim, Both, Pick, PicksClause
from engine.trails.tree import Filter
from engine.trails.tree.reads import replace

_ONE = "(a|an|one)"


def add(g: Grammar) -> None:
    """Add one of each of two kinds, chosen and not targeted."""
    g.add("obj", build=lambda f, h: _two(from_last(f, h), 1), match=never, en=f"{_ONE} {{f:np}} and {_ONE} {{h:np}}")
    g.add("obj", build=lambda f, h: _two(from_last(f, h), 0), match=never,
          en="up to one {f:np} and up to one {h:np}")  # fmt: skip
    g.add(
        "obj",
        build=lambda f, h, m: _two(from_first(f, h), m[0], m[1]),
        match=never,
        ja="{f:np}と{h:np}を{m:measure}ずつ",
    )
    g.add("obj", build=_counted, match=never,
          ja=("{f:np}を{m:measure}と(、|){h:np}を{n:measure}",
              "{f:np}{m:measure}と(、|){h:np}{n:measure}を"))  # fmt: skip
    verb(g, build=_chosen, match=never, ja=("{f:np}と{h:np}を{m:measure}ずつ選ぶ",))
    g.add("aims", build=_aimed, match=never, ja="{f:np}と{h:np}を{m:measure}ずつ対象と")


def from_first(f: Filter, h: Filter) -> tuple[Filter, Filter]:
    """Two nouns of which the first says where both lie, and whose they are."""
    return f, _placed_like(h, f)


def from_last(f: Filter, h: Filter) -> tuple[Filter, Filter]:
    """Two nouns of which the last says where both lie."""
    return (_placed_like(f, h), h) if _lies(h) else (f, h)


def in_row(a: Any, b: Any, c: Any = None) -> Any:
    """Targets named one after the other: the first says in which zone they all lie, until one says otherwise."""
    out = [a, b] if c is None else [a, b, c]
    for at in range(1, len(out)):
        if isinstance(out[at], Aim) and isinstance(out[at - 1], Aim) and _lies(out[at - 1].filter):
            out[at] = replace(out[at], filter=_placed_like(out[at].filter, out[at - 1].filter))
    return tuple(out)


def named_so(aims: Any) -> Mapping[str, Any] | None:
    """Two targets that can be named one after the other in Japanese, each where it is said to lie."""
    return {"a": aims[0], "b": aims[1]} if len(aims) == 2 and in_row(*aims) == tuple(aims) else None


def each_aimed(a: Any, b: Any) -> Any:
    """ "Target UNIT and target ITEM in your trail": a place off the field is that of both."""
    if isinstance(a, Aim) and isinstance(b, Aim) and _lies(b.filter) != "":
        a = replace(a, filter=_placed_like(a.filter, b.filter))
    return Both((a, b))


def said_each(v: Any) -> Mapping[str, Any] | None:
    """Two targets as English names them together."""
    if not isinstance(v, Both) or len(v.parts) != 2 or each_aimed(*v.parts) != v:
        return None
    return {"a": v.parts[0], "b": v.parts[1]}


def _chosen(f: Filter, h: Filter, m: Any) -> Any:
    both = _two(from_first(f, h), m[0], m[1])
    return REJECT if both is REJECT else PicksClause(both.parts)


def _aimed(f: Filter, h: Filter, m: Any) -> Any:
    return tuple(Aim(one, m[0], m[1]) for one in from_first(f, h))


def _two(both: tuple[Filter, Filter], least: Any, most: Any = 1) -> Any:
    f, h = both
    if (f.whose == "any") != (h.whose == "any") and not _lies(f) and not _lies(h):
        return REJECT  # whether the owner of one is meant for both is not said
    return Both((Pick(f, least, most), Pick(h, least, most))) if f != h else REJECT


def _counted(f: Filter, m: Any, h: Filter, n: Any) -> Any:
    """UNITを1枚とITEMを1枚: as many of each as is said."""
    both = from_first(f, h) if _lies(f) else (f, h)
    return Both((Pick(both[0], m[0], m[1]), Pick(both[1], n[0], n[1])))


def _lies(f: Filter) -> str:
    """The zone a noun names, "" if it is where things of its kind are anyway (203.3, 203.4); what was seen counts."""
    own = "homebase" if f.types and set(f.types) <= {"EVENT", "BASE"} else "field"
    return "~" if f.among else "" if f.zone == own else f.zone


def _placed_like(f: Filter, there: Filter) -> Filter:
    """A noun without a place and an owner of its own, where another one lies."""
    if _lies(f) or f.whose != "any" or f.scope != "all" or f.states or f.face != "any" or f.fights:
        return f
    zone = f.zone if _lies(there) in ("", "~") else there.zone
    placed = replace(f, zone=zone, whose=there.whose, among=there.among)
    return f if placed == there else placed
