"""The open page of the book: paper with a page of it, a chapter of rules, the words, or that nothing was found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.trails.book.glossary import BookPage, Term
from engine.trails.book.rulebook import Rule
from trails_desktop.pages.book.lighthouse import Lighthouse
from trails_desktop.pages.book.showing import Shows
from trails_desktop.screens.parts.rich import Rich, RichWords
from trails_desktop.screens.parts.terms import TermBox
from trails_desktop.screens.parts.widgets import PlateButton, Scroll, Words, painter, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import theme

INKS: Final = ("#1A222C", "#7A4A05", "#615B4C")  #: text, stress, small words on paper


class PaperLine(QWidget):
    """A rule on paper: its number at the left, what it says beside it. mark: whether it is the one looked for."""

    def __init__(self, look: Look, rule: Rule, mark: bool) -> None:
        super().__init__()
        self._look, self.rule, self._mark = look, rule, mark
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(rule.id)
        self.setAccessibleDescription(rule.says)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def _says(self, width: float) -> Rich:
        k = self._look.scale
        said = f"**{self.rule.about}.** {self.rule.says}" if self.rule.about else self.rule.says
        return Rich(said, "text", 15.5 * k, width - 92 * k, round(21 * k), 430, QColor(INKS[1]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As high as its text asks at this width."""
        super().resizeEvent(event)
        self.setFixedHeight(self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._says(width).height + 10 * self._look.scale)

    def sizeHint(self) -> QSize:
        width = self._look.px(500)
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        k = self._look.scale
        if self._mark or self.hasFocus():
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            paint.rounded(p, box, 6, paint.tone("#F5BC50", 0.3 if self._mark else 0), "#C98A1A", 1)
        number = font("cond", 14.5 * k, 700)
        paint.text(p, 8 * k, 20 * k, self.rule.id, number, INKS[1], "l", 76 * k)
        self._says(self.width()).draw(p, 84 * k, 4 * k, QColor(INKS[0]))


class Point(QWidget):
    """A numbered point of a page."""

    def __init__(self, look: Look, number: str, said: str) -> None:
        super().__init__()
        self._look, self._number = look, number
        self.words = RichWords(look, "text", 18, INKS[0], INKS[1], 430, 1.32)
        self.words.set_said(said)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        set_spacing(self._row, look, 0, (38, 1, 0, 1))
        self.words.set_look(look)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        k = self._look.scale
        x, y = 13 * k, 14 * k
        paint.fill_path(p, paint.circle(x, y, 12.5 * k), "#E8A93B", INKS[1], 1.4)
        used = font("cond", 15 * k, 700)
        lift = QFontMetricsF(used).capHeight() / 2
        paint.text(p, x, y + lift, self._number, used, "#1D1405", "c")


