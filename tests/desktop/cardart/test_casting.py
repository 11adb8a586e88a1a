"""Which picture a card has: what its printing asks for, a deal over its set, the same wherever it is shown."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from engine.trails.cards.pool import load_pool
from engine.trails.cards.printing import group, read_printing
from trails_desktop.cardart.pictures.casting import cast_pictures, picture_of
from trails_desktop.cardart.pictures.spec import PictureSpec
from trails_desktop.resources import resource_dir
from trails_desktop.screens.parts.faces import FaceArt
from trails_desktop.table.cards.faces import Faces
from trails_desktop.table.cards.names import CardNames


def record(number: str, kind: str = "EVENT", set_name: str = "One", **more: Any) -> dict[str, Any]:
    made: dict[str, Any] = {
        "number": number, "name": number, "type": kind, "orgs": ["White Vigil"], "set": set_name,
        "text": "• Draw a card.", "rarity": "C", **more,
    }  # fmt: skip
    if kind == "UNIT":
        made |= {"cp": 1, "str": 1, "def": 1}
    elif kind == "EVENT":
        made |= {"ep": 1}
    return made


class Painter(QObject):
    """Remembers what is asked of it."""

    ready = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[PictureSpec] = []

    def get(self, spec: PictureSpec, factor: int = 1) -> QImage | None:
        self.asked.append(spec)
        return None


def test_hints_are_kept_and_the_rest_is_dealt_set_by_set() -> None:
    records = [record("A-1"), record("A-2"), record("A-3", art={"motif": "flock"}), record("B-1", set_name="Two")]
    cast = cast_pictures(group(read_printing(one, "test") for one in records))
    assert cast["A-3"].motif == "flock"
    assert len({cast[number].motif for number in ("A-1", "A-2", "A-3")}) == 3
    alone = cast_pictures(group([read_printing(records[3], "test")]))
    assert cast["B-1"] == alone["B-1"], "another set changes nothing"


def test_a_written_wardrobe_is_worn_and_a_wrong_one_is_no_trouble() -> None:
    dressed = read_printing(record("A-1", "UNIT", art={"wardrobe": {"gear": "cap", "hair": "tail"}}), "test")
    spec = picture_of(dressed)
    assert spec is not None and spec.wardrobe is not None
    assert (spec.wardrobe.gear, spec.wardrobe.hair) == ("cap", "tail")
    wrong = picture_of(read_printing(record("A-2", "UNIT", art={"wardrobe": {"gear": "bucket"}}), "test"))
    assert wrong is not None and wrong.wardrobe is None


def test_table_and_screens_ask_for_the_same_picture(qtbot: QtBot) -> None:
    pool = load_pool(resource_dir("assets") / "cards")
    painter = Painter()
    names = CardNames({number: pool.versions(number) for number in pool})
    faces, art = Faces(names, painter), FaceArt(painter, lambda: pool)
    for number in list(pool)[::9]:
        for lang in pool.versions(number):
            painter.asked.clear()
            faces.picture(number)
            art.small(pool.printing(number, lang), 40, 1.0)
            table, screen = painter.asked
            assert table == screen
            assert screen.wardrobe is not None if screen.type == "UNIT" else screen.motif is not None


def test_every_card_of_the_program_has_a_picture_of_its_own() -> None:
    pool = load_pool(resource_dir("assets") / "cards")
    cast = cast_pictures(pool)
    assert set(cast) == set(pool)
    looks = [(spec.org, spec.type, spec.motif, spec.wardrobe) for spec in cast.values() if spec.type == "UNIT"]
    assert len(set(looks)) == len(looks)
