"""Pixmaps that were painted once and are kept, the latest used longest, in no more memory than they may have."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtGui import QPixmap

_Key = TypeVar("_Key")


class KeptPixmaps(Generic[_Key]):
    """Pixmaps by key. ``most``: bytes of all of them; the one used last is kept even if it alone has more."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held = 0  #: bytes of those kept
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()

    def find(self, key: _Key) -> QPixmap | None:
        """A pixmap that is kept, which is used by that."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: _Key, made: QPixmap) -> QPixmap:
        """Keep a new one, and drop those not used for longest."""
        self._kept[key] = made
        self.held += _bytes(made)
        while self.held > self.most and len(self._kept) > 1:
            self.held -= _bytes(self._kept.popitem(last=False)[1])
        return made

    def drop(self, gone: Callable[[_Key], bool]) -> None:
        """Drop those with such keys."""
        for key in [key for key in self._kept if gone(key)]:
            self.held -= _bytes(self._kept.pop(key))

    def clear(self) -> None:
        """Drop all."""
        self._kept.clear()
        self.held = 0

    def __len__(self) -> int:
        return len(self._kept)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8
