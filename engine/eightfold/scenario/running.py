"""Playing a scenario: strict about every choice, patient about players that can only pass."""

from __future__ import annotations

from engine.eightfold.cards.construction import problems
from engine.eightfold.play.legality import MAINS
from engine.eightfold.play.resolving import Resolve
from engine.eightfold.scenario.acting import Actor, Illegal
from engine.eightfold.scenario.expecting import mismatches
from engine.eightfold.scenario.reading import read_construction, read_head, read_match
from engine.eightfold.scenario.table import Table, build, pass_only, soft
from engine.eightfold.scenario.words import Construction, Head, Move, Played, Step
from engine.eightfold.state.zones import STACK
from engine.eightfold.turn.windows import must_answer
from engine.kernel.decisions import Decision, Kind
from engine.kernel.identity import canonical
from engine.kernel.objects import UnknownCard
from engine.scenario.common.result import LIMIT, Document, Failure, Result
from engine.scenario.common.steps import All, Cannot, Expect
from engine.scenario.source import Item


def read_document(document: Item, library: object = None) -> Document:
    """One document of a file. Raises :class:`engine.scenario.source.ScenarioError`."""
    head, top = read_head(document)
    if "deck" in top:
        return ConstructionDocument(head, read_construction(top))
    return MatchDocument(head, read_match(top))


class ConstructionDocument:
    """A deck and whether it is legal."""

    __slots__ = ("deck", "head")

    def __init__(self, head: Head, deck: Construction) -> None:
        self.head = head
        self.deck = deck

    def run(self) -> Result:
        """Judge the deck."""
        found = problems(self.deck.main)
        message = ""
        if self.deck.legal and found:
            message = f"the deck is not legal: {'; '.join(one.said for one in found)}"
        elif not self.deck.legal and not found:
            message = "the deck is legal"
        broken = {rule for one in found for rule in one.rules}
        for wanted in self.deck.rules:
            if not message and not any(rule == wanted or rule.startswith(f"{wanted}.") for rule in broken):
                message = f"rule {wanted} is not named, only {', '.join(sorted(broken)) or 'none'}"
        return Result(self.head.file, self.head.title, self.head.rules, not message, None, message)


class MatchDocument:
    """A board, moves and what must follow."""

    __slots__ = ("head", "played")

    def __init__(self, head: Head, played: Played) -> None:
        self.head = head
        self.played = played

    def run(self) -> Result:
        """Play it on a new match."""
        step: int | None = None
        message = ""
        try:
            player = Player(build(self.played))
            for number, todo in enumerate(self.played.do, start=1):
                step = number
                player.do(todo)
            step = None
            if self.played.end is not None:
                player.do(self.played.end)
        except Failure as failure:
            message = str(failure)
        except (
            UnknownCard,
            AssertionError,
            ArithmeticError,
            LookupError,
            AttributeError,
            TypeError,
            ValueError,
        ) as error:
            message = f"the engine broke down: {type(error).__name__}: {error}"
        head = self.head
        return Result(head.file, head.title, head.rules, not message, step if message else None, message)


