"""A game under a scenario's hands: automatic answers, skipped seats, and running to a step of the book."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.decisions import Answer, Decision
from engine.kernel.frames import Frame
from engine.scenario.board.names import Names
from engine.trails.play.legality import PASS
from engine.trails.play.playing import Play
from engine.trails.state.game import TrailsGame

#: More answers than any scenario needs between two of its steps.
LIMIT = 20_000
PASS_ONLY = (PASS,)


class Failure(Exception):
    """The scenario does not hold. Says why in one sentence."""


class Table:
    """A game, the names of its cards, and who has the initiative in the first turn. given: whose answer, and which, in
    the order in which they were carried out here."""

    __slots__ = ("first", "game", "given", "names")

    def __init__(self, game: TrailsGame, names: Names, first: int) -> None:
        self.game = game
        self.names = names
        self.first = first
        self.given: tuple[tuple[int, Answer], ...] = ()

    def fork(self) -> Table:
        """An independent copy."""
        copy = Table(self.game.fork(), self.names, self.first)
        copy.given = self.given
        return copy

    def answer(self, answer: Answer) -> None:
        """Answer the open question, and note it. Raises :class:`engine.kernel.decisions.Refused`; then nothing is
        noted and nothing changed."""
        decision = self.game.decision
        self.game.answer(answer)
        self._note(decision, answer)

    def _note(self, decision: Decision | None, answer: Answer) -> None:
        assert decision is not None
        self.given = (*self.given, (decision.seat, answer))

    # --- running ----------------------------------------------------------------------------------------------------
    def open(self) -> Decision | None:
        """Run to the next question that does not answer itself; None when the game is over."""
        game = self.game
        for _ in range(LIMIT):
            if game.outcome is not None:
                return None
            if game.decision is None:
                game.run()
                continue
            answer = self.automatic(game.decision)
            if answer is None:
                return game.decision
            self.answer(answer)
        raise Failure("the game goes on for ever by itself")

    def automatic(self, decision: Decision) -> Answer | None:
        """The answer of a question that is not put to the scenario."""
        if decision.purpose == "priority":
            return None
        if decision.purpose == "initiative":
            return (("seat", self.first),)
        if decision.purpose == "pay":
            return decision.options[: decision.least]  # ready homebase cards, face-down first
        return decision.forced

    def skip(self, stop: Callable[[Decision], bool] = lambda decision: False) -> Decision | None:
        """Pass for every seat that can only pass, until ``stop`` or a real question."""
        decision = self.open()
        for _ in range(LIMIT):
            if decision is None or not pass_only(decision) or stop(decision):
                return decision
            self.answer(PASS_ONLY)
            decision = self.open()
        raise Failure("nobody can do anything, and the game goes on for ever")

    def run_to(self, reached: Callable[[Frame], bool]) -> bool:
        """Run until the step about to begin is the one looked for; False when a question comes before it."""
        game = self.game
        while game.decision is None and game.outcome is None:
            frame = game.frames[-1]
            if reached(frame):
                return True
            if frame.owner is not game.token:
                frame = frame.copy(game.token)
                game.frames[-1] = frame
            pc = frame.pc
            if pc >= len(frame.STEPS):
                game.frames.pop()
                continue
            frame.pc = pc + 1
            frame.STEPS[pc](frame, game)
        return False

    def answer_to(self, answer: Answer, reached: Callable[[Frame], bool]) -> bool:
        """Answer the open question and run no further than the step looked for."""
        game = self.game
        decision = game.decision
        assert decision is not None
        decision.check(answer)
        game.decision = None
        game.taken = answer
        game.counts += 1
        self._note(decision, answer)
        return self.run_to(reached)

    def playing(self) -> Play | None:
        """The play that is going on, if somebody is in the middle of one (triggered crafts aside)."""
        for frame in reversed(self.game.frames):
            if isinstance(frame, Play):
                return frame if frame.kind != "trigger" else None
        return None


def pass_only(decision: Decision) -> bool:
    """Whether the seat is not asked because it can only pass."""
    return decision.purpose == "priority" and decision.options == PASS_ONLY


def only_order(decision: Decision) -> bool:
    """Whether nothing but the order of cards that go onto or under a deck is open (502.4)."""
    return decision.rule == "502.4"
