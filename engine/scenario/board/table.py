"""A game under a scenario's hands: automatic answers, skipped seats, and running to a step of the book."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.decisions import Answer, Decision
from engine.kernel.frames import Frame
from engine.scenario.board.names import Names
from engine.scenario.common import table as common
from engine.trails.play.legality import PASS
from engine.trails.play.playing import Play
from engine.trails.state.game import TrailsGame

PASS_ONLY = (PASS,)


class Table(common.Table[TrailsGame, Names]):
    """A game, the names of its cards, and who has the initiative in the first turn.

    agreed: after how many answers somebody agreed to a "may" and has yet to choose. alike: the crafts whose equal
    counts were put up by themselves since the last move, by seat and names. given: whose answer, and which, in the
    order in which they were carried out here.
    """

    __slots__ = ("agreed", "alike", "first", "given")

    def __init__(self, game: TrailsGame, names: Names, first: int) -> None:
        super().__init__(game, names)
        self.first = first
        self.agreed = -1
        self.alike: list[tuple[int, tuple[str, ...]]] = []
        self.given: tuple[tuple[int, Answer], ...] = ()

    def fork(self) -> Table:
        """An independent copy."""
        new = Table(self.game.fork(), self.names, self.first)
        new.agreed, new.alike, new.given = self.agreed, self.alike.copy(), self.given
        return new

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
    def automatic(self, decision: Decision) -> Answer | None:
        """The answer of a question that is not put to the scenario."""
        if decision.purpose == "priority":
            return None
        if decision.purpose == "initiative":
            return (("seat", self.first),)
        if decision.purpose == "pay":
            return decision.options[: decision.least]  # ready homebase cards, face-down first
        if decision.rule == "1002.1b" and self._one_craft(decision):
            self.alike.append((decision.seat, self._called(decision)))
            return decision.options[:1]
        return decision.forced

    def _one_craft(self, decision: Decision) -> bool:
        """Whether all that can be put up next are counts of one craft, which need no order."""
        pending = [self.game.pending[int(option[1])] for option in decision.options]
        first = pending[0] if len(pending) > 1 else None
        return first is not None and all((one.source, one.craft) == (first.source, first.craft) for one in pending)

    def _called(self, decision: Decision) -> tuple[str, ...]:
        return self.names.pending(self.game, self.game.pending[int(decision.options[0][1])])

    def put_up_already(self, seat: int, names: tuple[str, ...]) -> bool:
        """Whether a choice that is written names an equal count that was put up by itself."""
        decision = self.open()
        done = next((one for one in self.alike if len(names) == 1 and one[0] == seat and names[0] in one[1]), None)
        if done is None or (decision is not None and decision.seat == seat and decision.rule == "1002.1b"):
            return False
        self.alike.remove(done)
        return True

    def passes(self, decision: Decision) -> bool:
        """Whether the seat can only pass."""
        return pass_only(decision)

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
