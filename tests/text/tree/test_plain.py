"""Trees as plain data and back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from engine.trails import tree as t
from engine.trails.tree.plain import NotATree, plain, tree
from tests.cases import every
from tests.text.reading import meant, records
from tests.text.tree.strategies import crafts, effects


@every(lambda: records("lines.yaml")[::7], lambda record: str(record["en"]))
def test_trees_survive_as_plain_data(record: dict[str, Any]) -> None:
    assert tree(plain(meant(record))) == meant(record)


@settings(max_examples=30)
@given(effects(), crafts())
def test_any_tree_survives(effect: t.Effect, craft: Any) -> None:
    assert tree(plain(effect)) == effect
    assert tree(plain(craft)) == craft


@pytest.mark.parametrize(
    "data", [["Nothing", {}], ["Draw"], ["Draw", {"sword": 1}], {"Draw": 1}, ["Path", {}], [3], ["Put", {}]]
)
def test_what_is_no_tree_is_refused(data: Any) -> None:
    with pytest.raises(NotATree):
        tree(data)
