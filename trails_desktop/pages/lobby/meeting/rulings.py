"""The named rulings of low confidence as a player reads them, and the fields with which a match can flip them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QComboBox, QVBoxLayout, QWidget

from engine.trails.state.rulings import VALUES, Switches

#: What is asked, by the name of the switch.
ASKED: Final[Mapping[str, str]] = {
    "abort_breaks_pass_run": "A called-off attack breaks a run of passes (R014)",
    "mixed_covert_check": "Mixed attacks with Covert are judged (R016)",
    "hate_scope": "Hate is a duty of (R027)",
    "fight_back_counts_as_stunning": "Fighting back counts as stunning (R029)",
    "base_valid_when": "A BASE works once it (R039)",
    "dispatch_replacement_at": "Dispatch replaces on (R043)",
    "keep_face_on_direct_move": "Cards keep their face when moved directly (R047)",
    "facedown_base_counts": "Face-down cards count by what they are (R049)",
    "sclm_support_uses_standby": "SCLM support waits on standby (R051)",
    "support_check": "Support is looked up (R053)",
    "stunned_keeps_crafts_for_reference": "Stunned UNITs still have crafts (R057)",
    "stunned_leaving_triggers": "Stunned UNITs still trigger on their own leaving (R104)",
    "conditional_trigger_rearm": "A conditional trigger is ready again (R064)",
    "loss_class": "Losing a craft counts (R066)",
    "ignore_covers_own_crafts": "Ignoring effects includes the own crafts (R070)",
    "rebuild_is_destroy": "Rebuilding is destroying (R082)",
    "attribution_scope": "Attribution asks (R089)",
    "tactical_partner": "The partner of a Tactical Link is (R091)",
    "boarding_type_from": "Boarding makes a UNIT by (R093)",
}
#: The answers, by switch and value.
ANSWERS: Final[Mapping[tuple[str, str], str]] = {
    ("mixed_covert_check", "per_unit"): "UNIT by UNIT",
    ("mixed_covert_check", "per_group"): "as a group",
    ("hate_scope", "any_ready_unit"): "every ready UNIT",
    ("hate_scope", "chosen_attackers"): "the chosen attackers",
    ("base_valid_when", "face_up"): "lies face-up",
    ("base_valid_when", "resolved"): "has resolved",
    ("dispatch_replacement_at", "play"): "playing",
    ("dispatch_replacement_at", "resolve"): "resolving",
    ("support_check", "at_combat"): "in combat",
    ("support_check", "at_attack"): "at the attack",
    ("conditional_trigger_rearm", "after_resolution"): "after resolving",
    ("conditional_trigger_rearm", "after_play"): "after playing",
    ("loss_class", "d"): "after all gains",
    ("loss_class", "with_gains_by_age"): "among gains, by age",
    ("attribution_scope", "side"): "the whole side",
    ("attribution_scope", "each_unit"): "each UNIT",
    ("tactical_partner", "choose_any"): "any one chosen",
    ("tactical_partner", "entered"): "the one that entered",
    ("boarding_type_from", "attribute"): "its attribute",
    ("boarding_type_from", "effect"): "an effect",
}


def ruling(name: str, value: str | bool | None = None) -> str:
    """A ruling in words, with its answer if there is one; a name nobody knows as it is, in plain text."""
    asked = QCoreApplication.translate("Rulings", ASKED[name]) if name in ASKED else name.replace("_", " ")
    if value is None:
        return asked
    if isinstance(value, bool):
        tr = QCoreApplication.translate
        return f"{asked}: {tr('Terms', 'yes') if value else tr('Terms', 'no')}"
    known = ANSWERS.get((name, value))
    return f"{asked}: {QCoreApplication.translate('Rulings', known) if known else value.replace('_', ' ')}"


class Rulings(QWidget):
    """The named rulings of low confidence: each can be flipped for this match."""

    def __init__(self) -> None:
        super().__init__()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        self.boxes: dict[str, QCheckBox | QComboBox] = {}
        for name, usual in Switches()._asdict().items():
            if isinstance(usual, bool):
                check = QCheckBox()
                check.setChecked(usual)
                self.boxes[name] = check
                rows.addWidget(check)
            else:
                combo = QComboBox()
                combo.addItems([""] * len(VALUES[name]))
                combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
                combo.setMinimumContentsLength(12)
                self.boxes[name] = combo
                rows.addWidget(combo)

    def retranslate(self) -> None:
        """Set every text."""
        for name, box in self.boxes.items():
            box.setAccessibleName(ruling(name))
            if isinstance(box, QCheckBox):
                box.setText(ruling(name))
                continue
            for at, value in enumerate(VALUES[name]):
                box.setItemText(at, ruling(name, value))

    def chosen(self) -> tuple[tuple[str, str | bool], ...]:
        """What differs from the usual, by name."""
        out: list[tuple[str, str | bool]] = []
        for name, usual in Switches()._asdict().items():
            box = self.boxes[name]
            value = box.isChecked() if isinstance(box, QCheckBox) else VALUES[name][box.currentIndex()]
            if value != usual:
                out.append((name, value))
        return tuple(out)
