"""What things are worth to a player, in points of bond: one point is one bond of one's own."""

from __future__ import annotations

from collections.abc import Iterable

from engine.players.table import Table
from engine.trails.cards.icon_crafts import ATTRIBUTION, COVERT, HATE, MARTIAL_ARTS
from engine.trails.views.records import CardView

_ICONS = {COVERT: 0.8, MARTIAL_ARTS: 0.7, HATE: 0.2, ATTRIBUTION: 0.3}
HAND_CARD = 1.3  #: a card in hand: a future play, or growth of the homebase
LETHAL = 25.0  #: taking the last bond
FULL = 40  #: bond cannot be gained beyond it


def worth(table: Table, card: CardView) -> float:
    """A card on the field (or in the homebase, for a BASE), to whoever controls it."""
    defn = table.defn(card.number)
    crafts = 0.0
    if defn is not None:
        crafts = 0.4 * len(defn.activated) + 0.3 * len(defn.triggered) + 0.5 * len(defn.continuous)
    if "UNIT" in card.types:
        icons = sum(_ICONS.get(icon, 0.0) for icon in card.icons)
        return 0.4 * (card.cp or 0) + 0.5 * (card.strength or 0) + 0.35 * (card.defence or 0) + crafts + icons
    if "BASE" in card.types:
        return 0.8 + 2 * crafts
    return 0.5 * (card.cp or 0) + 0.6 + 1.5 * crafts


def bond_points(bond: int, lost: int) -> float:
    """What it means to a player with ``bond`` to lose so much of it: more the less there is left."""
    if lost <= 0:
        return 0.0
    points = lost * (1.0 + max(0, FULL - bond) / 80)
    return points + LETHAL if bond > 0 >= bond - lost else points


def stun_points(table: Table, card: CardView) -> float:
    """What its controller loses by having a UNIT stunned, beside the stun damage: this turn, and of two stunned one."""
    side = table.view.players[card.controller]
    others = [worth(table, other) for other in side.field if other.stunned]
    value = worth(table, card)
    points = 0.25 * value + (0.25 * (card.strength or 0) if card.ready else 0.0)
    if others:  # only one is cured at the end of the turn
        points += 0.9 * min(value, max(others))
    return points


def deploy_points(table: Table, card: CardView) -> float:
    """What playing a UNIT or ITEM from the hand brings."""
    defn = table.defn(card.number)
    enters = 0.0
    if defn is not None:
        enters = sum(0.6 for craft in defn.triggered if craft.trigger.event == "enters")
    fighter = 1.2 if "UNIT" in card.types else 0.0
    return worth(table, card) + enters + fighter


def best_plays(table: Table, cards: Iterable[CardView], cp: int) -> tuple[CardView, ...]:
    """The cards that together bring most for at most so many CP, cheapest first."""
    best: list[tuple[float, tuple[CardView, ...]]] = [(0.0, ())] * (cp + 1)
    for card in sorted(cards, key=lambda card: (card.cp or 0, card.id)):
        cost, points = card.cp or 0, deploy_points(table, card)
        for have in range(cp, cost - 1, -1):
            before = best[have - cost]
            if before[0] + points > best[have][0]:
                best[have] = (before[0] + points, (*before[1], card))
    return best[cp][1]


def keep_points(table: Table, card: CardView) -> float:
    """A card in the hand, to its player: what is discarded last."""
    homebase = len(table.me.homebase)
    if "UNIT" in card.types or "ITEM" in card.types:
        late = max(0, (card.cp or 0) - homebase - 2)
        return deploy_points(table, card) - 0.8 * late
    return 2.2 if "EVENT" in card.types else 1.5
