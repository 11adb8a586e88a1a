"""A pool of cards: every printing by number and language, what each card means, and which words name one thing.

The words of the two languages are tied together by the cards themselves: the organizations of two printings of one
number correspond in order, their names and sub-names to each other. Inside the engine an organization, a name or a
sub-name is always the English word where a card gives one, else the only word there is; this is its *canonical* word.
Organizations of cards in one language are tied by what the pool is told besides (a library's table of names).
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from engine import yaml12
from engine.textfile import read_plain
from engine.trails import tree as t
from engine.trails.cards.carddef import CardDef
from engine.trails.cards.make import make_card
from engine.trails.cards.name_parts import tied_parts
from engine.trails.cards.printing import Printing, as_corrected, group, read_printings
from engine.trails.tree.errors import CardError
from engine.trails.tree.loading.meaning import load_meaning

SUFFIXES = (".yaml", ".yml", ".json", ".jsonl")
_FIXED = ("type", "cp", "ep", "level", "strength", "defence")
#: Fields of tree nodes that hold words of cards, and the table each is read with.
_WORD_FIELDS = {"orgs": "orgs", "names": "names", "subnames": "subnames"}


class CardPool(Mapping[str, Mapping[str, Printing]]):
    """Cards: a map of number to printings by language. Built once and not changed afterwards.

    A pool is equal only to itself.
    """

    __slots__ = ("_by_name", "_canonical", "_cards", "_meanings", "_parts", "_spoken", "_words", "told_orgs")

    def __init__(self, printings: Iterable[Printing] = (), orgs: Mapping[str, str] = MappingProxyType({})) -> None:
        """orgs: Japanese words of organizations with the English ones they stand for, whatever a card says.

        Raises :class:`CardError` if two printings of one number do not fit together.
        """
        self.told_orgs: Mapping[str, str] = MappingProxyType(dict(orgs))
        self._cards: dict[str, dict[str, Printing]] = group(printings)
        self._meanings: dict[str, t.Meaning] = {}
        self._words: Any = None  #: the words of all cards, made when a text is read for the first time
        self._canonical: dict[str, dict[str, str]] = {"orgs": dict(orgs), "names": {}, "subnames": {}}
        self._spoken: dict[tuple[str, str], str] = {(en, "ja"): ja for ja, en in reversed(list(orgs.items()))}
        self._parts: dict[str, dict[str, None]] = {}  #: parts of names by what they are in the other language
        self._by_name: dict[tuple[str, str], list[str]] = {}
        for number, versions in self._cards.items():
            _check_pair(number, versions)
        for versions in sorted(self._cards.values(), key=len, reverse=True):  # what stands for what is said by pairs
            self._tie(versions)
        for number, versions in self._cards.items():
            for printing in versions.values():
                name, subname = corrected_names(printing)
                for key in {(name, subname), (printing.name, printing.subname)}:
                    self._by_name.setdefault((fold(key[0]), fold(key[1])), []).append(number)
        for numbers in self._by_name.values():
            numbers[:] = dict.fromkeys(numbers)

    def __len__(self) -> int:
        return len(self._cards)

    def __iter__(self) -> Iterator[str]:
        """The numbers, in the order of the files."""
        return iter(self._cards)

    def __contains__(self, number: object) -> bool:
        return number in self._cards

    def __getitem__(self, number: str) -> Mapping[str, Printing]:
        return self._cards[number]

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)

    def versions(self, number: str) -> Mapping[str, Printing]:
        """The printings of a card by language. Raises :class:`CardError` for an unknown number."""
        try:
            return self._cards[number]
        except KeyError:
            raise CardError(f"no card has the number {number}") from None

    def printing(self, number: str, lang: str = "en") -> Printing:
        """The printing in a language, or the one there is."""
        versions = self.versions(number)
        return versions.get(lang) or next(iter(versions.values()))

    def deciding(self, number: str) -> Printing:
        """The printing that decides what the card is: the Japanese one where there is one (1503.1)."""
        return self.printing(number, "ja")

    def printed_alike(self, number: str) -> Mapping[str, Printing]:
        """The printings of a card as every pool takes them, whatever it was told: a card of one language whose
        organization was told has the canonical word."""
        versions = self.versions(number)
        if len(versions) > 1 or not self.told_orgs:
            return versions
        told = self.told_orgs
        return {
            lang: replace(one, orgs=tuple(told.get(org, org) for org in one.orgs)) for lang, one in versions.items()
        }

    def identity(self, number: str) -> tuple[str, str]:
        """Corrected name and sub-name as canonical words: what deck limits compare (R102)."""
        name, subname = corrected_names(self.deciding(number))
        return self.name(name), self.subname(subname)

    def meaning(self, number: str) -> t.Meaning:
        """What the card does, with canonical words in it. Raises :class:`CardError` naming the faulty effect."""
        known = self._meanings.get(number)
        if known is None:
            versions = self.versions(number)
            order = [versions[lang] for lang in ("ja", "en") if lang in versions]
            effects = next((printing.effects for printing in order if printing.effects is not None), None)
            read = self._understood(versions) if effects is None else load_meaning(effects, f"card {number}")
            known = _in_words(read, self._canonical)
            self._meanings[number] = known
        return known

    def _understood(self, versions: Mapping[str, Printing]) -> t.Meaning:
        """What the texts say; lines that nobody can read are done by hand."""
        if not any(printing.text.strip() or printing.arts for printing in versions.values()):
            return t.Meaning()
        from engine.text.byhand import meaning_of  # reading texts stands on the effect tree
        from engine.text.source.proper_names import WordTable

        if self._words is None:
            printings = (printing for card in self._cards.values() for printing in card.values())
            self._words = WordTable(printings, self.told_orgs)
        return meaning_of(versions, self._words)

    def playable(self, number: str) -> CardDef:
        """The card as the engine plays it. Raises :class:`CardError`."""
        versions = self.versions(number)
        card = self.tied(make_card(versions, meaning=self.meaning(number)))
        if len(versions) > 1:  # where its two printings disagree with what is known, the Japanese one decides (1503.1)
            ties = zip(versions["en"].orgs, versions["ja"].orgs, strict=True)
            named = {self.org(en): self.org(ja) for en, ja in ties}
            card.traits.orgs = frozenset(named.get(org, org) for org in card.traits.orgs)
        return card

    def tied(self, card: CardDef) -> CardDef:
        """A card that was just made, under canonical words, and found by parts of its name that other cards have in
        both languages (1302.1a, 1503.1): it may exist in one language only."""
        traits = card.traits
        (printed,) = traits.names
        traits.names = (self.name(printed),)
        traits.subnames = tuple(map(self.subname, traits.subnames))
        traits.orgs = frozenset(map(self.org, traits.orgs))
        known = [fold(name) for name in (printed, *traits.names, *card.spoken)]
        parts = (same for part, ties in self._parts.items() if any(part in name for name in known) for same in ties)
        card.spoken = tuple(dict.fromkeys(word for word in (*card.spoken, printed, *parts) if word not in traits.names))
        return card

    def find(self, name: str, subname: str = "") -> tuple[str, ...]:
        """Numbers of the cards with exactly this name and sub-name, printed or corrected, in either language."""
        return tuple(self._by_name.get((fold(name), fold(subname)), ()))

    def org(self, word: str) -> str:
        """The canonical word of an organization; an unknown one is its own."""
        return self._canonical["orgs"].get(word, word)

    def name(self, word: str) -> str:
        """The canonical word of a card name."""
        return self._canonical["names"].get(word, word)

    def subname(self, word: str) -> str:
        """The canonical word of a sub-name."""
        return self._canonical["subnames"].get(word, word)

    def spoken(self, canonical: str, lang: str) -> str:
        """A canonical word (organization, name or sub-name) in a language, or the word itself."""
        return self._spoken.get((canonical, lang), canonical)

    def orgs(self) -> tuple[str, ...]:
        """Canonical words of all organizations, in the order of the files."""
        return tuple(
            dict.fromkeys(self.org(org) for card in self._cards.values() for one in card.values() for org in one.orgs)
        )

    def _tie(self, versions: Mapping[str, Printing]) -> None:
        main = versions.get("en") or next(iter(versions.values()))
        for lang, printing in versions.items():
            pairs = [("orgs", a, b) for a, b in zip(printing.orgs, main.orgs, strict=True)]
            pairs.append(("names", printing.name, main.name))
            pairs.append(("names", corrected_names(printing)[0], main.name))
            if printing.subname and main.subname:
                pairs.append(("subnames", printing.subname, main.subname))
                pairs.append(("subnames", corrected_names(printing)[1], main.subname))
            for table, word, canonical in pairs:
                self._canonical[table].setdefault(word, canonical)
                self._spoken.setdefault((canonical, lang), word)
                for one, other in tied_parts(canonical, word) if table == "names" else ():
                    self._parts.setdefault(fold(one), {})[other] = None
                    self._parts.setdefault(fold(other), {})[one] = None


def read_card_file(path: Path) -> list[Printing]:
    """The printings of one card file (YAML, JSON, or JSON lines).

    Raises :class:`CardError` with file and row for anything that is not a card file, and OSError if it cannot be read.
    """
    try:
        text = read_plain(path)
    except UnicodeDecodeError as error:
        raise CardError(f"{path.name}: the file is not UTF-8 text ({error.reason} at byte {error.start})") from error
    records: object
    try:
        if path.suffix in (".yaml", ".yml"):
            records = yaml12.load(text)
        elif path.suffix == ".json":
            records = json.loads(text)
        elif path.suffix == ".jsonl":
            records = [
                _json_line(path.name, row, line) for row, line in enumerate(text.splitlines(), 1) if line.strip()
            ]
        else:
            raise CardError(f"{path.name}: a card file ends in {', '.join(SUFFIXES)}")
    except yaml12.YamlError as error:
        raise CardError(f"{path.name}, {error}") from error
    except json.JSONDecodeError as error:
        raise CardError(f"{path.name}, line {error.lineno}, column {error.colno}: {error.msg}") from error
    return read_printings(records, path.name)


def load_pool(*folders: Path) -> CardPool:
    """Every card file of the folders, by file name. Raises :class:`CardError` with file and row."""
    printings: list[Printing] = []
    seen: dict[tuple[str, str], str] = {}
    for folder in folders:
        for path in sorted(path for path in folder.iterdir() if path.suffix in SUFFIXES):
            for printing in read_card_file(path):
                first = seen.setdefault((printing.number, printing.lang), path.name)
                if first != path.name:
                    raise CardError(f"{path.name}: card {printing.number} in {printing.lang} stands in {first} already")
                printings.append(printing)
    return CardPool(printings)


def corrected_names(printing: Printing) -> tuple[str, str]:
    """Name and sub-name with the official correction where there is one (1601.1)."""
    name, subname = printing.corrected.get("name"), printing.corrected.get("subname")
    return (
        name if isinstance(name, str) and name else printing.name,
        subname if isinstance(subname, str) else printing.subname,
    )


def fold(word: str) -> str:
    """A name as it is looked up: case, kinds of apostrophe, width of letters, signs and spaces, and whether a kana
    and its mark are one sign or two make no difference."""
    plain = unicodedata.normalize("NFKC", word)
    return " ".join(plain.replace("’", "'").replace("‘", "'").split()).casefold()


def _check_pair(number: str, versions: Mapping[str, Printing]) -> None:
    printings = [as_corrected(printing) for printing in versions.values()]
    for other in printings[1:]:
        for name in _FIXED:
            if getattr(other, name) != getattr(printings[0], name):
                raise CardError(
                    f"card {number}: its printings in {printings[0].lang} and {other.lang} differ in "
                    f"{ {'strength': 'str', 'defence': 'def'}.get(name, name) }"
                )
        if len(other.orgs) != len(printings[0].orgs):
            raise CardError(f"card {number}: its printings have different numbers of organizations")


def _json_line(file: str, row: int, line: str) -> Any:
    try:
        return json.loads(line)
    except json.JSONDecodeError as error:
        raise CardError(f"{file}, line {row}, column {error.colno}: {error.msg}") from error


def _in_words(node: Any, tables: Mapping[str, Mapping[str, str]]) -> Any:
    """The same tree with every organization, name and sub-name as its canonical word."""
    if isinstance(node, tuple):
        return tuple(_in_words(part, tables) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    changed: dict[str, Any] = {}
    for item in fields(node):
        old = getattr(node, item.name)
        table = tables.get(_WORD_FIELDS.get(item.name, ""))
        new = tuple(table.get(word, word) for word in old) if table is not None else _in_words(old, tables)
        if new != old:
            changed[item.name] = new
    return replace(node, **changed) if changed else node
