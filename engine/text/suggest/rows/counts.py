"""Ordinary sentences about numbers: as many as something was done to, as there are of something. Both languages side by
side; nothing here is printed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import SUBJECT, Predicate, Said, back
from engine.trails.tree import Alikes, Bond, Capped, CostChange, Count, CountOrgs, Draw, Share, Size, Times
from engine.trails.tree.reads import replace


def add(g: Grammar) -> None:
    """Add to the rules "per", "cards", "ssaid" and to the verbs."""
    g.add("per", build=_per, match=never, ja="{a:amount}(だけ|分だけ|分)(、|)")
    _counted(g)
    _in_place(g)


def _per(a: Any) -> Any:
    """What there is one of for each."""
    if not isinstance(a, (Alikes, Count, CountOrgs, Size, Share)) or a.each != 1:
        return REJECT
    return a.of if isinstance(a, Count) else a


def _counted(g: Grammar) -> None:
    """As many as something was done to, where a number of cards or of bond stands."""
    way = Size(back("them"), done=hole("d"))
    verb(
        g,
        Draw(SUBJECT, way),
        match=never,
        en=(
            "draw as many cards as (were|you) {d:done}( this way|)",
            "draw (the same number of|as many) cards as were {d:done} this way",
        ),
        ja=(
            "(これにより|この方法で|この効果で|){d:done}(枚数|カードの枚数|数)(だけ|分だけ|と同じ枚数の|分の)(、|)カードを引く",
            "(これにより|この方法で|この効果で|){d:done}カードと同じ(枚数|数)(の|だけ)(、|)カードを引く",
        ),
    )
    done = "(これにより|この方法で|この効果で|)(捨てた|置いた|戻した|除外した|加えた|選んだ)(カードの|)(枚数|数)"
    as_many = (f"{done}と同じ(枚数|数)(の|だけ|分|)", f"{done}(に等しい(枚数|数)(の|だけ|分|)|だけ|分だけ)")
    g.add("cards", build=lambda: Size(back("them")), match=never, ja=as_many)
    as_much = "{a:worked-eq}(に等しい|と同じ)(点数|点|数|)(分|だけ|)"
    verb(g, build=lambda a: Bond(SUBJECT, a), match=never, ja=(f"絆を{as_much}得る",))


def _in_place(g: Grammar) -> None:
    """What this card costs where it lies, by a number that is counted."""
    for kind, by, change, ja in (
        ("less", "(reduced|decreased)", "reduce", "(減らす|減る|少なくなる)"),
        ("more", "increased", "increase", "(増やす|増える|多くなる)"),
    ):
        for zone, ja_zone in (("hand", "手札"), ("homebase", "拠点")):
            g.add(
                "ssaid",
                build=_placed(kind, zone),
                match=never,
                en=(
                    f"the (CP|EP) cost of this (card|UNIT|ITEM|EVENT) in your {zone} is {by} by {{a:worked}}",
                    f"{change} the (CP|EP) cost of this (card|UNIT|ITEM|EVENT) in your {zone} by {{a:worked}}",
                ),
                ja=f"(あなたの|){ja_zone}(の|にある)これの(CP|EP)コスト(を|は)(、|){{a:worked}}(だけ|分だけ|の分だけ|分)(、|){ja}",
            )


def _placed(kind: str, zone: str) -> Callable[..., Any]:
    def made(a: Any) -> Any:
        if not isinstance(a, (Alikes, Count, CountOrgs, Size, Share, Times, Capped)):
            return REJECT  # a number of a card or player is no "for each"
        if zone == "hand" and not isinstance(a, Capped):  # there it is the number itself
            return Said("this", (Predicate("held", replace(a, each=a.each * (-1 if kind == "less" else 1))),))
        return Said("this", (Predicate("costs", (CostChange(kind, a, "play", "you", "", zone),)),))

    return made
