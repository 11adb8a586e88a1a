"""The manual in the window: in both languages, with every picture, and its chapters one press away."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.screen_fakes import make_desk, make_pool
from trails_desktop.app.window import MainWindow
from trails_desktop.pages.manual.page import ManualPage, manual_file
from trails_desktop.ui.language import LANGUAGES

CODES = [code for code, _ in LANGUAGES]


def chapters(code: str) -> list[str]:
    return re.findall(r"^## (.+)$", manual_file(code).read_text("utf-8"), re.M)


@pytest.mark.parametrize("code", CODES)
def test_every_picture_is_there_and_every_one_that_is_there_is_shown(code: str) -> None:
    named = re.findall(r"!\[.+\]\((.+?)\)", manual_file(code).read_text("utf-8"))
    there = sorted((manual_file(code).parent / "pictures").glob(f"{code}-*.jpg"))
    assert sorted(named) == [f"pictures/{path.name}" for path in there] != []


def test_the_languages_have_the_same_chapters() -> None:
    assert manual_file("ja") != manual_file("en") == manual_file("fr")
    assert len(chapters("en")) == len(chapters("ja")) >= 7


def test_it_is_read_from_the_menu_and_its_chapters_are_one_press_away(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(make_desk(tmp_path, make_pool()))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    window.open_menu()
    qtbot.mouseClick(window.menus.menu.entries["manual"], Qt.MouseButton.LeftButton)
    page = window.stack.currentWidget()
    assert isinstance(page, ManualPage) and window.page == "manual"
    assert [button.text() for button in page.chapters] == chapters("en")
    text = page.text
    qtbot.waitUntil(lambda: text.document().size().width() <= text.viewport().width() + 1)  # no picture is wider
    qtbot.mouseClick(page.chapters[-1], Qt.MouseButton.LeftButton)
    assert text.verticalScrollBar().value() > text.verticalScrollBar().maximum() / 2
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert window.page == "start"
