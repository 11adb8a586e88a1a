"""The greedy player: better than chance, and what it must not know changes nothing."""

from __future__ import annotations

from random import Random

from engine.games import game_named
from engine.kernel.fingerprint import canonical
from engine.seawall.players.known import known, sample
from engine.seawall.state.match import Match
from engine.seawall.state.zones import DECK, HAND
from engine.seawall.views.view import view
from engine.selfplay import Entrant, Plan, play, start
from engine.views import looked_through
from tests.seawall.shipped import catalogue
from tests.seawall.worlds import swapped

BLUE, RED = (deck.cards for deck in catalogue().decks)
CARDS = catalogue().playing()


def plan(one: str, two: str, seed: str) -> Plan:
    return Plan((Entrant(one, BLUE), Entrant(two, RED)), seed, 99, CARDS, "seawall")


def test_greedy_beats_random_with_either_deck() -> None:
    """Whole series are played by hand: this is the least of it."""
    games = [play(plan("greedy", "random", "beats"), n) for n in range(3)]
    games += [play(plan("random", "greedy", "beats"), n) for n in range(3)]
    assert [one.error for one in games] == [""] * 6
    assert sum(one.winner == (0 if place < 3 else 1) for place, one in enumerate(games)) >= 5


def moments(seed: str, every: int) -> list[Match]:
    """Questions of a game between greedy players."""
    port = game_named("seawall")
    assert port is not None
    match, players = start(plan("greedy", "greedy", seed), 0)
    assert isinstance(match, Match)
    out = []
    while match.outcome is None and match.decision is not None:
        if match.counts % every == 0:
            out.append(match.fork())
        player = players[match.decision.seat]
        match.answer(player.choose(port.shown_to(player, match, match.decision.seat)))
    return out


def test_what_it_must_not_know_changes_nothing() -> None:
    port = game_named("seawall")
    assert port is not None
    compared = 0
    for match in moments("fair", 7):
        decision = match.decision
        assert decision is not None
        if looked_through(match, decision.seat):
            continue  # it sees what it searches through
        other = swapped(match, decision.seat)
        one = port.player("greedy", decision.seat, "s", CARDS).choose(known(match, decision.seat))
        assert one == port.player("greedy", decision.seat, "s", CARDS).choose(known(other, decision.seat))
        compared += 1
    assert compared > 5


def test_what_a_seat_knows_looks_to_it_like_the_match_and_so_does_a_world() -> None:
    for match in moments("alike", 17):
        for seat in (0, 1):
            blind = known(match, seat)
            assert canonical(view(blind, seat)) == canonical(view(match, seat))
            world = sample(blind, seat, Random(1), tuple(CARDS[number] for number in RED))
            assert canonical(view(world, seat)) == canonical(view(match, seat))


def test_the_real_match_is_not_in_what_is_known() -> None:
    for match in moments("blind", 11):
        blind = known(match, 0)
        hidden = [match.objs[ident] for zone in (HAND + 1, DECK + 1) for ident in match.zones[zone]]
        cards = [card for obj in hidden for card in obj.cards if card >= 0] + list(match.pools[DECK + 1])
        assert {blind.printed[card].name for card in cards} == {"Blank"}
        assert blind.chance is not match.chance


def test_the_port_says_why_not() -> None:
    port = game_named("seawall")
    assert port is not None and port.why_not is not None
    seen = set()
    for match in moments("why", 3):
        decision = match.decision
        assert decision is not None
        for seat in (0, 1):
            for ident in match.objs:
                for option in (("play", ident), ("pair", ident, 0), ("attack", ident, -1), ("block", ident)):
                    reasons = port.why_not(match, seat, option)
                    offered = seat == decision.seat and option in decision.options
                    assert bool(reasons) != offered
                    seen |= {reason.sentence for reason in reasons}
                    assert all(reason.rules for reason in reasons)
    assert "It is not your turn to decide" in seen and "You cannot know this card" in seen
    assert any("Resources" in sentence for sentence in seen)
