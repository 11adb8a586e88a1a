"""How long something lasts, and what triggers for a time. Both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.counts import stays
from engine.text.grammar.lexicon import TOKI
from engine.text.grammar.noun.phrase.articles import counter
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Parse, Production, Readings, leads
from engine.text.surface import OPEN, STAYS, Body, Ref, back
from engine.trails.tree import Count, CountOrgs, Filter, PlayerStat, Share, Size, Trigger, Wait
from engine.trails.tree.loading.words import HELD, TYPES
from engine.trails.tree.reads import replace

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


def expressions(g: Grammar) -> None:
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
        Share(Count(hole("f")), hole("n")),
        where=lambda n: isinstance(n, int) and n > 1,
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
        g.add("per", Share(PlayerStat('bond', player), hole("n")), where=lambda n: isinstance(n, int) and n > 1,
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


_COMBAT = "(this combat|during this combat|until the end of (this |)combat)"
_COMBAT_JA = "(この戦闘中|この戦闘の間|この戦闘終了時まで)(、|に、|に|)"


_STUNS = Trigger("stuns")


def combat_triggers(g: Grammar) -> None:
    """Add to the rules "ref-trigger" and "compound-x". Needs all triggers to be there."""
    g.add(
        "ref-trigger",
        Trigger("stuns", hole("r"), hole("o")),
        match=_stuns,
        en="(when|whenever) {r:back-s} (stuns|stun) {o:a-np}",
        ja=f"{{r:back}}が{{o:np}}を(スタンした|スタンさせた){TOKI}",
    )
    for rule, ref in (("trigger", False), ("ref-trigger", True)):
        g.add(
            "compound-x",
            build=partial(_wait, until="combat", only=False),
            match=partial(_match, until="combat", only=False, ref=ref),
            en=(f"{_COMBAT}, {{t:{rule}}}, {{s:sentence}}", f"{{t:{rule}}} {_COMBAT}, {{s:sentence}}"),
            ja=f"{_COMBAT_JA}{{t:{rule}}}(、|){{s:sentence}}",
        )
    g.add(
        "compound-x",
        build=partial(_wait, until="combat", only=True),
        match=partial(_match, until="combat", only=True),
        en=(f"the next time {{t:trigger-next}} {_COMBAT}, {{s:sentence}}",
            f"{_COMBAT}, the next time {{t:trigger-next}}, {{s:sentence}}"),
        ja=f"{_COMBAT_JA}次に{{t:trigger}}(、|){{s:sentence}}",
    )  # fmt: skip


def _stuns(v: Any) -> Mapping[str, Any] | None:
    who: Any = v.who if isinstance(v, Trigger) else None
    fits = isinstance(who, Ref) and isinstance(v.other, Filter) and v == replace(_STUNS, who=v.who, other=v.other)
    return {"r": who, "o": v.other} if fits else None


_TURN = "(this turn|until end of turn|until the end of the turn|until the end of this turn)"
_TURN_JA = "(このターン中|このターン|ターン終了時まで|このターン終了時まで)(、|)"


def turn_triggers(g: Grammar) -> None:
    """Add to the rule "compound-x"."""
    for until, lead, after, ja in (
        ("turn", f"{_TURN}, ", f" {_TURN}", _TURN_JA),
        ("next turn", "(during the next turn|next turn), ", " (during the next turn|next turn)", "次のターン中(、|)"),
        (
            "through next turn",
            "until the end of (the |)next turn, ",
            " until the end of (the |)next turn",
            "次のターン(の|)(終了時|終わり)まで(、|に、|に|)",
        ),
    ):
        g.add(
            "compound-x",
            build=lambda t, s, until=until: _wait(t, s, until, False),
            match=partial(_match, until=until, only=False),
            en=(f"{lead}{{t:trigger}}, {{s:sentence}}", f"{{t:trigger}}{after}, {{s:sentence}}"),
            ja=f"{ja}{{t:trigger}}(、|){{s:sentence}}",
        )
        g.add(
            "compound-x",
            build=lambda t, s, until=until: _wait(t, s, until, False),
            match=partial(_match, until=until, only=False, ref=True),
            en=(f"{{t:ref-trigger}}{after}, {{s:sentence}}", f"{lead}{{t:ref-trigger}}, {{s:sentence}}"),
            ja=f"{ja.replace('(、|)', '(、|に、|に|)')}{{t:ref-trigger}}(、|){{s:sentence}}",
        )
        g.add(
            "compound-x",
            build=lambda t, s, until=until: _wait(t, s, until, True),
            match=partial(_match, until=until, only=True),
            en=(f"the next time {{t:trigger-next}}{after}, {{s:sentence}}",
                f"{lead}the next time {{t:trigger-next}}, {{s:sentence}}"),
            ja=(f"{ja}次に{{t:trigger}}(、|){{s:sentence}}",
                f"次に{ja if '|に|' in ja else ja.replace('(、|)', '(、|に、|に|)')}{{t:trigger}}(、|){{s:sentence}}"),
        )  # fmt: skip
    g.add(
        "compound-x",
        build=lambda t, s: _wait(t, s, "game", True),
        match=lambda v: _match(v, "game", True),
        en="the next time {t:trigger-next}, {s:sentence}",
        ja="次に{t:trigger}(、|){s:sentence}",
    )


def _wait(t: Any, s: Any, until: str, only: bool) -> Any:
    if not isinstance(t, Trigger) or t.event in ("start", "end"):
        return REJECT  # a moment comes once, and is said otherwise
    return (Wait(("triggered", t, Body((s,))), until, only),)


def _match(v: Any, until: str, only: bool, ref: bool = False) -> Mapping[str, Any] | None:
    if len(v) != 1 or not isinstance(v[0], Wait) or (v[0].until, v[0].next) != (until, only):
        return None
    _, trigger, (sentence,) = v[0].craft
    if isinstance(trigger.who, Ref) is not ref:
        return None
    return {"t": trigger, "s": sentence}


def derive_turn_triggers(g: Grammar) -> None:
    """Every trigger without its first word. Needs all of them to be there."""
    g.rule("trigger-next").productions[:0] = list(_bare(g.rule("trigger").productions))


def _bare(productions: Iterable[Production]) -> Iterable[Production]:
    """Every trigger that an event makes, without its first word."""
    for production in productions:
        begin = "Whenever "
        whole = [
            one for text in production.texts["en"] for one in leads(text) if one.startswith(begin) and one != begin
        ]
        en = tuple(one.removeprefix(begin) for one in whole)
        if en:
            yield Production({"en": en, "ja": ()}, production.build, production.match)
