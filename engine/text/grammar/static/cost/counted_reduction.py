"""Costs that are less or more by a number that is counted: "is reduced by the number of ITEMs you control" (1304.1).

It is the same as 1 less for each of them, and is printed so. Both languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.per.multiples import scale, unscale
from engine.text.grammar.static.cost.crafts_and_arts import price_match
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Predicate, Said
from engine.trails.tree import Alikes, CostChange, Count, CountOrgs, Filter, Price, Share, Size, Times
from engine.trails.tree.reads import replace

_THIS = "(this card|this UNIT|this ITEM|this EVENT|this BASE)"
_THIS_JA = "(これ|このカード|このUNIT|このITEM|このEVENT|このBASE)"
_KINDS = (
    ("less", "(reduced|decreased)", "(reduce|decrease)", "(減らす|減る|少なくなる|下がる|減少する)"),
    ("more", "increased", "increase", "(増やす|増える|多くなる|上がる|増加する)"),
)
_BY_JA = "{a:worked}(だけ|分だけ|の分だけ|分)(、|)"


def add(g: Grammar) -> None:
    """Add to the rules "ssaid" and "price"; "charged": what costs less or more."""
    for money in ("CP", "EP"):
        g.add("charged", money, en=(f"{_THIS}'s {money} cost", f"the {money} cost of {_THIS}"),
              ja=f"{_THIS_JA}の{money}コスト")  # fmt: skip
    g.add("charged", hole("p"), en="the EP cost of {p:priced}", ja="{p:priced}の(EPコスト|コスト)")
    g.add("charged", hole("p"), en="the (CP|EP) cost of {p:priced-card}", ja="{p:priced-card}の(CP|EP|)コスト")
    g.add("charged-to", "CP", en="(this card|this UNIT|this ITEM) costs")
    g.add("charged-to", "EP", en="this EVENT costs")
    for rule in ("priced", "priced-card"):
        g.add("charged-to", hole("p"), en=f"{{p:{rule}}} cost")
    for kind, by, change, ja in _KINDS:
        where = "(, where |. )X (is|equals|is equal to) {a:worked}"
        g.add(
            "ssaid",
            build=partial(_said, kind=kind),
            match=lambda v: None,
            en=(
                f"{{p:charged}} is {by} by {{a:worked}}",
                f"{change} {{p:charged}} by {{a:worked}}",
                f"{{p:charged}} is {by} by X{where}",
                f"{{p:charged}} is X {kind}{where}",
                f"{change} {{p:charged}} by X{where}",
                f"{{p:charged-to}} X (|CP |EP ){kind}( CP| EP|)( to play|){where}",
            ),
            ja=(
                f"{{p:charged}}(を|は)(、|){_BY_JA}{ja}",
                f"{_BY_JA}{{p:charged}}(を|は){ja}",
                f"{{p:charged}}(を|は)X(だけ|){ja}。Xは{{a:worked}}(である|に等しい|とする|)",
            ),
        )
        for rule in ("priced", "priced-card"):
            money = "EP" if rule == "priced" else "(CP|EP)"
            g.add(
                "price",
                build=partial(_price, kind=kind),
                match=lambda v: None,
                en=(
                    f"the {money} cost of {{p:{rule}}}{{u:until-1}} is {by} by {{a:worked}}",
                    f"the {money} cost of {{p:{rule}}} is {by} by {{a:worked}}{{u:until-1}}",
                    f"{change} the {money} cost of {{p:{rule}}}{{u:until-1}} by {{a:worked}}",
                ),
                ja=f"{{u:lead}}{{p:{rule}}}の(CP|EP|)コスト(を|は)(、|){_BY_JA}{ja}",
            )
            g.add(
                "price",
                build=partial(_price_each, kind=kind),
                match=partial(_price_match, kind=kind, rule=rule),
                en=(
                    f"{{p:{rule}}}{{u:until-1}} cost {{n:num}} {kind}{{m:money}}( to play|){{f:per}}",
                    f"{{p:{rule}}}{{u:until-1}} cost {{n:num}} (CP|EP|) {kind}( to play|){{f:per}}",
                    f"{{p:{rule}}}{{u:until-1}} cost {{n:num}} {kind}( to play|){{f:per}}",
                    f"{{p:{rule}}} cost {{n:num}} {kind}( CP| EP|)( to play|){{u:until-1}}{{f:per}}",
                    f"the {money} cost of {{p:{rule}}}{{u:until-1}} is {by} by {{n:num}}{{f:per}}",
                    f"{change} the {money} cost of {{p:{rule}}}{{u:until-1}} by {{n:num}}{{f:per}}",
                ),
                ja=(
                    f"{{u:lead}}{{p:{rule}}}の{{m:money}}コスト(を|は)(、|){{f:per}}{{n:num}}{ja}",
                    f"{{u:lead}}{{p:{rule}}}のコスト(を|は)(、|){{f:per}}{{n:num}}{ja}",
                ),
            )


def _counted(a: Any, each: int = 1) -> Any:
    """What can be said as "for each": a number of a card or player cannot."""
    return replace(a, each=a.each * each) if isinstance(a, (Alikes, Count, CountOrgs, Size, Share, Times)) else REJECT


def _said(p: Any, a: Any, kind: str) -> Any:
    cp = p == "CP"
    amount = _counted(a, -1 if cp and kind == "less" else 1)
    if amount is REJECT:
        return REJECT
    if cp:
        return Said("this", (Predicate("cp", amount),))
    who, of, player = ("this", "play", "you") if p == "EP" else p
    return Said(who, (Predicate("costs", (CostChange(kind, amount, of, player),)),))


def _price(p: Any, a: Any, u: str, kind: str) -> Any:
    amount = _counted(a)
    if amount is REJECT or not isinstance(p[0], Filter):
        return REJECT
    return Price(p[0], CostChange(kind, amount, p[1], p[2]), u)


def _price_each(p: Any, u: str, n: Any, f: Any, kind: str, m: str = "") -> Any:
    if not isinstance(n, int) or not isinstance(p[0], Filter):
        return REJECT
    return Price(p[0], CostChange(kind, scale(n, f), p[1], p[2]), u)


def _price_match(v: Any, kind: str, rule: str) -> Mapping[str, Any] | None:
    holes = price_match(v, kind, rule)
    found = None if holes is None else unscale((holes["n"],))
    return None if holes is None or found is None else {**holes, "f": found[0], "n": found[1][0]}
