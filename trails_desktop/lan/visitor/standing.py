"""Where somebody at a referee's table stands, and what is known there. No Qt: whoever shows it listens."""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.takeback import Undo
from trails_desktop.lan.line.background import Aside
from trails_desktop.lan.line.sentences import Sentence
from trails_desktop.lan.referee.games.port import AnySeen, TableGame
from trails_desktop.lan.referee.match import SPECTATOR
from trails_desktop.lan.referee.sitting import Games
from trails_desktop.lan.referee.talk import Question, Spoken, TableRules, Times, Told
from trails_desktop.lan.referee.wire import (
    Here,
    Reply,
    Talker,
)
from trails_desktop.lan.room.file import Address
from trails_desktop.lan.sealed.audit import Verdict
from trails_desktop.lan.visitor.questions import Wonders
from trails_desktop.lan.visitor.saved import Visit

#: What happened and its lines, None where an answer was taken back.
News = tuple[tuple[Any, ...], tuple[Any, ...]] | None


class Attendant:
    """stage: "looking" (at the table, neither sits nor watches), "waiting" (for the second player), "playing", "over",
    "left". seat: 0, 1 or 2 (watches), -1 before. sentence: why it was left or what was refused. lost: when the line was
    lost (monotonic), None while there is one. asked: "" or who asks to take back, "mine" or "theirs". seen: the last
    that was shown of the game at hand. log: every line so far. present: which players have a line. rules: what holds at
    the table. chat: what was said, oldest first. answered: questions whose answers came since somebody looked.

    game: which of several is at hand, from 0; with each the players change seats. wins, ready, held: by seat. visit:
    what is known of all games, kept in ``folder``. places: where the table waits. pace: scales the times after which
    answers leave. plays: what is played there, None before it was said. repeats: whether another series may follow one.
    """

    def __init__(
        self,
        games: Games,
        nonce: Callable[[int], bytes] = os.urandom,
        now: Callable[[], float] = time.monotonic,
        *,
        folder: Path | None = None,
        visit: Visit | None = None,
        places: Sequence[Address] = (),
        pace: float = 0.0,
    ) -> None:
        self._now, self._random, self._games, self._pace = now, nonce, games, pace
        self.plays: TableGame | None = None
        self.repeats = False
        self.visit = Visit(folder) if visit is None else visit
        self.places = tuple(places)
        self.stage, self.seat, self.asked = "looking", -1, ""
        self.names: tuple[str, str] = ("", "")
        self.deck: tuple[str, ...] = ()
        self.sentence: Sentence | None = None
        self.refusal = ""  #: what the referee said of the last answer
        self.lost: float | None = None
        self.seen: AnySeen | None = None
        self.undo = Undo("never")
        self.log: list[Any] = []
        self.news: list[News] = []
        self.verdict: Verdict | None = None
        self.differs_in = 0  #: the game that is not verified, from 1
        self.rules, self.present = TableRules(), (False, False)
        self.game, self.wins = 0, (0, 0)
        self.ready, self.held = (False, False), (False, False)
        self.chat: deque[Spoken] = deque(maxlen=500)
        self.answered: list[Question] = []
        self._times: tuple[Times, float] | None = None  # and when it came
        self._wonders = Wonders()
        self._name, self._watch = "", False
        self._table = b""  # its id
        self._switches: Mapping[str, Any] = {}
        self._held: Here | None = None  # until it is said what is played
        self._agreed: TableRules | None = None  # once it has begun
        self._under_way = -1  #: number of the answer that the table has not shown the result of
        self._waiting: Reply | None = None  #: that answer as long as it has not left
        self._earliest: tuple[int, float] = (-1, 0.0)  #: which question, and when an answer to it may leave
        self._asked_last: AnySeen | None = None
        self._fresh = True  # nothing was shown on this line yet
        self._introduced = False  # the referee has said on this line who sits there
        self._wished = -1  # the next game, if this one is ready for it
        self._talker: Talker | None = None
        self._worker = Aside("audit")
        self._listeners: list[Callable[[], None]] = []
        self._checking: asyncio.Task[None] | None = None
        if self.visit.sat is not None:  # it was begun before
            sat = self.visit.sat
            self.stage, self._name, self.deck, self.lost = "waiting", sat.name, sat.deck, now()
            self._table, self.places, self._agreed = bytes.fromhex(sat.id), sat.addresses, sat.rules
            self.plays = games(sat.game)
            self._switches = self.plays.switches(sat.rules.switches)

    # --- reading ----------------------------------------------------------------------------------------------------
    @property
    def connected(self) -> bool:
        """Whether there is a line now."""
        return self._talker is not None

    @property
    def name(self) -> str:
        """The own name at this table, "" before one sits or watches."""
        return self._name

    @property
    def table(self) -> str:
        """The id of the table, as it is announced."""
        return self._table.hex()

    @property
    def machine(self) -> bytes:
        """The referee's fingerprint, b"" before anybody sat down."""
        return b"" if self.visit.sat is None else self.visit.sat.machine

    @property
    def between(self) -> bool:
        """Whether a game is over and another one follows."""
        ended = self.seen is not None and self.seen.view.winner is not None
        most, count = self.rules.best_of, self.game + 1
        return self.stage == "playing" and ended and count < most and max(self.wins) <= most // 2

    @property
    def can_repeat(self) -> bool:
        """Whether another series may be played with who is there."""
        return self.stage == "over" and self.repeats and self.connected and all(self.present)

    @property
    def goes_on(self) -> bool:
        """Whether this one has said that it is ready for the next game."""
        return self._wished == self.game + 1

    @property
    def records(self) -> list[str]:
        """The games as text, once the referee has opened them."""
        return [one.opened.record for _, one in sorted(self.visit.games.items()) if one.opened is not None]

    @property
    def whole(self) -> bool:
        """Whether this program was there from the first card of every game on; who watches never is."""
        return bool(self.visit.games) and all(one.whole for one in self.visit.games.values())

    @property
    def free(self) -> bool:
        """Whether a chair is free, as far as the referee has said."""
        return self._introduced and "" in self.names

    @property
    def may_talk(self) -> bool:
        """Whether this one may say something at this table."""
        talk = self.rules.talk
        return talk == "all" or (talk == "players" and self.seat != SPECTATOR)

    def left(self, seat: int) -> float | None:
        """Seconds on a seat's clock, None without one."""
        if self._times is None:
            return None
        times, came = self._times
        runs = times.runs == seat and self.connected
        return times.left[seat] / 1000 - (self._now() - came if runs else 0.0)

    @property
    def clock_stands(self) -> bool:
        """Whether nobody's clock runs."""
        return self._times is not None and self._times[0].runs < 0

    def wonder(self, question: Question) -> Told | None:
        """What the referee says of that, None if it is not known yet: then it is asked, and ``answered`` tells when
        the answer is there."""
        talker = self._talker
        return self._wonders.wonder(question, None if talker is None or self.seen is None else talker.send)

    def take_answered(self) -> list[Question]:
        """Questions whose answers came since."""
        came, self.answered = self.answered, []
        return came

    def listen(self, call: Callable[[], None]) -> None:
        """Call that whenever something may be different."""
        self._listeners.append(call)

    def deaf(self, call: Callable[[], None]) -> None:
        """No longer."""
        if call in self._listeners:
            self._listeners.remove(call)

    def take_news(self) -> list[News]:
        """What happened since, in order; None for "an answer was taken back"."""
        news, self.news = self.news, []
        return news
