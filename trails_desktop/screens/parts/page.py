"""A page of the program: what stands beside playing, such as a library or the saved matches.

The window knows pages only by this class; ``trails_desktop/app/page_entries.py`` lists them. A page is made when it is
first wanted, and says by signals what it wishes; the window does it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from trails_desktop.screens.parts.dialogs import KeyHelp
from trails_desktop.screens.parts.widgets import PlateButton, Screen


@dataclass(frozen=True, slots=True)
class StartEntry:
    """How the start screen leads to a page: ``row`` is a wide button, ``tile`` a small one, ``learn`` the amber one
    until all is done; texts are translated. progress: how many of how many are done."""

    id: str
    kind: Literal["learn", "row", "tile"]
    icon: str
    title: str
    subtitle: str = ""
    progress: tuple[int, int] = (0, 0)


class Page(Screen):
    """``back_wanted``: to the start; ``page_wanted``: to another page, by id; ``match_wanted``: a
    ``trails_desktop.pages.desk.MatchPlan`` to be played now; ``said``: one sentence for the player, at the lower edge,
    that something cannot be done; ``noted``: one that it was done; ``resume_wanted``: to go on with the saved match of
    the first game; ``computer_wanted``: to set up a match against the computer; ``settings_wanted``, ``menu_wanted``.
    """

    back_wanted = Signal()
    page_wanted = Signal(str)
    match_wanted = Signal(object)
    resume_wanted = Signal()
    computer_wanted = Signal()
    said = Signal(str)
    noted = Signal(str)
    settings_wanted = Signal()
    menu_wanted = Signal()

    def title(self) -> str:
        """What the window's title says, translated. Nothing secret."""
        return ""

    def enter(self, code: str) -> None:
        """The page is about to be shown, in the language ``code``: read anew what may have changed."""

    def open_at(self, place: str) -> None:
        """Open a place of the page, as another page names it; what is not known changes nothing."""

    def first(self) -> QWidget | None:
        """What gets the keyboard when the page comes; None: the page itself decides."""
        return None

    def keys(self) -> Sequence[KeyHelp]:
        """The keys that work here, under a heading, for the sheet of keys; translated.

        A new key of a page: its shortcut, and a line here.
        """
        return ()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus; on a row, or where nothing has it, the page's primary button.
        Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
            return
        focused = self.focusWidget()
        button = focused if isinstance(focused, QAbstractButton) else None
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or (focused is not None and button is None):
            super().keyPressEvent(event)
            return
        if button is None or (isinstance(button, PlateButton) and button.kind == "row"):
            plates = (one for one in self.findChildren(PlateButton) if one.kind == "primary" and one.isEnabled())
            button = next((one for one in plates if one.isVisible()), button)
        if button is not None:
            button.click()

    def may_leave(self) -> bool:
        """Whether the page can be left now without loss; False: it asks the player by itself, and then wishes again."""
        return True

    def shut(self) -> None:
        """The program ends: stop whatever runs for this page."""
