"""Playing a scenario: strict about every choice, patient about seats that can only pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.kernel.decisions import Decision
from engine.kernel.events import Event
from engine.kernel.frames import Frame
from engine.kernel.identity import canonical
from engine.scenario.acting import Actor, Illegal
from engine.scenario.board.building import build
from engine.scenario.board.table import PASS_ONLY, Table, only_order
from engine.scenario.common.result import LIMIT, Failure, Result
from engine.scenario.common.running import failing
from engine.scenario.common.steps import All, Cannot, Expect
from engine.scenario.expect import mismatches
from engine.scenario.sayings import described
from engine.scenario.words import Move, Scenario, Step
from engine.trails.tree.zones import STANDBY
from engine.trails.turn.combat import CombatPhase, ProposeAttacker
from engine.trails.turn.turn import PlayerSteps, Turn

#: Questions at which a scenario may end: nothing is half done there.
_BETWEEN = frozenset(("priority", "attackers", "cure", "place"))
_STEP_LABEL = {"draw": "703.6c", "homebase": "703.7c", "deployment": "703.8c"}


def run(scenario: Scenario) -> Result:
    """Play a scenario on a new game. Never raises for what a scenario says."""
    step, message = failing(_course(scenario))
    return Result(scenario.file, scenario.title, scenario.rules, not message, step, message, scenario.cards.notes)


def _course(scenario: Scenario) -> Iterator[int | None]:
    game, names = build(scenario)
    player = Player(Table(game, names, scenario.board.initiative))
    player.begin(scenario.board.at)
    for number, todo in enumerate(scenario.do, start=1):
        yield number
        player.do(todo)
    yield None
    for due in (scenario.end, scenario.goal):
        if due is not None:
            player.do(due)
    player.finish()


class Player:
    """Carries out the steps of one scenario."""

    __slots__ = ("held", "skipped", "table", "told")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.held = True  # stands between two steps of the book; what follows has not begun
        self.skipped: list[int] = []
        self.told = False  # whether the last expectation spoke of the open question

    def begin(self, at: str) -> None:
        """Carry out the first step of a turn or of the cure phase, so that its triggers have occurred."""
        if at == "turn-start":
            self.table.run_to(_about(Turn, "703.2"))
        elif at == "cure":
            self.table.run_to(_about(Turn, "705.2"))

    def do(self, step: Step) -> None:
        """One step. Raises :class:`Failure`."""
        self._keep_order(step)
        if isinstance(step, Expect):
            self.expect(step)
            return
        self.told = False
        if isinstance(step, Cannot):
            self.cannot(step)
        elif isinstance(step, Move):
            self.move(step)
        else:
            {"resolve": self.resolve, "all pass": self.all_pass, "go to": self.go_to}[step.verb](step)
            self.held = step.verb == "go to"

    def _keep_order(self, step: Step | None) -> None:
        """Cards that nobody arranges keep their order (502.4), as those do that a plan does not name.

        No other question may be left unanswered.
        """
        game = self.table.game
        while (decision := self._order_open()) is not None:
            if isinstance(step, Expect) and any(check.path[0] in ("asked", "asked for") for check in step.checks):
                return
            if isinstance(step, Move) and step.seat == decision.seat and step.verb in ("choose", "concede"):
                names = {self.table.names.of(game, game.objs[int(option[1])]) for option in decision.options}
                if names.issuperset(step.names):
                    return
            self.table.answer(decision.options)

    def _order_open(self) -> Decision | None:
        """The open question for an order, also behind those that answer themselves."""
        decision = self.table.game.decision
        if decision is None or decision.purpose == "priority":
            return None
        ahead = self.table.fork().open()
        return self.table.open() if ahead is not None and only_order(ahead) else None

    # --- moves ------------------------------------------------------------------------------------------------------
    def move(self, move: Move) -> None:
        """A move of a seat."""
        if move.verb == "pass" and self._passed_already(move.seat):
            return
        actor = Actor(self.table)
        try:
            skipped = actor.act(move)
        except Illegal as illegal:
            raise Failure(f"{move.shown}: {illegal}") from illegal
        self.table = actor.table
        self.skipped = skipped
        self.held = False

    def _passed_already(self, seat: int) -> bool:
        """Whether a written pass is that of a seat which was skipped on the way."""
        decision = self.table.game.decision
        if seat in self.skipped and (decision is None or decision.seat != seat):
            self.skipped.remove(seat)
            return True
        return False

    def cannot(self, step: Cannot[Move]) -> None:
        """A move that must be refused and change nothing."""
        trial = Actor(self.table.fork())
        before = _state(self.table)
        try:
            trial.act(step.move, trying=True)
        except Illegal as illegal:
            if not illegal.untouched or _state(self.table) != before:
                raise Failure(f"{step.move.shown} was refused, but something had changed") from illegal
            rules = {reason.rule for reason in illegal.reasons}
            if step.rule and step.rule not in rules:
                raise Failure(
                    f"{step.move.shown} is refused by {', '.join(sorted(rules)) or 'no rule'}, not by {step.rule}"
                ) from illegal
            return
        raise Failure(f"{step.move.shown} was not refused")

    # --- moves of everybody -----------------------------------------------------------------------------------------
    def resolve(self, step: All) -> None:
        """Everybody passes until one object has resolved."""
        table = self.table
        decision = table.skip(lambda decision: bool(table.game.zones[STANDBY]))
        if decision is None:
            raise Failure("resolve: the game is over")
        if not table.game.zones[STANDBY]:
            raise Failure("resolve: nothing waits in the standby zone")
        resolved: list[Event] = []
        table.game.drain()
        for _ in range(LIMIT):
            if decision.purpose != "priority":
                raise Failure(f"resolve: {described(decision)} first")
            table.answer(PASS_ONLY)
            resolved += [event for event in table.game.drain() if event.kind == "resolves"]
            if resolved:
                self.skipped = []
                return
            following = table.open()
            if following is None:
                return
            decision = following
        raise Failure("resolve: it goes on for ever")

    def all_pass(self, step: All) -> None:
        """Everybody passes until something else is asked."""
        table = self.table
        for _ in range(LIMIT):
            decision = table.open()
            if decision is None or decision.purpose != "priority":
                self.skipped = []
                return
            table.answer(PASS_ONLY)
        raise Failure("all pass: it goes on for ever")

    def go_to(self, step: All) -> None:
        """Nobody does anything avoidable until the place is reached; a game that ends on the way stops it."""
        table = self.table
        reached = _place(step)
        game = table.game
        self.skipped = []
        if game.decision is None and game.outcome is None:
            if reached(game.frames[-1]):  # it stands there already
                if step.to != "next turn":
                    return
                table.open()
            elif table.run_to(reached):
                return
        for _ in range(LIMIT):
            if game.outcome is not None:
                return
            decision = game.decision
            if decision is None:
                if table.run_to(reached):
                    return
                continue
            answer = table.automatic(decision)
            if answer is None:
                if decision.purpose == "priority":
                    answer = PASS_ONLY
                elif ("no",) in decision.options:
                    answer = (("no",),)
                elif decision.least == 0 and decision.kind.value == "choose":
                    answer = ()
                else:
                    raise Failure(f"go to: {described(decision)}, which cannot be avoided")
            if table.answer_to(answer, reached):
                return
        raise Failure("go to: it is never reached")

    # --- expectations -----------------------------------------------------------------------------------------------
    def expect(self, step: Expect) -> None:
        """What is expected holds now, or once the seats that can only pass have passed."""
        self.told = any(check.path[0] in ("asked", "asked for") for check in step.checks)
        wrong: list[str] = []
        settled = self.table.fork()
        settled.skip()
        for table in self._moments():
            found = mismatches(table, settled, step.checks)
            if not found:
                return
            wrong = wrong if wrong and self.held else found
        raise Failure("; ".join(wrong))

    def _moments(self) -> list[Table]:
        moments = [self.table] if self.held else []
        opened = self.table.fork()
        opened.open()
        moments.append(opened)
        settled = opened.fork()
        settled.skip()
        moments.append(settled)
        return moments

    def finish(self) -> None:
        """A scenario ends ready for the next action, with no choice left open."""
        if not self.told:
            self._keep_order(None)
        table = self.table.fork()
        decision = table.skip()
        if decision is not None and decision.purpose not in _BETWEEN and not self.told:
            raise Failure(f"the scenario ends in the middle: {described(decision)}")


def _state(table: Table) -> tuple[object, ...]:
    """What a refused move must leave as it was."""
    game = table.game
    numbers = (game.bond, game.cp, game.ep, game.combat, game.step, game.used, len(game.effects), len(game.pending))
    return canonical(game, (*numbers, game.decision))


def _about(kind: type[Frame], label: str, seat: int = -1) -> Callable[[Frame], bool]:
    """Whether a frame is about to run the step with this label."""
    index = kind.LABELS.index(label)

    def about(frame: Frame) -> bool:
        return isinstance(frame, kind) and frame.pc == index and (seat < 0 or getattr(frame, "seat", -1) == seat)

    return about


def _place(step: All) -> Callable[[Frame], bool]:
    if step.to == "end":
        return lambda frame: False
    if step.to in ("next turn", "turn-start"):
        return _about(Turn, "703.2")
    if step.to == "cure":
        return _about(Turn, "705.2")
    if step.to != "combat":
        return _about(PlayerSteps, _STEP_LABEL[step.to], step.seat)
    if step.seat >= 0:
        return _about(ProposeAttacker, "803.3", step.seat)
    return _first_attack()


def _first_attack() -> Callable[[Frame], bool]:
    """The initiative player's first sub step: only a new combat phase leads there."""
    begun = False
    starts, asks = _about(CombatPhase, "802.2"), _about(ProposeAttacker, "803.3")

    def reached(frame: Frame) -> bool:
        nonlocal begun
        begun = begun or starts(frame)
        return begun and asks(frame)

    return reached
