"""What somebody at a referee's table has asked about the present state, and what is known of it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from trails_desktop.lan.referee.talk import Question, Slow, Told

_AT_ONCE = 40  #: questions under way; more are not asked before an answer came


class Wonders:
    """Every question is asked once as long as the state is the same; the rest is memory. No clock of its own: whoever
    hears :class:`Slow` says when to ask again.
    """

    def __init__(self) -> None:
        self._known: dict[Question, Told] = {}
        self._open: dict[int, Question] = {}
        self._held: dict[Question, None] = {}  # in order; to be asked when the referee wants to hear them
        self._ref = 0

    def wonder(self, question: Question, send: Callable[[Question], None] | None) -> Told | None:
        """What is known; if nothing is, it is asked by ``send`` (None = there is no line)."""
        asked = msgspec.structs.replace(question, ref=0)
        known = self._known.get(asked)
        if known is None and asked not in self._held and asked not in self._open.values() and send is not None:
            if len(self._open) < _AT_ONCE and not self._held:
                self._send(asked, send)
            elif len(self._held) < _AT_ONCE:
                self._held[asked] = None
        return known

    def told(self, message: Told, send: Callable[[Question], None]) -> Question | None:
        """An answer came: to which question, None if the state has changed since."""
        asked = self._open.pop(message.ref, None)
        if asked is not None:
            self._known[asked] = message
            if not self._open:
                self.again(send)
        return asked

    def slow(self, message: Slow) -> bool:
        """The referee wants to hear that later. Returns whether anybody still wants to know."""
        asked = self._open.pop(message.ref, None)
        if asked is not None:
            self._held[asked] = None
        return asked is not None

    def again(self, send: Callable[[Question], None]) -> None:
        """Ask what was held."""
        for asked in list(self._held)[: _AT_ONCE - len(self._open)]:
            del self._held[asked]
            self._send(asked, send)

    def forget(self) -> None:
        """The state is another one, or the line is lost: nothing is known."""
        self._known.clear()
        self._open.clear()
        self._held.clear()

    def _send(self, asked: Question, send: Callable[[Question], None]) -> None:
        self._ref += 1
        self._open[self._ref] = asked
        send(msgspec.structs.replace(asked, ref=self._ref))
