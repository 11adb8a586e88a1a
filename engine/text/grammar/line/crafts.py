"""Whole lines: icon crafts, activated, triggered and continuous crafts, effects. Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.icon.lines import icon_line, say_icons
from engine.text.grammar.line import usage_limits
from engine.text.grammar.meanings import Meanings
from engine.text.grammar.static.sentence import continuous
from engine.text.parser.grammar import LANGS, Grammar, Speaker, hole
from engine.text.source.lexicon import icon_parameter
from engine.text.source.normalise import ACTION, ENTER
from engine.text.surface import Body, EitherCost, Limit
from engine.trails.tree import Board, Do, Icon, PayEP, Trigger

ENTERS = Trigger("enters", "this")


def add(g: Grammar) -> None:
    """Rules: effect (value: Effect), icon-line (value: tuple of icons)."""
    usage_limits.add(g)
    _costs(g)
    continuous.add(g)
    g.add(
        "body",
        build=Body,
        match=lambda v: None if v.limits else {"sentences": v.sentences},
        en="{sentences:paragraph}",
        ja="{sentences:paragraph}",
    )
    g.add(
        "body",
        build=Body,
        match=lambda v: {"sentences": v.sentences, "limits": v.limits} if v.limits else None,
        en="{sentences:paragraph} {limits:limits}",
        ja="{sentences:paragraph}{limits:limits}",
    )
    g.add(
        "craft-line",
        build=lambda b: ("triggered", ENTERS, b),
        match=lambda v: {"b": v[2]} if v[:2] == ("triggered", ENTERS) else None,
        en=(ENTER + " {b:body}", ENTER + "{b:body}"),
        ja=ENTER + "{b:body}",
    )
    g.add(
        "craft-line",
        build=lambda t, c, b: ("triggered", t, Body(b.sentences, (*b.limits, Limit("", c)))),
        match=lambda v: None,
        en="{t:trigger} {c:during-en}, {b:body}",
        ja="{c:during1}(に|、|){t:trigger}(、|){b:body}",
    )
    g.add(
        "craft-line",
        build=lambda c, t, b: ("triggered", t, Body(b.sentences, (*b.limits, Limit("", c)))),
        match=_while,
        en=("while {c:conds}, {t:trigger}, {b:body}", "(as long as|if) {c:conds}, {t:trigger}, {b:body}"),
        ja="{c:conds}(、|){t:trigger}(、|){b:body}",
    )
    g.add(
        "craft-line",
        build=lambda t, c, b: ("triggered", t, Body(b.sentences, (*b.limits, Limit("", c)))),
        match=lambda v: None,
        en="{t:trigger} (while|as long as|if) {c:conds}, {b:body}",
    )
    g.add("craft-line", ("triggered", hole("t"), hole("b")), en="{t:trigger}, {b:body}", ja="{t:trigger}(、|){b:body}")
    g.add(
        "craft-line",
        ("activated", hole("c"), hole("b")),
        en=("{c:costs}: {b:body}", "{c:costs}:{b:body}"),
        ja="{c:costs}:{b:body}",
    )
    g.add("craft-head", ("triggered", ENTERS), en=(ENTER + " ", ENTER), ja=ENTER)
    g.add("craft-head", ("triggered", hole("t")), en="{t:trigger}, ", ja="{t:trigger}(、|)")
    g.add("craft-head", ("activated", hole("c")), en=("{c:costs}: ", "{c:costs}:"), ja="{c:costs}:")
    g.add("craft-line", ("static", hole("s")), en="{s:statics}", ja="{s:statics}")
    g.add("effect-body", hole("s"), en="{s:paragraph}", ja="{s:paragraph}")
    for lang in ("en", "ja"):
        g.custom("icon-line", lang, icon_line(g, lang), say_icons(g, lang), "[【")
    g.add("quoted", hole("c"), en="{c:icon-par}", ja="{c:icon-par}", match=_numbered)
    g.add("quoted", hole("c"), en="“{c:icon-line}”", ja="「{c:icon-line}」", match=_icons)
    g.add(
        "quoted",
        hole("c"),
        en=("“(|・|・ ){c:craft}”", "{c:icon-par}", "'(|・|・ ){c:craft}'"),
        ja=("「(|・|が){c:craft}」", "{c:icon-par}", "“(|・|が){c:craft}”"),
    )
    g.custom("icon-par", "en", icon_line(g, "en", 1, parameter=True), say_icons(g, "en"), "[")
    g.custom("icon-par", "ja", icon_line(g, "ja", 1, parameter=True), say_icons(g, "ja"), "【")


def quote(g: Grammar, meanings: Meanings) -> None:
    """Rule: craft, for those in quotes; they mean and print what whole lines do."""
    g.add("craft", build=meanings.crafts, en="{line:craft-line}", ja="{line:craft-line}")
    for lang in LANGS:
        g.custom_print("craft", lang, partial(_quoted, meanings=meanings, lang=lang))


def _quoted(value: Any, speaker: Speaker, meanings: Meanings, lang: str) -> str | None:
    return meanings.said(value[0], lang, speaker) if len(value) == 1 else None


def _while(v: Any) -> Mapping[str, Any] | None:
    """A condition of the whole craft, which is asked as it triggers."""
    if v[0] != "triggered" or getattr(v[1], "event", "") == "while":
        return None
    limit = next((one for one in v[2].limits if one.condition is not None and not one.once), None)
    if limit is None:
        return None
    body = Body(v[2].sentences, tuple(one for one in v[2].limits if one is not limit))
    return {"c": limit.condition, "t": v[1], "b": body}


def _icons(v: Any) -> Mapping[str, Any] | None:
    """Nothing but icon crafts: they stand in the quotes as they stand in a line."""
    return {"c": v} if v and all(isinstance(one, Icon) for one in v) else None


def _numbered(v: Any) -> Mapping[str, Any] | None:
    """One icon craft with its number or craft needs no quotes."""
    fits = len(v) == 1 and isinstance(v[0], Icon) and icon_parameter(v[0].key) != ""
    return {"c": v} if fits else None


def _costs(g: Grammar) -> None:
    action = Do("action", "this")
    g.add(
        "cost1",
        action,
        en=(ACTION, "action this ready (card|UNIT|ITEM|BASE)"),
        ja=(ACTION, "レディ状態のこれをアクションする"),
    )
    g.add("cost1", PayEP(hole("n")), match=lambda v: None, en="{n:num} EP", ja="{n:num}EP")
    plain = lambda v: None if v == action or isinstance(v, EitherCost) else {"v": v}  # noqa: E731
    g.add("cost1", hole("v"), match=plain, en="{v:vpx}", ja="{v:vpx}")
    single = lambda v: None if isinstance(v, EitherCost) else {"v": v}  # noqa: E731
    g.add("cost", hole("v"), match=single, en="{v:cost1}", ja="{v:cost1}")
    g.add("cost-c", action, ja=(ACTION, "レディ状態のこれをアクションし"))
    g.add("cost-c", PayEP(hole("n")), match=lambda v: None, ja="{n:num}EP")
    g.add("cost-c", hole("v"), match=lambda v: None if v == action else {"v": v}, ja=("{v:vpsx}", "{v:vpx}"))
    _either(g)
    g.add(
        "costs",
        build=lambda a: (a,),
        match=lambda v: {"a": v[0]} if len(v) == 1 else None,
        en="{a:cost}",
        ja="{a:cost}",
    )
    g.add(
        "costs",
        build=lambda a, b: (a, *b),
        match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 1 else None,
        en="{a:cost}(, | and |, and |; ){b:costs}",
        ja="{a:cost-c}、{b:costs}",
    )
    for least in ("n",):
        g.add(
            "cost",
            Board(hole(least)),
            en=(
                "board up to two ready UNITs you control with a total CP cost of {n:num} or more onto this card",
                "board one or two ready UNITs you control with a total CP cost of {n:num} or more onto this card",
            ),
            ja=(
                "あなたのレディ状態のUNITをCPコストの合計が{n:num}以上になるように最大2つまでこれに搭乗させる",
                "あなたのレディ状態のUNITを最大2つまで、CPコストの合計が{n:num}以上になるようにこれに搭乗させる",
            ),
        )


def _either(g: Grammar) -> None:
    """Parts of a cost of which its player chooses one."""
    g.add(
        "cost",
        build=lambda a, b: EitherCost((a, *b.options) if isinstance(b, EitherCost) else (a, b)),
        match=lambda v: (
            {"a": v.options[0], "b": v.options[1] if len(v.options) == 2 else EitherCost(v.options[1:])}
            if isinstance(v, EitherCost)
            else None
        ),
        en=("{a:cost1} or {b:cost}", "either {a:cost1} or {b:cost}"),
        ja="{a:cost1}(か、|か|、または|または|、もしくは|もしくは){b:cost}",
    )
