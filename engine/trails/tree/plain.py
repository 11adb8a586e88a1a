"""Effect trees as plain data that JSON can hold, and back: what a cache of compiled texts is made of.

A node is ``["Name", {field: value}]`` with the fields that differ from their defaults, a tuple ``["", ...]``.
Reading checks names and fields, so that foreign data can make nothing but trees.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache, lru_cache
from typing import Any

from engine.trails import tree as t

#: Under which argument a question says what the effect does that it is about (see :mod:`engine.trails.verbs.wording`).
DOES = "does"


#: Arguments of a question.
Said = tuple[tuple[str, str | int | bool | tuple[str | int, ...] | None], ...]


class NotATree(ValueError):
    """Data that is no tree."""


@cache
def _kinds() -> dict[str, type]:
    return {name: kind for name in t.__all__ if is_dataclass(kind := getattr(t, name)) and isinstance(kind, type)}


@cache
def _defaults(kind: type) -> tuple[tuple[str, Any], ...]:
    return tuple((item.name, item.default) for item in fields(kind))


def plain(node: Any) -> Any:
    """A tree as plain data. Raises :class:`NotATree` for anything else."""
    if node is None or isinstance(node, (str, int)):
        return node
    if isinstance(node, tuple):
        return ["", *(plain(part) for part in node)]
    kind = type(node)
    if _kinds().get(kind.__name__) is not kind:
        raise NotATree(f"{kind.__name__} is no part of a tree")
    values = ((name, getattr(node, name), default) for name, default in _defaults(_kinds()[kind.__name__]))
    return [
        kind.__name__,
        {name: plain(value) for name, value, default in values if default is MISSING or value != default},
    ]


def tree(data: Any) -> Any:
    """The tree of plain data. Raises :class:`NotATree` saying what is wrong."""
    if data is None or isinstance(data, (str, int)):
        return data
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        raise NotATree(f"no tree: {str(data)[:40]}")
    if data[0] == "":
        return tuple([tree(part) for part in data[1:]])
    kind = _kinds().get(data[0])
    if kind is None or len(data) != 2 or not isinstance(data[1], dict):
        raise NotATree(f"no tree: {data[0]}")
    known = {name for name, _ in _defaults(kind)}
    if not known.issuperset(data[1]):
        raise NotATree(f"{data[0]} has no {', '.join(sorted(set(data[1]) - known))}")
    try:
        return kind(**{name: tree(value) for name, value in data[1].items()})
    except (TypeError, AttributeError) as error:
        raise NotATree(f"{data[0]}: {error}") from error


@lru_cache(maxsize=512)
def encoded(node: Any) -> str:
    """A tree as JSON, "" for what is no tree."""
    try:
        return json.dumps(plain(node), ensure_ascii=False, separators=(",", ":"))
    except NotATree:
        return ""


def mode_args(number: str, obj: int, modes: Mapping[int, Any]) -> Said:
    """What a question says of the options ``("mode", n)``: what each effect does (see
    :mod:`engine.trails.verbs.wording`)."""
    return tuple((f"mode {at}", ("craft", number, obj, encoded(mode))) for at, mode in modes.items())


def decoded(text: str) -> Any:
    """The tree of JSON. Raises :class:`NotATree`."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotATree(f"no tree: {text[:40]}") from error
    return tree(data)
