"""Games between computer players, without a window, on one core or several.

The report depends on what was asked for and on nothing else: every game has its own seed, and the digest goes over the
games' records in their order, however many processes played them.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from time import perf_counter
from typing import Any

from engine.game import Chooser, Game, Playing
from engine.games import FIRST, game_named
from engine.kernel.chance import Seeded
from engine.kernel.decisions import Answer
from engine.kernel.frozen import frozen
from engine.processes import beside

#: Answers after which a game counts as stuck. Decks run out long before: it is there for a fault of the rules.
LIMIT = 50_000
_CHUNK = 8


@frozen
class Entrant:
    """A player and the deck it plays: name of the player (see ``players`` of its game), card numbers; none, if its
    game makes decks up from a seed."""

    player: str
    deck: tuple[str, ...]


@frozen
class Plan:
    """What is played. The first entrant has seat 0 in games 0, 2, 4 ... and seat 1 in the others. rules: id of the
    game."""

    entrants: tuple[Entrant, Entrant]
    seed: int | str
    games: int
    cards: dict[str, Any]
    rules: str = FIRST

    @property
    def port(self) -> Game:
        """The game that is played. Raises KeyError for one that there is not."""
        found = game_named(self.rules)
        if found is None:
            raise KeyError(self.rules)
        return found

    def seat(self, entrant: int, game: int) -> int:
        """The seat of an entrant in a game."""
        return entrant ^ (game & 1)

    def seed_of(self, game: int) -> str:
        """The seed of one game; naming it is enough to play the game again."""
        return f"{self.seed}/{game}"


@frozen
class Played:
    """One finished game. winner: index of the entrant, -1 for a draw. error: what went wrong, "" if nothing did."""

    game: int
    winner: int
    turns: int
    decisions: int
    digest: str
    error: str = ""


@frozen
class Report:
    """All games together. wins: by entrant. turns_mean: of the games without an error. seconds: by the clock."""

    games: int
    wins: tuple[int, int]
    draws: int
    turns_mean: float
    decisions: int
    seconds: float
    errors: int
    digest: str


def play(
    plan: Plan,
    number: int,
    watch: Callable[[Any], None] | None = None,
    chosen: Callable[[Playing, Answer], None] | None = None,
) -> Played:
    """Play one game. An exception in it is an error of that game and not of the whole.

    watch: sees the game after every answer, with the events since the one before. chosen: sees it with every answer
    that is about to be given.
    """
    answers: list[Answer] = []
    game: Playing | None = None
    error = ""
    port = plan.port
    winner = -1
    try:
        game, players = start(plan, number)
        while game.outcome is None:
            decision = game.decision
            if decision is None or len(answers) >= LIMIT:
                raise RuntimeError(f"the game goes on and on: {len(answers)} answers and no end")
            player = players[decision.seat]
            answer = player.choose(port.shown_to(player, game, decision.seat))
            answers.append(answer)
            if chosen is not None:
                chosen(game, answer)
            game.answer(answer)
            if watch is not None:
                watch(game)
            game.events.clear()  # nobody else looks at them
        if game.outcome.winner >= 0:
            winner = plan.seat(game.outcome.winner, number)
    except Exception as problem:  # a fault in a card or a player must not end the other games
        frame = traceback.extract_tb(problem.__traceback__)[-1]
        where = f"{frame.filename.replace(chr(92), '/').rpartition('/')[2]}:{frame.lineno}"
        error = f"{type(problem).__name__}: {problem} ({where})"
    turns = game.turn if game is not None else 0
    return Played(number, winner, turns, len(answers), _digest(record(plan, number, answers, game, error)), error)


def start(plan: Plan, number: int) -> tuple[Playing, tuple[Chooser, Chooser]]:
    """A game of the plan at its first question, and its players by seat."""
    seats = (plan.entrants[plan.seat(0, number)], plan.entrants[plan.seat(1, number)])
    seed = plan.seed_of(number)
    port = plan.port
    if port.decked is not None and all(seat.deck for seat in seats):
        decks = [port.decked(plan.cards, seat.deck) for seat in seats]
    elif port.dealt_deck is not None:
        decks = [port.dealt_deck(f"{seed}/{plan.seat(entrant, number)}") for entrant in (0, 1)]
    else:
        decks = [[plan.cards[card] for card in seat.deck] for seat in seats]
    one, two = (port.player(entrant.player, seat, seed, plan.cards) for seat, entrant in enumerate(seats))
    return port.start(decks, Seeded(seed), True), (one, two)


def record(plan: Plan, number: int, answers: list[Answer], game: Playing | None, error: str = "") -> dict[str, Any]:
    """A game as plain data: decks and players by seat, seed, every answer by content, how it ended."""
    seats = (plan.entrants[plan.seat(0, number)], plan.entrants[plan.seat(1, number)])
    outcome = game.outcome if game is not None else None
    return {
        "rules": plan.rules,
        "seed": plan.seed_of(number),
        "players": [seat.player for seat in seats],
        "decks": [list(seat.deck) for seat in seats],
        "answers": answers,
        "end": None if outcome is None else [outcome.winner, outcome.rule],
        "error": error.partition(":")[0],
    }


def run(plan: Plan, jobs: int = 1, told: Callable[[Played], None] | None = None) -> Report:
    """Play all games. ``told`` hears of each game in order, while the others are still being played."""
    began = perf_counter()
    wins = [0, 0]
    draws = turns = decisions = errors = 0
    digest = blake2b(digest_size=32)
    for played in _results(plan, jobs):
        digest.update(played.digest.encode())
        decisions += played.decisions
        if played.error:
            errors += 1
        elif played.winner < 0:
            draws += 1
        else:
            wins[played.winner] += 1
        turns += 0 if played.error else played.turns
        if told is not None:
            told(played)
    finished = plan.games - errors
    mean = round(turns / finished, 2) if finished else 0.0
    seconds = perf_counter() - began
    return Report(plan.games, (wins[0], wins[1]), draws, mean, decisions, seconds, errors, digest.hexdigest())


def _results(plan: Plan, jobs: int) -> Iterator[Played]:
    starts = range(0, plan.games, _CHUNK)
    workers = min(jobs, len(starts))
    if workers <= 1:
        for number in range(plan.games):
            yield play(plan, number)
        return
    chunks = [range(first, min(first + _CHUNK, plan.games)) for first in starts]
    with beside(workers) as pool:
        try:
            for results in pool.map(partial(_play_some, plan), chunks):
                yield from results
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _play_some(plan: Plan, numbers: range) -> list[Played]:
    return [play(plan, number) for number in numbers]


def _digest(data: dict[str, Any]) -> str:
    text = json.dumps(data, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()
