"""How a line of the log is drawn: the rule in a column of its own, then what happened, as many lines as it takes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from trails_desktop.ui.fonts import font
from trails_desktop.ui.theme import Theme

#: What happened, and by which rule; the item's own text is both, for whoever reads it out.
SAID, RULE = Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 2
_FLAGS: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_WIDE, _EDGE, _GAP = 52, 5, 3  #: of the column, at the sides, above and below; pixels at normal text size
_Index = QModelIndex | QPersistentModelIndex


class LogLines(QStyledItemDelegate):
    """view: the list whose lines they are."""

    def __init__(self, view: QListView, theme: Theme, scale: float) -> None:
        super().__init__(view)
        self._view, self._theme, self._scale = view, theme, scale

    def set_look(self, theme: Theme, scale: float) -> None:
        """Another theme and text scale."""
        self._theme, self._scale = theme, scale
        self._view.doItemsLayout()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        style = option.widget.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget)
        place = self._text_box(option.rect)
        said, rule = str(index.data(SAID)), str(index.data(RULE))
        painter.setFont(font("ui", self._px(13), text=said))
        painter.setPen(QColor(self._theme.text))
        painter.drawText(place, _FLAGS, said)
        painter.setFont(font("cond", self._px(12)))
        painter.setPen(QColor(self._theme.text3))
        left = option.rect.left() + self._px(_EDGE)
        painter.drawText(QRect(left, place.top(), self._px(_WIDE), place.height()), _FLAGS, rule)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        said = str(index.data(SAID))
        wide = self._text_box(QRect(0, 0, self._view.viewport().width(), 10_000))
        text = QFontMetrics(font("ui", self._px(13), text=said)).boundingRect(wide, _FLAGS, said)
        return QSize(0, text.height() + 2 * self._px(_GAP))

    def _text_box(self, whole: QRect) -> QRect:
        edge, gap = self._px(_EDGE), self._px(_GAP)
        return whole.adjusted(edge + self._px(_WIDE), gap, -edge, -gap)

    def _px(self, size: float) -> int:
        return round(size * self._scale)
