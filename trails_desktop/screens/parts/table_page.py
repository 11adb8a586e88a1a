"""Pages with a table of their own: something to choose first, then a table with a bar below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.empty_state import Emptiness
from trails_desktop.screens.parts.page import Page
from trails_desktop.screens.parts.widgets import PlateButton, Scroll, Words, painter, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.settings import Look

if TYPE_CHECKING:
    from trails_desktop.table.table import TableWidget

#: Makes the table of a match; the number draws what differs from match to match.
TableFactory = Callable[[Any, int], "TableWidget"]
#: The same for the board of another game.
BoardFactory = Callable[[Any, int], QWidget]


def dress_table(table: Any, look: Look) -> None:
    """Give theme, text scale, speed and pace to a table, or to the board of another game."""
    if hasattr(table, "set_look"):
        table.set_look(look)
        return
    table.set_theme(look.theme)
    table.set_text_scale(look.scale)
    table.set_speed(look.motion, look.pace)


class Bar(QWidget):
    """A strip of controls on the panel's ground."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.row = QHBoxLayout(self)
        set_spacing(self.row, look, 6, (14, 4, 14, 4))

    def set_look(self, look: Look) -> None:
        self._look = look
        set_spacing(self.row, look, 6, (14, 4, 14, 4))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme = self._look.theme
        p.fillRect(self.rect(), theme.panel)
        p.fillRect(QRectF(0, 0, self.width(), 2 if theme.flat else 1), theme.line)


class Shelf(QWidget):
    """Things to choose from in a column at the left, what is to be known of one at the right. ``chosen(index)``."""

    chosen = Signal(int)

    def __init__(self, look: Look, icon: str) -> None:
        """icon: stands where there is nothing to choose from."""
        super().__init__()
        self._look = look
        self._backdrop = Backdrop(5)
        self.back = PlateButton(look, "link", "back")
        self.title = Words(look, "display", 24)
        self.empty = Emptiness(look, icon)
        self.plates: list[PlateButton] = []
        self._shown: list[tuple[str, str, str]] = []
        self._column = QWidget()
        self._plates = QVBoxLayout(self._column)
        self._plates.setSpacing(0)
        self._plates.addWidget(self.empty, 1)
        self._plates.addStretch(0)
        self.scroller = Scroll(self._column)
        top = QHBoxLayout()
        top.addWidget(self.back)
        top.addWidget(self.title)
        top.addStretch(1)
        left = QVBoxLayout()
        left.addLayout(top)
        left.addWidget(self.scroller, 1)
        self.side = QWidget()
        self.details = QVBoxLayout(self.side)
        self.side_scroller = Scroll(self.side)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self.side_scroller)
        self._left, self._top = left, top
        self.arrange(look, 1280)

    def show_rows(self, rows: Sequence[tuple[str, str, str]], chosen: int = -1) -> None:
        """(icon, title, subtitle) for each; ``chosen`` is marked."""
        if self._shown != list(rows):
            self._shown = list(rows)
            for plate in self.plates:
                plate.setParent(None)
                plate.deleteLater()
            self.plates = []
            for index, (icon, title, subtitle) in enumerate(rows):
                plate = PlateButton(self._look, "row", icon)
                plate.setObjectName(str(index))
                plate.set_words(title, subtitle)
                plate.clicked.connect(self._clicked)
                self._plates.insertWidget(index, plate)
                self.plates.append(plate)
        self.empty.setVisible(not rows)
        self._plates.setStretch(self._plates.count() - 1, 1 if rows else 0)
        self.mark(chosen)

    def add_above(self, widget: QWidget) -> None:
        """Something between the title and the list."""
        self._left.insertWidget(1, widget)

    def mark(self, chosen: int) -> None:
        """Show which one the details are about."""
        for index, plate in enumerate(self.plates):
            plate.set_marked(index == chosen)

    def put_above(self, widget: QWidget) -> None:
        """Something that stands between the title and the rows."""
        self._left.insertWidget(self._left.count() - 1, widget)

    def _clicked(self) -> None:
        self.chosen.emit(int(self.sender().objectName()))

    def set_look(self, look: Look) -> None:
        self._look = look

    def arrange(self, look: Look, width: int) -> None:
        """Sizes for a page of that width."""
        self._look = look
        self.side_scroller.setFixedWidth(min(look.px(440), round(width * 0.48)))
        set_spacing(self.details, look, 8, (24, 20, 24, 16))
        set_spacing(self._left, look, 4, (16, 10, 8, 8))
        set_spacing(self._top, look, 6)
        set_spacing(self._plates, look, 0, (8, 0, 8, 8))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme = self._look.theme
        self._backdrop.draw(p, self, theme)
        if self.side_scroller.isHidden():
            return
        side = QRectF(self.side_scroller.geometry())
        p.fillRect(side, paint.tone(theme.panel))
        p.fillRect(QRectF(side.left(), 0, 2 if theme.flat else 1, side.height()), theme.line)


