"""The table of a match over the network, and the bar that tells of its line, its clocks and its verdict."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QTimer, Signal

from engine.kernel.decisions import Refused
from engine.trails.records.record import write_record
from trails_desktop.files import write_text
from trails_desktop.lan.line.sentences import Sentence
from trails_desktop.lan.room.series import ENDED, Room
from trails_desktop.lan.sealed.history import ToldMatch
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.lobby.network.sheets import ProofSheet
from trails_desktop.pages.lobby.network.words import minutes, shown
from trails_desktop.pages.lobby.play.line_bar import LineBar
from trails_desktop.pages.lobby.play.sealed_match import LanMatch
from trails_desktop.pages.lobby.play.sealed_port import SealedPort
from trails_desktop.screens.parts.table_page import TableFactory, TablePage
from trails_desktop.ui.settings import Look

_TICK_MS = 250


class LanTable(TablePage):
    """A page that can show a room's game. ``left_table()``: the player wants back to the lobby."""

    left_table = Signal()

    def __init__(self, desk: Desk, look: Look, tables: TableFactory) -> None:
        super().__init__(look, tables)
        self._desk = desk
        self.room: Room | None = None
        self._kept: set[int] = set()
        self._asked = False
        self._muted = False
        self._troubled = False
        self.patience = 10.0  #: seconds that opening a secret may take before it is said that it is not opened
        self._over_since: tuple[ToldMatch, float] | None = None
        self.bar.hide()
        self.line = LineBar(look)
        self._rows.addWidget(self.line)
        self.proof = ProofSheet(self, look)
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK_MS)
        self._clock.timeout.connect(self.tell_line)
        line = self.line
        line.said.connect(self._say)
        line.mute.toggled.connect(self._mute)
        line.allow.clicked.connect(self._allow)
        line.refuse.clicked.connect(self._refuse)
        line.claim.clicked.connect(self._claim)
        line.next.clicked.connect(self._next)
        line.again.clicked.connect(self._next)
        line.unproven.clicked.connect(self._end_unchecked)
        line.pause.clicked.connect(self._pause)
        line.later.clicked.connect(self.left_table)
        line.give_up.clicked.connect(self._give_up)
        line.leave.clicked.connect(self.left_table)
        line.proof.clicked.connect(self._open_proof)

    def retranslate(self) -> None:
        self.line.retranslate()

    # --- showing ----------------------------------------------------------------------------------------------------
    def show_room(self, room: Room) -> None:
        """The game at hand on the table; the next one of several takes the place of the one before."""
        match = room.match
        if match is None:
            return
        now = self.match
        if not isinstance(now, SealedPort) or now.match is not match:
            if match.game is None or match.game.decision is None:
                self.tell_line()
                return
            self._asked = False
            self._kept.clear()
            self.line.show_talk(True)
            self._show_sealed(room, match)
            self._clock.start()
        self.tell_line()

    def _show_sealed(self, room: Room, match: ToldMatch) -> None:
        """A game of a room on its table."""
        self.show_match(self._connected(LanMatch(room, match, self._desk.pool)), int(room.id[:6], 16))

    def _connected(self, port: SealedPort) -> SealedPort:
        port.noted.connect(self._noted)
        port.moved.connect(self.tell_line)
        return port

    def _write(self, room: Room, match: ToldMatch) -> tuple[Path, str]:
        """Where the record of a verified game belongs, and its text. Raises :class:`Refused`."""
        assert self._desk.records is not None
        return self._desk.records, write_record(match.record())

    def drop_match(self) -> None:
        self._clock.stop()
        self.proof.done()
        super().drop_match()

    def tell_line(self) -> None:
        """Everything in the bar."""
        port, room = self.match, self.room
        if not isinstance(port, SealedPort) or room is None:
            return
        match, line = port.match, self.line
        name = match.names[match.seat ^ 1]
        on = room.line is not None and match.connected_now
        over = match.state in ENDED
        lost = not on and not over
        text, colour = self._state(room, match, name)
        line.show_line(on, text, colour)
        line.clocks.setText("" if over else self._clocks(match))
        asked = self._asked and match.waiting == "undo"
        line.allow.setVisible(asked)
        line.refuse.setVisible(asked)
        line.claim.setVisible(match.other_late and not over)
        held = any(match.paused) and not over
        line.later.setVisible(lost or held)
        line.pause.setVisible(on and not over)
        line.pause.setChecked(match.paused[match.seat])
        line.give_up.setVisible(not over)
        line.proof.setVisible(not lost)
        line.next.setVisible(match.state in ("over", "audited") and not room.decided)
        line.next.setEnabled(not room.waits_for_next)
        line.again.setVisible(on and room.can_repeat)
        line.again.setEnabled(not room.waits_for_next)
        line.unproven.setVisible(match.unopened and self._waited(match, on))
        line.talk.setEnabled(on)
        self._tell_chat(match)
        self._keep_record(room, match)
        if port.trouble and not self._troubled:
            self._troubled = True
            self.said.emit(port.trouble if port.trouble.endswith(".") else port.trouble + ".")

    def _waited(self, match: ToldMatch, on: bool) -> bool:
        """Whether the other side had time enough to open its secret."""
        if self._over_since is None or self._over_since[0] is not match:
            self._over_since = match, time.monotonic()
        return not on or time.monotonic() - self._over_since[1] > self.patience

    def _state(self, room: Room, match: ToldMatch, name: str) -> tuple[str, str]:
        """The sentence of the bar and its colour."""
        if match.state in ("stopped", "forked", "differs"):
            why = shown(match.sentence)
            if match.stopped_at < 0:
                return why, "coral"
            where = self.tr("Step {step}: {why}")
            if match.state == "stopped":
                where = self.tr("Stopped at step {step} by what {name}'s program sent: {why} All of it is kept.")
            return where.format(step=match.stopped_at, name=name, why=why), "coral"
        if room.waits_for_next and room.can_repeat:
            return self.tr("{name} is asked for a rematch.").format(name=name), "text2"
        if room.asked_for_next and room.can_repeat:
            return self.tr("{name} wants a rematch, with changed sides.").format(name=name), "amber"
        if match.state == "audited" and match.verdict is not None:
            if match.verdict.ok:
                wins = room.wins
                text = self._result(match) + self.tr("Verified: every draw, coin and hidden choice fits.")
                if room.terms.best_of > 1:
                    text += " " + self.tr("Games: {one} to {two}.").format(one=wins[room.seat], two=wins[1 - room.seat])
                return text, "mint"
            template = self._result(match) + self.tr("Not verified. Step {step} differs: {why}")
            return template.format(step=match.verdict.step, why=shown(match.verdict.sentence)), "coral"
        if match.state == "unaudited":
            text = self.tr("Over, not checked: the other side did not open its secret.")
            return self._result(match) + text, "text2"
        if match.state == "over":
            if room.terms.best_of > 1 and not room.decided:
                if room.waits_for_next:
                    return self.tr("Waiting for {name} to begin the next game.").format(name=name), "text2"
                text = self.tr("Secrets are opened after the last game.")
                return self._result(match) + text, "text2"
            if match.unopened and self._waited(match, room.line is not None and match.connected_now):
                text = self.tr("{name} has not opened its secret: nothing is checked yet.").format(name=name)
                return self._result(match) + text, "amber"
            return self._result(match) + self.tr("Both programs open their secrets…"), "text2"
        if room.line is None or not match.connected_now:
            since = 0 if room.lost is None else round(time.monotonic() - room.lost)
            if room.sentence is not None:
                return shown(room.sentence), "coral"
            return self.tr("Connection lost, trying again… ({seconds} s)").format(seconds=since), "coral"
        if match.paused[match.seat]:
            return self.tr("You hold the match. Go on with the same button, or save it for another day."), "amber"
        if any(match.paused):
            return self.tr("{name} holds the match. You may wait, or save it for another day.").format(
                name=name
            ), "amber"
        if self._asked and match.waiting == "undo":
            return self.tr("{name} asks to take the last answer back.").format(name=name), "amber"
        if match.waiting == "undo":
            return self.tr("{name} is asked whether you may take that back.").format(name=name), "text2"
        if match.asked:
            return self.tr("Your decision. Connected with {name}, encrypted.").format(name=name), "text"
        return self.tr("{name} decides. Connected and encrypted.").format(name=name), "text2"

    def _result(self, match: ToldMatch) -> str:
        """Who won, with a blank after it; "" if nobody."""
        winner = match.view().winner if match.game is not None else None
        if winner not in (0, 1):
            return ""
        if winner == match.seat:
            return self.tr("You win.") + " "
        return self.tr("{name} wins.").format(name=match.names[winner]) + " "

    def _clocks(self, match: ToldMatch) -> str:
        own, other = match.left(match.seat), match.left(match.seat ^ 1)
        if own is None or other is None:
            return ""
        template = self.tr("you {own}   {name} {other}")
        return template.format(own=minutes(own), name=match.names[match.seat ^ 1], other=minutes(other))

    def _tell_chat(self, match: ToldMatch) -> None:
        lines = [f"{match.names[seat]}: {text}" for seat, text in match.chat if seat == match.seat or not self._muted]
        self.line.show_chat(lines)

    def _keep_record(self, room: Room, match: ToldMatch) -> None:
        """A verified game goes to the matches that can be watched."""
        index = room.matches.index(match)
        if index in self._kept or match.state != "audited" or self._desk.records is None:
            return
        self._kept.add(index)
        if match.verdict is None or not match.verdict.ok:
            return
        try:
            folder, text = self._write(room, match)
            path = folder / f"lan-{room.id[:8]}-{index + 1}.match"
            if not path.exists():
                write_text(path, text)
        except (OSError, Refused) as error:
            why = getattr(error, "strerror", None) or str(error)
            self.said.emit(self.tr("The record of this match cannot be saved: {why}.").format(why=why))

    # --- acting -----------------------------------------------------------------------------------------------------
    def _noted(self, kind: str, text: str) -> None:
        if kind == "undo asked":
            self._asked = True
        elif kind == "undo refused":
            self.said.emit(self.tr("That is not taken back."))
        elif kind == "refused":
            self.said.emit(shown(Sentence(text)))
        elif kind == "clock doubt":
            self.said.emit(self.tr("The other program says that it thought for a shorter time than it did here."))
        elif kind == "trouble" and not text:
            self._troubled = False  # it is saved again: the next time is told anew
        elif kind == "slow":
            self.said.emit(self.tr("The other program sends very much; it is read more slowly."))
        self.tell_line()

    def _reply(self, yes: bool) -> None:
        self._asked = False
        if isinstance(self.match, SealedPort):
            try:
                self.match.answer_undo(yes)
            except Refused as refused:
                self._noted("refused", str(refused))
        self.tell_line()

    def _allow(self) -> None:
        self._reply(True)

    def _refuse(self) -> None:
        self._reply(False)

    def _claim(self) -> None:
        if isinstance(self.match, SealedPort):
            try:
                self.match.claim()
            except Refused as refused:
                self._noted("refused", str(refused))

    def _end_unchecked(self) -> None:
        if self.room is not None:
            self.room.end_unchecked()
        self.tell_line()

    def _pause(self) -> None:
        if isinstance(self.match, SealedPort):
            try:
                self.match.pause(self.line.pause.isChecked())
            except Refused as refused:
                self._noted("refused", str(refused))
        self.tell_line()

    def _next(self) -> None:
        if self.room is not None:
            self.room.ready()

    def _give_up(self) -> None:
        """For good, as a choice: the button says it twice. Without a line nothing is left to wait for."""
        if not self.line.give_up.property("sure"):
            self.line.give_up.setProperty("sure", True)
            self.line.give_up.set_words(self.tr("Really? It counts as lost"))
            return
        self.line.give_up.setProperty("sure", False)
        self.line.retranslate()
        self._lose()

    def _lose(self) -> None:
        """Give up, twice said."""
        if self.room is None or not isinstance(self.match, SealedPort):
            return
        if self.room.line is not None:
            self.match.concede()
            return
        self.room.give_up()
        self.left_table.emit()

    def _say(self, text: str) -> None:
        if isinstance(self.match, SealedPort):
            try:
                self.match.say(text)
            except Refused as refused:
                self._noted("refused", str(refused))

    def _mute(self, on: bool) -> None:
        self._muted = on
        self.tell_line()

    def _open_proof(self) -> None:
        port = self.match
        if not isinstance(port, SealedPort) or self.room is None:
            return
        match = port.match
        name = match.names[match.seat ^ 1]
        mine = self._state(self.room, match, name)[0] if match.state in ENDED else ""
        theirs = ""
        if match.their_verdict is not None:
            if match.their_verdict.ok:
                theirs = self.tr("{name}'s program says: verified.").format(name=name)
            else:
                template = self.tr("{name}'s program says: step {step} differs: {why}")
                theirs = template.format(
                    name=name, step=match.their_verdict.step, why=shown(match.their_verdict.sentence)
                )
        self.proof.tell(mine, theirs)
        self.proof.open()
