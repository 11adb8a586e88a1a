"""One setting as a row of choices: its words, which choice holds now, and what choosing one writes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from trails_desktop.screens.parts.segments import Segments
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
    Setting,
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


@dataclass(frozen=True, slots=True)
class Kind:
    """One setting. values: what can be chosen, in this order; words: the name of the setting and of each choice, in the
    language in use; read and write: the value that holds now, and another one."""

    values: tuple[Any, ...]
    words: Callable[[], tuple[str, tuple[str, ...]]]
    read: Callable[[Settings], Any]
    write: Callable[[Settings, Any], None]


def _plain(setting: Setting[Any], values: tuple[Any, ...], words: Callable[[], tuple[str, tuple[str, ...]]]) -> Kind:
    return Kind(
        values, words, lambda settings: settings.get(setting), lambda settings, value: settings.put(setting, value)
    )


def _percents(values: tuple[int, ...]) -> tuple[str, ...]:
    template = QCoreApplication.translate("SettingsSheet", "{percent} %")
    return tuple(template.format(percent=value) for value in values)


def _theme() -> tuple[str, tuple[str, ...]]:
    tr = QCoreApplication.translate
    return tr("SettingsSheet", "Theme"), (
        tr("SettingsSheet", "Lamp room"), tr("SettingsSheet", "Chart paper"), tr("SettingsSheet", "High contrast")
    )  # fmt: skip


def _language() -> tuple[str, tuple[str, ...]]:
    return QCoreApplication.translate("SettingsSheet", "Language"), tuple(name for _, name in LANGUAGES)


def _scale() -> tuple[str, tuple[str, ...]]:
    return QCoreApplication.translate("SettingsSheet", "Text size"), _percents(SCALES)


def _pace() -> tuple[str, tuple[str, ...]]:
    tr = QCoreApplication.translate
    return tr("SettingsSheet", "Pace of the computer"), (
        tr("SettingsSheet", "Patient"), tr("SettingsSheet", "Brisk"), tr("SettingsSheet", "Instant")
    )  # fmt: skip


def _speed() -> tuple[str, tuple[str, ...]]:
    tr = QCoreApplication.translate
    slow, normal, fast = tr("SettingsSheet", "Slow"), tr("SettingsSheet", "Normal"), tr("SettingsSheet", "Fast")
    return tr("SettingsSheet", "Animations"), (tr("SettingsSheet", "Off"), slow, normal, fast)


def _motion() -> tuple[str, tuple[str, ...]]:
    tr = QCoreApplication.translate
    return tr("SettingsSheet", "Reduced motion"), (tr("SettingsSheet", "No"), tr("SettingsSheet", "Yes"))


def _sound() -> tuple[str, tuple[str, ...]]:
    tr = QCoreApplication.translate
    return tr("SettingsSheet", "Sound"), (tr("SettingsSheet", "Off"), *_percents(VOLUMES[1:]))


def _kept() -> tuple[str, tuple[str, ...]]:
    tr = QCoreApplication.translate
    last = tuple(tr("SettingsSheet", "The last {n}").format(n=count) for count in KEEPING[1:])
    return tr("SettingsSheet", "Finished matches that are kept"), (tr("SettingsSheet", "All"), *last)


def _nearest_scale(settings: Settings) -> int:
    return min(SCALES, key=lambda scale: abs(scale - settings.get(TEXT_SCALE)))


def _language_now(settings: Settings) -> str:
    known = [code for code, _ in LANGUAGES]
    return settings.get(LANGUAGE) or known[0]


def _put_volume(settings: Settings, volume: int) -> None:
    settings.put(SOUND, volume > 0)
    if volume:
        settings.put(VOLUME, volume)


KINDS: Final = {
    "theme": _plain(THEME, THEMES, _theme),
    "language": Kind(
        tuple(code for code, _ in LANGUAGES),
        _language,
        _language_now,
        lambda settings, code: settings.put(LANGUAGE, code),
    ),
    "scale": Kind(SCALES, _scale, _nearest_scale, lambda settings, scale: settings.put(TEXT_SCALE, scale)),
    "pace": _plain(PACE, PACES, _pace),
    "speed": _plain(ANIMATION, SPEEDS, _speed),
    "motion": _plain(REDUCED_MOTION, (False, True), _motion),
    "sound": Kind(VOLUMES, _sound, lambda settings: settings.get(VOLUME) if settings.get(SOUND) else 0, _put_volume),
    "kept": _plain(KEPT, KEEPING, _kept),
}


class SettingRow(Segments):
    """The row of one of :data:`KINDS`, with its ``label`` to stand above it. It writes at once."""

    def __init__(self, look: Look, settings: Settings, name: str) -> None:
        self._kind = KINDS[name]
        super().__init__(look, len(self._kind.values))
        self._settings = settings
        self.label = Words(look, "ui", 13.5, "text2", 600)
        self.chosen.connect(self._choose)

    def show_words(self) -> None:
        """The words of the language in use."""
        name, choices = self._kind.words()
        self.label.setText(name)
        self.set_words(name, choices)

    def show_now(self, value: Any = None) -> None:
        """The choice that holds, or that of a ``value`` which holds although nobody chose it."""
        self.select(self._kind.values.index(self._kind.read(self._settings) if value is None else value))

    def _choose(self, index: int) -> None:
        self._kind.write(self._settings, self._kind.values[index])