class TablePage(Page):
    """``shelf`` to choose from, then ``table`` with ``bar`` below it.

    Esc leads from the table to the shelf, and from there to the start.
    """

    ICON: ClassVar[str] = "book"  #: of what the shelf holds

    def __init__(self, look: Look, tables: TableFactory | BoardFactory) -> None:
        super().__init__(look)
        self._tables = tables
        self.language = "en"
        self.match: Any = None
        self.table: Any = None
        self.shelf = Shelf(look, self.ICON)
        #: What is shown while there is no table.
        self.home: QWidget = self.shelf
        self.bar = Bar(look)
        self._board = QWidget()
        self._rows = QVBoxLayout(self._board)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addWidget(self.bar)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.shelf)
        self.stack.addWidget(self._board)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.stack)
        self.shelf.back.clicked.connect(self.go_back)

    def go_back(self) -> None:
        """From the shelf to where one came from."""
        self.back_wanted.emit()

    def show_match(self, match: Any, seed: int = 0) -> None:
        """Put a match on the table."""
        self.drop_match()
        self.match = match
        self.table = self._tables(match, seed)
        self.table.setProperty("styles-itself", True)
        self.hear_table(self.table)
        self.put_table(self.table)
        self.stack.setCurrentWidget(self._board)
        match.start()
        self.table.setFocus()

    def hear_table(self, table: Any) -> None:
        """What the table wishes."""
        table.settings_wanted.connect(self.settings_wanted)
        table.menu_wanted.connect(self.menu_wanted)
        table.help.page_wanted.connect(lambda page: self.page_wanted.emit(f"book/{page}"))

    def put_table(self, table: Any) -> None:
        """Where the table stands: above the bar."""
        self._rows.insertWidget(0, table, 1)

    def leave_match(self) -> None:
        """Back to what there is to choose, as Esc does."""
        self.drop_match()
        self.refill()
        first = self.first()
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def refill(self) -> None:
        """The shelf comes back: show it anew."""

    def drop_match(self) -> None:
        """No table any more."""
        match, table = self.match, self.table
        self.match = self.table = None
        self.stack.setCurrentWidget(self.home)
        if table is not None:
            self._rows.removeWidget(table)
            table.hide()
            table.setParent(None)
            table.deleteLater()
        if match is not None:
            match.close()
            match.deleteLater()

    def set_base_look(self, look: Look) -> None:
        super().set_base_look(look)
        if self.table is not None:
            dress_table(self.table, look)

    def enter(self, code: str) -> None:
        self.language = code
        if self.table is not None:
            self.speak(self.table, code)

    def speak(self, table: Any, code: str) -> None:
        """Give another language to a table."""
        if table.names.lang != code:
            table.set_language(code)

    def first(self) -> QWidget | None:
        table: QWidget | None = self.table
        if table is not None:
            return table
        return self.shelf.plates[0] if self.shelf.plates else self.shelf.back

    def shut(self) -> None:
        self.drop_match()

    def arrange(self) -> None:
        self.shelf.arrange(self.look, self.width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.table is None:
            self.go_back()
        else:
            self.leave_match()
