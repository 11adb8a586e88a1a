"""Your files: where everything is, one file with all of it, putting such a file back, and another folder for it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QUrl
from PySide6.QtGui import QDesktopServices, QPaintEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from trails_desktop import __version__
from trails_desktop.library.backup.archive import SUFFIX, Backup, places, read_backup, size_of, write_backup
from trails_desktop.library.backup.restoring import get_ready, wish_to_move
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.pages.deckbuilder.texts import told
from trails_desktop.pages.deckbuilder.work import Job
from trails_desktop.pages.desk import AGAIN, Desk
from trails_desktop.paths import Paths
from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.dialogs import Choice, MenuSheet
from trails_desktop.screens.parts.page import Page
from trails_desktop.screens.parts.widgets import PlateButton, Scroll, Words, painter, set_spacing
from trails_desktop.ui.language import short_moment
from trails_desktop.ui.settings import Look

_WIDTH: Final = 720  #: of the column


def size_words(size: int) -> str:
    """A size in bytes, as a player reads it."""
    tr = QCoreApplication.translate
    if size < 1 << 20:
        return tr("FilesPage", "{n} KB").format(n=max(1, size >> 10))
    return tr("FilesPage", "{n} MB").format(n=f"{size / (1 << 20):.1f}" if size < 100 << 20 else size >> 20)


class FilesPage(Page):
    """``save``, ``restore`` and ``move`` open a file dialog each; what they do for long goes on in a :class:`Job`."""

    def __init__(self, desk: Desk, look: Look) -> None:
        super().__init__(look)
        self._desk = desk
        self._backdrop = Backdrop(7)
        self._job: Job | None = None
        self._chosen: Backup | None = None
        self.back = PlateButton(look, "link", "back")
        self.heading = Words(look, "display", 25)
        self.about = Words(look, "ui", 15, "text2", wrap=True)
        self.folders = {name: PlateButton(look, "row", icon) for name, icon in self._icons().items()}
        self.save = PlateButton(look, "primary", "save", "Enter")
        self.restore = PlateButton(look, "row", "open")
        self.move_all = PlateButton(look, "row", "share")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.hide()
        self.stop = PlateButton(look, "second", "close")
        self.stop.hide()
        self.where = Words(look, "ui", 13.5, "text3", wrap=True)
        self.sure = MenuSheet(self, look)
        self._lay()
        self.back.clicked.connect(self.back_wanted)
        self.save.clicked.connect(self.choose_target)
        self.restore.clicked.connect(self.choose_backup)
        self.move_all.clicked.connect(self.choose_folder)
        self.stop.clicked.connect(self._stop)
        self.sure.chosen.connect(self._answered)
        for name, button in self.folders.items():
            button.clicked.connect(partial(self._open_folder, name))
        self.retranslate()

    @staticmethod
    def _icons() -> dict[str, str]:
        return {"library": "deck", "records": "play", "settings": "gear"}

    @property
    def paths(self) -> Paths:
        """The player's folders."""
        assert self._desk.paths is not None, "the page is offered only where there are some"
        return self._desk.paths

    def _lay(self) -> None:
        head, column = QHBoxLayout(), QWidget()
        head.addWidget(self.back)
        head.addWidget(self.heading)
        head.addStretch(1)
        self._rows = QVBoxLayout(column)
        for widget in (self.about, *self.folders.values(), self.save, self.restore, self.move_all):
            self._rows.addWidget(widget)
        for widget in (self.bar, self.stop, self.where):
            self._rows.addWidget(widget)
        self._rows.addStretch(1)
        self._column = column
        middle = QHBoxLayout()
        middle.addStretch(1)
        self.scroller = Scroll(column)
        middle.addWidget(self.scroller, 100)
        middle.addStretch(1)
        self._all = QVBoxLayout(self)
        self._all.addLayout(head)
        self._all.addLayout(middle, 1)

    # ---- words
    def title(self) -> str:
        return self.tr("Your files")

    def first(self) -> QWidget:
        return self.save

    def enter(self, code: str) -> None:
        self._fill()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Your files"))
        self.heading.setText(self.tr("Your files"))
        self.back.set_words(self.tr("Back"))
        self.about.setText(
            self.tr("Everything is on this machine only. A backup is one file with all of it: keep it where you like.")
        )
        self.save.set_words(self.tr("Back up everything"), self.tr("Cards, decks, matches and settings as one file"))
        self.restore.set_words(self.tr("Restore a backup"), self.tr("What is here now is kept beside it"))
        self.move_all.set_words(self.tr("Move everything"), self.tr("To a folder of your choice, such as a stick"))
        self.stop.set_words(self.tr("Stop"))
        super().retranslate()
        if self._desk.paths is not None:
            self._fill()

    def _fill(self) -> None:
        names = {"library": self.tr("Cards and decks"), "records": self.tr("Matches"), "settings": self.tr("Settings")}
        for name, folder in places(self.paths).items():
            self.folders[name].set_words(names[name], f"{folder} · {size_words(size_of(folder))}")
        self.move_all.setVisible(not self.paths.named)
        self.where.setText(
            self.tr("This folder was named when the program was started, so nothing moves out of it.")
            if self.paths.named
            else ""
        )

    def _open_folder(self, name: str) -> None:
        folder = places(self.paths)[name]
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self.said.emit(self.tr("No program opens folders here. It is {folder}.").format(folder=folder))

    # ---- backup
    def choose_target(self) -> None:
        """Ask where the backup goes, and write it."""
        day = QDate.currentDate().toString("yyyy-MM-dd")
        title, kinds = self.tr("Back up everything"), self.tr("Backups") + f" (*{SUFFIX})"
        path, _ = QFileDialog.getSaveFileName(self, title, str(Path.home() / f"trails-{day}{SUFFIX}"), kinds)
        if path:
            self.write_to(Path(path))

    def write_to(self, file: Path) -> None:
        """Write a backup."""
        file = file if file.suffix else file.with_name(file.name + SUFFIX)
        paths = self.paths
        self._begin(Job(lambda told, stop: write_backup(paths, file, __version__, stop, told), self), self._written)

    def _written(self, backup: object) -> None:
        assert isinstance(backup, Backup)
        size = size_words(backup.file.stat().st_size)
        self.noted.emit(self.tr("Everything is in {file} ({size}).").format(file=backup.file, size=size))

    # ---- restoring
    def choose_backup(self) -> None:
        """Ask for a backup, and tell what is in it."""
        kinds = self.tr("Backups") + f" (*{SUFFIX})"
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Restore a backup"), str(Path.home()), kinds)
        if path:
            self.ask_restore(Path(path))

    def ask_restore(self, file: Path) -> None:
        """What is in a backup, and whether it is to be put back."""
        try:
            self._chosen = backup = read_backup(file)
        except LibraryError as error:
            self.said.emit(told(error.said))
            return
        when = short_moment(QDateTime.fromSecsSinceEpoch(int(backup.made.timestamp())))
        message = self.tr("Written {when} by version {version}: {count} matches, {size} in all.").format(
            when=when, version=backup.program, count=backup.matches, size=size_words(backup.size)
        )
        kept = self.tr("Your cards, decks, matches and settings are replaced. Those of now are kept beside them.")
        choice = Choice("restore", "open", self.tr("Restore it"))
        title = self.tr("Restore {file}?").format(file=file.name)
        self.sure.ask(title, f"{message}\n\n{kept}", [choice], self.tr("Keep what is here"))

    def _answered(self, name: str) -> None:
        if name == "restore" and self._chosen is not None:
            paths, file = self.paths, self._chosen.file
            self._begin(Job(lambda told, stop: get_ready(paths, file, stop, told), self), self._ready)
        elif name == "again":
            self.window().close()
            QCoreApplication.exit(AGAIN)

    def _ready(self, backup: object) -> None:
        self._ask_again(self.tr("The backup is ready"), self.tr("It is put in place when the program starts next."))

    def _ask_again(self, title: str, message: str) -> None:
        again = Choice("again", "play", self.tr("Start again now"))
        self.sure.ask(title, message, [again], self.tr("Later"))

    # ---- moving
    def choose_folder(self) -> None:
        """Ask for the folder everything is to move to."""
        path = QFileDialog.getExistingDirectory(self, self.tr("Move everything"), str(Path.home()))
        if path:
            self.move_to(Path(path))

    def move_to(self, folder: Path) -> None:
        """Everything moves to an empty folder at the next start."""
        try:
            wish_to_move(self.paths, folder)
        except LibraryError as error:
            self.said.emit(told(error.said))
            return
        message = self.tr("Everything is copied to {folder} when the program starts next.").format(folder=folder)
        self._ask_again(self.tr("Move everything"), message)

    # ---- work
    def _begin(self, job: Job, done: object) -> None:
        if self._job is not None:
            return
        self._job = job
        job.done.connect(done)
        job.done.connect(self._end)
        job.failed.connect(self.said)
        job.failed.connect(self._end)
        job.stopped.connect(self._end)
        job.progressed.connect(self._progressed)
        self._busy(True)
        job.start()

    def _progressed(self, done: int, of: int, what: str) -> None:
        self.bar.setRange(0, of)
        self.bar.setValue(done)

    def _end(self, *_: object) -> None:
        if self._job is not None:
            self._job.deleteLater()
            self._job = None
        self._busy(False)

    def _busy(self, busy: bool) -> None:
        for widget in (self.bar, self.stop):
            widget.setVisible(busy)
        for button in (self.save, self.restore, self.move_all):
            button.setEnabled(not busy)

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def may_leave(self) -> bool:
        if self._job is not None:
            self.said.emit(self.tr("This is still at work. Stop it first, or wait."))
        return self._job is None

    def shut(self) -> None:
        if self._job is not None:
            self._job.wait()

    # ---- shape
    def arrange(self) -> None:
        look = self.look
        set_spacing(self._all, look, 10, (22, 16, 22, 16))
        set_spacing(self._rows, look, 2, (4, 4, 4, 4))
        self._column.setMaximumWidth(look.px(_WIDTH))
        self.scroller.setMaximumWidth(look.px(_WIDTH + 24))

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(painter(self), self, self.look.theme)
