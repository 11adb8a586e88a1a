"""Patterns that build values from the holes of templates, and are found again in values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from inspect import signature
from operator import itemgetter
from typing import Any

from engine.kernel.frozen import frozen

SAME = itemgetter(0)  #: builds what the one hole of a template stands for


class Rejected:
    """What a build function returns when its words are no reading after all."""


REJECT = Rejected()


@frozen
class Hole:
    """A place in a pattern that a template names."""

    name: str


def hole(name: str) -> Any:
    """A hole, wherever the pattern wants something of another type."""
    return Hole(name)


# --- patterns -------------------------------------------------------------------------------------------------------
def pattern_builder(shape: Any) -> Callable[[Mapping[str, int]], Callable[[tuple[Any, ...]], Any]]:
    return lambda order: _compiled(shape, order) or (lambda values: shape)


def _compiled(shape: Any, order: Mapping[str, int]) -> Callable[[tuple[Any, ...]], Any] | None:
    """A function from the values of a template to the value of the pattern; None for a constant."""
    if isinstance(shape, Hole):
        return itemgetter(order[shape.name]) if len(order) > 1 else SAME
    if isinstance(shape, tuple):
        parts = [_compiled(part, order) for part in shape]
        if all(part is None for part in parts):
            return None
        return _filled(tuple, shape, parts)
    if is_dataclass(shape) and not isinstance(shape, type):
        old_values = [getattr(shape, item.name) for item in fields(shape)]
        parts = [_compiled(part, order) for part in old_values]
        if all(part is None for part in parts):
            return None
        kind = type(shape)
        return _filled(lambda given: kind(*given), old_values, parts)
    return None


def _filled(
    make: Callable[[list[Any]], Any], shape: Sequence[Any], parts: Sequence[Callable[[tuple[Any, ...]], Any] | None]
) -> Callable[[tuple[Any, ...]], Any]:
    """A function that makes something of constants and, where there is a part, of what that makes of the values."""
    made = [(place, part) for place, part in enumerate(parts) if part is not None]

    def fill(values: tuple[Any, ...]) -> Any:
        given = list(shape)
        for place, part in made:
            given[place] = part(values)
        return make(given)

    return fill


def unify(shape: Any, value: Any, holes: dict[str, Any]) -> dict[str, Any] | None:
    """The holes of a pattern that make it equal to a value."""
    if isinstance(shape, Hole):
        if shape.name in holes and holes[shape.name] != value:
            return None
        holes[shape.name] = value
        return holes
    if isinstance(shape, tuple):
        if not isinstance(value, tuple) or len(value) != len(shape):
            return None
        for part, other in zip(shape, value, strict=True):
            if unify(part, other, holes) is None:
                return None
        return holes
    if is_dataclass(shape) and not isinstance(shape, type):
        if type(shape) is not type(value):
            return None
        for item in fields(shape):
            if unify(getattr(shape, item.name), getattr(value, item.name), holes) is None:
                return None
        return holes
    return holes if type(shape) is type(value) and shape == value else None


def function_builder(function: Callable[..., Any]) -> Callable[[Mapping[str, int]], Callable[[tuple[Any, ...]], Any]]:
    wanted = tuple(signature(function).parameters)

    def make(order: Mapping[str, int]) -> Callable[[tuple[Any, ...]], Any]:
        names = tuple(order)
        if any(name[0] == "_" for name in names):
            meant = [(name, at) for name, at in order.items() if name[0] != "_"]
            return lambda values: function(**{name: values[at] for name, at in meant})
        if names == wanted[: len(names)]:  # the usual case needs no names
            if len(names) == 1:  # written out it costs a third less than with a star
                return lambda values: function(values[0])
            if len(names) == 2:
                return lambda values: function(values[0], values[1])
            if len(names) == 3:
                return lambda values: function(values[0], values[1], values[2])
            return lambda values: function(*values)

        def build(values: tuple[Any, ...]) -> Any:
            return function(**dict(zip(names, values, strict=True)))

        return build

    return make


def never(value: Any) -> Mapping[str, Any] | None:
    """The way to match of a wording that is read and never printed."""
    return None
