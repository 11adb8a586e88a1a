"""The puzzles page: a list by difficulty, the task, and a table to solve it on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtWidgets import QWidget

from engine.records.lines import RecordError
from engine.scenario.source import ScenarioError
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.progress import Solved
from trails_desktop.pages.puzzles.match import PuzzleMatch
from trails_desktop.pages.puzzles.shelf import Riddle, daily, load_puzzles, read_puzzle
from trails_desktop.resources import resource_dir
from trails_desktop.screens.parts.segments import Segments
from trails_desktop.screens.parts.table_page import BoardFactory, TableFactory, TablePage
from trails_desktop.screens.parts.widgets import IconTool, PlateButton, Words
from trails_desktop.ui.settings import Look

GRADES = 5


class PuzzleWords(Protocol):
    """What a person is told who plays a puzzle (:class:`engine.scenario.common.puzzle.Puzzle`)."""

    @property
    def hint(self) -> Mapping[str, str]:
        """A hint by language."""

    @property
    def level(self) -> int:
        """1 (first steps) to 5."""


class Posed(Protocol):
    """A puzzle of any game. key: names it among the solved ones."""

    @property
    def key(self) -> str:
        """Its name among the solved ones."""

    @property
    def puzzle(self) -> PuzzleWords:
        """Its words."""

    def words(self, which: str, lang: str) -> str:
        """A text (title, task, hint, after) in a language, else in English."""


class PuzzlePage(TablePage):
    """``open_puzzle(index)`` puts one on the table; what is solved is remembered. Where the puzzles are and what plays
    one stands in four methods, of which another game has its own."""

    def __init__(self, desk: Desk, look: Look, tables: TableFactory | BoardFactory) -> None:
        super().__init__(look, tables)
        self._desk = desk
        self._chosen = -1
        self._hinted = False
        self.solved = Solved(desk.records)
        self.riddles: list[Posed] = []
        self.today: Callable[[], date] = date.today
        self.grade = Segments(look, GRADES)
        self.daily = PlateButton(look, "second", "clock")
        self.shelf.put_above(self.daily)
        self.shelf.put_above(self.grade)
        self.heading = Words(look, "display", 25, wrap=True)
        self.level = Words(look, "ui", 14, "amber", 600)
        self.task = Words(look, "ui", 15.5, "text", wrap=True)
        self.solve = PlateButton(look, "primary", "puzzle", "Enter")
        for widget in (self.heading, self.level, self.task, self.solve):
            self.shelf.details.addWidget(widget)
        self.shelf.details.addStretch(1)

        self.leave = PlateButton(look, "link", "back")
        self.back, self.forward, self.again = (IconTool(look, name) for name in ("undo", "right", "dice"))
        self.told = Words(look, "ui", 15.5, "text", wrap=True)
        self.hint = PlateButton(look, "link", "info")
        self.next = PlateButton(look, "second", "arrow")
        tools: tuple[QWidget, ...] = (self.leave, self.back, self.forward, self.again)
        for tool in tools:
            self.bar.row.addWidget(tool)
        self.bar.row.addWidget(self.told, 1)
        self.bar.row.addWidget(self.hint)
        self.bar.row.addWidget(self.next)

        self.shelf.chosen.connect(self._choose_row)
        self.grade.chosen.connect(self._fill)
        self.daily.clicked.connect(self._open_daily)
        self.solve.clicked.connect(self._open_chosen)
        self.leave.clicked.connect(self.leave_match)
        self.back.clicked.connect(self._back)
        self.forward.clicked.connect(self._forward)
        self.again.clicked.connect(self._open_chosen)
        self.hint.clicked.connect(self._show_hint)
        self.next.clicked.connect(self._next)
        self.retranslate()

    def title(self) -> str:
        return self.tr("Puzzles")

    def enter(self, code: str) -> None:
        super().enter(code)
        if not self.riddles:
            self.riddles, problems = self.load()
            if problems:
                self.said.emit(problems[0])
            unsolved = [at for at, riddle in enumerate(self.riddles) if riddle.key not in self.solved]
            self._choose((unsolved or [0])[0] if self.riddles else -1)
        self.retranslate()

    # ---- what the first game has
    def load(self) -> tuple[list[Posed], list[str]]:
        """Every puzzle, the easiest first, and a sentence for every file that is none."""
        found, problems = load_puzzles([resource_dir("assets") / "puzzles"], self._desk.pool)
        return list(found), problems

    def read(self, path: Path) -> Posed | str:
        """The puzzle of a file, or a sentence why it is none."""
        return read_puzzle(path, self._desk.pool)

    def make(self, riddle: Posed, names: tuple[str, str]) -> Any:
        """The match of a puzzle. Raises ``ScenarioError`` or ``RecordError``."""
        assert isinstance(riddle, Riddle)
        return PuzzleMatch(riddle, self._desk.pool, names)

    # ---- choosing
    def open_file(self, path: Path) -> None:
        """A puzzle that came from outside, before those of the program."""
        made = self.read(path)
        if not isinstance(made, str):
            self.riddles = [made, *(one for one in self.riddles if one.key != made.key)]
            self.choose(0)
        else:
            self.said.emit(made)

    def choose(self, index: int) -> None:
        """Show what is to be done in one puzzle."""
        self._choose(index)
        self._fill()

    def _choose(self, index: int) -> None:
        """Note which one it is, and turn to its grade."""
        self._chosen, riddle = index, None
        riddle = self.chosen
        if riddle is not None:
            self.grade.select(riddle.puzzle.level - 1)

    def _choose_row(self, row: int) -> None:
        self.choose(self.rows[row])

    def _open_daily(self) -> None:
        if self.riddles:
            self.choose(daily(len(self.riddles), self.today()))
            self._open_chosen()

    @property
    def rows(self) -> list[int]:
        """Which puzzles are listed: those of the grade that is chosen."""
        level = self.grade.selected() + 1
        return [at for at, riddle in enumerate(self.riddles) if riddle.puzzle.level == level]

    @property
    def chosen(self) -> Posed | None:
        """The puzzle the details are about."""
        return self.riddles[self._chosen] if 0 <= self._chosen < len(self.riddles) else None

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Puzzles"))
        self.shelf.back.set_words(self.tr("Start"))
        self.shelf.title.setText(self.tr("Puzzles"))
        self.shelf.empty.set_words(self.tr("There are no puzzles here"), "")
        self.grade.set_words(self.tr("How hard"), self._levels())
        self.solve.set_words(self.tr("Solve it"), self.tr("Everything can be taken back"))
        self.leave.set_words(self.tr("Puzzles"))
        self.back.set_label(self.tr("Take back"))
        self.forward.set_label(self.tr("Forward again"))
        self.again.set_label(self.tr("From the beginning"))
        self.hint.set_words(self.tr("Hint"))
        self.next.set_words(self.tr("Next puzzle"))
        self._fill()

    def _fill(self) -> None:
        lang = self.language
        rows = []
        listed = self.rows
        for riddle in (self.riddles[at] for at in listed):
            done = riddle.key in self.solved
            state = self.tr("solved") if done else self.tr("open")
            rows.append(("check" if done else "puzzle", riddle.words("title", lang), state))
        self.shelf.show_rows(rows, listed.index(self._chosen) if self._chosen in listed else -1)
        for part in (self.grade, self.daily):
            part.setVisible(bool(self.riddles))
        if self.riddles:
            of_day = self.riddles[daily(len(self.riddles), self.today())]
            self.daily.set_words(self.tr("Puzzle of the day"), of_day.words("title", lang))
        riddle_now = self.chosen
        self.solve.setVisible(riddle_now is not None)
        self.heading.setText("" if riddle_now is None else riddle_now.words("title", lang))
        self.level.setText("" if riddle_now is None else self._level(riddle_now.puzzle.level))
        self.task.setText("" if riddle_now is None else riddle_now.words("task", lang))
        self._tell()

    def _level(self, level: int) -> str:
        return self._levels()[level - 1]

    def _levels(self) -> tuple[str, ...]:
        return (
            self.tr("First steps"), self.tr("Easy"), self.tr("Middling"), self.tr("Hard"), self.tr("Very hard"),
        )  # fmt: skip

    # ---- solving
    def open_puzzle(self, index: int) -> None:
        """Put one on the table, from its beginning."""
        self._choose(index)
        self._hinted = False
        riddle = self.chosen
        if riddle is None:
            return
        try:
            names = (self.tr("You"), self.tr("The other side"))
            match = self.make(riddle, names)
        except (ScenarioError, RecordError) as error:
            self.said.emit(f"{str(error).rstrip('.')}.")
            return
        match.judged.connect(self._judged)
        match.moved.connect(self._tell)
        self.show_match(match)
        self._tell()

    def _open_chosen(self) -> None:
        self.open_puzzle(self._chosen)

    def _next(self) -> None:
        if self.riddles:
            self.open_puzzle((self._chosen + 1) % len(self.riddles))

    def _back(self) -> None:
        if self.match is not None:
            self.match.undo()

    def _forward(self) -> None:
        if self.match is not None:
            self.match.redo()

    def _show_hint(self) -> None:
        self._hinted = not self._hinted
        self._tell()

    def _judged(self, state: str) -> None:
        riddle = self.chosen
        if state == "solved" and riddle is not None and riddle.key not in self.solved:
            why = self.solved.add(riddle.key)
            if why:
                self.said.emit(self.tr("That this puzzle is solved cannot be saved: {why}.").format(why=why))
        self._tell()

    def _tell(self) -> None:
        riddle, match = self.chosen, self.match
        if riddle is None or match is None:
            return
        text = riddle.words("task", self.language)
        if match.state == "solved":
            text = self.tr("Solved. {more}").format(more=riddle.words("after", self.language)).strip()
        elif match.state == "failed":
            text = self.tr("The turn is over and the goal is not reached. Take back as far as you like.")
        elif self._hinted:
            text = f"{text}\n{riddle.words('hint', self.language)}"  # the task stays in sight
        self.told.setText(text)
        self.told.updateGeometry()
        self.hint.setVisible(bool(riddle.puzzle.hint) and match.state == "open")
        self.next.setVisible(match.state == "solved")
        self.back.setEnabled(match.back_point() is not None)
        self.forward.setEnabled(match.forward_point() is not None)

    def refill(self) -> None:
        self._fill()

    def first(self) -> QWidget | None:
        if self.table is None and self._chosen in self.rows:
            return self.shelf.plates[self.rows.index(self._chosen)]
        return super().first()
