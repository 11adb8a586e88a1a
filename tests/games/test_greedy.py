"""The greedy player of any game: better than chance, and what it must not know changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

import pytest

from engine.catalogue import Catalogue
from engine.game import Game
from engine.games import game_named
from engine.kernel.decisions import Option
from engine.kernel.fingerprint import canonical
from engine.selfplay import Entrant, Plan, play, start
from engine.views import looked_through
from tests.games.shipped import catalogue

#: By game: options of a card that is asked about, and a word of a reason that some card must meet.
ASKED: dict[str, tuple[Callable[[int], tuple[Option, ...]], str]] = {
    "seawall": (
        lambda ident: (("play", ident), ("pair", ident, 0), ("attack", ident, -1), ("block", ident)),
        "Resources",
    ),
    "eightfold": (
        lambda ident: (("play", ident), ("use", ident, 1), ("attack", ident), ("block", ident)),
        "cannot be paid",
    ),
}


@dataclass(frozen=True)
class Rules:
    """A game under test. known, sample: what its players think with; swapped: another world of the same look."""

    port: Game
    catalogue: Catalogue
    known: Callable[[Any, int], Any]
    sample: Callable[..., Any]
    swapped: Callable[[Any, int], Any]
    hand: int
    deck: int

    def plan(self, one: str, two: str, seed: str) -> Plan:
        first, second = (deck.cards for deck in self.catalogue.decks)
        return Plan((Entrant(one, first), Entrant(two, second)), seed, 99, dict(self.catalogue.playing()), self.port.id)

    def moments(self, seed: str, every: int) -> list[Any]:
        """Questions of a game between greedy players."""
        match: Any
        match, players = start(self.plan("greedy", "greedy", seed), 0)
        out = []
        while match.outcome is None and match.decision is not None:
            if match.counts % every == 0:
                out.append(match.fork())
            player = players[match.decision.seat]
            match.answer(player.choose(self.port.shown_to(player, match, match.decision.seat)))
        return out


@pytest.fixture(scope="module", params=tuple(ASKED))
def rules(request: pytest.FixtureRequest) -> Rules:
    game = str(request.param)
    port = game_named(game)
    assert port is not None
    thinking, zones = (import_module(f"engine.{game}.{where}") for where in ("players.known", "state.zones"))
    swapped = import_module(f"tests.{game}.worlds").swapped
    cards = catalogue(game)
    return Rules(port, cards, thinking.known, thinking.sample, swapped, zones.HAND, zones.DECK)


def test_greedy_beats_random_with_either_deck(rules: Rules) -> None:
    """Whole series are played by hand: this is the least of it."""
    games = [play(rules.plan("greedy", "random", "beats"), n) for n in range(3)]
    games += [play(rules.plan("random", "greedy", "beats"), n) for n in range(3)]
    assert [one.error for one in games] == [""] * 6
    assert sum(one.winner == (0 if place < 3 else 1) for place, one in enumerate(games)) >= 5


def test_what_it_must_not_know_changes_nothing(rules: Rules) -> None:
    compared, cards = 0, rules.catalogue.playing()
    for match in rules.moments("fair", 7):
        decision = match.decision
        if looked_through(match, decision.seat):
            continue  # it sees what it searches through
        other = rules.swapped(match, decision.seat)
        one, two = (
            rules.port.player("greedy", decision.seat, "s", cards).choose(rules.known(world, decision.seat))
            for world in (match, other)
        )
        assert one == two
        compared += 1
    assert compared > 5


def test_what_a_seat_knows_looks_to_it_like_the_match_and_so_does_a_world(rules: Rules) -> None:
    view, cards = rules.port.view, rules.catalogue.playing()
    likely = tuple(cards[number] for number in rules.catalogue.decks[1].cards)
    for match in rules.moments("alike", 17):
        for seat in (0, 1):
            blind = rules.known(match, seat)
            assert canonical(view(blind, seat)) == canonical(view(match, seat))
            world = rules.sample(blind, seat, Random(1), likely)
            assert canonical(view(world, seat)) == canonical(view(match, seat))


def test_the_real_match_is_not_in_what_is_known(rules: Rules) -> None:
    for match in rules.moments("blind", 11):
        blind = rules.known(match, 0)
        hidden = [match.objs[ident] for zone in (rules.hand + 1, rules.deck + 1) for ident in match.zones[zone]]
        cards = [card for obj in hidden for card in obj.cards if card >= 0] + list(match.pools[rules.deck + 1])
        assert {blind.printed[card].name for card in cards} == {"Blank"}
        assert blind.chance is not match.chance


def test_the_port_says_why_not(rules: Rules) -> None:
    options, word = ASKED[rules.port.id]
    assert rules.port.why_not is not None
    seen = set()
    for match in rules.moments("why", 3):
        decision = match.decision
        for seat in (0, 1):
            for ident in match.objs:
                for option in options(ident):
                    reasons = rules.port.why_not(match, seat, option)
                    offered = seat == decision.seat and option in decision.options
                    assert bool(reasons) != offered
                    seen |= {reason.sentence for reason in reasons}
                    assert all(reason.rules for reason in reasons)
    assert "It is not your turn to decide" in seen and "You cannot know this card" in seen
    assert any(word in sentence for sentence in seen)
