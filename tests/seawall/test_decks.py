"""Ready-made decks, construction with its reasons, and what is proposed instead of a deck that breaks the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine.effects.printed.cards import read_records
from engine.effects.printed.decks import deck_of
from engine.effects.printed.packs import read_set
from engine.effects.printed.plain import PrintedError
from engine.games import game_named
from tests.games.shipped import ROOT, catalogue

CATALOGUE = catalogue("seawall")
PORT = game_named("seawall")
assert PORT is not None and PORT.check is not None and PORT.repair is not None
CARDS = CATALOGUE.playing()
CHECK, REPAIR = PORT.check, PORT.repair


@pytest.mark.parametrize("deck", CATALOGUE.decks, ids=lambda deck: deck.id)
def test_ready_made_decks_are_legal_and_stay_as_they_are(deck: object) -> None:
    cards = deck.cards  # type: ignore[attr-defined]
    assert CHECK(CARDS, cards) == []
    assert Counter(REPAIR(CARDS, cards)) == Counter(cards)
    assert set(deck.names) == set(deck.plans) == {"en", "ja"}  # type: ignore[attr-defined]


def test_the_two_decks_have_the_colors_that_were_planned() -> None:
    colors = [{CARDS[number].color for number in deck.cards} - {""} for deck in CATALOGUE.decks]
    assert colors == [{"blue", "white"}, {"red", "green"}]


def test_what_breaks_the_rules_is_said_and_mended() -> None:
    blue, red = (list(deck.cards) for deck in CATALOGUE.decks)
    mixed = [*blue[:40], *["WE-001"] * 3, *red[:5], "WE-T01", *["WE-059"] * 4]
    rules = {reason.rules[0] for reason in CHECK(CARDS, mixed)}
    assert rules == {"5-1-1", "5-1-1-1", "5-1-1-2", "5-1-1-3"}
    mended = REPAIR(CARDS, mixed)
    assert CHECK(CARDS, mended) == []
    assert len(Counter(blue[:40]) - Counter(mended)) == 0, "what can stay stays"


def test_nothing_at_all_becomes_a_deck() -> None:
    assert CHECK(CARDS, REPAIR(CARDS, ())) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("four WE-001", "x.deck, line 1: 'four WE-001' is not a number of copies and a card"),
        ("# name: A\n4 WE-999", "x.deck, line 2: there is no card 'WE-999'"),
    ],
)
def test_a_deck_file_that_cannot_be_read_says_where(text: str, said: str) -> None:
    with pytest.raises(PrintedError) as raised:
        deck_of(text, "x", "x.deck", CATALOGUE.cards)
    assert str(raised.value) == said


def test_cards_are_named_in_either_language() -> None:
    deck = deck_of("2 Toll Heron // comment\n1x 関所のサギ", "x", "x.deck", CATALOGUE.cards)
    assert deck.cards == ("WE-002",) * 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{}", "x.yaml: a list of cards is expected"),
        ("- {name: A}", "x.yaml, card 1: a card needs a number"),
        ("- {number: A, name: B}\n- {number: A, name: C}", "x.yaml, card 2: A stands in x.yaml, card 1, too"),
        ("- [", "x.yaml, line"),
    ],
)
def test_a_card_file_that_cannot_be_read_says_where(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(PrintedError) as raised:
        read_records([file])
    assert str(raised.value).startswith(said) and "\n" not in str(raised.value)


def test_a_set_file_that_is_not_there_is_said() -> None:
    with pytest.raises(PrintedError, match=r"nothing\.yaml cannot be read"):
        read_set(ROOT / "assets" / "nothing.yaml")
