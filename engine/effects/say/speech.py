"""Rows of sentences in one language, and how a row is filled in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from engine import yaml12

LANGUAGES = ("en", "ja")
#: A row: its text by language ("en", "ja"), and further forms of it ("en many", "en subject", "ja and").
Row = Mapping[str, str]
_AGREES = re.compile(r"\(([snt]):([^|()]*)\|([^|()]*)\)")
_FILLED = re.compile(r"\{(\w+)\}")
_NONE: Mapping[str, str] = MappingProxyType({})


@cache
def rows_of(package: str, name: str) -> Mapping[str, Row]:
    """The rows of a table that lies in a package. Raises FileNotFoundError, :class:`engine.yaml12.YamlError`."""
    data: Any = yaml12.load(files(package).joinpath(f"{name}.yaml").read_text(encoding="utf-8"))
    return MappingProxyType({str(key): MappingProxyType(dict(row)) for key, row in data.items()})


@cache
def shared_rows() -> Mapping[str, Row]:
    """What every game says alike."""
    return rows_of("engine.effects.say", "templates")


@dataclass(frozen=True)
class Speech:
    """A language with the rows of a game. lang: "en" or "ja". rows: of the game. names: words of cards (traits, names,
    ids of tokens) as they are printed in the language, where they are not printed as they stand in the data."""

    lang: str
    rows: Mapping[str, Row]
    names: Mapping[str, str] = field(default_factory=lambda: _NONE)

    def find(self, key: str) -> Row | None:
        """The row of a node, the game's own before the shared one."""
        return self.rows.get(key) or shared_rows().get(key)

    def has(self, key: str) -> bool:
        """Whether there is a row."""
        return self.find(key) is not None

    def row(self, key: str, form: str = "") -> str:
        """The text of a row, in a form ("many", "subject", "and") if it has that in this language. Raises KeyError for
        a node without a row."""
        found = self.find(key)
        if found is None:
            raise KeyError(f"nothing says '{key}'")
        return found.get(f"{self.lang} {form}", found[self.lang])

    def fill(self, key: str, form: str = "", *, who: str = "you", many: bool = False, **values: Any) -> str:
        """A row filled in. who: who does it; many: whether it is done to several."""
        filled = {"who": self.row(f"who {who}"), "whose": self.row(f"whose {who}"), **values}
        plural = {"s": who != "you", "t": many, "n": values.get("n", 1) != 1}
        text = _AGREES.sub(lambda found: found[3] if plural[found[1]] else found[2], self.row(key, form))
        return _FILLED.sub(lambda found: str(filled[found[1]]), text)

    def name(self, word: str) -> str:
        """A word of cards as it is printed."""
        return self.names.get(word, word)

    def join(self, parts: Iterable[str], key: str) -> str:
        """Parts with the row ``key`` between them."""
        return self.row(key).join(parts)

    def article(self, text: str) -> str:
        """A noun phrase with the article it takes: "another" and "an" where English wants them."""
        if self.lang == "en":
            text = re.sub(r"^a other\b", "another", text)
            text = re.sub(r"^a (?=(?!uni)[aeiou])", "an ", text, flags=re.IGNORECASE)
        return text

    def capital(self, text: str) -> str:
        """The beginning of a sentence."""
        return text[:1].upper() + text[1:]
