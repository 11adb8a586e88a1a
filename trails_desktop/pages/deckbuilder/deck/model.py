"""The deck as a list of strips: headings with counts, then a line a card, unknown ones too."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from engine.trails.cards.decks import number_of
from engine.trails.tree.loading.words import TYPES
from trails_desktop.library.decks.aside import aside_counts
from trails_desktop.pages.deckbuilder.cards.faces import Faces
from trails_desktop.pages.deckbuilder.cards.model import Index
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.deck.editing import DeckEditor
from trails_desktop.pages.deckbuilder.numbers.statistics import org_keys
from trails_desktop.pages.deckbuilder.texts import named, type_word
from trails_desktop.screens.decks.widgets import patterned, rounded_path
from trails_desktop.ui import paint
from trails_desktop.ui import theme as ui_theme
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.keys.deeds import PLACE
from trails_desktop.ui.orgs import org_style
from trails_desktop.ui.paint_base import device_ratio
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import INK

STRIP: Final = 33
LINE: Final = int(Qt.ItemDataRole.UserRole)


@dataclass(frozen=True, slots=True)
class Strip:
    """One line. number: "" for a heading or for a card nobody knows, whose ``label`` says what the deck calls it;
    aside: it is kept with the deck without being in it."""

    number: str
    label: str
    count: int
    heading: bool = False
    wrong: bool = False
    aside: bool = False


class DeckModel(QAbstractListModel):
    """The cards of a deck by type, cost and name."""

    def __init__(self, stock: Stock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stock = stock
        self.strips: list[Strip] = []

    def show(self, editor: DeckEditor) -> None:
        """The deck as it is now; what is still there keeps its place."""
        made = self._strips(editor)
        if [(one.number, one.label, one.aside) for one in made] == [
            (one.number, one.label, one.aside) for one in self.strips
        ]:
            self.strips = made
            if made:
                self.dataChanged.emit(self.index(0), self.index(len(made) - 1))
            return
        self.beginResetModel()
        self.strips = made
        self.endResetModel()

    def _strips(self, editor: DeckEditor) -> list[Strip]:
        pool = self.stock.pool
        wrong = {number for reason in editor.verdict().reasons for number in reason.numbers}
        groups: dict[str, list[tuple[tuple[object, ...], Strip]]] = {}
        for number, count in editor.counts().items():
            card = pool.printing(number, self.stock.code)
            kind = card.type.split("/")[0]
            cost = card.ep if "EVENT" in card.type else card.level if "BASE" in card.type else card.cp
            groups.setdefault(kind, []).append(
                ((cost or 0, card.name, number), Strip(number, named(card), count, wrong=number in wrong))
            )
        out: list[Strip] = []
        unknown: Counter[str] = Counter()
        for line in editor.deck.lines:
            if number_of(line, pool) is None:
                unknown[line.label] += line.count
        if unknown:
            out.append(Strip("", "", sum(unknown.values()), heading=True))
            out += [Strip("", label, count, wrong=True) for label, count in unknown.items()]
        for kind in TYPES:
            members = sorted(groups.get(kind, []), key=lambda item: item[0])
            if members:
                out.append(Strip("", kind, sum(strip.count for _, strip in members), heading=True))
                out += [strip for _, strip in members]
        beside = aside_counts(editor.deck, pool)
        if beside:
            out.append(Strip("", "aside", sum(beside.values()), heading=True, aside=True))
            cards = ((number, count, pool.printing(number, self.stock.code)) for number, count in beside.items())
            out += [Strip(number, named(card), count, aside=True) for number, count, card in cards]
        return out

    def row_of(self, number: str) -> int:
        """The row of a card, -1 if it is not in the deck."""
        return next(
            (row for row, strip in enumerate(self.strips) if number and strip.number == number and not strip.aside), -1
        )

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.strips)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or self.strips[index.row()].heading:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self.strips):
            return None
        strip = self.strips[index.row()]
        if role == LINE:
            return strip
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            label = self.head(strip) if strip.heading else strip.label
            return self.tr("{count} × {name}").format(count=strip.count, name=label)
        return None

    def head(self, strip: Strip) -> str:
        """What a heading says."""
        if strip.aside:
            return self.tr("SET ASIDE")
        return type_word(strip.label) if strip.label else self.tr("NOT KNOWN HERE")


class StripDelegate(QStyledItemDelegate):
    """Spine, cost, name, job, picture, copies."""

    def __init__(self, faces: Faces, model: DeckModel, look: Look) -> None:
        super().__init__(model)
        self._faces, self._model, self.look = faces, model, look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        high = 29 if self._model.strips[index.row()].heading else STRIP
        return QSize(100, round(high * self.look.scale))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        strip = self._model.strips[index.row()]
        p.save()
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if strip.heading:
            self._heading(p, QRectF(option.rect), strip)
        else:
            self._strip(p, QRectF(option.rect), strip, option.state)
        p.restore()

    def _heading(self, p: QPainter, rect: QRectF, strip: Strip) -> None:
        theme, k = self.look.theme, self.look.scale
        y = rect.bottom() - 9 * k
        icon = "eye" if strip.aside else strip.label.casefold() if strip.label else "warn"
        draw_icon(p, icon, rect.left() + 8 * k, y - 4.5 * k, 14 * k, theme.text2)
        paint.cap(p, rect.left() + 21 * k, y, self._model.head(strip), 13 * k, theme.text2, 14)
        paint.text(p, rect.right() - 14 * k, y, str(strip.count), font("cond", 15 * k, 600), theme.text2, "r")

    def _strip(self, p: QPainter, rect: QRectF, strip: Strip, state: QStyle.StateFlag) -> None:
        theme, k = self.look.theme, self.look.scale
        box = rect.adjusted(1, 1, -1, -1)
        light = theme.name == "light"
        path = rounded_path(box, 6)
        paint.fill_path(p, path, theme.panel2 if light or theme.flat else "#1B2938", theme.line, 1)
        p.save()
        p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        x = box.left() + 6 * k
        if strip.number:
            self._ground(p, box, strip)
            x = box.left() + 17 * k
        p.restore()
        right = box.right() - 36 * k
        if strip.number:
            x = self._words(p, box, x, right, strip)
        else:
            draw_icon(p, "warn", x + 9 * k, box.center().y(), 15 * k, theme.coral)
            used = font("ui", 14 * k, 600, 0, strip.label)
            base = box.center().y() + QFontMetricsF(used).capHeight() / 2
            paint.text(p, x + 22 * k, base, strip.label, used, theme.text, "l", right - x - 24 * k)
        self._count(p, box, strip)
        if state & QStyle.StateFlag.State_HasFocus:
            paint.rounded(p, box.adjusted(1, 1, -1, -1), 5, None, theme.focus2, 4)
            paint.rounded(p, box.adjusted(1, 1, -1, -1), 5, None, theme.focus, 2.2)
        elif strip.wrong:
            paint.rounded(p, box, 6, None, theme.coral, 1.8)
        elif state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            paint.rounded(p, box, 6, None, theme.amber, 1.6)

    def _ground(self, p: QPainter, box: QRectF, strip: Strip) -> None:
        k = self.look.scale
        wide = round(box.width() * 0.5)
        picture = self._faces.strip(strip.number, wide, round(box.height()), device_ratio(p))
        if picture is not None:
            p.setOpacity(0.75)
            p.drawPixmap(round(box.right() - wide), round(box.top()), picture)
            p.setOpacity(1)
        keys = org_keys(self._model.stock.pool.printing(strip.number, "en"))
        high = box.height() / len(keys)
        for at, key in enumerate(keys):
            part = QPainterPath()
            part.addRect(QRectF(box.left(), box.top() + at * high, 9 * k, high))
            patterned(p, part, org_style(key), 0.4 * k)

    def _words(self, p: QPainter, box: QRectF, x: float, right: float, strip: Strip) -> float:
        theme, k = self.look.theme, self.look.scale
        card = self._model.stock.printing(strip.number)
        y = box.center().y()
        if "EVENT" in card.type:
            paint.cost_medal(p, "ep", x + 10 * k, y, 9.4 * k, card.ep or 0, small=True)
        elif "BASE" in card.type:
            paint.cost_medal(p, "lv", x + 10 * k, y, 9.4 * k, card.level or 0, small=True)
        else:
            paint.cost_medal(p, "cp", x + 10 * k, y, 9.8 * k, card.cp or 0, small=True)
        x += 27 * k
        used = font("display", 16 * k, 600, 0, card.name)
        base = y + QFontMetricsF(used).capHeight() / 2
        halo = paint.tone("#FFFFFF" if theme.name == "light" else "#000000", 0.5)
        x += paint.text(p, x, base, card.name, used, theme.text, "l", right - x, halo)
        if card.subname and right - x > 46 * k:
            small = font("ui", 12.5 * k, 500, 0, card.subname)
            paint.text(p, x + 8 * k, base, card.subname, small, theme.text2, "l", right - x - 10 * k, halo)
        return x

    def _count(self, p: QPainter, box: QRectF, strip: Strip) -> None:
        theme, k = self.look.theme, self.look.scale
        x, y = box.right() - 19 * k, box.center().y()
        colour = ui_theme.LOWERED if strip.wrong else "#FFFFFF"  # on ink in every theme
        paint.fill_path(p, paint.circle(x, y, 11.5 * k), INK, colour if strip.wrong else theme.text3, 1.4)
        used = font("cond", (16 if strip.count < 10 else 13.5) * k, 700)
        paint.text(p, x, y + QFontMetricsF(used).capHeight() / 2, str(strip.count), used, colour, "c")


class DeckList(QListView):
    """The strips. ``changed(number, by)``, ``count_wanted``, ``opened``, ``dragged`` as those of the grid;
    ``dropped(label)``: an unknown card is to be taken out; ``aside_wanted(number, by)``: copies more or fewer set
    aside; ``moved(number, into)``: a copy goes from the deck to the cards set aside, or into the deck; ``looked`` as
    that of the grid."""

    changed = Signal(str, int)
    count_wanted = Signal(str, int)
    opened = Signal(str)
    dragged = Signal(str, QPoint)
    dropped = Signal(str)
    aside_wanted = Signal(str, int)
    moved = Signal(str, bool)
    looked = Signal(str, QRect)

    def __init__(self, faces: Faces, model: DeckModel, look: Look) -> None:
        super().__init__()
        self.setProperty(PLACE, "deck")
        self._model = model
        self._press: QPoint | None = None
        self._looked = ""
        self._kept = ("", 0)
        self.strips = StripDelegate(faces, model, look)
        self.setModel(model)
        self.setItemDelegate(self.strips)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("QListView, QListView::item { background: transparent; border: none; padding: 0; }")
        faces.came.connect(self.viewport().update)
        model.modelAboutToBeReset.connect(self._keep)
        model.modelReset.connect(self._find_again)

    def set_look(self, look: Look) -> None:
        self.strips.look = look
        self.verticalScrollBar().setSingleStep(look.px(STRIP))
        self.scheduleDelayedItemsLayout()

    def strip(self) -> Strip | None:
        """The current line."""
        row = self.currentIndex().row()
        return self._model.strips[row] if 0 <= row < len(self._model.strips) else None

    def point_of(self, number: str) -> QPoint:
        """The middle of a card's strip, on the viewport."""
        return self.visualRect(self._model.index(self._model.row_of(number))).center()

    def _keep(self) -> None:
        strip = self.strip()
        self._kept = (strip.number if strip is not None else "", self.currentIndex().row())

    def _find_again(self) -> None:
        number, row = self._kept
        found = self._model.row_of(number)
        if found < 0:
            rows = [at for at, strip in enumerate(self._model.strips) if not strip.heading]
            found = min(rows, key=lambda at: abs(at - row), default=-1)
        if found >= 0 and row >= 0:
            self.setCurrentIndex(self._model.index(found))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._look_away()
        strip, key = self.strip(), event.key()
        if strip is None:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_A and strip.number:
            self.moved.emit(strip.number, strip.aside)
        elif strip.aside and self._aside_key(strip, key):
            return
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Minus):
            if strip.number:
                self.changed.emit(strip.number, -1)
            else:
                self.dropped.emit(strip.label)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Return, Qt.Key.Key_Enter) and strip.number:
            self.changed.emit(strip.number, 1)
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_4 and strip.number:
            self.count_wanted.emit(strip.number, key - Qt.Key.Key_0)
        elif key == Qt.Key.Key_Space and strip.number:
            self.opened.emit(strip.number)
        else:
            super().keyPressEvent(event)

    def _aside_key(self, strip: Strip, key: int) -> bool:
        """Whether a key was one for a card set aside: what changes copies changes those that lie there."""
        if key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Minus):
            self.aside_wanted.emit(strip.number, -1)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.aside_wanted.emit(strip.number, 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.moved.emit(strip.number, True)
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_4:
            self.aside_wanted.emit(strip.number, key - Qt.Key.Key_0 - strip.count)
        else:
            return False
        return True

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._look_at(event.pos())
            return True
        if event.type() in (QEvent.Type.Leave, QEvent.Type.Wheel, QEvent.Type.MouseButtonDblClick):
            self._look_away()
        return super().viewportEvent(event)

    def _look_at(self, point: QPoint) -> None:
        index = self.indexAt(point)
        number = self._model.strips[index.row()].number if index.isValid() else ""
        if number and number != self._looked:
            self._looked = number
            place = self.visualRect(index)
            self.looked.emit(number, QRect(self.viewport().mapToGlobal(place.topLeft()), place.size()))

    def _look_away(self) -> None:
        if self._looked:
            self._looked = ""
            self.looked.emit("", QRect())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        strip = self.strip()
        self._press = None
        if strip is None or not self.indexAt(event.position().toPoint()).isValid():
            return
        if event.button() == Qt.MouseButton.RightButton and strip.number:
            self.opened.emit(strip.number)
        elif event.button() == Qt.MouseButton.LeftButton and strip.number and not strip.aside:
            self._press = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._press is not None and event.buttons() & Qt.MouseButton.LeftButton:
            if (event.position().toPoint() - self._press).manhattanLength() >= QApplication.startDragDistance():
                strip = self.strip()
                self._press = None
                self._look_away()
                if strip is not None and strip.number:
                    self.dragged.emit(strip.number, event.globalPosition().toPoint())
            return
        index = self.indexAt(event.position().toPoint())
        if self._looked and (not index.isValid() or self._model.strips[index.row()].number != self._looked):
            self._look_away()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._press is not None:
            self._look_at(self._press)
        self._press = None
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        strip = self.strip()
        if strip is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if strip.aside:
            self.moved.emit(strip.number, True)
        elif strip.number:
            self.changed.emit(strip.number, -1)
        else:
            self.dropped.emit(strip.label)
