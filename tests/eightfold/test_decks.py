"""Ready-made decks, construction with its reasons, and what is proposed instead of a deck that breaks the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games import game_named
from tests.games.shipped import catalogue

CATALOGUE = catalogue("eightfold")
PORT = game_named("eightfold")
assert PORT is not None and PORT.check is not None and PORT.repair is not None
CARDS = CATALOGUE.playing()
CHECK, REPAIR = PORT.check, PORT.repair


@pytest.mark.parametrize("deck", CATALOGUE.decks, ids=lambda deck: deck.id)
def test_ready_made_decks_are_legal_and_stay_as_they_are(deck: object) -> None:
    cards = deck.cards  # type: ignore[attr-defined]
    assert CHECK(CARDS, cards) == []
    assert Counter(REPAIR(CARDS, cards)) == Counter(cards)
    assert set(deck.names) == set(deck.plans) == {"en", "ja"}  # type: ignore[attr-defined]


def test_the_two_decks_have_the_elements_that_were_planned() -> None:
    elements = [{CARDS[number].element for number in deck.cards} for deck in CATALOGUE.decks]
    assert elements == [{"ice", "wind", "aqua"}, {"fire", "earth", "shine"}]


def test_what_breaks_the_rules_is_said_and_mended() -> None:
    deck = list(CATALOGUE.decks[0].cards)
    broken = [*deck[:45], *["LF-010"] * 4]
    rules = {reason.rules[0] for reason in CHECK(CARDS, broken)}
    assert rules == {"8.1.1.1", "8.1.1.2"}
    mended = REPAIR(CARDS, broken)
    assert CHECK(CARDS, mended) == []
    assert len(Counter(deck[:45]) - Counter(mended)) == 0, "what can stay stays"
    assert {CARDS[number].element for number in mended} == {CARDS[number].element for number in deck[:45]}


def test_nothing_at_all_becomes_a_deck() -> None:
    assert CHECK(CARDS, REPAIR(CARDS, ())) == []
