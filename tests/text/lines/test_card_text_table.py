"""The table of words in docs/card-text.md: every wording is in the corpus, every rule has a scenario."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.trails.book.rulebook import scenarios_by_rule
from tests.cases import every
from tests.text.reading import HERE, records

ROOT = Path(__file__).parents[3]


def rows() -> list[list[str]]:
    lines = (ROOT / "docs" / "card-text.md").read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    return cells[1:]


@cache
def corpus(lang: str) -> str:
    files = ("lines.yaml", *sorted(f"corpus/{path.name}" for path in (HERE / "corpus").glob("*.yaml")))
    return "\n".join(record[lang] for name in files for record in records(name)).lower().replace("’", "'")


@cache
def shown() -> frozenset[str]:
    return frozenset(scenarios_by_rule(ROOT / "tests" / "trails"))


@every(rows, lambda row: str(row[0]))
def test_a_word_is_read_and_its_rule_is_shown(row: list[str]) -> None:
    _, rule, en, ja = row
    assert en.lower() in corpus("en")
    assert ja.lower() in corpus("ja")
    assert rule in shown()


def test_the_table_has_the_words_of_both_chapters() -> None:
    assert len(rows()) >= 45
