"""Rulings of low confidence as named settings of a match, with their defaults."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Switches(NamedTuple):
    """See the list of rulings; each switch follows an official answer by being flipped.

    A new one: a field here, a line of rulings.yaml (``says``, ``topics``) and rulings_ja.yaml, its words in the
    lobby, a scenario for each value. Guards: tests/trails/scenarios/test_rulings.py,
    tests/trails/scenarios/test_rule_words.py.
    """

    abort_breaks_pass_run: bool = True  # R014
    mixed_covert_check: str = "per_unit"  # R016
    hate_scope: str = "any_ready_unit"  # R027
    fight_back_counts_as_stunning: bool = False  # R029
    base_valid_when: str = "face_up"  # R039
    dispatch_replacement_at: str = "play"  # R043
    keep_face_on_direct_move: bool = False  # R047
    facedown_base_counts: bool = False  # R049
    sclm_support_uses_standby: bool = True  # R051
    support_check: str = "at_combat"  # R053
    stunned_keeps_crafts_for_reference: bool = True  # R057
    stunned_leaving_triggers: bool = False  # R104
    conditional_trigger_rearm: str = "after_resolution"  # R064
    loss_class: str = "d"  # R066
    ignore_covers_own_crafts: bool = True  # R070
    rebuild_is_destroy: bool = False  # R082
    attribution_scope: str = "side"  # R089
    tactical_partner: str = "choose_any"  # R091
    boarding_type_from: str = "attribute"  # R093


#: What a switch that is not yes or no can be; the default stands first.
VALUES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "mixed_covert_check": ("per_unit", "per_group"),  # 803.6h judged for each attacker, or for the group
        "hate_scope": ("any_ready_unit", "chosen_attackers"),  # whose ability to attack makes the duty
        "base_valid_when": ("face_up", "resolved"),  # since when the crafts of a BASE that is played are valid
        "dispatch_replacement_at": ("play", "resolve"),
        "support_check": ("at_combat", "at_attack"),  # 804.11a-3 or 804.8
        "conditional_trigger_rearm": ("after_resolution", "after_play"),
        "loss_class": ("d", "with_gains_by_age"),  # losing in a class of its own, or with gaining by age
        "attribution_scope": ("side", "each_unit"),  # the first attack of your UNITs, or of each of them
        "tactical_partner": ("choose_any", "entered"),  # with whom the one that enters may link
        "boarding_type_from": ("attribute", "effect"),  # as the crew boards, or as the craft resolves
    }
)


def refusal(name: str, value: object) -> str:
    """Why a switch of this name cannot have this value, in one sentence, or ""."""
    usual = Switches._field_defaults.get(name)
    if usual is None:
        return f"there is no switch '{name}'; switches are {', '.join(Switches._fields)}"
    if isinstance(usual, bool):
        return "" if isinstance(value, bool) else f"the switch {name} is true or false, not '{value}'"
    known = VALUES[name]
    return "" if value in known else f"the switch {name} can be {' or '.join(known)}, not '{value}'"
