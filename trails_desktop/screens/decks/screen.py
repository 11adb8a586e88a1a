"""The decks screen: ready-made decks, what each is for, whether it is legal, and its cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from trails_desktop.screens.decks.info import DeckInfo, DeckLine
from trails_desktop.screens.decks.texts import chart_words, deck_words, verdict
from trails_desktop.screens.decks.widgets import DeckChart, DeckPlate, Verdict, paint_lamps
from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.faces import FaceArt
from trails_desktop.screens.parts.large_card import LargeCard
from trails_desktop.screens.parts.widgets import PlateButton, Screen, Scroll, Words, painter, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.paint_base import device_ratio
from trails_desktop.ui.settings import Look

_Index = QModelIndex | QPersistentModelIndex
_LINE: Final = int(Qt.ItemDataRole.UserRole)
_FACE: Final = 124


class CardsModel(QAbstractListModel):
    """The cards of a deck, one row a card; the accessible text says name and copies."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[DeckLine, ...] = ()
        self.lang = "en"

    def show(self, lines: tuple[DeckLine, ...], lang: str) -> None:
        """Other cards, or another language."""
        self.beginResetModel()
        self.lines, self.lang = lines, lang
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self.lines):
            return None
        line = self.lines[index.row()]
        if role == _LINE:
            return line
        card = line.printing(self.lang)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            name = f"{card.name} [{card.subname}]" if card.subname else card.name
            return self.tr("{count} × {name}").format(count=line.count, name=name)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return card.text
        return None


