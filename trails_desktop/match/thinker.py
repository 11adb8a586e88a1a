"""Computer players think in a process of their own, under a time limit; the interface thread never computes. Where the
system lets no second process start, a thread thinks, and the window is slower meanwhile (:attr:`Thinker.here`).

The process gets what the seat sees or knows and gives back an answer, as plain data. If it is late or dies, a legal
answer is given in its place and the next question starts a fresh process.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import cache
from multiprocessing import parent_process
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from engine.kernel.decisions import Answer, Decision, Kind
from engine.players.base import Player
from engine.players.levels import thinks_ahead
from engine.players.roster import make_player
from engine.players.search.coach import Advised, advise, look_back
from engine.players.search.known import known
from engine.processes import beside, end, in_thread
from engine.trails.cards.pool import load_pool
from engine.trails.state.game import TrailsGame
from engine.trails.views.records import View
from engine.trails.views.view import view
from trails_desktop.library.storage.pool import PlayableCards, load_library
from trails_desktop.resources import resource_dir

LIMIT = 6.0  #: seconds for one decision
COACH_LIMIT = 20.0  #: seconds for advice, the start of its process with all cards among them
_POLL_MS = 15
_log = logging.getLogger("trails.thinker")


#: What a computer player is handed (:func:`shown_to`): a view, or what its seat knows.
Shown = View | TrailsGame


def shown_to(name: str, game: TrailsGame) -> Shown:
    """What the computer player ``name`` is handed of a game that asks its seat something."""
    assert game.decision is not None
    return known(game, game.decision.seat) if thinks_ahead(name) else view(game, game.decision.seat)


def think(name: str, seed: int, shown: Shown, library: Path | None = None) -> Answer:
    """What the computer player ``name`` answers. Runs in the thinking process. library: its file, None for the shipped
    cards alone."""
    assert shown.decision is not None
    answer: Answer = _player(name, shown.decision.seat, seed, library).choose(shown)
    return answer


def advise_about(seed: int, shown: TrailsGame, library: Path | None = None) -> tuple[Advised, Advised | None]:
    """What a seat had best answer, from what it knows. Runs in a process of the coach; ``library`` as above."""
    assert shown.decision is not None
    return advise(shown, shown.decision.seat, _cards(library), seed)


def look_back_at(
    seed: int, shown: TrailsGame, library: Path | None, given: Answer, target: int
) -> tuple[Advised, Advised] | None:
    """What would have been best, and what was given (:func:`engine.players.search.coach.look_back`)."""
    assert shown.decision is not None
    return look_back(shown, shown.decision.seat, _cards(library), seed, given, target)


@cache
def _cards(library: Path | None) -> PlayableCards:
    return PlayableCards(load_pool(resource_dir("assets") / "cards") if library is None else load_library(library))


@cache
def _player(name: str, seat: int, seed: int, library: Path | None = None) -> Player:
    """The player of a seat, made when it is first asked; it lives as long as the thinking process."""
    return make_player(name, seat, seed, _cards(library))


def follow_parent() -> None:
    """Make this process end with the one that started it. A killed program stops nobody, and this one would wait for
    its questions for ever: it holds the other end of their pipe itself."""
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def any_answer(decision: Decision) -> Answer:
    """Some legal answer, the most passive one: for a thinker that is late."""
    forced = decision.forced
    if forced is not None:
        return forced
    if decision.kind is Kind.NUMBER:
        return (("n", decision.least),)
    if decision.kind is Kind.ARRANGE:
        return tuple(("under" if option[0] == "under" else "top", option[1]) for option in decision.options)
    if decision.kind is Kind.ORDER:
        return decision.options
    if decision.kind is Kind.SPLIT:
        first, *rest = decision.options
        spare = decision.total - decision.least * len(rest)
        return ((*first, spare), *((*option, decision.least) for option in rest if decision.least))
    if decision.kind is Kind.CHOOSE:
        return decision.options[: decision.least]
    return (decision.options[-1],) if decision.kind is Kind.YES_NO else (decision.options[0],)


class Thinker(QObject):
    """Asks the thinking process. ``decided(object)`` brings the answer to the question last given to :meth:`ask`."""

    decided = Signal(object)

    def __init__(self, work: Callable[[str, int, Any], Answer] = think, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._pool: Executor | None = None
        self._future: Future[Answer] | None = None
        self._asked: Decision | None = None
        self._since = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(_POLL_MS)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether an answer is being thought about."""
        return self._future is not None

    @property
    def here(self) -> bool:
        """Whether a thread of this program thinks, since the system lets no second process start."""
        return in_thread(self._pool)

    def warm_up(self) -> None:
        """Start the process before it is needed."""
        if self._pool is None:
            self._pool = beside(1, follow_parent)
            if self.here:  # players and cards of an earlier match live as long as this program
                _player.cache_clear()
                _cards.cache_clear()

    def ask(self, name: str, seed: int, shown: Any) -> None:
        """Think about the question of what a seat is shown (of Trails: :func:`shown_to`); an earlier one is dropped."""
        self._asked = shown.decision
        self._since = time.monotonic()
        try:
            self.warm_up()
            assert self._pool is not None
            self._future = self._pool.submit(self._work, name, seed, shown)
        except (OSError, RuntimeError):
            self._future = Future()
            self._future.set_exception(RuntimeError("no process"))
        self._timer.start()

    def cancel(self) -> None:
        """Forget the question."""
        self._timer.stop()
        self._future = None
        self._asked = None

    def close(self) -> None:
        """Stop the process."""
        self.cancel()
        self._stop()

    def _look(self) -> None:
        future, asked = self._future, self._asked
        if future is None or asked is None:
            self._timer.stop()
            return
        late = time.monotonic() - self._since > LIMIT
        if not future.done() and not late:
            return
        self.cancel()
        try:
            answer = future.result(timeout=0)
            asked.check(answer)
        except Exception as error:  # a thinker that failed in any way must not end the game
            _log.warning("the computer player gave no answer, a passive one is given for it: %r", error)
            answer = any_answer(asked)
            self._stop()
        self.decided.emit(answer)

    def _stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            end(pool)


