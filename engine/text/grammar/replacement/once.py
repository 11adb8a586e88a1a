"""Replacements of the first time, or once each turn (1216.3). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import BY, IN_COMBAT, PLAYERS_WOULD, REPLACED
from engine.text.grammar.replacement.amounts import done_instead, not_done, spared
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import Limit
from engine.trails.tree.loading.words import ONCE, ONCE_DONE


def first_time(g: Grammar) -> None:
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


_THEN = "(場合|なら|時)(、|に、|は、)"


def once_per_turn(g: Grammar) -> None:
    """Add to the rule "craft-line"."""
    ways = (  # what comes instead, and how it is made and printed
        ("instead", _made, _printed),
        ("kept", _kept, _printed_kept),
        ("paid", _paid, never),
    )
    for rule, make, fits in ways:
        g.add(
            "craft-line",
            build=lambda o, e, s, make=make: make(None, e, s),
            match=partial(_of_replacement, fits, False),
            en=(f"{{o:once}}if {{e:replaced}}, {{s:{rule}}}(.|)",),
            ja=(
                f"{{o:once}}{{e:replaced}}{_THEN}{{s:{rule}}}(。|)",
                f"{{e:replaced}}{_THEN}{{o:once}}{{s:{rule}}}(。|)",
            ),
        )
        g.add(
            "craft-line",
            build=lambda o, c, e, s, make=make: make(c, e, s),
            match=partial(_of_replacement, fits, True),
            en=(f"if {{c:conds}}, {{o:once}}if {{e:replaced}}, {{s:{rule}}}(.|)",
                f"{{o:once}}if {{c:conds}}, if {{e:replaced}}, {{s:{rule}}}(.|)",
                f"{{o:once}}if {{e:replaced}} while {{c:conds}}, {{s:{rule}}}(.|)"),
            ja=(f"{{c:conds}}、{{o:once}}{{e:replaced}}{_THEN}{{s:{rule}}}(。|)",
                f"{{c:conds}}、{{e:replaced}}{_THEN}{{o:once}}{{s:{rule}}}(。|)"),
        )  # fmt: skip
        g.add(
            "craft-line",
            build=lambda e, s, l, make=make: make(None, e, s) if l == Limit(ONCE) else REJECT,  # noqa: E741
            match=never,
            en=f"if {{e:replaced}}, {{s:{rule}}}. {{l:limit}}(.|)",
            ja=f"{{e:replaced}}{_THEN}{{s:{rule}}}。{{l:limit}}(。|)",
        )


def _of_replacement(fits: Any, asked: bool, v: Any) -> Mapping[str, Any] | None:
    """Of a replacement with or without a condition."""
    holes: Mapping[str, Any] | None = fits(v) if v[0] == "replacement" and (v[1] is not None) is asked else None
    return holes


def _made(c: Any, e: Any, s: Any) -> Any:
    return ("replacement", c, (*e, ONCE_DONE), s) if len(e) == 3 else REJECT


def _kept(c: Any, e: Any, k: Any) -> Any:
    return _made(c, e, ()) if spared(e[0], e[1], k) else REJECT


def _paid(c: Any, e: Any, p: Any) -> Any:
    said = done_instead(e[0], e[1], p)
    return REJECT if said is REJECT else _made(c, e, said)


def _once(v: Any) -> Mapping[str, Any] | None:
    if len(v[2]) != 4 or v[2][3] != ONCE_DONE:
        return None
    return {"o": "", "e": v[2][:3], **({} if v[1] is None else {"c": v[1]})}


def _printed(v: Any) -> Mapping[str, Any] | None:
    holes = _once(v)
    return None if holes is None or v[3] == () else {**holes, "s": v[3]}


def _printed_kept(v: Any) -> Mapping[str, Any] | None:
    holes = _once(v)
    return None if holes is None or v[3] != () else {**holes, "s": not_done(v[2][0], v[2][1])}
