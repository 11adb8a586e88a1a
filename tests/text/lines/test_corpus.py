"""Hundreds of lines in printed style: both languages mean the same, in one way, and what is printed is read again."""

from __future__ import annotations

from typing import Any

import pytest

from engine.text.describe.paraphrase import said_lines
from engine.trails import tree as t
from tests.nets.lines import differs
from tests.text.reading import corpora, read, records, words

CORPUS = corpora()


def test_there_are_enough_lines() -> None:
    assert len(CORPUS) + len(records("lines.yaml")) >= 500
    assert len(records("lines.yaml")) >= 250  # with the tree they mean
    assert len(records("declined.yaml")) >= 60
    assert len({record["en"] for record in CORPUS}) == len({record["ja"] for record in CORPUS}) == len(CORPUS)


@pytest.mark.parametrize("record", CORPUS, ids=lambda record: record["en"][:60])
def test_both_languages_mean_the_same_and_go_round(record: dict[str, Any]) -> None:
    one, other = (read(record[lang], lang, record["kind"]) for lang in ("en", "ja"))
    for result in (one, other):
        assert result.problem is None, result.problem.caret(result.text)
        assert result.readings == 1
    assert one.tree == other.tree
    trees = [one.tree] if isinstance(one.tree, t.Effect) else one.tree
    for lang in ("en", "ja"):
        said = said_lines(trees, lang, words())
        again = read(said, lang, record["kind"])
        assert again.problem is None, again.problem.caret(said)
        assert again.tree == one.tree, said
    for lang, result in (("en", one), ("ja", other)):
        assert not differs(lang, record["kind"], record[lang], result)
