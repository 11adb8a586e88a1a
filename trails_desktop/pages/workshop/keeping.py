"""Keeping a card that was made in the library of cards."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Sequence
from pathlib import Path

from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing
from engine.trails.tree.errors import CardError
from trails_desktop.library.library import Library
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.pages.workshop.drafts import record_of


class LibraryStore:
    """The library as a :class:`trails_desktop.pages.workshop.drafts.CardStore`."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def cards(self) -> CardPool:
        """All of its cards: each may be opened and made into another."""
        return self._library.pool()

    def save(self, printings: Sequence[Printing]) -> None:
        """Through the same door as any import, so that it can be undone there. Raises ``CardError`` with a sentence."""
        with tempfile.TemporaryDirectory(prefix="trails-card-") as folder:
            path = Path(folder) / f"{printings[0].number.replace('/', '-') or 'card'}.json"
            path.write_text(json.dumps([record_of(one) for one in printings], ensure_ascii=False), encoding="utf-8")
            try:
                plan = self._library.plan_import(path)
                if plan.rejected:
                    raise CardError(plan.rejected[0].reason)
                self._library.carry_out(plan)
            except LibraryError as error:
                raise CardError(error.said.text) from error
