"""The end of a match of any game: who won, why, and what one can do now."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.records.lines import CONCEDE
from trails_desktop.games.kit import GameKit
from trails_desktop.match.games.local import LocalGame
from trails_desktop.match.games.setup import decided
from trails_desktop.screens.match.ending import DEAF_MS
from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.widgets import PlateButton, Screen, Words, painter, set_spacing
from trails_desktop.ui.settings import Look


@dataclass(frozen=True, slots=True)
class GameEnding:
    """winner: seat, -1 for a draw. you: the seat of the only person, -1 if there are two or none. reason: a sentence.
    kept: the file of the match, "" if it is not kept. series: best of how many, and how it stands now."""

    names: tuple[str, str]
    winner: int
    you: int
    turn: int
    rule: str
    reason: str
    kept: str = ""
    series: tuple[int, int, int] = (1, 0, 0)


class EndingPanel(Screen):
    """Signals: ``rematch_wanted()``, ``replay_wanted()``, ``setup_wanted()``, ``games_wanted()``."""

    rematch_wanted = Signal()
    replay_wanted = Signal()
    setup_wanted = Signal()
    games_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._ending: GameEnding | None = None
        self._backdrop = Backdrop(13)
        self._deaf = QTimer(self)  # who passed the last question with Enter shall not begin the next match
        self._deaf.setSingleShot(True)
        self._deaf.setInterval(DEAF_MS)
        self.where = Words(look, "cond", 14, "text2", 600, 22)
        self.headline = Words(look, "display", 54, "text", 600, shrink=True)
        self.reason = Words(look, "ui", 19, "text", wrap=True)
        self.kept = Words(look, "ui", 13.5, "text2", wrap=True)
        self.rematch = PlateButton(look, "primary", "undo", "Enter")
        self.replay = PlateButton(look, "second", "play", "R")
        self.again = PlateButton(look, "second", "deck")
        self.games = PlateButton(look, "second", "home")
        for button, signal in (
            (self.rematch, self.rematch_wanted),
            (self.replay, self.replay_wanted),
            (self.again, self.setup_wanted),
            (self.games, self.games_wanted),
        ):
            button.clicked.connect(signal)
        column = QWidget()
        self._rows = QVBoxLayout(column)
        for widget in (self.where, self.headline, self.reason):
            self._rows.addWidget(widget)
        self._rows.addSpacing(24)
        self._rows.addWidget(self.rematch)
        self._others = QHBoxLayout()
        for button in (self.replay, self.again, self.games):
            self._others.addWidget(button)
        self._others.addStretch(1)
        self._rows.addLayout(self._others)
        self._rows.addWidget(self.kept)
        self._all = QHBoxLayout(self)
        self._all.addWidget(column, 0, Qt.AlignmentFlag.AlignVCenter)
        self._all.addStretch(1)
        self._column = column

    def show_ending(self, ending: GameEnding) -> None:
        """How it ended."""
        self._ending = ending
        self.replay.setVisible(bool(ending.kept))
        self.retranslate()
        self._deaf.start()

    def retranslate(self) -> None:
        self.rematch.set_words(self.tr("Rematch"), self.tr("The same players, shuffled anew"))
        self.replay.set_words(self.tr("Watch the replay"))
        self.again.set_words(self.tr("Other decks"))
        self.games.set_words(self.tr("Games"))
        ending = self._ending
        if ending is None:
            return
        self.where.setText(self.tr("TURN {turn}  ·  RULE {rule}").format(turn=ending.turn, rule=ending.rule))
        self.headline.setText(self._headline(ending))
        best, one, two = ending.series
        template = self.tr("{reason}  Best of {best}: {first} {one}, {second} {two}.")
        told = template.format(
            reason=ending.reason, best=best, first=ending.names[0], one=one, second=ending.names[1], two=two
        )
        self.reason.setText(ending.reason if best == 1 else told)
        if best > 1 and not decided(ending.series):
            self.rematch.set_words(self.tr("Next match"), self.tr("The series goes on"))
        self.kept.setText(self.tr("Kept as {file}").format(file=ending.kept) if ending.kept else "")
        self.setAccessibleName(self.headline.text())
        self.setAccessibleDescription(ending.reason)

    def _headline(self, ending: GameEnding) -> str:
        if ending.winner < 0:
            return self.tr("A draw")
        if ending.you < 0:
            return self.tr("{name} wins").format(name=ending.names[ending.winner])
        return self.tr("You win") if ending.winner == ending.you else self.tr("You lose")

    def arrange(self) -> None:
        look = self.look
        side = max(look.px(16), self.width() // 14)
        self._all.setContentsMargins(side, 0, side, 0)
        self._column.setFixedWidth(min(self.width() - 2 * side, look.px(720)))
        set_spacing(self._rows, look, 10)
        set_spacing(self._others, look, 8)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.rematch.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._deaf.isActive():
            event.accept()
        elif event.key() == Qt.Key.Key_R and not self.replay.isHidden():
            self.replay.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(painter(self), self, self.look.theme)


def reason_of(match: LocalGame, kit: GameKit, winner: int) -> str:
    """Why a match ended, in a sentence."""
    one = match.names[winner] if winner >= 0 else ""
    other = match.names[1 - winner] if winner >= 0 else ""
    answers = match.record().answers
    if answers and answers[-1].answer == CONCEDE:
        template = QCoreApplication.translate("GamesPage", "{loser} gave up.")
    else:
        so = QCoreApplication.translate("GamesPage", "So says rule {rule}.")
        template = kit.endings().get(match.ending, so)
    return template.format(winner=one, loser=other, rule=match.ending)
