"""Files of plain data, read with their place in every complaint."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine import yaml12
from engine.textfile import read_plain


class PrintedError(ValueError):
    """A file of cards, decks or sets that cannot be used. One sentence: where, and what is wrong."""


def text_file(path: Path) -> str:
    """The text of a file. Raises :class:`PrintedError`."""
    try:
        return read_plain(path)
    except UnicodeDecodeError as error:
        raise PrintedError(f"{path.name}: the file is not UTF-8 text ({error.reason} at byte {error.start})") from error
    except OSError as error:
        raise PrintedError(f"{path.name} cannot be read: {error.strerror or error}") from error


def data_file(path: Path) -> Any:
    """What a YAML file holds. Raises :class:`PrintedError`."""
    try:
        return yaml12.load(text_file(path))
    except yaml12.YamlError as error:
        raise PrintedError(f"{path.name}, {error}") from error


def mapping(data: Any, where: str, known: tuple[str, ...] = ()) -> Mapping[str, Any]:
    """A map with nothing but the known words. Raises :class:`PrintedError`."""
    if not isinstance(data, dict):
        raise PrintedError(f"{where}: a map is expected, not '{data}'")
    for word in data:
        if known and word not in known:
            raise PrintedError(f"{where} knows no word '{word}'; it knows {', '.join(known)}")
    return data


def texts(data: Any, where: str) -> dict[str, str]:
    """A text by language; one text alone is English. Raises :class:`PrintedError`."""
    if isinstance(data, str) and data:
        return {"en": data}
    if isinstance(data, dict) and "en" in data and all(isinstance(text, str) and text for text in data.values()):
        return {str(lang): text for lang, text in data.items()}
    raise PrintedError(f"{where} must be a text, or one by language such as {{en: ..., ja: ...}}, not '{data}'")
