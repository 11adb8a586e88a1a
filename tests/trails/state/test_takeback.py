"""Taking back: when it is free, when the other player is asked, when it is too late; and that nothing is left of it."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from engine.kernel.decisions import Answer, Decision
from engine.kernel.events import Event
from engine.kernel.fingerprint import fingerprint
from engine.players.random_player import random_answer
from engine.trails.cards.decks import read_deck, resolve
from engine.trails.cards.pool import CardPool, load_pool
from engine.trails.records import record as rec
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import DECK, EXILE, FIELD, HAND, HOMEBASE, STANDBY, TRAIL
from engine.trails.views.takeback import Seen, Step, Undo, policy, seen_in
from engine.trails.views.view import view

ROOT = Path(__file__).resolve().parents[3]
DECKS = sorted((ROOT / "decks").glob("*.deck"))


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return load_pool(ROOT / "assets" / "cards")


def new_game(pool: CardPool, seed: int) -> TrailsGame:
    files = [DECKS[(seed + shift) % len(DECKS)] for shift in (0, 1 + seed // len(DECKS))]
    one, two = (resolve(read_deck(file.read_text(encoding="utf-8"), file.name), pool) for file in files)
    return rec.start(rec.make_header(pool, (one, two), seed), pool)


def asked(game: TrailsGame) -> Decision:
    assert game.decision is not None
    return game.decision


# --- the policy -------------------------------------------------------------------------------------------------------
OWN, AUTO = Step(0, False), Step(1, True)
DREW, SHOWN = Seen(0, 0, "drawn"), Seen(1, 0, "shown")


@pytest.mark.parametrize(
    ("since", "wanted", "word"),
    [
        ([], "never", "nothing to take back"),
        ([OWN], "free", ""),
        ([OWN, AUTO, Step(0, True)], "free", ""),
        ([OWN, Step(1, False)], "ask", "has acted"),
        ([Step(0, False, (DREW,))], "ask", "of your own"),
        ([OWN, Step(1, True, (DREW,))], "ask", "of your own"),
        ([OWN, Step(1, True, (Seen(1, 1, "drawn"),))], "ask", "has seen hidden cards since"),
        ([Step(0, False, (SHOWN,))], "ask", "cards of yours"),
        ([Step(0, False, (Seen(0, -1, "coin"), Seen(1, -1, "coin")))], "ask", "Chance"),
        ([Step(0, False, (Seen(0, 1, "looked"),))], "never", "Hidden cards of the other player"),
        ([Step(0, False, (DREW, Seen(0, 1, "shown"))), Step(1, False)], "never", "Hidden cards of the other player"),
    ],
)
def test_what_was_seen_and_done_since_decides(since: list[Step], wanted: str, word: str) -> None:
    undo = policy(0, since)
    assert undo.policy == wanted
    assert (word in undo.why) if word else undo.why == ""


def test_against_the_computer_it_is_free_until_the_game_is_over() -> None:
    since = [Step(0, False, (Seen(0, 1, "looked"), Seen(0, -1, "coin"))), Step(1, False)]
    assert policy(0, since, computer=True) == Undo("free")
    assert policy(0, since, computer=True, over=True).policy == "never"
    assert policy(0, [], computer=True).policy == "never"


# --- what is seen -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("frm", "to", "by", "wanted"),
    [
        (DECK, HAND, -1, {(0, 0)}),
        (DECK + 1, HAND + 1, 0, {(1, 1)}),
        (DECK, HOMEBASE, -1, {(0, 0)}),
        (DECK, TRAIL, -1, {(0, 0), (1, 0)}),
        (DECK + 1, EXILE + 1, 0, {(0, 1), (1, 1)}),
        (HAND + 1, TRAIL + 1, 0, {(0, 1)}),
        (HAND + 1, TRAIL + 1, 1, set()),
        (HAND, HOMEBASE, 0, set()),
        (HAND, DECK, 0, set()),
        (FIELD, TRAIL, 1, set()),
    ],
)
def test_a_card_that_moves_is_seen_by_whom_it_was_hidden_from(
    pool: CardPool, frm: int, to: int, by: int, wanted: set[tuple[int, int]]
) -> None:
    event = Event("move", 1, to=to, by=by)
    event.frm = frm
    found = seen_in(new_game(pool, 1), [event], 1)
    assert {(seen.seat, seen.owner) for seen in found} == wanted


def test_looks_reveals_and_coins_are_seen(pool: CardPool) -> None:
    game = new_game(pool, 1)
    one, two = game.zones[DECK][0], game.zones[DECK + 1][0]
    look = [Event("look", seat=0, extra=(two,)), Event("look", seat=0, extra=())]
    assert seen_in(game, look, game.coins) == (Seen(0, 1, "looked"),)
    shown = seen_in(game, [Event("reveal", one, seat=0, n=1)], game.coins)
    assert set(shown) == {Seen(1, 0, "shown"), Seen(0, 0, "shown")}
    assert seen_in(game, [Event("reveal", one, seat=0, n=1, cause="play"), Event("reveal", n=0)], game.coins) == ()
    assert {seen.how for seen in seen_in(game, [], game.coins - 1)} == {"coin"}


def test_a_free_take_back_hides_nothing_that_was_learned(pool: CardPool) -> None:
    """Random games: after every answer that could be taken back for free, no seat knows a card it did not know before,
    but for cards that their owner played."""
    verdicts: Counter[str] = Counter()
    for seed in range(2):
        game, stream = new_game(pool, seed), random.Random(seed)
        game.drain()
        while game.outcome is None:
            seat, answer = asked(game).seat, random_answer(asked(game), stream)
            before, coins = [known(game, other) for other in (0, 1)], game.coins
            game.answer(answer)
            step = Step(seat, False, seen_in(game, game.drain(), coins))
            verdict = policy(seat, [step]).policy
            verdicts[verdict] += 1
            if verdict == "free":
                assert known(game, seat) <= before[seat], (seed, answer)
                new = known(game, seat ^ 1) - before[seat ^ 1]
                assert new <= before[seat], (seed, answer)
    assert min(verdicts["free"], verdicts["ask"]) > 100, verdicts


def known(game: TrailsGame, seat: int) -> set[int]:
    """Physical cards whose face a seat sees now, in whatever zone."""
    seen = view(game, seat)
    idents = {
        card.id
        for player in seen.players
        for zone in (player.hand, player.homebase, player.field, player.trail, player.exile)
        for card in zone
        if card.number is not None
    }
    return {card for ident in (*idents, *game.zones[STANDBY]) for card in game.objs[ident].cards}


# --- nothing is taken along -------------------------------------------------------------------------------------------
def test_done_taken_back_and_done_again_is_the_same(pool: CardPool) -> None:
    """Ten random games, each played twice side by side: once plainly, once with every answer given, taken back by
    the copy kept of before, and given again. What comes back plays on, so that whatever was left behind adds up. One
    of them goes to its end, the others as far as a person would go on."""
    answers = compared = 0
    for seed in range(10):
        plain, game, stream = new_game(pool, seed), new_game(pool, seed), random.Random(f"again {seed}")
        most = 10**6 if seed < 1 else 250
        for _ in range(most):
            if plain.outcome is not None:
                break
            assert game.decision == plain.decision, (seed, answers)
            answer: Answer = random_answer(asked(plain), stream)
            look = stream.random() < 0.03  # fingerprints take their time
            now = fingerprint(game) if look else ""
            before = game.fork()
            game.answer(answer)
            plain.answer(answer)
            game = before.fork()
            if look:
                assert fingerprint(game) == now, (seed, answers, answer)
            game.answer(answer)
            if look or plain.outcome is not None:
                assert fingerprint(game) == fingerprint(plain), (seed, answers, answer)
                compared += 1
            answers += 1
    assert answers > 2000 and compared > 60, (answers, compared)


def test_going_back_by_many_answers_is_the_same_as_never_having_given_them(pool: CardPool) -> None:
    for seed in range(4):
        game, stream = new_game(pool, seed), random.Random(f"far {seed}")
        kept: list[tuple[TrailsGame, str]] = []
        while game.outcome is None and len(kept) < 150:
            kept.append((game.fork(), fingerprint(game)))
            game.answer(random_answer(asked(game), stream))
        stream.shuffle(kept)
        assert all(fingerprint(past) == then for past, then in kept)
