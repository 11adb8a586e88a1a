"""The first start: name, language and how it should look and sound, all answered sensibly; then to learn or to play."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from trails_desktop.pages.desk import Desk
from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.page import Page
from trails_desktop.screens.parts.widgets import RING, PlateButton, Scroll, Words, painter, set_spacing
from trails_desktop.screens.setting_rows import SettingRow
from trails_desktop.ui.settings import NAME_LENGTH, NAMES, TEXT_SCALE, THEME, WELCOMED, Look, Settings

_WIDTH: Final = 640  #: of the column
_ROWS: Final = ("language", "theme", "scale", "sound", "pace")


def is_new(settings: Settings) -> bool:
    """Whether nobody answered the first questions here yet. Settings of an earlier version count as answers."""
    return settings.empty or not settings.get(WELCOMED)


def fill_in(settings: Settings) -> None:
    """What the system tells: a light desktop gets the light theme, one with large letters larger text. What is told
    can be answered otherwise, now or later."""
    if settings.empty:
        hints = QGuiApplication.styleHints()
        if hints.colorScheme() is Qt.ColorScheme.Light:
            settings.put(THEME, "light")
        points = QGuiApplication.font().pointSizeF()
        if points >= 14:
            settings.put(TEXT_SCALE, 150 if points >= 18 else 125)
        settings.put(WELCOMED, False)


class WelcomePage(Page):
    """``name`` and a row for each of the questions; ``learn`` and ``play`` end it."""

    def __init__(self, desk: Desk, look: Look) -> None:
        super().__init__(look)
        self._desk = desk
        self._backdrop = Backdrop(11)
        self.heading = Words(look, "display", 34)
        self.about = Words(look, "ui", 15.5, "text2", wrap=True)
        self.name_label = Words(look, "ui", 13.5, "text2", 600)
        self.name = QLineEdit(desk.settings.get(NAMES[0]))
        self.name.setMaxLength(NAME_LENGTH)
        self.choices = {name: SettingRow(look, desk.settings, name) for name in _ROWS}
        self.learn = PlateButton(look, "primary", "book", "Enter")
        self.play = PlateButton(look, "row", "play")
        self.later = Words(look, "ui", 13, "text3", wrap=True)
        column = QWidget()
        self._rows = QVBoxLayout(column)
        for widget in (self.heading, self.about, self.name_label, self.name):
            self._rows.addWidget(widget)
        for row in self.choices.values():
            self._rows.addWidget(row.label)
            self._rows.addWidget(row)
        for below in (self.learn, self.play, self.later):
            self._rows.addWidget(below)
        self._rows.addStretch(1)
        self._column = column
        self.scroller = Scroll(column)
        self._all = QHBoxLayout(self)
        self._all.addStretch(1)
        self._all.addWidget(self.scroller, 100)
        self._all.addStretch(1)
        self.name.returnPressed.connect(self._learn)
        self.learn.clicked.connect(self._learn)
        self.play.clicked.connect(self._play)
        self.retranslate()

    def title(self) -> str:
        return self.tr("Welcome")

    def first(self) -> QWidget:
        return self.name

    def enter(self, code: str) -> None:
        for row in self.choices.values():
            row.show_now(code if row is self.choices["language"] else None)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Welcome"))
        self.heading.setText(self.tr("Welcome to Trails Desktop"))
        self.about.setText(self.tr("Everything below can be changed later. What you choose works at once."))
        self.name_label.setText(self.tr("Your name, as others see it"))
        self.name.setPlaceholderText(self.tr("Player 1"))
        self.name.setAccessibleName(self.name_label.text())
        self.learn.set_words(self.tr("Learn the game"), self.tr("Twelve short lessons, twenty minutes in all"))
        self.play.set_words(self.tr("I know the rules"), self.tr("To the start: play, build decks, look around"))
        self.later.setText(self.tr("All of this is found again under Settings. Nothing leaves this machine."))
        for row in self.choices.values():
            row.show_words()
        super().retranslate()

    def _learn(self) -> None:
        self._answered()
        self.page_wanted.emit("lessons")

    def _play(self) -> None:
        self._answered()
        self.back_wanted.emit()

    def _answered(self) -> None:
        settings = self._desk.settings
        settings.put(NAMES[0], " ".join(self.name.text().split()))
        settings.put(WELCOMED, True)

    def arrange(self) -> None:
        look = self.look
        set_spacing(self._all, look, 0, (22, 26, 22, 16))
        set_spacing(self._rows, look, 5, (6, 0, 6, 0))
        self._column.setMaximumWidth(look.px(_WIDTH))
        self.scroller.setMaximumWidth(look.px(_WIDTH + 24))
        sizes = f"font-size: {look.px(16)}px; padding: {look.px(7)}px {look.px(10)}px; margin: 0 {RING}px;"
        self.name.setStyleSheet(f"QLineEdit {{ {sizes} }}")

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(painter(self), self, self.look.theme)
