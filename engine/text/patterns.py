"""Templates as lists of words and holes; patterns that build values and are found again in values."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from inspect import signature
from typing import Any


class Rejected:
    """What a build function returns when its words are no reading after all."""


REJECT = Rejected()


@dataclass(frozen=True, slots=True)
class Hole:
    """A place in a pattern that a template names."""

    name: str


def hole(name: str) -> Any:
    """A hole, wherever the pattern wants something of another type."""
    return Hole(name)


# --- templates ------------------------------------------------------------------------------------------------------
_PART = re.compile(r"\{(\w+)(?::([\w-]+))?\}")


def templates(given: str | Sequence[str]) -> tuple[tuple[Any, ...], ...]:
    texts = (given,) if isinstance(given, str) else given
    out = []
    for text in texts:
        for plain in spread(text):
            out.append(_split(plain))
    return tuple(out)


def spread(text: str) -> list[str]:
    """Every wording of a template with ``(a|b)`` in it, in order."""
    found = re.search(r"\(([^()]*)\)", text)
    if found is None:
        return [text]
    out: list[str] = []
    for choice in found.group(1).split("|"):
        for rest in spread(text[: found.start()] + "\1" + choice + "\2" + text[found.end() :]):
            out.append(rest.replace("\1", "").replace("\2", ""))
    return out


def _split(text: str) -> tuple[Any, ...]:
    parts: list[Any] = []
    at = 0
    for found in _PART.finditer(text):
        parts += _literal(text[at : found.start()])
        name = found.group(1)
        parts.append((name, found.group(2) or name))
        at = found.end()
    parts += _literal(text[at:])
    return tuple(parts)


def _literal(text: str) -> list[str]:
    """The words of a template, each with the space after it."""
    return re.findall(r"[^ ]* |[^ ]+", text)


# --- patterns -------------------------------------------------------------------------------------------------------
def pattern_builder(shape: Any) -> Callable[[Mapping[str, int]], Callable[[tuple[Any, ...]], Any]]:
    return lambda order: _compiled(shape, order) or (lambda values: shape)


def _compiled(shape: Any, order: Mapping[str, int]) -> Callable[[tuple[Any, ...]], Any] | None:
    """A function from the values of a template to the value of the pattern; None for a constant."""
    if isinstance(shape, Hole):
        index = order[shape.name]
        return lambda values: values[index]
    if isinstance(shape, tuple):
        parts = [_compiled(part, order) for part in shape]
        if all(part is None for part in parts):
            return None
        makers = [part or _constant(old) for part, old in zip(parts, shape, strict=True)]
        return lambda values: tuple([make(values) for make in makers])
    if is_dataclass(shape) and not isinstance(shape, type):
        old_values = [getattr(shape, item.name) for item in fields(shape)]
        parts = [_compiled(part, order) for part in old_values]
        if all(part is None for part in parts):
            return None
        makers = [part or _constant(old) for part, old in zip(parts, old_values, strict=True)]
        kind = type(shape)
        return lambda values: kind(*[make(values) for make in makers])
    return None


def _constant(value: Any) -> Callable[[tuple[Any, ...]], Any]:
    return lambda values: value


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
        if names == wanted[: len(names)]:  # the usual case needs no names
            return lambda values: function(*values)

        def build(values: tuple[Any, ...]) -> Any:
            return function(**dict(zip(names, values, strict=True)))

        return build

    return make
