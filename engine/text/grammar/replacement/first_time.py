"""The first time in each turn that something would happen: "The first time this card would be stunned each turn, ...
instead" (1216). Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.lexicon.effect_sources import BY
from engine.text.grammar.lexicon.replaced_events import IN_COMBAT, PLAYERS_WOULD, REPLACED
from engine.text.parser.grammar import Grammar, hole
from engine.trails.tree.loading.words import ONCE


def add(g: Grammar) -> None:
    """Add to the rule "craft-line"; rule "first-replaced": event, whom, by whose effect, and "turn"."""
    g.add("any-turn", "", en="(each|in a|every|per) turn", ja="(各ターン|各ターンに|毎ターン|1ターンに|ターン中)(、|)")
    g.add("at-first", "", en="the first time ", ja="(初めて|最初に)")
    for event, en, ja in REPLACED:
        for by, en_by, ja_by in BY if event != IN_COMBAT else BY[:1]:
            g.add("would-be", (event, by), en=f"would {en}{en_by}", ja=tuple(ja_by + text for text in ja))
    for event, act, act_ja in PLAYERS_WOULD:
        g.add("would-act", event, en=f"would {act}", ja=act_ja)
    for player, who, who_ja in (("you", "you", "あなたが"), ("opponent", "your opponent", "相手が")):
        g.add("who-would", player, en=who, ja=who_ja)
    _first(
        g,
        lambda w, e, t="", o="": (e[0], w, e[1], ONCE),
        lambda v: None if v[0] == "stuns" or v[1] in ("you", "opponent") else {"w": v[1], "e": (v[0], v[2])},
        ("{w:trig-who} ", "{w:trig-who}が"),
        ("{e:would-be}", "{e:would-be}"),
    )
    _first(
        g,
        lambda w, x, t="", o="": ("stuns", (w, x), "", ONCE),
        lambda v: {"w": v[1][0], "x": v[1][1]} if v[0] == "stuns" else None,
        ("{w:trig-who} ", "{w:trig-who}が"),
        ("would stun {x:a-np}", "{x:np}をスタンする"),
    )
    _first(
        g,
        lambda p, e, t="", o="": (e, p, "", ONCE),
        lambda v: {"p": v[1], "e": v[0]} if v[1] in ("you", "opponent") and v[2] == "" else None,
        ("{p:who-would} ", "{p:who-would}"),
        ("{e:would-act}", "{e:would-act}"),
    )
    lines = g.rule("craft-line").productions
    before = len(lines)
    g.add(
        "craft-line",
        ("replacement", hole("c"), hole("e"), hole("s")),
        en="if {c:conds}, {e:first-replaced}, {s:instead}(.|)",
        ja="{c:conds}、{e:first-replaced}(場合|なら|時)(、|に、|は、){s:instead}(。|)",
        match=lambda v: _match(v) if v[0] == "replacement" and v[1] is not None else None,
    )
    g.add(
        "craft-line",
        ("replacement", None, hole("e"), hole("s")),
        en=("{e:first-replaced}, {s:instead}(.|)", "{s:instead} {e:first-replaced}(.|)"),
        ja="{e:first-replaced}(場合|なら|時)(、|に、|は、){s:instead}(。|)",
        match=lambda v: _match(v) if v[0] == "replacement" and v[1] is None else None,
    )
    lines[:0] = [lines.pop() for _ in range(len(lines) - before)]


def _first(g: Grammar, build: Any, match: Any, who: tuple[str, str], would: tuple[str, str]) -> None:
    """One of them, in both languages: whom, and what would happen."""

    def holes(v: Any) -> Mapping[str, Any] | None:
        found = match(v) if isinstance(v, tuple) and len(v) == 4 else None
        return None if found is None else {**found, "t": "", "o": ""}

    (en, ja), (en_would, ja_would) = who, would
    g.add(
        "first-replaced",
        build=build,
        match=holes,
        en=(f"the first time {en}{en_would} {{t:any-turn}}", f"the first time {{t:any-turn}} {en}{en_would}"),
        ja=(
            f"{{t:any-turn}}{{o:at-first}}{ja}{ja_would}",
            f"{{t:any-turn}}{ja}{{o:at-first}}{ja_would}",
            f"{ja}{{t:any-turn}}{{o:at-first}}{ja_would}",
        ),
    )


def _match(v: Any) -> Mapping[str, Any] | None:
    return {"c": v[1], "e": v[2], "s": v[3]} if len(v[2]) == 4 and v[2][3] == ONCE else None
