"""Claims about hidden cards: a condition on what somebody holds is answered by showing it, or is taken as not met.

Nobody can be made to tell what lies in a hidden zone (502.2b), and an engine that plays from one seat's knowledge
cannot see it. So whoever has the cards shows as many as wanted; that it is asked follows from public facts only.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails.matching import CLAIMED, found, secret
from engine.trails.resolving import Effects
from engine.trails.state import TrailsGame
from engine.trails.zones import INDEX

__all__ = ("CLAIMED", "claimed")


def claimed(game: TrailsGame, frame: Effects, condition: t.Condition) -> bool:
    """Ask for the claims that a condition needs, one zone after the other; True when all have been answered."""
    wanted = [(f, seat) for f in secrets(condition) for seat in _holders(f, frame.seat)]
    if not wanted:
        return True
    if frame.stage == 0:
        frame.bind(CLAIMED, ())
    else:
        shown = tuple(int(option[1]) for option in game.taken)
        frame.bind(CLAIMED, (*frame.regs.get(CLAIMED, ()), *shown))
        seat = wanted[frame.stage - 1][1]
        if shown:
            game.commit(Event("reveal", ident, seat=seat, n=1, by=seat, rule="502.2b") for ident in shown)
    if frame.stage == len(wanted):
        return True
    f, seat = wanted[frame.stage]
    fits = [ident for ident in found(game, f, frame.context()) if ident in game.zones[INDEX[f.zone] + seat]]
    options = tuple(("pick", ident) for ident in fits)
    prompt = "Show the cards that the effect asks for, or none"
    source = frame.source
    game.ask(Decision(seat, Kind.CHOOSE, "choose", "502.2b", prompt, options, 0, len(options), source=source))
    return False


def secrets(node: Any) -> Iterator[t.Filter]:
    """Filters of counts in a condition that ask what hidden cards are."""
    if isinstance(node, t.Count) and secret(node.of):
        yield node.of
    elif isinstance(node, tuple):
        for part in node:
            yield from secrets(part)
    elif is_dataclass(node):
        for field in fields(node):
            yield from secrets(getattr(node, field.name))


def _holders(f: t.Filter, seat: int) -> tuple[int, ...]:
    return (seat,) if f.whose == "you" else (seat ^ 1,) if f.whose == "opponent" else (seat, seat ^ 1)
