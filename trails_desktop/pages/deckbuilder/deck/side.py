"""The deck beside the cards: its name and mode, whether it is legal, its numbers in short, and its cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from engine.trails.cards.decks import MODES, SIZES
from engine.trails.setup import OPENING_HAND
from trails_desktop.pages.deckbuilder.cards.faces import Faces
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.deck.editing import DeckEditor
from trails_desktop.pages.deckbuilder.deck.model import DeckList, DeckModel
from trails_desktop.pages.deckbuilder.deck.piles import Piles
from trails_desktop.pages.deckbuilder.deck.reasons import Reasons
from trails_desktop.pages.deckbuilder.numbers.charts import Chance, QuickChart
from trails_desktop.pages.deckbuilder.numbers.statistics import Numbers, numbers_of
from trails_desktop.screens.decks.texts import mode_name
from trails_desktop.screens.parts.segments import Segments
from trails_desktop.screens.parts.widgets import IconTool, PlateButton, Words, painter, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.language import card_count
from trails_desktop.ui.settings import Look


class DeckSide(QWidget):
    """Shows the deck of an editor. ``named(text)``, ``mode_wanted(mode)``; the buttons are wired by the page."""

    named = Signal(str)
    mode_wanted = Signal(str)

    def __init__(self, look: Look, stock: Stock, faces: Faces, editor: DeckEditor) -> None:
        super().__init__()
        self._look, self._stock, self._editor = look, stock, editor
        self.numbers = Numbers(0)
        self.over = False
        self.name = QLineEdit()
        self.name.setMaxLength(120)
        self.name.setFrame(False)
        self.undo, self.redo = IconTool(look, "undo"), IconTool(look, "skip")
        self.versions, self.share = IconTool(look, "clock"), IconTool(look, "share")
        self.menu, self.as_piles = IconTool(look, "menu"), IconTool(look, "stack")
        self.as_piles.setCheckable(True)
        self.mode = Segments(look, 2)
        self.reasons = Reasons(look)
        self.chart = QuickChart(look)
        self.model = DeckModel(stock, self)
        self.list = DeckList(faces, self.model, look)
        self.piles = Piles(look, stock, faces, editor)
        for said, heard in (
            (self.piles.changed, self.list.changed), (self.piles.count_wanted, self.list.count_wanted),
            (self.piles.opened, self.list.opened), (self.piles.dragged, self.list.dragged),
            (self.piles.moved, self.list.moved),
        ):  # fmt: skip
            said.connect(heard)
        self.empty = Words(look, "ui", 14.5, "text2", wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        self.state = Words(look, "ui", 12.5, "text3")
        self.try_it = PlateButton(look, "primary", "play")
        self.keep = PlateButton(look, "second", "save")
        self._head, self._foot = QHBoxLayout(), QHBoxLayout()
        self._head.addWidget(self.name, 1)
        for tool in (self.undo, self.redo, self.as_piles, self.versions, self.share, self.menu):
            self._head.addWidget(tool)
        self._foot.addWidget(self.try_it, 1)
        self._foot.addWidget(self.keep)
        self._box = QVBoxLayout(self)
        self._box.addLayout(self._head)
        for widget in (self.mode, self.reasons, self.chart):
            self._box.addWidget(widget)
        self._box.addWidget(self.list, 1)
        self._box.addWidget(self.empty, 1)
        self._box.addWidget(self.state)
        self._box.addLayout(self._foot)
        self.name.editingFinished.connect(self._name_done)
        self.mode.chosen.connect(self._mode_chosen)
        self.undo.clicked.connect(editor.undo_stack.undo)
        self.redo.clicked.connect(editor.undo_stack.redo)
        editor.changed.connect(self.show_deck)
        editor.saved.connect(self._say_state)
        self.set_look(look)

    def show_piles_in(self, views: QStackedWidget) -> None:
        """The piles are one of these views; what else shows one of them puts the piles away."""
        views.addWidget(self.piles.area)
        before = [views.currentIndex()]

        def turned(on: bool) -> None:
            if on:
                before[0] = views.currentIndex()
                views.setCurrentWidget(self.piles.area)
                self.piles.setFocus()
            elif views.currentWidget() is self.piles.area:
                views.setCurrentIndex(before[0])

        self.as_piles.toggled.connect(turned)
        views.currentChanged.connect(lambda _: self.as_piles.setChecked(views.currentWidget() is self.piles.area))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.keep.setVisible(self.width() >= self._look.px(380))  # Ctrl S and the versions do the same
        self._make_room()

    def _make_room(self) -> None:
        """Where the window is low for the text size, reasons go before charts, and the list keeps some lines."""
        wrong = not self._editor.verdict().legal
        self.chart.setVisible(self.height() >= self._look.px(640 if wrong else 500))
        self.reasons.set_most(min(self._look.px(166), round(self.height() * 0.3)))

    def set_look(self, look: Look) -> None:
        self._look = look
        self.piles.set_look(look)
        set_spacing(self._box, look, 7, (18, 14, 18, 8))
        set_spacing(self._head, look, 4)
        set_spacing(self._foot, look, 2)
        theme, k = look.theme, look.scale
        self.name.setStyleSheet(
            f"QLineEdit {{ background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 2px; "
            f'font-family: "Jost"; font-size: {round(24 * k)}px; font-weight: 600; color: {theme.text}; }}'
            f"QLineEdit:hover {{ border-color: {theme.line}; }} QLineEdit:focus {{ border: 2px solid {theme.focus}; }}"
        )
        for button in (self.try_it, self.keep):
            button.setFixedHeight(look.px(52) + 12)
        self.update()

    def retranslate(self) -> None:
        """Set every text."""
        self.name.setAccessibleName(self.tr("Name of the deck"))
        self.name.setPlaceholderText(self.tr("Name of the deck"))
        undo, redo = self._editor.undo_stack.undoText(), self._editor.undo_stack.redoText()
        self.undo.set_label(self.tr("Undo: {what}").format(what=undo) if undo else self.tr("Nothing to undo"))
        self.redo.set_label(self.tr("Redo: {what}").format(what=redo) if redo else self.tr("Nothing to redo"))
        self.versions.set_label(self.tr("Versions"))
        self.share.set_label(self.tr("Share"))
        self.menu.set_label(self.tr("More"))
        self.as_piles.set_label(self.tr("The deck in piles by cost"))
        self.piles.retranslate()
        template = self.tr("{mode} · {count}")
        modes = [template.format(mode=mode_name(mode), count=SIZES[mode]) for mode in MODES]
        self.mode.set_words(self.tr("Mode"), modes)
        self.list.setAccessibleName(self.tr("Cards of the deck"))
        self.empty.setText(self.tr("No cards yet. Double-click a card, press Enter on it, or drag it here."))
        self.try_it.set_words(self.tr("Try it: draw 4"))
        self.keep.set_words(self.tr("Keep"))
        self.keep.setToolTip(self.tr("Keep this state as a version (Ctrl S). Everything is saved by itself anyway."))
        self.show_deck()

    def show_deck(self) -> None:
        """The deck as it is now."""
        editor = self._editor
        if not self.name.hasFocus() or self.name.text() == "":
            self.name.setText(editor.deck.name)
            self.name.setCursorPosition(0)  # a long name is read from its beginning
        self.mode.select(MODES.index(editor.deck.mode))
        verdict = editor.verdict()
        legal = self.tr("Legal for {mode}").format(mode=mode_name(verdict.mode))
        size = card_count(verdict.size)
        self.reasons.show_verdict(verdict, (legal, size), self.tr("Rule {rule}"), editor.names())
        self.numbers = numbers_of(editor.counts(), self._stock.pool)
        n = self.numbers
        chances = (
            Chance(self.tr("1-cost UNIT, turn 1"), n.odds(n.cheap, 1)),
            Chance(self.tr("BASE by turn 3"), n.odds(n.kinds.get("BASE", 0), 3)),
            Chance(self.tr("EVENT by turn 2"), n.odds(n.kinds.get("EVENT", 0), 2)),
        )
        self.chart.show_numbers(n, (self.tr("COST CURVE"), self.tr("ODDS")), chances, self.tr("All numbers"))
        self.model.show(editor)
        self._make_room()
        self.try_it.setEnabled(sum(editor.counts().values()) >= OPENING_HAND)
        self.list.setVisible(bool(self.model.strips))
        self.empty.setVisible(not self.model.strips)
        self.undo.setEnabled(editor.undo_stack.canUndo())
        self.redo.setEnabled(editor.undo_stack.canRedo())
        self._say_state()

    def _say_state(self) -> None:
        words = self.tr("{size} of {wanted} cards").format(
            size=self._editor.deck.size, wanted=SIZES[self._editor.deck.mode]
        )
        saved = self.tr("saving…") if self._editor.unsaved else self.tr("saved")
        self.state.setText(f"{words} · {saved}")

    def show_over(self, over: bool) -> None:
        """Whether a card that is dragged would be taken here."""
        if over != self.over:
            self.over = over
            self.update()

    def _name_done(self) -> None:
        text = " ".join(self.name.text().split())
        if text and text != self._editor.deck.name:
            self.named.emit(text)
        elif not text:
            self.name.setText(self._editor.deck.name)

    def _mode_chosen(self, index: int) -> None:
        self.mode_wanted.emit(MODES[index])

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme = self._look.theme
        p.fillRect(self.rect(), theme.panel)
        p.fillRect(QRectF(0, 0, 2 if theme.flat else 1, self.height()), theme.line)
        if self.over:
            paint.rounded(p, QRectF(self.rect()).adjusted(4, 4, -4, -4), 12, None, theme.cyan, 3)
