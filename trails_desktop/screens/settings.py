"""The settings sheet: every choice works at once, so there is nothing to confirm."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words
from trails_desktop.screens.setting_rows import SettingRow
from trails_desktop.ui.settings import Look, Settings


class SettingsSheet(Sheet):
    """Theme, language, text size, animations, sound. Writes the settings; whoever listens to them redraws.
    ``page_wanted(str)``: a page that has more of them."""

    page_wanted = Signal(str)

    def __init__(self, parent: QWidget, look: Look, settings: Settings) -> None:
        super().__init__(parent, look, 640)
        self._language = "en"
        self.theme = SettingRow(look, settings, "theme")
        self.language = SettingRow(look, settings, "language")
        self.scale = SettingRow(look, settings, "scale")
        self.pace = SettingRow(look, settings, "pace")
        self.speed = SettingRow(look, settings, "speed")
        self.motion = SettingRow(look, settings, "motion")
        self.sound = SettingRow(look, settings, "sound")
        self.kept = SettingRow(look, settings, "kept")
        self._choices = (
            self.theme, self.language, self.motion, self.scale, self.pace, self.speed, self.sound, self.kept
        )  # fmt: skip
        for beside in (
            (self.theme,), (self.language, self.motion), (self.scale,), (self.pace,), (self.speed,), (self.sound,),
            (self.kept,),
        ):  # fmt: skip
            self._lay(beside)
        self.files = PlateButton(look, "row", "save")
        self.files.clicked.connect(self._to_files)
        self.rows.addWidget(self.files)
        self.hint = Words(look, "ui", 13, "text3", wrap=True)
        self.rows.addWidget(self.hint)
        self.rows.addStretch(1)

    def _lay(self, beside: tuple[SettingRow, ...]) -> None:
        """Rows beside each other, each under its label: two short ones share a line, so that all is seen at once."""
        line = QHBoxLayout()
        for row in beside:
            column = QVBoxLayout()
            column.setSpacing(self.rows.spacing())
            column.addWidget(row.label)
            column.addWidget(row)
            line.addLayout(column, 1)
        self.rows.addLayout(line)

    def set_language(self, code: str) -> None:
        """The language in use."""
        self._language = code
        self._show()

    def first(self) -> QWidget:
        return self.theme.buttons[max(0, self.theme.selected())]

    def open(self) -> None:
        self._show()
        super().open()

    def _show(self) -> None:
        for row in self._choices:
            row.show_now(self._language if row is self.language else None)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Settings"))
        self.setAccessibleName(self.tr("Settings"))
        for row in self._choices:
            row.show_words()
        self.files.set_words(self.tr("Your files"), self.tr("Where they are, backup, restore, move"))
        hint = self.tr("Reduced motion shows changes without movement. Everything is saved at once.")
        self.hint.setText(
            hint + " " + self.tr("Matches beyond those that are kept are removed when the program starts.")
        )

    def _to_files(self) -> None:
        self.done()
        self.page_wanted.emit("files")
