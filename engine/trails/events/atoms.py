"""The writers of Trails: one atom a kind of event, built on the kernel's.

Each returns whether anything changed; an event that changes nothing is dropped (104.3: becoming what one already is, is
no event). ``ATOMS`` is the whole list; nothing else writes the state of a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.kernel import atoms as k
from engine.kernel.events import Event
from engine.kernel.objects import Obj
from engine.trails.cards.icons import BOARDED, CREWED, LINKED_PAIR
from engine.trails.events.arrival import enters_actioned
from engine.trails.events.pairs import link
from engine.trails.query.context import REMOVED, REMOVED_BY
from engine.trails.query.disclosure import arrange_unseen, arrived, disclose
from engine.trails.state.durations import SOMETIME, left_out, passed, renewed, spans
from engine.trails.state.game import BOND, NO_LOOP, THROUGH, Combat, Delay, Entry, Fought, Lasting, TrailsGame
from engine.trails.state.pairs import disembark, part
from engine.trails.tree.loading.words import HELD
from engine.trails.tree.reads import speaks_of
from engine.trails.tree.zones import DECK, EXILE, FIELD, HAND, HOMEBASE, STANDBY, TRAIL

STUNNED = "stunned"
SUPPORT = "support"


class Arrival(NamedTuple):
    """How a moved card arrives (503.1a, 503.2a: ready and face-up unless said)."""

    ready: bool = True
    face_up: bool = True
    bottom: bool = False
    controller: int | None = None
    entry: Entry | None = None
    marks: frozenset[str] = frozenset()
    host: int = 0  #: what it is a crew of (1337)


_PLAIN = Arrival()


def dealt(game: TrailsGame, obj: Obj) -> Obj:
    """The card of a deck with its identity, if it may be known here. What reaches into decks is derived anew."""
    known = obj.known
    obj = k.deal(game, obj)
    if obj.known and not known and game.view_cache is not None and "zones" in game.view_cache.watches:
        game.view_cache = None
    return obj


def supposed_up(game: TrailsGame, obj: Obj) -> TrailsGame:
    """A copy of the game in which a card lies face-up, and that is all that has changed."""
    then = game.fork()
    then.objs[obj.id] = obj.but(face_up=True)
    then.reach.clear()
    then.view_cache = None
    return then


def move(game: TrailsGame, event: Event) -> bool:
    """A card changes zones (502.3). From field to field it stays the same card."""
    obj = game.objs.get(event.obj)
    if obj is None:
        return False
    if obj.zone >> 1 == DECK >> 1:
        obj = dealt(game, obj)
    how: Arrival = event.extra or _PLAIN
    if event.to >= FIELD and (how.face_up or event.to >> 1 != HOMEBASE >> 1):
        obj = disclose(game, obj)
    same = obj.zone >> 1 == FIELD >> 1 and event.to >> 1 == FIELD >> 1
    if event.to >> 1 == FIELD >> 1 and not same and how.ready and enters_actioned(game, obj, event.to & 1):
        how = how._replace(ready=False)
    if same and obj.zone == event.to:
        return False
    if event.to >> 1 == EXILE >> 1 and event.src and _keeps(game, event.src):
        how = how._replace(marks=how.marks | {f"{REMOVED_BY}{event.src}"})
    old = obj
    new = k.move(
        game,
        event,
        traits=None if obj.zone >> 1 == DECK >> 1 or not obj.known else game.traits(obj.id),
        same=same,
        controller=how.controller if how.controller is not None else event.to & 1 if event.to < STANDBY else None,
        ready=how.ready,
        face_up=how.face_up,
        bottom=how.bottom,
        entry=how.entry,
    )
    event.seat = event.seat if event.seat >= 0 else obj.owner
    if event.to >> 1 == HAND >> 1:
        arrived(game, event.to & 1)
    if how.marks:
        new = k.change(game, new, marks=how.marks, host=how.host)
    if old.marks and not same:
        if LINKED_PAIR in old.marks:
            part(game, old, new, how.bottom, how.marks)
        if (BOARDED in old.marks or CREWED in old.marks) and old.zone >> 1 == FIELD >> 1:
            disembark(game, old.id, Arrival(ready=False))
    if game.effects and not same and _keeps_effects(event):
        game.effects = tuple(
            lasting._replace(objs=tuple(event.new if ident == obj.id else ident for ident in lasting.objs))
            if obj.id in lasting.objs and lasting.until != HELD
            else lasting
            for lasting in game.effects
        )
    return True


def _keeps(game: TrailsGame, source: int) -> bool:
    """Whether a card goes on to speak of what it removes from the game."""
    obj = game.find(source)
    if obj is None or not obj.cards or not obj.known:
        return False
    return game.defn(obj).keeps_removed or any(speaks_of(craft, REMOVED) for craft in game.traits(source).gained)


def _keeps_effects(event: Event) -> bool:
    """Effects go with a card that is played (1204.2i-1, 1205.1c-4) and with direct moves between zones that have an
    orientation (502.3a, R047)."""
    near = (FIELD >> 1, HOMEBASE >> 1)
    frm, to = event.frm >> 1, event.to >> 1
    if event.cause == "play":
        return to == STANDBY >> 1 or (frm == STANDBY >> 1 and to in near)
    return frm in near and to in near


def turn(game: TrailsGame, event: Event) -> bool:
    """Ready (n = 1) or action (n = 0) a card (1315). A stunned UNIT does not ready (1306.2b)."""
    obj = game.objs.get(event.obj)
    if obj is None or obj.ready is bool(event.n) or (event.n and STUNNED in obj.marks):
        return False
    k.change(game, obj, ready=bool(event.n))
    event.seat = obj.controller
    return True


def face(game: TrailsGame, event: Event) -> bool:
    """Turn a card face-up (n = 1) or face-down (n = 0) (1316)."""
    obj = game.objs.get(event.obj)
    if obj is None or obj.face_up is bool(event.n) or STUNNED in obj.marks:
        return False
    if event.n:
        obj = disclose(game, obj)
    game.stamp += 1
    k.change(game, obj, face_up=bool(event.n), stamp=game.stamp)
    event.seat = obj.controller
    return True


def stun(game: TrailsGame, event: Event) -> bool:
    """Stun a UNIT: face-down, actioned, and at the same time stun damage for its controller (1306, R055).

    A card that is ITEM and UNIT at once is destroyed instead (1306.5, R056). n: whom its effect spares that damage, as
    bits by seat.
    """
    obj = game.objs.get(event.obj)
    if obj is None or obj.zone >> 1 != FIELD >> 1 or STUNNED in obj.marks:
        return False
    traits = game.traits(obj.id)
    if "UNIT" not in traits.types:
        return False
    if "ITEM" in traits.types:
        game.also(put_away(game, obj.id, "destroy", _player_of(event), event.src, "1306.5"))
        return False
    k.change(game, obj, ready=False, face_up=False, marks=obj.marks | {STUNNED})
    event.seat = obj.controller
    damage = stun_damage(game, obj, event)
    if damage.n:
        if game.derived.replacers:
            damage = game.rules.changed(game, damage)
        if damage.n:
            game.also(damage)
    return True


def stun_damage(game: TrailsGame, obj: Obj, stunned: Event) -> Event:
    """What the controller of a UNIT that is stunned loses with it (1306.3); nothing where something spares it."""
    traits, seat = game.traits(obj.id), obj.controller
    spared = "no stun damage" in traits.rules or "no stun damage" in game.derived.player_rules[seat]
    spared = spared or bool(stunned.n >> seat & 1)
    lost = 0 if spared else max(0, traits.cp or 0)
    return Event("bond", obj.id, seat=seat, n=-lost, src=stunned.src, by=stunned.by, cause="stun", rule="1306.3")


def cure(game: TrailsGame, event: Event) -> bool:
    """End the stunned state: face-up and actioned (1306.4, 1308)."""
    obj = game.objs.get(event.obj)
    if obj is None or STUNNED not in obj.marks:
        return False
    game.stamp += 1
    k.change(game, obj, face_up=True, ready=False, marks=obj.marks - {STUNNED}, stamp=game.stamp)
    event.seat = obj.controller
    return True


def mark(game: TrailsGame, event: Event) -> bool:
    """Give (n = 1) or take (n = 0) the attribute named in ``extra`` (401)."""
    obj = game.objs.get(event.obj)
    if obj is None or (event.extra in obj.marks) is bool(event.n):
        return False
    k.change(game, obj, marks=obj.marks | {event.extra} if event.n else obj.marks - {event.extra})
    event.seat = obj.controller
    return True


def bond(game: TrailsGame, event: Event) -> bool:
    """Gain or lose bond. Gains stop at 40 and count only what was added; losses have no floor (R012)."""
    now = game.bond[event.seat]
    after = min(now + event.n, max(BOND, now)) if event.n > 0 else now + event.n
    if after == now:
        return False
    event.n = after - now
    game.bond = _with(game.bond, event.seat, after)
    return True


def cp(game: TrailsGame, event: Event) -> bool:
    """Change a CP pool (302.1)."""
    if event.n == 0:
        return False
    game.cp = _with(game.cp, event.seat, max(0, game.cp[event.seat] + event.n))
    return True


def ep(game: TrailsGame, event: Event) -> bool:
    """Change an EP pool (302.1)."""
    if event.n == 0:
        return False
    game.ep = _with(game.ep, event.seat, max(0, game.ep[event.seat] + event.n))
    return True


def pools(game: TrailsGame, event: Event) -> bool:
    """Both players' pools empty at the end of a step or phase (302.1b, R001)."""
    left = tuple(lasting for lasting in game.effects if lasting.until != "through step")
    if game.cp == (0, 0) and game.ep == (0, 0) and len(left) == len(game.effects):
        return False
    game.effects = left
    game.cp = game.ep = (0, 0)
    return True


