"""What is played over the network and what one brings to it: the game, and a deck of it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from engine.catalogue import ReadyDeck
from engine.game import Game
from engine.games import FIRST
from engine.textfile import read_plain
from engine.trails.cards.decks import DeckError, read_deck, resolve
from trails_desktop.games.kit import GameKit
from trails_desktop.games.own_cards import own_decks
from trails_desktop.games.remembered import DEALT, deck_of
from trails_desktop.lan.referee.games.ported import dealt_deck
from trails_desktop.lan.sealed.games.port import SealedGame, no_other
from trails_desktop.lan.sealed.games.ported import PortedSealed
from trails_desktop.lan.sealed.handshake import digests_of, unplayable
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.lobby.meetings import Meetings
from trails_desktop.screens.decks.info import DeckInfo, load_decks
from trails_desktop.screens.parts.table_page import TableFactory
from trails_desktop.ui.settings import DECKS, Look


class Bringing(Meetings):
    """A page on which a game and a deck are chosen. ``kit``: of the chosen game, None for the first one."""

    def __init__(self, desk: Desk, look: Look, tables: TableFactory, kits: Sequence[GameKit]) -> None:
        super().__init__(desk, look, tables, kits)
        self.kit: GameKit | None = None
        self._digests: dict[str, str] | None = None
        #: Of a game besides the first: the player's decks of the cards that come with it, which everybody has, and the
        #: ready-made ones.
        self._brought: tuple[ReadyDeck, ...] = ()
        self.choices.game_chosen.connect(self._game_chosen)

    def choose_game(self, ident: str) -> None:
        """A game by its id; one that is not known changes nothing."""
        if ident == self._game_id() or (ident != FIRST and ident not in self.kits):
            return
        self.kit = self.kits.get(ident)
        self.fill_decks()

    def _game_id(self) -> str:
        return FIRST if self.kit is None else self.kit.id

    def _game_chosen(self, at: int) -> None:
        self.choose_game([FIRST, *self.kits][at])

    def fill_decks(self) -> None:
        """The decks of the chosen game."""
        code, deck, settings = self.language, self.choices.deck, self._desk.settings
        at = deck.currentText()
        deck.clear()
        if self.kit is None:
            self._decks = tuple(one for one in load_decks(self._desk.decks, self._desk.pool) if one.legal)
            deck.addItems([one.name(code) for one in self._decks])
            wished = [n for n, one in enumerate(self._decks) if str(one.path) == settings.get(DECKS[0])]
        else:
            game = self.kit.rules()
            self._brought = (*own_decks(self._desk.library, self.kit), *game.ready_decks)
            deck.addItems([one.names.get(code, one.names["en"]) for one in self._brought])
            if game.dealt_deck is not None:
                deck.addItem(self.tr("A deck made up by chance"))
            known = settings.get(deck_of(self.kit.id, 0))
            wished = [n for n, ident in enumerate(self._ids(game)) if ident == known]
        deck.setCurrentIndex(max(deck.findText(at), wished[0] if wished and deck.findText(at) < 0 else 0, 0))
        sealed = self.kit is None or self.kit.rules().sealed
        self.choices.show_game([FIRST, *self.kits].index(self._game_id()), self.kit is None, sealed)

    def deck_of_first(self, sealed: bool = True) -> tuple[DeckInfo, list[str]] | None:
        """The chosen deck of the first game and its cards; None after a sentence."""
        at = self.choices.deck.currentIndex()
        if not 0 <= at < len(self._decks):
            self.choices.tell(self.tr("There is no deck that may be played."))
            return None
        info = self._decks[at]
        try:
            cards = list(resolve(read_deck(read_plain(info.path), info.path.name), self._desk.pool))
        except (DeckError, OSError, ValueError) as error:
            self.choices.tell(f"{str(error).rstrip('.')}.")
            return None
        if sealed and (bad := unplayable(self._desk.pool, cards)):
            self.choices.tell(self.tr("A sealed match cannot be played with {cards}.").format(cards=", ".join(bad)))
            return None
        return info, cards

    def known_digests(self) -> dict[str, str]:
        """Of every card here, by number."""
        if self._digests is None:
            self._digests = dict(digests_of(self._desk.pool))
        return self._digests

    def sealed_game(self, ident: str) -> SealedGame:
        """A game as it is played sealed. Raises :class:`Fault` for one that is not known here."""
        kit = self.kits.get(ident)
        return no_other(ident) if kit is None or not kit.rules().sealed else PortedSealed(kit.rules())

    def game_cards(self, sealed: bool = False) -> list[str] | None:
        """The chosen deck of a game besides the first, and it is remembered; None after a sentence."""
        assert self.kit is not None
        game, at = self.kit.rules(), self.choices.deck.currentIndex()
        ids = self._ids(game)
        if not 0 <= at < len(ids):
            self.choices.tell(self.tr("There is no deck that may be played."))
            return None
        self._desk.settings.put(deck_of(self.kit.id, 0), ids[at])
        if ids[at] == DEALT and sealed:
            self.choices.tell(self.tr("A deck made up by chance cannot be bound: choose another one, or run it here."))
            return None
        if ids[at] == DEALT:
            return list(dealt_deck(str(secrets.randbelow(2**31))))
        return list(self._brought[at].cards)

    def _ids(self, game: Game) -> list[str]:
        return [*(one.id for one in self._brought), *([DEALT] if game.dealt_deck is not None else [])]

    def retranslate(self) -> None:
        super().retranslate()
        self.choices.game.set_words(self.tr("Game"), [self.game_named(ident) for ident in (FIRST, *self.kits)])
