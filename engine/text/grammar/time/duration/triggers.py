""" "This turn, whenever ...", "this combat, whenever ..." (1211.8). Both languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import TOKI
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.rule import Production
from engine.text.parser.template import leads
from engine.text.surface import Body, Ref
from engine.trails.tree import Filter, Trigger, Wait
from engine.trails.tree.reads import replace

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
