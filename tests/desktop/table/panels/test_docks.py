"""The panels as docks: dragged by hand, remembered, put back, covered; at every size of window and text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.fakes import FakeMatch, mock_view
from trails_desktop.table.panels.docks import Arrangement, read
from trails_desktop.table.pieces.dock_parts import LEAST
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.settings import PANELS, Settings

Tables = Callable[..., TableWidget]
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def tables(tables: Tables) -> Tables:
    return lambda size=(1280, 800), **more: tables(FakeMatch(mock_view()), size=size, **more)


def send(widget: QWidget, kind: QMouseEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
    """A mouse event at a global point, as the system would send it."""
    local = QPointF(widget.mapFromGlobal(at))
    QApplication.sendEvent(widget, QMouseEvent(kind, local, QPointF(at), button, held, NONE))


def drag(widget: QWidget, start: QPoint, *stops: QPoint) -> None:
    """Press on a widget's point and pull over global points, then let go at the last one."""
    at = widget.mapToGlobal(start)
    send(widget, QMouseEvent.Type.MouseButtonPress, at, LEFT, LEFT)
    for stop in stops:
        step = (stop - at) / 6
        for i in range(1, 7):
            send(widget, QMouseEvent.Type.MouseMove, at + step * i, Qt.MouseButton.NoButton, LEFT)
            QApplication.processEvents()  # a separator follows by a timer
        at = stop
        send(widget, QMouseEvent.Type.MouseMove, at, Qt.MouseButton.NoButton, LEFT)
    send(widget, QMouseEvent.Type.MouseButtonRelease, at, LEFT, Qt.MouseButton.NoButton)


