"""The deck builder: a shelf of decks, then the cards at one side and the deck at the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from engine.trails.cards.decks import COPIES, STRATEGY, Deck, write_deck
from engine.trails.cards.packs import PackError
from trails_desktop.library.decks.legality import Reason, Repair
from trails_desktop.library.decks.lists.report import Reading
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.pages.deckbuilder.cards.detail import BigCard
from trails_desktop.pages.deckbuilder.cards.dragging import Carried
from trails_desktop.pages.deckbuilder.cards.faces import Faces
from trails_desktop.pages.deckbuilder.cards.finder import Finder
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.deck.editing import DeckEditor, free_name
from trails_desktop.pages.deckbuilder.deck.rivals import Rivals, rivals
from trails_desktop.pages.deckbuilder.deck.share_sheet import ShareSheet
from trails_desktop.pages.deckbuilder.deck.shelf import DeckShelf
from trails_desktop.pages.deckbuilder.deck.side import DeckSide
from trails_desktop.pages.deckbuilder.deck.taking_in import ReportSheet, TakingIn
from trails_desktop.pages.deckbuilder.deck.versions import NotesSheet, VersionSheet
from trails_desktop.pages.deckbuilder.keys import building_keys, shelf_keys
from trails_desktop.pages.deckbuilder.numbers.results_sheet import ResultsSheet
from trails_desktop.pages.deckbuilder.numbers.sheet import NumbersSheet
from trails_desktop.pages.deckbuilder.texts import sentence, told
from trails_desktop.pages.deckbuilder.trying.alone_page import AlonePage
from trails_desktop.pages.deckbuilder.trying.opening_hand import TrySheet
from trails_desktop.pages.desk import Desk
from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.dialogs import Choice, KeyHelp, MenuSheet
from trails_desktop.screens.parts.page import Page
from trails_desktop.screens.parts.table_page import TableFactory
from trails_desktop.screens.parts.widgets import PlateButton, Words, painter, set_spacing
from trails_desktop.ui.settings import Look


class BuilderPage(Page):
    """``shelf`` of decks, then ``finder`` and ``side``. Everything is saved by itself."""

    def __init__(self, desk: Desk, look: Look, tables: TableFactory) -> None:
        super().__init__(look)
        self.setProperty("carries-offers", True)
        self.stock = Stock(desk, self)
        self.stock.code = desk.languages.code
        self.faces = Faces(self.stock, self)
        self.editor = DeckEditor(self.stock, self)
        self._backdrop = Backdrop(7)
        self._repairs: Reason | None = None
        self._shortcuts: list[QShortcut] = []
        self._from_deck = self._abandoned = False
        self.shelf = DeckShelf(look, self.stock)
        self.back = PlateButton(look, "link", "back")
        self.title_words = Words(look, "display", 24)
        self.finder = Finder(self, look, self.stock, self.faces, building=True)
        self.side = DeckSide(look, self.stock, self.faces, self.editor)
        self.left = QWidget()
        self._left = QVBoxLayout(self.left)
        self.finder.top.insertWidget(0, self.back)
        self.finder.top.insertWidget(1, self.title_words)
        self._left.addWidget(self.finder, 1)
        self.side.show_piles_in(self.finder.views)
        self.bench = QWidget()
        row = QHBoxLayout(self.bench)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.left, 1)
        row.addWidget(self.side)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.shelf)
        self.stack.addWidget(self.bench)
        self.alone = AlonePage(look, tables)
        self.alone.setProperty("styles-itself", True)
        self.stack.addWidget(self.alone)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.stack)
        self.carried = Carried(self, look)
        self.large = BigCard(self, look, self.stock, self.faces, building=True)
        self.trying = TrySheet(self, look, self.stock, self.faces)
        self.numbers = NumbersSheet(self, look, self._opponents)
        self.results = ResultsSheet(self, look, self.stock)
        self.sharing = ShareSheet(self, look, self.stock, self.faces)
        self.versions = VersionSheet(self, look, self.stock, self.editor)
        self.notes = NotesSheet(self, look)
        self.menu = MenuSheet(self, look)
        self.taking = TakingIn(self, lambda: self.stock.pool, lambda: self.stack.currentWidget() is not self.alone)
        self.report = ReportSheet(self, look)
        self._wire()
        self.retranslate()

    def _wire(self) -> None:
        self.shelf.back.clicked.connect(self.back_wanted)
        self.shelf.opened.connect(self.open_deck)
        self.shelf.copied.connect(self.add_deck)
        self.shelf.brought.connect(self._bring_back)
        self.shelf.new.clicked.connect(self.new_deck)
        self.shelf.paste.clicked.connect(self.paste)
        self.shelf.file.clicked.connect(self.taking.ask_file)
        self.shelf.lab.clicked.connect(partial(self.page_wanted.emit, "lab"))
        self.taking.taken.connect(self._taken)
        self.report.repair_wanted.connect(self._take_likeliest)
        self.report.noted.connect(self.noted)
        self.back.clicked.connect(self.to_shelf)
        for view in (self.finder, self.side.list):
            view.changed.connect(self.editor.change)
            view.count_wanted.connect(self.editor.set_count)
            view.opened.connect(self._open_large)
            view.dragged.connect(self._carry)
        self.side.list.looked.connect(self.finder.look_at)
        self.side.list.dropped.connect(self.editor.drop_line)
        self.side.list.aside_wanted.connect(self.editor.set_aside)
        self.side.list.moved.connect(self.editor.move)
        self.side.named.connect(self._rename)
        self.side.mode_wanted.connect(self._set_mode)
        self.side.reasons.repair_wanted.connect(self._repair)
        self.side.reasons.more_wanted.connect(self._more_repairs)
        self.side.reasons.all_wanted.connect(self._repair_all)
        self.side.reasons.packs_wanted.connect(self._open_packs)
        self.side.chart.opened.connect(self._open_numbers)
        self.side.try_it.clicked.connect(self._try)
        self.side.keep.clicked.connect(self._keep)
        self.side.share.clicked.connect(self._share)
        self.side.versions.clicked.connect(self.versions.show_versions)
        self.side.menu.clicked.connect(self._open_menu)
        self.editor.changed.connect(self._deck_changed)
        self.carried.moved.connect(self._carried_over)
        self.carried.put_down.connect(self._put_down)
        self.carried.let_go.connect(self._let_go)
        self.large.changed.connect(self.editor.change)
        self.large.aside_wanted.connect(self.editor.set_aside)
        for part in (self.finder, self.editor, self.alone, self.numbers, self.sharing, self.taking):
            part.said.connect(self.said)
        self.trying.alone_wanted.connect(self._play_alone)
        self.alone.back_wanted.connect(self._back_to_bench)
        self.sharing.noted.connect(self.noted)
        self.versions.restored.connect(self._restore)
        self.notes.changed.connect(self._notes_changed)
        self.menu.chosen.connect(self._menu_chosen)
        for keys, slot in (
            ("Ctrl+Z", self.editor.undo_stack.undo), ("Ctrl+Y", self.editor.undo_stack.redo),
            ("Ctrl+Shift+Z", self.editor.undo_stack.redo), ("Ctrl+S", self._keep), ("Ctrl+F", self._focus_box),
            ("Ctrl+N", self.new_deck), ("Ctrl+V", self._paste_key),
        ):  # fmt: skip
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)
            self._shortcuts.append(shortcut)
        self.stack.currentChanged.connect(self._page_shown)

    def _page_shown(self) -> None:
        """At the table its own keys count: Ctrl Z takes an answer back there, not a change of the deck."""
        for shortcut in self._shortcuts:
            shortcut.setEnabled(self.stack.currentWidget() is not self.alone)

    # ---- page

    def title(self) -> str:
        return self.tr("Decks") if self.stack.currentWidget() is self.shelf else self.editor.deck.name

    def enter(self, code: str) -> None:
        new = code != self.stock.code
        self.stock.code = code
        self.stock.refresh()
        self.alone.enter(code)
        if new:
            self.retranslate()
        if self.stack.currentWidget() is self.shelf:
            self.shelf.fill()

    def first(self) -> QWidget | None:
        shown = self.stack.currentWidget()
        if shown is self.alone:
            return self.alone.first()
        return self.shelf.first() if shown is self.shelf else self.finder.grid

    def set_base_look(self, look: Look) -> None:
        super().set_base_look(look)
        self.alone.set_base_look(look)

    def keys(self) -> Sequence[KeyHelp]:
        shown = self.stack.currentWidget()
        return building_keys() if shown is self.bench else shelf_keys() if shown is self.shelf else ()

    def may_leave(self) -> bool:
        if self._abandoned or self.editor.save():
            return True
        title = self.tr("The deck cannot be saved")
        message = self.tr("Copy it as text before you leave, or its last changes are lost.")
        choices = [
            Choice("copy text", "copy", self.tr("Copy as text")),
            Choice("abandon", "close", self.tr("Leave without saving")),
        ]
        self.menu.ask(title, message, choices, self.tr("Back"))
        return False

    def shut(self) -> None:
        self.editor.save()
        self.numbers.stop()
        self.results.shut()
        self.alone.shut()
        self.sharing.shut()
        self.faces.shut()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Deck builder"))
        self.back.set_words(self.tr("Decks"))
        self.title_words.setText(self.tr("Deck builder"))
        self.shelf.retranslate()
        self.finder.retranslate()
        self.side.retranslate()

    def arrange(self) -> None:
        look = self.look
        self.side.setFixedWidth(min(look.px(400), round(self.width() * 0.42)))
        self.title_words.setVisible(self.width() >= look.px(1180))
        set_spacing(self._left, look, 4, (14, 12, 6, 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(painter(self), self, self.look.theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.stack.currentWidget() is self.bench:
                self.to_shelf()
            else:
                self.back_wanted.emit()
        elif event.text() == "/" and self.stack.currentWidget() is self.bench:
            self.finder.focus_box()
        else:
            super().keyPressEvent(event)

    # ---- decks

    def open_deck(self, ident: int) -> None:
        """Build on one of the own decks."""
        try:
            self.editor.open(ident)
        except LibraryError as error:
            self.said.emit(told(error.said))
            return
        self.side.name.setText(self.editor.deck.name)
        self.side.retranslate()
        self.stack.setCurrentWidget(self.bench)
        self.finder.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def add_deck(self, deck: object) -> bool:
        """A new own deck with this content, and build on it. False if it cannot be kept."""
        if not isinstance(deck, Deck) or not self.editor.save():
            return False
        try:
            shelf = self.stock.library.decks
            name = free_name(deck.name or self.tr("New deck"), {entry.name for entry in shelf.entries()})
            ident, _ = shelf.save(replace(deck, name=name))
        except LibraryError as error:
            self.said.emit(told(error.said))
            return False
        self.open_deck(ident)
        return True

    def new_deck(self) -> None:
        """An empty one."""
        self.add_deck(Deck(self.tr("New deck")))

    def paste(self) -> None:
        self.taking.paste()

    def _paste_key(self) -> None:
        if self.stack.currentWidget() is self.shelf:
            self.paste()

    def open_file(self, file: Path) -> None:
        self.taking.open_file(file)

    def _taken(self, reading: object) -> None:
        """A deck was read: build on it, and say what of it was not read."""
        if isinstance(reading, Reading) and self.add_deck(reading.deck) and not reading.whole:
            self.report.report(reading, self.stock.pool, repairs=self.editor.verdict().together is not None)

    def to_shelf(self) -> None:
        """Back to all decks."""
        if not self.may_leave():
            return
        self.editor.leave()
        self.numbers.stop()
        self.stack.setCurrentWidget(self.shelf)
        self.shelf.fill()
        self.shelf.first().setFocus(Qt.FocusReason.OtherFocusReason)

    def _bring_back(self, ident: int) -> None:
        try:
            self.stock.library.decks.bring_back(ident)
        except LibraryError as error:
            self.said.emit(told(error.said))
        self.shelf.fill()

    # ---- the deck at hand

    def _deck_changed(self) -> None:
        self.finder.model.set_copies(self.editor.counts(), COPIES if self.editor.deck.mode == STRATEGY else None)
        self.side.retranslate()

    def _rename(self, name: str) -> None:
        self.editor.put_deck(replace(self.editor.deck, name=name), self.tr("Rename"))

    def _set_mode(self, mode: str) -> None:
        self.editor.put_deck(replace(self.editor.deck, mode=mode), self.tr("Change the mode"))

    def _repair(self, repair: object) -> None:
        if isinstance(repair, Repair):
            what = told(repair.said, self.editor.names())
            self.editor.put_deck(repair.deck, what)
            self.noted.emit(self.tr("{what}. Ctrl Z takes it back.").format(what=what))

    def _take_likeliest(self) -> None:
        self._repair(self.editor.verdict().together)

    def _repair_all(self) -> None:
        self._repair(self.editor.repaired())

    def _open_packs(self) -> None:
        try:
            seed = self.editor.open_packs()
        except LibraryError as error:
            self.said.emit(told(error.said))
        except PackError as error:
            self.said.emit(sentence(str(error)))
        else:
            self.noted.emit(self.tr("Five packs are opened, seed {seed}. Ctrl Z takes it back.").format(seed=seed))

    def _more_repairs(self, reason: object) -> None:
        if isinstance(reason, Reason):
            self._repairs = reason
            names = self.editor.names()
            choices = [Choice(f"repair {at}", "check", told(one.said, names)) for at, one in enumerate(reason.repairs)]
            self.menu.ask(self.tr("Ways to repair it"), "", choices, self.tr("Back"))

    def _restore(self, deck: object) -> None:
        if isinstance(deck, Deck):
            self.editor.begin_version()  # what there was before stays a version, too
            self.editor.put_deck(deck, self.tr("Go back to a version"))

    def _notes_changed(self, plan: str, notes: str, tags: object) -> None:
        assert isinstance(tags, tuple)
        state = replace(self.editor.state, deck=replace(self.editor.deck, plan=plan), notes=notes, tags=tags)
        self.editor.put(state, self.tr("Notes and tags"))

    def _keep(self) -> None:
        if self.stack.currentWidget() is self.bench and self.editor.save(self.tr("Kept")):
            self.noted.emit(self.tr("This state is kept as a version."))

    def _focus_box(self) -> None:
        if self.stack.currentWidget() is self.bench:
            self.finder.focus_box()

    # ---- sheets

    def _open_large(self, number: str) -> None:
        numbers = list(self.finder.model.numbers()) if number in self.finder.found.numbers else [number]
        self.large.show_card(numbers, number)

    def _try(self) -> None:
        self.trying.try_deck(self.editor.deck)

    def _play_alone(self, cards: object) -> None:
        assert isinstance(cards, tuple)
        self.stack.setCurrentWidget(self.alone)
        self.alone.play(cards, self.editor.deck.name, self.stock.pool)

    def _back_to_bench(self) -> None:
        self.stack.setCurrentWidget(self.bench)
        self.side.try_it.setFocus(Qt.FocusReason.OtherFocusReason)

    def _share(self) -> None:
        self.sharing.share(self.editor.deck, dict(self.editor.counts()))

    def _open_numbers(self) -> None:
        self.numbers.show_numbers(self.side.numbers, self.stock.code)

    def _opponents(self) -> Rivals:
        return rivals(self.editor, self.stock)

    def _open_menu(self) -> None:
        self.menu.ask(
            self.editor.deck.name, "",
            [
                Choice("notes", "edit", self.tr("Notes and tags")),
                Choice("numbers", "sort", self.tr("All numbers")),
                Choice("results", "check", self.tr("Wins and losses")),
                Choice("versions", "clock", self.tr("Versions")),
                Choice("copy", "copy", self.tr("Make a copy")),
                Choice("delete", "trash", self.tr("Put the deck away"), "", self.tr("It can be brought back")),
            ],
            self.tr("Back"),
        )  # fmt: skip

    def _menu_chosen(self, name: str) -> None:
        if name.startswith("repair ") and self._repairs is not None:
            self._repair(self._repairs.repairs[int(name.split()[1])])
        elif name == "notes":
            state = self.editor.state
            self.notes.edit(state.deck.plan, state.notes, state.tags)
        elif name == "numbers":
            self._open_numbers()
        elif name == "results" and self.editor.ident is not None and self.editor.save():
            self.results.show_results(self.editor.ident)
        elif name == "versions":
            self.versions.show_versions()
        elif name == "copy":
            self.editor.save()
            self.add_deck(self.editor.deck)
        elif name == "delete":
            self._delete()
        elif name == "copy text":
            QGuiApplication.clipboard().setText(write_deck(self.editor.deck))
        elif name == "abandon":
            self._abandoned = True
            self.back_wanted.emit()
            self._abandoned = False

    def _delete(self) -> None:
        ident, name = self.editor.ident, self.editor.deck.name
        if ident is None:
            return
        self.editor.leave()
        try:
            self.stock.library.decks.remove(ident)
        except LibraryError as error:
            self.said.emit(told(error.said))
            return
        self.stack.setCurrentWidget(self.shelf)
        self.shelf.fill()
        self.noted.emit(self.tr("“{name}” is put away; below the decks it can be brought back.").format(name=name))

    # ---- carrying

    def _carry(self, number: str, at: QPoint) -> None:
        source = self.sender()
        self._from_deck = source is self.side.list
        wide = self.finder.grid.painter_of_cards.wide
        face = self.faces.now(number, self.stock.code, wide, self.devicePixelRatioF())
        self.carried.take(number, face, self.mapFromGlobal(at))
        self._carried_over(self.mapFromGlobal(at))

    def _on_side(self, at: QPoint) -> bool:
        return self.side.rect().contains(self.side.mapFrom(self, at))

    def _carried_over(self, at: QPoint) -> None:
        self.side.show_over(self._on_side(at) and not self._from_deck)

    def _put_down(self, number: str, at: QPoint) -> None:
        self.side.show_over(False)
        if self._on_side(at) and not self._from_deck:
            self.editor.change(number, 1)
        elif self._from_deck and not self._on_side(at):
            self.editor.change(number, -1)

    def _let_go(self) -> None:
        self.side.show_over(False)
