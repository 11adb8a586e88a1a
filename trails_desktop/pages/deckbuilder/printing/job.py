"""Making the sheets to print: the pictures are gathered first, then the pages are painted in a thread of their own."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage

from engine.trails.cards.printing import Printing
from trails_desktop.files import write_whole
from trails_desktop.library.storage.sentences import PICTURES, Cancel, LibraryError, Progress, Said, Trouble, say
from trails_desktop.pages.deckbuilder.cards.faces import Faces
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.printing.proxies import Paper, make_proxies
from trails_desktop.pages.deckbuilder.work import Job

#: What is told while the pages are painted; translated with the library's stages.
PAINTING: Final = "Painting the pages"
_PATIENCE_MS: Final = 5000  #: without any new picture; the cards that have none then are printed without


class PrintJob(QObject):
    """``done(pages)``, ``failed(sentence)`` or ``stopped()`` comes once; ``progressed(done, all, what)`` in between."""

    done = Signal(object)
    failed = Signal(str)
    stopped = Signal()
    progressed = Signal(int, int, str)

    def __init__(
        self, file: Path, cards: Sequence[str], stock: Stock, faces: Faces, paper: Paper, pictures: bool,
        parent: QObject | None = None,
    ) -> None:  # fmt: skip
        """cards: numbers in order, one a copy. pictures: with the pictures there are, else text only."""
        super().__init__(parent)
        self._file, self._paper, self._faces = file, paper, faces
        self._cards: list[Printing] = [stock.printing(number) for number in cards]
        self._wanted = list(dict.fromkeys(cards)) if pictures else []
        self._pictures: dict[str, QImage] | None = {} if pictures else None
        self._job: Job | None = None
        self._over = False
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE_MS)
        self._patience.timeout.connect(self._paint)

    def start(self) -> None:
        """Begin."""
        if self._pictures is None:
            self._paint()
            return
        self._faces.arrived.connect(self._gather)
        self._patience.start()
        self._gather()

    def cancel(self) -> None:
        """Stop; no file is written then."""
        if self._job is not None:
            self._job.cancel()
        elif not self._over:
            self._end()
            self.stopped.emit()

    def wait(self) -> None:
        """Stop and wait for the end: when the program ends."""
        self._end()
        if self._job is not None:
            self._job.wait()

    def _gather(self) -> None:
        """Take the pictures that are there by now."""
        if self._over or self._job is not None or self._pictures is None:
            return
        before = len(self._pictures)
        for number in self._wanted:
            if number not in self._pictures and (picture := self._faces.picture(number)) is not None:
                self._pictures[number] = picture
        found = len(self._pictures)
        self.progressed.emit(found, len(self._wanted), PICTURES)
        if found == len(self._wanted) or not self._faces.pending:
            self._paint()
        elif found > before:
            self._patience.start()

    def _paint(self) -> None:
        if self._over or self._job is not None:
            return
        self._patience.stop()
        work = functools.partial(_write, self._file, self._cards, self._paper, self._pictures)
        job = Job(work, self)
        job.progressed.connect(self.progressed)
        job.done.connect(self._done)
        job.failed.connect(self._failed)
        job.stopped.connect(self._stopped)
        self._job = job
        job.start()

    def _end(self) -> None:
        self._over = True
        self._patience.stop()

    def _done(self, pages: object) -> None:
        self._end()
        self.done.emit(pages)

    def _failed(self, sentence: str) -> None:
        self._end()
        self.failed.emit(sentence)

    def _stopped(self) -> None:
        self._end()
        self.stopped.emit()


def cannot_write(file: Path, error: OSError) -> Said:
    """The sentence for a file that cannot be written."""
    return say('"{file}" cannot be written: {why}.', file=file.name, why=error.strerror or str(error))


def _write(
    file: Path, cards: Sequence[Printing], paper: Paper, pictures: dict[str, QImage] | None, progress: Progress,
    cancel: Cancel,
) -> int:  # fmt: skip
    def told(done: int, of: int) -> None:
        progress(done, of, PAINTING)

    content, pages = make_proxies(file.stem, cards, paper, pictures, told, cancel)
    try:
        write_whole(file, content)
    except OSError as error:
        raise LibraryError(cannot_write(file, error), Trouble.UNUSABLE) from error
    return pages
