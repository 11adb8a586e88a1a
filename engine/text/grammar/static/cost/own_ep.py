"""The EP cost of a card itself, which in all zones is another number (1212.2, 1304.2), said as what playing it costs.

The same words without "in all zones" are about the price alone, where the card is played from (1204.2f).

The number is ``Continuous.ep`` (or ``cp``), not a change of the price. Guards:
tests/trails/1200/1212-continuous/ep_cost_in_all_zones.yaml, tests/trails/1300/1304-more-less/cost_in_hand.yaml.
"""

from __future__ import annotations

from typing import Any

from engine.trails.tree import Amount, Continuous, CostChange, Every, Filter, Is, Neg
from engine.trails.tree.reads import replace

#: Where a card lies of which a text says what it costs in the hand.
IN_HAND = Is("this", Filter(zone="hand"))


def ep_itself(craft: Any) -> Any:
    """A craft of all zones with its EP cost as a number of the card."""
    if not isinstance(craft, Continuous) or craft.who != "this" or len(craft.costs) != 1:
        return craft
    (change,) = craft.costs
    if change.kind not in ("less", "more") or change != CostChange(change.kind, change.amount, player=change.player):
        return craft
    return replace(craft, costs=(), ep=_negative(change.amount) if change.kind == "less" else change.amount)


def ep_as_price(craft: Continuous) -> Continuous:
    """The same as what its words say, for printing."""
    if craft.ep == 0:
        return craft
    less = isinstance(craft.ep, Neg) or (isinstance(craft.ep, int) and craft.ep < 0)
    change = CostChange("less" if less else "more", _negative(craft.ep) if less else craft.ep, player="you")
    return replace(craft, ep=0, costs=(*craft.costs, change))


def held(craft: Continuous) -> tuple[Continuous, Amount]:
    """A craft without what its card costs in the hand, and how much more or less that is; 0 if it does not say that."""
    condition = craft.condition
    parts = condition.of if isinstance(condition, Every) else (condition,)
    if craft.who != "this" or craft.ep == 0 or craft.cp != craft.ep or parts[0] != IN_HAND or len(parts) > 2:
        return craft, 0
    return replace(craft, cp=0, ep=0, condition=parts[1] if len(parts) == 2 else None), craft.cp


def _negative(amount: Amount) -> Amount:
    if isinstance(amount, int):
        return -amount
    return amount.amount if isinstance(amount, Neg) else Neg(amount)
