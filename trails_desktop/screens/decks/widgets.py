"""Widgets about decks: a plate to choose one, the sentence of its legality, its counts drawn with patterns."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from trails_desktop.screens.decks.info import TOP_COST, DeckInfo
from trails_desktop.screens.parts.widgets import RING, painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.marks import mark_path, paint_pattern
from trails_desktop.ui.orgs import OrgStyle, org_name, org_style
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import INK, SIGN

_TYPE_ICONS = {"UNIT": "unit", "ITEM": "item", "EVENT": "event", "BASE": "base"}


def patterned(p: QPainter, path: QPainterPath, style: OrgStyle, scale: float = 0.5) -> None:
    """An organization's colour with its pattern: never the colour alone."""
    paint.fill_path(p, path, style.colour)
    paint_pattern(p, path, style.pattern, paint.tone("#000000", 0.28), scale)


def rounded_path(rect: QRectF, radius: float) -> QPainterPath:
    """A rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


class DeckPlate(QRadioButton):
    """One deck to choose: spine, marks, name, plan (unless ``short``), and whether it is legal."""

    def __init__(self, look: Look, deck: DeckInfo, lang: str, short: bool = False) -> None:
        super().__init__()
        self.deck = deck
        self._short = short
        self._look, self._lang = look, lang
        self._state = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_words(self, lang: str, state: str) -> None:
        """The language of the deck's own texts, and what is said of it in a few words."""
        self._lang, self._state = lang, state
        self.setAccessibleName(f"{self.deck.name(lang)}. {state}")
        self.setAccessibleDescription(self.deck.plan(lang))
        self.updateGeometry()
        self.update()

    def _plan(self) -> str:
        return "" if self._short else self.deck.plan(self._lang)

    def _plan_box(self, width: float) -> QRectF:
        plan = self._plan()
        if not plan:
            return QRectF()
        metrics = QFontMetricsF(font("ui", 13 * self._look.scale, 500, 0, plan))
        room = QRectF(0, 0, width - 2 * RING - 67 * self._look.scale, 1000)
        return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), plan)

    def sizeHint(self) -> QSize:
        width = round(300 * self._look.scale)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(200 * self._look.scale), round((44 if self._short else 64) * self._look.scale))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = 38 if self._short else 45
        medals = 0 if self._short else (8 + 30 * len(self.deck.main_orgs)) * self._look.scale
        return round(max(self._plan_box(width).height() + room * self._look.scale, medals)) + 2 * RING

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        box = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        hot = self.underMouse()
        paint.rounded(p, box, 10, theme.panel2 if hot or self.isChecked() else theme.panel, theme.line, 1.2)
        styles = [org_style(key) for key in self.deck.main_orgs]
        self._spine(p, box, styles)
        if self.isChecked():
            paint.rounded(p, box, 10, None, theme.amber, 4 if theme.flat else 2.4)
        elif hot:
            paint.rounded(p, box, 10, None, theme.amber, 1.2)
        if self.hasFocus():
            paint.focus_ring(p, box.adjusted(1, 1, -1, -1), 10, theme)
        x = box.left() + 54 * k
        for i, style in enumerate(styles):
            y = box.center().y() if self._short else box.top() + 24 * k + i * 30 * k
            left = box.left() + (32 + (30 * i if self._short else 0)) * k
            paint.organization_medal(p, style, left, y, 13 * k, theme.text2)
        if self._short:
            x += 30 * k * (len(styles) - 1)
        name = self.deck.name(self._lang)
        right = box.right() - 30 * k
        used = font("display", 17 * k, 600, 0, name)
        if self.deck.easy and self.deck.legal and self._state:
            right = self._said(p, x + QFontMetricsF(used).horizontalAdvance(name), right, box.top() + 19 * k)
        base = box.center().y() + 6 * k if self._short else box.top() + 25 * k
        paint.text(p, x, base, name, used, theme.text, "l", right - x)
        sign, colour = ("check", theme.mint) if self.deck.legal else ("warn", theme.coral)
        draw_icon(p, sign, box.right() - 17 * k, box.top() + 19 * k, 16 * k, colour)
        plan = self._plan()
        if plan:
            p.setFont(font("ui", 13 * k, 500, 0, plan))
            p.setPen(theme.text2)
            area = QRectF(x, box.top() + 34 * k, box.right() - x - 12 * k, box.bottom() - box.top() - 38 * k)
            p.drawText(area, int(Qt.TextFlag.TextWordWrap), plan)

    def _said(self, p: QPainter, left: float, right: float, middle: float) -> float:
        """What else is to be said of it, in a pill where there is room beside the name; returns how far that may go."""
        theme, k = self._look.theme, self._look.scale
        used = font("ui", 12 * k, 600, 0, self._state)
        metrics = QFontMetricsF(used)
        pill = QRectF(0, 0, metrics.horizontalAdvance(self._state) + 18 * k, 20 * k)
        pill.moveCenter(QPointF(right - pill.width() / 2 - 6 * k, middle))
        if pill.left() - 6 * k < left:
            return right
        paint.rounded(p, pill, 10 * k, paint.tone(theme.mint, 0.12), theme.mint, 1.1)
        paint.text(p, pill.center().x(), middle + metrics.capHeight() / 2, self._state, used, theme.mint, "c")
        return pill.left() - 6 * k

    def _spine(self, p: QPainter, box: QRectF, styles: list[OrgStyle]) -> None:
        width = 9 * self._look.scale
        p.save()
        p.setClipPath(rounded_path(box.adjusted(1, 1, -1, -1), 9), Qt.ClipOperation.IntersectClip)
        for i, style in enumerate(styles):
            part = QPainterPath()
            high = box.height() / len(styles)
            part.addRect(QRectF(box.left(), box.top() + i * high, width, high))
            patterned(p, part, style, 0.4 * self._look.scale)
        p.restore()


