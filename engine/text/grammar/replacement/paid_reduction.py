"""Damage and loss that is less or more by what is done for it: "you may discard a card. If you do, reduce that damage
by 2", "for each card rebuilt this way, reduce that damage by 2" (1216, 1304). Both languages.

Whose damage it is is plain where a UNIT would deal it "to you": only those of the opponent do. It is printed as what
happens instead.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.amount.per.multiples import scale
from engine.text.parser.grammar import REJECT, Grammar
from engine.trails.tree import Bond, Filter, Much
from engine.trails.tree.reads import replace

_THAT = "(that damage|that Overkill damage|that stun damage|that loss|that amount|the damage|it)"
_THAT_JA = "(その|)(オーバーキルダメージ|スタンダメージ|ダメージ|失う絆|失う点数|失う絆の点数|点数)(の点数|)(を|は)"
_WAYS = (
    (-1, "less", "(reduce|decrease|lower)", "(reduced|decreased|lowered)",
     "(減らす|減る|軽減する|少なくする|少なくなる|減少させる)"),
    (1, "more", "increase", "increased", "(増やす|増える|多くする|多くなる)"),
)  # fmt: skip
_DO_SO = "(そうしたなら|そうした場合|そうすれば|そうしたら)(、|)"
_PLAIN = Filter(types=("UNIT",))
#: What would happen, and what a number of it is: a player's loss.
_LOSSES = ("lose bond", "overkill damage", "stun damage")


def add(g: Grammar) -> None:
    """Add to the rules "replaced" and "craft-line"; "lessened": how much less it is, and "lessened-by" for each."""
    _dealt_to(g)
    for sign, more, change, changed, ja in _WAYS:
        texts = (f"{change} {_THAT} by {{n:num}}", f"{_THAT} is {changed} by {{n:num}}", f"{_THAT} is {{n:num}} {more}")
        g.add("lessened", build=partial(_much, sign=sign), en=texts, ja=f"{_THAT_JA}{{n:num}}(点|){ja}")
        g.add(
            "lessened-by",
            build=partial(_much, sign=sign),
            en=(*(f"{text}{{f:per}}" for text in texts), *(f"{{f:per-lead}}{text}" for text in texts)),
            ja=(f"{_THAT_JA}{{f:per}}{{n:num}}(点|){ja}", f"{{f:per}}{_THAT_JA}{{n:num}}(点|){ja}"),
        )
    paid_en = "you may {s:may-list}. if you do, {n:lessened}"
    paid_ja = f"{{s:chain-t}}(もよい|よい)。{_DO_SO}{{n:lessened}}"
    g.add(
        "paid-less",
        build=lambda s, n: (s, n),
        en=(paid_en, paid_en.replace("lessened", "lessened-by"), "you may {s:may-list}. {n:lessened-by}"),
        ja=(paid_ja, paid_ja.replace("lessened", "lessened-by"), "{s:chain-t}(もよい|よい)。{n:lessened-by}"),
    )
    g.add("paid-less", build=lambda n: ((), n), en="{n:lessened}", ja="{n:lessened}")
    g.add("paid-less", build=lambda n: ((), n), en="{n:lessened-by}", ja="{n:lessened-by}")
    when = "{e:replaced}(場合|なら|時)(、|に、|は、)"
    g.add("craft-line", build=_line, en="if {e:replaced}, {p:paid-less}(.|)", ja=f"{when}{{p:paid-less}}(。|)")


def _dealt_to(g: Grammar) -> None:
    """To whom damage would be dealt: whose UNIT it is that deals it follows from that."""
    for player, en, ja in (("you", "you", "あなた"), ("opponent", "your opponent", "相手")):
        g.add(
            "replaced",
            build=partial(_dealt, player=player),
            en=f"{{w:trig-who}} would (deal|cause) Overkill damage to {en}",
            ja=f"{{w:trig-who}}が{ja}にオーバーキルダメージを与える",
        )


def _dealt(w: Any, player: str) -> Any:
    mine, theirs = ("opponent", "you") if player == "you" else ("you", "opponent")
    if w == "this":
        return REJECT if player == "you" else ("overkill", w, "")
    if not isinstance(w, Filter) or w.whose not in ("any", mine):
        return REJECT
    if replace(w, whose="any") == _PLAIN:
        return ("overkill damage", player, "")
    return ("overkill", replace(w, whose=mine), "") if theirs != w.whose else REJECT


def _much(n: Any, sign: int, f: Any = None) -> Any:
    if not isinstance(n, int) or n < 1:
        return REJECT
    return Much(-1, sign * n if f is None else scale(sign * n, f))


def _line(e: Any, p: Any, c: Any = None) -> Any:
    player = _loser(e[0], e[1])
    if not player:
        return REJECT
    paid, much = p
    less = (Bond(player, much),)
    return ("replacement", c, e, ("paid", paid, less) if paid else less)


def _loser(event: str, who: Any) -> str:
    """Who loses bond by what would happen; "" if that is not plain."""
    if event in _LOSSES:
        return who if who in ("you", "opponent") else ""
    if event != "overkill":
        return ""
    if who == "this":
        return "opponent"
    whose = who.whose if isinstance(who, Filter) else ""
    return {"you": "opponent", "opponent": "you"}.get(whose, "")
