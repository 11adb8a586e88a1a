"""The panel of a lesson, in the inspector's place: where one is, the idea, the steps, the words, and the ways out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.trails.book.glossary import Term
from trails_desktop.screens.parts.terms import TermRow
from trails_desktop.screens.parts.widgets import PlateButton, Scroll, Words, painter, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import INK, Theme


class LampRow(QWidget):
    """One lamp for each lesson: lit where it is done, glowing where one is."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._count, self._at, self._done = 12, 0, frozenset[int]()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def show_lamps(self, count: int, at: int, done: frozenset[int]) -> None:
        """How many lessons, the present one and those done, from 0."""
        self._count, self._at, self._done = count, at, done
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        step = (self.width() - 16 * k) / max(1, self._count - 1)
        for i in range(self._count):
            paint_lamp(p, 8 * k + step * i, self.height() / 2, 5.2 * k, theme, i in self._done, i == self._at)


def paint_lamp(p: QPainter, x: float, y: float, r: float, theme: Theme, lit: bool, now: bool = False) -> None:
    """A lamp of the list: dark ring, lit, or the present one, which glows."""

    if now and not theme.flat:
        paint.draw_glow(p, QRectF(x - r, y - r, 2 * r, 2 * r), r, theme.amber, 8, 0.9)
    if lit or now:
        r = r * 1.2 if now else r
        glow = paint.radial(x, y, 1.1 * r, [(0, "#FFF6D2"), (0.5, "#FFD877"), (1, theme.amberd)])
        paint.fill_path(p, paint.circle(x, y, r), theme.amber if theme.flat else glow)
    else:
        paint.fill_path(p, paint.circle(x, y, r * 0.92), None, theme.text3, max(1.4, 0.2 * r))


