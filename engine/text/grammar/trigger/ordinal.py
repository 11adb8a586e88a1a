"""The first, second and next time, and how often at most. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.condition.conjunction import _STEPS
from engine.text.grammar.condition.features import nth_time
from engine.text.grammar.lexicon import PLAYERS_WOULD, TOKI, WHEN, bare_noun, played
from engine.text.grammar.trigger.once_per_turn import _first
from engine.text.grammar.trigger.playing import ARTS, ARTS_JA
from engine.text.grammar.trigger.playing import both as card_or_arts
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Speaker, never
from engine.text.source.lexicon import NUMBER_WORDS
from engine.text.surface import SUBJECT, Body, Limit
from engine.trails.tree import Compare, Count, During, Either, Every, Filter, Not, Trigger
from engine.trails.tree.loading.words import OFTEN, ONCE
from engine.trails.tree.reads import replace

_ORDINALS = ((2, "(second|2nd)", "2"), (3, "(third|3rd)", "3"), (4, "(fourth|4th)", "4"), (5, "(fifth|5th)", "5"))
_TURN_ordinal = "(each|this|in a|every|per) turn"
_TURN_JA = "((各ターン|このターン|1ターン)(|に|中に|で|の)|毎ターン)"
_PLAYERS_ordinal = (("you", "you", "", "your", "あなた"), ("opponent", "your opponent", "s", "their", "相手"))
_STEPS_ordinal = (("draw", "draw step", "ドローステップ"), ("homebase", "homebase step", "拠点ステップ"),
          ("deployment", "deployment step", "配備ステップ"))  # fmt: skip


def ordinal(g: Grammar) -> None:
    """Add to the rule "craft-line", before all others so that it is what is printed. Needs all triggers to be there."""
    _kinds(g)
    before = len(g.rule("craft-line").productions)
    for n, en, ja in _ORDINALS:
        for player, subject, s, your, ja_subject in _PLAYERS_ordinal:
            lead = f"{WHEN} {subject}"
            g.add(
                "craft-line",
                build=partial(_played, n=n, player=player),
                match=partial(_played_match, n=n, player=player),
                en=f"{lead} play{s} {your} {en} {{k:counted-kind}} {_TURN_ordinal}, {{b:body}}",
                ja=(f"{ja_subject}が{_TURN_JA}{ja}(枚|つ|体|回)目の{{k:counted-kind}}をプレイした{TOKI}(、|){{b:body}}",
                    f"{_TURN_JA}(、|){ja_subject}が{ja}(枚|つ|体|回)目の{{k:counted-kind}}をプレイした{TOKI}(、|){{b:body}}",
                    f"{ja_subject}が{_TURN_JA}{ja}(枚|つ|体|回)目に{{k:counted-kind}}をプレイした{TOKI}(、|){{b:body}}"),
            )  # fmt: skip
            g.add(
                "craft-line",
                build=partial(_drawn, n=n, player=player),
                match=partial(_drawn_match, n=n, player=player),
                en=f"{lead} draw{s} {your} {en} card {_TURN_ordinal}, {{b:body}}",
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
    for step, en, ja in _STEPS_ordinal:
        g.add(
            "craft-line",
            build=partial(_not_in, step=step),
            en=f"{{t:trigger}} (outside of|outside|other than during|except during) {{w:their-step}} {en}, {{b:body}}",
        )
        for player, _, _, _, ja_subject in _PLAYERS_ordinal:
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


_TURN_first_played = "(each|this|in a|every|per) turn"
_PLAYERS_first_played = (("you", "you", "", "your", "あなたが"), ("opponent", "your opponent", "s", "their", "相手が"))


def first_played(g: Grammar) -> None:
    """Add to the rule "craft-line"."""
    for player, subject, s, your, _ in _PLAYERS_first_played:
        g.add(
            "craft-line",
            build=partial(_first_played, player=player),
            en=f"{WHEN} {subject} play{s} {your} first {{f:np}} {_TURN_first_played}, {{b:body}}",
        )
        g.add(
            "craft-line",
            build=lambda b, player=player: _first(Trigger("draws", None, None, player), b),
            en=f"{WHEN} {subject} draw{s} {your} first card {_TURN_first_played}, {{b:body}}",
        )


def _first_played(f: Filter, b: Body, player: str) -> Any:
    trigger = played(f, player) if f.whose == "any" else REJECT
    return REJECT if trigger is REJECT else _first(trigger, b)


_OUT = "(outside of|outside|other than during|except during|not during)"
_BA = "(場合|なら|時)(、|に、|は、)"
_PLAYERS_outside_step = (("you", "you", "あなたが"), ("opponent", "your opponent", "相手が"))


def outside_step(g: Grammar) -> None:
    """Rules: outside (value: a condition), timely (that, or in a step). Add to "craft-line"."""
    for step, en, ja in _STEPS:
        g.add("outside", Not(During((step,), "each")), en=f"{_OUT} (a|the|any|each) {en}",
              ja=f"{ja}(中|)以外(で|に|では|には|の時に)(、|)")  # fmt: skip
        for whose, your, owner in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の"),
                                   (SUBJECT, "their", "自身の")):  # fmt: skip
            g.add("outside", Not(During((step,), whose)), en=f"{_OUT} {your} {en}",
                  ja=f"{owner}{ja}(中|)以外(で|に|では|には|の時に)(、|)")  # fmt: skip
    g.add("timely", hole("c"), ja="{c:outside}", match=lambda v: {"c": v} if isinstance(v, Not) else None)
    g.add("timely", hole("c"), ja="{c:during1}(に|、|)", match=lambda v: {"c": v} if isinstance(v, During) else None)
    # instead of what a player would do
    for event, act, act_ja in PLAYERS_WOULD:
        for player, who, ja in _PLAYERS_outside_step:
            g.add("would-in-step", build=partial(_would, event=event, player=player),
                  match=partial(_in_step, event=event, player=player),
                  en=f"{who} would {act} {{c:outside}}", ja=f"{ja}{{c:timely}}{act_ja}")  # fmt: skip
    g.add(
        "craft-line",
        build=lambda e, s: ("replacement", *e, s),
        match=_would_match,
        en="if {e:would-in-step}, {s:instead}(.|)",
        ja=f"{{e:would-in-step}}{_BA}{{s:instead}}(。|)",
    )
    lines = g.rule("craft-line").productions
    lines.insert(0, lines.pop())  # printed so, and not as a condition of its own


def _of(c: Any, player: Any) -> Any:
    """The condition with "their" filled in."""
    if isinstance(c, Not) and isinstance(c.what, During) and c.what.whose == SUBJECT:
        return Not(replace(c.what, whose=player))
    return c


def _would(c: Any, event: str, player: str) -> Any:
    return _of(c, player), (event, player, "")


def _in_step(v: Any, event: str, player: str) -> Mapping[str, Any] | None:
    return {"c": v[0]} if v[1] == (event, player, "") else None


def _would_match(v: Any) -> Mapping[str, Any] | None:
    fits = v[0] == "replacement" and isinstance(v[1], Not) and isinstance(v[1].what, During)
    return {"e": (v[1], v[2]), "s": v[3]} if fits else None


_CRAFT = "(This craft|This ability|It|This effect)"
_TURN = "(each|per|a|in a|every) turn"
_TIMES_TURN_JA = "(1ターン|各ターン|ターン|毎ターン)(に|中に|)"
_CRAFT_JA = "(このクラフト|この能力|この効果|これ)"
_USE = "(play|use|activate)"
_USED = "(played|used|activated)"
_CAN_JA = "(プレイできる|使用できる|使える)"
_CANNOT_JA = "(プレイできない|使用できない|使えない|誘発しない)"


def times_per_turn(g: Grammar) -> None:
    """Add to the rule "limit"."""
    _what_triggers(g)
    g.add("how-often", 2, en="twice", ja="2(回|度)")
    for number, word in enumerate(NUMBER_WORDS[: len(OFTEN)]):
        if number > 1:
            g.add("how-often", number, match=never if number == 2 else None, en=f"({word}|{number}) times",
                  ja=f"{number}(回|度)" if number > 2 else ())  # fmt: skip
    first = "(up to |){n:how-often} (each|per|a|every) turn, "
    g.add("craft-line", build=_so_often, en=f"{first}{{t:trigger}}, {{b:body}}",
          ja="(各ターン|1ターン|毎ターン)(に|){n:how-often}まで(、|){t:trigger}(、|){b:body}")  # fmt: skip
    g.add("craft-line", build=_so_often, en=f"{first}{{c:costs}}: {{b:body}}",
          ja="(各ターン|1ターン|毎ターン)(に|){n:how-often}まで(、|){c:costs}:{b:body}")  # fmt: skip
    g.add(
        "limit",
        build=_times_limit,
        match=_match_times,
        en=(
            f"{_CRAFT} can be {_USED} only {{n:how-often}} {_TURN}",
            f"{_CRAFT} (can only be|can be) {_USED} (up to |at most |)(only |){{n:how-often}} {_TURN}",
            f"You (can|may) {_USE} (this craft|this ability|it) (only |up to |at most |){{n:how-often}} {_TURN}",
            f"You (can|may) only {_USE} (this craft|this ability|it) {{n:how-often}} {_TURN}",
            f"(You can't|You cannot|You may not) {_USE} (this craft|this ability|it) more than {{n:how-often}} {_TURN}",
            f"{_CRAFT} (can't|cannot) be {_USED} more than {{n:how-often}} {_TURN}",
            f"{_USE} this (craft|ability) (only|up to|at most|no more than) {{n:how-often}} {_TURN}",
            f"{_CRAFT} (triggers|can trigger) (only|up to|at most|no more than) {{n:how-often}} {_TURN}",
            f"Only {{n:how-often}} {_TURN}",
        ),
        ja=(
            f"{_CRAFT_JA}は{_TIMES_TURN_JA}{{n:how-often}}までしか{_CANNOT_JA}",
            f"{_CRAFT_JA}は{_TIMES_TURN_JA}{{n:how-often}}しか{_CANNOT_JA}",
            f"{_CRAFT_JA}は{_TIMES_TURN_JA}{{n:how-often}}(まで|だけ|のみ|){_CAN_JA}",
            f"{_CRAFT_JA}は{_TIMES_TURN_JA}{{n:how-often}}(まで|だけ|のみ)誘発する",
            f"{_CRAFT_JA}の(プレイ|使用)は{_TIMES_TURN_JA}{{n:how-often}}まで",
            f"{_CRAFT_JA}は{_TIMES_TURN_JA}{{n:how-often}}を超えて{_CANNOT_JA}",
            f"{_TIMES_TURN_JA}{{n:how-often}}まで(しか|){_CANNOT_JA}",
        ),
    )  # fmt: skip


def _what_triggers(g: Grammar) -> None:
    """The same as it is printed of what triggers."""
    craft, craft_ja = "This craft triggers only", "このクラフトは各ターンに"
    g.add("limit", match=lambda v: {} if v == Limit(f"triggers {ONCE}") else None, en=f"{craft} once each turn",
          ja=f"{craft_ja}1回しか誘発しない", says=True)  # fmt: skip
    g.add("limit", match=_triggers, en=f"{craft} {{n:how-often}} each turn",
          ja=f"{craft_ja}{{n:how-often}}しか誘発しない", says=True)  # fmt: skip


def _triggers(v: Any) -> Mapping[str, Any] | None:
    return _match_times(replace(v, once=v.once.removeprefix("triggers "))) if v.once.startswith("triggers ") else None


def _so_often(n: int, b: Body, t: Any = None, c: Any = None) -> Any:
    limit = _times_limit(n)
    if limit is REJECT or b.limits:
        return REJECT
    body = Body(b.sentences, (limit,))
    return ("triggered", t, body) if c is None else ("activated", c, body)


def _times_limit(n: int) -> Any:
    often = f"{ONCE} {n}"
    return Limit(often) if often in OFTEN else REJECT


def _match_times(v: Any) -> Mapping[str, Any] | None:
    if v.condition is not None or v.once not in OFTEN or v.once in ("", ONCE):
        return None
    return {"n": int(v.once.removeprefix(ONCE))}


_HOLDS = Trigger("while")


def state_trigger(g: Grammar) -> None:
    """Add to the rule "craft-line"."""
    g.add("it-holds", build=lambda c: c, en="{c:conds}", ja="{c:cond}(の時|時|のとき|とき|の時に|時に)")
    g.add(
        "craft-line",
        build=_made,
        match=_match_state,
        en=f"{WHEN} {{c:it-holds}}, {{b:body}}",
        ja="{c:it-holds}(、|){b:body}",
    )
    g.custom_print("it-holds", "en", lambda v, s: g.print("conds", v, "en", s))
    g.custom_print("it-holds", "ja", lambda v, s: _said(g, v, s))


def _numbers(c: Any) -> bool:
    """Whether it is all about numbers."""
    if isinstance(c, Every | Either):
        return all(map(_numbers, c.of))
    if isinstance(c, Not):
        return _numbers(c.what)
    return isinstance(c, Compare) and not any(map(_doing, (c.left, c.right)))


def _doing(amount: Any) -> bool:
    """Whether a number is of things in some state, which they come into by something that happens."""
    return isinstance(amount, Count) and amount.of != replace(amount.of, states=(), among="", fights="", face="any")


def _made(c: Any, b: Body) -> Any:
    return ("triggered", _HOLDS, Body(b.sentences, (*b.limits, Limit("", c)))) if _numbers(c) else REJECT


def _match_state(v: Any) -> Mapping[str, Any] | None:
    if v[0] != "triggered" or v[1] != _HOLDS:
        return None
    limit = next((one for one in v[2].limits if not one.once and _numbers(one.condition)), None)
    if limit is None:
        return None
    return {"c": limit.condition, "b": Body(v[2].sentences, tuple(one for one in v[2].limits if one is not limit))}


def _said(g: Grammar, c: Any, speaker: Speaker) -> str | None:
    """A verb stands before 時 as it is, a noun with の."""
    said = g.print("cond", c, "ja", speaker)
    if said is None:
        return None
    return said + ("時" if said.endswith(("いる", "ある", "ない", "い")) else "の時")
