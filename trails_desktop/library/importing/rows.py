"""Card files read record by record: JSON lines, JSON, YAML and CSV. They come from anywhere, so everything has a limit.

A row that cannot be read is a row with a reason; a file that is no such file at all raises :class:`LibraryError`.
"""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

import yaml

from engine import yaml12
from trails_desktop.encodings import SAMPLE, UTF8, UTF16, UTF32, Encoding, recognise
from trails_desktop.library.importing import csv_table
from trails_desktop.library.importing.columns import Columns
from trails_desktop.library.storage.sentences import LibraryError, Trouble, say

#: What a card file may end in.
SUFFIXES: Final = (".jsonl", ".json", ".yaml", ".yml", ".csv", ".tsv", ".txt")
TABLES: Final = (".csv", ".tsv", ".txt")
MOST_LINE: Final = 2**20  #: bytes of a line of JSON
MOST_WHOLE: Final = 64 * 2**20  #: bytes of a JSON file, which is read in one piece
MOST_YAML: Final = 16 * 2**20  #: bytes of a YAML file, which is slow to read
MOST_ROWS: Final = 200_000
MOST_DEEP: Final = 60
_MARKED: Final = Encoding(UTF16, "utf-16")
_Yaml: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Row:
    """One record. row: its line in files of lines, else its place in the list; at: where it is, in words."""

    row: int
    at: str
    record: Mapping[str, Any] | None = None
    reason: str = ""


class _Fault(ValueError):
    """What is wrong with one record."""


def fault(path: Path, why: str) -> LibraryError:
    """The error of a file that cannot be read as a card file at all."""
    return LibraryError(say('"{file}" cannot be read: {why}.', file=path.name, why=" ".join(why.split()).rstrip(".")))


def read_rows(
    path: Path,
    columns: Columns | None = None,
    tell: Callable[[int], None] | None = None,
    make: csv_table.Make | None = None,
) -> Iterator[Row]:
    """The records of a card file. columns: what the columns of a CSV mean; make: what its cells are, if no printings of
    the first game; tell: hears how many bytes are read.

    Raises :class:`LibraryError` for a file that cannot be read, also half way through.
    """
    readers: dict[str, Callable[[Path, BinaryIO], Iterator[Row]]] = {
        ".jsonl": _json_lines, ".json": _json, ".yaml": _yaml, ".yml": _yaml,
    }  # fmt: skip
    suffix = path.suffix.lower()
    if suffix not in SUFFIXES:
        raise fault(path, f"a card file ends in {', '.join(SUFFIXES)}")
    try:
        if not path.is_file():
            why = "there is no such file" if not path.exists() else "it is no file"
            raise fault(path, why)
        with path.open("rb") as file:
            rows = _csv(path, file, columns, make) if suffix in TABLES else readers[suffix](path, file)
            for count, row in enumerate(rows, start=1):
                if count > MOST_ROWS:
                    raise fault(path, f"it has more than {MOST_ROWS} records")
                if tell is not None and not count % 100 and not file.closed:
                    tell(file.tell())
                yield row
    except OSError as error:
        raise LibraryError(
            say('"{file}" cannot be read: {why}.', file=path.name, why=error.strerror or str(error)), Trouble.UNUSABLE
        ) from error


def bounded_lines(path: Path, file: BinaryIO, most: int) -> Iterator[tuple[int, str | None, str]]:
    """Number and text of every line; None and why where it cannot be read. Long lines are never held whole.

    UTF-8 with or without a mark at its beginning, or UTF-16 with one.
    """
    head = file.read(3)
    file.seek(3 if head == b"\xef\xbb\xbf" else 0)
    if head[:2] in (b"\xff\xfe", b"\xfe\xff"):
        yield from _wide_lines(path, file, most)
        return
    number = 0
    while chunk := file.readline(most + 1):
        number += 1
        if len(chunk) > most and not chunk.endswith(b"\n"):
            while (more := file.readline(2**20)) and not more.endswith(b"\n"):
                pass
            yield number, None, f"the line is longer than {most} bytes"
            continue
        try:
            yield number, chunk.decode("utf-8"), ""
        except UnicodeDecodeError as error:
            yield number, None, f"it is not UTF-8 text ({error.reason} at byte {error.start + 1} of the line)"


def table_lines(path: Path, file: BinaryIO, most: int) -> Iterator[tuple[int, str | None, str]]:
    """The lines of a table in any encoding, with the line ends of any system."""
    sample = file.read(SAMPLE)
    file.seek(0)
    encoding = recognise(sample)
    ends = sample.replace(b"\0", b"") if encoding.name in (UTF16, UTF32) else sample
    old = b"\r" in ends and b"\n" not in ends  # as of old Macs, and what some spreadsheets still write
    if encoding.name == UTF8 and not old:
        return bounded_lines(path, file, most)
    file.seek(encoding.mark)
    return _wide_lines(path, file, most, encoding, "\r" if old else "\n")