def failed_draw(game: TrailsGame, event: Event) -> bool:
    """Somebody tried to draw from an empty deck; looked at by the next rule processing (1102.1)."""
    if event.seat in game.failed:
        return False
    game.failed = (*game.failed, event.seat)
    return True


def draws_judged(game: TrailsGame, event: Event) -> bool:
    """Rule processing has looked at the failed draws (R007: they do not strike later)."""
    game.failed = ()
    return True


def effect(game: TrailsGame, event: Event) -> bool:
    """A continuous effect begins (1215), or waits for the turn it is for (1215.7)."""
    lasting: Lasting = event.extra
    if lasting.until == "next turn":
        lasting = lasting._replace(until="turn", begins=game.turn + 1)
    elif lasting.until.startswith("in "):
        lasting = lasting._replace(begins=SOMETIME)
    game.stamp += 1
    game.effects = (*game.effects, lasting._replace(stamp=game.stamp))
    return True


def expire(game: TrailsGame, event: Event) -> bool:
    """Effects with one of the durations, or of the ages, in ``extra`` end (705.7, 804.13a, 1211.8), and support given
    for the turn (R052).
    """
    scopes = event.extra
    left = tuple(
        lasting
        for lasting in game.effects
        if (lasting.until not in scopes or lasting.begins > game.turn) and lasting.stamp not in scopes
    )
    changed = len(left) != len(game.effects)
    game.effects = left
    return changed


