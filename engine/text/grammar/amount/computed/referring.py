"""Numbers of what was said or happened before: "that many", the bond that was lost. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.computed.counts import half
from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import Grammar, hole
from engine.text.surface import (
    OWN,
    SUBJECT,
    Difference,
    FindClause,
    LinkError,
    LookClause,
    Pick,
    Rounded,
    Top,
    back,
    searched,
)
from engine.text.trees import mapped
from engine.trails.tree import Apart, Bond, Compare, Filter, Much, PlayerStat, Share, Size, Stat, Sum, Trigger
from engine.trails.tree.reads import replace

_MANY = Size(back("them"))


def anaphoric_count(g: Grammar) -> None:
    """Add to the rules "obj" and "clause"."""
    many = "(that many|as many|the same number of)"
    g.words("same-many", en=many, ja="(同じ|それと同じ|その)(数|枚数)(|だけ)")
    g.words("same-many-of", en=many, ja="(同じ|それと同じ|その)(枚数|数)(の|分の|だけの)")
    g.add("obj", build=lambda f: Pick(f, _MANY, _MANY), match=_pick, en="{_n:same-many} {f:nps}",
          ja=("{f:np}を{_n:same-many}", "{_n:same-many-of}{f:np}を"))  # fmt: skip
    g.add("obj", build=lambda f: Pick(f, 0, _MANY), match=_pick_up_to, en="up to {_n:same-many} {f:nps}",
          ja="{f:np}を{_n:same-many}まで")  # fmt: skip
    verb(g, build=lambda f: searched(f, _MANY), match=partial(_find, bare=True),
         en=("search (your|their) deck for {_n:same-many} {f:founds}",),
         ja=("(|自身の|あなたの)デッキから{f:np}を{_n:same-many}探す",
             "(自身の|あなたの|)デッキから{_n:same-many-of}{f:np}を探す"))  # fmt: skip
    verb(g, build=lambda f: FindClause(f, _MANY), match=partial(_find, bare=False),
         en=("search (your|their) deck for up to {_n:same-many} {f:founds}",),
         ja=("(|自身の|あなたの)デッキから{f:np}を{_n:same-many}まで探す",))  # fmt: skip
    for whose, en, ja in (("", "(your|their) deck", "(|あなたの|自身の)"),
                          ("opponent", "your opponent's deck", "相手の")):  # fmt: skip
        top = f"{{_n:same-many}} cards (from|on) the top of {en}"
        tops = (f"{ja}デッキの(一番|)上から{{_n:same-many-of}}カードを", f"{ja}デッキの(一番|)上から{{_n:same-many}}")
        g.add("obj", Top(_MANY, whose), match=partial(_top, whose=whose), en=top, ja=tops)
        for how, see, seen in (("look", "look at", "見る"), ("reveal", "reveal", "公開する")):
            verb(g, LookClause(_MANY, how, whose), match=partial(_look, how=how, whose=whose),
                 en=(f"{see} {top}",), ja=tuple(text + seen for text in tops))  # fmt: skip


def as_many(amount: Any) -> bool:
    """Whether a number is printed as "that many"."""
    return isinstance(amount, Size) and replace(amount, done="") in (_MANY, Size(back("it")))


def _find(v: Any, bare: bool) -> Mapping[str, Any] | None:
    if not isinstance(v, FindClause) or v.apart not in ("", OWN) or not as_many(v.most):
        return None
    return {"f": v.filter} if (v.exact or v.filter.asks_identity) is bare else None


def _look(v: Any, how: str, whose: str) -> Mapping[str, Any] | None:
    plain = isinstance(v, LookClause) and (v.how, v.player, v.end) == (how, whose, "top") and as_many(v.amount)
    return {} if plain else None


def _top(v: Any, whose: str) -> Mapping[str, Any] | None:
    return {} if isinstance(v, Top) and (v.whose, v.end) == (whose, "top") and as_many(v.amount) else None


def _pick(v: Any) -> Mapping[str, Any] | None:
    plain = isinstance(v, Pick) and v.total is None and as_many(v.most) and v.least == v.most
    return {"f": v.filter} if plain else None


def _pick_up_to(v: Any) -> Mapping[str, Any] | None:
    plain = isinstance(v, Pick) and v.total is None and as_many(v.most) and v.least == 0
    return {"f": v.filter} if plain else None


#: By how much a half is, as long as nobody has said how it is rounded.
UNROUNDED = -2


def event_amount(g: Grammar) -> None:
    """Add to the rules "amount", "worked" and "item"."""
    g.add(
        "amount",
        Much(1),
        en=("that amount", "that (Overkill |stun |)damage", "the (Overkill |stun |)damage dealt", "the damage"),
        ja=("その点数", "その(オーバーキル|スタン|)ダメージ(の点数|)", "与えた(オーバーキル|)ダメージ(の点数|)"),
    )
    g.add("amount", PlayerStat("bond", SUBJECT), en="their bond", ja="自身の絆(の点数|)")
    g.reads(
        "amount",
        Difference(),
        en=("the difference", "that difference", "the difference between them"),
        ja=("その差", "差", "差分"),
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
