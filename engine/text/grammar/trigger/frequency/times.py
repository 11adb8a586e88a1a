"""Triggers so often a turn, or while something holds (1211.9). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.lexicon.events import WHEN
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.rule import Speaker
from engine.text.parser.shapes import never
from engine.text.source.lexicon import NUMBER_WORDS
from engine.text.surface import Body, Limit
from engine.trails.tree import Compare, Count, Either, Every, Not, Trigger
from engine.trails.tree.loading.words import OFTEN, ONCE
from engine.trails.tree.reads import replace

_CRAFT = "(This craft|This ability|It|This effect)"
_TURN = "(each|per|a|in a|every) turn"
_TURN_JA = "(1ターン|各ターン|ターン|毎ターン)(に|中に|)"
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
        build=_limit,
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
            f"{_CRAFT_JA}は{_TURN_JA}{{n:how-often}}までしか{_CANNOT_JA}",
            f"{_CRAFT_JA}は{_TURN_JA}{{n:how-often}}しか{_CANNOT_JA}",
            f"{_CRAFT_JA}は{_TURN_JA}{{n:how-often}}(まで|だけ|のみ|){_CAN_JA}",
            f"{_CRAFT_JA}は{_TURN_JA}{{n:how-often}}(まで|だけ|のみ)誘発する",
            f"{_CRAFT_JA}の(プレイ|使用)は{_TURN_JA}{{n:how-often}}まで",
            f"{_CRAFT_JA}は{_TURN_JA}{{n:how-often}}を超えて{_CANNOT_JA}",
            f"{_TURN_JA}{{n:how-often}}まで(しか|){_CANNOT_JA}",
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
    limit = _limit(n)
    if limit is REJECT or b.limits:
        return REJECT
    body = Body(b.sentences, (limit,))
    return ("triggered", t, body) if c is None else ("activated", c, body)


def _limit(n: int) -> Any:
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
