"""Whether something is there and who controls it. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.number.numerals import OPS
from engine.text.grammar.condition.clause.conjunction import compared
from engine.text.grammar.condition.count.controlled import unit_of
from engine.text.grammar.noun.modifier.vocabulary import ARTS_EP, DOING, FIELDS, ZONES_EN, ZONES_JA
from engine.text.grammar.noun.object.possessors import owned
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.trails.tree import Compare, Count, Filter, Stat
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
    g.add("cond", build=_exactly, match=partial(_stat, op="="), en="{left:worked} is {right:num}",
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