class Player:
    """Carries out the steps of one scenario. held: nothing of what follows has begun. turn: in which somebody did
    something last, though others may have begun by themselves since."""

    __slots__ = ("held", "table", "turn")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.held = True
        self.turn = table.game.turn

    def do(self, step: Step) -> None:
        """One step. Raises :class:`Failure`."""
        if isinstance(step, Expect):
            self.expect(step)
        elif isinstance(step, Cannot):
            self.cannot(step)
        else:
            if isinstance(step, Move):
                self.move(step)
            elif step.verb == "all pass":
                self.all_pass()
            elif step.verb == "resolve":
                self.resolve()
            else:
                self.go_to(step)
            self.held = False

    def move(self, move: Move) -> None:
        """A move of a seat."""
        actor = Actor(self.table)
        try:
            actor.act(move)
        except Illegal as illegal:
            raise Failure(f"{move.shown}: {illegal}") from illegal
        self.table = actor.table
        self.turn = actor.turn

    def cannot(self, step: Cannot[Move]) -> None:
        """A move that must be refused, and change nothing."""
        before = _state(self.table)
        trial = Actor(self.table.fork())
        try:
            trial.act(step.move, trying=True)
        except Illegal as illegal:
            if _state(self.table) != before:
                raise Failure(f"{step.move.shown} was refused, but something had changed") from illegal
            rules = [rule for reason in illegal.reasons for rule in reason.rules]
            if step.rule and step.rule not in rules:
                said = ", ".join(dict.fromkeys(rules)) or "no rule"
                raise Failure(f"{step.move.shown} is refused by {said}, not by {step.rule}") from illegal
            return
        raise Failure(f"{step.move.shown} was not refused")

    def resolve(self) -> None:
        """Everybody passes until one object has resolved, or asks something while it resolves."""
        game = self.table.game
        before = game.resolved
        for _ in range(LIMIT):
            decision = self.table.open()
            if game.resolved > before or decision is None:
                return
            if decision.purpose != "priority":
                if any(isinstance(frame, Resolve) for frame in game.frames):
                    return
                raise Failure(f"resolve: {decision.purpose} is asked first")
            if not game.zones[STACK] and not pass_only(decision, game):
                raise Failure("resolve: nothing is on the stack")
            self.turn = game.turn
            game.answer((("pass",),))
        raise Failure("resolve: it goes on for ever")

    def all_pass(self) -> None:
        """Everybody passes until something else is asked, or the turn player in a Main Phase with an empty stack."""
        game = self.table.game
        for _ in range(LIMIT):
            decision = self.table.open()
            if decision is None or decision.purpose != "priority" or must_answer(decision, game):
                return
            self.turn = game.turn
            game.answer((("pass",),))
        raise Failure("all pass: it goes on for ever")

    def go_to(self, step: All) -> None:
        """Nobody does anything avoidable until the place is reached; it stops before what must be answered."""
        table = self.table
        turn = max(self.turn, 1)  # preparing is no turn
        for _ in range(LIMIT):
            decision = table.open()
            if decision is None or self._there(step.to, decision, turn):
                self.turn = table.game.turn
                return
            game = table.game
            if decision.purpose == "priority":
                game.answer((("pass",),))
            elif ("no",) in decision.options:
                game.answer((("no",),))
            elif soft(decision):
                game.answer(decision.options)
            elif decision.kind is Kind.CHOOSE and decision.least == 0:
                game.answer(())
            else:
                self.turn = game.turn
                return
        raise Failure("go to: it is never reached")

    def _there(self, to: str, decision: Decision, turn: int) -> bool:
        game = self.table.game
        main = decision.purpose == "priority" and must_answer(decision, game) and game.step in MAINS
        if game.turn > turn and main:
            return to != "end"
        if game.turn > turn or to in ("next turn", "end"):
            return False
        if to == "attack":
            return decision.purpose == "attackers" or (game.step == "main 2" and main)
        if to == "main 2":
            return game.step == "main 2" and main
        return game.step == "end" and not pass_only(decision, game)

    def expect(self, step: Expect) -> None:
        """What is expected holds now, or once the players that can only pass have passed."""
        wrong: list[str] = []
        opened = self.table.fork()
        decision = opened.open()
        settled = opened.fork()
        settled.skip()
        pairs = [(opened, settled), *((between, settled) for between in opened.fork().passing())]
        if self.held:
            pairs.insert(0, (self.table, settled))
        if decision is not None and soft(decision):
            pairs.append((opened, opened))
        for table, asked in pairs:
            found = mismatches(table, asked, step.checks)
            if not found:
                return
            wrong = wrong or found
        raise Failure("; ".join(wrong))


def _state(table: Table) -> tuple[object, ...]:
    """What a refused move must leave as it was."""
    game = table.game
    counted = (game.turn, game.owner, game.step, game.battle, sorted(game.damage.items()), game.used, len(game.pending))
    return canonical(game, (*counted, len(game.effects), len(game.frames), game.decision))
