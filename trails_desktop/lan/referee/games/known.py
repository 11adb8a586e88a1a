"""Which games can be played at a table with what is here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from engine.game import Game
from engine.games import FIRST, game_named, known_names
from engine.trails.cards.pool import CardPool
from trails_desktop.lan.line.sentences import Fault, say
from trails_desktop.lan.referee.games.port import TableGame
from trails_desktop.lan.referee.games.ported import PortedTable
from trails_desktop.lan.referee.games.trails import TrailsTable
from trails_desktop.resources import with_cards


def registered() -> dict[str, Callable[[], Game]]:
    """Every game of the registry but the first, each read with its cards when it is asked for."""
    return {name: partial(_read, name) for name in known_names() if name != FIRST}


def _read(name: str) -> Game:
    game = game_named(name)
    assert game is not None
    return with_cards(game)


class GamesHere:
    """A game as a table plays it, by its id. pool: cards of the first game, as they are now. ported: the others, each
    with its cards at hand once it is asked for; None = those of the registry."""

    def __init__(self, pool: Callable[[], CardPool], ported: Mapping[str, Callable[[], Game]] | None = None) -> None:
        self._pool, self._ported = pool, registered() if ported is None else ported
        self._made: dict[str, PortedTable] = {}

    def __call__(self, ident: str) -> TableGame:
        """Raises :class:`Fault` for a game that is not known here."""
        if ident == FIRST:
            return TrailsTable(self._pool())
        if ident not in self._ported:
            raise Fault(say("This program does not know the game {game}", game=ident))
        if ident not in self._made:
            self._made[ident] = PortedTable(self._ported[ident]())
        return self._made[ident]
