"""Sheets over the table: questions that the cards alone cannot ask, and menus of a card's legal actions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Signal

from engine.kernel.decisions import Answer
from trails_desktop.table.geometry.layout import Box, Z
from trails_desktop.table.questions.state import Choice, SheetState
from trails_desktop.table.scene.table_scene import TableScene
from trails_desktop.table.sheets.choices import ChoiceSheet, action_menu, make_sheet
from trails_desktop.ui.theme import Theme


class Sheets(QObject):
    """Holds at most one question and one menu. ``answered(answer)``: of the question; ``picked(answer)``: from the
    menu, whose words may be those of a question too; ``dismissed()``: a menu was closed; ``looked_at(option)``: an
    option of either is pointed at."""

    answered = Signal(tuple)
    picked = Signal(tuple)
    dismissed = Signal()
    looked_at = Signal(tuple)

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.question: ChoiceSheet | None = None
        self.menu: ChoiceSheet | None = None
        self._anchor: Box | None = None

    @property
    def top(self) -> ChoiceSheet | None:
        """The sheet that takes the keyboard: a menu before a question."""
        return self.menu or self.question

    def ask(self, state: SheetState | None) -> None:
        """Show this question; None takes it away. The same question again stays as it is, but may answer once more."""
        if state is not None and self.question is not None and self.question.state == state:
            self.question.again()
            if any(choice.picture is not None for choice in state.choices):
                self.question.repicture(state)
            return
        if self.question is not None:
            self._take_away(self.question)
            self.question = None
        if state is not None:
            self.question = self._put(state)
            self.question.chosen.connect(self._answered)
            self.place()

    def offer(self, title: str, choices: Sequence[Choice], anchor: Box | None, rule: str = "") -> None:
        """Show a menu near a card."""
        self.close_menu()
        self._anchor = anchor
        self.menu = self._put(action_menu(title, choices, rule))
        self.menu.chosen.connect(self._picked)
        self.menu.closed.connect(self._dismissed)
        self.place()
        self.menu.setFocus()

    def close_menu(self) -> bool:
        """Take the menu away. True if there was one."""
        if self.menu is None:
            return False
        self._take_away(self.menu)
        self.menu = None
        return True

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        for sheet in (self.question, self.menu):
            if sheet is not None:
                sheet.set_theme(theme)

    def place(self) -> None:
        """Lie where there is room: a question over the band, a menu next to its card."""
        fr = self._scene.frame
        board, scale = fr.board, max(0.9, fr.text)
        wide = min(640 * scale, board.w - 48)
        if self.question is not None:
            beside = fr.own.plate.right + 10
            size = self.question.hint(wide, scale)
            y = min(max(12.0, fr.mid.cy - size.height() / 2), max(12.0, fr.own.hand.y - size.height()))
            if y + size.height() > fr.own.plate.y - 6 and board.right - 10 - beside >= 400 * scale:
                # It would lie on the plate: as narrow as the room beside it.
                size = self.question.hint(min(wide, board.right - 10 - beside), scale)
            x, y = board.cx - size.width() / 2, fr.mid.cy - size.height() / 2
            if beside + size.width() <= board.right - 10:
                x = max(x, beside)  # the bond is what one decides by: it stays in sight
            y = min(max(12.0, y), max(12.0, fr.own.hand.y - size.height()))
            self.question.set_geometry(QRectF(x, y, size.width(), size.height()), scale)
        if self.menu is not None:
            size = self.menu.hint(min(420 * scale, wide), scale)
            near = self._anchor or fr.mid
            x = min(max(12.0, near.cx - size.width() / 2), board.right - size.width() - 12)
            above, below = near.y - size.height() - 16, near.bottom + 16
            y = above if above >= 8 else min(below, board.bottom - size.height() - 8)
            self.menu.set_geometry(QRectF(x, max(8.0, y), size.width(), size.height()), scale)

    def clear(self) -> None:
        """No sheet at all."""
        self.close_menu()
        self.ask(None)

    def _put(self, state: SheetState) -> ChoiceSheet:
        sheet = make_sheet(state, self._scene.theme)
        sheet.setZValue(Z.BUBBLE + (0.8 if state.closable else 0.5))
        self._scene.addItem(sheet)
        self._scene.sheets.append(sheet)
        sheet.looked_at.connect(self.looked_at)
        return sheet

    def _take_away(self, sheet: ChoiceSheet) -> None:
        self._scene.sheets.remove(sheet)
        sheet.chosen.disconnect(self._picked if sheet is self.menu else self._answered)
        self._scene.removeItem(sheet)
        sheet.deleteLater()

    def _answered(self, answer: Answer) -> None:
        self.close_menu()
        self.answered.emit(answer)

    def _picked(self, answer: Answer) -> None:
        self.close_menu()
        self.picked.emit(answer)

    def _dismissed(self) -> None:
        self.close_menu()
        self.dismissed.emit()
