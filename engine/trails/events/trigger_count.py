"""Whether a craft hears what happens, and its trigger count (1211.3), for all at once or for each."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.events import Event
from engine.kernel.triggers import Pending
from engine.trails import tree as t
from engine.trails.events.happenings import Happening
from engine.trails.layers.derived import Listener
from engine.trails.query.conditions import held, holds, might_hold
from engine.trails.query.context import BECAME, CLAIMED, Context
from engine.trails.query.filters import hears
from engine.trails.state.game import Entry, TrailsGame
from engine.trails.state.pairs import parts_of
from engine.trails.state.uses import next_mark, used_up
from engine.trails.tree.zones import STANDBY, TRAIL


@dataclass(slots=True)
class Group:
    """What a craft heard that triggers once for all that happen at once."""

    first: Happening
    met: bool  #: whether its condition was met then
    idents: list[int]


_NOTHING = t.Effect((), ())

#: What happens to a card on the field, or to one that is played, that comes to lie in the trail.
_LEAVING = frozenset(("to trail", "leaves", "is ko", "is destroyed", "is countered", "kos", "destroys"))


def _heard_by(game: TrailsGame, listener: Listener, event: Happening) -> Context:
    """Where a listener asks what an event is.

    Here "it" in the craft's own condition is bound, as :func:`_count` does for its effect.
    """
    regs = dict(event.bind)
    if listener.objs and isinstance(listener.trigger.who, str):
        regs[listener.trigger.who] = listener.objs
    if "it" not in regs and _is_it(listener, event):
        regs["it"] = (event.obj,)  # a condition asks of it, too
    if listener.craft.counters:
        regs[t.WAITING] = _told_of(game, event)
    return Context(listener.seat, listener.obj, regs)


def _is_it(listener: Listener, event: Happening) -> bool:
    """Whether "it" is what the event happened to, which may be the craft's own card."""
    return bool(event.obj) and (event.obj != listener.obj or isinstance(listener.trigger.who, t.Filter))


def note(game: TrailsGame, listener: Listener, event: Happening, move: Event | None = None) -> None:
    """One happening, for a craft that triggers for each. move: the move that it is, if it is one."""
    ctx = _heard_by(game, listener, event)
    if hears(game, listener.trigger, event, ctx) and met(game, listener.craft, ctx):
        if move is not None and event.name in _LEAVING and move.to >> 1 == TRAIL >> 1:
            event = event._replace(bind=(*event.bind, (BECAME, _became(game, move))))
        _count(game, listener, event)


def _became(game: TrailsGame, move: Event) -> tuple[int, ...]:
    """What came to lie in a trail, and what it is there: of a linked pair, both cards (ja:1336.1, R092)."""
    gone = game.find(move.obj)
    both = parts_of(game, gone, (TRAIL, TRAIL + 1)) if gone is not None and len(gone.cards) > 1 else ()
    return tuple(part for new in both or (move.new,) for part in (move.obj, new))


def gather(game: TrailsGame, listener: Listener, event: Happening, groups: dict[Listener, Group]) -> None:
    """One of those that happen at once, for a craft that triggers once for all of them."""
    ctx = _heard_by(game, listener, event)
    if not hears(game, listener.trigger, event, ctx):
        return
    group = groups.get(listener)
    if group is None:
        groups[listener] = Group(event, met(game, listener.craft, ctx), [event.obj])
    else:
        group.idents.append(event.obj)


def note_group(game: TrailsGame, listener: Listener, group: Group) -> None:
    """A craft triggers once for all that it heard: its "it" is all of them."""
    objs = tuple(dict.fromkeys(group.idents))
    if group.met and len(objs) >= listener.trigger.together:
        first = group.first
        _count(game, listener, first._replace(bind=(*(part for part in first.bind if part[0] != "it"), ("it", objs))))


def _count(game: TrailsGame, listener: Listener, event: Happening) -> None:
    """The trigger count of a craft rises by one (1211.3)."""
    if listener.ends:
        if not any(lasting.stamp == listener.ends for lasting in game.effects):
            return  # it has triggered
        game.apply([Event("expire", extra=(listener.ends,), rule="1211.8")])
        if listener.craft.effect == _NOTHING:
            return  # it was there only to end the effect
    claims = listener.craft.claims and listener.trigger.event != "while"
    mark = ("trigger", listener.obj, listener.number_of_craft)
    if listener.craft.once:
        if used_up(game, listener.craft.once, mark):
            return
        if not claims:
            game.apply([Event("used", listener.obj, extra=next_mark(game, listener.craft.once, mark))])
    bind = dict(event.bind)
    if "it" not in bind and _is_it(listener, event):
        bind["it"] = (event.obj,)
    if listener.craft.counters:
        bind[t.WAITING] = _told_of(game, event)
    if listener.craft.personal and event.seat >= 0:
        bind[t.THAT_PLAYER.who] = (event.seat,)
    known = tuple(bind.items())
    item = Pending(listener.seat, listener.obj, (listener.craft, listener.number_of_craft), known, listener.number)
    if claims and listener.craft.condition is not None:
        item.event = held(game, listener.craft.condition, listener.seat)
    game.pending = (*game.pending, item)


def _told_of(game: TrailsGame, event: Happening) -> tuple[int, ...]:
    """What waits in standby of which an event tells: the arts or craft that was played, or what aims at something."""
    waits = (ident for ident in reversed(game.zones[STANDBY]) if _played_as(game.objs[ident].entry, event))
    return (event.other if event.name == "is targeted" else next(waits, 0),)


def _played_as(entry: Entry | None, event: Happening) -> bool:
    """Whether what waits in standby is the arts or craft that was just played."""
    kind = "arts" if event.name == "plays arts" else "craft"
    return entry is not None and entry.source == event.other and entry.kind == kind


def met(game: TrailsGame, craft: t.Triggered, ctx: Context) -> bool:
    """Whether the condition of a craft is met, or may be: what it asks of hidden cards is claimed later (502.2b).

    Nobody is asked about it over and over again: a conditional trigger is taken as if nothing were shown.
    """
    if not craft.claims or craft.condition is None:
        return holds(game, craft.condition, ctx)
    if craft.trigger.event == "while":
        return holds(game, craft.condition, ctx.knowing(CLAIMED, ()))
    return might_hold(game, craft.condition, ctx)
