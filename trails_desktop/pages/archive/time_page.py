"""What watching and practising share: a table with a time bar below it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from engine.scenario.board.position import NoPosition, position_header
from engine.scenario.source import ScenarioError
from engine.trails.records.record import Record, RecordError
from engine.trails.state.sight import OPEN
from trails_desktop.files import write_text
from trails_desktop.match.timeline import PracticeMatch, ReplayMatch
from trails_desktop.pages.archive.board_editor import BoardEditor
from trails_desktop.pages.archive.time_bar import PACES, TimeBar
from trails_desktop.pages.desk import Desk
from trails_desktop.screens.parts.dialogs import KeyHelp
from trails_desktop.screens.parts.table_page import TableFactory, TablePage
from trails_desktop.ui.settings import Look


class TimePage(TablePage):
    """Its shelf is the subclass's; ``show_time`` puts a match on the table."""

    def __init__(self, desk: Desk, look: Look, tables: TableFactory) -> None:
        super().__init__(look, tables)
        self._desk = desk
        self._playing = False
        self._tick = QTimer(self)
        self._tick.timeout.connect(self._play_on)
        self.time_bar = bar = TimeBar(look)
        self.bar.row.addWidget(bar)
        self.editor = BoardEditor(self, look, desk.pool, desk.pictures)
        self.editor.edited.connect(self._edited)
        bar.wanted.connect(self._go)
        bar.step.connect(self._step)
        bar.turn.connect(self._turn)
        bar.looked.connect(self._look_as)
        bar.play_wanted.connect(self.toggle_play)
        bar.here_wanted.connect(self.play_on_from_here)
        bar.text_wanted.connect(self.copy_text)
        bar.save_wanted.connect(self.save_position)
        bar.edit_wanted.connect(self.edit_board)
        bar.left.connect(self.leave_match)
        bar.speed.chosen.connect(self._speed)

    def shelf_name(self) -> str:
        """What the way back to the shelf is called, translated."""
        return ""

    def retranslate(self) -> None:
        names = self.match.names if self.match is not None else ("A", "B")
        self.time_bar.retranslate(names, self.shelf_name())
        self.editor.retranslate()

    def enter(self, code: str) -> None:
        super().enter(code)
        self.editor.set_language(code)

    def set_base_look(self, look: Look) -> None:
        super().set_base_look(look)
        self.editor.set_look(self.look)

    def show_time(self, match: ReplayMatch | PracticeMatch) -> None:
        """Watch or practise this one."""
        match.moved.connect(self._moved)
        self.time_bar.set_practice(isinstance(match, PracticeMatch))
        self.time_bar.retranslate(match.names, self.shelf_name())
        self.time_bar.eyes.select(2)
        self.show_match(match)
        if self.table is not None and isinstance(match, ReplayMatch):
            self._steer(self.table)
        self._moved()

    def _steer(self, table: QWidget) -> None:
        """While a match is watched the table's keys move through it."""
        for key, slot in (
            (Qt.Key.Key_Space, self.toggle_play), (Qt.Key.Key_Left, partial(self._step, -1)),
            (Qt.Key.Key_Right, partial(self._step, 1)), (Qt.Key.Key_PageUp, partial(self._turn, -1)),
            (Qt.Key.Key_PageDown, partial(self._turn, 1)), (Qt.Key.Key_Home, partial(self._go, 0)),
            (Qt.Key.Key_End, self._to_end),
        ):  # fmt: skip
            shortcut = QShortcut(QKeySequence(key), table)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    def _to_end(self) -> None:
        if self.match is not None:
            self._go(self.match.count)

    def keys(self) -> Sequence[KeyHelp]:
        if not isinstance(self.match, ReplayMatch):
            return super().keys()
        return (
            KeyHelp(self.tr("Space"), self.tr("Play, pause")),
            KeyHelp("← →", self.tr("A step back, a step forward")),
            KeyHelp("Page ↑ ↓", self.tr("A turn back, a turn forward")),
            KeyHelp("Home End", self.tr("To the beginning, to the end")),
        )

    def drop_match(self) -> None:
        self._stop()
        self.editor.done()
        super().drop_match()

    # ---- watching
    def toggle_play(self) -> None:
        """Run by itself, or stop."""
        if self._playing:
            self._stop()
        elif self.match is not None and self.match.at < self.match.count:
            self._playing = True
            self._tick.start(PACES[max(0, self.time_bar.speed.selected())])
        self._moved()

    def copy_text(self) -> None:
        """The log up to here, as the one who looks may know it, into the clipboard."""
        if self.table is not None:
            self.table.side.log.copy_all()
            self.noted.emit(self.tr("The log was copied."))

    def _stop(self) -> None:
        self._playing = False
        self._tick.stop()

    def _speed(self, index: int) -> None:
        if self._playing:
            self._tick.start(PACES[index])

    def _play_on(self) -> None:
        if not isinstance(self.match, ReplayMatch) or self.match.at >= self.match.count:
            self._stop()
            self._moved()
            return
        self.match.go(self.match.next_told())

    def _go(self, point: int) -> None:
        if self.match is not None:
            self._stop()
            self.match.go(point)

    def _step(self, direction: int) -> None:
        match = self.match
        if isinstance(match, PracticeMatch):
            (match.redo if direction > 0 else match.undo)()
        elif isinstance(match, ReplayMatch):
            self._go(match.next_told() if direction > 0 else match.at - 1)

    def _turn(self, direction: int) -> None:
        if self.match is None:
            return
        starts, at = [point for _, point in self.match.line.turns()], self.match.at
        later, earlier = [p for p in starts if p > at], [p for p in starts if p < at]
        self._go((later or [self.match.count])[0] if direction > 0 else (earlier or [0])[-1])

    def _look_as(self, choice: int) -> None:
        if isinstance(self.match, ReplayMatch):
            self.match.look_as(OPEN if choice == 2 else choice)

    def _moved(self) -> None:
        match = self.match
        if match is not None:
            self.time_bar.marks.show_turns(match.line.turns(), match.count)
            self.time_bar.show_place(match.at, match.count, match.game.turn, self._playing)

    # ---- practising
    def play_on_from_here(self) -> None:
        """Practise from the point shown: both hands open, the record untouched."""
        if isinstance(self.match, ReplayMatch):
            self.practise(self.match.line.record(self.match.at))

    def practise(self, record: Record) -> None:
        """Practise from the end of a record."""
        try:
            match = PracticeMatch(record, self._desk.pool)
        except RecordError as error:
            self.said.emit(f"{str(error).rstrip('.')}.")
            return
        self.show_time(match)

    def practise_position(self, text: str, names: tuple[str, str]) -> bool:
        """Practise from a position; False (and a sentence) if it cannot be set up."""
        try:
            record = Record(position_header(text, self._desk.pool, names))
        except ScenarioError as error:
            self.said.emit(f"{str(error).rstrip('.')}.")
            return False
        self.practise(record)
        return True

    def save_position(self) -> None:
        """Write the position shown into a scenario file of the user's positions."""
        text = self._position()
        folder = positions_folder(self._desk)
        if not text or folder is None:
            return
        path = folder / f"{datetime.now():%Y-%m-%d %H%M%S}.yaml"
        try:
            write_text(path, text)
        except OSError as error:
            template = self.tr("The position cannot be saved as {file}: {why}.")
            self.said.emit(template.format(file=path.name, why=error.strerror or str(error)))
            return
        self.noted.emit(self.tr("The position is saved as {file}.").format(file=path.name))

    def edit_board(self) -> None:
        """Open the board editor on the position shown."""
        text = self._position()
        if text:
            self._stop()
            self.editor.edit(text, self.match.names)

    def _position(self) -> str:
        if self.match is None:
            return ""
        first, second = self.match.names
        title = self.tr("{first} against {second}, turn {turn}")
        try:
            made: str = self.match.position(title.format(first=first, second=second, turn=self.match.game.turn))
            return made
        except NoPosition as reason:
            self.said.emit(str(reason))
            return ""

    def _edited(self, text: str) -> None:
        names = self.match.names if self.match is not None else ("A", "B")
        self.practise_position(text, names)


def positions_folder(desk: Desk) -> Path | None:
    """Where the user's positions are."""
    return None if desk.records is None else desk.records / "positions"
