"""Deck lists as players have them: every shape is the same three cards, D1-005 four times, D1-022 three, D1-016 two."""

from __future__ import annotations

import json
import unicodedata
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import yaml12
from engine.trails.cards.decks import BLITZ, STRATEGY, Deck, DeckError, DeckLine, number_of, read_deck, write_deck
from engine.trails.cards.pool import CardPool, load_pool
from engine.trails.cards.printing import read_printing
from trails_desktop.library.decks.aside import aside_of, set_aside, with_aside
from trails_desktop.library.decks.difference import label_of
from trails_desktop.library.decks.lists.reader import read_list
from trails_desktop.library.decks.lists.report import Reading

ROOT = Path(__file__).resolve().parents[3]
WANTED = {"D1-005": 4, "D1-022": 3, "D1-016": 2}
NAMES = {"D1-005": "Wick Halloran", "D1-022": "Relay Horn", "D1-016": "Night Convoy"}
SUBNAMES = {"D1-005": "Signal Runner", "D1-022": "Signal", "D1-016": ""}
PRINTED = {"D1-005": "(D1) 5", "D1-022": "(D1) 22", "D1-016": "(D1) 16"}


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return load_pool(ROOT / "assets" / "cards")


def counts(reading: Reading, pool: CardPool) -> dict[str, int]:
    found: Counter[str] = Counter()
    for line in reading.deck.lines:
        found[number_of(line, pool) or f"? {line.label}"] += line.count
    return dict(found)


def each(template: str) -> str:
    return "\n".join(
        template.format(count=count, name=NAMES[number], sub=SUBNAMES[number], printed=PRINTED[number], number=number)
        for number, count in WANTED.items()
    )


