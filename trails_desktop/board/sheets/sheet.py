"""What every sheet has: a question, its rule, a line beneath, a body, and buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.kernel.decisions import Answer
from trails_desktop.board.asking.saying import tr
from trails_desktop.ui.fonts import families_of
from trails_desktop.ui.theme import BUTTON, BUTTON_TEXT, Theme


class Sheet(QFrame):
    """``answered(answer)``: this is it. ``changed(answer)``: what it would be now, () while it is not whole.
    ``closed()``: leave without answering, where that is possible. above: share of the board's height that is kept free
    above it, 0 where it stands about the middle."""

    answered = Signal(object)
    changed = Signal(object)
    closed = Signal()

    def __init__(self, title: str, rule: str, detail: str, theme: Theme, scale: float, parent: QWidget | None = None):
        super().__init__(parent)
        self.setObjectName("BoardSheet")
        self.theme, self.scale, self.above = theme, scale, 0.0
        self.setAccessibleName(title)
        self.setStyleSheet(sheet_style(theme, scale))
        self.body = QVBoxLayout(self)
        pad = round(18 * scale)
        self.body.setContentsMargins(pad, round(14 * scale), pad, pad)
        self.body.setSpacing(round(8 * scale))
        head = QHBoxLayout()
        self.title = QLabel(title)
        self.title.setObjectName("SheetTitle")
        self.title.setWordWrap(True)
        head.addWidget(self.title, 1)
        self.rule = QLabel(rule)
        self.rule.setObjectName("SheetRule")
        head.addWidget(self.rule, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(head)
        self.detail = QLabel(detail)
        self.detail.setObjectName("SheetDetail")
        self.detail.setWordWrap(True)
        self.detail.setVisible(bool(detail))
        self.body.addWidget(self.detail)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(round(10 * scale))

    def end(self) -> None:
        """The body is filled: the buttons come below it."""
        self.body.addLayout(self.buttons)

    def button(self, said: str, primary: bool, detail: str = "") -> QPushButton:
        """Add a button."""
        made = QPushButton(f"{said}\n{detail}" if detail else said)
        made.setObjectName("SheetPrimary" if primary else "SheetPlain")
        made.setAccessibleName(f"{said}, {detail}" if detail else said)
        made.setDefault(False)
        self.buttons.addWidget(made, 1)
        return made

    def confirm(self, said: str = "") -> QPushButton:
        """The button that gives the answer."""
        made = self.button(said or tr("Confirm"), True)
        made.clicked.connect(self.give)
        return made

    def current(self) -> Answer | None:
        """The answer as it stands, None while it is not whole."""
        return None

    def give(self) -> None:
        """Answer, if the answer is whole."""
        answer = self.current()
        if answer is not None:
            self.answered.emit(answer)

    def tell(self) -> None:
        """Something was changed on the sheet."""
        answer = self.current()
        self.changed.emit(() if answer is None else answer)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter confirms, Esc leaves."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            if isinstance(focus, QPushButton):
                focus.click()
            else:
                self.give()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def begin(self) -> None:
        """The keyboard comes here: to the first thing that takes it."""
        first = next(
            (child for child in self.findChildren(QWidget) if child.focusPolicy() & Qt.FocusPolicy.TabFocus), None
        )
        primary = self.findChild(QPushButton, "SheetPrimary")
        if isinstance(first, QPushButton) and primary is not None and primary.isEnabled():
            first = primary  # Enter gives what is proposed
        (first or self).setFocus(Qt.FocusReason.OtherFocusReason)


def sheet_style(theme: Theme, scale: float) -> str:
    """The look of sheets, from a theme."""
    top, middle, foot = BUTTON if not theme.flat else (theme.amber, theme.amber, theme.amber)
    size, small, large = round(14 * scale), round(13 * scale), round(20 * scale)
    line = 2 if theme.flat else 1
    return f"""
    #BoardSheet {{ background: {theme.panel2}; border: {line}px solid {theme.line}; border-radius: 14px; }}
    #BoardSheet QWidget {{ font-family: {families_of("ui")}; }}
    #BoardSheet QLabel {{ color: {theme.text2}; font-size: {small}px; background: transparent; }}
    #BoardSheet QLabel#SheetTitle {{ font-family: {families_of("display")}; }}
    #BoardSheet QLabel#SheetTitle {{ color: {theme.text}; font-size: {large}px; font-weight: 600; }}
    #BoardSheet QLabel#SheetRule {{ color: {theme.text2}; font-size: {small}px; }}
    #BoardSheet QLabel#SheetStrong {{ color: {theme.text}; font-size: {size}px; font-weight: 600; }}
    #BoardSheet QPushButton {{ font-size: {size}px; padding: {round(9 * scale)}px {round(14 * scale)}px;
      border-radius: 10px; text-align: left; border: {line}px solid {theme.line}; background: {theme.panel};
      color: {theme.text}; }}
    #BoardSheet QPushButton:hover {{ border-color: {theme.text3}; }}
    #BoardSheet QPushButton:focus {{ border: 2px solid {theme.focus}; }}
    #BoardSheet QPushButton:disabled {{ color: {theme.text3}; }}
    #BoardSheet QPushButton#SheetPrimary:enabled {{ color: {BUTTON_TEXT}; font-weight: 600;
      background: qlineargradient(x1:0,y1:0,x2:0,y2:1, stop:0 {top}, stop:0.5 {middle}, stop:1 {foot}); }}
    #BoardSheet QListWidget {{ background: {theme.panel}; color: {theme.text}; border: {line}px solid {theme.line};
      border-radius: 8px; font-size: {size}px; outline: 0; }}
    #BoardSheet QListWidget::item {{ padding: {round(5 * scale)}px; }}
    #BoardSheet QListWidget::item:selected {{ background: {theme.amber}; color: {theme.on_amber}; }}
    #BoardSheet QSpinBox, #BoardSheet QLineEdit {{ background: {theme.panel}; color: {theme.text};
      border: {line}px solid {theme.line}; border-radius: 6px; padding: 4px; font-size: {size}px; }}
    """
