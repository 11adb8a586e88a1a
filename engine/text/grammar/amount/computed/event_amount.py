"""Amounts that speak of what was said: how much it was, half of it, the difference of what was compared; and how a half
is rounded, said in a sentence of its own. Both languages side by side."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.amount.computed.counts import half
from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import Grammar, hole
from engine.text.surface import SUBJECT, Difference, LinkError, Rounded
from engine.text.trees import mapped
from engine.trails.tree import Apart, Bond, Compare, Filter, Much, PlayerStat, Share, Stat, Sum, Trigger
from engine.trails.tree.reads import replace

#: By how much a half is, as long as nobody has said how it is rounded.
UNROUNDED = -2


def add(g: Grammar) -> None:
    """Add to the rules "amount", "worked" and "item"."""
    g.add(
        "amount",
        Much(1),
        en=("that amount", "that (Overkill |stun |)damage", "the (Overkill |stun |)damage dealt", "the damage"),
        ja=("その点数", "その(オーバーキル|スタン|)ダメージ(の点数|)", "与えた(オーバーキル|)ダメージ(の点数|)"),
    )
    g.add("amount", PlayerStat("bond", SUBJECT), en="their bond", ja="自身の絆(の点数|)")
    g.add(
        "amount",
        Difference(),
        en=("the difference", "that difference", "the difference between them"),
        ja=("その差", "差", "差分"),
        match=lambda v: None,
    )
    g.add(
        "worked",
        Apart(hole("a"), hole("b")),
        en="the difference between {a:amount-p} and {b:amount-p}",
        ja="{a:amount-p}と{b:amount-p}の差",
    )
    g.add(
        "worked",
        build=lambda a: Share(a, UNROUNDED),
        match=lambda v: None,
        en=("half {a:amount}", "half of {a:amount}"),
        ja="{a:amount}の半分",
    )
    their = PlayerStat("bond", SUBJECT)
    for amount, en, ja in (
        (Share(their, UNROUNDED, -1), "", ""),
        (replace(half(their, False), each=-1), ", rounded down", "切り捨て"),
        (replace(half(their, True), each=-1), ", rounded up", "切り上げ"),
    ):
        rounds = f"(、|)(端数|端数は|端数を|)({ja}|{ja.replace('り', '')})(で|、|)" if ja else ""
        verb(
            g,
            build=partial(Bond, SUBJECT, amount),
            en=(f"lose half (your|their) bond{en}", f"lose half of (your|their) bond{en}"),
            ja=(
                f"(自身の|)絆の半分を{rounds}失う",
                f"(自身の|)絆の半分{rounds}を失う",
                f"(自身の|)絆を半分{rounds}失う",
            )
            if ja
            else ("(自身の|)絆の半分を失う", "(自身の|)絆を半分失う"),
        )
    for up, en, ja in ((False, "down", "切り捨て"), (True, "up", "切り上げ")):
        g.add(
            "item",
            build=lambda up=up: (Rounded(up),),
            match=lambda v: None,
            en=(
                f"round (this amount |it |the result |any fractions |fractions |){en}",
                f"(fractions|any fractions) are rounded {en}",
            ),
            ja=(f"(端数|小数点以下)(は|を|){ja}る", f"(端数|小数点以下)(は|を|){ja.replace('り', '')}る"),
        )


def _open(part: Any) -> bool:
    return isinstance(part, Share) and part.by == UNROUNDED


def rounded(node: Any, up: bool) -> Any:
    """The same with its halves rounded; the same object if there are none."""

    def one(part: Any) -> Any:
        return replace(half(part.amount, up), each=part.each) if _open(part) else part

    return mapped(node, one)


def settled(node: Any) -> None:
    """Raises LinkError if it is not said of every half in a line how it is rounded."""

    def check(part: Any) -> Any:
        if _open(part):
            raise LinkError("how a half is rounded is not said", r"\bhalf\b|の半分")
        return part

    mapped(node, check)


def compared(condition: Any) -> Apart | None:
    """What "the difference" is after a condition."""
    return Apart(condition.left, condition.right) if isinstance(condition, Compare) else None


def trigger_difference(trigger: Trigger | None, mark: str) -> Apart | None:
    """What "the difference" is in a craft that waits for something with a greater number than its own card."""
    for f in (trigger.other, trigger.who) if trigger is not None else ():
        for limit in f.ranges if isinstance(f, Filter) else ():
            for end in (getattr(limit, "least", None), getattr(limit, "most", None)):
                own = end.parts[0] if isinstance(end, Sum) else end
                if isinstance(own, Stat) and own.of == "this":
                    return Apart(Stat(own.field, mark), own)
    return None
