"""The library at the start of the program, with a window to ask: try again, repair, or go on without it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox

from trails_desktop.library.library import Library
from trails_desktop.library.opening import open_library
from trails_desktop.library.storage.sentences import LibraryError, Said, Trouble
from trails_desktop.paths import Paths

_log = logging.getLogger("trails.library")
_TRIES: Final = 20
#: Asks a person: the sentence, the word of the button that does something, and whether it was pressed.
Ask = Callable[[str, str], bool]


def sentence(said: Said) -> str:
    """A sentence of the library in the player's language."""
    from trails_desktop.pages.deckbuilder.texts import told  # not at the top: most starts have nothing to say

    return told(said)


def ask(text: str, button: str) -> bool:
    """The question in a window; True if the button was pressed and not "Go on without it"."""
    box = QMessageBox(QMessageBox.Icon.Warning, QCoreApplication.translate("Mending", "Card library"), text)
    wanted = box.addButton(button, QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QCoreApplication.translate("Mending", "Go on without it"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(wanted)
    box.exec()
    return box.clickedButton() is wanted


def open_or_mend(
    paths: Paths, ask: Ask = ask, speak: Callable[[], object] | None = None
) -> tuple[Library | None, list[str]]:  # fmt: skip
    """The library, and sentences about what happened on the way; None if the player goes on with the shipped cards.

    A damaged file is repaired only if the player says so, and kept. speak: called before the first sentence, to choose
    the player's language.
    """
    told: list[str] = []
    for _ in range(_TRIES):
        try:
            library = open_library(paths)
            library.pool()  # its records are read now, while something can be done about those that cannot
            return library, told
        except LibraryError as error:
            _log.warning("%s", error)
            if speak is not None:
                speak()
            text = sentence(error.said)
            if error.trouble is Trouble.DAMAGED and ask(text, QCoreApplication.translate("Mending", "Repair it")):
                told += _mend(paths)
            elif error.trouble is not Trouble.LOCKED or not ask(
                text, QCoreApplication.translate("Mending", "Try again")
            ):
                return None, [*told, text]
    return None, told


def _mend(paths: Paths) -> list[str]:
    from trails_desktop.library.storage.repair import repair

    try:
        return [sentence(said) for said in repair(paths).said]
    except LibraryError as error:
        _log.error("%s", error)
        return [sentence(error.said)]
