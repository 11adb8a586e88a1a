"""What dockable panels are made of: the area round the board, a dock with a title of ours, and the grip by which the
log is torn off the panel.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QGuiApplication, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QWidget

from trails_desktop.ui.theme import Theme

LEAST: Final = 160  #: pixels a panel keeps
_SEPARATOR: Final = 4


class DockArea(QMainWindow):
    """The board with docks round it, inside the table's page. ``sized()``: the person moved a separator."""

    sized = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)  # the constructor makes a window of it
        self.setDockOptions(QMainWindow.DockOption.AllowNestedDocks | QMainWindow.DockOption.AllowTabbedDocks)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._pulling = False
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Draw separators and tabs with another theme."""
        between = theme.line if theme.flat else theme.panel
        self.setStyleSheet(
            f"QMainWindow {{ background: {theme.panel}; }}"
            f"QMainWindow::separator {{ background: {between}; width: {_SEPARATOR}px; height: {_SEPARATOR}px; }}"
            f"QMainWindow::separator:hover {{ background: {theme.amber}; }}"
            f"QTabBar {{ background: {theme.panel}; }}"
            f"QTabBar::tab {{ background: {theme.panel2}; color: {theme.text2}; padding: 5px 12px;"
            f" border: 1px solid {theme.line}; }}"
            f"QTabBar::tab:selected {{ background: {theme.panel}; color: {theme.text};"
            f" border-bottom: 2px solid {theme.amber}; }}"
        )

    def event(self, event: QEvent) -> bool:
        """Only a press on a separator moves one: what lies over the board lets presses through to the area, too."""
        done = super().event(event)
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            self._pulling = self.isSeparator(event.position().toPoint())
        elif event.type() == QEvent.Type.MouseButtonRelease and self._pulling:
            self._pulling = False
            self.sized.emit()
        return bool(done)


class Dock(QDockWidget):
    """A panel that can be dragged to a side of the board or out of the window. ``dropped()``: the person moved it, once
    it rests; ``put_away()``: its window was closed by the system."""

    dropped = Signal()
    put_away = Signal()

    def __init__(self, name: str, title: QWidget, theme: Theme, parent: QMainWindow) -> None:
        super().__init__(parent)
        self.theme = theme
        self.covered = False
        self.setObjectName(name)
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable | self.DockWidgetFeature.DockWidgetFloatable)
        self.setTitleBarWidget(title)
        self.topLevelChanged.connect(self._moved)
        self.dockLocationChanged.connect(self._moved)
        self._rest = QTimer(self)  # a drop takes effect after the button was let go
        self._rest.setSingleShot(True)
        self._rest.setInterval(60)
        self._rest.timeout.connect(self._rested)
        self._by_hand = False

    def event(self, event: QEvent) -> bool:
        """A window of its own is somewhere else when the button is let go; a closed window goes home."""
        if event.type() == QEvent.Type.Close:
            event.ignore()
            self.put_away.emit()
            return True
        if event.type() == QEvent.Type.MouseButtonPress:
            self._by_hand = True
        done = super().event(event)
        if event.type() == QEvent.Type.MouseButtonRelease and self.isFloating():
            self._rest.start()
        return bool(done)

    def _moved(self, _where: object) -> None:
        if self._by_hand:  # the area tells of what the program does, too
            self._rest.start()

    def _rested(self) -> None:
        self._by_hand = False
        self.dropped.emit()

    def setVisible(self, visible: bool) -> None:
        """While it is covered nothing brings it into sight, neither a tab nor another arrangement."""
        super().setVisible(visible and not self.covered)

    def settle(self) -> None:
        """Moved by the program: nothing to tell."""
        self._rest.stop()
        self._by_hand = False

    def on_screen(self) -> None:
        """A window remembered from another screen comes back into sight."""
        if not self.isFloating():
            return
        box = self.frameGeometry()
        if any(screen.availableGeometry().intersects(box) for screen in QGuiApplication.screens()):
            return
        home = self.parentWidget()
        self.move((home.mapToGlobal(QPoint(0, 0)) if home is not None else QPoint(0, 0)) + QPoint(48, 48))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground of a panel, with an edge round a window of its own."""
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(self.theme.panel))
        if self.isFloating():
            p.setPen(QColor(self.theme.line))
            p.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        p.end()


class Grip(QWidget):
    """Lies over the head of what can be torn off. ``torn(QPoint)``, ``pulled(QPoint)``, ``let_go(QPoint)`` tell global
    points, the first one once the pointer went farther than a click."""

    torn = Signal(QPoint)
    pulled = Signal(QPoint)
    let_go = Signal(QPoint)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._from: QPoint | None = None
        self._away = False
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A drag may begin."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._from, self._away = event.globalPosition().toPoint(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if self._from is None:
            return
        at = event.globalPosition().toPoint()
        if not self._away and (at - self._from).manhattanLength() >= QApplication.startDragDistance():
            self._away = True
            self.torn.emit(at)
        elif self._away:
            self.pulled.emit(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of the drag."""
        if self._from is not None and self._away:
            self.let_go.emit(event.globalPosition().toPoint())
        self._from, self._away = None, False