SHAPES = yaml12.load((Path(__file__).parent / "lists.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("template", SHAPES["lines"])
def test_every_way_to_write_a_line_means_the_same_cards(template: str, pool: CardPool) -> None:
    for text in (each(template), each(template).upper(), "\ufeff" + each(template).replace("\n", "\r\n") + "\r\n"):
        reading = read_list(text, "list", pool)
        assert counts(reading, pool) == WANTED, text
        assert not reading.left


@pytest.mark.parametrize(
    "number", ["d1-{at}", "D1_0{at}", "Ｄ１－０{at}", "D1 0{at}", "d1/0{at}", "(D1) {at}", "D1-0{at}", "D1・0{at}"]
)
def test_a_number_may_be_written_in_other_ways(number: str, pool: CardPool) -> None:
    text = f"4 {number.format(at='05')}\n3 {number.format(at='22')}\n2 {number.format(at='16')}".replace("005", "05")
    assert counts(read_list(text, "list", pool), pool) == WANTED


def ja(number: str, pool: CardPool) -> tuple[str, str]:
    printing = pool.printing(number, "ja")
    return printing.name, printing.subname


@pytest.mark.parametrize("template", SHAPES["japanese"])
def test_every_width_kana_and_bracket_of_japanese(template: str, pool: CardPool) -> None:
    halves = {"ウ": "ｳ", "ィ": "ｨ", "ッ": "ｯ", "ク": "ｸ", "・": "･", "ハ": "ﾊ", "ロ": "ﾛ", "ラ": "ﾗ", "ン": "ﾝ"}
    rows = []
    for number, count in WANTED.items():
        name, sub = ja(number, pool)
        rows.append(
            template.replace("/{sub}", "/{sub}" if sub else "").format(
                n=count, name=name, sub=sub, wide=chr(0xFF10 + count), nfd=unicodedata.normalize("NFD", name),
                half="".join(halves.get(sign, sign) for sign in name), dotless=name.replace("・", " "),
                kanji="〇一二三四"[count],
            )
        )  # fmt: skip
    assert counts(read_list("\n".join(rows), "list", pool), pool) == WANTED, rows


@pytest.mark.parametrize("text", SHAPES["programs"])
def test_lists_of_other_programs_are_read(text: str, pool: CardPool) -> None:
    assert counts(read_list(text, "list", pool), pool) == WANTED


def test_what_lies_beside_a_deck_is_set_aside(pool: CardPool) -> None:
    reading = read_list("Deck\n4 Wick Halloran\n\nSideboard\n2 Night Convoy\nSB: 1 Maren Sorrel\n", "list", pool)
    assert counts(reading, pool) == {"D1-005": 4}
    assert [(line.count, number_of(line, pool)) for line in aside_of(reading.deck)] == [(2, "D1-016"), (1, "D1-012")]


def test_what_is_not_read_is_told_with_its_line_and_the_rest_is_there(pool: CardPool) -> None:
    reading = read_list(
        "4 Wick Halloran\nsomething else\n2 Nobody Known\n0 Relay Horn\nhttps://example.org/deck/1\n"
        "Night Convoy is what I want\n",
        "list", pool,
    )  # fmt: skip
    assert counts(reading, pool) == {"D1-005": 4, "? Nobody Known": 2} and reading.unknown == 1
    assert [(left.line, left.text) for left in reading.left] == [
        (2, "something else"), (4, "0 Relay Horn"), (5, "https://example.org/deck/1"),
        (6, "Night Convoy is what I want"),
    ]  # fmt: skip


def test_a_wrong_sub_name_is_no_other_card(pool: CardPool) -> None:
    reading = read_list("2 Maren Sorrel [Nobody]\n1 Night Convoy", "list", pool)
    assert counts(reading, pool) == {"? Maren Sorrel [Nobody]": 2, "D1-016": 1}


def own(number: str, name: str, subname: str = "") -> dict[str, object]:
    return {"number": number, "set": "Own", "lang": "en", "name": name, "subname": subname, "type": "UNIT", "cp": 1,
            "str": 1, "def": 1, "orgs": ["Nobody's"], "text": "", "rarity": "C"}  # fmt: skip


ODD = [
    "x Marks the Quay",
    "× Marks",
    "10 Men",
    "Day // Night",
    "Name [x]",
    "4x4",
    "Total",
    "UNIT",
    "A: B",
    "Deck (2)",
    "é",
    "☆",
    "x",
    "Ａ",
    "# tag",
]


@pytest.mark.parametrize("name", ODD)
def test_a_card_may_have_any_name(name: str) -> None:
    mine = CardPool([read_printing(own("X1-001", name), "own"), read_printing(own("X1-002", "Another"), "own")])
    deck = Deck("Odd // deck", STRATEGY, "", (line_for("X1-001", 3, mine), DeckLine(1, "Another")))
    assert read_deck(write_deck(deck)) == deck
    assert read_list(write_deck(deck), "list", mine).deck == deck
    assert counts(read_list(f"2 {name}\n1 Another", "list", mine), mine) == {"X1-001": 2, "X1-002": 1}


def line_for(number: str, count: int, pool: CardPool) -> DeckLine:
    label = label_of(number, pool)
    return DeckLine(
        count,
        number if label == number else pool.printing(number).name,
        "" if label == number else pool.printing(number).subname,
    )


def test_a_name_of_two_cards_means_neither() -> None:
    mine = CardPool(
        [read_printing(own("X1-001", "Wick", "One"), "a"), read_printing(own("X1-002", "Wick", "Two"), "a")]
    )
    reading = read_list("4 Wick\n2 Wick [Two]", "list", mine)
    assert counts(reading, mine) == {"? Wick": 4, "X1-002": 2}


@pytest.mark.parametrize(("text", "said"), [*SHAPES["refused"], ("x" * 300_000, "too long"), ("4 \0", "signs")])
def test_a_text_without_a_card_is_refused_in_one_sentence(text: str, said: str, pool: CardPool) -> None:
    with pytest.raises(DeckError, match=rf"^list.*{said}"):
        read_list(text, "list", pool)


# --- properties -------------------------------------------------------------------------------------------------------
_bits = st.sampled_from(
    ["4", "x", "×", "枚", " ", "\t", "\n", "[", "]", "(", ")", "Wick Halloran", "Signal Runner", "D1-005", "{", "}",
     "<", ">", '"', ":", ",", "|", "#", "//", "SB:", "Deck", "Total: 9", "Count,Name", "ウィック・ハロラン", "１２",
     "\u200b", "-", "<deck>", "<card qty='2'>", "&", ";",
     "<p>", "<td>", "</tr>", "&nbsp;", "[b]", "[/b]", "- name: ", "two ", "2/4 "]
)  # fmt: skip
_signs = st.text("0123456789xX×*[]()|,;:#/ \t\nAbé", max_size=80)
_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=12),
    lambda one: st.lists(one, max_size=4) | st.dictionaries(
        st.sampled_from(["name", "id", "count", "deck", "card", "ContainedObjects", "D1-005", "x"]), one, max_size=4
    ),
    max_leaves=12,
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(
    st.one_of(
        st.text(max_size=200),
        st.lists(_bits, max_size=40).map("".join),
        st.text("0123456789xX×*[]()|,;:#/ \t\nAbé", max_size=80),
    )
)
def test_any_text_is_read_or_refused_in_one_sentence(text: str) -> None:
    pool = load_all()
    try:
        reading = read_list(text, "list", pool)
    except DeckError as error:
        assert str(error).startswith("list") and "\n" not in str(error)
        return
    assert reading.deck.lines or aside_of(reading.deck)
    assert all(line.count > 0 for line in reading.deck.lines)
    assert all(left.why.text and "\n" not in left.text for left in reading.left)
    again = read_list(write_deck(reading.deck), "list", pool).deck
    assert again == reading.deck


@settings(max_examples=80, deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=12),
        lambda one: (
            st.lists(one, max_size=4)
            | st.dictionaries(
                st.sampled_from(["name", "id", "count", "deck", "card", "ContainedObjects", "D1-005", "x"]),
                one,
                max_size=4,
            )
        ),
        max_leaves=12,
    )
)
def test_any_json_is_read_or_refused(content: object) -> None:
    pool = load_all()
    try:
        read_list(json.dumps(content), "list", pool)
    except DeckError as error:
        assert str(error).startswith("list")


