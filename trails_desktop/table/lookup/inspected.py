"""What the inspector shows: the card, its current values and the sum behind each of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from engine.trails.views.records import CardView
from trails_desktop.cardart.faces.api import FaceSpec, Values
from trails_desktop.table.cards.durations import lasting
from trails_desktop.table.cards.words import Sentence


@dataclass(frozen=True, slots=True)
class ValueLine:
    """One line of the sum behind a current value: "+2", who and for how long, and the rule (or the value's name)."""

    amount: str
    source: str
    rule: str = ""
    gain: int = 0  #: +1 raised, -1 lowered, 0 the printed value


@dataclass(frozen=True, slots=True)
class InspectorState:
    """What is inspected. ``face`` is the card in the player's language, ``other`` in the other one, if printed.

    ``hidden``: a card this seat may not know; only its back is shown. ``meaning``, ``rulings`` (rules that touch it)
    and ``history`` (of this object in this game): None if there are none. Pictures are not compared: call
    ``show_state`` again when one arrives.
    """

    face: FaceSpec | None = None
    other: FaceSpec | None = None
    values: Values = field(default_factory=Values)
    lines: tuple[ValueLine, ...] = ()
    notes: tuple[str, ...] = ()  #: translated states: "Stunned", "Attacking"
    meaning: tuple[Sentence, ...] | None = None
    rulings: tuple[Sentence, ...] | None = None
    history: tuple[Sentence, ...] | None = None
    hidden: bool = False
    picture: QImage | None = field(default=None, compare=False)


def current_values(card: CardView) -> Values:
    """The current values of an object in play as the faces take them."""
    return Values(card.cp, card.ep, card.level, card.strength, card.defence, card.icons)


def value_lines(card: CardView, face: FaceSpec, card_name: Callable[[str], str]) -> tuple[ValueLine, ...]:
    """The sum behind every changed value of a card, line by line, the printed value first."""
    tr = QCoreApplication.translate
    labels = {
        "str": (tr("Inspector", "STR"), face.strength), "def": (tr("Inspector", "DEF"), face.defence),
        "cp": (tr("Inspector", "CP"), face.cp), "ep": (tr("Inspector", "EP"), face.ep),
        "level": (tr("Inspector", "Level"), face.level),
    }  # fmt: skip
    lines: list[ValueLine] = []
    for name, (label, printed) in labels.items():
        changes = [change for change in card.changes if change.field == name]
        if not changes:
            continue
        lines.append(ValueLine("–" if printed is None else str(printed), tr("Inspector", "printed"), label))
        for change in changes:
            source = card_name(change.source) if change.source else tr("Inspector", "the rules")
            said = lasting(change.until, source, card.controller)
            sign = f"+{change.amount}" if change.amount > 0 else str(change.amount).replace("-", "−")
            lines.append(ValueLine(sign, said, change.rule, (change.amount > 0) - (change.amount < 0)))
    for change in card.changes:
        if change.field in labels:
            continue
        source = card_name(change.source) if change.source else tr("Inspector", "the rules")
        said = lasting(change.until, source, card.controller)
        what = {"orgs": tr("Inspector", "organization"), "icons": tr("Inspector", "icon crafts")}
        lines.append(ValueLine("•", f"{what.get(change.field, change.field)}: {said}", change.rule))
    return tuple(lines)
