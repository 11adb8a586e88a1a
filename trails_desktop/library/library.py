"""One open library: the door to cards, search, imports, decks, packs, matches and pictures.

Reading needs nothing but SQLite itself, so that a start is quick; writing goes through SQLModel. Objects of this class
may be used from several threads: every call has a connection of its own.
"""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path
from sqlite3 import Connection
from typing import TYPE_CHECKING, Any

from trails_desktop.library.game_cards import GameCards
from trails_desktop.library.storage import files, store
from trails_desktop.library.storage.gate import writing
from trails_desktop.library.storage.pool import LibraryPool, build_pool
from trails_desktop.library.storage.sentences import TEXTS, Cancel, LibraryError, Progress, Said, never, quiet
from trails_desktop.paths import Paths

if TYPE_CHECKING:
    from trails_desktop.library.decks.packs import PackShelf
    from trails_desktop.library.decks.shelf import DeckShelf
    from trails_desktop.library.importing.columns import Columns
    from trails_desktop.library.importing.exchange import Exchange
    from trails_desktop.library.importing.org_table import OrgNames
    from trails_desktop.library.importing.pictures import PictureFolder
    from trails_desktop.library.importing.plan import Done, Past, Plan
    from trails_desktop.library.matches import MatchList
    from trails_desktop.library.orgs import OrgName
    from trails_desktop.library.search.searcher import Found, Searcher

_BATCH = 64