_words = st.text("abcdefg xX×4'Åéマレ・ー9.-/()", min_size=1, max_size=12).map(lambda s: " ".join(s.split())).filter(
    lambda s: bool(s) and "//" not in s
)  # fmt: skip
_cards = st.builds(DeckLine, st.integers(1, 60), _words, _words | st.just(""))


@settings(max_examples=200, deadline=None)
@given(
    st.builds(
        Deck, name=_words | st.just("Day // Night"), mode=st.sampled_from((STRATEGY, BLITZ)), plan=_words | st.just(""),
        lines=st.lists(_cards, min_size=1, max_size=5).map(tuple),
    ),
    st.lists(_cards, max_size=3),
)  # fmt: skip
def test_what_is_written_is_read_back_by_the_tolerant_reader_too(deck: Deck, beside: list[DeckLine]) -> None:
    deck = with_aside(deck, beside)
    assert read_deck(write_deck(deck)) == deck
    reading = read_list(write_deck(deck), "list", load_all())
    assert reading.deck.headers == deck.headers and reading.deck.name == deck.name and reading.deck.mode == deck.mode
    assert reading.deck.lines == deck.lines
    assert list(aside_of(reading.deck)) == beside


def load_all(kept: dict[str, CardPool] = {}) -> CardPool:  # noqa: B006  # hypothesis gives no fixture to a property
    if not kept:
        kept[""] = load_pool(ROOT / "assets" / "cards")
    return kept[""]


def test_cards_are_set_aside_and_taken_back(pool: CardPool) -> None:
    deck = set_aside(set_aside(Deck("One"), "D1-005", 2, pool), "D1-016", 1, pool)
    assert [line.label for line in aside_of(deck)] == ["Wick Halloran [Signal Runner]", "Night Convoy"]
    deck = set_aside(deck, "D1-005", -2, pool)
    assert [line.label for line in aside_of(deck)] == ["Night Convoy"]
    assert read_deck(write_deck(deck)) == deck
