"""The log beside the table: rules in a column, turns that fold, card names to point at and press."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from engine.trails.views.records import LogLine
from trails_desktop.table.cards.spans import SpanStyle, SpanText, link_cursor
from trails_desktop.table.cards.words import Span, Words
from trails_desktop.table.log.kinds import LogFilter
from trails_desktop.table.log.model import LogModel, LogRow
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.paint import fill_path, fit, polygon, rounded, text, tone
from trails_desktop.ui.theme import Theme

__all__ = ["LogModel", "LogRow", "LogView"]

_Index = QModelIndex | QPersistentModelIndex
_SIDE = 14.0
_RULE = 46.0  #: width of the rule column
_EDGE = 14.0  #: right margin; the scroll bar stands in it, so that lines break alike with and without it
_KEPT = 400  #: laid out lines kept


class _LogDelegate(QStyledItemDelegate):
    """Draws rows. Laid out lines are kept per width, so that scrolling lays nothing out."""

    def __init__(self, view: LogView) -> None:
        super().__init__(view)
        self._view = view
        self._laid: dict[tuple[tuple[Span, ...], int], SpanText] = {}

    def forget(self) -> None:
        """Theme or scale changed."""
        self._laid.clear()

    def laid(self, spans: tuple[Span, ...], width: int) -> SpanText:
        """A line laid out for a row's width."""
        key = (spans, width)
        if key not in self._laid:
            if len(self._laid) > _KEPT:
                del self._laid[next(iter(self._laid))]
            k, theme = self._view.scale, self._view.theme
            style = SpanStyle(13 * k, 18 * k, theme.text2, theme.text, theme.text2, theme.flat, False)
            bar = self._view.verticalScrollBar().sizeHint().width()  # its room is kept free, so that no row breaks anew
            self._laid[key] = SpanText(spans, style, width - (_SIDE + _RULE + _EDGE) * k - bar)
        return self._laid[key]

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """A head is one line, a line as high as its words."""
        k = self._view.scale
        row = index.data(LogModel.ROW)
        width = self._view.width()
        if isinstance(row, LogRow) and row.step:
            return QSize(width, round(21 * k))
        if not isinstance(row, LogRow) or row.sentence is None:
            return QSize(width, round(25 * k))
        return QSize(width, round(self.laid(row.sentence.spans, width).height + 6 * k))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw a row."""
        row = index.data(LogModel.ROW)
        if not isinstance(row, LogRow):
            return
        theme, k = self._view.theme, self._view.scale
        box = QRectF(option.rect)
        state = option.state
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        ground = box.adjusted(8 * k, 1, -8 * k, -1)
        if row.newest:
            rounded(painter, ground, 6, tone(theme.amber, 0.14), theme.amber if theme.flat else None, 1)
        if state & QStyle.StateFlag.State_Selected:
            rounded(painter, ground, 6, tone(theme.text, 0.09))
        if state & QStyle.StateFlag.State_HasFocus and self._view.hasFocus():
            rounded(painter, ground.adjusted(1, 1, -1, -1), 6, None, theme.focus2, 4)
            rounded(painter, ground.adjusted(1, 1, -1, -1), 6, None, theme.focus, 2)
        if row.step:
            self._paint_step(painter, box, row.title)
        elif row.sentence is None:
            self._paint_head(painter, box, row)
        else:
            y = box.top() + 3 * k
            room = (_RULE - 4) * k
            rule = fit("cond", row.sentence.rule, room, (12.5 * k, 11.5 * k, 10.5 * k, 9.5 * k), 600)
            pointed = self._view.rule_row == index.row()
            tint = theme.cyan if pointed else theme.text3
            text(painter, _SIDE * k, y + 13.5 * k, row.sentence.rule, rule, tint, "l", room)
            if pointed:
                wide = min(room, text_width(rule, row.sentence.rule))
                painter.fillRect(QRectF(_SIDE * k, y + 15.5 * k, wide, 1), tone(theme.cyan))
            hovered = self._view.hovered if self._view.hovered_row == index.row() else None
            self.laid(row.sentence.spans, self._view.width()).draw(painter, (_SIDE + _RULE) * k, y, hovered)
        painter.restore()

    def _paint_step(self, p: QPainter, box: QRectF, title: str) -> None:
        theme, k = self._view.theme, self._view.scale
        y = box.center().y()
        used = font("cond", 11.5 * k, 600, 12, title)
        said = title.upper()
        wide = text_width(used, said)
        left = (_SIDE + _RULE) * k
        text(p, left, y + 4 * k, said, used, theme.text2, "l", box.width() - left - _EDGE * k)
        start = left + wide + 8 * k
        if start < box.width() - _EDGE * k:
            p.fillRect(QRectF(start, round(y), box.width() - _EDGE * k - start, 1), tone(theme.line))

    def _paint_head(self, p: QPainter, box: QRectF, row: LogRow) -> None:
        theme, k = self._view.theme, self._view.scale
        x, y = _SIDE * k, box.center().y()
        if row.folded:
            points = [(x, y - 4.5 * k), (x + 7 * k, y), (x, y + 4.5 * k)]
        else:
            points = [(x - 1 * k, y - 3.5 * k), (x + 8 * k, y - 3.5 * k), (x + 3.5 * k, y + 3.5 * k)]
        fill_path(p, polygon(points), theme.text)
        used = font("ui", 13 * k, 600, 0, row.title)
        text(p, x + 16 * k, y + 4.6 * k, row.title, used, theme.text, "l", box.width() - x - 30 * k)


class LogView(QListView):
    """See the module's text. ``card_hovered(number, object)``: ("", 0) when the pointer left the name;
    ``card_pressed(number, object)``; ``rule_pressed(rule)``: the number in the column."""

    card_hovered = Signal(str, int)
    card_pressed = Signal(str, int)
    rule_pressed = Signal(str)

    def __init__(self, words: Words, theme: Theme, scale: float = 1.0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._scale = scale
        self._log = LogModel(words)
        self._log.setParent(self)
        self._drawer = _LogDelegate(self)
        self.hovered: Span | None = None
        self.hovered_row = -1
        self.rule_row = -1  #: the row whose rule is under the pointer
        self.setModel(self._log)
        self.setItemDelegate(self._drawer)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setAutoFillBackground(False)
        self.setStyleSheet("QListView { background: transparent; border: none; outline: none; }")
        self.setAccessibleName(self.tr("Log"))
        self._follows = True
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._range_changed)

    @property
    def theme(self) -> Theme:
        """The theme drawn with."""
        return self._theme

    @property
    def scale(self) -> float:
        """The text scale."""
        return self._scale

    def log_model(self) -> LogModel:
        """The list model."""
        return self._log

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        self._theme = theme
        self._relay()

    def set_scale(self, scale: float) -> None:
        """Another text scale."""
        self._scale = scale
        self._relay()

    def _relay(self) -> None:
        self._drawer.forget()
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    # -- contents --------------------------------------------------------------------------------------------------

    def set_lines(self, lines: Iterable[LogLine]) -> None:
        """Show another log, scrolled to its end."""
        self._log.set_lines(lines)
        self._follows = True
        self.scrollToBottom()

    def reword(self, lines: Iterable[LogLine]) -> None:
        """Show a log in another language, scrolled to its end."""
        self._log.reword(lines)
        self._follows = True
        self.scrollToBottom()

    def append(self, lines: Sequence[LogLine]) -> None:
        """Add lines; the view follows if it stood at the end."""
        self._log.append(lines)
        if self._follows:
            self.scrollToBottom()

    def _scrolled(self, value: int) -> None:
        self._follows = value >= self.verticalScrollBar().maximum() - round(30 * self._scale)

    def _range_changed(self, least: int, most: int) -> None:
        # Rows are measured late: what stood at the end must still stand there afterwards.
        if self._follows:
            self.verticalScrollBar().setValue(most)

    def set_turn_note(self, turn: int, note: str) -> None:
        """What stands behind a turn's number."""
        self._log.set_turn_note(turn, note)

    def search(self, wanted: str) -> None:
        """Show only lines with these words."""
        self._log.search(wanted)

    def set_filter(self, wanted: LogFilter) -> None:
        """Show only the lines of a filter."""
        self._log.set_filter(wanted)
        self._follows = True
        self.scrollToBottom()

    def as_text(self) -> str:
        """The log as text, as far as search and filter show it."""
        return self._log.as_text()

    def copy_all(self) -> None:
        """Put the log, as far as search and filter show it, on the clipboard."""
        QGuiApplication.clipboard().setText(self._log.as_text())

    def copy_selected(self) -> None:
        """Put the selected rows on the clipboard, the whole log if none is."""
        rows = [index.row() for index in self.selectedIndexes()]
        QGuiApplication.clipboard().setText(self._log.as_text(rows or None))

    # -- mouse and keys --------------------------------------------------------------------------------------------

    def span_at(self, at: QPoint) -> tuple[Span | None, int]:
        """The card name under a point of the viewport, and its row."""
        index = self.indexAt(at)
        row = self._log.row(index.row()) if index.isValid() else None
        if row is None or row.sentence is None:
            return None, -1
        k, box = self._scale, self.visualRect(index)
        laid = self._drawer.laid(row.sentence.spans, self.width())
        inside = QPointF(at.x() - (_SIDE + _RULE) * k, at.y() - box.top() - 3 * k)
        return laid.card_at(inside), index.row()

    def rule_at(self, at: QPoint) -> str:
        """The rule whose number is under a point of the viewport, "" if none."""
        row = self._log.row(self.indexAt(at).row())
        if row is None or row.sentence is None or not row.sentence.rule:
            return ""
        k = self._scale
        top = self.visualRect(self.indexAt(at)).top()
        inside = _SIDE * k <= at.x() < (_SIDE + _RULE - 2) * k and at.y() < top + 22 * k
        return row.sentence.rule if inside else ""

    def link_point(self, row: int, number: str) -> QPoint | None:
        """A point of the viewport on the first name of that card in a row; None if there is none."""
        box = self.visualRect(self._log.index(row, 0))
        for y in range(box.top() + 4, box.bottom(), 4):
            for x in range(box.left(), box.right(), 3):
                span, _ = self.span_at(QPoint(x, y))
                if span is not None and span.number == number:
                    return QPoint(x, y)
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the card name under the pointer."""
        at = event.position().toPoint()
        self._hover(*self.span_at(at))
        row = self.indexAt(at).row() if self.rule_at(at) else -1
        if row != self.rule_row:
            self.rule_row = row
            self.viewport().setCursor(link_cursor(row >= 0 or self.hovered is not None))
            self.viewport().update()
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """No name under the pointer."""
        self.rule_row = -1
        self._hover(None, -1)
        super().leaveEvent(event)

    def _hover(self, span: Span | None, row: int) -> None:
        if span != self.hovered or (span is not None and row != self.hovered_row):
            self.hovered, self.hovered_row = span, row
            self.viewport().setCursor(link_cursor(span is not None))
            self.card_hovered.emit(span.number if span else "", span.obj if span else 0)
            self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A turn's head folds, a card name jumps, else rows are selected."""
        at = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton:
            row = self._log.row(self.indexAt(at).row())
            span, _ = self.span_at(at)
            if row is not None and row.sentence is None:
                if not row.step:
                    self._toggle(row)
                return
            if rule := self.rule_at(at):
                self.rule_pressed.emit(rule)
                return
            if span is not None:
                self.card_pressed.emit(span.number, span.obj)
                return
        super().mousePressEvent(event)

    def _toggle(self, row: LogRow) -> None:
        self._log.set_folded(row.turn, not row.folded)
        for i in range(self._log.rowCount()):
            found = self._log.row(i)
            if found is not None and found.turn == row.turn:
                self.setCurrentIndex(self._log.index(i, 0))
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies, left and right fold and unfold, Enter folds or goes to the first card of the line."""
        row = self._log.row(self.currentIndex().row())
        key = event.key()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_selected()
        elif row is not None and key == Qt.Key.Key_Left and not self._log.is_folded(row.turn):
            self._toggle(LogRow(row.turn, folded=False))
        elif row is not None and key == Qt.Key.Key_Right and row.folded:
            self._toggle(row)
        elif row is not None and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if row.step:
                pass
            elif row.sentence is None:
                self._toggle(row)
            else:
                span = next((span for span in row.sentence.spans if span.kind == "card"), None)
                if span is not None:
                    self.card_pressed.emit(span.number, span.obj)
        else:
            super().keyPressEvent(event)

    def visible_rect(self, row: int) -> QRect:
        """Where a row is, in the viewport."""
        return self.visualRect(self._log.index(row, 0))
