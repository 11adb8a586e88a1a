"""What instructions do to objects: verbs on cards, moves to a stated place, what they get and have for a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails.cards.icons import CHOSE_COVERT, NO_SUPPORT, SUPPORT_AGAIN, SUPPORTS
from engine.trails.events.atoms import SUPPORT, Arrival, put_away
from engine.trails.layers.protection import uncountered
from engine.trails.layers.restrictions import bound
from engine.trails.query.bonds import bond_change
from engine.trails.query.context import (
    DONE,
    LAID,
    SELF,
    STANCES,
    Context,
    its_own,
    led,
    seats,
    standing_for,
    stands,
    undone,
)
from engine.trails.query.filters import followed, present, those, value
from engine.trails.query.following import on_its_way
from engine.trails.query.traits import chosen_orgs
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import CURE_PHASE, Lasting, TrailsGame, duration
from engine.trails.state.pairs import parts_of
from engine.trails.tree.reads import names_in, speaks_of
from engine.trails.tree.zones import DECK, EXILE, FIELD, HAND, HOMEBASE, STANDBY, TRAIL
from engine.trails.verbs import search_and_change as more
from engine.trails.verbs.arranging import LayCards
from engine.trails.verbs.together import crowd

#: Verbs that move a card on, wherever it lies.
_MOVING = ("exile", "return")
#: Where what is done to a card takes it.
_GOES = {"exile": EXILE, "return": HAND, "discard": TRAIL, "rebuild": TRAIL}
#: In a place for a register: the organizations that the source remembers.
CHOSEN = "chosen"


def get(game: TrailsGame, frame: Effects, node: t.Get) -> bool:
    """+X/+Y for a time (1303)."""
    ctx = frame.context()
    idents = present(game, node.who, ctx)
    if speaks_of((node.strength, node.defence, node.wings, node.cp), SELF):  # each by a number of its own
        events = [event for one in idents for event in _got(game, frame, node, (one,), its_own(ctx, one))]
    else:
        events = _got(game, frame, node, idents, ctx)
    if events:
        game.commit(events)
    return True


def _got(game: TrailsGame, frame: Effects, node: t.Get, idents: tuple[int, ...], ctx: Context) -> list[Event]:
    strength, defence = value(game, node.strength, ctx), value(game, node.defence, ctx)
    wings, cp = value(game, node.wings, ctx), value(game, node.cp, ctx)
    until = duration(game, node.until, frame.seat) if idents and (strength or defence or wings or cp) else ""
    if not until:
        return []
    rule = "1303.1" if strength >= 0 and defence >= 0 else "1303.2"
    lasting = Lasting(0, until, idents, -1, frame.number, rule, strength, defence, wings=wings, cp=cp)
    return [frame.event("effect", idents[0], n=len(idents), rule=rule, extra=lasting._replace(source=frame.source))]


#: Rules for one cure phase: this turn's, or the next that begins, which in a cure phase is that of the next turn.
_IN_CURE = {
    f"{rule} in {phase}": f"{rule} in cure"
    for rule in ("cannot ready", "cannot be cured")
    for phase in ("cure", "next cure")
}


def have(game: TrailsGame, frame: Effects, node: t.Have) -> bool:
    """Organizations, icon crafts, names or rules for a time (1331, 1332)."""
    idents = present(game, node.who, frame.context())
    made = []
    for rules, until, begins in _times(game, node, frame.seat) if idents else ():
        what = t.Have(node.who, rules=rules) if until == CURE_PHASE else replace(node, rules=rules)
        lasting = Lasting(
            0,
            until,
            idents,
            -1,
            frame.number,
            "1331.1",
            orgs=frozenset(what.orgs),
            icons=what.icons,
            names=what.names,
            rules=bound(game, rules, frame.context()),
            crafts=what.crafts,
            types=what.types,
            source=frame.source,
            begins=begins,
        )
        made.append(frame.event("effect", idents[0], n=len(idents), rule="1331.1", extra=lasting))
    if made and NO_SUPPORT in node.rules:
        made += _bare(game, frame, idents)
    if made:
        game.commit(made)
    return True


def _bare(game: TrailsGame, frame: Effects, idents: Iterable[int]) -> Iterator[Event]:
    """UNITs lose for a time what support they have (1309.2); what ends in this turn does not come back, the rest does
    as soon as that is over."""
    for obj in (game.objs[ident] for ident in idents):
        for mark in sorted(SUPPORTS & obj.marks):
            yield frame.event("mark", obj.id, n=0, rule="1309.2", extra=mark)
        if SUPPORT in obj.marks:
            yield frame.event("mark", obj.id, n=1, rule="1309.2", extra=SUPPORT_AGAIN)


def _times(game: TrailsGame, node: t.Have, seat: int) -> Iterator[tuple[tuple[Any, ...], str, int]]:
    """The rules of an instruction by how long they hold, and from which turn on: those of a cure phase are apart from
    all else that it gives (1215.7)."""
    for_cure = [rule for rule in node.rules if rule in _IN_CURE]
    rest = tuple(rule for rule in node.rules if rule not in _IN_CURE)
    until = duration(game, node.until, seat)
    if until and (not for_cure or replace(node, rules=rest) != t.Have(node.who, until=node.until)):
        yield rest, until, 0
    for later in (False, True):
        mine = tuple(_IN_CURE[rule] for rule in for_cure if (" next " in rule and game.step == "cure") is later)
        if mine:
            yield mine, CURE_PHASE, game.turn + 1 if later else 0


def gain_orgs(game: TrailsGame, frame: Effects, node: t.GainOrgs) -> bool:
    """Gains the organizations that others have now or last had (1404.1, R089)."""
    ctx = frame.context()
    idents, until = present(game, node.who, ctx), duration(game, node.until, frame.seat)
    orgs: frozenset[str] = frozenset()
    if node.of == CHOSEN:  # organizations that the source remembers (1312.4)
        orgs = chosen_orgs(game, frame.source)
    for ident in those(game, node.of, ctx):
        orgs |= game.traits(ident).orgs
    if idents and orgs and until:
        lasting = Lasting(0, until, idents, -1, frame.number, "1404.1", orgs=orgs, source=frame.source)
        game.commit([frame.event("effect", idents[0], n=len(idents), rule="1404.1", extra=lasting)])
    return True


def do(game: TrailsGame, frame: Effects, node: t.Do) -> bool:
    """A verb on objects: all of them at once, also those of instructions that are carried out along with it."""
    if node.verb == "exile" and _until_this_left(game, frame):
        return True
    several = crowd(frame)
    idents: dict[int, None] = {}
    for one in several:
        idents.update(dict.fromkeys(_done_to(game, frame, node.verb, one.who, frame.code[len(several) :])))
    if node.verb == "link":
        return more.link_two(game, frame, tuple(idents))
    if len(several) > 1:
        frame.code = frame.code[len(several) - 1 :]
    code = frame.code
    if idents:
        events = [event for ident in idents if (event := _do_event(game, frame, node, ident)) is not None]
        game.commit(events)
    if len(several) > 1 and frame.code is code:
        frame.code = code[1:]
    return True


def _done_to(
    game: TrailsGame, frame: Effects, verb: str, who: t.Who, after: tuple[t.Instruction, ...]
) -> tuple[int, ...]:
    """To what a verb is to be done; what comes after may count to how many it really was."""
    there = followed if verb in _MOVING else present
    idents = there(game, who, frame.context())
    if verb == "counter":
        idents = standing_for(game, idents)
    if isinstance(who, str) and verb in t.DOABLE and _counted(frame.code):
        ctx = frame.context()
        open_ = tuple(ident for ident in those(game, who, ctx) if _open(game, verb, ident, ctx))
        frame.regs = {name: frame.regs[name] for name in frame.regs if name != f"{who}:{verb}{DONE}"}
        frame.bind(f"{who}:{verb}", open_)
    if verb in _GOES and isinstance(who, str) and _sized(after, who):
        frame.regs = on_its_way(frame.regs, who, _GOES[verb], idents)
    return idents


def _open(game: TrailsGame, verb: str, ident: int, ctx: Context) -> bool:
    """Whether a verb can still change what a register holds, wherever that can be moved on from."""
    there = led(game, ident, ctx) if verb in _MOVING else (ident,)
    return any(undone(game, verb, one) for one in there)


def _until_this_left(game: TrailsGame, frame: Effects) -> bool:
    """Whether something is removed until this card leaves the field, which it has done already (1215.9)."""
    after = frame.code[1] if len(frame.code) > 1 else None
    return isinstance(after, t.Delayed) and after.moment == "this leaves" and frame.source not in game.objs


@lru_cache(maxsize=512)
def _counted(node: Any) -> bool:
    """Whether instructions count to how many objects something was really done."""
    if isinstance(node, t.Size):
        return bool(node.done)
    if isinstance(node, t.Filter) and ":" in node.among:
        return True
    if isinstance(node, tuple):
        return any(_counted(part) for part in node)
    return any(_counted(getattr(node, name)) for name in names_in(node.__class__))


@lru_cache(maxsize=512)
def _sized(node: Any, register: str) -> bool:
    """Whether instructions count how many a register holds."""
    if isinstance(node, t.Size):
        return node.of == register and not node.done
    if isinstance(node, tuple):
        return any(_sized(part, register) for part in node)
    return any(_sized(getattr(node, name), register) for name in names_in(node.__class__))


def events_of(game: TrailsGame, frame: Effects, node: t.Instruction) -> list[Event]:
    """The events of an instruction that needs no answer: what a replacement may put in an event's place (1216.1)."""
    ctx = frame.context()
    if isinstance(node, t.Do):
        made = [_do_event(game, frame, node, ident) for ident in present(game, node.who, ctx)]
        return [event for event in made if event is not None]
    if isinstance(node, t.Bond):
        amount = bond_change(game, node, ctx)
        return [frame.event("bond", seat=seat, n=amount) for seat in seats(node.player, frame.seat)] if amount else []
    if isinstance(node, t.Put):
        idents = present(game, node.who, ctx)
        return [_put_event(game, frame, node, ident, frozenset()) for ident in idents if game.objs[ident].cards]
    assert isinstance(node, t.Draw)  # anything else is carried out by a frame
    amount = max(0, value(game, node.amount, ctx))
    return [_draw_event(game, frame, seat, place) for seat in seats(node.player, frame.seat) for place in range(amount)]


