"""The licences of what is shipped, collected, as the program shows them: a file of works and of the texts they name."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from installer.packages.work import BuildError

#: Texts that a Debian system has, for works that name a licence and bring no text.
COMMON: Final = Path("/usr/share/common-licenses")


@dataclass(frozen=True, slots=True)
class Work:
    """A piece of somebody's work that is shipped. ``licence``: an expression of SPDX names as far as it is told."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]


def document(works: Iterable[Work]) -> dict[str, Any]:
    """The works by name, and each text once."""
    texts: dict[str, str] = {}
    rows = []
    for work in sorted(works, key=lambda work: (work.name.casefold(), work.version)):
        keys = []
        for text in work.texts:
            plain = "\n".join(line.rstrip() for line in text.strip().splitlines()) + "\n"
            key = hashlib.sha256(plain.encode()).hexdigest()[:12]
            texts[key] = plain
            keys.append(key)
        rows.append(
            {"name": work.name, "version": work.version, "licence": work.licence, "texts": list(dict.fromkeys(keys))}
        )
    return {"works": rows, "texts": dict(sorted(texts.items()))}


def write(path: Path, content: dict[str, Any]) -> None:
    """Writes a document of licences."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def common_texts(licence: str) -> tuple[str, ...]:
    """The texts of licences that an expression names and that Debian keeps for all."""
    found = []
    for name in re.findall(r"\b(L?GPL-[23])(?:\.0)?", licence):
        path = COMMON / name
        if path.is_file():
            found.append(path.read_text(encoding="utf-8"))
    if any(name.startswith("LGPL") for name in re.findall(r"\b(L?GPL-3)", licence)):  # it adds to the other
        found.append((COMMON / "GPL-3").read_text(encoding="utf-8"))
    return tuple(dict.fromkeys(found))


def system_packages(files: Sequence[Path]) -> dict[str, str]:
    """The Debian packages that files of this machine belong to, with their versions. Raises BuildError."""
    found: dict[str, str] = {}
    for file in files:
        owner = next(filter(None, (_owner(name) for name in _names(file))), None)
        if owner is None:
            raise BuildError(f"{file} is packed, and no Debian package owns it.")
        if owner not in found:
            found[owner] = _say("dpkg-query", "-W", "-f", "${Version}", owner).strip()
    return found


def of_system(packages: dict[str, str]) -> dict[str, Any]:
    """The licences of Debian packages, as Debian states them."""
    works = []
    for package, version in packages.items():
        name = package.partition(":")[0]
        text = (Path("/usr/share/doc") / name / "copyright").read_text(encoding="utf-8", errors="replace")
        named = dict.fromkeys(re.findall(r"^License: *([^\s,]+)", text, re.MULTILINE))
        works.append(Work(name, version, " AND ".join(named), (text,)))
    return document(works)


def _names(file: Path) -> list[str]:
    """A file's names: /lib is /usr/lib by now, and packages say the one or the other; and what a link points at."""
    both = dict.fromkeys((str(file), str(file.resolve())))
    plain = [name.removeprefix("/usr") for name in both]
    return [*plain, *(f"/usr{name}" for name in plain)]


def _owner(name: str) -> str | None:
    said = _say("dpkg-query", "-S", name)
    return said.partition(": ")[0] if ": " in said else None


def _say(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout
