"""The watch on lines of the set in play, in short. The long runs are campaigns."""

from __future__ import annotations

from engine.linewatch import Line, Watch, abilities
from engine.selfplay import Entrant, Plan, play
from tests.campaigns.line_coverage import described, random_deck, watched
from tests.trails.cards import cards, pool


# --- the watch --------------------------------------------------------------------------------------------------------
def test_random_games_over_the_whole_set_carry_out_many_lines() -> None:
    watch = Watch(cards().values())
    every = {Line(number, index) for number in pool() for index in range(len(abilities(cards()[number].meaning)))}
    assert set(watch.missing()) == every and watch.seen() == []
    assert watched(6, seed=5, watch=watch) == []
    assert set(watch.missing()) | set(watch.seen()) == every and not set(watch.missing()) & set(watch.seen())
    assert len(watch.seen()) > len(every) / 5
    assert set(watch.used) <= set(pool()) and sum(watch.used.values()) > 150


def test_what_one_watch_saw_can_be_told_to_another() -> None:
    one, two = Watch(cards().values()), Watch(cards().values())
    watched(2, seed=6, watch=one)
    two.add(one.seen(), one.used)
    assert two.missing() == one.missing() and two.used == one.used


def seen_with(deck: tuple[str, ...], other: tuple[str, ...], games: int, player: str) -> set[str]:
    """Descriptions of the lines carried out in games of these two decks."""
    watch = Watch(cards().values())
    plan = Plan((Entrant(player, deck), Entrant(player, other)), 3, games, cards())
    assert [play(plan, number, watch.look).error for number in range(games)] == [""] * games
    return {described(line) for line in watch.seen()}


def test_each_kind_of_line_is_noticed() -> None:
    """Decks of few cards, so that a handful of games shows every kind, and no line of a card that is not there."""
    one = ("D1-112",) * 10 + ("D1-077",) * 10 + ("D1-025",) * 10 + ("D1-104",) * 10 + ("D1-118",) * 10
    two = ("D1-069",) * 10 + ("D1-040",) * 10 + ("D1-073",) * 10 + ("D1-071",) * 10 + ("D1-056",) * 10
    seen = seen_with(one, two, 12, "random")
    assert {text[:6] for text in seen} <= set(one + two)
    assert {
        "D1-112 Kite Skimmer: [Wings of Light]",  # valid on the field
        "D1-077 Sable Finch: [Covert]",  # it attacked
        "D1-025 Abel Rushlight: [Hate]",  # it was attacked
        "D1-104 Rivet Walker: • {action}: Gain 1 EP.",  # an activated craft
        "D1-073 Moth: [Dispatch]",  # played from the homebase
        "D1-056 Lucan Tallow: [Magic]",  # what the icon stands for resolved
        "D1-056 Lucan Tallow: • Whenever this card is stunned, draw a card.",  # a triggered craft
        "D1-040 Orrin Haysel: • If you have five or more cards in your homebase, this card gets +1/+1.",  # continuous
        "D1-069 Hollow Jay: • Cursed UNITs your opponent controls get -1/-1.",  # continuous, about others
        "D1-071 Ask It Again: Plan 3. Then, draw a card.",  # an EVENT
        "D1-077 Sable Finch: Target UNIT you control gains [Covert] this turn.",  # arts
    } <= seen


def test_a_continuous_craft_that_changes_nothing_does_not_count() -> None:
    """Silas counts face-up BASEs: with none in either deck he never gets anything."""
    deck = ("D1-046",) * 10 + ("D1-038",) * 20 + ("D1-090",) * 20
    seen = seen_with(deck, ("D1-109",) * 50, 3, "greedy")
    assert not any(text.startswith("D1-046 Silas Winnow: •") for text in seen)
    assert any(text.startswith("D1-038 Wat Furrow: •") for text in seen)
    assert "D1-090 Bram Kestle: [Martial Arts]" in seen  # it gave a bonus in combat


def test_the_greedy_player_counters_events_and_boards_machines() -> None:
    one = ("D1-065",) * 15 + ("D1-008",) * 15 + ("D1-109",) * 20
    two = ("D1-071",) * 25 + ("D1-109",) * 25
    seen = seen_with(one, two, 3, "greedy")
    assert {
        "D1-065 Strike That Line: Counter target EVENT your opponent is playing. Then, draw a card.",
        "D1-008 Mail Skiff: [Boarding]",
        "D1-008 Mail Skiff: • Whenever this card attacks, plan 2.",
    } <= seen


def test_random_decks_are_decks_of_the_whole_pool() -> None:
    import random

    made = [random_deck(random.Random(seed)) for seed in range(60)]
    assert all(len(deck) == 50 and max(map(deck.count, deck)) <= 4 for deck in made)
    assert {number for deck in made for number in deck} == set(pool())
