"""Seawall as it is chosen, set up and played in the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from engine.game import Game
from engine.games import game_named
from trails_desktop.games.kit import Dress, GameKit, PlayerWords
from trails_desktop.games.plain import PlainBoard
from trails_desktop.games.seawall import telling
from trails_desktop.match.game_port import GameMatch
from trails_desktop.resources import resource_dir


def _tr(text: str) -> str:
    return QCoreApplication.translate("SeawallKit", text)


def _rules() -> Game:
    found = game_named("seawall")
    assert found is not None
    return found.with_catalogue(resource_dir("assets"), resource_dir("decks"))


def _board(match: GameMatch, dress: Dress) -> QWidget:
    return PlainBoard(match, dress, telling.places())


KIT: Final = GameKit(
    id="seawall",
    names={"en": "Seawall", "ja": "防潮線"},
    sets={"en": "Walkers of the Ebb", "ja": "引き潮を歩むもの"},
    rules=_rules,
    line=lambda: _tr("Raise resources, pair pilots with striders, break the base and six shields."),
    stock=lambda: _tr("60 cards · two ready decks"),
    players=(
        PlayerWords(
            "random",
            lambda: _tr("Playful computer"),
            lambda: _tr("Plays what it likes: good for a first game."),
            lambda: _tr("Pim"),
        ),
        PlayerWords(
            "greedy",
            lambda: _tr("Steady computer"),
            lambda: _tr("Tries every move out and takes the best: for when Playful loses."),
            lambda: _tr("Odile"),
        ),
    ),
    board=_board,
    log=telling.log_words,
    places=telling.places,
    purposes=telling.purposes,
    endings=telling.endings,
    reasons=telling.reason,
    grounds=("#2C6A70", "#12313A", "#081A20", "#7FD8C8"),
)
