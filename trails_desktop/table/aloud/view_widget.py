"""The window onto the scene: one fixed board, drawn one to one, redrawn only where something changed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from trails_desktop.table.aloud.accessible import Teller


def _nothing(key: int) -> bool:
    return False


class TableView(QGraphicsView):
    """``resized()``, ``left()`` (the pointer left it) and keys: ``key_pressed`` sees every key before the scene does,
    ``key_done`` comes after it. ``teller`` says what is on it to screen readers (see :mod:`accessible`)."""

    resized = Signal()
    left = Signal()
    key_pressed = Signal(QKeyEvent)
    key_done = Signal()

    def __init__(self, scene: QGraphicsScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.teller: Teller | None = None
        self.claims: Callable[[int], bool] = _nothing  #: which keys of the window's shortcuts it wants for itself now
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The table sees the key first; what it does not take goes to the focused sheet or button."""
        event.ignore()
        self.key_pressed.emit(event)
        if not event.isAccepted():
            super().keyPressEvent(event)
            self.key_done.emit()

    def event(self, event: QEvent) -> bool:
        """A key of the window that the table wants for itself just now comes here."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self.claims(event.key()):
            event.accept()
            return True
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab belongs to the table: the next card that can act."""
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the table."""
        super().resizeEvent(event)
        self.resized.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left the board."""
        super().leaveEvent(event)
        self.left.emit()
