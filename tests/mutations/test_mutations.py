"""The breaks fit the engine as it is, and a few of them are really tried (all: ``python -m tests.mutations``)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases import every
from tests.mutations.breaking import ROOT, NoSuchPlace, Workshop, broken
from tests.mutations.breaks import Break, load_breaks

BREAKS = load_breaks()


@every(BREAKS, lambda what: str(what.rule))
def test_a_break_fits_and_leaves_python(what: Break) -> None:
    source = (ROOT / what.file).read_text(encoding="utf-8")
    after = broken(source, what)
    assert after != source
    compile(after, what.file, "exec")


def test_breaks_are_spread_over_the_book() -> None:
    chapters = {what.rule.removeprefix("ja:").split(".")[0][:-2] for what in BREAKS}
    assert chapters >= {"1", "2", "3", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"}
    assert len(set(BREAKS)) == len(BREAKS) >= 60


def test_a_break_that_does_not_fit_any_more_says_so() -> None:
    with pytest.raises(NoSuchPlace, match="has this 0 times instead of once"):
        broken("x = 1\n", Break("1.1", "engine/x.py", "y = 1", "y = 2"))


def test_a_few_breaks_are_caught(tmp_path: Path) -> None:
    workshop = Workshop(tmp_path)
    for what in BREAKS[7 :: len(BREAKS) // 2]:
        verdict = workshop.try_out(what)
        assert verdict.caught, f"{what.rule}: {verdict.said or 'no scenario noticed'}"
