"""How the two players stand to each other: who has more of something, who has as much, bond that becomes a number.

Both languages side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.condition.player.relative_clauses import Whoever
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import SUBJECT, Both, By, Predicate, Said
from engine.trails.tree import Bond, Compare, Count, Filter, Neg, PlayerStat, Sum
from engine.trails.tree.reads import replace

_ZONES = (
    ("hand", "cards in (hand|their hand|their hands)", "手札(のカード|)"),
    ("trail", "cards in their (trail|trails)", "軌跡(のカード|)"),
    ("homebase", "cards in their (homebase|homebases)", "拠点(のカード|)"),
)
_WAYS = (("<", "(fewer|less|the fewest)", "少ない"), (">", "(more|the most)", "多い"))
_BOTH_EN = "(the players|both players|you and your opponent)"
_BOTH_JA = "(各プレイヤー|お互い|あなたと相手|両プレイヤー)の"
_SAME_JA = "(と同じになる|に等しくなる)"


def add(g: Grammar) -> None:
    """Add to the rules "player3", "cond", "clause", "el", "obj" and "ssaid"."""
    for op, en, ja in _WAYS:
        g.add(
            "player3",
            build=partial(_who, op=op),
            match=partial(_who_match, op=op),
            en=f"the player (who controls|with) {en} {{f:nps}}",
            ja=f"(|より|最も|もっとも|一番){{f:np}}が(|より|最も|もっとも|一番){ja}(|方の|ほうの)プレイヤー(は|が)(|、)",
        )
        for zone, en_zone, ja_zone in _ZONES:
            g.add(
                "player3",
                Whoever(Compare(_cards(zone, "you"), op, _cards(zone, "opponent")), True),
                en=f"the player (with|who has) {en} {en_zone}",
                ja=f"(|最も|もっとも|一番){ja_zone}が(|より|最も|もっとも|一番){ja}(|方の|ほうの)プレイヤー(は|が)(|、)",
            )
    for zone, _, ja_zone in _ZONES:
        for op, ja in ((">=", "以上"), ("<=", "以下"), ("=", "")):
            g.add(
                "who-does",
                build=lambda m, zone=zone, op=op: Compare(_cards(zone, "you"), op, m[1]),
                match=lambda v: None,
                ja=f"{ja_zone}が{{m:cnt}}{ja}(ある|の|である)",
            )
        g.add("who-does", Compare(_cards(zone, "you"), "=", 0), match=lambda v: None, ja=f"{ja_zone}が(ない|0枚の)")
    _as_many(g)
    _bond_becomes(g)
    g.add(
        "obj",
        Both((Filter(zone="hand", whose=SUBJECT), Filter(zone="trail", whose=SUBJECT))),
        match=lambda v: None,
        en=("(your|their) hand and (your |their |)trail",
            "all cards in (your|their) hand and (your |their |)trail"),
        ja=("(あなたの|自身の|)手札と(あなたの|自身の|)軌跡(のカード|)を(すべて|)",
            "(あなたの|自身の|)手札と(あなたの|自身の|)軌跡のすべてのカードを"),
    )  # fmt: skip
    g.add(
        "ssaid",
        Said("this", (Predicate("rules", ("fought back if able",)),)),
        match=lambda v: None,
        en="the (UNIT|UNITs) this card attacks must fight back (|against )(this card|it) if able",
        ja=("これが攻撃したUNITは(可能な限り|可能なら)これに応戦する",
            "これに攻撃されたUNITは(可能な限り|可能なら)これに応戦する"),
    )  # fmt: skip
    g.add(
        "ssaid",
        Said("this", (Predicate("rules", ("cannot be countered",)),)),
        match=lambda v: None,
        en=(),
        ja="この(EVENT|カード)は(無効にされない|無効にならない|打ち消されない)",
    )


def _cards(zone: str, whose: str) -> Count:
    return Count(Filter(zone=zone, whose=whose))


def _pair(f: Any, op: str) -> Any:
    """What you control of a kind against what your opponent controls of it; REJECT for a noun that says whose it is."""
    if not isinstance(f, Filter) or f.whose != "any" or f.zone not in ("field", "homebase"):
        return REJECT
    return Compare(Count(replace(f, whose="you")), op, Count(replace(f, whose="opponent")))


def _pair_match(v: Any, op: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Compare) or v.op != op or not isinstance(v.left, Count) or not isinstance(v.right, Count):
        return None
    f = replace(v.left.of, whose="any")
    return {"f": f} if _pair(f, op) == v and f not in (Filter(), Filter(zone="homebase")) else None


def _who(f: Any, op: str) -> Any:
    made = _pair(f, op)
    return REJECT if made is REJECT else Whoever(made, True)


def _who_match(v: Any, op: str) -> Mapping[str, Any] | None:
    return _pair_match(v.condition, op) if isinstance(v, Whoever) and v.alone else None


def _as_many(g: Grammar) -> None:
    """Both players have the same number of something."""
    g.add(
        "cond",
        build=partial(_pair, op="="),
        match=partial(_pair_match, op="="),
        en=(
            f"{_BOTH_EN} control the same number of {{f:nps}}",
            "you control (the same number of|as many) {f:nps} as your opponent(| does| controls)",
        ),
        ja=(f"{_BOTH_JA}{{f:np}}の数が(同じ|等しい)", "あなたの{f:np}の数が相手と同じ"),
    )
    for zone, en, ja in _ZONES:
        g.add(
            "cond",
            Compare(_cards(zone, "you"), "=", _cards(zone, "opponent")),
            en=f"{_BOTH_EN} have the same number of {en}",
            ja=f"{_BOTH_JA}{ja}の(枚数|数)が(同じ|等しい)",
        )
    g.add(
        "cond",
        Compare(PlayerStat("bond", "you"), "=", PlayerStat("bond", "opponent")),
        en=(f"{_BOTH_EN} have the same (bond|amount of bond)", f"{_BOTH_EN} have equal bond"),
        ja=(f"{_BOTH_JA}絆が(同じ|等しい)", f"{_BOTH_JA}絆の点数が(同じ|等しい)"),
    )


def becoming(amount: Any) -> Bond:
    """What makes the bond of the subject a number: the difference is gained or lost."""
    return Bond(SUBJECT, Sum((amount, Neg(PlayerStat("bond", SUBJECT)))), True)


def becomes(node: Any, player: str) -> Any:
    """What number an instruction makes a player's bond, None for any other instruction."""
    fits = isinstance(node, Bond) and node.becomes and node.player == player and isinstance(node.amount, Sum)
    return node.amount.parts[0] if fits else None


def _bond_becomes(g: Grammar) -> None:
    g.add(
        "bond-becomes",
        build=lambda n: By("you", (becoming(n),)),
        match=lambda v: {"n": v} if isinstance(v, int) else None,
        en="your bond becomes {n:num}",
        ja="あなたの絆は{n:num}点になる",
    )
    g.add(
        "bond-becomes",
        build=lambda n: By("you", (becoming(n),)),
        match=lambda v: {"n": v},
        en=("your bond becomes equal to {n:value}", "your bond becomes {n:value}"),
        ja=(f"あなたの絆は{{n:value}}{_SAME_JA}", "あなたの絆は{n:value}になる"),
    )
    g.add("clause", hole("b"), match=_mine, en="{b:bond-becomes}")
    g.add("el", hole("b"), match=_mine, ja="{b:bond-becomes}")


def _mine(v: Any) -> Mapping[str, Any] | None:
    amount = becomes(v, SUBJECT)
    return None if amount is None else {"b": amount}
