"""Trees as plain data, and compiled texts kept in a folder."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from engine.text import store
from engine.trails import tree as t
from engine.trails.plain import NotATree, plain, tree
from tests.text.reading import meant, pool, records
from tests.text.trees import crafts, effects


def printings() -> list[Any]:
    return [printing for number in pool() for printing in pool()[number].values()]


@pytest.mark.parametrize("record", records("lines.yaml")[::7], ids=lambda record: record["en"][:60])
def test_trees_survive_as_plain_data(record: dict[str, Any]) -> None:
    assert tree(plain(meant(record))) == meant(record)


@settings(max_examples=60)
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


def test_the_set_is_read_from_its_texts_and_then_from_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = store.meanings(printings(), tmp_path)
    assert first == {number: pool().meaning(number) for number in pool()}
    monkeypatch.setattr(store, "compile_card", lambda *_: pytest.fail("compiled although it was kept"))
    assert store.meanings(printings(), tmp_path) == first


def test_another_text_has_another_place_and_a_broken_file_does_no_harm(tmp_path: Path) -> None:
    some = printings()[:4]
    kept = store.meanings(some, tmp_path)
    changed = [replace(some[0], text=""), *some[1:]]
    assert store.digest(changed) != store.digest(some)
    (file,) = tmp_path.glob("texts-*.json")
    for broken in ("", "[]", '{"x": ["Draw", {}]}', "\0"):
        file.write_text(broken, encoding="utf-8")
        assert store.meanings(some, tmp_path) == kept
    assert store.meanings(some, None) == kept
