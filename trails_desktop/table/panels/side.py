"""The side panel: inspector, forecast and log, one under the other."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from trails_desktop.table.cards.words import Words
from trails_desktop.table.log.filter import LogFilterBar
from trails_desktop.table.log.kinds import LogFilter
from trails_desktop.table.log.view import LogView
from trails_desktop.table.lookup.forecast import ForecastView
from trails_desktop.table.lookup.inspector import Inspector
from trails_desktop.table.pieces.dock_parts import Grip
from trails_desktop.table.pieces.tabs import IconButton
from trails_desktop.ui.fonts import font
from trails_desktop.ui.paint import cap, tone
from trails_desktop.ui.theme import Theme

_LOG_LEAST = 92.0
_CARD_LEAST = 230.0


class SectionHead(QWidget):
    """A tracked label with icon buttons at its right."""

    def __init__(self, label: str, theme: Theme, scale: float, high: float = 30, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label, self._theme, self._scale, self._high = label, theme, scale, high
        self._row = QHBoxLayout(self)
        self._buttons: list[IconButton] = []
        self._row.addStretch(1)
        self._relay()

    def add(self, button: IconButton) -> IconButton:
        """Add a button at the right end."""
        self._row.addWidget(button)
        self._buttons.append(button)
        return button

    def set_label(self, label: str) -> None:
        """Another language."""
        self._label = label
        self.update()

    def set_look(self, theme: Theme, scale: float) -> None:
        """Another theme or text scale."""
        self._theme, self._scale = theme, scale
        for button in self._buttons:
            button.set_look(theme, scale)
        self._relay()

    def _relay(self) -> None:
        k = self._scale
        self._row.setContentsMargins(0, 0, round(8 * k), 0)
        self._row.setSpacing(round(2 * k))
        self.setFixedHeight(round(self._high * k))
        self.update()

    def label_width(self) -> int:
        """How wide the part at the left of the buttons is."""
        return max(0, self.width() - self._row.sizeHint().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the label."""
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(self._theme.panel))
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        k = self._scale
        cap(p, 14 * k, self.height() / 2 + 4.2 * k, self._label.upper(), 12 * k, self._theme.text2, 20)
        p.end()


class _Line(QWidget):
    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """One pixel of edge."""
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(self.theme.line))
        p.end()


