"""Keeping a card that was made in the library of cards."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing
from engine.trails.tree.errors import CardError
from trails_desktop.library.importing.plan import Plan
from trails_desktop.library.library import Library
from trails_desktop.library.orgs import OrgName, OrgQuestion
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.pages.workshop.drafts import record_of

T = TypeVar("T")


class LibraryStore:
    """The library as a :class:`trails_desktop.pages.workshop.drafts.CardStore`."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def cards(self) -> CardPool:
        """All of its cards: each may be opened and made into another."""
        return self._library.pool()

    def questions(self, printings: Sequence[Printing]) -> tuple[OrgQuestion, ...]:
        """About organizations that are known in one language only, or of which cards disagree. Raises ``CardError``."""
        return self._planned(printings, lambda plan: plan.questions)

    def org_names(self) -> tuple[OrgName, ...]:
        """The library's table. Raises ``CardError``."""
        try:
            return self._library.orgs.all()
        except LibraryError as error:
            raise CardError(error.said.text) from error

    def save(self, printings: Sequence[Printing], orgs: Sequence[OrgName] = ()) -> None:
        """Through the same door as any import, so that it can be undone there. Raises ``CardError`` with a sentence."""
        self._planned(printings, lambda plan: self._library.carry_out(plan, orgs=orgs))

    def _planned(self, printings: Sequence[Printing], then: Callable[[Plan], T]) -> T:
        with tempfile.TemporaryDirectory(prefix="trails-card-") as folder:
            path = Path(folder) / f"{printings[0].number.replace('/', '-') or 'card'}.json"
            path.write_text(json.dumps([record_of(one) for one in printings], ensure_ascii=False), encoding="utf-8")
            try:
                plan = self._library.plan_import(path)
                if plan.rejected:
                    raise CardError(plan.rejected[0].reason)
                return then(plan)
            except LibraryError as error:
                raise CardError(error.said.text) from error
