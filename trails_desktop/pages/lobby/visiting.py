"""Going to a referee's table over the network, and coming back to it on another day."""

from __future__ import annotations

import asyncio
from pathlib import Path

from trails_desktop.lan.line.channel import Line
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.visitor.client import Visitor
from trails_desktop.lan.visitor.saved import Visit
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.lobby.meetings import Meetings
from trails_desktop.pages.lobby.network.loop import Network
from trails_desktop.pages.lobby.network.words import shown
from trails_desktop.pages.lobby.play.hosted_table import dial_again
from trails_desktop.screens.parts.table_page import TableFactory
from trails_desktop.ui.settings import Look

FOLDER = "lan"  #: below the records: the key, who is known, matches that wait


class Visiting(Meetings):
    """A page with a network. ``network`` runs from the first time the page is entered."""

    def __init__(self, desk: Desk, look: Look, tables: TableFactory) -> None:
        super().__init__(desk, look, tables)
        self._folder = (desk.records or Path()) / FOLDER
        self._pace = 1.0
        self.network = Network(self._folder, self)
        self._work: asyncio.Task[None] | None = None

    async def _visit_table(self, line: Line, places: list[tuple[str, int]]) -> None:
        visitor = self.visit(places, self._folder, pace=self._pace)
        await visitor.stay(line, lambda: self._dial_table(visitor, line.theirs))

    async def _dial_table(self, visitor: Visitor, machine: bytes) -> Line:
        """A line to a referee's table where it waited, or is announced now."""
        assert self.network.identity is not None
        places = [(one.host, one.port) for one in visitor.places]
        found = self.network.finder.found.get(visitor.table)
        fresh = [(host, found.port) for host in found.hosts] if found is not None else []
        places = [*fresh, *(place for place in places if place not in fresh)]
        return await dial_again(places, self.network.identity, self.network.known, machine)

    def come_back(self, kept: Visit) -> None:
        """Go on with a match at a referee's table."""
        self._drop_room()
        try:
            self.network.begin()
            visitor = self.visit(folder=self._folder, kept=kept, pace=self._pace)
        except Fault as fault:
            self.choices.tell(shown(fault.sentence))
            return
        self._later.start()
        self._work = self.network.spawn(visitor.stay(None, lambda: self._dial_table(visitor, visitor.machine)))

    def _drop_room(self) -> None:
        """Leave what is at hand."""
        raise NotImplementedError
