"""Plain prints in the pictures of other cards: whoever is met in a lesson looks as in the set."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from trails_desktop.cardart.pictures.casting import Printings, cast_pictures
from trails_desktop.cardart.pictures.spec import PictureSpec
from trails_desktop.table.cards.faces import Pictures


class Costumes(QObject):
    """Paints through another painter. worn: whose picture (a number of ``printings``) each number wears.

    ``ready(number)``: a picture came, for every number that wears it.
    """

    ready = Signal(str)

    def __init__(
        self, pictures: Pictures, printings: Printings, worn: Mapping[str, str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._pictures = pictures
        cast = cast_pictures(printings)
        self._worn = {number: cast[whose] for number, whose in worn.items() if whose in cast}
        pictures.ready.connect(self._came)

    def get(self, spec: PictureSpec, factor: int = 1) -> QImage | None:
        """The picture, or None while it is being painted."""
        return self._pictures.get(self._worn.get(spec.number, spec), factor)

    def _came(self, number: str) -> None:
        for wearer, spec in self._worn.items():
            if spec.number == number:
                self.ready.emit(wearer)
        self.ready.emit(number)
