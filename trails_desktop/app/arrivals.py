"""Files from outside: named on the command line, dropped on the window, pasted, or opened by a second start."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject
from PySide6.QtGui import QDropEvent, QGuiApplication, QKeyEvent, QKeySequence

from engine.games import FIRST
from trails_desktop.app.window import MainWindow
from trails_desktop.library.kinds import Kind, game_in, kind_of

_MOST: Final = 20  #: files at once
#: The page that takes each kind by its ``open_file``: of the first game, and of another one.
_PAGES: Final[Mapping[Kind, tuple[str, str]]] = {
    "deck": ("decks", "game-decks"), "cards": ("cards", "game-decks"), "match": ("matches", "matches"),
    "position": ("practice", ""), "puzzle": ("puzzles", "game-puzzles"), "lesson": ("practice", "game-lessons"),
}  # fmt: skip
_OF_LIBRARY: Final = ("decks", "cards", "game-decks")


class Arrivals(QObject):
    """Hears what is dropped on a window, or pasted where no page wants it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDropEvent) and event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop):
            files = files_of(event.mimeData())
            if files:
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    open_files(self._window, files)
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            files = (
                files_of(QGuiApplication.clipboard().mimeData())
                if event.matches(QKeySequence.StandardKey.Paste)
                else []
            )
            if files:
                open_files(self._window, files)
                return True
        return super().eventFilter(watched, event)


def files_of(data: QMimeData | None) -> list[Path]:
    """The files that were copied or are dragged."""
    urls = data.urls() if data is not None else []
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]


def open_files(window: MainWindow, files: Sequence[Path]) -> None:
    """Show each file on the page of its kind. A match at hand stays as it is: then one sentence says so."""
    if window.room.playing:
        window.say(QCoreApplication.translate("Instance", "A match is being played here. Finish or leave it first."))
        return
    for file in files[:_MOST]:
        if os.path.isdir(file):  # also of a name that no system takes
            template = QCoreApplication.translate("App", "{file} is a folder; open the files in it.")
            window.say(template.format(file=file.name))
            continue
        name = _PAGES[kind_of(file)][game_in(file) != FIRST]
        if not name:
            template = QCoreApplication.translate("App", "{file}: of this game no boards are opened, only puzzles.")
            window.say(template.format(file=file.name))
            continue
        if name in _OF_LIBRARY and not window.has_library:
            window.say(QCoreApplication.translate("App", "Without the card library nothing can be taken in."))
            continue
        window.go_page(name)
        page = window.stack.currentWidget()
        if window.page == name and callable(opening := getattr(page, "open_file", None)):
            opening(file)
