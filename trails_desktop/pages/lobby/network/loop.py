"""The network of the running program: asyncio on Qt's loop, begun when the lobby is first opened and not before."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Coroutine
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from trails_desktop.lan.line.discovery import Finder
from trails_desktop.lan.line.identity import Identity, load_identity
from trails_desktop.lan.line.known import KnownMachines

_CLOSING_MS = 1500  #: so long saying good-bye may take


class _Lodger:
    """The application as asyncio gets to see it: it runs already, and stopping asyncio does not stop it."""

    def __init__(self) -> None:
        program = QApplication.instance()
        assert program is not None
        self.aboutToQuit = program.aboutToQuit

    def exit(self) -> None:
        """Whoever runs the application ends it."""


class Network(QObject):
    """``found_changed()``: the list of games nearby is another one. folder: where key, known machines and matches
    are."""

    found_changed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._loop: asyncio.AbstractEventLoop | None = None
        self._own_loop = False  #: False: asyncio ran already, for somebody else
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing: set[asyncio.Task[None]] = set()
        self.finder = Finder(self.found_changed.emit)
        self.known = KnownMachines(folder / "known.json")
        self.identity: Identity | None = None

    @property
    def running(self) -> bool:
        """Whether it was begun."""
        return self._loop is not None

    def begin(self) -> None:
        """Let asyncio run beside Qt, and listen for games. Raises :class:`Fault` if this machine has no key."""
        if self.identity is None:
            self.identity = load_identity(self.folder)
        if self._loop is not None:
            return
        self._loop = asyncio._get_running_loop()
        if self._loop is None:
            import qasync

            self._loop = qasync.QEventLoop(_Lodger(), already_running=True)
            self._loop.set_exception_handler(_unexpected)
            self._own_loop = True
        self.spawn(self.finder.open())

    def spawn(self, work: Coroutine[object, object, None], *, closing: bool = False) -> asyncio.Task[None]:
        """Run something; what it raises unexpectedly is reported as everywhere else. closing: it is waited for at the
        end, everything else is broken off."""
        assert self._loop is not None
        task = self._loop.create_task(work)
        (self._closing if closing else self._tasks).add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._closing.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            sys.excepthook(type(error), error, error.__traceback__)

    def end(self) -> None:
        """Stop everything that runs, and say good-bye."""
        loop = self._loop
        if loop is None or loop.is_closed():
            return
        self.finder.hush()
        for task in tuple(self._tasks):
            task.cancel()
        waiting = QEventLoop()
        closing = loop.create_task(self._close())
        closing.add_done_callback(lambda _: waiting.quit())
        QTimer.singleShot(_CLOSING_MS, waiting.quit)
        waiting.exec()
        closing.cancel()
        self._loop = None
        if not self._own_loop:
            return
        for task in asyncio.all_tasks(loop):
            task.cancel()
        asyncio._set_running_loop(None)
        with contextlib.suppress(RuntimeError):
            loop.stop()
        loop.close()

    async def _close(self) -> None:
        await asyncio.gather(*self._closing, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self.finder.close()
        if self._own_loop:  # what others began goes while it still can: afterwards only the collector would end it
            rest = asyncio.all_tasks() - {asyncio.current_task()}
            for task in rest:
                task.cancel()
            await asyncio.gather(*rest, return_exceptions=True)
        await asyncio.sleep(0)


def _unexpected(loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    error = context.get("exception")
    if isinstance(error, Exception) and not isinstance(error, OSError):
        sys.excepthook(type(error), error, error.__traceback__)
