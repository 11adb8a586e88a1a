"""Decks of any game: the list, the cards found by the game's fields, the deck with what breaks its rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.catalogue import CardEntry
from engine.effects.printed.plain import PrintedError
from engine.views import CardView
from trails_desktop.board.faces import BoardFaces
from trails_desktop.games.kit import GameKit
from trails_desktop.games.own_cards import stocked
from trails_desktop.games.roster import known_kits
from trails_desktop.library.kinds import game_in, kind_of
from trails_desktop.library.search.catalogue import fields_of, found_in
from trails_desktop.library.search.query import QueryError
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.games.deck_files import DeckFiles
from trails_desktop.pages.games.deck_work import DeckWork
from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.dialogs import KeyHelp
from trails_desktop.screens.parts.page import Page
from trails_desktop.screens.parts.widgets import PlateButton, Scroll, Words, painter, set_spacing
from trails_desktop.ui.fonts import font
from trails_desktop.ui.settings import Look
from trails_desktop.ui.stylesheet import plain_tip

_NUMBER = Qt.ItemDataRole.UserRole
_FACE = (210, 293)  #: width and height of the card shown, at normal text size
_OF_CARDS = ("drop", "cards")  #: buttons below the card shown
_MOST_REFUSED = 12  #: sentences shown at once
_ROOMY = 820  #: pixels at normal text size from which on a card is shown beside the lists


class GameDecksPage(Page):
    """``open_at`` takes the id of a game. kits: of the games there are."""

    def __init__(self, desk: Desk, look: Look, kits: Sequence[GameKit] | None = None) -> None:
        super().__init__(look)
        self.kits = {kit.id: kit for kit in (known_kits() if kits is None else kits)}
        self._desk, self._code = desk, desk.languages.code
        self.work: DeckWork | None = None
        self._faces: BoardFaces | None = None
        self._shown, self._wrong = "", ""
        self._backdrop = Backdrop(6)
        self.back, self.heading = PlateButton(look, "link", "back"), Words(look, "display", 24)
        self.search, self.name = QLineEdit(), QLineEdit()
        self.decks, self.found, self.deck = QListWidget(), QListWidget(), QListWidget()
        self.note = Words(look, "ui", 13, "text2", wrap=True)
        self.count = Words(look, "ui", 15, "text", 600)
        self.why = Words(look, "ui", 14, "coral", wrap=True)
        self.face = QLabel()
        self.text = Words(look, "ui", 13.5, "text2", wrap=True)
        buttons = ("plus", "copy", "open", "save", "open", "list", "trash", "check", "trash")
        names = ("new", "copy", "take_in", "export", "bring", "cards", "drop", "repair", "remove")
        #: The buttons by what they do.
        self.buttons = {name: PlateButton(look, "link", icon) for name, icon in zip(names, buttons, strict=True)}
        self.put_in, self.take_out = PlateButton(look, "second", "plus", "+"), PlateButton(look, "second", "", "-")
        self._columns = QHBoxLayout()
        for parts in (
            (self.decks, *(self.buttons[name] for name in ("new", "copy", "take_in", "bring"))),
            (self.search, self.note, self.found, self.put_in),
            (self.name, self.count, self.why, self.deck, self.take_out,
             *(self.buttons[name] for name in ("repair", "export", "remove"))),
            (self.face, self.text, *(self.buttons[name] for name in _OF_CARDS)),
        ):  # fmt: skip
            column = QVBoxLayout()
            for part in parts:
                column.addWidget(part)
            if parts[0] is self.face:
                column.insertStretch(2, 1)
            self._columns.addLayout(column, {self.decks: 3, self.search: 5, self.name: 5}.get(parts[0], 0))
        top = QHBoxLayout()
        top.addWidget(self.back)
        top.addWidget(self.heading)
        top.addStretch(1)
        content = QWidget()
        self._rows = QVBoxLayout(content)
        self.scroller = Scroll(content)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.scroller)
        self._rows.addLayout(top)
        self._rows.addLayout(self._columns, 1)
        self.back.clicked.connect(self.go_back)
        self.search.textChanged.connect(self._find)
        self.name.editingFinished.connect(self._rename)
        self.decks.currentRowChanged.connect(self._open)
        for rows in (self.found, self.deck):
            rows.currentItemChanged.connect(self._look_at)
            rows.installEventFilter(self)
        self.found.itemActivated.connect(lambda item: self._change(1, self.found))
        self.put_in.clicked.connect(lambda: self._change(1, self.found))
        self.take_out.clicked.connect(lambda: self._change(-1, self.deck))
        self.files = DeckFiles(self)
        self.files.said.connect(self._say_refused)
        self.files.noted.connect(self.noted)
        self.files.changed.connect(self._changed)
        doing: dict[str, Callable[[], object]] = {
            "new": self._new, "copy": self._copy, "take_in": self.files.choose_deck, "export": self.files.export_deck,
            "bring": self.files.choose_cards, "cards": self.files.export_cards, "drop": self._drop,
            "repair": lambda: self._try(DeckWork.repair), "remove": lambda: self._try(DeckWork.remove),
        }  # fmt: skip
        for name, does in doing.items():
            self.buttons[name].clicked.connect(does)
        self.retranslate()

    def title(self) -> str:
        return self.tr("Decks")

    # --- the page ---------------------------------------------------------------------------------------------------
    def open_at(self, place: str) -> None:
        library = self._desk.library
        kit = stocked(self.kits[place], library) if place in self.kits else None
        if kit is None or kit.catalogue is None:
            return
        self.work = DeckWork(kit, kit.catalogue(), None if library is None else library.decks)
        self.files.show_work(self.work, None if library is None else library.game_cards)
        painter_ = None if kit.faces is None else kit.faces()
        self._faces = None if painter_ is None else BoardFaces(painter_, self._desk.pictures, self._code, self)
        if self._faces is not None:
            self._faces.repainted.connect(self._paint_face)
        self.search.clear()
        self.buttons["drop"].setEnabled(False)
        self.retranslate()
        self._find()
        self._fill()

    def enter(self, code: str) -> None:
        self._code = self.files.code = code
        if self._faces is not None:
            self._faces.set_language(code)
        self.retranslate()
        if self.work is not None:
            self._find()
            self._fill()

    def open_file(self, path: Path) -> None:
        """A deck, or cards, of a file that names its game."""
        self.open_at(game_in(path))
        if kind_of(path) == "cards":
            self.files.take_cards(path)
        else:
            self.files.take_deck(path)

    def go_back(self) -> None:
        """To the game."""
        self.page_wanted.emit("choose" if self.work is None else f"games/{self.work.kit.id}")

    def first(self) -> QWidget | None:
        return self.search

    def keys(self) -> Sequence[KeyHelp]:
        return (KeyHelp("+", self.tr("A copy more of the card")), KeyHelp("-", self.tr("A copy less of the card")))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.go_back()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A list would look for a name that begins with the sign."""
        if isinstance(watched, QListWidget) and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            by = {"+": 1, "-": -1}.get(event.text(), 0)
            if by:
                self._change(by, watched)
            return bool(by) or super().eventFilter(watched, event)
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        work = self.work
        self.setAccessibleName(self.tr("Decks"))
        self.back.set_words(self.tr("Back") if work is None else work.kit.name(self._code))
        self.heading.setText(self.tr("Decks"))
        self.search.setPlaceholderText(self.tr("Search cards"))
        for widget, said in (
            (self.search, self.tr("Search cards")), (self.name, self.tr("Name of the deck")),
            (self.decks, self.tr("Decks")), (self.found, self.tr("Cards that were found")),
            (self.deck, self.tr("Cards of the deck")),
        ):  # fmt: skip
            widget.setAccessibleName(said)
        for name, said in (
            ("new", self.tr("New deck")), ("copy", self.tr("Copy it")), ("take_in", self.tr("Import a deck …")),
            ("export", self.tr("Export the deck …")), ("bring", self.tr("Import cards …")),
            ("cards", self.tr("Export the cards …")), ("drop", self.tr("Remove this card")),
            ("repair", self.tr("Repair")), ("remove", self.tr("Remove")),
        ):  # fmt: skip
            self.buttons[name].set_words(said)
        self.put_in.set_words(self.tr("Into the deck"))
        self.take_out.set_words(self.tr("Out of the deck"))

    def arrange(self) -> None:
        look, theme = self.look, self.look.theme
        set_spacing(self._rows, look, 8, (18, 12, 18, 14))
        set_spacing(self._columns, look, 14)
        roomy = self.width() / look.scale > _ROOMY
        for part in (self.face, self.text, *(self.buttons[name] for name in _OF_CARDS)):
            part.setVisible(roomy)
        self.note.setVisible(roomy or bool(self._wrong))
        for rows in (self.decks, self.found, self.deck):
            rows.setMinimumHeight(look.px(110))
        self.face.setFixedSize(look.px(_FACE[0]), look.px(_FACE[1]))
        self.text.setFixedWidth(look.px(_FACE[0]))
        sheet = (
            f"QListWidget {{ background: {theme.panel}; color: {theme.text}; "
            f"border: 1px solid {theme.line}; border-radius: 8px; padding: 4px; }}"
            f"QListWidget::item {{ padding: {look.px(3)}px; }}"
            f"QListWidget::item:selected {{ background: {theme.amber}; color: #1D1405; border-radius: 5px; }}"
        )
        for rows in (self.decks, self.found, self.deck):
            rows.setStyleSheet(sheet)
            rows.setUniformItemSizes(True)
            rows.setFont(font("ui", look.px(14), 500))
            rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for line in (self.search, self.name):
            line.setStyleSheet(
                f"QLineEdit {{ font-size: {look.px(15)}px; padding: {look.px(6)}px; background: {theme.panel}; "
                f"color: {theme.text}; border: 1px solid {theme.line}; border-radius: 6px; }}"
            )
        self._paint_face()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(painter(self), self, self.look.theme)

    # --- showing ----------------------------------------------------------------------------------------------------
    def _said(self, entry: CardEntry) -> str:
        work = self.work
        assert work is not None
        numbers = "  ".join(f"{name.upper()} {value}" for name, value in entry.numbers.items() if " " not in name)
        kind = work.catalogue.word(entry.type, self._code)
        return f"{entry.name(self._code)}  ·  {kind}  {numbers}"

    def _short(self, entry: CardEntry) -> str:
        """As a row has room for it: numbers by the first letter of their names."""
        work = self.work
        assert work is not None
        numbers = " ".join(f"{name[:1].upper()}{value}" for name, value in entry.numbers.items() if " " not in name)
        own = "  ·  " + self.tr("own card") if entry.number in work.catalogue.outside else ""
        return f"{entry.name(self._code)}  ·  {work.catalogue.word(entry.type, self._code)}  {numbers}{own}"

    def _find(self) -> None:
        work = self.work
        if work is None:
            return
        at = self.found.currentRow()
        try:
            cards, said = found_in(work.catalogue, self.search.text()), ""
        except QueryError as error:
            cards, said = (), error.said.text
        counts = work.counts()
        self.found.clear()
        for entry in cards:
            many = counts[entry.number]
            self._row(self.found, entry, f"{many}×  " if many else "")
        self.found.setCurrentRow(min(max(0, at), self.found.count() - 1))
        fields = ", ".join(one.name for one in fields_of(work.catalogue)[:9])
        self._wrong = said
        self.note.setVisible(bool(said) or not self.face.isHidden())
        self.note.setText(said or self.tr("{count} cards. Fields: {fields} …").format(count=len(cards), fields=fields))

    def _row(self, rows: QListWidget, entry: CardEntry, before: str) -> None:
        item = QListWidgetItem(before + self._short(entry))
        item.setToolTip(plain_tip(self._said(entry)))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, before + self._said(entry))
        item.setData(_NUMBER, entry.number)
        item.setSizeHint(QSize(0, self.look.px(28)))
        rows.addItem(item)

    def _fill(self) -> None:
        """The list of decks, and the open one."""
        work = self.work
        if work is None:
            return
        self.decks.blockSignals(True)
        self.decks.clear()
        for one in work.decks:
            name = one.name(self._code)
            self.decks.addItem(name if one.ident else self.tr("{name} (ready-made)").format(name=name))
        self.decks.setCurrentRow(work.at)
        self.decks.blockSignals(False)
        self._fill_deck()

    def _fill_deck(self) -> None:
        work = self.work
        assert work is not None
        at, own = self.deck.currentRow(), work.own
        self.name.setText(work.now.name(self._code))
        self.deck.clear()
        for entry, many in work.sorted():
            self._row(self.deck, entry, f"{many}×  ")
        self.deck.setCurrentRow(min(max(0, at), self.deck.count() - 1))
        reasons = work.reasons(self._code)
        self.count.setText(self.tr("{count} cards").format(count=len(work.cards)))
        self.why.setText("\n".join(reasons) or self.tr("The deck may be played."))
        self.why.set_colour("coral" if reasons else "mint")
        self.name.setReadOnly(not own)
        can = {"repair": own and bool(reasons)}
        for name in ("new", "copy", "take_in", "bring"):
            can[name] = work.shelf is not None
        for name, enabled in can.items():
            self.buttons[name].setEnabled(enabled)
        for button in (self.put_in, self.take_out, self.buttons["remove"]):
            button.setEnabled(own)
            button.setToolTip("" if own else self.tr("Ready-made decks stay as they are: copy it to change it"))

    def _look_at(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._shown = item.data(_NUMBER)
            self._paint_face()

    def _paint_face(self) -> None:
        work = self.work
        entry = None if work is None else work.catalogue.cards.get(self._shown)
        if entry is None:
            return
        self.buttons["drop"].setEnabled(work is not None and entry.number in work.catalogue.outside)
        self.text.setText(entry.text(self._code))
        if self._faces is not None:
            card = CardView(0, 0, "", entry.name("en"), entry.number, entry.type, numbers=entry.numbers,
                            words=entry.words)  # fmt: skip
            wide, high = self.face.width(), self.face.height()
            self.face.setPixmap(self._faces.pixmap(card, "master", wide, high, self.devicePixelRatioF()))
        self.face.setAccessibleName(self._said(entry))

    # --- doing ------------------------------------------------------------------------------------------------------
    def _try(self, does: Callable[[DeckWork], None]) -> bool:
        """Change something; a sentence instead if it cannot be kept."""
        work = self.work
        if work is None:
            return False
        try:
            does(work)
        except (LibraryError, PrintedError) as error:
            self.said.emit(f"{str(error).rstrip('.')}.")
            return False
        self._find()
        self._fill()
        return True

    def _open(self, at: int) -> None:
        if self.work is not None and at >= 0:
            self.work.open(at)
            self._find()
            self._fill_deck()

    def _change(self, by: int, rows: QListWidget) -> None:
        item, work = rows.currentItem(), self.work
        if item is None or work is None:
            return
        if not work.own:
            self.said.emit(self.tr("A ready-made deck stays as it is: copy it first."))
            return
        number: str = item.data(_NUMBER)
        self._try(lambda one: one.change(number, by))

    def _rename(self) -> None:
        name, work = self.name.text().strip(), self.work
        if work is not None and work.own and name and name != work.now.name(self._code):
            self._try(lambda one: one.rename(name))

    def _new(self) -> None:
        name = self.tr("New deck")
        self._try(lambda one: one.add(name, ()))

    def _copy(self) -> None:
        self._try(lambda one: one.add(one.now.name(self._code), one.cards))

    def _say_refused(self, sentence: str) -> None:
        """What did not work; of a file of cards every row, where cards are found."""
        refused = self.files.refused
        if refused:
            self.note.setText("\n".join((*refused[:_MOST_REFUSED], *(["…"] if len(refused) > _MOST_REFUSED else []))))
            self.note.setVisible(True)
        self.said.emit(sentence)

    def _drop(self) -> None:
        self.files.drop_card(self._shown)

    def _changed(self, cards: bool) -> None:
        """Something came in by a file; cards: of which decks are made, so everything is read anew."""
        if cards and self.work is not None:
            self.open_at(self.work.kit.id)
        else:
            self._find()
            self._fill()
