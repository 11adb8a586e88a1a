"""Giving up, taking back and pausing: what one side wishes and the other one hears at another moment."""

from __future__ import annotations

from engine.takeback import policy
from trails_desktop.lan.line import messages as m
from trails_desktop.lan.line.sentences import Breach, say
from trails_desktop.lan.sealed.base import ENDED, Ground


class Wishes(Ground):
    """One side of a sealed match that gives up, takes back and pauses."""

    def _their_concession(self) -> None:
        if self._stage != "playing" or (self._conceding and self.seat == 0):
            return
        assert self._play is not None
        if self._play.busy:
            self._owed_concession = True
        else:
            self._accept_concession()

    def _accept_concession(self) -> None:
        self._send(m.Conceded(self.step))
        self._give_up(self.seat ^ 1)

    def _conceded(self, body: m.Conceded) -> None:
        if self._stage != "playing":
            return
        if not self._conceding or self._play is None or self._play.busy or body.step != self.step:
            raise Breach(say("It took a giving up that nobody offered"))
        self._give_up(self.seat)

    def _give_up(self, loser: int) -> None:
        assert self.game is not None
        self._loser = loser
        self._meeting.rules.concede(self.game, loser)
        self._happened("changed")
        self._end()

    def _undo_asked(self, body: m.UndoAsk) -> None:
        play = self._play
        fits = (
            play is not None
            and self._stage == "playing"
            and self._undo is None
            and (body.step, body.line) == (play.count, self._line)
            and play.last_own(self.seat ^ 1) is not None
            and play.can_go_back(body.back)
            and play.steps[body.back].seat != self.seat
        )
        if not fits or play is None:
            self._send(m.UndoReply(body.step, body.line, False))
            return
        self._undo = ("theirs", body.back)
        if policy(self.seat ^ 1, play.seen[body.back :]).policy == "free":
            self._reply_undo(True)
        else:
            self._happened("undo asked")

    def _reply_undo(self, yes: bool) -> None:
        assert self._undo is not None and self._play is not None
        back = self._undo[1]
        self._undo = None
        self._send(m.UndoReply(self._play.count, self._line, yes))
        if yes:
            self._go_back(back)

    def _undo_answered(self, body: m.UndoReply) -> None:
        if self._undo is None or self._undo[0] != "mine" or self._play is None:
            raise Breach(say("It granted a taking back that nobody asked for"))
        back = self._undo[1]
        self._undo = None
        if not body.yes:
            self._happened("undo refused")
            return
        if (body.step, body.line) != (self._play.count, self._line) or not self._play.can_go_back(back):
            raise Breach(say("It granted a taking back that nobody asked for"))
        self._go_back(back)
        self._happened("undo granted")

    def _go_back(self, back: int) -> None:
        assert self._play is not None
        self._line += 1
        self._play.go_back(back, self._line)
        self.clock.ask(self._now())
        self._happened("jumped")

    def _pause(self, seat: int, on: bool) -> None:
        self._paused[seat] = on
        self._happened("paused" if on else "unpaused")
        self._set_clock()

    def _their_stop(self, body: m.Stop) -> None:
        sentence = say("The other program does not go on: {why}", why=body.why)
        if self._stage in ENDED:
            self._stage = "unaudited" if self._stage == "over" else self._stage
            self.close_reason = str(sentence)
            return
        self._stage, self.stopped_at, self.sentence = "stopped", body.step, sentence
        self._happened("stopped", str(sentence))
