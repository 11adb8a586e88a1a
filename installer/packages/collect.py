"""The licences of the Python packages that the program is shipped with, out of an environment that has them.

    python -m installer.packages.collect PROJECT OUT     with the Python of packing.lock

PROJECT is a pyproject.toml with LICENSE beside it; what its dependencies need in turn is shipped as well.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from email.message import Message
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final, cast

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from installer.packages import licences

_TEXT: Final = re.compile(r"(^|/)(licen[cs]e|copying|notice|ofl|authors)[^/]*$", re.IGNORECASE)


def shipped(requirements: list[str]) -> dict[str, Distribution]:
    """The distributions that requirements lead to, by their normal names; what this system needs not is left out."""
    found: dict[str, Distribution] = {}
    waiting = [Requirement(text) for text in requirements]
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        if name in found or (wanted.marker is not None and not wanted.marker.evaluate({"extra": ""})):
            continue
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:
            raise SystemExit(f"{name} is shipped and is not installed here.") from None
        waiting += [Requirement(text) for text in found[name].requires or ()]
    return found


def licence_of(package: Distribution) -> str:
    """What a distribution says of its licence: an expression, else its classifiers, else a short line."""
    meta = cast("Message", package.metadata)  # which it is, and its protocol does not say all of it
    said = meta.get("License-Expression") or ""
    if not said:
        classes = [c.rpartition(" :: ")[2] for c in meta.get_all("Classifier") or () if c.startswith("License ::")]
        said = " OR ".join(c for c in classes if c != "OSI Approved")
    line = (meta.get("License") or "").strip()
    return said or (line if "\n" not in line else line.splitlines()[0].strip())


def texts_of(package: Distribution) -> Iterator[str]:
    """The licence texts that a distribution brings."""
    for file in sorted(package.files or (), key=str):
        if _TEXT.search(file.as_posix()) and file.suffix.lower() not in (".py", ".pyc", ".json"):
            yield Path(str(package.locate_file(file))).read_text(encoding="utf-8", errors="replace")


def main(project: Path, out: Path) -> None:
    """Writes what is shipped by Python's packages."""
    wanted: list[str] = tomllib.loads(project.read_text(encoding="utf-8"))["project"]["dependencies"]
    own = (project.parent / "LICENSE").read_text(encoding="utf-8")
    works = [licences.Work("Trails Desktop", "", "MIT", (own,))]
    for package in shipped(wanted).values():
        licence = licence_of(package)
        texts = tuple(texts_of(package)) or licences.common_texts(licence)
        works.append(licences.Work(package.metadata["Name"], package.version, licence, texts))
    licences.write(out, licences.document(works))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
