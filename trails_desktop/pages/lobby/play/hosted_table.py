"""At a referee's table: who sits there, a chair or a place to watch from, the match, and what its check found."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer

from engine.games import FIRST
from engine.kernel.decisions import Refused
from trails_desktop.files import write_text
from trails_desktop.games.kit import GameKit
from trails_desktop.lan.line.sentences import Sentence
from trails_desktop.lan.referee.games.known import GamesHere
from trails_desktop.lan.referee.games.port import SPECTATOR
from trails_desktop.lan.room.file import Address
from trails_desktop.lan.visitor.client import Visitor
from trails_desktop.lan.visitor.hosting import Hosting
from trails_desktop.lan.visitor.saved import Played, Visit
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.lobby.meeting.screen import MeetScreen
from trails_desktop.pages.lobby.meeting.terms import table_lines
from trails_desktop.pages.lobby.network.words import minutes, shown
from trails_desktop.pages.lobby.play.game_match import GamePort
from trails_desktop.pages.lobby.play.game_table import GameTable
from trails_desktop.pages.lobby.play.hosted_match import HostedPort
from trails_desktop.pages.lobby.play.visitor_port import VisitorPort
from trails_desktop.screens.parts.table_page import TableFactory
from trails_desktop.ui.settings import Look


class HostedTable(GameTable):
    """A page that can also show a table whose rules run in one place, a referee's or one of who plays. ``visitor``: who
    we are there, None anywhere else. ``hosting``: the table, if this program keeps it."""

    def __init__(self, desk: Desk, look: Look, tables: TableFactory, kits: Sequence[GameKit]) -> None:
        super().__init__(desk, look, tables, kits)
        self.visitor: Visitor | None = None
        self.hosting: Hosting | None = None
        self.games = GamesHere(lambda: desk.pool, {kit.id: kit.rules for kit in kits})
        self.meet = MeetScreen(look)
        self.stack.addWidget(self.meet)
        self.meet.forgotten.connect(self._forget_visit)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._table_changed)
        self._written = False

    def retranslate(self) -> None:
        super().retranslate()
        if self.visitor is not None:
            self._later.start()

    # --- a visit ----------------------------------------------------------------------------------------------------
    def visit(
        self, places: Sequence[tuple[str, int]] = (), folder: Path | None = None, kept: Visit | None = None,
        pace: float = 1.0,
    ) -> Visitor:  # fmt: skip
        """Somebody at a table, new or with what was ``kept``; whoever calls gives it a line.

        places: where the table waits. folder: where it is kept. Raises :class:`Fault`."""
        addresses = [Address(host, port) for host, port in places]
        visitor = Visitor(self.games, folder=folder, visit=kept, places=addresses, pace=pace)
        self._attend(visitor)
        return visitor

    def keep_table(self, hosting: Hosting) -> None:
        """Be at a table that this program keeps."""
        self.hosting = hosting
        hosting.table.changed = self._later.start
        self._attend(hosting.visitor)

    def _attend(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self._written = False
        visitor.listen(self._later.start)

    def leave_table(self) -> None:
        """Leave the referee's table; a match that is on waits for who sat there."""
        visitor, self.visitor = self.visitor, None
        self.hosting = None
        if visitor is not None:
            visitor.deaf(self._later.start)
            visitor.leave()

    def sit(self, name: str, deck: Sequence[str]) -> None:
        """Take a chair."""
        if self.visitor is not None:
            self._try(self.visitor.sit, name, deck)

    def watch(self, name: str) -> None:
        """Only look on."""
        if self.visitor is not None:
            self._try(self.visitor.watch, name)

    def _try(self, act: object, *words: object) -> None:
        try:
            act(*words)  # type: ignore[operator]
        except Refused as refused:
            self.said.emit(shown(Sentence(str(refused))))
        self._later.start()

    # --- showing ----------------------------------------------------------------------------------------------------
    def _table_changed(self) -> None:
        visitor = self.visitor
        if visitor is None:
            return
        if visitor.seen is not None:
            if not isinstance(self.match, VisitorPort) or not self.match.at_hand:
                self._show_port(visitor)
            self.tell_line()
            return
        if self.match is not None:  # between two games
            self.tell_line()
            return
        self.stack.setCurrentWidget(self.meet)
        title, about = self._table_words(visitor)
        sitting = [name for name in visitor.names if name]
        lines = [self.tr("At the table: {names}").format(names=", ".join(sitting))] if sitting else []
        news = shown(visitor.sentence)
        if visitor.stage == "left":
            self.meet.show_offer(
                self.tr("Nothing to play"), news or self.tr("The other machine is gone."), [], False
            )  # fmt: skip
        elif visitor.lost is not None and visitor.visit.games:
            waiting = self.tr("Looking for the referee, who has not answered yet…")
            self.meet.show_offer(self._sat_against(visitor), waiting, [], False)
        elif visitor.lost is not None:
            self.meet.show_offer(title, self.tr("Connection lost, trying again…"), lines, False)
        elif visitor.stage == "waiting" and self.hosting is not None:
            self._show_open_table(self.hosting)
        elif visitor.stage == "waiting":
            waiting = self.tr("You sit at the table. Waiting for the second player…")
            self.meet.show_offer(title, waiting, lines, False)
        else:
            lines = [*(lines or [self.tr("Nobody sits here yet.")]), *table_lines(visitor.rules)]
            self.meet.show_offer(title, about, lines, visitor.free, news)
            self.meet.watch.setVisible(visitor.rules.watchers > 0)
            self.meet.play.set_words(self.tr("Sit down"), self._sitting_with())
            self.meet.watch.set_words(self.tr("Watch"))
        waits = self.hosting is not None and not visitor.visit.games.get(0, Played()).bound
        self.meet.leave.set_words(self.tr("Close the game") if waits else self.tr("Leave"))
        self.meet.forget.set_words(self.tr("Forget this match"), self.tr("It cannot be gone on with after that"))
        self.meet.forget.setVisible(visitor.visit.sat is not None and not visitor.connected)
        self._focus_first()

    def _show_port(self, visitor: Visitor) -> None:
        """The game at hand, on the table or on the board of its game."""
        kit = None if visitor.plays is None else self.kits.get(visitor.plays.id)
        port = HostedPort(visitor) if kit is None else GamePort(visitor, kit)
        port.noted.connect(self._noted)
        port.moved.connect(self.tell_line)
        self.line.show_talk(visitor.rules.talk != "off")
        if isinstance(port, GamePort):
            self.show_game(port, int(visitor.table[:6] or "0", 16))
        else:
            self.show_match(port)
        self._clock.start()

    def _table_words(self, visitor: Visitor) -> tuple[str, str]:
        """What a table is called, and who runs what is played there."""
        kit = None if visitor.plays is None else self.kits.get(visitor.plays.id)
        title = self.tr("A referee's table")
        if kit is not None:
            title = self.tr("A table of {game}").format(game=kit.name(self.language))
        if visitor.repeats:
            text = self.tr("The program of who opened it runs this match; it cannot choose what is dealt.")
            return title, text
        return title, self.tr("A third machine runs this match and sees all cards; it cannot choose what is dealt.")

    def _focus_first(self) -> None:
        first = self.first()
        if first is not None and self.isVisible() and not first.hasFocus():
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_open_table(self, hosting: Hosting) -> None:
        """A table of this program waits for the other player."""
        raise NotImplementedError

    def _sat_against(self, visitor: Visitor) -> str:
        other = visitor.visit.other
        return self.tr("Against {name}").format(name=other) if other else self.tr("A referee's table")

    def _forget_visit(self) -> None:
        if self.visitor is not None:
            self.visitor.visit.drop()
            self.left_table.emit()

    def _sitting_with(self) -> str:
        """With which deck one would play."""
        return ""

    def tell_line(self) -> None:
        port, visitor = self.match, self.visitor
        if not isinstance(port, VisitorPort) or visitor is None:
            super().tell_line()
            return
        line, on = self.line, visitor.connected or visitor.stage == "over"
        text, colour = self._hosted_state(visitor, port)
        line.show_line(on, text, colour)
        timed = visitor.stage == "playing" and port.at_hand and not visitor.between
        line.clocks.setText(self._hosted_clocks(visitor) if timed else "")
        line.talk.setEnabled(on and visitor.may_talk)
        line.show_chat(self._hosted_chat(visitor))
        asked = visitor.asked == "theirs" and on
        line.allow.setVisible(asked)
        line.refuse.setVisible(asked)
        for button in (line.claim, line.proof, line.unproven):
            button.hide()
        line.again.setVisible(visitor.can_repeat and visitor.seat in (0, 1))
        line.again.setEnabled(not visitor.goes_on)
        sits = visitor.seat in (0, 1) and visitor.stage == "playing"
        plays = sits and port.at_hand and not visitor.between
        line.give_up.setVisible(plays)
        line.pause.setVisible(plays and on)
        line.pause.setChecked(visitor.held[port.seat])
        line.later.setVisible(sits and (not plays or not on or any(visitor.held) or not all(visitor.present)))
        line.next.setVisible(sits and visitor.between)
        line.next.setEnabled(not visitor.goes_on)
        self._keep_hosted(visitor)
        if visitor.visit.trouble and not self._troubled:
            self._troubled = True
            self.said.emit(visitor.visit.trouble.rstrip(".") + ".")

    def _hosted_state(self, visitor: Visitor, port: VisitorPort) -> tuple[str, str]:
        view = port.view()
        waits = visitor.stage == "playing" and (visitor.between or not port.at_hand)
        if waits and visitor.connected:
            return self._hosted_between(visitor, port)
        if visitor.can_repeat and (visitor.goes_on or visitor.ready[visitor.seat & 1 ^ 1]):
            name = visitor.names[visitor.seat & 1 ^ 1]
            if visitor.goes_on:
                return self.tr("{name} is asked for a rematch.").format(name=name), "text2"
            return self.tr("{name} wants a rematch, with changed sides.").format(name=name), "amber"
        if visitor.stage == "over" or (view.winner is not None and not waits):
            result = self._hosted_result(port, view.winner) + self._hosted_standing(visitor)
            if visitor.verdict is None:
                return result + self.tr("The referee opens what made its chance…"), "text2"
            if visitor.verdict.ok and not visitor.whole and visitor.seat != SPECTATOR:
                text = self.tr("Verified as far as this program knows: it was not there from the first card on.")
                return result + text, "text2"
            if visitor.verdict.ok:
                return result + self.tr("Verified: the match was played with the chance that everybody made."), "mint"
            if visitor.verdict.step < 0:
                return result + self.tr("Not checked. {why}").format(why=shown(visitor.verdict.sentence)), "text2"
            template = self.tr("Not verified. Step {step} differs: {why}")
            if visitor.rules.best_of > 1:
                template = self.tr("Not verified. Game {game}, step {step} differs: {why}")
            why, step = shown(visitor.verdict.sentence), visitor.verdict.step
            return result + template.format(game=visitor.differs_in, step=step, why=why), "coral"
        if visitor.stage == "left":
            return shown(visitor.sentence) or self.tr("The other machine is gone."), "coral"
        if not visitor.connected:
            since = 0 if visitor.lost is None else round(time.monotonic() - visitor.lost)
            return self.tr("Connection lost, trying again… ({seconds} s)").format(seconds=since), "coral"
        decides = visitor.names[view.asked] if view.asked in (0, 1) else ""
        if visitor.seat == SPECTATOR:
            holds = [name for name, held in zip(visitor.names, visitor.held, strict=True) if held]
            if holds:
                return self.tr("{name} holds the match.").format(name=", ".join(holds)), "amber"
            gone = [name for name, there in zip(visitor.names, visitor.present, strict=True) if not there]
            if gone:
                text = self.tr("{name}'s connection is lost. The match waits here.")
                return text.format(name=", ".join(gone)), "amber"
            return self.tr("You watch what both players see. {name} decides.").format(name=decides), "text2"
        name = visitor.names[visitor.seat ^ 1]
        if visitor.held[visitor.seat]:
            return self.tr("You hold the match. Go on with the same button, or save it for another day."), "amber"
        if visitor.held[visitor.seat ^ 1]:
            text = self.tr("{name} holds the match. You may wait, or save it for another day.")
            return text.format(name=name), "amber"
        if not visitor.present[visitor.seat ^ 1]:
            return self.tr("{name}'s connection is lost. The match waits here.").format(name=name), "amber"
        if visitor.asked == "theirs":
            return self.tr("{name} asks to take the last answer back.").format(name=name), "amber"
        if visitor.asked == "mine":
            return self.tr("{name} is asked whether you may take that back.").format(name=name), "text2"
        if view.asked == visitor.seat:
            if self.hosting is not None:
                return self.tr("Your decision. Encrypted."), "text"
            return self.tr("Your decision, at a referee's table. Encrypted."), "text"
        return self.tr("{name} decides. Connected and encrypted.").format(name=name), "text2"

    def _hosted_between(self, visitor: Visitor, port: VisitorPort) -> tuple[str, str]:
        """One game is over and the next has not begun."""
        result = self._hosted_result(port, port.view().winner) + self._hosted_standing(visitor)
        if visitor.seat == SPECTATOR:
            return result + self.tr("The next game has not begun yet."), "text2"
        name = visitor.names[visitor.seat ^ 1]
        if not port.at_hand:
            return result + self.tr("The next game begins as soon as {name} is there.").format(name=name), "text2"
        if visitor.goes_on:
            return result + self.tr("Waiting for {name} to begin the next game.").format(name=name), "text2"
        if visitor.ready[visitor.seat ^ 1]:
            return result + self.tr("{name} is ready for the next game, with changed sides.").format(name=name), "amber"
        return result + self.tr("What made its chance is opened after the last game."), "text2"

    def _hosted_standing(self, visitor: Visitor) -> str:
        """How a match of several games stands."""
        if visitor.rules.best_of == 1:
            return ""
        if visitor.seat == SPECTATOR:
            (one, two), names = visitor.wins, visitor.names
            text = self.tr("Games: {first} {one}, {second} {two}.")
            return text.format(first=names[0], one=one, second=names[1], two=two) + " "
        own, other = visitor.wins[visitor.seat], visitor.wins[visitor.seat ^ 1]
        return self.tr("Games: {one} to {two}.").format(one=own, two=other) + " "

    def _hosted_clocks(self, visitor: Visitor) -> str:
        one, two = visitor.left(0), visitor.left(1)
        if one is None or two is None:
            return ""
        if visitor.seat == SPECTATOR:
            text = self.tr("{one} {left}   {two} {right}").format(
                one=visitor.names[0], left=minutes(one), two=visitor.names[1], right=minutes(two)
            )
        else:
            own, other = (one, two) if visitor.seat == 0 else (two, one)
            name = visitor.names[visitor.seat ^ 1]
            text = self.tr("you {own}   {name} {other}").format(own=minutes(own), name=name, other=minutes(other))
        return self.tr("{clocks} (stand still)").format(clocks=text) if visitor.clock_stands else text

    def _hosted_chat(self, visitor: Visitor) -> list[str]:
        lines = []
        for spoken in visitor.chat:
            own = spoken.seat == visitor.seat and (spoken.seat in (0, 1) or spoken.name == visitor.name)
            if self._muted and not own:
                continue
            name = self.tr("{name} (watches)").format(name=spoken.name) if spoken.seat == SPECTATOR else spoken.name
            lines.append(f"{name}: {spoken.text}")
        return lines

    def _hosted_result(self, port: VisitorPort, winner: int | None) -> str:
        if winner not in (0, 1):
            return ""
        if winner == port.seat and not port.watched:
            return self.tr("You win.") + " "
        return self.tr("{name} wins.").format(name=port.names[winner]) + " "

    def _keep_hosted(self, visitor: Visitor) -> None:
        """A verified match goes to the matches that can be watched."""
        if self._written or visitor.verdict is None or not visitor.verdict.ok or self._desk.records is None:
            return
        self._written = True
        stamp = time.strftime("%Y%m%d-%H%M%S")
        try:
            for number, record in enumerate(visitor.records, start=1):
                more = f"-{number}" if visitor.rules.best_of > 1 else ""
                write_text(self._kept_in(visitor) / f"referee-{stamp}{more}.match", record)
        except OSError as error:
            why = error.strerror or str(error)
            self.said.emit(self.tr("The record of this match cannot be saved: {why}.").format(why=why))

    def _kept_in(self, visitor: Visitor) -> Path:
        """Where matches of what is played there are kept."""
        assert self._desk.records is not None
        game = FIRST if visitor.plays is None else visitor.plays.id
        return self._desk.records if game == FIRST else self._desk.records / game

    # --- acting -----------------------------------------------------------------------------------------------------
    def _reply(self, yes: bool) -> None:
        if self.visitor is not None and isinstance(self.match, VisitorPort):
            self._try(self.visitor.answer_undo, yes)
            return
        super()._reply(yes)

    def _say(self, text: str) -> None:
        if self.visitor is not None and isinstance(self.match, VisitorPort):
            self._try(self.match.say, text)
            return
        super()._say(text)

    def _pause(self) -> None:
        if self.visitor is not None and isinstance(self.match, VisitorPort):
            self._try(self.visitor.hold, self.line.pause.isChecked())
            self.tell_line()
            return
        super()._pause()

    def _next(self) -> None:
        if self.visitor is not None and isinstance(self.match, VisitorPort):
            self._try(self.visitor.go_on)
            return
        super()._next()

    def _lose(self) -> None:
        if self.visitor is not None and isinstance(self.match, VisitorPort):
            self.match.concede()
            return
        super()._lose()