def combat(game: TrailsGame, event: Event) -> bool:
    """The attack is proposed, goes on with other participants, or ends (extra None)."""
    state: Combat | None = event.extra
    if state == game.combat:
        return False
    game.fought = (*game.fought, *_out(game, game.combat, state)) if game.combat is not None else ()
    game.combat = state
    return True


def _out(game: TrailsGame, before: Combat, now: Combat | None) -> Iterator[Fought]:
    """Those that are in the attack no more: what they were there is asked later (1221.1)."""
    if before.stage != "attacking":
        return
    attackers, target = ((), 0) if now is None else (now.attackers, now.target)
    alone, sclm = len(before.attackers) == 1, before.sclm
    player = before.target_seat >= 0
    roles = ("attacking", "combating", *("attacking alone",) * alone, *("sclm attacking",) * sclm)
    roles += ("attacking player",) * player
    for ident in before.attackers:
        if ident not in attackers:
            yield Fought(ident, roles, ident not in game.objs)
    if before.target and before.target != target:
        yield Fought(before.target, ("defending", "combating"), before.target not in game.objs)


def step(game: TrailsGame, event: Event) -> bool:
    """A phase or step begins. extra: (phase, step, seat or -1)."""
    if any(spans(lasting.until) for lasting in game.effects):
        before = (game.phase, game.step, game.step_seat)
        if event.rule == "802.1" and game.phase == "combat":
            game.effects = renewed(game.effects, ("combat", "", -1), game.turn)
        elif event.rule in _STEPS and before == event.extra:
            game.effects = renewed(game.effects, before, game.turn)
        else:
            game.effects = passed(game.effects, before, event.extra, game.turn)
    game.phase, game.step, game.step_seat = event.extra
    game.loop = NO_LOOP
    return True


