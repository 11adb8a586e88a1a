"""Rulings of low confidence as named settings of a match, with their defaults."""

from __future__ import annotations

from typing import NamedTuple


class Switches(NamedTuple):
    """See the list of rulings; each switch follows an official answer by being flipped."""

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
    conditional_trigger_rearm: str = "after_resolution"  # R064
    loss_class: str = "d"  # R066
    ignore_covers_own_crafts: bool = True  # R070
    rebuild_is_destroy: bool = False  # R082
    attribution_scope: str = "side"  # R089
    tactical_partner: str = "choose_any"  # R091
    boarding_type_from: str = "attribute"  # R093
