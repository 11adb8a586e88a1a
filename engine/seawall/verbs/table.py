"""What each instruction does: a function a verb (see :class:`engine.effects.run.Carrying`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.effects.nodes import Instruction
from engine.effects.run import Effects
from engine.effects.spans import Lasting
from engine.kernel.events import Event
from engine.kernel.zones import SEATS
from engine.seawall.cards.card import SPARE_RESOURCE
from engine.seawall.events.striking import area_damage, resources_destroyed, shields_destroyed
from engine.seawall.play.deploying import Deploy
from engine.seawall.play.playing import Discard
from engine.seawall.state.match import Match, resources
from engine.seawall.state.zones import (
    BASE,
    BATTLE,
    DECK,
    HAND,
    REMOVED,
    RESOURCE_DECK,
    RESOURCES,
    SHIELDS,
    TRASH,
)

_FIGHTING = frozenset(zone + seat for zone in (BATTLE, BASE) for seat in range(SEATS))
_TURNING = frozenset((*_FIGHTING, RESOURCES, RESOURCES + 1))


def players(game: Match, frame: Effects, one: Instruction) -> tuple[int, ...]:
    """Whom an instruction is about, the active player first (1-3-4)."""
    if one.who == "each":
        return game.owner, game.owner ^ 1
    return (frame.seat if one.who == "you" else frame.seat ^ 1,)


def subjects(game: Match, ids: tuple[int, ...], zones: frozenset[int]) -> tuple[int, ...]:
    """Those that are still there; of a Pilot its Unit."""
    found = (game.objs[ident].host or ident for ident in ids if ident in game.objs)
    return tuple(dict.fromkeys(ident for ident in found if game.objs[ident].zone in zones))


def _carry(game: Match, frame: Effects, ids: tuple[int, ...], to: int, cause: str, rule: str) -> None:
    """Move cards; the text goes on pointing at them."""
    events = _moves(game, frame, ids, to, cause, rule)
    game.commit(events)
    frame.follow(events)


def _moves(game: Match, frame: Effects, ids: tuple[int, ...], to: int, cause: str, rule: str) -> list[Event]:
    return [
        Event("move", i, to=to + game.objs[i].owner, src=frame.source, by=frame.seat, cause=cause, rule=rule)
        for i in ids
        if i in game.objs
    ]


def draw(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Cards from the top of the deck to the hand, one group (R-G13)."""
    top = tuple(i for seat in players(game, frame, one) for i in game.zones[DECK + seat][: max(0, one.n)])
    game.commit(_moves(game, frame, top, HAND, "draw", "4-14-2"))


