"""Numbers made of others: sums, differences, the highest and lowest, those of each of several. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.computed.counts import STATS, summed
from engine.text.grammar.lexicon.events import TOKI, WHEN
from engine.text.grammar.noun.object.possessors import owned
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import SELF, Body, Otherwise, Ref
from engine.trails.tree import Compare, Count, Filter, If, Much, Neg, Stat, Sum, Trigger
from engine.trails.tree.reads import replace

_WHAT = "(数|値|数値|点数|枚数|数字)"


def sums(g: Grammar) -> None:
    """Add to the rules "worked" and "cards"."""
    g.add(
        "worked",
        build=_sum,
        ja=(
            f"{{a:amount-p}}に{{b:amount-p}}(を|)(加えた|足した|加算した|加えたのと同じ){_WHAT}",
            "{a:amount-p}(+|＋|プラス|足す){b:amount-p}",
            f"{{a:amount-p}}(より|よりも){{b:num}}(大きい|多い|高い){_WHAT}",
        ),
    )
    g.reads("cards", hole("a"), en="(a|the) number of cards equal to {a:worked}",
          ja=f"{{a:worked}}(に等しい|と同じ|と等しい){_WHAT}(|の)(カード|)")  # fmt: skip


def _sum(a: Any, b: Any) -> Any:
    return summed((a, *(b.parts if isinstance(b, Sum) else (b,))))


_BEST = (
    ("most", ("highest", "greatest", "largest"), ("高い", "大きい")),
    ("least", ("lowest", "least", "smallest"), ("低い", "小さい")),
)
#: Numbers that a card on the field has.
_FIELDS = ("cp", "str", "def", "ep", "level")


def difference_and_extremes(g: Grammar) -> None:
    """Add to the rules "amount" and "worked"."""
    g.add(
        "worked",
        build=lambda a, b: Sum((a, Neg(b))),
        match=_less_match,
        en="{a:amount-p} minus {b:amount-p}",
        ja="{a:amount-p}から{b:amount-p}を引いた(数|値|数値|点数|枚数)",
    )
    for field in _FIELDS:
        en, ja = STATS[field]
        for way, bests, ja_bests in _BEST:
            g.add(
                "amount",
                build=partial(_best, field=field, way=way),
                match=partial(_best_match, field=field, way=way),
                en=[f"the {best} {en} {among} {{f:nps}}" for best in bests for among in ("among", "of")],
                ja=[
                    text
                    for best in ja_bests
                    for text in (
                        f"{{f:np}}の中で最も{best}{ja}(の値|)",
                        f"{{f:np}}の{ja}の中で最も{best}(もの|値|数値)",
                        f"{{f:np}}(のうち|のうちで|の)(最も|一番){best}{ja}(の値|)",
                        f"{{f:np}}の中で一番{best}{ja}(の値|)",
                    )
                ],
            )
        g.add(
            "amount",
            build=partial(_printed, field=field),
            match=partial(_printed_match, field=field),
            en=(f"{{r:back}}'s (original|printed) {en}", f"the (original|printed) {en} of {{r:back}}"),
            ja=f"{{r:back}}の本来の{ja}(の値|)",
        )


def _less_match(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Sum) and len(v.parts) == 2 and isinstance(v.parts[1], Neg)
    return {"a": v.parts[0], "b": v.parts[1].amount} if fits else None


def _best(f: Any, field: str, way: str) -> Any:
    if not isinstance(f, Filter) or f.extreme or f.zone in ("hand", "deck"):
        return REJECT
    return Stat(field, replace(f, extreme=f"{way} {field}"))


def _best_match(v: Any, field: str, way: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Stat) and isinstance(v.of, Filter) and v == Stat(field, v.of)
    return {"f": replace(v.of, extreme="")} if fits and v.of.extreme == f"{way} {field}" else None


def _printed(r: Any, field: str) -> Any:
    return Stat(f"printed {field}", r)


def _printed_match(v: Any, field: str) -> Mapping[str, Any] | None:
    who: Any = v.of if isinstance(v, Stat) and v.field == f"printed {field}" else None
    return {"r": who} if isinstance(who, Ref) else None


#: "Their CP cost": that of each of several.
THEIRS = "theirs"


def distributive(g: Grammar) -> None:
    """Add to the rule "amount"."""
    for field, (en, ja) in STATS.items():
        for more, en_more, ja_more in (("", "", ""), ("printed ", "(printed|original) ", "本来の")):
            g.add(
                "amount",
                Stat(more + field, SELF),
                en=f"its own {en_more}{en}",
                ja=f"(それ|そのUNIT)自身の{ja_more}{ja}",
            )
            theirs: Any = Ref(THEIRS)
            g.reads("amount", Stat(more + field, theirs),
                  en=(f"their (own |){en_more}{en}", f"each (one|UNIT|ITEM|card)'s {en_more}{en}"),
                  ja=f"それぞれ(自身|)の{ja_more}{ja}")  # fmt: skip


_THAN_OPPONENT = "your opponent(| does| controls| has)"
_THAN_YOU = "you(| do| control| have)"
_ZONES = (("hand", "手札"), ("homebase", "拠点"), ("trail", "軌跡"))
_TURNED = {"<=": ">=", ">=": "<="}


def comparison(g: Grammar) -> None:
    """Add to the rules "cond" and "craft-line"."""
    for op, less, least, ja in (("<=", "fewer", "most", "以下"), (">=", "more", "least", "以上")):
        more = "more" if less == "fewer" else "fewer"
        for mine, subject, control, other, ja_mine, ja_other in (
            (True, "you", "(control|have)", _THAN_OPPONENT, "あなた", "相手"),
            (False, "your opponent", "(controls|has)", _THAN_YOU, "相手", "あなた"),
        ):
            not_more = "don't (control|have)" if mine else "doesn't (control|have)"
            g.add(
                "cond",
                build=partial(_sides, op=op if mine else _TURNED[op]),
                en=(
                    f"{subject} {control} as many {{f:nps}} as {other} or {less}",
                    f"{subject} {control} (as many or {less}|at {least} as many|no {more}) {{f:nps}} (as|than) {other}",
                    f"{subject} {not_more} {more} {{f:nps}} than {other}",
                ),
                ja=(
                    f"{ja_mine}の(場の|){{f:np}}(の数|)が{ja_other}{ja}",
                    f"{ja_mine}の(場の|){{f:np}}の数が{ja_other}と同じ(か|、または)(それ|)より(も|)"
                    f"{'少ない' if op == '<=' else '多い'}",
                ),
            )
            for zone, ja_zone in _ZONES:
                their = "your" if mine else "their"
                cards = f"cards in ({their} |){zone}"
                g.add(
                    "cond",
                    build=partial(_zones, zone=zone, op=op if mine else _TURNED[op]),
                    en=(
                        f"{subject} ha{'ve' if mine else 's'} as many {cards} as {other} or {less}",
                        f"{subject} ha{'ve' if mine else 's'} (as many or {less}|at {least} as many|no {more}) {cards} "
                        f"(as|than) {other}",
                    ),
                    ja=f"{ja_mine}の{ja_zone}(の枚数|のカードの枚数|)が{ja_other}(の{ja_zone}|)(の枚数|)(の数|){ja}",
                )
    _how_much(g)


def _sides(f: Filter, op: str) -> Any:
    """What you control against the same of the opponent."""
    mine, theirs = owned(f, "you"), owned(f, "opponent")
    return REJECT if mine is REJECT else Compare(Count(mine), op, Count(theirs))


def _zones(zone: str, op: str) -> Any:
    f = Filter(zone=zone, whose="you")
    return Compare(Count(f), op, Count(replace(f, whose="opponent")))


# --- how much it was ------------------------------------------------------------------------------------------------
def _how_much(g: Grammar) -> None:
    it_was = "(it|that|this|the amount|that amount|the bond lost|the bond gained) (is|was)"
    for op, en, ja in ((">=", "or more", "以上"), ("<=", "or less", "以下")):
        g.add("cond", build=partial(_much, op=op), en=f"{it_was} {{n:num}} {en}",
              ja=f"(それ|失った絆|得た絆|その(点数|ダメージ))が{{n:num}}点{ja}(だった|であった|)")  # fmt: skip
        for player, you, s, ja_you in (("you", "you", "", "あなたが"), ("opponent", "your opponent", "s", "相手が")):
            for kind, event, ja_kind in (("stun damage", "takes stun damage", "スタンダメージ"),):
                g.add(
                    "craft-line",
                    build=partial(_so_much, event=event, player=player, op=op),
                    en=f"{WHEN} {you} take{s} {{n:num}} {en} {kind}(| at once), {{b:body}}",
                    ja=(
                        f"{ja_you}(一度に|){{n:num}}点{ja}の{ja_kind}を受けた{TOKI}(、|){{b:body}}",
                        f"{ja_you}{ja_kind}を(一度に|){{n:num}}点{ja}受けた{TOKI}(、|){{b:body}}",
                    ),
                )


def _much(n: Any, op: str) -> Any:
    return Compare(Much(), op, n) if isinstance(n, int) and n > 0 else REJECT


def _so_much(n: Any, b: Body, event: str, player: str, op: str) -> Any:
    """A condition on how much it was, asked as it triggers."""
    if not isinstance(n, int) or n < 1 or not b.sentences:
        return REJECT
    if len(b.sentences) > 1 and isinstance(b.sentences[1][0], Otherwise):
        return REJECT
    first = (If(Compare(Much(), op, n), b.sentences[0]),)
    return ("triggered", Trigger(event, None, None, player), Body((first, *b.sentences[1:]), b.limits))
