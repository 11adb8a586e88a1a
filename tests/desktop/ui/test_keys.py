"""Keys mean the same on every keyboard layout, and may be the player's own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.screen_fakes import STILL
from trails_desktop.screens.keys import KeysSheet
from trails_desktop.ui.keys.deeds import PLACE, deeds, meets
from trails_desktop.ui.keys.keymap import FIXED, Keymap, own_key, usual_key
from trails_desktop.ui.keys.pressed import BY_MAC, BY_SCAN, Translator, meanings
from trails_desktop.ui.settings import OWN_KEYS, Settings

NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
CODES = {sign: code for code, sign in BY_SCAN.items()}
DEEDS = {one.id: one for one in deeds()}


def press(letter: str, place: str, held: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    """As X11 tells of a letter of a layout that lies where another one does on most keyboards."""
    key = ord(letter.upper())
    return QKeyEvent(QEvent.Type.KeyPress, key, held, CODES[place] + 8, ord(letter), 0, letter)


class Listener(QWidget):
    """Writes down the keys that reach it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.heard: list[str] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.heard.append(QKeySequence(event.keyCombination()).toString())


@pytest.fixture
def keymap(qapp: QApplication, tmp_path: Path) -> Keymap:
    return Keymap(Settings(tmp_path))


@pytest.fixture
def board(qtbot: QtBot, qapp: QApplication, keymap: Keymap) -> Iterator[Listener]:
    page = QWidget()
    page.setProperty(PLACE, "table")
    box, made = QVBoxLayout(page), Listener(page)
    box.addWidget(made)
    box.addWidget(QLineEdit(page))
    qtbot.addWidget(page)
    translator = Translator(keymap, qapp)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    yield made
    qapp.focusChanged.disconnect(translator._focused)
    made.removeEventFilter(translator)
    translator.deleteLater()


@pytest.mark.parametrize(
    ("letter", "place", "held", "meant"),
    [
        ("l", "L", NONE, ["L"]),
        ("д", "L", NONE, ["Д", "L"]),
        ("я", "Z", CONTROL, ["Ctrl+Я", "Ctrl+Z"]),
        ("q", "A", NONE, ["Q"]),  # French: the letter holds, not its place
        ("é", "2", NONE, ["É", "2"]),
        ("&", "1", NONE, ["&", "1"]),
        ("り", "L", NONE, ["り", "L"]),  # Japanese, typed as kana
        ("+", "1", NONE, ["+"]),
        (".", "E", NONE, ["."]),  # Dvorak
    ],
    ids=["us", "ru", "ru with Ctrl", "fr letter", "fr digit", "fr sign", "jp kana", "plus", "dvorak"],
)
def test_what_a_press_means(letter: str, place: str, held: Qt.KeyboardModifier, meant: list[str]) -> None:
    assert list(meanings(press(letter, place, held), "linux")) == meant


def test_places_are_those_of_the_systems() -> None:
    assert (BY_SCAN[38], BY_SCAN[44], BY_SCAN[2], BY_SCAN[11]) == ("L", "Z", "1", "0")
    assert (BY_MAC[37], BY_MAC[6], BY_MAC[18], BY_MAC[29]) == ("L", "Z", "1", "0")
    assert len(BY_MAC) == len(BY_SCAN) == 36
    event = QKeyEvent(QEvent.Type.KeyPress, ord("Д"), NONE, 38, 37, 0, "д")
    assert list(meanings(event, "win32"))[-1] == list(meanings(event, "darwin"))[-1] == "L"


@pytest.mark.parametrize(
    ("letter", "place", "heard"), [("д", "L", "L"), ("l", "L", "L"), ("q", "A", "Q"), ("é", "2", "2"), ("ъ", "Q", "Ъ")]
)
def test_the_table_hears_the_key_that_is_meant(board: Listener, letter: str, place: str, heard: str) -> None:
    QApplication.sendEvent(board, press(letter, place))
    assert board.heard == [heard]


