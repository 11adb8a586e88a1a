"""What cards mean as texts of the database, so that a card's text is compiled once and never unpickled."""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b

import engine
from engine.trails import tree as t
from engine.trails.tree.plain import plain, tree
from trails_desktop import __version__

_SUM = "\t#"


class NotPlain(ValueError):
    """A text that is no meaning."""


def dump(meaning: t.Meaning) -> str:
    """A meaning as JSON."""
    return json.dumps(plain(meaning), ensure_ascii=False, separators=(",", ":"))


def load(text: str) -> t.Meaning:
    """The meaning again. Raises :class:`NotPlain` for anything else."""
    try:
        made = tree(json.loads(text))
    except Exception as error:  # whatever became of its bytes: the card's text is read again then
        raise NotPlain(str(error)) from error
    if not isinstance(made, t.Meaning):
        raise NotPlain("it is no meaning")
    return made


def sealed(text: str) -> str:
    """A meaning as it is kept: with a check sum, since a changed byte may mean another card."""
    return f"{text}{_SUM}{zlib.crc32(text.encode()):08x}"


def unsealed(kept: object) -> str | None:
    """The meaning again, None if it is not the one that was kept."""
    text, mark, digits = kept.rpartition(_SUM) if isinstance(kept, str) else ("", "", "")
    return text if mark and digits == f"{zlib.crc32(text.encode('utf-8', 'replace')):08x}" else None


@cache
def grammar_stamp() -> str:
    """Changes with every change of the compiler or of the tree: digest of their sources, or the program's version."""
    digest = blake2b(__version__.encode() + b"sums", digest_size=12)
    root = os.path.dirname(engine.__file__)
    for path in sorted([*_sources(os.path.join(root, "text")), *_sources(os.path.join(root, "trails", "tree"))]):
        try:
            with open(path, "rb", buffering=0) as file:
                digest.update(path[len(root) :].replace(os.sep, "/").encode() + b"\0" + file.read())
        except OSError:  # one frozen file: there the version says it all
            continue
    return digest.hexdigest()


def _sources(folder: str) -> Iterator[str]:
    """Every source below a folder. By words, not by :class:`Path`, which takes longer than reading them all."""
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(".py"):
                    yield entry.path
                elif entry.is_dir() and entry.name != "__pycache__":
                    yield from _sources(entry.path)
    except OSError:
        return
