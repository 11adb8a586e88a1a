"""Lines of the log: what a seat was told, put into the words that its game hands in."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from trails_desktop.match.game_port import Line
from trails_desktop.match.games.saying import CONCEDED_KIND, LATE, LogWords, Said, Words, told

__all__ = ["CONCEDED_KIND", "LogWords", "Said", "Words", "line_of", "told"]


def line_of(said: Said, words: Words, names: Sequence[str]) -> Line | None:
    """The line of the log, None for what is not told."""
    if said.kind == CONCEDED_KIND:
        template = QCoreApplication.translate("GameLog", "{who} gives up")
        if said.cause == LATE:
            template = QCoreApplication.translate("GameLog", "the time of {who} has run out")
    else:
        table = words.log()
        known = table.get(f"{said.kind} {said.cause}", table.get(said.kind))
        template = "" if known is None else known.by_place.get(said.place, known.template)
    if not template:
        return None
    places, hidden = words.places(), QCoreApplication.translate("GameLog", "a card")
    text = template.format(
        who=names[said.whom] if 0 <= said.whom < len(names) else "",
        card=hidden if said.card is None else words.card_name(*said.card),
        source="" if said.source is None else words.card_name(*said.source),
        n=said.n,
        place=places.get(said.place, said.place),
        extra=places.get(said.extra, said.extra),
    )
    return Line(text[:1].upper() + text[1:], said.turn, said.by, said.rule, said.cards)