class CardDelegate(QStyledItemDelegate):
    """Paints a face with its copies as lamps under it."""

    def __init__(self, art: FaceArt, model: CardsModel, look: Look) -> None:
        super().__init__(model)
        self._art, self._model = art, model
        self.look = look

    def face_width(self) -> int:
        """Width of a face in logical pixels."""
        return round(_FACE * min(self.look.scale, 1.6))

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        wide = self.face_width()
        cell = wide + 18
        if isinstance(option.widget, _Grid):
            room = option.widget.room()
            cell = max(cell, room // max(1, room // cell))
        return QSize(cell, round(wide * 1.4 + 44 * self.look.scale))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        line = index.data(_LINE)
        if not isinstance(line, DeckLine):
            return
        wide = self.face_width()
        rect = QRectF(option.rect)
        box = QRectF(round(rect.center().x() - wide / 2), rect.top() + 8, wide, round(wide * 1.4))
        state = option.state
        p.save()
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint.draw_shadow(p, box, wide * 7 / 120, 1, self.look.theme)
        ratio = device_ratio(p)
        p.drawPixmap(box.topLeft(), self._art.small(line.printing(self._model.lang), wide, ratio))
        radius = wide * 7 / 120
        if state & QStyle.StateFlag.State_HasFocus:
            paint.focus_ring(p, box.adjusted(1, 1, -1, -1), radius, self.look.theme)
        elif state & QStyle.StateFlag.State_MouseOver:
            paint.rounded(p, box, radius, None, self.look.theme.amber, 2)
        paint_lamps(p, self.look, QPointF(box.center().x(), box.bottom() + 19 * self.look.scale), line.count)
        p.restore()


class _Grid(QListView):
    """The grid of faces; Enter, Space or a click shows the large face."""

    wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setViewMode(QListView.ViewMode.ListMode)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setStyleSheet("QListView, QListView::item { background: transparent; border: none; padding: 0; }")
        self.clicked.connect(self._picked)

    def room(self) -> int:
        """The width for cards, whether or not a scroll bar is there."""
        return self.width() - self.verticalScrollBar().sizeHint().width() - 4

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and self.currentIndex().isValid():
            self.wanted.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def _picked(self, index: QModelIndex) -> None:
        self.wanted.emit(index.row())


class DecksScreen(Screen):
    """Shows decks; ``back_wanted`` leads back to the start."""

    back_wanted = Signal()

    def __init__(self, look: Look, art: FaceArt) -> None:
        super().__init__(look)
        self._art = art
        self._backdrop = Backdrop(3)
        self._decks: tuple[DeckInfo, ...] = ()
        self._lang = "en"
        self._current: DeckInfo | None = None

        self.back = PlateButton(look, "link", "back")
        self.back.clicked.connect(self.back_wanted)
        self.title = Words(look, "display", 24)
        self.title.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.model = CardsModel(self)
        self.delegate = CardDelegate(art, self.model, look)
        self.grid = _Grid()
        self.grid.setModel(self.model)
        self.grid.setItemDelegate(self.delegate)
        self.grid.wanted.connect(self._show_large)
        art.changed.connect(self._picture_came)

        self.plates: list[DeckPlate] = []
        self._group = QButtonGroup(self)
        self._group.idToggled.connect(self._toggled)
        self.list_head = Words(look, "cond", 12, "text2", 600, 18)
        self.name = Words(look, "display", 25)
        self.plan = Words(look, "ui", 14.5, "text2", wrap=True)
        self.verdict = Verdict(look)
        self.chart = DeckChart(look)
        self._side = QWidget()
        self._plates_box = QVBoxLayout()
        self._plates_box.setSpacing(0)
        side = QVBoxLayout(self._side)
        side.addWidget(self.list_head)
        side.addLayout(self._plates_box)
        for widget in (self.name, self.plan, self.verdict, self.chart):
            side.addWidget(widget)
        side.addStretch(1)
        self._side_rows = side
        self.scroller = Scroll(self._side)

        self._top = QHBoxLayout()
        self._top.addWidget(self.back)
        self._top.addWidget(self.title)
        self._top.addStretch(1)
        left = QVBoxLayout()
        left.addLayout(self._top)
        left.addWidget(self.grid, 1)
        self._left = left
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self.scroller)
        self.large = LargeCard(self, art)
        self.large.hide()
        self.retranslate()

    def show_decks(self, decks: Sequence[DeckInfo], lang: str) -> None:
        """Show these decks, the first one open, card texts in ``lang``."""
        self._lang = lang
        if tuple(decks) != self._decks:
            self._decks = tuple(decks)
            for old in self.plates:
                self._group.removeButton(old)
                old.setParent(None)
                old.deleteLater()
            self.plates = [DeckPlate(self.look, deck, lang, short=True) for deck in decks]
            for i, plate in enumerate(self.plates):
                self._group.addButton(plate, i)
                self._plates_box.addWidget(plate)
            self._current = None
            if self.plates:
                self.plates[0].setChecked(True)
        self.retranslate()

    @property
    def current(self) -> DeckInfo | None:
        """The deck that is open."""
        return self._current

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Decks"))
        self.back.set_words(self.tr("Start"))
        self.title.setText(self.tr("Decks"))
        self.grid.setAccessibleName(self.tr("Cards of the deck"))
        self.list_head.setText(self.tr("READY-MADE DECKS") if self._decks else self.tr("NO DECKS"))
        for plate in self.plates:
            plate.set_words(self._lang, deck_words(plate.deck))
        self._fill()
        self.large.retranslate()

    def arrange(self) -> None:
        look = self.look
        self.delegate.look = look
        width = min(look.px(400), round(self.width() * 0.45))
        self.scroller.setFixedWidth(width)
        set_spacing(self._side_rows, look, 8, (20, 16, 20, 16))
        set_spacing(self._left, look, 4, (16, 10, 8, 8))
        set_spacing(self._top, look, 6)
        self.grid.scheduleDelayedItemsLayout()
        self.large.setGeometry(self.rect())
        self.large.set_look(look)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        checked = self._group.checkedButton()
        (checked or self.back).setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme = self.look.theme
        self._backdrop.draw(p, self, theme)
        side = QRectF(self.scroller.geometry())
        p.fillRect(side, theme.panel)
        p.fillRect(QRectF(side.left(), 0, 2 if theme.flat else 1, side.height()), theme.line)

    def _toggled(self, index: int, on: bool) -> None:
        if on:
            self._current = self._decks[index]
            self._fill()
            self.grid.scrollToTop()

    def _fill(self) -> None:
        deck = self._current
        for widget in (self.name, self.plan, self.verdict, self.chart, self.grid):
            widget.setVisible(deck is not None)
        if deck is None:
            return
        self.name.setText(deck.name(self._lang))
        self.plan.setText(deck.plan(self._lang))
        self.plan.setVisible(bool(deck.plan(self._lang)))
        self.verdict.set_words(deck.legal, *verdict(deck))
        heads = (self.tr("TYPES"), self.tr("ORGANIZATIONS"), self.tr("COST CURVE"))
        self.chart.set_deck(deck, self._lang, heads, chart_words(deck, self._lang))
        self.chart.setVisible(bool(deck.lines))
        if self.model.lines != deck.lines or self.model.lang != self._lang:
            self.model.show(deck.lines, self._lang)
            if deck.lines:
                self.grid.setCurrentIndex(self.model.index(0, 0))

    def _show_large(self, row: int) -> None:
        cards = [line.printing(self._lang) for line in self.model.lines]
        self.large.open(cards, row)

    def _picture_came(self, number: str) -> None:
        self.grid.viewport().update()
