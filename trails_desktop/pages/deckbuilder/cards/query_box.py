"""The search box: typed conditions coloured, the place of an error underlined, completion below it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QInputMethodEvent,
    QKeyEvent,
    QPainterPath,
    QPaintEvent,
    QTextCharFormat,
)
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QSizePolicy, QWidget

from trails_desktop.library.search.completion import Completion, complete, terms_of
from trails_desktop.library.search.query import QueryError, parse
from trails_desktop.pages.deckbuilder.texts import told
from trails_desktop.screens.parts.widgets import painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.settings import Look

_PAUSE_MS: Final = 60
_SHOWN: Final = 8


class QueryBox(QLineEdit):
    """``wanted(query)`` comes when the typing pauses and the query can be read; ``wrong(sentence)`` when it cannot,
    and with "" when it can again. ``down_wanted()``: to the cards. ``words`` gives what completion offers."""

    wanted = Signal(str)
    wrong = Signal(str)
    down_wanted = Signal()

    def __init__(self, look: Look, words: Callable[[], Mapping[str, Sequence[str]]]) -> None:
        super().__init__()
        self._look, self._words = look, words
        self._error: QueryError | None = None
        self._count = ""
        self._composing = False
        self.setFrame(False)
        self.setMaxLength(2000)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setClearButtonEnabled(False)
        self.offers = Offers(self)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self._tell)
        self.textChanged.connect(self._text_changed)
        self.textEdited.connect(self._edited)
        self.set_look(look)

    @property
    def error(self) -> QueryError | None:
        """What is wrong with the query, and where."""
        return self._error

    def set_look(self, look: Look) -> None:
        self._look = look
        k = look.scale
        self.setFont(font("ui", 15 * k, 500))
        self.setFixedHeight(round(42 * k))
        self.setTextMargins(round(42 * k), 0, round(96 * k), round(2 * k))
        self.setStyleSheet(
            f"QLineEdit {{ background: transparent; border: none; color: {look.theme.text}; "
            f"font-size: {round(15 * k)}px; padding: 0; selection-background-color: {look.theme.amber}; }}"
        )
        self.offers.set_look(look)
        self._colour()
        self.update()

    def set_count(self, words: str) -> None:
        """How many were found, at the right."""
        self._count = words
        self.setAccessibleDescription(words)
        self.update()

    def set_query(self, query: str) -> None:
        """Another query, and show what it finds."""
        if query != self.text():
            self.setText(query)
        self._pause.stop()
        self._tell()

    # ---- typing

    def _text_changed(self) -> None:
        self._error = None
        try:
            parse(self.text())
        except QueryError as error:
            self._error = error
        self._colour()
        self._pause.start()
        self.update()

    def _edited(self) -> None:
        self.offers.offer(
            self.text(), self.cursorPosition(), complete(self.text(), self.cursorPosition(), self._words())
        )

    def _tell(self) -> None:
        if self._error is not None:
            self.wrong.emit(told(self._error.said))
            return
        self.wrong.emit("")
        self.wanted.emit(self.text())

    def _colour(self) -> None:
        """Fields and their signs in cyan: a line edit takes formats only as an input method would give them."""
        if self._composing:
            return
        text, theme = self.text(), self._look.theme
        formats: list[QInputMethodEvent.Attribute] = []
        for term in terms_of(text):
            if term.field:
                shape = QTextCharFormat()
                shape.setForeground(QColor(theme.cyan))
                head = text[term.at : term.end]
                long = next((at for at, letter in enumerate(head) if letter in ":=<>!"), len(head))
                while long < len(head) and head[long] in ":=<>!":
                    long += 1
                start = term.at - self.cursorPosition()
                kind = QInputMethodEvent.AttributeType.TextFormat
                formats.append(QInputMethodEvent.Attribute(kind, start, long, shape))
        QCoreApplication.sendEvent(self, _Formats(formats))

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        if not isinstance(event, _Formats):
            self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def take(self, offer: Completion) -> None:
        """Put a completion into the text."""
        text = self.text()
        self.setText(text[: offer.start] + offer.text + text[offer.end :])
        self.setCursorPosition(offer.start + len(offer.text))
        self._edited()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self.offers.isVisible() and self.offers.key(key):
            return
        if key == Qt.Key.Key_Escape and self.text():
            self.clear()
            self.offers.hide()
        elif key == Qt.Key.Key_Down or key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._pause.stop()
            self._tell()
            self.offers.hide()
            self.down_wanted.emit()
        elif key == Qt.Key.Key_Space and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._edited()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            kind, key, offering = event.type(), event.key(), self.offers.isVisible()
            if kind == QEvent.Type.KeyPress and key == Qt.Key.Key_Tab and offering and self.offers.key(key):
                return True
            if kind == QEvent.Type.ShortcutOverride and key == Qt.Key.Key_Escape and (self.text() or offering):
                event.accept()
                return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.offers.hide()

    # ---- painting

    def x_of(self, place: int) -> float:
        """Where a letter begins, in pixels of the widget."""
        metrics = QFontMetricsF(self.font())
        cursor = QRectF(self.cursorRect()).center().x()
        text, at = self.text(), self.cursorPosition()
        width = metrics.horizontalAdvance(text[: max(place, at)]) - metrics.horizontalAdvance(text[: min(place, at)])
        return cursor + (width if place >= at else -width)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        colour = theme.coral if self._error is not None else theme.cyan if self.hasFocus() else theme.line
        paint.rounded(p, box, box.height() / 2, theme.panel, colour, 2 if self.hasFocus() or theme.flat else 1.4)
        draw_icon(p, "search", 25 * k, box.center().y(), 17 * k, theme.text2)
        used = font("ui", 13 * k, 500, 0, self._count)
        base = box.center().y() + QFontMetricsF(used).capHeight() / 2
        paint.text(p, box.right() - 18 * k, base, self._count, used, theme.text2, "r")
        p.end()
        super().paintEvent(event)
        if self._error is not None:
            self._underline()

    def _underline(self) -> None:
        assert self._error is not None
        p = painter(self)
        k = self._look.scale
        left, right = self.x_of(self._error.at), self.x_of(max(self._error.end, self._error.at + 1))
        right = max(right, left + 7 * k)
        y = self.height() / 2 + 11 * k
        path = QPainterPath(QPointF(left, y))
        x, up = left, True
        while x < right:
            x += 3 * k
            path.lineTo(QPointF(x, y - (2.4 * k if up else 0)))
            up = not up
        p.setClipRect(QRectF(40 * k, 0, self.width() - 130 * k, self.height()))
        paint.fill_path(p, path, None, self._look.theme.coral, 1.6 * k)


class _Formats(QInputMethodEvent):
    """Colours of letters, and nothing typed."""

    def __init__(self, formats: list[QInputMethodEvent.Attribute]) -> None:
        super().__init__("", formats)


class Offers(QListWidget):
    """What can be typed next, as a list over the page, below the box."""

    def __init__(self, box: QueryBox) -> None:
        super().__init__()
        self._box = box
        self._offers: tuple[Completion, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._clicked)
        self.hide()

    def set_look(self, look: Look) -> None:
        theme, k = look.theme, look.scale
        self.setStyleSheet(
            f"QListWidget {{ background: {theme.panel2}; border: 1px solid {theme.cyan}; border-radius: 10px; "
            f"padding: {round(5 * k)}px; font-size: {round(14 * k)}px; color: {theme.text}; }}"
            f"QListWidget::item {{ padding: {round(5 * k)}px {round(8 * k)}px; border-radius: 6px; }}"
        )

    def offer(self, query: str, cursor: int, offers: tuple[Completion, ...]) -> None:
        """Show these, if there are any."""
        self._offers = tuple(one for one in offers if query[one.start : one.end] != one.text)[:_SHOWN]
        self.clear()
        host = self._host()
        if not self._offers or host is None:
            self.hide()
            return
        for one in self._offers:
            hint = f"    {told(one.hint)}" if one.hint is not None else ""
            self.addItem(QListWidgetItem(f"{one.text}{hint}"))
        if self.parentWidget() is not host:
            self.setParent(host)
        high = self.sizeHintForRow(0) * len(self._offers) + 16
        at = self._box.mapTo(host, self._box.rect().bottomLeft())
        left = max(0, round(self._box.x_of(self._offers[0].start)) - 16)
        wide = max(260, min(self._box.width() - left, 520))
        self.setGeometry(min(at.x() + left, host.width() - wide - 4), at.y() + 4, wide, high)
        self.show()
        self.raise_()

    def key(self, key: int) -> bool:
        """Whether a key of the box was for the list."""
        row = self.currentRow()
        if key == Qt.Key.Key_Down:
            self.setCurrentRow(min(row + 1, len(self._offers) - 1))
        elif key == Qt.Key.Key_Up and row >= 0:
            self.setCurrentRow(row - 1)
        elif key == Qt.Key.Key_Escape:
            self.hide()
        elif key == Qt.Key.Key_Tab or (key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0):
            self._box.take(self._offers[max(0, row)])
        else:
            return False
        return True

    def _clicked(self, item: QListWidgetItem) -> None:
        self._box.take(self._offers[self.row(item)])
        self._box.setFocus()

    def _host(self) -> QWidget | None:
        host: QWidget | None = self._box.parentWidget()
        while host is not None and not host.property("carries-offers"):
            host = host.parentWidget()
        return host if host is not None else self._box.window()
