"""Conditions about cards of several kinds that lie in one place, and about so many and no more. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.condition.count.controlled import unit_of, zoned
from engine.text.grammar.noun.object.possessors import owned
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import SUBJECT
from engine.trails.tree import Compare, Count, Every, Filter
from engine.trails.tree.reads import replace

_OWNERS = (("you", "you", "あなたの"), ("opponent", "your opponent", "相手の"))
_ZONES = (("homebase", "拠点"), ("trail", "軌跡"), ("hand", "手札"), ("exile", "除外領域"))
_BARE = ("EVENT", "BASE")


def add(g: Grammar) -> None:
    """Add to "cond" and "conds"; "kind-list": two or more kinds, "kind-rest": what comes after the first of them."""
    _lists(g)
    g.add("several", build=_lie, match=_lie_match, en="there (is|are) {k:kind-list}")
    for whose, en, ja in _OWNERS:
        has = "control" if whose == "you" else "controls"
        have = "have" if whose == "you" else "has"
        g.add("several", build=partial(_lie, whose=whose), en=f"{en} {have} {{k:kind-list}}")
        for zone, ja_zone in _ZONES:
            build = partial(_there, zone=zone, whose=whose)
            match = partial(_there_match, zone=zone, whose=whose)
            g.add("several", build=build, match=match, ja=f"{ja}{ja_zone}に{{k:kind-list}}が(ある|いる|それぞれある)")
        g.add("several", build=partial(_there, zone="field", whose=whose),
              match=partial(_there_match, zone="field", whose=whose),
              en=f"{en} {has} {{k:kind-list}}", ja=f"{ja}場に{{k:kind-list}}がいる")  # fmt: skip
        g.add("several", build=partial(_there, zone="field", whose=whose, cards=True),
              match=partial(_there_match, zone="field", whose=whose),
              ja=f"{ja}場に{{k:kind-list}}がある")  # fmt: skip
        g.add("cond", build=lambda f: REJECT, match=partial(_just_one, whose=whose),
              en=f"{en} {have} exactly one {{f:np}}")  # fmt: skip
        for zone, ja_zone in _ZONES:
            bare = Filter(zone=zone, whose=whose)
            g.add("cond", build=partial(_exactly, bare), ja=f"{ja}{ja_zone}(のカード|)が{{m:cnt}}(だけ|のみ)")
            g.add(
                "cond",
                build=lambda f, m, zone=zone, whose=whose: _only(zoned(f, zone, whose), m[1]),
                ja=f"{ja}{ja_zone}に{{f:card}}が{{m:cnt}}(だけ|のみ)(ある|いる|)",
            )
        g.add(
            "cond",
            build=lambda f, m, whose=whose: _only(owned(f, whose), m[1]),
            ja=f"{ja}場に{{f:np}}が{{m:cnt}}(だけ|のみ)(いる|ある|)",
        )
        g.add(
            "cond",
            build=lambda f, n, whose=whose: _only(owned(f, whose), n),
            en=(f"{en} {has} only {{n:numw}} {{f:nps}}", f"{en} only {has} {{n:numw}} {{f:nps}}"),
        )
        g.add(
            "cond",
            build=lambda f, n, whose=whose: _only(f, n) if f.whose in (whose, "~") and f.zone != "field" else REJECT,
            en=(f"{en} {have} only {{n:numw}} {{f:nps}}", f"{en} only {have} {{n:numw}} {{f:nps}}"),
        )
    g.add("cond", build=lambda f, n: _only(f, n) if f.whose != "any" else REJECT,
          en="there (is|are) only {n:numw} {f:nps}")  # fmt: skip
    g.add("cond", build=lambda f, m: _only(f, m[1]) if f.whose != "any" else REJECT,
          ja=("{f:np}が{m:cnt}(だけ|のみ)(いる|ある|)",))  # fmt: skip
    g.add("conds", hole("c"), match=_three, en="{c:several}",
          ja="{c:several}(なら|場合|かぎり|限り|間)")  # fmt: skip


def _lists(g: Grammar) -> None:
    g.add("kind-one", hole("f"), en="{f:a-kind}", ja="{f:np}", match=lambda v: {"f": v})
    g.add("kind-list", build=lambda a, b: (a, b), match=partial(_parts, size=2),
          en="(both |){a:kind-one} and {b:kind-one}", ja="{a:kind-one}と{b:kind-one}(|の両方)")  # fmt: skip
    g.add("kind-list", build=lambda a, b, c: (a, b, c), match=partial(_parts, size=3),
          en=("{a:kind-one}, {b:kind-one}, and {c:kind-one}", "{a:kind-one}, {b:kind-one} and {c:kind-one}"),
          ja=("{a:kind-one}と{b:kind-one}と{c:kind-one}(|のすべて)",
              "{a:kind-one}、{b:kind-one}、{c:kind-one}"))  # fmt: skip
    g.add("kind-list", build=lambda a, b, c, d: (a, b, c, d), match=partial(_parts, size=4),
          en=("{a:kind-one}, {b:kind-one}, {c:kind-one}, and {d:kind-one}",
              "{a:kind-one}, {b:kind-one}, {c:kind-one} and {d:kind-one}"),
          ja=("{a:kind-one}と{b:kind-one}と{c:kind-one}と{d:kind-one}(|のすべて)",
              "{a:kind-one}、{b:kind-one}、{c:kind-one}、{d:kind-one}"))  # fmt: skip


def _parts(v: Any, size: int) -> Mapping[str, Any] | None:
    return dict(zip("abcd", v, strict=False)) if isinstance(v, tuple) and len(v) == size else None


def _there(k: tuple[Any, ...], zone: str, whose: str, cards: bool = False) -> Any:
    """One of each kind. cards: what is there of an organization is declined, since it is no UNIT alone (1328.2)."""
    mine = [unit_of(owned(f, whose)) if zone == "field" else zoned(f, zone, whose) for f in k]
    if cards and any(unit_of(f) != f for f in k):
        return REJECT
    if REJECT in mine or len(set(mine)) < len(mine) or any(f.scope != "all" and zone != "field" for f in k):
        return REJECT
    if any(not (f.asks_identity or f.states or f.face != "any") for f in k):
        return REJECT
    return Every(tuple(Compare(Count(f), ">=", 1) for f in mine))


def _there_match(v: Any, zone: str, whose: str) -> Mapping[str, Any] | None:
    fits = _three(v) is not None and all(
        (part.left.of.zone, part.left.of.whose) == (zone, whose)
        or (zone == "field" and part.left.of == replace(part.left.of, zone="homebase", whose=whose, types=("BASE",)))
        for part in v.of
    )
    return {"k": tuple(_noun(part.left.of) for part in v.of)} if fits else None


def _lie(k: tuple[Any, ...], whose: str = "") -> Any:
    """The same where the last of them says where: "an ITEM and an EVENT in your trail"."""
    last = k[-1]
    if last.zone == "field" or last.whose not in ((whose, SUBJECT) if whose else ("you", "opponent")):
        return REJECT
    return _there((*k[:-1], _noun(last)), last.zone, whose or last.whose)


def _lie_match(v: Any) -> Mapping[str, Any] | None:
    if _three(v) is None:
        return None
    last = v.of[-1].left.of
    holes = _there_match(v, last.zone, last.whose) if last.zone != "field" else None
    return None if holes is None else {"k": (*holes["k"][:-1], last)}


def _noun(f: Filter) -> Filter:
    bare = bool(f.types) and set(f.types) <= set(_BARE)
    return replace(f, zone="homebase" if bare else "field", whose="any")


def _three(v: Any) -> Mapping[str, Any] | None:
    """Whether three or more things are there; of two the words between conditions tell."""
    if not isinstance(v, Every) or len(v.of) < 3:
        return None
    there = (part == Compare(getattr(part, "left", 0), ">=", 1) and isinstance(part.left, Count) for part in v.of)
    return {"c": v} if all(there) else None


def _exactly(f: Filter, m: Any) -> Any:
    return _only(f, m[1])


def _only(f: Any, n: Any) -> Any:
    """So many and no more: 1枚だけ."""
    return REJECT if f is REJECT or not isinstance(n, int) or n < 1 else Compare(Count(f), "=", n)


def all_are(condition: Compare) -> Filter | None:
    """ "If all UNITs you control are actioned, ready them": all of those of which there is no other; None if not so."""
    if condition.op != "=" or condition.right != 0 or not isinstance(condition.left, Count):
        return None
    f = condition.left.of
    if f.zone in ("deck", "hand"):
        return None
    kept = tuple(state for state in f.states if not state.startswith("-"))
    if len(f.states) - len(kept) + len(f.without) != 1:
        return None
    return replace(f, states=kept, without=())


def _just_one(v: Any, whose: str) -> Mapping[str, Any] | None:
    """Exactly one card that lies in a place, as English says it."""
    fits = isinstance(v, Compare) and isinstance(v.left, Count) and v == Compare(Count(v.left.of), "=", 1)
    if not fits or v.left.of.zone == "field" or v.left.of.whose != whose:
        return None
    return {"f": replace(v.left.of, whose=whose if whose == "you" else SUBJECT)}
