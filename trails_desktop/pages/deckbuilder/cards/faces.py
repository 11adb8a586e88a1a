"""Card faces for long lists: painted a few at a time between two frames, never while a list is being scrolled past."""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Mapping
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from engine.trails.cards.pool import CardPool
from trails_desktop.cardart.faces.api import back_face, master_face, table_face
from trails_desktop.cardart.pictures.casting import cast_pictures
from trails_desktop.cardart.pictures.spec import PictureSpec
from trails_desktop.library.storage.sentences import Cancel, Progress
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.work import Job
from trails_desktop.table.cards.names import spec_of
from trails_desktop.ui import paint

_Key = tuple[str, str, bool, int, float]
_KEPT: Final = 500
#: Faces that wait at most; what was asked for longest ago has been scrolled away.
_WAITING: Final = 72
#: Seconds within which a list asks for all it shows.
_FRESH: Final = 0.1
#: Milliseconds of painting between two frames.
_SLICE: Final = 4.5


def _cast(pool: CardPool, progress: Progress, cancel: Cancel) -> tuple[CardPool, Mapping[str, PictureSpec]]:
    return pool, cast_pictures({number: pool.versions(number) for number in pool})


class Faces(QObject):
    """``came()``: faces are there that were asked for; ``arrived()``: another picture is there, or what the pictures
    show is known. Sizes are in logical pixels."""

    came = Signal()
    arrived = Signal()

    def __init__(self, stock: Stock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stock = stock
        self._pictures = stock.desk.pictures
        self._cast: Mapping[str, PictureSpec] | None = None
        self._casting: Job | None = None
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._strips: OrderedDict[tuple[str, int, int, float], QPixmap] = OrderedDict()
        self._back: tuple[int, float, QPixmap] = (0, 0.0, QPixmap())
        self._bare: set[str] = set()
        self._wanted: OrderedDict[_Key, float] = OrderedDict()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._paint_some)
        stock.changed.connect(self._cards_changed)
        if self._pictures is not None:
            self._pictures.ready.connect(self._picture_came)

    def small(self, number: str, lang: str, width: int, ratio: float) -> QPixmap | None:
        """The table face, or None while it waits to be painted."""
        return self._ask((number, lang, False, width, ratio))

    def large(self, number: str, lang: str, width: int, ratio: float) -> QPixmap:
        """The true face, now."""
        key = (number, lang, True, width, ratio)
        return self._kept.get(key) or self._make(key)

    def now(self, number: str, lang: str, width: int, ratio: float) -> QPixmap:
        """The table face, now: for a few cards."""
        key = (number, lang, False, width, ratio)
        return self._kept.get(key) or self._make(key)

    def back(self, width: int, ratio: float) -> QPixmap:
        """The card back."""
        if self._back[:2] != (width, ratio):
            self._back = (width, ratio, QPixmap.fromImage(back_face(width, ratio)))
        return self._back[2]

    def strip(self, number: str, width: int, height: int, ratio: float) -> QPixmap | None:
        """The middle of a card's picture, fading in from the left; None without one."""
        key = (number, width, height, ratio)
        if key in self._strips:
            return self._strips[key]
        picture = self._picture(number)
        if picture is None:
            return None
        image, p = paint.begin_image(width, height, ratio)
        part = picture.width() * 0.78
        source = QRectF((picture.width() - part) / 2, picture.height() * 0.3, part, part * height / width)
        p.drawImage(QRectF(0, 0, width, height), picture, source)
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        fade = paint.gradient(0, 0, width, 0, [(0, paint.tone("#000000", 0)), (0.7, paint.tone("#000000", 0.92))])
        p.fillRect(QRectF(0, 0, width, height), fade)
        p.end()
        self._strips[key] = QPixmap.fromImage(image)
        while len(self._strips) > _KEPT:
            self._strips.popitem(last=False)
        return self._strips[key]

    def picture(self, number: str) -> QImage | None:
        """The picture alone, None while it is not there."""
        return self._picture(number)

    @property
    def pending(self) -> bool:
        """Whether pictures that were asked for may still come."""
        store = self._pictures
        return store is not None and (self._cast is None or (store.working() and store.waiting() > 0))

    def waiting(self) -> int:
        """Faces that were asked for and are not painted yet."""
        return len(self._wanted)

    def _ask(self, key: _Key) -> QPixmap | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        self._wanted[key] = perf_counter()
        self._wanted.move_to_end(key)
        while len(self._wanted) > _WAITING:
            self._wanted.popitem(last=False)
        if not self._timer.isActive():
            self._timer.start(8)
        return None

    def _paint_some(self) -> None:
        began = perf_counter()
        while self._wanted and (perf_counter() - began) * 1000 < _SLICE:
            # In the order of the lists; what the last picture of a list did not ask for again was scrolled away.
            latest = next(reversed(self._wanted.values()))
            key, asked = self._wanted.popitem(last=False)
            if latest - asked < _FRESH and key[0] in self._stock.pool:
                self._make(key)
        if self._wanted:
            self._timer.start(8)
        self.came.emit()

    def _make(self, key: _Key) -> QPixmap:
        number, lang, master, width, ratio = key
        picture = self._picture(number)
        paint_face = master_face if master else table_face
        spec = spec_of(self._stock.pool.printing(number, lang))
        made = QPixmap.fromImage(paint_face(spec, picture, width, ratio))
        self._kept[key] = made
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return made

    def _picture(self, number: str) -> QImage | None:
        if self._pictures is None:
            return None
        if self._cast is None:
            self._begin_cast()
            self._bare.add(number)
            return None
        spec = self._cast.get(number)
        found = None if spec is None else self._pictures.get(spec)
        if found is None and spec is not None:
            self._bare.add(number)
        return found

    def _begin_cast(self) -> None:
        """Find out what the pictures show, in a thread: thousands of cards take a second."""
        if self._casting is None:
            self._casting = Job(functools.partial(_cast, self._stock.pool), self)
            self._casting.done.connect(self._cast_done)
            self._casting.start()

    def _cast_done(self, cast: object) -> None:
        self._casting = None
        pool, made = cast if isinstance(cast, tuple) else (None, None)
        if pool is not self._stock.pool:  # other cards by now
            self._begin_cast()
            return
        self._cast = made
        for key in [key for key in self._kept if key[0] in self._bare]:
            del self._kept[key]
        self._bare.clear()
        self.came.emit()
        self.arrived.emit()

    def shut(self) -> None:
        """Stop what runs."""
        if self._casting is not None:
            self._casting.wait()

    def _picture_came(self, number: str) -> None:
        self.arrived.emit()
        if number not in self._bare and not any(key[0] == number for key in self._kept):
            return
        self._bare.discard(number)
        for key in [key for key in self._kept if key[0] == number]:
            del self._kept[key]
        for strip in [strip for strip in self._strips if strip[0] == number]:
            del self._strips[strip]
        if not self._timer.isActive():
            self._timer.start(30)

    def _cards_changed(self) -> None:
        self._cast = None
        self._kept.clear()
        self._strips.clear()
        self._wanted.clear()
        self.came.emit()
