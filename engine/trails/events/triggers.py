"""Noting triggers (1211) and what else follows every group of events at once.

After each group: combat roles of those that left or were stunned end (804.7), and each valid triggered craft whose
trigger condition occurred is counted once per occurrence (1211.3). A craft counts if it was valid just before the event
(R060), or just after it where the event makes its own card valid: entering the field, being cured, being turned up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.kernel.events import Event
from engine.kernel.triggers import Pending
from engine.trails import tree as t
from engine.trails.events.drawing import note_drawn
from engine.trails.events.happenings import WAYS, Happening, happenings_of, way_matters, ways
from engine.trails.events.trigger_count import Group, gather, met, note, note_group
from engine.trails.layers.derived import Derived, Listener
from engine.trails.layers.permissions import crafts_barred
from engine.trails.query.context import Context
from engine.trails.query.filters import hears, matches
from engine.trails.state.game import Asking, Delay, TrailsGame
from engine.trails.state.thresholds import at_moment, passed
from engine.trails.tree.loading.words import BOND_BECOMES
from engine.trails.tree.zones import EXILE, FIELD, HAND, HOMEBASE, INDEX, STANDBY, TRAIL

#: What a card says of itself elsewhere than on the field (1202.5).
_OF_ITSELF = frozenset(("discards", "discards from hand", "is played", *WAYS))

#: Events after which the same objects can be targeted as before.
BESIDE = frozenset(
    ("step", "moment", "cp", "ep", "pools", "bond", "used", "passes", "resolves", "played", "clash", "turn")
    + ("proxy", "cease", "supports")  # of those that look at what waits that is remembered besides
)


def noted(game: TrailsGame, before: Derived, done: Sequence[Event]) -> None:
    """After a group of events."""
    stirring = before.stirring
    groups: dict[Listener, Group] = {}
    same = beside = game.view_cache is before
    for event in done:
        if event.kind not in BESIDE:
            beside = False
        if event.cause == "draw":
            note_drawn(game, done)
            break
    if not beside and game.reach:
        game.reach.clear()
    for event in done:
        kind = event.kind
        if (
            kind in stirring
            or (kind == "moment" and not same)  # its listeners are those there are now
            or (kind == "move" and event.to >> 1 == FIELD >> 1)  # a craft of a card that enters listens already
            or kind == "cure"  # and so does one that becomes valid with it (R060)
            or (kind == "face" and event.n)
        ):
            _hear(game, event, before.listeners, groups)
        if kind == "moment" and game.delays:
            _fire_delays(game, event)
        elif kind == "move" and game.delays and event.frm >> 1 == FIELD >> 1 != event.to >> 1:
            _fire_leaving(game, event)
    if game.combat is not None and game.combat.stage == "attacking":
        _drop_out(game)  # only now: a defending UNIT that was stunned was defending (1211.6)
    if groups:
        for listener, group in groups.items():
            note_group(game, listener, group)
    if before.sums_up:
        _emptied(game, before.listeners.get("empties hand", ()), done)
        _reached(game, before.listeners.get(BOND_BECOMES, ()), done)


def _emptied(game: TrailsGame, listeners: Iterable[Listener], done: Sequence[Event]) -> None:
    """A hand has no card left, once for all that went away from it at the same time."""
    for seat in (0, 1):
        if not game.zones[HAND + seat] and any(event.kind == "move" and event.frm == HAND + seat for event in done):
            happening = Happening("empties hand", 0, 0, seat)
            for listener in listeners:
                note(game, listener, happening)
            if "empties hand" in game.asked:
                game.history = (*game.history, happening)
                game.view_cache = None


def _reached(game: TrailsGame, listeners: Iterable[Listener], done: Sequence[Event]) -> None:
    """What bond has become, once for all that changed it at the same time.

    Noted after the group. Guard: tests/trails/1200/1211-triggered/bond_reached.yaml.
    """
    for seat, moment in passed(game.bond, done):
        happening = Happening(BOND_BECOMES, 0, 0, seat, (), moment)
        for listener in listeners:
            note(game, listener, happening)
        if BOND_BECOMES in game.hearing:
            _ask_hidden(game, happening)
        if BOND_BECOMES in game.asked:
            game.history = (*game.history, happening)
            game.view_cache = None


def _hear(game: TrailsGame, event: Event, listening: dict[str, list[Listener]], groups: dict[Listener, Group]) -> None:
    """An event that somebody may wait for. listening: who did before it; groups: who waits for several at once."""
    happenings: Iterable[Happening] = happenings_of(game, event)
    if event.kind == "move" and way_matters(game, event, listening):
        happenings = (*happenings, *ways(game, event))
    for happening in happenings:
        name = happening.name
        listeners = (game.derived.listeners if name in ("enters", "start", "end") else listening).get(name)
        if name in WAYS and event.to >> 1 == FIELD >> 1:  # as for what enters
            listeners = game.derived.listeners.get(name)
        if event.kind in ("cure", "face"):
            listeners = [*(listeners or ()), *_woken(game, event, name, listening)]
        if listeners:
            for listener in listeners:
                if listener.trigger.together:
                    gather(game, listener, happening, groups)
                else:
                    note(game, listener, happening, event)
        if name in game.hearing:
            if name in _OF_ITSELF:
                _speak_of_it(game, happening)
            _ask_hidden(game, happening)
        if name in game.asked:
            game.history = (*game.history, happening)
            if game.view_cache is not None and game.view_cache.watches:
                game.view_cache = None  # what was derived while this was noted did not know of it


def _woken(game: TrailsGame, event: Event, name: str, listening: dict[str, list[Listener]]) -> list[Listener]:
    """Crafts of a card that become valid with the event itself, as it is cured (1306.4) or, a BASE, turned face-up:
    they hear it, as those of a card that enters do (1322.1, R060). Else "when this is cured" would be dead text.

    Guard: tests/trails/1200/1211-triggered/becoming_valid.yaml.
    """
    before = listening.get(name, ())
    now = game.derived.listeners.get(name, ())
    return [one for one in now if one.obj == event.obj and not any(one.obj == old.obj for old in before)]


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


def _speak_of_it(game: TrailsGame, happening: Happening) -> None:
    """Crafts of a card that speak of its own move between other zones, or of being played (1204.2k): valid for that
    (1202.5, 1211.6a, c). A BASE that is played lies face-up and listens as any other.

    One that lies face-down, or lay so, says nothing by itself: who has no right to see it would learn what it is
    (502.2). Of one that has come into a homebase so its owner is asked (:func:`_ask_hidden`).

    Guard: tests/trails/1200/1202-validity/as_it_is_played.yaml.
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
                note(game, Listener(seat, obj.id, craft, number, card.number, trigger), happening)


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
    obj = game.objs.get(event.obj) if event.name in WAYS else None
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
        if ident == asking.happening.obj and asking.happening.name in WAYS:
            ctx = Context(asking.seat, ident, dict(asking.happening.bind))
            for number, craft in game.defn(obj).laid:
                mine = (one for one in (craft.trigger, *craft.also) if one.who == "this")
                if any(hears(game, one, asking.happening, ctx) for one in mine) and met(game, craft, ctx):
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
    return met(game, craft, ctx)


def note_conditional(game: TrailsGame) -> None:
    """Conditional triggers trigger while their condition holds and no instance of them waits (1211.9, R064)."""
    for listener in game.derived.listeners.get("while", ()):
        craft = listener.craft
        if any(item.source == listener.obj and item.craft[0] == craft for item in game.pending):
            continue
        if crafts_barred(game, listener.seat, listener.obj, triggered=True):
            continue  # its count would be lost at once, over and over again (1211.5)
        if game.switches.conditional_trigger_rearm == "after_play":
            note(game, listener, Happening("while", 0, 0, -1))
            continue
        waiting = (game.objs[ident].entry for ident in game.zones[STANDBY])
        if any(entry.source == listener.obj and entry.ability == craft for entry in waiting):
            continue
        note(game, listener, Happening("while", 0, 0, -1))


def _fire_delays(game: TrailsGame, event: Event) -> None:
    which, moment = event.extra
    for delay in game.delays:
        wanted, whose = delay.awaited
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
