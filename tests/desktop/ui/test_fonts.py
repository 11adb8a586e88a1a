"""Fonts: all families load, missing ones are reported, Japanese is set wholly in the Japanese family."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontInfo
from pytestqt.qtbot import QtBot

from trails_desktop.ui import fonts
from trails_desktop.ui.fonts import font, is_japanese, load_family, load_fonts, text_width


@pytest.fixture(autouse=True)
def _loaded(qapp: object) -> None:
    load_fonts()


def test_all_families_load_once() -> None:
    report = load_fonts()
    assert report.missing == ()
    assert set(report.loaded) == {
        fonts.DISPLAY, fonts.UI, fonts.CONDENSED, fonts.TEXT, fonts.JAPANESE, fonts.JAPANESE_BOLD,
    }  # fmt: skip
    assert load_fonts() is report


@pytest.mark.parametrize(
    ("role", "family"),
    [("display", "Jost"), ("ui", "Barlow"), ("cond", "Barlow Condensed"), ("text", "Source Serif 4")],
)
def test_a_role_is_set_in_its_own_family(role: fonts.Role, family: str) -> None:
    assert QFontInfo(font(role, 20)).family().startswith(family)


def test_japanese_is_set_wholly_in_one_family_with_a_true_bold() -> None:
    regular = font("display", 30, 400, 0, "灯を継ぐ者 Odile")
    bold = font("display", 30, 700, 0, "灯を継ぐ者 Odile")
    assert QFontInfo(regular).family() == fonts.JAPANESE
    assert QFontInfo(bold).family() == fonts.JAPANESE_BOLD
    assert regular.pixelSize() == 28
    assert QFontInfo(font("ui", 20, 500, 0, "Odile")).family() == "Barlow"


@pytest.mark.parametrize(
    ("text", "expected"),
    [("Quill", False), ("クイル", True), ("白灯会", True), ("ＡＢ", True), ("— …", False), ("", False)],
)
def test_what_counts_as_japanese(text: str, expected: bool) -> None:
    assert is_japanese(text) is expected


def test_variable_weight_changes_the_letters() -> None:
    assert text_width(font("display", 60, 700), "Maren") > text_width(font("display", 60, 400), "Maren") + 5
    assert text_width(font("text", 60, 700), "Maren") > text_width(font("text", 60, 430), "Maren") + 3


def test_tracking_widens_and_hinting_is_off() -> None:
    assert text_width(font("cond", 20, 600, 20), "BOND") > text_width(font("cond", 20), "BOND")
    assert font("ui", 13).hintingPreference() == QFont.HintingPreference.PreferNoHinting


def test_a_font_may_be_changed_without_changing_the_next_one() -> None:
    font("cond", 20).setStretch(84)
    assert font("cond", 20).stretch() != 84


def test_a_missing_or_empty_package_is_reported_not_raised(qtbot: QtBot) -> None:
    assert load_family("Jost", "fontpkg_that_does_not_exist", ("files/x.ttf",)) is False
    assert load_family("Jost", "fontpkg_jost", ("files/absent.ttf",)) is False
    assert load_family("Another", "fontpkg_jost", ("files/Jost[wght].ttf",)) is False


def test_card_text_in_any_size_is_drawn_with_few_fonts() -> None:
    """Every optical size is one more font for Qt, which keeps a megabyte for it."""
    tag = QFont.Tag.fromString("opsz")
    sizes = {font("text", size / 10).variableAxisValue(tag) for size in range(60, 800)}
    assert len(sizes) <= 6 and min(sizes) == 8 and max(sizes) == 60
    assert font("text", 12).variableAxisValue(tag) == pytest.approx(9, abs=1), "the nearest one"
