"""Reads what is typed in the workshop beside the window, so that no key waits for it.

What reads is made ready first, which takes a second or two. Only one draft is read at a time, and of several that are
asked for meanwhile only the last. When nothing waits, what may be meant by lines that are not understood is looked for,
which takes tenths of a second a line.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

from engine.trails.cards.printing import Printing
from trails_desktop.collecting import rest
from trails_desktop.pages.workshop.drafts import Draft, Kept, Proposals, Report, proposed, understand, warm

_LOOK_EVERY_MS = 15
_QUICK_TURNS = 0.0005  #: seconds that the window waits at the most for its turn while something is read

_Asked = tuple[Draft, Sequence[Printing], Mapping[str, str]]


class Reader(QObject):
    """``done(Report)``: of a draft, which may have become another one meanwhile; that is read next. Once more, with
    proposals, for one that has lines which are not understood."""

    done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: Future[Report | None] | None = None
        self._next: Callable[[], Report] | None = None
        self._kept: Kept = {}
        self._proposals: Proposals = {}
        self._of: _Asked = (Draft(), (), {})  #: what is read now or was read last
        self._asked: _Asked = self._of  #: what is read next
        self._ready = False
        self._unwanted = False  #: what is being read now
        self._proposing = False  #: whether proposals are looked for, or were, of what was read last
        self._begun: list[Future[Report | None]] = []
        self.destroyed.connect(partial(_end, self._begun))
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether something is under way."""
        return self._work is not None

    @property
    def ready(self) -> bool:
        """Whether what reads is ready: from then on a line takes no time to speak of."""
        return self._ready

    def warm(self) -> None:
        """Make ready what reads, before anything is typed."""
        if self._work is None:
            self._go_on()

    def read(self, draft: Draft, known: Sequence[Printing], orgs: Mapping[str, str]) -> None:
        """Read this draft, in place of one that waits; known, orgs: see ``understand``."""
        self._next, self._unwanted = partial(understand, draft, known, self._kept, orgs), False
        self._asked = (draft, known, orgs)
        if self._work is None:
            self._go_on()

    def forget(self) -> None:
        """Nothing is to be read any more."""
        self._next, self._unwanted = None, True

    def settle(self) -> None:
        """Wait for what is under way, before anybody else reads texts."""
        while self._work is not None:
            self._work.exception()
            self._proposing = True  # nobody waits for what may be meant
            self._look()

    def _go_on(self) -> None:
        if not self._ready:
            self._begin(_warmed)
        elif self._next is not None:
            work, self._next, self._of = self._next, None, self._asked
            self._proposing = False
            self._begin(work)

    def _begin(self, work: Callable[[], Report | None]) -> None:
        future = self._work = Future[Report | None]()
        self._begun[:] = [future]
        rest().begin(future)
        turns = sys.getswitchinterval()
        sys.setswitchinterval(min(turns, _QUICK_TURNS))
        future.add_done_callback(partial(_turns_as_before, turns))
        Thread(target=partial(_do, work, future), name="reader", daemon=True).start()
        self._timer.start()

    def _look(self) -> None:
        if self._work is None or not self._work.done():
            return
        work, self._work = self._work, None
        self._timer.stop()
        rest().look()
        report = work.result()
        self._ready = True
        if self._next is not None:
            self._go_on()
        elif report is not None and not self._proposing and not all(line.understood for line in report.lines):
            self._proposing = True
            draft, known, orgs = self._of
            self._begin(partial(proposed, draft, report, known, self._proposals, orgs))
        if report is not None and not self._unwanted:
            self.done.emit(report)


def _warmed() -> None:
    for _ in warm():
        pass


def _do(work: Callable[[], Report | None], future: Future[Report | None]) -> None:
    try:
        future.set_result(work())
    except BaseException as error:  # it is raised where the result is asked for
        future.set_exception(error)


def _turns_as_before(turns: float, _: Future[Report | None]) -> None:
    sys.setswitchinterval(max(turns, sys.getswitchinterval()))


def _end(begun: list[Future[Report | None]], *_: object) -> None:
    """The window is gone: the collector works again once this is done."""
    for future in begun:
        future.exception()
    rest().look()
