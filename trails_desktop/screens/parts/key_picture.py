"""The start screen's picture in a few sizes, from the store that has pictures painted elsewhere."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from trails_desktop.cardart.pictures.store import KEY, PictureStore

#: Widths in device pixels that are painted, and height over width.
_WIDTHS: Final = (800, 1200, 1600, 2400)
_TALL: Final = 1.125


class KeyPicture(QObject):
    """Gives the picture or None; ``ready`` is sent when a wanted one arrived."""

    ready = Signal()

    def __init__(self, store: PictureStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._image: QImage | None = None
        store.ready.connect(self._came)

    def image(self, width: float) -> QImage | None:
        """The picture for a place of ``width`` device pixels: the best one at hand while a better one is painted."""
        wanted = next((size for size in _WIDTHS if size >= width), _WIDTHS[-1])
        if self._image is None or self._image.width() < wanted:
            found = self._store.key(wanted, round(wanted * _TALL))
            if found is not None:
                self._image = found
        return self._image

    def _came(self, number: str) -> None:
        if number == KEY:
            self.ready.emit()
