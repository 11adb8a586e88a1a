"""Rulings of low confidence, each behind a switch with the default that the book's readers recommend."""

from __future__ import annotations

from typing import NamedTuple


class Switches(NamedTuple):
    """ex_burst_on_lethal: R-S02. all_targets_illegal: R-S15. next_attack: R-S18. dull_ability_since: R-S27.
    combination_per_card: R-S37. link_from: R-S38. damage_modifiers: R-S41."""

    ex_burst_on_lethal: bool = True
    all_targets_illegal: str = "continue"
    next_attack: str = "preparation"
    dull_ability_since: str = "current_turn"
    combination_per_card: bool = True
    link_from: str = "hand"
    damage_modifiers: str = "signed_sum"


#: Values of the switches that are words.
VALUES = {
    "all_targets_illegal": ("continue", "cancel"),
    "next_attack": ("preparation", "declaration"),
    "dull_ability_since": ("current_turn", "controllers_last_turn"),
    "link_from": ("hand", "deck", "break zone"),
    "damage_modifiers": ("signed_sum", "floored"),
}
