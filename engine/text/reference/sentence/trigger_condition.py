""" "When ..., if ..., do this": what follows the trigger is its effect, and asks as it resolves (1211.1, R091).

What stands before the trigger ("while ..., whenever ...") says when the craft is valid, and is asked as it triggers.

Before the trigger ("while ..., whenever ...") the condition is asked when it triggers, ``Triggered.condition``, as
is one whose answer cannot change any more. Guard: tests/trails/1200/1211-triggered/intervening_if.yaml.
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.condition.history.objects import first_time, nth_time
from engine.trails.tree import (
    Compare,
    During,
    Effect,
    Either,
    Every,
    If,
    Is,
    Much,
    Not,
    PlayedFrom,
    Trigger,
)
from engine.trails.tree.reads import replace

#: What a UNIT does in a combat.
_FIGHTING = frozenset(("attacking", "attacking alone", "attacking player", "sclm attacking", "defending", "combating"))
#: Trigger events after which it does so no more.
_ENDING = frozenset(
    (
        "combat ends",
        "is stunned",
        "is stunned in combat",
        "is stunned by",
        "stunned by player",
        "leaves",
        "is ko",
        "is destroyed",
    )
)
#: Which times in a turn have a word of their own.
_TIMES = range(2, 6)


def says_which_time(condition: Any, trigger: Trigger, *also: Trigger) -> bool:
    """Whether a condition says which time in a turn it is, which is known as it happens."""
    return condition == first_time(trigger, *also) or any(condition == nth_time(trigger, n, *also) for n in _TIMES)


def known_then(condition: Any) -> bool:
    """Whether the answer cannot change before the craft resolves: it is asked at once, and nothing waits in vain."""
    if isinstance(condition, (Every, Either)):
        return all(known_then(part) for part in condition.of)
    if isinstance(condition, Not):
        return known_then(condition.what)
    if isinstance(condition, Compare):
        return isinstance(condition.left, Much) and isinstance(condition.right, int)
    return isinstance(condition, (During, PlayedFrom))


def over_then(condition: Any, trigger: Trigger) -> bool:
    """Whether it asks what something was doing in a combat that is over when the craft resolves."""
    fighting = isinstance(condition, Is) and any(
        state.removeprefix("-") in _FIGHTING for state in condition.filter.states
    )
    return trigger.event in _ENDING and fighting


def provided(effect: Effect, condition: Any) -> Effect:
    """The effect, of which nothing is done unless the condition holds then. Its targets are chosen before (1204.2)."""
    do = (If(condition, effect.do),) if effect.do else ()
    return replace(effect, do=do, modes=tuple(provided(mode, condition) for mode in effect.modes))


def asked_of(effect: Effect) -> tuple[Any, Effect]:
    """The condition on which all of an effect depends, and the effect without it; None and the effect if none does."""
    first: Any = effect.do[0] if effect.do else None
    if effect.modes and first is None:
        asked = [asked_of(mode) for mode in effect.modes]
        condition = asked[0][0]
        if condition is None or any(one != condition for one, _ in asked):
            return None, effect
        return condition, replace(effect, modes=tuple(bare for _, bare in asked))
    if len(effect.do) != 1 or not isinstance(first, If) or first.otherwise or first.instead:
        return None, effect
    modes = tuple(asked_of(mode) for mode in effect.modes)
    if any(condition != first.condition for condition, _ in modes):
        return None, effect
    return first.condition, replace(effect, do=first.then, modes=tuple(bare for _, bare in modes))
