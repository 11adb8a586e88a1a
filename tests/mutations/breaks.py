"""The breaks: rules of the engine made wrong, one at a time, spread over all chapters (``breaks.yaml``)."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from engine import yaml12


class Break(NamedTuple):
    """rule: what it breaks. file: path from the root of the repository. old, new: source before and after."""

    rule: str
    file: str
    old: str
    new: str


def load_breaks() -> tuple[Break, ...]:
    """All of them, in the book's order."""
    text = Path(__file__).with_name("breaks.yaml").read_text(encoding="utf-8")
    return tuple(Break(entry["rule"], entry["file"], entry["old"], entry["new"]) for entry in yaml12.load(text))