def _draw_event(game: TrailsGame, frame: Effects, seat: int, place: int) -> Event:
    deck = game.zones[DECK + seat]
    if place >= len(deck):
        return frame.event("failed draw", seat=seat, rule="1102.1")
    return Event(
        "move", deck[place], to=HAND + seat, seat=seat, src=frame.source, by=frame.seat, cause="draw", rule="1313.1"
    )


def _do_event(game: TrailsGame, frame: Effects, node: t.Do, ident: int) -> Event | None:
    obj, verb = game.objs[ident], node.verb
    on_field = obj.zone >> 1 == FIELD >> 1
    if verb in STANCES and not stands(obj.zone):
        return None
    if verb == "stun":
        kept = seats(node.unhurt, frame.seat) if node.unhurt else ()
        return frame.event("stun", ident, n=sum(1 << seat for seat in kept), rule="1306.1")
    if verb == "cure":
        return frame.event("cure", ident, rule="1308.1")
    if verb == "ready":
        return frame.event("turn", ident, n=1, rule="1315.1")
    if verb == "action":
        return frame.event("turn", ident, n=0, rule="1315.2")
    if verb in ("ko", "destroy"):
        if not on_field and not (verb == "destroy" and obj.zone >> 1 == HOMEBASE >> 1):
            return None
        rule = "1317.1" if verb == "ko" else "1317.2"
        return put_away(game, ident, verb, frame.seat, frame.source, rule)
    if verb == "support":
        return frame.event("mark", ident, n=1, rule="1309.1", extra=SUPPORT)  # while it is that object
    if verb == "support this turn":
        return frame.event("mark", ident, n=1, rule="1309.1", extra="supported")
    if verb == "support this combat":  # out of a combat there is none that it could last for (1215.9)
        backed = frame.event("mark", ident, n=1, rule="1309.1", extra="backed")
        return backed if duration(game, "combat") else None
    if verb in ("curse", "curse this turn"):
        return frame.event("mark", ident, n=1, rule="1338.1", extra="cursed" if verb == "curse" else "hexed")
    if verb == "lose support":
        marked = next((mark for mark in (SUPPORT, "supported", "backed", SUPPORT_AGAIN) if mark in obj.marks), SUPPORT)
        return frame.event("mark", ident, n=0, rule="1309.2", extra=marked)
    if verb in ("exile", "return", "discard") and not obj.cards:
        return frame.event("cease", ident, rule="1204.2j")  # a proxy just ends where it would go elsewhere (R045)
    if verb == "exile":
        return frame.event("move", ident, to=EXILE + obj.owner, rule="1330.1")
    if verb == "return":
        return frame.event("move", ident, to=HAND + obj.owner, rule="502.5")
    if verb == "discard":
        return frame.event("move", ident, to=TRAIL + obj.owner, cause="discard", rule="1314.1")
    if verb == "face up":
        return frame.event("face", ident, n=1, rule="1316.1")
    if verb == "face down":
        return frame.event("face", ident, n=0, rule="1316.2")
    if verb == "counter":
        return _counter(game, frame, ident)
    if verb == "rebuild":
        return _rebuild(game, frame, ident)
    raise AssertionError(f"unknown verb {verb}")


