"""Ordinary sentences about numbers of cards, and about where an EVENT goes itself.

Both languages side by side; nothing here is printed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import SUBJECT, By, Pick, PickClause, Predicate, Said, back
from engine.trails.tree import (
    Alikes,
    Capped,
    Compare,
    CostChange,
    Count,
    CountOrgs,
    Do,
    Draw,
    Filter,
    Put,
    Share,
    Size,
    Times,
)
from engine.trails.tree.loading.words import TYPES
from engine.trails.tree.reads import replace

#: What was done to the one thing named before, without its ending.
_ACTED = (
    ("stun", "スタンし|スタンさせ"),
    ("destroy", "破壊し"),
    ("ko", "即死し|即死させ"),
    ("cure", "回復し|回復させ"),
    ("ready", "レディし"),
    ("action", "アクションし"),
)


def add(g: Grammar) -> None:
    """Add to the rules of other topics."""
    _together(g)
    _not_to_trail(g)
    _counted(g)
    _sizes(g)
    _in_place(g)


def _together(g: Grammar) -> None:
    """ "You and your opponent each choose a card in your homebase": each in their own."""
    g.add(
        "sentence",
        build=_own_each,
        match=never,
        en="(you and your opponent|your opponent and you|both you and your opponent) (each |){v:vp-list}",
    )
    g.add(
        "modes-in-line",
        build=lambda a, b, c: ((a,), (b,), (c,)),
        match=never,
        en="{a:sentence}; or {b:sentence}; or {c:sentence}",
    )


def _own_each(v: Any) -> Any:
    """Only where it is said of things in places that each has."""
    own = tuple(_theirs(part) for part in v)
    return REJECT if own == v else (By("each", own),)


def _theirs(clause: Any) -> Any:
    pick = getattr(clause, "pick", None) or getattr(clause, "who", None)
    if not isinstance(pick, Pick) or pick.filter.whose != "you":
        return clause
    mine = replace(pick, filter=replace(pick.filter, whose=SUBJECT))
    return PickClause(mine) if isinstance(clause, PickClause) else replace(clause, who=mine)


def _not_to_trail(g: Grammar) -> None:
    """Where an EVENT goes itself "instead of into your trail"."""
    this = "this (EVENT|card)"
    instead = "instead of (|putting it |putting it |it being put )into (your|its owner's|the) trail"
    ja_this = "(このEVENT|これ|このカード)を軌跡に(置く代わりに|置かず|置かずに|置くかわりに)(、|)"
    for face, ja_face in (("down", "裏向き"), ("up", "表向き")):
        for state, en_state, ja_how in (
            ("ready", "", f"{ja_face}で"),
            ("action", " actioned", f"{ja_face}のアクション状態で"),
        ):
            verb(
                g,
                Put("this", "homebase", state, face),
                match=never,
                en=(f"put {this} face-{face} into your homebase{en_state} {instead}",
                    f"put {this} into your homebase face-{face}{en_state} {instead}"),
                ja=(f"{ja_this}(あなたの|)拠点に{ja_how}置く", f"{ja_this}{ja_how}(あなたの|)拠点に置く"),
            )  # fmt: skip
    verb(
        g,
        Do("return", "this"),
        match=never,
        en=(f"return {this} to your hand {instead}", f"put {this} into your hand {instead}"),
        ja=(f"{ja_this}(あなたの|持ち主の|)手札に(戻す|加える)",),
    )
    verb(g, Do("exile", "this"), match=never, en=(f"remove {this} from the game {instead}",),
         ja=(f"{ja_this}(ゲームから|)除外する",))  # fmt: skip
    for to, en_to, ja_to in (
        ("deck bottom", "on the bottom of your deck", "下"),
        ("deck top", "on top of your deck", "上"),
    ):
        verb(g, Put("this", to), match=never, en=(f"put {this} {en_to} {instead}",),
             ja=(f"{ja_this}(あなたの|持ち主の|)デッキの(一番|){ja_to}に(置く|戻す)",))  # fmt: skip


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
    verb(
        g,
        Draw(SUBJECT, Size(back("them"))),
        match=never,
        ja=("(その|それと同じ|それらと同じ)(枚数|数)(だけ|分だけ|の分だけ|分)(、|)カードを引く",),
    )
    for verb_, acted in _ACTED:
        for op, n, end in ((">=", 1, "た"), ("=", 0, "なかった")):
            g.add("cond", Compare(Size(back(), done=verb_), op, n), match=never,
                  ja=f"(これにより|この方法で|この効果で)({acted}){end}")  # fmt: skip
    for kind in ("", *TYPES):
        ja_kind = kind or "カード"
        shape = Compare(Size(back(f"way {kind}" if kind else "them")), ">=", 1)
        for ja_was in ("捨てられた", "除外された", "手札に戻された"):
            g.add(
                "cond",
                shape,
                match=never,
                ja=f"(これにより|この方法で){ja_kind}が(1枚以上|)({ja_was}|{ja_was[:-1]}ている)",
            )
        for ja_done in ("除外した", "捨てた", "手札に戻した", "軌跡に置いた"):
            g.add("cond", shape, match=never, ja=f"(これにより|この方法で){ja_kind}を(1枚以上|){ja_done}")
            if kind:
                among = f"(これにより|この方法で){ja_done}カードの中に{ja_kind}が(ある|いる|あった)"
                g.add("cond", shape, match=never, ja=among)
    those = "the cards (discarded|removed|returned|removed from the game|put into your trail)"
    for kind in TYPES:
        one = f"an {kind}" if kind[0] in "IE" else f"a {kind}"
        g.add(
            "cond",
            Compare(Size(back(f"way {kind}")), ">=", 1),
            match=never,
            en=(
                f"there (is|was) {one} among {those} this way",
                f"{one} (is|was) among {those} this way",
                f"you (discarded|removed|returned) {one}( from the game|) this way",
            ),
        )


def _sizes(g: Grammar) -> None:
    for whose, your, ja in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
        you, have = ("you", "have") if whose == "you" else ("your opponent", "has")
        for zone, ja_zone in (("hand", "手札"), ("trail", "軌跡"), ("homebase", "拠点")):
            g.add(
                "amount",
                Count(Filter(zone=zone, whose=whose)),
                match=never,
                en=(
                    f"the size of {your} {zone}",
                    *((f"{your} hand size",) if zone == "hand" else ()),
                    f"the number of cards {you} {have} in (their |your |){zone}",
                ),
                ja=f"{ja}{ja_zone}のカード(の枚数|数)",
            )


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
