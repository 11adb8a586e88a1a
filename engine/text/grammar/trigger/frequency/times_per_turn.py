"""How many times in a turn a craft can be used, or triggers: "only twice each turn", 1ターンに2回まで. Both languages.

Once each turn is said in :mod:`engine.text.grammar.line.usage_limits` and
:mod:`engine.text.grammar.trigger.frequency.once_per_turn`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.source.lexicon import NUMBER_WORDS
from engine.text.surface import Body, Limit
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


def add(g: Grammar) -> None:
    """Add to the rule "limit"."""
    _what_triggers(g)
    g.add("how-often", 2, en="twice", ja="2(回|度)")
    for number, word in enumerate(NUMBER_WORDS[: len(OFTEN)]):
        if number > 1:
            g.add("how-often", number, match=never if number == 2 else None, en=f"({word}|{number}) times",
                  ja=f"{number}(回|度)" if number > 2 else ())  # fmt: skip
    first = "(up to |){n:how-often} (each|per|a|every) turn, "
    g.add("craft-line", build=_so_often, match=never, en=f"{first}{{t:trigger}}, {{b:body}}",
          ja="(各ターン|1ターン|毎ターン)(に|){n:how-often}まで(、|){t:trigger}(、|){b:body}")  # fmt: skip
    g.add("craft-line", build=_so_often, match=never, en=f"{first}{{c:costs}}: {{b:body}}",
          ja="(各ターン|1ターン|毎ターン)(に|){n:how-often}まで(、|){c:costs}:{b:body}")  # fmt: skip
    g.add(
        "limit",
        build=_limit,
        match=_match,
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
    return _match(replace(v, once=v.once.removeprefix("triggers "))) if v.once.startswith("triggers ") else None


def _so_often(n: int, b: Body, t: Any = None, c: Any = None) -> Any:
    limit = _limit(n)
    if limit is REJECT or b.limits:
        return REJECT
    body = Body(b.sentences, (limit,))
    return ("triggered", t, body) if c is None else ("activated", c, body)


def _limit(n: int) -> Any:
    often = f"{ONCE} {n}"
    return Limit(often) if often in OFTEN else REJECT


def _match(v: Any) -> Mapping[str, Any] | None:
    if v.condition is not None or v.once not in OFTEN or v.once in ("", ONCE):
        return None
    return {"n": int(v.once.removeprefix(ONCE))}
