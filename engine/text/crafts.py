"""Whole lines: icon crafts, activated, triggered and continuous crafts, effects. Both languages side by side."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.text import lexicon
from engine.text.kernel import REJECT, Grammar, Hole, Parse, Readings, Speaker
from engine.text.linking import Linker, LinkError, continuous
from engine.text.normalise import ACTION, ENTER
from engine.text.surface import Predicate, Said
from engine.trails.tree import (
    Activated,
    Compare,
    Cost,
    Count,
    Do,
    Effect,
    During,
    Every,
    Filter,
    Icon,
    If,
    Replacement,
    Trigger,
    Triggered,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Limit:
    """When a craft may be played: once a turn, or while a condition holds."""

    once: str = ""
    condition: Any = None


@dataclass(frozen=True, slots=True)
class Body:
    """The sentences of an effect and its limits."""

    sentences: tuple[Any, ...]
    limits: tuple[Limit, ...] = ()


@dataclass(frozen=True, slots=True)
class Static:
    """One sentence of a continuous craft."""

    said: Said
    condition: Any = None
    everywhere: bool = False


ENTERS = Trigger("enters", "this")


def add(g: Grammar) -> None:
    """Rules: effect (value: Effect), craft (value: tuple of crafts), icon-line (value: tuple of icons)."""
    _limits(g)
    _costs(g)
    _statics(g)
    g.add("body", build=Body, match=lambda v: None if v.limits else {"sentences": v.sentences},
          en="{sentences:paragraph}", ja="{sentences:paragraph}")  # fmt: skip
    g.add("body", build=Body, match=lambda v: {"sentences": v.sentences, "limits": v.limits} if v.limits else None,
          en="{sentences:paragraph} {limits:limits}", ja="{sentences:paragraph}{limits:limits}")  # fmt: skip
    g.add("craft-line", build=lambda b: ("triggered", ENTERS, b), match=lambda v: {"b": v[2]} if v[:2] == ("triggered", ENTERS)
          else None, en=(ENTER + " {b:body}", ENTER + "{b:body}"), ja=ENTER + "{b:body}")  # fmt: skip
    g.add("craft-line", ("triggered", Hole("t"), Hole("b")), en="{t:trigger}, {b:body}", ja="{t:trigger}(、|){b:body}")
    g.add("craft-line", build=_alone, en="(Whenever|When) {w:trig-who} attacks alone, {b:body}", ja="{w:trig-who}が単独で攻撃した時、{b:body}")
    g.add("craft-line", ("activated", Hole("c"), Hole("b")), en=("{c:costs}: {b:body}", "{c:costs}:{b:body}"), ja="{c:costs}:{b:body}")
    g.add("craft-line", ("static", Hole("s")), en="{s:statics}", ja="{s:statics}")
    g.add("craft", build=linked, en="{line:craft-line}", ja="{line:craft-line}")
    g.add("effect-body", Hole("s"), en="{s:paragraph}", ja="{s:paragraph}")
    for lang in ("en", "ja"):
        g.custom("icon-line", lang, _icon_line(g, lang), _say_icons(g, lang), "[【")
    g.add("quoted", Hole("c"), en=("“(|・|・ ){c:craft}”", "“{c:icon-line}”", "{c:icon-par}"), ja=("「(|・|が){c:craft}」", "「{c:icon-line}」", "{c:icon-par}"))
    g.custom("icon-par", "en", _icon_line(g, "en", 1, parameter=True), None, "[")
    g.custom("icon-par", "ja", _icon_line(g, "ja", 1, parameter=True), None, "【")


def _alone(w: Any, b: Body) -> Any:
    """ "attacks alone": attacks, and is the only attacking UNIT (1326.4)."""
    alone = Compare(Count(Filter(types=("UNIT",), states=("attacking",))), "=", 1)
    return ("triggered", Trigger("attacks", w), Body(b.sentences, (Limit("", alone), *b.limits)))


def _limits(g: Grammar) -> None:
    g.add("limit", Limit("turn"), en=("Play this craft only once each turn", "(You may |)(use|play) this craft only once (each|per|a) turn",
          "This craft can be (played|used) only once (each|per|a) turn", "This craft triggers only once (each|per|a) turn", "This triggers only once each turn"),
          ja=("このクラフトは各ターンに1回しかプレイできない", "このクラフトは(1ターンに|ターンに|各ターン)(1回|一回)(しか|のみ)プレイできない",
              "このクラフトは(各ターンに|1ターンに)1回しか誘発しない", "このクラフトは1ターンに1回しかプレイできない"))  # fmt: skip
    g.add("limit", build=lambda c: Limit("", c), match=lambda v: {"c": v.condition} if v.condition is not None and not v.once else None,
          en=("Play this craft only if {c:conds}", "Play this craft only {c:when}", "This craft can be played only if {c:conds}"),
          ja=("このクラフトは{c:cond}でなければプレイできない",))  # fmt: skip
    g.add("limit", build=lambda c: Limit("", c), ja=("このクラフトは{c:cond}(なら|時|時に|の時|の時に|場合|場合に|)しかプレイできない",))
    g.add("when", Hole("c"), en="{c:cond}", match=lambda v: {"c": v} if isinstance(v, During) else None)
    g.add("limits", build=lambda a: (a,), match=lambda v: {"a": v[0]} if len(v) == 1 else None, en="{a:limit}(.|)", ja="{a:limit}(。|)")
    g.add("limits", build=lambda a, b: (a, *b), match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 1 else None,
          en="{a:limit}. {b:limits}", ja="{a:limit}。{b:limits}")  # fmt: skip


def _costs(g: Grammar) -> None:
    action = Do("action", "this")
    g.add("cost", action, en=ACTION, ja=ACTION)
    g.add("cost", Hole("v"), match=lambda v: None if v == action else {"v": v}, en="{v:vpx}", ja="{v:vpx}")
    g.add("cost-c", action, ja=ACTION)
    g.add("cost-c", Hole("v"), match=lambda v: None if v == action else {"v": v}, ja=("{v:vpsx}", "{v:vpx}"))
    g.add("costs", build=lambda a: (a,), match=lambda v: {"a": v[0]} if len(v) == 1 else None, en="{a:cost}", ja="{a:cost}")
    g.add("costs", build=lambda a, b: (a, *b), match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 1 else None,
          en="{a:cost}(, | and |, and |; ){b:costs}", ja="{a:cost-c}、{b:costs}")  # fmt: skip
    g.add("costs", build=lambda b: (action, *b), en=ACTION + "( |){b:costs}", ja=ACTION + "{b:costs}")


def _statics(g: Grammar) -> None:
    g.add("static", build=Static, match=lambda v: {"said": v.said} if v == Static(v.said) else None, en="{said:ssaid}", ja="{said:ssaid}")
    g.add("static", build=lambda said, c: Static(said, c), match=lambda v: {"said": v.said, "c": v.condition} if
          v.condition is not None and not v.everywhere else None, en=("if {c:conds}, {said:ssaid}", "{said:ssaid} (while|as long as|if) {c:conds}",
          "(while|as long as) {c:conds}, {said:ssaid}"), ja="{c:conds}(、|){said:ssaid}")  # fmt: skip
    g.add("static", build=lambda said, c: Static(said, c), match=lambda v: None, en="{said:ssaid} unless {c:unless}")
    g.add("static", build=lambda said: Static(said, None, True), match=lambda v: {"said": v.said} if v == Static(v.said, None, True)
          else None, en="{said:ssaid} in (all zones|every zone)", ja=())  # fmt: skip
    g.add("static", build=lambda c, said: Static(said, c, True), match=lambda v: {"said": v.said, "c": v.condition} if
          v.everywhere and v.condition is not None else None, en="if {c:conds}, {said:ssaid} in (all zones|every zone)")  # fmt: skip
    g.add("static", build=lambda who, p: Static(Said(who, p), None, True), match=_everywhere, ja="{who:subj}あらゆる領域で(|、){p:preds}")
    g.add("static", build=lambda c, who, p: Static(Said(who, p), c, True), match=_everywhere_if, ja="{c:conds}(、|){who:subj}あらゆる領域で(|、){p:preds}")
    g.add("ssaid", Hole("s"), match=lambda v: None if v.predicates[0].kind == "cp" else {"s": v}, en="{s:said}", ja="{s:said}")
    for word, sign, ja in (("less", -1, ("減らす", "少なくなる", "下がる")), ("more", 1, ("増やす", "多くなる", "上がる"))):
        def cp(n: Any, sign: int = sign) -> Any:
            return Said("this", (Predicate("cp", sign * n),)) if isinstance(n, int) else REJECT

        def cps(f: Any, n: Any, sign: int = sign) -> Any:
            return Said(f, (Predicate("cp", sign * n),)) if isinstance(n, int) else REJECT

        g.add("ssaid", build=cp, match=_cp("this", sign), en=(f"this card's CP cost is {{n:num}} {word}", f"this card costs {{n:num}} {word}( CP|)(| to play)"),
              ja=(f"これのCPコストを{{n:num}}{ja[0]}", f"これのCPコストは{{n:num}}({ja[0]}|{ja[1]}|{ja[2]})"))  # fmt: skip
        g.add("ssaid", build=cps, match=_cp(None, sign), en=(f"the CP cost of {{f:nps}} is {{n:num}} {word}", f"{{f:nps}} (cost|costs) {{n:num}} {word}( CP|)(| to play)"),
              ja=(f"{{f:np}}のCPコストを{{n:num}}{ja[0]}", f"{{f:np}}のCPコストは{{n:num}}({ja[0]}|{ja[1]}|{ja[2]})"))  # fmt: skip
    g.add("statics", build=lambda a: (a,), match=lambda v: {"a": v[0]} if len(v) == 1 else None, en="{a:static}(.|)", ja="{a:static}(。|)")
    g.add("statics", build=lambda a, b: (a, *b), match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 1 else None,
          en="{a:static}. {b:statics}", ja="{a:static}。{b:statics}")  # fmt: skip


def _everywhere(v: Any) -> Mapping[str, Any] | None:
    return {"who": v.said.who, "p": v.said.predicates} if v.everywhere and v.condition is None else None


def _everywhere_if(v: Any) -> Mapping[str, Any] | None:
    return {"c": v.condition, "who": v.said.who, "p": v.said.predicates} if v.everywhere and v.condition is not None else None


def _cp(who: str | None, sign: int) -> Any:
    def match(v: Any) -> Mapping[str, Any] | None:
        if not isinstance(v, Said) or v.predicates[0].kind != "cp" or len(v.predicates) != 1:
            return None
        value = v.predicates[0].value
        if (v.who == "this") is not (who == "this") or not isinstance(value, int) or value * sign <= 0:
            return None
        return {"n": abs(value), "f": v.who}

    return match


# --- icon crafts on a line of their own -----------------------------------------------------------------------------
_NUMBER = re.compile(r" ?(\d+)[\]】]")


def _icon_line(g: Grammar, lang: str, only: int = 0, parameter: bool = False) -> Any:
    def read(parse: Parse, at: int) -> Readings:
        low = parse.low
        icons: list[Icon] = []
        while low[at] in "[【" and (not only or len(icons) < only):
            one = _icon(g, lang, parse, at)
            if one is None:
                return ()
            at, icon = one
            icons.append(icon)
            while low[at] in " /、,・" and low[at + 1] in "[【 ":
                at += 1
        if parameter and (not icons or not lexicon.icon_parameter(icons[0].key)):
            return ()
        if at > parse.far:
            parse.far = at
        return ((at, tuple(icons)),) if icons else ()

    return read


def _icon(g: Grammar, lang: str, parse: Parse, at: int) -> tuple[int, Icon] | None:
    low = parse.low
    names = sorted(lexicon.icon_words(lang), key=len, reverse=True)
    start = at + 1
    for name in names:
        if not low.startswith(name, start):
            continue
        key = lexicon.icon_words(lang)[name]
        end = start + len(name)
        follows = lexicon.icon_parameter(key)
        if follows == "" and low[end] in "]】":
            return end + 1, Icon(key)
        if follows == "n":
            found = _NUMBER.match(low, end)
            if found is not None:
                return found.end(), Icon(key, int(found.group(1)))
        if follows == "craft":
            for after, craft in g.read("quoted", lang, parse, end + (low[end] == " ")):
                if low[after] in "]】":
                    made = _with_craft(key, craft)
                    if made is not None:
                        return after + 1, made
    return None


def _with_craft(key: str, crafts: Any) -> Icon | None:
    try:
        return Icon(key, 0, crafts)  # type: ignore[call-arg]
    except TypeError:
        return None


def _say_icons(g: Grammar, lang: str) -> Any:
    def say(value: Any, speaker: Speaker) -> str | None:
        out = []
        for icon in value:
            if not isinstance(icon, Icon):
                return None
            text = lexicon.say_icon(icon.key, lang)
            if lexicon.icon_parameter(icon.key) == "n":
                text = f"{text[:-1]}{' ' if lang == 'en' else ''}{icon.value}{text[-1]}"
            if lexicon.icon_parameter(icon.key) == "craft":
                said = g.print("quoted", icon.crafts, lang, speaker)  # type: ignore[attr-defined]
                if said is None:
                    return None
                text = f"{text[:-1]}{' ' if lang == 'en' else ''}{said}{text[-1]}"
            out.append(text)
        return (" " if lang == "en" else "").join(out)

    return say


# --- from lines to crafts -------------------------------------------------------------------------------------------
def linked(line: Any) -> Any:
    """The crafts of a line, or REJECT if they mean nothing (the reason is found again by :func:`link_craft`)."""
    try:
        return link_craft(line)
    except LinkError:
        return REJECT


def link_craft(line: Any) -> tuple[Any, ...]:
    """The crafts of a line as read. Raises LinkError."""
    kind = line[0]
    if kind == "static":
        out = []
        for one in line[1]:
            linker = Linker()
            condition = None if one.condition is None else linker.value(one.condition, "you")
            craft = continuous(one.said, condition, lambda node, linker=linker: linker.value(node, "you"))
            out.append(craft if not one.everywhere else _everywhere_craft(craft))
        return tuple(out)
    if kind == "link":
        return (line[1],)
    if kind == "replacement":
        return (_replacement(*line[1:]),)
    body: Body = line[2]
    once = next((limit.once for limit in body.limits if limit.once), "")
    conditions = [Linker().value(limit.condition, "you") for limit in body.limits if limit.condition is not None]
    if kind == "activated":
        costs = Linker()
        paid = costs.effect([line[1]])
        if paid.targets:
            raise LinkError("a cost has no targets")
        effect = Linker().effect(body.sentences)
        return (Activated(Cost(paid.do), effect, _every(conditions), once),)
    trigger = _settled_trigger(line[1])
    sentences = body.sentences
    linker = Linker(trigger)
    condition = None
    first = sentences[0]
    if len(first) == 1 and isinstance(first[0], If):
        condition = linker.value(first[0].condition, "you")
        sentences = (first[0].then, *sentences[1:])
    return (Triggered(trigger, linker.effect(sentences), _every([*conditions, *([condition] if condition else [])]), once),)


def _replacement(condition: Any, what: tuple[str, Any], instead: tuple[Any, ...]) -> Replacement:
    event, who = what
    linker = Linker(Trigger(f"would {event}", who))
    settled = None if condition is None else linker.value(condition, "you")
    effect = linker.effect([instead])
    if effect.targets:
        raise LinkError("a replacement has no targets")
    return Replacement(event, who, effect.do, settled)


def _everywhere_craft(craft: Any) -> Any:
    return replace(craft, everywhere=True)


def _settled_trigger(trigger: Trigger) -> Trigger:
    linker = Linker()
    settled: Trigger = linker.value(trigger, "you")
    return settled


def _every(conditions: list[Any]) -> Any:
    if not conditions:
        return None
    return conditions[0] if len(conditions) == 1 else Every(tuple(conditions))


def link_effect(paragraphs: list[tuple[Any, ...]]) -> Effect:
    """The effect of an EVENT or arts, all its paragraphs together. Raises LinkError."""
    return Linker().effect([sentence for paragraph in paragraphs for sentence in paragraph])

