"""Every node of the effect tree that texts can say prints in both languages as a sentence that means it again."""

from __future__ import annotations

import dataclasses
from dataclasses import is_dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.trails import tree as t
from engine.trails.tree import choices, conditions, crafts, effects, lasting, nouns, verbs
from engine.trails.tree.reads import names_in, parts_in, replace, speaks_of
from tests.text.tree.node_table import NODES
from tests.text.tree.nodes import UNSAID
from tests.text.tree.test_print_back import goes_round


def classes() -> list[type]:
    """All nodes of the tree."""
    found = {
        kind
        for module in (
            t,
            choices,
            conditions,
            crafts,
            effects,
            lasting,
            nouns,
            verbs,
        )
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


def test_a_node_with_other_values_is_as_the_library_makes_it() -> None:
    f = t.Filter(types=("UNIT",), states=("ready",))
    one = t.AnyRange((t.Range("cp", 1, None),))  # a node of one field
    for node, changed in (
        (f, {"whose": "you", "shares": "it"}),
        (f, {"types": ()}),
        (one, {"of": ()}),
        (t.Draw("you", 1), {}),
        (t.If(t.Is("this", f), (t.Draw("you", 1),)), {"condition": None}),
    ):
        made, expected = replace(node, **changed), dataclasses.replace(node, **changed)  # type: ignore[type-var]
        assert made == expected and type(made) is type(expected)
        assert parts_in(type(node))(node) == tuple(getattr(node, name) for name in names_in(type(node)))
    assert replace(f, types=()).asks_identity is False and f.asks_identity is True
    assert parts_in(str)("word") == ()


def test_what_a_tree_speaks_of_is_found_at_any_depth() -> None:
    seat = t.THAT_PLAYER
    for node in (seat, t.Draw(seat, 1), (t.Draw("you", 1), t.May((), (t.Draw(seat, 1),)))):
        assert speaks_of(node, seat)
    assert not speaks_of((t.Draw("you", 1), "player", None, 3), seat)
