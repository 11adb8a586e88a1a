"""Every node of the effect tree that texts can say prints in both languages as a sentence that means it again."""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.trails import tree as t
from engine.trails import tree_nouns, tree_verbs
from engine.trails.tree_reads import names_in
from tests.text.node_table import NODES
from tests.text.nodes import UNSAID
from tests.text.test_print_back import goes_round


def classes() -> list[type]:
    """All nodes of the tree."""
    found = {
        kind
        for module in (t, tree_nouns, tree_verbs)
        for kind in vars(module).values()
        if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == module.__name__
    }
    return sorted(found, key=lambda kind: kind.__name__)


def holds(node: Any, kind: type) -> bool:
    if isinstance(node, tuple):
        return any(holds(part, kind) for part in node)
    return isinstance(node, kind) or any(holds(getattr(node, name), kind) for name in names_in(node.__class__))


def test_every_node_is_generated_or_has_a_reason() -> None:
    missing = [kind.__name__ for kind in classes() if kind not in NODES and kind not in UNSAID]
    assert missing == []
    assert not set(NODES) & set(UNSAID)
    assert all(UNSAID.values())


@pytest.mark.parametrize("kind", list(NODES), ids=lambda kind: str(kind.__name__))
def test_a_node_goes_round(kind: type) -> None:
    @settings(max_examples=12, deadline=None, database=None)
    @given(st.data())
    def check(data: Any) -> None:
        tree = data.draw(NODES[kind]())
        assert holds(tree, kind)
        goes_round(tree, "event" if isinstance(tree, t.Effect) else "")

    check()