def _counter(game: TrailsGame, frame: Effects, ident: int) -> Event | None:
    """A real card goes to its owner's trail, a proxy ends; SCLM Support cannot be countered (1324, R046)."""
    obj = game.objs[ident]
    if obj.zone != STANDBY or obj.entry.kind == "support":
        return None
    if obj.cards and any(
        "cannot be countered" in craft.rules for craft in game.defn(obj).continuous if craft.who == "this"
    ):
        return None  # 104.4: what the card says of itself holds while it is played (1202.5)
    if uncountered(game, obj):
        return None
    if obj.cards:
        return frame.event("move", ident, to=TRAIL + obj.owner, cause="counter", rule="1324.1")
    return frame.event("cease", ident, cause="counter", rule="1324.1")


def _rebuild(game: TrailsGame, frame: Effects, ident: int) -> Event:
    """To its owner's trail; the top card of the deck follows in a group of its own (1335, R082)."""
    owner = game.objs[ident].owner
    cause = "destroy" if game.switches.rebuild_is_destroy else "rebuild"
    event = frame.event("move", ident, to=TRAIL + owner, cause=cause, rule="1335.1")
    if cause == "rebuild" and game.rules.prohibited(game, event):
        return event  # nothing follows what stays
    follow = t.Put("rebuilt", "rebuild")
    if frame.code[0] != follow:
        frame.code = (follow, *frame.code[1:])
    frame.bind("rebuilt", (*frame.regs.get("rebuilt", ()), -1 - owner))
    return event


