"""Two programs that each know their own cards only play the same match."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.kernel.chance import Seeded
from engine.opaque import OneSided, mix_hands, public_facts
from engine.records.playing import brought
from engine.records.record import DeckList
from engine.seawall.state.zones import DECK, HAND, SHIELDS
from tests.games.opaque import Seen, Shown, compare, played


@pytest.mark.parametrize("seed", range(3))
def test_public_facts_agree_at_every_question(seed: int) -> None:
    assert compare(played("seawall"), seed).total() > 30


def test_a_handle_does_not_tell_when_its_card_was_drawn() -> None:
    game = played("seawall")
    decks = [brought(game, DeckList(dealt=str(seat))) for seat in (0, 1)]
    lists: set[tuple[int, ...]] = set()
    facts, last = set(), Counter[int]()
    for key in range(40):  # worlds that differ in how the hand is held, and in nothing else
        shown = Shown("1", str(key))
        full: Any = game.start(decks, shown, False)
        side: Any = game.start(decks, OneSided(Seeded("1"), 1, Seen(1, shown)), False)
        mix_hands(full)
        mix_hands(side)
        while full.decision.purpose != "main":
            answer = full.decision.options[-1:]
            full.answer(answer)
            side.answer(answer)
            mix_hands(full)
            mix_hands(side)
        hand = full.zones[HAND]
        assert not any(side.objs[ident].known for ident in hand)
        facts.add(public_facts(side))
        held = tuple(full.objs[ident].cards[0] for ident in hand)
        lists.add(tuple(sorted(held)))
        last[held.index(min(held))] += 1
    assert len(facts) == len(lists) == 1, "the other side sees one world, and the hand is the same"
    assert len(last) == len(hand), "a card may lie under every handle"


def test_shields_are_known_to_nobody_and_hands_to_their_owner() -> None:
    game = played("seawall")
    decks = [brought(game, DeckList(dealt=str(seat))) for seat in (0, 1)]
    shown = Shown("1")
    full: Any = game.start(decks, shown, False)
    side: Any = game.start(decks, OneSided(Seeded("1"), 0, Seen(0, shown)), False)
    while full.decision.purpose != "main":
        answer = full.decision.options[-1:]
        full.answer(answer)  # first: what it shows the other one hears of
        side.answer(answer)
    for seat in (0, 1):
        assert side.zones[SHIELDS + seat]
        for zone in (SHIELDS, DECK):
            assert not any(side.objs[ident].known for ident in side.zones[zone + seat])
    assert all(side.objs[ident].known for ident in side.zones[HAND])
    assert not any(side.objs[ident].known for ident in side.zones[HAND + 1])
