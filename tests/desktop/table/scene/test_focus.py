"""Keys that lead away from the board and back to it, and pictures that hide nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop import fakes
from tests.desktop.fakes import FakeMatch, card, player, priority
from trails_desktop.cardart.pictures.store import to_qimage
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.theme import theme


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableWidget]:
    load_fonts()
    view = fakes.view(player(0, field=(card(1, "Ilse Farrow"),)), player(1), priority(("craft", 1, 1)))
    made = TableWidget(FakeMatch(view), fakes.pool(), None, theme("dark"), speed=0)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    made.view.setFocus()
    yield made


def test_f6_leads_to_the_side_panel_and_back(qtbot: QtBot, table: TableWidget) -> None:
    qtbot.keyClick(table.view, Qt.Key.Key_F6)
    there = table.focusWidget()
    assert there is not None and table.side.isAncestorOf(there)
    qtbot.keyClick(there, Qt.Key.Key_F6)
    assert table.focusWidget() is table.view


def test_l_opens_the_lists_and_closes_them(qtbot: QtBot, table: TableWidget) -> None:
    qtbot.keyClick(table.view, Qt.Key.Key_L)
    there = table.focusWidget()
    assert there is not None and there is not table.view
    qtbot.keyClick(there, Qt.Key.Key_L)
    assert table.focusWidget() is table.view


def test_a_picture_is_full_where_its_fourth_byte_is_read() -> None:
    image = to_qimage(Image.new("RGB", (3, 2), (10, 20, 30)))
    assert image.pixelColor(1, 1).getRgb() == (10, 20, 30, 255)
    raw = bytes(image.constBits())
    assert raw[:4] == bytes((30, 20, 10, 255))
