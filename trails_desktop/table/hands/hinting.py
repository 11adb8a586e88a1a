"""A hint, asked for twice: where to look, then what to do and why. It comes from what the seat knows, and only in a
match against the computer."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.players.search.coach import Advised
from engine.trails.views.records import View
from trails_desktop.match.api import Coached, MatchPort
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.cards.words import told_apart
from trails_desktop.table.hands.pilot import Pilot
from trails_desktop.table.hands.speech import Speech
from trails_desktop.table.pieces.bubble import BubbleLine, BubbleState
from trails_desktop.table.questions.moves import MoveWords


class Hinting(QObject):
    """``wanted`` is asked twice for one question: see the module's text."""

    def __init__(self, port: MatchPort, pilot: Pilot, speech: Speech, names: CardNames, parent: QObject) -> None:
        super().__init__(parent)
        self._port, self._pilot, self._speech, self._names = port, pilot, speech, names
        self._about: View | None = None  #: what was shown when advice was asked for
        self._found: tuple[Advised, Advised | None] | None = None
        self._told = 0
        if isinstance(port, Coached) and port.coach is not None:
            port.coach.advised.connect(self._came)

    def wanted(self) -> str:
        """The player asks. Returns what is said."""
        port, view = self._port, self._pilot.view
        if not isinstance(port, Coached) or port.coach is None:
            return self._say(self.tr("No hints here"), self.tr("Hints are given in a match against the computer."))
        if view.decision is None:
            return self._say(self.tr("No hint now"), self.tr("Nothing is asked of you."))
        if self._about is not view and self._about != view:
            self._about, self._found, self._told = view, None, 0
            port.advise()
        if self._found is None:
            return self._say(self.tr("A hint"), self.tr("One moment: trying your moves in many games."))
        return self._tell()

    def _came(self, found: tuple[Advised, Advised | None] | None) -> None:
        if self._about is None or self._about != self._pilot.view:
            return  # the table has gone on
        if found is None:
            self._about = None
            self._say(self.tr("No hint now"), self.tr("Nothing was found out in time."))
            return
        self._found = found
        self._tell()

    def _tell(self) -> str:
        assert self._found is not None
        best, other = self._found
        obj = _place(best)
        self._told += 1
        if self._told == 1:
            more = self.tr("Ask again for the move.")
            return self._say(self.tr("Look here") if obj else self.tr("Look at the button"), more, obj)
        move = self._move(best)
        return self._say(move, self._reason(best, other), obj)

    def _say(self, title: str, words: str, obj: int = 0) -> str:
        self._speech.advise(BubbleState(title, (BubbleLine(words),) if words else (), "hint"), obj)
        return f"{title}. {words}"

    # --- words --------------------------------------------------------------------------------------------------------
    def _move(self, advised: Advised) -> str:
        assert self._about is not None
        names = told_apart(self._port.names, self._port.seat)
        return MoveWords(self._names, self._about, names).say(advised)

    def _reason(self, best: Advised, other: Advised | None) -> str:
        """What it promises, against the next best."""
        if best.chance is None:
            return self.tr("Nothing else is worth more here.")
        won = round(100 * best.chance)
        if other is None or other.chance is None or best.chance - other.chance < 0.01:
            return self.tr("About {n} of 100 games are won from here; other moves do as well.").format(n=won)
        template = self.tr("About {n} of 100 games are won so, and {m} with the next best: {move}.")
        move = self._move(other)
        return template.format(n=won, m=round(100 * other.chance), move=move[:1].lower() + move[1:])


def _place(advised: Advised) -> int:
    """The card that a move begins with, 0 if it is the main button."""
    option = advised.answer[0] if advised.answer else ()
    return int(option[1]) if len(option) > 1 and isinstance(option[1], int) else 0
