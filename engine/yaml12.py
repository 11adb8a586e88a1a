"""YAML read by the 1.2 core rules: ``on``, ``yes`` and ``no`` are words, only true/false are truth values.

PyYAML implements YAML 1.1; its scanner and parser are right for 1.2 documents, only the implicit types differ. It is
imported with the first document: commands that read none start 17 ms sooner.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any


class YamlError(Exception):
    """A text that is not YAML. Says where and what."""


_TYPES = (
    ("bool", re.compile(r"^(?:true|True|TRUE|false|False|FALSE)$"), "tTfF"),
    ("int", re.compile(r"^(?:[-+]?[0-9]+)$"), "-+0123456789"),
    ("float", re.compile(r"^(?:[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)(?:[eE][-+]?[0-9]+)?)$"), "-+0123456789."),
    ("null", re.compile(r"^(?:~|null|Null|NULL|)$"), ["~", "n", "N", ""]),
)


@cache
def _loader() -> Any:
    """A safe loader with the 1.2 core schema, refusing duplicate keys."""
    import yaml

    base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

    class Loader(base):  # type: ignore[misc]  # the C loader has no stubs
        yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}  # noqa: RUF012 (PyYAML's protocol)

        def construct_mapping(self, node: Any, deep: bool = False) -> Any:
            """A map; a key that stands twice is an error, since one of the two would silently win."""
            seen = set()
            for key, _ in node.value:
                if not isinstance(key.value, str):
                    raise YamlError(f"line {key.start_mark.line + 1}: a key must be a plain word")
                if key.value in seen:
                    mark = key.start_mark
                    raise YamlError(f"line {mark.line + 1}: the key '{key.value}' stands twice")
                seen.add(key.value)
            return super().construct_mapping(node, deep)

    for tag, pattern, first in _TYPES:
        Loader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", pattern, list(first))
    Loader.add_constructor("tag:yaml.org,2002:int", _int)
    return Loader


def _int(loader: Any, node: Any) -> int:
    return int(loader.construct_scalar(node))


def plain(word: str) -> str | int | float | bool | None:
    """What an unquoted word of a document stands for. Raises ValueError for a number of thousands of digits."""
    kind = next((tag for tag, pattern, _ in _TYPES if pattern.match(word)), "str")
    if kind == "str":
        return word
    if kind == "null":
        return None
    if kind == "bool":
        return word.lower() == "true"
    return int(word) if kind == "int" else float(word)


def load(text: str) -> Any:
    """The one document of ``text``. Raises :class:`YamlError`."""
    import yaml

    try:
        return yaml.load(text, Loader=_loader())
    except yaml.YAMLError as error:
        raise YamlError(_explain(error)) from error


def load_all(text: str) -> Iterator[Any]:
    """Every document of ``text``. Raises :class:`YamlError`."""
    import yaml

    try:
        yield from yaml.load_all(text, Loader=_loader())
    except yaml.YAMLError as error:
        raise YamlError(_explain(error)) from error


def _explain(error: Exception) -> str:
    mark = getattr(error, "problem_mark", None)
    problem = getattr(error, "problem", None) or str(error)
    return f"line {mark.line + 1}, column {mark.column + 1}: {problem}" if mark else problem
