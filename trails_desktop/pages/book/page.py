"""The rule book: contents at the left, the open page, and at the right what was found or what one may be looking at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from trails_desktop.pages.book.entries import ContentsEntry, HitBox, SeenEntry
from trails_desktop.pages.book.index import Index, chapter_of
from trails_desktop.pages.book.paper import Paper
from trails_desktop.pages.book.showing import Shows
from trails_desktop.resources import resource_dir
from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.page import Page
from trails_desktop.screens.parts.widgets import PlateButton, Scroll, Words, painter, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.keys.deeds import PLACE
from trails_desktop.ui.settings import Look

_MOST: Final = 24  #: hits shown at once
_WORDS: Final = "words"  #: where all words stand
_CHIPS: Final = ("bond", "stunned", "overkill", "initiative", "sclm", "support", "homebase", "priority")


class RuleBookPage(Page):
    """``open_at(place)``: a page's id, a rule's number, a chapter's hundred, or ``words``."""

    def __init__(self, look: Look, draw: Callable[[str, str, Look], QWidget | None] | None = None) -> None:
        """draw: the board of a lesson as a picture, of its id, a language and a look."""
        super().__init__(look)
        self._draw = draw
        self.setProperty(PLACE, "book")
        self._index: Index | None = None
        self._lang = ""
        self._at = ""
        self._past: list[str] = []
        self._backdrop = Backdrop(5)
        self.back = PlateButton(look, "link", "back")
        self.heading = Words(look, "display", 25)
        self.heading.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.line = QLineEdit()
        self.line.setClearButtonEnabled(True)
        self.count = Words(look, "ui", 13, "text2")
        self.paper = Paper(look)
        self.entries: dict[str, ContentsEntry] = {}
        self.hits: list[HitBox] = []
        self.seen: list[SeenEntry] = []
        self._top = QHBoxLayout()
        for widget in (self.back, self.heading):
            self._top.addWidget(widget)
        self._top.addWidget(self.line, 1)
        self._top.addWidget(self.count)
        self._top.addStretch(0)
        self._left, self._right = QWidget(), QWidget()
        self._contents, self._found = QVBoxLayout(self._left), QVBoxLayout(self._right)
        self.contents, self.side = Scroll(self._left), Scroll(self._right)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self.contents)
        self._middle.addWidget(self.paper, 1)
        self._middle.addWidget(self.side)
        self._rows = QVBoxLayout(self)
        self._rows.addLayout(self._top)
        self._rows.addLayout(self._middle, 1)
        self.side_head = Words(look, "cond", 12.5, "text2", 600, 16)
        self._found.addWidget(self.side_head)
        self.back.clicked.connect(self.back_wanted)
        self.line.textChanged.connect(self._search)
        self.paper.show_wanted.connect(self.page_wanted)
        self.paper.rule_wanted.connect(self.open_at)
        self.paper.page_wanted.connect(self.open_at)
        self.paper.search_wanted.connect(self.line.setText)
        self.retranslate()

    def title(self) -> str:
        return self.tr("Rule book")

    # ---- what stands there
    def enter(self, code: str) -> None:
        if code != self._lang:
            self._lang, self._index = code, Index(code)
            self.paper.draw = self._picture if self._draw is not None else None
            lessons = resource_dir("assets") / "lessons"
            self.paper.shows = Shows(lessons, self.index.pages, self.index.terms.values())
            self._fill_contents()
            self._search(self.line.text())
        self.open_at(self._at or next(iter(self.index.pages)))

    def _picture(self, lesson: str) -> QWidget | None:
        return self._draw(lesson, self._lang, self.look) if self._draw is not None else None

    @property
    def index(self) -> Index:
        """The book in the language in use."""
        if self._index is None:
            self._index = Index("en")
        return self._index

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Rule book"))
        self.back.set_words(self.tr("Back"))
        self.heading.setText(self.tr("Rule book"))
        self.line.setPlaceholderText(self.tr("Search: how to win, bond, 804.11a"))
        self.line.setAccessibleName(self.tr("Search the book"))

    def _fill_contents(self) -> None:
        while (item := self._contents.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        self.entries = {}
        self._label(self.tr("START HERE"), "amber")
        for page in self.index.pages.values():
            self._entry(page.id, str(page.number), page.title, True)
        self._label(self.tr("ALL RULES BY CHAPTER"), "text2")
        self._entry(_WORDS, "A–Z", self.tr("Words of the game"), False)
        for hundred in self.index.chapters():
            self._entry(str(hundred), str(hundred) if hundred else "R", self._chapter(hundred), False)
        self._contents.addStretch(1)
        self._fill_seen()

    def _label(self, said: str, colour: str) -> None:
        label = Words(self.look, "cond", 12.5, colour, 600, 16)
        label.setText(said)
        self._contents.addSpacing(self.look.px(8))
        self._contents.addWidget(label)
        self._contents.addSpacing(self.look.px(4))

    def _entry(self, place: str, number: str, title: str, large: bool) -> None:
        entry = ContentsEntry(self.look, number, title, large)
        entry.clicked.connect(lambda: self.open_at(place))
        self._contents.addWidget(entry)
        self.entries[place] = entry

    def _chapter(self, hundred: int) -> str:
        names = {
            100: self.tr("Aim and golden rules"), 200: self.tr("Parts of a card"), 300: self.tr("CP and EP"),
            400: self.tr("Terms"), 500: self.tr("Zones"), 600: self.tr("Before a game"), 700: self.tr("The turn"),
            800: self.tr("Combat"), 900: self.tr("Priority"), 1000: self.tr("Resolving"),
            1100: self.tr("Rule processing"), 1200: self.tr("Cards and abilities"), 1300: self.tr("Words of action"),
            1400: self.tr("Words in brackets"), 1500: self.tr("Loops and others"), 1600: self.tr("Corrections"),
            0: self.tr("Rulings"),
        }  # fmt: skip
        return names.get(hundred, str(hundred))

    def _fill_seen(self) -> None:
        for old in self.seen:
            old.setParent(None)
            old.deleteLater()
        self.seen = [
            SeenEntry(self.look, icon, title, says, page)
            for icon, title, says, page in (
                ("lampout", self.tr("My UNIT lies face-down"),
                 self.tr("It is stunned. It may be cured at the end of the turn."), "stunned"),
                ("no", self.tr("I cannot play this card"),
                 self.tr("Not enough CP, the wrong step, or no target."), "cp"),
                ("str", self.tr("The same UNIT cannot attack again"),
                 self.tr("Attacking turns it; it becomes ready when the turn ends."), "attack"),
                ("breaker", self.tr("I lost bond without being attacked"),
                 self.tr("A UNIT of yours was stunned, or an effect said so."), "win"),
                ("clock", self.tr("It stops and waits for me"),
                 self.tr("You could answer here. Auto-pass changes that."), "standby"),
                ("people", self.tr("Two of them attacked together"),
                 self.tr("They share an organization: SCLM."), "sclm"),
            )
        ]  # fmt: skip
        for entry in self.seen:
            entry.clicked.connect(lambda _=False, page=entry.page: self.open_at(page))
            self._found.addWidget(entry)

    # ---- opening
    def open_at(self, place: str) -> None:
        """Open the book there; what is not known opens nothing."""
        index = self.index
        if place in index.pages:
            page = index.pages[place]
            following = next((one for one in index.pages.values() if one.number == page.number + 1), None)
            terms = [term for term in index.terms.values() if term.page == place]
            self.paper.show_page(page, len(index.pages), terms[:4], following)
        elif place == _WORDS or place in index.terms:
            terms = sorted(index.terms.values(), key=lambda term: (term.id != place, term.name.casefold()))
            self.paper.show_terms(self.tr("A TO Z"), self.tr("Words of the game"), terms)
        elif place.isdigit() and int(place) in index.chapters():
            self._open_chapter(int(place), "")
        elif place in index.rules:
            self._open_chapter(chapter_of(place), place)
        else:
            return
        if self._at and self._at != place:
            self._past.append(self._at)
        self._at = place
        marked = place if place in self.entries else _WORDS if place in index.terms else str(chapter_of(place))
        for key, entry in self.entries.items():
            entry.set_marked(key == marked)

    def _open_chapter(self, hundred: int, rule: str) -> None:
        small = self.tr("CHAPTER {number}").format(number=hundred) if hundred else self.tr("RULINGS")
        self.paper.show_rules(small, self._chapter(hundred), self.index.chapter(hundred), rule)

    @property
    def at(self) -> str:
        """Where the book is open."""
        return self._at

    # ---- searching
    def _search(self, wanted: str) -> None:
        for old in self.hits:
            old.setParent(None)
            old.deleteLater()
        found = self.index.find(wanted)
        asked = bool(wanted.strip())
        self.hits = [
            HitBox(self.look, hit, wanted, self._chapter(chapter_of(hit.id)) if hit.kind == "rule" else "")
            for hit in found[:_MOST]
        ]
        for at, box in enumerate(self.hits):
            box.clicked.connect(lambda _=False, place=box.hit.id: self.open_at(place))
            self._found.insertWidget(1 + at, box)
            box.show()
        for entry in self.seen:
            entry.setVisible(not found)
        self.count.setText(self.tr("{count} hits").format(count=len(found)) if asked else "")
        self.count.set_colour("coral" if asked and not found else "text2")
        head = self.tr("PAGES, THEN WORDS, THEN RULES") if found else self.tr("OR START FROM WHAT YOU SEE")
        self.side_head.setText(head)
        if asked and not found:
            words = [self.index.terms[one].name for one in _CHIPS if one in self.index.terms]
            self.paper.show_nothing(wanted, self.index.nearest(wanted), words)
        elif asked:
            self.open_at(found[0].id)
        elif self._at:
            self.open_at(self._at)
        self.arrange()

    # ---- look and keys
    def first(self) -> QWidget | None:
        return self.line

    def arrange(self) -> None:
        look = self.look
        set_spacing(self._rows, look, 0)
        set_spacing(self._top, look, 10, (14, 10, 18, 10))
        set_spacing(self._middle, look, 10, (12, 10, 12, 10))
        set_spacing(self._contents, look, 0, (4, 0, 6, 0))
        set_spacing(self._found, look, 8, (4, 4, 8, 4))
        self._found.setAlignment(Qt.AlignmentFlag.AlignTop)
        wide = self.width() / look.scale
        searching = bool(self.line.text().strip())
        self.contents.setVisible(wide > 1000 or (wide > 700 and not searching))
        self.side.setVisible(wide > 1000 or (wide > 700 and searching))
        self.contents.setFixedWidth(look.px(276))
        self.side.setFixedWidth(look.px(356))
        self.line.setStyleSheet(
            f"QLineEdit {{ font-size: {look.px(15.5)}px; padding: {look.px(8)}px {look.px(12)}px;"
            f" border-radius: {look.px(16)}px; }}"
        )
        self.line.setMaximumWidth(look.px(560))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = event.key(), event.modifiers()
        if key == Qt.Key.Key_F and modifiers & Qt.KeyboardModifier.ControlModifier:
            self.line.setFocus()
            self.line.selectAll()
        elif key == Qt.Key.Key_Left and modifiers & Qt.KeyboardModifier.AltModifier:
            if self._past:
                place = self._past.pop()
                self._at = ""
                self.open_at(place)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._step(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key == Qt.Key.Key_Escape:
            if self.line.text():
                self.line.clear()
                self.line.setFocus()
            else:
                self.back_wanted.emit()
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        boxes: list[HitBox] | list[SeenEntry] = self.hits or self.seen
        now = QApplication.focusWidget()
        at = next((i for i, box in enumerate(boxes) if box is now), -1 if by > 0 else 0) + by
        if at < 0:
            self.line.setFocus()
        elif at < len(boxes):
            boxes[at].setFocus(Qt.FocusReason.OtherFocusReason)
            self.side.ensureWidgetVisible(boxes[at])

    def _enter(self) -> None:
        now = QApplication.focusWidget()
        if isinstance(now, HitBox | SeenEntry | ContentsEntry | PlateButton):
            now.click()
        elif self.hits:
            self.open_at(self.hits[0].hit.id)
        elif self.line.text().strip():
            self.line.setText(self.index.nearest(self.line.text()))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme = self.look.theme
        self._backdrop.draw(p, self, theme)
        bar = QRectF(0, 0, self.width(), self.paper.geometry().top() - self.look.px(10))
        p.fillRect(bar, paint.tone(theme.panel))
        p.fillRect(QRectF(0, bar.bottom(), self.width(), 2 if theme.flat else 1), paint.tone(theme.line))
