"""Below the table of a LAN match: the line, the clocks, what is asked besides the cards, the verdict, the chat."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from trails_desktop.screens.parts.widgets import IconTool, PlateButton, Words, painter, set_spacing
from trails_desktop.ui.settings import Look

_SHOWN = 2  #: lines of chat


class Lamp(QWidget):
    """Full: the line is there; a ring: it is not. Shape first, colour second."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self._on = look, True
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setFixedSize(look.px(16), look.px(16))
        self.update()

    def set_on(self, on: bool) -> None:
        self._on = on
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = painter(self), self._look.theme
        colour = QColor(theme.mint if self._on else theme.coral)
        middle, radius = QPointF(QRectF(self.rect()).center()), self.width() / 2 - 3
        pen = p.pen()
        pen.setColor(colour)
        pen.setWidthF(2.4)
        p.setPen(pen)
        if self._on:
            p.setBrush(colour)
        p.drawEllipse(middle, radius, radius)


class LineBar(QWidget):
    """Its buttons say what they do; who shows it connects them. ``said(text)``: something for the other player."""

    said = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.lamp = Lamp(look)
        self.state = Words(look, "ui", 15, "text", 600, wrap=True)
        self.clocks = Words(look, "cond", 17, "text", 600)
        self.allow, self.refuse = PlateButton(look, "second", "check"), PlateButton(look, "second", "close")
        self.claim = PlateButton(look, "second", "flag")
        self.next = PlateButton(look, "second", "arrow")
        self.proof = PlateButton(look, "link", "lock")
        self.unproven = PlateButton(look, "second", "no")
        self.again = PlateButton(look, "second", "undo")
        self.later = PlateButton(look, "second", "save")
        self.pause = IconTool(look, "pause")
        self.pause.setCheckable(True)
        self.give_up = PlateButton(look, "link", "flag")
        self.leave = PlateButton(look, "link", "back")
        self.chat = Words(look, "ui", 13.5, "text2")
        self.talk = QLineEdit()
        self.talk.setMaxLength(300)
        self.mute = IconTool(look, "sound")
        self.mute.setCheckable(True)
        self._top, self._low = QHBoxLayout(), QHBoxLayout()
        for widget in (self.leave, self.lamp):
            self._top.addWidget(widget)
        self._top.addWidget(self.state, 1)
        for button in (
            self.clocks, self.allow, self.refuse, self.claim, self.next, self.again, self.unproven, self.later,
            self.give_up, self.proof, self.pause,
        ):  # fmt: skip
            self._top.addWidget(button)
        self._low.addWidget(self.chat, 3)
        self._low.addWidget(self.talk, 2)
        self._low.addWidget(self.mute)
        self.chat.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._rows = QVBoxLayout(self)
        self._rows.addLayout(self._top)
        self._rows.addLayout(self._low)
        self.talk.returnPressed.connect(self._say)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        set_spacing(self._rows, look, 2, (14, 4, 14, 6))
        set_spacing(self._top, look, 8)
        set_spacing(self._low, look, 8)
        self.talk.setStyleSheet(
            f"QLineEdit {{ font-size: {look.px(13.5)}px; padding: {look.px(3)}px {look.px(8)}px; }}"
        )
        self.update()

    def retranslate(self) -> None:
        """Set every text that stays."""
        self.allow.set_words(self.tr("Allow"))
        self.refuse.set_words(self.tr("Refuse"))
        self.claim.set_words(self.tr("Claim the match"))
        self.next.set_words(self.tr("Next game"))
        self.again.set_words(self.tr("Rematch"))
        self.unproven.set_words(self.tr("End without verification"))
        self.pause.set_label(self.tr("Pause: the match stands still until you go on"))
        self.proof.set_words(self.tr("What this proves"))
        self.later.set_words(self.tr("Save for later"))
        self.give_up.set_words(self.tr("Give the match up"))
        self.leave.set_words(self.tr("Lobby"))
        self.talk.setPlaceholderText(self.tr("Say something"))
        self.talk.setAccessibleName(self.tr("Say something to the other player"))
        self.mute.set_label(self.tr("Mute the other player"))

    def show_line(self, on: bool, text: str, colour: str = "text") -> None:
        """Whether there is a line, and the sentence beside it."""
        self.lamp.set_on(on)
        self.lamp.setAccessibleName(text)
        self.state.setText(text)
        self.state.set_colour(colour)

    def show_talk(self, on: bool) -> None:
        """Whether something can be said at all."""
        for widget in (self.chat, self.talk, self.mute):
            widget.setVisible(on)

    def show_chat(self, lines: list[str]) -> None:
        """The last of what was said, plain text."""
        self.chat.setText("   ·   ".join(lines[-_SHOWN:]))
        self.chat.setToolTip("")
        self.chat.setAccessibleName("\n".join(lines[-20:]))

    def _say(self) -> None:
        text = self.talk.text().strip()
        if text:
            self.talk.clear()
            self.said.emit(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = painter(self), self._look.theme
        p.fillRect(self.rect(), theme.panel)
        p.fillRect(QRectF(0, 0, self.width(), 2 if theme.flat else 1), theme.line)
