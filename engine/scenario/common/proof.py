"""The proof that a puzzle of a game with cards as data is one: its solution reaches the goal whatever the other seat
does, its shortcut does not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from engine.kernel.decisions import Answer, Decision, Kind
from engine.kernel.objects import UnknownCard
from engine.scenario.common.acting import Illegal
from engine.scenario.common.expectations import mismatches
from engine.scenario.common.puzzle import Puzzle, read_puzzle
from engine.scenario.common.reading import Head, Played, read_head
from engine.scenario.common.result import Failure
from engine.scenario.common.running import Player
from engine.scenario.common.steps import SEATS, All, Cannot, Expect, Reading, read_step
from engine.scenario.source import Item, documents

S = TypeVar("S")
#: Lines of play that the proof looks at before it gives up.
MOST_LINES = 5000


@dataclass(frozen=True, slots=True)
class Riddle:
    """A puzzle as it was read. begin: sets its board up."""

    head: Head
    played: Played[Any, Any, Any]
    goal: Expect
    puzzle: Puzzle[Any]
    begin: Callable[[], Player[Any, Any, Any]]


def read_riddles(
    text: str,
    file: str,
    words: tuple[str, ...],
    match: Callable[[dict[str, Item]], tuple[Played[Any, Any, Any], Reading[Any]]],
    begin: Callable[[Any], Player[Any, Any, Any]],
) -> tuple[Riddle, ...]:
    """The puzzles of a file. file: its name, for messages. words: that a document may have. match: its board and moves,
    and how its steps are read. begin: sets a board up. Raises :class:`engine.scenario.source.ScenarioError`."""
    found = []
    for document in documents(text, file):
        head, top = read_head(document, words)
        for word in ("goal", "puzzle"):
            if word not in top:
                raise top["title"].error(f"a puzzle needs the word {word}")
        played, reading = match(top)
        puzzle = read_puzzle(top["puzzle"], partial(read_step, reading=reading))
        found.append(Riddle(head, played, reading.expect(top["goal"]), puzzle, partial(begin, played)))
    return tuple(found)


def judged(
    solution: Sequence[S], shortcut: Sequence[S], lines: Callable[[Sequence[S]], Iterator[str]]
) -> Iterator[str]:
    """What keeps a solution and a shortcut from making a puzzle, in sentences: none for good ones. lines: every line of
    play of some steps, "" where the goal is reached, else why it is not."""
    if not solution:
        yield "it has no solution"
    for count, line in enumerate(lines(solution)):
        if line:
            yield f"the solution fails: {line}"
            return
        if count == MOST_LINES:
            yield "the other seat has too many answers to look at"
            return
    if not shortcut:
        yield "it has no shortcut to be checked"
    elif not any(lines(shortcut)):
        yield "the shortcut reaches the goal"


def faults(riddle: Riddle) -> Iterator[str]:
    """What keeps it from being a puzzle, in sentences: none for a good one."""
    return judged(riddle.played.do, riddle.puzzle.shortcut, partial(_lines, riddle))


def _lines(riddle: Riddle, steps: Sequence[Any]) -> Iterator[str]:
    """Every line of play in which seat A does its moves and seat B anything at all: "" where the goal is reached, else
    why it is not."""
    player = riddle.begin()
    own = [step for step in steps if not isinstance(step, Cannot | All | Expect) and step.seat == 0]
    player.table.open()
    yield from _play(player, player.table, own, riddle.goal, player.table.game.turn)


def reached(player: Player[Any, Any, Any], table: Any, goal: Expect) -> bool:
    """Whether the goal holds on a table."""
    settled = table.fork()
    settled.open()
    return not mismatches(table, settled, goal.checks, player.look)


def _play(player: Player[Any, Any, Any], table: Any, own: Sequence[Any], goal: Expect, turn: int) -> Iterator[str]:
    """Depth first: the moves of A as written, then every answer of B."""
    decision = table.open()
    if reached(player, table, goal):
        yield ""
    elif decision is None or table.game.turn != turn:
        yield "the turn ends before the goal is reached"
    elif decision.seat == 1:
        for answer in _answers(decision):
            branch = table.fork()
            branch.answer(answer)
            yield from _play(player, branch, own, goal, turn)
    else:
        yield from _own(player, table, own, goal, turn)


def _own(player: Player[Any, Any, Any], table: Any, own: Sequence[Any], goal: Expect, turn: int) -> Iterator[str]:
    """A does its next move, or passes where that belongs to a later question."""
    decision = table.game.decision
    why = f"{SEATS[0]} is asked for {decision.purpose}, and the moves do not say what it answers"
    if own:
        actor = player.actor(table.fork())
        try:
            actor.act(own[0])
            yield from _play(player, actor.table, own[1:], goal, turn)
            return
        except (Illegal, Failure, UnknownCard) as problem:
            why = f"{own[0].shown}: {problem}"
    if decision.options[:1] != (("pass",),) or (own and decision.purpose == "main"):
        yield why
        return
    branch = table.fork()
    branch.answer((("pass",),))
    yield from _play(player, branch, own, goal, turn)


def _answers(decision: Decision) -> Iterator[Answer]:
    """Every answer of the seat that is asked, of one option each, and none where that is allowed."""
    if decision.kind is not Kind.CHOOSE:
        yield from ((option,) for option in decision.options)
        return
    if decision.least == 0:
        yield ()
    if decision.least <= 1 <= decision.most:
        yield from ((option,) for option in decision.options)
    else:
        yield decision.options[: decision.least]
