"""A YAML file whose every value knows the line it stands on, so that errors can name it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from engine import yaml12
from engine.textfile import read_plain

MOST_BYTES = 8 * 2**20  #: of a file; ours have a thousandth of it

_Composer: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class ScenarioError(Exception):
    """A scenario file that cannot be read. Names the file, the line and the word, in one line: what it quotes may have
    several."""

    def __init__(self, file: str, line: int, message: str) -> None:
        message = re.sub(r"\s*\n\s*", " ", message)
        super().__init__(f"{file}, line {line}: {message}" if line else f"{file}: {message}")
        self.file = file
        self.line = line
        self.message = message


class Place:
    """Where something stands. line: from 1."""

    __slots__ = ("file", "line")

    def __init__(self, file: str, line: int) -> None:
        self.file = file
        self.line = line

    def error(self, message: str) -> ScenarioError:
        """An error at this place, to be raised."""
        return ScenarioError(self.file, self.line, message)


_QUOTED = 60  #: characters of a value that an error quotes
_MOST = 10**9  #: of a number; what a card's number may come to is much less


class Item(Place):
    """One value of a file. data: as read by YAML 1.2."""

    __slots__ = ("data", "node")

    def __init__(self, data: Any, node: Any, file: str) -> None:
        super().__init__(file, node.start_mark.line + 1)
        self.data = data
        self.node = node

    # --- what it is -------------------------------------------------------------------------------------------------
    @property
    def is_map(self) -> bool:
        """Whether it is a map."""
        return isinstance(self.data, dict)

    @property
    def is_list(self) -> bool:
        """Whether it is a list."""
        return isinstance(self.data, list)

    @property
    def empty(self) -> bool:
        """Whether nothing stands here."""
        return self.data is None

    def pairs(self, what: str) -> Iterator[tuple[Item, Item]]:
        """Keys and values of a map, in the order of the file."""
        if not isinstance(self.data, dict):
            raise self.error(f"{what} must be a map, not '{self.short}'")
        for (key, value), (key_node, value_node) in zip(self.data.items(), self.node.value, strict=True):
            yield Item(key, key_node, self.file), Item(value, value_node, self.file)

    def fields(self, what: str, known: tuple[str, ...]) -> dict[str, Item]:
        """The values of a map by word. An unknown word is an error."""
        found = {}
        for key, value in self.pairs(what):
            if (word := key.word(what)) not in known:
                raise key.error(f"{what} knows no word '{key.short}'; it knows {', '.join(known)}")
            found[word] = value
        return found

    def elements(self, what: str) -> list[Item]:
        """The items of a list."""
        if not isinstance(self.data, list):
            raise self.error(f"{what} must be a list, not '{self.short}'")
        return [Item(value, node, self.file) for value, node in zip(self.data, self.node.value, strict=True)]

    def several(self, what: str) -> list[Item]:
        """The items of a list, or the one item that stands alone."""
        return self.elements(what) if self.is_list else [self]

    def word(self, what: str) -> str:
        """A word as it stands in the file."""
        if self.is_map or self.is_list or self.data is None:
            raise self.error(f"{what} must be a word, not '{self.short}'")
        return str(self.node.value)

    def one_of(self, what: str, known: tuple[str, ...]) -> str:
        """A word of a few."""
        if (word := self.word(what)) not in known:
            raise self.error(f"{what} cannot be '{self.short}'; it is one of {', '.join(known)}")
        return word

    def number(self, what: str) -> int:
        """A whole number."""
        if isinstance(self.data, bool) or not isinstance(self.data, int):
            raise self.error(f"{what} must be a whole number, not '{self.short}'")
        if abs(self.data) > _MOST:
            raise self.error(f"{what} is larger than a game can hold")
        return self.data

    def truth(self, what: str) -> bool:
        """``true`` or ``false``."""
        if not isinstance(self.data, bool):
            raise self.error(f"{what} must be true or false, not '{self.short}'")
        return self.data

    @property
    def short(self) -> str:
        """The value as an error quotes it."""
        if self.is_map or self.is_list:
            return "a map" if self.is_map else "a list"
        return _cut(str(self.node.value)) if self.data is not None else "nothing"


def _cut(text: str) -> str:
    """What is quoted of a long text."""
    return text if len(text) <= _QUOTED else f"{text[:_QUOTED]} ..."


def read_source(path: Path) -> str:
    """The text of a scenario file. Raises :class:`ScenarioError`."""
    try:
        return read_plain(path, MOST_BYTES)
    except UnicodeDecodeError as error:
        raise ScenarioError(str(path), 0, "the file is not UTF-8 text") from error
    except OSError as error:
        raise ScenarioError(str(path), 0, f"the file cannot be read: {error.strerror}") from error


def _place_of(message: str) -> tuple[int, str]:
    """The line that a message about YAML begins with, and the rest of it."""
    found = re.fullmatch(r"line (\d+)(?:, column \d+)?: (.*)", message, re.DOTALL)
    return (int(found[1]), found[2]) if found else (0, message)


def documents(text: str, file: str) -> list[Item]:
    """Every document of a file that is not empty. Raises :class:`ScenarioError` if it is not YAML."""
    try:
        values = list(yaml12.load_all(text))
        nodes = list(yaml.compose_all(text, Loader=_Composer))
    except yaml12.YamlError as error:
        line, message = _place_of(str(error))
        raise ScenarioError(file, line, message) from error
    except yaml.YAMLError as error:
        raise ScenarioError(file, 0, " ".join(str(error).split())) from error
    except (RecursionError, ValueError, TypeError) as error:
        raise ScenarioError(file, 0, f"this is not a scenario: {error}") from error
    return [Item(value, node, file) for value, node in zip(values, nodes, strict=True) if value is not None]
