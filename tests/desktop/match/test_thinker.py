"""The thinking process: its answers are taken, but a game never waits for it and never ends with it."""

from __future__ import annotations

import concurrent.futures
import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Answer, Decision, Kind, Option
from engine.players.roster import make_player
from engine.processes import beside, end, in_thread
from engine.trails.cards.pool import CardPool
from tests.desktop.fakes import mock_view
from tests.desktop.playing import deck, meanings
from tests.desktop.screen_fakes import make_pool
from tests.desktop.thinking import never, odd
from trails_desktop.match import thinker as match_thinker
from trails_desktop.match.local import LocalMatch
from trails_desktop.match.setup import MatchSetup
from trails_desktop.match.thinker import Thinker, any_answer

PICKS: tuple[Option, ...] = (("pick", 1), ("pick", 2), ("pick", 3))
VIEW = replace(mock_view(), decision=Decision(0, Kind.CHOOSE, "choose", "1203", "Choose.", PICKS, 2, 2))


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return make_pool()


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    made = Thinker(odd)
    yield made
    made.close()


@pytest.fixture
def beside_this() -> None:
    """Processes beside this one, without which there is nothing to be seen of them; some systems start none."""
    workers = beside(1)
    end(workers)
    if in_thread(workers):
        pytest.skip("this system lets no second process start")


def processes(thinker: Thinker) -> list[BaseProcess]:
    return list(thinker._pool._processes.values()) if thinker._pool is not None else []


def ask(qtbot: QtBot, thinker: Thinker, name: str) -> Answer:
    with qtbot.waitSignal(thinker.decided) as told:
        thinker.ask(name, 1, VIEW)
    answer: Answer = told.args[0]
    return answer


