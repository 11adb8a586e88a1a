"""The rule browser: every rule by number in our own words and every ruling, searched while typing, opened at any."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from engine.trails.book.rulebook import Rule
from trails_desktop.table.pieces.tabs import IconButton
from trails_desktop.ui.fonts import font
from trails_desktop.ui.paint import cap, rounded, text, tone
from trails_desktop.ui.theme import Theme

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_NUMBER = 84.0  #: width of the column of numbers
_PAD = 16.0
_NUMBERED = re.compile(r"r?\d")  #: what begins so is looked for as a number


class RuleModel(QAbstractListModel):
    """The rules as rows; ``search`` keeps those whose number begins so, or whose words contain all that was typed."""

    RULE = Qt.ItemDataRole.UserRole

    def __init__(self, rules: Mapping[str, Rule]) -> None:
        super().__init__()
        self._all = list(rules.values())
        self._rows = self._all

    def search(self, wanted: str) -> None:
        """Show the rules that fit; "" shows all."""
        words = wanted.casefold().split()
        self.beginResetModel()
        self._rows = [rule for rule in self._all if _fits(rule, words)]
        self.endResetModel()

    def row_of(self, rule: str) -> int:
        """The row of a rule, or of the nearest one above it in the book (a step "804.11a-3" of "804.11a"); -1."""
        numbers = [one.id.removeprefix("ja:") for one in self._rows]
        wanted = rule.removeprefix("ja:")
        while wanted:
            if wanted in numbers:
                return numbers.index(wanted)
            wanted = wanted[:-1].rstrip("-.")
        return -1

    def rule(self, row: int) -> Rule | None:
        """The rule of a row."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Rules shown."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Number and words for display and screen readers, the rule in the user role."""
        rule = self.rule(index.row()) if index.isValid() else None
        if rule is None:
            return None
        if role == self.RULE:
            return rule
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{rule.id}  {_whole(rule)}"
        return None


def _fits(rule: Rule, words: list[str]) -> bool:
    if not words:
        return True
    whole = f"{rule.id} {_whole(rule)}".casefold()
    if len(words) == 1 and _NUMBERED.match(words[0]):
        return rule.id.removeprefix("ja:").casefold().startswith(words[0])
    return all(word in whole for word in words)


def _whole(rule: Rule) -> str:
    return f"{rule.about}. {rule.says}" if rule.about else rule.says


class _Delegate(QStyledItemDelegate):
    def __init__(self, view: RuleView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """As high as the words need."""
        rule = index.data(RuleModel.RULE)
        k, wide = self._view.scale, self._view.list.viewport().width()
        room = max(60, round(wide - (_NUMBER + 2 * _PAD) * k))
        high = 0
        for said, weight in ((rule.about, 600), (rule.says, 500)):
            used = font("ui", 14 * k, weight, 0, said)
            if said:
                box = QFontMetrics(used).boundingRect(0, 0, room, 4000, Qt.TextFlag.TextWordWrap, said)
                high += box.height()
        return QSize(wide, round(high + 14 * k))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Number at the left, words at the right."""
        rule = index.data(RuleModel.RULE)
        theme, k = self._view.theme, self._view.scale
        box, state = QRectF(option.rect), option.state
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        if state & QStyle.StateFlag.State_Selected:
            rounded(painter, box.adjusted(6, 1, -6, -1), 8, tone(theme.amber, 0.14), theme.amber, 1)
        number = font("cond", 14.5 * k, 700)
        tint = theme.amber if rule.about else theme.cyan
        text(painter, _PAD * k, box.top() + 20 * k, rule.id, number, tint, "l", _NUMBER * k)
        words = box.adjusted((_PAD + _NUMBER) * k, 6 * k, -_PAD * k, -4 * k)
        painter.setPen(QColor(theme.text))
        for said, weight in ((rule.about, 600), (rule.says, 500)):
            if not said:
                continue
            painter.setFont(font("ui", 14 * k, weight, 0, said))
            painter.drawText(words, Qt.TextFlag.TextWordWrap, said)
            if said == rule.about:
                room = QRect(0, 0, round(words.width()), 4000)
                words.setTop(
                    words.top() + painter.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, said).height()
                )
                painter.setPen(QColor(theme.text2))
        painter.restore()


class RuleView(QWidget):
    """See the module's text. ``closed()``: Esc or the cross."""

    closed = Signal()

    def __init__(self, rules: Mapping[str, Rule], theme: Theme, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.scale = theme, scale
        self.model = RuleModel(rules)
        self.model.setParent(self)
        self.line = QLineEdit(self)
        self.line.setClearButtonEnabled(True)
        self.close_button = IconButton("close", "", theme, scale, self)
        self.list = QListView(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(_Delegate(self))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setStyleSheet("QListView { background: transparent; border: none; outline: none; }")
        self.list.viewport().setAutoFillBackground(False)
        self._head = QHBoxLayout()
        self._head.addWidget(self.line, 1)
        self._head.addWidget(self.close_button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(self.list, 1)
        self.line.textChanged.connect(self._search)
        self.close_button.clicked.connect(self.closed)
        self.set_look(theme, scale)
        self._retranslate()

    def set_look(self, theme: Theme, scale: float) -> None:
        """Another theme or text scale."""
        self.theme, self.scale = theme, scale
        k = scale
        self._column.setContentsMargins(round(10 * k), round(40 * k), round(10 * k), round(10 * k))
        self.close_button.set_look(theme, k)
        self.line.setFont(font("ui", 14 * k))
        self.line.setStyleSheet(
            f"QLineEdit {{ padding: {round(5 * k)}px {round(8 * k)}px; color: {theme.text}; background: {theme.panel};"
            f" border: 1px solid {theme.line}; border-radius: 8px; }}"
        )
        self.list.scheduleDelayedItemsLayout()
        self.update()

    def open_at(self, rule: str) -> None:
        """Show the whole book at a rule; "" at the beginning."""
        self.line.clear()
        row = self.model.row_of(rule) if rule else 0
        index = self.model.index(max(0, row), 0)
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtTop)
        (self.list if rule else self.line).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def current(self) -> str:
        """The rule that is marked, "" if none."""
        rule = self.model.rule(self.list.currentIndex().row())
        return rule.id if rule is not None else ""

    def _search(self, wanted: str) -> None:
        self.model.search(wanted)
        if self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(0, 0))
            self.list.scrollToTop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes, Down goes from the line into the list."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() == Qt.Key.Key_Down and self.line.hasFocus():
            self.list.setFocus()
        else:
            event.accept()  # the table behind it does not hear the keys

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.line.setPlaceholderText(self.tr("Number or words, for example 804, R027 or overkill"))
        self.line.setAccessibleName(self.tr("Search the rules"))
        self.list.setAccessibleName(self.tr("Rules"))
        self.close_button.set_label(self.tr("Close"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sheet with its heading."""
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        theme, k = self.theme, self.scale
        rounded(p, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, QColor(theme.panel2), theme.line, 1)
        cap(p, _PAD * k, 26 * k, self.tr("Rules").upper(), 13 * k, theme.text2, 20)
        p.end()
