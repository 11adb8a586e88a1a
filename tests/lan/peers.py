"""Two sides of a sealed match in one process, on a line that can be cut."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random

from engine.kernel.decisions import Answer, Decision
from engine.players.random_player import random_answer
from engine.trails.cards.pool import CardPool
from tests.trails import cards
from trails_desktop.lan.line.messages import Terms
from trails_desktop.lan.sealed.games.port import SealedGame
from trails_desktop.lan.sealed.handshake import digests_of
from trails_desktop.lan.sealed.packs import PackOpener, plain_packs
from trails_desktop.lan.sealed.session import SealedMatch


class Clock:
    """Time that goes on when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        self.now += 0.02
        return self.now


def lively(decision: Decision, random: Random) -> Answer:
    """A random answer, passing half of the time, so that a match gets somewhere."""
    if decision.purpose == "priority" and random.random() < 0.6:
        return (("pass",),)
    return random_answer(decision, random)


def seeded(random: Random) -> Callable[[int], bytes]:
    return random.randbytes


class Pair:
    """Both sides and the line between them. traffic: payloads that each seat received."""

    def __init__(
        self,
        seed: int,
        decks: tuple[Sequence[str], Sequence[str]] | None = None,
        *,
        terms: Terms | None = None,
        folder: Path | None = None,
        pools: tuple[CardPool | SealedGame, CardPool | SealedGame] | None = None,
        pace: float = 0.0,
        made: type[SealedMatch] | tuple[type[SealedMatch], type[SealedMatch]] = SealedMatch,
        known: dict[str, str] | None = None,
        opener: PackOpener = plain_packs,
        choose: Callable[[Decision, Random], Answer] = lively,
    ) -> None:
        self.random, self.choose = Random(seed), choose
        self.clock = Clock()
        self.pools = pools or (cards.pool(), cards.pool())
        self.paths = (folder / "0.sealed", folder / "1.sealed") if folder is not None else (None, None)
        self.decks = decks if decks is not None else (cards.decks()[seed % 5], cards.decks()[(seed // 5 + 1) % 5])
        kinds = made if isinstance(made, tuple) else (made, made)
        self.pace = pace
        self.known = digests_once() if pools is None else known
        self.opener = opener
        self.sides = [
            kinds[seat].begin(
                self.pools[seat],
                terms or Terms(),
                seat,
                f"Player {seat}",
                self.decks[seat],
                self.paths[seat],
                random=seeded(self.random),
                now=self.clock,
                pace=pace,
                digests=self.known,
                opener=opener,
            )
            for seat in (0, 1)
        ]
        self.lines: tuple[deque[bytes], deque[bytes]] = (deque(), deque())  # on the way to each seat
        self.traffic: tuple[list[bytes], list[bytes]] = ([], [])
        self.cuts = 0

    # --- the line ---------------------------------------------------------------------------------------------------
    def connect(self) -> None:
        for seat in (0, 1):
            self.put(seat, self.sides[seat].connected())

    def put(self, seat: int, payloads: Sequence[bytes]) -> None:
        """What a seat sends."""
        self.lines[seat ^ 1].extend(payloads)

    def cut(self) -> None:
        """The line breaks; what is on the way is lost."""
        self.cuts += 1
        for seat in (0, 1):
            self.lines[seat].clear()
            self.sides[seat].disconnected()

    def restart(self, seat: int) -> None:
        """One side's program is killed and started anew: it has its file only."""
        path = self.paths[seat]
        assert path is not None
        self.cut()
        self.sides[seat] = type(self.sides[seat]).resume(
            self.pools[seat], path, now=self.clock, pace=self.pace, digests=self.known, opener=self.opener
        )

    def deliver(self, seat: int) -> bool:
        """Hand the next payload to a seat; False if none is on the way."""
        line = self.lines[seat]
        if not line:
            return False
        payload = line.popleft()
        self.traffic[seat].append(payload)
        self.put(seat, self.sides[seat].receive(payload))
        return True

    def settle(self) -> None:
        """Until nothing is on the way."""
        while any([self.deliver(0), self.deliver(1)]):
            pass
        for seat in (0, 1):
            self.put(seat, self.sides[seat].tick())

    # --- playing ----------------------------------------------------------------------------------------------------
    def asked(self) -> int:
        """The seat that is to answer now, -1 if none."""
        return next((seat for seat in (0, 1) if self.sides[seat].asked), -1)

    def answer(self, seat: int, answer: Answer) -> None:
        self.put(seat, self.sides[seat].answer(answer))

    def play(self, most: int = 5000, each: Callable[[Pair], None] | None = None) -> None:
        """Random answers to the end; ``each`` is called before every answer."""
        for _ in range(most):
            self.settle()
            if all(side.state not in ("playing", "paused", "hello", "sealed", "coin") for side in self.sides):
                return
            if each is not None:
                each(self)
                self.settle()
            seat = self.asked()
            if seat < 0:
                continue
            game = self.sides[seat].game
            assert game is not None and game.decision is not None
            self.answer(seat, self.choose(game.decision, self.random))
        raise AssertionError("the match does not end")


@lru_cache(maxsize=1)
def digests_once() -> dict[str, str]:
    """The cards' digests, worked out once for all tests."""
    return digests_of(cards.pool())
