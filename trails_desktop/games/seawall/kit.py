"""Seawall as it is chosen, set up and played in the window."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from engine.catalogue import Catalogue
from engine.game import Game
from engine.games import game_named
from trails_desktop.board.board import Board
from trails_desktop.games.kit import Dress, GameKit, PlayerWords
from trails_desktop.games.seawall import telling
from trails_desktop.games.seawall.board import board_game
from trails_desktop.games.seawall.picture import paint_strider
from trails_desktop.match.game_port import GameMatch
from trails_desktop.resources import resource_dir


def _tr(text: str) -> str:
    return QCoreApplication.translate("SeawallKit", text)


@cache
def _rules() -> Game:
    """Read when the game is wanted; cards do not change while the program runs."""
    found = game_named("seawall")
    assert found is not None
    return found.with_catalogue(resource_dir("assets"), resource_dir("decks"))


@cache
def _names() -> Mapping[str, Mapping[str, str]]:
    """Names of cards by number and language."""
    return {number: entry.names for number, entry in _catalogue().cards.items()}


def _card_name(number: str, name: str) -> str:
    return _names().get(number, {}).get(_tr("en"), name)  # its translation is the code of the language in use


@cache
def _catalogue() -> Catalogue:
    read = _rules().catalogue
    assert read is not None
    return read(resource_dir("assets"), resource_dir("decks"))


def _board(match: GameMatch, dress: Dress) -> QWidget:
    return Board(match, board_game(_catalogue()), dress.look, dress.language, dress.pictures)


KIT: Final = GameKit(
    id="seawall",
    names={"en": "Seawall", "ja": "防潮線"},
    sets={"en": "Walkers of the Ebb", "ja": "引き潮を歩むもの"},
    rules=_rules,
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
    board=_board,
    log=telling.log_words,
    places=telling.places,
    purposes=telling.purposes,
    endings=telling.endings,
    reasons=telling.reason,
    card_name=_card_name,
    grounds=("#2C6A70", "#12313A", "#081A20", "#7FD8C8"),
    picture=paint_strider,
    catalogue=_catalogue,
    faces=lambda: board_game(_catalogue()).painter,
    teaches=True,
    poses=True,
)