#: With which rules a step begins that may come once more after it was there.
_STEPS = ("703.6", "703.7", "703.8")


def skips(game: TrailsGame, event: Event) -> bool:
    """A step or a phase (seat -1) is left out. extra: which."""
    if any(spans(lasting.until) for lasting in game.effects):
        game.effects = left_out(game.effects, event.extra, event.seat)
    return True


def loops(game: TrailsGame, event: Event) -> bool:
    """A loop was repeated n times (1501.1a, b). extra: what may not be begun again."""
    game.loop = event.extra
    return True


def turn_start(game: TrailsGame, event: Event) -> bool:
    """A new turn; what was used once a turn is free again, and old last known information goes."""
    game.turn += 1
    game.chain = 0
    game.used = frozenset()
    game.history = ()
    game.fought = ()
    game.effects = tuple(lasting for lasting in game.effects if lasting.until != "to next turn")
    if any(lasting.until == THROUGH for lasting in game.effects):  # this is the turn with which they end (1215.9)
        game.effects = tuple(
            lasting._replace(until="turn") if lasting.until == THROUGH else lasting for lasting in game.effects
        )
    if not game.pending and not game.delays and not any(lasting.crafts for lasting in game.effects):
        game.lki.clear()
    event.n = game.turn
    return True


def initiative(game: TrailsGame, event: Event) -> bool:
    """The initiative passes to a seat (603.1a, 705.9)."""
    game.initiative = event.seat
    return True


def used(game: TrailsGame, event: Event) -> bool:
    """Remember that something was used this turn (extra: any plain tuple)."""
    if event.extra in game.used:
        return False
    game.used |= {event.extra}
    return True


def proxy(game: TrailsGame, event: Event) -> bool:
    """A proxy of a card or ability goes to standby (1204.2i, j)."""
    entry: Entry = event.extra
    obj = k.create(game, STANDBY, owner=entry.seat, entry=entry)
    event.new = obj.id
    event.seat = entry.seat
    return True


def cease(game: TrailsGame, event: Event) -> bool:
    """A proxy ends (1205.1c, d; R045)."""
    obj = game.objs.get(event.obj)
    if obj is None:
        return False
    k.remove(game, obj)
    return True


def look(game: TrailsGame, event: Event) -> bool:
    """A seat is shown cards (extra: ids; empty = no more). Also deals what it is to see."""
    idents: tuple[int, ...] = event.extra
    for ident in idents:
        obj = game.objs[ident]
        if obj.zone >> 1 == DECK >> 1:
            dealt(game, obj)
    game.looking = (event.seat if idents else -1, idents)
    return True


