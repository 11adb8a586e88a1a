"""The log as a list model: a row a turn and a row a line, turns can be folded, lines searched, all copied as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from engine.trails.views.records import LogLine
from trails_desktop.table.cards.words import Sentence, Span, Words
from trails_desktop.table.log.kinds import Kind, LogFilter, cards_of, kind_of

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class LogRow:
    """A row of the list: a turn's head (``sentence`` None), a step's head (``step``) or a line."""

    turn: int
    sentence: Sentence | None = None
    newest: bool = False
    folded: bool = False
    title: str = ""
    step: bool = False


@dataclass(frozen=True, slots=True)
class _Worded:
    """What a line of the log says, whatever stands around it. title: the words over its step, "" if nobody said which
    it was."""

    sentence: Sentence
    title: str
    kind: Kind
    cards: frozenset[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class _Entry:
    """A line, or several like it in a row. step: the words over its step, "" if nobody said which it was."""

    turn: int
    step: str
    sentence: Sentence
    count: int = 1
    kind: Kind = "rules"
    seat: int = -1
    cards: frozenset[tuple[str, int]] = frozenset()

    def shown(self) -> Sentence:
        """The line, with how often it came."""
        if self.count == 1:
            return self.sentence
        return Sentence((*self.sentence.spans, Span(f"  ×{self.count}", "value")), self.sentence.rule)

    def like(self, other: _Entry) -> bool:
        """Whether another line says the same at the same place."""
        mine, its = (self.turn, self.step, self.seat), (other.turn, other.step, other.seat)
        return mine == its and (self.sentence.rule, self.sentence.plain) == (other.sentence.rule, other.sentence.plain)


#: The line that opens a turn says who has the initiative; the turn's head says it instead.
_TURN_OPENS = "Turn {n}: {who} has the initiative"


class LogModel(QAbstractListModel):
    """See the module's text. Rows carry a :class:`LogRow` in the user role."""

    ROW = Qt.ItemDataRole.UserRole

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._lines: list[_Entry] = []
        self._worded: dict[LogLine, _Worded] = {}  # two people at one screen read the same lines in turn
        self._notes: dict[int, str] = {}
        self._folded: set[int] = set()
        self._touched: set[int] = set()  # turns whose folding the player chose
        self._wanted = ""
        self._filter = LogFilter()
        self._rows: list[LogRow] = []

    # -- contents --------------------------------------------------------------------------------------------------

    def set_lines(self, lines: Iterable[LogLine]) -> None:
        """Show another log, all turns but the newest folded."""
        self.beginResetModel()
        self._lines = []
        self._take(lines)
        turns = self.turns()
        self._folded = (self._folded & self._touched) | (set(turns[:-1]) - self._touched)
        self._rows = self._made()
        self.endResetModel()

    def append(self, lines: Sequence[LogLine]) -> None:
        """Add lines at the end; a new turn folds the one before unless the player opened it."""
        if not lines:
            return
        before, count = self._lines[-1] if self._lines else None, len(self._lines)
        self._take(lines)
        added = self._lines[count:]
        grown = before is not None and self._lines[count - 1] is not before
        if self._narrowed or before is None or grown or any(
            (one.turn, one.step) != (before.turn, before.step) for one in added
        ):  # fmt: skip
            self._folded |= set(self.turns()[:-1]) - self._touched
            self._reset()
            return
        if before.turn in self._folded or not added:
            return
        self._unmark_newest()
        at = len(self._rows)
        self.beginInsertRows(_NOWHERE, at, at + len(added) - 1)
        self._rows += [LogRow(one.turn, one.shown(), newest=one is added[-1]) for one in added]
        self.endInsertRows()

    def reword(self, lines: Iterable[LogLine]) -> None:
        """Another language: word everything anew."""
        self._worded.clear()
        self.set_lines(lines)

    def set_turn_note(self, turn: int, note: str) -> None:
        """What stands behind a turn's number, e.g. who has the initiative."""
        if self._notes.get(turn, "") != note:
            self._notes[turn] = note
            self._reset()

    def turns(self) -> list[int]:
        """The turns in the log, in order."""
        return list(dict.fromkeys(one.turn for one in self._lines))

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

    def set_filter(self, wanted: LogFilter) -> None:
        """Show only the lines of a filter, whatever is folded."""
        if wanted != self._filter:
            self._filter = wanted
            self._reset()

    def kinds(self) -> frozenset[Kind]:
        """The kinds of line that the log has."""
        return frozenset(one.kind for one in self._lines)

    @property
    def _narrowed(self) -> bool:
        return bool(self._wanted or self._filter)

    def _fits(self, one: _Entry) -> bool:
        """Whether search and filter show a line."""
        if not self._filter.fits(one.kind, one.seat, one.cards):
            return False
        return not self._wanted or self._wanted in f"{one.sentence.rule} {one.shown().plain}".casefold()

    def _reset(self) -> None:
        self.beginResetModel()
        self._rows = self._made()
        self.endResetModel()

    def _made(self) -> list[LogRow]:
        rows: list[LogRow] = []
        turn: int | None = None
        last = len(self._lines) - 1
        step = ""
        for i, one in enumerate(self._lines):
            of, sentence = one.turn, one.shown()
            if not self._fits(one):
                continue
            if of != turn:
                turn, step = of, ""
                rows.append(LogRow(of, folded=of in self._folded and not self._narrowed, title=self.turn_title(of)))
            if self._narrowed or of not in self._folded:
                if one.step != step:
                    step = one.step
                    rows.append(LogRow(of, title=step, step=True))
                rows.append(LogRow(of, sentence, newest=i == last))
        return rows

    def _take(self, lines: Iterable[LogLine]) -> None:
        """Word more lines; one like the line before it only counts."""
        for line in lines:
            if line.template == _TURN_OPENS:
                who = dict(line.args).get("who")
                seat = who[1] if isinstance(who, tuple) and len(who) > 1 and isinstance(who[1], int) else -1
                self._notes[line.turn] = self.tr("{player} has the initiative").format(player=self._words.seat(seat))
                continue
            before = self._lines[-1] if self._lines else None
            same_turn = before is not None and before.turn == line.turn
            said = self._worded.get(line)
            if said is None:
                title = self._step_title(line) if line.step else ""
                said = _Worded(self._words.log_line(line), title, kind_of(line), cards_of(line))
                self._worded[line] = said
            step = said.title if line.step else before.step if before is not None and same_turn else ""
            entry = _Entry(line.turn, step, said.sentence, 1, said.kind, line.seat, said.cards)
            if before is not None and before.like(entry):
                self._lines[-1] = replace(entry, count=before.count + 1, cards=before.cards | entry.cards)
            else:
                self._lines.append(entry)

    def _step_title(self, line: LogLine) -> str:
        named = {
            "draw": self.tr("Draw"), "homebase": self.tr("Homebase"), "deployment": self.tr("Deployment"),
            "combat": self.tr("Combat"), "cure": self.tr("Cure"), "end": self.tr("End"),
        }.get(line.step, "")  # fmt: skip
        if named and line.step_seat in (0, 1) and line.step not in ("combat", "cure", "end"):
            return self.tr("{step} · {player}").format(step=named, player=self._words.seat(line.step_seat))
        return named

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
        """The log (also what is folded) as far as search and filter show it, or some rows, as text to paste."""
        if rows is not None:
            picked = [self._rows[i] for i in sorted(set(rows)) if 0 <= i < len(self._rows)]
            return "\n".join(row.title if row.sentence is None else _as_line(row.sentence) for row in picked)
        parts: list[str] = []
        turn: int | None = None
        step = ""
        for one in filter(self._fits, self._lines):
            if one.turn != turn:
                turn, step = one.turn, ""
                parts += [*([""] if parts else []), self.turn_title(one.turn)]
            if one.step != step:
                step = one.step
                parts.append(step)
            parts.append(_as_line(one.shown()))
        return "\n".join(parts)


def _as_line(sentence: Sentence) -> str:
    return f"{sentence.rule}\t{sentence.plain}" if sentence.rule else f"\t{sentence.plain}"
