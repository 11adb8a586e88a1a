"""Deck files and the rules of deck construction (602.3, 602.4, R102, R103)."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.trails.cards.decks import (
    BLITZ,
    STRATEGY,
    Deck,
    DeckError,
    DeckLine,
    check_deck,
    read_deck,
    resolve,
    write_deck,
)
from engine.trails.cards.pool import CardPool, load_pool
from engine.trails.cards.printing import read_printing

ROOT = Path(__file__).resolve().parents[3]
DECKS = sorted((ROOT / "decks").glob("*.deck"))


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return load_pool(ROOT / "assets" / "cards")


def small_pool(*cards: tuple[str, str, str, str]) -> CardPool:
    """A pool of UNITs: number, language, name, sub-name."""
    records = [
        {"number": number, "lang": lang, "name": name, "subname": sub, "type": "UNIT", "cp": 1}
        for number, lang, name, sub in cards
    ]
    return CardPool(read_printing(record, "here") for record in records)


def deck(*lines: tuple[int, str, str], mode: str = STRATEGY) -> Deck:
    return Deck("Trial", mode, lines=tuple(DeckLine(*line) for line in lines))


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_a_shipped_deck_is_legal_and_says_how_it_plays(path: Path, pool: CardPool) -> None:
    found = read_deck(path.read_text(encoding="utf-8"), path.name)
    assert check_deck(found, pool) == []
    assert found.name and found.mode == STRATEGY and len(found.plan) > 40
    numbers = resolve(found, pool)
    assert len(numbers) == 50
    types = [pool.printing(number).type for number in numbers]
    assert types.count("UNIT") >= 28 and 4 <= types.count("ITEM") <= 8
    assert 8 <= types.count("EVENT") <= 12 and 3 <= types.count("BASE") <= 5
    cheap = [number for number in numbers if (pool.printing(number).cp or 9) <= 2]
    assert len(cheap) >= 14, "something to deploy on the first two turns"


def test_the_shipped_decks_are_different_decks(pool: CardPool) -> None:
    assert {"first-light", "under-the-moon"} <= {path.stem for path in DECKS}
    lists = [set(resolve(read_deck(path.read_text(encoding="utf-8")), pool)) for path in DECKS]
    for index, one in enumerate(lists):
        for other in lists[index + 1 :]:
            assert len(one & other) <= 9


def test_headers_lines_and_comments_are_read() -> None:
    found = read_deck(
        "\ufeff# name: Morning Mail\n# mode: Blitz Shield\n# plan: Run: and run.\n# packs: a b c d e\n\n"
        "// the riders\n4 Wick Halloran [Signal Runner]\n2 Night Convoy // good in groups\n1 D1-012\n"
    )
    assert (found.name, found.mode, found.plan) == ("Morning Mail", BLITZ, "Run: and run.")
    assert found.headers == (("packs", "a b c d e"),)
    assert found.lines == (
        DeckLine(4, "Wick Halloran", "Signal Runner"),
        DeckLine(2, "Night Convoy"),
        DeckLine(1, "D1-012"),
    )
    assert found.size == 7


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("# name: x\nWick Halloran\n", 2, "'Wick Halloran' is not a card"),
        ("\n\n4 Wick [Signal Runner", 3, "is not a card"),
        ("0 Wick Halloran", 1, "at least once"),
        ("# mode: draft", 1, "'draft'"),
        ("# name: a\n# name: b", 2, "stands twice"),
        ("# just a word", 1, "'# key: value'"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(text: str, line: int, word: str) -> None:
    with pytest.raises(DeckError, match=rf"^mail\.deck, line {line}:") as caught:
        read_deck(text, "mail.deck")
    assert word in str(caught.value)


_word = st.text("abcdefg 'Åéマレ・ー9.-", min_size=1, max_size=12).map(lambda s: " ".join(s.split())).filter(bool)


@given(
    st.builds(
        Deck,
        name=_word | st.just(""),
        mode=st.sampled_from((STRATEGY, BLITZ)),
        plan=_word | st.just(""),
        lines=st.lists(st.builds(DeckLine, st.integers(1, 60), _word, _word | st.just("")), max_size=6).map(tuple),
    )
)
def test_what_is_written_is_read_back(one: Deck) -> None:
    assert read_deck(write_deck(one)) == one


def test_a_line_may_name_a_card_in_either_language_or_by_number(pool: CardPool) -> None:
    text = "1 Maren Sorrel [Line Captain]\n1 マーレン・ソレル [本線隊長]\n1 D1-012\n1 maren sorrel [LINE CAPTAIN]\n"
    assert resolve(read_deck(text), pool) == ["D1-012"] * 4


def test_an_unknown_card_is_named_with_its_line(pool: CardPool) -> None:
    found = read_deck("1 Night Convoy\n2 Maren Sorrel [Nobody]\n", "mail.deck")
    with pytest.raises(DeckError, match=r"mail\.deck, line 2: no card is called 'Maren Sorrel \[Nobody\]'"):
        resolve(found, pool)
    problem = next(problem for problem in check_deck(found, pool) if problem.rule == "")
    assert problem.cards == ("Maren Sorrel [Nobody]",)


@pytest.mark.parametrize(
    ("size", "said"),
    [(49, "49 cards, 1 too few: it must have exactly 50"), (52, "52 cards, 2 too many: it must have exactly 50")],
)
def test_a_strategy_deck_has_exactly_fifty_cards(size: int, said: str) -> None:
    pool = small_pool(("1", "en", "Walker", "Common"))
    (problem,) = check_deck(deck((size, "Walker", "Common")), pool)
    assert problem.rule == "602.4a" and said in problem.message


def test_four_copies_of_one_name_and_subname_not_five() -> None:
    pool = small_pool(("1", "en", "Ann", "Rider"), ("2", "en", "Ann", "Smith"), ("3", "en", "Walker", "Common"))
    fill = (42, "Walker", "Common")
    assert check_deck(deck((4, "Ann", "Rider"), (4, "Ann", "Smith"), fill), pool) == []
    (problem,) = check_deck(deck((3, "Ann", "Rider"), (3, "Ann", "Smith"), (2, "1", ""), fill), pool)
    assert (problem.rule, problem.cards) == ("602.4b", ("Ann [Rider]",))
    assert problem.message == "The deck has Ann [Rider] 5 times; 4 copies are allowed."


def test_no_subname_counts_as_one_of_its_own() -> None:
    pool = small_pool(("1", "en", "Ann", ""), ("2", "en", "Ann", "Rider"), ("3", "ja", "旅人", "一般"))
    fill = (42, "旅人", "一般")
    assert check_deck(deck((4, "Ann", ""), (4, "Ann", "Rider"), fill), pool) == []
    assert [p.rule for p in check_deck(deck((5, "Ann", ""), (3, "Ann", "Rider"), fill), pool)] == ["602.4b"]


def test_reprints_and_corrected_names_count_together() -> None:
    records = [
        {"number": "1", "lang": "ja", "name": "ミスト", "subname": "", "type": "UNIT", "cp": 1}
        | {"corrected": {"name": "ヴィタ", "subname": "霧"}},
        {"number": "2", "lang": "ja", "name": "ヴィタ", "subname": "霧", "type": "UNIT", "cp": 1},
        {"number": "3", "lang": "ja", "name": "旅人", "subname": "一般", "type": "UNIT", "cp": 1},
    ]
    pool = CardPool(read_printing(record, "here") for record in records)
    found = check_deck(deck((3, "ミスト", ""), (2, "2", ""), (45, "旅人", "一般")), pool)
    assert [problem.rule for problem in found] == ["602.4b"]


def test_blitz_shield_has_forty_cards_and_no_copy_limit() -> None:
    pool = small_pool(("1", "en", "Ann", "Rider"))
    assert check_deck(deck((40, "Ann", "Rider"), mode=BLITZ), pool) == []
    assert [p.rule for p in check_deck(deck((39, "Ann", "Rider"), mode=BLITZ), pool)] == ["602.3a"]
    assert [p.rule for p in check_deck(deck((40, "Ann", "Rider"), mode=BLITZ), pool, STRATEGY)] == ["602.4a", "602.4b"]