def reveal(game: TrailsGame, event: Event) -> bool:
    """Show a hidden card to everybody (1311), or stop showing (n = 0)."""
    if event.n:
        obj = game.objs.get(event.obj)
        if obj is not None:
            disclose(game, dealt(game, obj) if obj.zone >> 1 == DECK >> 1 else obj)
        game.shown = game.shown | {event.obj}
    elif game.shown:  # what triggered stays shown until its craft is done (1211.3c)
        waiting = {game.objs[ident].entry.source for ident in game.zones[STANDBY] if ident != event.obj}
        game.shown &= waiting | {item.source for item in game.pending}
    return True


def arrange(game: TrailsGame, event: Event) -> bool:
    """Put looked-at deck cards on top and under (1323). extra: (top ids, under ids), each first card first."""
    top, under = event.extra = arrange_unseen(game, event.seat, *event.extra)
    game.shown -= {*top, *under}  # which of them lies where is nobody else's business
    return _lie(game, event)


def lay(game: TrailsGame, event: Event) -> bool:
    """Put deck cards on top or under (502.4), as :func:`arrange` does if their owner lays them; else it is seen how."""
    return arrange(game, event) if event.by == event.seat else _lie(game, event)


def _lie(game: TrailsGame, event: Event) -> bool:
    top, under = event.extra
    zone, moved = DECK + event.seat, {*top, *under}
    rest = tuple(ident for ident in game.zones[zone] if ident not in moved)
    game.zones[zone] = (*top, *rest, *under)
    return True


def shuffle(game: TrailsGame, event: Event) -> bool:
    """Shuffle a deck (603.1b)."""
    k.forget_order(game, DECK + event.seat)
    return True


def delay(game: TrailsGame, event: Event) -> bool:
    """A delayed trigger is made (1211.8), or one that fired goes (n = 0)."""
    made: Delay = event.extra
    game.delays = (*game.delays, made) if event.n else tuple(other for other in game.delays if other is not made)
    return True


def told(game: TrailsGame, event: Event) -> bool:
    """Something that triggers and the log listen to, without a change of its own."""
    return True


def put_away(game: TrailsGame, ident: int, cause: str, by: int, src: int, rule: str) -> Event:
    """The event that puts a card into its owner's trail for a cause: ko, destroy, discard, rule, cost."""
    return Event("move", ident, to=TRAIL + game.objs[ident].owner, by=by, src=src, cause=cause, rule=rule)


def _player_of(event: Event) -> int:
    """Who did it; a combat is neither an effect nor a cost of anybody's (1222.5)."""
    return -1 if event.cause == "combat" else event.by


def _with(pair: tuple[int, int], seat: int, value: int) -> tuple[int, int]:
    return (pair[0], value) if seat else (value, pair[1])


ATOMS = {
    "move": move,
    "link": link,
    "turn": turn,
    "face": face,
    "stun": stun,
    "cure": cure,
    "mark": mark,
    "bond": bond,
    "cp": cp,
    "ep": ep,
    "pools": pools,
    "failed draw": failed_draw,
    "draws judged": draws_judged,
    "effect": effect,
    "expire": expire,
    "combat": combat,
    "step": step,
    "loops": loops,
    "turn start": turn_start,
    "initiative": initiative,
    "used": used,
    "proxy": proxy,
    "cease": cease,
    "look": look,
    "reveal": reveal,
    "arrange": arrange,
    "lay": lay,
    "shuffle": shuffle,
    "delay": delay,
    "moment": told,
    "attacks": told,
    "attacks alone": told,
    "sclm attacks": told,
    "is attacked": told,
    "is sclm attacked": told,
    "first attacks": told,
    "fight back": told,
    "clash": told,
    "supports": told,
    "played": told,
    "resolves": told,
    "passes": told,
    "names": told,
    "skips": skips,
    "fizzles": told,
    "by hand": told,
}
