"""How long: until, and "for each" which stands beside it."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from engine.text.grammar.amount.computed.counts import stays
from engine.text.grammar.noun.phrase.articles import counter
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.rule import Parse, Readings
from engine.text.surface import OPEN, STAYS, Ref, back
from engine.trails.tree import Count, CountOrgs, Filter, PlayerStat, Share, Size
from engine.trails.tree.loading.words import HELD, TYPES

_UNTIL = (
    (
        "turn",
        (
            " (|during )this turn",
            " until (the |)end of (this |the |)turn",
            " for the turn",
            " until this turn ends",
            " for the rest of (the|this) turn",
        ),
        (
            "このターン中",
            "このターンの間",
            "このターンの残りの間",
            "(この|)ターン(の|)終了時まで",
            "(この|)ターンの終わりまで",
        ),
    ),
    (
        "combat",
        (" (|during )this combat", " until (the |)end of (this |the |)combat", " for the rest of (the|this) combat"),
        ("この戦闘中", "この戦闘の間", "この戦闘の残りの間", "(この|)戦闘終了時まで"),
    ),
    ("attack", (" (|during )this attack",), ("この攻撃中",)),
    ("defence", (" (|during )this (defence|defense)",), ("この応戦中",)),
    ("next turn", (" (during |)(the |)next turn",), ("次のターン中", "次のターンの間")),
    (
        "through next turn",
        (
            " until (the |)end of (the |)next turn",
            " until the next turn ends",
            " (|during |for )this turn and (|during )(the |)next(| turn)",
        ),
        (
            "次のターン(の|)終了時まで",
            "次のターンの終わりまで",
            "次のターンが終わるまで",
            "このターン(と|中と|および)次のターン(中|の間)",
        ),
    ),
    (
        "leaves",
        (
            " until this card leaves the field",
            " (for |)as long as this card (is|remains|stays) on the field",
            " while this card is on the field",
            " until this leaves the field",
        ),
        ("これが場を離れるまで", "これが場に(ある|いる)(限り|かぎり|間)"),
    ),
    (
        HELD,
        (
            " until (this card|it|this) leaves your hand",
            " (for |)as long as (this card|it) (is|remains|stays) in your hand",
        ),
        (
            "(これ|それ|このカード)が(あなたの|)手札(を|から)離れるまで",
            "(これ|それ|このカード)が(あなたの|)手札にある(限り|かぎり|間)",
        ),
    ),
    ("game", (" for the rest of the game",), ("ゲーム終了時まで", "このゲーム中")),
    (
        STAYS,
        (
            " until (it leaves|they leave) the field",
            " (for |)as long as (it is|it's|it remains|they are|they remain) on the field",
        ),
        ("(それ(ら|)が|)場を離れるまで", "それ(ら|)が場に(ある|いる)(限り|かぎり|間)"),
    ),
)


def add(g: Grammar) -> None:
    """Rules: until (may be empty), until-c (with a comma in Japanese), per."""
    for until, en, ja in _UNTIL:
        g.add("until", until, en=en, ja=tuple(word + "(|、|は|それぞれ|、それぞれ)" for word in ja))
        g.add("until-c", until, en=en, ja=tuple(word + "(、|)" for word in ja))
        g.add("until-1", until, en=en)
    g.custom("bare-turn", "ja", _bare_turn, None, "こ")
    g.custom("bare-turn", "en", lambda parse, at: (), None, "")
    g.add("until", build=lambda b: "turn", ja="{b:bare-turn}")
    g.add("until", OPEN, en="", ja="")
    g.add(
        "per",
        build=lambda f, c: f,
        match=lambda v: {"f": v, "c": counter(v)} if isinstance(v, Filter) else None,
        ja="{f:np}{c:ctr}(につき|ごとに)(|、)",
    )
    g.add(
        "per",
        build=lambda f: f,
        match=lambda v: {"f": v} if isinstance(v, Filter) else None,
        en=" for (each|every) {f:np}",
    )
    g.reads("per", hole("f"), en=" for each of {f:nps}")
    g.add(
        "per",
        build=lambda f, n: Share(Count(f), n) if isinstance(n, int) and n > 1 else REJECT,
        match=lambda v: {"f": v.amount.of, "n": v.by} if isinstance(v, Share) and isinstance(v.amount, Count) else None,
        en=" for every {n:numw} {f:nps}",
    )
    g.add(
        "per",
        build=lambda f, m: Share(Count(f), m[1]) if isinstance(m[1], int) and m[1] > 1 else REJECT,
        match=lambda v: (
            {"f": v.amount.of, "m": (v.by, v.by, counter(v.amount.of))}
            if isinstance(v, Share) and isinstance(v.amount, Count)
            else None
        ),
        ja="{f:np}{m:cnt}(につき|ごとに)(|、)",
    )
    for player, en_has, ja_has in (("you", "you have", "あなた"), ("opponent", "your opponent has", "相手")):
        g.add("per", match=partial(_shared_bond, player=player), build=partial(_bond_by, player=player),
              en=f" for every {{n:numw}} bond {en_has}",
              ja=f"{ja_has}の絆{{n:num}}点(につき|ごとに)(|、)")  # fmt: skip
    for whose, en_place, ja_place in (
        ("you", "(on your field|you control)", "あなたの場"),
        ("opponent", "(on your opponent's field|your opponent controls)", "相手の場"),
        ("any", "on the field", "場"),
    ):
        g.reads("per", CountOrgs(Filter(whose=whose, types=("UNIT",))),
              en=f" for each (different |)organization {en_place}",
              ja=f"{ja_place}(の|にある)(|異なる)組織1(つ|種類)(につき|ごとに)(|、)")  # fmt: skip
    rows: tuple[tuple[Any, str, str], ...] = (
        ("this", "this card has", "これが持つ"),
        (hole("r"), "{r:back-s} (has|have)", "{r:back}が持つ"),
        (hole("f"), "among {f:nps}", "{f:np}が持つ"),
    )
    for of, en_of, ja_of in rows:
        g.add(
            "per",
            CountOrgs(of),
            en=f" for each (different |)organization {en_of}",
            ja=f"{ja_of}(|異なる)組織1(種類|つ)(につき|ごとに)(|、)",
            match=partial(_per_org, kind="this" if of == "this" else getattr(of, "name", "")),
        )
    g.add(
        "per",
        build=lambda: Size(back("them")),
        en=" for each of (them|those cards|those UNITs|those ITEMs)",
        ja="それら(|のカード|のUNIT|のITEM)1(つ|枚|体)(につき|ごとに)(|、)",
    )
    for kind, ja_kind in (("card", "カード"), *((kind, kind) for kind in TYPES)):
        word = "them" if kind == "card" else f"way {kind}"
        g.add(
            "per",
            build=lambda d, word=word, way="": Size(back(word), done=d),
            en=(
                f" for each {kind} {{d:done}} this way",
                *((f" for each {kind} card {{d:done}} this way",) if kind != "card" else ()),
            ),
            ja=(
                f"{{way:this-way}}{{d:done}}{ja_kind}1(枚|つ|体)(につき|ごとに)(|、)",
                f"{{d:done}}{ja_kind}1(枚|つ|体)(につき|ごとに)(|、)",
            ),
            match=partial(_this_way, kind=kind),
        )
        g.add("per", match=partial(stays, kind=kind), build=lambda d, way="": REJECT,
              ja=f"{{way:this-way}}{{d:done}}{ja_kind}1つにつき", says=True)  # fmt: skip
        g.add(
            "per",
            build=lambda d, n, word=word: (
                Share(Size(back(word), done=d), n) if isinstance(n, int) and n > 1 else REJECT
            ),
            match=partial(_shared_way, kind=kind),
            en=(
                f" for every {{n:numw}} {kind}s {{d:done}} this way",
                f" for every {{n:numw}} {kind} cards {{d:done}} this way",
            ),
        )
        g.add(
            "per",
            build=lambda d, m, word=word, way="": (
                Share(Size(back(word), done=d), m[1]) if isinstance(m[1], int) and m[1] > 1 else REJECT
            ),
            match=partial(_shared_way, kind=kind),
            ja=f"{{way:this-way}}{{d:done}}{ja_kind}{{m:cnt}}(につき|ごとに)(|、)",
        )


def _bond_by(n: Any, player: str) -> Any:
    return Share(PlayerStat("bond", player), n) if isinstance(n, int) and n > 1 else REJECT


def _shared_bond(v: Any, player: str) -> dict[str, Any] | None:
    return {"n": v.by} if isinstance(v, Share) and v.amount == PlayerStat("bond", player) else None


_BARE_TURN = re.compile(r"このターン(?:、|は|だけ)?(?!中|に|の間|の終|終|、)")


def _bare_turn(parse: Parse, at: int) -> Readings:
    """このターン without 中, where nothing follows that would say more of the time."""
    found = _BARE_TURN.match(parse.low, at)
    return ((found.end(), ""),) if found else ()


def _this_way(v: Any, kind: str) -> dict[str, Any] | None:
    """Those of a kind among what something was done to; without a kind all of it."""
    word = _of(v) if isinstance(v, Size) else None
    if not isinstance(word, Ref):
        return None
    fits = word.word == f"way {kind}" if word.word.startswith("way ") else kind == "card"
    return {"d": v.done, "way": ""} if fits else None


def _shared_way(v: Any, kind: str) -> dict[str, Any] | None:
    """One for every so many of them."""
    if not isinstance(v, Share) or v.each != 1 or not isinstance(v.amount, Size):
        return None
    found = _this_way(v.amount, kind)
    return None if found is None else {**found, "n": v.by, "m": (v.by, v.by, "枚")}


def _of(v: Any) -> Any:
    return v.of


def _per_org(v: Any, kind: str) -> dict[str, Any] | None:
    if not isinstance(v, CountOrgs):
        return None
    now = "f" if isinstance(v.of, Filter) else "this" if v.of == "this" else "r"
    return {now: v.of} if now == kind else None
