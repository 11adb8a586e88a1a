"""A position on the table: a match around one game that a test has built, and scenarios played on it by hand.

``python -m tests.desktop.boards`` plays every scenario of the rules' chapters, and the solution of
every puzzle, with the mouse and tells which failed.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QObject, Signal

from engine.kernel.decisions import Answer, Decision, Kind, Option, Refused
from engine.kernel.frames import Frame
from engine.scenario.board.building import build
from engine.scenario.board.table import Table
from engine.scenario.reader import read_file
from engine.scenario.runner import Player
from engine.scenario.words import Scenario
from engine.trails.cards.pool import load_pool
from engine.trails.query.costs import ready_homebase
from engine.trails.state.game import TrailsGame
from engine.trails.tree.reasons import Reason
from engine.trails.turn.conceding import concede
from engine.trails.views.forecast import Forecast, forecast
from engine.trails.views.log import tell
from engine.trails.views.records import EventView, LogLine, View
from engine.trails.views.takeback import Undo
from engine.trails.views.view import attack_targets, view
from tests.trails.stories import stories
from trails_desktop.app.demo.mouse import Intent, MouseHands, changes
from trails_desktop.match.api import MatchChange, Payment
from trails_desktop.match.foresight import payment_of
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.theme import theme

_PASSES = 100  #: passes in a row that are given by hand
PUZZLES = Path(__file__).parents[2] / "assets" / "puzzles"


class BoardMatch(QObject):
    """The port of a table around a game. Whoever is asked sits at the screen; nothing passes by itself."""

    changed = Signal(object)
    seat_wanted = Signal(int)
    thinking = Signal(bool)
    ended = Signal(object)

    def __init__(self, game: TrailsGame) -> None:
        super().__init__()
        self.game = game
        self.names = ("A", "B")
        self.orgs = ("", "")
        self.heard: list[Answer] = []
        self._log: tuple[list[LogLine], list[LogLine]] = ([], [])
        self.run()

    @property
    def seat(self) -> int:
        decision = self.game.decision
        return decision.seat if decision is not None else 0

    def run(self) -> tuple[EventView, ...]:
        """Go on to the next question."""
        if self.game.decision is None and self.game.outcome is None:
            self.game.run()
        events = self.game.drain()
        told = [tell(self.game, events, seat) for seat in (0, 1)]
        for log, (_, lines) in zip(self._log, told, strict=True):
            log.extend(lines)
        return told[self.seat][0]

    def view(self) -> View:
        return view(self.game, self.seat)

    def log(self) -> Sequence[LogLine]:
        return tuple(self._log[self.seat])

    def answer(self, answer: Answer) -> None:
        seat = self.seat
        self.give(answer)
        self.heard.append(answer)
        jumped = self.seat != seat
        self.changed.emit(MatchChange((), (), jumped))

    def give(self, answer: Answer) -> None:
        """Answer past the table."""
        self.game.answer(answer)
        self.run()

    def payment(self) -> Answer:
        decision = self.game.decision
        if decision is None or decision.purpose != "pay":
            return ()
        wanted: list[Option] = [("pick", ident) for ident in ready_homebase(self.game, self.seat)]
        return tuple(option for option in wanted if option in decision.options)[: decision.least]

    def foresee_payment(self, answer: Answer) -> Payment:
        return payment_of(self.game, self.seat, answer)

    def forecast(self, attackers: Sequence[int], target: int, seat: int) -> Forecast | None:
        return forecast(self.game, tuple(attackers), target, seat)

    def attack_targets(self, attackers: Sequence[int]) -> tuple[Option, ...]:
        found = attack_targets(self.game, self.seat, tuple(attackers))
        return tuple(("pick", target) if target > 0 else ("seat", -1 - target) for target in found)

    def why_not(self, obj: int, verb: str = "") -> tuple[Reason, ...]:
        from engine.trails.play.why_not import why_not

        return why_not(self.game, self.seat, (verb or "play", obj))

    def undo_state(self) -> Undo:
        return Undo("never")

    def undo(self) -> None:
        raise Refused("nothing is taken back here")

    def concede(self) -> None:
        concede(self.game, self.seat)

    def sit_down(self, seat: int) -> None:
        pass


#: What a game was told, the last answer first: a chain, so that its copies share it.
Told = tuple[Any, Answer] | None
_REMEMBERED = 400  #: games a listener keeps in mind; a scenario tries things on copies and drops them soon


class Ear:
    """Remembers what games were told. Games have no room for notes of others, so it holds those heard of last."""

    def __init__(self) -> None:
        self._told: OrderedDict[int, tuple[TrailsGame, Told]] = OrderedDict()

    def of(self, game: TrailsGame) -> Told:
        """The chain of a game."""
        kept = self._told.get(id(game))
        return kept[1] if kept is not None else None

    def keep(self, game: TrailsGame, told: Told) -> None:
        """Remember this of a game."""
        self._told[id(game)] = game, told
        self._told.move_to_end(id(game))
        if len(self._told) > _REMEMBERED:
            self._told.popitem(last=False)

    def answers(self, game: TrailsGame) -> list[Answer]:
        """What a game was told, in order."""
        found: list[Answer] = []
        chain = self.of(game)
        while chain is not None:
            chain, given = chain
            found.append(given)
        return found[::-1]


@contextmanager
def listening() -> Iterator[Ear]:
    """Every answer a game is given, with those its copies were given before they were copied."""
    ear = Ear()
    answer, fork, part_way = TrailsGame.answer, TrailsGame.fork, Table.answer_to

    def noted(self: TrailsGame, given: Answer) -> None:
        answer(self, given)
        ear.keep(self, (ear.of(self), given))

    def copied(self: TrailsGame) -> TrailsGame:
        made, told = fork(self), ear.of(self)
        ear.keep(made, told)
        ear.keep(self, told)  # it is still in use: not to be forgotten
        return made

    def went(self: Table, given: Answer, reached: Callable[[Frame], bool]) -> bool:
        ear.keep(self.game, (ear.of(self.game), given))
        return part_way(self, given, reached)

    with (
        patch.object(TrailsGame, "answer", noted),
        patch.object(TrailsGame, "fork", copied),
        patch.object(Table, "answer_to", went),
    ):
        yield ear


def answers_of(scenario: Scenario) -> tuple[list[Answer], TrailsGame]:
    """Play a scenario as the engine's runner does: its answers in order, and the game it ends with."""
    with listening() as ear:
        game, names = build(scenario)
        player = Player(Table(game, names, scenario.board.initiative))
        player.begin(scenario.board.at)
        for todo in scenario.do:
            player.do(todo)
        if scenario.end is not None:
            player.do(scenario.end)
        last = player.table.game
        return ear.answers(last), last