@pytest.mark.parametrize("where", ["board", "field"])
def test_what_is_done_anywhere_is_done_on_a_layout_without_latin_letters(board: Listener, where: str) -> None:
    """Qt finds Ctrl+R by place only where a Latin layout is installed, too."""
    page = board.window()
    done: list[str] = []
    for deed in ("rules", "workshop"):
        action = QAction(page)
        action.setShortcut(QKeySequence(DEEDS[deed].keys))
        action.triggered.connect(partial(done.append, deed))
        page.addAction(action)
    field = page.findChild(QLineEdit)
    assert field is not None
    target = board if where == "board" else field
    target.setFocus()
    QApplication.sendEvent(target, press("к", "R", CONTROL))
    QApplication.sendEvent(target, press("л", "K", CONTROL))
    QApplication.sendEvent(target, press("к", "R"))
    assert done == ["rules", "workshop"]
    QApplication.sendEvent(target, press("r", "R", CONTROL))  # that one Qt finds itself, and it is done once
    assert done == ["rules", "workshop", "rules"]


def test_in_a_field_it_is_typed(qtbot: QtBot, board: Listener) -> None:
    parent = board.parentWidget()
    assert parent is not None
    field = parent.findChild(QLineEdit)
    assert field is not None
    field.setFocus()
    QApplication.sendEvent(field, press("д", "L"))
    assert field.text() == "д" and not board.heard


def test_a_key_of_ones_own_does_it_and_the_old_one_no_longer(board: Listener, keymap: Keymap) -> None:
    keymap.give(DEEDS["lists"], "K")
    for letter in "kl":
        QApplication.sendEvent(board, press(letter, letter.upper()))
    assert board.heard == ["L"]


def test_a_conflict_is_said_and_the_second_press_takes_the_key(qtbot: QtBot, keymap: Keymap, tmp_path: Path) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    sheet = KeysSheet(page, STILL, keymap)
    page.resize(900, 700)
    page.show()
    sheet.open()
    sheet.plates["auto"].click()
    sheet.press("P")
    assert DEEDS["until"].title in sheet.note.text() and keymap.text("auto") == "A"
    sheet.press("P")
    assert (keymap.text("auto"), keymap.text("until")) == ("P", "")
    sheet.plates["until"].click()
    sheet.press("Space")
    assert "everywhere" in sheet.note.text() and keymap.text("until") == ""
    again = Keymap(Settings(tmp_path))
    assert (again.text("auto"), again.text("until")) == ("P", "")
    sheet.reset_button.click()
    assert (keymap.text("auto"), keymap.text("until")) == ("A", "P")


def test_no_two_deeds_have_one_key_and_none_has_a_fixed_one(keymap: Keymap) -> None:
    assert len(DEEDS) == len(deeds())
    for one in deeds():
        assert keymap.conflict(one, one.keys) is None and one.keys not in FIXED
        assert QKeySequence(one.keys).toString() == one.keys
    assert meets("table", "everywhere") and meets("lesson", "table") and not meets("deck", "table")


def test_nonsense_in_the_settings_is_left_out(tmp_path: Path, qapp: QApplication) -> None:
    settings = Settings(tmp_path)
    settings.put(OWN_KEYS, "auto=Q nobody=X until=Space lists turn=Ctrl+Shift+E rule=Ctr+")
    keymap = Keymap(settings)
    assert [keymap.text(one) for one in ("auto", "until", "lists", "turn", "rule")] == [
        "Q",
        "P",
        "L",
        "Ctrl+Shift+E",
        "R",
    ]


def test_texts_name_the_key_that_the_player_gave(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert own_key(settings, "hint") == usual_key("hint") == "H" and own_key(settings, "no such") == ""
    settings.put(OWN_KEYS, "hint=J recap=")
    assert (own_key(settings, "hint"), own_key(settings, "recap")) == ("J", "")
