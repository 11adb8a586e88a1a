"""STR and DEF that become others together, "it becomes 3/3", and numbers that all of a kind have: "the STR of UNITs you
control is 3" (1215.5). Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Predicate, Said
from engine.trails.tree import Filter

_FIELDS = (("str", "STR"), ("def", "DEF"))


def add(g: Grammar) -> None:
    """Add to the predicates and to the rule "ssaid"."""
    g.add(
        "preds",
        build=lambda n, m, u: (Predicate("set str", n, u), Predicate("set def", m, u)),
        match=never,
        en=("(becomes|become) (|a ){n:num}/{m:num}{u:until}", "(becomes|become) STR {n:num} and DEF {m:num}{u:until}"),
        ja=("{u:until}{n:num}/{m:num}になる", "{u:until}STR(が|){n:num}(、|と|で|かつ)DEF(が|){m:num}になる"),
    )
    for field, name in _FIELDS:
        g.add(
            "ssaid",
            build=partial(_all, field=field),
            match=partial(_match, field=field),
            en=(f"the {name} of {{f:nps}} is {{a:value}}", f"the {name} of {{f:nps}} (becomes|is equal to) {{a:value}}",
                f"{{f:nps}} (have|has) {name} {{a:value}}", f"{{f:nps}} (have|has) {{a:value}} {name}"),
            ja=f"{{f:np}}の{name}は(すべて|)(、|){{a:value}}(である|になる|に等しい|とする|となる)",
        )  # fmt: skip
    g.add(
        "ssaid",
        build=_both,
        match=_both_match,
        en=("{f:nps} have STR {a:value} and DEF {b:value}", "{f:nps} (are|become) {a:num}/{b:num}"),
        ja=("{f:np}はSTRが{a:value}、DEFが{b:value}になる", "{f:np}は{a:num}/{b:num}(である|になる)"),
    )
    g.add(
        "ssaid",
        build=lambda a, b: Said("this", (Predicate("set str", a), Predicate("set def", b))),
        match=_each_match,
        en="this card's STR is equal to {a:value} and its DEF is equal to {b:value}",
        ja="これのSTRは{a:value}(に等しく|と等しく|であり|になり)、(これの|)DEFは{b:value}(に等しい|と等しい|である|になる)",
    )


def _all(f: Any, a: Any, field: str) -> Any:
    return Said(f, (Predicate(f"set {field}", a),)) if _plain(f, a) else REJECT


def _both(f: Any, a: Any, b: Any) -> Any:
    if not _plain(f, a) or not _plain(f, b):
        return REJECT
    return Said(f, (Predicate("set str", a), Predicate("set def", b)))


def _plain(f: Any, a: Any) -> bool:
    """On the field, and a plain number: one that is worked out may be that of each of them."""
    return isinstance(f, Filter) and f.zone == "field" and isinstance(a, int)


def _match(v: Any, field: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or not isinstance(v.who, Filter) or len(v.predicates) != 1:
        return None
    (part,) = v.predicates
    return {"f": v.who, "a": part.value} if part == Predicate(f"set {field}", part.value) else None


def _both_match(v: Any) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or not isinstance(v.who, Filter) or len(v.predicates) != 2:
        return None
    one, other = v.predicates
    fits = one == Predicate("set str", one.value) and other == Predicate("set def", other.value)
    return {"f": v.who, "a": one.value, "b": other.value} if fits else None


def _each_match(v: Any) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or v.who != "this" or tuple(one.kind for one in v.predicates) != ("set str", "set def"):
        return None
    return {"a": v.predicates[0].value, "b": v.predicates[1].value}
