"""Whether something is there, of which kinds, and who controls it. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.numerals import OPS
from engine.text.grammar.condition.conjunction import compared
from engine.text.grammar.condition.controlled import unit_of, zoned
from engine.text.grammar.noun.places import ARTS_EP, DOING, FIELDS, ZONES_EN, ZONES_JA
from engine.text.grammar.noun.possessors import owned
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import SUBJECT
from engine.trails.tree import Compare, Count, Every, Filter, Stat
from engine.trails.tree.reads import replace

_STATES = (
    ("attacking", "attacking", "攻撃中"),
    ("attacking alone", "attacking alone", "単独で攻撃中"),
    ("attacking player", "attacking (a player|your opponent|players)", "(プレイヤー|相手)を攻撃中"),
    ("sclm attacking", "SCLM attacking", "スクラム攻撃中"),
    ("defending", "defending", "応戦中"),
    ("combating", "(combating|in combat)", "戦闘中"),
    ("ready", "ready", "レディ状態"),
    ("action", "actioned", "アクション状態"),
    ("stunned", "stunned", "スタン状態"),
    ("cursed", "cursed", "呪われた状態"),
)


def presence(g: Grammar) -> None:
    """Add to the rule "cond"."""
    for state, en, ja in _STATES:
        doing = DOING.get(state, "")
        fighting = ("fighting back",) if state == "defending" else ()
        g.add("being", ("state", state), en=(en, *fighting), ja=ja)
        g.add("being", ("state", f"-{state}"), en=f"not {en}", ja=f"{ja}で(は|)ない")
        if doing:
            g.add("doing", ("state", state), ja=doing)
    for zone, en in ZONES_EN.items():
        for whose, your, owner in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
            g.add("place", (zone, whose), en=f"{your} {en}")
            g.add("lying", (zone, whose), en=f"in {your} {en}", ja=f"{owner}{ZONES_JA[zone]}")
    g.add("being", ("zone", hole("z")), en="{z:lying}")
    g.add("cond", build=_some, en="{f:a-np} is {b:being}")
    for whose, owner in (("opponent", "your opponent's"), ("you", "your")):
        g.add(
            "cond",
            build=lambda f, b, whose=whose: _some(replace(f, whose=whose), b) if f.whose == "any" else REJECT,
            en=f"{owner} {{f:np}} is {{b:being}}",
        )
    g.add("cond", build=lambda f, b: REJECT if b[1][0] == "-" else _some(f, b), ja="{f:np}が{b:being}(である|)")
    g.add("cond", build=_some, ja="{f:np}が{b:doing}")
    g.add("cond", build=_some, en="{f:a-np} (is|are) among the cards {b:being}")
    inside = "{z:place} (contains|has|holds)"
    g.add("cond", build=lambda z, f: _some(f, ("zone", z)), en=f"{inside} {{f:a-np}}")
    g.add("cond", build=lambda z, f: _none(f, ("zone", z)), en=f"{inside} no {{f:nps}}")
    g.add("cond", build=_every,
          en=("all (of the |the |){f:nps} are {b:being}", "(each|every) {f:np} is {b:being}"),
          ja=("{f:np}がすべて{b:being}(である|)", "すべての{f:np}が{b:being}(である|)"))  # fmt: skip
    g.add("cond", build=_none, en=("no {f:nps} are {b:being}", "no {f:np} is {b:being}"))
    for op, en, ja in ((">=", "or more", "以上"), ("<=", "or (fewer|less)", "以下")):
        g.add(
            "cond",
            build=lambda f, n, b, op=op: _counted_presence(f, op, n, b),
            en=f"{{n:numw}} {en} (of |){{f:nps}} (are|is) {{b:being}}",
        )
        g.add(
            "cond",
            build=lambda f, n, z, op=op: _counted_presence(f, op, n, ("zone", z)),
            en=f"{{z:place}} (contains|has|holds) {{n:numw}} {en} {{f:nps}}",
        )
        g.add(
            "cond",
            build=lambda f, m, b, op=op: _counted_presence(f, op, m[1], b),
            ja=(f"{{f:np}}が{{m:cnt}}{ja}{{b:being}}(である|)", f"{{f:np}}が{{m:cnt}}{ja}{{b:doing}}"),
        )
        g.add(
            "cond",
            build=lambda f, m, z, op=op: _counted_presence(f, op, m[1], ("zone", z)),
            ja=f"{{f:np}}が{{m:cnt}}{ja}{{z:lying}}に(ある|いる)",
        )
    g.add("cond", build=_shared,
          en="(it|that card|that UNIT) shares an organization with {f:a-np}")  # fmt: skip
    _numbers(g)
    _having(g)


def _with(f: Filter, b: tuple[str, Any]) -> Any:
    """The filter that says of its cards what they are besides."""
    kind, value = b
    if kind == "zone":
        zone, whose = value
        bare = f.zone == "homebase" and bool(f.types)
        if f.whose != "any" or not (f.zone == "field" or bare) or f.states or f.face != "any":
            return REJECT
        return replace(f, zone=zone, whose=whose)
    if value in f.states or f.zone in ("hand", "deck"):
        return REJECT
    return replace(f, states=tuple(sorted((*f.states, value))))


def _shared(f: Filter) -> Any:
    """It has an organization that one of a kind has."""
    return REJECT if f.shares or f.scope != "all" else Compare(Count(replace(f, shares="~it")), ">=", 1)


def _counted_presence(f: Filter, op: str, n: Any, b: tuple[str, Any]) -> Any:
    whole = _with(f, b)
    return REJECT if whole is REJECT else Compare(Count(whole), op, n)


def _some(f: Filter, b: tuple[str, Any]) -> Any:
    return _counted_presence(f, ">=", 1, b)


def _none(f: Filter, b: tuple[str, Any]) -> Any:
    return _counted_presence(f, "=", 0, b)


def _every(f: Filter, b: tuple[str, Any]) -> Any:
    """Of all of them: none is anything else."""
    kind, value = b
    if kind != "state":
        return REJECT
    return _none(f, ("state", value.removeprefix("-") if value[0] == "-" else f"-{value}"))


def _having(g: Grammar) -> None:
    """ "it has CP cost 3 or more", "this card has STR 5 or more"."""
    for field, (names, _) in FIELDS.items():
        if field == ARTS_EP:
            continue  # a number of the arts, not of the card
        for who, en in (("this", "this (card|UNIT) has"), (hole("r"), "{r:back-s} (has|have|had)")):
            for op, ways in ((">=", " or (more|greater|higher)"), ("<=", " or (less|lower|fewer)"), ("=", "")):
                g.reads(
                    "cond",
                    Compare(Stat(field, who), op, hole("n")),
                    en=[f"{en} (a |an |){name} (of |){{n:num}}{ways}" for name in names if name != "cp"],
                )


def _stat(v: Any, op: str) -> Mapping[str, Any] | None:
    """A number of a card against a number that stands there."""
    plain = isinstance(v, Compare) and v.op == op and isinstance(v.left, Stat) and isinstance(v.right, int)
    return {"left": v.left, "right": v.right} if plain else None


def _exactly(left: Any, right: Any) -> Any:
    return Compare(left, "=", right) if isinstance(left, Stat) else REJECT


def _numbers(g: Grammar) -> None:
    """Amounts compared in other words: "its DEF is 4 or greater", "より大きい"."""
    for op, en in ((">=", "or more"), ("<=", "or less")):
        g.add(
            "cond", build=Compare, match=partial(_stat, op=op), en=f"{{left:worked}} is {{right:num}} {en}", says=True
        )
    g.add("cond", Compare(hole("left"), "=", hole("right")), where=lambda left: isinstance(left, Stat),
          en="{left:worked} is {right:num}",
          ja="{left:worked}が{right:num}", says=True)  # fmt: skip
    g.add("cond", build=_exactly, en="{left:worked} (is|was) {right:num}",
          ja="{left:worked}が(ちょうど|){right:num}(点|枚|つ|)(|だった|であった)")  # fmt: skip
    for op, en, ja in (
        (">=", "(or more|or greater|or higher)", "(以上)"),
        ("<=", "(or less|or fewer|or lower)", "(以下)"),
    ):
        shape = Compare(hole("a"), op, hole("n"))
        g.reads(
            "cond",
            shape,
            en=f"{{a:worked}} (is|was) {{n:num}} {en}",
            ja=f"{{a:worked}}が{{n:num}}(点|枚|つ|){ja}(|だった|であった)",
        )
    for op, en, ja in (
        (">", "(greater|higher|larger) than", "(より(も|)(高い|多い)|を(超える|上回る))"),
        ("<", "(lower|fewer|smaller) than", "(より(も|)(低い|少ない)|未満|を下回る)"),
        (">=", "(greater than or equal to|higher than or equal to|more than or equal to)", ""),
        ("<=", "(less than or equal to|lower than or equal to|fewer than or equal to)", ""),
        (">=", "(equal to or greater than|equal to or higher than|equal to or more than|no less than)", ""),
        ("<=", "(equal to or less than|equal to or lower than|equal to or fewer than|no more than)", ""),
        ("=", "(exactly|the same as)", "と(同じ|等しい)"),
    ):
        g.add("cond", build=partial(compared, op=op), en=f"{{a:worked}} is {en} {{b:value}}",
              ja=f"{{a:worked}}が{{b:value}}{ja}" if ja else ())  # fmt: skip


_PLAYERS = (("you", "あなた"), ("opponent", "相手"))
_DOES = "(支配している|支配する|コントロールしている|コントロールする)"
_DOES_NOT = "(支配していない|支配しない|コントロールしていない)"


def control_verbs(g: Grammar) -> None:
    """Add to the rule "cond"."""
    for whose, ja in _PLAYERS:
        counted = partial(_counted_control_verbs, whose=whose)
        g.add("cond", build=partial(counted, m=None, op=">="), ja=f"{ja}が{{f:np}}を{_DOES}")
        g.add("cond", build=partial(counted, m=None, op="="), ja=f"{ja}が{{f:np}}を{_DOES_NOT}")
        for op, _, more in OPS:
            g.add(
                "cond",
                build=partial(counted, op=op),
                ja=(f"{ja}が{{f:np}}を{{m:cnt}}{more}{_DOES}", f"{ja}が{{m:cnt}}{more}の{{f:np}}を{_DOES}"),
            )


def _counted_control_verbs(f: Filter, m: Any, op: str, whose: str) -> Any:
    """How many a player controls; without a number, any at all or none."""
    own = owned(f, whose)
    if own is REJECT:
        return REJECT
    if m is None:
        own = unit_of(own)
    return Compare(Count(own), op, m[1] if m is not None else 1 if op == ">=" else 0)


_OWNERS = (("you", "you", "あなたの"), ("opponent", "your opponent", "相手の"))
_ZONES = (("homebase", "拠点"), ("trail", "軌跡"), ("hand", "手札"), ("exile", "除外領域"))
_BARE = ("EVENT", "BASE")


def kinds(g: Grammar) -> None:
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
            g.add("cond", build=partial(_kinds_exactly, bare), ja=f"{ja}{ja_zone}(のカード|)が{{m:cnt}}(だけ|のみ)")
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
    g.add("kind-list", (hole("a"), hole("b"), hole("c")),
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


def _kinds_exactly(f: Filter, m: Any) -> Any:
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
