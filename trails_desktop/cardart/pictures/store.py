"""The store of card pictures: gives what it has, has the rest painted by a process of its own, and says when."""

from __future__ import annotations

import base64
import binascii
import json
import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from PIL import Image, ImageOps
from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QProcess, QTimer, Signal, Slot
from PySide6.QtGui import QImage

from trails_desktop.cardart.pictures.books import written_books
from trails_desktop.cardart.pictures.orders import Order
from trails_desktop.cardart.pictures.shelf import PictureShelf, decoded, encoded
from trails_desktop.cardart.pictures.spec import GamePicture, PictureSpec
from trails_desktop.processes import own_command

# What `ready` says for the picture of the start screen.
KEY: Final = "key"
# Fifteen pictures: what is shown keeps its own, smaller one (trails_desktop/table/cards/faces.py); one that is looked
# at again is read again in a hundredth of a second.
MEMORY: Final = 28 * 1024 * 1024
# Reading one takes a fiftieth of a second, so what is shown at once waits for one; the others follow one by one.
READS_AT_ONCE: Final = 1
PATIENCE: Final = 60_000
_STARTS: Final = 2

_log = logging.getLogger(__name__)


def worker_command() -> list[str]:
    """How the painting process is started, without the folder."""
    return own_command("trails_desktop.cardart.pictures.worker", "--paint-pictures")


def to_qimage(image: Image.Image) -> QImage:
    """An RGB picture of Pillow's as an image for Qt, RGB32, its fourth byte full: some ways of drawing read it."""
    content = image.convert("RGBA").tobytes("raw", "BGRA")
    return QImage(content, image.width, image.height, image.width * 4, QImage.Format.Format_RGB32).copy()


