"""Card faces as pixmaps, painted once per size and kept.

The key is what the face shows: card number, language, width, device ratio, changed values, with or without picture.
Never a state: glow, corners, hatch and strips are items of their own over the face.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Literal, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QImage, QPixmap

from engine.trails.views.records import CardView
from trails_desktop.cardart.faces.api import Values, back_face, known_face, stunned_face, table_face
from trails_desktop.cardart.pictures.spec import PictureSpec
from trails_desktop.table.cards.names import CardNames

KEPT = 900  # pixmaps; a full table needs about 150 at one size


class Pictures(Protocol):
    """Whoever paints card pictures in the background (:class:`trails_desktop.cardart.pictures.store.PictureStore`)."""

    ready: SignalInstance

    def get(self, spec: PictureSpec, factor: int = 1) -> QImage | None:
        """The picture, or None while it is being painted; ``ready`` then tells its number."""


@dataclass(frozen=True, slots=True)
class Face:
    """What one card shows. kind: ``face`` printed side with current values, ``known`` face-down but known here,
    ``back``, ``stunned``."""

    kind: Literal["face", "known", "back", "stunned"]
    number: str = ""
    values: Values = field(default_factory=Values)


def face_of(card: CardView, names: CardNames) -> Face:
    """Which face a card of a view shows, with those current values that differ from the printed ones."""
    number = card.number or ""
    if card.stunned:
        return Face("stunned", number, Values(cp=card.cp))
    if not number:
        return Face("back")
    if not card.face_up and card.zone != "hand":
        return Face("known", number)
    spec = names.face(number, card=card)

    def changed(now: int | None, printed: int | None) -> int | None:
        return None if now is None or now == printed else now

    # What raises "cards you control" raises an ITEM too, but an ITEM shows no STR and DEF.
    fights = "UNIT" in card.types or spec.strength is not None
    icons = None if card.zone != "field" or tuple(card.icons) == tuple(spec.icons) else tuple(card.icons)
    return Face(
        "face",
        number,
        Values(
            cp=changed(card.cp, spec.cp), ep=changed(card.ep, spec.ep), level=changed(card.level, spec.level),
            strength=changed(card.strength, spec.strength) if fights else None,
            defence=changed(card.defence, spec.defence) if fights else None, icons=icons,
        ),
    )  # fmt: skip


class Faces(QObject):
    """The cache. ``repainted(number)`` says that a picture came and pixmaps of that card are to be asked for again."""

    repainted = Signal(str)

    def __init__(self, names: CardNames, pictures: Pictures | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.names = names
        self._pictures = pictures
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self.painted = 0  #: how many faces were painted, for measuring
        if pictures is not None:
            pictures.ready.connect(self._picture_came)

    def clear(self) -> None:
        """Forget everything (language or pictures switched)."""
        self._kept.clear()

    def picture(self, number: str, factor: int = 1) -> QImage | None:
        """The bare picture of a card, None while it is being painted or when there is none."""
        if self._pictures is None:
            return None
        spec = self.names.picture(number)
        return None if spec is None else self._pictures.get(spec, factor)

    def pixmap(self, face: Face, width: int, dpr: float = 1.0, card: CardView | None = None) -> QPixmap:
        """The face at ``width`` logical pixels (1.4 times as high), upright."""
        picture = self.picture(face.number) if face.kind in ("face", "known") and face.number else None
        key = (face, self.names.lang, width, dpr, picture is None)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        made = QPixmap.fromImage(self._paint(face, width, dpr, picture, card))
        self.painted += 1
        self._kept[key] = made
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made

    def back(self, width: int, dpr: float = 1.0) -> QPixmap:
        """The card back at ``width`` logical pixels."""
        return self.pixmap(Face("back"), width, dpr)

    def _paint(self, face: Face, width: int, dpr: float, picture: QImage | None, card: CardView | None) -> QImage:
        if face.kind == "back":
            return back_face(width, dpr)
        if face.kind == "stunned":
            name = self.names.name(face.number) or None
            return stunned_face(name, face.values.cp, width, dpr)
        spec = self.names.face(face.number, card=card)
        if face.kind == "known":
            return known_face(spec, picture, width, dpr)
        return table_face(spec, picture, width, dpr, face.values)

    def _picture_came(self, number: str) -> None:
        self.repainted.emit(number)
