"""Blitz Shield packs that two programs open together: the deck is these forty cards and no other, or it is found."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pytest

from engine.trails.cards.decks import PACK_SIZE, PACKS
from engine.trails.cards.packs import load_sets
from tests.lan.peers import Pair
from tests.trails import cards
from trails_desktop.lan.line.messages import Terms
from trails_desktop.lan.sealed.packs import BlitzPacks, blitz_word
from trails_desktop.resources import resource_dir


@lru_cache(maxsize=1)
def opener() -> BlitzPacks:
    return BlitzPacks(load_sets(resource_dir("assets") / "sets"))


def word() -> str:
    return blitz_word(load_sets(resource_dir("assets") / "sets")[0], cards.pool())


def met(seed: int = 1) -> Pair:
    """Both sides before their packs."""
    pair = Pair(seed, ((), ()), terms=Terms(packs=word()), opener=opener())
    pair.connect()
    pair.settle()
    assert all(side.state == "packs" for side in pair.sides)
    return pair


def test_both_open_five_packs_and_play_with_exactly_their_cards() -> None:
    pair = met()
    for seat, side in enumerate(pair.sides):
        assert len(side.pack_cards) == PACKS * PACK_SIZE
        pair.put(seat, side.bring(side.pack_cards))
    assert pair.sides[0].pack_cards != pair.sides[1].pack_cards
    pair.settle()
    assert all(side.state == "playing" for side in pair.sides)
    pair.put(0, pair.sides[0].concede())
    pair.settle()
    assert all(side.verdict is not None and side.verdict.ok for side in pair.sides)


def swapped(numbers: tuple[str, ...]) -> tuple[str, ...]:
    """Another one of the own cards in place of the last: a subset, not the whole."""
    other = next(number for number in numbers if number != numbers[-1])
    return (*numbers[:-1], other)


def strange(numbers: tuple[str, ...]) -> tuple[str, ...]:
    return (*numbers[:-1], next(number for number in cards.pool() if number not in numbers))


@pytest.mark.parametrize("cheat", [swapped, strange])
def test_a_deck_of_other_cards_is_found_at_the_audit(cheat: Callable[[tuple[str, ...]], tuple[str, ...]]) -> None:
    pair = met(2)
    pair.put(0, pair.sides[0].bring(pair.sides[0].pack_cards))
    pair.put(1, pair.sides[1].bring(cheat(pair.sides[1].pack_cards)))
    pair.settle()
    pair.put(0, pair.sides[0].concede())
    pair.settle()
    verdict = pair.sides[0].verdict
    assert verdict is not None and not verdict.ok and "packs" in str(verdict.sentence)


def test_a_deck_that_is_too_small_is_refused_at_once() -> None:
    pair = met(3)
    pair.put(1, pair.sides[1].bring(pair.sides[1].pack_cards[:39]))
    pair.settle()
    assert pair.sides[0].state == "stopped" and "39 cards" in str(pair.sides[0].sentence)


def test_other_packs_of_a_set_have_another_name() -> None:
    pool = cards.pool()
    of = load_sets(resource_dir("assets") / "sets")[0]
    fewer = BlitzPacks([of]).known(blitz_word(of, pool), pool)
    assert fewer is of
    changed = type(of)(of.code, of.names, of.slots[:-1])
    assert blitz_word(changed, pool) != blitz_word(of, pool)
    assert BlitzPacks([changed]).known(blitz_word(of, pool), pool) is None
    assert BlitzPacks([changed])(blitz_word(of, pool), bytes(32), pool) == ()
