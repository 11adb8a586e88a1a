"""How long a changed value stays so, in the words of the inspector."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def lasting(until: str, source: str, controller: int) -> str:
    """Who it is from, and for how long. until: as in a view, also "to draw step of 1" (see
    ``engine.trails.state.durations``). controller: the seat that controls the card, by which a player's step is
    told."""
    tr = QCoreApplication.translate
    plain = {
        "combat": tr("Inspector", "{source}, this combat"), "turn": tr("Inspector", "{source}, this turn"),
        "through step": tr("Inspector", "{source}, this step"),
        "to next turn": tr("Inspector", "{source}, until the next turn begins"),
        "through next turn": tr("Inspector", "{source}, to the end of the next turn"),
        "while": tr("Inspector", "{source}, as long as it works"),
    }  # fmt: skip
    if until in plain:
        return plain[until].format(source=source)
    kind, _, what = until.partition(" ")
    part = _part(what.removeprefix("next "), controller)
    ways = {
        "to": tr("Inspector", "{source}, until {part}"),
        "through": tr("Inspector", "{source}, to end of {part}"),
        "in": tr("Inspector", "{source}, during {part}"),
    }
    return ways[kind].format(source=source, part=part) if part and kind in ways else source


def _part(what: str, controller: int) -> str:
    """A phase, or a step of the card's controller or of the other player; "" for anything else."""
    tr = QCoreApplication.translate
    step, _, seat = what.partition(" of ")
    phases = {
        "preparation phase": tr("Inspector", "the preparation phase"),
        "combat phase": tr("Inspector", "the combat phase"),
        "cure phase": tr("Inspector", "the cure phase"),
    }
    own = {
        "draw step": tr("Inspector", "own draw step"),
        "homebase step": tr("Inspector", "own homebase step"),
        "deployment step": tr("Inspector", "own deployment step"),
    }
    other = {
        "draw step": tr("Inspector", "the other's draw step"),
        "homebase step": tr("Inspector", "the other's homebase step"),
        "deployment step": tr("Inspector", "the other's deployment step"),
    }
    if not seat:
        return phases.get(step, "")
    return (own if seat == str(controller) else other).get(step, "")
