"""Rulings of low confidence, each behind a switch with the default that the book's readers recommend."""

from __future__ import annotations

from typing import NamedTuple


class Switches(NamedTuple):
    """burst_card_in_limbo: R-G08. double_defeat: R-G14. base_deals_battle_damage: R-G18.
    zero_hp_without_damage_destroys: R-G21. destroyed_resource_to: R-G30. up_to_allows_zero: R-G37."""

    burst_card_in_limbo: bool = True
    double_defeat: str = "draw"
    base_deals_battle_damage: bool = False
    zero_hp_without_damage_destroys: bool = True
    destroyed_resource_to: str = "bottom"
    up_to_allows_zero: bool = True


#: Values of the switches that are words.
VALUES = {"double_defeat": ("draw", "active", "standby"), "destroyed_resource_to": ("bottom", "top")}
