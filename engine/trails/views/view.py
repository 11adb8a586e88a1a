"""Views: what a seat may know, built from a list of what is allowed (502.2, 503.2, 505.3, 507.4, 1311.1, R079).

Nothing here copies a state and blanks it. A hidden card contributes its place and its back, nothing else; a hidden card
of the other seat's hand does not even contribute a handle, since hands have no order.
"""

from __future__ import annotations

from functools import cache

from engine.kernel.objects import Obj
from engine.kernel.replace import Replacing
from engine.trails.cards.carddef import ALL_ORGS, Traits
from engine.trails.cards.icon_crafts import (
    ABOARD,
    BOARDED,
    HAS_SUPPORT,
    LINKED_PAIR,
    NO_SUPPORT,
    SUPPORT_AGAIN,
    SUPPORTS,
)
from engine.trails.layers.derived import Derived
from engine.trails.play.attack_targets import common_targets
from engine.trails.play.priority import Priority
from engine.trails.state.game import Entry, TrailsGame
from engine.trails.state.sight import OPEN, sees
from engine.trails.tree.zones import DECK, EXILE, FIELD, HAND, HOMEBASE, NAMES, STANDBY, TRAIL
from engine.trails.views.records import CardView, Change, CombatView, PlayerView, StandbyView, View

MEMO_LIMIT = 2000  #: views of objects kept at most


def view(game: TrailsGame, seat: int) -> View:
    """What ``seat`` may know now; ``OPEN`` shows everything that this engine knows."""
    decision = game.decision
    asked = decision.seat if decision is not None and game.outcome is None else -1
    own = decision is not None and seat in (decision.seat, OPEN)
    outcome = game.outcome
    looker, looking = game.looking
    looks = looking if seat in (looker, OPEN) else ()
    return View(
        seat=seat,
        turn=game.turn,
        initiative=game.initiative,
        primary=game.primary,
        phase="over" if outcome is not None else game.phase,
        step="end" if outcome is not None else game.step,
        step_seat=game.step_seat,
        rule=outcome.rule if outcome is not None else current_rule(game),
        players=(_player(game, 0, seat), _player(game, 1, seat)),
        standby=_standby(game) if game.zones[STANDBY] else (),
        combat=_combat(game),
        asked=asked,
        asked_for=decision.purpose if asked >= 0 and decision is not None else "",
        decision=decision if own and asked >= 0 else None,
        winner=None if outcome is None else outcome.winner,
        ending="" if outcome is None else outcome.why,
        looking=tuple(card_view(game, game.objs[ident], True) for ident in looks if ident in game.objs),
    )


def question(game: TrailsGame) -> View:
    """The open question as the seat sees it that is asked, and nothing of the table: both sides are blank.

    For a player that does not look (see :class:`engine.players.base.Player`). Raises :class:`ValueError` if nobody is
    asked anything.
    """
    decision = game.decision
    if decision is None or game.outcome is not None:
        raise ValueError("nobody is asked anything")
    seat, whose = decision.seat, game.step_seat
    return View(  # in the order of the fields: with their names it takes twice as long, and it is done for each choice
        seat, game.turn, game.initiative, whose if whose >= 0 else game.initiative, game.phase, game.step, whose,
        decision.rule, _BLANK, (), None, seat, decision.purpose, decision, None,
    )  # fmt: skip


_BLANK = (
    PlayerView(0, bond=0, cp=0, ep=0, hand=(), homebase=(), field=(), trail=(), exile=(), deck=0),
    PlayerView(1, bond=0, cp=0, ep=0, hand=(), homebase=(), field=(), trail=(), exile=(), deck=0),
)


def current_rule(game: TrailsGame) -> str:
    """Rule id being carried out: where priority is given, the place in the turn, e.g. 804.9, and not 902.4; where
    something is replaced, what would have done it."""
    for frame in reversed(game.frames):
        if frame.rule and not isinstance(frame, Priority | Replacing):
            return frame.rule.partition(" ")[0]
    return ""


def card_view(game: TrailsGame, obj: Obj, known: bool) -> CardView:
    """One card as it looks: with values if ``known``, else its back.

    Objects and traits are replaced when they change, never changed, so a view made of the same ones is still good.
    """
    traits = game.traits(obj.id) if known else None
    role = _role(game, obj.id) if known and game.combat is not None else ""
    key = obj.id if known else -obj.id
    kept = game.memo.get(key)
    if kept is not None and kept[0] is obj and kept[1] is traits and kept[2] == role:
        seen: CardView = kept[3]
        return seen
    if len(game.memo) > MEMO_LIMIT:
        game.memo.clear()
    seen = _back_of(obj) if traits is None else _face_of(game, obj, traits, role)
    game.memo[key] = (obj, traits, role, seen)
    return seen


def _back_of(obj: Obj) -> CardView:
    return CardView(
        id=obj.id,
        number=None,
        owner=obj.owner,
        controller=obj.controller,
        zone=NAMES[obj.zone >> 1],
        ready=obj.ready,
        face_up=obj.face_up,
    )


