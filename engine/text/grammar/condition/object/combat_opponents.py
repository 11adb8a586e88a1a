"""How many a UNIT is fighting, and that the other player fights it back: "if it is combating two or more UNITs", "your
opponent fights back this card if able" (804.5, 1327.2). Both languages side by side.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.amount.number.numerals import OPS
from engine.text.grammar.condition.count.controlled import JUST
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import Predicate, Said
from engine.trails.tree import Compare, Count, Filter
from engine.trails.tree.reads import replace

#: Who is meant: English, Japanese, and as a filter names whom something fights.
_WHO = (
    ("this (card|UNIT)", "(これ|このカード|このUNIT)", "this"),
    ("(it|that UNIT)", "(それ|そのUNIT)", "~it"),
)
_FIGHTS = "(is |was |)(combating|in combat with|fighting)"
_ABLE_JA = "(可能な限り|可能なら|可能であれば)(、|)"
_BACK_JA = "応戦(する|しなければならない)"
_BACK_EN = "(fights back|must fight back|has to fight back)( against|)"


def add(g: Grammar) -> None:
    """Add to the rules "cond", "ssaid" and "said"."""
    for en, ja, who in _WHO:
        for op, en_op, ja_op in OPS:
            made = partial(_fought, op=op, who=who)
            g.add("cond", build=made, match=never, en=f"{en} {_FIGHTS} {en_op} {{f:nps}}",
                  ja=(f"{ja}が{JUST[op]}{{n:num}}(つ|体){ja_op}の{{f:np}}と戦闘(中|中である|している)",
                      f"{ja}が{{f:np}}{JUST[op]}{{n:num}}(つ|体){ja_op}と戦闘(中|中である|している)"))  # fmt: skip
        g.add("cond", build=lambda f, who=who: _fought(1, f, "=", who), match=never,
              en=f"{en} {_FIGHTS} (exactly|only) one {{f:np}}")  # fmt: skip
        # what attacks fights one, so that several fight a UNIT only where they attack it
        g.add("cond", build=partial(_attacked, who=who), match=never,
              en=(f"{en} (is |was |)(being |)attacked by {{n:numw}} or more {{f:nps}}",
                  f"{{n:numw}} or more {{f:nps}} (are attacking|attack) {en}"),
              ja=(f"{{n:num}}(つ|体)以上の{{f:np}}が{ja}を攻撃(中|中である|している)",
                  f"{ja}が{{n:num}}(つ|体)以上の{{f:np}}に攻撃されている",
                  f"{ja}が{{f:np}}{{n:num}}(つ|体)以上に攻撃されている"))  # fmt: skip
    g.add(
        "ssaid",
        Said("this", (Predicate("rules", ("fought back if able",)),)),
        match=never,
        en=(f"your opponent {_BACK_EN} this (card|UNIT) if able",
            f"if this (card|UNIT) SCLM attacks, (your opponent|they) {_BACK_EN} (this card|this UNIT|it) if able"),
        ja=(f"相手は{_ABLE_JA}これ(に|へ|を){_BACK_JA}", f"相手はこれ(に|へ){_ABLE_JA}{_BACK_JA}",
            f"相手はスクラム攻撃され(た|る)(時|場合|なら)(、|){_ABLE_JA}これ(に|へ|を){_BACK_JA}",
            f"(これが|)スクラム攻撃(した|する)(時|場合|なら)(、|)相手は{_ABLE_JA}これ(に|へ|を){_BACK_JA}"),
    )  # fmt: skip
    g.add(
        "said",
        build=lambda w, u: Said(w, (Predicate("rules", ("fought back if able",), u),)),
        match=never,
        en=(f"{{u:lead}}your opponent {_BACK_EN} {{w:duty}} if able",
            f"your opponent {_BACK_EN} {{w:duty}}{{u:until}} if able",
            f"your opponent {_BACK_EN} {{w:duty}} if able{{u:until-1}}"),
        ja=(f"{{u:until-c}}相手は{_ABLE_JA}{{w:duty}}(に|へ|を){_BACK_JA}",
            f"相手は{{u:until-c}}{_ABLE_JA}{{w:duty}}(に|へ|を){_BACK_JA}",
            f"相手は{{u:until-c}}{{w:duty}}(に|へ){_ABLE_JA}{_BACK_JA}"),
    )  # fmt: skip
    g.add("pred", Predicate("rules", ("fought back if able",), hole("u")), match=never,
          en="must be fought back{u:until-1} if able")  # fmt: skip


def _fought(n: Any, f: Filter, op: str, who: str) -> Any:
    """So many of a kind fight it: each side of an attack fights the other (804.5)."""
    odd = f.zone != "field" or f.whose == "you" or f.fights or f.scope != "all" or "combating" in f.states
    if odd or not isinstance(n, int) or n < 1:
        return REJECT
    return Compare(Count(replace(f, fights=who)), op, n)


def _attacked(n: Any, f: Filter, who: str) -> Any:
    return _fought(n, f, ">=", who) if isinstance(n, int) and n > 1 else REJECT
