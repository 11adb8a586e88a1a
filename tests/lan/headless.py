"""A player at a referee's table without any program around it: answers what it is asked, to the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from engine.kernel.decisions import Answer
from trails_desktop.lan.line.channel import Line
from trails_desktop.lan.line.sentences import Fault, say
from trails_desktop.lan.referee.games.trails import TrailsSeen as Seen
from trails_desktop.lan.referee.games.trails import read_seen
from trails_desktop.lan.referee.match import MOST_SEEN, Opened
from trails_desktop.lan.referee.talk import Spoken, Times
from trails_desktop.lan.referee.wire import Asked, Bound, Here, No, Open, Reply, Result, Sit, Talker, View


async def take_part(
    line: Line, name: str, deck: tuple[str, ...], nonce: bytes, bound: bytes, choose: Callable[[Seen], Answer | None]
) -> tuple[Opened, Bound, list[Answer]]:
    """A player's side of a hosted match, to its end: what was opened, bound, and the own answers.

    choose: the answer to what is seen, None to wait for more. Raises :class:`Lost`, :class:`Fault`.
    """
    talker, given = Talker(line), list[Answer]()
    bindings: Bound | None = None
    alive = asyncio.ensure_future(line.keep_alive())
    try:
        talker.send(Sit(name, deck, bound))
        while True:
            message = await talker.read(8 * MOST_SEEN)
            if isinstance(message, Bound):
                bindings = message
                talker.send(Open(nonce))
            elif isinstance(message, View) and bindings is not None:
                seen = read_seen(message.seen)
                decision = seen.view.decision
                if decision is not None and decision.seat == bindings.seat:
                    answer = choose(seen)
                    if answer is not None:
                        given.append(answer)
                        talker.send(Reply(seen.number, answer))
            elif isinstance(message, Result) and bindings is not None:
                return Opened(message.key, message.nonces, message.record), bindings, given
            elif isinstance(message, No):
                raise Fault(say("The referee refused: {why}", why=message.why))
            elif not isinstance(message, Here | Asked | Times | Spoken):
                raise Fault(say("A message came that no program of ours sends"))
    finally:
        alive.cancel()
        await line.close()
