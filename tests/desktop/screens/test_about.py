"""About: version and licences."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trails_desktop import __version__
from trails_desktop.licences import works
from trails_desktop.screens.about import AboutSheet
from trails_desktop.ui.settings import Settings, look


def test_every_work_is_a_row_and_esc_comes_back_from_its_text(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(1000, 700)
    sheet = AboutSheet(parent, look(Settings(tmp_path)))
    parent.show()
    sheet.open()
    assert __version__ in sheet.version.text()
    assert len(sheet.plates) == len(works()) > 30
    qtbot.mouseClick(sheet.plates[0], Qt.MouseButton.LeftButton)
    assert "Permission is hereby granted" in sheet.text.toPlainText() and sheet.text.isVisible()
    qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert sheet.isVisible() and sheet.scroller.isVisible() and not sheet.text.isVisible()
    qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
