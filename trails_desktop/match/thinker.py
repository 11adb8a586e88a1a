"""Computer players think in a process of their own, under a time limit; the interface thread never computes. Where the
system lets no second process start, a thread thinks, and the window is slower meanwhile (:attr:`Thinker.here`).

The process gets a view and gives back an answer, as plain data. If it is late or dies, a legal answer is given in its
place and the next question starts a fresh process.
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
from engine.players.roster import make_player
from engine.processes import beside, end, in_thread
from engine.trails.cards.pool import load_pool
from engine.trails.views.records import View
from trails_desktop.library.storage.pool import PlayableCards, load_library
from trails_desktop.resources import resource_dir

LIMIT = 6.0  #: seconds for one decision
_POLL_MS = 15
_log = logging.getLogger("trails.thinker")


def think(name: str, seed: int, view: View, library: Path | None = None) -> Answer:
    """What the computer player ``name`` answers. Runs in the thinking process. library: its file, None for the shipped
    cards alone."""
    answer: Answer = _player(name, view.seat, seed, library).choose(view)
    return answer


@cache
def _player(name: str, seat: int, seed: int, library: Path | None = None) -> Player:
    """The player of a seat, made when it is first asked; it lives as long as the thinking process."""
    pool = load_pool(resource_dir("assets") / "cards") if library is None else load_library(library)
    return make_player(name, seat, seed, PlayableCards(pool))


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
    """Asks the thinking process. ``decided(object)`` brings the answer to the view last given to :meth:`ask`."""

    decided = Signal(object)

    def __init__(self, work: Callable[[str, int, Any], Answer] = think, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._pool: Executor | None = None
        self._future: Future[Answer] | None = None
        self._view: Any = None
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
            if self.here:  # players of an earlier match live as long as this program
                _player.cache_clear()

    def ask(self, name: str, seed: int, view: Any) -> None:
        """Think about the view of a seat that is asked something; an earlier question is dropped."""
        self._view = view
        self._since = time.monotonic()
        try:
            self.warm_up()
            assert self._pool is not None
            self._future = self._pool.submit(self._work, name, seed, view)
        except (OSError, RuntimeError):
            self._future = Future()
            self._future.set_exception(RuntimeError("no process"))
        self._timer.start()

    def cancel(self) -> None:
        """Forget the question."""
        self._timer.stop()
        self._future = None
        self._view = None

    def close(self) -> None:
        """Stop the process."""
        self.cancel()
        self._stop()

    def _look(self) -> None:
        future, view = self._future, self._view
        if future is None or view is None:
            self._timer.stop()
            return
        late = time.monotonic() - self._since > LIMIT
        if not future.done() and not late:
            return
        self.cancel()
        assert view.decision is not None
        try:
            answer = future.result(timeout=0)
            view.decision.check(answer)
        except Exception as error:  # a thinker that failed in any way must not end the game
            _log.warning("the computer player gave no answer, a passive one is given for it: %r", error)
            answer = any_answer(view.decision)
            self._stop()
        self.decided.emit(answer)

    def _stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            end(pool)
