"""One player compared with the other. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.condition.relative_clauses import Whoever
from engine.text.grammar.noun.possessors import owned
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import SUBJECT, Both, By, Predicate, Said
from engine.trails.tree import Bond, Compare, Count, Filter, Neg, PlayerStat, Sum
from engine.trails.tree.reads import replace

_OTHER = {"you": "opponent", "opponent": "you"}
#: Whose, English owner, English subject, the other as owner and as subject, Japanese owner, Japanese other.
_SIDES_difference = (
    ("you", "your", "you", "your opponent's(| bond)", "your opponent(| does| has| controls)", "あなた", "相手"),
    ("opponent", "your opponent's", "your opponent", "(yours|your bond)", "you(| do| have| control)", "相手",
     "あなた"),
)  # fmt: skip
#: Which of them it is the more of, English, Japanese.
_WAYS_difference = (("more", "(more|higher|greater)", "(多い|高い)"), ("less", "(less|lower|fewer)", "(少ない|低い)"))
_ZONES_difference = (
    ("hand", "cards in( their| your|) hand", "(手札|手札のカード|手札の枚数)"),
    ("homebase", "cards in (their|your) homebase", "(拠点のカード|拠点のカードの枚数)"),
    ("trail", "cards in (their|your) trail", "(軌跡のカード|軌跡のカードの枚数)"),
)


def difference(g: Grammar) -> None:
    """Add to the rule "cond"."""
    for side, your, you, theirs, they, ja_my, ja_their in _SIDES_difference:
        have, control = ("have", "control") if side == "you" else ("has", "controls")
        for way, more, ja in _WAYS_difference:
            g.add(
                "cond",
                build=partial(_bond_difference, side=side, way=way),
                match=partial(_bond_match, way=way) if side == "you" else (lambda v: None),
                en=(f"{your} bond is at least {{n:num}} {more} than {theirs}",
                    f"{your} bond is {{n:num}} or more {more} than {theirs}",
                    f"{your} bond is {{n:num}} or more points {more} than {theirs}",
                    f"{you} {have} at least {{n:num}} {more} bond than {they}",
                    f"{you} {have} {{n:num}} or more {more} bond than {they}"),
                ja=(f"{ja_my}の絆が{ja_their}の絆より(も|){{n:num}}点以上{ja}",
                    f"{ja_my}の絆が{ja_their}より(も|){{n:num}}点以上{ja}"),
            )  # fmt: skip
            amounts = (f"at least {{n:numw}} {more} ", f"{{n:numw}} or more {more} ")
            g.add(
                "cond",
                build=partial(_field_difference, side=side, way=way),
                match=partial(_field_match, side=side) if way == "more" else (lambda v: None),
                en=tuple(f"{you} ({control}|{have}) {amount}{{f:nps}} than {they}" for amount in amounts),
            )
            g.add(
                "cond",
                build=lambda f, m, side=side, way=way: _field_difference(f, m[1], side, way),
                ja=(f"{ja_my}の(場の|){{f:np}}が{ja_their}より(も|){{m:cnt}}以上{ja}",),
            )
            for zone, cards, ja_cards in _ZONES_difference:
                g.add(
                    "cond",
                    build=partial(_zone_difference, zone=zone, side=side, way=way),
                    match=partial(_zone_match, zone=zone, side=side) if way == "more" else (lambda v: None),
                    en=tuple(f"{you} {have} {amount}{cards} than {they}" for amount in amounts),
                    ja=(f"{ja_my}の{ja_cards}が{ja_their}(|の{ja_cards})より(も|){{n:num}}枚以上{ja}",),
                )


def _made(n: Any, side: str, way: str, of: Any) -> Any:
    """The larger less the smaller is at least so much."""
    if not isinstance(n, int) or n < 1:
        return REJECT
    larger = side if way == "more" else _OTHER[side]
    return Compare(Sum((of(larger), Neg(of(_OTHER[larger])))), ">=", n)


def _number(v: Any) -> int | None:
    fits = isinstance(v, Compare) and v.op == ">=" and isinstance(v.left, Sum) and isinstance(v.right, int)
    return v.right if fits and v.right > 0 else None


def _bond_difference(n: Any, side: str, way: str) -> Any:
    return _made(n, side, way, lambda player: PlayerStat("bond", player))


def _bond_match(v: Any, way: str) -> Mapping[str, Any] | None:
    n = _number(v)
    return {"n": n} if n is not None and v == _bond_difference(n, "you", way) else None


def _field_difference(f: Any, n: Any, side: str, way: str) -> Any:
    if not isinstance(f, Filter) or f.zone != "field" or f.whose != "any" or f.face != "any":
        return REJECT
    return _made(n, side, way, lambda player: Count(replace(f, whose=player)))


def _field_match(v: Any, side: str) -> Mapping[str, Any] | None:
    n = _number(v)
    first = v.left.parts[0] if n is not None else None
    if not isinstance(first, Count):
        return None
    f = replace(first.of, whose="any")
    return {"f": f, "n": n} if v == _field_difference(f, n, side, "more") else None


def _zone_difference(n: Any, zone: str, side: str, way: str) -> Any:
    return _made(n, side, way, lambda player: Count(Filter(zone=zone, whose=player)))


def _zone_match(v: Any, zone: str, side: str) -> Mapping[str, Any] | None:
    n = _number(v)
    return {"n": n} if n is not None and v == _zone_difference(n, zone, side, "more") else None


_ZONES_equality = (("hand", "手札"), ("homebase", "拠点"), ("trail", "軌跡"), ("deck", "デッキ"))
_TURNED = {"<=": ">=", ">=": "<=", "=": "="}
#: Whose, English subject and owner, its verbs, the other as subject and owner, Japanese.
_SIDES_equality = (
    (True, "you", "your", "have", "control", "your opponent(| does| has| controls)", "your opponent's", "あなた",
     "相手"),
    (False, "your opponent", "your opponent's", "has", "controls", "you(| do| have| control)", "(yours|your)", "相手",
     "あなた"),
)  # fmt: skip
_SAME = "(as many|exactly as many|just as many|the same number of|an equal number of)"
#: Operator, English for what is counted, for bond, of a number, Japanese.
_WAYS_equality = (
    ("=", _SAME, "(as much|exactly as much|the same amount of|the same|equal)", "(the same as|equal to)",
     "と(同じ|等しい)(枚数|数|点数|)"),
    (">=", "at least as many", "at least as much", "(at least|no less than|not less than|no lower than)", "以上"),
    ("<=", "at most as many", "at most as much", "(at most|no more than|not more than|no higher than)", "以下"),
)  # fmt: skip


def equality(g: Grammar) -> None:
    """Add to the rule "cond"."""
    for mine, you, your, have, control, other, others, ja_my, ja_other in _SIDES_equality:
        for op, many, much, is_, ja in _WAYS_equality:
            way = op if mine else _TURNED[op]
            g.add("cond", build=partial(_field_equality, op=way),
                  en=f"{you} {control} {many} {{f:nps}} as {other}",
                  ja=f"{ja_my}の(場の|){{f:np}}(の数|)が{ja_other}(のもの|)(の数|){ja}(である|)")  # fmt: skip
            for zone, ja_zone in _ZONES_equality:
                of = f"{ja_zone}(|の枚数|のカード|のカードの枚数|の数)"
                g.add("cond", build=partial(_zone_equality, zone=zone, op=way),
                      en=(f"{you} {have} {many} cards in (your |their |){zone} as {other}",
                          f"{your} {zone} has {many} cards as {others}(| {zone})"),
                      ja=(f"{ja_my}の{of}が{ja_other}(の枚数|の数|){ja}(である|)",
                          f"{ja_my}の{of}が{ja_other}の{of}{ja}(である|)"))  # fmt: skip
            g.add("cond", build=partial(_bond_equality, op=way),
                  en=(f"{you} {have} {much} bond as {other}", f"{your} bond is {is_} {others}(| bond)"),
                  ja=f"{ja_my}の絆(|の点数)が{ja_other}(|の絆)(|の点数){ja}(である|)")  # fmt: skip
        for op, size, ja in ((">", "(larger|bigger)", "多い"), ("<", "smaller", "少ない")):
            for zone, ja_zone in _ZONES_equality:
                g.add("cond", build=partial(_zone_equality, zone=zone, op=op, mine=mine),
                      en=f"{your} {zone} is {size} than {others}(| {zone})",
                      ja=(f"{ja_my}の{ja_zone}(|の枚数|のカード|のカードの枚数|の数)が"
                          f"{ja_other}の{ja_zone}(|の枚数|のカード|のカードの枚数|の数)より(も|){ja}"))  # fmt: skip


def _field_equality(f: Filter, op: str) -> Any:
    """What you control against the same of the opponent."""
    mine, theirs = owned(f, "you"), owned(f, "opponent")
    return REJECT if mine is REJECT else Compare(Count(mine), op, Count(theirs))


def _zone_equality(zone: str, op: str, *, mine: bool = True) -> Any:
    f = Filter(zone=zone, whose="you" if mine else "opponent")
    return Compare(Count(f), op, Count(replace(f, whose="opponent" if mine else "you")))


def _bond_equality(op: str) -> Any:
    return Compare(PlayerStat("bond", "you"), op, PlayerStat("bond", "opponent"))


_ZONES_ranking = (
    ("hand", "cards in (hand|their hand|their hands)", "手札(のカード|)"),
    ("trail", "cards in their (trail|trails)", "軌跡(のカード|)"),
    ("homebase", "cards in their (homebase|homebases)", "拠点(のカード|)"),
)
_WAYS_ranking = (("<", "(fewer|less|the fewest)", "少ない"), (">", "(more|the most)", "多い"))
_BOTH_EN = "(the players|both players|you and your opponent)"
_BOTH_JA = "(各プレイヤー|お互い|あなたと相手|両プレイヤー)の"
_SAME_JA = "(と同じになる|に等しくなる)"


def ranking(g: Grammar) -> None:
    """Add to the rules "player3", "cond", "clause", "el", "obj" and "ssaid"."""
    for op, en, ja in _WAYS_ranking:
        g.add(
            "player3",
            build=partial(_who, op=op),
            match=partial(_who_match, op=op),
            en=f"the player (who controls|with) {en} {{f:nps}}",
            ja=f"(|より|最も|もっとも|一番){{f:np}}が(|より|最も|もっとも|一番){ja}(|方の|ほうの)プレイヤー(は|が)(|、)",
        )
        for zone, en_zone, ja_zone in _ZONES_ranking:
            g.add(
                "player3",
                Whoever(Compare(_cards(zone, "you"), op, _cards(zone, "opponent")), True),
                en=f"the player (with|who has) {en} {en_zone}",
                ja=f"(|最も|もっとも|一番){ja_zone}が(|より|最も|もっとも|一番){ja}(|方の|ほうの)プレイヤー(は|が)(|、)",
            )
    for zone, _, ja_zone in _ZONES_ranking:
        for op, ja in ((">=", "以上"), ("<=", "以下"), ("=", "")):
            g.add(
                "who-does",
                build=lambda m, zone=zone, op=op: Compare(_cards(zone, "you"), op, m[1]),
                ja=f"{ja_zone}が{{m:cnt}}{ja}(ある|の|である)",
            )
        g.reads("who-does", Compare(_cards(zone, "you"), "=", 0), ja=f"{ja_zone}が(ない|0枚の)")
    _as_many(g)
    _bond_becomes(g)
    g.reads(
        "obj",
        Both((Filter(zone="hand", whose=SUBJECT), Filter(zone="trail", whose=SUBJECT))),
        en=("(your|their) hand and (your |their |)trail",
            "all cards in (your|their) hand and (your |their |)trail"),
        ja=("(あなたの|自身の|)手札と(あなたの|自身の|)軌跡(のカード|)を(すべて|)",
            "(あなたの|自身の|)手札と(あなたの|自身の|)軌跡のすべてのカードを"),
    )  # fmt: skip
    g.reads(
        "ssaid",
        Said("this", (Predicate("rules", ("fought back if able",)),)),
        en="the (UNIT|UNITs) this card attacks must fight back (|against )(this card|it) if able",
        ja=("これが攻撃したUNITは(可能な限り|可能なら)これに応戦する",
            "これに攻撃されたUNITは(可能な限り|可能なら)これに応戦する"),
    )  # fmt: skip
    g.reads(
        "ssaid",
        Said("this", (Predicate("rules", ("cannot be countered",)),)),
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
    for zone, en, ja in _ZONES_ranking:
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
    for player, en, ja in (
        ("opponent", "your opponent's", "相手の"),
        ("each", "(each player's|both players')", "(各プレイヤー|お互い|すべてのプレイヤー)の"),
    ):
        for rule, en_bond, ja_bond in (
            ("clause", f"{en} bond becomes {{n:num}}", ()),
            ("el", (), f"{ja}絆は{{n:num}}点になる"),
        ):
            g.add(rule, By(player, (becoming(hole("n")),)), en=en_bond, ja=ja_bond)
    g.add("chain", (By("opponent", (becoming(hole("n")),)),), ja="相手の絆は{n:num}点になる", says=True)
    g.add("clause", hole("b"), match=_mine, en="{b:bond-becomes}")
    g.add("el", hole("b"), match=_mine, ja="{b:bond-becomes}")


def _mine(v: Any) -> Mapping[str, Any] | None:
    amount = becomes(v, SUBJECT)
    return None if amount is None else {"b": amount}