class PictureStore(QObject):
    """Pictures by specification: in memory, on disk, or painted by one worker process in the order of the requests;
    what is asked for again while it waits goes before the others: it is in sight, they were only asked for ahead.

    If the worker dies it is started once more; if it dies again the store gives up: `get` then gives only what is on
    disk, and faces stay text-only. Call `close` when the program ends (it also listens to `aboutToQuit`).
    """

    # The number of the card whose picture is there now, or KEY.
    ready = Signal(str)
    # The worker died twice; no picture will be painted any more.
    gave_up = Signal()

    def __init__(
        self,
        folder: Path,
        parent: QObject | None = None,
        *,
        command: Sequence[str] | None = None,
        memory: int = MEMORY,
        patience: int = PATIENCE,
        books: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """`folder` holds the pictures between runs; `memory` is in bytes, `patience` with one picture in ms; `books`
        are the painters of games (:mod:`.books`)."""
        super().__init__(parent)
        self._shelf = PictureShelf(folder)
        self._command = list(command) if command is not None else worker_command()
        self._books = books
        self._memory = memory
        self._held = 0
        self._images: OrderedDict[str, QImage] = OrderedDict()
        self._failed: set[str] = set()
        self._own: dict[str, Path] = {}
        self._to_read: OrderedDict[str, Order] = OrderedDict()
        self._to_paint: OrderedDict[str, Order] = OrderedDict()
        self._reads = 0
        self._process: QProcess | None = None
        self._starts = 0
        self._closed = False
        self._given_up = False
        self._sent: tuple[int, str, Order] | None = None
        self._count = 0
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._next_turn)
        self._watch = QTimer(self)
        self._watch.setSingleShot(True)
        self._watch.setInterval(patience)
        self._watch.timeout.connect(self._out_of_patience)
        program = QCoreApplication.instance()
        if program is not None:
            program.aboutToQuit.connect(self.close)

    # ---- asking

    def get(self, spec: PictureSpec | GamePicture, factor: int = 1) -> QImage | None:
        """The picture, RGB32, 640 x 720 times `factor`; None while it is read or painted: `ready` tells."""
        return self._get(Order(spec, factor))

    def key(self, width: int, height: int) -> QImage | None:
        """The picture of the start screen in pixels; None while it is painted: `ready` tells with KEY."""
        return self._get(Order(None, width=width, height=height))

    def get_now(self, spec: PictureSpec | GamePicture, factor: int = 1) -> QImage:
        """The picture, painted here and now if need be (a tenth of a second): for demonstrations and tests."""
        order = Order(spec, factor)
        name = order.name()
        found = self._own_picture(order) or self._remembered(name)
        if found is None:
            found = self._read(name, order)
        if found is not None:
            return found
        from trails_desktop.cardart.pictures.worker import painted  # here: the window starts without the painters

        image = painted(order, self._books)
        self._shelf.write(name, encoded(image))
        return self._remember(name, to_qimage(image))

    def working(self) -> bool:
        """Whether pictures can still be painted."""
        return not (self._given_up or self._closed)

    def waiting(self) -> int:
        """How many pictures were asked for and are not there yet."""
        return len(self._to_read) + len(self._to_paint) + (self._sent is not None)

    def worker_pid(self) -> int | None:
        """The id of the painting process, if it runs."""
        return int(self._process.processId()) or None if self._process is not None else None

    def set_own(self, pictures: Mapping[str, Path]) -> None:
        """The player's own pictures by card number, each content under a name of its own: shown in place of painted
        ones. ``ready`` tells of every card whose picture is another now."""
        before, self._own = self._own, dict(pictures)
        for number in before.keys() | self._own.keys():
            if before.get(number) != self._own.get(number):
                self.ready.emit(number)

    def _get(self, order: Order) -> QImage | None:
        own = self._own_picture(order)
        if own is not None:
            return own
        name = order.name()
        found = self._remembered(name)
        if found is not None or self._closed or name in self._failed or self._is_waiting(name):
            return found
        if self._shelf.has(name):
            self._turn.start()
            if self._reads >= READS_AT_ONCE:
                self._to_read[name] = order
                return None
            self._reads += 1
            found = self._read(name, order)
            if found is not None:
                return found
        self._order(name, order)
        return None

    def _is_waiting(self, name: str) -> bool:
        """Whether it was asked for before; it is the next one then."""
        for queue in (self._to_read, self._to_paint):
            if name in queue:
                queue.move_to_end(name, last=False)
                return True
        return self._sent is not None and self._sent[1] == name

    def _own_picture(self, order: Order) -> QImage | None:
        """The player's own picture, as much of its middle as fits; None if there is none, or a broken one."""
        file = self._own.get(order.spec.number) if isinstance(order.spec, PictureSpec) else None
        if file is None:
            return None
        name = f"own-{file.name}-{order.size()}"
        found = self._remembered(name)
        if found is not None or name in self._failed:
            return found
        try:
            with Image.open(file, formats=("WEBP", "PNG", "JPEG")) as image:
                fitted = ImageOps.fit(image.convert("RGB"), order.size(), Image.Resampling.BICUBIC)
        except (OSError, ValueError, Image.DecompressionBombError) as error:
            self._failed.add(name)
            _log.warning("A picture of your own cannot be shown, the painted one is: %s: %s", file.name, error)
            return None
        return self._remember(name, to_qimage(fitted))

    # ---- memory and disk

    def _remembered(self, name: str) -> QImage | None:
        found = self._images.get(name)
        if found is not None:
            self._images.move_to_end(name)
        return found

    def _remember(self, name: str, image: QImage) -> QImage:
        old = self._images.pop(name, None)
        self._held += image.sizeInBytes() - (old.sizeInBytes() if old is not None else 0)
        self._images[name] = image
        while self._held > self._memory and len(self._images) > 1:
            _, oldest = self._images.popitem(last=False)
            self._held -= oldest.sizeInBytes()
        return image

    def _read(self, name: str, order: Order) -> QImage | None:
        image = self._shelf.read(name)
        if image is None or image.size != order.size():
            return None
        return self._remember(name, to_qimage(image))

    @Slot()
    def _next_turn(self) -> None:
        """Read one more picture from disk."""
        self._reads = 0
        if not self._to_read:
            return
        name, order = self._to_read.popitem(last=False)
        self._turn.start()
        if self._read(name, order) is not None:
            self._tell(order)
        else:
            self._order(name, order)

    def _tell(self, order: Order) -> None:
        self.ready.emit(KEY if order.spec is None else order.spec.number)

    # ---- the worker

    def _order(self, name: str, order: Order) -> None:
        if self._given_up:
            return
        self._to_paint[name] = order
        self._send_next()

    def _start(self) -> QProcess:
        self._starts += 1
        process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._hear)
        process.finished.connect(self._lost)
        process.errorOccurred.connect(self._failed_to_start)
        self._process = process
        process.start(self._command[0], [*self._command[1:], *written_books(self._books), str(self._shelf.folder)])
        return process

    def _send_next(self) -> None:
        """One request at a time, so that a dying worker costs at most the picture under its brush."""
        if self._sent is not None or not self._to_paint or self._closed:
            return
        process = self._process if self._process is not None else self._start()
        if process is not self._process or self._sent is not None or not self._to_paint:
            return  # it could not be started, which has been dealt with already
        name, order = self._to_paint.popitem(last=False)
        self._count += 1
        self._sent = (self._count, name, order)
        self._watch.start()
        process.write(QByteArray(order.line(self._count)))

    @Slot()
    def _hear(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            self._take(bytes(process.readLine().data()))
        self._send_next()

    def _take(self, line: bytes) -> None:
        try:
            data = json.loads(line)
        except ValueError:
            data = None
        if not isinstance(data, dict) or self._sent is None or data.get("id") != self._sent[0]:
            _log.warning("The painter of card pictures said something that is no answer.")
            return
        _, name, order = self._sent
        self._sent = None
        self._watch.stop()
        image = self._read(name, order) if data.get("kept") else None
        content = data.get("png")
        if isinstance(content, str):
            image = self._unpacked(name, order, content)
        if image is None:
            self._failed.add(name)
            _log.warning("A card picture could not be painted: %s", data.get("error", "it is not there"))
            return
        self._tell(order)

    def _unpacked(self, name: str, order: Order, content: str) -> QImage | None:
        try:
            image = decoded(base64.b64decode(content, validate=True))
        except (binascii.Error, ValueError):
            return None
        return None if image is None or image.size != order.size() else self._remember(name, to_qimage(image))

    @Slot()
    def _out_of_patience(self) -> None:
        if self._process is not None:
            self._process.kill()

    @Slot(QProcess.ProcessError)
    def _failed_to_start(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._lost()

    @Slot()
    def _lost(self) -> None:
        """The worker is gone: once more from the picture it had, then never again."""
        self._watch.stop()
        if self._process is not None:
            self._process.deleteLater()
            self._process = None
        if self._closed:
            return
        if self._sent is not None:
            _, name, order = self._sent
            self._sent = None
            self._to_paint[name] = order
            self._to_paint.move_to_end(name, last=False)
        if self._starts < _STARTS:
            _log.warning("The painter of card pictures ended unexpectedly and is started once more.")
            self._send_next()
            return
        _log.warning("The painter of card pictures ended again; cards stay without new pictures.")
        self._given_up = True
        self._to_paint.clear()
        self.gave_up.emit()

    @Slot()
    def close(self) -> None:
        """End the worker and forget what was asked for. Pictures in memory stay available."""
        if self._closed:
            return
        self._closed = True
        self._watch.stop()
        self._turn.stop()
        self._to_read.clear()
        self._to_paint.clear()
        self._sent = None
        process, self._process = self._process, None
        if process is None:
            return
        process.readyReadStandardOutput.disconnect(self._hear)
        process.finished.disconnect(self._lost)
        process.errorOccurred.disconnect(self._failed_to_start)
        process.closeWriteChannel()
        if not process.waitForFinished(2000):
            process.kill()
            process.waitForFinished(2000)
        process.deleteLater()
