"""Replacement of events, one at a time, each replacement at most once per original event (K18).

A ruleset's replacement is any object with ``seat(game, event)`` (who chooses among several), ``key`` (its identity, so
that it applies once), ``optional`` (one may choose not to apply it), ``change(game, event) -> list[Event]`` (what
happens instead; empty = nothing), ``passed_over(game)`` (nobody applied it), ``can(game, event)`` (whether who has
hidden cards can choose it) and ``rivals(game, events)`` (if it is for one of several events at once only: who chooses,
among which). ``change`` may push a frame for what has to ask: it is done before the rest of the group,
and what happens in it is still what came of the event, so what was used up stays so.

What is asked is worded by the ruleset's ``worded(game, decision, found, event)`` if it has one: which of ``found``
applies to ``event``, or, without an event, to which of the options the only one does.
"""

from __future__ import annotations

from typing import Any, cast

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step

#: In the place of rivals: it was chosen among them.
_CHOSEN = (-1,)


class Replacing(Frame):
    """Carries out a group of which at least one event may be replaced."""

    __slots__ = ("busy", "current", "done", "made", "rivals", "todo", "used")

    def __init__(self, events: tuple[Event, ...]) -> None:
        super().__init__()
        self.todo: tuple[tuple[Event, frozenset[Any]], ...] = tuple((event, frozenset()) for event in events)
        self.done: tuple[Event, ...] = ()
        self.current: Event | None = None
        self.used: frozenset[Any] = frozenset()
        self.busy: frozenset[Any] = frozenset()  #: keys that what is being done instead does not meet again
        self.made: tuple[Event, ...] = ()  #: what happens in the place of something else
        self.rivals: tuple[int, ...] = ()  #: places of events of which one is chosen, that it applies to

    def _open(self, game: Any, event: Event, used: frozenset[Any]) -> list[Any]:
        return [found for found in game.rules.replacements(game, event) if found.key not in used]

    @step("replace")
    def look(self, game: Any) -> None:
        """Find the next event that something would replace; ask if several could."""
        self.busy = frozenset()
        if len(self.todo) > 1 and self.rivals != _CHOSEN and self._which(game):
            return
        self.rivals = ()
        while self.todo:
            event, used = self.todo[0]  # it stays until it was answered: asking changes nothing
            if game.rules.prohibited(game, event):
                self.todo = self.todo[1:]
                continue
            found = self._open(game, event, used)
            if not found:
                self.done, self.todo = (*self.done, event), self.todo[1:]
                continue
            self.current, self.used = event, used
            if len(found) > 1 or _optional(found[0]):
                options = tuple(("replacement", at) for at, one in enumerate(found) if _open_to(one, game, event))
                least = 0 if all(_optional(one) for one in found) else 1
                prompt = "Choose which replacement applies"
                one = next((one for one in found if not _optional(one)), found[0])
                seat = one.seat(game, event)
                asked = Decision(seat, Kind.CHOOSE, "choose", game.rule, prompt, options, least, 1)
                game.ask(_worded(game, asked, found, event))
            else:
                game.taken = (("replacement", 0),)
            return
        self.current = None

    @step("replaced")
    def use(self, game: Any) -> None:
        """Apply the replacement taken, look again at what comes out of it."""
        if self.rivals:
            ((_, ident),) = game.taken
            first = next(place for place in self.rivals if self.todo[place][0].obj == ident)
            self.todo = (self.todo[first], *self.todo[:first], *self.todo[first + 1 :])
            self.rivals = _CHOSEN
            self.jump("replace")
            return
        if self.current is None:
            done = [event.copy() for event in self.done]  # a fork of this frame carries out its own
            game.frames.pop()
            if done:
                game.apply(done)
            return
        self.todo = self.todo[1:]
        open_ = self._open(game, self.current, self.used)
        if not game.taken:
            used = self.used | {one.key for one in open_}
            for one in open_:
                getattr(one, "passed_over", _nothing)(game)
            self.todo = ((self.current, used), *self.todo)
            self.jump("replace")
            return
        found = open_[int(game.taken[0][1])]
        self.busy = used = self.used | {found.key}
        made = tuple(found.change(game, self.current))
        self.made = (*self.made, *made)
        self.todo = (*((event, used) for event in made), *self.todo)
        self.jump("replace")

    def _which(self, game: Any) -> bool:
        """Ask to which of several events at once something applies that is for one of them only (1216.2, 1502.1)."""
        scarce: dict[Any, tuple[Any, list[Event]]] = {}
        for event, used in self.todo:
            if not game.rules.prohibited(game, event):
                for one in self._open(game, event, used):
                    scarce.setdefault(one.key, (one, []))[1].append(event)
        for one, events in scarce.values():
            if len(events) < 2:
                continue
            seat, among = getattr(one, "rivals", _no_rivals)(game, events)
            if len(among) > 1:
                self.rivals = tuple(place for place, (event, _) in enumerate(self.todo) if event in among)
                options = tuple(("pick", self.todo[place][0].obj) for place in self.rivals)
                prompt = "Choose to which the replacement applies"
                asked = Decision(seat, Kind.CHOOSE, "choose", game.rule, prompt, options, 1, 1)
                game.ask(_worded(game, asked, [one], None))
                return True
        return False


def _worded(game: Any, decision: Decision, found: list[Any], event: Event | None) -> Decision:
    """The question in the rulebook's words, if it has any."""
    worded = getattr(game.rules, "worded", None)
    return decision if worded is None else cast("Decision", worded(game, decision, found, event))


def _no_rivals(game: Any, events: list[Event]) -> tuple[int, list[Event]]:
    """Most apply to every event there is."""
    return 0, []


def _nothing(game: Any) -> None:
    """Most do not care that they were not applied."""


def _open_to(found: Any, game: Any, event: Event) -> bool:
    """Whether its player can choose it, where only that player knows; the question is asked all the same."""
    return bool(getattr(found, "can", _anything)(game, event))


def _anything(game: Any, event: Event) -> bool:
    return True


def _optional(found: Any) -> bool:
    """Whether one may choose not to apply a replacement; most say nothing about it."""
    return bool(getattr(found, "optional", False))
