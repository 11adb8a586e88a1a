"""Noting auto-abilities (11.9): one for each time that the event occurs (11.9.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.effects.find import Context, fits, holds
from engine.effects.nodes import Ability
from engine.eightfold.layers.derive import Derived
from engine.eightfold.layers.facts import FACTS, controller_of, printed_traits
from engine.eightfold.layers.traits import Traits
from engine.eightfold.state.match import Match
from engine.eightfold.state.zones import BREAK, FIELDS
from engine.kernel.events import Event
from engine.kernel.triggers import Pending

LEVEL_UP = "level up"
#: Moments of which the object it is about has left by then.
_LEAVING = ("broken", "put away")


class Happening(NamedTuple):
    """Something that abilities may wait for. about: the object it is about, 0 for none. seat: the player it is about,
    -1 for none. event: which it was."""

    moment: str
    about: int
    seat: int
    event: Event


def note(game: Match, before: Derived, done: Sequence[Event]) -> None:
    """Note every auto-ability that a group of events triggers, and who came under another control."""
    present: dict[int, Traits] = game.derived.traits
    for ident, traits in present.items():
        was = before.traits.get(ident)
        if was is not None and was.controller != traits.controller:
            game.arrived |= {ident}  # R-S48
            game.since[ident] = game.turn
    happened = tuple(_happenings(done))
    if not happened:
        return
    moved = {event.obj: event.new for event in done if event.new and event.new != event.obj}
    for one in happened:
        if one.moment == "moment":
            _note_delayed(game, str(one.event.extra))
    hearing = [*present, *(ident for ident in before.traits if ident not in present)]
    for ident in hearing:
        traits = present.get(ident) or before.traits[ident]
        for ability in traits.abilities:
            if ability.kind == "when" and ability.on != ("state",):
                _note(game, ident, traits, ability, happened, moved)
            elif ability.kind == "link":
                _note_link(game, ident, traits, ability, happened)
        if LEVEL_UP in traits.keywords:
            _note_level_up(game, ident, traits, happened)
    for one in happened:
        if one.moment == "discarded":
            _note_discarded(game, one, moved)


def _happenings(done: Sequence[Event]) -> Iterator[Happening]:
    for event in done:
        kind = event.kind
        if kind == "moment":
            yield Happening("moment", 0, -1, event)
            yield Happening(str(event.extra), 0, -1, event)
        elif kind in ("move", "equip", "break"):
            if event.to in FIELDS and event.frm not in FIELDS:
                yield Happening("enters", event.new, -1, event)
            elif event.frm in FIELDS and event.to in (BREAK, BREAK + 1):
                if kind == "break":
                    yield Happening("broken", event.obj, -1, event)
                yield Happening("put away", event.obj, -1, event)
            elif event.cause == "discard":
                yield Happening("discarded", event.obj, -1, event)
        elif kind == "attack":
            yield Happening("attacks", event.obj, -1, event)
        elif kind == "block":
            yield Happening("blocks", event.obj, -1, event)
            for attacker in event.extra:
                yield Happening("blocked", attacker, -1, event)
        elif kind == "wound":
            for source in event.extra:
                yield Happening("hits", source, -1, event)
            yield Happening("wounded", 0, event.seat, event)


def _note(
    game: Match, ident: int, traits: Traits, ability: Ability, happened: Sequence[Happening], moved: dict[int, int]
) -> None:
    moment = ability.on[0]
    context = Context(traits.controller, ident, {"bearer": (traits.bearer,)}, ident)
    for one in happened:
        if one.moment != moment or not _about(game, one, ability, ident, traits, context):
            continue
        if not holds(FACTS, game, ability.test, context):
            continue
        key = (ident, ability.number)
        if ability.once:
            if key in game.used:
                return
            game.used |= {key}
        left = moment in _LEAVING and one.about == ident
        source = moved.get(ident, ident) if left else ident
        that = tuple(moved.get(ident, ident) for ident in _that(one, ability))
        known = (("that", that), ("bearer", (traits.bearer,)))
        pending = Pending(traits.controller, source, ability, known, str(ability.number), event=ident if left else 0)
        game.pending = (*game.pending, pending)


def _that(one: Happening, ability: Ability) -> tuple[int, ...]:
    """What a text calls "that": of its own fight the other side, else what the event is about."""
    if ability.of is None and one.moment == "blocks":
        return tuple(one.event.extra)
    return (one.event.obj,) if ability.of is None and one.moment == "blocked" else (one.about,)


def _about(game: Match, one: Happening, ability: Ability, ident: int, traits: Traits, context: Context) -> bool:
    if one.moment == "discarded" and ability.of is None:
        return False  # a card in the Break Zone hears of itself
    if one.about == 0:
        if one.seat < 0:
            return True
        side = "you" if ability.of is None or ability.of.side == "any" else ability.of.side
        if ability.of is not None and ability.of.side == "any":
            return True
        return (one.seat == traits.controller) == (side == "you")
    if ability.of is None:
        return one.about == ident
    return fits(FACTS, game, one.about, ability.of, context)


def _note_link(game: Match, ident: int, traits: Traits, ability: Ability, happened: Sequence[Happening]) -> None:
    if any(one.moment == "enters" and one.about == ident for one in happened):
        game.pending = (*game.pending, Pending(traits.controller, ident, ability, number=str(ability.number)))


def _note_level_up(game: Match, ident: int, traits: Traits, happened: Sequence[Happening]) -> None:
    """15.2.4.2: when it breaks an opponent's Forward, or deals damage to a player."""
    for one in happened:
        if one.moment == "hits" and one.about == ident:
            game.pending = (*game.pending, Pending(traits.controller, ident, None, number=LEVEL_UP))
        elif one.moment == "broken" and ident in breakers(game, one.event):
            victim = game.lki[one.about].traits if one.about in game.lki else None
            if victim is not None and "forward" in victim.kinds and victim.controller != traits.controller:
                game.pending = (*game.pending, Pending(traits.controller, ident, None, number=LEVEL_UP))


