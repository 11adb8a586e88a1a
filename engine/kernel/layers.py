"""Layers: in which order lasting effects shape what objects are (K16).

An effect gives parts; a part belongs to one layer, touches some objects and changes their traits. Within a layer parts
go by age, unless one depends on another: doing the other first would change what it touches or does. Dependency is
tested by trial application, and only where the fields one part reads meet the fields another writes.

The work is bounded, and counted, so that every machine stops at the same part: of more than a table can hold the parts
that come last do nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

#: Objects' traits by id, shared with the printed ones until a part changes them.
Traits = dict[int, Any]
#: Work of one derivation. The fullest tables of the rule scenarios need a few hundred; 40 objects that all count each
#: other 130,000.
MOST_WORK = 200_000


class Work:
    """How much may still be done. left: objects touched, times objects that touching one may look at."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    @property
    def over(self) -> bool:
        """Whether not everything was done."""
        return self.left < 0

    def take(self, much: int) -> bool:
        """Whether so much may be done, too."""
        self.left -= much
        return self.left >= 0


class Part:
    """One change in one layer.

    layer: index. stamp: age. reads, writes: bit masks of fields. touch: ids it applies to, given the traits so far.
    change: writes to a private copy of one object's traits.
    """

    __slots__ = ("change", "layer", "reads", "stamp", "touch", "writes")

    def __init__(
        self,
        layer: int,
        stamp: int,
        reads: int,
        writes: int,
        touch: Callable[[Traits], Iterable[int]],
        change: Callable[[Any, int, Traits], None],
    ) -> None:
        self.layer = layer
        self.stamp = stamp
        self.reads = reads
        self.writes = writes
        self.touch = touch
        self.change = change

    def apply(self, traits: Traits, owned: set[int], work: Work) -> None:
        """Change the touched objects, copying traits that are still shared; none of them if that is too much work."""
        touched = list(self.touch(traits))
        if not work.take((1 + len(touched)) * len(traits)):
            return
        for ident in touched:
            if ident not in owned:
                traits[ident] = traits[ident].copy()
                owned.add(ident)
            self.change(traits[ident], ident, traits)


def apply_layers(
    parts: Sequence[Part],
    traits: Traits,
    grow: Callable[[int, Traits], Sequence[Part]] | None = None,
    work: Work | None = None,
    owned: set[int] | None = None,
) -> Traits:
    """Apply all parts to ``traits`` (which is changed and returned). The traits objects given are never written to.

    owned: becomes the ids of the objects that have others now.
    grow: called after each layer; gives parts of later layers that came to be in it (an ability that was granted).
    work: how much may be done, None = a usual table's; it says afterwards whether that was enough.
    """
    work = work or Work(MOST_WORK)
    owned = set() if owned is None else owned
    by_layer: dict[int, list[Part]] = {}
    for part in parts:
        by_layer.setdefault(part.layer, []).append(part)
    while by_layer and work.left >= 0:
        layer = min(by_layer)
        todo = by_layer.pop(layer)
        if len(todo) > 1:
            todo.sort(key=_age)
        free = _independent(todo)
        while todo and work.left >= 0:
            part = todo[0] if free else _next(todo, traits, work)
            todo.remove(part)
            part.apply(traits, owned, work)
        for part in grow(layer, traits) if grow is not None else ():
            by_layer.setdefault(part.layer, []).append(part)
    return traits


def _independent(todo: Sequence[Part]) -> bool:
    """Whether no part of a layer reads what one of them writes: none can depend on another."""
    reads = writes = 0
    for part in todo:
        reads |= part.reads
        writes |= part.writes
    return len(todo) == 1 or not reads & writes


def _age(part: Part) -> int:
    return part.stamp


def _next(todo: Sequence[Part], traits: Traits, work: Work) -> Part:
    """The oldest part that depends on no other part still to come; in a cycle, the oldest."""
    for part in todo:
        if not part.reads or not any(  # what reads nothing depends on nothing
            other is not part
            and part.reads & other.writes
            and _depends(part, other, traits, work)
            and not (other.reads & part.writes and _depends(other, part, traits, work))
            for other in todo
        ):
            return part
    return todo[0]


def _depends(part: Part, other: Part, traits: Traits, work: Work) -> bool:
    """Whether applying ``other`` first changes what ``part`` touches or does; it does not where nothing may be tried
    any more."""
    return not work.over and _trial(part, (), traits, work) != _trial(part, (other,), traits, work)


def _trial(part: Part, first: tuple[Part, ...], traits: Traits, work: Work) -> dict[int, Any]:
    """What ``part`` adds to each object it touches, after the ``first`` parts."""
    trial = dict(traits)
    for earlier in first:
        earlier.apply(trial, set(), work)
    before = dict(trial)
    part.apply(trial, set(), work)
    return {ident: trial[ident].difference(before[ident]) for ident in trial if trial[ident] is not before.get(ident)}
