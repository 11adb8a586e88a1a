"""What cards mean as texts of the database, so that a card's text is compiled once and never unpickled."""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from pathlib import Path

import engine
from engine.trails import tree as t
from engine.trails.tree.plain import plain, tree
from trails_desktop import __version__


class NotPlain(ValueError):
    """A text that is no meaning."""


def dump(meaning: t.Meaning) -> str:
    """A meaning as JSON."""
    return json.dumps(plain(meaning), ensure_ascii=False, separators=(",", ":"))


def load(text: str) -> t.Meaning:
    """The meaning again. Raises :class:`NotPlain` for anything else."""
    try:
        made = tree(json.loads(text))
    except (ValueError, RecursionError) as error:  # NotATree is a ValueError
        raise NotPlain(str(error)) from error
    if not isinstance(made, t.Meaning):
        raise NotPlain("it is no meaning")
    return made


@cache
def grammar_stamp() -> str:
    """Changes with every change of the compiler or of the tree: digest of their sources, or the program's version."""
    digest = blake2b(__version__.encode(), digest_size=12)
    root = Path(engine.__file__).parent
    for file in sorted([*(root / "text").rglob("*.py"), *(root / "trails" / "tree").rglob("*.py")]):
        try:
            digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
        except OSError:  # one frozen file: there the version says it all
            continue
    return digest.hexdigest()