def mill(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Cards from the top of the deck to the trash, one group (R-G13)."""
    top = tuple(i for seat in players(game, frame, one) for i in game.zones[DECK + seat][: max(0, one.n)])
    game.commit(_moves(game, frame, top, TRASH, "effect", "3-2-3"))


def discard(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Cards of the player's choice from the hand to the trash (4-11-1)."""
    game.push(Discard(players(game, frame, one), one.n, "effect"))


def damage(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Effect damage, one group (4-5-3); a Shield has 1 HP (3-6-4-2)."""
    if one.n <= 0:
        return
    shields = tuple(i for i in ids if i in game.objs and game.objs[i].zone in (SHIELDS, SHIELDS + 1))
    events = shields_destroyed(game, shields, frame.source, frame.seat)
    events += [
        Event("damage", i, n=one.n, src=frame.source, by=frame.seat, cause="effect", rule="4-5-3")
        for i in subjects(game, ids, _FIGHTING)
    ]
    game.commit(events)


def heal(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """HP recovered (4-6)."""
    there = subjects(game, ids, _FIGHTING)
    game.commit(
        [Event("heal", i, n=one.n, src=frame.source, by=frame.seat, cause="effect", rule="4-6-1") for i in there]
    )


def destroy(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Units, Bases, Shields and Resources are destroyed, each to its place (4-10)."""
    there = [game.objs[i] for i in ids if i in game.objs]
    shields = [obj.id for obj in there if obj.zone in (SHIELDS, SHIELDS + 1)]
    paid = [obj.id for obj in there if obj.zone in (RESOURCES, RESOURCES + 1)]
    events = shields_destroyed(game, shields, frame.source, frame.seat)
    events += resources_destroyed(game, paid, frame.source, frame.seat)
    for i in [obj.id for obj in there if obj.zone in _FIGHTING]:
        to = TRASH + game.objs[i].owner
        events.append(Event("destroy", i, to=to, src=frame.source, by=frame.seat, cause="effect", rule="4-10-1"))
    game.commit(events)
    frame.follow(event for event in events if event.kind == "destroy")


def put_away(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Into the trash, without being destroyed."""
    _carry(game, frame, ids, TRASH, "effect", "3-9-1")


def return_(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """To the owner's hand."""
    _carry(game, frame, ids, HAND, "effect", "4-2-2")


def remove(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """To the removal area (4-12)."""
    _carry(game, frame, ids, REMOVED, "effect", "4-12-1")


def rest(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Rested; what is rested already is not rested again (1-3-2-1)."""
    _turn(game, frame, ids, 1)


def activate(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Set active."""
    _turn(game, frame, ids, 0)


def _turn(game: Match, frame: Effects, ids: tuple[int, ...], n: int) -> None:
    there = subjects(game, ids, _TURNING)
    game.commit([Event("turned", i, n=n, src=frame.source, by=frame.seat, cause="effect", rule="4-4-1") for i in there])


def lasting(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """A change that lasts; "during this battle" needs a battle (7-3-4)."""
    if one.until == "battle" and game.battle is None:
        return
    there = subjects(game, ids, _TURNING)
    span = "" if one.until == "always" else one.until
    effect = Lasting(0, span, there, one, frame.source, frame.seat)
    game.commit([Event("lasting", src=frame.source, by=frame.seat, cause="effect", rule="4-16-1", extra=effect)])


def deploy(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Onto the owner's field, by an effect (4-8, 6-5-2-1-1)."""
    away = tuple(i for i in ids if i in game.objs and game.objs[i].zone not in _FIGHTING)
    if away:
        game.push(Deploy(away, "effect", frame.seat))


def token(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Unit (or Base) tokens are deployed (4-17-1)."""
    card = next((card for card in game.tokens if card.id == one.words[0][0]), None)
    if card is None or one.n <= 0:
        return
    tokens = tuple((card, seat) for seat in players(game, frame, one) for _ in range(one.n))
    game.push(Deploy((), "effect", frame.seat, tokens))


def ex_resource(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """EX Resources are placed (4-17-5)."""
    seats = [seat for seat in players(game, frame, one) for _ in range(max(0, one.n))]
    game.commit(
        [
            Event("token", to=RESOURCES + seat, by=frame.seat, cause="effect", rule="4-17-1", extra=SPARE_RESOURCE)
            for seat in seats
        ]
    )


def resource(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Resources from the resource deck are placed, rested."""
    events = []
    for seat in players(game, frame, one):
        for ident in game.zones[RESOURCE_DECK + seat][: max(0, one.n)]:
            to = RESOURCES + seat
            events.append(Event("move", ident, to=to, by=frame.seat, cause="effect", rule="3-4-1", extra="rested"))
    game.commit(events)


def shield_area(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Effect damage to the Base, else to the top Shield (11-1-2-3)."""
    for seat in players(game, frame, one):
        area_damage(game, seat, one.n, "effect", frame.source, frame.seat)


def destroy_shield(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """The top Shields are destroyed, together (4-10-3, 3-6-4-1)."""
    top = tuple(i for seat in players(game, frame, one) for i in game.zones[SHIELDS + seat][: max(0, one.n)])
    game.commit(shields_destroyed(game, top, frame.source, frame.seat))


def destroy_resource(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Ordinary Resources are destroyed, rested ones first (4-10-4)."""
    gone: list[int] = []
    for seat in players(game, frame, one):
        own = sorted(resources(game, seat, False), key=lambda obj: obj.ready)
        gone += [obj.id for obj in own[: max(0, one.n)]]
    game.commit(resources_destroyed(game, gone, frame.source, frame.seat))


def search(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """What was found in the deck goes to the hand or onto the field; then the deck is shuffled (9-3-6, 4-15-1)."""
    frame.todo = (Instruction("shuffle"), *frame.todo)
    if one.words[0][0] == "field":
        deploy(game, frame, one, ids)
    else:
        return_(game, frame, one, ids)


def shuffle(game: Match, frame: Effects, one: Instruction, ids: tuple[int, ...]) -> None:
    """Shuffle one's deck (4-15-1)."""
    game.commit([Event("shuffle", seat=frame.seat, by=frame.seat, cause="effect", rule="4-15-1")])


Verb = Callable[[Any, Effects, Instruction, tuple[int, ...]], None]
VERBS: dict[str, Verb] = {
    "draw": draw,
    "discard": discard,
    "mill": mill,
    "damage": damage,
    "heal": heal,
    "destroy": destroy,
    "put away": put_away,
    "return": return_,
    "remove": remove,
    "rest": rest,
    "activate": activate,
    "boost": lasting,
    "set": lasting,
    "give": lasting,
    "cannot": lasting,
    "deploy": deploy,
    "token": token,
    "ex resource": ex_resource,
    "resource": resource,
    "shield area": shield_area,
    "destroy shield": destroy_shield,
    "destroy resource": destroy_resource,
    "search": search,
    "shuffle": shuffle,
}
