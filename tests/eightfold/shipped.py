"""The shipped cards and decks of this game, read once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.catalogue import Catalogue
from engine.eightfold.text.catalogue import read_catalogue

ROOT = Path(__file__).resolve().parents[2]


@cache
def catalogue() -> Catalogue:
    return read_catalogue(ROOT / "assets", ROOT / "decks")
