"""Where the panels stand: inspector and forecast, the log with them or apart, and the linear board are docks that are
dragged to a side of the board or into windows of their own. The arrangement is one short text, so that it can be
remembered.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QRubberBand, QVBoxLayout, QWidget

from trails_desktop.table.geometry.arrangement import LOG, PANEL, Arrangement, read
from trails_desktop.table.geometry.layout import Frame, frame
from trails_desktop.table.panels.side import SectionHead, SidePanel
from trails_desktop.table.pieces.dock_parts import LEAST, Dock, DockArea
from trails_desktop.table.pieces.tabs import IconButton
from trails_desktop.table.questions.state import Choice
from trails_desktop.ui.theme import Theme

_AREAS: Final = {
    "right": Qt.DockWidgetArea.RightDockWidgetArea, "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}  # fmt: skip
_SIDES: Final = Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
_EDGE: Final = 0.2  #: share of the area's width or height at which what is let go docks
_MOST: Final = 0.45  #: of the window, for a panel whose width the person chose
_BOARD_LEAST: Final = 0.42  #: of the window, with what separates the panels, whatever stands beside the board
_TIGHT: Final = 0.5  #: of the window: where less is left for the board, the linear board goes behind the panel as a tab
_LOW: Final = 0.22  #: of the window's height, for a log below the board
_LATE: Final = 24  #: pixels between board and panels, separators and all; more is a layout that is still to come
_VERSION: Final = 1


__all__ = ["Arrangement", "Docks", "read"]


class _Column(QWidget):
    """The parts of a lent log, one under the other."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(1, 0, 1, 8)
        self._column.setSpacing(0)

    def take(self, parts: tuple[QWidget, ...]) -> None:
        for part in parts:
            self._column.addWidget(part, 1 if part is parts[-1] else 0)


