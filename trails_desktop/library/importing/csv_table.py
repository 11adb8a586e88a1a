"""Tables of cards: reading CSV of our own and of others, and writing it so that no spreadsheet computes a cell."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from trails_desktop.library.importing import cells
from trails_desktop.library.importing.columns import OWN, Columns, guess

MOST_LINE: Final = 2**17  #: bytes of a line, and letters of a cell
MOST_COLUMNS: Final = 200
_MOST_CELL_LINES: Final = 400  #: lines of one row: a quote that never ends must not swallow the file
_NUMBERS: Final = frozenset(("cp", "ep", "level", "str", "def", "arts_ep"))
_JSON: Final = frozenset(("corrected", "effects", "art"))
_SEARCHED: Final = 20  #: lines before the heads: titles of a table
_SEPARATOR: Final = re.compile(r'"?sep=(.)"?', re.I)
_ANY_NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,17})(\.[0-9]{1,17})?([eE][+-]?[0-9]{1,2})?")
#: A cell that a spreadsheet would compute; and one that was guarded against that.
_FORMULA: Final = re.compile(r"'*[=+\-@\t\r]")
_GUARDED: Final = re.compile(r"'+[=+\-@\t\r]")

_Line = tuple[int, str | None, str]
Lines = Iterable[_Line]
#: Makes a record of a row, its cells by column, and what the columns mean. Raises ValueError with one sentence.
Make = Callable[[Mapping[str, str], Columns], dict[str, Any]]


class NoTable(ValueError):
    """The file is no table of cards; says why."""


def headers(lines: Lines) -> list[str]:
    """The names of the columns. Raises :class:`NoTable`."""
    return _first(iter(lines), None)[0].names


def read(
    lines: Lines, columns: Columns | None, make: Make | None = None
) -> Iterator[tuple[int, dict[str, Any] | None, str]]:
    """Line, record and "", or line, None and why. Raises :class:`NoTable` for a table without a column of numbers."""
    make = make or _record
    head, source = _first(iter(lines), columns)
    names = head.names
    meaning = dict(columns) if columns is not None else guess(names)
    twice = next((name for name in names if name and names.count(name) > 1), None)
    if twice is not None:
        raise NoTable(f"two columns are called {twice[:60]!r}")
    if "number" not in meaning.values():
        raise NoTable(
            "no column holds the numbers of the cards (number); the columns are " + ", ".join(map(repr, names[:20]))
        )
    missing = [header for header in meaning if header not in names]
    if missing:
        raise NoTable(f"there is no column {missing[0]!r}")
    for number, row, why in _rows(source, head.delimiter):
        if row is None:
            yield number, None, why
        elif any(cell.strip() for cell in row):
            if len(row) > len(names) and any(cell.strip() for cell in row[len(names) :]):
                yield number, None, f"the row has {len(row)} cells, but there are {len(names)} columns"
                continue
            if _is_beside(row, names, meaning):
                continue
            try:
                yield number, make(dict(zip(names, row, strict=False)), meaning), ""
            except ValueError as error:
                yield number, None, str(error)


def _is_beside(row: list[str], names: list[str], meaning: Columns) -> bool:
    """Whether a row is no card's: the line under drawn heads, or the sum of the others."""
    if all(set(cell.strip()) <= set("-:=+") for cell in row):
        return True
    cell = {meaning.get(name): cell for name, cell in zip(names, row, strict=False)}
    return not (cell.get("type") or "").strip() and cells.is_sum(cell.get("number") or "")


@dataclass(frozen=True, slots=True)
class _Head:
    names: list[str]
    delimiter: str


def _first(source: Iterator[_Line], columns: Columns | None) -> tuple[_Head, Iterator[_Line]]:
    """The row of heads and the lines below it: the first row, or the first below a title that has a column of numbers
    (or those columns that are asked for)."""
    first: _Head | None = None
    below: list[_Line] = []
    told = ""
    for looked, (number, read, why) in enumerate(source):
        line = read if read is None else read.lstrip("\ufeff")  # of what was saved twice with a mark
        if line is None:
            if first is None:
                raise NoTable(f"line {number}: {why}")
            below.append((number, line, why))
        elif not line.strip() and first is None:
            continue
        elif first is None and (separator := _SEPARATOR.fullmatch(line.strip())) is not None:
            told = separator[1]  # a line for spreadsheets alone
            continue
        else:
            head = _head(line, told, first is None)
            wanted = head is not None and (
                set(columns) <= set(head.names) if columns is not None else "number" in guess(head.names).values()
            )
            if head is not None and wanted:
                return head, source
            first = first or head
            below.append((number, line, why))
        if looked >= _SEARCHED:
            break
    if first is None:
        raise NoTable("it is empty")
    return first, chain(below[1:], source)


def _head(line: str, told: str, strict: bool) -> _Head | None:
    delimiter = told or _delimiter(line)
    try:
        names = _split(line, delimiter)
    except NoTable:
        if strict:
            raise
        return None
    if len(names) > MOST_COLUMNS:
        raise NoTable(f"it has more than {MOST_COLUMNS} columns")
    return _Head(names, delimiter)


def _delimiter(line: str) -> str:
    """Comma (of any width), semicolon (spreadsheets of many countries), tab or bar, whichever stands most often."""
    return max(",;\t|，", key=line.count)


