"""The terms of a match in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from trails_desktop.lan.messages import Terms
from trails_desktop.lobby.rulings import ruling


def terms_lines(terms: Terms) -> list[str]:
    """One line for each thing that was agreed."""
    tr = QCoreApplication.translate
    lines = [tr("Terms", "One game") if terms.best_of == 1 else tr("Terms", "Best of {n}").format(n=terms.best_of)]
    if terms.packs:
        lines.append(tr("Terms", "Blitz Shield: five packs each, opened from chance that both make"))
    clock = terms.clock
    if clock.kind == "decision":
        lines.append(tr("Terms", "{seconds} seconds for each decision").format(seconds=clock.seconds))
    elif clock.kind == "chess":
        template = tr("Terms", "{minutes} minutes each, {extra} seconds more for every answer")
        lines.append(template.format(minutes=clock.seconds // 60, extra=clock.extra))
    else:
        lines.append(tr("Terms", "No clock"))
    for name, value in terms.switches:
        lines.append(tr("Terms", "Ruling: {ruling}").format(ruling=ruling(name, value)))
    lines.append(tr("Terms", "Sealed: neither program is sent the other's hidden cards"))
    return lines
