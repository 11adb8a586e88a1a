"""One record of a card file: what is accepted, its plain form for comparing and writing, its row in the library."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from engine.trails.cards.pool import corrected_names
from engine.trails.cards.printing import Printing, read_printing
from engine.trails.tree.errors import CardError
from engine.trails.tree.loading.meaning import load_meaning

SHIPPED: Final = "shipped"
USER: Final = "user"
#: The fields of a card file in the order in which they are written.
FIELDS: Final = (
    "number", "set", "lang", "name", "subname", "type", "cp", "ep", "level", "str", "def", "orgs", "text", "arts",
    "rarity", "image", "corrected", "effects", "art",
)  # fmt: skip
MOST_TEXT: Final = 10_000  #: letters of one text
MOST_WORD: Final = 200  #: letters of a name
MOST_RECORD: Final = 200_000  #: letters of a record as JSON
MOST_DEEP: Final = 40
MOST_ORGS: Final = 40
_WORDS: Final = ("number", "set", "name", "subname", "rarity", "image")
#: Devices of Windows are no file names there, whatever stands behind a dot.
_DEVICE: Final = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")
_NO_LETTER: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
_PLAIN: Final = re.compile(r"[\w .()\[\]&+,'!#@=-]+")


def read_record(record: Mapping[str, Any], where: str) -> tuple[Printing, dict[str, Any]]:
    """The printing of a record from anywhere, and the record in its plain form.

    Raises :class:`engine.trails.tree.errors.CardError` with one sentence beginning with ``where``.
    """
    plain = plain_record(record, where)
    printing = read_printing(plain, where)
    at = f"{where}, card {printing.number}"
    for name in _WORDS:
        value = getattr(printing, name)
        if len(value) > MOST_WORD:
            raise CardError(f"{at}: {name} is longer than {MOST_WORD} letters")
        if "\n" in value:
            raise CardError(f"{at}: {name} must be one line")
    if printing.number != printing.number.strip() or re.search(r"[\[\]#]|//", printing.number):
        raise CardError(f"{at}: a number has no space at its ends and none of [ ] # //")
    if len(printing.orgs) > MOST_ORGS or any(len(org) > MOST_WORD for org in printing.orgs):
        raise CardError(f"{at}: orgs are too many or too long")
    if any("|" in org for org in printing.orgs):  # it stands between organizations in tables and in the index
        raise CardError(f"{at}: the name of an organization has no | in it")
    texts = [printing.text] if printing.arts is None else [printing.text, printing.arts.name, printing.arts.text]
    if any(len(text) > MOST_TEXT for text in texts):
        raise CardError(f"{at}: text is longer than {MOST_TEXT} letters")
    if printing.image and not safe_name(printing.image):
        raise CardError(
            f"{at}: image is {printing.image!r}, but only the name of a file is allowed, without a way to it"
        )
    _check_effects(printing, at)
    return printing, plain


def safe_name(name: str) -> bool:
    """Whether a text is the plain name of a file: no folder, no device, nothing hidden, on any system."""
    return (
        0 < len(name) <= 120
        and _PLAIN.fullmatch(name) is not None
        and not name.startswith((".", " ", "-"))
        and not name.endswith((".", " "))
        and _DEVICE.fullmatch(name) is None
    )


def plain_record(record: Mapping[str, Any], where: str) -> dict[str, Any]:
    """The record without what is absent anyway, texts in their usual form. Raises CardError for what cannot be kept."""
    out: dict[str, Any] = {}
    for key, value in record.items():
        if not isinstance(key, str) or not key or len(key) > MOST_WORD:
            raise CardError(f"{where}: the name of a field must be a word")
        plain = clean(value, where, key)
        name = clean(key, where, key)
        if plain is not None:
            out[name] = plain
    flat = next((name for name in ("arts_ep", "arts_name", "arts_text") if name in out), None)
    if flat is not None:
        raise CardError(f"{where}: {flat} is a column of tables; here arts are a map with ep, name and text")
    kind = out.get("type")
    if isinstance(kind, str):
        out["type"] = kind.strip().upper().replace("・", "/").replace("•", "/")
    if isinstance(out.get("number"), int | float) and not isinstance(out["number"], bool):
        out["number"] = str(out["number"])
    if isinstance(out.get("text"), str):
        out["text"] = out["text"].rstrip("\n")
    for name in ("subname", "text", "rarity", "image", "set"):
        if out.get(name) == "":
            del out[name]
    for name in ("orgs", "corrected", "art"):
        if out.get(name) in ([], {}):
            del out[name]
    out.setdefault("lang", "en")
    try:
        size = len(json.dumps(out, ensure_ascii=False))
    except (ValueError, RecursionError) as error:
        raise CardError(f"{where}: the record cannot be kept: {error}") from error
    if size > MOST_RECORD:
        raise CardError(f"{where}: the record is longer than {MOST_RECORD} letters")
    return {name: out[name] for name in (*FIELDS, *sorted(set(out) - set(FIELDS))) if name in out}


def clean(value: Any, where: str, field: str, deep: int = 0) -> Any:
    """Plain data from anywhere as it can be kept, texts in their usual form. Raises CardError with one sentence."""
    if value is None or value is True or value is False or (type(value) is int and abs(value) < 2**63):
        return value
    if deep > MOST_DEEP:
        raise CardError(f"{where}: {field} is nested more than {MOST_DEEP} deep")
    if isinstance(value, str):
        text = value.replace("\r\n", "\n").replace("\r", "\n") if "\r" in value else value
        if (found := _NO_LETTER.search(text)) is not None:
            raise CardError(f"{where}: {field} holds the character U+{ord(found[0]):04X}, which no text has")
        return text
    if isinstance(value, float):
        if value != value or value in (float("inf"), float("-inf")):
            raise CardError(f"{where}: {field} is {value}, which is no number")
        return value
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 2**63:
        raise CardError(f"{where}: {field} is too large a number")
    if isinstance(value, Mapping):
        out = {}
        for key, entry in value.items():
            if not isinstance(key, str):
                raise CardError(f"{where}: {field} has a key that is no word")
            out[clean(key, where, field, deep + 1)] = clean(entry, where, field, deep + 1)
        return out
    if isinstance(value, list | tuple):
        return [clean(entry, where, field, deep + 1) for entry in value]
    if value is None or isinstance(value, bool | int):
        return value
    raise CardError(f"{where}: {field} is a {type(value).__name__}, which a card file cannot hold")


def cleaned(record: Mapping[str, Any], where: str) -> tuple[dict[str, Any], str]:
    """The fields of a record that there are, as they can be kept, and ""; or nothing, and one sentence why."""
    try:
        found = {str(key): clean(value, where, str(key)) for key, value in record.items() if value is not None}
    except CardError as error:
        return {}, str(error)
    long = len(dump(found)) > MOST_RECORD
    return ({}, f"{where}: the record is longer than {MOST_RECORD} letters") if long else (found, "")


def _check_effects(printing: Printing, at: str) -> None:
    if printing.effects is None:
        return
    try:
        load_meaning(printing.effects, at)
    except CardError:
        raise
    except Exception as error:  # data of others in words nobody foresaw: refused, whatever it tripped over
        raise CardError(f"{at}: effects cannot be read ({type(error).__name__}: {error})") from error


def dump(record: Mapping[str, Any]) -> str:
    """A record as the library keeps it; equal records are equal texts."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def row_of(printing: Printing, record: str) -> dict[str, Any]:
    """The columns of a printing; ``card_id`` and ``origin`` are the writer's."""
    name, subname = corrected_names(printing)
    arts = printing.arts
    return {
        "lang": printing.lang,
        "set_name": printing.set,
        "name": printing.name,
        "subname": printing.subname,
        "corrected_name": name,
        "corrected_subname": subname,
        "type": printing.type,
        "cp": printing.cp,
        "ep": printing.ep,
        "level": printing.level,
        "strength": printing.strength,
        "defence": printing.defence,
        "orgs": json.dumps(printing.orgs, ensure_ascii=False),
        "text": printing.text,
        "arts_ep": None if arts is None else arts.ep,
        "arts_name": "" if arts is None else arts.name,
        "arts_text": "" if arts is None else arts.text,
        "rarity": printing.rarity,
        "image": printing.image,
        "corrected": json.dumps(dict(printing.corrected), ensure_ascii=False),
        "record": record,
    }
