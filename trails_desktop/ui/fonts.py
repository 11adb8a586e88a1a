"""Fonts: loading them from the installed font packages, and the one function that makes a QFont."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final, Literal

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication

Role = Literal["display", "ui", "cond", "text"]

DISPLAY: Final = "Jost"
UI: Final = "Barlow"
CONDENSED: Final = "Barlow Condensed"
TEXT: Final = "Source Serif 4"
JAPANESE: Final = "Noto Sans JP"
JAPANESE_BOLD: Final = "Noto Sans CJK JP"

# Family, package, files below it. Only what is used: each file costs start-up time and memory.
_SOURCES: Final = (
    (DISPLAY, "fontpkg_jost", ("files/Jost[wght].ttf",)),
    (UI, "fontpkg_barlow", tuple(f"files/Barlow-{w}.ttf" for w in ("Regular", "Medium", "SemiBold", "Bold"))),
    (
        CONDENSED, "fontpkg_barlow_condensed",
        tuple(f"files/BarlowCondensed-{w}.ttf" for w in ("Medium", "SemiBold", "Bold")),
    ),
    (TEXT, "fontpkg_source_serif_4", ("files/SourceSerif4[opsz,wght].ttf",)),
    (JAPANESE, "pylopdf_fonts_jp", ("NotoSansJP-Regular.otf",)),
    (JAPANESE_BOLD, "noto_cjk_sans_jp_bold", ("NotoSansCJKjp-Bold.otf",)),
)  # fmt: skip

_ROLES: Final[dict[str, tuple[str, int]]] = {
    "display": (DISPLAY, 600),
    "ui": (UI, 500),
    "cond": (CONDENSED, 600),
    "text": (TEXT, 430),
}
# Japanese glyphs fill their box: set a little smaller they match the Latin height.
_JAPANESE_SCALE: Final = 0.94
_BOLD_FROM: Final = 600
# Optical sizes of card text. Each that is drawn with is a font of its own for Qt, more than a megabyte for as long as
# the program runs, and cards have their text in any size.
_OPTICAL: Final = (8.0, 10.0, 14.0, 20.0, 32.0, 60.0)


@dataclass(frozen=True, slots=True)
class FontReport:
    """Which font families were loaded and which are missing (their package is not installed or broken).
    With families missing the program runs with the system's fonts."""

    loaded: tuple[str, ...]
    missing: tuple[str, ...]


def load_fonts() -> FontReport:
    """Load the program's fonts once, at application start, in the GUI thread; later calls return the first report.

    Raises RuntimeError without a QGuiApplication, because Qt would lose the fonts again.
    """
    if QGuiApplication.instance() is None:
        raise RuntimeError("Fonts can be loaded only once the application exists.")
    return _load()


@lru_cache(maxsize=1)
def _load() -> FontReport:
    loaded: list[str] = []
    missing: list[str] = []
    for family, package, files in _SOURCES:
        (loaded if load_family(family, package, files) else missing).append(family)
    return FontReport(tuple(loaded), tuple(missing))


def load_family(family: str, package: str, files: tuple[str, ...]) -> bool:
    """Load the files of one font package; True if Qt then knows ``family``. Never raises for a missing package."""
    try:
        root = Path(str(resources.files(package)))
    except (ImportError, TypeError):
        return False
    known: set[str] = set()
    for name in files:
        path = root / name
        number = QFontDatabase.addApplicationFont(str(path)) if path.is_file() else -1
        if number >= 0:
            known.update(QFontDatabase.applicationFontFamilies(number))
    return family in known


def is_japanese(text: str) -> bool:
    """True if the text holds kana, kanji or full-width forms; it is then set wholly in the Japanese family."""
    return any("\u3000" <= ch <= "\u9fff" or "\uff00" <= ch <= "\uffef" for ch in text)


def font(role: Role, size: float, weight: int | None = None, track: float = 0, text: str = "") -> QFont:
    """A font for a role: ``display`` names and headings, ``ui`` interface, ``cond`` numbers and labels, ``text`` card
    text on paper.

    ``size`` is in pixels (Qt rounds it), ``weight`` 100 to 900 (None = the role's own), ``track`` extra letter
    spacing in percent. ``text`` is what will be written: with any Japanese in it the Japanese family is used.
    """
    japanese = bool(text) and is_japanese(text)
    # One font engine per thread: a QFont shared between threads is not safe, so the cache is keyed by thread.
    return QFont(_font(threading.get_ident(), role, size, weight, track, japanese))


@lru_cache(maxsize=1024)
def _font(thread: int, role: Role, size: float, weight: int | None, track: float, japanese: bool) -> QFont:
    family, own_weight = _ROLES[role]
    heavy = weight or own_weight
    made = QFont()
    bold = heavy >= _BOLD_FROM
    fallback = [JAPANESE_BOLD, JAPANESE] if bold else [JAPANESE, JAPANESE_BOLD]
    if japanese:
        made.setFamilies(fallback)
        made.setPixelSize(max(1, round(size * _JAPANESE_SCALE)))
        made.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    else:
        made.setFamilies([family, *fallback])
        made.setPixelSize(max(1, round(size)))
        if role in ("display", "text"):
            # Variable families: setWeight would only smear the regular outline.
            made.setVariableAxis(QFont.Tag.fromString("wght"), float(heavy))
        else:
            made.setWeight(QFont.Weight(heavy))
        if role == "text":
            made.setVariableAxis(QFont.Tag.fromString("opsz"), min(_OPTICAL, key=lambda one: abs(one - size * 0.75)))
    if track:
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + track)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def families_of(role: Role) -> str:
    """The families of a role as a style sheet names them."""
    return ", ".join(f'"{family}"' for family in font(role, 12).families())


def text_width(used: QFont, text: str) -> float:
    """How far the pen moves for ``text``, in pixels."""
    return QFontMetricsF(used).horizontalAdvance(text)