class Chip(QPushButton):
    """A word to look for, on paper."""

    def __init__(self, look: Look, word: str) -> None:
        super().__init__()
        self._look, self.word = look, word
        self.setAccessibleName(word)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        used = font("ui", 14 * self._look.scale, 600, 0, self.word)
        return QSize(round(QFontMetricsF(used).horizontalAdvance(self.word)) + self._look.px(32), self._look.px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        hot = self.underMouse() or self.hasFocus()
        paint.rounded(p, box, box.height() / 2, "#FFFDF6" if hot else None, "#7A4A05" if hot else "#B6A67E", 1.4)
        used = font("ui", 14 * self._look.scale, 600, 0, self.word)
        base = box.center().y() + QFontMetricsF(used).capHeight() / 2
        paint.text(p, box.center().x(), base, self.word, used, INKS[0], "c")


class Paper(QWidget):
    """``show_wanted(str)``: the place that shows it at the table; ``rule_wanted(str)``; ``page_wanted(str)``;
    ``search_wanted(str)``: look for that."""

    show_wanted = Signal(str)
    rule_wanted = Signal(str)
    page_wanted = Signal(str)
    search_wanted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._target: QWidget | None = None  # the line to be seen
        self.shows: Shows | None = None
        self.draw: Callable[[str], QWidget | None] | None = None  #: the board of a lesson, by its id
        self._body = QWidget()
        self._rows = QVBoxLayout(self._body)
        self.scroller = Scroll(self._body)
        self._outer = QVBoxLayout(self)
        self.scroller.verticalScrollBar().rangeChanged.connect(self._reach)
        self._outer.addWidget(self.scroller)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        set_spacing(self._outer, look, 0, (30, 22, 12, 20))
        set_spacing(self._rows, look, 9, (8, 6, 20, 6))
        self.update()

    def _bright(self) -> Look:
        """The look of what casts a shadow: paper is bright, whatever the theme."""
        return self._look if self._look.theme.flat else replace(self._look, theme=theme("light"))

    def _clear(self) -> None:
        self._target = None
        while (item := self._rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        self.scroller.verticalScrollBar().setValue(0)

    def _head(self, small: str, title: str) -> None:
        label = Words(self._look, "cond", 13, INKS[1], 600, 18)
        label.setText(small)
        heading = Words(self._look, "display", 38, INKS[0], 600, wrap=True)
        heading.setText(title)
        self._rows.addWidget(label)
        self._rows.addWidget(heading)

    def show_page(self, page: BookPage, count: int, terms: Sequence[Term], following: BookPage | None) -> None:
        """One of the twelve pages. terms: the words that belong to it."""
        self._clear()
        self._head(self.tr("START HERE  ·  {at} OF {count}").format(at=page.number, count=count), page.title)
        for said in page.says:
            if said[1:3] == ") ":
                self._rows.addWidget(Point(self._look, said[0], said[3:]))
            else:
                words = RichWords(self._look, "text", 18, INKS[0], INKS[1], 430, 1.38)
                words.set_said(said)
                self._rows.addWidget(words)
        board = page.board or page.lesson
        picture = self.draw(board) if board and self.draw is not None else None
        if picture is not None:
            self._rows.addWidget(picture)
        if page.lesson:
            show = PlateButton(self._bright(), "primary", "play")
            show.set_words(self.tr("Show me"), self.tr("At the table; nothing can go wrong there"))
            show.setFixedSize(self._look.px(400), self._look.px(72))
            show.clicked.connect(lambda: self.show_wanted.emit(f"lessons/{page.lesson}"))
            self._rows.addWidget(show)
        for term in terms:
            self._rows.addWidget(TermBox(self._look, term, paper=True))
        self._foot(page.rules, following)
        self._rows.addStretch(1)
        self._settle()

    def _settle(self) -> None:
        """Everything gets its height before it is seen: what wraps knows it only once it has its width."""
        for item in map(self._rows.itemAt, range(self._rows.count())):
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.show()
        for _ in range(3):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _foot(self, rules: Sequence[str], following: BookPage | None) -> None:
        foot = QWidget()
        row = QHBoxLayout(foot)
        row.setContentsMargins(0, 0, 0, 0)
        label = Words(self._look, "ui", 13.5, INKS[1], 600)
        label.setText(self.tr("In the rules:"))
        row.addWidget(label)
        for rule in rules:
            chip = Chip(self._look, rule)
            chip.clicked.connect(lambda _=False, rule=rule: self.rule_wanted.emit(rule))
            row.addWidget(chip)
        row.addStretch(1)
        self._rows.addWidget(foot)
        if following is not None:
            step = Chip(self._look, self.tr("Next: {title}").format(title=following.title))
            step.clicked.connect(lambda: self.page_wanted.emit(following.id))
            step.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            self._rows.addWidget(step)

    def show_rules(self, small: str, title: str, rules: Sequence[Rule], marked: str = "") -> None:
        """A chapter, at one of its rules."""
        self._clear()
        self._head(small, title)
        target: QWidget | None = None
        for rule in rules:
            line = PaperLine(self._look, rule, rule.id == marked)
            self._rows.addWidget(line)
            self._offer(self.shows.of_rule(rule.id) if self.shows is not None else "", rule.id)
            target = line if rule.id == marked else target
        self._rows.addStretch(1)
        self._target = target  # reached once all lines have their places
        self._settle()

    def _reach(self) -> None:
        if self._target is not None:
            self.scroller.ensureWidgetVisible(self._target, 0, self._look.px(160))

    def show_terms(self, small: str, title: str, terms: Sequence[Term], marked: str = "") -> None:
        """The words of the game."""
        self._clear()
        self._head(small, title)
        for term in terms:
            self._rows.addWidget(TermBox(self._look, term, paper=True))
            self._offer(self.shows.of_term(term) if self.shows is not None else "", term.name)
        self._rows.addStretch(1)
        self._settle()

    def _offer(self, place: str, of: str) -> None:
        """A way to the table, where something there shows it."""
        if place:
            chip = Chip(self._look, self.tr("Show me"))
            chip.setAccessibleDescription(of)
            chip.setObjectName(place)
            chip.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            chip.clicked.connect(lambda: self.show_wanted.emit(place))
            self._rows.addWidget(chip, 0, Qt.AlignmentFlag.AlignRight)

    def show_nothing(self, wanted: str, nearest: str, words: Sequence[str]) -> None:
        """Nothing was found: what one may have meant, and words that are there."""
        self._clear()
        self._rows.addStretch(1)
        # Words come first: large text leaves the picture less of the page.
        self._rows.addWidget(Lighthouse(min(self._look.px(240), round(0.36 * max(320, self.height())))))
        heading = Words(self._look, "display", 27, INKS[0], 600, wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        heading.setText(self.tr("Nothing found for “{wanted}”").format(wanted=wanted))
        self._rows.addWidget(heading)
        attempt = PlateButton(self._bright(), "primary", "search", "Enter")
        attempt.set_words(self.tr("Try {words}").format(words=nearest))
        attempt.clicked.connect(lambda: self.search_wanted.emit(nearest))
        attempt.setFixedSize(min(attempt.sizeHint().width() + self._look.px(24), self._look.px(460)), self._look.px(84))
        self._rows.addWidget(attempt, 0, Qt.AlignmentFlag.AlignHCenter)
        label = Words(self._look, "ui", 14, INKS[2], align=Qt.AlignmentFlag.AlignHCenter)
        label.setText(self.tr("or one of these words"))
        self._rows.addWidget(label)
        for part in (words[:4], words[4:8]):
            line = QWidget()
            row = QHBoxLayout(line)
            row.addStretch(1)
            for word in part:
                chip = Chip(self._look, word)
                chip.clicked.connect(lambda _=False, word=word: self.search_wanted.emit(word))
                row.addWidget(chip)
            row.addStretch(1)
            self._rows.addWidget(line)
        also = Words(self._look, "ui", 14, INKS[2], wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        also.setText(self.tr("A rule number works too, such as 804.11a, and so does a word in brackets."))
        self._rows.addWidget(also)
        self._rows.addStretch(2)
        self._settle()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        box = QRectF(self.rect()).adjusted(2, 4, -8, -10)
        if self._look.theme.flat:
            paint.rounded(p, box, 8, "#FFFFFF", "#FFFFFF", 2)
            return
        for i in range(8):
            paint.rounded(p, box.adjusted(-i, 2 - i, i, 4 + i), 10 + i, None, paint.tone("#000000", 0.06), 2)
        paint.rounded(p, box.translated(5, 5), 9, "#CDBF9F", "#A9986F", 1)
        paint.rounded(p, box.translated(2, 2), 9, "#E9DFC8", "#B6A67E", 1)
        paper = paint.gradient(
            box.left(), 0, box.right(), 0, [(0, "#CBBF9E"), (0.05, "#F2EAD5"), (0.3, "#FBF6EA"), (1, "#F1E9D3")]
        )
        paint.rounded(p, box, 9, paper, "#B6A67E", 1)
        k = self._look.scale
        x = box.right() - 76 * k
        ribbon = paint.polygon([(x, 0), (x + 26 * k, 0), (x + 26 * k, 56 * k), (x + 13 * k, 46 * k), (x, 56 * k)])
        paint.fill_path(
            p,
            ribbon,
            paint.gradient(x, 0, x + 26 * k, 0, [(0, "#B5371E"), (0.5, "#D9583A"), (1, "#A8301A")]),
            "#7A2413",
            1,
        )
