"""The forecast in words: what an attack would do if nothing more happened, line by line, with rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trails_desktop.match.api import Forecast, Reason
from trails_desktop.table.cards.spans import SpanStyle, SpanText, link_cursor
from trails_desktop.table.cards.words import Sentence, Span, Words
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.paint import cap, text
from trails_desktop.ui.theme import Theme

LineTone = Literal["hit", "loss", "safe", "note"]


@dataclass(frozen=True, slots=True)
class ForecastLine:
    """One sentence and its sign: a hit, a loss, something that stays safe, or a note."""

    sentence: Sentence
    tone: LineTone = "note"


@dataclass(frozen=True, slots=True)
class ForecastState:
    """The forecast as words; without lines a hint stands in its place."""

    lines: tuple[ForecastLine, ...] = ()
    hint: str = ""
    head: str = ""  #: what the hint is about, in place of the forecast's own head


def forecast_state(forecast: Forecast | None, words: Words) -> ForecastState:
    """The forecast of an attack, translated."""
    if forecast is None:
        return ForecastState()
    return ForecastState(tuple(ForecastLine(words.reason(line), line_tone(line)) for line in forecast.lines))


def line_tone(reason: Reason) -> LineTone:
    """Which sign a sentence gets, read off its English template."""
    said = reason.template.casefold()
    if "no overkill" in said or "cannot" in said:
        return "note"
    if "lose" in said or "overkill" in said or "struck back" in said:
        return "loss"
    if "surviv" in said or "stays" in said:
        return "safe"
    if "stun" in said or "destroy" in said or "attack" in said:
        return "hit"
    return "note"


class ForecastView(QWidget):
    """Head and lines of the forecast. ``card_hovered(number, object)``: ("", 0) when the pointer left;
    ``card_pressed(number, object)``; ``height_changed()``: the lines need another height."""

    card_hovered = Signal(str, int)
    card_pressed = Signal(str, int)
    height_changed = Signal()

    def __init__(self, theme: Theme, scale: float = 1.0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._scale = scale
        self._state = ForecastState()
        self._texts: list[SpanText] = []
        self._tops: list[float] = []
        self._folded = False
        self._height = 0
        self._hovered: Span | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._relay()

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        self._theme = theme
        self._relay()

    def set_scale(self, scale: float) -> None:
        """Another text scale."""
        self._scale = scale
        self._relay()

    def set_folded(self, folded: bool) -> None:
        """Only the first line, for small windows and large text."""
        if folded != self._folded:
            self._folded = folded
            self._relay()

    @property
    def folded(self) -> bool:
        """Whether only one line is shown."""
        return self._folded

    def show_state(self, state: ForecastState) -> None:
        """Show another forecast."""
        if state != self._state:
            self._state = state
            self._hovered = None
            self._relay()

    @property
    def wanted_height(self) -> int:
        """How high the lines are at the present width, in pixels."""
        return self._height

    def plain(self) -> str:
        """All lines as text."""
        return "\n".join(f"{line.sentence.plain} {line.sentence.rule}".strip() for line in self._state.lines)

    def sizeHint(self) -> QSize:
        """As high as the lines need."""
        return QSize(288, self._height)

    def minimumSizeHint(self) -> QSize:
        """The same height, any width."""
        return QSize(100, self._height)

    def _lines(self) -> tuple[ForecastLine, ...]:
        return self._state.lines[:1] if self._folded else self._state.lines

    def _hint(self) -> str:
        return self._state.hint or self.tr("Drag an attacker to a target to see what would happen.")

    def _rule_width(self, line: ForecastLine) -> float:
        return text_width(font("cond", 12.5 * self._scale, 600), line.sentence.rule) + 8 * self._scale

    def _relay(self) -> None:
        k, theme = self._scale, self._theme
        plain = SpanStyle(13 * k, 18 * k, theme.text2, theme.text, theme.text)
        self._texts, self._tops = [], []
        y = 27 * k
        lines = self._lines()
        if lines:
            for line in lines:
                style = replace(plain, value=theme.coral if line.tone == "loss" else theme.text)
                room = self.width() - (28 + 24) * k - self._rule_width(line)
                laid = SpanText(line.sentence.spans, style, room)
                self._texts.append(laid)
                self._tops.append(y)
                y += laid.height + 2 * k
        else:
            quiet = SpanStyle(13 * k, 18 * k, theme.text3, theme.text3, theme.text3)
            laid = SpanText((Span(self._hint()),), quiet, self.width() - 28 * k)
            self._texts.append(laid)
            self._tops.append(y)
            y += laid.height
        before, self._height = self._height, round(y + 8 * k)
        title = self._state.head or self.tr("Forecast, if nothing more happens")
        self.setAccessibleName(title)
        self.setAccessibleDescription(self.plain() or self._hint())
        self.updateGeometry()
        self.update()
        if self._height != before:
            self.height_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        if event.size().width() != event.oldSize().width():
            self._relay()

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._relay()
        super().changeEvent(event)

    def _span_at(self, at: QPointF) -> Span | None:
        if not self._state.lines:
            return None
        left = (14 + 24) * self._scale
        for laid, top in zip(self._texts, self._tops, strict=True):
            if top <= at.y() < top + laid.height:
                return laid.card_at(QPointF(at.x() - left, at.y() - top))
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the card name under the pointer."""
        self._hover(self._span_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """No name under the pointer."""
        self._hover(None)

    def _hover(self, span: Span | None) -> None:
        if span != self._hovered:
            self._hovered = span
            self.setCursor(link_cursor(span is not None))
            self.card_hovered.emit(span.number if span else "", span.obj if span else 0)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a card name."""
        span = self._span_at(event.position())
        if span is not None and event.button() == Qt.MouseButton.LeftButton:
            self.card_pressed.emit(span.number, span.obj)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw head and lines."""
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        theme, k = self._theme, self._scale
        label = (self._state.head or self.tr("Forecast")).upper()
        head = cap(p, 14 * k, 17 * k, label, 12 * k, theme.text2, 20)
        right = self.width() - 14 * k
        if self._state.lines and not self._folded:
            note = self.tr("if nothing more happens")
            text(p, right, 17 * k, note, font("ui", 12 * k, 500, 0, note), theme.text3, "r", right - head - 24 * k)
        signs = {"hit": ("str", theme.amber), "loss": ("lampout", theme.coral), "safe": ("def", theme.mint)}
        lines = self._lines()
        rules = font("cond", 12.5 * k, 600)
        for i, (laid, top) in enumerate(zip(self._texts, self._tops, strict=True)):
            if not lines:
                laid.draw(p, 14 * k, top)
                continue
            icon, colour = signs.get(lines[i].tone, ("info", theme.text3))
            draw_icon(p, icon, 22 * k, top + 9 * k, 15 * k, colour)
            laid.draw(p, 38 * k, top, self._hovered)
            text(p, right, top + 13.5 * k, lines[i].sentence.rule, rules, theme.text3, "r")
        if self._folded and len(self._state.lines) > 1:
            more = self.tr("+{count}").format(count=len(self._state.lines) - 1)
            text(p, 14 * k + head + 8 * k, 17 * k, more, rules, theme.text2)
        p.end()
