"""Sheets: panels that slide up from the lower edge over whatever is there, and keep the keyboard until done."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QMouseEvent, QPaintEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from trails_desktop.screens.parts.widgets import PlateButton, Scroll, Words, painter, restyle, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.settings import Look

_SLIDE_MS = 200


class Sheet(QWidget):
    """Covers its parent while open; ``body`` is filled by the subclass. Esc or a click beside the panel closes it."""

    closed = Signal()

    def __init__(self, parent: QWidget, look: Look, width: int) -> None:
        super().__init__(parent)
        self.look = look
        self._width = width
        self._shift = 0.0
        self._before: QWidget | None = None
        self.panel = QWidget(self)
        self.title = Words(look, "display", 22)
        self.done_button = PlateButton(look, "second", "", "Esc")
        self.done_button.clicked.connect(self.done)
        self.body = QWidget()
        self.rows = QVBoxLayout(self.body)
        self.scroller = Scroll(self.body)
        self.buttons = QHBoxLayout()
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.done_button)
        self._outer = QVBoxLayout(self.panel)
        self._outer.addWidget(self.title)
        self._outer.addWidget(self.scroller, 1)
        self._outer.addLayout(self.buttons)
        self._slide = QVariantAnimation(self)
        self._slide.setStartValue(1.0)
        self._slide.setEndValue(0.0)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._moved)
        self._below: Sheet | None = None
        self._esc = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)  # wherever the focus went
        self._esc.setEnabled(False)
        self._esc.activated.connect(self.done)
        parent.installEventFilter(self)
        self.hide()

    def set_look(self, look: Look) -> None:
        """Another look."""
        self.look = look
        restyle(self, look)
        self.arrange()
        self.update()

    def retranslate(self) -> None:
        """Set every text."""
        self.done_button.set_words(self.tr("Done"))

    def first(self) -> QWidget:
        """What gets the focus."""
        return self.done_button

    def open(self) -> None:
        """Show the sheet."""
        self._before = self.window().focusWidget()
        open_ones = [one for one in self.window().findChildren(Sheet) if one is not self and one._esc.isEnabled()]
        self._below = open_ones[0] if open_ones else None
        for one in open_ones:
            one._esc.setEnabled(False)  # of several sheets Esc closes the topmost
        self._esc.setEnabled(True)
        self.retranslate()
        self.set_look(self.look)
        self.show()
        self.raise_()
        self.first().setFocus(Qt.FocusReason.OtherFocusReason)

    def done(self) -> None:
        """Close, and give the focus back."""
        if not self.isVisible():
            return
        self._esc.setEnabled(False)
        below, self._below = self._below, None
        if below is not None and below.isVisible():
            below._esc.setEnabled(True)
        self.hide()
        before, self._before = self._before, None
        if before is not None and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def arrange(self) -> None:
        """Place the panel at the lower edge, as high as its content asks and the window allows."""
        parent = self.parentWidget()
        if parent is None:
            return
        self.setGeometry(parent.rect())
        look = self.look
        set_spacing(self._outer, look, 8, (22, 18, 22, 14))
        set_spacing(self.rows, look, 6)
        width = min(look.px(self._width), self.width() - 24)
        inner = width - look.px(44) - 14
        self.body.setMinimumWidth(0)
        body = self.rows.heightForWidth(inner) if self.rows.hasHeightForWidth() else self.rows.sizeHint().height()
        chrome = self.title.sizeHint().height() + self.done_button.sizeHint().height() + look.px(18 + 14 + 16) + 8
        height = min(body + chrome, self.height() - 12)
        down = round(self._shift * height * 0.5)
        self.panel.setGeometry((self.width() - width) // 2, self.height() - height + down, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget() and self.isVisible():
            self.arrange()
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self.retranslate()
            self.arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.look.calm and self.look.speed > 0:
            self._slide.setDuration(round(_SLIDE_MS / self.look.speed))
            self._slide.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._slide.stop()
        self._shift = 0.0
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.done()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            button = self.window().focusWidget()
            if isinstance(button, QAbstractButton) and self.isAncestorOf(button):
                button.click()
        # Nothing typed here may reach what lies under the sheet.
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.panel.geometry().contains(event.position().toPoint()):
            self.done()
        event.accept()

    def focusNextPrevChild(self, next: bool) -> bool:
        chain = [child for child in self._focusable() if child.isVisible() and child.isEnabled()]
        if not chain:
            return True
        now = self.window().focusWidget()
        at = chain.index(now) if now in chain else -1
        chain[(at + (1 if next else -1)) % len(chain)].setFocus(Qt.FocusReason.TabFocusReason)
        target = self.window().focusWidget()
        if target is not None and self.body.isAncestorOf(target):
            self.scroller.ensureWidgetVisible(target, 0, 24)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme = self.look.theme
        p.fillRect(self.rect(), paint.tone("#050B12", 0.72 if theme.flat else 0.5))
        box = QRectF(self.panel.geometry()).adjusted(0, 0, 0, 20)
        paint.draw_shadow(p, box, 12, 4, theme)
        paint.rounded(p, box, 12, theme.panel2, theme.line, 2 if theme.flat else 1)

    def _moved(self, value: object) -> None:
        self._shift = float(value) if isinstance(value, float) else 0.0
        self.arrange()
        self.update()

    def _focusable(self) -> list[QWidget]:
        found: list[QWidget] = []
        seen = self.panel.nextInFocusChain()
        while seen is not None and seen is not self.panel:
            if self.panel.isAncestorOf(seen) and bool(seen.focusPolicy() & Qt.FocusPolicy.TabFocus):
                found.append(seen)
            seen = seen.nextInFocusChain()
        return found
