"""Playing a scenario: what documents and players of every game have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from engine.effects.reasons import Reason
from engine.kernel.identity import canonical
from engine.kernel.objects import UnknownCard
from engine.scenario.common.acting import Actor, Illegal, Moving
from engine.scenario.common.expectations import mismatches
from engine.scenario.common.reading import Head, Played, Verdict
from engine.scenario.common.result import Failure, Result
from engine.scenario.common.steps import All, Cannot, Check, Expect
from engine.scenario.common.table import Table

MoveT = TypeVar("MoveT", bound=Moving)
TableT = TypeVar("TableT", bound=Table[Any, Any])
ActorT = TypeVar("ActorT", bound=Actor[Any, Any])


#: What a fault of the engine looks like.
_BROKEN = (
    UnknownCard, AssertionError, ArithmeticError, LookupError, AttributeError, TypeError, ValueError, RuntimeError,
)  # fmt: skip


def failing(course: Iterator[int | None]) -> tuple[int | None, str]:
    """Where a course of steps fails, and why; "" if it does not. course: yields the number of each step before it is
    carried out, None where none is."""
    step: int | None = None
    try:
        for number in course:
            step = number
    except Failure as failure:
        return step, str(failure)
    except _BROKEN as error:
        return step, f"the engine broke down: {type(error).__name__}: {error}"
    return None, ""


class ConstructionDocument:
    """A deck and whether it is legal. problems: what is found wrong with it. below: what stands between the id of a
    rule and the rest of the id of one below it."""

    __slots__ = ("_below", "_problems", "_verdict", "head")

    def __init__(self, head: Head, verdict: Verdict, problems: Callable[[], Sequence[Reason]], below: str) -> None:
        self.head = head
        self._verdict = verdict
        self._problems = problems
        self._below = below

    def run(self) -> Result:
        """Judge the deck."""
        found = self._problems()
        message = ""
        if self._verdict.legal and found:
            message = f"the deck is not legal: {'; '.join(one.sentence for one in found)}"
        elif not self._verdict.legal and not found:
            message = "the deck is legal"
        broken = {rule for one in found for rule in one.rules}
        for wanted in self._verdict.rules:
            if not message and not any(rule == wanted or rule.startswith(wanted + self._below) for rule in broken):
                message = f"rule {wanted} is not named, only {', '.join(sorted(broken)) or 'none'}"
        return Result(self.head.file, self.head.title, self.head.rules, not message, None, message)


class MatchDocument:
    """A board, moves and what must follow. readings: each sets the board up for
    whoever carries the steps out, and reads passes in one way; it holds if it holds in one of them."""

    __slots__ = ("_readings", "head", "played")

    def __init__(self, head: Head, played: Played[Any, Any, Any], *readings: Callable[[Any], Player[Any, Any, Any]]):
        self.head = head
        self.played = played
        self._readings = readings

    def run(self) -> Result:
        """Play it on a new match. What fails is told of the first reading."""
        outcomes = [failing(self._course(self._readings[0]))]
        for begin in self._readings[1:]:
            if not outcomes[-1][1]:
                break
            outcomes.append(failing(self._course(begin)))
        step, message = outcomes[0] if outcomes[-1][1] else (None, "")
        head = self.head
        return Result(head.file, head.title, head.rules, not message, step, message)

    def _course(self, begin: Callable[[Any], Player[Any, Any, Any]]) -> Iterator[int | None]:
        player = begin(self.played)
        for number, todo in enumerate(self.played.do, start=1):
            yield number
            player.do(todo)
        yield None
        if self.played.end is not None:
            player.do(self.played.end)


class Player(ABC, Generic[TableT, MoveT, ActorT]):
    """Carries out the steps of one scenario. held: nothing of what follows has begun."""

    __slots__ = ("held", "table")

    def __init__(self, table: TableT) -> None:
        self.table = table
        self.held = True

    @abstractmethod
    def actor(self, table: TableT) -> ActorT:
        """Who carries moves out on a table."""

    @abstractmethod
    def together(self, step: All) -> None:
        """A move of everybody. Raises :class:`Failure`."""

    @abstractmethod
    def look(self, table: TableT, asked: TableT, check: Check) -> Any:
        """What there is, in the same form as the value expected. asked: the table at which somebody is asked."""

    def moments(self) -> Iterator[tuple[TableT, TableT]]:
        """When what is expected may hold: now, or once the players that can only pass have passed, one after the other;
        with each the table at which somebody is asked."""
        opened = self.table.fork()
        opened.open()
        settled = opened.fork()
        settled.skip()
        if self.held:
            yield self.table, settled
        for passing in opened.passing():
            yield passing, settled

    def do(self, step: MoveT | Cannot[MoveT] | All | Expect) -> None:
        """One step. Raises :class:`Failure`."""
        if isinstance(step, Expect):
            self.expect(step)
        elif isinstance(step, Cannot):
            self.cannot(step)
        else:
            if isinstance(step, All):
                self.together(step)
            else:
                self.move(step)
            self.held = False

    def move(self, move: MoveT) -> ActorT:
        """A move of a seat. Returns who carried it out."""
        actor = self.actor(self.table)
        try:
            actor.act(move)
        except Illegal as illegal:
            raise Failure(f"{move.shown}: {illegal}") from illegal
        self.table = actor.table
        return actor

    def cannot(self, step: Cannot[MoveT]) -> None:
        """A move that must be refused, and change nothing."""
        before = _standing(self.table.game)
        trial = self.actor(self.table.fork())
        try:
            trial.act(step.move, trying=True)
        except Illegal as illegal:
            if _standing(self.table.game) != before:
                raise Failure(f"{step.move.shown} was refused, but something had changed") from illegal
            rules = [rule for reason in illegal.reasons for rule in reason.rules]
            if step.rule and not any(_names(rule, step.rule) for rule in rules):
                said = ", ".join(dict.fromkeys(rules)) or "no rule"
                raise Failure(f"{step.move.shown} is refused by {said}, not by {step.rule}") from illegal
            return
        raise Failure(f"{step.move.shown} was not refused")

    def expect(self, step: Expect) -> None:
        """What is expected holds at one of the moments."""
        wrong: list[str] = []
        for table, asked in self.moments():
            found = mismatches(table, asked, step.checks, self.look)
            if not found:
                return
            wrong = wrong or found
        raise Failure("; ".join(wrong))


def _names(rule: str, wanted: str) -> bool:
    """Whether a rule is the one wanted, or one below it."""
    return rule == wanted or rule.startswith((f"{wanted}.", f"{wanted}-"))


def _standing(game: Any) -> tuple[object, ...]:
    """What a refused move must leave as it was."""
    counted = (game.turn, game.owner, game.step, game.battle, sorted(game.damage.items()), game.used, len(game.pending))
    return canonical(game, (*counted, len(game.effects), len(game.frames), game.decision))
