"""Long work in a thread of its own, with progress and cancel; its end is told in the thread of the window."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from trails_desktop.library.storage.sentences import Cancel, Cancelled, LibraryError, Progress
from trails_desktop.pages.deckbuilder.texts import told

Work = Callable[[Progress, Cancel], Any]


class Job(QObject):
    """``done(result)``, ``failed(sentence)`` or ``stopped()`` comes once, in the thread that made the job;
    ``progressed(done, all, what)`` in between."""

    done = Signal(object)
    failed = Signal(str)
    stopped = Signal()
    progressed = Signal(int, int, str)
    _ended = Signal(object, object)

    def __init__(self, work: Work, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="trails-work", daemon=True)
        self._ended.connect(self._end, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def cancel(self) -> None:
        """Ask it to stop; nothing is changed then."""
        self._stop.set()

    @property
    def stopping(self) -> bool:
        """Whether it was asked to stop: its end may have been on the way by then."""
        return self._stop.is_set()

    def wait(self, seconds: float = 10.0) -> None:
        """Stop it and wait for its end: when the program ends."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join(seconds)

    def _tell(self, done: int, of: int, what: str) -> None:
        self.progressed.emit(done, of, what)

    def _run(self) -> None:
        try:
            result, error = self._work(self._tell, self._stop.is_set), None
        except Exception as problem:  # told to the player, whatever it is
            result, error = None, problem
        with contextlib.suppress(RuntimeError):  # the page is gone, and nobody waits for it
            self._ended.emit(result, error)

    def _end(self, result: object, error: object) -> None:
        if error is None:
            self.done.emit(result)
        elif isinstance(error, Cancelled):
            self.stopped.emit()
        elif isinstance(error, LibraryError):
            self.failed.emit(told(error.said))
        else:
            self.failed.emit(f"{type(error).__name__}: {error}")