def encoding_of(path: Path) -> str:
    """How a table is encoded, as a player is told; "" for UTF-8, and for what is no table or cannot be read."""
    if path.suffix.lower() not in TABLES:
        return ""
    try:
        with path.open("rb") as file:
            name = recognise(file.read(SAMPLE)).name
    except OSError:
        return ""
    return name if name != UTF8 else ""


def _wide_lines(
    path: Path, file: BinaryIO, most: int, encoding: Encoding = _MARKED, end: str = "\n"
) -> Iterator[tuple[int, str | None, str]]:
    text = io.TextIOWrapper(file, encoding=encoding.codec, newline=end)
    number = 0
    try:
        while line := text.readline(most + 1):
            number += 1
            if len(line) > most and not line.endswith(end):
                while (more := text.readline(2**20)) and not more.endswith(end):
                    pass
                yield number, None, f"the line is longer than {most} letters"
                continue
            yield number, line, ""
    except UnicodeError as error:
        raise fault(path, f"line {number + 1} is not {encoding.name} text, as its beginning says") from error
    finally:
        with contextlib.suppress(ValueError):  # the file was closed by a reader that wanted no more
            text.detach()


# --- JSON -------------------------------------------------------------------------------------------------------------
def _json_lines(path: Path, file: BinaryIO) -> Iterator[Row]:
    for number, line, why in bounded_lines(path, file, MOST_LINE):
        at = f"{path.name}, line {number}"
        if line is None:
            yield Row(number, at, reason=f"{at}: {why}")
        elif line.strip():
            yield _row(number, at, lambda line=line: decode_json(line))  # type: ignore[misc]


