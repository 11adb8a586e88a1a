"""What a position is worth to a seat, in points of which a card in the hand has about one."""

from __future__ import annotations

from typing import Final

from engine.eightfold.layers.facts import field, power_of
from engine.eightfold.layers.traits import Traits
from engine.eightfold.play.arriving import BACKUPS
from engine.eightfold.play.wounding import LETHAL
from engine.eightfold.state.match import Match, printed
from engine.eightfold.state.zones import DAMAGE, DECK, HAND
from engine.kernel.objects import Obj

_WON: Final = 10_000.0
#: What the nth point of damage takes: the last ones most.
_DAMAGE: Final = (1.6, 1.7, 1.8, 2.0, 2.4, 3.2, 0.0)
_FULL_HAND: Final = 5
_KEYWORDS: Final = {"brave": 0.6, "haste": 0.2, "pre-emptive strike": 0.6, "level up": 0.5}


def worth(game: Match, seat: int) -> float:
    """What the seat has more than the other one."""
    if game.outcome is not None:
        winner = game.outcome.winner
        return 0.0 if winner < 0 else _WON if winner == seat else -_WON
    return _side(game, seat) - _side(game, seat ^ 1)


def _side(game: Match, seat: int) -> float:
    points = -sum(_DAMAGE[: min(LETHAL, len(game.zones[DAMAGE + seat]))])
    hand = len(game.zones[HAND + seat])
    points += 1.0 * min(_FULL_HAND, hand) + 0.3 * max(0, hand - _FULL_HAND)
    points -= max(0, 4 - len(game.zones[DECK + seat])) * 1.5
    backups = field(game, seat, "backup")
    points += sum(2.4 - 0.2 * at for at in range(min(BACKUPS, len(backups))))
    points += 0.06 * sum(backup.ready for backup in backups)
    for obj in field(game, seat):
        traits: Traits = game.derived.traits[obj.id]
        if "forward" in traits.kinds:
            points += forward_worth(game, obj)
        elif "backup" not in traits.kinds:
            points += 0.8
    return points


def forward_worth(game: Match, obj: Obj) -> float:
    """What a Forward is worth to who controls it: what passes with the turn counts little once it has attacked."""
    traits: Traits = game.derived.traits[obj.id]
    passing = sum(
        n
        for effect in game.effects
        if effect.span and obj.id in effect.ids and effect.does.verb == "boost"
        for name, n in effect.does.numbers
        if name == "power"
    )
    points: float = 0.7 + 0.42 * (power_of(game, obj.id) - 0.95 * passing) / 1000
    points += sum(_KEYWORDS.get(word, 0.0) for word in traits.keywords)
    points -= 0.0 if obj.ready else 0.5
    points -= 0.9 if obj.id in game.frozen else 0.0
    return points


def card_worth(game: Match, ident: int) -> float:
    """What a card is worth where it lies."""
    obj = game.objs[ident]
    traits: Traits | None = game.derived.traits.get(ident)
    if traits is not None:
        return forward_worth(game, obj) if "forward" in traits.kinds else 2.0
    if not obj.known or not obj.cards:
        return 0.5
    card = printed(game, obj)
    return 0.6 + 0.12 * card.cost + (0.3 if card.type == "backup" else 0.0)
