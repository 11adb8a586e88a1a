"""Loading card files into a pool: what one number in two languages makes, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.scenario.reader import read_text
from engine.scenario.runner import run
from engine.trails import tree as t
from engine.trails.cards.pool import CardPool, load_pool
from engine.trails.cards.printing import read_printing
from engine.trails.tree.errors import CardError


def record(**changes: Any) -> dict[str, Any]:
    base = {"number": "9", "lang": "en", "name": "Ann", "type": "UNIT", "cp": 1, "orgs": ["Guild"]}
    return {**base, **changes}


def pool_of(*records: dict[str, Any]) -> CardPool:
    return CardPool(read_printing(one, "here") for one in records)


def write(folder: Path, name: str, *records: dict[str, Any]) -> None:
    (folder / name).write_text(json.dumps(records, ensure_ascii=False), encoding="utf-8")


def test_words_of_the_two_languages_name_one_thing() -> None:
    pool = pool_of(
        record(orgs=["Guild", "Church"], subname="Rider"),
        record(lang="ja", name="アン", subname="騎手", orgs=["組合", "教会"]),
    )
    assert pool.org("教会") == pool.org("Church") == "Church"
    assert pool.name("アン") == "Ann" and pool.subname("騎手") == "Rider"
    assert pool.spoken("Church", "ja") == "教会" and pool.spoken("Unheard", "ja") == "Unheard"
    assert pool.find("アン", "騎手") == pool.find("ann", "Rider") == ("9",)
    assert pool.orgs() == ("Guild", "Church")
    assert pool.deciding("9").lang == "ja" and pool.printing("9", "en").lang == "en"


def test_the_meaning_speaks_canonical_words_in_every_corner() -> None:
    effects = [
        {
            "continuous": {"str": {"count": {"org": "組合", "whose": "you"}}},
            "if": {"control": {"name": "アン"}},
        }
    ]
    pool = pool_of(record(), record(lang="ja", name="アン", orgs=["組合"], effects=effects))
    (craft,) = pool.meaning("9").crafts
    assert isinstance(craft, t.Continuous) and isinstance(craft.strength, t.Count)
    assert craft.strength.of.orgs == ("Guild",)
    assert isinstance(craft.condition, t.Compare) and isinstance(craft.condition.left, t.Count)
    assert craft.condition.left.of.names == ("Ann",)


def test_a_card_without_effects_means_nothing() -> None:
    assert pool_of(record()).meaning("9") == t.Meaning()


@pytest.mark.parametrize(
    ("changes", "word"),
    [({"cp": 2}, "cp"), ({"str": 4}, "str"), ({"orgs": []}, "organizations"), ({"type": "ITEM"}, "type")],
)
def test_two_printings_that_differ_are_refused(changes: dict[str, Any], word: str) -> None:
    with pytest.raises(CardError, match=f"card 9: .*{word}"):
        pool_of(record(), record(lang="ja", name="アン", orgs=["組合"]) | changes)


def test_an_organization_stands_for_what_the_first_card_says_or_for_what_is_told() -> None:
    cards = (
        record(),
        record(lang="ja", orgs=["組合"]),
        record(number="8", orgs=["Church"]),
        record(number="8", lang="ja", orgs=["組合"]),
    )
    assert pool_of(*cards).org("組合") == "Guild"
    told = CardPool((read_printing(one, "here") for one in cards), {"組合": "Church"})
    assert (told.org("組合"), told.spoken("Church", "ja")) == ("Church", "組合")
    assert told.playable("9").traits.orgs == {"Church"}


def test_every_card_file_of_a_folder_is_loaded(tmp_path: Path) -> None:
    write(tmp_path, "b.json", record(number="2"))
    (tmp_path / "a.yaml").write_text("- {number: '1', name: Bo, type: EVENT, ep: 1}\n", encoding="utf-8")
    (tmp_path / "c.jsonl").write_text(json.dumps(record(number="3")) + "\n\n", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a card", encoding="utf-8")
    assert list(load_pool(tmp_path)) == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("a.yaml", "- number: '1'\n  name: [", r"^a\.yaml, line \d"),
        ("a.json", '[{"number": }]', r"^a\.json, line 1, column"),
        ("a.jsonl", '{"number": "1", "name": "x", "type": "EVENT", "ep": 1}\n{', r"^a\.jsonl, line 2"),
        ("a.yaml", "- {number: '1', name: Bo, type: EVENT, ep: 1}\n- {number: '2'}\n", r"^a\.yaml, record 2, card 2"),
        ("a.yaml", "cards: []\n", r"^a\.yaml: a card file is a list"),
    ],
)
def test_a_faulty_file_is_named_with_its_row(tmp_path: Path, name: str, text: str, said: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(CardError, match=said):
        load_pool(tmp_path)


def test_a_file_that_is_not_utf8_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_bytes(b"- {number: '1', name: \xff}")
    with pytest.raises(CardError, match=r"^a\.yaml: the file is not UTF-8"):
        load_pool(tmp_path)


def test_a_printing_in_two_files_is_refused_with_both(tmp_path: Path) -> None:
    write(tmp_path, "a.json", record())
    write(tmp_path, "b.json", record())
    with pytest.raises(CardError, match=r"b\.json: card 9 in en stands in a\.json already"):
        load_pool(tmp_path)


def test_an_unknown_number_is_refused() -> None:
    with pytest.raises(CardError, match="no card has the number 7"):
        pool_of(record()).printing("7")


def test_a_faulty_effect_is_named_with_its_card() -> None:
    pool = pool_of(record(effects=[{"event": {"do": [{"fly": 1}]}}]))
    with pytest.raises(CardError, match="card 9, effect 1"):
        pool.meaning("9")


NAMED = """
title: Names in two languages
cards:
  kin: {type: UNIT, name: "%s", cp: 1, str: 1, def: 1}
  flag: {type: ITEM, name: Flag, cp: 1, text: "%s"}
