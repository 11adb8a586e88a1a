"""One player's number of something beside the other's, in words that are not printed (1211.2).

"As many cards in hand as your opponent", 手札が相手以下. Both languages side by side.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.noun.object.possessors import owned
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.trails.tree import Compare, Count, Filter, PlayerStat
from engine.trails.tree.reads import replace

_ZONES = (("hand", "手札"), ("homebase", "拠点"), ("trail", "軌跡"), ("deck", "デッキ"))
_TURNED = {"<=": ">=", ">=": "<=", "=": "="}
#: Whose, English subject and owner, its verbs, the other as subject and owner, Japanese.
_SIDES = (
    (True, "you", "your", "have", "control", "your opponent(| does| has| controls)", "your opponent's", "あなた",
     "相手"),
    (False, "your opponent", "your opponent's", "has", "controls", "you(| do| have| control)", "(yours|your)", "相手",
     "あなた"),
)  # fmt: skip
_SAME = "(as many|exactly as many|just as many|the same number of|an equal number of)"
#: Operator, English for what is counted, for bond, of a number, Japanese.
_WAYS = (
    ("=", _SAME, "(as much|exactly as much|the same amount of|the same|equal)", "(the same as|equal to)",
     "と(同じ|等しい)(枚数|数|点数|)"),
    (">=", "at least as many", "at least as much", "(at least|no less than|not less than|no lower than)", "以上"),
    ("<=", "at most as many", "at most as much", "(at most|no more than|not more than|no higher than)", "以下"),
)  # fmt: skip


def add(g: Grammar) -> None:
    """Add to the rule "cond"."""
    for mine, you, your, have, control, other, others, ja_my, ja_other in _SIDES:
        for op, many, much, is_, ja in _WAYS:
            way = op if mine else _TURNED[op]
            g.add("cond", build=partial(_field, op=way), match=never,
                  en=f"{you} {control} {many} {{f:nps}} as {other}",
                  ja=f"{ja_my}の(場の|){{f:np}}(の数|)が{ja_other}(のもの|)(の数|){ja}(である|)")  # fmt: skip
            for zone, ja_zone in _ZONES:
                of = f"{ja_zone}(|の枚数|のカード|のカードの枚数|の数)"
                g.add("cond", build=partial(_zone, zone=zone, op=way), match=never,
                      en=(f"{you} {have} {many} cards in (your |their |){zone} as {other}",
                          f"{your} {zone} has {many} cards as {others}(| {zone})"),
                      ja=(f"{ja_my}の{of}が{ja_other}(の枚数|の数|){ja}(である|)",
                          f"{ja_my}の{of}が{ja_other}の{of}{ja}(である|)"))  # fmt: skip
            g.add("cond", build=partial(_bond, op=way), match=never,
                  en=(f"{you} {have} {much} bond as {other}", f"{your} bond is {is_} {others}(| bond)"),
                  ja=f"{ja_my}の絆(|の点数)が{ja_other}(|の絆)(|の点数){ja}(である|)")  # fmt: skip
        for op, size, ja in ((">", "(larger|bigger)", "多い"), ("<", "smaller", "少ない")):
            for zone, ja_zone in _ZONES:
                g.add("cond", build=partial(_zone, zone=zone, op=op, mine=mine), match=never,
                      en=f"{your} {zone} is {size} than {others}(| {zone})",
                      ja=(f"{ja_my}の{ja_zone}(|の枚数|のカード|のカードの枚数|の数)が"
                          f"{ja_other}の{ja_zone}(|の枚数|のカード|のカードの枚数|の数)より(も|){ja}"))  # fmt: skip


def _field(f: Filter, op: str) -> Any:
    """What you control against the same of the opponent."""
    mine, theirs = owned(f, "you"), owned(f, "opponent")
    return REJECT if mine is REJECT else Compare(Count(mine), op, Count(theirs))


def _zone(zone: str, op: str, *, mine: bool = True) -> Any:
    f = Filter(zone=zone, whose="you" if mine else "opponent")
    return Compare(Count(f), op, Count(replace(f, whose="opponent" if mine else "you")))


def _bond(op: str) -> Any:
    return Compare(PlayerStat("bond", "you"), op, PlayerStat("bond", "opponent"))
