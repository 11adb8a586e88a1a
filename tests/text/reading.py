"""What the tests of card texts share: the card set, its words, and the lines beyond it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from engine import yaml12
from engine.text.compile import LineResult, compile_line
from engine.text.source.proper_names import WordTable
from engine.trails import tree as t
from engine.trails.cards.pool import CardPool, load_pool
from engine.trails.tree.loading.meaning import load_meaning

HERE = Path(__file__).parent


@cache
def pool() -> CardPool:
    return load_pool(HERE.parent.parent / "assets" / "cards")


@cache
def words() -> WordTable:
    return WordTable(printing for number in pool() for printing in pool()[number].values())


@cache
def records(name: str) -> list[dict[str, Any]]:
    data = yaml12.load((HERE / name).read_text(encoding="utf-8"))
    assert isinstance(data, list)
    return data


def files() -> list[str]:
    """The names of all corpora."""
    return sorted(f"corpus/{path.name}" for path in (HERE / "corpus").glob("*.yaml"))


@cache
def corpora() -> list[dict[str, Any]]:
    """The records of all corpora: lines in both languages."""
    return [record for name in files() for record in records(name)]


def read(text: str, lang: str, kind: str = "") -> LineResult:
    return compile_line(text, lang, words(), kind if kind in ("event", "arts") else "")


def meant(record: dict[str, Any]) -> Any:
    """The tree a record expects: an Effect, or a tuple of crafts."""
    meaning = load_meaning(record["is"], record["en"])
    return {"event": meaning.event, "arts": meaning.arts}.get(record["kind"], meaning.crafts)


def parts(meaning: t.Meaning) -> list[tuple[str, Any]]:
    """The crafts and abilities of a card, each with the kind of line it stands on."""
    out: list[tuple[str, Any]] = [("craft", craft) for craft in meaning.crafts]
    return out + [(kind, tree) for kind, tree in (("event", meaning.event), ("arts", meaning.arts)) if tree]
