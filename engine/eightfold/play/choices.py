"""Choices that are made when something is announced or put on the stack (11.2.3, 11.7.5, 11.9.8)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from engine.effects.nodes import Amount, Instruction, Target

Do = tuple[Instruction, ...]


class Slot(NamedTuple):
    """One choice: what may be chosen, and whether there has to be something."""

    target: Target
    needed: bool


def choice(at: int) -> str:
    """The register of a choice."""
    return f"choice {at + 1}"


def bound(do: Do) -> tuple[Do, tuple[Slot, ...]]:
    """Instructions with registers in the place of choices, and the choices in their order. Where a text goes on in one
    of two ways that choose alike, it is one choice."""
    slots: list[Slot] = []
    made, _ = _bind(do, slots, "", True)
    return made, tuple(slots)


def _bind(do: Do, slots: list[Slot], last: str, needed: bool) -> tuple[Do, str]:
    out = []
    for one in do:
        made = one
        if one.to is not None and one.to.how == "choose":
            last = choice(len(slots))
            slots.append(Slot(one.to, needed and not one.to.up_to))
            made = replace(one, to=replace(one.to, how=last))
        elif one.to is not None and one.to.how == "chosen" and last:
            made = replace(one, to=Target(last))
        elif one.to is not None and one.to.how in ("pick", "search"):
            last = ""
        if last and one.measures:
            made = replace(made, measures=tuple((field, _of(amount, last)) for field, amount in one.measures))
        if one.then and one.verb == "later":  # its "chosen" is what was chosen here
            made = replace(made, then=_named(one.then, last))
        elif one.then or one.other:
            then, after = _bind(one.then, slots, last, False)
            other, after = _alternative(one.other, slots, last, one.then, after)
            made = replace(made, then=then, other=other)
            last = after
        out.append(made)
    return tuple(out), last


def _alternative(other: Do, slots: list[Slot], last: str, then: Do, after: str) -> tuple[Do, str]:
    """The second of two ways: the choices of the first, if they are the same."""
    if not other:
        return (), after
    alike: list[Slot] = []
    _bind(then, alike, last, False)
    mine: list[Slot] = []
    _bind(other, mine, last, False)
    if alike and alike == mine:
        shared = slots[: len(slots) - len(alike)]
        return _bind(other, shared, last, False)
    return _bind(other, slots, last, False)


def _of(amount: Amount, last: str) -> Amount:
    """A number of what was chosen, read from there."""
    return replace(amount, of=Target(last)) if amount.of is not None and amount.of.how == "chosen" else amount


def _named(do: Do, last: str) -> Do:
    """Instructions that come later speak of what was chosen before."""
    if not last:
        return do
    return tuple(replace(one, to=Target(last)) if one.to is not None and one.to.how == "chosen" else one for one in do)


def linking(do: Do, zone: str) -> Do:
    """What Link does where its card comes from a zone (R-S38); in a deck it is searched for (15.1.1.9.1)."""
    found = []
    for one in do:
        assert one.to is not None and one.to.among is not None
        to = replace(one.to, among=replace(one.to.among, zone=zone))
        search = replace(one, verb="search", to=replace(to, how="search"), words=(("field", 1),))
        found.append(search if zone == "deck" else replace(one, to=to))
    return tuple(found)
