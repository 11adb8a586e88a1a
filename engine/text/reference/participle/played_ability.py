"""The arts or craft that a trigger says was played: "When your opponent plays an arts, counter it".

It waits in standby then (1211.3, 509.1), and all that is done to it there is to counter it (1324.1). Both languages.
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.verb.object.counter import KINDS
from engine.text.surface import LinkError, Ref
from engine.trails.tree import WAITING, Filter, Trigger


def countered(who: Any, trigger: Trigger | None, bound: Any) -> Any:
    """What is countered: the register of what was played, if a word means that. Raises LinkError."""
    word = who.word if isinstance(who, Ref) else ""
    kind = waits_as(trigger)
    if trigger is not None and trigger.event == "is targeted":
        known = kind in ("it", word)
        if word in ("it", "card") or (known and word in ("EVENT", "arts", "craft")):
            return WAITING
    if word in ("arts", "craft"):
        if word != kind:
            raise LinkError("nothing of that kind was played", r"\barts\b|\bcraft\b|アーツ|クラフト")
        return WAITING
    if kind and word == "it" and not any(one.filter.zone == "standby" for one in bound):
        return WAITING
    return who


def _aimer(other: Any) -> str:
    """The word for what has this card as its target; "it" if it may be of several kinds."""
    if other is None:
        return "it"
    if other.types == ("EVENT",) and not other.ability:
        return "EVENT"
    return {"arts": "arts", "activated": "craft", "triggered": "craft", "craft": "craft"}.get(other.ability, "it")


def waits_as(trigger: Trigger | None) -> str:
    """The word for an ability that a trigger says was played; "" if it says so of none."""
    if trigger is not None and trigger.event == "is targeted":
        return _aimer(trigger.other)
    own = trigger is not None and trigger.event == "plays craft" and isinstance(trigger.who, Filter)
    if trigger is None or (trigger.who is not None and not own):
        return ""
    return next((word for event, word, *_ in KINDS if event == trigger.event), "")
