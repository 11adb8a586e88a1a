"""Who may play: two players with legal decks; how a match begins."""

from __future__ import annotations

import pytest

from engine.kernel.chance import Seeded
from engine.seawall.cards.card import BLANK, RESOURCE, blank
from engine.seawall.cards.deck import Decks
from engine.seawall.setup import concede, new_match

LEGAL = Decks(tuple(blank("red", str(number)) for number in range(50)), (RESOURCE,) * 10)


@pytest.mark.parametrize("players", [1, 3])
def test_the_game_is_for_two(players: int) -> None:
    with pytest.raises(ValueError, match="two players"):
        new_match([LEGAL] * players, Seeded(1))


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        (LEGAL._replace(main=LEGAL.main[:49]), "A deck has 50 cards, not 49"),
        (LEGAL._replace(main=(BLANK,) * 50), "A deck has at most 4 copies of Blank, not 50"),
        (LEGAL._replace(resources=(RESOURCE,) * 11), "A resource deck has 10 cards, not 11"),
    ],
)
def test_an_illegal_deck_is_refused_before_anything_is_shuffled(deck: Decks, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        new_match([LEGAL, deck], Seeded(1))


def test_who_is_drawn_by_lot_says_who_is_player_one() -> None:
    asked = set()
    for seed in range(8):
        match = new_match([LEGAL, LEGAL], Seeded(seed))
        decision = match.decision
        assert decision is not None and decision.purpose == "initiative" and decision.rule == "5-2-1-4"
        asked.add(decision.seat)
        match.answer((("seat", 1),))
        assert match.decision is not None and (match.decision.seat, match.decision.purpose) == (1, "redraw")
    assert asked == {0, 1}


def test_giving_up_is_always_possible_and_ends_it() -> None:
    match = new_match([LEGAL, LEGAL], Seeded(1))
    concede(match, 0)
    assert match.outcome is not None and match.outcome.winner == 1 and match.decision is None