def breakers(game: Match, event: Event) -> frozenset[int]:
    """Whose doing a breaking is; of a Party that of all its members (15.1.1.10.8)."""
    found = {source for victim, source in game.blows if victim == event.obj}
    if event.src:
        found.add(event.src)
    battle = game.battle
    if battle is not None and event.obj == battle.blocker and found.intersection(battle.attackers):
        found.update(battle.attackers)
    return frozenset(found)


def _note_discarded(game: Match, one: Happening, moved: dict[int, int]) -> None:
    """A card that was discarded has its own say (11.9.17)."""
    source = moved.get(one.about, 0)
    obj = game.objs.get(source)
    traits = None if obj is None else printed_traits(game, obj)
    if obj is None or traits is None:
        return
    for ability in traits.abilities:
        if ability.kind != "when" or ability.on != ("discarded",) or ability.of is not None:
            continue
        if holds(FACTS, game, ability.test, Context(obj.owner, source)):
            known = (("that", (source,)),)
            game.pending = (*game.pending, Pending(obj.owner, source, ability, known, str(ability.number)))


def _note_delayed(game: Match, moment: str) -> None:
    """Delayed auto-abilities trigger once (11.9.18.2)."""
    for one in [one for one in game.delayed if one.moment == moment]:
        game.pending = (*game.pending, Pending(one.seat, one.source, one, one.regs, one.number))
    game.delayed = tuple(one for one in game.delayed if one.moment != moment)


def note_states(game: Match) -> bool:
    """Abilities that wait for a state of the game trigger, unless one of the same waits already (11.9.19)."""
    waiting = {(item.source, item.number) for item in game.pending}
    waiting |= {
        (obj.entry.source, obj.entry.number) for obj in game.objs.values() if obj.entry is not None and not obj.cards
    }
    found = False
    for ident, traits in game.derived.traits.items():
        for ability in traits.abilities:
            if ability.kind != "when" or ability.on != ("state",) or (ident, str(ability.number)) in waiting:
                continue
            context = Context(controller_of(game, ident), ident, {"bearer": (traits.bearer,)})
            if holds(FACTS, game, ability.test, context):
                if ability.once and (ident, ability.number) in game.used:
                    continue
                if ability.once:
                    game.used |= {(ident, ability.number)}
                pending = Pending(traits.controller, ident, ability, number=str(ability.number))
                game.pending = (*game.pending, pending)
                found = True
    return found
