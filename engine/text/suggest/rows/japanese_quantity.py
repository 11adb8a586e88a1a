"""Other ways in which Japanese says what other topics read and print: "as many as", at random, while it fights."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import SUBJECT, back
from engine.trails.tree import Alikes, Bond, Count, CountOrgs, Discard, Draw, Filter, Is, Share, Size
from engine.trails.tree.reads import replace

_AS_MANY = "(だけ|分だけ|分)"
_STATES = (
    ("attacking", "攻撃中"),
    ("attacking alone", "単独で攻撃中"),
    ("attacking player", "プレイヤーを攻撃中"),
    ("defending", "応戦中"),
    ("combating", "戦闘中"),
)


def add(g: Grammar) -> None:
    """Add to the rules of other topics; nothing here is printed."""
    _as_many(g)
    _at_random(g)
    for state, ja in _STATES:
        g.add(
            "conds",
            Is("this", Filter(states=(state,))),
            match=never,
            ja=f"(これ|このカード|このUNIT|このITEM)が{ja}(、|の時、|は、)",
        )


# --- as many as there are of something --------------------------------------------------------------------------------
def _as_many(g: Grammar) -> None:
    g.add("per", build=_per, match=never, ja=f"{{a:amount}}{_AS_MANY}(、|)")
    for shape, before, after in (
        (Draw(SUBJECT, hole("a")), "カードを", "引く"),
        (Discard(SUBJECT, hole("a")), "手札を", "捨てる"),
    ):
        verb(
            g,
            shape,
            match=never,
            ja=(f"{{a:worked-eq}}{_AS_MANY}(、|){before}{after}", f"{before}{{a:worked-eq}}{_AS_MANY}{after}"),
        )
    for sign, done in ((1, "得る"), (-1, "失う")):
        verb(
            g,
            build=lambda a, sign=sign: _bond(a, sign),
            match=never,
            ja=(f"{{a:worked-eq}}{_AS_MANY}(、|)絆を{done}", f"絆を{{a:worked-eq}}{_AS_MANY}{done}"),
        )

    g.add(
        "cards",
        Size(back("them")),
        match=never,
        ja=f"(捨てた|置いた|戻した|除外した|加えた|選んだ)(枚数|数){_AS_MANY}(の|)",
    )


def _per(a: Any) -> Any:
    """What there is one of for each."""
    if not isinstance(a, (Alikes, Count, CountOrgs, Size, Share)) or a.each != 1:
        return REJECT
    return a.of if isinstance(a, Count) else a


def _bond(a: Any, sign: int) -> Any:
    if not isinstance(a, (Alikes, Count, CountOrgs, Size, Share)):
        return REJECT
    return Bond(SUBJECT, a if sign > 0 else replace(a, each=-a.each))


# --- at random --------------------------------------------------------------------------------------------------------
def _at_random(g: Grammar) -> None:
    whole = ("手札", "手札のカード", "手札から", "手札からカード")
    for owner, player in (("(|自身の)", SUBJECT), ("相手の", "opponent"), ("あなたの", "you")):
        texts = []
        for word in whole:
            of = word if word.endswith("から") else f"{word}を"
            texts += [
                f"{owner}{of}{{n:cards}}(、|)(無作為に|ランダムに)捨てる",
                f"{owner}{of}(見ずに|見ないで|ランダムに){{n:cards}}捨てる",
                f"{owner}{of}{{n:cards}}(見ずに|見ないで)(選び、|選んで)(それを|それらを|)捨てる",
                f"{owner}{of}(無作為に|ランダムに|見ずに|見ないで){{n:cards}}(選び、|選んで)(それを|それらを|)捨てる",
            ]
            if player == "opponent":
                texts.append(f"{owner}{of}無作為に{{n:cards}}捨てる")
        verb(g, Discard(player, hole("n"), "random"), match=never, ja=texts)
