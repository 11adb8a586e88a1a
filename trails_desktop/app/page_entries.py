"""Which pages there are, and how each is made. To add one: an entry here, its package in pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, Protocol

from PySide6.QtCore import QCoreApplication

from engine.games import FIRST
from engine.trails.cards.pool import CardPool
from trails_desktop.app.match_opening import make_table
from trails_desktop.app.menus import Menus
from trails_desktop.games.roster import offered
from trails_desktop.pages.book.page import RuleBookPage
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.progress import Learned, Solved
from trails_desktop.resources import resource_dir
from trails_desktop.screens.parts.page import Page, StartEntry
from trails_desktop.screens.parts.table_page import TableFactory
from trails_desktop.ui.settings import LAST_GAME, OPENS_LAST, Look, look

if TYPE_CHECKING:
    from trails_desktop.table.table import TableWidget


@dataclass(frozen=True, slots=True)
class PageEntry:
    """``words`` gives title and subtitle of its button on the start screen, in the language in use; ``make`` the page;
    a ``hidden`` one is reached by other ways; ``progress`` how much of it is done, of how much. ``aside``: one only
    looks something up there, and what one comes from waits as it is.
    ``make`` imports what it needs by itself: the start screen need not wait for the code of a page nobody opened."""

    id: str
    kind: Literal["learn", "row", "tile", "hidden"]
    icon: str
    words: Callable[[Desk], tuple[str, str]]
    make: Callable[[Desk, Look], Page]
    progress: Callable[[Desk], tuple[int, int]] = lambda desk: (0, 0)
    aside: bool = False


class PageHost(Protocol):
    """The window, as far as pages wish something of it."""

    @property
    def menus(self) -> Menus: ...
    def leave_page(self) -> None: ...
    def go_page(self, name: str) -> None: ...
    def plan_match(self, plan: object) -> None: ...
    def go_setup(self, hotseat: bool) -> None: ...
    def resume(self) -> None: ...
    def say(self, sentence: str) -> None: ...
    def note(self, sentence: str) -> None: ...
    def open_menu(self) -> None: ...


def open_page(entry: PageEntry, desk: Desk, host: PageHost) -> Page:
    """Make a page, heard by its host."""
    page = entry.make(desk, look(desk.settings))
    page.back_wanted.connect(host.leave_page)
    page.page_wanted.connect(host.go_page)
    page.computer_wanted.connect(partial(host.go_setup, hotseat=False))
    page.match_wanted.connect(host.plan_match)
    page.resume_wanted.connect(host.resume)
    page.said.connect(host.say)
    page.noted.connect(host.note)
    page.settings_wanted.connect(host.menus.open_settings)
    page.menu_wanted.connect(host.open_menu)
    return page


def _plain(package: str, name: str) -> Callable[[Desk, Look], Page]:
    """How a page is made that needs the desk and a look only: its class ``name`` of ``pages.<package>.page``."""

    def make(desk: Desk, made: Look) -> Page:
        page: Page = getattr(import_module(f"trails_desktop.pages.{package}.page"), name)(desk, made)
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
        PageEntry("files", "hidden", "save", _files_words, _plain("files", "FilesPage"), aside=True),
        PageEntry("manual", "hidden", "help", lambda desk: ("", ""), _plain("manual", "ManualPage"), aside=True),
        PageEntry("lab", "hidden", "trophy", lambda desk: ("", ""), _plain("lab", "LabPage")),
        PageEntry("practice", "tile", "eye", _practice_words, _practice),
        PageEntry("matches", "tile", "clock", _matches_words, _matches),
        PageEntry("book", "tile", "list", _book_words, _book, aside=True),
        PageEntry("game-lessons", "hidden", "book", lambda desk: ("", ""), _game_lessons),
        PageEntry("game-puzzles", "hidden", "puzzle", lambda desk: ("", ""), _game_puzzles),
        PageEntry("game-decks", "hidden", "deck", lambda desk: ("", ""), _plain("games", "GameDecksPage")),
        PageEntry("choose", "hidden", "list", lambda desk: ("", ""), _plain("games", "ChoosePage")),
        PageEntry("games", "hidden", "play", lambda desk: ("", ""), _plain("games", "GamesPage")),
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


def _lessons(desk: Desk, made: Look) -> Page:
    from trails_desktop.pages.lessons.page import LessonsPage

    def make(match: Any, seed: int, pool: CardPool, pictures: Any) -> TableWidget:
        return make_table(match, replace(desk, pool=pool, pictures=pictures), seed)

    return LessonsPage(desk, made, make)


def _decks_words(desk: Desk) -> tuple[str, str]:
    return QCoreApplication.translate("Pages", "Decks"), ""


def _decks(desk: Desk, made: Look) -> Page:
    from trails_desktop.pages.deckbuilder.deck.page import BuilderPage

    return BuilderPage(desk, made, _tables(desk))


def _cards_words(desk: Desk) -> tuple[str, str]:
    return QCoreApplication.translate("Pages", "Cards"), str(len(desk.pool))


def _packs_words(desk: Desk) -> tuple[str, str]:
    return QCoreApplication.translate("Pages", "Packs"), QCoreApplication.translate("Pages", "boosters")


def _lobby_words(desk: Desk) -> tuple[str, str]:
    return (
        QCoreApplication.translate("Pages", "Over the local network"),
        QCoreApplication.translate("Pages", "Two machines, no server, every draw proven"),
    )


def _lobby(desk: Desk, made: Look) -> Page:
    from trails_desktop.pages.lobby.page import LobbyPage

    return LobbyPage(desk, made, _tables(desk))


def _matches_words(desk: Desk) -> tuple[str, str]:
    count = 0 if desk.records is None else len(list(desk.records.glob("*.match")))
    return QCoreApplication.translate("Pages", "Matches"), str(count)


def _matches(desk: Desk, made: Look) -> Page:
    from trails_desktop.pages.archive.page import ArchivePage

    return ArchivePage(desk, made, _tables(desk))


def _book_words(desk: Desk) -> tuple[str, str]:
    return QCoreApplication.translate("Pages", "Rules"), QCoreApplication.translate("Pages", "look it up")


def _book(desk: Desk, made: Look) -> Page:
    def names() -> tuple[str, str]:
        return QCoreApplication.translate("LessonsPage", "You"), QCoreApplication.translate("LessonsPage", "Pim")

    drawn = import_module("trails_desktop.pages.lessons.drawn").DrawnLessons
    return RuleBookPage(made, drawn(desk, resource_dir("assets") / "lessons", names))


def _workshop_words(desk: Desk) -> tuple[str, str]:
    return QCoreApplication.translate("Pages", "Workshop"), QCoreApplication.translate("Pages", "make a card")


def _workshop(desk: Desk, made: Look) -> Page:
    from trails_desktop.pages.workshop.page import WorkshopPage

    def make(match: Any, seed: int, pool: CardPool) -> TableWidget:
        return make_table(match, replace(desk, pool=pool), seed)

    return WorkshopPage(desk, made, make)


def _puzzles_words(desk: Desk) -> tuple[str, str]:
    files = (resource_dir("assets") / "puzzles").glob("*.yaml")  # they are counted, not read
    count = sum(file.read_bytes().count(b"\npuzzle:") for file in files)
    template = QCoreApplication.translate("Pages", "{solved} of {count}")
    return QCoreApplication.translate("Pages", "Puzzles"), template.format(
        solved=len(Solved(desk.records)), count=count
    )


def _puzzles(desk: Desk, made: Look) -> Page:
    from trails_desktop.pages.puzzles.page import PuzzlePage

    return PuzzlePage(desk, made, _tables(desk))


def _game_lessons(desk: Desk, made: Look) -> Page:
    page: Page = import_module("trails_desktop.pages.lessons.game_page").GameLessonsPage(desk, made)
    return page


def _game_puzzles(desk: Desk, made: Look) -> Page:
    page: Page = import_module("trails_desktop.pages.puzzles.games").GamePuzzlesPage(desk, made)
    return page


def _practice_words(desk: Desk) -> tuple[str, str]:
    return QCoreApplication.translate("Pages", "Practice"), QCoreApplication.translate("Pages", "open hands")


def _practice(desk: Desk, made: Look) -> Page:
    from trails_desktop.pages.archive.practice import PracticePage

    return PracticePage(desk, made, _tables(desk))


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


def opening(desk: Desk) -> str:
    """What the program opens with, "" for the start screen: where one chooses a game while nobody has, else the game
    that was played last, if that is wished."""
    last = desk.settings.get(LAST_GAME)
    if not offered() or (desk.settings.get(OPENS_LAST) and last == FIRST):
        return ""
    return f"games/{last}" if desk.settings.get(OPENS_LAST) and last in offered() else "choose"
