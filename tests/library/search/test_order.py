"""Names in the order a reader expects, and kana found in either kind."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.trails.cards.decks import Deck
from tests.library.common import jsonl, take, unit
from trails_desktop.library.library import Library
from trails_desktop.library.storage.letters import bare, order

NAMES = ["10 Men", "2 Men", "Zebra", "Ångström", "Æther", "Éclair", "Eclipse", "alpha", "Jö", "Jo", "Jw", "Job"]


def test_numbers_and_accents_stand_where_a_reader_looks_for_them() -> None:
    assert sorted(NAMES, key=order) == [
        "2 Men", "10 Men", "Æther", "alpha", "Ångström", "Éclair", "Eclipse", "Jo", "Jö", "Job", "Jw", "Zebra",
    ]  # fmt: skip
    assert sorted(["が", "か", "き", "ガラ", "カラ", "きゃ", "きや"], key=order)[:2] == ["か", "が"]
    assert sorted(["第10話", "第2話", "第１話"], key=order) == ["第１話", "第2話", "第10話"]


@given(st.text(max_size=20), st.text(max_size=20))
def test_the_order_is_whole_and_made_of_any_text(one: str, other: str) -> None:
    assert (order(one) == order(other)) == (one == other)
    assert bare(bare(one)) == bare(one) or not one.isascii()


def test_cards_and_decks_are_in_that_order(library: Library, tmp_path: Path) -> None:
    cards = [unit(f"X-{at:03}", set="Odd", name=name, subname="") for at, name in enumerate(NAMES)]
    take(library, jsonl(tmp_path / "odd.jsonl", cards))
    pool = library.pool()
    found = library.find("set:Odd", sort="name").numbers
    assert [pool.printing(number).name for number in found] == sorted(NAMES, key=order)
    for name in ("Deck 10", "Deck 2", "édition", "Echo"):
        library.decks.save(Deck(name))
    assert [entry.name for entry in library.decks.entries()] == ["Deck 2", "Deck 10", "Echo", "édition"]


@pytest.mark.parametrize("asked", ["ろって", "ロッテ", "ﾛｯﾃ", "ろッて", "name:ろって", "ろ"])
def test_kana_of_either_kind_find_each_other(library: Library, tmp_path: Path, asked: str) -> None:
    cards = [unit("X-001", lang="ja", name="ロッテ・ヴァイス"), unit("X-002", lang="ja", name="ひらのカナ")]
    take(library, jsonl(tmp_path / "kana.jsonl", cards))
    found = library.find(asked).numbers
    assert "X-001" in found and "X-002" not in found
    assert "X-002" in library.find("ヒラノ").numbers
