"""The match of a game that waits to be gone on with."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.records.lines import RecordError
from trails_desktop.match.games.local import saved_summary
from trails_desktop.match.games.setup import HUMAN


def saved_detail(folder: Path | None) -> str:
    """The match that waits in a folder, in a few words; "" if there is none or it cannot be read."""
    try:
        summary = None if folder is None else saved_summary(folder)
    except RecordError:
        return ""
    if summary is None:
        return ""
    first, second = summary.header.names
    template = QCoreApplication.translate("GamesPage", "Turn {turn}: {first} against {second}")
    if summary.header.players.count(HUMAN) == 1:  # one's own name need not be said
        template = QCoreApplication.translate("GamesPage", "Turn {turn} against {second}")
    return template.format(turn=summary.turn, first=first, second=second)
