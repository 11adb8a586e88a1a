"""Cards as printed: the record of one printing, the card that its printings make together, and reading card files.

The file format is the contract of the command line: one record a printing; records of one number in two languages are
one card, whose Japanese printing decides what it does (1503.1).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace
from typing import Any

from engine.kernel.frozen import frozen
from engine.trails.tree.errors import CardError
from engine.trails.tree.loading.words import TYPES

LANGUAGES = ("en", "ja")
RARITIES = ("C", "U", "R", "SR")
_NUMBERS = ("cp", "ep", "level", "str", "def")
_KNOWN = frozenset(
    ("number", "set", "lang", "name", "subname", "type", "orgs", "text", "arts", "rarity", "image", "corrected")
    + ("effects", "art")
    + _NUMBERS
)


@frozen
class Arts:
    """The arts of a printing (208): EP cost, name and text."""

    ep: int
    name: str
    text: str


@frozen
class Printing:
    """One printed card in one language. Numbers that a card does not have are ``None``."""

    number: str
    set: str
    lang: str
    name: str
    subname: str
    type: str  #: UNIT, ITEM, EVENT, BASE, or two joined by "/"
    cp: int | None
    ep: int | None
    level: int | None
    strength: int | None
    defence: int | None
    orgs: tuple[str, ...]
    text: str
    arts: Arts | None
    rarity: str
    image: str
    corrected: Mapping[str, Any] = field(default_factory=dict)
    effects: tuple[Any, ...] | None = None  #: the meaning as plain data, until the text compiler reads it off the text
    art: Mapping[str, Any] = field(default_factory=dict)  #: hints for the picture painter: motif, wardrobe, hour
    extra: tuple[str, ...] = ()  #: names of unknown fields, kept and reported

    @property
    def types(self) -> frozenset[str]:
        """The types of the card (203.2a)."""
        return frozenset(self.type.split("/"))


def read_printing(record: Mapping[str, Any], where: str) -> Printing:
    """Check one record of a card file. ``where`` names file and row for errors.

    Raises :class:`CardError` with one sentence for a missing field, a wrong type or an impossible value.
    """
    number = _text(record, "number", where, required=True)
    where = f"{where}, card {number}"
    lang = _text(record, "lang", where) or "en"
    if lang not in LANGUAGES:
        raise CardError(f"{where}: lang is '{lang}', but only en and ja are known")
    kind = _text(record, "type", where, required=True).upper().replace("・", "/").replace("•", "/")
    parts = kind.split("/")
    if not set(parts) <= set(TYPES) or len(parts) > 2 or len(set(parts)) != len(parts):
        raise CardError(f"{where}: type is '{kind}', which is not UNIT, ITEM, EVENT, BASE or two of them joined by /")
    numbers = {name: _number(record, name, where) for name in _NUMBERS}
    if {"UNIT", "ITEM"} & set(parts) and numbers["cp"] is None:
        raise CardError(f"{where}: a {kind} needs a cp cost")
    if "EVENT" in parts and numbers["ep"] is None:
        raise CardError(f"{where}: an EVENT needs an ep cost")
    if "BASE" in parts and numbers["level"] is None:
        raise CardError(f"{where}: a BASE needs a level")
    rarity = _text(record, "rarity", where)
    if "UNIT" in parts:
        numbers = {**numbers, "str": numbers["str"] or 0, "def": numbers["def"] or 0}
    effects = record.get("effects")
    if effects is not None and not isinstance(effects, list):
        raise CardError(f"{where}: effects must be a list")
    printing = Printing(
        number=number,
        set=_text(record, "set", where),
        lang=lang,
        name=_text(record, "name", where, required=True),
        subname=_text(record, "subname", where),
        type="/".join(parts),
        cp=numbers["cp"],
        ep=numbers["ep"],
        level=numbers["level"],
        strength=numbers["str"],
        defence=numbers["def"],
        orgs=_names(record, "orgs", where),
        text=_text(record, "text", where).rstrip("\n"),
        arts=_arts(record.get("arts"), where),
        rarity=rarity,
        image=_text(record, "image", where),
        corrected=_map(record, "corrected", where),
        effects=None if effects is None else tuple(effects),
        art=_map(record, "art", where),
        extra=tuple(sorted(str(key) for key in record if key not in _KNOWN)),
    )
    faults = tuple(f"corrected.{name}" for name in faults_of(printing))
    return replace(printing, extra=(*printing.extra, *faults)) if faults else printing


#: Fields that an official correction can name besides the names, by the field of a printing (1601.1).
_CORRECTED = {name: name for name in ("text", "arts", "orgs", "cp", "ep", "level")}
_CORRECTED |= {"str": "strength", "def": "defence"}


def as_corrected(printing: Printing) -> Printing:
    """The printing with the official text, numbers, arts and organizations (1601.1, R102); names see
    ``library.corrected_names``. A correction that cannot be one is left out (:func:`faults_of`).

    A field that a correction can name is in ``_CORRECTED``; texts and numbers are read through here. Guard:
    tests/trails/printed/test_corrected.py.
    """
    if not printing.corrected:
        return printing
    made = {_CORRECTED[name]: value for name, value in _corrections(printing) if value is not None}
    return replace(printing, **made) if made else printing


def faults_of(printing: Printing) -> tuple[str, ...]:
    """Names of corrections that say nothing of a printing: unknown fields, and values that such a field cannot have."""
    known = {name: value is not None for name, value in _corrections(printing)}
    known |= {name: isinstance(printing.corrected.get(name), str) for name in ("name", "subname")}
    return tuple(sorted(str(key) for key in printing.corrected if key != "since" and not known.get(key, False)))


def _corrections(printing: Printing) -> Iterator[tuple[str, Any]]:
    """Each correction with its value, None where it is faulty."""
    for name, field_name in _CORRECTED.items():
        given = printing.corrected.get(name)
        if given is None:
            continue
        try:
            yield name, _correction(printing, name, getattr(printing, field_name), given)
        except CardError:
            yield name, None


def _correction(printing: Printing, name: str, printed: Any, given: Any) -> Any:
    if name == "text":
        return given.rstrip("\n") if isinstance(given, str) else None
    if name == "orgs":
        orgs = _names({"orgs": given}, "orgs", "")
        return orgs if len(orgs) == len(printed) else None  # its other printing names as many
    if name == "arts":
        if not isinstance(given, Mapping) or printed is None:
            return _arts(given, "")
        return _arts({"ep": printed.ep, "name": printed.name, "text": printed.text, **given}, "")
    return _number({name: given}, name, "") if printed is not None else None


def read_printings(records: object, where: str) -> list[Printing]:
    """Check a whole file's records; ``records`` is what the file parsed to (a list of maps)."""
    if not isinstance(records, list):
        raise CardError(f"{where}: a card file is a list of records")
    printings = []
    for row, record in enumerate(records, start=1):
        if not isinstance(record, Mapping):
            raise CardError(f"{where}, record {row}: a record is a map of fields")
        printings.append(read_printing(record, f"{where}, record {row}"))
    return printings