class Library:
    """An open library; made by :func:`trails_desktop.library.opening.open_library`.

    path: its file. backup: the copy made before it was migrated just now, None if it was not.
    """

    def __init__(self, paths: Paths, path: Path, backup: Path | None = None) -> None:
        self.paths = paths
        self.path = path
        self.backup = backup
        self._lock = threading.RLock()
        self._pool: LibraryPool | None = None
        self._pool_revision = -1
        self._left_out: tuple[Said, ...] = ()
        self._searcher: Searcher | None = None

    @contextlib.contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection for reading, closed at the end. Raises :class:`LibraryError` for what goes wrong inside."""
        with contextlib.closing(files.connect(self.path)) as connection, files.errors(self.path):
            yield connection

    # --- cards --------------------------------------------------------------------------------------------------------
    @property
    def revision(self) -> int:
        """How often the cards were changed: what was worked out from them holds while this stays the same."""
        with self.reading() as connection:
            return store.revision(connection)

    def pool(self) -> LibraryPool:
        """Every card, as the engine wants them; the same object until the cards change."""
        with self._lock, self.reading() as connection:
            revision = store.revision(connection)
            if self._pool is None or revision != self._pool_revision:
                self._pool, left_out = build_pool(store.all_versions(connection), connection, self.path)
                self._left_out, self._pool_revision = tuple(left_out), revision
            return self._pool

    @property
    def left_out(self) -> tuple[Said, ...]:
        """Why cards of the library are not in the pool; usually nothing."""
        self.pool()
        return self._left_out

    def records(self) -> Iterator[dict[str, Any]]:
        """The record of every printing that counts, in the order of the cards: what an export writes."""
        with self.reading() as connection:
            kept = store.records(connection)
        for number, found in kept.items():
            with files.errors(self.path):
                languages = store.versions_of(number, found)
            for lang, record in sorted(store.effective(found).items()):
                if lang in languages:
                    yield json.loads(record)

    def keep_texts(self) -> None:
        """Keep what the pool compiled since the last time. A library that is in use elsewhere is no trouble here."""
        pool = self._pool
        if pool is None or not pool.fresh:
            return
        rows, pool.fresh = pool.fresh, []
        with contextlib.suppress(LibraryError), writing(self.path) as session:
            run = store.write_connection(session)
            if store.revision(run) == self._pool_revision:  # else words may mean something else by now
                run.executemany("INSERT OR REPLACE INTO compiled VALUES (?,?,?,?,?,?)", rows)

    def unread(self) -> tuple[str, ...]:
        """Numbers of the cards whose texts were not read yet."""
        with self.reading() as connection:
            rows = connection.execute(
                "SELECT number FROM card WHERE text_key<>'' AND text_key NOT IN (SELECT key FROM compiled) "
                "ORDER BY position"
            )
            return tuple(row[0] for row in rows)

    def read_texts(self, progress: Progress = quiet, cancel: Cancel = never) -> int:
        """Read the texts that were not read yet and keep what they mean; returns how many. About 1 ms a card.

        A window calls it in a thread or process of its own after an import; ``is:playable`` knows only what was read.
        """
        pool, numbers = self.pool(), self.unread()
        done = 0
        for done, number in enumerate(numbers, start=1):
            if cancel():
                break
            if number in pool:
                pool.meaning(number)
            if not done % _BATCH:
                self.keep_texts()
                progress(done, len(numbers), TEXTS)
        self.keep_texts()
        return done

    def problems(self, number: str) -> tuple[dict[str, Any], ...]:
        """The lines of a card's text that are not understood: ``text``, offset ``at``, ``near``, ``message``."""
        with self.reading() as connection:
            row = connection.execute(
                "SELECT problems FROM compiled JOIN card ON card.text_key=compiled.key WHERE card.number=?", (number,)
            ).fetchone()
            return tuple(store.loaded(row[0])) if row is not None else ()

    # --- import and export --------------------------------------------------------------------------------------------
    @property
    def _exchange(self) -> Exchange:
        from trails_desktop.library.importing.exchange import Exchange

        return Exchange(self.path)

    def plan_import(
        self, file: Path, columns: Columns | None = None, progress: Progress = quiet, cancel: Cancel = never
    ) -> Plan:
        """What importing a file would do: the preview. Raises :class:`LibraryError` and :class:`Cancelled`."""
        return self._exchange.plan(file, columns, progress, cancel)

    def carry_out(
        self, plan: Plan, progress: Progress = quiet, cancel: Cancel = never, orgs: Iterable[OrgName] = ()
    ) -> Done:
        """Import what a plan says, all of it or nothing. orgs: answers to its questions.

        Raises :class:`LibraryError` and :class:`Cancelled`.
        """
        return self._exchange.carry_out(plan, progress, cancel, orgs)

    def imports(self) -> tuple[Past, ...]:
        """Every import, the latest first."""
        with self.reading() as connection:
            return self._exchange.past(connection)

    def undo_import(self, ident: int) -> None:
        """Take an import back. Raises :class:`LibraryError` if later ones changed the same cards."""
        self._exchange.undo(ident)

    def remove_cards(self, numbers: Iterable[str]) -> int:
        """Take the user's printings of these cards out; returns the number to undo it by, 0 if there were none."""
        return self._exchange.remove(numbers)

    def export(
        self,
        file: Path,
        numbers: Iterable[str] | None = None,
        progress: Progress = quiet,
        cancel: Cancel = never,
        *,
        marked: bool = False,
    ) -> int:
        """Write the library, or these cards of it, as a card file (by its ending); returns the number of records.
        marked: a table is to be opened by Excel.

        Raises :class:`LibraryError` and ``Cancelled``; the file is then as it was.
        """
        wanted = None if numbers is None else set(numbers)
        records = [one for one in self.records() if wanted is None or one["number"] in wanted]
        return self._exchange.write(file, records, progress, cancel, marked=marked)

    # --- the rest, each in its own file ------------------------------------------------------------------------------
    @property
    def search(self) -> Searcher:
        """Finding cards: ``library.search.find("str>=3 type:unit")``."""
        from trails_desktop.library.search.searcher import Searcher

        with self._lock:
            if self._searcher is None:
                self._searcher = Searcher(self.path)
            return self._searcher

    def find(self, query: str, **how: Any) -> Found:
        """Short for ``search.find``."""
        return self.search.find(query, **how)

    @property
    def decks(self) -> DeckShelf:
        """Decks and their versions."""
        from trails_desktop.library.decks.shelf import DeckShelf

        return DeckShelf(self.path)

    @property
    def game_cards(self) -> GameCards:
        """The player's cards of games besides the first."""

        return GameCards(self.path)

    @property
    def packs(self) -> PackShelf:
        """Opened packs and the collection they made."""
        from trails_desktop.library.decks.packs import PackShelf

        return PackShelf(self.path)

    @property
    def matches(self) -> MatchList:
        """Recorded matches."""
        from trails_desktop.library.matches import MatchList

        return MatchList(self.path, self.paths.records)

    @property
    def orgs(self) -> OrgNames:
        """Names of organizations in two languages."""
        return self._exchange.orgs

    @property
    def pictures(self) -> PictureFolder:
        """The player's own pictures of cards."""
        from trails_desktop.library.importing.pictures import PictureFolder

        return PictureFolder(self.path)
