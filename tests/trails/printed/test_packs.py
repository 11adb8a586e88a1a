"""Boosters: set files, opening from a seed, and Blitz Shield decks made of five packs (602.3)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.trails.cards.decks import BLITZ, Deck, DeckLine, check_deck, read_deck, write_deck
from engine.trails.cards.packs import (
    PackError,
    PackSet,
    Slot,
    blitz_deck,
    load_set,
    load_sets,
    open_packs,
    read_set,
    set_of,
    usual_structure,
)
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import read_printing
from tests.trails.cards import ROOT, pool

SETS = ROOT / "assets" / "sets"


@pytest.fixture(scope="module")
def first() -> PackSet:
    return load_set(SETS / "d1.yaml")


def own_pool(rarities: str, name: str = "Own Set") -> CardPool:
    """A pool of one set, a card a rarity letter ("CCUR")."""
    records: list[dict[str, Any]] = [
        {"number": f"X-{place}", "name": f"Card {place}", "type": "ITEM", "cp": 1, "set": name, "rarity": rarity}
        for place, rarity in enumerate(rarities.split())
    ]
    return CardPool(read_printing(record, "own") for record in records)


# --- the shipped set --------------------------------------------------------------------------------------------------
def test_the_shipped_set_is_all_cards_in_both_languages(first: PackSet) -> None:
    assert [one.code for one in load_sets(SETS)] == ["D1"]
    assert (first.name("en"), first.name("ja"), first.size) == ("Carriers of Daylight", "昼を運ぶ者たち", 8)
    assert sum(map(len, first.numbers(pool()).values())) == len(pool())
    assert set_of(pool(), load_sets(SETS)) == first


def test_a_pack_has_four_commons_two_uncommons_a_rare_and_one_more(first: PackSet) -> None:
    rarity = {number: pool().printing(number).rarity for number in pool()}
    last: Counter[str] = Counter()
    for pack in open_packs(first, pool(), 300, 1).packs:
        assert [rarity[number] for number in pack[:7]] == ["C"] * 4 + ["U"] * 2 + ["R"]
        assert len(set(pack)) == 8, "no card twice in a pack"
        last[rarity[pack[7]]] += 1
    assert last.keys() == {"C", "U", "R", "SR"}


def test_rarities_come_as_often_as_the_table_says(first: PackSet) -> None:
    packs = open_packs(first, pool(), 1000, "often").packs + open_packs(first, pool(), 1000, "often too").packs
    rarity = {number: pool().printing(number).rarity for number in pool()}
    last = Counter(rarity[pack[7]] for pack in packs)
    for word in ("C", "U", "R", "SR"):
        share = first.slots[3].share(word)
        spread = (share * (1 - share) / len(packs)) ** 0.5
        assert abs(last[word] / len(packs) - share) < 4 * spread, word
    for word, expected in (("C", 4), ("U", 2), ("R", 1)):
        numbers = first.numbers(pool())[word]
        seen = Counter(number for pack in packs for number in pack[:7] if rarity[number] == word)
        mean = len(packs) * expected / len(numbers)
        assert seen.keys() == set(numbers)
        assert all(abs(count - mean) < 5 * mean**0.5 for count in seen.values()), word


def test_equal_seeds_open_equal_packs_on_every_system(first: PackSet) -> None:
    five, three = open_packs(first, pool(), 5, 7), open_packs(first, pool(), 3, 7)
    assert five == open_packs(first, pool(), 5, 7)
    assert five.packs[:3] == three.packs
    assert five.packs != open_packs(first, pool(), 5, 8).packs
    small = own_pool("C C C C C C U U U R R SR")
    opened = open_packs(usual_structure("Own Set"), small, 2, 42).packs
    assert opened == OF_SEED_42, "packs on record must open as they did in every version"


OF_SEED_42 = (
    ("X-0", "X-2", "X-4", "X-3", "X-6", "X-8", "X-9", "X-1"),
    ("X-5", "X-4", "X-0", "X-1", "X-6", "X-8", "X-9", "X-3"),
)


# --- a user's own set -------------------------------------------------------------------------------------------------
OWN = "code: OWN\nname: Own Set\nslots:\n- {count: 6, rarities: {C: 3, U: 1}}\n- {count: 2, rarities: {R: 1}}\n"


def test_a_set_of_ones_own_with_its_rarity_table() -> None:
    mine = read_set(OWN, "own.yaml")
    assert mine.slots == (Slot(6, (("C", 3), ("U", 1))), Slot(2, (("R", 1),)))
    cards = own_pool("C C C C U U R R")
    for pack in open_packs(mine, cards, 20, 3).packs:
        assert set(pack[:6]) <= {f"X-{place}" for place in range(6)} and {"X-6", "X-7"} == set(pack[6:])
    assert set_of(cards, [mine]) is mine


def test_more_places_than_cards_repeats_cards() -> None:
    cards = own_pool("C R")
    (pack,) = open_packs(read_set(OWN.replace(", U: 1", ""), "own.yaml"), cards, 1, 1).packs
    assert pack == ("X-0",) * 6 + ("X-1",) * 2


def test_a_set_without_a_file_has_the_usual_packs() -> None:
    cards = own_pool("C C C C C U U U R R")
    mine = set_of(cards, load_sets(SETS))
    assert mine.name() == "Own Set" and mine.slots[3].share("SR") == 0
    assert all(len(pack) == 8 for pack in open_packs(mine, cards, 50, 1).packs)


@pytest.mark.parametrize(
    ("rarities", "says"),
    [
        ("C C C", "the set 'Own Set' has no card of rarity U, which its packs may hold"),
        ("U R SR", "the set 'Own Set' has no card of rarity C, which its packs may hold"),
    ],
)
def test_a_rarity_nobody_has_is_said(rarities: str, says: str) -> None:
    cards = own_pool(rarities)
    with pytest.raises(PackError) as caught:
        open_packs(set_of(cards, ()), cards, 5, 1)
    assert str(caught.value) == says


def test_which_set_must_be_clear() -> None:
    with pytest.raises(PackError, match="the cards name no set"):
        set_of(own_pool("C U R", ""), ())
    mixed = CardPool([p for one in ("One", "Two") for n, v in own_pool("C", one).items()
                      for p in [replace(v["en"], number=f"{one}-{n}")]])  # fmt: skip
    with pytest.raises(PackError, match="of several sets \\('One', 'Two'\\)"):
        set_of(mixed, ())
    with pytest.raises(PackError, match="none of the cards is of the set 'Elsewhere'"):
        open_packs(usual_structure("Elsewhere"), own_pool("C"), 1, 1)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("- a", "here: a map of code, name, slots is expected"),
        ("name: A\nslots: []", "here: slots must be a list of what a pack holds"),
        ("slots: [{count: 1, rarities: {C: 1}}]", "here: the set has no name, as its cards print it"),
        ("name: {en: 3}\nslots: []", "here, name must be a text, or one by language"),
        ("name: A\npacks: 3", "here: the word 'packs' is not known here"),
        ("name: A\nslots: [{count: 0, rarities: {C: 1}}]", "slot 1: count must be a whole number from 1 to 99, not 0"),
        ("name: A\nslots: [{count: yes, rarities: {C: 1}}]", "slot 1: count must be a whole number from 1 to 99"),
        ("name: A\nslots: [{count: 1, rarities: {Z: 1}}]", "slot 1: the rarity 'Z' is not known, only C, U, R, SR"),
        ("name: A\nslots: [{count: 1, rarities: {C: -1}}]", "slot 1: the weight of C must be a whole number of 0 or"),
        ("name: A\nslots: [{count: 1, rarities: {C: 0}}]", "slot 1: at least one rarity needs a weight above 0"),
        ("name: A\nslots: [{count: 1, rarities: 4}]", "slot 1: rarities must map rarities to weights"),
        ("name: A\nslots: [{count: 1, rarity: {C: 1}}]", "slot 1: the word 'rarity' is not known here"),
        ("name: [", "here, line"),
    ],
)
def test_a_faulty_set_file_says_where_and_what(text: str, says: str) -> None:
    with pytest.raises(PackError) as caught:
        read_set(text, "here")
    assert says in str(caught.value) and "\n" not in str(caught.value)


@pytest.mark.parametrize("count", [0, -1, 1001])
def test_so_many_packs_cannot_be_opened(count: int, first: PackSet) -> None:
    with pytest.raises(PackError, match="only 1 to 1000"):
        open_packs(first, pool(), count, 1)


# --- Blitz Shield -----------------------------------------------------------------------------------------------------
@given(seed=st.one_of(st.integers(), st.text(st.characters(categories=("L", "N")), min_size=1, max_size=8)))
def test_five_packs_make_a_legal_blitz_deck_that_survives_its_file(seed: int | str) -> None:
    opening = open_packs(load_set(SETS / "d1.yaml"), pool(), 5, seed)
    deck = blitz_deck(opening, pool())
    again = read_deck(write_deck(deck))
    assert again == deck and again.packs == opening.packs
    assert again.size == 40 and again.mode == BLITZ
    assert check_deck(again, pool(), recorded=True) == []
    assert check_deck(blitz_deck(opening, pool(), lang="ja"), pool(), recorded=True) == []


def test_only_five_packs_of_eight_make_a_blitz_deck(first: PackSet) -> None:
    with pytest.raises(PackError, match="made of 5 packs, not of 4"):
        blitz_deck(open_packs(first, pool(), 4, 1), pool())
    cards = own_pool("C C")
    short = PackSet("S", (("en", "Own Set"),), (Slot(7, (("C", 1),)),))
    with pytest.raises(PackError, match="packs of 'Own Set' hold 7 cards; Blitz Shield wants 8"):
        blitz_deck(open_packs(short, cards, 5, 1), cards)


def blitz(first: PackSet) -> Deck:
    return blitz_deck(open_packs(first, pool(), 5, 11), pool())


def told(deck: Deck) -> list[tuple[str, str]]:
    return [(problem.rule, problem.message) for problem in check_deck(deck, pool(), recorded=True)]


def test_a_blitz_deck_needs_its_packs_on_record(first: PackSet) -> None:
    bare = replace(blitz(first), headers=())
    sentence = "The deck has no record of the five packs it was opened from (the header 'packs')."
    assert told(bare) == [("602.3a", sentence)]
    assert check_deck(bare, pool()) == []


def test_a_blitz_deck_is_exactly_the_cards_of_its_packs(first: PackSet) -> None:
    deck = blitz(first)
    one, *others = deck.lines
    swapped = replace(deck, lines=(replace(one, name="Ring Walker", subname="Common"), *others))
    found = told(swapped)
    assert {rule for rule, _ in found} == {"602.3a"}
    assert any(f"The deck has {one.label} 0 times, but its packs held it {one.count} times." in m for _, m in found)
    more = replace(deck, lines=(replace(one, count=one.count + 1), *others))
    assert [m for _, m in told(more)] == [
        "The deck has 41 cards, 1 too many: it must have exactly 40.",
        f"The deck has {one.label} {one.count + 1} times, but its packs held it {one.count} times.",
    ]


def test_a_wrong_record_is_said(first: PackSet) -> None:
    deck = blitz(first)
    packs = dict(deck.headers)["packs"].split(" | ")
    four = replace(deck, headers=(("packs", " | ".join(packs[:4])),))
    assert ("602.3a", "The deck has 4 packs on record, but it must be the cards of 5.") in told(four)
    cut = replace(deck, headers=(("packs", " | ".join([*packs[:4], "Z9-999"])),))
    assert ("602.3a", "Pack 5 on record has 1 cards instead of 8.") in told(cut)
    assert ("", "Pack 5 on record holds Z9-999, a number that no card has.") in told(cut)


def test_no_copy_limit_for_what_packs_held() -> None:
    cards = own_pool("C U R")
    mine = PackSet("M", (("en", "Own Set"),), (Slot(8, (("C", 1),)),))
    deck = blitz_deck(open_packs(mine, cards, 5, 1), cards)
    assert deck.lines == (DeckLine(40, "Card 0"),) or deck.lines == (DeckLine(40, "X-0"),)
    assert check_deck(deck, cards, recorded=True) == []


def test_missing_folder_has_no_sets(tmp_path: Path) -> None:
    assert load_sets(tmp_path / "none") == []
    (tmp_path / "bad.yaml").write_bytes(b"name: \xff")
    with pytest.raises(PackError, match=r"bad\.yaml: the file is not UTF-8 text"):
        load_sets(tmp_path)
