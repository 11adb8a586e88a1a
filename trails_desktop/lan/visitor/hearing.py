"""What somebody at a referee's table has heard and knows of it. No Qt: whoever shows it listens."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from dataclasses import replace

import msgspec

from engine.games import FIRST
from engine.takeback import Undo
from trails_desktop.lan.line.pacing import wait_of
from trails_desktop.lan.line.sentences import Fault, plain, say
from trails_desktop.lan.referee.games.port import AnySeen
from trails_desktop.lan.referee.match import SPECTATOR, Opened
from trails_desktop.lan.referee.talk import Slow, Spoken, Times, Told
from trails_desktop.lan.referee.wire import (
    ANY_GAME,
    VERSION,
    Asked,
    Bound,
    Here,
    Message,
    No,
    Open,
    Plays,
    Result,
    Talker,
    View,
)
from trails_desktop.lan.visitor.saved import FORMAT, Played, Visited
from trails_desktop.lan.visitor.standing import Attendant

_MOST_LINES = 50_000  #: of a log; the longest match has fewer
_MOST_NEWS = 200
_SLACK = 10.0  #: seconds by which this machine's idea of the own clock may differ from the referee's


class Hearer(Attendant):
    """What the referee says, and what follows from it here."""

    # --- what the referee says --------------------------------------------------------------------------------------
    @property
    def _played(self) -> Played:
        """What is known of the game at hand."""
        return self.visit.game(self.game)

    def _told(self, message: Message, talker: Talker) -> None:
        if isinstance(message, Here):
            self._hear_who(message, talker)
        elif isinstance(message, Plays):
            self._hear_plays(message, talker)
        elif isinstance(message, Bound):
            self._hear_bound(message, talker)
        elif isinstance(message, View):
            if message.game == self.game and self.plays is not None:
                self._see(self.plays.read_seen(message.seen), Undo(policy=message.undo, why=message.why))
        elif isinstance(message, Asked):
            self.asked = "mine" if message.mine else "theirs"
        elif isinstance(message, Result) and message.game <= self.game:
            self._hear_result(message)
        elif isinstance(message, Told):
            asked = self._wonders.told(message, talker.send)
            if asked is not None:
                self.answered.append(asked)
        elif isinstance(message, Times):
            self._timed(message)
        elif isinstance(message, Spoken):
            if not self.chat or message.number > self.chat[-1].number:
                self.chat.append(msgspec.structs.replace(message, text=plain(message.text), name=plain(message.name)))
        elif isinstance(message, Slow):
            self._slowed(message)
        elif isinstance(message, No):
            self._refused(message.why, message.about)
        else:
            raise Fault(say("A message came that no program of ours sends"))

    def _hear_who(self, message: Here, talker: Talker) -> None:
        if message.version not in (VERSION, ANY_GAME):
            raise Fault(say("The referee's table speaks version {theirs}, this program {mine}",
                            theirs=message.version, mine=ANY_GAME))  # fmt: skip
        if message.version == VERSION and self.plays is None:
            self.plays = self._games(FIRST)
        if self.plays is None:
            self._held = message
            return
        if (self.plays.id == FIRST) != (message.version == VERSION):
            raise Fault(say("The referee has changed what holds at its table"))
        if self._table and self.visit.sat is not None and message.id != self._table:
            raise Fault(say("Another table waits there now; this match is not there any more"))
        if self._agreed is not None and message.rules != self._agreed:
            raise Fault(say("The referee has changed what holds at its table"))
        if message.game < self.game:
            raise Fault(say("A message came that no program of ours sends"))
        if message.game > self.game:
            self._next_game(message.game)
        self._table, self._switches = message.id, self.plays.switches(message.rules.switches)
        self.names = plain(message.names[0])[:60], plain(message.names[1])[:60]
        self.present, self.rules = message.present, message.rules
        self.wins, self.ready, self.held = message.wins, message.ready, message.held
        if not self._introduced:
            self._introduced = True
            if self._watch or (self.stage == "waiting" and message.you < 0 and self._played.bound is None):
                self._come(talker)
            if self.goes_on and not self.ready[self.seat & 1]:
                self._wish()

    def _hear_plays(self, message: Plays, talker: Talker) -> None:
        """What is played at a table: known here, by the same rules and with the same cards?"""
        name = plain(message.name)[:60]
        if self.plays is not None and self.plays.id != message.game:
            raise Fault(say("Another table waits there now; this match is not there any more"))
        game = self._games(message.game)
        if game.version != message.version:
            raise Fault(say("This table plays {game} by version {theirs} of its rules, this program has {mine}",
                            game=name, theirs=message.version, mine=game.version))  # fmt: skip
        if game.cards != message.cards:
            raise Fault(say("The cards of {game} are other ones at this table than here", game=name))
        self.plays, self.repeats = game, message.again
        held, self._held = self._held, None
        if held is not None:
            self._hear_who(held, talker)

    def _next_game(self, game: int) -> None:
        """Another game begins, with changed sides if it is the very next one."""
        if self.seat in (0, 1) and (game - self.game) & 1:
            self.seat ^= 1
            told = [msgspec.structs.replace(one, seat=one.seat ^ 1) if one.seat < 2 else one for one in self.chat]
            self.chat = deque(told, maxlen=500)
        self.game, self.seen, self.log, self.asked = game, None, [], ""
        if self.stage == "over":  # another series
            self.stage, self.verdict, self._checking, self.differs_in = "waiting", None, None, 0
            self.visit.reopen()
        self.undo, self._times, self._asked_last = Undo("never"), None, None
        self._under_way, self._waiting, self._earliest = -1, None, (-1, 0.0)
        self.news.clear()
        self._wonders.forget()

    def _hear_bound(self, message: Bound, talker: Talker) -> None:
        other = message.game == self.game and self.seat >= 0 and message.seat != self.seat
        if not self._table or message.game > self.game or other or (self._watch and message.seat != SPECTATOR):
            raise Fault(say("A message came that no program of ours sends"))
        if message.seat != SPECTATOR and self.visit.sat is None:
            machine = talker.line.theirs  # this program was closed, and its file is lost
            self.visit.sit(
                Visited(
                    FORMAT,
                    self._table.hex(),
                    machine,
                    self.places,
                    self._name,
                    (),
                    self.rules,
                    FIRST if self.plays is None else self.plays.id,
                )
            )
        self.visit.meet(message, self.names[message.seat ^ 1] if message.seat != SPECTATOR else "")
        self._agreed = self.rules
        if message.game == self.game:
            self.seat = message.seat
            if self.stage in ("looking", "waiting"):
                self.stage = "waiting"
            if self._played.whole and self.seen is None:
                talker.send(Open(self._played.nonce))

    def _hear_result(self, message: Result) -> None:
        self.stage = "over"
        played = self.visit.game(message.game)
        if played.bound is None:
            raise Fault(say("A message came that no program of ours sends"))
        if played.opened is None:
            played.opened = Opened(message.key, message.nonces, message.record)
        if self._checking is None and all(self.visit.game(game).opened is not None for game in range(self.game + 1)):
            self._checking = asyncio.ensure_future(self._check())

    def _timed(self, times: Times) -> None:
        left = self.left(self.seat) if self.seat in (0, 1) else None
        if times.out == self.seat and left is not None and left <= _SLACK and not self._played.timed_out:
            self.visit.late(self.game)
        self._times = times, self._now()

    def _hold_clock(self) -> None:
        """The line is lost: what the clocks show stands."""
        if self._times is not None:
            one, two = (round(1000 * (self.left(seat) or 0.0)) for seat in (0, 1))
            self._times = Times((one, two)), self._now()

    def _slowed(self, message: Slow) -> None:
        if message.ref < 0:
            self.refusal = str(say("You talk faster than the table hears; wait a moment"))
        elif self._wonders.slow(message):
            asyncio.get_running_loop().call_later(min(message.wait, 5000) / 1000, self._ask_again)

    def _ask_again(self) -> None:
        if self._talker is not None:
            self._wonders.again(self._talker.send)

    def _refused(self, why: str, about: str) -> None:
        if about == "ask":
            return
        if about == "talk":
            self.refusal = why
        elif self._played.bound is not None:
            self.refusal = why
            if self._asked_last is not None and self.seen is not None and self._asked_last.number == self.seen.number:
                self.seen = self._asked_last  # the question is open still
                if len(self._played.given.get(self.seen.number, ())) == 1:
                    self.visit.void(self.game, self.seen.number)
                self._under_way, self._waiting = -1, None
        elif self.stage == "waiting":  # no chair for this deck, or nobody else can watch
            self.sentence, self.stage = say("The referee refused: {why}", why=why), "looking"
            self._watch = False
            self.visit.drop()
            self.visit.sat = None
        else:
            self.sentence = say("The referee refused: {why}", why=why)

    def _see(self, seen: AnySeen, undo: Undo) -> None:
        if self._played.bound is None:
            raise Fault(say("A message came that no program of ours sends"))
        if self.stage != "over":
            self.stage = "playing"
        self.undo, self.asked = undo, ""
        self._wonders.forget()
        on_its_way = seen.number == self._under_way
        self.visit.void(self.game, seen.number + on_its_way)
        if on_its_way and not seen.jumped:
            # Sent before the answer came: the question is answered, and must not be answered otherwise.
            seen = replace(seen, view=replace(seen.view, decision=None), aims=())
        else:
            self._under_way, self._waiting = -1, None
            self._ask(seen)
        self.seen = seen
        known = len(self.log)
        del self.log[min(seen.first, known) :]
        self.log.extend(seen.lines)
        if len(self.log) > _MOST_LINES:
            raise Fault(say("A message came that no program of ours sends"))
        if len(self.news) > _MOST_NEWS:  # nobody looks: who looks then sees where it stands
            self.news.clear()
            self.news.append(None)
        if self._fresh or seen.jumped:
            self.news.append(None)
        else:
            self.news.append((seen.events, seen.lines[max(0, known - seen.first) :]))
        self._fresh = False

    def _ask(self, seen: AnySeen) -> None:
        """When an answer to the question may leave; how long it takes must not tell what is held."""
        decision = seen.view.decision
        if decision is not None and self.plays is not None and self._earliest[0] != seen.number:
            secret = self.plays.secret(decision, seen.view)
            self._earliest = seen.number, self._now() + wait_of(secret, os.urandom(2), self._pace)

    def _changed(self) -> None:
        for call in tuple(self._listeners):
            call()

    def _come(self, talker: Talker) -> None:
        """Say who comes."""
        raise NotImplementedError

    def _wish(self) -> None:
        """Say that this one is ready for the next game."""
        raise NotImplementedError

    async def _check(self) -> None:
        """Whether what the referee opened fits."""
        raise NotImplementedError
