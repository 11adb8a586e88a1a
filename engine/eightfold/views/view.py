"""A match as a seat sees it. Decks are hidden from both (7.14.2), hands from the opponent (7.16.2)."""

from __future__ import annotations

from engine.effects.objects import obj_of
from engine.eightfold.layers.facts import field, traits_of
from engine.eightfold.state.match import Match, there
from engine.eightfold.state.zones import FIELD, FIELDS, STACK, ZONES, name_of
from engine.kernel.objects import Obj
from engine.kernel.zones import SEATS
from engine.views import BattleView, CardView, SideView, View, asked_seat, headed, looked_through, sees


def view(game: Match, seat: int) -> View:
    """Everything that a seat may know now."""
    sides, found = [], looked_through(game, seat)
    for owner in range(SEATS):
        zones = {}
        for place, spec in enumerate(ZONES):
            if spec.shared:
                continue
            index = place * SEATS + owner
            objs = field(game, owner) if index - owner == FIELD else there(game, index)
            seen = sees(spec.sight, owner, seat)
            zones[spec.name] = tuple(card_view(game, obj, seen or obj.id in found) for obj in objs)
        sides.append(SideView(owner, zones, {name: len(cards) for name, cards in zones.items()}))
    stack = tuple(card_view(game, obj, True) for obj in there(game, STACK))
    return headed(game, seat, tuple(sides), stack, _battle(game))


def question(game: Match) -> View:
    """The open question as the seat sees it that is asked, and nothing of the table but a fight going on. Raises
    ValueError if nobody is asked anything."""
    return headed(game, asked_seat(game), battle=_battle(game))


def _battle(game: Match) -> BattleView | None:
    battle = game.battle
    if battle is None:
        return None
    first, *others = battle.attackers
    return BattleView(first, battle.blocker if battle.blocked else -1, battle.blocked, tuple(others))


def _number(game: Match, ident: int) -> str | None:
    """The number of a card, also of one that has left; None of one not known here."""
    obj = obj_of(game, ident)
    return game.card(obj).numbers[0] if obj is not None and obj.cards and obj.known else None


def card_view(game: Match, obj: Obj, seen: bool) -> CardView:
    """A card, with what it is only for who sees it; an ability on the stack by the card that it is from."""
    zone = name_of(obj.zone)
    if not obj.cards:
        traits = traits_of(game, obj.entry.source)
        name, number = ("", None) if traits is None else (traits.names[0], _number(game, obj.entry.source))
        words = {"number": (obj.entry.number,)}
        return CardView(obj.id, obj.entry.seat, zone, name=name, number=number, type="ability", words=words)
    traits = traits_of(game, obj.id) if seen and obj.known else None
    if traits is None:
        return CardView(obj.id, obj.owner, zone, face_up=False)
    battle = game.battle
    marks = {
        "frozen": obj.id in game.frozen,
        "junctioned": traits.junctioned,
        "arrived": obj.id in game.arrived,
        "attacking": battle is not None and obj.id in battle.attackers,
        "blocking": battle is not None and obj.id == battle.blocker,
        "soldier": traits.soldier,
        "party": traits.party,
    }
    return CardView(
        id=obj.id,
        owner=obj.owner,
        zone=zone,
        name=traits.names[0],
        number=game.card(obj).numbers[0],
        type=traits.type,
        turned=obj.zone in FIELDS and not obj.ready,
        host=obj.host,
        numbers={"cost": traits.cost, **({"power": max(0, traits.power)} if traits.power is not None else {})},
        words={
            "name": traits.names,
            "element": traits.elements,
            "job": traits.jobs,
            "keyword": tuple(sorted(traits.keywords)),
            "cannot": tuple(sorted(traits.bans)),
        },
        counters={"damage": damage} if (damage := game.damage.get(obj.id, 0)) else {},
        marks=tuple(word for word, holds in marks.items() if holds),
    )
