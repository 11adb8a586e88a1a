"""The settings sheet: every choice works at once, so there is nothing to confirm."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from trails_desktop.screens.parts.segments import Segments
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import Words
from trails_desktop.ui.language import LANGUAGES
from trails_desktop.ui.settings import (
    ANIMATION,
    KEPT,
    LANGUAGE,
    PACE,
    REDUCED_MOTION,
    SOUND,
    TEXT_SCALE,
    THEME,
    VOLUME,
    Look,
    PaceName,
    Settings,
)
from trails_desktop.ui.theme import ThemeName

THEMES: tuple[ThemeName, ...] = ("dark", "light", "contrast")
SCALES = (100, 125, 150, 175, 200)
SPEEDS = (0, 50, 100, 200)
PACES: tuple[PaceName, ...] = ("patient", "brisk", "instant")
#: Percent; 0 is off.
VOLUMES = (0, 25, 50, 75, 100)
#: Finished matches; 0 is all.
KEEPING = (0, 1000, 200, 50)


class SettingsSheet(Sheet):
    """Theme, language, text size, animations, sound. Writes the settings; whoever listens to them redraws."""

    def __init__(self, parent: QWidget, look: Look, settings: Settings) -> None:
        super().__init__(parent, look, 640)
        self._settings = settings
        self._language = "en"
        self.theme = Segments(look, len(THEMES))
        self.language = Segments(look, len(LANGUAGES))
        self.scale = Segments(look, len(SCALES))
        self.speed = Segments(look, len(SPEEDS))
        self.motion = Segments(look, 2)
        self.pace = Segments(look, len(PACES))
        self.sound = Segments(look, len(VOLUMES))
        self.kept = Segments(look, len(KEEPING))
        self._labels = []
        for row in (self.theme, self.language, self.scale, self.pace, self.speed, self.motion, self.sound, self.kept):
            label = Words(look, "ui", 13.5, "text2", 600)
            self._labels.append(label)
            self.rows.addWidget(label)
            self.rows.addWidget(row)
        self.hint = Words(look, "ui", 13, "text3", wrap=True)
        self.rows.addWidget(self.hint)
        self.rows.addStretch(1)
        self.theme.chosen.connect(self._theme)
        self.language.chosen.connect(self._choose_language)
        self.scale.chosen.connect(self._scale)
        self.speed.chosen.connect(self._speed)
        self.motion.chosen.connect(self._motion)
        self.pace.chosen.connect(self._pace)
        self.sound.chosen.connect(self._sound)
        self.kept.chosen.connect(self._keep)

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
        get = self._settings.get
        self.theme.select(THEMES.index(get(THEME)))
        self.language.select([code for code, _ in LANGUAGES].index(self._language))
        nearest = min(SCALES, key=lambda scale: abs(scale - get(TEXT_SCALE)))
        self.scale.select(SCALES.index(nearest))
        self.speed.select(SPEEDS.index(get(ANIMATION)))
        self.motion.select(int(get(REDUCED_MOTION)))
        self.pace.select(PACES.index(get(PACE)))
        self.sound.select(VOLUMES.index(get(VOLUME) if get(SOUND) else 0))
        self.kept.select(KEEPING.index(get(KEPT)))

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Settings"))
        self.setAccessibleName(self.tr("Settings"))
        rows = (
            (self.theme, self.tr("Theme"), (self.tr("Lamp room"), self.tr("Chart paper"), self.tr("High contrast"))),
            (self.language, self.tr("Language"), tuple(name for _, name in LANGUAGES)),
            (self.scale, self.tr("Text size"), tuple(self.tr("{percent} %").format(percent=s) for s in SCALES)),
            (self.pace, self.tr("Pace of the computer"), (self.tr("Patient"), self.tr("Brisk"), self.tr("Instant"))),
            (
                self.speed,
                self.tr("Animations"),
                (self.tr("Off"), self.tr("Slow"), self.tr("Normal"), self.tr("Fast")),
            ),
            (self.motion, self.tr("Reduced motion"), (self.tr("No"), self.tr("Yes"))),
            (
                self.sound,
                self.tr("Sound"),
                (self.tr("Off"), *(self.tr("{percent} %").format(percent=volume) for volume in VOLUMES[1:])),
            ),
            (
                self.kept,
                self.tr("Finished matches that are kept"),
                (self.tr("All"), *(self.tr("The last {n}").format(n=count) for count in KEEPING[1:])),
            ),
        )
        for label, (row, name, choices) in zip(self._labels, rows, strict=True):
            label.setText(name)
            row.set_words(name, choices)
        hint = self.tr("Reduced motion shows changes without movement. Everything is saved at once.")
        self.hint.setText(
            hint + " " + self.tr("Matches beyond those that are kept are removed when the program starts.")
        )

    def _theme(self, index: int) -> None:
        self._settings.put(THEME, THEMES[index])

    def _choose_language(self, index: int) -> None:
        self._settings.put(LANGUAGE, LANGUAGES[index][0])

    def _scale(self, index: int) -> None:
        self._settings.put(TEXT_SCALE, SCALES[index])

    def _speed(self, index: int) -> None:
        self._settings.put(ANIMATION, SPEEDS[index])

    def _motion(self, index: int) -> None:
        self._settings.put(REDUCED_MOTION, index == 1)

    def _pace(self, index: int) -> None:
        self._settings.put(PACE, PACES[index])

    def _keep(self, index: int) -> None:
        self._settings.put(KEPT, KEEPING[index])

    def _sound(self, index: int) -> None:
        self._settings.put(SOUND, index > 0)
        if index:
            self._settings.put(VOLUME, VOLUMES[index])
