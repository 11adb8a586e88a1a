"""What the window's title says of what it shows. Nothing secret."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QStackedWidget

from trails_desktop.app.match_room import MatchRoom
from trails_desktop.pages.desk import PlayedMatch
from trails_desktop.screens.parts.page import Page


class Titled(Protocol):
    """The window, as far as its title tells of it."""

    stack: QStackedWidget
    room: MatchRoom

    @property
    def page(self) -> str: ...
    @property
    def match(self) -> PlayedMatch | None: ...
    def setWindowTitle(self, title: str, /) -> None: ...


def show_title(window: Titled) -> None:
    """Set it."""
    title = title_of(window)
    window.setWindowTitle(f"{title} – Trails Desktop" if title else "Trails Desktop")


def title_of(window: Titled) -> str:
    """The title of what is shown, "" for the start."""
    tr, match, shown = QCoreApplication.translate, window.match, window.stack.currentWidget()
    if window.page == "table" and match is not None:
        template = tr("MainWindow", "{first} and {second}")
        return template.format(first=match.names[0], second=match.names[1])
    if window.page == "curtain" and match is not None:
        return tr("MainWindow", "Hand over to {name}").format(name=match.names[window.room.wanted_seat])
    if isinstance(shown, Page):
        return shown.title()
    return {
        "setup": tr("MainWindow", "A new match"),
        "decks": tr("MainWindow", "Decks"),
        "ending": tr("MainWindow", "The end"),
    }.get(window.page, "")