def _unframed(text: str, delimiter: str) -> str:
    """The line without the bars around a table that is drawn with them."""
    bare = text.strip()
    framed = delimiter == "|" and len(bare) > 1 and bare[0] == bare[-1] == "|"
    return bare[1:-1] if framed else text


def _split(line: str, delimiter: str) -> list[str]:
    try:
        return [restore(cell).strip() for cell in next(csv.reader([_unframed(line, delimiter)], delimiter=delimiter))]
    except (csv.Error, StopIteration) as error:
        raise NoTable(f"its first row is no row of a table ({error})") from error


def _rows(source: Iterator[_Line], delimiter: str) -> Iterator[tuple[int, list[str] | None, str]]:
    """Rows that may go over several lines, each given to the reader as a whole, so that a bad one ends with itself."""
    for number, line, why in source:
        parts: list[str] = []
        while True:
            if line is None:
                yield number, None, why
                break
            parts.append(line)
            text = "".join(parts)
            if text.count('"') % 2 == 0:
                yield number, *_cells(text, delimiter)
                break
            if len(parts) > _MOST_CELL_LINES or len(text) > MOST_LINE:
                yield number, None, "a quotation mark is never closed"
                break
            try:
                _, line, why = next(source)
            except StopIteration:
                yield number, None, "a quotation mark is never closed"
                break


def _cells(text: str, delimiter: str) -> tuple[list[str] | None, str]:
    try:
        text = _unframed(text, delimiter)
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True))
    except csv.Error as error:
        return None, f"it is no row of a table ({error})"
    found = [cell for row in rows for cell in row] if len(rows) != 1 else rows[0]
    if len(found) > MOST_COLUMNS:
        return None, f"it has more than {MOST_COLUMNS} cells"
    return [restore(cell) for cell in found], ""


def _record(row: Mapping[str, str], meaning: Columns) -> dict[str, Any]:
    record: dict[str, Any] = {}
    arts: dict[str, Any] = {}
    for header, cell in row.items():
        field = meaning.get(header)
        if field == "" or not cell.strip():
            continue
        if field is None:
            if header and header not in OWN:
                record[header] = foreign(cell)
            continue
        value: Any = cell
        if field in _NUMBERS:
            value = cells.number(cell)
            if value is None:
                continue
        elif field == "lang":
            value = cells.language(cell)
        elif field == "type":
            value = cells.card_type(cell)
        elif field == "orgs":
            value = cells.parts(cell)
        elif field in _JSON:
            value = _data(field, cell)
        elif field not in ("text", "arts_text"):
            value = cells.card_number(cell) if field == "number" else cell.strip()
            if field == "number" and cells.is_date(value):
                raise ValueError(f"'{value}' is a date: a spreadsheet made it of the card's number")
        if field.startswith("arts_"):
            arts[field.removeprefix("arts_")] = value
        else:
            record[field] = value
    if arts:
        record["arts"] = arts
    if "lang" not in record and isinstance(name := record.get("name"), str):
        record["lang"] = cells.spoken(name)
    return record


def _data(field: str, cell: str) -> Any:
    try:
        return json.loads(cell)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{field} must be JSON in a table ({error})") from error


def foreign(cell: str) -> Any:
    """An unknown field: what :func:`told` wrote, or the words of another program."""
    if cell[:1] in '[{"' or cell in ("true", "false", "null") or _ANY_NUMBER.fullmatch(cell):
        try:
            return json.loads(cell)
        except (ValueError, RecursionError):
            return cell
    return cell


def told(value: Any) -> str:
    """An unknown field as a cell that reads back as the same value."""
    if isinstance(value, str) and value.strip() and foreign(value) == value and isinstance(foreign(value), str):
        return value
    return json.dumps(value, ensure_ascii=False)


# --- writing ----------------------------------------------------------------------------------------------------------
def guard(cell: str) -> str:
    """The cell with an apostrophe before what a spreadsheet would compute. :func:`restore` takes it off again."""
    return "'" + cell if _FORMULA.match(cell) else cell


def restore(cell: str) -> str:
    """The cell without the apostrophe of :func:`guard`."""
    return cell[1:] if _GUARDED.match(cell) else cell


def write(records: Iterable[Mapping[str, Any]], delimiter: str = ",") -> Iterator[str]:
    """The table, a row at a time. Unknown fields are columns of their own behind ours."""
    kept = list(records)
    further = sorted({name for record in kept for name in record} - set(OWN) - {"arts"})
    return write_cells([*OWN, *further], kept, delimiter, _cell)


def write_cells(
    names: Sequence[str],
    records: Iterable[Mapping[str, Any]],
    delimiter: str,
    cell: Callable[[Mapping[str, Any], str], str],
) -> Iterator[str]:
    """A table of these columns, a row at a time. cell: what stands in a column of a record."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=delimiter)
    writer.writerow([guard(name) for name in names])
    for record in records:
        writer.writerow([guard(cell(record, name)) for name in names])
        yield out.getvalue()
        out.seek(0)
        out.truncate()
    yield out.getvalue()


def _cell(record: Mapping[str, Any], name: str) -> str:
    if name.startswith("arts_"):
        arts = record.get("arts")
        value = arts.get(name.removeprefix("arts_")) if isinstance(arts, Mapping) else None
        return "" if value is None else str(value)
    value = record.get(name)
    if value is None:
        return ""
    if name == "orgs":
        return cells.joined(value)
    if name in _JSON:
        return json.dumps(value, ensure_ascii=False)
    return str(value) if name in OWN else told(value)
