"""Going to a referee's table over the network, and coming back to it on another day."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from engine.games import FIRST
from trails_desktop.games.kit import GameKit
from trails_desktop.lan.line.channel import Line, Lost, dial
from trails_desktop.lan.line.identity import Identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.line.ledger import Damaged
from trails_desktop.lan.line.messages import Terms
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.room.door import new_id
from trails_desktop.lan.room.file import RoomFile, saved_rooms
from trails_desktop.lan.room.series import Room
from trails_desktop.lan.sealed.games.port import SealedGame
from trails_desktop.lan.visitor.client import Visitor
from trails_desktop.lan.visitor.hosting import Hosting, hosts_it
from trails_desktop.lan.visitor.saved import Visit, saved_visits
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.lobby.bringing import Bringing
from trails_desktop.pages.lobby.network.loop import Network
from trails_desktop.pages.lobby.network.words import shown
from trails_desktop.screens.parts.table_page import TableFactory
from trails_desktop.ui.settings import Look

FOLDER = "lan"  #: below the records: the key, who is known, matches that wait


class Visiting(Bringing):
    """A page with a network. ``network`` runs from the first time the page is entered."""

    def __init__(self, desk: Desk, look: Look, tables: TableFactory, kits: Sequence[GameKit]) -> None:
        super().__init__(desk, look, tables, kits)
        self._folder = (desk.records or Path()) / FOLDER
        self._pace = 1.0
        self.network = Network(self._folder, self)
        self._work: asyncio.Task[None] | None = None
        self._shorten = ""  # the damaged match that was spoken of
        self._odd: set[str] = set()  # files of which was said why they cannot be read

    async def _visit_table(self, line: Line, places: list[tuple[str, int]]) -> None:
        visitor = self.visit(places, self._folder, pace=self._pace)
        visitor.listen(lambda: self.choose_game(FIRST if visitor.plays is None else visitor.plays.id))
        await visitor.stay(line, lambda: self._dial_table(visitor, line.theirs))

    async def _dial_table(self, visitor: Visitor, machine: bytes) -> Line:
        """A line to a referee's table where it waited, or is announced now."""
        assert self.network.identity is not None
        places = [(one.host, one.port) for one in visitor.places]
        found = self.network.finder.found.get(visitor.table)
        fresh = [(host, found.port) for host in found.hosts] if found is not None else []
        places = [*fresh, *(place for place in places if place not in fresh)]
        return await dial_again(places, self.network.identity, self.network.known, machine)

    def new_room(
        self, ident: str, seat: int, name: str, cards: Sequence[str], terms: Terms, game: SealedGame | None = None
    ) -> Room:
        """A room of a game, of the first one if none is given."""
        digests = self.known_digests() if game is None else game.digests()
        return Room(
            ident, seat, name, cards, terms, game or self._desk.pool, self._folder, digests, self._pace,
            self.blitz.opener, games=self.sealed_game,
        )  # fmt: skip

    def open_other(self, kit: GameKit, name: str) -> None:
        """Open a game besides the first: sealed, or at a table that this program keeps."""
        sealed = self.choices.sealed and kit.rules().sealed
        cards = self.game_cards(sealed)
        if cards and sealed and self.network.identity is not None:
            self._host(self.new_room(new_id(), 0, name, cards, self.choices.terms(""), self.sealed_game(kit.id)))
        elif cards:
            self.open_table(kit, name, cards)

    def _host(self, room: Room) -> None:
        """Wait here for the other machine."""
        raise NotImplementedError

    def kept_room(self, kept: RoomFile, digests: dict[str, str]) -> Room | None:
        """The room of a match that was kept; None after a sentence. Of a damaged one it is said first what is lost:
        whoever chooses it again goes on from the last good point."""
        try:
            self.network.begin()
            game = None if kept.game == FIRST else self.sealed_game(kept.game)
            known = digests if game is None else game.digests()
            return Room.resume(
                kept, game or self._desk.pool, self._folder, known, self._pace, self.blitz.opener,
                shorten=self._shorten == kept.id,
            )  # fmt: skip
        except Damaged as fault:
            self._shorten = kept.id
            offer = self.tr("Choose it again to go on from the last good point; a copy of the file is kept.")
            self.choices.tell(f"{shown(fault.sentence)} {offer}")
        except Fault as fault:
            self.choices.tell(shown(fault.sentence))
        return None

    def kept_here(self) -> tuple[list[RoomFile], list[Visit]]:
        """Matches that wait to be gone on with; what cannot be read is said once and is not in the way of the rest."""
        rooms, odd_rooms = saved_rooms(self._folder)
        visits, odd_visits = saved_visits(self._folder)
        for fault in (*odd_rooms, *odd_visits):
            if str(fault) not in self._odd:
                self._odd.add(str(fault))
                self.said.emit(shown(fault.sentence))
        return rooms, visits

    def come_back(self, kept: Visit) -> None:
        """Go on with a match at a referee's table."""
        self._drop_room()
        try:
            self.network.begin()
            own = self.network.identity
            if own is not None and hosts_it(self._folder, kept, own):
                hosting = Hosting.resume(
                    self.games, kept, own, self.network.known, self.network.finder, self._folder, pace=self._pace
                )
                self._keep(hosting)
                return
            visitor = self.visit(folder=self._folder, kept=kept, pace=self._pace)
        except Fault as fault:
            self.choices.tell(shown(fault.sentence))
            return
        self._later.start()
        self._work = self.network.spawn(visitor.stay(None, lambda: self._dial_table(visitor, visitor.machine)))

    def open_table(self, kit: GameKit, name: str, cards: Sequence[str]) -> None:
        """Keep a table of a game here and sit down at it."""
        own = self.network.identity
        if own is None:
            return
        self._drop_room()
        self.choices.tell("")
        try:
            hosting = Hosting.begin(
                self.games, kit.id, self.choices.table_rules(), own, self.network.known, self.network.finder,
                self._folder, pace=self._pace,
            )  # fmt: skip
        except Fault as fault:
            self.choices.tell(shown(fault.sentence))
            return
        self._keep(hosting, name, cards)

    def _keep(self, hosting: Hosting, name: str = "", cards: Sequence[str] = ()) -> None:
        self.keep_table(hosting)
        self._work = self.network.spawn(self._wait_at(hosting, name, cards))

    async def _wait_at(self, hosting: Hosting, name: str, cards: Sequence[str]) -> None:
        """A table of this program, from opening it until it is left. name, cards: with which one sits down, if one does
        not sit there already."""
        try:
            await hosting.open(self._interfaces)
        except Fault as fault:
            self._failed(fault)
            return
        here = asyncio.ensure_future(hosting.stay())
        try:
            while cards and not hosting.visitor.free:
                await asyncio.sleep(0)
            if cards:
                hosting.visitor.sit(name, cards)
            await here
        finally:
            here.cancel()
            self.network.spawn(hosting.close(), closing=True)

    def _failed(self, fault: Fault) -> None:
        """Nothing can be opened here."""
        raise NotImplementedError

    def _drop_room(self) -> None:
        """Leave what is at hand."""
        raise NotImplementedError


async def dial_again(places: Sequence[tuple[str, int]], own: Identity, known: KnownMachines, machine: bytes) -> Line:
    """A line to the same machine, wherever it answers. Raises :class:`Lost` and :class:`Fault`."""
    for host, port in places:
        try:
            return await dial(host, port, own, known, "", machine)
        except Lost:
            continue
    raise Lost("nobody answers")