@pytest.fixture
def one_process(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """A system whose shared memory cannot be written."""

    def refused(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(concurrent.futures, "ProcessPoolExecutor", refused)
    caplog.set_level(logging.CRITICAL, "trails.processes")


def test_where_no_process_starts_a_thread_thinks(qtbot: QtBot, one_process: None) -> None:
    thinker = Thinker(lambda name, seed, view: PICKS[1:])
    assert ask(qtbot, thinker, "plain") == PICKS[1:]
    assert thinker.here
    thinker.close()


def test_where_no_process_starts_work_is_done_one_by_one_in_order(one_process: None) -> None:
    with beside(4) as workers:
        assert in_thread(workers)
        assert list(workers.map(str.upper, ["a", "b"])) == ["A", "B"]


@pytest.mark.parametrize("name", ["dying", "raising", "cheating"])
def test_a_thinker_that_fails_is_replaced_by_a_legal_answer(
    qtbot: QtBot, beside_this: None, thinker: Thinker, name: str
) -> None:
    answer = ask(qtbot, thinker, name)
    assert VIEW.decision is not None and VIEW.decision.refusal(answer) == ""
    assert ask(qtbot, thinker, "cheating") == answer, "and the next question is answered as well"
    assert not thinker.busy


def test_a_thinker_that_is_late_is_stopped(
    beside_this: None, qtbot: QtBot, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_thinker, "LIMIT", 0.6)
    with qtbot.waitSignal(thinker.decided) as told:
        thinker.ask("slow", 1, VIEW)
        running = processes(thinker)
    assert VIEW.decision is not None and VIEW.decision.refusal(told.args[0]) == ""
    assert running
    qtbot.waitUntil(lambda: not any(process.is_alive() for process in running))


def test_closing_leaves_no_process(beside_this: None, qtbot: QtBot, thinker: Thinker) -> None:
    thinker.ask("slow", 1, VIEW)
    running = processes(thinker)
    assert running and thinker.busy
    thinker.close()
    assert not thinker.busy
    qtbot.waitUntil(lambda: not any(process.is_alive() for process in running))


def test_the_process_ends_with_a_program_that_is_killed() -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.desktop.thinking"], cwd=Path(__file__).parents[3], stdout=subprocess.PIPE
    )
    assert program.stdout is not None
    assert program.stdout.readline() == b"thinking\n"
    program.kill()
    # The thinking process has the same standard output: it is at its end when the last of them has gone.
    assert program.communicate(timeout=60) == (b"", None)


def test_a_question_that_was_dropped_is_not_answered(qtbot: QtBot, thinker: Thinker) -> None:
    answered: list[Answer] = []
    thinker.decided.connect(answered.append)
    thinker.ask("slow", 1, VIEW)
    thinker.cancel()
    qtbot.wait(50)
    assert answered == [] and not thinker.busy


@pytest.mark.parametrize(
    "decision",
    [
        Decision(0, Kind.ACT, "priority", "902", "", (("pass",), ("play", 1))),
        Decision(0, Kind.CHOOSE, "choose", "1203", "", PICKS, 1, 3),
        Decision(0, Kind.ORDER, "order", "1", "", PICKS),
        Decision(0, Kind.NUMBER, "number", "1", "", (), 2, 5),
        Decision(0, Kind.SPLIT, "split", "1", "", PICKS, 1, 3, total=7),
        Decision(0, Kind.SPLIT, "split", "1", "", PICKS, 0, 3, total=7),
        Decision(0, Kind.YES_NO, "yes-no", "1", "", (("yes",), ("no",))),
        Decision(0, Kind.NAME, "name", "1", "", (("name", "A"), ("name", "B"))),
        Decision(0, Kind.ARRANGE, "arrange", "1323", "", PICKS),
    ],
    ids=lambda decision: f"{decision.kind}",
)
def test_some_answer_is_always_legal(decision: Decision) -> None:
    assert decision.refusal(any_answer(decision)) == ""


def test_the_computer_plays_its_seat(beside_this: None, qtbot: QtBot, pool: CardPool) -> None:
    """A person and the computer, until turn two: the process gives what the player gives here."""
    setup = MatchSetup(("Ada", "Steady"), (deck("first-light"), deck("full-steam")), ("human", "greedy"), 5)
    match = LocalMatch(setup, pool, pace=0)
    cards = meanings(pool)
    mine, twin = make_player("greedy", 0, 0, cards), make_player("greedy", 1, 0, cards)
    asked: list[tuple[object, Answer]] = []
    _listen(match, lambda answer: asked.append((match._game.decision, answer)))
    match.start()

    def my_turn() -> bool:
        return match._game.outcome is not None or match.view().decision is not None

    while match._game.turn < 2 and match._game.outcome is None:
        qtbot.waitUntil(my_turn)
        match.answer(mine.choose(match.view()))
    thinker = match._thinker
    assert thinker is not None and twin is not None
    running = processes(thinker)
    match.close()
    assert len(asked) > 5
    assert any(answer != (("pass",),) for _, answer in asked), "it does more than pass"
    for decision, answer in asked:
        assert isinstance(decision, Decision) and decision.refusal(answer) == ""
    qtbot.waitUntil(lambda: not any(process.is_alive() for process in running))


def _listen(match: LocalMatch, tell: Callable[[Answer], object]) -> None:
    """Hear the thinker before the match does."""
    thinker = match._thinker
    assert thinker is not None
    thinker.decided.disconnect(match._computer_decided)
    thinker.decided.connect(tell)
    thinker.decided.connect(match._computer_decided)


def test_taking_back_against_the_computer_stops_its_thinking(beside_this: None, qtbot: QtBot, pool: CardPool) -> None:
    setup = MatchSetup(("Ada", "Slow"), (deck("first-light"), deck("full-steam")), ("human", "greedy"), 5)
    thinker = Thinker(never)
    match = LocalMatch(setup, pool, pace=0, thinker=thinker)
    mine = make_player("greedy", 0, 0, meanings(pool))
    match.start()
    answered = 0
    while not thinker.busy:
        if (view := match.view()).decision is not None:
            match.answer(mine.choose(view))
            answered += 1
        else:
            qtbot.waitUntil(lambda: thinker.busy or match.view().decision is not None)
    assert answered
    assert match.undo_state().policy == "free"
    running = processes(thinker)
    match.undo()
    assert not thinker.busy and match.view().decision is not None
    match.close()
    qtbot.waitUntil(lambda: not any(process.is_alive() for process in running))
