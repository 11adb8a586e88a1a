"""What is shown of a room before there is a table: the code, the terms, packs, what differs, why there is nothing."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games import FIRST
from trails_desktop.games.first import NAMES
from trails_desktop.games.kit import GameKit
from trails_desktop.lan.line.discovery import own_addresses
from trails_desktop.lan.room.door import Door, Guest, Host
from trails_desktop.lan.room.series import Room
from trails_desktop.lan.visitor.hosting import Hosting
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.lobby.meeting.blitz import Blitz
from trails_desktop.pages.lobby.meeting.card_offer import CardOffer
from trails_desktop.pages.lobby.meeting.choices import Choices
from trails_desktop.pages.lobby.meeting.terms import table_lines, terms_lines
from trails_desktop.pages.lobby.network.words import shown
from trails_desktop.pages.lobby.play.hosted_table import HostedTable
from trails_desktop.screens.decks.info import DeckInfo
from trails_desktop.screens.parts.table_page import TableFactory
from trails_desktop.ui.settings import Look


class Meetings(HostedTable):
    """A page that shows a room from its first moment on. ``host`` and ``guest``: how its line comes about."""

    def __init__(self, desk: Desk, look: Look, tables: TableFactory, kits: Sequence[GameKit]) -> None:
        super().__init__(desk, look, tables, kits)
        self._interfaces: list[str] | None = None
        self.host: Host | None = None
        self.guest: Guest | None = None
        self._decks: tuple[DeckInfo, ...] = ()
        self.choices = Choices(look, 1 + len(kits))
        self.offer = CardOffer(desk, look, self)
        self.blitz = Blitz(desk, look, self.stack)
        self.meet.cards_wanted.connect(self._ask_cards)
        self.offer.said.connect(self.said)

    def _sitting_with(self) -> str:
        return self.tr("with {deck}").format(deck=self.choices.deck.currentText())

    # --- a room changes ---------------------------------------------------------------------------------------------
    def _room_changed(self) -> None:
        room = self.room
        if room is None:
            return
        match = room.match
        if (
            (match is not None and match.game is not None and match.game.decision is not None)
            or self.table is not None
            or self.board is not None
        ):
            self.show_room(room)
            return
        if self.blitz.show(room):
            self.stack.setCurrentWidget(self.blitz.screen)
            self._focus_first()
            return
        self.stack.setCurrentWidget(self.meet)
        if match is not None and match.state in ("stopped", "differs", "forked"):
            self._show_differing(room)
        elif room.stage == "left" or (self.guest is not None and room.line is None and room.lost is None):
            why = shown(room.sentence) or self.tr("The other machine is gone.")
            self.meet.show_offer(self.tr("Nothing to play"), why, [], False)
        elif match is not None:
            waited = "" if room.lost is None else self.tr("Waiting for the other machine…")
            self.meet.show_offer(
                self.tr("Against {name}").format(name=room.names[room.seat ^ 1]),
                waited or self.tr("Both programs bind themselves to their decks…"), [], False,
            )  # fmt: skip
        elif room.seat == 0:
            self._show_waiting(room)
        else:
            self._show_offer(room)
        self.meet.leave.set_words(self.tr("Close the game") if room.seat == 0 and match is None else self.tr("Leave"))
        packs = bool(room.terms.packs)
        self.meet.play.set_words(self.tr("Play"), self.tr("with five packs") if packs else self._sitting_with())
        self._focus_first()

    def _show_differing(self, room: Room) -> None:
        match = room.match
        assert match is not None
        self.meet.show_offer(self.tr("This match cannot begin"), shown(match.sentence), [], False)
        count = self.offer.possible(room)
        if count:
            self.meet.cards.setVisible(True)
            self.meet.cards.set_words(self.tr("Ask for the cards that are missing here ({count})").format(count=count))
        self.offer.look(room)

    def _ask_cards(self) -> None:
        if self.room is not None:
            self.offer.ask(self.room)
            self._room_changed()

    def _show_waiting(self, room: Room) -> None:
        host = self.host
        if host is None:
            return
        news = ""
        if host.turned_away:
            news = self.tr("Somebody was turned away: {why}").format(why=shown(host.turned_away[-1]))
        if room.stage == "offered":
            self.meet.show_waiting(
                self.tr("The other player is here"), self.tr("The terms lie on the other screen."), "", "",
                terms_lines(room.terms), "",
            )  # fmt: skip
            return
        self._show_code(host, self._named_terms(room), news)

    def _show_code(self, door: Door, terms: list[str], news: str) -> None:
        """What the other player has to know to come in."""
        port = door.port
        where = [f"{one}:{port}" if ":" not in one else f"[{one}]:{port}" for one in self._own_addresses()]
        lines = [self.tr("It stands in the list of machines nearby as {mark}.").format(mark=door.ident[:4].upper())]
        if port:
            lines.append(self.tr("Its address: {where}").format(where=self.tr(" or ").join(where[:3])))
        self.meet.show_waiting(
            self.tr("Your game is open"),
            self.tr("Tell the other player this code. It is good once, and useless to whoever listens on the network."),
            door.invitation.code, self.tr("Code"), [*lines, "", *terms], news,
        )  # fmt: skip

    def _show_open_table(self, hosting: Hosting) -> None:
        table, news = hosting.table, ""
        if table.turned_away:
            news = self.tr("Somebody was turned away: {why}").format(why=shown(table.turned_away[-1]))
        kept = self.tr("Your program runs the match: the other one is shown what its player may see")
        self._show_code(table, [self.game_named(table.game), *table_lines(table.rules), kept], news)

    def _named_terms(self, room: Room) -> list[str]:
        """What is agreed on, and which game is played where it is not the first one."""
        named = [] if room.game_id == FIRST else [self.game_named(room.game_id)]
        return [*named, *terms_lines(room.terms)]

    def choose_game(self, ident: str) -> None:
        """A game by its id: its decks are offered."""
        raise NotImplementedError

    def game_named(self, ident: str) -> str:
        """A game's name in the language in use."""
        kit = self.kits.get(ident)
        if ident == FIRST:
            return NAMES.get(self.language, NAMES["en"])
        return self.tr("a game that is not here") if kit is None else kit.name(self.language)

    def _own_addresses(self) -> list[str]:
        return self._interfaces or own_addresses()

    def _show_offer(self, room: Room) -> None:
        if room.stage != "offered":
            self.meet.show_offer(self.tr("Paired"), self.tr("Waiting for the terms…"), [], False)
            return
        self.choose_game(room.game_id)
        first = room.game_id == FIRST and bool(self._decks)
        deck = self._decks[self.choices.deck.currentIndex()] if first else None
        news = ""
        if room.terms.packs and not self.blitz.known(room.terms.packs):
            news = self.tr("The other machine would open other packs of this set: the cards or the set differ.")
        elif deck is not None and room.terms.mode and deck.mode != room.terms.mode:
            news = self.tr("Your deck is for {mine}, this game is {theirs}: choose another deck first.").format(
                mine=deck.mode, theirs=room.terms.mode
            )
        self.meet.show_offer(
            self.tr("Against {name}").format(name=room.names[0]), self.tr("The line is encrypted and the code fitted."),
            self._named_terms(room), not news, news,
        )  # fmt: skip
