"""Numbers of a deck as pictures: stacked columns with patterns, bars, odds. Everything is said in words as well."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trails_desktop.pages.deckbuilder.numbers.statistics import TOP, TURNS, Column, Numbers, seen_by
from trails_desktop.pages.deckbuilder.texts import type_word
from trails_desktop.screens.decks.widgets import patterned, rounded_path
from trails_desktop.screens.parts.widgets import painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.marks import mark_path
from trails_desktop.ui.orgs import org_name, org_style
from trails_desktop.ui.settings import Look
from trails_desktop.ui.stylesheet import plain_tip
from trails_desktop.ui.theme import SIGN


@dataclass(frozen=True, slots=True)
class Chance:
    """One line of odds: what, and how likely from 0 to 1."""

    words: str
    share: float


def percent(share: float) -> str:
    """A chance in whole percent, never 0 or 100 for what is only nearly so."""
    if 0 < share < 0.005:
        return "< 1 %"
    if 0.995 < share < 1:
        return "> 99 %"
    return f"{round(share * 100)} %"


def curve(p: QPainter, look: Look, box: QRectF, columns: Sequence[Column], most: int = 0) -> None:
    """Columns by cost, stacked by organization, in a box whose foot holds the costs."""
    theme, k = look.theme, look.scale
    first = 0 if columns and columns[0] else 1
    shown = list(enumerate(columns))[first:] or [(cost, ()) for cost in range(1, TOP + 1)]
    most = max(most, max((sum(count for _, count in column) for _, column in shown), default=1), 1)
    step = box.width() / len(shown)
    wide = min(26 * k, step - 4)
    base, high = box.bottom() - 17 * k, box.height() - 34 * k
    used = font("cond", 13 * k, 600)
    for at, (cost, column) in enumerate(shown):
        x, top, total = box.left() + step * at + (step - wide) / 2, base, sum(count for _, count in column)
        for key, count in column:
            part = count / most * high
            top -= part
            bar = rounded_path(QRectF(x, top, wide, max(1.5, part - 1)), 2.5)
            patterned(p, bar, org_style(key), 0.5 * k)
        name = f"{cost}+" if cost == TOP else str(cost)
        paint.text(p, x + wide / 2, box.bottom() - 2 * k, name, used, theme.text2, "c")
        if total:
            paint.text(p, x + wide / 2, top - 4 * k, str(total), used, theme.text, "c")
    p.setPen(theme.line)
    p.drawLine(QPointF(box.left(), base + 1), QPointF(box.right(), base + 1))


class QuickChart(QWidget):
    """The cost curve and three odds beside the deck; a click opens all numbers."""

    opened = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._numbers = Numbers(0)
        self._heads = ("", "")
        self._chances: tuple[Chance, ...] = ()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setFixedHeight(look.px(112))
        self.update()

    def show_numbers(self, numbers: Numbers, heads: tuple[str, str], chances: Sequence[Chance], hint: str) -> None:
        """Other numbers; ``hint`` says what a click does."""
        self._numbers, self._heads, self._chances = numbers, heads, tuple(chances)
        costs = ", ".join(f"{cost}: {sum(n for _, n in column)}" for cost, column in enumerate(numbers.cp) if column)
        odds = ", ".join(f"{one.words} {percent(one.share)}" for one in chances)
        self.setAccessibleName(f"{heads[0]} {costs}. {heads[1]} {odds}")
        self.setAccessibleDescription(hint)
        self.setToolTip(plain_tip(hint))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        half = self.width() * 0.54
        paint.cap(p, 0, 12 * k, self._heads[0], 11.5 * k, theme.text2, 14)
        curve(p, self._look, QRectF(0, 15 * k, half - 14 * k, self.height() - 17 * k), self._numbers.cp)
        paint.cap(p, half + 6 * k, 12 * k, self._heads[1], 11.5 * k, theme.text2, 14)
        y = 36 * k
        for chance in self._chances:
            words = percent(chance.share)
            used = font("cond", 15 * k, 700)
            wide = paint.text(p, self.width() - 2, y, words, used, theme.text, "r")
            small = font("ui", 13 * k, 500, 0, chance.words)
            paint.text(p, half + 6 * k, y, chance.words, small, theme.text2, "l", self.width() - half - wide - 14 * k)
            y += 23 * k
        if self.hasFocus():
            paint.rounded(p, QRectF(self.rect()).adjusted(2, 2, -2, -2), 8, None, theme.focus, 2)


class NumbersChart(QWidget):
    """Everything at once: two curves, types, organizations, who attacks together, BASEs, odds by turn."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._numbers = Numbers(0)
        self._code = "en"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def show_numbers(self, numbers: Numbers, code: str) -> None:
        """Other numbers, or another language."""
        self._numbers, self._code = numbers, code
        self.setAccessibleName("\n".join(self.spoken()))
        self.updateGeometry()
        self.update()

    def spoken(self) -> list[str]:
        """All of it as sentences."""
        n, code = self._numbers, self._code
        item = self.tr("{name}: {count}")
        lines = [", ".join(item.format(name=type_word(kind), count=count) for kind, count in n.types)]
        lines.append(", ".join(item.format(name=org_name(key, code), count=count) for key, count in n.orgs))
        lines += [self._group_words(one.units, org_name(one.org, code), one.strength) for one in n.together]
        lines += [self._level_words(level, count) for level, count in n.levels]
        lines.append(self._arts_words())
        return lines

    def sizeHint(self) -> QSize:
        n = self._numbers
        rows = max(len(n.types) + len(n.orgs) + 0.5, min(7, len(n.together)) + 1, max(1, len(n.levels)) + 3.6)
        return QSize(self._look.px(860), self._look.px(168 + 34 + 24 * rows))

    def minimumSizeHint(self) -> QSize:
        return QSize(300, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        k, n = self._look.scale, self._numbers
        gap = 28 * k
        wide = (self.width() - 2 * gap) / 3
        most = max((sum(c for _, c in column) for column in (*n.cp, *n.ep)), default=1)
        for at, (head, columns) in enumerate(((self.tr("CP CURVE"), n.cp), (self.tr("EP CURVE, WITH ARTS"), n.ep))):
            x = at * (wide + gap)
            self._head(p, x, 0, head)
            curve(p, self._look, QRectF(x, 14 * k, wide, 134 * k), columns, most)
        self._odds(p, 2 * (wide + gap), wide)
        top = 168 * k
        self._bars(p, 0, top, wide)
        self._groups(p, wide + gap, top, wide)
        self._bases(p, 2 * (wide + gap), top, wide)

    def _head(self, p: QPainter, x: float, y: float, words: str) -> float:
        k = self._look.scale
        paint.cap(p, x, y + 12 * k, words, 12 * k, self._look.theme.text2, 16)
        return y + 34 * k

    def _line(self, p: QPainter, x: float, y: float, wide: float, words: str, value: str, mark: str = "") -> None:
        theme, k = self._look.theme, self._look.scale
        left = x
        if mark in ("unit", "item", "event", "base"):
            draw_icon(p, mark, x + 8 * k, y - 5 * k, 15 * k, theme.text2)
            left += 24 * k
        elif mark:
            style = org_style(mark)
            paint.fill_path(p, paint.circle(x + 8 * k, y - 5 * k, 9 * k), style.deep, theme.text3, 1)
            paint.fill_path(p, mark_path(style.mark, x + 8 * k, y - 5 * k, 5.2 * k), SIGN)
            left += 24 * k
        number = paint.text(p, x + wide, y, value, font("cond", 15.5 * k, 700, 0, value), theme.text, "r")
        used = font("ui", 13.5 * k, 500, 0, words)
        paint.text(p, left, y, words, used, theme.text, "l", x + wide - left - number - 8 * k)

    def _bars(self, p: QPainter, x: float, y: float, wide: float) -> None:
        theme, k, n = self._look.theme, self._look.scale, self._numbers
        most = max((count for _, count in (*n.types, *n.orgs)), default=1)
        y = self._head(p, x, y, self.tr("TYPES AND ORGANIZATIONS"))
        for kind, count in n.types:
            self._line(p, x, y, wide, type_word(kind), str(count), kind.casefold())
            bar = QRectF(x + wide * 0.52, y - 11 * k, max(3.0, wide * 0.38 * count / most), 11 * k)
            paint.fill_path(p, rounded_path(bar, 3), theme.text3)
            y += 24 * k
        y += 8 * k
        for key, count in n.orgs:
            self._line(p, x, y, wide, "", str(count), key)
            name = org_name(key, self._code)
            paint.text(p, x + 24 * k, y, name, font("ui", 13.5 * k, 500, 0, name), theme.text, "l", wide * 0.5 - 28 * k)
            bar = QRectF(x + wide * 0.52, y - 11 * k, max(3.0, wide * 0.38 * count / most), 11 * k)
            patterned(p, rounded_path(bar, 3), org_style(key), 0.5 * k)
            y += 24 * k

    def _group_words(self, units: int, org: str, strength: int) -> str:
        return self.tr("{units} UNITs of {org}, STR {strength} together").format(
            units=units, org=org, strength=strength
        )  # fmt: skip

    def _level_words(self, level: int, count: int) -> str:
        chance = self._numbers.odds(count, max(1, level))
        return self.tr("Level {level} × {count}: from turn {level}, in hand {chance}").format(
            level=level, count=count, chance=percent(chance)
        )

    def _arts_words(self) -> str:
        n = self._numbers
        in_hand = n.arts * 4 / n.size if n.size else 0.0
        return self.tr("{count} of {size} cards have arts, {hand} in an opening hand").format(
            count=n.arts, size=n.size, hand=f"{in_hand:.1f}"
        )

    def _groups(self, p: QPainter, x: float, y: float, wide: float) -> None:
        k, n = self._look.scale, self._numbers
        y = self._head(p, x, y, self.tr("WHO ATTACKS TOGETHER (SCLM)"))
        for one in n.together[:7]:
            value = self.tr("{units} · STR {strength}").format(units=one.units, strength=one.strength)
            self._line(p, x, y, wide, org_name(one.org, self._code), value, one.org)
            y += 24 * k
        if not n.together:
            self._line(p, x, y, wide, self.tr("No two UNITs share an organization"), "")
            y += 24 * k
        if n.alone:
            self._line(p, x, y, wide, self.tr("UNITs that attack alone"), str(n.alone))

    def _bases(self, p: QPainter, x: float, y: float, wide: float) -> None:
        k, n = self._look.scale, self._numbers
        y = self._head(p, x, y, self.tr("BASES AND HOMEBASE GROWTH"))
        for level, count in n.levels[:6]:
            words = self.tr("Level {level}: from turn {level} on").format(level=level)
            value = f"{count} · {percent(n.odds(count, max(1, level)))}"
            self._line(p, x, y, wide, words, value, "base")
            y += 24 * k
        if not n.levels:
            self._line(p, x, y, wide, self.tr("No BASE"), "")
            y += 24 * k
        y = self._head(p, x, y + 4 * k, self.tr("ARTS"))
        in_hand = n.arts * 4 / n.size if n.size else 0.0
        self._line(p, x, y, wide, self.tr("Cards with arts"), str(n.arts))
        self._line(p, x, y + 24 * k, wide, self.tr("In an opening hand, on average"), f"{in_hand:.1f}")

    def _odds(self, p: QPainter, x: float, wide: float) -> None:
        theme, k, n = self._look.theme, self._look.scale, self._numbers
        self._head(p, x, 0, self.tr("IN HAND BY TURN"))
        step = (wide - 74 * k) / TURNS
        small, bold = font("cond", 13 * k, 600), font("cond", 14 * k, 700)
        for turn in range(1, TURNS + 1):
            paint.text(p, x + 74 * k + step * (turn - 0.5), 34 * k, str(turn), small, theme.text2, "c")
        y = 56 * k
        rows = [(self.tr("of {copies}").format(copies=copies), copies) for copies in (1, 2, 3, 4)]
        for words, copies in [*rows, (type_word("BASE"), n.kinds.get("BASE", 0))]:
            paint.text(p, x, y, words, font("ui", 13.5 * k, 500, 0, words), theme.text, "l", 72 * k)
            for turn in range(1, TURNS + 1):
                share = n.odds(copies, turn)
                cell = QRectF(x + 74 * k + step * (turn - 1) + 1, y - 15 * k, step - 2, 20 * k)
                paint.rounded(p, cell, 4, paint.tone(theme.cyan, 0.06 + 0.4 * share))
                value = f"{round(share * 100)}"
                paint.text(p, cell.center().x(), y, value, bold, theme.text, "c")
            y += 23 * k
        self.setToolTip(self.tr("Percent, {first} cards seen by turn 1").format(first=seen_by(1)))
