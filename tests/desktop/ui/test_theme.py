"""Colours: every theme is readable, every organization recognisable, foreign ones stable."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QPalette, Qt, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trails_desktop.ui import theme as ui_theme
from trails_desktop.ui.marks import PATTERNS, mark_names, mark_path
from trails_desktop.ui.orgs import ORG_KEYS, TOPMARKS, oklch, org_name, org_style
from trails_desktop.ui.stylesheet import palette, plain_tip, stylesheet
from trails_desktop.ui.theme import contrast, theme

NAMES = ("dark", "light", "contrast")
# The measured contrasts of the art direction: what on what, in the three themes; b1 is the board.
MEASURED = {
    ("text", "panel"): (15.7, 15.0, 21.0),
    ("text2", "panel"): (9.7, 8.0, 21.0),
    ("text3", "panel"): (5.8, 4.7, 14.9),
    ("text", "b1"): (15.3, 12.1, 21.0),
    ("text2", "b1"): (9.4, 6.4, 21.0),
    ("amber", "b1"): (9.9, 3.5, 14.7),
    ("cyan", "b1"): (10.0, 4.2, 15.6),
    ("coral", "b1"): (7.8, 4.5, 10.2),
    ("mint", "panel"): (11.6, 5.0, 16.7),
    ("focus", "b1"): (17.1, 13.7, 21.0),
}
SIGNS = {"amber", "cyan", "coral", "focus"}


@pytest.mark.parametrize(("number", "name"), list(enumerate(NAMES)))
def test_every_theme_is_readable_and_as_measured(number: int, name: ui_theme.ThemeName) -> None:
    made = theme(name)
    for (front, ground), wanted in MEASURED.items():
        value = contrast(getattr(made, front), getattr(made, ground))
        assert value == pytest.approx(wanted[number], abs=0.06), (front, ground)
        assert value >= (3.0 if front in SIGNS else 4.5), (front, ground)


@pytest.mark.parametrize("name", NAMES)
def test_text_on_every_ground_it_stands_on(name: ui_theme.ThemeName) -> None:
    made = theme(name)
    for front, ground in itertools.product(("text", "text2"), ("b0", "b1", "b2", "bg", "panel", "panel2", "chip")):
        assert contrast(getattr(made, front), getattr(made, ground)) >= 4.5, (front, ground)
    for front in ("amber", "cyan", "coral", "mint"):
        assert contrast(getattr(made, front), made.panel) >= 3.0, front
        assert contrast(getattr(made, front), made.chip) >= 3.0, front
    assert contrast(made.on_amber, made.amber) >= 4.5
    assert contrast(made.focus, made.focus2) >= 7.0


@pytest.mark.parametrize(
    ("front", "ground", "wanted"),
    [
        (ui_theme.CARD_TEXT, ui_theme.PAPER, 14.1),
        (ui_theme.CARD_TEXT, ui_theme.PAPER_FOOT, 12.1),
        (ui_theme.FOOTER, ui_theme.PAPER_FOOT, 5.1),
        (ui_theme.TYPE_LABEL, ui_theme.PAPER_TOP, 5.3),
        (ui_theme.INK, ui_theme.CP_LAMP[1], 13.3),
        (ui_theme.INK, ui_theme.EP_LENS[1], 13.7),
        (ui_theme.INK, ui_theme.LEVEL_STONE[1], 9.3),
        ("#FFFFFF", ui_theme.PLATE_FOOT, 17.8),
        (ui_theme.RAISED, ui_theme.PLATE_FOOT, 12.9),
        (ui_theme.LOWERED, ui_theme.PLATE_FOOT, 8.8),
        (ui_theme.ARTS_TEXT, ui_theme.ARTS_BOX, 7.3),
        (ui_theme.BUTTON_TEXT, ui_theme.BUTTON[1], 10.6),
        (ui_theme.BUTTON_TEXT, ui_theme.BUTTON[2], 7.3),
        (ui_theme.BUTTON_TEXT2, ui_theme.BUTTON[1], 6.8),
        (ui_theme.BUTTON_TEXT2, ui_theme.BUTTON[2], 4.7),
    ],
)
def test_fixed_colours_of_cards(front: str, ground: str, wanted: float) -> None:
    value = contrast(front, ground)
    assert value == pytest.approx(wanted, abs=0.1)
    assert value >= 4.5


def test_contrast_of_known_pairs() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast("#777777", "#777777") == 1.0
    assert contrast("#FFFFFF", "#767676") == pytest.approx(4.54, abs=0.01)


def test_organizations_by_key_and_both_names() -> None:
    for key in ORG_KEYS:
        style = org_style(key)
        assert style.key == key
        assert org_style(org_name(key, "en")) == style
        assert org_style(org_name(key, "ja")) == style
        assert contrast(style.deep, ui_theme.PAPER) >= 6.5
        assert contrast("#FFFFFF", style.deep) >= 7.0
    assert org_style("  longline   couriers ") == org_style("couriers")
    assert org_style("").key == "none"


def test_no_two_organizations_share_colour_shape_or_pattern() -> None:
    made = [org_style(key) for key in ORG_KEYS]
    for field in ("colour", "deep", "pattern", "mark"):
        assert len({getattr(style, field) for style in made}) == len(made)


def test_foreign_organizations_are_stable_readable_and_never_ours() -> None:
    ours = {org_style(key).mark for key in ORG_KEYS}
    seen = set()
    for i in range(200):
        style = org_style(f"Guild {i}")
        assert style.mark in TOPMARKS and style.mark not in ours
        assert style.pattern in PATTERNS
        assert contrast(style.deep, ui_theme.PAPER) >= 4.5
        assert contrast(style.tint, "#0A0E15") >= 12
        seen.add((style.mark, style.colour))
    assert len(seen) > 90
    assert org_style("GUILD   7").colour == org_style("Guild 7").colour
    assert org_style("GUILD   7").mark == org_style("Guild 7").mark
    assert {style[0] for style in seen} == set(TOPMARKS)


def test_oklch_of_known_colours() -> None:
    assert oklch(1.0, 0.0, 0) == "#FFFFFF"
    assert oklch(0.0, 0.0, 0) == "#000000"
    assert oklch(0.62796, 0.25768, 29.234) == "#FF0000"
    # Out of gamut: lightness and hue stay, chroma gives way.
    assert re.fullmatch(r"#[0-9A-F]{6}", oklch(0.95, 0.4, 140))


def test_every_mark_fills_its_box_and_no_more(qapp: object) -> None:
    for mark in mark_names():
        box = mark_path(mark, 50, 40, 20).boundingRect()
        assert box.left() >= 29 and box.right() <= 71 and box.top() >= 18 and box.bottom() <= 62, mark
        assert max(box.width(), box.height()) >= 20, mark
    assert set(ORG_KEYS) | set(TOPMARKS) <= set(mark_names())


@pytest.mark.parametrize("name", NAMES)
def test_stylesheet_is_understood_and_scales(name: ui_theme.ThemeName, qtbot: QtBot) -> None:
    from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QPushButton, QVBoxLayout

    dialog = QDialog()
    qtbot.addWidget(dialog)
    layout = QVBoxLayout(dialog)
    button = QPushButton("Attack")
    button.setProperty("primary", True)
    for widget in (button, QPushButton("Undo"), QLineEdit("x"), QListWidget()):
        layout.addWidget(widget)
    dialog.setPalette(palette(theme(name)))
    # A style sheet Qt cannot read is a warning, and a warning fails the test.
    dialog.setStyleSheet(stylesheet(theme(name)))
    small = button.sizeHint().height()
    dialog.setStyleSheet(stylesheet(theme(name), 2.0))
    assert button.sizeHint().height() > small * 1.5
    assert palette(theme(name)).color(QPalette.ColorRole.Text).name().upper() == theme(name).text


@pytest.mark.parametrize("text", ["<b>Ann</b>", "a <hr> b", "<img src=x>", "Ann & Bob", "1 < 2", "&lt;b&gt;"])
def test_a_tooltip_shows_a_text_as_it_stands(text: str, qapp: QApplication) -> None:
    shown = QTextDocument()
    tip = plain_tip(text)
    if Qt.mightBeRichText(tip):
        shown.setHtml(tip)
    else:
        shown.setPlainText(tip)
    assert shown.toPlainText() == text


def test_every_tooltip_is_said_by_the_program_or_plain() -> None:
    """What stands in one is a sentence of the program's own, or goes through ``plain_tip``."""
    allowed = re.compile(r'setToolTip\((plain_tip\(|self\.tr\(|""|label\)|$|tip\.format\(step=)')
    for path in sorted((Path(__file__).parents[3] / "trails_desktop").rglob("*.py")):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert "setToolTip(" not in line or allowed.search(line), f"{path.name}: {line.strip()}"
