"""The main window: which screen is shown, and who hands over to whom."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from engine.trails.cards.decks import DeckError
from engine.trails.records.record import RecordError
from trails_desktop.app.match_opening import (
    MatchFinder,
    MatchMaker,
    TableMaker,
    keep_waiting,
    make_table,
    paint_ahead,
    resume_match,
    start_match,
)
from trails_desktop.app.match_room import MatchRoom
from trails_desktop.app.menus import Menus
from trails_desktop.app.page_entries import PageEntry, open_page, page_entries, start_entries
from trails_desktop.app.titles import show_title
from trails_desktop.match.setup import MatchSetup
from trails_desktop.pages.desk import Desk, MatchPlan, PlayedMatch
from trails_desktop.screens.decks.info import load_decks
from trails_desktop.screens.decks.screen import DecksScreen
from trails_desktop.screens.match.curtain import Curtain
from trails_desktop.screens.match.ending import EndScreen
from trails_desktop.screens.match.setup import SetupScreen
from trails_desktop.screens.parts.dialogs import Notice
from trails_desktop.screens.parts.faces import FaceArt
from trails_desktop.screens.parts.key_picture import KeyPicture
from trails_desktop.screens.parts.page import Page
from trails_desktop.screens.parts.table_page import TablePage, dress_table
from trails_desktop.screens.parts.widgets import Screen
from trails_desktop.screens.start import StartScreen
from trails_desktop.sound.director import SoundDirector
from trails_desktop.sound.player import Sounds
from trails_desktop.ui.place import remember_place, restore_place
from trails_desktop.ui.settings import FULL_SCREEN, LANGUAGE, SOUND, Look, Settings, look
from trails_desktop.ui.stylesheet import dress_program

if TYPE_CHECKING:
    from trails_desktop.table.table import TableWidget


class MainWindow(QMainWindow):
    """One window for everything. ``page`` says what it shows: start, setup, decks, table, curtain, ending, or the id of
    a page of ``trails_desktop/app/page_entries.py``."""

    def __init__(
        self,
        desk: Desk,
        matches: MatchMaker = start_match,
        tables: TableMaker = make_table,
        resumed: MatchFinder = resume_match,
        entries: tuple[PageEntry, ...] | None = None,
    ) -> None:
        super().__init__()
        self._entries = {entry.id: entry for entry in (page_entries() if entries is None else entries)}
        self._pages: dict[str, Page] = {}
        self._waits: tuple[QWidget | None, str] | None = None  # what was left to look something up, and its language
        self._desk, self._matches, self._resumed, self.has_library = desk, matches, resumed, desk.library is not None
        self._grown = 1.0  # how much larger than 1920 x 1080 the window is
        self._next: MatchSetup | None = None
        self.setMinimumSize(640, 480)
        made = look(desk.settings)
        self._middle = QWidget()
        box = QVBoxLayout(self._middle)
        box.setContentsMargins(0, 0, 0, 0)
        self.stack = QStackedWidget()
        box.addWidget(self.stack)
        self.setCentralWidget(self._middle)

        self._art = FaceArt(desk.pictures, desk.printings, self)
        key = None if desk.pictures is None else KeyPicture(desk.pictures, self)
        self.start = StartScreen(made, key)
        self.setup = SetupScreen(made, desk.settings)
        self.decks = DecksScreen(made, self._art)
        self.curtain = Curtain(made, desk.card_name)
        self.ending = EndScreen(made, desk.pictures)
        self.screens: list[Screen] = [self.start, self.setup, self.decks, self.curtain, self.ending]
        for screen in self.screens:
            self.stack.addWidget(screen)
        self.menus = Menus(self._middle, made, desk.settings)
        self.notice = Notice(self._middle, made)

        self.sound = SoundDirector(Sounds(desk.sounds), desk.settings, self)
        self.room = MatchRoom(desk, self.stack, self.curtain, self.ending, self.sound, tables, self)
        self.room.show_wanted.connect(self._show)
        self.room.covering.connect(self.menus.close)
        self.room.opened.connect(self._table_opened)
        self.room.said.connect(self.say)
        self.start.continue_wanted.connect(self.resume)
        self.start.computer_wanted.connect(partial(self.go_setup, hotseat=False))
        self.start.hotseat_wanted.connect(partial(self.go_setup, hotseat=True))
        self.start.decks_wanted.connect(self.go_decks)
        self.start.settings_wanted.connect(self.menus.open_settings)
        self.start.language_wanted.connect(partial(desk.settings.put, LANGUAGE))
        self.start.page_wanted.connect(self.go_page)
        self.setup.back_wanted.connect(self.go_start)
        self.setup.start_wanted.connect(self._begin)
        self.decks.back_wanted.connect(self.go_start)
        self.ending.rematch_wanted.connect(self.rematch)
        self.ending.start_wanted.connect(self.go_start)
        self.ending.decks_wanted.connect(self.go_decks)
        for wishing in (self.ending, self.room, self.menus.settings):
            wishing.page_wanted.connect(self.go_page)
        self.menus.chosen.connect(self._chosen)
        self.menus.closed.connect(self._sheet_closed)
        desk.settings.changed.connect(self._setting_changed)

        self._make_actions()
        desk.languages.choose(desk.settings.get(LANGUAGE))
        self._dress()
        self._retranslate()
        restore_place(self, desk.settings)
        self.go_start()

    # ---- where we are

    @property
    def settings(self) -> Settings:
        """The settings that this window follows."""
        return self._desk.settings

    @property
    def match(self) -> PlayedMatch | None:
        """The match at hand."""
        return self.room.match

    @property
    def table(self) -> TableWidget | None:
        """Its table, also while the curtain hides it."""
        return self.room.table

    @property
    def page(self) -> str:
        """What is shown: start, setup, decks, table, curtain, ending, or the id of a page."""
        now = self.stack.currentWidget()
        names = {"start": self.start, "setup": self.setup, "decks": self.decks, "curtain": self.curtain}
        for name, screen in {**names, **self._pages}.items():
            if now is screen:
                return name
        return "ending" if now is self.ending else "table"

    def go_start(self) -> None:
        """Leave whatever there is for the start screen. A match in progress stays saved."""
        if self._staying():
            return
        saved = self.room.playing and self.room.saving
        self.room.drop(self.start)
        if saved:
            self.notice.say(self.tr("The match is saved. Go on with it whenever you like."), good=True)
        self.start.set_deck_count(sum(deck.legal for deck in load_decks(self._desk.decks, self._desk.pool)))
        self.start.set_saved(self._desk.saved())
        self.start.set_entries(start_entries(tuple(self._entries.values()), self._desk))
        self._show(self.start)

    def go_decks(self) -> None:
        """The deck builder; without a library the decks screen, which only shows."""
        if "decks" in self._entries and self._desk.library is not None:
            self.go_page("decks")
            return
        self.decks.show_decks(load_decks(self._desk.decks, self._desk.pool), self._desk.languages.code)
        self._show(self.decks)

    def go_page(self, name: str) -> None:
        """A page of ``trails_desktop/app/page_entries.py``, made when first wanted; ``page/place`` opens it there."""
        name, _, place = name.partition("/")
        if not self._entries[name].aside and self._staying():
            return
        if name not in self._pages:
            self._pages[name] = page = open_page(self._entries[name], self._desk, self)
            self.screens.append(page)
            self.stack.addWidget(page)
            page.set_base_look(look(self._desk.settings))
        page, shown = self._pages[name], self.stack.currentWidget()
        if not self._entries[name].aside:
            self._waits = None
        elif shown is not page:
            self._waits = shown, self._desk.languages.code
        page.enter(self._desk.languages.code)
        page.open_at(place)
        self._show(page)

    def leave_page(self) -> None:
        """Back from a page: to what was left for it, else to the match that waits, else to the start."""
        (back, code), self._waits = self._waits or (None, ""), None
        if back is None or back is self.table or self.stack.indexOf(back) < 0:
            if not self.room.come_back():
                self.go_start()
            return
        self._show(back)
        if code != self._desk.languages.code:
            self._retranslate()

    def go_workshop(self) -> None:
        """The card workshop. A match in progress stays saved, or is left after a question."""
        if self.room.playing and not self.room.saving:
            self.menus.ask_leave()
            return
        self.room.drop(self.start)
        self.go_page("workshop")

    def _staying(self) -> bool:
        """Whether the page that is shown, or that waits behind it, has something to lose, and asks about it first."""
        for page in (self.stack.currentWidget(), self._waits and self._waits[0]):
            if isinstance(page, Page) and not page.may_leave():
                self._show(page)
                return True
        return False

    def plan_match(self, plan: object) -> None:
        """A page wishes for a match."""
        if isinstance(plan, MatchPlan) and plan.make is None:
            self._begin(plan.setup)  # it is saved like any other: not over one that waits, without a question
        elif isinstance(plan, MatchPlan):
            self.begin(plan.setup, plan.make)

    def go_setup(self, hotseat: bool) -> None:
        """Set up a match."""
        self.setup.open(hotseat, load_decks(self._desk.decks, self._desk.pool), self._desk.languages.code)
        paint_ahead(self._desk, self.setup.chosen())
        self._show(self.setup)

    def begin(self, setup: MatchSetup, make: Callable[[], PlayedMatch] | None = None) -> None:
        """Start a match and show its table; a sentence instead if it cannot be started. ``make``: how it is made, if
        not from its setup alone."""
        self.room.drop(self.start)
        match = self._tried(make or partial(self._matches, setup, self._desk))
        if match is not None:
            self._play(setup, match)

    def _tried(self, make: Callable[[], Any]) -> Any:
        try:
            return make()
        except (DeckError, RecordError, OSError) as error:
            self.say(str(error))
            return None

    def _play(self, setup: MatchSetup, match: PlayedMatch) -> None:
        self.notice.hide()
        self.room.play(setup, match)

    def _table_opened(self, table: TableWidget) -> None:
        table.settings_wanted.connect(self.menus.open_settings)
        table.menu_wanted.connect(self.open_menu)

    def resume(self) -> None:
        """Go on with the saved match."""
        self.room.drop(self.start)
        found = self._tried(partial(self._resumed, self._desk))
        if found is not None:
            self._play(found.setup, found.match)
            if found.note:
                self.say(found.note)

    def rematch(self) -> None:
        """The next game of the series, or the same players and decks again."""
        if (setup := self.room.next_setup()) is not None:
            self.begin(setup)

    def say(self, sentence: str) -> None:
        """Show one sentence at the lower edge."""
        self.notice.say(sentence)

    def note(self, sentence: str) -> None:
        """Show one sentence of good news at the lower edge."""
        self.notice.say(sentence, good=True)

    # ---- a match

    def _begin(self, setup: object) -> None:
        if not isinstance(setup, MatchSetup):
            return
        if (waiting := self._desk.saved()) is None:
            self.begin(setup)
            return
        self._next = setup
        self.menus.ask_new(waiting.detail)

    # ---- commands, menu, help

    def _make_actions(self) -> None:
        doers: dict[str, Callable[[], object]] = {
            "menu": self.open_menu,
            "home": self.ask_leave,
            "concede": self.ask_concede,
            "settings": self.menus.open_settings,
            "workshop": self.go_workshop,
            "rules": partial(self.go_page, "book"),
            "manual": partial(self.go_page, "manual"),
            "docks": partial(self._panels, False),
            "panels": partial(self._panels, True),
            "keys": self.menus.open_keys,
            "help": self.open_help,
            "full-screen": self.toggle_full_screen,
            "quit": self.close,
        }
        self.menus.make_actions(self, doers)

    def _table_shown(self) -> TableWidget | None:
        """The table one looks at: the match's, or that of a page."""
        shown = self.stack.currentWidget()
        table = shown.table if isinstance(shown, TablePage) else self.table if self.room.at_table else None
        return None if table is None or table.covered else table

    def _panels(self, reset: bool) -> None:
        if (table := self._table_shown()) is not None:
            (table.docks.reset if reset else table.asides.offer_docks)()

    def open_menu(self) -> None:
        """The menu: everything that can be done here besides playing."""
        self.menus.open_menu(self.room.playing, self._table_shown() is not None)

    def open_help(self) -> None:
        """The keys that work here."""
        shown = self.stack.currentWidget()
        self.menus.open_help(shown.keys() if isinstance(shown, Page) else ())

    def ask_leave(self) -> None:
        """To the start; during a match that is not saved only after a question."""
        if not self.room.playing or self.room.saving:
            self.go_start()
        else:
            self.menus.ask_leave()

    def ask_concede(self) -> None:
        """Give up, after a question. Not from under the curtain: it is not said who sits there."""
        if self.match is not None and self.room.playing and self.room.at_table:
            self.menus.ask_concede(self.match.names[self.match.seat])

    def _chosen(self, name: str) -> None:
        if name == "leave":
            self.go_start()
        elif name == "give up" and self.match is not None:
            self.match.concede()
        elif name == "go on":
            self.resume()
        elif name == "new match" and self._next is not None:
            trouble = keep_waiting(self._desk)
            self.say(trouble) if trouble else self.begin(self._next)

    def toggle_full_screen(self) -> None:
        """Full screen on or off."""
        on = not self.isFullScreen()
        self._desk.settings.put(FULL_SCREEN, on)
        (self.showFullScreen if on else self.showNormal)()

    def _sheet_closed(self) -> None:
        if self.page == "table" and self.table is not None:
            self.table.setFocus()

    # ---- look, language, place

    def _setting_changed(self, key: str) -> None:
        if key == LANGUAGE.key:
            self._desk.languages.choose(self._desk.settings.get(LANGUAGE))
        elif key.startswith("look/"):
            self._dress()
        elif key == SOUND.key and self.table is not None:
            self.table.side.set_sound(self.sound.on)

    def _dress(self) -> None:
        """Give the theme and the text scale to everything."""
        made: Look = look(self._desk.settings)
        dress_program(made.theme, made.scale * self._grown)
        for screen in self.screens:
            screen.set_base_look(made)
        self.menus.set_look(made)
        self.notice.set_look(made)
        if self.table is not None:
            dress_table(self.table, made)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        code = self._desk.languages.code
        self.start.set_language(code)
        self.start.set_entries(start_entries(tuple(self._entries.values()), self._desk))
        self.menus.retranslate(code)
        if self.page == "decks":
            self.go_decks()
        if self.page == "setup":
            self.setup.set_language(code)
        if self.page in self._pages:
            self._pages[self.page].enter(code)
        if self.table is not None and not self.table.covered:
            self.table.set_language(code)
        show_title(self)

    def _show(self, widget: QWidget) -> None:
        if self.stack.currentWidget() is not widget and isinstance(self.stack.currentWidget(), StartScreen | Page):
            self.notice.hide()  # what was said there does not follow to another screen
        self.stack.setCurrentWidget(widget)
        first = widget.first() if isinstance(widget, StartScreen | Page) else None
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        show_title(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Lists and fields follow a very large window in steps: a style sheet is not set at every pixel of a drag.
        grown = max(1.0, round(4 * min(self.width() / 1920, self.height() / 1080)) / 4)
        if grown != self._grown:
            self._grown = grown
            self._dress()
        self.notice.set_look(look(self._desk.settings))

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._staying():
            event.ignore()
            return
        remember_place(self, self._desk.settings)
        self.room.drop(self.start)
        self.sound.close()
        for page in self._pages.values():
            page.shut()
        super().closeEvent(event)
