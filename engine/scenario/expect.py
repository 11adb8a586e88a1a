"""Comparing a game with what a scenario expects of it."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from engine.scenario.board.names import Names, seat_word
from engine.scenario.board.table import Table, only_order
from engine.scenario.common import expectations
from engine.scenario.common.steps import SEATS, Check, arranged
from engine.scenario.sayings import unsaid
from engine.trails.cards.carddef import ALL_ORGS
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import INDEX, STANDBY, name_of
from engine.trails.views.records import CardView, View
from engine.trails.views.view import card_view, view

_PURPOSES = {"arrange": "choose", "split": "choose"}


def mismatches(table: Table, settled: Table, checks: Sequence[Check]) -> list[str]:
    """What does not hold, in words. settled: the same game once those who can only pass have passed (who is asked)."""
    return expectations.mismatches(table, settled, checks, look)


def look(table: Table, settled: Table, check: Check) -> Any:
    """What there is, in the same form as the value expected (which decides between a list and its length)."""
    return expectations.look(table, settled, check, _KINDS)


def _asked_for(settled: Table, expected: Any) -> str:
    decision = settled.game.decision
    if decision is None or settled.game.outcome is not None:
        return "none"
    if only_order(decision):
        return "order"
    if expected == "order" and decision.options and all(option[0] == "trigger" for option in decision.options):
        return "order"  # which comes next is chosen one by one
    if expected == "yes-no" and unsaid(settled, decision):
        return "yes-no"
    return _PURPOSES.get(decision.purpose, decision.purpose)


def _zone(game: TrailsGame, names: Names, seat: int, zone: str, expected: Any) -> Any:
    there = game.there(INDEX[zone] + seat)
    if isinstance(expected, int):
        return len(there)
    if zone == "deck":
        return names.deck(game, INDEX[zone] + seat)
    return arranged(tuple(names.of(game, obj) for obj in there), expected)


def _standby(game: TrailsGame, names: Names, expected: tuple[str, ...]) -> tuple[str, ...]:
    labels = names.standby(game)
    if len(labels) == len(expected) and all(word in label for word, label in zip(expected, labels, strict=True)):
        return expected
    return tuple(label[0] for label in labels)


def _object(game: TrailsGame, names: Names, name: str, what: str, expected: Any) -> Any:
    obj = names.find(game, name)
    if obj is None:
        zone = names.deck_of(game, name)
        return name_of(zone) if what == "zone" and zone is not None else None
    card = card_view(game, obj, True) if obj.known else None
    if card is None:
        return None
    return _quality(card, what, game, obj.id)


def _quality(card: CardView, what: str, game: TrailsGame, ident: int) -> Any:
    if what == "state":
        return "stunned" if card.stunned else "ready" if card.ready else "action"
    if what == "face":
        return "up" if card.face_up else "down"
    if what in ("owner", "controller"):
        return SEATS[getattr(card, what)]
    if what == "combat":
        return card.combat or "none"
    if what == "attributes":
        marks = game.objs[ident].marks - {"stunned", "supported"} if ident in game.objs else frozenset()
        return tuple(sorted({*card.attributes, *marks}))
    if what == "orgs":
        return tuple(sorted(org for org in card.orgs if org != ALL_ORGS))
    if what in ("names", "types"):
        return tuple(sorted(getattr(card, what)))
    if what == "crafts":
        return tuple(sorted(card.icons))
    if what == "wings":
        return game.traits(ident).wings
    return getattr(card, {"str": "strength", "def": "defence"}.get(what, what))


# --- views -----------------------------------------------------------------------------------------------------------
def _seen(table: Table, settled: Table, seat: int, path: tuple[Any, ...], expected: Any) -> Any:
    game, names = table.game, table.names
    if path[0] == "asked":
        return seat_word(seat) if view(settled.game, seat).decision is not None else "none"
    seen = view(game, seat)
    if path[0] == "player":
        return getattr(seen.players[path[1]], path[2])
    if path[0] == "zone":
        return _seen_zone(game, names, seen, path[1], path[2], expected)
    return _seen_card(game, names, seen, path[1], path[2], expected)


def _seen_zone(game: TrailsGame, names: Names, seen: View, seat: int, zone: str, expected: Any) -> Any:
    there = getattr(seen.players[seat], zone)
    if isinstance(there, int):
        return there if isinstance(expected, int) else ()
    if isinstance(expected, int):
        return len(there)
    found = tuple(names.of(game, game.objs.get(card.id)) if card.number is not None else "hidden" for card in there)
    return arranged(found, expected)


def _seen_card(game: TrailsGame, names: Names, seen: View, name: str, what: str, expected: Any) -> Any:
    obj = names.find(game, name)
    card = _find(game, seen, obj.id) if obj is not None else None
    if card is None:  # in a deck or in the other hand: nothing but the zone is known
        zone = obj.zone if obj is not None else names.deck_of(game, name)
        return name_of(zone) if what == "zone" and zone is not None else None
    if what == "name":
        if card.number is None:
            return None
        return expected if expected in (card.number, *card.names) else card.names[0]
    if what in ("zone", "owner", "controller", "state", "face"):
        return _quality(card, what, game, card.id)
    return _quality(card, what, game, card.id) if card.number is not None else None


def _find(game: TrailsGame, seen: View, ident: int) -> CardView | None:
    for player in seen.players:
        for zone in (player.hand, player.homebase, player.field, player.trail, player.exile):
            for card in zone:
                if card.id == ident:
                    return card
    for card in seen.looking:
        if card.id == ident:
            return card
    if ident in game.zones[STANDBY] and any(waiting.id == ident for waiting in seen.standby):
        return card_view(game, game.objs[ident], True)
    return None


_KINDS: expectations.Looks[Table] = MappingProxyType(
    {
        "player": lambda table, settled, path, expected: getattr(table.game, path[1])[path[0]],
        "zone": lambda table, settled, path, expected: _zone(table.game, table.names, path[0], path[1], expected),
        "standby": lambda table, settled, path, expected: _standby(table.game, table.names, expected),
        "asked for": lambda table, settled, path, expected: _asked_for(settled, expected),
        "step": lambda table, settled, path, expected: "end" if table.game.outcome is not None else table.game.step,
        "object": lambda table, settled, path, expected: _object(table.game, table.names, path[0], path[1], expected),
        "sees": lambda table, settled, path, expected: _seen(table, settled, path[0], path[1], expected),
    }
)
