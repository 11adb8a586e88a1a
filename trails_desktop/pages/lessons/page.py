"""The lessons page: the list of lessons with the goal, and one of them at the table, led by the coach."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from engine.scenario.source import ScenarioError
from engine.trails.book.glossary import load_terms
from engine.trails.cards.pool import CardPool
from engine.trails.records.record import RecordError
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.lessons.costume import Costumes
from trails_desktop.pages.lessons.goal import GoalCard
from trails_desktop.pages.lessons.guide import Guide
from trails_desktop.pages.lessons.head import LessonHead
from trails_desktop.pages.lessons.match import REST_MS, LessonMatch
from trails_desktop.pages.lessons.panel import LessonPanel
from trails_desktop.pages.lessons.shelf import LessonFile, lesson_pool, load_lessons
from trails_desktop.pages.progress import Learned
from trails_desktop.resources import resource_dir
from trails_desktop.screens.parts.table_page import TablePage
from trails_desktop.screens.parts.widgets import PlateButton
from trails_desktop.table.cards.faces import Pictures
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.keys.deeds import PLACE
from trails_desktop.ui.settings import Look

LessonTables = Callable[[Any, int, CardPool, "Pictures | None"], TableWidget]
_SEED: Final = 9  #: of the sea chart


class LessonsPage(TablePage):
    """``begin(index, step)`` puts a lesson on the table; what is done, and where one stopped, is remembered."""

    def __init__(self, desk: Desk, look: Look, tables: LessonTables, rest: int = REST_MS) -> None:
        """tables: a table for a match, with the cards and the painter of a lesson. rest: milliseconds between what the
        other side does."""
        super().__init__(look, lambda match, seed: tables(match, seed, *self._cast))
        self.setProperty(PLACE, "lesson")
        self._desk, self._rest = desk, rest
        self._cast: tuple[CardPool, Pictures | None] = (desk.pool, desk.pictures)
        self._chosen = -1
        self.learned = Learned(desk.records)
        self.lessons: list[LessonFile] = []
        self.head = LessonHead(look, self.shelf.details)
        self.heading, self.start = self.head.heading, self.head.start
        self.goal = GoalCard(look)
        self.after = (PlateButton(look, "row", "puzzle"), PlateButton(look, "row", "robot"))
        for widget in self.after:
            self.shelf.details.addWidget(widget)
        self.shelf.details.addSpacing(18)
        self.shelf.details.addWidget(self.goal)
        self.shelf.details.addStretch(1)
        self.panel = LessonPanel(look)
        self._lane = QWidget()
        self._lane_row = QHBoxLayout(self._lane)
        self._lane_row.setContentsMargins(0, 0, 0, 0)
        self._lane_row.setSpacing(0)
        self._lane_row.addWidget(self.panel)
        self._rows.insertWidget(0, self._lane, 1)
        self.bar.hide()
        self.guide: Guide | None = None
        self.shelf.chosen.connect(self.choose)
        self.start.clicked.connect(self._start_chosen)
        self.after[0].clicked.connect(partial(self.page_wanted.emit, "puzzles"))
        self.after[1].clicked.connect(self.computer_wanted)
        self.panel.back_wanted.connect(self._back)
        self.panel.skip_wanted.connect(self._skip)
        self.panel.list_wanted.connect(self.leave_match)
        self.panel.leave_wanted.connect(self._leave)
        self.panel.rule_wanted.connect(self._open_rule)
        self.retranslate()

    def title(self) -> str:
        return self.tr("Lessons")

    # ---- the list
    def enter(self, code: str) -> None:
        super().enter(code)
        if not self.lessons:
            self.lessons, problems = load_lessons(resource_dir("assets") / "lessons", self._desk.pool)
            if problems:
                self.said.emit(problems[0])
        if self.guide is not None and self.chosen is not None:
            self.guide.set_language(code)
            self._show_panel(self.chosen)
            return
        self._chosen = self.next_one()
        self.retranslate()
        if any(file.lesson.id not in self.learned.done for file in self.lessons):
            self._start_chosen()

    def open_at(self, place: str) -> None:
        """The lesson of that id, from its beginning."""
        index = next((at for at, file in enumerate(self.lessons) if file.lesson.id == place), -1)
        if index >= 0:
            self.begin(index)

    def next_one(self) -> int:
        """The lesson to go on with: the one that was left, else the first that is not done; -1 if there are none."""
        return self.learned.next_of([file.lesson.id for file in self.lessons])

    def choose(self, index: int) -> None:
        """Show what one lesson is about."""
        self._chosen = index
        self._fill()

    @property
    def chosen(self) -> LessonFile | None:
        """The lesson that the details, or the table, are about."""
        return self.lessons[self._chosen] if 0 <= self._chosen < len(self.lessons) else None

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Lessons"))
        self.shelf.back.set_words(self.tr("Start"))
        self.shelf.title.setText(self.tr("Lessons"))
        self.shelf.empty.set_words(self.tr("There are no lessons here"), "")
        self._fill()

    def _fill(self) -> None:
        lang = self.language
        rows = []
        for file in self.lessons:
            lesson = file.lesson
            done = lesson.id in self.learned.done
            title = self.tr("{number}  {title}").format(number=lesson.number, title=said(lesson.title, lang))
            rows.append(("check" if done else "book", title, said(lesson.idea, lang)))
        self.shelf.show_rows(rows, self._chosen)
        now = self.chosen
        self.start.setVisible(now is not None)
        learned = bool(self.lessons) and all(file.lesson.id in self.learned.done for file in self.lessons)
        self.start.set_kind("row" if learned else "primary", "" if learned else "Enter")
        self.after[0].set_words(self.tr("Two puzzles"), self.tr("One turn each: find the move that wins"))
        self.after[1].set_words(self.tr("A match with the Playful computer"), self.tr("It plays like a beginner"))
        self.after[1].set_kind("primary" if learned else "row", "Enter" if learned else "")
        for button in self.after:
            button.setVisible(learned)
        if now is None:
            return
        resumed = self.learned.at == now.lesson.id and self.learned.begun
        length = self.tr("About ten minutes") if now.lesson.opponent else self.tr("About two minutes")
        more = self.tr("Where you stopped") if resumed else length
        go = self.tr("Go on") if resumed else self.tr("Begin")
        self.head.show_lesson(said(now.lesson.title, lang), said(now.lesson.idea, lang), go, more)

    # ---- at the table
    def _start_chosen(self) -> None:
        now = self.chosen
        if now is not None:
            here = self.learned.at == now.lesson.id
            self.begin(self._chosen, self.learned.step if here else 0, self.learned.match if here else "")

    def begin(self, index: int, step: int = 0, left: str = "") -> None:
        """Put a lesson on the table, at one of its steps (from 0), or with its match as it was left."""
        self._chosen = index
        file = self.chosen
        if file is None:
            return
        pool = lesson_pool(file.scenario, self._desk.pool)
        try:
            match = LessonMatch(file, pool, (self.tr("You"), self.tr("Pim")), step=step, left=left, rest=self._rest)
        except (ScenarioError, RecordError) as error:
            self.said.emit(f"{str(error).rstrip('.')}.")
            return
        pictures: Pictures | None = self._desk.pictures
        if pictures is not None:
            pictures = Costumes(pictures, self._desk.printings(), file.lesson.pictures, match)
        self._cast = pool, pictures
        self._show_panel(file)
        self.show_match(match, _SEED)
        self._note_place()

    def put_table(self, table: TableWidget) -> None:
        self._lane_row.insertWidget(0, table, 1)
        table.docks.show(False)
        assert isinstance(self.match, LessonMatch)
        table.help.enabled = self.match.whole  # the coach speaks
        self.guide = guide = Guide(table, self.match, self.look, self.language)
        guide.stepped.connect(self._note_place)
        if self.match.whole:
            self.match.rested.connect(self._note_place)
        guide.finished.connect(self._finished)
        guide.next_wanted.connect(self._next)
        table.view.installEventFilter(self)

    def drop_match(self) -> None:
        if self.guide is not None:
            self.guide.drop()
            self.guide = None
        super().drop_match()

    def _show_panel(self, file: LessonFile) -> None:
        lang, lesson = self.language, file.lesson
        where = self.tr("LESSON {number} OF {count}").format(number=lesson.number, count=len(self.lessons))
        done = [one.lesson.id in self.learned.done for one in self.lessons]
        self.panel.show_lesson(where, said(lesson.title, lang), said(lesson.idea, lang), self._chosen, done)
        terms = load_terms(lang)
        self.panel.show_terms([terms[word] for word in lesson.words if word in terms])
        self.panel.show_rules(file.scenario.rules)
        self.panel.steps.setVisible(bool(lesson.steps))
        self._show_steps()

    def _show_steps(self) -> None:
        file, lang = self.chosen, self.language
        if file is None:
            return
        lines = [(said(step.line, lang), said(step.under, lang)) for step in file.lesson.steps]
        at = self.match.step if isinstance(self.match, LessonMatch) else 0
        over = self.guide is not None and self.guide.over
        self.panel.steps.show_steps(lines, len(lines) if over else at)
        self.panel.back.setEnabled(at > 0)

    def _note_place(self) -> None:
        file = self.chosen
        if file is not None and isinstance(self.match, LessonMatch) and not (self.guide and self.guide.over):
            self._keep(self.learned.stop_at(file.lesson.id, self.match.step, self.match.going))
        self._show_steps()

    def _finished(self) -> None:
        file = self.chosen
        if file is not None:
            self._keep(self.learned.learn(file.lesson.id))
            self._show_panel(file)

    def _keep(self, why: str) -> None:
        if why:
            self.said.emit(self.tr("What you have learned cannot be saved: {why}.").format(why=why))

    def _next(self) -> None:
        if self._chosen + 1 < len(self.lessons):
            self.begin(self._chosen + 1)
        else:
            self.leave_match()

    def _skip(self) -> None:
        if self._chosen + 1 < len(self.lessons):
            self.begin(self._chosen + 1)
        else:
            self.leave_match()

    def _back(self) -> None:
        if self.guide is not None and self.guide.back():
            self._note_place()

    def _leave(self) -> None:
        self.drop_match()
        self.back_wanted.emit()

    def _open_rule(self, rule: str) -> None:
        if self.table is not None:
            self.table.learning.open_rules(rule)

    def refill(self) -> None:
        self._fill()

    def first(self) -> QWidget | None:
        if self.table is None and 0 <= self._chosen < len(self.shelf.plates):
            return self.start if self.after[1].isHidden() else self.after[1]
        return super().first()

    # ---- look and keys
    def set_base_look(self, look: Look) -> None:
        super().set_base_look(look)
        if self.guide is not None:
            self.guide.set_look(self.look)

    def arrange(self) -> None:
        super().arrange()
        look = self.look
        self.panel.setFixedWidth(min(round(self.width() * 0.45), max(look.px(288), 248)))
        if self.guide is not None:
            self.guide.set_look(look)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The lesson's keys, before the board has them."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self.guide is not None:
            return self._key(event)
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        guide, key = self.guide, event.key()
        assert guide is not None
        if key == Qt.Key.Key_H:
            guide.help()
        elif key == Qt.Key.Key_Backspace:
            self._back()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and (guide.reads or guide.hurries):
            guide.press()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and guide.pays and self.table is not None:
            self.table.press_main()
        elif key == Qt.Key.Key_Escape and QApplication.activePopupWidget() is None and not self._sheet_open():
            QTimer.singleShot(0, self._leave)
        else:
            return False
        return True

    def _sheet_open(self) -> bool:
        """Whether Esc has something nearer to close at the table."""
        table = self.table
        return table is not None and (table.sheets.top is not None or bool(table.pilot.taken) or bool(table.browsed))


def said(texts: Any, lang: str) -> str:
    """A text of a lesson in that language, else in English; "" where there is none."""
    return str(texts.get(lang) or texts.get("en", ""))
