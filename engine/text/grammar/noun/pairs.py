"""Two nouns together: one of each, with this card, in one zone, or in one zone or another. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import verb
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import (
    BARE,
    SUBJECT,
    Aim,
    AimClause,
    Both,
    OfferClause,
    Pick,
    PickClause,
    PicksClause,
    Predicate,
    Ref,
    Said,
    Static,
)
from engine.trails.tree import Filter, Put
from engine.trails.tree.reads import replace

#: Nobody is named whose it is.
_ANYS = ("any", BARE)
_STATES = (
    ("attacking", "攻撃中"),
    ("defending", "応戦中"),
    ("combating", "戦闘中"),
    ("attacking alone", "単独で攻撃中"),
    ("attacking player", "プレイヤーを攻撃中"),
    ("sclm attacking", "スクラム攻撃中"),
)


def pairs(g: Grammar) -> None:
    """Add to the rules "clause" and "craft-line" and to the verbs."""
    g.add(
        "clause",
        build=lambda f, o: AimClause((Aim(f), Aim(o))) if _apart(f, o) else REJECT,
        en=(
            "target (a|an|one) {f:np} and (a|an|one) {o:np}",
            "choose one {f:np} and one {o:np}",
            "choose one target {f:np} and one target {o:np}",
        ),
    )
    # "Target UNIT." in a sentence of its own: what follows speaks of it
    g.add("sentence", build=lambda f: (AimClause(Aim(f)),), en="target {f:np}")
    g.add("sentence", build=_another, en="target another {f:np}")
    verb(
        g,
        build=lambda f, o: PicksClause((Pick(f), Pick(o))) if _apart(f, o) else REJECT,
        en=("choose {f:a-np} and {o:a-np}",),
    )
    verb(
        g,
        # in Japanese the owner of the first may be meant for both
        build=lambda f, o: PicksClause((Pick(f), Pick(o))) if (o.whose not in _ANYS or f.whose in _ANYS) else REJECT,
        ja=(
            "{f:np}(を1つ|を1体|を1枚|1つ|1体|1枚)(と|と、){o:np}を(1つ|1体|1枚)選ぶ",
            "{f:np}(1つ|1体|1枚)(と|と、){o:np}(1つ|1体|1枚)を選ぶ",
        ),
    )
    for state, ja in _STATES:
        g.add(
            "in-state", state, en=state.replace("sclm", "SCLM").replace("attacking player", "attacking a player"), ja=ja
        )
    gets = "(gets|get)"
    g.add(
        "craft-line",
        build=_both,
        en=(
            f"{{w:subj}} {gets} {{x:bonus}} while {{s:in-state}} and {{y:bonus}} while {{u:in-state}}(.|)",
            f"{{w:subj}} {gets} {{x:bonus}} while {{s:in-state}}(,|) and {gets} {{y:bonus}} while {{u:in-state}}(.|)",
            f"while {{s:in-state}}, {{w:subj}} {gets} {{x:bonus}}(,|;|) and while {{u:in-state}},"
            f" (it gets|they get) {{y:bonus}}(.|)",
        ),
        ja=(
            "{w:subj}{s:in-state}(、|に|は|){x:bonus}を得(て、|、){u:in-state}(、|に|は|){y:bonus}を得る(。|)",
            "{s:in-state}(、|){w:subj}{x:bonus}を得(て、|、){u:in-state}(、|)(これは|それは|){y:bonus}を得る(。|)",
        ),
    )


def _another(f: Filter) -> Any:
    return REJECT if f.scope != "all" else (AimClause(Aim(replace(f, scope="other"))),)


def _apart(f: Any, o: Any) -> bool:
    """Whether each noun says for itself whose it is: "one UNIT and one ITEM you control" does not."""
    if not isinstance(f, Filter) or not isinstance(o, Filter):
        return False
    mine = [whose for whose in (f.whose, o.whose) if whose not in (*_ANYS, SUBJECT)]
    return len(mine) != 1 or f.whose != "any"


def _both(w: Any, x: Any, y: Any, s: str, u: str) -> Any:
    """Two continuous crafts of one subject."""
    if not isinstance(w, (str, Filter)) or s == u:
        return REJECT
    return (
        "static",
        tuple(Static(Said(w, (Predicate("bonus", n, f"while {state}"),))) for n, state in ((x, s), (y, u))),
    )


def with_this_card(g: Grammar) -> None:
    """Add to the rules "subj" and "obj"."""
    this = "this (card|UNIT|ITEM)"
    for rule, particle in (("subj", "は(|、|それぞれ|ともに|どちらも)"), ("obj", "を(|ともに|どちらも)")):
        ours = "(これ|このカード|このUNIT)"
        g.add(rule, build=lambda r: Both((r, "this")),
              en=(f"{{r:back}} and {this}", f"both {{r:back}} and {this}"),
              ja=f"{{r:back}}と{ours}{particle}")  # fmt: skip


_ONE = "(a|an|one)"


def shared_zone(g: Grammar) -> None:
    """Add one of each of two kinds, chosen and not targeted."""
    g.add("obj", build=lambda f, h: _two(from_last(f, h), 1), en=f"{_ONE} {{f:np}} and {_ONE} {{h:np}}")
    g.add("obj", build=lambda f, h: _two(from_last(f, h), 0),
          en="up to one {f:np} and up to one {h:np}")  # fmt: skip
    g.add("obj", build=lambda f, h, m: _two(from_first(f, h), m[0], m[1]), ja="{f:np}と{h:np}を{m:measure}ずつ")
    g.add("obj", build=_counted,
          ja=("{f:np}を{m:measure}と(、|){h:np}を{n:measure}",
              "{f:np}{m:measure}と(、|){h:np}{n:measure}を"))  # fmt: skip
    verb(g, build=_chosen, ja=("{f:np}と{h:np}を{m:measure}ずつ選ぶ",))
    g.add("aims", build=_aimed, ja="{f:np}と{h:np}を{m:measure}ずつ対象と")


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


_ZONES = {"hand": "手札", "trail": "軌跡", "homebase": "拠点"}
_PAIRS = (("hand", "trail"), ("hand", "homebase"), ("trail", "homebase"))
#: Where to: fields of :class:`Put`, English, Japanese.
_TO: tuple[tuple[dict[str, Any], str, str], ...] = (
    ({"to": "field"}, "onto the field", "場に出す"),
    ({"to": "field", "state": "action"}, "onto the field actioned", "アクション状態で場に出す"),
    ({"to": "hand"}, "into your hand", "手札に加える"),
)


def zone_alternatives(g: Grammar) -> None:
    """Add to the rule "item"."""
    for one, other in _PAIRS:
        for to, en, ja in _TO:
            if to["to"] in (one, other):
                continue
            make = partial(_offer, zones=(one, other), to=to)
            for says in (True, False):
                g.add(
                    "item",
                    build=make,
                    match=partial(_match, zones=(one, other), to=to),
                    en=f"put from your {one} or {other} {{f:a-np}} {en}",
                    ja=f"あなたの{_ZONES[one]}か{_ZONES[other]}から{{f:np}}を1(枚|つ|体)(選び、|){ja}",
                    says=says,
                )
            for first, second in ((one, other), (other, one)):  # a noun reads the first place as its own
                after = partial(_after_first, zones=(first, second), order=(one, other), to=to)
                g.add("item", build=after, en=f"put {{f:a-np}} or (from |)(your |){second} {en}")


def _options(f: Filter, zones: tuple[str, str], to: dict[str, Any]) -> tuple[Any, ...]:
    it: Any = Ref("it")
    return tuple(((PickClause(Pick(replace(f, zone=zone, whose="you"))),), (Put(it, **to),)) for zone in zones)


def _offer(f: Filter, zones: tuple[str, str], to: dict[str, Any]) -> Any:
    if f.whose != "any" or f.zone not in ("field", "homebase") or f.asks_others or f.states or f.face != "any":
        return REJECT
    return (OfferClause("you", _options(f, zones, to)),)


def _after_first(f: Filter, zones: tuple[str, str], order: tuple[str, str], to: dict[str, Any]) -> Any:
    if (f.zone, f.whose) != (zones[0], "you"):
        return REJECT
    return _offer(replace(f, zone="field", whose="any"), order, to)


def _match(v: Any, zones: tuple[str, str], to: dict[str, Any]) -> Mapping[str, Any] | None:
    one = v[0]
    if len(v) > 1 or not isinstance(one, OfferClause) or one.player != "you" or len(one.options) != 2:
        return None
    first = one.options[0][0][0] if one.options[0] and one.options[0][0] else None
    if not isinstance(first, Put) or not isinstance(first.who, Pick):
        return None
    f = replace(first.who.filter, zone="field", whose="any")
    said = tuple(((Put(Pick(replace(f, zone=zone, whose="you")), **to),),) for zone in zones)  # type: ignore[arg-type]
    return {"f": f} if one.options == said else None
