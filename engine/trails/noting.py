"""Noting triggers (1211) and what else follows every group of events at once.

After each group: combat roles of those that left or were stunned end (804.7), and each valid triggered craft whose
trigger condition occurred is counted once per occurrence (1211.3). A craft counts if it was valid just before the event
(R060); for cards that enter the field, just after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.kernel.events import Event
from engine.kernel.triggers import Pending
from engine.trails import tree as t
from engine.trails.claims import held
from engine.trails.conditions import at_moment, hears, holds, might_hold
from engine.trails.derive import Derived, Listener
from engine.trails.icons import BOARDED, CREWED, SUPPORTS, icon_of
from engine.trails.matching import matches
from engine.trails.pairs import came_back, parts_of
from engine.trails.reaching import BECOMES, passed
from engine.trails.registers import BECAME, CLAIMED, CREW, MUCH, Context
from engine.trails.state import Asking, Delay, Entry, TrailsGame
from engine.trails.using import next_mark, used_up
from engine.trails.zones import EXILE, FIELD, HAND, HOMEBASE, INDEX, NAMES, STANDBY, TRAIL


class Happening(NamedTuple):
    """One trigger event: its name, object (or 0), other object (or 0), the player concerned, registers to bind."""

    name: str
    obj: int
    other: int
    seat: int
    bind: tuple[tuple[str, tuple[int, ...]], ...] = ()
    moment: str = ""
    by: int = -1
    n: int = 0  #: how much bond


@dataclass(slots=True)
class Group:
    """What a craft heard that triggers once for all that happen at once."""

    first: Happening
    met: bool  #: whether its condition was met then
    idents: list[int]


_NOTHING = t.Effect((), ())

#: What happens to a card on the field, or to one that is played, that comes to lie in the trail.
_LEAVING = frozenset(("to trail", "leaves", "is ko", "is destroyed", "is countered"))

#: Cards that move between zones, whatever moves them, and by an effect.
_WAYS = ("moves", "moved")

#: What a card says of itself elsewhere than on the field (1202.5).
_OF_ITSELF = frozenset(("discards", "discards from hand", "is played", *_WAYS))

#: Events after which the same objects can be targeted as before.
_BESIDE = frozenset(
    ("step", "moment", "cp", "ep", "pools", "bond", "used", "passes", "resolves", "played", "clash", "turn")
)


def noted(game: TrailsGame, before: Derived, done: Sequence[Event]) -> None:
    """After a group of events."""
    if game.reach and (game.view_cache is not before or any(event.kind not in _BESIDE for event in done)):
        game.reach.clear()
    if any(event.cause == "draw" for event in done):
        from engine.trails.resolving import note_drawn  # its frames build on what is noted here

        note_drawn(game, done)
    stirring = before.stirring
    groups: dict[Listener, Group] = {}
    for event in done:
        kind = event.kind
        if (
            kind in stirring
            or kind == "moment"
            or (kind == "move" and event.to >> 1 == FIELD >> 1)  # a craft of a card that enters listens already
        ):
            _hear(game, event, before.listeners, groups)
        if kind == "moment" and game.delays:
            _fire_delays(game, event)
        elif kind == "move" and game.delays and event.frm >> 1 == FIELD >> 1 != event.to >> 1:
            _fire_leaving(game, event)
    if game.combat is not None and game.combat.stage == "attacking":
        _drop_out(game)  # only now: a defending UNIT that was stunned was defending (1211.6)
    for listener, group in groups.items():
        _note_group(game, listener, group)
    if "empties hand" in before.listeners or "empties hand" in game.asked:
        _emptied(game, before.listeners.get("empties hand", ()), done)
    if BECOMES in before.listeners or BECOMES in game.asked or BECOMES in game.hearing:
        _reached(game, before.listeners.get(BECOMES, ()), done)


def _emptied(game: TrailsGame, listeners: Iterable[Listener], done: Sequence[Event]) -> None:
    """A hand has no card left, once for all that went away from it at the same time."""
    for seat in (0, 1):
        if not game.zones[HAND + seat] and any(event.kind == "move" and event.frm == HAND + seat for event in done):
            happening = Happening("empties hand", 0, 0, seat)
            for listener in listeners:
                _note(game, listener, happening)
            if "empties hand" in game.asked:
                game.history = (*game.history, happening)
                game.view_cache = None


def _reached(game: TrailsGame, listeners: Iterable[Listener], done: Sequence[Event]) -> None:
    """What bond has become, once for all that changed it at the same time."""
    for seat, moment in passed(game.bond, done):
        happening = Happening(BECOMES, 0, 0, seat, (), moment)
        for listener in listeners:
            _note(game, listener, happening)
        if BECOMES in game.hearing:
            _ask_hidden(game, happening)
        if BECOMES in game.asked:
            game.history = (*game.history, happening)
            game.view_cache = None


def _hear(game: TrailsGame, event: Event, listening: dict[str, list[Listener]], groups: dict[Listener, Group]) -> None:
    """An event that somebody may wait for. listening: who did before it; groups: who waits for several at once."""
    happenings: Iterable[Happening] = _happenings(game, event)
    if event.kind == "move" and _way_matters(game, event, listening):
        happenings = (*happenings, *_ways(game, event))
    for happening in happenings:
        name = happening.name
        listeners = (game.derived.listeners if name in ("enters", "start", "end") else listening).get(name)
        if name in _WAYS and event.to >> 1 == FIELD >> 1:  # as for what enters
            listeners = game.derived.listeners.get(name)
        if listeners:
            for listener in listeners:
                if listener.trigger.together:
                    _gather(game, listener, happening, groups)
                else:
                    _note(game, listener, happening, event)
        if name in game.hearing:
            if name in _OF_ITSELF:
                _speak_of_it(game, happening)
            _ask_hidden(game, happening)
        if name in game.asked:
            game.history = (*game.history, happening)
            if game.view_cache is not None and game.view_cache.watches:
                game.view_cache = None  # what was derived while this was noted did not know of it


def _drop_out(game: TrailsGame) -> None:
    """Attacking and defending UNITs that moved, were stunned or are no UNIT any more are out (804.7, R021)."""
    combat = game.combat
    assert combat is not None
    attackers = tuple(ident for ident in combat.attackers if _fights(game, ident, combat.seat))
    target = combat.target if combat.target and _fights(game, combat.target, combat.seat ^ 1) else 0
    if attackers != combat.attackers or target != combat.target:
        left = combat._replace(attackers=attackers, target=target)
        game.apply([Event("combat", extra=left, rule="804.7")])


def _fights(game: TrailsGame, ident: int, seat: int) -> bool:
    obj = game.objs.get(ident)
    if obj is None or obj.zone != FIELD + seat or "stunned" in obj.marks:
        return False
    return "UNIT" in game.traits(ident).types


def _happenings(game: TrailsGame, event: Event) -> Iterator[Happening]:
    kind = event.kind
    if kind == "move":
        yield from _moves(game, event)
    elif kind == "stun":
        doer = event.by if event.cause == "effect" else -1
        yield Happening("is stunned", event.obj, event.src, event.seat, by=doer)
        for ident in event.extra or ((event.src,) if event.cause == "effect" else ()):
            stunner = game.find(ident)
            seat = stunner.controller if stunner else -1
            yield Happening("stuns", ident, event.obj, seat, (("it", (event.obj,)),))
            yield Happening("is stunned by", event.obj, ident, event.seat, (("it", (ident,)),))
            if event.cause == "combat":
                yield Happening("stuns in combat", ident, event.obj, seat, (("it", (event.obj,)),))
        if event.cause == "combat":
            yield Happening("is stunned in combat", event.obj, event.src, event.seat)
    elif kind == "bond":
        much = ((MUCH, (abs(event.n),)),)
        if event.n < 0:
            if event.cause == "overkill":
                source = game.find(event.src)
                yield Happening("overkill", event.src, 0, source.controller if source else -1, much)
            if event.cause == "stun":
                yield Happening("takes stun damage", 0, 0, event.seat, much)
            yield Happening("loses bond", 0, 0, event.seat, much, n=-event.n)
            yield Happening("loses much bond", 0, 0, event.seat, much, str(-event.n))
        else:
            yield Happening("gains bond", 0, 0, event.seat, much, n=event.n)
            yield Happening("gains much bond", 0, 0, event.seat, much, str(event.n))
    elif kind == "cease":  # an ability (1324.1)
        if event.cause == "counter":
            yield _countered(game, event)
    elif kind == "cure":
        yield Happening("is cured", event.obj, 0, event.seat, by=event.by)
        yield Happening("cures", event.obj, 0, event.seat, by=event.seat if event.rule == "705.6" else event.by)
    elif kind == "turn":
        yield Happening("is readied" if event.n else "is actioned", event.obj, 0, event.seat, by=event.by)
    elif kind == "face":
        yield Happening("is turned up" if event.n else "is turned down", event.obj, 0, event.seat, by=event.by)
    elif kind == "fight back":
        yield Happening("fights back", event.obj, event.src, event.seat, (("target", (event.src,)),))
    elif kind == "mark" and event.extra in ("cursed", "hexed") and event.n:
        yield Happening("is cursed", event.obj, 0, event.seat)
    elif kind == "mark" and event.n and event.rule == "1337.1":  # of what boards, the ITEM alone is marked so
        yield Happening("is boarded", event.obj, 0, event.seat)
    elif kind == "link":
        yield Happening("is linked", event.obj, 0, event.seat)
    elif kind == "mark" and event.extra in SUPPORTS and event.n:
        yield Happening("gains support", event.obj, 0, event.seat)
        if event.rule == "1220.1b":
            yield Happening("is sclm supported", event.obj, 0, event.seat)
    elif kind == "supports":
        parts = (("target", (event.src,)), ("supporter", (event.obj,)))
        yield Happening("executes support", event.obj, event.src, event.seat, parts)
    elif kind == "ep" and event.n > 0:
        yield Happening("gains ep", 0, 0, event.seat)
    elif kind == "arrange":
        yield Happening("plans", 0, 0, event.seat)
    elif kind in ("attacks", "attacks alone", "sclm attacks", "is attacked", "is sclm attacked"):
        bind = (("attackers", event.extra or ()), ("target", (event.src,) if event.src else ()))
        yield Happening(kind, event.obj, event.src, event.seat, bind)
        if kind == "attacks" and not event.src:
            yield Happening("attacks player", event.obj, 0, event.seat, bind)
    elif kind == "first attacks":
        yield Happening(kind, 0, 0, event.seat, (("attackers", event.extra),))
    elif kind == "played":
        entry: Entry = event.extra
        if entry.kind in ("card", "event", "base"):  # arts and crafts are played too, but not as that card
            yield Happening("is played", event.obj, entry.source, event.seat)
        elif entry.kind == "arts":
            played = game.find(entry.source)
            home = played is not None and played.zone >> 1 == HOMEBASE >> 1
            waits = (("it", (_waiting(game, entry),)),)
            yield Happening("plays arts", event.obj, entry.source, event.seat, waits, "homebase" if home else "hand")
        elif entry.kind == "craft":
            waits = (("it", (_waiting(game, entry),)),)
            yield Happening("plays craft", event.obj, entry.source, event.seat, waits, icon_of(entry.ability))
        yield from _aims(game, entry)
    elif kind == "moment":
        which, moment = event.extra
        yield Happening(which, 0, 0, event.seat, (), moment)
        if moment == "combat" and event.rule == "804.13" and game.combat is not None:  # it came to one, and is over now
            yield Happening("combat ends", 0, 0, -1)


def _waiting(game: TrailsGame, entry: Entry) -> int:
    """What waits in standby of something that was played, 0 if nothing does."""
    return next((ident for ident in game.zones[STANDBY] if game.objs[ident].entry is entry), 0)


def _aims(game: TrailsGame, entry: Entry) -> Iterator[Happening]:
    """What was chosen as a target when something was played (1204.2d); other: what waits in standby."""
    if entry.targets:
        waiting = _waiting(game, entry)
        for ident in dict.fromkeys(ident for _, chosen in entry.targets for ident in chosen):
            yield Happening("is targeted", ident, waiting, entry.seat, by=entry.seat)


def _moves(game: TrailsGame, event: Event) -> Iterator[Happening]:
    old_field, new_field = event.frm >> 1 == FIELD >> 1, event.to >> 1 == FIELD >> 1
    crew: tuple[tuple[str, tuple[int, ...]], ...] = ()
    if new_field and not old_field:
        yield Happening("enters", event.new, 0, event.to & 1)
    elif old_field and not new_field:
        old = game.find(event.obj)
        seat = old.controller if old else event.seat
        if old and (BOARDED in old.marks or CREWED in old.marks):
            crew = ((CREW, came_back(game, event.obj)),)
        yield Happening("leaves", event.obj, event.src, seat, crew, by=event.by)
    if event.rule == "1337.1":
        yield Happening("boards", event.obj if old_field else event.new, event.extra.host, event.seat, by=event.by)
    if event.to >> 1 == TRAIL >> 1:
        where = event.obj if old_field else event.new  # which side a trigger looks at (1211.6, R062)
        yield Happening("to trail", where, event.src, event.to & 1, crew, by=event.by)
        if event.cause == "rebuild":
            yield Happening("is rebuilt", where, event.src, event.seat, by=event.by)
        if event.cause == "ko":
            yield Happening("is ko", event.obj, event.src, event.seat, crew, by=event.by)
        elif event.cause == "destroy":
            yield Happening("is destroyed", event.obj, event.src, event.seat, crew, by=event.by)
        elif event.cause == "discard":
            yield Happening("discards", event.new, event.src, event.seat, by=_doer(game, event))
            if event.frm >> 1 == HAND >> 1:
                yield Happening("discards from hand", event.new, event.src, event.seat, by=_doer(game, event))
    if event.cause == "counter":
        yield _countered(game, event)
    if event.cause == "draw":
        yield Happening("draws", event.new, 0, event.seat)


def _countered(game: TrailsGame, event: Event) -> Happening:
    """A card or an ability that waited."""
    waiting = game.find(event.obj)
    seat = waiting.controller if waiting is not None else -1
    return Happening("is countered", event.obj, event.src, seat, by=event.by)


def _way_matters(game: TrailsGame, event: Event, listening: dict[str, list[Listener]]) -> bool:
    """Whether somebody waits for cards that move between certain zones."""
    entering = event.to >> 1 == FIELD >> 1
    return any(
        name in listening or name in game.hearing or name in game.asked or (entering and name in game.derived.listeners)
        for name in _WAYS
    )


def _ways(game: TrailsGame, event: Event) -> Iterator[Happening]:
    """A move as a way between zones, seen where 1211.6 says: on the field, else where it is public, else at its end."""
    from engine.trails.resolving import effect_of

    old, new = NAMES[event.frm >> 1], NAMES[event.to >> 1]
    if old == new or new == "standby" or (old, new) in (("deck", "hand"), ("standby", "field")):
        return
    before = old == "field" or new in ("hand", "deck")
    obj = game.find(event.obj if before else event.new)
    if obj is None:
        return
    doer = effect_of(game)
    for way in (f"{old} {new}", f" {new}") if old != "standby" else (f" {new}",):  # no text names that place
        yield Happening("moves", obj.id, event.src, obj.owner, (), way, event.by)
        if doer >= 0:
            yield Happening("moved", obj.id, event.src, obj.owner, (), way, doer)


def _speak_of_it(game: TrailsGame, happening: Happening) -> None:
    """Crafts of a card that speak of its own move between other zones, or of being played (1204.2k): valid for that
    (1202.5, 1211.6a, c). A BASE that is played lies face-up and listens as any other.

    One that lies face-down, or lay so, says nothing by itself: who has no right to see it would learn what it is
    (502.2). Of one that has come into a homebase so its owner is asked (:func:`_ask_hidden`).
    """
    obj = game.find(happening.obj)
    if obj is None or obj.zone >> 1 == FIELD >> 1 or not obj.known or not obj.cards:
        return
    card = game.defn(obj)
    played = happening.name == "is played"
    if played and card.based:
        return
    shown = obj.zone >> 1 == HOMEBASE >> 1 and obj.face_up
    if obj.zone != STANDBY and obj.zone >> 1 not in (TRAIL >> 1, EXILE >> 1) and not shown:
        return
    seat = obj.controller if played else obj.owner
    for number, craft in card.moving:
        for trigger in (craft.trigger, *craft.also):
            if trigger.who == "this" and trigger.event == happening.name:
                _note(game, Listener(seat, obj.id, craft, number, card.number, trigger), happening)


def _doer(game: TrailsGame, event: Event) -> int:
    """Whose effect it is, -1 if it is a cost (1203.1)."""
    from engine.trails.resolving import Effects  # its frames build on what is noted here

    frame = next((frame for frame in reversed(game.frames) if isinstance(frame, Effects)), None)
    return -1 if frame is not None and frame.cause == "cost" else event.by


def _ask_hidden(game: TrailsGame, event: Happening) -> None:
    """Whoever has cards in a hidden zone is asked, if any card of either deck could answer there (1211.3a, R061).

    Which cards these are plays no part in it: the question gives nothing away. So is the owner of a card that was put
    face-down into a homebase, if any card of either deck speaks of that.
    """
    crafts = dict.fromkeys(craft for card in game.world for craft in card.hidden)
    laid = _laid(game, event)
    for seat in (game.primary, game.primary ^ 1):
        for zone in ("hand", "homebase"):
            held = tuple(obj.id for obj in game.there(INDEX[zone] + seat) if zone == "hand" or not obj.face_up)
            heard = any(craft.zone == zone and hidden_hears(game, craft, seat, 0, event) for craft in crafts)
            if not heard and zone == "homebase" and laid == seat:
                held, heard = (event.obj,), True
            if held and heard:
                game.asking = (*game.asking, Asking(seat, zone, held, event))


def _laid(game: TrailsGame, event: Happening) -> int:
    """The owner of a card that has come face-down into a homebase, where a craft may wait for that; else -1."""
    obj = game.objs.get(event.obj) if event.name in _WAYS else None
    if obj is None or obj.zone >> 1 != HOMEBASE >> 1 or obj.face_up:
        return -1
    return obj.owner if any(_of_own_way(craft, event) for card in game.world for _, craft in card.laid) else -1


def _of_own_way(craft: t.Triggered, event: Happening) -> bool:
    """Whether a craft may wait for such a way of its own card, as far as everybody can tell."""
    return any(
        one.who == "this" and one.event == event.name and at_moment(one, event.moment)
        for one in (craft.trigger, *craft.also)
    )


def answering(game: TrailsGame, asking: Asking) -> dict[int, list[tuple[int, t.Triggered]]]:
    """Hidden cards that may be revealed for their triggered crafts, with the crafts by number."""
    out: dict[int, list[tuple[int, t.Triggered]]] = {}
    for ident in asking.held:
        obj = game.objs.get(ident)
        if obj is None or not obj.known:
            continue
        for number, craft in enumerate(game.defn(obj).hidden, start=1):
            if craft.zone == asking.zone and hidden_hears(game, craft, asking.seat, ident, asking.happening):
                out.setdefault(ident, []).append((number, craft))
        if ident == asking.happening.obj and asking.happening.name in _WAYS:
            ctx = Context(asking.seat, ident, dict(asking.happening.bind))
            for number, craft in game.defn(obj).laid:
                mine = (one for one in (craft.trigger, *craft.also) if one.who == "this")
                if any(hears(game, one, asking.happening, ctx) for one in mine) and _met(game, craft, ctx):
                    out.setdefault(ident, []).append((number, craft))
    return out


def hidden_hears(game: TrailsGame, craft: t.Triggered, seat: int, this: int, event: Happening) -> bool:
    """Whether an event is what a craft in a hidden zone waits for."""
    trigger = craft.trigger
    if trigger.event != event.name or (trigger.moment and not at_moment(trigger, event.moment)):
        return False
    if trigger.player != "each" and event.seat >= 0 and (event.seat == seat) is not (trigger.player == "you"):
        return False
    ctx = Context(seat, this, {**({"it": (event.obj,)} if event.obj else {}), **dict(event.bind)})
    if trigger.who is not None:
        obj = game.find(event.obj)
        if not isinstance(trigger.who, t.Filter) or obj is None or not matches(game, trigger.who, obj, ctx):
            return False
    if (trigger.other is not None or trigger.by) and not hears(game, trigger, event, ctx):
        return False
    return _met(game, craft, ctx)


def _heard_by(game: TrailsGame, listener: Listener, event: Happening) -> Context:
    """Where a listener asks what an event is."""
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


def _note(game: TrailsGame, listener: Listener, event: Happening, move: Event | None = None) -> None:
    ctx = _heard_by(game, listener, event)
    if hears(game, listener.trigger, event, ctx) and _met(game, listener.craft, ctx):
        if move is not None and event.name in _LEAVING and move.to >> 1 == TRAIL >> 1:
            event = event._replace(bind=(*event.bind, (BECAME, _became(game, move))))
        _count(game, listener, event)


def _became(game: TrailsGame, move: Event) -> tuple[int, ...]:
    """What came to lie in a trail, and what it is there: of a linked pair, both cards (ja:1336.1, R092)."""
    gone = game.find(move.obj)
    both = parts_of(game, gone, (TRAIL, TRAIL + 1)) if gone is not None and len(gone.cards) > 1 else ()
    return tuple(part for new in both or (move.new,) for part in (move.obj, new))


def _gather(game: TrailsGame, listener: Listener, event: Happening, groups: dict[Listener, Group]) -> None:
    """One of those that happen at once, for a craft that triggers once for all of them."""
    ctx = _heard_by(game, listener, event)
    if not hears(game, listener.trigger, event, ctx):
        return
    group = groups.get(listener)
    if group is None:
        groups[listener] = Group(event, _met(game, listener.craft, ctx), [event.obj])
    else:
        group.idents.append(event.obj)


def _note_group(game: TrailsGame, listener: Listener, group: Group) -> None:
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


def _met(game: TrailsGame, craft: t.Triggered, ctx: Context) -> bool:
    """Whether the condition of a craft is met, or may be: what it asks of hidden cards is claimed later (502.2b).

    Nobody is asked about it over and over again: a conditional trigger is taken as if nothing were shown.
    """
    if not craft.claims or craft.condition is None:
        return holds(game, craft.condition, ctx)
    if craft.trigger.event == "while":
        return holds(game, craft.condition, ctx._replace(regs={**ctx.regs, CLAIMED: ()}))
    return might_hold(game, craft.condition, ctx)


def note_conditional(game: TrailsGame) -> None:
    """Conditional triggers trigger while their condition holds and no instance of them waits (1211.9, R064)."""
    for listener in game.derived.listeners.get("while", ()):
        craft = listener.craft
        if any(item.source == listener.obj and item.craft[0] == craft for item in game.pending):
            continue
        if game.switches.conditional_trigger_rearm == "after_play":
            _note(game, listener, Happening("while", 0, 0, -1))
            continue
        waiting = (game.objs[ident].entry for ident in game.zones[STANDBY])
        if any(entry.source == listener.obj and entry.ability == craft for entry in waiting):
            continue
        _note(game, listener, Happening("while", 0, 0, -1))


def _fire_delays(game: TrailsGame, event: Event) -> None:
    which, moment = event.extra
    for delay in game.delays:
        wanted, _, whose = delay.moment.partition(" of ")  # "draw step of opponent"
        if which != delay.edge or wanted != moment:
            continue
        if not whose or (event.seat == delay.seat) is (whose == "you"):
            _fire(game, delay, t.Trigger(which, moment=moment))


def _fire_leaving(game: TrailsGame, event: Event) -> None:
    """What waits for its source to leave the field."""
    for delay in game.delays:
        if delay.edge == "when" and delay.source == event.obj:
            _fire(game, delay, t.Trigger("leaves", "this"))


def _fire(game: TrailsGame, delay: Delay, trigger: t.Trigger) -> None:
    craft = t.Triggered(trigger, t.Effect((), delay.then))
    pending = Pending(delay.seat, delay.source, (craft, 0), delay.known, delay.number)
    game.pending = (*game.pending, pending)
    game.apply([Event("delay", n=0, extra=delay)])
