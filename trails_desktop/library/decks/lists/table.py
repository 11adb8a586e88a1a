"""Lists that are tables with heads: CSV of any separator, cells of a spreadsheet, tables of a web page's text."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from typing import Final

from trails_desktop.library.decks.lists.names import Names, key
from trails_desktop.library.decks.lists.report import NOWHERE, Draft, Found
from trails_desktop.library.decks.lists.words import SAME, is_sum, place, plain
from trails_desktop.library.storage.sentences import say

_HEADS: Final[Mapping[str, tuple[str, ...]]] = {
    "count": (
        "count", "qty", "quantity", "amount", "copies", "copy", "x", "total qty", "reg qty", "tradelist count", "num",
        "枚数", "数", "数量", "採用枚数", "個数",
    ),
    "name": ("name", "card", "card name", "cardname", "title", "カード名", "名前", "カード", "名称"),
    "subname": ("subname", "sub name", "subtitle", "epithet", "サブネーム", "サブ名", "二つ名"),
    "number": (
        "card number", "card no", "cardnumber", "card id", "cardid", "id", "code", "card code", "no", "number",
        "collector number", "collector no", "カード番号", "番号", "型番",
    ),
    "set": ("set", "set code", "edition", "edition code", "expansion", "set name", "pack", "セット", "弾", "収録"),
    "place": ("board", "section", "zone", "deck", "location", "list", "boards", "区分", "ゾーン", "場所"),
}  # fmt: skip
_FIELD_OF: Final = {key(word): field for field, words in _HEADS.items() for word in words}
_SEARCHED: Final = 12  #: lines before the heads: titles of a table


def read(lines: Sequence[str], names: Names) -> Draft | None:
    """The cards of a table, None if there are no heads near the beginning. lines: as they stand in the text."""
    for at, line in enumerate(lines[:_SEARCHED]):
        for separator in "\t;,|":
            if separator in line:
                heads = _heads(_cells(line, separator))
                if heads is not None:
                    return _rows(lines, at, separator, heads, names)
    return None


def _heads(cells: Sequence[str]) -> dict[str, int] | None:
    """The place of each field's column; None where this is no row of heads."""
    found: dict[str, int] = {}
    for at, cell in enumerate(cells):
        field = _FIELD_OF.get(key(plain(cell))) if len(cell) < 40 else None
        if field is not None:
            found.setdefault(field, at)
    named = sum(bool(cell.strip()) for cell in cells)
    return found if len(found) >= 2 and ("name" in found or "number" in found) and named >= 2 else None


def _rows(lines: Sequence[str], at: int, separator: str, heads: Mapping[str, int], names: Names) -> Draft:
    draft = Draft("table")
    rows = [(number, line, _cells(line, separator)) for number, line in enumerate(lines[at + 1 :], start=at + 2)]
    rows = [row for row in rows if any(map(str.isalnum, row[1]))]
    heads = _counting(heads, [cells for _, _, cells in rows])
    where = "main"
    for number, line, cells in rows:
        values = {field: plain(cells[spot]) for field, spot in heads.items() if spot < len(cells)}
        told = place(values["place"]) if values.get("place") else None
        if told is None and sum(bool(cell.strip()) for cell in cells) == 1 and not values.get("number"):
            heading = place(line)
            if heading is not None:
                where = heading if heading != SAME else where
                continue
        if (
            is_sum(line.replace(separator, " "))
            or is_sum(values.get("name", ""))
            or (is_sum(f"{values.get('name', '')} {values.get('count', '')}") and not names.meant(values["name"]))
        ):
            continue
        card = _card(values, number, names)
        if card is None:
            draft.leave(number, line, say("no card stands in this row"))
        elif card.count < 1:
            draft.leave(number, line, say("it has no copy"))
        else:
            card.where = told if told not in (None, SAME) else where
            if card.where != NOWHERE:
                draft.cards.append(card)
    return draft


def _counting(heads: Mapping[str, int], rows: Sequence[Sequence[str]]) -> dict[str, int]:
    """The columns, a column called "number" being the copies where nothing else is and it holds small numbers alone."""
    found = dict(heads)
    if "count" not in found and "name" in found and "number" in found:
        cells = [plain(row[found["number"]]) for row in rows if len(row) > found["number"]]
        if all(cell.isdecimal() and int(cell) <= 60 for cell in cells if cell):
            found["count"] = found.pop("number")
    return found


def _card(values: Mapping[str, str], line: int, names: Names) -> Found | None:
    name, subname = values.get("name", ""), values.get("subname", "")
    written = values.get("number", "").lstrip("'")  # with which spreadsheets say that it is text
    number = names.numbered(f"{values.get('set', '')}-{written}") if values.get("set") and written else ""
    number = number or (names.numbered(written) if written else "")
    if not name and not written:
        return None
    count = _count(values.get("count", ""))
    meant = ""
    if name:
        meant = (names.meant(f"{name} {subname}") if subname else "") or names.meant(name, number)
    if meant and number and names.same(meant, number):
        meant = number
    label = f"{name} [{subname}]" if name and subname else name or written
    return Found(count, label.replace("\t", " "), meant or number, line)


def _count(cell: str) -> int:
    """Copies in a cell: 4, 4x, x4, 4.0, 4枚; one where nothing stands there, -1 for what is no count."""
    digits = cell.strip().strip("'x×*X枚 ").removesuffix(".0").removesuffix(",0").removesuffix(".00")
    if not cell.strip():
        return 1
    return int(digits) if digits.isdecimal() and len(digits) <= 3 else -1


def _cells(line: str, separator: str) -> list[str]:
    text = line.strip().strip("|") if separator == "|" else line
    try:
        return [cell.strip() for cell in next(csv.reader(io.StringIO(text), delimiter=separator), [])]
    except csv.Error:
        return []