class StepList(QWidget):
    """The steps of a lesson under each other: done, the present one, to come."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._steps: Sequence[tuple[str, str]] = ()
        self._at = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def show_steps(self, steps: Sequence[tuple[str, str]], at: int) -> None:
        """(line, what stands under it) of each, and the present one, from 0; their number when all is done."""
        self._steps, self._at = steps, at
        done = self.tr("done")
        self.setAccessibleName(
            ". ".join(f"{line}, {done}" if i < at else line for i, (line, _) in enumerate(steps) if i <= at)
        )
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(240), self._look.px(56) * len(self._steps) + self._look.px(4))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k, wide = self._look.theme, self._look.scale, float(self.width())
        x = 20 * k
        for i, (line, under) in enumerate(self._steps):
            y = (26 + 56 * i) * k
            if i + 1 < len(self._steps):
                colour = paint.tone(theme.amberd) if i < self._at else paint.tone(theme.text3, 0.6)
                p.setPen(QPen(colour, 3))
                p.drawLine(round(x), round(y), round(x), round(y + 56 * k))
            if i == self._at:
                box = QRectF(2, y - 24 * k, wide - 4, 50 * k)
                paint.rounded(p, box, 10, paint.tone(theme.amber, 0.13), paint.tone(theme.amber, 0.55), 1)
            self._disc(p, i, x, y)
            title = font("display", 16 * k, 600, 0, line)
            colour_of = theme.text if i <= self._at else theme.text2
            room = wide - 54 * k
            paint.text(p, 42 * k, y - 1 * k if under else y + 5 * k, line, title, colour_of, "l", room)
            small = font("ui", 13 * k, 500, 0, under)
            paint.text(p, 42 * k, y + 17 * k, under, small, theme.text2 if i == self._at else theme.text3, "l", room)

    def _disc(self, p: QPainter, i: int, x: float, y: float) -> None:
        theme, k = self._look.theme, self._look.scale
        number = font("cond", 13.5 * k, 700)
        if i < self._at:
            paint.fill_path(p, paint.circle(x, y, 9.5 * k), theme.amberd, theme.amber, 1.6 * self._look.line)
            draw_icon(p, "check", x, y, 12 * k, "#1D1405" if theme.name != "light" else "#FFFFFF")
        elif i == self._at:
            paint_lamp(p, x, y, 9.5 * k / 1.2, theme, True, True)
            paint.text(p, x, y + 4.8 * k, str(i + 1), number, INK, "c")
        else:
            paint.fill_path(p, paint.circle(x, y, 9.5 * k), theme.panel, theme.text3, 1.6 * self._look.line)
            paint.text(p, x, y + 4.8 * k, str(i + 1), number, theme.text2, "c")


class LessonPanel(QWidget):
    """``back_wanted``, ``skip_wanted``, ``list_wanted``, ``leave_wanted``; ``rule_wanted(str)``."""

    back_wanted = Signal()
    skip_wanted = Signal()
    list_wanted = Signal()
    leave_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.where = Words(look, "cond", 13, "amber", 600, 18)
        self.lamps = LampRow(look)
        self.title = Words(look, "display", 34, "text", 600, shrink=True)
        self.idea = Words(look, "ui", 15.5, "text2", wrap=True)
        self.steps = StepList(look)
        self.words = Words(look, "cond", 12, "text2", 600, 16)
        self._terms: list[TermRow] = []
        self.book = Words(look, "cond", 11.5, "text3", 600, 14)
        self.rules: list[PlateButton] = []
        self.back = PlateButton(look, "second", "undo")
        self.skip = PlateButton(look, "second")
        self.list = PlateButton(look, "link", "list")
        self.leave = PlateButton(look, "link", "", "Esc")
        body = QWidget()
        self._body = QVBoxLayout(body)
        self._head = QVBoxLayout()
        for part in (self.where, self.lamps, self.title, self.idea):
            self._head.addWidget(part)
        self._body.addWidget(self.steps)
        self._words_row = QVBoxLayout()
        self._words_row.addWidget(self.words)
        self._body.addLayout(self._words_row)
        self._term_rows = QVBoxLayout()
        self._body.addLayout(self._term_rows)
        self._rule_row = QHBoxLayout()
        self._rule_row.addWidget(self.book)
        self._rule_row.addStretch(1)
        self._body.addLayout(self._rule_row)
        self._body.addStretch(1)
        self.scroller = Scroll(body)
        self._foot = QVBoxLayout()
        self._buttons, self._links = QHBoxLayout(), QHBoxLayout()
        self._buttons.addWidget(self.back)
        self._buttons.addWidget(self.skip, 1)
        self._links.addWidget(self.list)
        self._links.addStretch(1)
        self._links.addWidget(self.leave)
        self._foot.addLayout(self._buttons)
        self._foot.addLayout(self._links)
        self._rows = QVBoxLayout(self)
        self._rows.addLayout(self._head)
        self._rows.addWidget(self.scroller, 1)
        self._rows.addLayout(self._foot)
        self.back.clicked.connect(self.back_wanted)
        self.skip.clicked.connect(self.skip_wanted)
        self.list.clicked.connect(self.list_wanted)
        self.leave.clicked.connect(self.leave_wanted)
        for button in (self.back, self.skip, self.list, self.leave):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        set_spacing(self._rows, look, 0)
        set_spacing(self._head, look, 4, (18, 14, 18, 12))
        set_spacing(self._body, look, 4, (10, 6, 10, 4))
        set_spacing(self._words_row, look, 0, (8, 4, 8, 2))
        set_spacing(self._term_rows, look, 5, (8, 0, 8, 0))
        set_spacing(self._rule_row, look, 0, (8, 4, 0, 0))
        set_spacing(self._foot, look, 2, (12, 6, 12, 8))
        set_spacing(self._buttons, look, 2)
        set_spacing(self._links, look, 2)
        self.update()

    def show_lesson(self, where: str, title: str, idea: str, at: int, done: Sequence[bool]) -> None:
        """Its head. at: which one of the lessons it is, from 0; done: of each whether it was learned."""
        self.where.setText(where)
        self.lamps.show_lamps(len(done), at, frozenset(one for one, learned in enumerate(done) if learned))
        self.title.setText(title)
        self.idea.setText(idea)

    def show_terms(self, terms: Sequence[Term]) -> None:
        """The words of the lesson."""
        for old in self._terms:
            old.setParent(None)
            old.deleteLater()
        self._terms = [TermRow(self._look, term) for term in terms]
        for row in self._terms:
            self._term_rows.addWidget(row)
        self.words.setVisible(bool(terms))

    def show_rules(self, rules: Sequence[str]) -> None:
        """Where it stands in the rules."""
        for old in self.rules:
            old.setParent(None)
            old.deleteLater()
        self.rules = []
        for rule in rules[:2]:
            button = PlateButton(self._look, "link")
            button.set_words(rule)
            button.setObjectName(rule)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(self._rule_pressed)
            self._rule_row.addWidget(button)
            self.rules.append(button)

    def _rule_pressed(self) -> None:
        self.rule_wanted.emit(self.sender().objectName())

    def retranslate(self) -> None:
        """Set the texts that are the same in every lesson."""
        self.setAccessibleName(self.tr("The lesson"))
        self.words.setText(self.tr("WORDS OF THIS LESSON"))
        self.book.setText(self.tr("FROM THE RULE BOOK"))
        self.back.set_words(self.tr("Back"))
        self.skip.set_words(self.tr("Skip lesson"))
        self.list.set_words(self.tr("The lessons"))
        self.leave.set_words(self.tr("Leave"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme = self._look.theme
        edge = 2 if theme.flat else 1
        p.fillRect(self.rect(), paint.tone(theme.panel))
        p.fillRect(QRectF(0, 0, edge, self.height()), paint.tone(theme.line))
        for y in (self.scroller.geometry().top() - 1, self.scroller.geometry().bottom()):
            p.fillRect(QRectF(0, y, self.width(), edge), paint.tone(theme.line))
