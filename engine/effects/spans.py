"""Lasting effects and the named spans in which they last: opened by an effect, closed by the flow of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.effects.nodes import Instruction


class Lasting(NamedTuple):
    """A lasting effect on objects that were fixed when it began. stamp: its age. span: its name, "" for good.
    source, seat: whose text it is."""

    stamp: int
    span: str
    ids: tuple[int, ...]
    does: Instruction
    source: int = 0
    seat: int = 0


def closed(effects: Iterable[Lasting], span: str) -> tuple[Lasting, ...]:
    """What is left of the effects when a span ends."""
    return tuple(effect for effect in effects if effect.span != span)


def on(effects: Iterable[Lasting], present: Iterable[int]) -> tuple[Lasting, ...]:
    """The effects without those of whose objects none is there any more: an object that comes back is another one."""
    there = frozenset(present)
    return tuple(effect for effect in effects if not there.isdisjoint(effect.ids))
