"""The proof that a puzzle is one: its solution reaches the goal whatever the other seat does, its shortcut does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from engine.kernel.decisions import Answer
from engine.scenario.acting import Actor, Illegal
from engine.scenario.board.building import build
from engine.scenario.board.table import Table
from engine.scenario.common.proof import judged
from engine.scenario.common.result import Failure
from engine.scenario.common.steps import Expect
from engine.scenario.expect import mismatches
from engine.scenario.runner import Player
from engine.scenario.words import Move, Scenario, Step


def reached(table: Table, goal: Expect) -> bool:
    """Whether the goal holds now."""
    settled = table.fork()
    settled.skip()
    return not mismatches(table, settled, goal.checks)


def faults(scenario: Scenario) -> Iterator[str]:
    """What keeps a scenario from being a puzzle, in sentences: none for a good one.

    The solution reaches the goal whatever the other seat answers, and the shortcut does not.
    """
    if scenario.goal is None or scenario.puzzle is None:
        yield "it has no goal or no puzzle texts"
        return
    yield from judged(scenario.do, scenario.puzzle.shortcut, partial(_lines, scenario))


def _lines(scenario: Scenario, steps: Sequence[Step]) -> Iterator[str]:
    """Every line of play in which seat A does its moves of ``steps`` and seat B anything at all: "" where the goal is
    reached, else why it is not."""
    game, names = build(scenario)
    player = Player(Table(game, names, scenario.board.initiative))
    player.begin(scenario.board.at)
    own = [step for step in steps if not isinstance(step, Move) or step.seat == 0]
    assert scenario.goal is not None
    yield from _play(player.table, own, scenario.goal, game.turn)


def _play(table: Table, own: Sequence[Step], goal: Expect, turn: int) -> Iterator[str]:
    """Depth first: the moves of A as written, then every answer of B."""
    decision = table.open()
    if decision is None or table.game.turn != turn or reached(table, goal):
        yield "" if reached(table, goal) else "the turn ends before the goal is reached"
        return
    if decision.seat == 1:
        for option in _answers(table):
            branch = table.fork()
            branch.game.answer(option)
            yield from _play(branch, own, goal, turn)
        return
    if not own or _passes(own[0]):
        branch = table.fork()
        if decision.purpose != "priority" and decision.least > 0:
            yield f"seat A is asked for {decision.purpose}, and the moves do not say what it answers"
            return
        branch.game.answer((("pass",),) if decision.purpose == "priority" else ())
        yield from _play(branch, own if not own else own[1:] if decision.purpose == "priority" else own, goal, turn)
        return
    actor = Actor(table.fork())
    step = own[0]
    if not isinstance(step, Move):
        yield from _play(table, own[1:], goal, turn)
        return
    try:
        actor.act(step)
    except Illegal as illegal:
        if decision.purpose == "priority":  # not yet: the move belongs to a later question
            branch = table.fork()
            branch.game.answer((("pass",),))
            yield from _play(branch, own, goal, turn)
        else:
            yield f"{step.shown}: {illegal}"
        return
    except Failure as failure:
        yield f"{step.shown}: {failure}"
        return
    yield from _play(actor.table, own[1:], goal, turn)


def _passes(step: Step) -> bool:
    return isinstance(step, Move) and step.verb == "pass"


def _answers(table: Table) -> Iterator[Answer]:
    """Every answer of the seat that is asked, of one option each, and none where that is allowed."""
    decision = table.game.decision
    assert decision is not None
    if decision.least == 0 and decision.purpose != "priority":
        yield ()
    for option in decision.options:
        if decision.least <= 1:
            yield (option,)
    if decision.least > 1:
        yield decision.options[: decision.least]
