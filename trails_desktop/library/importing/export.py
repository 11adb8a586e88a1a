"""Writing the library as a card file: JSON lines, JSON, YAML or CSV by its ending. What is written reads back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import yaml

from trails_desktop.files import write_whole
from trails_desktop.library.importing import csv_table
from trails_desktop.library.importing.rows import SUFFIXES, TABLES
from trails_desktop.library.storage.sentences import (
    EXPORTING,
    Cancel,
    Cancelled,
    LibraryError,
    Progress,
    Trouble,
    never,
    quiet,
    say,
)

#: What a text without quotation marks must not hold, and must not be.
_SIGNS: Final = frozenset(":#{}[],&*?|<>=!%@`\"'\\\n")
_WORDS: Final = frozenset(("true", "false", "null", "yes", "no", "on", "off", "y", "n", "nan", "inf"))
_Dumper: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


_EVERY: Final = 100  #: records between two looks at progress and cancel


def export(
    path: Path,
    records: Sequence[Mapping[str, Any]],
    progress: Progress = quiet,
    cancel: Cancel = never,
    *,
    marked: bool = False,
    table: Callable[[Sequence[Mapping[str, Any]], str], Iterator[str]] = csv_table.write,
) -> int:
    """Write these records; returns how many. table: writes a table of them with a delimiter. marked: a table says at
    its beginning that it is UTF-8, without which Excel takes it for the encoding of its country.

    Raises :class:`LibraryError` and ``Cancelled``; the file is then as it was.
    """
    suffix = path.suffix.lower()
    if suffix not in SUFFIXES:
        raise LibraryError(
            say(
                '"{file}" cannot be written: a card file ends in {endings}.',
                file=path.name,
                endings=", ".join(SUFFIXES),
            )
        )
    parts: Iterator[str]
    if suffix == ".jsonl":
        parts = (json.dumps(record, ensure_ascii=False) + "\n" for record in records)
    elif suffix == ".json":
        parts = _json(records)
    elif suffix in TABLES:
        parts = table(records, "," if suffix == ".csv" else "\t")
    else:
        parts = (_yaml([record]) for record in records) if records else iter(("[]\n",))
    written: list[str] = []
    for at, part in enumerate(parts):
        if not at % _EVERY:
            progress(min(at, len(records)), len(records), EXPORTING)
            if cancel():
                raise Cancelled
        written.append(part)
    try:
        write_whole(path, "".join(written).encode("utf-8-sig" if marked and suffix in TABLES else "utf-8"))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise LibraryError(
            say('"{file}" cannot be written: {why}.', file=path.name, why=why), Trouble.UNUSABLE
        ) from error
    return len(records)


def _json(records: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for at, record in enumerate(records):
        yield f"{',' if at else '['}\n{json.dumps(record, ensure_ascii=False, indent=1)}"
    yield "\n]\n" if records else "[]\n"


class _Words(_Dumper):  # type: ignore[misc]  # the C dumper has no stubs
    """Plain YAML without anchors, in which every text that could be read as something else is quoted."""

    def ignore_aliases(self, data: Any) -> bool:
        """Equal lists are written out each time: a card file has no anchors."""
        return True


def _text(dumper: Any, text: str) -> Any:
    # YAML 1.2 reads fewer words as numbers than this writer believes, but "1_0" or "0o7" it leaves bare; quotes are
    # right everywhere. Lines of card texts are shown as lines.
    plain = text.isprintable() and text[:1].isalpha() and text.strip() == text and not set(text) & _SIGNS
    word = plain and text.casefold() not in _WORDS
    style = (
        "|" if "\n" in text and text.replace("\n", "").isprintable() and text.strip() == text else None if word else '"'
    )
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=style)


_Words.add_representer(str, _text)


def _yaml(records: Sequence[Mapping[str, Any]]) -> str:
    text: str = yaml.dump(
        [dict(record) for record in records], Dumper=_Words, allow_unicode=True, sort_keys=False, width=120
    )
    return text
