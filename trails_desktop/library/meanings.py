"""Effect trees as plain data and back, so that a text is compiled once and never unpickled."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import engine
from engine.trails import tree as t
from trails_desktop import __version__

_KIND: Final = "is"


class NotPlain(ValueError):
    """Data that is no effect tree, or a tree that holds what no tree holds."""


@cache
def _nodes() -> dict[str, type]:
    found: dict[str, type] = {}
    for name in dir(t):
        thing = getattr(t, name)
        if isinstance(thing, type) and is_dataclass(thing):
            found[thing.__name__] = thing
    return found


def dump(meaning: t.Meaning) -> str:
    """A meaning as JSON. Raises :class:`NotPlain`."""
    return json.dumps(_plain(meaning), ensure_ascii=False, separators=(",", ":"))


def load(text: str) -> t.Meaning:
    """The meaning again. Raises :class:`NotPlain` for anything else."""
    try:
        made = _made(json.loads(text))
    except NotPlain:
        raise
    except (ValueError, TypeError, RecursionError, AttributeError) as error:
        raise NotPlain(str(error)) from error
    if not isinstance(made, t.Meaning):
        raise NotPlain("it is no meaning")
    return made


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, str | int | bool):
        return value
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if _nodes().get(type(value).__name__) is type(value):
        out: dict[str, Any] = {_KIND: type(value).__name__}
        node: Any = value
        for field in fields(node):
            part = getattr(value, field.name)
            if field.default is MISSING or part != field.default or type(part) is not type(field.default):
                out[field.name] = _plain(part)
        return out
    raise NotPlain(f"{type(value).__name__} is no node of the effect tree")


def _made(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(map(_made, value))
    if not isinstance(value, dict):
        return value
    node = _nodes().get(value.pop(_KIND, ""))
    if node is None:
        raise NotPlain("a node of an unknown kind")
    return node(**{name: _made(part) for name, part in value.items()})


@cache
def grammar_stamp() -> str:
    """Changes with every change of the compiler or of the tree: digest of their sources, or the program's version."""
    digest = blake2b(__version__.encode(), digest_size=12)
    root = Path(engine.__file__).parent
    for file in sorted([*(root / "text").glob("*.py"), *(root / "trails").glob("tree*.py")]):
        try:
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
        except OSError:  # one frozen file: there the version says it all
            continue
    return digest.hexdigest()
