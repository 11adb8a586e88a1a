"""The cards as the pages see them: the library's pool, what a query finds, how many copies are owned."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing
from trails_desktop.library.library import Library
from trails_desktop.library.search.searcher import Found
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.pages.desk import Desk

_log = logging.getLogger("trails.deckbuilder")


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be shown: a query, how it is sorted and in what groups."""

    query: str = ""
    sort: str = "number"
    group: str = ""
    down: bool = False


class Stock(QObject):
    """``changed()``: there are other cards than before, or other copies are owned."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.pool: CardPool = desk.pool
        self.owned: Mapping[str, int] = {}
        self.code = "en"
        self._words: tuple[str, dict[str, tuple[str, ...]]] = ("", {})
        self.refresh()

    @property
    def library(self) -> Library:
        """The open library. The pages are shown only where there is one."""
        assert self.desk.library is not None
        return self.desk.library

    def refresh(self) -> bool:
        """Look whether cards or collection changed; True (and a signal) if so."""
        try:
            pool, owned = self.library.pool(), self.library.packs.collection()
        except LibraryError as error:  # in use elsewhere: what was read before is still right
            _log.warning("%s", error)
            return False
        if pool is self.pool and owned == self.owned:
            return False
        if pool is not self.pool:
            self.pool = pool
            self.desk.cards_changed()
            self._words = ("", {})
        self.owned = owned
        self.changed.emit()
        return True

    def printing(self, number: str) -> Printing:
        """A card in the language in use, or in any."""
        return self.pool.printing(number, self.code)

    def find(self, wish: Wish, among: Sequence[str] | None = None) -> Found:
        """What a wish finds. Raises ``QueryError`` and ``LibraryError``."""
        how: dict[str, Any] = {"sort": wish.sort, "group": wish.group, "down": wish.down, "lang": self.code}
        found = self.library.find(wish.query, **how, among=among)
        if all(number in self.pool for number in found.numbers):
            return found
        return Found(tuple(number for number in found.numbers if number in self.pool), (), found.meant, found.node)

    def words(self) -> dict[str, tuple[str, ...]]:
        """What completion offers."""
        if self._words[0] != self.code:
            try:
                self._words = (self.code, self.library.search.words_for(self.code))
            except LibraryError as error:
                _log.warning("%s", error)
                return {}
        return self._words[1]
