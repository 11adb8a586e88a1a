"""Where a board stands: a bar with whose match it is and the ways out of it, and the board below."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QVBoxLayout, QWidget

from trails_desktop.board.faces import new_kept
from trails_desktop.games.kit import Dress
from trails_desktop.match.games.replay import ReplayGame
from trails_desktop.pages.desk import Desk
from trails_desktop.screens.parts.table_page import Bar
from trails_desktop.screens.parts.widgets import IconTool, PlateButton, Words
from trails_desktop.ui.keys.keymap import own_key
from trails_desktop.ui.settings import Look


class ReplayBar(QWidget):
    """Steps through a match that is over: to the turn before, back, forward, to the next turn, and whose eyes."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._replay: ReplayGame | None = None
        self.turn_back, self.step_back, self.step, self.turn, self.eyes = (
            IconTool(look, name) for name in ("left", "back", "arrow", "skip", "eye")
        )
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setMinimumWidth(80)
        self.slider.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (self.turn_back, self.step_back, self.slider, self.step, self.turn, self.eyes):
            row.addWidget(widget)
        self.slider.valueChanged.connect(self._go)
        self.step_back.clicked.connect(lambda: self._go(self.slider.value() - 1))
        self.step.clicked.connect(lambda: self._go(self.slider.value() + 1))
        self.turn_back.clicked.connect(lambda: self._turn(-1))
        self.turn.clicked.connect(lambda: self._turn(1))
        self.eyes.clicked.connect(self._other_eyes)

    def show_replay(self, replay: ReplayGame | None) -> None:
        """What to step through, None for nothing."""
        self._replay = None
        if replay is not None:
            self.slider.setRange(0, replay.count)
            self.slider.setValue(replay.at)
        self._replay = replay
        self.setVisible(replay is not None)

    def retranslate(self) -> None:
        """Every text."""
        self.turn_back.set_label(self.tr("To the turn before"))
        self.step_back.set_label(self.tr("One step back"))
        self.step.set_label(self.tr("One step on"))
        self.turn.set_label(self.tr("To the next turn"))
        self.eyes.set_label(self.tr("By the other player's eyes"))
        self.slider.setAccessibleName(self.tr("Where in the match"))

    def _go(self, at: int) -> None:
        if self._replay is not None:
            self._replay.go(at)
            self.slider.setValue(self._replay.at)

    def _turn(self, way: int) -> None:
        if self._replay is None:
            return
        at, ends = self._replay.at, (0, self._replay.count)
        stops = sorted({*ends, *self._replay.turns}, reverse=way < 0)
        self._go(next((stop for stop in stops if (stop - at) * way > 0), ends[way > 0]))

    def _other_eyes(self) -> None:
        if self._replay is not None:
            self._replay.sit_down(1 - self._replay.seat)


class BoardArea(QWidget):
    """Signals: ``leave_wanted()``, ``concede_wanted()``, ``menu_wanted()``."""

    leave_wanted = Signal()
    concede_wanted = Signal()
    menu_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.board: QWidget | None = None
        self._over = False
        self._game, self._kept = "", new_kept()
        self.bar = Bar(look)
        self.leave = PlateButton(look, "link", "home")
        self.who = Words(look, "display", 16)
        self.note = Words(look, "ui", 14, "text2")
        self.steps = ReplayBar(look)
        self.concede = PlateButton(look, "link", "flag")
        self.menu = PlateButton(look, "link", "menu")
        for widget in (self.leave, self.who, self.note):
            self.bar.row.addWidget(widget)
        self.bar.row.addWidget(self.steps, 1)
        self.bar.row.addStretch(0)
        for widget in (self.concede, self.menu):
            self.bar.row.addWidget(widget)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addWidget(self.bar)
        self.leave.clicked.connect(self.leave_wanted)
        self.concede.clicked.connect(self.concede_wanted)
        self.menu.clicked.connect(self.menu_wanted)

    def dress(self, desk: Desk, game: str, look: Look, language: str, seed: int) -> Dress:
        """How a board of a game is shown; what it has in common with the one before it is not painted again."""
        if game != self._game:
            self._game, self._kept = game, new_kept()
        return Dress(look, language, seed, desk.pictures, lambda deed: own_key(desk.settings, deed), self._kept)

    def put(self, board: QWidget, replay: ReplayGame | None) -> None:
        """Another board. replay: what it shows, if that is a match that is over."""
        self.clear()
        self.board = board
        board.setProperty("styles-itself", True)
        self._rows.addWidget(board, 1)
        self.steps.show_replay(replay)
        self.concede.setVisible(replay is None)
        self.show_over(False)
        self.bar.row.setStretch(self.bar.row.indexOf(self.steps), 0 if replay is None else 1)
        self.bar.row.setStretch(4, 1 if replay is None else 0)

    def show_over(self, over: bool) -> None:
        """Whether the match is over: what gave up then leads to the end."""
        self._over = over
        self.concede.set_words(self.tr("The result") if over else self.tr("Concede"))

    def clear(self) -> None:
        """No board."""
        if self.board is not None:
            self._rows.removeWidget(self.board)
            self.board.hide()
            self.board.setParent(None)
            self.board.deleteLater()
            self.board = None

    def retranslate(self) -> None:
        """Every text."""
        self.leave.set_words(self.tr("Games"))
        self.show_over(self._over)
        self.menu.set_words(self.tr("Menu"))
        self.steps.retranslate()
