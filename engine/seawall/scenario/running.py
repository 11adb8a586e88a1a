"""Playing a scenario: strict about every choice, patient about players that can only pass."""

from __future__ import annotations

from engine.kernel.identity import canonical
from engine.kernel.objects import UnknownCard
from engine.scenario.common.result import LIMIT, Document, Failure, Result
from engine.scenario.common.steps import All, Cannot, Expect
from engine.scenario.source import Item
from engine.seawall.cards.construction import problems
from engine.seawall.scenario.acting import Actor, Illegal
from engine.seawall.scenario.expecting import mismatches
from engine.seawall.scenario.reading import read_construction, read_head, read_match
from engine.seawall.scenario.table import Table, build, pass_only
from engine.seawall.scenario.words import Construction, Head, Move, Played, Step


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
        found = problems(self.deck.main, self.deck.resources)
        message = ""
        if self.deck.legal and found:
            message = f"the deck is not legal: {'; '.join(one.said for one in found)}"
        elif not self.deck.legal and not found:
            message = "the deck is legal"
        broken = {rule for one in found for rule in one.rules}
        for wanted in self.deck.rules:
            if not message and not any(rule == wanted or rule.startswith(f"{wanted}-") for rule in broken):
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
    """Carries out the steps of one scenario. held: nothing of what follows has begun."""

    __slots__ = ("held", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.held = True

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

    def all_pass(self) -> None:
        """Everybody passes and nobody blocks until something else is asked."""
        for _ in range(LIMIT):
            decision = self.table.open()
            if decision is None or decision.purpose not in ("action", "block"):
                return
            self.table.game.answer(decision.options[:1])
        raise Failure("all pass: it goes on for ever")

    def go_to(self, step: All) -> None:
        """Nobody does anything avoidable until the place is reached; it stops before what must be answered."""
        table = self.table
        turn = table.game.turn
        for _ in range(LIMIT):
            decision = table.open()
            if decision is None:
                return
            game = table.game
            if game.turn > turn and decision.purpose == "main" and step.to != "end":
                return
            if step.to == "end phase" and game.turn == turn and game.step == "end" and not pass_only(decision):
                return
            if decision.purpose in ("main", "action", "block"):
                table.game.answer(decision.options[:1])
            elif ("no",) in decision.options:
                table.game.answer((("no",),))
            elif decision.least == 0 and decision.kind.value == "choose":
                table.game.answer(())
            else:
                return
        raise Failure("go to: it is never reached")

    def expect(self, step: Expect) -> None:
        """What is expected holds now, or once the players that can only pass have passed."""
        wrong: list[str] = []
        opened = self.table.fork()
        opened.open()
        settled = opened.fork()
        settled.skip()
        for table in (*((self.table,) if self.held else ()), opened, settled):
            found = mismatches(table, settled, step.checks)
            if not found:
                return
            wrong = wrong or found
        raise Failure("; ".join(wrong))


def _state(table: Table) -> tuple[object, ...]:
    """What a refused move must leave as it was."""
    game = table.game
    counted = (game.turn, game.owner, game.step, game.battle, sorted(game.damage.items()), game.used, len(game.pending))
    return canonical(game, (*counted, len(game.effects), len(game.frames), game.decision))