class Verdict(QWidget):
    """A sentence with a sign: legal or not, and why; further lines in smaller type."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._good = True
        self._title = ""
        self._details: tuple[str, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_words(self, good: bool, title: str, details: tuple[str, ...]) -> None:
        """What to say."""
        self._good, self._title, self._details = good, title, details
        self.setAccessibleName(" ".join((title, *details)))
        self.updateGeometry()
        self.update()

    @property
    def said(self) -> str:
        """The whole text."""
        return self.accessibleName()

    def _boxes(self, width: float) -> list[tuple[str, float, int, QRectF]]:
        k, y = self._look.scale, 12 * self._look.scale
        made = []
        for i, line in enumerate((self._title, *self._details)):
            size, weight = (15 * k, 600) if i == 0 else (13 * k, 500)
            metrics = QFontMetricsF(font("ui", size, weight, 0, line))
            box = metrics.boundingRect(QRectF(0, 0, width - 60 * k, 1000), int(Qt.TextFlag.TextWordWrap), line)
            made.append((line, size, weight, QRectF(46 * k, y, width - 58 * k, box.height() + 2)))
            y += box.height() + 4 * k
        return made

    def sizeHint(self) -> QSize:
        width = round(340 * self._look.scale)
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._boxes(width)[-1][3].bottom() + 10 * self._look.scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        colour = theme.mint if self._good else theme.coral
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint.rounded(p, box, 10, paint.tone(colour, 0.0 if theme.flat else 0.12), colour, 2 if theme.flat else 1.4)
        draw_icon(p, "check" if self._good else "warn", 24 * k, box.center().y(), 21 * k, colour)
        for i, (line, size, weight, area) in enumerate(self._boxes(self.width())):
            p.setFont(font("ui", size, weight, 0, line))
            p.setPen(theme.text if i == 0 else theme.text2)
            p.drawText(area, int(Qt.TextFlag.TextWordWrap), line)


class DeckChart(QWidget):
    """Counts of a deck: types, organizations with their patterns, costs stacked by organization."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._deck: DeckInfo | None = None
        self._lang = "en"
        self._heads = ("", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_deck(self, deck: DeckInfo, lang: str, heads: tuple[str, str, str], spoken: str) -> None:
        """The deck, the language of organization names, the three headings, and all of it as a sentence."""
        self._deck, self._lang, self._heads = deck, lang, heads
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def _rows(self) -> int:
        return 0 if self._deck is None else len(self._deck.types) + len(self._deck.orgs)

    def sizeHint(self) -> QSize:
        k = self._look.scale
        return QSize(round(340 * k), round((self._rows() * 23 + 3 * 30 + 112) * k))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._deck is None:
            return
        p = painter(self)
        deck, theme, k = self._deck, self._look.theme, self._look.scale
        y = self._head(p, 0, self._heads[0])
        most = max((count for _, count in (*deck.types, *deck.orgs)), default=1)
        for kind, count in deck.types:
            draw_icon(p, _TYPE_ICONS[kind], 9 * k, y + 9 * k, 15 * k, theme.text2)
            bar = self._row(p, y, kind, count, most)
            paint.fill_path(p, rounded_path(bar, 3), theme.text3)
            y += 23 * k
        y = self._head(p, y + 6 * k, self._heads[1])
        for key, count in deck.orgs:
            style = org_style(key)
            paint.fill_path(p, paint.circle(9 * k, y + 9 * k, 9 * k), style.deep, theme.text3, 1)
            paint.fill_path(p, mark_path(style.mark, 9 * k, y + 9 * k, 5.2 * k), SIGN)
            bar = self._row(p, y, org_name(key, self._lang), count, most)
            patterned(p, rounded_path(bar, 3), style, 0.5 * k)
            y += 23 * k
        y = self._head(p, y + 6 * k, self._heads[2])
        self._curve(p, y, deck)

    def _head(self, p: QPainter, y: float, s: str) -> float:
        k = self._look.scale
        paint.cap(p, 0, y + 16 * k, s, 12 * k, self._look.theme.text2, 18)
        return y + 26 * k

    def _row(self, p: QPainter, y: float, name: str, count: int, most: int) -> QRectF:
        """Name and number of one row; returns where its bar goes."""
        theme, k = self._look.theme, self._look.scale
        left, right = 150 * k, self.width() - 34 * k
        used = font("ui", 13.5 * k, 500, 0, name)
        paint.text(p, 26 * k, y + 14 * k, name, used, theme.text, "l", left - 32 * k)
        paint.text(p, self.width(), y + 14.5 * k, str(count), font("cond", 15 * k, 700), theme.text, "r")
        return QRectF(left, y + 3 * k, max(4.0, (right - left) * count / most), 13 * k)

    def _curve(self, p: QPainter, y: float, deck: DeckInfo) -> None:
        theme, k = self._look.theme, self._look.scale
        first = 0 if deck.curve[0] else 1
        columns = list(enumerate(deck.curve))[first:]
        most = max((sum(count for _, count in column) for _, column in columns), default=1) or 1
        step = self.width() / max(1, len(columns))
        wide, base, high = min(34 * k, step - 6), y + 84 * k, 64 * k
        used = font("cond", 13 * k, 600)
        for i, (cost, column) in enumerate(columns):
            x, top, total = step * i, base, sum(count for _, count in column)
            for key, count in column:
                part = count / most * high
                top -= part
                bar = rounded_path(QRectF(x, top, wide, max(1.0, part - 1)), 2.5)
                patterned(p, bar, org_style(key), 0.5 * k)
            name = f"{cost}+" if cost == TOP_COST else str(cost)
            paint.text(p, x + wide / 2, base + 17 * k, name, used, theme.text2, "c")
            if total:
                paint.text(p, x + wide / 2, top - 4 * k, str(total), used, theme.text, "c")
        p.setPen(theme.line)
        p.drawLine(QPointF(0, base + 1), QPointF(self.width(), base + 1))


def paint_lamps(p: QPainter, look: Look, middle: QPointF, count: int) -> None:
    """How many copies: lit lamps out of four (more are written as a number)."""
    theme, k = look.theme, look.scale
    if count > 4:
        s = f"× {count}"
        paint.text(p, middle.x(), middle.y() + 5 * k, s, font("cond", 15 * k, 700), theme.text, "c")
        return
    width = 74 * k
    box = QRectF(middle.x() - width / 2, middle.y() - 11 * k, width, 22 * k)
    paint.rounded(p, box, 11 * k, theme.panel, theme.line, 1)
    for i in range(4):
        x = box.left() + 14 * k + i * 15.4 * k
        if i < count:
            glow = paint.radial(x, middle.y(), 5.4 * k, [(0, "#FFF6D2"), (0.6, "#FFCF66"), (1, "#E0921A")])
            paint.fill_path(p, paint.circle(x, middle.y(), 5.2 * k), theme.amber if theme.flat else glow, INK, 0.8)
        else:
            paint.fill_path(p, paint.circle(x, middle.y(), 4.4 * k), None, theme.text3, 1.3)
