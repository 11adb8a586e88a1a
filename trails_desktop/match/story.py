"""A match looked back on: the bond at the end of each turn, and the moments at which most of it was lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, Protocol, runtime_checkable

from engine.kernel.decisions import Answer
from engine.players.search.plans import worth_thinking
from engine.trails.records.record import CONCEDE, Given
from engine.trails.state.game import TrailsGame
from engine.trails.views.log import tell
from engine.trails.views.records import LogLine, View
from engine.trails.views.view import view

MOMENTS: Final = 3


@dataclass(frozen=True, slots=True)
class Choice:
    """What a seat decided: the match at its question, what it saw, its answer, and whom it attacked with that (an id,
    negative for a player, 0 for nobody)."""

    game: TrailsGame
    seen: View
    answer: Answer
    target: int = 0


@dataclass(frozen=True, slots=True)
class Told:
    """One moment. point: the answer after which it came, as a replay counts. before: what was seen then; bond: of both
    seats afterwards. lines: what the log says of it. choice: what the seat that is told of it decided last before it,
    where there was something to think about; None for nothing in this turn."""

    turn: int
    point: int
    before: View
    bond: tuple[int, int]
    lines: tuple[LogLine, ...]
    choice: Choice | None = None

    @property
    def lost(self) -> tuple[int, int]:
        """How much bond either seat lost."""
        first, second = (max(0, player.bond - now) for player, now in zip(self.before.players, self.bond, strict=True))
        return first, second


@dataclass(frozen=True, slots=True)
class Story:
    """history: turn and bond of both seats at its end, from the start (turn 0) on. moments: in the order in which they
    came. kept: the name of the file in which the match lies, "" if it is not kept."""

    history: tuple[tuple[int, int, int], ...] = ()
    moments: tuple[Told, ...] = ()
    kept: str = ""


@runtime_checkable
class Storied(Protocol):
    """A match that can be looked back on."""

    def story(self) -> Story:
        """All of it up to now, as the seat that is shown may know it."""


def story_of(states: Sequence[tuple[int, TrailsGame]], given: Sequence[Given], seat: int, kept: str = "") -> Story:
    """states: the game at some points, in order, the last one at its end, each with the number of answers before it.
    given: all answers. seat: by whose eyes."""
    bonds = [(game.turn, *_bond(game)) for _, game in states]
    history = []
    for turn in sorted({turn for turn, _, _ in bonds}):
        # nothing is lost between two turns: what the next one begins with, this one ended with
        following = next((pair for later, *pair in bonds if later > turn), list(bonds[-1][1:]))
        history.append((turn, following[0], following[1]))
    lost = [
        (sum(max(0, was - now) for was, now in zip(before[1:], after[1:], strict=True)), at)
        for at, (before, after) in enumerate(pairwise(bonds))
    ]
    largest = sorted((one for one in lost if one[0] > 0), key=lambda one: (-one[0], -one[1]))[:MOMENTS]
    found = []
    for at in sorted(at for _, at in largest):
        moment = _moment(states[at], given[states[at][0] : states[at + 1][0]], seat)
        found += [replace(moment, choice=_choice(states, given, moment, seat))] if moment is not None else []
    return Story(tuple(history), tuple(found), kept)


def _bond(game: TrailsGame) -> tuple[int, int]:
    return game.bond[0], game.bond[1]


def _moment(start: tuple[int, TrailsGame], answers: Sequence[Given], seat: int) -> Told | None:
    """The answer of these after which most bond went, played again on a copy."""
    point, game = start[0], start[1].fork()
    game.drain()
    best: Told | None = None
    for number, one in enumerate(answers, start=point + 1):
        if one.answer == CONCEDE or game.decision is None:
            break
        seen = view(game, seat)
        game.answer(one.answer)
        lines = tell(game, game.drain(), seat)[1]
        told = Told(seen.turn, number, seen, _bond(game), tuple(lines))
        if sum(told.lost) and (best is None or sum(told.lost) > sum(best.lost)):
            best = told
    return best


def _choice(states: Sequence[tuple[int, TrailsGame]], given: Sequence[Given], moment: Told, seat: int) -> Choice | None:
    """What the seat decided last before a moment, in its turn."""
    for count, game in reversed(states):
        decision = game.decision
        if count >= moment.point or decision is None or decision.seat != seat:
            continue
        if game.turn != moment.turn:
            return None
        seen = view(game, seat)
        if worth_thinking(seen, decision):
            answer = given[count].answer
            return Choice(game, seen, answer, _target(game, answer, given[count + 1 : count + 2]))
    return None


def _target(game: TrailsGame, answer: Answer, following: Sequence[Given]) -> int:
    """Whom an attack is for: said with the next answer, or clear from the beginning."""
    after = game.fork()
    after.answer(answer)
    if after.decision is not None and after.decision.purpose == "attack target" and following:
        ((word, number),) = following[0].answer
        return int(number) if word == "pick" else -1 - int(number)
    combat = after.combat
    if combat is None or not answer or answer[0][0] != "pick":
        return 0
    return combat.target or -1 - combat.target_seat
