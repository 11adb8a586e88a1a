"""What participles mean: "the discarded card", "the played arts"."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from engine.text.grammar.verb.object.ditransitive import KINDS
from engine.text.reference.pronoun.antecedents import Bound, kinds_of, looked_at
from engine.text.surface import LinkError, Ref
from engine.trails.tree import WAITING, Compare, Filter, Size, Trigger

#: What somebody did with words alone, not with a verb on it.
NAMED = ("choose", "target", "reveal")
#: What happened to that of which a trigger speaks, by the verb.
HAPPENED = {
    "discard": ("discards",), "stun": ("is stunned", "stunned by player"),
    "destroy": ("is destroyed",), "ko": ("is ko",),
    "return": ("moves", "moved"), "exile": ("moves", "moved"), "cure": ("is cured", "cures"), "ready": ("is readied",),
    "action": ("is actioned",), "enter": ("enters",), "play": ("is played",),
    "link": ("is linked",), "defend": ("fights back",), "rebuild": ("is rebuilt",),
    "attack": ("attacks", "attacks player", "attacks alone", "is attacked"),
}  # fmt: skip
#: Verbs whose participle is printed where nothing shorter tells what is meant.
PRINTED = frozenset(("discard", "stun", "destroy", "ko", "return", "exile", "cure", "ready", "action"))
#: What only that does of which a trigger speaks.
WAITED = ("attack", "defend", "link", "rebuild", "enter", "play")


def did(linker: Any, verb: str, kind: str) -> Any:
    """The last single object (a Bound) of a type to which a verb was done, None if there is none."""
    aims = {one.mark for one, _ in linker.targets}
    event = linker.trigger.event if linker.trigger is not None else ""
    for one in reversed(linker.bound):
        if one.many or one.mark == "this" or not _of(one, kind):
            continue
        if verb in NAMED:
            if one is not linker.start and _named(one, verb, aims):
                return one
        elif verb in one.done or (one is linker.start and event in HAPPENED.get(verb, ())):
            if not _surely(one, kind):
                raise LinkError("it may be something else", r"\bthe \w+ed\b|た(?:カード|[A-Z])")
            return one
    return None


def the_done(bound: Sequence[Bound], place: int) -> str:
    """The verb by which one of several objects can be told from those after it ("the discarded card"); "" if none."""
    one = bound[place]
    if one.many or one.mark == "this":
        return ""
    later = {verb for other in bound[place + 1 :] for verb in other.done}
    return next((verb for verb in sorted(set(one.done) & PRINTED) if verb not in later), "")


def _of(one: Bound, kind: str) -> bool:
    """Whether an object can be of a type, or is one of which no type is known."""
    return kind == "card" or kind in kinds_of(one.filter) or not (one.filter.types or one.filter.orgs)


def _surely(one: Bound, kind: str) -> bool:
    """Whether an object can be of no other type than that by which it is spoken of: else nothing says what becomes of
    it where it is another one ("Discard a card. Put the discarded ITEM onto the field")."""
    types = one.filter.types
    return (
        kind == "card"
        or bool(one.filter.orgs or one.filter.names or one.filter.subnames)
        or set(types) == {kind}
        or types == ("ITEM•UNIT",)
    )


def _named(one: Bound, verb: str, aims: Collection[str]) -> bool:
    if verb == "reveal":
        return one.shown or (one.name == "top" and one.filter.zone == "deck" and not one.dug)
    if verb == "target":
        return one.mark in aims
    return one.mark not in aims and one.thrown is None and one.name != "top" and not one.group and not looked_at(one)


def counted(bound: Sequence[Bound], verb: str) -> bool:
    """Whether a verb was done to anything that could be counted."""
    return any(verb in (*one.done, one.put) and not one.spared for one in bound)


def really_done(condition: Any) -> tuple[str, str] | None:
    """Of what a condition says that something was really done to one or more, and what: "one of them" is of those."""
    if not isinstance(condition, Compare) or condition.op != ">=" or not isinstance(condition.left, Size):
        return None
    return (condition.left.of, condition.left.done) if condition.left.done else None


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
