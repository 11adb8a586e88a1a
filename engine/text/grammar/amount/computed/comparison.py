"""Comparisons that allow as many: "if you control as many UNITs as your opponent or fewer", and how much it was of
which a trigger tells: "when you take stun damage, if it was 3 or more". Both languages; printed as "at most".
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import TOKI, WHEN
from engine.text.grammar.noun.object.possessors import owned
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Body, Otherwise
from engine.trails.tree import Compare, Count, Filter, If, Much, Trigger
from engine.trails.tree.reads import replace

_THAN_OPPONENT = "your opponent(| does| controls| has)"
_THAN_YOU = "you(| do| control| have)"
_ZONES = (("hand", "手札"), ("homebase", "拠点"), ("trail", "軌跡"))
_TURNED = {"<=": ">=", ">=": "<="}


def add(g: Grammar) -> None:
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
                match=never,
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
                    match=never,
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
        g.add("cond", build=partial(_much, op=op), match=never, en=f"{it_was} {{n:num}} {en}",
              ja=f"(それ|失った絆|得た絆|その(点数|ダメージ))が{{n:num}}点{ja}(だった|であった|)")  # fmt: skip
        for player, you, s, ja_you in (("you", "you", "", "あなたが"), ("opponent", "your opponent", "s", "相手が")):
            for kind, event, ja_kind in (("stun damage", "takes stun damage", "スタンダメージ"),):
                g.add(
                    "craft-line",
                    build=partial(_so_much, event=event, player=player, op=op),
                    match=never,
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
