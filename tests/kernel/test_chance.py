"""Chance is asked by stream and number; decks are dealt from a pool; unknown cards have one door."""

from __future__ import annotations

import pytest

from engine.kernel.chance import Fixed, Seeded
from engine.kernel.events import Event
from engine.kernel.objects import UNDEALT, UNKNOWN, UnknownCard
from tests.kernel.toys import a, b
from tests.kernel.toys.common import Card, fill, names, sees

CARDS = [Card(f"card {index}") for index in range(20)]


def decks(chance):
    game = a.empty_game(CARDS, chance)
    fill(game, a.DECK, range(10))
    fill(game, a.DECK + 1, range(10, 20))
    return game


def drawn(game, seats):
    for seat in seats:
        game.commit([Event("draw", seat=seat)])
    return [game.card(game.objs[event.new]).name for event in game.events[-len(seats) :]]


def test_equal_seeds_give_equal_answers_and_others_do_not():
    one, same, other = Seeded(5), Seeded("5"), Seeded(6)
    asked = [(deck, count) for deck in (0, 1) for count in range(20)]
    assert [one.deal(*ask, 50) for ask in asked] == [same.deal(*ask, 50) for ask in asked]
    assert [one.deal(*ask, 50) for ask in asked] != [other.deal(*ask, 50) for ask in asked]


def test_the_answers_are_part_of_the_format():
    chance = Seeded(1)
    assert [chance.coin(count, 6) for count in range(1, 9)] == [5, 1, 2, 4, 0, 4, 3, 3]
    assert [chance.deal(0, count, 40) for count in range(1, 9)] == [29, 36, 2, 20, 3, 34, 33, 29]


def test_streams_are_independent():
    apart = decks(Seeded(9))
    mine = drawn(apart, [0, 0, 0])
    mixed = decks(Seeded(9))
    mixed.throw(6)
    both = drawn(mixed, [1, 0, 1, 0, 1, 1, 0])
    assert [both[1], both[3], both[6]] == mine
    coin = decks(Seeded(9))
    coins = [coin.throw(6) for _ in range(5)]
    after = decks(Seeded(9))
    drawn(after, [0, 1, 0])
    assert [after.throw(6) for _ in range(5)] == coins


def chi_square(counts):
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("sides", [2, 6, 40])
def test_coins_and_deals_are_uniform(sides):
    chance = Seeded("uniform")
    coins, deals = [0] * sides, [0] * sides
    for count in range(sides * 200):
        coins[chance.coin(count, sides)] += 1
        deals[chance.deal(3, count, sides)] += 1
    limit = {2: 10.8, 6: 20.5, 40: 72.1}[sides]  # exceeded once in a thousand seeds
    assert chi_square(coins) < limit and chi_square(deals) < limit


def test_every_order_of_a_small_deck_is_as_likely():
    counts = {}
    for seed in range(1200):
        game = a.empty_game(CARDS, Seeded(seed))
        fill(game, a.DECK, range(3))
        order = tuple(drawn(game, [0, 0, 0]))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6 and chi_square(list(counts.values())) < 20.5


def test_cards_are_dealt_from_the_pool_and_nowhere_else():
    game = decks(Seeded(3))
    seen = drawn(game, [0] * 10)
    assert sorted(seen) == sorted(card.name for card in CARDS[:10])
    assert game.pools[a.DECK] == () and game.pools[a.DECK + 1] == tuple(range(10, 20))
    assert game.deals[a.DECK] == 10 and game.deals[a.DECK + 1] == 0


def test_a_fork_draws_what_its_origin_draws():
    game = decks(Seeded(3))
    fork = game.fork()
    assert drawn(game, [0, 0]) == drawn(fork, [0, 0])


def test_fixed_chance_deals_in_written_order():
    assert drawn(decks(Fixed()), [0, 1, 0]) == ["card 0", "card 10", "card 1"]
    assert Fixed(3).coin(1, 2) == 1


