"""The table of organizations in two languages: read for a player, and written."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from trails_desktop.library.orgs import OrgName, tied
from trails_desktop.library.storage import files, store, upkeep
from trails_desktop.library.storage.gate import writing
from trails_desktop.library.storage.index import Runs
from trails_desktop.library.storage.records import MOST_WORD
from trails_desktop.library.storage.sentences import LibraryError, say

MOST: Final = 2000  #: names that can be told


class OrgNames:
    """The table of one library. path: the library's file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def all(self) -> tuple[OrgName, ...]:
        """Every organization: those told in the order in which they were, then those of cards, in both languages or in
        one. Raises :class:`LibraryError`."""
        with contextlib.closing(files.connect(self._path)) as run, files.errors(self._path):
            return _all(run)

    def tell(self, names: Iterable[OrgName], before: Iterable[OrgName] = ()) -> None:
        """Keep these names, in place of what was told of their words before, and of those in ``before``.

        Raises :class:`LibraryError`; then everything is as it was.
        """
        with writing(self._path) as session:
            run = store.write_connection(session)
            _forget(run, before)
            write(run, names)

    def untell(self, names: Iterable[OrgName]) -> None:
        """Know of these only what cards say. Raises :class:`LibraryError`."""
        with writing(self._path) as session:
            _forget(store.write_connection(session), names)


def _all(run: Runs) -> tuple[OrgName, ...]:
    found = {(ja, en): OrgName(en, ja) for en, ja in run.execute("SELECT en, ja FROM org_name ORDER BY id").fetchall()}
    cards = list(store.printed_orgs(run))
    names = tied(cards, store.told_orgs(run))
    for ja, en in names.items():
        found.setdefault((ja, en), OrgName(en, ja, told=False))
    known = {"ja": {one.ja for one in found.values()}, "en": {one.en for one in found.values()}}
    for words in cards:
        for lang, orgs in words.items():
            for word in orgs:
                if word not in known[lang]:
                    known[lang].add(word)
                    one = OrgName("", word, told=False) if lang == "ja" else OrgName(word, "", told=False)
                    found[one.ja, one.en] = one
    return tuple(found.values())


def _forget(run: Runs, names: Iterable[OrgName]) -> None:
    """Take out what was told, within a transaction."""
    gone = [(one.en, one.ja) for one in names]
    run.executemany("DELETE FROM org_name WHERE en=? AND ja=?", gone)
    upkeep.words_changed(run, [word for pair in gone for word in pair])


def write(run: Runs, names: Iterable[OrgName]) -> None:
    """Keep what was told, within a transaction. Raises :class:`LibraryError` for words that no organization has."""
    told = [one for one in names if one.en or one.ja]
    for one in told:
        for word in (one.en, one.ja):
            if len(word) > MOST_WORD or "|" in word or "\n" in word:
                raise LibraryError(say("“{word}” cannot be the name of an organization.", word=word[:40]))
    if not told:
        return
    run.executemany("DELETE FROM org_name WHERE ja<>'' AND ja=?", [(one.ja,) for one in told])
    run.executemany("DELETE FROM org_name WHERE ja='' AND en=?", [(one.en,) for one in told])
    if run.execute("SELECT count(*) FROM org_name").fetchone()[0] + len(told) > MOST:
        raise LibraryError(say("No more than {most} names of organizations can be told.", most=MOST))
    run.executemany("INSERT INTO org_name (en, ja) VALUES (?,?)", [(one.en, one.ja) for one in told])
    upkeep.words_changed(run, [word for one in told for word in (one.en, one.ja)])
