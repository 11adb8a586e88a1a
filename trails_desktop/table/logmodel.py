"""The log as a list model: a row a turn and a row a line, turns can be folded, lines searched, all copied as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from engine.trails.view import LogLine
from trails_desktop.table.words import Sentence, Words

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class LogRow:
    """A row of the list: a turn's head (``sentence`` None) or a line."""

    turn: int
    sentence: Sentence | None = None
    newest: bool = False
    folded: bool = False
    title: str = ""


class LogModel(QAbstractListModel):
    """See the module's text. Rows carry a :class:`LogRow` in the user role."""

    ROW = Qt.ItemDataRole.UserRole

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._lines: list[tuple[int, Sentence]] = []
        self._notes: dict[int, str] = {}
        self._folded: set[int] = set()
        self._touched: set[int] = set()  # turns whose folding the player chose
        self._wanted = ""
        self._rows: list[LogRow] = []

    # -- contents --------------------------------------------------------------------------------------------------

    def set_lines(self, lines: Iterable[LogLine]) -> None:
        """Show another log, all turns but the newest folded."""
        self.beginResetModel()
        self._lines = [(line.turn, self._words.log_line(line)) for line in lines]
        turns = self.turns()
        self._folded = (self._folded & self._touched) | (set(turns[:-1]) - self._touched)
        self._rows = self._made()
        self.endResetModel()

    def append(self, lines: Sequence[LogLine]) -> None:
        """Add lines at the end; a new turn folds the one before unless the player opened it."""
        if not lines:
            return
        last = self._lines[-1][0] if self._lines else None
        if self._wanted or last is None or any(line.turn != last for line in lines):
            self._lines += [(line.turn, self._words.log_line(line)) for line in lines]
            self._folded |= set(self.turns()[:-1]) - self._touched
            self._reset()
            return
        added = [(line.turn, self._words.log_line(line)) for line in lines]
        self._lines += added
        if last in self._folded:
            return
        self._unmark_newest()
        at = len(self._rows)
        self.beginInsertRows(_NOWHERE, at, at + len(added) - 1)
        self._rows += [LogRow(turn, sentence, newest=i == len(added) - 1) for i, (turn, sentence) in enumerate(added)]
        self.endInsertRows()

    def set_words(self, words: Words, lines: Iterable[LogLine]) -> None:
        """Another language or seat: word everything anew."""
        self._words = words
        self.set_lines(lines)

    def set_turn_note(self, turn: int, note: str) -> None:
        """What stands behind a turn's number, e.g. who has the initiative."""
        if self._notes.get(turn, "") != note:
            self._notes[turn] = note
            self._reset()

    def turns(self) -> list[int]:
        """The turns in the log, in order."""
        return list(dict.fromkeys(turn for turn, _ in self._lines))

    # -- folding and searching -------------------------------------------------------------------------------------

    def is_folded(self, turn: int) -> bool:
        """Whether a turn's lines are hidden."""
        return turn in self._folded

    def set_folded(self, turn: int, folded: bool) -> None:
        """Hide or show a turn's lines."""
        if folded != (turn in self._folded):
            self._touched.add(turn)
            self._folded ^= {turn}
            self._reset()

    def search(self, wanted: str) -> None:
        """Show only lines with these words, whatever is folded; empty shows all again."""
        if wanted.strip().casefold() != self._wanted:
            self._wanted = wanted.strip().casefold()
            self._reset()

    def _reset(self) -> None:
        self.beginResetModel()
        self._rows = self._made()
        self.endResetModel()

    def _made(self) -> list[LogRow]:
        rows: list[LogRow] = []
        turn: int | None = None
        last = len(self._lines) - 1
        for i, (of, sentence) in enumerate(self._lines):
            if self._wanted and self._wanted not in f"{sentence.rule} {sentence.plain}".casefold():
                continue
            if of != turn:
                turn = of
                rows.append(LogRow(of, folded=of in self._folded and not self._wanted, title=self.turn_title(of)))
            if self._wanted or of not in self._folded:
                rows.append(LogRow(of, sentence, newest=i == last))
        return rows

    def _unmark_newest(self) -> None:
        for i in range(len(self._rows) - 1, -1, -1):
            row = self._rows[i]
            if row.newest:
                self._rows[i] = LogRow(row.turn, row.sentence)
                self.dataChanged.emit(self.index(i, 0), self.index(i, 0))
                return

    # -- reading ---------------------------------------------------------------------------------------------------

    def turn_title(self, turn: int) -> str:
        """The head of a turn."""
        title = self.tr("Turn {turn}").format(turn=turn) if turn > 0 else self.tr("Setup")
        note = self._notes.get(turn, "")
        return self.tr("{turn} · {note}").format(turn=title, note=note) if note else title

    def row(self, index: int) -> LogRow | None:
        """A row of the list."""
        return self._rows[index] if 0 <= index < len(self._rows) else None

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Rows shown."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text for display and screen readers, the row itself in the user role."""
        row = self.row(index.row()) if index.isValid() else None
        if row is None:
            return None
        if role == self.ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._said(row)
        return None

    def _said(self, row: LogRow) -> str:
        if row.sentence is not None:
            return _as_line(row.sentence)
        return self.tr("{turn}, folded").format(turn=row.title) if row.folded else row.title

    def as_text(self, rows: Iterable[int] | None = None) -> str:
        """The whole log (also what is folded), or some rows of the list, as text to paste."""
        if rows is not None:
            picked = [self._rows[i] for i in sorted(set(rows)) if 0 <= i < len(self._rows)]
            return "\n".join(row.title if row.sentence is None else _as_line(row.sentence) for row in picked)
        parts: list[str] = []
        turn: int | None = None
        for of, sentence in self._lines:
            if of != turn:
                turn = of
                parts += [*([""] if parts else []), self.turn_title(of)]
            parts.append(_as_line(sentence))
        return "\n".join(parts)


def _as_line(sentence: Sentence) -> str:
    return f"{sentence.rule}\t{sentence.plain}" if sentence.rule else f"\t{sentence.plain}"
