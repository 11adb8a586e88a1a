"""Claims about hidden cards: a condition on what somebody holds is answered by showing it, or is taken as not met.

Nobody can be made to tell what lies in a hidden zone (502.2b), and an engine that plays from one seat's knowledge
cannot see it. So whoever has the cards shows as many as wanted; that it is asked follows from public facts only.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from typing import Any, get_args

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import step
from engine.kernel.triggers import Pending
from engine.trails import tree as t
from engine.trails.query.conditions import holders, holds, secrets
from engine.trails.query.context import CLAIMED, as_seen
from engine.trails.query.filters import fitting, found
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import TrailsGame
from engine.trails.state.uses import next_mark, used_up
from engine.trails.tree.zones import INDEX

__all__ = ("CLAIMED", "Claim", "TriggerClaim", "asked", "claimed", "unclaimed")

#: What an instruction holds but does not work out itself.
_LATER = (*get_args(t.Instruction), t.Effect, *get_args(t.Craft))


def claimed(
    game: TrailsGame, frame: Effects, filters: Iterable[t.Filter], among: tuple[int, ...] | None = None
) -> bool:
    """Ask for the claims that filters of counts need, one zone after the other; True when all have been answered.

    among: only these cards can be shown: those that lay there at the moment that counts.
    """
    wanted = [(f, seat) for f in filters for seat in holders(f, frame.seat)]
    if not wanted:
        return True
    if frame.stage == 0:
        frame.bind(CLAIMED, ())
    else:
        shown = tuple(int(option[1]) for option in game.taken)
        frame.bind(CLAIMED, (*frame.regs.get(CLAIMED, ()), *shown))
        if shown:
            seat = (
                game.looking[0]
                if game.looking[0] >= 0 and {*shown} <= {*game.looking[1]}
                else wanted[frame.stage - 1][1]
            )
            game.commit(Event("reveal", ident, seat=seat, n=1, by=seat, rule="502.2b") for ident in shown)
    for stage in range(frame.stage, len(wanted)):
        frame.stage = stage
        f, seat = wanted[stage]
        there = _asked_of(game, f, seat, frame)
        if game.looking[0] >= 0 and there and game.shown.union(game.looking[1]).issuperset(there):
            seat = game.looking[0]  # who sees them says what they are: their owner may not know it (502.2b)
        fits = [one for one in _fitting(game, f, frame) if one in there and (among is None or one in among)]
        frame.bind(CLAIMED, (*frame.regs[CLAIMED], *(one for one in fits if one in game.shown)))
        if game.shown.issuperset(there) and there:  # everybody sees them
            continue
        options = tuple(("pick", ident) for ident in fits if ident not in game.shown)
        if as_seen(f.among) in frame.regs and not (game.objs.keys() & there) - game.shown:
            continue  # what nobody saw has gone where nobody shows it
        prompt = "Show the cards that the effect asks for, or none"
        source = frame.source
        game.ask(Decision(seat, Kind.CHOOSE, "choose", "502.2b", prompt, options, 0, len(options), source=source))
        return False
    return True


def _asked_of(game: TrailsGame, f: t.Filter, seat: int, frame: Effects) -> frozenset[int]:
    """The cards of a player of which a count asks what they are: of what was looked at, whatever has become of it."""
    if as_seen(f.among) not in frame.regs:
        return frozenset(game.zones[INDEX[f.zone] + seat])
    seen = (game.find(one) for one in frame.regs[as_seen(f.among)])
    return frozenset(one.id for one in seen if one is not None and one.owner == seat)


def _fitting(game: TrailsGame, f: t.Filter, frame: Effects) -> list[int]:
    ctx = frame.context()
    return fitting(game, f, ctx) if as_seen(f.among) in frame.regs else found(game, f, ctx)


def unclaimed(game: TrailsGame) -> int:
    """Index of the first trigger noted whose claims have not been answered, -1 if there is none."""
    return next((index for index, item in enumerate(game.pending) if item.event is not None), -1)


class TriggerClaim(Effects):
    """A trigger whose condition asks what hidden cards are: it counts if those who have them show them (502.2b).

    It is asked about at the next rule check (as 1211.3a does), of the cards that lay there when it triggered.
    """

    __slots__ = ("index",)

    def __init__(self, game: TrailsGame, index: int) -> None:
        item = game.pending[index]
        super().__init__(item.seat, item.source, item.number, (), dict(item.known))
        self.index = index

    @step("1211.2")
    def carry_out(self, game: TrailsGame) -> None:
        """Ask, then keep the trigger or drop it."""
        item = game.pending[self.index]
        craft, number = item.craft
        if not claimed(game, self, secrets(craft.condition), item.event):
            self.stage += 1
            self.pc = 0
            return
        mark = ("trigger", item.source, number)
        counts = holds(game, craft.condition, self.context()) and not used_up(game, craft.once, mark)
        if counts and craft.once:
            game.apply([Event("used", item.source, extra=next_mark(game, craft.once, mark))])
        kept = (Pending(item.seat, item.source, item.craft, item.known, item.number),) if counts else ()
        game.pending = (*game.pending[: self.index], *kept, *game.pending[self.index + 1 :])
        if not counts and game.shown:
            game.commit([Event("reveal", n=0)])


class Claim(Effects):
    """What the next instruction of the frame below counts among hidden cards is shown before it is carried out."""

    __slots__ = ("filters",)

    def __init__(self, frame: Effects, filters: tuple[t.Filter, ...]) -> None:
        super().__init__(frame.seat, frame.source, frame.number, (), frame.regs, frame.x, frame.cause)
        self.filters = filters

    @step("502.2b")
    def carry_out(self, game: TrailsGame) -> None:
        """Ask, then hand over what was shown."""
        if claimed(game, self, self.filters):
            game.give(self.regs[CLAIMED])
            return
        self.stage += 1
        self.pc = 0


@cache
def asked(node: t.Instruction) -> tuple[t.Filter, ...]:
    """What an instruction itself counts among hidden cards by what they are; not what it has carried out later."""
    values = (getattr(node, field.name) for field in fields(node))
    return tuple(f for value in values if not _is_later(value) for f in secrets(value))


def _is_later(value: Any) -> bool:
    return isinstance(value, _LATER) or (isinstance(value, tuple) and any(_is_later(part) for part in value))
