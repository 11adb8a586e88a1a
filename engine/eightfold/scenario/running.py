"""Playing a scenario: strict about every choice, patient about players that can only pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.eightfold.cards.construction import problems
from engine.eightfold.play.legality import MAINS
from engine.eightfold.play.resolving import Resolve
from engine.eightfold.scenario.acting import Actor
from engine.eightfold.scenario.expecting import look
from engine.eightfold.scenario.reading import TOP, read_construction, read_match
from engine.eightfold.scenario.table import Table, build, pass_only, soft
from engine.eightfold.scenario.words import Move
from engine.eightfold.state.zones import STACK
from engine.eightfold.turn.windows import must_answer
from engine.kernel.decisions import Decision, Kind
from engine.scenario.common import running
from engine.scenario.common.acting import Illegal
from engine.scenario.common.reading import read_head, read_verdict
from engine.scenario.common.result import LIMIT, Document, Failure
from engine.scenario.common.running import ConstructionDocument, MatchDocument
from engine.scenario.common.steps import All, Check
from engine.scenario.source import Item


def read_document(document: Item, library: object = None) -> Document:
    """One document of a file. Raises :class:`engine.scenario.source.ScenarioError`."""
    head, top = read_head(document, TOP)
    if "deck" in top:
        deck = read_construction(top)
        return ConstructionDocument(head, read_verdict(top), lambda: problems(deck.main), ".")
    return MatchDocument(
        head, read_match(top), lambda played: Player(build(played)), lambda played: Player(build(played), asked=True)
    )


class Player(running.Player[Table, Move, Actor]):
    """Carries out the steps of one scenario. turn: in which somebody did something last, though others may have begun
    by themselves since. asked: a written pass is that of the next question that is really put to its player, and done
    where there is none; otherwise it is the next one of all."""

    __slots__ = ("asked", "turn")

    def __init__(self, table: Table, asked: bool = False) -> None:
        super().__init__(table)
        self.asked = asked
        self.turn = table.game.turn

    def actor(self, table: Table) -> Actor:
        """Who carries moves out on a table."""
        return Actor(table, self.asked)

    def move(self, move: Move) -> Actor:
        """A move of a seat, and when it was made."""
        actor = super().move(move)
        self.turn = actor.turn
        return actor

    def _finished(self) -> Table:
        """The table, with what was begun gone through. Raises :class:`Failure`."""
        actor = self.actor(self.table.fork())
        try:
            actor.finish()
        except Illegal as illegal:
            raise Failure(str(illegal)) from illegal
        return actor.table

    def together(self, step: All) -> None:
        """A move of everybody. Raises :class:`Failure`."""
        self.table = self._finished()
        if step.verb == "all pass":
            self.all_pass()
        elif step.verb == "resolve":
            self.resolve()
        else:
            self.go_to(step)

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
            self.table.answer((("pass",),))
        raise Failure("resolve: it goes on for ever")

    def all_pass(self) -> None:
        """Everybody passes until something else is asked, or the turn player in a Main Phase with an empty stack."""
        game = self.table.game
        for _ in range(LIMIT):
            decision = self.table.open()
            if decision is None or decision.purpose != "priority" or must_answer(decision, game):
                return
            self.turn = game.turn
            self.table.answer((("pass",),))
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
                self.table.answer((("pass",),))
            elif ("no",) in decision.options:
                self.table.answer((("no",),))
            elif soft(decision):
                self.table.answer(decision.options)
            elif decision.kind is Kind.CHOOSE and decision.least == 0:
                self.table.answer(())
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

    def moments(self) -> Iterator[tuple[Table, Table]]:
        """Also before an order that can be left unanswered, and of a play that waits for a choice, when nothing is
        chosen."""
        yield from super().moments()
        opened = self.table.fork()
        decision = opened.open()
        if decision is not None and soft(decision):
            yield opened, opened
        if self.table.begun is not None:
            player = Player(self._finished(), self.asked)
            player.held = False
            yield from player.moments()

    def look(self, table: Table, asked: Table, check: Check) -> Any:
        """What there is, in the same form as the value expected."""
        return look(table, asked, check)
