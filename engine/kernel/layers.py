"""Layers: in which order lasting effects shape what objects are (K16).

An effect gives parts; a part belongs to one layer, touches some objects and changes their traits. Within a layer parts
go by age, unless one depends on another: doing the other first would change what it touches or does. Dependency is
tested by trial application, and only where the fields one part reads meet the fields another writes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

#: Objects' traits by id, shared with the printed ones until a part changes them.
Traits = dict[int, Any]


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

    def apply(self, traits: Traits, owned: set[int]) -> None:
        """Change the touched objects, copying traits that are still shared."""
        for ident in list(self.touch(traits)):
            if ident not in owned:
                traits[ident] = traits[ident].copy()
                owned.add(ident)
            self.change(traits[ident], ident, traits)


def apply_layers(
    parts: Sequence[Part],
    traits: Traits,
    grow: Callable[[int, Traits], Sequence[Part]] | None = None,
    owned: set[int] | None = None,
) -> Traits:
    """Apply all parts to ``traits`` (which is changed and returned). The traits objects given are never written to.

    owned: becomes the ids of the objects that have others now.

    grow: called after each layer; gives parts of later layers that came to be in it (an ability that was granted).
    """
    owned = set() if owned is None else owned
    by_layer: dict[int, list[Part]] = {}
    for part in parts:
        by_layer.setdefault(part.layer, []).append(part)
    while by_layer:
        layer = min(by_layer)
        todo = by_layer.pop(layer)
        if len(todo) > 1:
            todo.sort(key=_age)
        while len(todo) > 1:
            part = _next(todo, traits)
            todo.remove(part)
            part.apply(traits, owned)
        todo[0].apply(traits, owned)
        for part in grow(layer, traits) if grow is not None else ():
            by_layer.setdefault(part.layer, []).append(part)
    return traits


def _age(part: Part) -> int:
    return part.stamp


def _next(todo: Sequence[Part], traits: Traits) -> Part:
    """The oldest part that depends on no other part still to come; in a cycle, the oldest."""
    for part in todo:
        if not any(
            other is not part
            and part.reads & other.writes
            and _depends(part, other, traits)
            and not (other.reads & part.writes and _depends(other, part, traits))
            for other in todo
        ):
            return part
    return todo[0]


def _depends(part: Part, other: Part, traits: Traits) -> bool:
    """Whether applying ``other`` first changes what ``part`` touches or does."""
    return _trial(part, (), traits) != _trial(part, (other,), traits)


def _trial(part: Part, first: tuple[Part, ...], traits: Traits) -> dict[int, Any]:
    """What ``part`` adds to each object it touches, after the ``first`` parts."""
    trial = dict(traits)
    for earlier in first:
        earlier.apply(trial, set())
    before = dict(trial)
    part.apply(trial, set())
    return {ident: trial[ident].difference(before[ident]) for ident in trial if trial[ident] is not before.get(ident)}