def title_point(table: TableWidget) -> QPoint:
    """A point of the panel's title without a button, seen from its dock."""
    head = table.docks.panel.titleBarWidget()
    return head.mapTo(table.docks.panel, QPoint(30, head.height() // 2))


def test_the_panel_is_dragged_out_of_the_window_and_back_by_its_head(tables: Tables, qtbot: QtBot) -> None:
    kept: list[str] = []
    table = tables()
    table.panels_changed.connect(kept.append)
    docks = table.docks
    wide = table.view.width()
    drag(docks.panel, title_point(table), table.mapToGlobal(QPoint(600, 300)))
    assert docks.panel.isFloating() and docks.now.panel == "window"
    qtbot.waitUntil(lambda: bool(kept) and read(kept[-1]).panel == "window")
    qtbot.waitUntil(lambda: table.view.width() == table.width())
    assert table.scene.frame.board.w == table.view.width() > wide, "the board takes the room"
    drag(docks.panel, title_point(table), table.mapToGlobal(QPoint(300, 300)), table.mapToGlobal(QPoint(12, 300)))
    qtbot.waitUntil(lambda: not docks.panel.isFloating())
    assert docks.now.panel == "left" and table.side.mapTo(table, QPoint(0, 0)).x() < 10
    qtbot.waitUntil(lambda: table.scene.frame.board.w == table.view.width() < table.width())
    qtbot.waitUntil(lambda: read(kept[-1]).panel == "left")


def test_the_log_is_torn_off_the_panel_by_its_head(tables: Tables, qtbot: QtBot) -> None:
    kept: list[str] = []
    table = tables()
    table.panels_changed.connect(kept.append)
    grip, docks = table.side.log_grip, table.docks
    assert grip.width() > 100 and not docks.log.isVisible()
    QTest.mouseClick(grip, LEFT, NONE, QPoint(20, 10))
    assert not docks.log.isVisible(), "a click tears nothing off"
    drag(grip, QPoint(20, 10), table.mapToGlobal(QPoint(640, 400)))
    assert docks.log.isFloating() and docks.log.isVisible()
    assert table.side.log.window() is docks.log and table.side.log.isVisible()
    assert read(kept[-1]).log == "window"
    QTest.mouseClick(table.side.back_button, LEFT)
    assert docks.now.log == "panel" and table.side.log.window() is table.window() and table.side.log.isVisible()
    drag(grip, QPoint(20, 10), table.mapToGlobal(QPoint(640, 400)), table.mapToGlobal(QPoint(20, 400)))
    assert docks.now.log == "left" and not docks.log.isFloating()
    qtbot.waitUntil(lambda: table.view.mapTo(table, QPoint(0, 0)).x() >= docks.log.width())
    drag(docks.log, docks.log.titleBarWidget().geometry().center() - QPoint(60, 0),
         table.mapToGlobal(QPoint(700, 300)))  # fmt: skip
    assert docks.log.isFloating(), "and off that side again, by the same head"
    drag(grip, QPoint(20, 10), table.mapToGlobal(QPoint(640, 400)), grip.mapToGlobal(QPoint(20, 10)))


def test_let_go_over_the_panel_the_log_stays_in_it(tables: Tables) -> None:
    table = tables()
    grip = table.side.log_grip
    drag(grip, QPoint(20, 10), table.mapToGlobal(QPoint(640, 400)),
         table.side.inspector.mapToGlobal(QPoint(40, 40)))  # fmt: skip
    assert table.docks.now.log == "panel" and table.side.log.isVisible() and not table.docks.log.isVisible()


def test_a_separator_gives_the_panel_a_width_that_is_remembered(tables: Tables, qtbot: QtBot) -> None:
    table = tables()
    docks, before = table.docks, table.side.width()
    at = QPoint(docks.panel.x() - 2, 400)
    drag(docks.area, at, docks.area.mapToGlobal(at - QPoint(110, 0)))
    qtbot.waitUntil(lambda: table.side.width() > before + 80)
    chosen, text = table.side.width(), str(docks.now)
    assert docks.now.chosen
    table.resize(1400, 900)
    qtbot.waitUntil(lambda: table.scene.frame.board.w == table.view.width())
    assert abs(table.side.width() - chosen) < 8, "another window keeps it"
    other = tables(panels=text)
    qtbot.waitUntil(lambda: abs(other.side.width() - chosen) < 8)
    other.docks.reset()
    qtbot.waitUntil(lambda: other.side.width() == before)
    assert not other.docks.now.chosen


def test_what_was_arranged_comes_back_in_another_match(tables: Tables, qtbot: QtBot, tmp_path: Path) -> None:
    kept: list[str] = []
    table = tables()
    table.panels_changed.connect(kept.append)
    table.docks.choose("log", "bottom")
    table.docks.choose("panel", "left")
    Settings(tmp_path).put(PANELS, kept[-1])
    other = tables(panels=Settings(tmp_path).get(PANELS))
    assert (other.docks.now.panel, other.docks.now.log) == ("left", "bottom")
    assert other.side.mapTo(other, QPoint(0, 0)).x() < 10 and other.side.log.isVisible()
    qtbot.waitUntil(lambda: other.docks.log.y() > 400)
    other.docks.choose("panel", "reset")
    assert (other.docks.now.panel, other.docks.now.log) == ("right", "panel")


@pytest.mark.parametrize("text", ["", "nowhere", "left window chosen !!!", "right right chosen AAAA", "x" * 3000])
def test_a_text_that_is_no_arrangement_loses_no_panel(tables: Tables, text: str) -> None:
    table = tables(panels=text)
    assert table.side.isVisible() and table.side.log.isVisible()
    assert read(text).panel in ("left", "right", "window")


def test_the_curtain_covers_panels_in_windows_of_their_own(tables: Tables) -> None:
    table = tables()
    table.docks.choose("panel", "window")
    table.docks.choose("log", "window")
    table.asides.toggle_lists()
    docks = table.docks
    docks.lists.setFloating(True)
    assert docks.panel.isVisible() and docks.log.isVisible() and docks.lists.isVisible()
    table.cover(1)
    for dock in (docks.panel, docks.log, docks.lists):
        assert not dock.isVisible() and not dock.windowTitle().count("Quill")
    assert table.side.log.log_model().rowCount() == 0 and table.side.inspector.state.face is None
    docks.panel.show()
    assert not docks.panel.isVisible(), "nothing brings one back under the curtain"
    table.uncover()
    assert docks.panel.isVisible() and docks.log.isVisible() and not docks.lists.isVisible()
    table.hide()
    assert not docks.panel.isVisible() and not docks.log.isVisible(), "windows go with the table"
    table.show()
    assert docks.panel.isVisible() and docks.log.isVisible()


@pytest.mark.parametrize("panels", ["right panel", "left right", "right bottom", "right right"])
@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1024, 640), 2.0), ((1280, 800), 2.0)])
def test_small_windows_and_large_text_leave_the_board_its_room(
    tables: Tables, qtbot: QtBot, panels: str, size: tuple[int, int], scale: float
) -> None:
    table = tables(size, panels=panels, text_scale=scale)
    qtbot.waitUntil(lambda: table.scene.frame.board.w == table.view.width())
    assert table.view.width() >= 0.39 * size[0] and table.view.height() >= 0.6 * size[1]
    assert table.side.width() >= 0.19 * size[0]
    for part in (table.docks.panel, *([table.docks.log] if table.docks.log.isVisible() else [])):
        box = part.geometry()
        assert table.docks.area.rect().contains(box), "no panel hangs over the edge"


