"""A match of any game over the network as its board wants it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal

from engine.kernel.decisions import Answer, Kind, Option
from engine.views import View
from trails_desktop.games.kit import GameKit
from trails_desktop.lan.referee.games.ported import read_view
from trails_desktop.lan.referee.talk import AskAgainst, AskTry, Question
from trails_desktop.lan.room.series import Room
from trails_desktop.lan.sealed.history import ToldMatch
from trails_desktop.lan.visitor.client import Visitor
from trails_desktop.match.game_port import GameChange, Line
from trails_desktop.match.games.saying import Said
from trails_desktop.match.games.telling import line_of
from trails_desktop.match.games.trying import against, sentences, tried_out
from trails_desktop.pages.lobby.play.port import LobbyPort, News
from trails_desktop.pages.lobby.play.sealed_port import SealedPort
from trails_desktop.pages.lobby.play.visitor_port import VisitorPort


class GameWords(LobbyPort):
    """What a game's kit makes of what was told."""

    kit: GameKit
    names: tuple[str, str]

    def _lines(self, said: Iterable[Said]) -> tuple[Line, ...]:
        lines = (line_of(one, self.kit, self.names) for one in said)
        return tuple(line for line in lines if line is not None)

    def _show(self, news: Iterable[News]) -> None:
        for told in news:
            self.changed.emit(GameChange((), True) if told is None else GameChange(self._lines(told[1])))

    def automatic(self, view: View) -> Answer | None:
        """What answers itself; in a turn of one's own who may act is always asked."""
        decision = view.decision
        if decision is None or (decision.kind is Kind.ACT and view.active == view.seat):
            return None
        return decision.forced


class GamePort(GameWords, VisitorPort):
    """See :class:`trails_desktop.match.game_port.GameMatch`. ``told``: what was asked of the table has come: trying out
    and reasons know more now."""

    told = Signal()

    def __init__(self, visitor: Visitor, kit: GameKit, parent: QObject | None = None) -> None:
        super().__init__(visitor, parent)
        self.kit = kit

    @property
    def game_id(self) -> str:
        """Which game."""
        return self.kit.id

    def log(self) -> Sequence[Line]:
        """The whole log."""
        return self._lines(self._visitor.log)

    def try_out(self, answer: Answer) -> View | None:
        """See the port; None also until the table has said so."""
        told = self._visitor.wonder(AskTry(0, answer))
        return None if told is None else read_view(told.tried)

    def why_not(self, card: int, option: Option = ()) -> tuple[str, ...]:
        """See the port; empty also until the table has said so."""
        told = self._visitor.wonder(AskAgainst(0, card, option))
        return () if told is None else sentences(told.against, self.kit)

    def can_undo(self) -> bool:
        """Whether the last answer can be taken back, or the other player be asked for it."""
        return self._visitor.undo.policy != "never" and self._visitor.connected

    def _hear(self, answered: Sequence[Question]) -> None:
        self.told.emit()


class SealedGamePort(GameWords, SealedPort):
    """A sealed match of any game. What is tried out is tried on what this side knows: nothing is dealt or shown."""

    def __init__(self, room: Room, match: ToldMatch, kit: GameKit, parent: QObject | None = None) -> None:
        super().__init__(room, match, parent)
        self.kit = kit

    @property
    def game_id(self) -> str:
        """Which game."""
        return self.kit.id

    def log(self) -> Sequence[Line]:
        """The whole log."""
        return self._lines(self.match.log)

    def try_out(self, answer: Answer) -> View | None:
        """See the port."""
        return tried_out(self.kit.rules(), self.game, self.seat, answer) if self.match.asked else None

    def why_not(self, card: int, option: Option = ()) -> tuple[str, ...]:
        """See the port."""
        return against(self.kit.rules(), self.game, self.seat, card, option, self.kit)

    def can_undo(self) -> bool:
        """Whether the last answer can be taken back, or the other player be asked for it."""
        return self.undo_state().policy != "never"
