"""What instructions do to objects by a verb: stun, cure, K.O., ready, exile, counter and their like (1300s)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails.cards.icon_crafts import SUPPORT_AGAIN
from engine.trails.events.moves import put_away
from engine.trails.events.states import SUPPORT
from engine.trails.layers.protection import uncountered
from engine.trails.query.context import (
    DONE,
    STANCES,
    Context,
    led,
    seats,
    standing_for,
    stands,
    undone,
)
from engine.trails.query.costs import bond_change
from engine.trails.query.filters import followed, present, those
from engine.trails.query.following import on_its_way
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import TrailsGame, duration
from engine.trails.tree.reads import names_in
from engine.trails.tree.zones import DECK, EXILE, FIELD, HAND, HOMEBASE, STANDBY, TRAIL
from engine.trails.verbs import search_and_change
from engine.trails.verbs.moves import put_event, sized
from engine.trails.verbs.together import crowd

#: Verbs that move a card on, wherever it lies.
_MOVING = ("exile", "return")
#: Where what is done to a card takes it.
_GOES = {"exile": EXILE, "return": HAND, "discard": TRAIL, "rebuild": TRAIL}


def do(game: TrailsGame, frame: Effects, node: t.Do) -> bool:
    """A verb on objects: all of them at once, also those of instructions that are carried out along with it."""
    if node.verb == "exile" and _until_this_left(game, frame):
        return True
    several = crowd(frame)
    idents: dict[int, None] = {}
    for one in several:
        idents.update(dict.fromkeys(_done_to(game, frame, node.verb, one.who, frame.code[len(several) :])))
    if node.verb == "link":
        return search_and_change.link_two(game, frame, tuple(idents))
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
    if verb in _GOES and isinstance(who, str) and sized(after, who):
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


def events_of(game: TrailsGame, frame: Effects, node: t.Instruction) -> list[Event]:
    """The events of an instruction that needs no answer: what a replacement may put in an event's place (1216.1)."""
    ctx = frame.context()
    if isinstance(node, t.Do):
        made = [_do_event(game, frame, node, ident) for ident in present(game, node.who, ctx)]
        return [event for event in made if event is not None]
    if isinstance(node, t.Bond):
        amount = frame.cut(game, bond_change(game, node, ctx))
        return [frame.event("bond", seat=seat, n=amount) for seat in seats(node.player, frame.seat)] if amount else []
    if isinstance(node, t.Put):
        idents = present(game, node.who, ctx)
        return [put_event(game, frame, node, ident, frozenset()) for ident in idents if game.objs[ident].cards]
    assert isinstance(node, t.Draw)  # anything else is carried out by a frame
    amount = max(0, frame.amount(game, node.amount, ctx))
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