def decode_json(text: str) -> Any:
    """Plain data of a JSON text; a key that stands twice is an error. Raises ValueError with what and where."""
    try:
        return json.loads(text, parse_constant=_no_number, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        raise _Fault(f"column {error.colno}: {error.msg}") from error
    except RecursionError as error:
        raise _Fault("it is nested too deep") from error
    except ValueError as error:
        raise error if isinstance(error, _Fault) else _Fault("a number is too large") from error


def _json(path: Path, file: BinaryIO) -> Iterator[Row]:
    text = _whole(path, file, MOST_WHOLE)
    decoder = json.JSONDecoder(parse_constant=_no_number, object_pairs_hook=_once)
    skip = json.decoder.WHITESPACE.match  # type: ignore[attr-defined]
    at = skip(text, 0).end()
    if text[at : at + 1] != "[":
        raise fault(path, "a card file is a list of records")
    at = skip(text, at + 1).end()
    place = line = counted = 0
    if text[at : at + 1] == "]":
        _nothing_after(path, text, skip(text, at + 1).end())
        return
    while True:
        place += 1
        line, counted = line + text.count("\n", counted, at), at
        where = f"{path.name}, record {place} (line {line + 1})"
        try:
            value, at = decoder.raw_decode(text, at)
            yield _row(place, where, lambda value=value: value)  # type: ignore[misc]
        except json.JSONDecodeError as error:
            raise fault(path, f"line {error.lineno}, column {error.colno}: {error.msg}") from error
        except (RecursionError, ValueError) as error:
            why = "it is nested too deep" if isinstance(error, RecursionError) else str(error)
            raise fault(path, f"record {place}, line {line + 1}: {why}") from error
        at = skip(text, at).end()
        sign = text[at : at + 1]
        at = skip(text, at + 1).end()
        if sign == "]":
            _nothing_after(path, text, at)
            return
        if sign != ",":
            line += text.count("\n", counted, at)
            raise fault(path, f"line {line + 1}: a comma or ] is expected after record {place}")


def _nothing_after(path: Path, text: str, at: int) -> None:
    if at < len(text):
        raise fault(path, f"something stands after the list: {text[at : at + 20]!r}")


def _row(row: int, at: str, value: Callable[[], Any]) -> Row:
    try:
        record = value()
    except ValueError as error:
        return Row(row, at, reason=f"{at}: {error}")
    if not isinstance(record, Mapping):
        return Row(row, at, reason=f"{at}: a record is a map of fields")
    return Row(row, at, record)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    record = dict(pairs)
    if len(record) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise _Fault(f"the key {twice[:60]!r} stands twice")
    return record


def _no_number(word: str) -> Any:
    raise _Fault(f"{word} is no number")


def _whole(path: Path, file: BinaryIO, most: int) -> str:
    content = file.read(most + 1)
    if len(content) > most:
        raise fault(path, f"it is larger than {most // 2**20} MB; large sets are written as JSON lines (.jsonl)")
    try:
        wide = content[:2] in (b"\xff\xfe", b"\xfe\xff")
        return content.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise fault(path, f"it is not UTF-8 text ({error.reason} at byte {error.start + 1})") from error


# --- YAML -------------------------------------------------------------------------------------------------------------
def _yaml(path: Path, file: BinaryIO) -> Iterator[Row]:
    """From the parser's events, without recursion: nothing that is nested, repeated or of a type can do harm."""
    text = _whole(path, file, MOST_YAML)
    try:
        events = yaml.parse(text, Loader=_Yaml)
        first = next((e for e in events if not isinstance(e, yaml.StreamStartEvent | yaml.DocumentStartEvent)), None)
        if not isinstance(first, yaml.SequenceStartEvent):
            raise fault(path, "a card file is a list of records")
        place = 0
        while not isinstance(event := next(events), yaml.SequenceEndEvent):
            place += 1
            at = f"{path.name}, record {place} (line {_line(event)})"
            try:
                value = _value(event, events)
            except _Fault as error:
                raise fault(path, f"record {place}, {error}") from error
            yield _row(place, at, lambda value=value: value)  # type: ignore[misc]
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                raise fault(path, f"line {_line(event)}: a card file is one document")
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        why = getattr(error, "problem", None) or str(error)
        place_of = f"line {mark.line + 1}, column {mark.column + 1}: " if mark else ""
        raise fault(path, f"{place_of}{why}") from error


def _line(event: Any) -> int:
    return int(event.start_mark.line) + 1


def _value(event: Any, events: Iterator[Any]) -> Any:
    """The value that begins with an event."""
    stack: list[tuple[Any, Any]] = []  # container and its waiting key
    waiting = object()
    while True:
        line = f"line {_line(event)}"
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            raise _Fault(f"{line}: anchors and aliases (& and *) are not allowed in a card file")
        if getattr(event, "tag", None) not in (None, "!"):
            raise _Fault(f"{line}: types ({str(event.tag)[:60]}) are not allowed in a card file")
        done, value = True, None
        if isinstance(event, yaml.ScalarEvent):
            value = _scalar(event, line)
        elif isinstance(event, yaml.SequenceStartEvent | yaml.MappingStartEvent):
            stack.append(([] if isinstance(event, yaml.SequenceStartEvent) else {}, waiting))
            if len(stack) > MOST_DEEP:
                raise _Fault(f"{line}: it is nested more than {MOST_DEEP} deep")
            done = False
        else:  # the end of a container
            value = stack.pop()[0]
        if done:
            if not stack:
                return value
            container, key = stack[-1]
            if isinstance(container, list):
                container.append(value)
            elif key is waiting:
                if not isinstance(event, yaml.ScalarEvent):
                    raise _Fault(f"{line}: a key must be a plain word")
                if event.value in container:
                    raise _Fault(f"{line}: the key {event.value[:60]!r} stands twice")
                stack[-1] = (container, event.value)
            else:
                container[key] = value
                stack[-1] = (container, waiting)
        event = next(events)


def _scalar(event: Any, line: str) -> Any:
    if not event.implicit[0]:
        return event.value
    try:
        return yaml12.plain(event.value)
    except ValueError as error:
        raise _Fault(f"{line}: a number is too large") from error


# --- CSV --------------------------------------------------------------------------------------------------------------
def _csv(path: Path, file: BinaryIO, columns: Columns | None, make: csv_table.Make | None) -> Iterator[Row]:
    lines = table_lines(path, file, csv_table.MOST_LINE)
    try:
        for number, record, why in csv_table.read(lines, columns, make):
            at = f"{path.name}, line {number}"
            yield Row(number, at, record) if record is not None else Row(number, at, reason=f"{at}: {why}")
    except csv_table.NoTable as error:
        raise fault(path, str(error)) from error


def read_headers(path: Path) -> list[str]:
    """The names of a CSV's columns, for asking what they mean. Raises :class:`LibraryError`."""
    try:
        if not path.is_file():
            raise fault(path, "there is no such file" if not path.exists() else "it is no file")
        with path.open("rb") as file:
            return csv_table.headers(table_lines(path, file, csv_table.MOST_LINE))
    except csv_table.NoTable as error:
        raise fault(path, str(error)) from error
    except OSError as error:
        raise fault(path, error.strerror or str(error)) from error
