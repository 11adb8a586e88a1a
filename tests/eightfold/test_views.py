"""What a seat may know: two worlds that differ only in what it may not know look the same to it, and go on alike."""

from __future__ import annotations

from engine.effects.player import RandomPlayer
from engine.eightfold.cards.generate import random_deck
from engine.eightfold.setup import new_match
from engine.eightfold.state.match import Match
from engine.eightfold.views.view import question, view
from engine.kernel.chance import Seeded
from engine.kernel.fingerprint import canonical
from engine.views import looked_through
from tests.eightfold.worlds import swapped


def worlds(seed: int, answers: int) -> Match:
    decks = [random_deck(f"{seed}/{seat}") for seat in (0, 1)]
    match = new_match(decks, Seeded(seed), auto=True)
    players = [RandomPlayer(seed, seat) for seat in (0, 1)]
    for _ in range(answers):
        if match.outcome is not None or match.decision is None:
            break
        match.answer(players[match.decision.seat].choose(question(match)))
    return match


def test_two_worlds_look_the_same_to_who_may_not_know() -> None:
    compared = 0
    for seed in range(4):
        for answers in range(0, 120, 13):
            match = worlds(seed, answers)
            for seat in (0, 1):
                if match.decision is not None and match.decision.seat == seat ^ 1:
                    other = swapped(match, seat)
                    assert canonical(view(match, seat)) == canonical(view(other, seat))
                    compared += 1
    assert compared > 20


def test_only_who_is_asked_sees_the_question() -> None:
    match = worlds(2, 30)
    assert match.decision is not None
    asked = match.decision.seat
    assert view(match, asked).decision is match.decision and view(match, asked ^ 1).decision is None
    assert view(match, asked ^ 1).asked == asked


def test_who_searches_a_deck_sees_what_may_be_found_and_nobody_else_does() -> None:
    seen = 0
    for seed in range(30):
        match = new_match([random_deck(f"find {seed}/{seat}") for seat in (0, 1)], Seeded(seed), auto=True)
        players = [RandomPlayer(seed, seat) for seat in (0, 1)]
        while match.outcome is None and match.decision is not None and seen < 3:
            seat = match.decision.seat
            if found := looked_through(match, seat):
                assert all(view(match, seat).card(ident).name for ident in found)  # type: ignore[union-attr]
                assert not looked_through(match, seat ^ 1)
                assert not any(view(match, seat ^ 1).card(ident).name for ident in found)  # type: ignore[union-attr]
                seen += 1
            match.answer(players[seat].choose(question(match)))
        if seen >= 3:
            return
    raise AssertionError("nobody searched")
