"""Tables of cards: reading CSV of our own and of others, and writing it so that no spreadsheet computes a cell."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from trails_desktop.library.importing.columns import OWN, Columns, guess

MOST_LINE: Final = 2**17  #: bytes of a line, and letters of a cell
MOST_COLUMNS: Final = 200
_MOST_CELL_LINES: Final = 400  #: lines of one row: a quote that never ends must not swallow the file
_NUMBERS: Final = frozenset(("cp", "ep", "level", "str", "def", "arts_ep"))
_JSON: Final = frozenset(("corrected", "effects", "art"))
_WHOLE: Final = re.compile(r"[0-9]{1,9}")
_ANY_NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,17})(\.[0-9]{1,17})?([eE][+-]?[0-9]{1,2})?")
#: A cell that a spreadsheet would compute; and one that was guarded against that.
_FORMULA: Final = re.compile(r"'*[=+\-@\t\r]")
_GUARDED: Final = re.compile(r"'+[=+\-@\t\r]")

Lines = Iterable[tuple[int, str | None, str]]


class NoTable(ValueError):
    """The file is no table of cards; says why."""


def headers(lines: Lines) -> list[str]:
    """The first row. Raises :class:`NoTable`."""
    for number, line, why in lines:
        if line is None:
            raise NoTable(f"line {number}: {why}")
        if line.strip():
            names = _split(line, _delimiter(line))
            if len(names) > MOST_COLUMNS:
                raise NoTable(f"it has more than {MOST_COLUMNS} columns")
            return names
    raise NoTable("it is empty")


def read(lines: Lines, columns: Columns | None) -> Iterator[tuple[int, dict[str, Any] | None, str]]:
    """Line, record and "", or line, None and why. Raises :class:`NoTable` for a table without a column of numbers."""
    source = iter(lines)
    number, names, delimiter = _first(source)
    meaning = dict(columns) if columns is not None else guess(names)
    if "number" not in meaning.values():
        raise NoTable(
            "no column holds the numbers of the cards (number); the columns are " + ", ".join(map(repr, names[:20]))
        )
    missing = [header for header in meaning if header not in names]
    if missing:
        raise NoTable(f"there is no column {missing[0]!r}")
    for number, cells, why in _rows(source, delimiter):
        if cells is None:
            yield number, None, why
        elif any(cell.strip() for cell in cells):
            if len(cells) > len(names) and any(cell.strip() for cell in cells[len(names) :]):
                yield number, None, f"the row has {len(cells)} cells, but there are {len(names)} columns"
                continue
            try:
                yield number, _record(dict(zip(names, cells, strict=False)), meaning), ""
            except ValueError as error:
                yield number, None, str(error)


def _first(source: Iterator[tuple[int, str | None, str]]) -> tuple[int, list[str], str]:
    for number, line, why in source:
        if line is None:
            raise NoTable(f"line {number}: {why}")
        if not line.strip():
            continue
        delimiter = _delimiter(line)
        names = _split(line, delimiter)
        if len(names) > MOST_COLUMNS:
            raise NoTable(f"it has more than {MOST_COLUMNS} columns")
        twice = next((name for name in names if name and names.count(name) > 1), None)
        if twice is not None:
            raise NoTable(f"two columns are called {twice[:60]!r}")
        return number, names, delimiter
    raise NoTable("it is empty")


def _delimiter(line: str) -> str:
    """Comma, semicolon (spreadsheets of many countries) or tab, whichever stands most often."""
    return max(",;\t", key=line.count)


def _split(line: str, delimiter: str) -> list[str]:
    try:
        return [restore(cell).strip() for cell in next(csv.reader([line], delimiter=delimiter))]
    except (csv.Error, StopIteration) as error:
        raise NoTable(f"its first row is no row of a table ({error})") from error


def _rows(source: Iterator[tuple[int, str | None, str]], delimiter: str) -> Iterator[tuple[int, list[str] | None, str]]:
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
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True))
    except csv.Error as error:
        return None, f"it is no row of a table ({error})"
    cells = [cell for row in rows for cell in row] if len(rows) != 1 else rows[0]
    if len(cells) > MOST_COLUMNS:
        return None, f"it has more than {MOST_COLUMNS} cells"
    return [restore(cell) for cell in cells], ""


def _record(cells: Mapping[str, str], meaning: Columns) -> dict[str, Any]:
    record: dict[str, Any] = {}
    arts: dict[str, Any] = {}
    for header, cell in cells.items():
        field = meaning.get(header)
        if field == "" or not cell.strip():
            continue
        if field is None:
            if header and header not in OWN:
                record[header] = _foreign(cell)
            continue
        value: Any = cell
        if field in _NUMBERS:
            word = cell.strip()
            value = int(word) if _WHOLE.fullmatch(word) else word
        elif field == "orgs":
            value = [word.strip() for word in cell.split("|") if word.strip()]
        elif field in _JSON:
            value = _data(field, cell)
        elif field not in ("text", "arts_text"):
            value = cell.strip()
        if field.startswith("arts_"):
            arts[field.removeprefix("arts_")] = value
        else:
            record[field] = value
    if arts:
        record["arts"] = arts
    return record


def _data(field: str, cell: str) -> Any:
    try:
        return json.loads(cell)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{field} must be JSON in a table ({error})") from error


def _foreign(cell: str) -> Any:
    """An unknown field: what :func:`_told` wrote, or the words of another program."""
    if cell[:1] in '[{"' or cell in ("true", "false", "null") or _ANY_NUMBER.fullmatch(cell):
        try:
            return json.loads(cell)
        except (ValueError, RecursionError):
            return cell
    return cell


def _told(value: Any) -> str:
    """An unknown field as a cell that reads back as the same value."""
    if isinstance(value, str) and value.strip() and _foreign(value) == value and isinstance(_foreign(value), str):
        return value
    return json.dumps(value, ensure_ascii=False)


# --- writing ----------------------------------------------------------------------------------------------------------
def guard(cell: str) -> str:
    """The cell with an apostrophe before what a spreadsheet would compute. :func:`restore` takes it off again."""
    return "'" + cell if _FORMULA.match(cell) else cell


def restore(cell: str) -> str:
    """The cell without the apostrophe of :func:`guard`."""
    return cell[1:] if _GUARDED.match(cell) else cell


def write(records: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """The table, a row at a time. Unknown fields are columns of their own behind ours."""
    kept = list(records)
    further = sorted({name for record in kept for name in record} - set(OWN) - {"arts"})
    names = [*OWN, *further]
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow([guard(name) for name in names])
    for record in kept:
        writer.writerow([guard(_cell(record, name)) for name in names])
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
        return "|".join(value)
    if name in _JSON:
        return json.dumps(value, ensure_ascii=False)
    return str(value) if name in OWN else _told(value)
