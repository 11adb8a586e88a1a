"""The program with a window, from top to bottom: application, fonts, settings, language, cards, main window, loop."""

from __future__ import annotations

import contextlib
import logging
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCoreApplication, QProcess
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox

from engine.trails.cards.pool import CardPool, load_pool
from engine.trails.records.record import RecordError
from engine.trails.tree.errors import CardError
from trails_desktop import __version__
from trails_desktop.app.arrivals import Arrivals, open_files
from trails_desktop.app.icon import present
from trails_desktop.app.instance import Instance, InUse, Request, claim
from trails_desktop.app.page_entries import opening
from trails_desktop.app.repair import open_or_mend, sentence
from trails_desktop.app.window import MainWindow
from trails_desktop.cardart.pictures.store import PictureStore
from trails_desktop.collecting import stays
from trails_desktop.games.roster import picture_books
from trails_desktop.library.backup.restoring import move, put_back
from trails_desktop.library.library import Library
from trails_desktop.library.storage.sentences import LibraryError, Said
from trails_desktop.match.recorder import keep_newest, saved_summary
from trails_desktop.pages.desk import AGAIN, Desk
from trails_desktop.pages.welcome.page import fill_in, is_new
from trails_desktop.paths import PathError, Paths
from trails_desktop.processes import own_command
from trails_desktop.resources import resource_dir
from trails_desktop.screens.start import SavedMatch
from trails_desktop.table.aloud import accessible
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.keys.pressed import Translator
from trails_desktop.ui.language import Languages
from trails_desktop.ui.settings import FULL_SCREEN, KEPT, LANGUAGE, Settings

LOG_NAME: Final = "trails.log"
_WITHOUT_PEOPLE: Final = ("offscreen", "minimal")  #: Qt platforms on which nobody could close a message
_log = logging.getLogger("trails")


def open_window(paths: Paths, argv: Sequence[str], request: Request = Request()) -> int:  # noqa: B008 - it is frozen
    """Open the main window and run until it is closed; returns the exit status. ``argv`` goes to Qt.

    Where a window on these folders is open already, that one gets the request and is raised.
    """
    try:
        paths.create()
    except PathError as error:
        print(error, file=sys.stderr)
        return 2
    program = QApplication(list(argv))
    try:
        instance = claim(paths, request)
    except InUse as error:
        print(error, file=sys.stderr)
        if program.platformName() not in _WITHOUT_PEOPLE:
            QMessageBox.warning(None, "Trails Desktop", str(error))
        return 2
    if instance is None:
        return 0
    told: list[Said] = []
    try:
        moved = _before_opening(paths, told)
        if moved != paths:  # another folder, another lock
            instance.release()
            paths = moved
            paths.create()
            instance = claim(paths, request)
            if instance is None:
                return 0
        status = _run(paths, program, instance, request, told)
    except (InUse, PathError) as error:
        print(error, file=sys.stderr)
        return 2
    finally:
        if instance is not None:
            instance.release()
    if status == AGAIN:
        executable, *given = own_command()
        QProcess.startDetached(executable, [*given, *(["--data", str(paths.data)] if paths.named else [])])
        return 0
    return status


def _before_opening(paths: Paths, told: list[Said]) -> Paths:
    """What the player asked of the next start, while nothing is open; the folders to use from here on."""
    try:
        told += put_back(paths)
        moved, said = move(paths)
        told += said
        return moved
    except LibraryError as error:
        _log.error("%s", error)
        told.append(error.said)
        return paths


def _run(paths: Paths, program: QApplication, instance: Instance, request: Request, told: Sequence[Said]) -> int:
    _keep_log(paths.cache / LOG_NAME)
    accessible.install()
    program.setApplicationName("trails-desktop")
    program.setApplicationDisplayName("Trails Desktop")
    program.setApplicationVersion(__version__)
    present()
    program.setStyle("Fusion")
    missing = load_fonts().missing
    if missing:
        _log.warning("Fonts are missing, the system's are used instead: %s", ", ".join(missing))
    library, troubles = _open_library(paths)
    desk, problems = make_desk(paths, library)
    new = is_new(desk.settings)
    fill_in(desk.settings)
    window = MainWindow(desk)
    if new:
        window.go_page("welcome")
    elif wanted := opening(desk):
        window.go_page(wanted)
    problems = [*map(sentence, told), *troubles, *problems]
    Translator(window.menus.keymap, program)
    Arrivals(window)
    before = sys.excepthook
    sys.excepthook = surprise(window.say, before, paths.cache / LOG_NAME)
    try:
        if desk.settings.get(FULL_SCREEN):
            window.showFullScreen()
        else:
            window.show()
        instance.wanted.connect(partial(carry_out, window))
        if request != Request():
            carry_out(window, request)
        if problems:
            window.say(" ".join(problems))
        stays()
        return program.exec()
    finally:
        sys.excepthook = before
        if desk.pictures is not None:
            desk.pictures.close()


