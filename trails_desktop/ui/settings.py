"""The user's settings: each declared once with its default and its limits, kept in one INI file."""

from __future__ import annotations

import codecs
import configparser
import contextlib
import io
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, Literal, TypeVar

from PySide6.QtCore import QObject, Signal

from engine.players.levels import LEVELS
from trails_desktop.files import set_aside, write_text
from trails_desktop.ui.theme import Theme, ThemeName, theme

T = TypeVar("T")
PaceName = Literal["patient", "brisk", "instant"]
FILE_NAME: Final = "settings.ini"
_MOST_BYTES: Final = 2**20
_log = logging.getLogger("trails.settings")


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """One setting. ``key`` is "section/name"; ``read`` makes the value from its text and raises ValueError for a text
    that is not allowed; ``write`` is the way back.

    It is handed down as a value and never read while something is painted.
    """

    key: str
    default: T
    read: Callable[[str], T]
    write: Callable[[T], str]


def choice(key: str, default: T, allowed: Sequence[T], before: Mapping[str, T] | None = None) -> Setting[T]:
    """A setting with a short list of values. before: what earlier versions called some of them."""
    by_text = {**(before or {}), **{str(value): value for value in allowed}}

    def read(text: str) -> T:
        if text not in by_text:
            raise ValueError(f"allowed are {', '.join(repr(str(value)) for value in allowed)}")
        return by_text[text]

    return Setting(key, default, read, str)


def whole(key: str, default: int, low: int, high: int) -> Setting[int]:
    """A whole number from ``low`` to ``high``."""

    def read(text: str) -> int:
        value = int(text)
        if not low <= value <= high:
            raise ValueError(f"allowed is {low} to {high}")
        return value

    return Setting(key, default, read, str)


def switch(key: str, default: bool) -> Setting[bool]:
    """On or off."""

    def read(text: str) -> bool:
        if text not in ("yes", "no"):
            raise ValueError("allowed are yes and no")
        return text == "yes"

    return Setting(key, default, read, lambda value: "yes" if value else "no")


def words(key: str, default: str, most: int) -> Setting[str]:
    """One line of text of at most ``most`` characters."""

    def read(text: str) -> str:
        if len(text) > most or any(ch in text for ch in "\r\n\0"):
            raise ValueError(f"allowed is one line of at most {most} characters")
        return text

    return Setting(key, default, read, str)


NAME_LENGTH: Final = 24

_THEMES: Final[tuple[ThemeName, ...]] = ("dark", "light", "contrast")
THEME: Final[Setting[ThemeName]] = choice("look/theme", "dark", _THEMES)
TEXT_SCALE: Final = whole("look/text-scale", 100, 100, 200)
#: Percent of the normal speed of animations; 0 shows every change at once.
ANIMATION: Final = choice("look/animation", 100, (0, 50, 100, 200))
REDUCED_MOTION: Final = switch("look/reduced-motion", False)
#: How long the table shows what happens before it goes on.
PACE: Final[Setting[PaceName]] = choice("look/pace", "patient", ("patient", "brisk", "instant"))
#: Percent of the loudest; how loud sounds are when they are not switched off.
VOLUME: Final = choice("sound/volume", 50, (25, 50, 75, 100))
SOUND: Final = switch("sound/on", True)
#: "" follows the system.
LANGUAGE: Final = choice("look/language", "", ("", "en", "ja"))
FULL_SCREEN: Final = switch("window/full-screen", False)
#: Whether the questions of the first start were answered.
WELCOMED: Final = switch("window/welcomed", True)
#: Whether it was asked once if a player means to place nothing in the homebase.
ASKED_TO_PLACE: Final = switch("table/asked-to-place", False)
#: Where the table's panels stand, "" as they come.
PANELS: Final = words("table/panels", "", 4000)
#: Which lines of the log are shown, "" all.
LOG_FILTER: Final = words("table/log-filter", "", 200)
#: Keys of the player's own: what they do and the key, "=" between them.
OWN_KEYS: Final = words("keys/own", "", 2000)
GEOMETRY: Final = words("window/geometry", "", 4000)

NAMES: Final = (words("match/name-1", "", NAME_LENGTH), words("match/name-2", "", NAME_LENGTH))
DECKS: Final = (words("match/deck-1", "", 400), words("match/deck-2", "", 400))
#: The game that was played last, by its id; "" the first one.
LAST_GAME: Final = words("start/game", "", 40)
#: Whether the program opens with that game, and not where one chooses.
OPENS_LAST: Final = switch("start/opens-last", True)
#: Best of how many games.
GAMES: Final = choice("match/games", 1, (1, 3))
#: The computer's level (:data:`engine.players.levels.LEVELS`), the first for a first game.
LEVEL: Final = choice("match/level", LEVELS[0], LEVELS, {"random": "playful", "greedy": "steady"})
#: How many finished matches are kept, the newest; 0 = all.
KEPT: Final = choice("match/kept", 0, (0, 1000, 200, 50))

