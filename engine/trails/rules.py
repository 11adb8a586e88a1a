"""The ruleset object that the kernel calls: zones, atoms, derivation, prohibition, replacement, noting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from engine.kernel.decisions import Decision
from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails.cards.icon_crafts import SUPPORTS
from engine.trails.events.atoms import ATOMS
from engine.trails.events.triggers import BESIDE, noted
from engine.trails.layers.derive import derive
from engine.trails.layers.derived import Derived
from engine.trails.layers.prohibitions import FORBIDDABLE, FORBIDDABLE_TO_PLAYERS, prohibited
from engine.trails.layers.watches import QUIET
from engine.trails.resolution.frame import VerbFunction
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import DECK, FIELD, HAND, HOMEBASE, STANDBY, TRAIL, ZONES
from engine.trails.verbs.byhand.procedure import hand
from engine.trails.verbs.replacement import REPLACED, applying, changed
from engine.trails.verbs.table import VERBS
from engine.trails.verbs.wording import which_instead


class TrailsRules:
    """The Trails rulebook, English 1.0.1 and Japanese 1.0.14."""

    __slots__ = ()
    id = "trails"
    version = "1.0.1 en / 1.0.14 ja"
    zones = ZONES
    atoms = ATOMS
    #: What each instruction does, by its type (:data:`engine.trails.verbs.table.VERBS`, and what is done by hand).
    verbs: Mapping[type, VerbFunction] = {**VERBS, t.Hand: hand}

    def derive(self, game: TrailsGame) -> Derived:
        """See :func:`engine.trails.layers.derive.derive`."""
        derived = derive(game)
        derived.dealt = game.dealt
        waiting = game.zones[STANDBY]
        told = bool(waiting) and not derived.traits.keys().isdisjoint(waiting)
        derived.calm = _calm(derived.watches, derived.stirring, STANDBY in derived.watched_zones, told)
        return derived

    def calm(self, derived: Derived) -> frozenset[str]:
        """Kinds of events that no valid craft watches or waits for, and that change no more than a number or a turn."""
        return derived.calm

    def dirties(self, game: TrailsGame, event: Event) -> bool:
        """Whether an event may change traits, listeners or rules."""
        kind = event.kind
        derived: Derived = game.view_cache or game.derived
        watched = derived.watches
        if kind in _PLAIN:
            return kind in watched or (kind in _SHOWING and (_dealt(game, derived) or _shows_what_speaks(game, event)))
        if kind in _MOVING:
            zones = derived.watched_zones
            if event.frm in _NEAR or event.obj in derived.traits or event.obj in derived.speakers:
                return True
            if zones and (event.frm in zones or event.to in zones or (kind != "move" and STANDBY in zones)):
                return True
            if (game.lying or game.afar) and _speaks_there(game, event.new, event.to):
                return True
            if "priced" in watched and _speaks_of_its_cost(game, event):
                return True
            if event.to == STANDBY and any(event.new in lasting.objs for lasting in game.effects):
                return True  # what an effect does to a card that is played goes with it (1204.2i-1)
            if event.to in _HOMEBASE:  # a face-down card there does nothing by itself
                new = game.objs.get(event.new)
                return new is None or new.face_up or "homebase" in watched
            return event.to in _NEAR
        if kind == "mark" and event.extra in _STATUSES:
            return "mark" in watched
        if kind == "combat":
            return "combat" in watched and game.fight != game.derived.fight
        if kind == "turn start":  # for effects that have waited for this turn (1215.7)
            return "turn start" in watched or any(lasting.begins == game.turn for lasting in game.effects)
        if kind == "shuffle":  # cards of a deck that were known are objects no more
            return DECK + event.seat in derived.watched_zones or bool(derived.speakers) or kind in watched
        return kind not in QUIET or (bool(watched) and kind in watched)

    def stoppable(self, derived: Derived) -> frozenset[str]:
        """Kinds of events that a rule for an object or a player, or a replacement, could be about. Moves are among them
        always: a card that is discarded may speak of it itself."""
        ruled = False
        for traits in derived.traits.values():
            if traits.rules:
                ruled = True
                break
        return _stoppable(
            ruled,
            bool(derived.player_rules[0] or derived.player_rules[1]),
            bool(derived.replacers),
        )

    prohibited = staticmethod(prohibited)

    def changed(self, game: TrailsGame, event: Event) -> Event:
        """See :func:`engine.trails.verbs.replacement.changed`."""
        return changed(game, event)

    def replacements(self, game: TrailsGame, event: Event) -> Sequence[Any]:
        """See :mod:`engine.trails.verbs.replacement`."""
        if event.cause != "discard" and not (game.view_cache or game.derived).replacers:
            return ()
        return applying(game, event)

    def worded(self, game: TrailsGame, decision: Decision, found: Sequence[Any], event: Event | None) -> Decision:
        """See :func:`engine.trails.verbs.wording.which_instead`."""
        return which_instead(game, decision, found, event)

    noted = staticmethod(noted)


@lru_cache(maxsize=4096)
def _calm(watches: frozenset[str], stirring: frozenset[str], awaited: bool, told: bool) -> frozenset[str]:
    """Kinds of events that change nothing that is derived and that nobody waits for. awaited: standby is looked at;
    told: what lies there has other traits than it prints."""
    calm = _UNNOTED - watches - stirring
    return calm - _WAITING if awaited else calm - {"cease"} if told else calm


@lru_cache(maxsize=8)
def _stoppable(objects: bool, players: bool, replaced: bool) -> frozenset[str]:
    """Kinds of events that may be stopped where there are rules for objects, for players, and replacements."""
    kinds = FORBIDDABLE if objects else FORBIDDABLE_TO_PLAYERS if players else frozenset[str]()
    return kinds | (REPLACED if replaced else frozenset()) | {"move"}


def _speaks_there(game: TrailsGame, ident: int, zone: int) -> bool:
    """Whether a card says something that is valid in a zone where most crafts are not (1202.5, 1212.2)."""
    obj = game.objs.get(ident)
    if obj is None or not obj.cards or not obj.known:
        return False
    card = game.defn(obj)
    return bool(card.throughout or card.afar or (card.lying and zone >> 1 == TRAIL >> 1))


def _dealt(game: TrailsGame, derived: Derived) -> bool:
    """Whether a card is known from now on that lies where others look: one of a deck is dealt only as it is seen.

    Guard: tests/trails/state/test_invariants.py.
    """
    dealt, before = game.dealt, derived.dealt
    return dealt is not before and any(dealt[zone] is not before[zone] for zone in derived.watched_zones)


def _shows_what_speaks(game: TrailsGame, event: Event) -> bool:
    """Whether a card is known from now on that says something where it lies."""
    shown = event.extra if event.kind == "look" else (event.obj,)
    there = (ident for ident in shown if ident in game.objs) if game.lying or game.afar else ()
    return any(_speaks_there(game, ident, game.objs[ident].zone) for ident in there)


def _speaks_of_its_cost(game: TrailsGame, event: Event) -> bool:
    """Whether a card came to or left the places from which cards are played that says what it costs there (1202.5)."""
    if event.frm not in _HELD and event.to not in _HELD:
        return False
    new = game.objs.get(event.new)
    return new is not None and bool(new.cards) and new.known and bool(game.defn(new).priced)


_NEAR = frozenset((FIELD, FIELD + 1, HOMEBASE, HOMEBASE + 1))
_HOMEBASE = frozenset((HOMEBASE, HOMEBASE + 1))
_HELD = frozenset((HAND, HAND + 1, HOMEBASE, HOMEBASE + 1))
_MOVING = frozenset(("move", "proxy", "cease"))  # a proxy comes to and goes from standby, which is far
#: Events that change what is derived only if it watches their kind, and nothing else is to be looked at.
_PLAIN = QUIET - _MOVING - {"combat", "shuffle"}
_SHOWING = frozenset(("look", "reveal"))
_WAITING = frozenset(("proxy", "cease"))
#: Events that change nothing that is derived and are noted only for what waits for them.
_UNNOTED = (_PLAIN & BESIDE) - _SHOWING - {"moment", "bond"} | _WAITING
_STATUSES = SUPPORTS | {"cursed", "hexed"}  # marks that change nothing by themselves
