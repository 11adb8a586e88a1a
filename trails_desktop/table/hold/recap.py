"""What happened since one last decided, over the side panel: the cards, what was done and what came of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QWidget

from trails_desktop.table.cards.faces import Face, Faces
from trails_desktop.table.hold.telling import Row
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.paint import cap, key_cap, rounded, text, tone
from trails_desktop.ui.theme import Theme

_SHOWN = 5


class Recap(QWidget):
    """See the module's text. ``closed()``: Esc, B or a click; ``card_hovered(str)``: the number of a row's card."""

    closed = Signal()

    def __init__(self, faces: Faces, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces, self._theme, self._scale, self._key = faces, theme, 1.0, ""
        self._rows: tuple[Row, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def show_rows(self, rows: tuple[Row, ...], theme: Theme, scale: float, key: str = "") -> None:
        """Show what happened, the newest last. key: what puts it away, besides Esc."""
        self._rows, self._theme, self._scale, self._key = rows[-_SHOWN:], theme, scale, key
        self.setAccessibleName(self.tr("Since you last decided"))
        said = [". ".join(part for part in (row.title, row.detail, row.bond) if part) for row in self._rows]
        self.setAccessibleDescription("; ".join(said) or self.tr("Nothing has happened yet"))
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(1, 0, parent.width() - 1, parent.height())
        self.show()
        self.raise_()
        self.update()

    @property
    def rows(self) -> tuple[Row, ...]:
        """What is shown."""
        return self._rows

    def changeEvent(self, event: QEvent) -> None:
        """Another language: it is said anew when it is opened again."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click puts it away."""
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """So do Esc, B, Enter and Space."""
        keys = (Qt.Key.Key_Escape, Qt.Key.Key_B, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint head, rows and the line between them."""
        theme, k, wide = self._theme, self._scale, float(self.width())
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        p.fillRect(self.rect(), tone(theme.panel))
        cap(p, 14 * k, 26 * k, self.tr("Since you last decided").upper(), 12 * k, theme.text2, 20)
        if self._key:
            key_cap(p, wide - 14 * k, 22 * k, self._key, theme.text2, k)
        y, x, room = 46 * k, 14 * k, wide - 28 * k
        if not self._rows:
            used = font("ui", 14 * k, 500)
            text(p, x, y + 16 * k, self.tr("Nothing has happened yet"), used, theme.text2, "l", room)
        for i, row in enumerate(self._rows):
            high = self._row(p, row, x, y, room)
            if i + 1 < len(self._rows):
                p.setPen(QPen(tone(theme.amberd), 2))
                p.drawLine(QPointF(x + 28 * k, y + high), QPointF(x + 28 * k, y + high + 10 * k))
            y += high + 10 * k
        p.end()

    def _row(self, p: QPainter, row: Row, x: float, y: float, wide: float) -> float:
        theme, k = self._theme, self._scale
        left = x + (58 if row.number else 14) * k
        room = x + wide - left - 10 * k
        title, small = font("ui", 14 * k, 600, 0, row.title), font("ui", 12.5 * k, 500, 0, row.detail)
        lines = _wrapped(row.title, title, room)
        more = _wrapped(row.detail, small, room - (64 * k if row.bond else 0)) if row.detail else ()
        high = max(72 * k if row.number else 44 * k, (20 + 17 * len(lines) + 16 * len(more)) * k)
        high += 18 * k if row.bond and not more else 0
        edge = {"loss": tone(theme.coral, 0.7), "gain": tone(theme.mint, 0.6)}.get(row.tone, tone(theme.line))
        box = QRectF(x, y, wide, high)
        rounded(p, box, 10 * k, tone(theme.panel2), edge, 1.2)
        if row.number:
            dpr = self.devicePixelRatioF()
            p.drawPixmap(
                QPointF(x + 8 * k, y + 8 * k), self._faces.pixmap(Face("face", row.number), round(40 * k), dpr)
            )
        at = y + 22 * k
        for line in lines:
            text(p, left, at, line, title, theme.text)
            at += 17 * k
        for line in more:
            text(p, left, at, line, small, theme.text2)
            at += 16 * k
        if row.bond:
            used = font("cond", 15 * k, 700)
            colour = {"loss": theme.coral, "gain": theme.mint}.get(row.tone, theme.text)
            text(p, x + wide - 12 * k - text_width(used, row.bond), box.bottom() - 11 * k, row.bond, used, colour)
        return high


def _wrapped(said: str, used: QFont, width: float) -> tuple[str, ...]:
    """The lines of a paragraph at a width."""
    layout = QTextLayout(said, used)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(20.0, width))
        lines.append(said[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return tuple(lines)
