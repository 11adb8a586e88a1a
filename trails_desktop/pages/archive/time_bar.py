"""The strip below a match that is being watched: scrub bar with turn marks, speed, by whose eyes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QVBoxLayout,
    QWidget,
)

from trails_desktop.screens.parts.segments import Segments
from trails_desktop.screens.parts.widgets import IconTool, PlateButton, Words, painter, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.settings import Look

#: Milliseconds between two events that are shown, by speed.
PACES = (1600, 800, 300)


class TurnMarks(QWidget):
    """Where each turn begins, above the scrub bar."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._turns: Sequence[tuple[int, int]] = ()
        self._count = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_turns(self, turns: Sequence[tuple[int, int]], count: int) -> None:
        """(turn, its first point), of ``count`` points."""
        self._turns, self._count = turns, max(1, count)
        self.update()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(100, self._look.px(15))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        k, theme = self._look.scale, self._look.theme
        used = font("cond", 12 * k, 600)
        last = -100.0
        for turn, point in self._turns:
            x = 8 + (self.width() - 16) * point / self._count
            p.fillRect(QRectF(x - 0.5, self.height() - 4 * k, 1.5, 4 * k), theme.text3)
            if turn > 0 and x - last > 22 * k:
                paint.text(p, x, self.height() - 6 * k, str(turn), used, theme.text2, "c")
                last = x


class Track(QSlider):
    """A slider that goes where it is pressed."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part = QStyle.SubControl
        style, of = self.style(), QStyle.ComplexControl.CC_Slider
        handle = style.subControlRect(of, option, part.SC_SliderHandle, self)
        point = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(point):
            groove = style.subControlRect(of, option, part.SC_SliderGroove, self)
            at, room = point.x() - groove.left() - handle.width() // 2, groove.width() - handle.width()
            self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), at, max(1, room)))
        super().mousePressEvent(event)


class TimeBar(QWidget):
    """The strip below a match in which one goes back and forward: a match being watched, or one being practised.

    Signals: ``wanted(point)``, ``step(direction)``, ``turn(direction)``, ``looked(choice)``: 0 and 1 a seat, 2 open,
    ``play_wanted``, ``here_wanted``, ``text_wanted``, ``save_wanted``, ``edit_wanted``, ``left``."""

    wanted = Signal(int)
    step = Signal(int)
    turn = Signal(int)
    looked = Signal(int)
    play_wanted = Signal()
    here_wanted = Signal()
    text_wanted = Signal()
    save_wanted = Signal()
    edit_wanted = Signal()
    left = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.marks = TurnMarks(look)
        self.slider = Track(Qt.Orientation.Horizontal)
        self.slider.setPageStep(10)
        self.leave = PlateButton(look, "link", "back")
        self.back_turn, self.back, self.play, self.forward, self.forward_turn, self.text = (
            IconTool(look, icon) for icon in ("back", "left", "play", "right", "arrow", "copy")
        )
        self.speed = Segments(look, len(PACES))
        self.eyes = Segments(look, 3)
        self.here = PlateButton(look, "link", "hand")
        self.save = PlateButton(look, "link", "save")
        self.edit = PlateButton(look, "link", "edit")
        self.place = Words(look, "cond", 15, "text2", 600)
        self._top = QHBoxLayout()
        track = QVBoxLayout()
        track.setSpacing(0)
        track.addWidget(self.marks)
        track.addWidget(self.slider)
        self._top.addLayout(track, 1)
        self._top.addWidget(self.place)
        self._low = QHBoxLayout()
        self._icons = (self.back_turn, self.back, self.play, self.forward, self.forward_turn)
        for widget in (self.leave, *self._icons, self.speed):
            self._low.addWidget(widget)
        self._low.addStretch(1)
        for widget in (self.eyes, self.text, self.save, self.edit, self.here):
            self._low.addWidget(widget)
        rows = QVBoxLayout(self)
        rows.addLayout(self._top)
        rows.addLayout(self._low)
        self._rows = rows
        self.slider.valueChanged.connect(self.wanted)
        for button, signal in (
            (self.leave, self.left), (self.play, self.play_wanted), (self.here, self.here_wanted),
            (self.text, self.text_wanted), (self.save, self.save_wanted), (self.edit, self.edit_wanted),
        ):  # fmt: skip
            button.clicked.connect(signal)
        self.eyes.chosen.connect(self.looked)
        self.back.clicked.connect(self._back)
        self.forward.clicked.connect(self._forward)
        self.back_turn.clicked.connect(self._turn_back)
        self.forward_turn.clicked.connect(self._turn_forward)
        self.speed.select(1)
        self.set_practice(False)
        self.set_look(look)

    def set_practice(self, practice: bool) -> None:
        """Played or watched."""
        for widget in (self.play, self.speed, self.eyes, self.here):
            widget.setVisible(not practice)
        for widget in (self.save, self.edit):
            widget.setVisible(practice)

    def set_look(self, look: Look) -> None:
        self._look = look
        set_spacing(self._rows, look, 2, (0, 2, 0, 2))
        set_spacing(self._top, look, 14)
        set_spacing(self._low, look, 6)

    def retranslate(self, names: tuple[str, str], back: str) -> None:
        """Set every text; ``back`` is where ``left`` leads to."""
        self.slider.setAccessibleName(self.tr("Place in the match"))
        self.leave.set_words(back)
        for button, label in (
            (self.back_turn, self.tr("A turn back (Page Up)")), (self.back, self.tr("Back (Left)")),
            (self.forward, self.tr("Forward (Right)")), (self.forward_turn, self.tr("To the next turn (Page Down)")),
            (self.text, self.tr("Copy the log as text")),
        ):  # fmt: skip
            button.set_label(label)
        self.speed.set_words(self.tr("Speed"), (self.tr("Slow"), self.tr("Normal"), self.tr("Fast")))
        self.eyes.set_words(self.tr("Seen by"), (*names, self.tr("Open hands")))
        self.here.set_words(self.tr("Play on from here"))
        self.save.set_words(self.tr("Save the position"))
        self.edit.set_words(self.tr("Edit the board"))

    def show_place(self, at: int, count: int, turn: int, playing: bool) -> None:
        """Where the match stands."""
        self.slider.blockSignals(True)
        self.slider.setMaximum(count)
        self.slider.setValue(at)
        self.slider.blockSignals(False)
        self.place.setText(self.tr("Turn {turn} · {at} of {count}").format(turn=turn, at=at, count=count))
        self.place.updateGeometry()
        self.play.set_label(self.tr("Pause (Space)") if playing else self.tr("Play (Space)"))
        self.play.set_icon("pause" if playing else "play")
        for button in (self.back, self.back_turn):
            button.setEnabled(at > 0)
        for button in (self.forward, self.forward_turn, self.play):
            button.setEnabled(at < count)

    def _back(self) -> None:
        self.step.emit(-1)

    def _forward(self) -> None:
        self.step.emit(1)

    def _turn_back(self) -> None:
        self.turn.emit(-1)

    def _turn_forward(self) -> None:
        self.turn.emit(1)
