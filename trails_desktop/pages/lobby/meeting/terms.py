"""The terms of a match in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from trails_desktop.lan.line.messages import ClockRule, Terms
from trails_desktop.lan.referee.talk import TableRules
from trails_desktop.pages.lobby.meeting.rulings import ruling


def terms_lines(terms: Terms) -> list[str]:
    """One line for each thing that was agreed."""
    tr = QCoreApplication.translate
    lines = [tr("Terms", "One game") if terms.best_of == 1 else tr("Terms", "Best of {n}").format(n=terms.best_of)]
    if terms.packs:
        lines.append(tr("Terms", "Blitz Shield: five packs each, opened from chance that both make"))
    lines.append(clock_line(terms.clock))
    for name, value in terms.switches:
        lines.append(tr("Terms", "Ruling: {ruling}").format(ruling=ruling(name, value)))
    lines.append(tr("Terms", "Sealed: neither program is sent the other's hidden cards"))
    return lines


def clock_line(clock: ClockRule) -> str:
    """How long players may think."""
    tr = QCoreApplication.translate
    if clock.kind == "decision":
        return tr("Terms", "{seconds} seconds for each decision").format(seconds=clock.seconds)
    if clock.kind == "chess":
        template = tr("Terms", "{minutes} minutes each, {extra} seconds more for every answer")
        return template.format(minutes=clock.seconds // 60, extra=clock.extra)
    return tr("Terms", "No clock")


def table_lines(rules: TableRules) -> list[str]:
    """What holds at a referee's table."""
    tr = QCoreApplication.translate
    lines = [tr("Terms", "One game") if rules.best_of == 1 else tr("Terms", "Best of {n}").format(n=rules.best_of)]
    lines.append(clock_line(rules.clock))
    if rules.mode:
        lines.append(tr("Terms", "Only decks that are legal in this mode: {mode}").format(mode=rules.mode))
    for name, value in rules.switches:
        lines.append(tr("Terms", "Ruling: {ruling}").format(ruling=ruling(name, value)))
    if not rules.take_back:
        lines.append(tr("Terms", "Nothing is taken back at this table"))
    if rules.talk == "off":
        lines.append(tr("Terms", "Nobody talks at this table"))
    elif rules.talk == "all":
        lines.append(tr("Terms", "Who watches may talk, too"))
    if not rules.watchers:
        lines.append(tr("Terms", "Nobody may watch"))
    return lines