def make_table(game: TrailsGame) -> TableWidget:
    """A table for a game, text-only and without motion."""
    table = TableWidget(BoardMatch(game), {}, None, theme("dark"), speed=0)
    table.resize(1280, 800)
    table.show()
    return table


def play_on(table: TableWidget, match: BoardMatch, answers: Sequence[Answer]) -> int:
    """Give these answers by mouse. Returns how many were given by hand: a question with one answer only, an initiative
    nobody asked for, and the hundredth pass in a row (a loop goes round thousands of times) are given past the table.
    """
    hands, by_hand, stale, passes = MouseHands(table, steps=2), 0, False, 0
    left = list(answers)
    while left:
        answer = left.pop(0)
        decision = match.game.decision
        assert decision is not None, "there is an answer left, and no question"
        passes = passes + 1 if answer == (("pass",),) else 0
        if not _worth_a_hand(decision, answer) or passes > _PASSES:
            match.give(answer)
            stale = True
            continue
        if stale:  # once for all of them: a forced loop is thousands of answers long
            match.changed.emit(MatchChange((), (), True))
            stale = False
        intent = _intent(match, decision, answer, left)
        count = len(match.heard)
        for _ in hands.perform(intent):
            QCoreApplication.processEvents()
        QCoreApplication.processEvents()
        given = match.heard[count:]
        wanted = [answer]
        if intent.target is not None and len(given) == 2:
            wanted.append(left.pop(0))
        assert [sorted(map(str, one)) for one in given] == [sorted(map(str, one)) for one in wanted], (decision, answer)
        by_hand += 1
    if stale:
        match.changed.emit(MatchChange((), (), True))
    return by_hand


def _worth_a_hand(decision: Decision, answer: Answer) -> bool:
    if decision.forced is not None or decision.purpose == "initiative":
        return False
    # Marks come in the order of the clicks: an order that only the runner can give is not for the hand.
    return decision.kind is not Kind.CHOOSE or len(answer) == len(changes((), answer))


def _intent(match: BoardMatch, decision: Decision, answer: Answer, left: Sequence[Answer]) -> Intent:
    if decision.purpose != "attackers" or not answer:
        return Intent(answer)
    targets = match.attack_targets([int(option[1]) for option in answer])
    if len(targets) == 1:
        return Intent(answer, targets[0])
    return Intent(answer, left[0][0])


def by_mouse(scenario: Scenario) -> int:
    """Play a scenario on the table; the position must be the one in which the runner's expectations held."""
    answers, wanted = answers_of(scenario)
    game, _ = build(scenario)
    table = make_table(game)
    match = table.port
    assert isinstance(match, BoardMatch)
    try:
        by_hand = play_on(table, match, answers)
        if wanted.outcome is not None and wanted.outcome.rule == "103.4" and match.game.outcome is None:
            # Giving up is no answer: the window's menu does it, whoever is asked. The table went on to a question
            # before, so that only the end is the same where the runner stood between two steps.
            concede(match.game, wanted.outcome.loser)
            assert match.game.outcome == wanted.outcome
            return by_hand
        if wanted.decision is None and wanted.outcome is None:
            wanted.run()  # the runner may stand between two steps of the book
        assert view(match.game, -1) == view(wanted, -1)
        return by_hand
    finally:
        table.hide()
        table.deleteLater()
        QCoreApplication.processEvents()


def puzzles() -> list[Scenario]:
    """The puzzles with their stored solutions."""
    pool = load_pool(PUZZLES.parent / "cards")
    found = (scenario for path in sorted(PUZZLES.glob("*.yaml")) for scenario in read_file(path, pool))
    return [scenario for scenario in found if scenario.do]


def main() -> int:
    """Play all of them and tell."""
    from PySide6.QtWidgets import QApplication

    from trails_desktop.ui.fonts import load_fonts

    program = QApplication(sys.argv[:1])
    load_fonts()
    failed = by_hand = 0
    broken: list[str] = []
    sys.excepthook = lambda kind, error, trace: broken.append(f"{kind.__name__}: {error}")  # in a slot, Qt goes on
    known = (*(story.read() for story in stories()), *puzzles())
    scenarios = [one for one in known if not sys.argv[1:] or any(word in one.title for word in sys.argv[1:])]
    for done, scenario in enumerate(scenarios):
        if done % 25 == 0:
            print(f"{done} of {len(scenarios)}", flush=True)
        try:
            broken.clear()
            by_hand += by_mouse(scenario)
            assert not broken, broken
        except Exception as error:
            failed += 1
            print(
                f"{Path(scenario.file).name}: {scenario.title}: {type(error).__name__}: {str(error)[:300]}", flush=True
            )
    print(f"{len(scenarios)} scenarios, {by_hand} answers by hand, {failed} failed")
    program.quit()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
