"""What the program is made of and under which licences, as it was collected (installer/packages/licences.py)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from trails_desktop.resources import resource_dir


@dataclass(frozen=True, slots=True)
class Work:
    """Somebody's work that is part of the program. ``licence``: an expression, ``texts``: what it says at length."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]


def works(folder: Path | None = None) -> tuple[Work, ...]:
    """All of them, the program itself first, then by name. ``folder``: of the collected files, else the program's own.

    A package has more files than a checkout: of what came from the system it was built on. A file that cannot be read
    is left out; in a whole program there is none.
    """
    found: list[Work] = []
    for path in sorted((folder or resource_dir("assets") / "licences").glob("*.json")):
        try:
            content = json.loads(path.read_text(encoding="utf-8"))
            texts = content["texts"]
            for row in content["works"]:
                of = tuple(str(texts[key]) for key in row["texts"])
                found.append(Work(str(row["name"]), str(row["version"]), str(row["licence"]), of))
        except (OSError, ValueError, KeyError, TypeError):
            continue
    return tuple(sorted(found, key=lambda work: (work.version != "", work.name.casefold())))


def commit() -> str:
    """The commit that a package was built of, short; "" in a checkout."""
    try:
        return (resource_dir("assets") / "commit.txt").read_text(encoding="utf-8").strip()
    except OSError:
        return ""