class Docks(QObject):
    """Moves the panels of a table. ``moved()``: lie out anew; ``changed(str)``: the person chose an arrangement;
    ``lists_closed()``: the linear board is to be put away."""

    moved = Signal()
    changed = Signal(str)
    lists_closed = Signal()

    def __init__(self, over: QWidget, view: QWidget, side: SidePanel, theme: Theme) -> None:
        super().__init__(over)
        self._over, self._view, self._side, self._theme = over, view, side, theme
        self.area = DockArea(theme, over)
        self.area.setCentralWidget(view)
        self.area.lower()
        self._shown = True
        self._chosen = False
        self._width = 0  # the panel's usual width, as last given
        self._late = False  # the area has not laid out the board beside the panels yet
        self._scale = 1.0
        self._grip = QPoint()
        self._band: QRubberBand | None = None
        self._apart = False
        self._beside: dict[Dock, int] = {}  # the widths that the linear board and its neighbours are to be given
        self._seen = False
        self._waiting: Arrangement | None = None  # sizes to be given once the table has its own
        side.setMinimumWidth(LEAST)
        self.panel = self._dock("panel", side.lend_head(), side)
        self.log = self._dock("log", SectionHead("", theme, 1.0), QWidget())
        self._lists_head = SectionHead(self.tr("Cards as lists"), theme, 1.0, 36)
        self._lists_close = self._lists_head.add(IconButton("close", self.tr("Close"), theme, 1.0))
        self.lists = self._dock("lists", self._lists_head, QWidget())
        self.log.setAllowedAreas(_SIDES | Qt.DockWidgetArea.BottomDockWidgetArea)
        self._usual_places()
        self._connect()
        self._titles()

    def _dock(self, name: str, title: QWidget, widget: QWidget) -> Dock:
        dock = Dock(name, title, self._theme, self.area)
        dock.setAllowedAreas(_SIDES)
        dock.setWidget(widget)
        dock.dropped.connect(self._dropped)
        return dock

    def _connect(self) -> None:
        self.area.sized.connect(self._sized)
        self.panel.put_away.connect(self._panel_closed)
        self.log.put_away.connect(self._log_closed)
        self.lists.put_away.connect(self.lists_closed)
        self._lists_close.clicked.connect(self.lists_closed)
        self._side.back_button.clicked.connect(self._log_closed)
        grip = self._side.log_grip
        grip.torn.connect(self._tear)
        grip.pulled.connect(self._pull)
        grip.let_go.connect(self._let_go)

    def _usual_places(self) -> None:
        right = Qt.DockWidgetArea.RightDockWidgetArea
        for dock in (self.panel, self.log, self.lists):
            dock.setFloating(False)
            self.area.addDockWidget(right, dock)
            dock.settle()
        self.area.splitDockWidget(self.lists, self.panel, Qt.Orientation.Horizontal)
        self.area.splitDockWidget(self.panel, self.log, Qt.Orientation.Vertical)
        self.lists.hide()
        self.log.setVisible(self._apart)

    # --- sizes -------------------------------------------------------------------------------------------------------
    def frame(self, width: int, height: int, text_scale: float) -> Frame:
        """The board's frame for what the panels leave of a table's size; gives the panels their widths and text sizes
        first."""
        whole = frame(width, max(400, height), text_scale)
        self._scale = whole.side_text
        self._side.set_scale(whole.side_text)
        if self._apart:
            self._side.dress_log(whole.side_text)
        self._lists_head.set_look(self._theme, whole.side_text)
        self._widen(round(whole.side.w), width)
        self._lay()
        return frame(max(320, self._view.width()), max(400, self._view.height()), text_scale, panel=False)

    def _widen(self, usual: int, width: int) -> None:
        """The panel's usual width, unless the person chose another; never more than its share of the window, and the
        board keeps its own share whatever stands beside it."""
        docks = (self.panel, self.log, self.lists)
        wanted: dict[Dock, int] = {}
        if not self._chosen and (usual != self._width or self._late):
            wanted = {self.panel: usual, self.log: usual}
            if self._where(self.log) == "bottom":
                self.area.resizeDocks([self.log], [round(_LOW * self.area.height())], Qt.Orientation.Vertical)
        wanted = {**self._beside, **wanted}
        self._beside = {}
        self._give(wanted)
        taken = width - self._view.width()
        beside = [dock for dock in docks if not dock.isHidden() and self._where(dock) in ("left", "right")]
        if all(dock in wanted for dock in beside):
            # While a window shrinks the board has the width that was left beside the panels as they were.
            taken = min(taken, sum(wanted[dock] for dock in beside))
        tight = taken > (1 - _BOARD_LEAST) * width
        if tight:
            share = (1 - _BOARD_LEAST) * width / taken
            self._give({one: max(LEAST, int(wanted.get(one, one.width()) * share)) for one in beside})
        most = max(usual, round(_MOST * width))
        for dock in docks:
            dock.setMinimumWidth(LEAST)
            dock.setMaximumWidth(16_777_215 if self._where(dock) in ("bottom", "window") else most)
        self._width = usual
        columns = {dock.x(): dock.width() for dock in beside if dock.isVisible()}
        self._late = not tight and abs(width - self._view.width() - sum(columns.values())) > _LATE

    def _give(self, widths: dict[Dock, int]) -> None:
        """Give docks at a side their widths for one layout; the area keeps what it was given."""
        beside = {dock: wide for dock, wide in widths.items() if self._where(dock) in ("left", "right")}
        for dock, wide in beside.items():
            dock.setMinimumWidth(wide)
            dock.setMaximumWidth(wide)
        self._lay()
        if beside:
            self.area.resizeDocks(list(beside), list(beside.values()), Qt.Orientation.Horizontal)
            self._lay()

    def _lay(self) -> None:
        layout = self.area.layout()
        if layout is not None:
            layout.activate()

    # --- the linear board --------------------------------------------------------------------------------------------
    def show_lists(self, widget: QWidget | None, wide: int = 0) -> None:
        """Show the linear board in its dock, or none. wide: its first width, where there is room for it."""
        old = self.lists.widget()
        self.lists.setWidget(widget if widget is not None else QWidget())
        if old is not None:
            old.hide()
            old.deleteLater()
        if widget is not None and not self.lists.isFloating():
            wide = min(wide, round(0.3 * self.area.width()))
            self._beside = {self.panel: self.panel.width(), self.log: self.log.width(), self.lists: wide}
            if self._view.width() - wide < _TIGHT * self.area.width():
                self.area.tabifyDockWidget(self.panel, self.lists)
                self._beside[self.lists] = self.panel.width()
            self.lists.settle()
        self.lists.setVisible(widget is not None and self._shown)
        self.lists.on_screen()
        if widget is not None:
            self.lists.raise_()

    # --- arranging ---------------------------------------------------------------------------------------------------
    @property
    def now(self) -> Arrangement:
        """The arrangement as it is."""
        panel = self._where(self.panel)
        log = self._where(self.log) if self._apart else "panel"
        state = bytes(self.area.saveState(_VERSION).toBase64().data()).decode("ascii")
        return Arrangement(
            next((one for one in PANEL if one == panel), "right"), next((one for one in LOG if one == log), "panel"),
            self._chosen, state,
        )  # fmt: skip

    def _where(self, dock: QDockWidget) -> str:
        if dock.isFloating():
            return "window"
        area = self.area.dockWidgetArea(dock)
        return next((name for name, one in _AREAS.items() if one == area), "right")

    def choices(self) -> tuple[Choice, ...]:
        """The menu: options ``("panel", where)`` and ``("log", where)``; what is so now has a check."""
        tr, now = QCoreApplication.translate, self.now
        panel = (
            ("right", tr("Docks", "Panel at the right")), ("left", tr("Docks", "Panel at the left")),
            ("window", tr("Docks", "Panel in its own window")),
        )  # fmt: skip
        log = (
            ("panel", tr("Docks", "Log in the panel")), ("left", tr("Docks", "Log at the left")),
            ("right", tr("Docks", "Log at the right")), ("bottom", tr("Docks", "Log below the board")),
            ("window", tr("Docks", "Log in its own window")),
        )  # fmt: skip
        return (
            *(Choice(("panel", where), text, icon="check" if where == now.panel else "list") for where, text in panel),
            *(Choice(("log", where), text, icon="check" if where == now.log else "list") for where, text in log),
            Choice(("panel", "reset"), tr("Docks", "All panels as they come"), icon="undo"),
        )

    def choose(self, which: str, where: str) -> None:
        """The person's choice from the menu."""
        if where == "reset":
            self.reset()
            return
        now = self.now
        wanted = f"{where} {now.log}" if which == "panel" else f"{now.panel} {where}"
        self.arrange(read(wanted))
        self._tell()

    def reset(self) -> None:
        """Every panel where and as large as it came."""
        self._chosen, self._width = False, 0
        self._take_home()
        self._usual_places()
        self._tell()

    def arrange(self, wanted: Arrangement) -> None:
        """Put everything where it is wanted."""
        now = self.now
        if (wanted.panel, wanted.log) != (now.panel, now.log):
            self._place(self.panel, wanted.panel, QSize(340, 760))
            if wanted.log == "panel":
                self._take_home()
            else:
                self._lend()
                self._place(self.log, wanted.log, QSize(340, 520))
                self.log.setVisible(self._shown)
        self._waiting = None
        if wanted.state and self._over.isVisible():
            self._restore(wanted)
        elif wanted.state:
            self._waiting = wanted
        self._width = 0
        self.moved.emit()

    def _restore(self, wanted: Arrangement) -> None:
        self._chosen = wanted.chosen  # before: the board is laid out while its neighbours get their sizes
        if not self.area.restoreState(QByteArray.fromBase64(wanted.state.encode("ascii")), _VERSION):
            self._chosen = False
            return
        self._lay()
        if self._where(self.panel) in ("left", "right") and self.panel.width() <= LEAST:
            self._chosen, self._width = False, 0  # pressed together, by a small window: nobody reads a card there
        self.lists.hide()  # opened by its key
        self.panel.setVisible(self._shown)
        self.log.setVisible(self._shown and self._apart)
        for dock in (self.panel, self.log, self.lists):
            dock.settle()
            dock.on_screen()

    def _place(self, dock: Dock, where: str, size: QSize) -> None:
        if where == "window":
            dock.setFloating(True)
            dock.resize(size)
            dock.move(self.area.mapToGlobal(QPoint(round(self.area.width() * 0.55), 48)))
        elif where != self._where(dock) or dock is self.log:
            dock.setFloating(False)
            self.area.addDockWidget(_AREAS[where], dock)
            if dock is self.log and self._where(self.panel) == where:
                self.area.splitDockWidget(self.panel, dock, Qt.Orientation.Horizontal)
        dock.settle()

    def _lend(self) -> None:
        """The log stands in its own dock."""
        if self._apart:
            return
        self._apart = True
        head, *parts = self._side.lend_log()
        column = _Column()
        column.take(tuple(parts))
        for old in (self.log.titleBarWidget(), self.log.widget()):
            if old is not None:
                old.deleteLater()
        self.log.setTitleBarWidget(head)
        head.show()
        self.log.setWidget(column)
        self._side.dress_log(self._scale)

    def _take_home(self) -> None:
        """The log stands in the panel."""
        if not self._apart:
            return
        self._apart = False
        self.log.hide()
        self.log.setFloating(False)
        self.log.settle()
        self.log.setTitleBarWidget(SectionHead("", self._theme, 1.0))
        self._side.take_log_back()

    def _panel_closed(self) -> None:
        self.choose("panel", "right")

    def _log_closed(self) -> None:
        self.choose("log", "panel")

    def _tell(self) -> None:
        self.moved.emit()
        self.changed.emit(str(self.now))

    # --- by hand -----------------------------------------------------------------------------------------------------
    def _dropped(self) -> None:
        """The person dragged a dock somewhere."""
        if self._shown:
            self._width = self._width if self._chosen else 0
            self._tell()

    def _sized(self) -> None:
        """The person moved a separator."""
        self._chosen = True
        self._tell()

    def _tear(self, at: QPoint) -> None:
        """The log is torn off the panel."""
        self._grip = QPoint(60, 14)
        self._lend()
        self.log.setFloating(True)
        self.log.settle()
        self.log.resize(max(self._side.width(), 300), 420)
        self.log.show()
        self._pull(at)

    def _pull(self, at: QPoint) -> None:
        """The torn off log follows the pointer; a frame shows where it would dock."""
        self.log.move(at - self._grip)
        where = self._edge(at)
        if where and self._band is None:
            self._band = QRubberBand(QRubberBand.Shape.Rectangle, self.area)
        if self._band is None:
            return
        self._band.setVisible(bool(where))
        wide, high = self.area.width(), self.area.height()
        if where == "bottom":
            self._band.setGeometry(0, round(high * 0.75), wide, round(high * 0.25))
        elif where:
            column = round(wide * _EDGE)
            self._band.setGeometry(0 if where == "left" else wide - column, 0, column, high)
        self._band.raise_()

    def _let_go(self, at: QPoint) -> None:
        """Dropped at an edge of the area it docks there, else it stays a window."""
        band, self._band = self._band, None
        if band is not None:
            band.hide()
            band.deleteLater()
        if self._over_panel(at):
            self._take_home()
        elif where := self._edge(at):
            self._place(self.log, where, QSize())
            self._width = self._width if self._chosen else 0
        self._tell()

    def _over_panel(self, at: QPoint) -> bool:
        return self._side.isVisible() and self._side.rect().contains(self._side.mapFromGlobal(at))

    def _edge(self, at: QPoint) -> str:
        if self._over_panel(at):
            return ""
        inside = self.area.mapFromGlobal(at)
        if not self.area.rect().contains(inside):
            return ""
        x, y = inside.x() / max(1, self.area.width()), inside.y() / max(1, self.area.height())
        return "left" if x < _EDGE else "right" if x > 1 - _EDGE else "bottom" if y > 1 - _EDGE else ""

    # --- seen or not -------------------------------------------------------------------------------------------------
    def show(self, on: bool) -> None:
        """Show or hide all panels (the curtain), those in windows of their own too."""
        self._shown = on
        for dock in (self.panel, self.log, self.lists):
            dock.covered = not on
        self.panel.setVisible(on)
        self.log.setVisible(on and self._apart)
        if not on:
            self.lists.hide()
        self.follow(self._over.isVisible())

    def follow(self, visible: bool) -> None:
        """Windows come and go with the table, which gets its remembered sizes when it is first seen."""
        if visible and not self._seen:
            self._seen, self._width = True, 0
            waiting, self._waiting = self._waiting, None
            if waiting is not None:
                self._restore(waiting)
            self.moved.emit()
        for dock, there in ((self.panel, True), (self.log, self._apart)):
            if dock.isFloating():
                dock.setVisible(visible and there and self._shown)

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        self._theme = theme
        self.area.set_theme(theme)
        self._lists_head.set_look(theme, self._scale)
        for dock in (self.panel, self.log, self.lists):
            dock.theme = theme
            dock.update()

    def _titles(self) -> None:
        self.panel.setWindowTitle(self.tr("Card and forecast"))
        self.log.setWindowTitle(self.tr("Log"))
        self.lists.setWindowTitle(self.tr("Cards as lists"))
        self._lists_head.set_label(self.tr("Cards as lists"))
        self._lists_close.set_label(self.tr("Close"))

    def event(self, event: QEvent) -> bool:
        """Another language names the windows anew."""
        if event.type() == QEvent.Type.LanguageChange:
            self._titles()
        return super().event(event)
