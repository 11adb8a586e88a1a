"""A game as the window knows it: the one record that a game brings to be chosen, set up and played here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from engine.catalogue import Catalogue, Row
from engine.game import Game
from trails_desktop.board.faces import KeptFaces
from trails_desktop.board.game import FacePainter
from trails_desktop.cardart.pictures.store import PictureStore
from trails_desktop.match.game_port import GameMatch
from trails_desktop.match.games.telling import LogWords
from trails_desktop.ui.settings import Look


@dataclass(frozen=True, slots=True)
class Dress:
    """How a board is shown when it is made. look: theme, text scale, pace. language: its code. seed: draws what differs
    from match to match. pictures: of cards, where there are any. key: the key of a deed
    (:mod:`trails_desktop.ui.keys.deeds`), "" for none. kept: faces that an earlier board of the game painted."""

    look: Look
    language: str
    seed: int = 0
    pictures: PictureStore | None = None
    key: Callable[[str], str] = lambda deed: ""
    kept: KeptFaces | None = None


__all__ = ["BoardMaker", "Dress", "GameKit", "LogWords", "Painter", "PlayerWords"]

#: Makes the board of a match. It listens to the match by itself. Whoever shows it sets another language or look by
#: ``set_language(code)`` and ``set_look(look)``, if it has them, and makes a new one else. One that tells the end of a
#: match by itself says with a signal ``left()`` that the player has seen it.
BoardMaker = Callable[[GameMatch, Dress], QWidget]
#: Paints something into a box.
Painter = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True, slots=True)
class PlayerWords:
    """A computer player. id: as :attr:`engine.game.Game.players` names it. title, line: translated when asked for."""

    id: str
    title: Callable[[], str]
    line: Callable[[], str]
    name: Callable[[], str]


@dataclass(frozen=True, slots=True)
class GameKit:
    """id: that of its engine. names, sets: proper names by language, its own and of the first set. rules: its port with
    its cards at hand; asked for when it is wanted, so that a start loads no rules. Whatever is called gives texts in
    the language in use.

    line: one sentence of what one does in it. stock: what there is to play with. players: computer players from easy to
    hard. board: makes the board of a match. log: words by kind of event, or by kind and cause. places: words by zone,
    step and whatever else events name. purposes: what somebody is asked, by purpose. reasons: the template of a reason
    in the language in use. card_name: a card's name from its number and its name in English. endings: why it ended, by
    rule. grounds: colours of its own board, from the centre to the rim, and of its signs. emblem: its sign. picture:
    what shows it where games are chosen. catalogue: its cards, of which decks are built, where they come with the
    program; faces: paints them. extended: the kit with cards from outside,
    too, from itself and their records. teaches, poses: it brings lessons, puzzles, in its assets (its port reads them).
    """

    id: str
    names: Mapping[str, str]
    sets: Mapping[str, str]
    rules: Callable[[], Game]
    line: Callable[[], str]
    stock: Callable[[], str]
    players: tuple[PlayerWords, ...]
    board: BoardMaker
    log: Callable[[], Mapping[str, LogWords]] = dict
    places: Callable[[], Mapping[str, str]] = dict
    purposes: Callable[[], Mapping[str, str]] = dict
    endings: Callable[[], Mapping[str, str]] = dict
    reasons: Callable[[str], str] = str
    card_name: Callable[[str, str], str] = lambda number, name: name
    grounds: tuple[str, str, str, str] = ("#1B4464", "#102C44", "#0A1A2A", "#F5BC50")
    catalogue: Callable[[], Catalogue] | None = None
    faces: Callable[[], FacePainter] | None = None
    extended: Callable[[GameKit, Sequence[Row]], GameKit] | None = None
    teaches: bool = False
    poses: bool = False
    emblem: Painter | None = None
    picture: Painter | None = None

    def name(self, language: str) -> str:
        """Its proper name in a language, in English where it has none there."""
        return self.names.get(language, self.names["en"])

    def with_cards(self, rows: Sequence[Row]) -> GameKit:
        """The game with cards from outside, too, where it takes any."""
        return self if self.extended is None or not rows else self.extended(self, rows)
