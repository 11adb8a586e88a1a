"""YAML read by the 1.2 core rules: ``on``, ``yes`` and ``no`` are words, only true/false are truth values.

PyYAML implements YAML 1.1; its scanner and parser are right for 1.2 documents, only the implicit types differ. It is
imported with the first document: commands that read none start 17 ms sooner.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

_SHOWN = 40  #: letters of a word in a sentence


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
            if not isinstance(node, yaml.MappingNode):
                raise YamlError(f"line {node.start_mark.line + 1}: what is called a map here is none")
            for key, _ in node.value:
                if not isinstance(key.value, str):
                    raise YamlError(f"line {key.start_mark.line + 1}: a key must be a plain word")
                if key.value in seen:
                    mark = key.start_mark
                    raise YamlError(f"line {mark.line + 1}: the key '{key.value}' stands twice")
                seen.add(key.value)
            return super().construct_mapping(node, deep)

    known = {f"tag:yaml.org,2002:{tag}" for tag in ("bool", "int", "float", "null", "str", "seq", "map")}
    Loader.yaml_constructors = {tag: make for tag, make in base.yaml_constructors.items() if tag in known or not tag}
    for tag, pattern, first in _TYPES:
        Loader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", pattern, list(first))
    for tag, pattern, _ in _TYPES:
        Loader.add_constructor(f"tag:yaml.org,2002:{tag}", partial(_scalar, pattern))
    return Loader


def _scalar(pattern: re.Pattern[str], loader: Any, node: Any) -> str | int | float | bool | None:
    """A word of a type, which may stand before it as a tag, too. Raises YamlError for what is none of that type."""
    word = loader.construct_scalar(node)
    try:
        if pattern.match(word):
            return plain(word)
    except ValueError:  # thousands of digits
        pass
    short = word if len(word) <= _SHOWN else word[:_SHOWN] + "…"
    raise YamlError(f"line {node.start_mark.line + 1}: '{short}' is no {node.tag.rpartition(':')[2]} that can be read")


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
