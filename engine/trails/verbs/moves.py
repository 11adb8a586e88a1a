"""Putting cards elsewhere: from zone to zone, onto and under decks (502, 1314, 1317)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails.cards.icon_crafts import CHOSE_COVERT
from engine.trails.events.moves import Arrival
from engine.trails.query.context import LAID
from engine.trails.query.filters import followed
from engine.trails.query.following import on_its_way
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import TrailsGame
from engine.trails.state.pairs import parts_of
from engine.trails.tree.reads import names_in
from engine.trails.tree.zones import DECK, FIELD, HAND, HOMEBASE, TRAIL
from engine.trails.verbs import search_and_change
from engine.trails.verbs.arranging import LayCards
from engine.trails.verbs.together import crowd

#: Register of what goes onto or under a deck while something is asked about it.
LAYING = "laying"


@lru_cache(maxsize=512)
def sized(node: Any, register: str) -> bool:
    """Whether instructions count how many a register holds."""
    if isinstance(node, t.Size):
        return node.of == register and not node.done
    if isinstance(node, tuple):
        return any(sized(part, register) for part in node)
    return any(sized(getattr(node, name), register) for name in names_in(node.__class__))


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
    if node.to in ("field", "your field") and not search_and_change.covert_chosen(game, frame, idents):
        return False
    chosen = frame.regs.get("chose covert", ())
    lying = _lying(game, node, idents)
    for who, some in each.items():
        if isinstance(who, str) and not lying and sized(after, who):
            frame.regs = on_its_way(frame.regs, who, _zone(node.to), some)
    for ident in idents:
        obj = game.objs[ident]
        if ident in lying:
            continue
        if not obj.cards:
            events.append(frame.event("cease", ident, rule="1204.2j"))
            continue
        marks = frozenset((CHOSE_COVERT,)) if ident in chosen else frozenset[str]()
        events.append(put_event(game, frame, node, ident, marks))
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


def put_event(game: TrailsGame, frame: Effects, node: t.Put, ident: int, marks: frozenset[str]) -> Event:
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
