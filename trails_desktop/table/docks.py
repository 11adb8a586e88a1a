"""Where the panels stand: inspector and forecast at a side of the board or in their own window, the log with them or
apart. The arrangement is one short text, so that it can be remembered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trails_desktop.table.choices import Choice
from trails_desktop.table.layout import Frame, frame
from trails_desktop.table.side import SidePanel
from trails_desktop.ui.theme import Theme

Where = Literal["right", "left", "window"]
LogWhere = Literal["panel", "right", "left", "window"]
_PANEL: Final[tuple[Where, ...]] = ("right", "left", "window")
_LOG: Final[tuple[LogWhere, ...]] = ("panel", "right", "left", "window")
_LOG_SHARE: Final = 0.86  #: the log's own column beside a panel's width


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where the panel and the log stand. ``str()`` gives the text that :func:`read` understands."""

    panel: Where = "right"
    log: LogWhere = "panel"

    def __str__(self) -> str:
        return f"{self.panel} {self.log}"


def read(text: str) -> Arrangement:
    """The arrangement of a text; the usual one for a text that names none."""
    panel, _, log = text.partition(" ")
    return Arrangement(
        next((one for one in _PANEL if one == panel), "right"), next((one for one in _LOG if one == log), "panel")
    )


class LogDock(QWidget):
    """A column or window for the log alone. ``closed()``: its window was closed."""

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(1, 8, 1, 8)
        self._column.setSpacing(0)

    def take(self, parts: tuple[QWidget, ...]) -> None:
        """Show these parts one under the other, the last one growing."""
        for part in parts:
            self._column.addWidget(part, 1 if part is parts[-1] else 0)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closed by the person: the log goes back to the panel."""
        event.ignore()
        self.closed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground of a panel."""
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(self.theme.panel))
        p.fillRect(0, 0, 1, self.height(), QColor(self.theme.line))
        p.fillRect(self.width() - 1, 0, 1, self.height(), QColor(self.theme.line))
        p.end()


class PanelWindow(QWidget):
    """A window for the panel. ``closed()``: the person closed it."""

    closed = Signal()

    def __init__(self, side: SidePanel, parent: QWidget) -> None:
        super().__init__(parent)
        self._side = side
        side.setParent(self)
        side.setMinimumWidth(160)
        side.setMaximumWidth(16_777_215)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panel fills its window."""
        self._side.setGeometry(QRect(0, 0, self.width(), self.height()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closed by the person: the panel goes back to the side."""
        event.ignore()
        self.closed.emit()


