"""Which pages there are, and how each is made. To add one: an entry here, its package below this module."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from trails_desktop.desk import Desk
from trails_desktop.screens.page import Page, StartEntry
from trails_desktop.ui.settings import Look


@dataclass(frozen=True, slots=True)
class PageEntry:
    """``words`` gives title and subtitle of its button on the start screen, in the language in use; ``make`` the page.
    ``make`` imports what it needs by itself: the start screen need not wait for the code of a page nobody opened."""

    id: str
    kind: Literal["row", "tile"]
    icon: str
    words: Callable[[Desk], tuple[str, str]]
    make: Callable[[Desk, Look], Page]


def page_entries() -> tuple[PageEntry, ...]:
    """Every page, in the order of the start screen."""
    return ()


def start_entries(entries: tuple[PageEntry, ...], desk: Desk) -> list[StartEntry]:
    """The buttons of the pages, in the language in use."""
    return [StartEntry(entry.id, entry.kind, entry.icon, *entry.words(desk)) for entry in entries]
