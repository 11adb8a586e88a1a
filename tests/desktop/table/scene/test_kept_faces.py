"""Faces of cards that are kept: as many bytes as are allowed, and without their pictures in full size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.desktop import fakes
from trails_desktop.cardart.pictures.spec import PictureSpec
from trails_desktop.table.cards import faces as module
from trails_desktop.table.cards.faces import SMALL, Face, Faces
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.pieces import overlays
from trails_desktop.table.pieces.overlays import Signs, StripText
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.theme import theme


class Painter(QObject):
    """Gives every picture at once and counts how often it is asked."""

    ready = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.there = True

    def get(self, spec: PictureSpec, factor: int = 1) -> QImage | None:
        self.asked += 1
        image = QImage(640, 720, QImage.Format.Format_RGB32)
        image.fill(0x336699)
        return image if self.there else None


@pytest.fixture
def painter(qtbot: QtBot) -> Painter:
    load_fonts()
    return Painter()


@pytest.fixture
def faces(painter: Painter) -> Faces:
    return Faces(CardNames(fakes.pool(), "en"), painter)


def numbers(faces: Faces) -> list[str]:
    return [number for number in fakes.pool() if faces.names.picture(number) is not None]


def test_a_face_that_is_kept_asks_for_no_picture(faces: Faces, painter: Painter) -> None:
    face = Face("face", numbers(faces)[0])
    first = faces.pixmap(face, 108)
    assert faces.pixmap(face, 108).cacheKey() == first.cacheKey()
    faces.pixmap(face, 60)  # another size of the card, from the same small picture
    assert painter.asked == 1
    faces.pixmap(face, SMALL + 1)
    assert painter.asked == 2, "a large one is painted from the whole picture"


def test_another_picture_of_a_card_is_shown(faces: Faces, painter: Painter) -> None:
    face = Face("face", numbers(faces)[0])
    painter.there = False
    bare = faces.pixmap(face, 108)
    painter.there = True
    painter.ready.emit(face.number)
    dressed = faces.pixmap(face, 108)
    assert dressed.cacheKey() != bare.cacheKey()
    painter.ready.emit(face.number)
    assert faces.pixmap(face, 108).cacheKey() != dressed.cacheKey()


def test_the_oldest_faces_go_when_there_are_too_many_bytes(painter: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    size = 108 * 151 * 4
    monkeypatch.setattr(module, "MEMORY", 2 * size + size // 2)
    faces = Faces(CardNames(fakes.pool(), "en"), painter)
    one, two, three = (Face("face", number) for number in numbers(faces)[:3])
    first = faces.pixmap(one, 108)
    assert faces.held == first.width() * first.height() * 4
    faces.pixmap(two, 108)
    faces.pixmap(one, 108)
    faces.pixmap(three, 108)
    assert faces.held <= 2 * size + size // 2 and faces.painted == 3
    faces.pixmap(one, 108)
    assert faces.painted == 3, "what was used last stays"
    faces.pixmap(two, 108)
    assert faces.painted == 4
    faces.clear()
    assert faces.held == 0


@pytest.mark.parametrize("dpr", [1.0, 2.0])
def test_the_signs_of_a_long_game_take_no_more_memory_than_those_of_a_short_one(qtbot: QtBot, dpr: float) -> None:
    load_fonts()
    signs = Signs(theme("dark"), dpr)
    most = overlays.MEMORY * dpr * dpr
    latest = signs.sign("can", 90, 126)
    for width in range(60, 160):  # a field that fills and empties
        for name in ("rest", "can", "can glow"):
            signs.sign(name, width, round(width * 1.4))
            assert signs.held <= most
        signs.strip(StripText(f"card {width}", 3, 4, 3, 3), width, 1.0)
        assert signs.sign("can", 90, 126).cacheKey() == latest.cacheKey(), "what is in use stays"


def test_a_table_that_is_put_away_keeps_no_pictures(tables: Callable[..., TableWidget]) -> None:
    table = tables(fakes.FakeMatch(fakes.mock_view()))
    table.grab()
    scene = table.scene
    assert table.faces.held > 0 and scene.signs.held > 0 and scene.furniture.board.pictured
    scene.release()
    assert table.faces.held == scene.signs.held == 0 and not any(part.pictured for part in scene.furniture.parts())
