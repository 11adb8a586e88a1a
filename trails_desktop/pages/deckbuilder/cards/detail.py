"""One card with everything there is to know about it: its face in both languages, what it means as printed on the
back, the lines the rules engine does not understand, how many are owned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.text.compile import compile_card
from engine.text.report import line_record
from engine.text.source.proper_names import WordTable
from trails_desktop.library.storage.pool import LibraryPool
from trails_desktop.pages.deckbuilder.cards.faces import Faces
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.texts import named, rarity_word
from trails_desktop.screens.parts.segments import Segments
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words, painter
from trails_desktop.ui import paint
from trails_desktop.ui.settings import Look

_LANGS: Final = ("en", "ja")
_SHAPE: Final = 88 / 63


class FaceView(QWidget):
    """A face as large as its place allows."""

    def __init__(self, faces: Faces, look: Look) -> None:
        super().__init__()
        self._faces, self._look = faces, look
        self._card: tuple[str, str] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        faces.came.connect(self.update)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()

    def show_card(self, number: str, lang: str, name: str) -> None:
        """This card in this language."""
        self._card = (number, lang)
        self.setAccessibleName(name)
        self.update()

    def _wide(self) -> int:
        window = self.window()
        return max(
            180,
            min(
                self._look.px(360),
                round((window.height() - max(190, self._look.px(180))) / _SHAPE),
                round(window.width() * 0.42),
            ),
        )

    def sizeHint(self) -> QSize:
        wide = self._wide()
        return QSize(wide + 12, round(wide * _SHAPE) + 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None:
            return
        p = painter(self)
        wide = self._wide()
        box = QRectF(5, 4, wide, round(wide * _SHAPE))
        paint.draw_shadow(p, box, wide * 30 / 630, 2, self._look.theme)
        p.drawPixmap(box.topLeft(), self._faces.large(*self._card, wide, self.devicePixelRatioF()))


class BigCard(Sheet):
    """``changed(number, by)`` and ``aside_wanted(number, by)`` where a deck is being built; the arrow keys leaf."""

    changed = Signal(str, int)
    aside_wanted = Signal(str, int)

    def __init__(self, parent: QWidget, look: Look, stock: Stock, faces: Faces, building: bool) -> None:
        super().__init__(parent, look, 940)
        self._stock = stock
        self._numbers: Sequence[str] = ()
        self._at = 0
        self._building = building
        self.face = FaceView(faces, look)
        self.lang = Segments(look, 2)
        self.line = Words(look, "ui", 14, "text2", wrap=True)
        self.text = Words(look, "ui", 14.5, "text", wrap=True)
        self.meaning_head = Words(look, "cond", 12, "text2", 600, 16)
        self.meaning = Words(look, "ui", 14, "text", wrap=True)
        self.unread_head = Words(look, "cond", 12, "coral", 600, 16)
        self.unread = Words(look, "ui", 14, "text", wrap=True)
        self.corrected = Words(look, "ui", 13.5, "text2", wrap=True)
        self.fewer, self.more = PlateButton(look, "second", "minus"), PlateButton(look, "second", "plus")
        self.aside = PlateButton(look, "second", "eye")
        self.back, self.forth = PlateButton(look, "second", "back"), PlateButton(look, "second", "arrow")
        row, column = QHBoxLayout(), QVBoxLayout()
        row.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)
        for widget in (
            self.lang, self.line, self.text, self.corrected, self.meaning_head, self.meaning, self.unread_head,
            self.unread,
        ):  # fmt: skip
            column.addWidget(widget)
        column.addStretch(1)
        row.setSpacing(18)
        column.setSpacing(8)
        self.rows.addLayout(row)
        for at, button in enumerate((self.back, self.forth, self.aside, self.fewer, self.more)):
            self.buttons.insertWidget(at, button)
        self.lang.chosen.connect(self._lang_chosen)
        self.back.clicked.connect(self._before_this)
        self.forth.clicked.connect(self._after_this)
        self.fewer.clicked.connect(self._one_less)
        self.more.clicked.connect(self._one_more)
        self.aside.clicked.connect(self._set_aside)
        self._code = "en"

    @property
    def number(self) -> str:
        """The card shown."""
        return self._numbers[self._at] if self._numbers else ""

    def show_card(self, numbers: Sequence[str], number: str) -> None:
        """Open at a card of these."""
        self._numbers = tuple(numbers) if number in numbers else (number,)
        self._at = self._numbers.index(number)
        self._code = self._stock.code
        self._fill()
        self.open()

    def retranslate(self) -> None:
        super().retranslate()
        self.lang.set_words(self.tr("Language of the card"), ["English", "日本語"])
        self.fewer.set_words(self.tr("One less"))
        self.more.set_words(self.tr("One more"))
        self.aside.set_words(self.tr("Set aside"))
        self.back.set_words(self.tr("Before"))
        self.forth.set_words(self.tr("Next"))
        for button in (self.aside, self.fewer, self.more):
            button.setVisible(self._building)
        if self._numbers:
            self._fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}.get(
            Qt.Key(event.key()), 0
        )
        if step:
            self._step(step)
        elif self._building and event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            self.changed.emit(self.number, 1 if event.key() == Qt.Key.Key_Plus else -1)
        elif event.key() == Qt.Key.Key_Space:
            self.done()
        else:
            super().keyPressEvent(event)

    def _before_this(self) -> None:
        self._step(-1)

    def _after_this(self) -> None:
        self._step(1)

    def _one_less(self) -> None:
        self.changed.emit(self.number, -1)

    def _set_aside(self) -> None:
        self.aside_wanted.emit(self.number, 1)

    def _one_more(self) -> None:
        self.changed.emit(self.number, 1)

    def _step(self, by: int) -> None:
        self._at = (self._at + by) % len(self._numbers)
        self._fill()
        self.arrange()

    def _lang_chosen(self, index: int) -> None:
        self._code = _LANGS[index]
        self._fill()
        self.arrange()

    def _fill(self) -> None:
        number, pool = self.number, self._stock.pool
        versions = pool.versions(number)
        code = self._code if self._code in versions else next(iter(versions))
        self.lang.select(_LANGS.index(code))
        for lang, button in zip(_LANGS, self.lang.buttons, strict=True):
            button.setEnabled(lang in versions)
        card = versions[code]
        self.title.setText(named(card))
        self.setAccessibleName(named(card))
        self.face.show_card(number, code, named(card))
        owned = self.tr("{count} owned").format(count=self._stock.owned.get(number, 0))
        self.line.setText(" · ".join(part for part in (number, card.set, rarity_word(card.rarity), owned) if part))
        arts = f"\n{card.arts.name} ({card.arts.ep} EP): {card.arts.text}" if card.arts else ""
        plain = card.text.replace("{action}", self.tr("[Action]")).replace("{enter}", self.tr("[Enters]"))
        self.text.setText(plain + arts)
        self.text.setVisible(bool(card.text or arts))
        changes = ", ".join(f"{key}: {value}" for key, value in card.corrected.items())
        self.corrected.setText(self.tr("Officially corrected: {changes}").format(changes=changes))
        self.corrected.setVisible(bool(card.corrected))
        self._fill_meaning(number, code)

    def _fill_meaning(self, number: str, code: str) -> None:
        pool = self._stock.pool
        words = pool.words if isinstance(pool, LibraryPool) else WordTable(pool.versions(number).values())
        card = pool.versions(number)[code]
        rows = [line_record(line, code, words) for line in compile_card(card, words).lines]
        says = [row["says"].strip() for row in rows if row["says"].strip()]
        unread = [row["text"].strip() for row in rows if row["problem"] is not None]
        self.meaning_head.setText(self.tr("WHAT IT DOES HERE, SAID BACK"))
        action, enters = self.tr("[Action]"), self.tr("[Enters]")
        words_for = (("[action]", action), ("{action}", action), ("[enter]", enters), ("{enter}", enters))
        for plain, spoken in words_for:
            says = [line.replace(plain, spoken) for line in says]
        self.meaning.setText("\n".join(says))
        self.unread_head.setText(self.tr("NOT UNDERSTOOD: PLAYED BY HAND"))
        self.unread.setText("\n".join(f"• {line}" for line in unread))
        for head, text, shown in ((self.meaning_head, self.meaning, says), (self.unread_head, self.unread, unread)):
            head.setVisible(bool(shown))
            text.setVisible(bool(shown))
