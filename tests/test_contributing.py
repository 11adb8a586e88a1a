"""CONTRIBUTING is short, and what it and the other texts for people name is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TEXTS = ("CONTRIBUTING.md", "README.md", "docs/engine.md", "docs/card-text.md")
#: A path from the root: what begins with one of its folders.
TOP = "engine|trails_desktop|assets|decks|docs|tests|installer"
PATH = re.compile(rf"(?<![\w/.-])(?:{TOP})/[\w./*-]*[\w/*]")
MODULE = re.compile(r"python -m ([a-z_.]+)")
LINK = re.compile(r"\]\((?!http)([^)#]+)\)")


def missing(text: str, beside: Path) -> Iterator[str]:
    """What a text names that is not there. beside: where its links begin."""
    for path in PATH.findall(text):
        if not (any(ROOT.glob(path)) if "*" in path else (ROOT / path).exists()):
            yield path
    for module in MODULE.findall(text):
        if module.startswith("tests.") and not list(ROOT.glob(module.replace(".", "/") + "*")):
            yield module
    for link in LINK.findall(text):
        if not (beside / link).exists():
            yield link


def absent_rooms(drawing: str) -> Iterator[str]:
    """Folders of an indented drawing that are not there: a word with a slash lies in a room that is drawn above it."""
    above: list[tuple[int, Path]] = []
    for line in drawing.splitlines():
        indent = len(line) - len(line.lstrip())
        if indent > 6:  # what is said of the line before
            indent = above[-1][0] + 1
        above = [(level, room) for level, room in above if level < indent]
        rooms = [room for _, room in above] or [ROOT]
        first = rooms[-1] / line.split()[0]
        for word in re.findall(r"[\w./-]*\w/(?=\s|$)|[\w/-]+\.\w+", line):
            if not any((room / word).exists() for room in (ROOT, *rooms, first)):
                yield word
        if line.split()[0].endswith("/"):
            above.append((indent, first))


def drawing() -> str:
    """The drawing of the house."""
    house = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## The house")[2]
    return house.split("```")[1].strip("\n")


@pytest.mark.parametrize("name", TEXTS)
def test_what_is_named_is_there(name: str) -> None:
    file = ROOT / name
    assert list(missing(file.read_text(encoding="utf-8"), file.parent)) == []


def test_the_house_is_drawn_as_it_is() -> None:
    assert list(absent_rooms(drawing())) == []


def test_what_is_not_there_is_found() -> None:
    text = "`engine/kernel/gone.py`, `python -m tests.gone`, [there](gone.md), engine/kernel/ and tests/*.gone"
    assert list(missing(text, ROOT)) == ["engine/kernel/gone.py", "tests/*.gone", "tests.gone", "gone.md"]
    drawn = "engine/    rules\n  kernel/  state\n  attic/   kernel/ and cellar/"
    assert list(absent_rooms(drawn)) == ["attic/", "cellar/"]


def test_contributing_is_three_screens() -> None:
    assert len((ROOT / "CONTRIBUTING.md").read_bytes()) <= 12_288
