"""Times that go without saying, and conditions of triggers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.text.grammar.condition.history.objects import first_time, nth_time
from engine.text.reference.value.settlement import LASTING
from engine.text.surface import LinkError
from engine.trails.tree import (
    Compare,
    Do,
    During,
    Effect,
    Either,
    Every,
    Get,
    Have,
    If,
    Is,
    May,
    Much,
    Not,
    Offer,
    PlayedFrom,
    Replacement,
    Set,
    Trigger,
    Wait,
)
from engine.trails.tree.reads import parts_in, replace

_LASTING = r"(?<=, )(?:it|they|that \w+|UNITs|this card)\b|(?<=、)(?:それら?|その|これ)|を得|を持"


def timely(wait: Wait) -> Wait:
    """What a turn waits for. "This turn", in "the next time a UNIT you control attacks this turn, it gets +2/+0", may
    say when it has to attack, or also how long what it gets lasts (1215.7, 1215.8)."""
    craft = wait.craft
    do = craft.instead if isinstance(craft, Replacement) else craft.effect.do
    if wait.until == "turn" and any(node.until == "game" for node in lasting_in(do)):
        raise LinkError("whether that lasts for the turn or for good is not said", _LASTING)
    return wait


#: What an object gets for good, and the same for a time.
_FOR_A_TIME = {
    ("support", "turn"): "support this turn",
    ("support", "combat"): "support this combat",
    ("curse", "turn"): "curse this turn",
}


def one_time(nodes: list[Any]) -> list[Any]:
    """The instructions of one sentence. A time that stands once is meant for all that lasts (1215.7): "loses all crafts
    and its DEF becomes 0 this turn", "gets +2/+0 this turn and gains support"."""
    times = {node.until for node in nodes if isinstance(node, LASTING)} - {"game"}
    if len(times) != 1:
        return nodes
    (until,) = times
    out = []
    for node in nodes:
        if isinstance(node, LASTING) and node.until == "game":
            node = replace(node, until=until)
        elif isinstance(node, Do) and (timed := _FOR_A_TIME.get((node.verb, until))) is not None:
            node = replace(node, verb=timed)
        out.append(node)
    return out


def lasting_in(node: Any) -> Iterator[Any]:
    """What objects get and have for a time, in a piece of tree."""
    if isinstance(node, (Get, Have, Set)):
        yield node
    elif isinstance(node, tuple):
        for part in node:
            yield from lasting_in(part)
    elif isinstance(node, (If, May, Offer)):
        kind: Any = node.__class__
        for part in parts_in(kind)(node):
            yield from lasting_in(part)


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