class Coach(QObject):
    """Asks a process of its own for advice. ``advised(object)``: what to do and the next best
    (:func:`engine.players.search.coach.advise`); None if it found out nothing in time."""

    advised = Signal(object)

    def __init__(self, library: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._pool: Executor | None = None
        self._future: Future[Any] | None = None
        self._since = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(_POLL_MS)
        self._timer.timeout.connect(self._look)

    def ask(self, seed: int, shown: TrailsGame) -> None:
        """Think about the question of what a seat knows; an earlier one is dropped."""
        self._submit(advise_about, seed, shown, self._library)

    def look_back(self, game: TrailsGame, given: Answer, target: int) -> None:
        """Think about what a seat answered, by what it knew then: ``advised`` brings what would have been best, and
        what was given."""
        assert game.decision is not None
        self._submit(look_back_at, game.counts, known(game, game.decision.seat), self._library, given, target)

    def _submit(self, work: Callable[..., Any], *what: Any) -> None:
        self._since = time.monotonic()
        try:
            self._pool = self._pool or beside(1, follow_parent)
            self._future = self._pool.submit(work, *what)
        except (OSError, RuntimeError) as error:
            self._future = Future()
            self._future.set_exception(error)
        self._timer.start()

    def close(self) -> None:
        """Stop the process."""
        self._timer.stop()
        pool, self._pool = self._pool, None
        if pool is not None:
            end(pool)

    def _look(self) -> None:
        assert self._future is not None
        late = time.monotonic() - self._since > COACH_LIMIT
        if not self._future.done() and not late:
            return
        self._timer.stop()
        try:
            found = self._future.result(timeout=0)
        except Exception as error:  # no advice must not end the match
            _log.warning("the coach gave no advice: %r", error)
            found = None
            self.close()
        self.advised.emit(found)
