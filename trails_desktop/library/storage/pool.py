"""The library's cards as the engine wants them: a pool whose texts are compiled when they are needed, and kept."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from engine.trails import tree as t
from engine.trails.cards.carddef import CardDef
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing
from engine.trails.tree.errors import CardError
from trails_desktop.library.storage import files, meanings, store
from trails_desktop.library.storage.index import deciding_text, text_key
from trails_desktop.library.storage.sentences import Said, say

if TYPE_CHECKING:
    from engine.text.source.proper_names import WordTable
    from trails_desktop.library.storage.reading import Reader, Row

_NOTHING: Final = t.Meaning()
_log = logging.getLogger("trails.library")
#: In a meaning as JSON: something is done by hand.
_HAND: Final = '["Hand",'


class LibraryPool(CardPool):
    """A pool that reads the texts of cards which bring no ``effects``. fresh: what was read and is not yet kept."""

    __slots__ = ("__dict__", "_read", "fresh", "source")

    def __init__(
        self,
        printings: Iterable[Printing] = (),
        compiled: Mapping[str, str] | None = None,
        source: Path | None = None,
        orgs: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """compiled: meanings as JSON by key; source: the library's file, None for cards from elsewhere; orgs: as a
        pool is told them.

        Raises :class:`CardError` as a pool does.
        """
        super().__init__(printings, orgs)
        self.source = source
        self._read: dict[str, str] = dict(compiled or {})
        self.fresh: list[Row] = []

    @cached_property
    def _reader(self) -> Reader:
        # Here and not at the top: the grammar is large, and what the library keeps need not be read again.
        from trails_desktop.library.storage.reading import Reader

        return Reader(self._cards.values(), self.told_orgs)

    @property
    def words(self) -> WordTable:
        """The words of both languages, for the compiler."""
        return self._reader.words

    def meaning(self, number: str) -> t.Meaning:
        """What the card does: its ``effects``, else what its text says (1503.1); what is not understood of it is done
        by hand, unless another language's text is understood wholly. Effects were read when the card came; if they
        cannot be read any more, the disk changed them, and the text counts."""
        known = self._meanings.get(number)
        if known is not None:
            return known
        printing = deciding_text(self.versions(number))
        if printing is None:
            try:
                return super().meaning(number)
            except CardError as error:
                _log.warning("%s: what it does is read from its text.", error)
                known = self._meanings[number] = self._reader.best(self.versions(number))
                return known
        name = text_key(printing)
        if not name:
            known = _NOTHING
        elif name in self._read:
            try:
                known = meanings.load(self._read[name])
            except meanings.NotPlain:
                known = self._compile(printing, name)
        else:
            known = self._compile(printing, name)
        if _HAND in self._read.get(name, "") and len(self.versions(number)) > 1:
            known = self._reader.best(self.versions(number))
        self._meanings[number] = known
        return known

    def _compile(self, printing: Printing, name: str) -> t.Meaning:
        known, text, row = self._reader.read(printing, name)
        self._read[name] = text
        self.fresh.append(row)
        return known


class PlayableCards(Mapping[str, CardDef]):
    """Playable cards by number, made when they are asked for."""

    def __init__(self, pool: CardPool) -> None:
        self._pool = pool
        self._made: dict[str, CardDef] = {}

    def __getitem__(self, number: str) -> CardDef:
        made = self._made.get(number)
        if made is None:
            if number not in self._pool:
                raise KeyError(number)
            made = self._made[number] = self._pool.playable(number)
        return made

    def __iter__(self) -> Iterator[str]:
        return iter(self._pool)

    def __len__(self) -> int:
        return len(self._pool)


def load_library(path: Path) -> LibraryPool:
    """The pool of a library's file, for another process: it only reads. Raises :class:`LibraryError`."""
    with contextlib.closing(files.connect(path)) as connection, files.errors(path):
        return build_pool(store.all_versions(connection), connection, path)[0]


def build_pool(
    cards: Mapping[str, Mapping[str, Printing]], connection: sqlite3.Connection, source: Path | None = None
) -> tuple[LibraryPool, list[Said]]:
    """The pool of these printings, and a sentence for every card that had to be left out."""
    rows = connection.execute("SELECT key, meaning FROM compiled WHERE stamp=?", (meanings.grammar_stamp(),)).fetchall()
    read = {str(name): text for name, kept in rows if (text := meanings.unsealed(kept)) is not None}
    told = store.told_orgs(connection)
    try:
        return LibraryPool((one for versions in cards.values() for one in versions.values()), read, source, told), []
    except CardError:
        pass
    # A newer shipped set may contradict the user's cards: card by card, to find those that do not fit.
    fitting: list[Printing] = []
    left_out: list[Said] = []
    for number, versions in cards.items():
        try:
            CardPool(versions.values())
        except CardError as error:
            left_out.append(say("Card {number} is left out: {why}.", number=number, why=str(error)))
            continue
        fitting += versions.values()
    return LibraryPool(fitting, read, source, told), left_out
