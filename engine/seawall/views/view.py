"""A match as a seat sees it. Shields and decks are hidden from both (3-2-2, 3-3-2, 3-6-4-1), hands from the opponent
(3-8-3)."""

from __future__ import annotations

from engine.kernel.objects import Obj
from engine.kernel.zones import SEATS, ZoneSpec
from engine.seawall.layers.facts import traits_of
from engine.seawall.state.match import Match, is_token, printed, there
from engine.seawall.state.zones import LIMBO, ZONES
from engine.views import BattleView, CardView, SideView, View, asked_seat, headed, looked_through, sees


def view(game: Match, seat: int) -> View:
    """Everything that a seat may know now."""
    sides, found = [], looked_through(game, seat)
    for owner in range(SEATS):
        zones = {}
        for index, spec in _zones(owner):
            seen = sees(spec.sight, owner, seat)
            zones[spec.name] = tuple(card_view(game, obj, seen or obj.id in found) for obj in there(game, index))
        sides.append(SideView(owner, zones, {name: len(cards) for name, cards in zones.items()}))
    limbo = tuple(card_view(game, obj, True) for obj in there(game, LIMBO))
    return headed(game, seat, tuple(sides), limbo, _battle(game))


def question(game: Match) -> View:
    """The open question as the seat sees it that is asked, and nothing of the table but a fight going on. Raises
    ValueError if nobody is asked anything."""
    return headed(game, asked_seat(game), battle=_battle(game))


def _battle(game: Match) -> BattleView | None:
    battle = game.battle
    return None if battle is None else BattleView(battle.attacker, battle.target, battle.blocked)


def _zones(owner: int) -> list[tuple[int, ZoneSpec]]:
    return [(place * SEATS + owner, spec) for place, spec in enumerate(ZONES) if not spec.shared]


def card_view(game: Match, obj: Obj, seen: bool) -> CardView:
    """A card, with what it is only for who sees it."""
    zone = game.spec(obj.zone).name
    if not seen or not obj.known:
        return CardView(obj.id, obj.owner, zone, face_up=False)
    card = printed(game, obj)
    traits = traits_of(game, obj.id)
    assert traits is not None
    return CardView(
        id=obj.id,
        owner=obj.owner,
        zone=zone,
        name=traits.names[0],
        number=card.number,
        type=card.type,
        turned=not obj.ready,
        host=obj.host,
        token=is_token(obj),
        numbers={
            "ap": max(0, traits.ap),
            "hp": max(0, traits.hp),
            "level": traits.level,
            "cost": traits.cost,
            **{f"keyword {word}": amount for word, amount in traits.keywords.items()},
        },
        words={
            "name": traits.names,
            "trait": traits.traits,
            "color": (traits.color,) if traits.color else (),
            "keyword": tuple(sorted(traits.keywords)),
            "cannot": tuple(sorted(traits.bans)),
        },
        counters={"damage": damage} if (damage := game.damage.get(obj.id, 0)) else {},
        marks=tuple(word for word, holds in (("linked", traits.linked), ("arrived", obj.id in game.arrived)) if holds),
    )