class Docks(QObject):
    """Moves the panels of a table. ``moved()``: lie out anew; ``changed(str)``: the person chose an arrangement."""

    moved = Signal()
    changed = Signal(str)

    def __init__(self, over: QWidget, view: QWidget, side: SidePanel, row: QHBoxLayout, theme: Theme) -> None:
        super().__init__(over)
        self._over, self._view, self._side, self._row = over, view, side, row
        self._theme = theme
        self.now = Arrangement()
        self._shown = True
        self._log: LogDock | None = None
        self._window: PanelWindow | None = None

    # --- sizes -------------------------------------------------------------------------------------------------------
    def frame(self, width: int, height: int, text_scale: float) -> Frame:
        """The board's frame for what the panels leave of a table's width."""
        column = self._log_width(width, text_scale) if self.now.log in ("left", "right") else 0
        room = max(640, width - column)
        return frame(room, max(400, height), text_scale, panel=self.now.panel != "window")

    def lay(self, fr: Frame, width: int, text_scale: float) -> None:
        """Give the panels their widths and text sizes."""
        self._side.set_scale(fr.side_text)
        if self._window is None:
            self._side.setFixedWidth(round(fr.side.w))
        if self._log is not None:
            self._side.dress_log(fr.side_text)
            if not self._log.isWindow():
                self._log.setFixedWidth(self._log_width(width, text_scale))

    def _log_width(self, width: int, text_scale: float) -> int:
        return round(min(frame(width, 800, text_scale).side.w * _LOG_SHARE, 0.3 * width))

    def beside_board(self, widget: QWidget) -> None:
        """Put a widget at the right of the board (the linear board)."""
        self._row.insertWidget(self._row.indexOf(self._view) + 1, widget)

    # --- arranging ---------------------------------------------------------------------------------------------------
    def choices(self) -> tuple[Choice, ...]:
        """The menu: options ``("panel", where)`` and ``("log", where)``; what is so now has a check."""
        tr = QCoreApplication.translate
        panel = (
            ("right", tr("Docks", "Panel at the right")), ("left", tr("Docks", "Panel at the left")),
            ("window", tr("Docks", "Panel in its own window")),
        )  # fmt: skip
        log = (
            ("panel", tr("Docks", "Log in the panel")), ("left", tr("Docks", "Log at the left")),
            ("right", tr("Docks", "Log at the right")), ("window", tr("Docks", "Log in its own window")),
        )  # fmt: skip
        return (
            *(Choice(("panel", where), text, icon=self._icon(where == self.now.panel)) for where, text in panel),
            *(Choice(("log", where), text, icon=self._icon(where == self.now.log)) for where, text in log),
        )

    @staticmethod
    def _icon(on: bool) -> str:
        return "check" if on else "list"

    def choose(self, which: str, where: str) -> None:
        """The person's choice from the menu."""
        wanted = f"{where} {self.now.log}" if which == "panel" else f"{self.now.panel} {where}"
        self.arrange(read(wanted))
        self.changed.emit(str(self.now))

    def arrange(self, wanted: Arrangement) -> None:
        """Put everything where it is wanted."""
        if wanted == self.now:
            return
        self.now = wanted
        self._log_home()
        self._panel_home()
        if wanted.panel == "window":
            self._window = PanelWindow(self._side, self._over)
            self._open(self._window, QSize(340, 760), self.tr("Card and forecast"))
            self._window.closed.connect(self._panel_closed)
            self._side.show()
        else:
            self._row.insertWidget(0 if wanted.panel == "left" else self._row.count(), self._side)
        if wanted.log != "panel":
            self._log = LogDock(self._theme, self._over)
            self._log.take(self._side.lend_log())
            if wanted.log == "window":
                self._open(self._log, QSize(340, 520), self.tr("Log"))
                self._log.closed.connect(self._log_closed)
            else:
                self._row.insertWidget(0 if wanted.log == "left" else self._row.count(), self._log)
                self._log.setVisible(self._shown)
        self._side.setVisible(self._shown)
        self.moved.emit()

    def _open(self, widget: QWidget, size: QSize, title: str) -> None:
        widget.setWindowFlag(Qt.WindowType.Tool)
        widget.setWindowTitle(title)
        widget.resize(size)
        widget.setVisible(self._shown and self._over.isVisible())

    def _panel_home(self) -> None:
        window, self._window = self._window, None
        self._row.removeWidget(self._side)
        self._side.setParent(self._over)
        if window is not None:
            window.hide()
            window.deleteLater()

    def _log_home(self) -> None:
        log, self._log = self._log, None
        if log is not None:
            self._side.take_log_back()
            log.hide()
            log.deleteLater()

    def _panel_closed(self) -> None:
        self.choose("panel", "right")

    def _log_closed(self) -> None:
        self.choose("log", "panel")

    # --- seen or not -------------------------------------------------------------------------------------------------
    def show(self, on: bool) -> None:
        """Show or hide all panels (the curtain)."""
        self._shown = on
        self._side.setVisible(on)
        self.follow(self._over.isVisible())
        if self._log is not None and not self._log.isWindow():
            self._log.setVisible(on)

    def follow(self, visible: bool) -> None:
        """Windows come and go with the table."""
        for window in (self._window, self._log):
            if window is not None and window.isWindow():
                window.setVisible(visible and self._shown)

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        self._theme = theme
        if self._log is not None:
            self._log.theme = theme
            self._log.update()

    def event(self, event: QEvent) -> bool:
        """Another language names the windows anew."""
        if event.type() == QEvent.Type.LanguageChange:
            if self._window is not None:
                self._window.setWindowTitle(self.tr("Card and forecast"))
            if self._log is not None:
                self._log.setWindowTitle(self.tr("Log"))
        return super().event(event)
