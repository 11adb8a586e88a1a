"""Noting triggered effects (9-1-6): one a text and group of events, however many of them fit (9-1-6-3, R-G04)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.effects.find import Context, fits, holds
from engine.effects.nodes import Ability
from engine.effects.objects import obj_of
from engine.kernel.events import Event
from engine.kernel.triggers import Pending
from engine.kernel.zones import SEATS
from engine.seawall.layers.derive import Derived
from engine.seawall.layers.facts import FACTS, qualified
from engine.seawall.layers.traits import Text, Traits
from engine.seawall.state.match import Match, burst_of
from engine.seawall.state.zones import BASE, BATTLE, LIMBO, SHIELDS, TRASH

_FIELD = frozenset(zone + seat for zone in (BATTLE, BASE) for seat in range(SEATS))
#: Bursts before everything else of their batch (9-1-6-8).
BURST_RANK = 0


class Happening(NamedTuple):
    """Something that abilities may wait for. about: the object it is about, 0 for none. that: what texts call "that"
    where the ability is the object's own. event: which it was."""

    moment: str
    about: int
    that: int
    event: Event


def note(game: Match, before: Derived, done: Sequence[Event]) -> None:
    """Note every trigger of a group of events."""
    happened = tuple(_happenings(game, done))
    if happened:
        moved = {event.obj: event.new for event in done if event.kind in ("move", "destroy") and event.new}
        present = game.derived.traits
        left = [ident for ident in before.traits if ident not in present]
        for ident in (*present, *left):
            if (obj := obj_of(game, ident)) is None or obj.host:
                continue
            traits = present.get(ident) or before.traits[ident]
            for text in traits.abilities:
                if text.ability.kind == "when":
                    _note(game, ident, traits, text, happened, moved)
            _note_keywords(game, ident, traits, happened)
    for event in done:
        if is_burst(game, event):
            _note_burst(game, event)


def _happenings(game: Match, done: Sequence[Event]) -> Iterator[Happening]:
    for event in done:
        kind = event.kind
        if kind == "moment":
            yield Happening(str(event.extra), 0, 0, event)
        elif kind in ("move", "token") and event.to in _FIELD and event.cause in ("play", "effect"):
            if event.new in game.objs:
                yield Happening("deploy", event.new, event.new, event)
        elif kind == "attack":
            yield Happening("attack", event.obj, event.obj, event)
            if event.n > 0:
                yield Happening("attack unit", event.obj, event.n, event)
            else:
                yield Happening("attack player", event.obj, event.obj, event)
        elif kind == "destroy":
            yield Happening("destroyed", event.obj, event.obj, event)
        elif kind == "pair":
            yield Happening("paired", event.src, event.new, event)
        elif kind == "damage":
            yield Happening("damaged", event.obj, event.obj, event)


def _note(
    game: Match, ident: int, traits: Traits, text: Text, happened: Sequence[Happening], moved: dict[int, int]
) -> None:
    ability = text.ability
    obj = obj_of(game, ident)
    if obj is None:
        return
    context = Context(obj.owner, ident)
    met = [one for one in happened if one.moment == ability.on[0] and _about(game, one, ability, ident, context)]
    if not met or not holds(FACTS, game, ability.test, context._replace(was=ident)):
        return
    key = (ident, text.carrier, ability.number)
    if ability.once and key in game.used:
        return
    own = ability.of is None
    that = tuple(
        dict.fromkeys(moved.get(one.that if own else one.about, one.that if own else one.about) for one in met)
    )
    # 11-2-8-3: what was destroyed speaks from the trash, and of itself as it was
    gone = ability.on[0] == "destroyed" and own
    source = moved.get(ident, ident) if gone else ident
    game.pending = (
        *game.pending,
        Pending(
            obj.owner, source, text, known=(("that", that),), number="", batch=game.batch, event=ident if gone else 0
        ),
    )


def _about(game: Match, one: Happening, ability: Ability, ident: int, context: Context) -> bool:
    if one.about == 0:
        return True
    if ability.fits and not _qualified(game, one, ability):
        return False
    if ability.of is None:
        return one.about == ident
    return fits(FACTS, game, one.about, ability.of, context)


def _qualified(game: Match, one: Happening, ability: Ability) -> bool:
    traits = game.derived.traits.get(one.about)
    return traits is not None and traits.pilot is not None and qualified(traits.pilot, ability.fits)


def _note_keywords(game: Match, ident: int, traits: Traits, happened: Iterable[Happening]) -> None:
    """Repair at the end of its owner's turn (11-1-1), Breach when it destroys in battle (11-1-2)."""
    obj = obj_of(game, ident)
    if obj is None or obj.owner != game.owner:
        return
    for word, moment in (("repair", "turn end"), ("breach", "destroyed")):
        if not traits.keywords.get(word):
            continue
        for one in happened:
            if one.moment != moment:
                continue
            if word == "breach" and not _breached(game, ident, one):
                continue
            if word == "repair" and ident not in game.objs:
                continue
            pending = Pending(obj.owner, ident, word, number=word, batch=game.batch, event=traits.keywords[word])
            game.pending = (*game.pending, pending)
            break


def _breached(game: Match, ident: int, one: Happening) -> bool:
    """The Unit attacks and has destroyed an enemy Unit with battle damage (R-G23)."""
    if one.event.cause != "battle" or one.event.src != ident:
        return False
    return game.battle is not None and game.battle.attacker == ident


def is_burst(game: Match, event: Event) -> bool:
    """Whether a Shield with a Burst was destroyed and turned over (11-2-5-1)."""
    if event.kind != "move" or event.cause != "destroyed" or event.frm not in (SHIELDS, SHIELDS + 1):
        return False
    obj = game.objs.get(event.new)
    return obj is not None and burst_of(game, obj) is not None


def _note_burst(game: Match, event: Event) -> None:
    obj = game.objs[event.new]
    ability = burst_of(game, obj)
    assert ability is not None
    if not holds(FACTS, game, ability.test, Context(obj.owner, obj.id)):
        if obj.zone == LIMBO:
            game.commit([Event("move", obj.id, to=TRASH + obj.owner, rule="11-2-5-3", cause="spent")])
        return
    text = Text(obj.id, ability)
    pending = Pending(obj.owner, obj.id, text, number="burst", batch=game.batch, rank=BURST_RANK)
    game.pending = (*game.pending, pending)
