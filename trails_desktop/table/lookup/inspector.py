"""The inspector: the card one points at, large enough to read, in either language, with its current values."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from trails_desktop.cardart.faces.api import FaceSpec, back_face, master_face
from trails_desktop.table.cards.reading_face import paint_reading_face, reading_height
from trails_desktop.table.cards.spans import SpanStyle, SpanText, link_cursor
from trails_desktop.table.cards.words import Span
from trails_desktop.table.lookup.inspected import InspectorState, ValueLine, current_values, value_lines
from trails_desktop.table.pieces.tabs import TabButton, fit_tabs
from trails_desktop.ui.fonts import font
from trails_desktop.ui.paint import draw_shadow, pill_width, rounded, text, tone
from trails_desktop.ui.theme import Theme

__all__ = ["CardPane", "Inspector", "InspectorState", "ValueLine", "current_values", "value_lines"]

TRUE_FACE_FROM: Final = 360  #: pixels of room from which the true face is shown instead of the reading face
_MASTER_RATIO: Final = 880 / 630
#: The largest scale of a panel whose text the player did not enlarge; larger text is never put back on a face.
_PANEL_SCALE: Final = 1.26


class CardPane(QWidget):
    """Paints the card of one tab, as high as it needs at its width; ``height_changed()`` tells another height."""

    height_changed = Signal()
    rule_pressed = Signal(str)

    def __init__(self, theme: Theme, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._scale = theme, scale
        self._state = InspectorState()
        self._tab = 0
        self._room = QSize(0, 0)
        self._wide = 288
        self._cache: QPixmap | None = None
        self._height = 100
        self.setMouseTracking(True)

    def show_card(self, state: InspectorState, tab: int) -> None:
        """Show a card under one of the tabs: 0 card, 1 other language, 2 words, 3 rules, 4 history."""
        self._state, self._tab = state, tab
        self.relay()

    def set_look(self, theme: Theme, scale: float) -> None:
        """Another theme or text scale."""
        self._theme, self._scale = theme, scale
        self.relay()

    def set_room(self, room: QSize) -> None:
        """How large the visible part may become: decides whether the true face fits. The pane's own width would not
        do, because it changes with the scroll bar, and the scroll bar with the face."""
        if room != self._room:
            self._room = room
            self.relay()

    def relay(self) -> None:
        """Measure and draw anew."""
        self._cache = None
        self.update()
        height = self._measured()
        if height != self._height:
            self._height = height
            self.setFixedHeight(height)
            self.height_changed.emit()

    @property
    def content_height(self) -> int:
        """How high the card is at the present width."""
        return self._height

    def _face(self) -> FaceSpec | None:
        return self._state.other if self._tab == 1 else self._state.face

    def _width(self) -> float:
        return max(40.0, self._wide - 28 * self._scale)

    def true_face(self) -> bool:
        """Whether the card is shown with its true face: enough room, and text not enlarged beyond it."""
        wide = self._room.width() - 28 * self._scale
        fits = self._room.height() >= wide * _MASTER_RATIO + self._extra()
        return self._tab < 2 and wide >= TRUE_FACE_FROM and fits and self._scale <= _PANEL_SCALE

    def _extra(self) -> float:
        k, s = self._scale, self._state
        return (len(s.lines) * 19 * k + 10 * k if s.lines else 0) + (30 * k if s.notes else 0) + 2 * k

    def _measured(self) -> int:
        k, wide, face = self._scale, self._width(), self._face()
        if self._state.hidden:
            return round(min(wide, 240 * k) * 1.4 + 12 * k)
        if self._tab >= 2:
            return round(sum(laid.height + 8 * k for laid in self._paragraphs()) + 16 * k)
        if face is None:
            return round(90 * k)
        if self.true_face():
            return round(wide * _MASTER_RATIO + self._extra())
        return round(reading_height(face, self._state.values, wide, k) + self._extra())

    def _paragraphs(self) -> list[SpanText]:
        k, theme = self._scale, self._theme
        style = SpanStyle(14 * k, 19.5 * k, theme.text, theme.text, theme.text, rule=theme.cyan)
        said = (self._state.meaning, self._state.rulings, self._state.history)[self._tab - 2]
        made = []
        for sentence in said or ():
            rule = (Span(f"  {sentence.rule}", "rule"),) if sentence.rule else ()
            made.append(SpanText((*sentence.spans, *rule), style, self._width() - 8 * k))
        return made

    def rule_at(self, y: float) -> str:
        """The rule of the paragraph at a height, "" if none."""
        if self._tab < 2:
            return ""
        said = (self._state.meaning, self._state.rulings, self._state.history)[self._tab - 2] or ()
        top = 4 * self._scale
        for sentence, laid in zip(said, self._paragraphs(), strict=True):
            if top <= y < top + laid.height:
                return sentence.rule
            top += laid.height + 8 * self._scale
        return ""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A paragraph with a rule can be pressed."""
        self.setCursor(link_cursor(bool(self.rule_at(event.position().y()))))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A paragraph's rule opens."""
        rule = self.rule_at(event.position().y())
        if rule and event.button() == Qt.MouseButton.LeftButton:
            self.rule_pressed.emit(rule)
        else:
            super().mousePressEvent(event)

    def set_wide(self, width: int) -> None:
        """The width to lay out for: the inspector's, whether the scroll bar stands in the right margin or not.
        (Laid out for its own width the card could flicker between fitting without and not fitting with the bar.)"""
        if width != self._wide:
            self._wide = width
            self.relay()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the painted card."""
        ratio = self.devicePixelRatioF()
        if self._cache is None or self._cache.devicePixelRatioF() != ratio:
            self._cache = QPixmap(round(self._wide * ratio), round(self._height * ratio))
            self._cache.setDevicePixelRatio(ratio)
            self._cache.fill(Qt.GlobalColor.transparent)
            p = QPainter(self._cache)
            p.setRenderHints(
                QPainter.RenderHint.Antialiasing
                | QPainter.RenderHint.TextAntialiasing
                | QPainter.RenderHint.SmoothPixmapTransform
            )
            self._paint(p, ratio)
            p.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._cache)
        painter.end()

    def _paint(self, p: QPainter, ratio: float) -> None:
        theme, k, s, face = self._theme, self._scale, self._state, self._face()
        left, wide = round(14 * k), round(self._width())
        if s.hidden:
            width = round(min(wide, 240 * k))
            x = (self._wide - width) / 2
            draw_shadow(p, QRectF(x, 2, width, width * 1.4), width * 7 / 120, 1, theme)
            p.drawImage(QRectF(x, 2, width, width * 1.4), back_face(width, ratio))
            return
        if self._tab >= 2:
            y = 4 * k
            for laid in self._paragraphs():
                laid.draw(p, left + 4 * k, y)
                y += laid.height + 8 * k
            return
        if face is None:
            said = self.tr("Point at a card to read it here.")
            quiet = SpanStyle(13.5 * k, 19 * k, theme.text3, theme.text3, theme.text3)
            SpanText((Span(said),), quiet, wide).draw(p, left, 8 * k)
            return
        p.save()
        p.translate(left, 0)
        if self.true_face():
            image = master_face(face, s.picture, wide, ratio, s.values)
            p.drawImage(QRectF(0, 0, wide, wide * _MASTER_RATIO), image)
        else:
            paint_reading_face(p, face, s.picture, s.values, wide, k)
        p.restore()
        self._paint_sum(p, left, wide, self._height - self._extra())

    def _paint_sum(self, p: QPainter, left: float, wide: float, y: float) -> None:
        theme, k = self._theme, self._scale
        y += 9 * k
        if self._state.notes:
            x = left
            for note in self._state.notes:
                used = font("cond", 13 * k, 600, 4, note)
                width = pill_width(note, 13 / 15 * k) - 18 * k
                box = QRectF(round(x), round(y + 2 * k), round(width), round(21 * k))
                rounded(p, box.adjusted(0.5, 0.5, -0.5, -0.5), 10 * k, tone(theme.cyan, 0.10), theme.cyan, 1)
                text(p, box.center().x(), box.center().y() + 4.6 * k, note, used, theme.text, "c")
                x += width + 6 * k
            y += 28 * k
        for line in self._state.lines:
            colour = theme.mint if line.gain > 0 else theme.coral if line.gain < 0 else theme.text
            text(p, left + 2 * k, y + 13 * k, line.amount, font("cond", 15 * k, 700), colour)
            rule = font("cond", 12.5 * k, 500, 0, line.rule)
            taken = text(p, left + wide, y + 13 * k, line.rule, rule, theme.text3, "r")
            room = wide - 34 * k - taken - 10 * k
            text(
                p,
                left + 34 * k,
                y + 13 * k,
                line.source,
                font("ui", 13 * k, 500, 0, line.source),
                theme.text2,
                "l",
                room,
            )
            y += 19 * k


class Inspector(QWidget):
    """The card pane with its tabs. ``tab_changed(index)``: 0 card, 1 other language, 2 words, 3 rules, 4 history;
    ``height_changed()``: the card needs another height."""

    tab_changed = Signal(int)
    height_changed = Signal()
    rule_pressed = Signal(str)

    def __init__(self, theme: Theme, scale: float = 1.0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._scale = theme, scale
        self._state = InspectorState()
        self._picture = 0
        self._pane = CardPane(theme, scale)
        self._area = QScrollArea(self)
        self._area.setWidget(self._pane)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setStyleSheet("QScrollArea { background: transparent; border: none; }")
        self._area.viewport().setAutoFillBackground(False)
        self._pane.setAutoFillBackground(False)
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._group = QButtonGroup(self)
        self._tabs = [TabButton(theme, scale, self) for _ in range(5)]
        row = QHBoxLayout()
        row.setSpacing(2)
        for i, tab in enumerate(self._tabs):
            self._group.addButton(tab, i)
            row.addWidget(tab)
        row.addStretch(1)
        self._row = row
        self._group.idClicked.connect(self._tab_clicked)
        self._pane.height_changed.connect(self.height_changed)
        self._pane.rule_pressed.connect(self.rule_pressed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(2 * scale))
        column.addLayout(row)  # above what changes its height: the next click finds them where they were
        column.addWidget(self._area, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._tabs[0].setChecked(True)
        self._refresh()

    @property
    def state(self) -> InspectorState:
        """What is inspected."""
        return self._state

    @property
    def tab(self) -> int:
        """The open tab."""
        return self._group.checkedId()

    def tab_button(self, index: int) -> TabButton:
        """The button of a tab."""
        return self._tabs[index]

    def show_state(self, state: InspectorState) -> None:
        """Inspect another card, or the same with other values. The open tab stays if the card has it."""
        picture = state.picture.cacheKey() if state.picture is not None else 0
        if state != self._state or picture != self._picture:
            new = state.face != self._state.face
            self._state, self._picture = state, picture
            self._refresh()
            if new:
                self._area.verticalScrollBar().setValue(0)

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        self._theme = theme
        self._look()

    def set_scale(self, scale: float) -> None:
        """Another text scale."""
        self._scale = scale
        self._look()

    def open_tab(self, index: int) -> None:
        """Open a tab, if the card has it."""
        if self._tabs[index].isEnabled():
            self._tabs[index].setChecked(True)
            self._tab_clicked(index)

    def spoken(self) -> str:
        """The card in words, for screen readers: name, numbers, text."""
        face = self._state.other if self.tab == 1 else self._state.face
        if self._state.hidden:
            return self.tr("A card you may not see")
        if face is None:
            return self.tr("No card")
        v = self._state.values
        parts = [face.name, face.subname, face.type, ", ".join(face.orgs)]
        for label, printed, now in (
            (self.tr("CP"), face.cp, v.cp), (self.tr("EP"), face.ep, v.ep), (self.tr("Level"), face.level, v.level),
            (self.tr("STR"), face.strength, v.strength), (self.tr("DEF"), face.defence, v.defence),
        ):  # fmt: skip
            value = printed if now is None else now
            if value is not None:
                parts.append(f"{label} {value}")
        parts += [*self._state.notes, face.text.replace("\n", " ")]
        if face.arts is not None:
            parts.append(f"{face.arts.name}, EP {face.arts.ep}: {face.arts.text}")
        return ". ".join(part for part in parts if part)

    def set_room(self, height: int) -> None:
        """How high the inspector may become: decides whether the true face is shown."""
        self._pane.set_room(QSize(self.width(), height - self._tabs_height()))

    def _tabs_height(self) -> int:
        return self._tabs[0].sizeHint().height() + round(10 * self._scale)

    def content_height(self) -> int:
        """How high pane and tabs want to be at the present width."""
        return self._pane.content_height + self._tabs_height()

    def sizeHint(self) -> QSize:
        """As high as the card needs."""
        return QSize(288, self.content_height())

    def minimumSizeHint(self) -> QSize:
        """A strip that can be scrolled."""
        return QSize(160, round(150 * self._scale))

    def _fit_tabs(self) -> None:
        fit_tabs(self._tabs, self.width() - 20 * self._scale, self._theme, self._scale)

    def _look(self) -> None:
        self._fit_tabs()
        self._pane.set_look(self._theme, self._scale)
        self._refresh()

    def _refresh(self) -> None:
        s = self._state
        japanese = (s.other.lang if s.other else "en" if s.face and s.face.lang == "ja" else "ja") == "ja"
        # Languages are named in themselves.
        other = "日本語" if japanese else "English"
        labels = (self.tr("Card"), other, self.tr("Words"), self.tr("Rules"), self.tr("History"))
        known = not s.hidden and s.face is not None
        said = (known and bool(s.meaning), known and bool(s.rulings), bool(s.history))
        there = (True, known and s.other is not None, *said)
        for i, (tab, label, enabled) in enumerate(zip(self._tabs, labels, there, strict=True)):
            tab.setText(label)
            tab.setEnabled(enabled)
            # A language that is missing is worth knowing; words or a ruling that nobody wrote is not.
            tab.setVisible(enabled or i < 2)
        if not self._tabs[self.tab].isEnabled():
            self._tabs[0].setChecked(True)
        self._fit_tabs()
        self._row.setContentsMargins(round(12 * self._scale), 0, round(8 * self._scale), round(8 * self._scale))
        self._pane.show_card(s, self.tab)
        self._area.setAccessibleName(self.tr("Inspector"))
        self._area.setAccessibleDescription(self.spoken())
        self.updateGeometry()

    def _tab_clicked(self, index: int) -> None:
        self._pane.show_card(self._state, index)
        self._area.verticalScrollBar().setValue(0)
        self._area.setAccessibleDescription(self.spoken())
        self.updateGeometry()
        self.tab_changed.emit(index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the card out for the new width."""
        super().resizeEvent(event)
        self._pane.set_wide(self.width())
        self._fit_tabs()

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
        super().changeEvent(event)
