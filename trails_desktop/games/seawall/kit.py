"""Seawall as it is chosen, set up and played in the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from trails_desktop.games.brought import Brought
from trails_desktop.games.kit import GameKit, PlayerWords
from trails_desktop.games.seawall import telling
from trails_desktop.games.seawall.board import board_game
from trails_desktop.games.seawall.picture import paint_strider


def _tr(text: str) -> str:
    return QCoreApplication.translate("SeawallKit", text)


_GAME: Final = Brought("seawall", lambda: _tr("en"), board_game)  # its translation is the code of the language

KIT: Final = GameKit(
    id="seawall",
    names={"en": "Seawall", "ja": "防潮線"},
    sets={"en": "Walkers of the Ebb", "ja": "引き潮を歩むもの"},
    rules=_GAME.rules,
    line=lambda: _tr("Raise resources, pair pilots with striders, break the base and six shields."),
    stock=lambda: _tr("60 cards · two ready decks · lessons and puzzles"),
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
    board=_GAME.make_board,
    log=telling.log_words,
    places=telling.places,
    purposes=telling.purposes,
    endings=telling.endings,
    reasons=telling.reason,
    card_name=_GAME.card_name,
    grounds=("#2C6A70", "#12313A", "#081A20", "#7FD8C8"),
    picture=paint_strider,
    catalogue=_GAME.catalogue,
    faces=_GAME.faces,
    extended=_GAME.extended,
    teaches=True,
    poses=True,
)
