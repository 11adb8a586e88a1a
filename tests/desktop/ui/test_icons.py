"""Icons: every one draws something of its own inside its box; icon crafts find theirs in both languages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from tests.cases import every
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.icons import CRAFTS, ICONS, craft_icon, craft_key, draw_icon, icon, icon_image
from trails_desktop.ui.paint import badge, begin_image, cost_medal, draw_glow, draw_shadow, lamp_centres, lamps, pill
from trails_desktop.ui.theme import theme


@pytest.fixture(autouse=True)
def _loaded(qapp: object) -> None:
    load_fonts()


def inked(image: QImage) -> list[tuple[int, int]]:
    return [
        (x, y)
        for y in range(image.height())
        for x in range(image.width())
        if QColor(image.pixelColor(x, y)).alpha() > 60
    ]


@every(ICONS)
def test_every_icon_fills_its_grid_and_stays_inside(name: str) -> None:
    # Drawn at 24 in a box of 28: two pixels of margin must stay empty but for half a stroke.
    image, p = begin_image(28, 28)
    draw_icon(p, name, 14, 14, 24, "#FFFFFF")
    p.end()
    points = inked(image)
    xs = [x for x, _ in points]
    ys = [y for _, y in points]
    assert min(xs) >= 1 and max(xs) <= 26 and min(ys) >= 1 and max(ys) <= 26
    assert max(max(xs) - min(xs), max(ys) - min(ys)) >= 13
    assert 20 <= len(points) <= 420


def test_no_two_icons_look_the_same() -> None:
    drawn = {}
    for name in ICONS:
        bits = icon_image(name, "#FFFFFF", 24).constBits().tobytes()
        assert bits not in drawn, (name, drawn.get(bits))
        drawn[bits] = name


def test_icon_for_widgets_has_the_size_asked_for() -> None:
    made = icon("gear", "#FFFFFF", 18, 2.0)
    assert made.availableSizes()[0].width() == 36


@pytest.mark.parametrize(
    ("printed", "key"),
    [
        ("Covert", "Covert"), ("暗躍", "Covert"), ("Reinforcements", "Reinforcement"), ("援軍", "Reinforcement"),
        ("搭乗 3", "Boarding"), ("Boarding 3", "Boarding"), ("暗躍：選択式", "Covert: Choice"),
        ("光まとう翼 2", "Wings of Light"),
        ("高揚「引く」", "Uplift"), ("ヘイト", "Hate"), (" Martial Arts ", "Martial Arts"), ("Sparkle", "Sparkle"),
    ],
)  # fmt: skip
def test_icon_crafts_by_print(printed: str, key: str) -> None:
    assert craft_key(printed) == key


def test_every_craft_has_an_icon_and_foreign_ones_a_letter() -> None:
    for key, (name, japanese) in CRAFTS.items():
        assert name in ICONS
        assert craft_icon(key) == name == craft_icon(japanese)
    assert craft_icon("Sparkle") is None
    first, p = begin_image(40, 40)
    badge(p, "Sparkle", 20, 20, 18)
    p.end()
    second, p = begin_image(40, 40)
    badge(p, "輝", 20, 20, 18)
    p.end()
    assert first != second


def test_a_medal_looks_the_same_cached_and_turned() -> None:
    straight, p = begin_image(60, 60)
    cost_medal(p, "cp", 30, 30, 20, "")
    p.end()
    turned, p = begin_image(60, 60)
    p.translate(30, 30)
    p.rotate(360.0 / 7)
    p.rotate(-360.0 / 7 + 1e-7)
    cost_medal(p, "cp", 0, 0, 20, "")
    p.end()
    for x, y in ((30, 30), (30, 12), (48, 30), (2, 2)):
        a, b = straight.pixelColor(x, y), turned.pixelColor(x, y)
        assert abs(a.red() - b.red()) + abs(a.blue() - b.blue()) + abs(a.alpha() - b.alpha()) < 40


def test_shadow_fades_outwards_and_is_absent_in_high_contrast() -> None:
    rect = QRectF(40, 40, 80, 60)
    image, p = begin_image(160, 140)
    draw_shadow(p, rect, 8, 4, theme("dark"))
    p.end()
    column = [image.pixelColor(80, y).alpha() for y in (101, 108, 116, 124, 132)]
    assert column == sorted(column, reverse=True) and column[0] > 40 and column[-1] == 0
    bare, p = begin_image(160, 140)
    draw_shadow(p, rect, 8, 4, theme("contrast"))
    p.end()
    assert not inked(bare)


def test_glow_is_hollow_and_symmetric() -> None:
    image, p = begin_image(120, 120)
    draw_glow(p, QRectF(30, 30, 60, 60), 6, "#FF0000", 15)
    p.end()
    assert image.pixelColor(60, 60).alpha() == 0
    assert image.pixelColor(60, 28).alpha() > image.pixelColor(60, 20).alpha() > 0
    assert abs(image.pixelColor(60, 28).alpha() - image.pixelColor(60, 91).alpha()) <= 2


def test_lamps_count_without_colour() -> None:
    def lit(bond: int) -> int:
        image, p = begin_image(240, 40)
        lamps(p, QRectF(0, 8, 240, 25), bond, theme("dark"))
        p.end()
        spots = lamp_centres(QRectF(0, 8, 240, 25))
        return sum(image.pixelColor(round(at.x()), round(at.y())).alpha() > 200 for at in spots)

    assert [lit(n) for n in (40, 33, 1, 0, -5)] == [40, 33, 1, 0, 0]


def test_a_tag_is_as_wide_as_its_words() -> None:
    image, p = begin_image(400, 60)
    short = pill(p, 200, 30, "check", "OK", "#84E6A6", theme("dark"))
    long = pill(p, 200, 30, "lampout", "STUNNED -3 BOND", "#FF9078", theme("dark"))
    p.end()
    assert short.width() < long.width() < 200
    assert short.height() == long.height() == 24
    assert not image.isNull()
