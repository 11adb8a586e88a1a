"""A table that a player's own program keeps: it runs the rules, its player sits there like the other one.

Whoever hosts could look at hidden cards in the memory of the own program, but can neither choose nor foresee what is
dealt. Both files are kept as they are at a referee's: killed or not, the match goes on where it stood.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from trails_desktop.lan.line.channel import Line
from trails_desktop.lan.line.discovery import Finder
from trails_desktop.lan.line.identity import Identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.referee.server import Table
from trails_desktop.lan.referee.sitting import ENDING, Games, Sitting
from trails_desktop.lan.referee.talk import TableRules
from trails_desktop.lan.room.door import new_id
from trails_desktop.lan.visitor.client import Visitor
from trails_desktop.lan.visitor.saved import Visit

_FOLDER = "hosted"  #: below the one of the network


class Hosting:
    """table: where both sit. visitor: the own player there."""

    def __init__(self, table: Table, visitor: Visitor) -> None:
        self.table, self.visitor = table, visitor

    @classmethod
    def begin(
        cls, games: Games, game: str, rules: TableRules, own: Identity, known: KnownMachines, finder: Finder,
        folder: Path, *, pace: float = 1.0,
    ) -> Hosting:  # fmt: skip
        """A new table of a game. Raises :class:`Fault`."""
        ident = new_id()
        sitting = Sitting(ident, games(game), rules, _path(folder, ident), again=True)
        table = Table(ident, sitting.played, own, known, finder, sitting=sitting)
        return cls(table, Visitor(games, folder=folder, pace=pace))

    @classmethod
    def resume(
        cls, games: Games, kept: Visit, own: Identity, known: KnownMachines, finder: Finder, folder: Path, *,
        pace: float = 1.0,
    ) -> Hosting:  # fmt: skip
        """A table that was kept. Raises :class:`Fault`."""
        assert kept.sat is not None
        sitting = Sitting.resume(games, _path(folder, kept.sat.id))
        table = Table(kept.sat.id, sitting.played, own, known, finder, sitting=sitting)
        return cls(table, Visitor(games, folder=folder, visit=kept, pace=pace))

    async def open(self, hosts: Sequence[str] | None = None) -> None:
        """Begin to wait for the other player. Raises :class:`Fault`."""
        await self.table.open(hosts)

    async def stay(self) -> None:
        """Let the own player be at the table until it is left."""
        await self.visitor.stay(self.table.within(), self._again)

    async def _again(self) -> Line:
        return self.table.within()

    async def close(self) -> None:
        """Wait no longer. A table at which nothing can be gone on with is not kept."""
        await self.table.close()
        if self.table.over or not all(self.table.machines):
            self.visitor.visit.drop()
            self.table.sitting.drop()


def hosts_it(folder: Path, kept: Visit, own: Identity) -> bool:
    """Whether the table of a visit is one that this program keeps."""
    sat = kept.sat
    return sat is not None and sat.machine == own.fingerprint and _path(folder, sat.id).exists()


def _path(folder: Path, ident: str) -> Path:
    return folder / _FOLDER / (ident + ENDING)
