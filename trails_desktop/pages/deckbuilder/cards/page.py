"""The card library: finding cards, seeing all about them, importing, exporting, pictures of one's own."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from trails_desktop.library.importing.pictures import Taken
from trails_desktop.library.importing.plan import Done
from trails_desktop.library.library import Library
from trails_desktop.library.storage.sentences import Cancel, Progress
from trails_desktop.pages.deckbuilder.cards.detail import BigCard
from trails_desktop.pages.deckbuilder.cards.faces import Faces
from trails_desktop.pages.deckbuilder.cards.finder import Finder
from trails_desktop.pages.deckbuilder.cards.import_sheet import ImportSheet
from trails_desktop.pages.deckbuilder.cards.org_sheet import OrgSheet
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.keys import cards_keys
from trails_desktop.pages.deckbuilder.past_imports import PastImports
from trails_desktop.pages.deckbuilder.texts import told
from trails_desktop.pages.deckbuilder.work import Job
from trails_desktop.pages.desk import Desk
from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.dialogs import Choice, KeyHelp, MenuSheet
from trails_desktop.screens.parts.page import Page
from trails_desktop.screens.parts.widgets import PlateButton, Words, painter, set_spacing
from trails_desktop.ui.settings import Look


class CardsPage(Page):
    """All cards of the library."""

    def __init__(self, desk: Desk, look: Look) -> None:
        super().__init__(look)
        self.setProperty("carries-offers", True)
        self.stock = Stock(desk, self)
        self.stock.code = desk.languages.code
        self.faces = Faces(self.stock, self)
        self.jobs: list[Job] = []
        self._backdrop = Backdrop(9)
        self.back = PlateButton(look, "link", "back")
        self.heading = Words(look, "display", 24)
        self.finder = Finder(self, look, self.stock, self.faces, building=False)
        self.import_button = PlateButton(look, "second", "open")
        self.more_button = PlateButton(look, "second", "menu")
        self._exported_to = ""
        self.bar = QProgressBar()
        self.stop = PlateButton(look, "link", "close")
        self.bar.hide()
        self.stop.hide()
        self._top, self._box = QHBoxLayout(), QVBoxLayout(self)
        self._top.addWidget(self.back)
        self._top.addWidget(self.heading)
        self._top.addWidget(self.bar, 1)
        self._top.addWidget(self.stop)
        self._top.addStretch(1)
        self._top.addWidget(self.import_button)
        self._top.addWidget(self.more_button)
        self._box.addLayout(self._top)
        self._box.addWidget(self.finder, 1)
        self.large = BigCard(self, look, self.stock, self.faces, building=False)
        self.importing = ImportSheet(self, look, self.stock)
        self.past = PastImports(self, look, self.stock)
        self.orgs = OrgSheet(self, look, self.stock)
        self.menu = MenuSheet(self, look)
        self._wire()
        self.retranslate()

    def _wire(self) -> None:
        self.back.clicked.connect(self.back_wanted)
        self.finder.opened.connect(self._open_large)
        self.finder.said.connect(self.said)
        self.import_button.clicked.connect(self._ask_import)
        self.more_button.clicked.connect(self._open_menu)
        self.stop.clicked.connect(self._stop)
        self.menu.chosen.connect(self._menu_chosen)
        self.importing.imported.connect(self._imported)
        self.importing.said.connect(self.said)
        self.past.said.connect(self.said)
        self.past.undone.connect(self._undone)
        self.orgs.said.connect(self.said)
        self.orgs.changed.connect(self.stock.refresh)
        for keys, slot in (("Ctrl+F", self.finder.focus_box), ("Ctrl+O", self._ask_import)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    # ---- page

    def title(self) -> str:
        return self.tr("Cards")

    def enter(self, code: str) -> None:
        new = code != self.stock.code
        self.stock.code = code
        self.stock.refresh()
        if new:
            self.retranslate()

    def keys(self) -> Sequence[KeyHelp]:
        return cards_keys()

    def first(self) -> QWidget | None:
        return self.finder.box

    def shut(self) -> None:
        self.importing.shut()
        self.faces.shut()
        for job in self.jobs:
            job.wait()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Cards"))
        self.back.set_words(self.tr("Start"))
        self.heading.setText(self.tr("Cards"))
        self.import_button.set_words(self.tr("Import…"))
        self.more_button.set_words(self.tr("More"))
        self.stop.set_words(self.tr("Stop"))
        self.finder.retranslate()

    def arrange(self) -> None:
        look = self.look
        set_spacing(self._top, look, 6)
        set_spacing(self._box, look, 4, (16, 4, 10, 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(painter(self), self, self.look.theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() == "/":
            self.finder.focus_box()
        else:
            super().keyPressEvent(event)

    def _open_large(self, number: str) -> None:
        self.large.show_card(list(self.finder.model.numbers()), number)

    # ---- import and export

    def import_file(self, file: Path) -> None:
        """Show what importing a file would change."""
        self.importing.look_at(file)

    def open_file(self, file: Path) -> None:
        """The same, for a file that came from outside."""
        self.import_file(file)

    def _ask_import(self) -> None:
        kinds = self.tr("Card files (*.jsonl *.json *.yaml *.yml *.csv *.tsv *.txt)")
        chosen, _ = QFileDialog.getOpenFileName(self, self.tr("Import cards"), "", kinds)
        if chosen:
            self.import_file(Path(chosen))

    def _imported(self, done: object) -> None:
        self.stock.refresh()
        if isinstance(done, Done):
            template = self.tr("Imported: {added} new, {updated} changed. “More” takes it back.")
            self.noted.emit(template.format(added=done.added, updated=done.updated))
        self._run(functools.partial(_read_texts, self.stock.library), self._texts_read)

    def _texts_read(self, count: object) -> None:
        self.stock.refresh()

    def _undone(self) -> None:
        self.stock.refresh()
        self.noted.emit(self.tr("The import is taken back."))

    def export_file(self, file: Path, found_only: bool, marked: bool = False) -> None:
        """Write the library, or the cards found; marked: for Excel."""
        numbers = tuple(self.finder.model.numbers()) if found_only else None
        self._exported_to = file.name
        self._run(functools.partial(_export, self.stock.library, file, numbers, marked), self._exported)

    def _exported(self, count: object) -> None:
        template = self.tr("{count} printings written to {file}.")
        self.noted.emit(template.format(count=count, file=self._exported_to))

    def _ask_export(self, found_only: bool) -> None:
        excel = self.tr("Table for Excel (*.csv)")
        kinds = f"JSON lines (*.jsonl);;JSON (*.json);;YAML (*.yaml);;CSV (*.csv);;{excel}"
        chosen, kind = QFileDialog.getSaveFileName(self, self.tr("Export cards"), "cards.jsonl", kinds)
        if chosen:
            file = Path(chosen)
            ending = kind.rpartition("*")[2].rstrip(")") or ".jsonl"
            self.export_file(file if file.suffix else file.with_suffix(ending), found_only, kind == excel)

    # ---- pictures

    def take_pictures(self, folder: Path) -> None:
        """Take in a folder of the player's own pictures."""
        named = [(number, self.stock.printing(number).image) for number in self.stock.pool]
        self._run(functools.partial(_take_pictures, self.stock.library, folder, named), self._pictures_taken)

    def _ask_pictures(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, self.tr("Folder of your own pictures, named by card number"))
        if chosen:
            self.take_pictures(Path(chosen))

    def _pictures_taken(self, taken: object) -> None:
        if not isinstance(taken, Taken):
            return
        if self.stock.desk.pictures is not None:
            self.stock.desk.pictures.set_own(self.stock.library.pictures.files())
        template = self.tr("{count} pictures taken in, {left} files belong to no card.")
        self.noted.emit(template.format(count=len(taken.numbers), left=len(taken.left)))
        if taken.problems:
            self.said.emit(" ".join(told(one) for one in taken.problems[:3]))

    def _run(self, work: object, then: object) -> None:
        assert callable(work) and callable(then)
        job = Job(work, self)
        job.progressed.connect(self._progressed)
        job.done.connect(then)
        job.done.connect(self._job_over)
        job.stopped.connect(self._job_over)
        job.failed.connect(self._job_failed)
        self.jobs.append(job)
        self.bar.setRange(0, 0)
        self.bar.show()
        self.stop.show()
        job.start()

    def _stop(self) -> None:
        for job in self.jobs:
            job.cancel()

    def _progressed(self, done: int, of: int, what: str) -> None:
        from PySide6.QtCore import QCoreApplication

        self.bar.setRange(0, of)
        self.bar.setValue(done)
        self.bar.setFormat(QCoreApplication.translate("library", what) + " · %p %")

    def _job_over(self) -> None:
        self.jobs = []
        self.bar.hide()
        self.stop.hide()

    def _job_failed(self, sentence: str) -> None:
        self._job_over()
        self.said.emit(sentence)

    # ---- menu

    def _open_menu(self) -> None:
        self.menu.ask(
            self.tr("Cards"), "",
            [
                Choice("import", "open", self.tr("Import a file…"), "Ctrl O"),
                Choice("past", "undo", self.tr("Take an import back…")),
                Choice("export", "save", self.tr("Export all cards…")),
                Choice("found", "save", self.tr("Export the cards found…")),
                Choice("orgs", "edit", self.tr("Names of organizations…"), "", self.tr("In both languages")),
                Choice("pictures", "eye", self.tr("Your own pictures…"), "", self.tr("A folder, by card number")),
            ],
            self.tr("Back"),
        )  # fmt: skip

    def _menu_chosen(self, name: str) -> None:
        if name == "import":
            self._ask_import()
        elif name == "past":
            self.past.show_imports()
        elif name in ("export", "found"):
            self._ask_export(name == "found")
        elif name == "orgs":
            self.orgs.show_names()
        elif name == "pictures":
            self._ask_pictures()


def _export(
    library: Library, file: Path, numbers: Sequence[str] | None, marked: bool, progress: Progress, cancel: Cancel
) -> int:  # fmt: skip
    return library.export(file, numbers, progress, cancel, marked=marked)


def _read_texts(library: Library, progress: Progress, cancel: Cancel) -> int:
    return library.read_texts(progress, cancel)


def _take_pictures(
    library: Library, folder: Path, named: list[tuple[str, str]], progress: Progress, cancel: Cancel
) -> Taken:  # fmt: skip
    return library.pictures.take_in(folder, named, progress, cancel)