board: {at: draw, A: {field: [kin, flag], homebase: [blank]}}
do:
  - expect: {kin: {str: %d}}
"""


@pytest.mark.parametrize("name", ["乙女・ソレル", "ソレル家の乙女", "Lady Sorrel", "Maren Sorrel", "マーレン・ソレル"])
@pytest.mark.parametrize(
    "text",
    [
        "• UNITs you control whose card name contains ‘Sorrel’ get +1/+0.",
        "・カード名に“ソレル”を含むあなたのUNITは+1/+0を得る。",
    ],
)
def test_a_card_of_one_language_is_found_by_a_part_that_another_has_in_both(name: str, text: str) -> None:
    """1302.1a, 1503.1: the part is the same one, whichever language the card and the text are in."""
    pool = pool_of(record(name="Maren Sorrel"), record(name="マーレン・ソレル", lang="ja"))
    for called, strength in ((name, 2), ("Bodo Wend", 1), ("見知らぬ者", 1)):
        (story,) = read_text(NAMED % (called, text, strength), "names", pool)
        assert run(story).ok, called


@pytest.mark.parametrize("text", ["UNITs you control named ‘Maren Sorrel’ get +1/+0.", "“マーレン・ソレル”"])
def test_a_name_of_one_language_is_the_name_that_another_card_has_in_both(text: str) -> None:
    """1302.1: a card that was printed anew in one language only has the same name."""
    said = f"• {text}" if text.isascii() or "UNIT" in text else f"・あなたのカード名が{text}のUNITは+1/+0を得る。"
    pool = pool_of(record(name="Maren Sorrel"), record(name="マーレン・ソレル", lang="ja"))
    for called, strength in (("マーレン・ソレル", 2), ("Maren Sorrel", 2), ("マーレン", 1)):
        (story,) = read_text(NAMED % (called, said, strength), "names", pool)
        assert run(story).ok, (called, run(story).message)
