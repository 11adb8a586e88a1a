"""Compiled texts kept in a folder, found again by what they were compiled from.

The folder is handed in; nothing here knows where it lies. A file is named by a digest over the printed texts, the
words
that tie the languages together and the grammar itself, so that it is never wrong: it fits or is not found. What
cannot be
read or written is as if it were not there.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

from engine.text.compile import compile_card
from engine.text.words import WordTable
from engine.trails import tree as t
from engine.trails.cards import Printing, group
from engine.trails.plain import NotATree, plain, tree


@cache
def grammar_digest() -> bytes:
    """A digest over the sources of the grammar and of the tree."""
    out = blake2b(digest_size=16)
    for package in ("engine.text", "engine.trails"):
        for item in sorted(files(package).iterdir(), key=lambda one: one.name):
            if item.name.endswith(".py") and (package == "engine.text" or item.name.startswith("tree")):
                out.update(item.read_bytes())
    return out.digest()


def digest(printings: Iterable[Printing], known: Iterable[Printing] = ()) -> str:
    """The name under which the meanings of these printings are kept."""
    out = blake2b(grammar_digest(), digest_size=16)
    for part in (sorted(printings, key=_order), sorted(known, key=_order)):
        for p in part:
            arts = (p.arts.name, p.arts.text) if p.arts is not None else ()
            row = (p.number, p.lang, p.name, p.subname, p.orgs, sorted(p.types), p.text, arts)
            out.update(repr(row).encode())
        out.update(b"\0")
    return out.hexdigest()


def _order(printing: Printing) -> tuple[str, str]:
    return printing.number, printing.lang


def meanings(
    printings: Iterable[Printing], folder: Path | None = None, known: Iterable[Printing] = ()
) -> dict[str, t.Meaning]:
    """What the cards mean by their texts, the Japanese one where there is one (1503.1), by number.

    folder: where to look first and to keep what was compiled; None to compile in any case. Lines that are not
    understood
    are left out, as in :func:`engine.text.compile.compile_card`.
    """
    mine, others = list(printings), list(known)
    path = None if folder is None else folder / f"texts-{digest(mine, others)}.json"
    found = None if path is None else _read(path)
    if found is not None:
        return found
    words = WordTable([*others, *mine])
    out = {number: _meaning(versions, words) for number, versions in group(mine).items()}
    if path is not None:
        _write(path, out)
    return out


def _meaning(versions: Mapping[str, Printing], words: WordTable) -> t.Meaning:
    return compile_card(versions.get("ja") or versions["en"], words).meaning


def _read(path: Path) -> dict[str, t.Meaning] | None:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        out = {str(number): tree(value) for number, value in data.items()}
    except (OSError, ValueError, AttributeError, NotATree, RecursionError):
        return None
    return out if all(isinstance(meaning, t.Meaning) for meaning in out.values()) else None


def _write(path: Path, found: Mapping[str, t.Meaning]) -> None:
    """Atomic: to a file beside it, then in its place. Older files of this kind go."""
    text = json.dumps(
        {number: plain(meaning) for number, meaning in found.items()}, ensure_ascii=False, separators=(",", ":")
    )
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix="texts-", suffix=".part", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).replace(path)
    except OSError:
        return  # a cache that cannot be written is compiled again next time
    kept = sorted(path.parent.glob("texts-*.json"), key=lambda one: one.stat().st_mtime, reverse=True)
    for old in kept[8:]:
        old.unlink(missing_ok=True)
