"""Which pages there are, and how each is made. To add one: an entry here, its package in pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

from PySide6.QtCore import QCoreApplication

from engine.trails.cards.pool import CardPool
from trails_desktop.app.match_opening import make_table
from trails_desktop.pages.book.page import RuleBookPage
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.progress import Learned, Solved
from trails_desktop.resources import resource_dir
from trails_desktop.screens.parts.page import Page, StartEntry
from trails_desktop.screens.parts.table_page import TableFactory
from trails_desktop.ui.settings import Look

if TYPE_CHECKING:
    from trails_desktop.table.table import TableWidget


@dataclass(frozen=True, slots=True)
class PageEntry:
    """``words`` gives title and subtitle of its button on the start screen, in the language in use; ``make`` the page;
    a ``hidden`` one is reached by other ways; ``progress`` how much of it is done, of how much.
    ``make`` imports what it needs by itself: the start screen need not wait for the code of a page nobody opened."""

    id: str
    kind: Literal["learn", "row", "tile", "hidden"]
    icon: str
    words: Callable[[Desk], tuple[str, str]]
    make: Callable[[Desk, Look], Page]
    progress: Callable[[Desk], tuple[int, int]] = lambda desk: (0, 0)


def _plain(package: str, name: str) -> Callable[[Desk, Look], Page]:
    """How a page is made that needs the desk and a look only: its class ``name`` of ``pages.<package>.page``."""

    def make(desk: Desk, look: Look) -> Page:
        page: Page = getattr(import_module(f"trails_desktop.pages.{package}.page"), name)(desk, look)
        return page

    return make


def page_entries() -> tuple[PageEntry, ...]:
    """Every page, in the order of the start screen."""
    return (
        PageEntry("lessons", "learn", "book", _lessons_words, _lessons, _lessons_done),
        PageEntry("lobby", "row", "network", _lobby_words, _lobby),
        PageEntry("decks", "hidden", "deck", _decks_words, _decks),
        PageEntry("cards", "tile", "search", _cards_words, _plain("deckbuilder.cards", "CardsPage")),
        PageEntry("packs", "tile", "pack", _packs_words, _plain("deckbuilder.packs", "PacksPage")),
        PageEntry("workshop", "tile", "edit", _workshop_words, _workshop),
        PageEntry("puzzles", "tile", "puzzle", _puzzles_words, _puzzles),
        PageEntry("welcome", "hidden", "home", lambda desk: ("", ""), _plain("welcome", "WelcomePage")),
        PageEntry("files", "hidden", "save", _files_words, _plain("files", "FilesPage")),
        PageEntry("practice", "tile", "eye", _practice_words, _practice),
        PageEntry("matches", "tile", "clock", _matches_words, _matches),
        PageEntry("book", "tile", "list", _book_words, _book),
    )


def _lessons_words(desk: Desk) -> tuple[str, str]:
    return (
        QCoreApplication.translate("Pages", "Learn in 20 minutes"),
        QCoreApplication.translate("Pages", "Twelve short lessons at the table; you win the last"),
    )


def _lessons_done(desk: Desk) -> tuple[int, int]:
    there = [path.stem.partition("-")[2] for path in (resource_dir("assets") / "lessons").glob("*.yaml")]
    learned = Learned(desk.records).done
    return sum(one in learned for one in there), len(there)


def _lessons(desk: Desk, look: Look) -> Page:
    from trails_desktop.pages.lessons.page import LessonsPage

    def make(match: Any, seed: int, pool: CardPool, pictures: Any) -> TableWidget:
        return make_table(match, replace(desk, pool=pool, pictures=pictures), seed)

    return LessonsPage(desk, look, make)


def _decks_words(desk: Desk) -> tuple[str, str]:
    return QCoreApplication.translate("Pages", "Decks"), ""


def _decks(desk: Desk, look: Look) -> Page:
    from trails_desktop.pages.deckbuilder.deck.page import BuilderPage

    return BuilderPage(desk, look, _tables(desk))


def _cards_words(desk: Desk) -> tuple[str, str]:
    return QCoreApplication.translate("Pages", "Cards"), str(len(desk.pool))


def _packs_words(desk: Desk) -> tuple[str, str]:
    return QCoreApplication.translate("Pages", "Packs"), QCoreApplication.translate("Pages", "boosters")


def _lobby_words(desk: Desk) -> tuple[str, str]:
    return (
        QCoreApplication.translate("Pages", "Over the local network"),
        QCoreApplication.translate("Pages", "Two machines, no server, every draw proven"),
    )


def _lobby(desk: Desk, look: Look) -> Page:
    from trails_desktop.pages.lobby.page import LobbyPage

    return LobbyPage(desk, look, _tables(desk))


def _matches_words(desk: Desk) -> tuple[str, str]:
    count = 0 if desk.records is None else len(list(desk.records.glob("*.match")))
    return QCoreApplication.translate("Pages", "Matches"), str(count)


def _matches(desk: Desk, look: Look) -> Page:
    from trails_desktop.pages.archive.page import ArchivePage

    return ArchivePage(desk, look, _tables(desk))


def _book_words(desk: Desk) -> tuple[str, str]:
    return QCoreApplication.translate("Pages", "Rules"), QCoreApplication.translate("Pages", "look it up")


def _book(desk: Desk, look: Look) -> Page:
    return RuleBookPage(look)


def _workshop_words(desk: Desk) -> tuple[str, str]:
    return QCoreApplication.translate("Pages", "Workshop"), QCoreApplication.translate("Pages", "make a card")


def _workshop(desk: Desk, look: Look) -> Page:
    from trails_desktop.pages.workshop.page import WorkshopPage

    def make(match: Any, seed: int, pool: CardPool) -> TableWidget:
        return make_table(match, replace(desk, pool=pool), seed)

    return WorkshopPage(desk, look, make)


def _puzzles_words(desk: Desk) -> tuple[str, str]:
    count = len(list((resource_dir("assets") / "puzzles").glob("*.yaml")))
    template = QCoreApplication.translate("Pages", "{solved} of {count}")
    return QCoreApplication.translate("Pages", "Puzzles"), template.format(
        solved=len(Solved(desk.records)), count=count
    )


def _puzzles(desk: Desk, look: Look) -> Page:
    from trails_desktop.pages.puzzles.page import PuzzlePage

    return PuzzlePage(desk, look, _tables(desk))


def _practice_words(desk: Desk) -> tuple[str, str]:
    return QCoreApplication.translate("Pages", "Practice"), QCoreApplication.translate("Pages", "open hands")


def _practice(desk: Desk, look: Look) -> Page:
    from trails_desktop.pages.archive.practice import PracticePage

    return PracticePage(desk, look, _tables(desk))


def _files_words(desk: Desk) -> tuple[str, str]:
    return QCoreApplication.translate("Pages", "Your files"), ""


def _tables(desk: Desk) -> TableFactory:
    def make(match: Any, seed: int) -> TableWidget:
        return make_table(match, desk, seed)

    return make


def start_entries(entries: tuple[PageEntry, ...], desk: Desk) -> list[StartEntry]:
    """The buttons of the pages, in the language in use."""
    without = ("cards", "packs") if desk.library is None else ()
    return [
        StartEntry(entry.id, entry.kind, entry.icon, *entry.words(desk), entry.progress(desk))
        for entry in entries
        if entry.kind != "hidden" and entry.id not in without
    ]