def test_the_linear_board_is_a_dock_too(tables: Tables) -> None:
    table = tables()
    QTest.keyClick(table.view, Qt.Key.Key_L)
    assert table.docks.lists.isVisible()
    assert table.docks.lists.x() < table.docks.panel.x(), "between board and panel"
    table.docks.lists_closed.emit()
    assert not table.docks.lists.isVisible()
    assert read(str(Arrangement("left", "bottom", True, "AA=="))) == Arrangement("left", "bottom", True, "AA==")


def test_nothing_is_told_that_nobody_did(tables: Tables, qtbot: QtBot) -> None:
    kept: list[str] = []
    table = tables(panels="left bottom")
    table.panels_changed.connect(kept.append)
    table.asides.toggle_lists()
    table.cover(1)
    table.uncover()
    table.resize(1100, 700)
    table.hide()
    table.show()
    resting = [dock._rest for dock in (table.docks.panel, table.docks.log, table.docks.lists)]
    assert not any(timer.isActive() for timer in resting) and kept == []


def test_the_menu_puts_all_panels_back(tables: Tables) -> None:
    from trails_desktop.app.actions import commands

    assert any(command.id == "panels" and command.table for command in commands())
    table = tables(panels="left window")
    choice = next(one for one in table.docks.choices() if one.option == ("panel", "reset"))
    table.asides.took((choice.option,))
    assert (table.docks.now.panel, table.docks.now.log) == ("right", "panel")


@pytest.mark.parametrize(("before", "after"), [((3840, 2160), (1280, 800)), ((3840, 2160), (1024, 640)),
                                               ((1024, 640), (3840, 2160))])  # fmt: skip
def test_a_window_resized_at_once_has_its_panel_as_a_new_one_has(
    tables: Tables, qtbot: QtBot, before: tuple[int, int], after: tuple[int, int]
) -> None:
    fresh, table = tables(after), tables(before)
    table.resize(*after)
    qtbot.waitUntil(lambda: table.side.width() == fresh.side.width())
    assert table.scene.frame.board.w == table.view.width() == fresh.view.width()


def test_a_press_that_nothing_took_moves_no_separator(tables: Tables) -> None:
    kept: list[str] = []
    table = tables()
    table.panels_changed.connect(kept.append)
    area = table.docks.area
    drag(area, QPoint(area.width() // 3, area.height() // 2), area.mapToGlobal(QPoint(40, 40)))
    assert kept == [] and not table.docks.now.chosen


def test_a_panel_that_was_pressed_together_is_not_remembered_so(tables: Tables, qtbot: QtBot) -> None:
    table = tables()
    docks, usual = table.docks, table.side.width()
    at = QPoint(docks.panel.x() - 2, 400)
    drag(docks.area, at, docks.area.mapToGlobal(at + QPoint(200, 0)))
    qtbot.waitUntil(lambda: table.side.width() <= LEAST)
    other = tables(panels=str(docks.now))
    qtbot.waitUntil(lambda: other.side.width() == usual)
    assert not other.docks.now.chosen
