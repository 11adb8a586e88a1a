"""What is kept of a game: the match that waits, and the decks of the player's that may be played."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.catalogue import ReadyDeck
from engine.records.lines import RecordError
from trails_desktop.games.kit import GameKit
from trails_desktop.library.decks.of_games import decks_of
from trails_desktop.library.library import Library
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


def own_decks(library: Library | None, kit: GameKit) -> tuple[ReadyDeck, ...]:
    """The decks of the player's that break no rule of construction."""
    if library is None or kit.catalogue is None:
        return ()
    rules = kit.rules()
    check = rules.check or (lambda cards, numbers: ())
    decks = decks_of(library.decks, kit.id, kit.catalogue().cards)
    return tuple(deck.ready() for deck in decks if not check(rules.cards, deck.cards))
