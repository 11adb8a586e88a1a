"""Hundreds of lines in printed style: both languages mean the same, in one way, and what is printed is read again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases import hold
from tests.nets.lines import differs, prints
from tests.text.reading import corpora, files, read, records


def test_there_are_enough_lines() -> None:
    lines = corpora()
    assert len(lines) + len(records("lines.yaml")) >= 500
    assert len(records("lines.yaml")) >= 250  # with the tree they mean
    assert len(records("declined.yaml")) >= 60
    assert len({record["en"] for record in lines}) == len({record["ja"] for record in lines}) == len(lines)


def both_mean_the_same_and_go_round(record: dict[str, Any]) -> None:
    kind = record["kind"]
    one, other = (read(record[lang], lang, kind) for lang in ("en", "ja"))
    for result in (one, other):
        assert result.problem is None, result.problem.caret(result.text)
        assert result.readings == 1
    assert one.tree == other.tree
    said = prints(one.tree)
    for lang, text in zip(("en", "ja"), said, strict=True):
        if text == record[lang]:
            continue  # it was read already
        again = read(text, lang, kind)
        assert again.problem is None, again.problem.caret(text)
        assert again.tree == one.tree, text
    for lang, result in (("en", one), ("ja", other)):
        assert not differs(lang, kind, record[lang], result, said)


@pytest.mark.parametrize("file", files())
def test_both_languages_mean_the_same_and_go_round(file: str, subtests: pytest.Subtests) -> None:
    hold(subtests, records(file), both_mean_the_same_and_go_round, lambda record: str(record["en"]))