def put(game: TrailsGame, frame: Effects, node: t.Put) -> bool:
    """Move objects to a zone with a stated position (1320, 502.3a), also those that go there along with them."""
    if node.to == "rebuild":
        return _rebuilt(game, frame)
    several = crowd(frame)
    after = frame.code[len(several) :]
    if LAYING in frame.regs:  # what was asked first has been answered (1216.2)
        idents, frame.regs = frame.regs[LAYING], {name: frame.regs[name] for name in frame.regs if name != LAYING}
        _arranged(game, frame, node, _in_decks(game, idents))
        _leave_out(frame, several, after)
        return True
    events = []
    each = {one.who: followed(game, one.who, frame.context()) for one in several}
    idents = tuple(dict.fromkeys(ident for some in each.values() for ident in some))
    if node.to in ("field", "your field") and not more.covert_chosen(game, frame, idents):
        return False
    chosen = frame.regs.get("chose covert", ())
    lying = _lying(game, node, idents)
    for who, some in each.items():
        if isinstance(who, str) and not lying and _sized(after, who):
            frame.regs = on_its_way(frame.regs, who, _zone(node.to), some)
    for ident in idents:
        obj = game.objs[ident]
        if ident in lying:
            continue
        if not obj.cards:
            events.append(frame.event("cease", ident, rule="1204.2j"))
            continue
        marks = frozenset((CHOSE_COVERT,)) if ident in chosen else frozenset[str]()
        events.append(_put_event(game, frame, node, ident, marks))
    if events and node.to == "deck":  # shuffled in
        owners = sorted({event.to - DECK for event in events if event.kind == "move"})
        shuffles = (t.Shuffle("you" if seat == frame.seat else "opponent") for seat in owners)
        frame.code = (*shuffles, *after)  # this is done: once more it would speak of hidden cards
    depth = len(game.frames)
    if events:
        game.commit(events)
    if node.to in ("deck top", "deck bottom"):
        if len(game.frames) != depth:
            frame.bind(LAYING, idents)
            return False
        laid = [ident for event in events if event.kind == "move" and event.new for ident in _came(game, event)]
        _arranged(game, frame, node, (*(ident for ident in lying if ident in game.objs), *laid))
    if node.to != "deck" or not events:
        _leave_out(frame, several, after)
    return True


