"""Which time in a turn it is, and when it does not count: "your second card each turn", "outside of your draw step".

Both languages side by side. The time is a condition on what has happened in this turn before.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.condition.history.objects import nth_time
from engine.text.grammar.lexicon.events import TOKI, WHEN, bare_noun, played
from engine.text.grammar.trigger.player.cards_and_arts import ARTS, ARTS_JA
from engine.text.grammar.trigger.player.cards_and_arts import both as card_or_arts
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Body, Limit
from engine.trails.tree import During, Filter, Not, Trigger

_ORDINALS = ((2, "(second|2nd)", "2"), (3, "(third|3rd)", "3"), (4, "(fourth|4th)", "4"), (5, "(fifth|5th)", "5"))
_TURN = "(each|this|in a|every|per) turn"
_TURN_JA = "((各ターン|このターン|1ターン)(|に|中に|で|の)|毎ターン)"
_PLAYERS = (
    ("you", "you", "", "your", "あなた"),
    ("opponent", "your opponent", "s", "their", "相手"),
)
_STEPS = (("draw", "draw step", "ドローステップ"), ("homebase", "homebase step", "拠点ステップ"),
          ("deployment", "deployment step", "配備ステップ"))  # fmt: skip


def add(g: Grammar) -> None:
    """Add to the rule "craft-line", before all others so that it is what is printed. Needs all triggers to be there."""
    _kinds(g)
    before = len(g.rule("craft-line").productions)
    for n, en, ja in _ORDINALS:
        for player, subject, s, your, ja_subject in _PLAYERS:
            lead = f"{WHEN} {subject}"
            g.add(
                "craft-line",
                build=partial(_played, n=n, player=player),
                match=partial(_played_match, n=n, player=player),
                en=f"{lead} play{s} {your} {en} {{k:counted-kind}} {_TURN}, {{b:body}}",
                ja=(f"{ja_subject}が{_TURN_JA}{ja}(枚|つ|体|回)目の{{k:counted-kind}}をプレイした{TOKI}(、|){{b:body}}",
                    f"{_TURN_JA}(、|){ja_subject}が{ja}(枚|つ|体|回)目の{{k:counted-kind}}をプレイした{TOKI}(、|){{b:body}}",
                    f"{ja_subject}が{_TURN_JA}{ja}(枚|つ|体|回)目に{{k:counted-kind}}をプレイした{TOKI}(、|){{b:body}}"),
            )  # fmt: skip
            g.add(
                "craft-line",
                build=partial(_drawn, n=n, player=player),
                match=partial(_drawn_match, n=n, player=player),
                en=f"{lead} draw{s} {your} {en} card {_TURN}, {{b:body}}",
                ja=(f"{ja_subject}が{_TURN_JA}{ja}枚目のカードを引いた{TOKI}(、|){{b:body}}",
                    f"{_TURN_JA}(、|){ja_subject}が{ja}枚目のカードを引いた{TOKI}(、|){{b:body}}"),
            )  # fmt: skip
    made = g.rule("craft-line").productions[before:]
    g.rule("craft-line").productions[:] = [*made, *g.rule("craft-line").productions[:before]]
    _outside(g)


def _kinds(g: Grammar) -> None:
    """Rule counted-kind: what is counted as it is played: ("card", a filter), ("arts", None) or ("both", a filter)."""
    g.add("counted-kind", ("card", hole("f")), en="{f:card}", ja="{f:card}")
    g.add("counted-kind", ("arts", None), en=ARTS.replace("(an |)", ""), ja=ARTS_JA)
    g.add(
        "counted-kind",
        ("both", hole("f")),
        en=("{f:card} or (|an )arts( ability|)", f"{ARTS.replace('(an |)', '')} or (an |a |){{f:card}}"),
        ja=(f"{{f:card}}(か|または|や)(|、){ARTS_JA}", f"{ARTS_JA}(か|または|や)(|、){{f:card}}"),
    )


def _nth(trigger: Any, b: Body, n: int) -> Any:
    return ("triggered", trigger, Body(b.sentences, (*b.limits, _limit(trigger, n))))


def _limit(trigger: Any, n: int) -> Limit:
    first, *also = trigger if isinstance(trigger, tuple) else (trigger,)
    return Limit("", nth_time(first, n, *also))


def _rest(v: Any, trigger: Any, n: int) -> Body | None:
    """The body of such a craft without what makes it one."""
    if v[0] != "triggered" or v[1] != trigger or _limit(trigger, n) not in v[2].limits:
        return None
    return Body(v[2].sentences, tuple(limit for limit in v[2].limits if limit != _limit(trigger, n)))


def _of_kind(k: Any, player: str) -> Any:
    """What it waits for."""
    kind, f = k
    if kind == "arts":
        return Trigger("plays arts", None, None, player)
    if f.whose != "any":
        return REJECT
    return played(f, player) if kind == "card" else card_or_arts(f, player, "")


def _played(k: Any, b: Body, n: int, player: str) -> Any:
    trigger = _of_kind(k, player)
    return REJECT if trigger is REJECT else _nth(trigger, b, n)


def _played_match(v: Any, n: int, player: str) -> Mapping[str, Any] | None:
    waits = v[1] if v[0] == "triggered" else None
    first = waits[0] if isinstance(waits, tuple) else waits
    f = getattr(first, "who", None)
    if waits == Trigger("plays arts", None, None, player):
        kind: Any = ("arts", None)
    elif isinstance(f, Filter) and (f.whose, f.zone) == (player, "standby"):
        kind = ("both" if isinstance(waits, tuple) else "card", bare_noun(f))
    else:
        return None
    if _of_kind(kind, player) != waits:
        return None
    body = _rest(v, waits, n)
    return None if body is None else {"k": kind, "b": body}


def _drawn(b: Body, n: int, player: str) -> Any:
    return _nth(Trigger("draws", None, None, player), b, n)


def _drawn_match(v: Any, n: int, player: str) -> Mapping[str, Any] | None:
    body = _rest(v, Trigger("draws", None, None, player), n)
    return None if body is None else {"b": body}


def _outside(g: Grammar) -> None:
    """What does not count in a step."""
    g.add("their-step", "", en="(your|their|the|a|any)", ja="(自身の|あなたの|相手の|)")
    for step, en, ja in _STEPS:
        g.add(
            "craft-line",
            build=partial(_not_in, step=step),
            match=lambda v: None,
            en=f"{{t:trigger}} (outside of|outside|other than during|except during) {{w:their-step}} {en}, {{b:body}}",
        )
        for player, _, _, _, ja_subject in _PLAYERS:
            for event, past in (
                ("draws", "カードを(|1枚)引いた"),
                ("gains bond", "絆を得た"),
                ("loses bond", "絆を失った"),
                ("gains ep", "EPを得た"),
            ):
                g.add(
                    "craft-line",
                    build=lambda b, step=step, event=event, player=player: _not_in(
                        Trigger(event, None, None, player), b, step
                    ),
                    ja=(f"{ja_subject}が(自身の|){ja}(以外で|中以外に|以外に|外で){past}{TOKI}(、|){{b:body}}",
                        f"{ja_subject}の{ja}(以外で|中以外に|以外に|外で)(、|){ja_subject}が{past}{TOKI}(、|){{b:body}}"),
                )  # fmt: skip


def _not_in(t: Any, b: Body, step: str, w: str = "") -> Any:
    if not isinstance(t, Trigger) or t.player not in ("you", "opponent") or t.event in ("start", "end"):
        return REJECT
    return ("triggered", t, Body(b.sentences, (*b.limits, Limit("", Not(During((step,), t.player))))))