def group(printings: Iterable[Printing]) -> dict[str, dict[str, Printing]]:
    """Printings by number and language, in file order. Two printings of one number in one language are an error."""
    cards: dict[str, dict[str, Printing]] = {}
    for printing in printings:
        versions = cards.setdefault(printing.number, {})
        if printing.lang in versions:
            raise CardError(f"card {printing.number} has two printings in {printing.lang}")
        versions[printing.lang] = printing
    return cards


def _text(record: Mapping[str, Any], name: str, where: str, *, required: bool = False) -> str:
    value = record.get(name)
    if value is None or value == "":
        if required:
            raise CardError(f"{where}: the field {name} is missing")
        return ""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise CardError(f"{where}: {name} must be a text")
    return str(value)


def _number(record: Mapping[str, Any], name: str, where: str) -> int | None:
    value = record.get(name)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int):
        raise CardError(f"{where}: {name} must be a whole number, not {value!r}")
    if not 0 <= value <= 99:
        raise CardError(f"{where}: {name} is {value}, but printed numbers lie between 0 and 99")
    return value


def _names(record: Mapping[str, Any], name: str, where: str) -> tuple[str, ...]:
    value = record.get(name)
    if value is None:
        return ()
    if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
        raise CardError(f"{where}: {name} must be a list of names")
    return tuple(value)


def _map(record: Mapping[str, Any], name: str, where: str) -> Mapping[str, Any]:
    value = record.get(name)
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise CardError(f"{where}: {name} must be a map of fields")
    return dict(value)


def _arts(value: object, where: str) -> Arts | None:
    if value is None:
        return None
    if not isinstance(value, Mapping):
        raise CardError(f"{where}: arts must be a map with ep, name and text")
    ep = _number(value, "ep", f"{where}, arts")
    if ep is None:
        raise CardError(f"{where}: arts need an ep cost")
    return Arts(ep, _text(value, "name", f"{where}, arts"), _text(value, "text", f"{where}, arts", required=True))