def _leave_out(frame: Effects, several: tuple[t.Do | t.Put, ...], after: tuple[t.Instruction, ...]) -> None:
    """What was carried out along with an instruction is done with it."""
    if len(several) > 1:
        frame.code = after


#: Register of what goes onto or under a deck while something is asked about it.
LAYING = "laying"


def _came(game: TrailsGame, event: Event) -> tuple[int, ...]:
    """What has come to lie in a deck by a move: of a linked pair, both cards (ja:1336.1)."""
    gone = game.find(event.obj)
    if gone is not None and len(gone.cards) > 1 and event.to >> 1 == DECK >> 1:
        return parts_of(game, gone, (DECK, DECK + 1))
    return (event.new,) if event.to >> 1 == DECK >> 1 else ()


def _in_decks(game: TrailsGame, idents: tuple[int, ...]) -> tuple[int, ...]:
    """What of it, as far as everybody knew what it was, lies in a deck by now."""
    there: list[int] = []
    for ident in idents:
        gone = game.find(ident)
        if ident in game.objs:
            there += [ident] if game.objs[ident].zone >> 1 == DECK >> 1 else []
        elif gone is not None and gone.known and gone.cards:
            there += parts_of(game, gone, (DECK, DECK + 1))
    return tuple(there)


def _lying(game: TrailsGame, node: t.Put, idents: tuple[int, ...]) -> tuple[int, ...]:
    """Cards of a deck that go onto or under it together with others of it: they are arranged and not moved (502.4)."""
    if node.to not in ("deck top", "deck bottom"):
        return ()
    there = [ident for ident in idents if game.objs[ident].zone >> 1 == DECK >> 1]
    zones = [game.objs[ident].zone for ident in there]
    return tuple(ident for ident in there if zones.count(game.objs[ident].zone) > 1)


def _arranged(game: TrailsGame, frame: Effects, node: t.Put, idents: tuple[int, ...]) -> None:
    """Have those that have come onto or under a deck together arranged, by the primary player first."""
    looker, looked = game.looking
    if stayed := tuple(ident for ident in idents if ident in frame.there):
        frame.bind(LAID, (*frame.regs.get(LAID, ()), *stayed))
    side = "under" if node.to == "deck bottom" else "top"
    for owner in (game.primary ^ 1, game.primary):  # what is pushed last comes first
        mine = tuple(ident for ident in idents if game.objs[ident].zone == DECK + owner)
        if len(mine) > 1:
            seat = looker if looker >= 0 and set(mine) <= set(looked) else owner
            game.push(LayCards(seat, owner, mine, side, frame.source))


def _put_event(game: TrailsGame, frame: Effects, node: t.Put, ident: int, marks: frozenset[str]) -> Event:
    obj = game.objs[ident]
    # both zones track orientation: a direct move keeps it, unless the text says how it arrives (502.3a, R047)
    keeps = obj.zone >> 1 in (FIELD >> 1, HOMEBASE >> 1) and node.state == "ready"
    ready = obj.ready if keeps else node.state == "ready"
    where = _zone(node.to)
    near = obj.zone >> 1 in (FIELD >> 1, HOMEBASE >> 1)
    face_up = node.face == "up" and (obj.face_up or not (near and game.switches.keep_face_on_direct_move))
    arrival = Arrival(ready=ready, face_up=face_up, bottom=node.to == "deck bottom", marks=marks)
    side = frame.seat if node.to == "your field" else obj.owner
    return frame.event("move", ident, to=where + side, rule="1320.1", extra=arrival)


def _zone(to: str) -> int:
    """The index of a kind of zones, by how an instruction calls it."""
    where = {"field": FIELD, "your field": FIELD, "homebase": HOMEBASE, "hand": HAND, "trail": TRAIL}
    return where.get(to, DECK)


def _rebuilt(game: TrailsGame, frame: Effects) -> bool:
    """The top card of the owner's deck goes face-down and actioned into the homebase. Not a draw (R009)."""
    events = []
    owners = [-1 - code for code in frame.regs["rebuilt"]]
    for owner in dict.fromkeys(owners):
        for ident in game.zones[DECK + owner][: owners.count(owner)]:
            arrival = Arrival(ready=False, face_up=False)
            events.append(
                frame.event("move", ident, to=HOMEBASE + owner, cause="rebuild", rule="1335.1", extra=arrival)
            )
    frame.bind("rebuilt", ())
    if events:
        game.commit(events)
    return True
