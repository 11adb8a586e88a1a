"""The lessons of any game beside the first: the list, and one of them at its board, led by the coach."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from engine.scenario.common.lesson import Led
from engine.scenario.common.result import Failure
from trails_desktop.board.board import Board
from trails_desktop.games.kit import Dress, GameKit
from trails_desktop.games.own_cards import same, stocked
from trails_desktop.games.roster import known_kits
from trails_desktop.games.shipped import read_file, read_files
from trails_desktop.library.kinds import game_in
from trails_desktop.match.games.led import REST_MS, LedGame
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.lessons.game_guide import GameGuide
from trails_desktop.pages.lessons.head import LessonHead
from trails_desktop.pages.lessons.page import said
from trails_desktop.pages.lessons.panel import LessonPanel
from trails_desktop.pages.progress import Learned
from trails_desktop.screens.parts.table_page import TablePage
from trails_desktop.ui.keys.keymap import own_key
from trails_desktop.ui.settings import Look

_SEED = 9  #: of what is drawn on the board


class GameLessonsPage(TablePage):
    """``open_at`` takes the id of a game, with the id of a lesson behind it or without; ``begin(index, step)`` puts one
    on the board. rest: milliseconds between what happens by itself. kits: of the games there are."""

    def __init__(self, desk: Desk, look: Look, kits: Sequence[GameKit] | None = None, rest: int = REST_MS) -> None:
        super().__init__(look, self._made)
        self.kits = {kit.id: kit for kit in (known_kits() if kits is None else kits)}
        self._desk, self._rest = desk, rest
        self.kit: GameKit | None = None
        self._chosen = -1
        self.learned = Learned(None)
        self.lessons: list[Led] = []
        self.guide: GameGuide | None = None
        self.head = LessonHead(look, self.shelf.details)
        self.heading, self.start = self.head.heading, self.head.start
        self.shelf.details.addStretch(1)
        self.panel = LessonPanel(look)
        self.panel.show_terms(())
        self.panel.book.hide()
        self.bar.hide()
        self.shelf.chosen.connect(self.choose)
        self.start.clicked.connect(self._start_chosen)
        self.panel.back_wanted.connect(self._back)
        self.panel.skip_wanted.connect(self._next)
        self.panel.list_wanted.connect(self.leave_match)
        self.panel.leave_wanted.connect(self._leave)
        self.panel.hide()
        self.retranslate()

    def title(self) -> str:
        return self.tr("Lessons")

    # --- the list ---------------------------------------------------------------------------------------------------
    def open_at(self, place: str) -> None:
        name, _, lesson = place.partition("/")
        kit = stocked(self.kits[name], self._desk.library) if name in self.kits else None
        if kit is None:
            return
        if not same(self.kit, kit):
            self.drop_match()
            self.kit = kit
            rules = kit.rules()
            read, cards = rules.lessons, rules.cards
            self.lessons, problems = [], []
            if read is not None:
                made = read_files(kit.id, "lessons", lambda text, file: read(text, file, cards))
                self.lessons, problems = sorted(made[0], key=lambda led: int(led.lesson.number)), made[1]
            self.learned = Learned(None if self._desk.records is None else self._desk.records / kit.id)
            if problems:
                self.said.emit(problems[0])
            self._chosen = self.next_one()
        self.retranslate()
        index = next((at for at, led in enumerate(self.lessons) if led.lesson.id == lesson), -1)
        if index >= 0:
            self.begin(index)

    def open_file(self, path: Path) -> None:
        """Lessons of a file that names its game, before those of the program; a sentence instead if it has none."""
        self.drop_match()
        self.open_at(game_in(path))
        rules = None if self.kit is None else self.kit.rules()
        if rules is None or rules.lessons is None:
            return
        read = rules.lessons
        found, problem = read_file(path, lambda text, file: read(text, file, rules.cards))
        if problem:
            self.said.emit(problem)
            return
        ids = {led.lesson.id for led in found}
        self.lessons = [*found, *(led for led in self.lessons if led.lesson.id not in ids)]
        self.choose(0)

    def enter(self, code: str) -> None:
        super().enter(code)
        if self.guide is not None:
            self.guide.set_language(code)
            self._show_panel()
        self.retranslate()

    def next_one(self) -> int:
        """The lesson to go on with: the one that was left, else the first that is not done; -1 if there are none."""
        return self.learned.next_of([led.lesson.id for led in self.lessons])

    def choose(self, index: int) -> None:
        """Show what one lesson is about."""
        self._chosen = index
        self._fill()

    @property
    def chosen(self) -> Led | None:
        """The lesson that the details, or the board, are about."""
        return self.lessons[self._chosen] if 0 <= self._chosen < len(self.lessons) else None

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Lessons"))
        self.shelf.back.set_words(self.tr("Back") if self.kit is None else self.kit.name(self.language))
        self.shelf.title.setText(self.tr("Lessons"))
        self.shelf.empty.set_words(self.tr("There are no lessons here"), "")
        self._fill()

    def _fill(self) -> None:
        lang, rows = self.language, []
        for led in self.lessons:
            lesson = led.lesson
            title = self.tr("{number}  {title}").format(number=lesson.number, title=said(lesson.title, lang))
            rows.append(("check" if lesson.id in self.learned.done else "book", title, said(lesson.idea, lang)))
        self.shelf.show_rows(rows, self._chosen)
        now = self.chosen
        self.start.setVisible(now is not None)
        if now is None:
            return
        resumed = self.learned.at == now.lesson.id and self.learned.begun
        more = self.tr("Where you stopped") if resumed else self.tr("About two minutes")
        go = self.tr("Go on") if resumed else self.tr("Begin")
        self.head.show_lesson(said(now.lesson.title, lang), said(now.lesson.idea, lang), go, more)

    def go_back(self) -> None:
        self.page_wanted.emit("choose" if self.kit is None else f"games/{self.kit.id}")

    # --- at the board -----------------------------------------------------------------------------------------------
    def _start_chosen(self) -> None:
        now = self.chosen
        if now is not None:
            self.begin(self._chosen, self.learned.step if self.learned.at == now.lesson.id else 0)

    def begin(self, index: int, step: int = 0) -> None:
        """Put a lesson on the board, at one of its steps (from 0)."""
        self._chosen = index
        led, kit = self.chosen, self.kit
        if led is None or kit is None:
            return
        names = (self.tr("You"), kit.players[0].name())
        try:
            match = LedGame(kit.rules(), led, kit, names, self._rest, self._not_yet)
        except Failure as failure:
            self.said.emit(f"{str(failure).rstrip('.')}.")
            return
        match.stepped.connect(self._stepped)
        match.finished.connect(self._finished)
        self.show_match(match)
        if step:
            match.go_to(step)
        self._show_panel()

    def _not_yet(self) -> str:
        return "" if self.guide is None else self.guide.not_yet()

    def _made(self, match: Any, seed: int) -> QWidget:
        assert self.kit is not None
        settings = self._desk.settings
        return self.kit.board(
            match,
            Dress(self.base_look, self.language, _SEED, self._desk.pictures, lambda deed: own_key(settings, deed)),
        )

    def hear_table(self, table: Any) -> None:
        """A board has no wishes of its own."""

    def speak(self, table: Any, code: str) -> None:
        table.set_language(code)

    def put_table(self, table: Any) -> None:
        super().put_table(table)
        assert isinstance(table, Board)
        assert isinstance(self.match, LedGame)
        self.guide = GameGuide(table, self.match, self.look, self.language)
        self.guide.next_wanted.connect(self._next)
        self.panel.setParent(table)  # in the place of inspector and log
        table.side.installEventFilter(self)
        table.view.installEventFilter(self)
        self._over_side()
        self.panel.show()

    def drop_match(self) -> None:
        self.guide = None
        self.panel.hide()
        self.panel.setParent(self)
        super().drop_match()

    def _over_side(self) -> None:
        if self.table is not None:
            self.panel.setGeometry(self.table.side.geometry())
            self.panel.raise_()

    def _show_panel(self) -> None:
        led, lang, match = self.chosen, self.language, self.match
        if led is None or not isinstance(match, LedGame):
            return
        lesson = led.lesson
        where = self.tr("LESSON {number} OF {count}").format(number=lesson.number, count=len(self.lessons))
        done = [one.lesson.id in self.learned.done for one in self.lessons]
        self.panel.show_lesson(where, said(lesson.title, lang), said(lesson.idea, lang), self._chosen, done)
        lines = [(said(step.line, lang), said(step.under, lang)) for step in lesson.steps]
        self.panel.steps.show_steps(lines, match.step)
        self.panel.back.setEnabled(match.step > 0)

    def _stepped(self) -> None:
        led, match = self.chosen, self.match
        if led is not None and isinstance(match, LedGame) and match.now is not None:
            self._keep(self.learned.stop_at(led.lesson.id, match.step))
        self._show_panel()

    def _finished(self) -> None:
        if self.chosen is not None:
            self._keep(self.learned.learn(self.chosen.lesson.id))
        self._show_panel()

    def _keep(self, why: str) -> None:
        if why:
            self.said.emit(self.tr("What you have learned cannot be saved: {why}.").format(why=why))

    def _next(self) -> None:
        if self._chosen + 1 < len(self.lessons):
            self.begin(self._chosen + 1)
        else:
            self.leave_match()

    def _back(self) -> None:
        if isinstance(self.match, LedGame) and self.match.back():
            self._show_panel()

    def _leave(self) -> None:
        self.drop_match()
        self.go_back()

    def refill(self) -> None:
        self._fill()

    def first(self) -> QWidget | None:
        return self.start if self.table is None and self.chosen is not None else super().first()

    # --- look and keys ----------------------------------------------------------------------------------------------
    def set_base_look(self, look: Look) -> None:
        super().set_base_look(look)
        if self.guide is not None:
            self.guide.set_look(self.look)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The lesson's keys, before the board has them; and the panel follows the place it covers."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self.guide is not None:
            return self._key(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show):
            self._over_side()
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        guide, key = self.guide, event.key()
        assert guide is not None
        if key == Qt.Key.Key_H:
            guide.help()
        elif key == Qt.Key.Key_Backspace:
            self._back()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and guide.reads:
            guide.press()
        elif key == Qt.Key.Key_Escape:
            QTimer.singleShot(0, self._leave)
        else:
            return False
        return True
