"""Card faces: sizes, what they show and hide."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QTransform

from trails_desktop.cardart.faces.api import (
    ArtsText,
    FaceSpec,
    Values,
    back_face,
    known_face,
    master_face,
    stunned_face,
    table_face,
)
from trails_desktop.cardart.faces.parts import FINE, crop_rect, short_name
from trails_desktop.cardart.faces.spec import cost_of, homebase_cost, is_hollow, shown
from trails_desktop.ui.fonts import load_fonts, text_width
from trails_desktop.ui.orgs import org_style

UNIT = FaceSpec(
    number="D1-012", set_name="Carriers of Daylight", lang="en", name="Maren Sorrel", subname="Line Captain",
    type="UNIT", cp=4, ep=None, level=None, strength=4, defence=3, orgs=("Longline Couriers",),
    text="[Reinforcement]\n• Whenever this card attacks, draw a card.",
    arts=ArtsText(2, "Through Train", "Ready a UNIT."),
    rarity="R", icons=("Reinforcement",),
)  # fmt: skip
EVENT = replace(
    UNIT, type="EVENT", cp=None, ep=3, strength=None, defence=None, arts=None, icons=(), subname="", rarity="U"
)
BASE = replace(EVENT, type="BASE", ep=None, level=2)
ITEM = replace(UNIT, type="ITEM", strength=None, defence=None, arts=None)
MACHINE = replace(UNIT, type="ITEM/UNIT", rarity="SR")
JAPANESE = replace(
    UNIT, lang="ja", name="オディル・ブラント", subname="夜番の看護士", orgs=("白灯会",), text="【ヘイト】\n・引く。"
)
EVERY = (UNIT, EVENT, BASE, ITEM, MACHINE, JAPANESE, replace(UNIT, orgs=(), rarity="", icons=()))


@pytest.fixture(autouse=True)
def _loaded(qapp: object) -> None:
    load_fonts()


@pytest.fixture(scope="module")
def picture() -> QImage:
    image = QImage(640, 720, QImage.Format.Format_RGB32)
    image.fill(QColor("#00FF00"))
    return image


def differs(first: QImage, second: QImage, box: QRect) -> bool:
    return first.copy(box) != second.copy(box)


def box(image: QImage, x0: float, y0: float, x1: float, y1: float) -> QRect:
    """A part of the image in fractions of its size."""
    w, h = image.width(), image.height()
    return QRect(round(x0 * w), round(y0 * h), round((x1 - x0) * w), round((y1 - y0) * h))


def greens(image: QImage, part: QRect) -> int:
    return sum(
        image.pixelColor(x, y).green() > 150 and image.pixelColor(x, y).red() < 90
        for x in range(part.left(), part.right(), 3)
        for y in range(part.top(), part.bottom(), 3)
    )


@pytest.mark.parametrize("spec", EVERY, ids=lambda spec: f"{spec.type}-{spec.lang}-{spec.rarity}")
@pytest.mark.parametrize(("width", "dpr"), [(120, 1.0), (90, 1.5), (66, 2.0), (151, 1.25)])
def test_table_faces_have_whole_pixels_and_clear_corners(
    spec: FaceSpec, width: int, dpr: float, picture: QImage
) -> None:
    for image in (
        table_face(spec, picture, width, dpr),
        table_face(spec, None, width, dpr),
        known_face(spec, picture, width, dpr),
    ):
        assert (image.width(), image.height()) == (round(width * dpr), round(width * 1.4 * dpr))
        assert image.devicePixelRatio() == dpr
        assert image.pixelColor(0, 0).alpha() < 60
        assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255


@pytest.mark.parametrize("spec", EVERY, ids=lambda spec: f"{spec.type}-{spec.lang}-{spec.rarity}")
def test_masters_keep_the_proportion(spec: FaceSpec, picture: QImage) -> None:
    for width, dpr in ((630, 1.0), (300, 2.0)):
        image = master_face(spec, picture, width, dpr)
        assert (image.width(), image.height()) == (round(width * dpr), round(width * dpr * 880 / 630))
        assert image.pixelColor(0, 0).alpha() == 0
        assert greens(image, box(image, 0.2, 0.2, 0.9, 0.5)) > 200
        assert greens(master_face(spec, None, width, dpr), box(image, 0.2, 0.2, 0.9, 0.5)) == 0


def test_the_picture_is_area_averaged(qapp: object) -> None:
    stripes = QImage(640, 720, QImage.Format.Format_RGB32)
    stripes.fill(QColor("#000000"))
    for x in range(0, 640, 2):
        for y in range(720):
            stripes.setPixel(x, y, 0xFFFFFFFF)
    face = table_face(EVENT, stripes, 90, 1.0)
    part = box(face, 0.3, 0.35, 0.9, 0.8)
    values = {
        face.pixelColor(x, y).red()
        for x in range(part.left(), part.right())
        for y in range(part.top(), part.bottom(), 5)
    }
    assert max(values) - min(values) < 40


def test_a_picture_that_cannot_be_read_gives_the_text_only_face() -> None:
    assert table_face(UNIT, QImage(), 90, 1.0) == table_face(UNIT, None, 90, 1.0)
    assert known_face(UNIT, QImage(), 90, 1.0) == known_face(UNIT, None, 90, 1.0)
    assert master_face(UNIT, QImage(), 200, 1.0) == master_face(UNIT, None, 200, 1.0)


def test_drawing_leaves_the_picture_as_it_was(picture: QImage) -> None:
    mine = picture.copy()
    mine.setDevicePixelRatio(2.0)
    master_face(UNIT, mine, 630, 1.0)
    table_face(UNIT, mine, 120, 2.0)
    assert mine.devicePixelRatio() == 2.0


def test_crop_is_about_the_middle_of_interest() -> None:
    wide = crop_rect(640, 720, 2.0)
    assert (wide.width(), wide.height()) == (640, 320)
    assert abs(wide.center().y() - 720 * 0.405) < 2
    narrow = crop_rect(640, 720, 0.5)
    assert (narrow.width(), narrow.height(), narrow.left()) == (360, 720, 140)


def test_changed_values_show_beside_their_number(picture: QImage) -> None:
    plain = table_face(UNIT, picture, 120, 1.0)
    raised = table_face(UNIT, picture, 120, 1.0, Values(strength=6))
    assert differs(plain, raised, box(plain, 0.1, 0.86, 0.5, 0.98))
    assert not differs(plain, raised, box(plain, 0.58, 0.86, 1, 1))
    assert not differs(plain, raised, box(plain, 0, 0, 1, 0.8))
    assert table_face(UNIT, picture, 120, 1.0, Values(strength=4, defence=3, cp=4)) == plain
    cheaper = table_face(UNIT, picture, 120, 1.0, Values(cp=2))
    assert differs(plain, cheaper, box(plain, 0, 0, 0.25, 0.2))
    lost = table_face(UNIT, picture, 120, 1.0, Values(icons=()))
    assert differs(plain, lost, box(plain, 0.8, 0.13, 1, 0.3))
    big = master_face(UNIT, picture, 315, 1.0)
    assert differs(big, master_face(UNIT, picture, 315, 1.0, Values(defence=1)), box(big, 0.75, 0.9, 1, 1))


def test_numbers_and_their_direction() -> None:
    assert shown(3, None) is not None and shown(3, None).change == 0  # type: ignore[union-attr]
    assert [shown(3, n).change for n in (5, 1, 3)] == [1, -1, 0]  # type: ignore[union-attr]
    assert shown(None, None) is None
    assert shown(None, 2) is not None


def test_which_cost_a_card_shows() -> None:
    assert [cost_of(s, Values())[0] for s in (UNIT, EVENT, BASE, ITEM)] == ["cp", "ep", "lv", "cp"]  # type: ignore[index]
    assert homebase_cost(UNIT) == ("ep", 2)
    assert homebase_cost(ITEM) == ("cp", 4)
    assert homebase_cost(EVENT) == ("ep", 3)
    assert homebase_cost(BASE) == ("lv", 2)


def test_an_item_to_board_is_hollow_until_boarded(picture: QImage) -> None:
    boat = replace(MACHINE, type="ITEM", icons=("Boarding",))
    assert is_hollow(boat, Values()) and not is_hollow(boat, Values(strength=4)) and not is_hollow(MACHINE, Values())
    hollow = master_face(boat, picture, 630, 1.0)
    solid = master_face(boat, picture, 630, 1.0, Values(strength=4, defence=3))
    assert hollow.pixelColor(470, 850).lightness() > 150 > solid.pixelColor(470, 850).lightness()


def test_organizations_stand_on_the_spine(picture: QImage) -> None:
    two = replace(UNIT, orgs=("Prism College", "Ironglass Works"))
    image = master_face(two, None, 630, 1.0)
    upper, lower = image.pixelColor(20, 300), image.pixelColor(20, 760)
    assert abs(upper.hue() - QColor(org_style("athenaeum").colour).hue()) < 12
    assert abs(lower.hue() - QColor(org_style("ironglass").colour).hue()) < 12
    foreign = table_face(replace(UNIT, orgs=("Lantern Guild",)), None, 120, 1.0)
    assert foreign != table_face(UNIT, None, 120, 1.0)


@pytest.mark.parametrize("width", (66, 90, 120))
def test_every_back_is_the_same_after_half_a_turn(width: int) -> None:
    image = back_face(width, 2.0)
    turned = image.transformed(QTransform().rotate(180))
    far = 0
    for x in range(0, image.width(), 2):
        for y in range(0, image.height(), 2):
            a, b = image.pixelColor(x, y), turned.pixelColor(x, y)
            far = max(far, abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue()))
    assert far <= 24


def test_a_back_cannot_be_spoiled_by_its_user() -> None:
    first = back_face(80, 1.0)
    kept = first.copy()
    first.fill(QColor("#FFFFFF"))
    assert back_face(80, 1.0) == kept


def test_a_stunned_card_tells_its_name_only_to_who_may_know() -> None:
    nameless = stunned_face(None, None, 120, 1.0)
    assert (nameless.width(), nameless.height()) == (120, 168)
    assert nameless == stunned_face(None, None, 120, 1.0)
    named = stunned_face("Odile Brand", 3, 120, 1.0)
    plate = box(named, 0.36, 0.05, 0.64, 0.95)
    assert differs(named, nameless, plate)
    assert not differs(named, nameless, box(named, 0, 0, 0.3, 1))
    # Turned clockwise the plate lies level: its coral line runs along the longer side.
    level = named.transformed(QTransform().rotate(90))
    assert level.width() > level.height()
    middle = level.pixelColor(level.width() // 2, round(level.height() * (60 - 17) / 120))
    assert middle.red() > 150 > middle.green() - 30


def test_a_known_card_shows_the_cost_that_matters(picture: QImage) -> None:
    first = known_face(UNIT, picture, 120, 1.0)
    corner = box(first, 0, 0, 0.25, 0.2)
    assert not differs(first, known_face(replace(UNIT, cp=9), picture, 120, 1.0), corner)
    assert differs(first, known_face(replace(UNIT, arts=None), picture, 120, 1.0), corner)


@pytest.mark.parametrize(
    "name",
    (
        "Quill",
        "Every Line at Once",
        "A Most Extraordinarily Longwinded Person of Rank",
        "オディル・ブラント",
        "第九号「陸亀」",
        "ながいながいなまえのカードです",
        "W" * 60,
    ),
)
@pytest.mark.parametrize("width", (60, 85, 89))
def test_names_fit_their_band(name: str, width: int) -> None:
    s, used = short_name(name, "cond", (14.0 * FINE, 13.0 * FINE, 12.0 * FINE), 600, width * FINE)
    assert s
    assert text_width(used, s) <= width * FINE + 0.5
    if not s.endswith("…"):
        assert name.startswith(s)
    assert "「…" not in s


def test_faces_can_be_painted_off_the_gui_thread(picture: QImage) -> None:
    specs = [replace(UNIT, name=f"Name {i}", text=f"• Draw {i} cards. White Vigil.") for i in range(6)]
    here = [table_face(s, picture, 90, 1.0) for s in specs] + [master_face(s, picture, 200, 1.0) for s in specs]
    with ThreadPoolExecutor(3) as pool:
        small = pool.map(lambda s: table_face(s, picture, 90, 1.0), specs)
        large = pool.map(lambda s: master_face(s, picture, 200, 1.0), specs)
        there = list(small) + list(large)
    assert there == here