ALL: Final[tuple[Setting[str] | Setting[int] | Setting[bool] | Setting[ThemeName] | Setting[PaceName], ...]] = (
    THEME, TEXT_SCALE, ANIMATION, REDUCED_MOTION, PACE, VOLUME, SOUND, LANGUAGE, FULL_SCREEN, WELCOMED, ASKED_TO_PLACE,
    PANELS, LOG_FILTER, OWN_KEYS, GEOMETRY, *NAMES, *DECKS, LAST_GAME, OPENS_LAST, GAMES, LEVEL, KEPT,
)  # fmt: skip


class Settings(QObject):
    """The settings of one installation. ``changed(key)`` is sent after a value became another one.

    A stored value that is not allowed counts as the default and leaves one line in the log; entries this version does
    not know are kept. Every change is written at once, by a temporary file that replaces the old one.
    """

    changed = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = folder / FILE_NAME
        self._stored: dict[str, str] = _load(self._file)
        self._values: dict[str, object] = {}

    @property
    def empty(self) -> bool:
        """Whether nothing was ever stored here."""
        return not self._stored

    def get(self, setting: Setting[T]) -> T:
        """The value of a setting."""
        if setting.key not in self._values:
            self._values[setting.key] = self._read(setting)
        return self._values[setting.key]  # type: ignore[return-value]  # stored under this setting's key only

    def put(self, setting: Setting[T], value: T) -> None:
        """Set and store a value. Raises ValueError if it is not allowed."""
        text = setting.write(value)
        checked = setting.read(text)
        before = self.get(setting)
        if checked == before and setting.key in self._stored:
            return
        self._values[setting.key] = checked
        self._stored[setting.key] = text
        self._save()
        if checked != before:
            self.changed.emit(setting.key)

    def _read(self, setting: Setting[T]) -> T:
        text = self._stored.get(setting.key)
        if text is None:
            return setting.default
        try:
            return setting.read(text)
        except ValueError as error:
            _log.warning("%s: %s = %r is not used (%s)", self._file.name, setting.key, text, error)
            del self._stored[setting.key]
            return setting.default

    def _save(self) -> None:
        parser = _parser()
        for key, text in sorted(self._stored.items()):
            section, name = key.split("/", 1)
            if not parser.has_section(section):
                parser.add_section(section)
            parser.set(section, name, text)
        written = io.StringIO()
        parser.write(written)
        try:
            write_text(self._file, written.getvalue())
        except (OSError, UnicodeError) as error:
            _log.warning("The settings could not be saved: %s", getattr(error, "strerror", "") or error)


def _parser() -> configparser.RawConfigParser:
    parser = configparser.RawConfigParser(delimiters=("=",), comment_prefixes=(";",), strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keep capitals as they are
    return parser


def _load(file: Path) -> dict[str, str]:
    """What is stored. A file that cannot be read is put aside, so that the next change does not write over it."""
    parser = _parser()
    try:
        if not file.exists():
            return {}
        if not file.is_file() or file.stat().st_size > _MOST_BYTES:
            raise ValueError("it is no file of settings")
        parser.read_string(_text(file.read_bytes()))
    except Exception as error:  # what was written by hand, by another program, or by a failing disk
        why = (str(error).splitlines() or [type(error).__name__])[0]
        _log.warning("%s cannot be read, the defaults are used: %s", file.name, why)
        if not isinstance(error, OSError):
            with contextlib.suppress(OSError):
                set_aside(file)
        return {}
    return {f"{section}/{name}": text for section in parser.sections() for name, text in parser.items(section)}


def _text(content: bytes) -> str:
    """The text of a file, however an editor has written it. Raises UnicodeDecodeError."""
    wide = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    return content.decode("utf-16" if wide else "utf-8-sig")


@dataclass(frozen=True, slots=True)
class Look:
    """How everything is to be drawn: the theme, the text scale (1.0 to 2.0), and the speed of animations
    (1.0 normal, 0 none) with ``calm`` for reduced motion, and how long things are held."""

    theme: Theme
    scale: float = 1.0
    speed: float = 1.0
    calm: bool = False
    pace: PaceName = "patient"

    @property
    def motion(self) -> float:
        """The speed of the table's animations; reduced motion shows every change at once."""
        return 0.0 if self.calm else self.speed

    @property
    def line(self) -> float:
        """The factor for lines, corners and shadows: they grow where everything else does, beyond full HD."""
        return max(1.0, self.scale / 1.25)

    def px(self, value: float) -> int:
        """A length that grows with the text, in whole pixels."""
        return round(value * self.scale)


def look(settings: Settings) -> Look:
    """The look that the settings ask for."""
    return Look(
        theme(settings.get(THEME)),
        settings.get(TEXT_SCALE) / 100,
        settings.get(ANIMATION) / 100,
        settings.get(REDUCED_MOTION),
        settings.get(PACE),
    )
