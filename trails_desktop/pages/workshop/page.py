"""The workshop as a page: the screen on which a card is typed, and the test table on which it is tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from engine.trails.cards.pool import CardPool
from trails_desktop.match.timeline import PracticeMatch
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.workshop.workroom import Workroom
from trails_desktop.screens.parts.table_page import TablePage
from trails_desktop.screens.parts.widgets import IconTool, PlateButton, Words
from trails_desktop.ui.settings import Look

if TYPE_CHECKING:
    from trails_desktop.table.table import TableWidget


class WorkshopPage(TablePage):
    """``workroom`` does the work. ``tables`` makes a table for a match with cards of its own."""

    def __init__(self, desk: Desk, look: Look, tables: Callable[[Any, int, CardPool], TableWidget]) -> None:
        self._pool = desk.pool
        super().__init__(look, lambda match, seed: tables(match, seed, self._pool))
        self.workroom = Workroom(desk, look, self)
        self.home = self.workroom.screen
        self.stack.insertWidget(0, self.home)
        self.stack.setCurrentWidget(self.home)
        self.leave = PlateButton(look, "link", "back")
        self.back, self.forward = IconTool(look, "undo"), IconTool(look, "right")
        self.told = Words(look, "ui", 15, "text2", wrap=True)
        tools: tuple[QWidget, ...] = (self.leave, self.back, self.forward)
        for tool in tools:
            self.bar.row.addWidget(tool)
        self.bar.row.addWidget(self.told, 1)
        self.workroom.screen.back_wanted.connect(self.back_wanted)
        self.workroom.told.connect(self._tell)
        self.workroom.tried.connect(self._try)
        self.leave.clicked.connect(self.leave_match)
        self.back.clicked.connect(self._back)
        self.forward.clicked.connect(self._forward)
        self.retranslate()

    def title(self) -> str:
        return self.tr("Card workshop")

    def enter(self, code: str) -> None:
        super().enter(code)
        self.workroom.enter(code)
        self.retranslate()

    def first(self) -> QWidget | None:
        return self.table if self.table is not None else self.home

    def set_base_look(self, look: Look) -> None:
        super().set_base_look(look)
        self.workroom.set_look(look)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Card workshop"))
        self.leave.set_words(self.tr("Back to the card"))
        self.back.set_label(self.tr("Take back"))
        self.forward.set_label(self.tr("Forward again"))
        self.told.setText(self.tr("The test table: you play both sides, with plenty of CP and EP."))

    def _tell(self, sentence: str, good: bool) -> None:
        (self.noted if good else self.said).emit(sentence)

    def _try(self, match: PracticeMatch, pool: CardPool) -> None:
        self._pool = pool
        match.moved.connect(self._moved)
        self.show_match(match)
        self._moved()

    def _moved(self) -> None:
        if isinstance(self.match, PracticeMatch):
            self.back.setEnabled(self.match.back_point() is not None)
            self.forward.setEnabled(self.match.forward_point() is not None)

    def _back(self) -> None:
        if isinstance(self.match, PracticeMatch):
            self.match.undo()

    def _forward(self) -> None:
        if isinstance(self.match, PracticeMatch):
            self.match.redo()
