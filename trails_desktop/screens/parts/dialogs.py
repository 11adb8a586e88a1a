"""Small sheets of the window: the keys, the menu, a question before a match is left, and a message."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGraphicsView, QSizePolicy, QVBoxLayout, QWidget

from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words, painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.settings import Look

_GONE_AFTER_MS = 6000


@dataclass(frozen=True, slots=True)
class KeyHelp:
    """One line of the help: a key's name and what it does, both translated. No key: a heading."""

    key: str
    does: str


class KeyTable(QWidget):
    """Keys in caps, each with what it does."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._lines: tuple[KeyHelp, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_lines(self, lines: Sequence[KeyHelp]) -> None:
        """The lines to show."""
        self._lines = tuple(lines)
        self.setAccessibleName("\n".join(f"{line.key} {line.does}".strip() for line in lines))
        self.updateGeometry()
        self.update()

    def _row(self) -> int:
        return self._look.px(29)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(420), self._row() * len(self._lines) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        caps = [paint.key_cap_width(line.key, k) for line in self._lines if line.key]
        column = max(caps, default=0) + 2
        for i, line in enumerate(self._lines):
            box = QRectF(0, i * self._row(), self.width(), self._row())
            used = font("ui", 14.5 * k, 500, 0, line.does)
            base = box.center().y() + QFontMetricsF(used).capHeight() / 2
            if line.key:
                paint.key_cap(p, column, box.center().y(), line.key, theme.text, k)
                left = column + 14 * k
                paint.text(p, left, base, line.does, used, theme.text, "l", self.width() - left)
            else:
                paint.cap(p, 0, base + 2 * k, line.does, 12 * k, theme.text2, 18)


class HelpSheet(Sheet):
    """F1: the keys that work here."""

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent, look, 620)
        self.table = KeyTable(look)
        self.rows.addWidget(self.table)
        self.rows.addStretch(1)

    def set_lines(self, lines: Sequence[KeyHelp]) -> None:
        """The keys to show."""
        self.table.set_lines(lines)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Keys"))
        self.setAccessibleName(self.tr("Keys"))


@dataclass(frozen=True, slots=True)
class Choice:
    """One button of a menu sheet; all texts are translated."""

    id: str
    icon: str
    title: str
    key: str = ""
    detail: str = ""


class MenuSheet(Sheet):
    """A list of buttons; ``chosen(id)`` comes after the sheet closed."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent, look, 440)
        self.entries: dict[str, PlateButton] = {}
        self.message = Words(look, "ui", 15, "text2", wrap=True)
        self.rows.addWidget(self.message)
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self.rows.addLayout(self._list)
        self.rows.addStretch(1)
        self._done = ""

    def ask(self, title: str, message: str, choices: Sequence[Choice], done: str = "") -> None:
        """Open with these words and buttons; ``done`` is the text of the closing button."""
        for old in self.entries.values():
            self._list.removeWidget(old)
            old.setParent(None)
            old.deleteLater()
        self.entries = {}
        self.title.setText(title)
        self.setAccessibleName(title)
        self.message.setText(message)
        self.message.setVisible(bool(message))
        self._done = done
        for choice in choices:
            button = PlateButton(self.look, "row", choice.icon, choice.key)
            button.setObjectName(choice.id)
            button.set_words(choice.title, choice.detail)
            button.clicked.connect(self._clicked)
            self.entries[choice.id] = button
            self._list.addWidget(button)
        self.open()

    def first(self) -> QWidget:
        return next(iter(self.entries.values()), self.done_button)

    def retranslate(self) -> None:
        super().retranslate()
        if self._done:
            self.done_button.set_words(self._done)

    def _clicked(self) -> None:
        sender = self.sender()
        name = sender.objectName() if sender is not None else ""
        self.done()
        self.chosen.emit(name)


class Notice(QWidget):
    """One sentence at the lower edge, or at the upper one where buttons stand below: something went wrong, or was
    done. A click or the next notice removes it; what was done goes away by itself."""

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent)
        self._look = look
        self._text = ""
        self._good = False
        self._away = QTimer(self)
        self._away.setSingleShot(True)
        self._away.setInterval(_GONE_AFTER_MS)
        self._away.timeout.connect(self.hide)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def set_look(self, look: Look) -> None:
        self._look = look
        if not self.isHidden():  # else it is placed when there is something to say
            self._place()

    @property
    def text(self) -> str:
        """What is said."""
        return self._text

    def say(self, text: str, good: bool = False) -> None:
        """Show a sentence; ``good`` if it is no trouble."""
        self._text, self._good = text, good
        self._away.stop()
        if good:
            self._away.start()
        self.setAccessibleName(text)
        self._place()
        self.show()
        self.raise_()

    def mousePressEvent(self, event: object) -> None:
        self.hide()

    def _font_box(self, width: float) -> QRectF:
        used = font("ui", 14.5 * self._look.scale, 500, 0, self._text)
        return QFontMetricsF(used).boundingRect(
            QRectF(0, 0, width, 2000), int(Qt.TextFlag.TextWordWrap), self._text or " "
        )

    def _place(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        k = self._look.scale
        wide = min(parent.width() - 32, 640 * k)
        box = self._font_box(wide - 98 * k)
        width, height = round(box.width() + 102 * k), round(box.height() + 26 * k)
        place = QRect((parent.width() - width) // 2, parent.height() - height - 18, width, height)
        if self._covers(parent, place):
            place.moveTop(12)
        self.setGeometry(place)
        self.update()

    def _covers(self, parent: QWidget, place: QRect) -> bool:
        """Whether a button, or a table whose buttons nobody here knows, would lie under it."""
        for kind in (QAbstractButton, QGraphicsView):
            for one in parent.findChildren(kind):
                if one.isVisible() and QRect(one.mapTo(parent, QPoint()), one.size()).intersects(place):
                    return True
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        colour = theme.mint if self._good else theme.coral
        paint.rounded(p, QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, theme.chip, colour, 2)
        draw_icon(p, "check" if self._good else "warn", 28 * k, self.height() / 2, 20 * k, colour)
        p.setFont(font("ui", 14.5 * k, 500, 0, self._text))
        p.setPen(theme.text)
        draw_icon(p, "close", self.width() - 24 * k, self.height() / 2, 15 * k, theme.text2)
        area = QRectF(52 * k, 0, self.width() - 94 * k, self.height())
        p.drawText(area, int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter), self._text)
