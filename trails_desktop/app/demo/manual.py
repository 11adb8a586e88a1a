"""The pictures of the manual, made from the program itself: ``python -m trails_desktop.app.demo.manual [FOLDER]``.

FOLDER is ``docs/manual/pictures`` of the checkout if none is named. Each picture is there in every language, as
``LANGUAGE-NAME.jpg``; run it again when something of the window looks different.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from trails_desktop.app.demo.game import application, perform
from trails_desktop.app.start import make_desk
from trails_desktop.app.window import MainWindow
from trails_desktop.library.opening import open_library
from trails_desktop.pages.lessons.page import LessonsPage
from trails_desktop.paths import Paths
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.language import LANGUAGES
from trails_desktop.ui.settings import ANIMATION, LANGUAGE, NAMES

#: Which moments of a demo the manual shows, and under which name.
_MOMENTS: Final = {"drag": "playing", "sclm-attack": "attacking", "end": "end"}
_SIZE: Final = (1280, 800)
_WIDTH: Final = 960
_QUALITY: Final = 82
_SETTLE_MS: Final = 2500  #: painted pictures come while one looks


def _lesson(window: MainWindow) -> None:
    window.go_page("lessons")
    page = window.stack.currentWidget()
    assert isinstance(page, LessonsPage)
    page.begin(3)


#: What the window shows in each picture that is no moment of a game.
_PAGES: Final[dict[str, Callable[[MainWindow], None]]] = {
    "start": lambda window: window.go_start(),
    "lesson": _lesson,
    "decks": lambda window: window.go_decks(),
    "cards": lambda window: window.go_page("cards"),
    "workshop": lambda window: window.go_page("workshop"),
}


def keep(image: QImage, file: Path) -> None:
    """Write a picture as the manual has it. Raises OSError."""
    small = image.scaledToWidth(_WIDTH, Qt.TransformationMode.SmoothTransformation)
    if not small.save(str(file), "JPG", _QUALITY):  # type: ignore[call-overload]
        raise OSError(f'The picture "{file}" cannot be written.')


def _pages(lang: str, folder: Path, data: Path) -> None:
    paths = Paths(data)
    paths.create()
    desk, _ = make_desk(paths, open_library(paths))
    desk.settings.put(LANGUAGE, lang)
    desk.settings.put(ANIMATION, 0)
    desk.settings.put(NAMES[0], "Ada")
    window = MainWindow(desk)
    window.resize(*_SIZE)
    window.show()
    try:
        for name, show in _PAGES.items():
            show(window)
            loop = QEventLoop()
            QTimer.singleShot(_SETTLE_MS, loop.quit)
            loop.exec()
            keep(window.grab().toImage(), folder / f"{lang}-{name}.jpg")
    finally:
        window.close()
        if desk.pictures is not None:
            desk.pictures.close()


def make(program: QApplication, folder: Path) -> None:
    """Make every picture. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    load_fonts()
    for lang, _ in LANGUAGES:
        with tempfile.TemporaryDirectory(prefix="trails-manual-") as home:
            _pages(lang, folder, Path(home) / "data")
            shots = Path(home) / "shots"
            shots.mkdir()
            for shot in perform(program, shots, 1, _SIZE, Paths(Path(home) / "data"), lang).pictures:
                name = _MOMENTS.get(shot.stem.partition("-")[2])
                if name is not None:
                    keep(QImage(str(shot)), folder / f"{lang}-{name}.jpg")


if __name__ == "__main__":
    make(application(), Path(sys.argv[1] if len(sys.argv) > 1 else "docs/manual/pictures"))
