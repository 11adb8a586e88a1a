"""The player's own pictures of cards, in the place of the generated ones wherever a card is shown."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from trails_desktop.cardart.picture import PictureSpec
from trails_desktop.cardart.store import PictureStore

#: The generated pictures' size: an own one is cut to its shape.
_SIZE: Final = QSize(640, 720)
_KEPT: Final = 60


class OwnPictures(PictureStore):
    """A picture store that asks first for a picture of the player's own, by card number.

    ``find`` gives the file of a card's own picture or None; what is found is remembered until :meth:`look_again`.
    A file that cannot be read counts as none.
    """

    def __init__(self, folder: Path, find: Callable[[], dict[str, Path]], parent: QObject | None = None) -> None:
        super().__init__(folder, parent)
        self._find = find
        self._files: dict[str, Path] | None = None
        self._opened: OrderedDict[str, QImage] = OrderedDict()

    def look_again(self) -> None:
        """Pictures came or went: tell everybody who shows these cards."""
        before = self._files or {}
        self._files = None
        self._opened.clear()
        for number in {*before, *self._known()}:
            self.ready.emit(number)

    def get(self, spec: PictureSpec, factor: int = 1) -> QImage | None:
        return self._mine(spec.number) or super().get(spec, factor)

    def get_now(self, spec: PictureSpec, factor: int = 1) -> QImage:
        return self._mine(spec.number) or super().get_now(spec, factor)

    def _known(self) -> dict[str, Path]:
        if self._files is None:
            self._files = self._find()
        return self._files

    def _mine(self, number: str) -> QImage | None:
        file = self._known().get(number)
        if file is None:
            return None
        if number in self._opened:
            self._opened.move_to_end(number)
            return self._opened[number]
        image = read_picture(file)
        if image is None:
            del self._known()[number]
            return None
        self._opened[number] = image
        if len(self._opened) > _KEPT:
            self._opened.popitem(last=False)
        return image


def read_picture(file: Path) -> QImage | None:
    """The file's picture, cut to the shape of the generated ones, more of the foot than of the top; None if it cannot
    be read."""
    reader = QImageReader(str(file))
    reader.setAutoTransform(True)
    image = reader.read()
    if image.isNull() or image.width() < 8 or image.height() < 8:
        return None
    image = image.scaled(
        _SIZE, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    )  # fmt: skip
    left, top = (image.width() - _SIZE.width()) // 2, round((image.height() - _SIZE.height()) * 0.2)
    return image.copy(QRect(left, top, _SIZE.width(), _SIZE.height())).convertToFormat(QImage.Format.Format_RGB32)