def _face_of(game: TrailsGame, obj: Obj, traits: Traits, role: str) -> CardView:
    marks = obj.marks
    number = game.defn(obj).number
    again = SUPPORT_AGAIN in marks and NO_SUPPORT not in traits.rules
    supported = not SUPPORTS.isdisjoint(marks) or HAS_SUPPORT in traits.rules or again
    return CardView(
        id=obj.id,
        number=number,
        owner=obj.owner,
        controller=obj.controller,
        zone=NAMES[obj.zone >> 1],
        ready=obj.ready,
        face_up=obj.face_up,
        stunned="stunned" in marks,
        types=tuple(sorted(traits.types, reverse=True)),
        names=traits.names,
        cp=traits.cp,
        ep=traits.ep,
        level=traits.level,
        strength=traits.strength,
        defence=traits.defence,
        orgs=tuple(sorted(org for org in traits.orgs if org != ALL_ORGS)),
        icons=traits.icons,
        attributes=_attributes(marks, supported) if marks or supported else (),
        combat=role,
        changes=tuple(Change(*change) for change in traits.changes),
        numbers=tuple(game.printed[card].number for card in obj.cards),
    )


#: Attributes of the Japanese rules that everybody sees.
_SHOWN = (BOARDED, ABOARD, LINKED_PAIR)


def _attributes(marks: frozenset[str], supported: bool) -> tuple[str, ...]:
    notes = tuple(sorted(mark for mark in marks if mark.startswith("note: ")))  # put there by hand
    return (("support",) if supported else ()) + tuple(mark for mark in _SHOWN if mark in marks) + notes


def _player(game: TrailsGame, side: int, seat: int) -> PlayerView:
    return PlayerView(
        seat=side,
        bond=game.bond[side],
        cp=game.cp[side],
        ep=game.ep[side],
        hand=_zone(game, HAND + side, seat),
        homebase=_zone(game, HOMEBASE + side, seat),
        field=_zone(game, FIELD + side, seat),
        trail=_zone(game, TRAIL + side, seat),
        exile=_zone(game, EXILE + side, seat),
        deck=len(game.zones[DECK + side]),
    )


@cache
def _hidden(side: int) -> CardView:
    """A card in the other player's hand: no handle, no order, nothing."""
    return CardView(id=0, number=None, owner=side, controller=side, zone="hand")


def _zone(game: TrailsGame, zone: int, seat: int) -> tuple[CardView, ...]:
    """The cards of a zone. What was seen is good for as long as nothing of what it was read from is another."""
    there = game.there(zone)
    derived: Derived = game.derived
    panes = derived.panes
    kept = panes.get((zone, seat))
    if kept is not None and kept[0] == there and kept[1] is game.combat and kept[2] == game.shown:
        known: tuple[CardView, ...] = kept[3]
        return known
    if zone >> 1 == HAND >> 1:
        back = _hidden(zone & 1)
        own = seat in (zone & 1, OPEN)
        seen = tuple(
            card_view(game, obj, True) if (own or obj.id in game.shown) and obj.known else back for obj in there
        )
    else:
        seen = tuple(card_view(game, obj, sees(game, obj, seat)) for obj in there)
    panes[zone, seat] = (there, game.combat, game.shown, seen)
    return seen


def _role(game: TrailsGame, ident: int) -> str:
    combat = game.combat
    if combat is None or combat.stage != "attacking":
        return ""
    if ident in combat.attackers:
        return "sclm attacking" if combat.sclm else "attacking"
    return "defending" if ident == combat.target else ""


def _standby(game: TrailsGame) -> tuple[StandbyView, ...]:
    there = game.there(STANDBY)
    sources: list[int] = [obj.entry.source if obj.entry.source in game.objs else 0 for obj in there]
    derived: Derived = game.derived
    panes = derived.panes
    kept = panes.get((STANDBY, OPEN))
    if kept is not None and kept[0] == there and kept[1] == sources:
        known: tuple[StandbyView, ...] = kept[3]
        return known
    seen = tuple(_waiting(obj.id, obj.entry, source) for obj, source in zip(there, sources, strict=True))
    panes[STANDBY, OPEN] = (there, sources, frozenset(), seen)
    return seen


def _waiting(ident: int, entry: Entry, source: int) -> StandbyView:
    targets = tuple(target for _, idents in entry.targets for target in idents)
    return StandbyView(ident, entry.kind, entry.number, source, entry.craft, entry.seat, targets, x=entry.x)


def _combat(game: TrailsGame) -> CombatView | None:
    combat = game.combat
    if combat is None:
        return None
    stage = "dealt" if combat.dealt else combat.stage
    return CombatView(combat.attackers, combat.target, combat.target_seat, combat.sclm, stage)


def attack_targets(game: TrailsGame, seat: int, attackers: tuple[int, ...]) -> tuple[int, ...]:
    """What these attackers may attack together: ids, or ``-1 - seat`` for a player (public facts only)."""
    return common_targets(game, seat, tuple(sorted(attackers)))
