"""Amounts that are counted or belong to a card or player. Both languages."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.noun.places import YOURS
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import never
from engine.text.surface import SAID, Aim, back
from engine.trails.tree import (
    Alikes,
    Capped,
    Count,
    CountOrgs,
    Filter,
    Much,
    Named,
    Neg,
    PlayerStat,
    Share,
    Size,
    Stat,
    Sum,
    Times,
    Total,
    X,
)
from engine.trails.tree.loading.words import TYPES

#: Numbers of cards: English, Japanese.
STATS = {
    "cp": ("CP cost", "CPコスト"),
    "ep": ("EP cost", "EPコスト"),
    "level": ("building level", "創設レベル"),
    "str": ("STR", "STR"),
    "def": ("DEF", "DEF"),
    "arts ep": ("(arts EP cost|arts's EP cost|arts' EP cost|arts cost)", "アーツのEPコスト"),
    "wings": ("(Wings of Light|[Wings of Light])", "(光まとう翼|【光まとう翼】)"),
}
#: What a number may be called besides.
_VALUE = "(|の値|の数値|の数)"

#: What may have been done to things that are counted afterwards.
DONE = "chosen|put there|shuffled|shuffled into your deck|put on the bottom of your deck|played"
DONE_JA = "選んだ|デッキに戻した|置いた|加えた|デッキに加えた|出した|プレイした|デッキに加えて切った"
#: What may have been done to some of them, and to others before: verb, English, Japanese.
REALLY_DONE = (
    ("stun", "stunned", "(スタンした|スタンさせた)"),
    ("destroy", "destroyed", "破壊した"),
    ("ko", "K.O.'d", "(即死させた|即死した)"),
    ("cure", "cured", "(回復した|回復させた)"),
    ("ready", "readied", "レディした"),
    ("action", "actioned", "アクションした"),
    ("face up", "turned face-up", "表向きに(した|なった)"),
    ("face down", "turned face-down", "裏向きに(した|なった)"),
    ("counter", "countered", "(無効にした|打ち消した)"),
)


def _worked(value: Any) -> bool:
    return isinstance(
        value, (Alikes, Count, CountOrgs, Size, Share, Stat, Times, Total, PlayerStat, Sum, Much, Named, Capped)
    )


def summed(parts: tuple[Any, ...]) -> Sum:
    """A sum, in which plain numbers come last: in either language they may come first."""
    return Sum(tuple(sorted(parts, key=lambda part: isinstance(part, int))))


def half(a: Any, up: bool) -> Any:
    """Half of an amount, rounded. Where a text does not say how, nothing in the books does."""
    return Share(Sum((a, 1)), 2) if up else Share(a, 2)


def _half_match(v: Any, up: bool) -> dict[str, Any] | None:
    if not isinstance(v, Share) or v.by != 2 or v.each != 1:
        return None
    inner: Any = v.amount
    raised = isinstance(inner, Sum) and len(inner.parts) == 2 and inner.parts[1] == 1
    if raised is not up:
        return None
    return {"a": inner.parts[0] if up else inner}


def _this_way(v: Any, kind: str) -> dict[str, Any] | None:
    return {"d": v.done, "way": ""} if isinstance(v, Size) and v == Size(back(f"way {kind}"), done=v.done) else None


#: What is done to things that stay on the field, where Japanese counts them otherwise than cards.
_STAYING = frozenset(("stun", "cure", "ready", "action"))


def stays(v: Any, kind: str) -> dict[str, Any] | None:
    """Those of a kind to which something was done and that are still on the field."""
    return _this_way(v, kind) if kind in ("UNIT", "ITEM") and getattr(v, "done", "") in _STAYING else None


def _meant_by(v: Any, word: str) -> dict[str, Any] | None:
    return {} if v == word else None


def _orgs_on(v: Any, this: bool) -> dict[str, Any] | None:
    fits = isinstance(v, CountOrgs) and v.each == 1 and not isinstance(v.of, Filter) and (v.of == "this") is this
    return {"r": v.of} if fits else None


def _fewer(v: Any) -> dict[str, Any] | None:
    """So many less than there were before."""
    fits = isinstance(v, Sum) and len(v.parts) == 2 and v.parts[0] == Size(back("them"))
    less = v.parts[1] if fits else None
    return {"n": less.amount} if isinstance(less, Neg) and isinstance(less.amount, int) else None


def counts(g: Grammar) -> None:
    """Rules: cards, amount and worked (worked out)."""
    # "a card", "two cards"; Japanese 1枚
    g.add("cards", 1, en="(a|one|1) card", ja="1枚")
    g.add(
        "cards",
        hole("n"),
        en="{n:numw} cards",
        ja="{n:num}枚",
        match=lambda v: {"n": v} if isinstance(v, (int, X)) else None,
    )
    g.add(
        "cards",
        Size(hole("r")),
        en=("that many cards", "the same number of cards"),
        ja=(
            "同じ枚数",
            "同じ枚数の",
            "(その枚数|それ|それら)(と同じ|に等しい)枚数(|の)",
            "その枚数",
            "その数だけ",
            "(捨てた|置いた|戻した|除外した|加えた|選んだ)枚数(|と同じ枚数|に等しい枚数)(|の)",
            "その枚数分",
        ),
        build=lambda: Size(back("them")),
        match=lambda v: {} if v in (Size(back("them")), Size(back("it"))) else None,
    )
    g.add(
        "cards",
        build=lambda n: Sum((Size(back("them")), n)) if isinstance(n, int) else REJECT,
        match=lambda v: (
            {"n": v.parts[1]} if isinstance(v, Sum) and len(v.parts) == 2 and v.parts[0] == Size(back("them")) else None
        ),
        en=("that many cards plus {n:numw}", "that many plus {n:numw} cards", "{n:numw} more cards than that"),
        ja=(
            "その枚数に{n:num}を加えた枚数(|の)",
            "(捨てた|置いた|戻した|除外した|加えた|選んだ)枚数に{n:num}を加えた枚数(|の)",
            "その枚数(+|プラス){n:num}枚(|の)",
            "その枚数より{n:num}枚多い(|枚数の)",
        ),
    )
    g.add(
        "cards",
        build=lambda n: Sum((Size(back("them")), Neg(n))) if isinstance(n, int) and n > 0 else REJECT,
        match=_fewer,
        en=("that many cards minus {n:numw}", "that many minus {n:numw} cards", "{n:numw} fewer cards than that",
            "{n:numw} (fewer card|less cards) than that"),
        ja=("その枚数より{n:num}枚少ない(|枚数の)", "その枚数から{n:num}を引いた枚数(|の)",
            "(捨てた|置いた|戻した|除外した|加えた|選んだ)枚数より{n:num}枚少ない(|枚数の)", "その枚数-{n:num}枚(|の)"),
    )  # fmt: skip
    g.reads("cards", hole("a"), en="{a:cards-eq}", ja="{a:cards-eq}")
    g.reads("cards-eq", hole("a"), en="cards equal to {a:worked}", ja="{a:worked}(に等しい|と同じ)枚数(|の)")
    g.add("worked-eq", hole("a"), en="{a:worked}", ja="{a:worked}", match=lambda v: {"a": v})
    for whose, your, owner in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
        g.add(
            "amount",
            Count(Filter(zone="hand", whose=whose)),
            en=f"the number of cards in {your} hand",
            ja=f"{owner}手札の枚数",
        )
    g.add(
        "amount",
        Count(hole("f")),
        match=lambda v: {"f": v.of} if isinstance(v, Count) and v.each == 1 else None,
        en="the number of {f:nps}",
        ja="{f:np}(の数|の枚数)",
    )
    g.add(
        "amount",
        CountOrgs(hole("f")),
        en=(
            "the number of (different |)organizations (among|of|on) {f:nps}",
            "the number of (different |)organizations {f:nps} (have|has)",
        ),
        ja=("{f:np}が持つ組織の(種類の|)数", "{f:np}の組織の(種類の|)数"),
        match=lambda v: {"f": v.of} if isinstance(v, CountOrgs) and isinstance(v.of, Filter) and v.each == 1 else None,
    )
    places = (
        ("you", ["on your field", "you control"], "あなたの場"),
        ("opponent", ["on your opponent's field", "your opponent controls"], "相手の場"),
        ("any", ["on the field"], "場"),
    )
    for whose, where, ja in places:
        g.reads("amount", CountOrgs(Filter(whose=whose, types=("UNIT",))),
              en=[f"the number of (different |)organizations {place}" for place in where],
              ja=f"{ja}(の|にある)組織の(種類の|)数")  # fmt: skip
    for who, en, ja in (("this", "this card", "これ"), (hole("r"), "{r:back-s}", "{r:back}")):
        g.add(
            "amount",
            CountOrgs(who),
            en=(
                f"the number of (different |)organizations {en} (has|have)",
                f"the number of organizations (of|on) {en}",
            ),
            ja=(f"{ja}が持つ組織の数", f"{ja}の組織の数"),
            match=partial(_orgs_on, this=who == "this"),
        )
    g.add("done", "", en=f"({DONE})", ja=f"({DONE_JA})")
    for verb, en_done, ja_done in REALLY_DONE:
        g.add("done", verb, en=en_done, ja=ja_done)
    for verb, word, after, ja_word in (
        ("rebuild", "rebuilt", "", "再構築した"),
        ("put trail", "put into the trail", "", "軌跡に置いた"),
        ("put trail", "put into (their|its owner's|their owner's|a) trail", "", ()),
        (
            "put trail",
            "put into (trails|their trails|their owners' trails|either trail|either player's trail|"
            "a player's trail|both trails|each player's trail|both players' trails)",
            "",
            "(軌跡に置かれた|各プレイヤーの軌跡に置いた|各プレイヤーの軌跡に置かれた)",
        ),
        (f"{YOURS}put trail", "put into your trail", "", "あなたの軌跡に(置いた|置かれた)"),
        ("put hand", "put into your hand", "", "手札に加えた"),
        ("put field", "put onto the field", "", "場に出した"),
        ("discard", "discarded", "", "捨てた"),
        ("exile", "removed", "(| from the game)", "(|ゲームから)除外した"),
        ("return", "returned", "(| to (your|their owner's) hand| to their owners' hands)", "(|手札に)戻した"),
    ):
        g.add(
            "done",
            build=lambda verb=verb: f"{SAID}{verb}",
            match=never if verb.startswith(YOURS) else partial(_meant_by, word=word),
            en=f"{word}{after}",
            ja=ja_word,
        )
    g.add("this-way", "", ja=("この方法で", "これにより", "この効果で"))
    g.add(
        "amount",
        Size(hole("r")),
        en="the number of cards {d:done} this way",
        ja="{way:this-way}{d:done}カードの(枚数|数)",
        build=lambda d, way="": Size(back("them"), done=d),
        match=lambda v: (
            {"d": v.done, "way": ""} if isinstance(v, Size) and v == Size(back("them"), done=v.done) else None
        ),
    )
    for kind in TYPES:
        g.add(
            "amount",
            build=lambda d, kind=kind, way="": Size(back(f"way {kind}"), done=d),
            en=(f"the number of {kind}s {{d:done}} this way", f"the number of {kind} cards {{d:done}} this way"),
            ja=f"{{way:this-way}}{{d:done}}{kind}の(枚数|数)",
            match=partial(_this_way, kind=kind),
        )
        g.add("amount", match=partial(stays, kind=kind), build=lambda d, way="": REJECT,
              ja=f"{{way:this-way}}{{d:done}}{kind}の数", says=True)  # fmt: skip
    g.add(
        "amount",
        build=lambda n, f: Count(f, n),
        match=lambda v: {"n": v.each, "f": v.of} if isinstance(v, Count) and v.each > 1 else None,
        en="{n:num} times the number of {f:nps}",
        ja="{f:np}の(数|枚数)の{n:num}倍",
    )
    for field, (en, ja) in STATS.items():
        g.add("amount", Stat(field, "this"), en=(f"this card's {en}",), ja=(f"これの{ja}{_VALUE}",))
        g.add("amount", Stat(field, back()), en=(f"its {en}",), ja=(f"それの{ja}{_VALUE}", f"その{ja}{_VALUE}"))
        for kind in TYPES:
            g.add("amount", Stat(field, back(kind)), en=f"that {kind}'s {en}", ja=f"その{kind}の{ja}{_VALUE}")
            shown = Stat(field, back(f"did reveal {kind}"))
            g.reads("amount", shown, ja=f"公開した{kind}の{ja}{_VALUE}")
        g.add("amount", Stat(field, back("card")), en=f"that card's {en}", ja=f"そのカードの{ja}{_VALUE}")
        aim: Any = Aim(hole("f"))
        g.add("amount", Stat(field, aim), en=(f"the {en} of target {{f:np}}", f"target {{f:np}}'s {en}"))
        g.add(
            "amount",
            Stat(field, hole("r")),
            en=(f"the {en} of {{r:back}}", f"{{r:back}}'s {en}"),
            ja=f"{{r:back}}の{ja}{_VALUE}",
        )
    for field, (en, ja) in STATS.items():
        printed = f"printed {field}"
        g.add("amount", Stat(printed, "this"), en=f"this card's (printed|original) {en}", ja=f"これの本来の{ja}(の値|)")
        g.add(
            "amount",
            Stat(printed, back()),
            en=f"its (printed|original) {en}",
            ja=(f"それの本来の{ja}(の値|)", f"その本来の{ja}(の値|)", f"本来の{ja}(の値|)"),
        )
    g.add("amount", Size(hole("r")), en="the size of {r:back}", ja="{r:back}の数")
    for player, en, ja in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
        g.add("amount", PlayerStat("bond", player), en=f"{en} bond", ja=(f"{ja}絆", f"{ja}絆の(点数|値)"))
        g.add("amount", PlayerStat("cp", player), en=f"{en} CP", ja=f"{ja}CP")
        g.add("amount", PlayerStat("ep", player), en=f"{en} EP", ja=f"{ja}EP")
    g.add("amount-p", hole("a"), en="{a:amount}", ja="{a:amount}")
    g.add("amount-p", hole("n"), en="{n:num}", ja="{n:num}")
    g.add(
        "sum",
        build=lambda a, b: (a, *b),
        match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 1 else None,
        en="{a:amount-p} plus {b:sum}",
        ja="{a:amount-p}と{b:sum}",
    )
    g.add("sum", (hole("a"),), en="{a:amount-p}", ja="{a:amount-p}")
    halves: tuple[tuple[bool, Any, Any], ...] = (
        (False, ", rounded down", "切り捨て"),
        (True, ", rounded up", "切り上げ"),
    )
    for up, en, ja in halves:
        build = partial(half, up=up)
        g.add(
            "worked",
            build=build,
            match=partial(_half_match, up=up),
            en=(f"half {{a:amount}}{en}", f"half of {{a:amount}}{en}", f"half {{a:amount}} {en[2:]}"),
            ja=(
                f"{{a:amount}}の半分を{ja}た(数|値|点数)",
                f"{{a:amount}}の半分(、|の|)(端数|端数は|端数を|小数点以下|小数点以下を|)({ja}|{ja.replace('り', '')})",
            ),
        )
    g.add("worked", hole("a"), en="{a:amount}", ja="{a:amount}", match=lambda v: {"a": v} if _worked(v) else None)
    g.add(
        "worked",
        build=lambda a, b: summed((a, *b)),
        match=lambda v: {"a": v.parts[0], "b": v.parts[1:]} if isinstance(v, Sum) and len(v.parts) > 1 else None,
        en="{a:amount-p} plus {b:sum}",
        ja="{a:amount-p}と{b:sum}の合計",
    )
