"""Windows larger than full HD without a device ratio: words, lists and fields grow with them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.desktop import fakes
from tests.desktop.fakes import FakeMatch, mock_view
from tests.desktop.screen_fakes import STILL, make_desk, make_pool
from trails_desktop.app.window import MainWindow
from trails_desktop.screens.parts.widgets import Screen
from trails_desktop.table.scene.furniture import rect
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.theme import theme


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 640), 0.84), ((1280, 800), 1.0), ((1920, 1080), 1.25), ((3840, 2160), 2.5)]
)
def test_a_screen_follows_its_window(qtbot: QtBot, size: tuple[int, int], scale: float) -> None:
    screen = Screen(STILL)
    qtbot.addWidget(screen)
    screen.resize(*size)
    assert screen.fit_scale() == pytest.approx(scale, abs=0.001)


def test_lists_and_fields_follow_the_window_and_come_back(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    load_fonts()
    window = MainWindow(make_desk(tmp_path, make_pool()))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    assert "font-size: 13px" in qapp.styleSheet()
    window.resize(3840, 2160)
    qtbot.waitUntil(lambda: "font-size: 26px" in qapp.styleSheet())
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: "font-size: 13px" in qapp.styleSheet())


def settled(table: TableWidget, width: int) -> bool:
    """Whether panel and board share that width as they come."""
    board, panel = table.view.width(), table.docks.panel.width()
    return abs(board + panel - width) < 12 and abs(panel - 420 * width / 1920) < 2


def test_everything_of_the_table_is_twice_as_large_at_twice_the_size(qtbot: QtBot) -> None:
    load_fonts()
    table = TableWidget(FakeMatch(mock_view()), fakes.pool(), None, theme("dark"), speed=0)
    qtbot.addWidget(table)
    found: list[dict[str, QRectF]] = []
    for size in ((1920, 1080), (3840, 2160)):
        table.resize(*size)
        with qtbot.waitExposed(table):
            table.show()
        qtbot.waitUntil(lambda width=size[0]: settled(table, width))
        furniture = table.scene.furniture
        parts = {
            "plate": furniture.plates[True], "button": furniture.buttons["main"], "band": furniture.ribbon,
            "undo": furniture.buttons["undo"],
        }  # fmt: skip
        found.append({name: part.mapRectToScene(part.area) for name, part in parts.items()})
        found[-1]["panel"] = QRectF(table.side.rect())
        found[-1]["words"] = QRectF(0, 0, *(part.text_scale for part in list(parts.values())[:2]))
    small, large = found
    for name, box in small.items():
        assert large[name].width() == pytest.approx(2 * box.width(), rel=0.03), name
        if name != "panel":
            assert large[name].height() == pytest.approx(2 * box.height(), rel=0.03), name


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1280, 800), 1.25), ((1920, 1080), 1.5)])
def test_what_waits_lies_on_no_card_of_the_fields(qtbot: QtBot, size: tuple[int, int], scale: float) -> None:
    table = TableWidget(FakeMatch(mock_view()), fakes.pool(), None, theme("dark"), speed=0, text_scale=scale)
    qtbot.addWidget(table)
    table.resize(*size)
    table.show()
    tickets = table.scene.furniture.tickets
    fields = [rect(card.place.box) for card in table.scene.shown.values() if card.zone == "field"]
    assert len(tickets.ids) > 1 and fields
    assert not [at for at in range(len(tickets.ids)) for box in fields if tickets.ticket_box(at).intersects(box)]