def carry_out(window: MainWindow, request: Request) -> None:
    """What a second start wanted: the window in front of others, and the deck or the game it was started for.

    A match at hand stays as it is; only what can be left without loss is left.
    """
    if window.isMinimized():
        window.showNormal()
    window.show()
    window.raise_()
    window.activateWindow()
    if request == Request():
        return
    if not request.join:
        open_files(window, [Path(request.deck)])
    elif window.room.playing:
        window.say(QCoreApplication.translate("Instance", "A match is being played here. Finish or leave it first."))
    else:
        window.go_page("lobby")
        page = window.stack.currentWidget()
        address = getattr(getattr(page, "choices", None), "address", None)
        if isinstance(address, QLineEdit):
            address.setText(request.join)


def _open_library(paths: Paths) -> tuple[Library | None, list[str]]:
    """The library; what there is to ask about it is asked in the player's language, which nobody chose yet."""
    try:
        languages = Languages(resource_dir("assets") / "translations")
    except FileNotFoundError:
        languages = Languages(Path())
    library, troubles = open_or_mend(paths, speak=lambda: languages.choose(Settings(paths.settings).get(LANGUAGE)))
    languages.choose("en")  # the desk brings its own translators
    return library, troubles


def make_desk(paths: Paths, library: Library | None = None) -> tuple[Desk, list[str]]:
    """Everything the windows share, and a sentence for each thing that is missing. Without a library the cards are the
    shipped ones."""
    problems: list[str] = []
    pool, decks, translations, sounds = CardPool(), paths.library / "decks", Path(), Path()
    try:
        assets = resource_dir("assets")
        translations, sounds = assets / "translations", assets / "sounds"
        pool = load_pool(assets / "cards") if library is None else library.pool()
        if library is not None:
            problems += [sentence(said) for said in (*library.left_out, *library.decks.take_up_files())]
    except LibraryError as error:
        problems.append(sentence(error.said))
    except (CardError, OSError) as error:
        problems.append(_sentence(error))
    folders = [decks]
    try:
        folders.insert(0, resource_dir("decks"))
    except FileNotFoundError as error:
        problems.append(_sentence(error))
    for problem in problems:
        _log.error("%s", problem)
    settings = Settings(paths.settings)
    pictures = PictureStore(paths.cache / "pictures", books=picture_books())
    if library is not None:
        with contextlib.suppress(LibraryError):  # then the painted ones are shown
            pictures.set_own(library.pictures.files())
    keep_newest(paths.records, settings.get(KEPT))
    saved = partial(saved_match, paths.records)
    languages = Languages(translations)
    desk = Desk(settings, languages, pool, pictures, tuple(folders), paths.records, saved, sounds, library, paths)
    return desk, problems


def saved_match(folder: Path) -> SavedMatch | None:
    """The match that waits to be continued, in words; None if there is none or it cannot be read."""
    try:
        summary = saved_summary(folder)
    except RecordError as error:
        _log.warning("%s", error)
        return None
    if summary is None:
        return None
    first, second = summary.header.names
    own, other = summary.bond
    template = QCoreApplication.translate("App", "{first} against {second}")
    if summary.turn:
        template = QCoreApplication.translate("App", "Turn {turn}: {first} against {second}, bond {own} to {other}")
        if summary.header.players.count("human") == 1:  # one's own name need not be said
            template = QCoreApplication.translate("App", "Turn {turn} against {second}, bond {own} to {other}")
            if summary.header.players[1] == "human":
                first, second, own, other = second, first, other, own
    detail = template.format(turn=summary.turn, first=first, second=second, own=own, other=other)
    return SavedMatch(QCoreApplication.translate("App", "Continue"), detail)


Hook = Callable[[type[BaseException], BaseException, TracebackType | None], object]


def surprise(say: Callable[[str], object], otherwise: Hook, log: Path) -> Hook:
    """What happens to an exception nobody caught: its traceback goes to the file ``log``, one sentence to the player,
    and the program keeps running. Ctrl+C in a terminal ends it as usual."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            otherwise(kind, error, trace)
            return
        _log.error("Unexpected", exc_info=(kind, error, trace))
        template = QCoreApplication.translate(
            "App", "Something unexpected happened ({error}). The program keeps running. Details: {file}"
        )
        said = f"{kind.__name__}: {error}" if str(error) else kind.__name__
        say(template.format(error=said, file=log))

    return hook


def _keep_log(file: Path) -> None:
    handlers: list[logging.Handler] = [logging.StreamHandler()]
    try:
        handlers.append(logging.FileHandler(file, mode="w", encoding="utf-8", delay=True))
    except OSError as error:
        print(f"The log cannot be written: {error.strerror}.", file=sys.stderr)
    logging.basicConfig(
        level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s: %(message)s", handlers=handlers
    )


def _sentence(error: Exception) -> str:
    text = str(error).strip()
    return text if text.endswith(".") else f"{text}."
