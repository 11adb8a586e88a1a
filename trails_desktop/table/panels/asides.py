"""What a table offers beside the game: how far to pass, where the panels stand, the linear board, filters, rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol, cast

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from engine.kernel.decisions import Answer
from engine.trails.views.records import CardView
from trails_desktop.match.auto_pass import Until
from trails_desktop.table.aloud.view_widget import TableView
from trails_desktop.table.aloud.zone_lists import ZoneBoard, ZoneLists
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.geometry.keys import Key
from trails_desktop.table.geometry.layout import growth
from trails_desktop.table.hands import wording
from trails_desktop.table.hands.autopass import AutoPass
from trails_desktop.table.hands.pilot import Match, Pilot
from trails_desktop.table.panels.docks import Docks
from trails_desktop.table.panels.learning import Learning
from trails_desktop.table.panels.reading import Reader
from trails_desktop.table.panels.side import SidePanel
from trails_desktop.table.placing.picker import FILTER_FROM
from trails_desktop.table.questions import asking as ask
from trails_desktop.table.scene.table_scene import TableScene
from trails_desktop.table.sheets.ask import Sheets
from trails_desktop.ui.keys.keymap import KeyTexts


class AsideTable(Protocol):
    """The table beside whose game all this is offered."""

    @property
    def keys(self) -> KeyTexts: ...
    @property
    def port(self) -> Match: ...
    @property
    def pilot(self) -> Pilot: ...
    @property
    def passer(self) -> AutoPass: ...
    @property
    def scene(self) -> TableScene: ...
    @property
    def view(self) -> TableView: ...
    @property
    def sheets(self) -> Sheets: ...
    @property
    def zones(self) -> ZoneBoard: ...
    @property
    def side(self) -> SidePanel: ...
    @property
    def docks(self) -> Docks: ...
    @property
    def learning(self) -> Learning: ...
    @property
    def reader(self) -> Reader: ...
    @property
    def names(self) -> CardNames: ...
    @property
    def browsed(self) -> tuple[CardView, ...]: ...
    @property
    def below(self) -> int: ...
    @property
    def text_scale(self) -> float: ...
    def refresh(self) -> None: ...
    def relay(self) -> None: ...
    def use_key(self, key: Key) -> None: ...


class Asides(QObject):
    """See the module's text. Nothing here answers a question of the game."""

    def __init__(self, table: AsideTable, over: QWidget) -> None:
        super().__init__(over)
        self._table = table
        self._over = over
        self._lists: ZoneLists | None = None
        self.typed = ""  #: filters the cards laid out to choose from

    # --- menus -------------------------------------------------------------------------------------------------------
    def offer_passing(self) -> None:
        """The menu of how far to pass."""
        self._table.sheets.offer(self.tr("Pass"), wording.pass_choices(self._table.keys), self._table.scene.frame.modes)

    def offer_docks(self) -> None:
        """The menu of where the panels stand."""
        table = self._table
        table.sheets.offer(self.tr("Panels"), table.docks.choices(), table.scene.frame.other.deck)

    def took(self, answer: Answer) -> bool:
        """Whether a menu's choice was one of these, and done."""
        verb = answer[0][0] if answer else ""
        if verb == "until":
            self._table.passer.pass_until(cast(Until, answer[0][1]))
        elif verb in ("panel", "log"):
            self._table.docks.choose(str(verb), str(answer[0][1]))
        else:
            return False
        return True

    # --- the linear board --------------------------------------------------------------------------------------------
    def toggle_lists(self) -> None:
        """Show or hide the linear board: every zone as a list, for screen readers (key L)."""
        table = self._table
        if self._lists is not None:
            self._lists.hide()
            self._lists = None
            table.docks.show_lists(None)
            table.view.setFocus()
        else:
            self._lists = ZoneLists(table.zones, table.port.names, table.below, self._over)
            self._lists.used.connect(table.use_key)
            self._lists.left.connect(self.toggle_lists)
            grown = growth(self._over.width(), self._over.height())
            table.docks.show_lists(self._lists, round(320 * max(1.0, table.text_scale) * grown))
            self._lists.lists[table.below, "hand"].setFocus()
        table.relay()

    def clear(self) -> None:
        """Nothing of this stays under the curtain."""
        if self._lists is not None:
            self.toggle_lists()
        self._table.learning.close_rules()
        bar = self._table.side.filters
        bar.set_filter(bar.filter.without_card())
        self.typed = ""

    # --- the log -----------------------------------------------------------------------------------------------------
    def pin_card(self) -> None:
        """The log shows only lines with the card that is read now."""
        table, reader = self._table, self._table.reader
        if not reader.number:
            return
        view, bar = table.pilot.view, table.side.filters
        forms = table.learning.forms(view.seat, reader.obj) if reader.obj else frozenset()
        bar.set_filter(replace(bar.filter, number=reader.number, forms=forms), table.names.name(reader.number))

    # --- choosing ----------------------------------------------------------------------------------------------------
    def laid_out(self) -> tuple[CardView, ...]:
        """The cards that lie over the table to be looked through or chosen from."""
        table = self._table
        return ask.tray_cards(table.pilot.view, table.pilot.asking) or table.browsed

    def type(self, words: str) -> bool:
        """Filter the cards laid out over the table. False if there are too few to filter."""
        if len(self.laid_out()) < FILTER_FROM:
            return False
        self.typed = words
        self._table.refresh()
        return True

    def focus_panel(self) -> None:
        """F6: from the board to the side panel, where Tab goes on, and back."""
        side, log, focused = self._table.side, self._table.docks.log, QApplication.focusWidget()
        if focused is not None and (side.isAncestorOf(focused) or log.isAncestorOf(focused)):
            self._over.activateWindow()
            self._table.view.setFocus(Qt.FocusReason.TabFocusReason)
            return
        side.inspector.setFocus(Qt.FocusReason.TabFocusReason)
        side.log.setFocus(Qt.FocusReason.TabFocusReason)

    # --- rules -------------------------------------------------------------------------------------------------------
    def close_book(self) -> bool:
        """Put the rule browser away. True if it was open."""
        return self._table.learning.close_rules()

    def open_rule(self) -> None:
        """R: the rule of what was just refused, or of the question; again closes the book."""
        table = self._table
        if table.learning.close_rules():
            return
        decision, bubble = table.pilot.asking.decision, table.scene.furniture.bubble
        said = bubble.rule if bubble.isVisible() else ""
        table.learning.open_rules(said or (decision.rule if decision is not None else table.pilot.view.rule))