class Blind(Fixed):
    """A source that does not know the other seat's deck."""

    def deal(self, deck, count, left):
        return -1 if deck == a.DECK + 1 else 0


def test_a_card_may_stay_unknown_and_the_game_goes_on():
    game = decks(Blind())
    game.commit([Event("draw", seat=1)])
    (hand,) = game.zones[a.HAND + 1]
    assert game.objs[hand].cards == (UNKNOWN,) and not game.objs[hand].known
    assert len(game.pools[a.DECK + 1]) == 10
    assert names(game, a.HAND + 1) == ["?"] and hand not in game.derived.traits


def test_the_one_door_raises_for_what_is_not_known():
    game = decks(Blind())
    with pytest.raises(UnknownCard):
        game.card(game.objs[game.zones[a.DECK][0]])
    game.commit([Event("put", seat=0, extra=a.Entry("trigger", "x", 0, 0))])
    with pytest.raises(UnknownCard):
        game.card(game.objs[game.zones[a.STACK][0]])
    (known,) = fill(game, a.FIELD, [4])
    assert game.card(game.objs[known]).name == "card 4"


def test_shuffling_makes_new_objects_and_forgets():
    game = decks(Seeded(3))
    game.commit([Event("draw", seat=0)])
    back = Event("move", game.zones[a.HAND][0], to=a.DECK)
    game.commit([back])
    assert game.objs[back.new].known  # put on top, everybody who saw it knows it
    before, deals = game.zones[a.DECK], game.deals[a.DECK]
    game.commit([Event("shuffle", to=a.DECK)])
    after = game.zones[a.DECK]
    assert len(after) == len(before) == 10 and not set(after) & set(before)
    assert not any(game.objs[ident].known for ident in after)
    assert not set(before) & set(game.objs)
    assert game.pools[a.DECK] == tuple(range(10))
    assert sorted(drawn(game, [0] * 10)) == sorted(card.name for card in CARDS[:10])
    assert game.deals[a.DECK] == deals + 10  # the stream goes on, it is not wound back
    assert all(game.objs[ident].owner == 0 for ident in game.zones[a.HAND])


def test_nobody_sees_into_a_deck():
    game = decks(Seeded(3))
    game.commit([Event("draw", seat=0)])
    (hand,) = game.zones[a.HAND]
    assert sees(game, game.objs[hand], 0) and not sees(game, game.objs[hand], 1)
    back = Event("move", hand, to=a.DECK)
    game.commit([back])
    assert not any(sees(game, game.objs[back.new], seat) for seat in (0, 1))


def test_a_card_put_aside_unseen_is_dealt_from_its_deck_when_it_is_turned_over():
    game = b.new_game(3)
    (ward, *others) = game.zones[b.WARD]
    assert all(game.objs[ident].cards == (UNDEALT,) for ident in (ward, *others))
    left = game.pools[b.DECK]
    fork = game.fork()
    for each in (game, fork):  # a fork turns over the same card
        each.commit([Event("move", ward, to=b.PILE)])
    (card,) = game.objs[game.zones[b.PILE][0]].cards
    assert fork.objs[fork.zones[b.PILE][0]].cards == (card,)
    assert sorted((*game.pools[b.DECK], card)) == sorted(left)


def test_a_card_put_aside_unseen_stays_in_the_pool_while_its_deck_is_shuffled():
    game = b.new_game(3)
    left = sorted(game.pools[b.DECK])
    game.commit([Event("shuffle", seat=0, to=b.DECK)])
    assert sorted(game.pools[b.DECK]) == left
    drawn = []
    for zone in (b.WARD, b.DECK):
        for ident in game.zones[zone]:
            game.commit([Event("move", ident, to=b.PILE)])
            drawn += game.objs[game.zones[b.PILE][-1]].cards
    assert sorted(drawn) == left and game.pools[b.DECK] == ()
