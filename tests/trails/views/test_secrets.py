"""Hidden cards: nothing that leaves the engine for a seat depends on what that seat may not know."""

from __future__ import annotations

from random import Random

import pytest

from engine.kernel.chance import Seeded
from engine.kernel.decisions import Answer, Decision
from engine.kernel.objects import UnknownCard
from engine.players.random_player import random_answer
from engine.trails.records.one_seat import OneSided, ask_again, disclosed, learn, public_facts
from engine.trails.setup import new_game
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import DECK, FIELD, HAND, HOMEBASE, TRAIL
from engine.trails.views.log import tell
from engine.trails.views.records import View
from engine.trails.views.view import view
from tests.trails import cards


def game(seed: int) -> TrailsGame:
    return new_game((cards.deck_cards(seed), cards.deck_cards(seed // 2 + 1)), Seeded(seed))


def lively(decision: Decision, random: Random) -> Answer:
    """A random answer, but passing half of the time, so that a game gets somewhere."""
    if decision.purpose == "priority" and random.random() < 0.6:
        return (("pass",),)
    return random_answer(decision, random)


def other_world(first: TrailsGame, seat: int, random: Random) -> TrailsGame:
    """The same game, but with everything that ``seat`` may not know dealt anew."""
    world = first.fork()
    foe = seat ^ 1
    hidden = [
        obj
        for zone in (HAND + foe, HOMEBASE + foe, DECK + foe)
        for obj in world.there(zone)
        if obj.known and not (zone == HOMEBASE + foe and obj.face_up) and obj.id not in world.shown
    ]
    dealt = [obj.cards[0] for obj in hidden] + list(world.pools[DECK + foe])
    random.shuffle(dealt)
    for obj, card in zip(hidden, dealt, strict=False):
        world.objs[obj.id] = obj.but(cards=(card,))
    world.pools[DECK + foe] = tuple(sorted(dealt[len(hidden) :]))
    own = list(world.pools[DECK + seat])  # the own undealt cards are as unknown to the seat
    world.pools[DECK + seat] = tuple(sorted(own))
    world.view_cache = None
    world.offers.clear()
    world.reach.clear()
    ask_again(world)
    return world


@pytest.mark.parametrize("seed", range(6))
def test_two_worlds_that_differ_in_secrets_look_the_same(seed: int) -> None:
    """Every byte a seat gets is equal: view, own question with its options in order, events and log lines."""
    first, random = game(seed), Random(seed)
    compared = 0
    while first.outcome is None and compared < 60:
        decision = first.decision
        assert decision is not None
        if random.random() < 0.15:
            for seat in (0, 1):
                second = other_world(first, seat, random)
                assert repr(view(first, seat)) == repr(view(second, seat))
                assert [obj.cards for obj in second.there(HAND + seat)] == [o.cards for o in first.there(HAND + seat)]
                compared += _same_tale(first, second, seat, random)
        first.answer(lively(decision, random))
        first.drain()
    assert compared >= 20


def _same_tale(first: TrailsGame, second: TrailsGame, seat: int, random: Random) -> int:
    """Play both worlds on with the same answers as long as nothing hidden is disclosed; compare what is told."""
    one, two = first.fork(), second.fork()
    for _ in range(4):
        decision = one.decision
        if decision is None or two.decision is None:
            break
        answer = (("pass",),) if decision.purpose == "priority" else random_answer(decision, random)
        if answer and answer[0] not in two.decision.options and decision.purpose != "arrange":
            break
        if disclosed(one, decision, answer):
            break
        one.answer(answer)
        two.answer(answer)
        if _drawn(one, seat):
            break  # the own draw is the next legal disclosure: the own pool is dealt from another order
        assert tell(one, one.drain(), seat) == tell(two, two.drain(), seat)
        assert repr(view(one, seat)) == repr(view(two, seat))
    return 1


def _drawn(one: TrailsGame, seat: int) -> bool:
    return any(
        event.kind == "move" and event.frm >> 1 == DECK >> 1 and event.to >> 1 != DECK >> 1 for event in one.events
    )


def test_the_two_worlds_really_differ() -> None:
    """The comparison above would be worth nothing if the second world held the same cards."""
    first, random = game(3), Random(3)
    for _ in range(40):
        assert first.decision is not None
        first.answer(lively(first.decision, random))
    second = other_world(first, 0, random)
    assert [obj.cards for obj in first.there(HAND + 1)] != [obj.cards for obj in second.there(HAND + 1)]
    assert repr(view(first, 1)) != repr(view(second, 1))


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_runs_from_one_seats_knowledge(seed: int) -> None:
    """Full knowledge and each seat's own give the same questions and public facts at every decision, nothing raises."""
    pair = (cards.deck_cards(seed), cards.deck_cards(seed + 1))
    full = new_game(pair, Seeded(seed))
    sides = [new_game(pair, OneSided(Seeded(seed), seat)) for seat in (0, 1)]
    random = Random(seed)
    steps = 0
    while full.outcome is None:
        decision = full.decision
        assert decision is not None
        answer = lively(decision, random)
        opened = disclosed(full, decision, answer)
        for seat, side in enumerate(sides):
            assert public_facts(side) == public_facts(full), f"step {steps}, seat {seat}"
            if seat != decision.seat:
                learn(side, opened)
        full.answer(answer)
        for side in sides:
            side.answer(answer)
        steps += 1
    assert steps > 100
    assert all(side.outcome == full.outcome for side in sides)


def test_the_other_seats_hand_is_never_known_in_its_own_world() -> None:
    side = new_game((cards.deck_cards(0), cards.deck_cards(1)), OneSided(Seeded(1), 0))
    assert side.decision is not None
    side.answer(side.decision.options[:1])
    assert all(not obj.known for obj in side.there(HAND + 1)) and all(obj.known for obj in side.there(HAND))
    with pytest.raises(UnknownCard):
        side.defn(side.there(HAND + 1)[0])


def test_a_view_of_a_hand_has_neither_names_nor_handles() -> None:
    match, random = game(5), Random(5)
    for _ in range(300):
        if match.outcome is not None or match.decision is None:
            break
        seen: View = view(match, 0)
        other = seen.players[1]
        hidden = [card for card in other.hand if card.id not in match.shown]  # a card being played is shown (1204.2b)
        assert all(card.id == 0 and card.number is None and not card.names for card in hidden)
        assert all(card.number is None for card in other.homebase if not card.face_up)
        assert len(other.hand) == len(match.zones[HAND + 1])
        assert all(card.number for card in (*other.field, *other.trail))
        if seen.asked == 1:
            assert seen.decision is None
        match.answer(lively(match.decision, random))
    assert match.zones[TRAIL + 1] or match.zones[FIELD + 1]
