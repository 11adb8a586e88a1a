"""Reading records of matches: they come from anywhere, so nothing in them is believed and everything has a limit.

Whatever is wrong is one sentence with file and line. A torn last line, the one that was being written when a program
was killed, is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.records import lines
from engine.records.lines import Fault, content_of
from engine.trails.records.record import FORMAT, OLDER, Header, Mark, Record, RecordError
from engine.trails.state.rulings import Switches

_FIELDS = tuple(Header.__dataclass_fields__)


@dataclass(frozen=True, slots=True)
class Summary:
    """A saved match at a glance. turn, bond: at the beginning of its last turn; turn 0 has not begun."""

    header: Header
    turn: int = 0
    bond: tuple[int, int] = (0, 0)


def load_record(path: Path) -> Record:
    """A record from its file. Raises FileNotFoundError, and :class:`RecordError` naming file, line and fault."""
    return read_record(content_of(path), f'"{path.name}"')


def load_sound(path: Path) -> tuple[Record, str]:
    """What of a record can be relied on, and why that is not all of it, "" if it is. Raises as :func:`load_record` does
    where not even the header can be read."""
    record, fault = _read(content_of(path), f'"{path.name}"')
    return record, "" if fault is None else str(fault)


def load_summary(path: Path) -> Summary:
    """What a record is about, from its first line and its last mark; nothing else of it is read or believed.

    Raises as :func:`load_record` does.
    """
    header, mark = lines.read_last(content_of(path), f'"{path.name}"', _first, _mark)
    return Summary(header) if mark is None else Summary(header, mark.turn, mark.bond)


def read_record(content: str | bytes, where: str = "record") -> Record:
    """A record from the content of its file. Raises :class:`RecordError` naming ``where``, line and fault."""
    record, fault = _read(content, where)
    if fault is not None:
        raise fault
    return record


def _read(content: str | bytes, where: str) -> tuple[Record, RecordError | None]:
    """A record up to the first line that is wrong, and what is wrong with it."""
    header, answers, marks, error = lines.read_match(content, where, _first, _mark)
    return Record(header, tuple(answers), tuple(marks)), error


def _first(line: bytes, where: str) -> tuple[Header, int]:
    """The header, and the check sum behind it (0 = none)."""
    text, total = lines.first_line(line, where)
    return _read_header(text, where), total


def _read_header(line: bytes, where: str) -> Header:
    try:
        head = lines.plain(line)
        if not isinstance(head, dict) or head.pop("trails", None) != "match":
            raise Fault("it does not begin with a match header")
        if lines.number_of(head.get("format"), "format") not in OLDER | {FORMAT}:
            raise RecordError(f"{where} has format {head['format']}, this program reads format {FORMAT}")
        if odd := sorted(set(head) - set(_FIELDS)):
            raise Fault(f'the header has the unknown field "{lines.short(odd[0])}"')
        position = head.pop("position", "")  # records from before there were positions have none
        series = head.pop("series", [1, 0, 0])
        for name in _FIELDS:
            if name not in head and name not in ("position", "series"):
                raise Fault(f'the header lacks "{name}"')
        one, two = lines.pair_of(head["decks"], "decks")
        digests = lines.map_of(head["cards"], "cards").items()
        return Header(
            decks=(lines.numbers_of(one, "decks"), lines.numbers_of(two, "decks")),
            position=lines.long_text_of(position, "position"),
            series=lines.series_of(series),
            seed=lines.text_of(head["seed"], "seed"),
            names=lines.texts_of(head["names"], "names"),
            players=lines.texts_of(head["players"], "players"),
            cards={lines.text_of(key, "cards"): lines.text_of(word, "cards") for key, word in digests},
            switches=lines.switches_of(head["switches"], Switches._field_defaults),
            rules=lines.text_of(head["rules"], "rules"),
            engine=lines.number_of(head["engine"], "engine"),
            format=head["format"],
        )
    except Fault as fault:
        raise RecordError(f"{where} cannot be read: line 1: {fault}") from fault


def _mark(value: Mapping[str, Any], after: int) -> Mark:
    if not isinstance(value, dict) or set(value) != {"turn", "bond", "state"}:
        raise Fault("a state has the fields turn, bond and state")
    one, two = lines.pair_of(value["bond"], "bond")
    bond = lines.number_of(one, "bond"), lines.number_of(two, "bond")
    return Mark(after, lines.number_of(value["turn"], "turn"), bond, lines.state_of(value["state"]))
