"""X in a piece of tree: whether it is there, and the same with the number it has come to be (1305)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any

from engine.trails import tree as t


def uses_x(ability: Any) -> bool:
    """Whether an ability has an indefinite value that its player determines (1305.2a)."""
    if ability is None or isinstance(ability, tuple):
        return any(uses_x(part) for part in ability or ())
    return _names_x(_Itself(ability))


class _Itself:
    """A piece of tree as a key: that very one. To hash it by what it says takes longer than to play by it."""

    __slots__ = ("node",)

    def __init__(self, node: Any) -> None:
        self.node = node

    def __hash__(self) -> int:
        return id(self.node)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Itself) and other.node is self.node


@lru_cache(maxsize=4096)  # a key holds its node, so no other one can come to its id
def _names_x(key: _Itself) -> bool:
    return _has_x(key.node)


def _has_x(node: Any) -> bool:
    if isinstance(node, t.X):
        return True
    if isinstance(node, tuple):
        return any(_has_x(part) for part in node)
    return is_dataclass(node) and any(_has_x(getattr(node, name)) for name in _names(node))


def _names(node: Any) -> list[str]:
    """The fields of a node; crafts that are gained have an X of their own, and so has a later one that says what it is
    itself."""
    own = ""
    if isinstance(node, t.Have):
        own = "crafts"
    elif isinstance(node, t.Wait) and isinstance(node.craft, t.Triggered) and node.craft.effect.x is not None:
        own = "craft"
    return [field.name for field in fields(node) if field.name != own]


def with_number(node: Any, x: int | None) -> Any:
    """A piece of tree that is carried out later, with the X that its effect has by now (1305.2c)."""
    return node if x is None or not uses_x(node) else _numbered(node, x)


def _numbered(node: Any, x: int) -> Any:
    if isinstance(node, t.X):
        return node.each * x
    if isinstance(node, tuple):
        return tuple(_numbered(part, x) for part in node)
    if not is_dataclass(node) or isinstance(node, type) or not _has_x(node):
        return node
    return replace(node, **{name: _numbered(getattr(node, name), x) for name in _names(node)})
