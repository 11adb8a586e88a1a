"""Pieces of the card workshop: an input with its label and what is wrong with it, and the face."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QTextCursor
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from engine.trails.cards.printing import Printing
from trails_desktop.cardart.faces.api import master_face
from trails_desktop.screens.parts.widgets import Words, painter
from trails_desktop.table.cards.names import spec_of
from trails_desktop.ui import paint
from trails_desktop.ui.settings import Look

_SHAPE = 880 / 630
Editor = QLineEdit | QPlainTextEdit | QComboBox


class Field(QWidget):
    """A label, an input under it, and below that one sentence while something is wrong. ``edited()``."""

    edited = Signal()

    def __init__(self, look: Look, name: str, editor: Editor, tools: Sequence[QWidget] = ()) -> None:
        """tools: what stands beside the label."""
        super().__init__()
        self.name = name
        self.editor = editor
        head = QHBoxLayout()
        head.setSpacing(2)
        self.label = Words(look, "ui", 12.5, "text2")
        self.trouble = Words(look, "ui", 12.5, "coral", wrap=True)
        self.trouble.hide()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(2)
        head.addWidget(self.label, 1)
        for tool in tools:
            head.addWidget(tool)
        rows.addLayout(head)
        rows.addWidget(editor)
        rows.addWidget(self.trouble)
        if isinstance(editor, QLineEdit):
            editor.textChanged.connect(self._edited)
        elif isinstance(editor, QPlainTextEdit):
            editor.setTabChangesFocus(True)
            editor.textChanged.connect(self._edited)
        else:
            editor.currentIndexChanged.connect(self._edited)
        self.setFocusProxy(editor)

    def set_words(self, label: str, hint: str = "") -> None:
        """Its name, and what stands in it while it is empty."""
        self.label.setText(label)
        self.editor.setAccessibleName(label)
        self.note(hint)

    def note(self, hint: str) -> None:
        """What stands in it while it is empty."""
        if not isinstance(self.editor, QComboBox):
            self.editor.setPlaceholderText(hint)

    def value(self) -> str:
        """What was typed or chosen."""
        if isinstance(self.editor, QLineEdit):
            return self.editor.text()
        if isinstance(self.editor, QPlainTextEdit):
            return self.editor.toPlainText()
        return self.editor.currentText()

    def put(self, value: str) -> None:
        """Set it without telling anybody."""
        blocked = self.editor.blockSignals(True)
        if isinstance(self.editor, QComboBox):
            self.editor.setCurrentIndex(max(0, self.editor.findText(value)))
        elif isinstance(self.editor, QLineEdit):
            self.editor.setText(value)
        else:
            self.editor.setPlainText(value)
        self.editor.blockSignals(blocked)

    def say(self, trouble: str) -> None:
        """Show what is wrong, or nothing."""
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self.editor.setAccessibleDescription(trouble)

    def _edited(self) -> None:
        self.edited.emit()


class FaceView(QWidget):
    """The card as it will look; painted anew for every change, one at a time."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._card: Printing | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_look(self, look: Look) -> None:
        """Another look."""
        self._look = look
        self.update()

    def show_card(self, card: Printing) -> None:
        """Another card, or the same one changed."""
        self._card = card
        self.setAccessibleName(f"{card.name} [{card.subname}]" if card.subname else card.name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(230), self._look.px(322))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(150), self._look.px(210))

    def paintEvent(self, event: QPaintEvent) -> None:
        card = self._card
        if card is None:
            return
        p = painter(self)
        wide = int(min(self.width() - 12, (self.height() - 12) / _SHAPE, 520))
        if wide < 40:
            return
        box = QRectF(round((self.width() - wide) / 2), 6, wide, round(wide * _SHAPE))
        paint.draw_shadow(p, box, wide * 30 / 630, 3, self._look.theme)
        ratio = self.devicePixelRatioF()
        image = master_face(spec_of(card), None, wide, ratio)
        p.drawImage(QPointF(box.topLeft()), image)


def line_edit(width: int = 0) -> QLineEdit:
    """A one-line input; width: in characters, 0 for as wide as there is room."""
    made = QLineEdit()
    if width:
        made.setMaxLength(width)
    return made


def text_edit() -> QPlainTextEdit:
    """An input for several lines, which takes the height that is left and asks for none."""
    made = QPlainTextEdit()
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
    made.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
    return made


def combo(words: Sequence[str]) -> QComboBox:
    """A choice of words, elided where its column is narrow."""
    made = QComboBox()
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(3)
    made.addItems(list(words))
    return made


def put_for(editor: QPlainTextEdit, old: str, new: str) -> None:
    """Write something in the place of what stands there, if it does; one step back undoes it."""
    at = editor.toPlainText().find(old)
    if at >= 0:
        cursor = editor.textCursor()
        cursor.setPosition(at)
        cursor.setPosition(at + len(old), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(new)
        editor.setTextCursor(cursor)


def put_sign(editor: QPlainTextEdit, sign: str, *_: object) -> None:
    """Write a sign where the caret is; a dot begins a line of its own."""
    cursor = editor.textCursor()
    if sign in "•・":
        sign = f"{sign} " if sign == "•" else sign
        sign = sign if not cursor.block().text().strip() else f"\n{sign}"
        if sign.startswith("\n"):
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    cursor.insertText(sign)
    editor.setTextCursor(cursor)
    editor.setFocus()