class SidePanel(QWidget):
    """Holds ``inspector``, ``forecast`` and ``log``. Signals: ``rules_wanted``, ``sound_wanted`` (toggle),
    ``settings_wanted``; ``card_hovered(number, object)`` and ``card_pressed(number, object)`` from forecast and log,
    with ("", 0) when the pointer left a name.

    ``rules`` and ``sound``: whether the panel's head has those two buttons; without a rules book to open, or a sound to
    switch, they stay away."""

    rules_wanted = Signal()
    sound_wanted = Signal()
    settings_wanted = Signal()
    menu_wanted = Signal()
    card_hovered = Signal(str, int)
    card_pressed = Signal(str, int)
    rule_pressed = Signal(str)

    def __init__(
        self,
        words: Words,
        theme: Theme,
        scale: float = 1.0,
        parent: QWidget | None = None,
        *,
        rules: bool = False,
        sound: bool = False,
    ) -> None:
        super().__init__(parent)
        self._theme, self._scale = theme, scale
        self.inspector = Inspector(theme, scale)
        self.forecast = ForecastView(theme, scale)
        self.log = LogView(words, theme, scale)
        self._head = SectionHead("", theme, scale, 36)
        self._log_head = SectionHead("", theme, scale)
        self.rules_button = self._head.add(IconButton("book", "", theme, scale))
        self.sound_button = self._head.add(IconButton("sound", "", theme, scale))
        self.menu_button = self._head.add(IconButton("menu", "", theme, scale))
        self.settings_button = self._head.add(IconButton("gear", "", theme, scale))
        self.rules_button.setVisible(rules)
        self.sound_button.setVisible(sound)
        self.drawer_button = self._log_head.add(IconButton("up", "", theme, scale))
        self.search_button = self._log_head.add(IconButton("search", "", theme, scale))
        self.filter_button = self._log_head.add(IconButton("filter", "", theme, scale))
        self.copy_button = self._log_head.add(IconButton("copy", "", theme, scale))
        self.back_button = self._log_head.add(IconButton("close", "", theme, scale))
        self.back_button.setVisible(False)
        self.search_button.setCheckable(True)
        self.filter_button.setCheckable(True)
        self.drawer_button.setCheckable(True)
        self.search_line = QLineEdit()
        self.search_line.setVisible(False)
        self.search_line.setClearButtonEnabled(True)
        self.filters = LogFilterBar(theme, scale)
        self.filters.setVisible(False)
        self._lines = [_Line(theme), _Line(theme)]
        for child in (
            self._head, self.inspector, self._lines[0], self.forecast, self._lines[1], self._log_head,
            self.search_line, self.filters, self.log,
        ):  # fmt: skip
            child.setParent(self)
        self.log_grip = Grip(self)
        self._drawer = False
        self._lent = self._headless = False
        self._sharing = False
        self._connect()
        self._retranslate()
        self._relay()

    def _connect(self) -> None:
        self.rules_button.clicked.connect(self.rules_wanted)
        self.sound_button.clicked.connect(self.sound_wanted)
        self.settings_button.clicked.connect(self.settings_wanted)
        self.menu_button.clicked.connect(self.menu_wanted)
        self.copy_button.clicked.connect(self.log.copy_all)
        self.search_button.toggled.connect(self._show_search)
        self.search_line.textChanged.connect(self.log.search)
        self.filter_button.toggled.connect(self._show_filters)
        self.filters.changed.connect(self.log.set_filter)
        self.filters.changed.connect(self._share)
        self.log.log_model().modelReset.connect(self._kinds_changed)
        self.log.log_model().rowsInserted.connect(self._kinds_changed)
        self.drawer_button.toggled.connect(self._open_drawer)
        self.inspector.height_changed.connect(self._share)
        self.forecast.height_changed.connect(self._share)
        for part in (self.forecast, self.log):
            part.card_hovered.connect(self.card_hovered)
            part.card_pressed.connect(self.card_pressed)
        self.log.rule_pressed.connect(self.rule_pressed)
        self.inspector.rule_pressed.connect(self.rule_pressed)

    # -- for the table ---------------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        self._theme = theme
        self._look()

    def set_scale(self, scale: float) -> None:
        """Another text scale: the panel's own times the player's."""
        self._scale = scale
        self._look()

    def set_sound(self, on: bool) -> None:
        """Whether sound is on, for the icon."""
        self.sound_button.set_label(self.tr("Sound is on") if on else self.tr("Sound is off"))
        self.sound_button.setProperty("off", not on)
        self.sound_button.set_icon("sound" if on else "no")

    # -- head and log apart -------------------------------------------------------------------------------------------

    def lend_head(self) -> QWidget:
        """Give the head away for good, to be the title of a dock."""
        self._headless = True
        self._share()
        return self._head

    def lend_log(self) -> tuple[QWidget, ...]:
        """Give head, search line and log away, to stand elsewhere; the panel shares its height without them."""
        self._lent = True
        self.drawer_button.setVisible(False)
        self.back_button.setVisible(True)
        self.log_grip.setVisible(False)
        self.log.setVisible(True)
        self._share()
        return (self._log_head, self.search_line, self.filters, self.log)

    def take_log_back(self) -> None:
        """The log stands in the panel again."""
        self._lent = False
        self.back_button.setVisible(False)
        self.log_grip.setVisible(True)
        for part, shown in (
            (self._log_head, True), (self.search_line, self.search_button.isChecked()),
            (self.filters, self.filter_button.isChecked()), (self.log, True),
        ):  # fmt: skip
            part.setParent(self)
            part.setVisible(shown)
        self.dress_log(self._scale)
        self.log_grip.raise_()
        self._share()

    def dress_log(self, scale: float) -> None:
        """The text size of a log that stands elsewhere."""
        self._log_head.set_look(self._theme, scale)
        self.filters.set_look(self._theme, scale)
        self.log.set_scale(scale)

    def refresh(self) -> None:
        """Share the height anew, after inspector or forecast changed."""
        self._share()

    @property
    def drawer(self) -> bool:
        """Whether the log is a drawer, because the panel is too small for all three."""
        return self._drawer

    def _look(self) -> None:
        theme, k = self._theme, self._scale
        self.inspector.set_theme(theme)
        self.inspector.set_scale(k)
        self.forecast.set_theme(theme)
        self.forecast.set_scale(k)
        self.log.set_theme(theme)
        self.log.set_scale(k)
        self._head.set_look(theme, k)
        self._log_head.set_look(theme, k)
        self.filters.set_look(theme, k)
        for line in self._lines:
            line.theme = theme
        self._relay()
        self.update()

    def _relay(self) -> None:
        k, theme = self._scale, self._theme
        self.search_line.setFont(font("ui", 13 * k))
        self.search_line.setStyleSheet(
            f"QLineEdit {{ margin: 0 {round(12 * k)}px {round(4 * k)}px {round(12 * k)}px; padding: {round(3 * k)}px;"
            f" color: {theme.text}; background: {theme.panel2}; border: 1px solid {theme.line}; border-radius: 6px; }}"
        )
        self._share()

    def _share(self) -> None:
        """Give the inspector what its card needs, the log the rest; first the forecast folds, then the log."""
        if self._sharing:
            return
        self._sharing = True
        self._share_once()
        self._sharing = False

    def _share_once(self) -> None:
        k, wide = self._scale, self.width() - 1
        pad = round(8 * k)
        if self._lent:
            self._share_alone(k, wide, pad)
            return
        search = self.search_line.sizeHint().height() if self.search_button.isChecked() else 0
        chips = self.filters.heightForWidth(wide) if self.filter_button.isChecked() else 0
        head = 0 if self._headless else self._head.height()
        heads = head + self._log_head.height() + 2 + 2 * pad + search + chips
        # The widths first: heights follow from them.
        self.inspector.resize(wide, self.inspector.height())
        self.forecast.resize(wide, self.forecast.height())
        self.forecast.set_folded(False)
        free = self.height() - heads - self.forecast.wanted_height
        if free < (_LOG_LEAST + _CARD_LEAST) * k:
            self.forecast.set_folded(True)
            free = self.height() - heads - self.forecast.wanted_height
        self._drawer = free < (_LOG_LEAST + _CARD_LEAST) * k
        self.drawer_button.setVisible(self._drawer)
        opened = self._drawer and self.drawer_button.isChecked()
        if self._drawer and not opened:
            free, chips = free + chips, 0
        self.inspector.setVisible(not opened)
        self.log.setVisible(opened or not self._drawer)
        self.filters.setVisible(self.filter_button.isChecked() and (opened or not self._drawer))
        room = max(0, free - (0 if self._drawer else round(_LOG_LEAST * k)))
        # Room first, then the wanted height: the true face is shown only where it fits as a whole.
        self.inspector.set_room(room)
        card = 0 if opened else min(room, self.inspector.content_height())
        if self._drawer and not opened:
            card = room
        y = 0 if self._headless else pad
        for child, high in (
            (self._head, head), (self.inspector, card), (self._lines[0], 1),
            (self.forecast, self.forecast.wanted_height), (self._lines[1], 1),
            (self._log_head, self._log_head.height()),
            (self.search_line, search), (self.filters, chips), (self.log, -1),
        ):  # fmt: skip
            if child is not self._head or not self._headless:
                child.setGeometry(1, y, wide, high if high >= 0 else max(0, self.height() - y - pad))
            y += max(0, high)
        self.log_grip.setGeometry(1, self._log_head.y(), self._log_head.label_width(), self._log_head.height())

    def _share_alone(self, k: float, wide: int, pad: int) -> None:
        """Inspector and forecast have the panel for themselves."""
        self._drawer = False
        self.forecast.resize(wide, self.forecast.height())
        self.forecast.set_folded(False)
        self.inspector.setVisible(True)
        head = 0 if self._headless else self._head.height()
        room = max(0, self.height() - head - 2 - 2 * pad - self.forecast.wanted_height)
        self.inspector.resize(wide, self.inspector.height())
        self.inspector.set_room(room)
        y = 0 if self._headless else pad
        for child, high in (
            (self._head, head), (self.inspector, min(room, self.inspector.content_height())),
            (self._lines[0], 1), (self.forecast, self.forecast.wanted_height), (self._lines[1], 1),
        ):  # fmt: skip
            if child is not self._head or not self._headless:
                child.setGeometry(1, y, wide, high)
            y += high

    def sizeHint(self) -> QSize:
        """What the panel is designed for."""
        return QSize(round(288 * self._scale), round(800 * self._scale))

    def minimumSizeHint(self) -> QSize:
        """Small: parts fold when it gets tight."""
        return QSize(160, 240)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height anew."""
        super().resizeEvent(event)
        self._share()

    def _open_drawer(self, opened: bool) -> None:
        self.drawer_button.set_icon("down" if opened else "up")
        self._share()

    def _show_search(self, shown: bool) -> None:
        self.search_line.setVisible(shown)
        self._share()
        if shown:
            self.search_line.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.search_line.clear()

    def _show_filters(self, shown: bool) -> None:
        self.filters.setVisible(shown)
        if not shown:
            self.filters.set_filter(LogFilter())
        self._share()

    def _kinds_changed(self) -> None:
        self.filters.set_there(self.log.log_model().kinds())
        if self.filter_button.isChecked():
            self._share()

    def set_filter(self, wanted: LogFilter) -> None:
        """A remembered filter: its chips are shown with it."""
        self.filter_button.setChecked(bool(wanted))
        self.filters.set_filter(wanted)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._head.set_label(self.tr("Inspector"))
        self._log_head.set_label(self.tr("Log"))
        self.rules_button.set_label(self.tr("Rules"))
        self.sound_button.set_label(self.tr("Sound"))
        self.settings_button.set_label(self.tr("Settings"))
        self.menu_button.set_label(self.tr("Menu"))
        self.search_button.set_label(self.tr("Search the log"))
        self.filter_button.set_label(self.tr("Filter the log"))
        self.copy_button.set_label(self.tr("Copy the log as text"))
        self.drawer_button.set_label(self.tr("Show or hide the log"))
        self.back_button.set_label(self.tr("Put the log back into the panel"))
        self.log_grip.setToolTip(self.tr("Drag the log to a side of the board or out of the window"))
        self.search_line.setPlaceholderText(self.tr("Search the log"))
        self.search_line.setAccessibleName(self.tr("Search the log"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground and the edge towards the board."""
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(self._theme.panel))
        p.fillRect(0, 0, 1, self.height(), tone(self._theme.line))
        p.end()
