"""Card faces as pixmaps, painted once per size and kept.

The key is what the face shows: card number, language, width, device ratio, changed values, with or without picture.
Never a state: glow, corners, hatch and strips are items of their own over the face.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal, Protocol

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QImage, QPixmap

from engine.trails.views.records import CardView
from trails_desktop.cardart.faces.api import FaceSpec, Values, back_face, known_face, stunned_face, table_face
from trails_desktop.cardart.pictures.spec import PictureSpec
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.pieces.pixmaps import KeptPixmaps

#: Bytes of pixmaps kept; a full table needs about 150 at one size, 5 MB on an ordinary screen and 20 on a fine one.
MEMORY: Final = 24 * 2**20
#: Up to so many device pixels a face is painted from a picture of half the size, which takes a quarter of the memory.
SMALL: Final = 160
_PICTURES: Final = 48  #: such pictures kept, half a megabyte each: all cards of a match that have been seen


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

    # What raises "cards you control" raises an ITEM too, but an ITEM shows no STR and DEF.
    fights = "UNIT" in card.types or spec.strength is not None
    icons = None if card.zone != "field" or tuple(card.icons) == tuple(spec.icons) else tuple(card.icons)
    return Face(
        "face",
        number,
        Values(
            cp=None if card.cp == spec.cp else card.cp,
            ep=None if card.ep == spec.ep else card.ep,
            level=None if card.level == spec.level else card.level,
            strength=card.strength if fights and card.strength != spec.strength else None,
            defence=card.defence if fights and card.defence != spec.defence else None,
            icons=icons,
        ),
    )  # fmt: skip


#: What a pixmap is kept under: face, language, width, device ratio, whether the picture is missing.
_Key = tuple[Face, str, int, float, bool]


def _painted(spec: FaceSpec, picture: QImage | None, width: int, dpr: float, values: Values | None) -> QImage:
    """values: None for a face-down card that is known here."""
    return known_face(spec, picture, width, dpr) if values is None else table_face(spec, picture, width, dpr, values)


@lru_cache(maxsize=96)
def _plain_face(spec: FaceSpec, width: int, dpr: float, values: Values | None) -> QImage:
    """A face without a picture depends on nothing else: the next table, of a rematch or another lesson, has it at once.
    Two tables full of them: 14 MB at most, a third of that at usual sizes."""
    return _painted(spec, None, width, dpr, values)


class Faces(QObject):
    """The cache. ``repainted(number)`` says that a picture came and pixmaps of that card are to be asked for again."""

    repainted = Signal(str)

    def __init__(self, names: CardNames, pictures: Pictures | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.names = names
        self._pictures = pictures
        self._kept = KeptPixmaps[_Key](MEMORY)
        self._small: OrderedDict[str, QImage] = OrderedDict()
        self.painted = 0  #: how many faces were painted, for measuring
        if pictures is not None:
            pictures.ready.connect(self._picture_came)

    def clear(self) -> None:
        """Forget everything (language or pictures switched)."""
        self._kept.clear()
        self._small.clear()

    @property
    def held(self) -> int:
        """Bytes of the pixmaps kept."""
        return self._kept.held

    def picture(self, number: str, factor: int = 1) -> QImage | None:
        """The bare picture of a card, None while it is being painted or when there is none."""
        if self._pictures is None:
            return None
        spec = self.names.picture(number)
        return None if spec is None else self._pictures.get(spec, factor)

    def pixmap(self, face: Face, width: int, dpr: float = 1.0, card: CardView | None = None) -> QPixmap:
        """The face at ``width`` logical pixels (1.4 times as high), upright."""
        key = (face, self.names.lang, width, dpr, False)
        found = self._kept.find(key)
        if found is not None:  # its picture need not be there any more
            return found
        picture = self._picture_for(face, width * dpr)
        if picture is None:
            key = (face, self.names.lang, width, dpr, True)
            found = self._kept.find(key)
            if found is not None:
                return found
        made = QPixmap.fromImage(self._paint(face, width, dpr, picture, card))
        self.painted += 1
        return self._kept.keep(key, made)

    def _picture_for(self, face: Face, pixels: float) -> QImage | None:
        """The picture of a face that is so many device pixels wide, None if it has none or it is not there yet."""
        if face.kind not in ("face", "known") or not face.number:
            return None
        if pixels > SMALL:
            return self.picture(face.number)
        small = self._small.get(face.number)
        if small is None:
            picture = self.picture(face.number)
            if picture is None or picture.width() <= 2 * SMALL:
                return picture
            small = picture.scaledToWidth(2 * SMALL, Qt.TransformationMode.SmoothTransformation)
            self._small[face.number] = small
            while len(self._small) > _PICTURES:
                self._small.popitem(last=False)
        self._small.move_to_end(face.number)
        return small

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
        values = None if face.kind == "known" else face.values
        plain = picture is None and width * dpr <= SMALL
        return _plain_face(spec, width, dpr, values) if plain else _painted(spec, picture, width, dpr, values)

    def _picture_came(self, number: str) -> None:
        self._small.pop(number, None)
        self._kept.drop(lambda key: key[0].number == number)
        self.repainted.emit(number)
