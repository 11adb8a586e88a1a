"""Playing a scenario: strict about every choice, patient about players that can only pass."""

from __future__ import annotations

from typing import Any

from engine.scenario.common import running
from engine.scenario.common.reading import read_head, read_verdict
from engine.scenario.common.result import LIMIT, Document, Failure
from engine.scenario.common.running import ConstructionDocument, MatchDocument
from engine.scenario.common.steps import All, Check
from engine.scenario.source import Item
from engine.seawall.cards.construction import problems
from engine.seawall.scenario.acting import Actor
from engine.seawall.scenario.expecting import look
from engine.seawall.scenario.reading import TOP, read_construction, read_match
from engine.seawall.scenario.table import Table, build, pass_only
from engine.seawall.scenario.words import Move


def read_document(document: Item, library: object = None) -> Document:
    """One document of a file. Raises :class:`engine.scenario.source.ScenarioError`."""
    head, top = read_head(document, TOP)
    if "deck" in top:
        deck = read_construction(top)
        return ConstructionDocument(head, read_verdict(top), lambda: problems(deck.main, deck.resources), "-")
    return MatchDocument(head, read_match(top), lambda played: Player(build(played)))


class Player(running.Player[Table, Move, Actor]):
    """Carries out the steps of one scenario."""

    __slots__ = ()

    def actor(self, table: Table) -> Actor:
        """Who carries moves out on a table."""
        return Actor(table)

    def together(self, step: All) -> None:
        """A move of everybody. Raises :class:`Failure`."""
        if step.verb == "all pass":
            self.all_pass()
        else:
            self.go_to(step)

    def all_pass(self) -> None:
        """Everybody passes and nobody blocks until something else is asked."""
        for _ in range(LIMIT):
            decision = self.table.open()
            if decision is None or decision.purpose not in ("action", "block"):
                return
            self.table.answer(decision.options[:1])
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
                table.answer(decision.options[:1])
            elif ("no",) in decision.options:
                table.answer((("no",),))
            elif decision.least == 0 and decision.kind.value == "choose":
                table.answer(())
            else:
                return
        raise Failure("go to: it is never reached")

    def look(self, table: Table, asked: Table, check: Check) -> Any:
        """What there is, in the same form as the value expected."""
        return look(table, asked, check)
