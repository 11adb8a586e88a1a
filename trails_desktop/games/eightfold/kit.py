"""Eightfold as it is chosen, set up and played in the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from trails_desktop.games.brought import Brought
from trails_desktop.games.eightfold import telling
from trails_desktop.games.eightfold.board import board_game
from trails_desktop.games.eightfold.picture import paint_mask
from trails_desktop.games.kit import GameKit, PlayerWords


def _tr(text: str) -> str:
    return QCoreApplication.translate("EightfoldKit", text)


_GAME: Final = Brought("eightfold", lambda: _tr("en"), board_game)  # its translation is the code of the language

KIT: Final = GameKit(
    id="eightfold",
    names={"en": "Eightfold", "ja": "八座"},
    sets={"en": "Masks of the Long Fair", "ja": "長市の仮面"},
    rules=_GAME.rules,
    line=lambda: _tr("Hire masks and stalls of eight quarters, pay with cards and jars, deal seven points of damage."),
    stock=lambda: _tr("60 cards · two ready decks · lessons and puzzles"),
    players=(
        PlayerWords(
            "random",
            lambda: _tr("Playful computer"),
            lambda: _tr("Plays what it likes: good for a first game."),
            lambda: _tr("Mummer"),
        ),
        PlayerWords(
            "greedy",
            lambda: _tr("Steady computer"),
            lambda: _tr("Tries every move out and takes the best: for when Playful loses."),
            lambda: _tr("Prompter"),
        ),
    ),
    board=_GAME.make_board,
    log=telling.log_words,
    places=telling.places,
    purposes=telling.purposes,
    endings=telling.endings,
    reasons=telling.reason,
    card_name=_GAME.card_name,
    grounds=("#5A3A68", "#2A1835", "#140B1C", "#E2B95C"),
    picture=paint_mask,
    catalogue=_GAME.catalogue,
    faces=_GAME.faces,
    extended=_GAME.extended,
    teaches=True,
    poses=True,
)
