"""What every painted piece of the table has in common: a theme, a rectangle, a text scale and one cached picture."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from trails_desktop.ui.paint_base import device_ratio
from trails_desktop.ui.theme import Theme


class Part(QGraphicsObject):
    """A piece of the table that is drawn once per size, theme and state and then only copied.

    Subclasses draw into local coordinates (0, 0, width, height) in :meth:`draw`, which fills the cached picture, and
    may add what moves in :meth:`draw_live`. Numbers are logical pixels; ``scale`` is the text scale of this part.

    It gets a frozen dataclass of what to show, draws and emits; it knows no rules.

    Sizes are times :attr:`text_scale`, lines and corners times :attr:`line`. Guard:
    tests/desktop/app/test_large_windows.py.
    """

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None, margin: float = 0) -> None:
        super().__init__(parent)
        self._theme = theme
        self._area = self._bounds = QRectF()  # Qt asks thousands of times: kept, and never changed in place
        self._scale = 1.0
        self._margin = margin  #: pixels around the rectangle that glow and shadow may use
        self._cache: QPixmap | None = None

    @property
    def theme(self) -> Theme:
        """The theme drawn with."""
        return self._theme

    @property
    def text_scale(self) -> float:
        """The factor for text and small parts given by the last :meth:`set_geometry`."""
        return self._scale

    @property
    def line(self) -> float:
        """The factor for lines, corners and shadows: they grow on very large tables only."""
        return max(1.0, self._scale / 1.25)

    @property
    def area(self) -> QRectF:
        """The rectangle in local coordinates: always at (0, 0). To be read only."""
        return self._area

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        if theme != self._theme:
            self._theme = theme
            self.stale()

    def set_geometry(self, rect: QRectF, scale: float) -> None:
        """Stand at ``rect`` (parent coordinates, moved to whole pixels) with text at ``scale``."""
        left, top = round(rect.left()), round(rect.top())
        size = QSizeF(max(0, round(rect.right()) - left), max(0, round(rect.bottom()) - top))
        self.setPos(left, top)
        if size != self._area.size() or scale != self._scale:
            self.prepareGeometryChange()
            self._area = QRectF(QPointF(0, 0), size)
            self._scale = scale
            m = self._margin * self.line
            self._bounds = self._area.adjusted(-m, -m, m, m)
            self.relaid()
            self.stale()

    def relaid(self) -> None:
        """Called after size or scale changed, before drawing: lay out what depends on them."""

    def stale(self) -> None:
        """The cached picture no longer fits: draw it anew at the next paint."""
        self._cache = None
        self.update()

    @property
    def pictured(self) -> bool:
        """Whether its picture is kept."""
        return self._cache is not None

    def accessible_name(self) -> str:
        """What a screen reader says for this part."""
        return ""

    def boundingRect(self) -> QRectF:
        """The rectangle and its margin."""
        return self._bounds

    def shape(self) -> QPainterPath:
        """The rectangle only: a glow is not clicked."""
        path = QPainterPath()
        path.addRect(self.area)
        return path

    def draw(self, p: QPainter) -> None:
        """Draw what stays the same until the state changes."""

    def draw_live(self, p: QPainter) -> None:
        """Draw what changes without a new state (focus ring, blinking)."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Copy the cached picture, on whole device pixels so that text stays sharp."""
        if self._area.isEmpty():
            return
        # of the widget, not of painter.device(): a wrapper of the paint device may outlive it
        ratio = device_ratio(painter)
        cache = self._cache
        if cache is None or cache.devicePixelRatioF() != ratio:
            cache = self._cache = self._rendered(ratio)
        corner = self.boundingRect().topLeft()
        device = painter.deviceTransform()
        if not device.isRotating():
            at = device.map(corner)
            back, ok = device.inverted()
            if ok:
                corner = back.map(QPointF(round(at.x()), round(at.y())))
        painter.drawPixmap(corner, cache)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw_live(painter)

    def _rendered(self, ratio: float) -> QPixmap:
        box = self.boundingRect()
        pixmap = QPixmap(max(1, math.ceil(box.width() * ratio)), max(1, math.ceil(box.height() * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        p = QPainter(pixmap)
        p.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        p.translate(-box.topLeft())
        self.draw(p)
        p.end()
        return pixmap
