"""Amounts that refer to what has happened, and amounts that are multiplied. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.grammar.amount.counts import half
from engine.text.grammar.lexicon import verb
from engine.text.parser.grammar import REJECT, Grammar, hole
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
from engine.trails.tree import (
    Alikes,
    Apart,
    Bond,
    Capped,
    Compare,
    Count,
    CountOrgs,
    Filter,
    Much,
    PlayerStat,
    Share,
    Size,
    Stat,
    Sum,
    Times,
    Trigger,
)
from engine.trails.tree.reads import replace

_MANY = Size(back("them"))


def anaphoric_count(g: Grammar) -> None:
    """Add to the rules "obj" and "clause"."""
    many = "(that many|as many|the same number of)"
    g.words("same-many", en=many, ja="(同じ|それと同じ|その)(数|枚数)(|だけ)")
    g.words("same-many-of", en=many, ja="(同じ|それと同じ|その)(枚数|数)(の|分の|だけの)")
    g.add("obj", build=lambda f: Pick(f, _MANY, _MANY), match=_pick, en="{_n:same-many} {f:nps}",
          ja=("{f:np}を{_n:same-many}", "{_n:same-many-of}{f:np}を"))  # fmt: skip
    g.add("obj", Pick(hole("f"), 0, _MANY), en="up to {_n:same-many} {f:nps}",
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


@frozen
class UpTo:
    """What something is done for each of, and the most that comes of it: a number, or the two of a bonus. unit: of what
    it is so many, "" if that is not said: "bond", "cards", "things"."""

    of: Any
    most: Any
    unit: str = ""


def scale(amount: Any, per: Any, unit: str = "") -> Any:
    """``amount`` for each object of a filter, or for each of another amount; ``REJECT`` where it is not clear what a
    limit is one of: how much comes of it, or how many are counted. unit: of what the amount is so many."""
    if not isinstance(amount, int) or not amount:
        return amount
    if isinstance(per, UpTo):
        most = per.most
        plain = abs(amount) == 1 or (per.unit != "" and per.unit == unit)
        if not isinstance(most, int) or most < abs(amount) or not plain:
            return REJECT
        return Capped(scale(amount, per.of), most if amount > 0 else -most)
    return Count(per, amount) if isinstance(per, Filter) else replace(per, each=amount)


def scale_bonus(bonus: tuple[int, ...], per: Any) -> Any:
    """Both numbers of a bonus for each of something; ``REJECT`` if a limit does not fit them."""
    if not isinstance(per, UpTo):
        return tuple(scale(part, per) for part in bonus)
    limits = per.most if isinstance(per.most, tuple) else tuple(per.most * part for part in bonus)
    if not isinstance(per.most, tuple) and any(abs(part) > 1 for part in bonus):
        return REJECT
    if any((part == 0) is not (most == 0) or part * most < 0 for part, most in zip(bonus, limits, strict=True)):
        return REJECT
    return tuple(Capped(scale(part, per.of), most) if part else 0 for part, most in zip(bonus, limits, strict=True))


def _uncapped(amounts: tuple[Any, ...]) -> tuple[Any, tuple[int, ...]] | None:
    """As :func:`unscale`, of amounts that all have a limit."""
    if any(not isinstance(amount, Capped) and amount != 0 for amount in amounts):
        return None
    found = unscale(tuple(amount.amount if isinstance(amount, Capped) else 0 for amount in amounts))
    if found is None or isinstance(found[0], UpTo):
        return None
    limits = tuple(amount.most if isinstance(amount, Capped) else 0 for amount in amounts)
    if any(part * most < 0 or abs(part) > abs(most) for part, most in zip(found[1], limits, strict=True)):
        return None
    return UpTo(found[0], limits if len(limits) > 1 else abs(limits[0])), found[1]


def unscale(amounts: tuple[Any, ...]) -> tuple[Any, tuple[int, ...]] | None:
    """What all amounts count one by one (a filter, or an amount), and the plain numbers; None if there is no such."""
    if any(isinstance(amount, Capped) for amount in amounts):
        return _uncapped(amounts)
    kinds = (Alikes, Count, CountOrgs, Size, Share, Times)
    pers = {replace(amount, each=1) for amount in amounts if isinstance(amount, kinds)}
    if len(pers) != 1 or any(not isinstance(amount, kinds) and amount != 0 for amount in amounts):
        return None
    if any(isinstance(amount, kinds) and amount.each == 0 for amount in amounts):
        return None
    (per,) = pers
    plain = tuple(amount.each if isinstance(amount, kinds) else 0 for amount in amounts)
    return per.of if isinstance(per, Count) else per, plain
