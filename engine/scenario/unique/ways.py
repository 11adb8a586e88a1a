"""Every way in which seat A wins this turn, whatever B does.

A way is what A does: cards played, attacks, choices, in whatever order and however they are paid for. Of two
ways of which one does all that the other does and more, only the other counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from engine.kernel.decisions import Answer, Decision, Kind
from engine.scenario.unique.answers import TooWide, alike, answers
from engine.scenario.unique.places import Places
from engine.scenario.unique.posing import Posing

#: What is done, and which time in this way.
Act = tuple[str, int]
Way = frozenset[Act]
_NONE: Final[Way] = frozenset()
YOU: Final = 0  #: the seat that is to win
#: Ways that are followed from one question; a position with more makes no puzzle.
_MOST: Final = 12
#: Questions whose answers make no other way: how something is paid for, and in what order.
_ASIDE: Final = frozenset(("pay", "order", "arrange", "initiative"))
_PASS: Final = ("pass", "no", "end")


class Search:
    """One search. questions, lines: looked at, and ends of the turn met so far; near: of these ends, how many missed
    winning by little."""

    def __init__(self, posing: Posing, most: int) -> None:
        self._posing, self._most = posing, most
        self.lines = self.questions = self.near = 0
        self._known: dict[bytes, tuple[Way, ...]] = {}
        self._places = Places()
        self._turn = -1

    def found(self, game: Any) -> tuple[Way, ...]:
        """All ways from a position, the fewest acts first; the game stays as it is. Raises :class:`TooWide` where it
        takes too many questions to find out."""
        return tuple(sorted(self.ways(game.fork()), key=lambda way: (len(way), sorted(way))))

    def ways(self, game: Any) -> tuple[Way, ...]:
        """Ways from a position; the game is played on."""
        decision = settled(game)
        if self._turn < 0:
            self._turn = game.turn
        posing = self._posing
        if decision is None or game.turn != self._turn or posing.rules.decided(game):
            self.lines += 1
            if wins(posing, game):
                return (_NONE,)
            self.near += posing.rules.left(game) <= posing.rules.close
            return ()
        key = self._places.key(game)
        if key not in self._known:
            self.questions += 1
            if self.questions > self._most:
                raise TooWide
            self._known[key] = self._own(game, decision) if decision.seat == YOU else self._other(game, decision)
        return self._known[key]

    def _own(self, game: Any, decision: Decision) -> tuple[Way, ...]:
        found: tuple[Way, ...] = ()
        for answer in sorted(answers(game, decision), key=lambda one: not declines(one)):
            act = said(game, decision, answer)
            after = self.ways(_after(game, answer))
            found = fewest((*found, *(with_act(way, act) if act else way for way in after)))
            if _NONE in found:
                break  # it wins without doing any more: whatever else it does is more than it needs
        return found

    def _other(self, game: Any, decision: Decision) -> tuple[Way, ...]:
        """Ways that hold against every answer: what the seat does about each of them together."""
        found: tuple[Way, ...] = (_NONE,)
        for answer in answers(game, decision):
            after = self.ways(_after(game, answer))
            if not after:
                return ()
            found = fewest(one | two for one in found for two in after)
        return found


def wins(posing: Posing, game: Any) -> bool:
    """Whether the turn ended, or is sure to end, with seat A as the winner."""
    if game.outcome is not None:
        return bool(game.outcome.winner == YOU)
    return posing.rules.decided(game) and posing.rules.left(game) <= 0


def furthest(posing: Posing, game: Any, most: int) -> int:
    """How little B has left at the end of the turn if it answers best, and A plays best. Raises :class:`TooWide`."""
    known: dict[bytes, int] = {}
    places = Places()
    turn = -1

    def look(now: Any) -> int:
        nonlocal turn
        decision = settled(now)
        turn = now.turn if turn < 0 else turn
        if decision is None or now.turn != turn or posing.rules.decided(now):
            return posing.rules.left(now)
        key = places.key(now)
        if key not in known:
            if len(known) >= most:
                raise TooWide
            known[key] = 0  # counts as looked at
            after = (look(_after(now, answer)) for answer in answers(now, decision))
            known[key] = min(after) if decision.seat == YOU else max(after)
        return known[key]

    return look(game.fork())


def settled(game: Any) -> Decision | None:
    """The next question that has more than one answer; None at the end of the match."""
    while game.outcome is None:
        decision: Decision | None = game.decision
        if decision is None:
            game.run()
            continue
        answer = decision.forced
        if answer is None:
            return decision
        game.answer(answer)
        game.events.clear()
    return None


def _after(game: Any, answer: Answer) -> Any:
    new = game.fork()
    new.answer(answer)
    new.events.clear()
    return new


def declines(answer: Answer) -> bool:
    """Whether an answer does nothing."""
    return not answer or (len(answer) == 1 and answer[0][0] in _PASS)


def said(game: Any, decision: Decision, answer: Answer) -> str:
    """What an answer does, the same for equal cards; "" for nothing, or what makes no other way."""
    if declines(answer) or decision.purpose in _ASIDE or decision.kind in (Kind.ORDER, Kind.ARRANGE):
        return ""
    what = sorted(" ".join(_word(part) for part in alike(game, option)) for option in answer)
    return f"{decision.purpose}: {', '.join(what)}"


def _word(part: object) -> str:
    return f"{part[0]}@{part[1]}" if isinstance(part, tuple) else str(part)


def with_act(way: Way, act: str) -> Way:
    """A way with one act more."""
    return way | {(act, sum(1 for one, _ in way if one == act))}


def fewest(ways: Iterable[Way]) -> tuple[Way, ...]:
    """Those that do not all that another one does. Raises :class:`TooWide` if there are many."""
    kept: list[Way] = []
    for way in sorted(set(ways), key=len):
        if not any(one <= way for one in kept):
            kept.append(way)
    if len(kept) > _MOST:
        raise TooWide
    return tuple(kept)
