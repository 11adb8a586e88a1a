"""The way of card files in and out of a library: loaded when somebody imports or exports, and not before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from sqlite3 import Connection
from typing import Any

from trails_desktop.library.importing import plan as importing
from trails_desktop.library.importing.columns import Columns
from trails_desktop.library.importing.export import export
from trails_desktop.library.importing.org_table import OrgNames
from trails_desktop.library.orgs import OrgName
from trails_desktop.library.storage.sentences import Cancel, Progress


class Exchange:
    """Imports and exports of one library. database: its file."""

    def __init__(self, database: Path) -> None:
        self._database = database

    def plan(self, file: Path, columns: Columns | None, progress: Progress, cancel: Cancel) -> importing.Plan:
        """What importing a file would do. Raises :class:`LibraryError` and :class:`Cancelled`."""
        return importing.make_plan(file, self._database, columns, progress, cancel)

    def carry_out(
        self, plan: importing.Plan, progress: Progress, cancel: Cancel, orgs: Iterable[OrgName]
    ) -> importing.Done:
        """Import what a plan says, all of it or nothing; orgs: answers to its questions.

        Raises :class:`LibraryError` and :class:`Cancelled`.
        """
        return importing.carry_out(plan, self._database, progress, cancel, orgs)

    @property
    def orgs(self) -> OrgNames:
        """Names of organizations in two languages."""
        return OrgNames(self._database)

    def past(self, connection: Connection) -> tuple[importing.Past, ...]:
        """Every import, the latest first."""
        return importing.imports(connection)

    def undo(self, ident: int) -> None:
        """Take an import back. Raises :class:`LibraryError` if later ones changed the same cards."""
        importing.undo(ident, self._database)

    def remove(self, numbers: Iterable[str]) -> int:
        """Take the user's printings of these cards out; returns the number to undo it by, 0 if there were none."""
        return importing.remove(numbers, self._database)

    def write(
        self, file: Path, records: Sequence[dict[str, Any]], progress: Progress, cancel: Cancel, *, marked: bool = False
    ) -> int:
        """Write records as a card file; returns how many. marked: a table is to be opened by Excel. Raises
        :class:`LibraryError` and :class:`Cancelled`."""
        return export(file, records, progress, cancel, marked=marked)
