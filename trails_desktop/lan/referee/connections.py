"""Who has a line to a referee's table, how many may, and what they say to each other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping

import msgspec

from engine.games import FIRST
from engine.kernel.decisions import Refused
from trails_desktop.lan.line.pacing import Meter
from trails_desktop.lan.line.sentences import plain, say
from trails_desktop.lan.referee.match import SPECTATOR
from trails_desktop.lan.referee.sitting import Sitting
from trails_desktop.lan.referee.talk import Slow, Speak, Spoken, TableRules
from trails_desktop.lan.referee.wire import ANY_GAME, VERSION, Here, Plays, Talker

_ASKING = (25.0, 80.0, 80.0)  #: questions a second, at once, to begin with; a person's hand asks a few a second
_TALKING = (0.5, 6.0, 6.0)
_KEPT = 50  #: lines of talk that somebody who comes (back) is sent
_COMING = (0.5, 20.0, 20.0)  #: lines that a machine may begin: a second, at once, to begin with
_MACHINES = 500  #: whose lines are counted
_LINES_EACH = 4  #: that one machine may have at a time, besides the one of a player
_STANDING = 16  #: who may have a line besides those who watch: players, and who has not chosen yet


class Seated:
    """Somebody with a line to the table, sitting or not. seat: 2 = watches, -1 = neither."""

    def __init__(self, talker: Talker, machine: bytes) -> None:
        self.talker, self.machine = talker, machine
        self.seat, self.name = -1, ""
        self.read = 0  #: lines of the log that were sent
        self.meter, self.asking, self.talking = Meter(), Meter(*_ASKING), Meter(*_TALKING)


def version_at(sitting: Sitting) -> int:
    """Which version of the talk is spoken at a table."""
    return VERSION if sitting.played.id == FIRST else ANY_GAME


def introduce(who: Seated, here: Here, sitting: Sitting) -> None:
    """The first that somebody is told: who sits there; and then what is played. A program of before, which knows one
    game, reads the version and goes with a sentence."""
    who.talker.send(here)
    if here.version == ANY_GAME:
        game = sitting.played
        who.talker.send(Plays(game.id, game.name, game.version, game.cards, sitting.again))


class Entrance:
    """How many lines there are, and how often a machine begins one. now: as of the table."""

    def __init__(self, watchers: int, now: Callable[[], float]) -> None:
        self._watchers, self._now = watchers, now
        self._meters: dict[bytes, Meter] = {}

    def often(self, machine: bytes) -> float:
        """Seconds that a machine waits which comes again and again."""
        if len(self._meters) > _MACHINES:
            self._meters.clear()
        meter = self._meters.setdefault(machine, Meter(*_COMING))
        wait = meter.take(self._now())
        meter.level = max(meter.level, -5.0)
        return wait

    def room(self, machine: bytes, visitors: Collection[Seated], players: Mapping[int, Seated]) -> bool:
        """Whether another line is held; of one machine the oldest goes that is no player's."""
        same = [who for who in visitors if who.machine == machine and who is not players.get(who.seat)]
        if len(same) >= _LINES_EACH:
            same[0].talker.line.cut()
        return len(visitors) < self._watchers + _STANDING


class Talk:
    """What was said at a table. said: the last lines."""

    def __init__(self, rules: TableRules, now: Callable[[], float]) -> None:
        self._rules, self._now = rules, now
        self.said: deque[Spoken] = deque(maxlen=_KEPT)
        self._count = 0

    def speak(self, who: Seated, message: Speak, everybody: Iterable[Seated]) -> None:
        """Somebody says something to everybody. Raises :class:`Refused`."""
        text, talk = plain(message.text), self._rules.talk
        if talk == "off":
            raise Refused(str(say("Nobody talks at this table")))
        if who.seat < 0 or (who.seat == SPECTATOR and talk != "all"):
            raise Refused(str(say("Only who plays can talk at this table")))
        if not text:
            raise Refused(str(say("There is nothing to say")))
        wait = who.talking.take(self._now())
        if wait:
            who.talking.level = max(who.talking.level, -2.0)
            who.talker.send(Slow(-1, round(wait * 1000)))
            return
        spoken = Spoken(self._count, who.seat, who.name, text)
        self._count += 1
        self.said.append(spoken)
        for other in everybody:
            other.talker.send(spoken)

    def remind(self, who: Seated) -> None:
        """What was said before."""
        for spoken in self.said:
            who.talker.send(spoken)

    def turn(self) -> None:
        """The players have changed seats."""
        for place, spoken in enumerate(self.said):
            if spoken.seat != SPECTATOR:
                self.said[place] = msgspec.structs.replace(spoken, seat=spoken.seat ^ 1)
