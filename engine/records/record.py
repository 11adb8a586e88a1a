"""A match of any game as a file: one header line, then one line an answer. Autosave, replay, bug report are this file.

Lines are JSON. The header holds the game and the version of its rules, what each seat brought (card numbers, or the
seed that a deck was made up from) with a digest of it, the seed, names, players and switches. Where a turn began, and
where the match ended, a line holds the fingerprint of the whole state, so that a replay that goes another way is
noticed. Playing it again: :mod:`engine.records.playing`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from engine.catalogue import Row
from engine.records import lines
from engine.records.lines import Fault, Given, RecordError, content_of, write_given

FORMAT: Final = 1  #: of the file
_HUMAN: Final = "human"


@dataclass(frozen=True, slots=True)
class DeckList:
    """What a seat brings: card numbers, or else the seed that the game makes a deck up from."""

    cards: tuple[str, ...] = ()
    dealt: str = ""


@dataclass(frozen=True, slots=True)
class Header:
    """What was settled before the match. game: its id; version: of its rules. decks, digests: by seat. switches: those
    that are not at their default. series: best of how many games; games won before, by seat. cards: records of those
    cards that did not come with the game, so that the match can be played anywhere."""

    game: str
    version: int
    decks: tuple[DeckList, DeckList]
    digests: tuple[str, str]
    seed: str
    names: tuple[str, str] = ("", "")
    players: tuple[str, str] = (_HUMAN, _HUMAN)
    switches: Mapping[str, Any] = field(default_factory=dict)
    series: tuple[int, int, int] = (1, 0, 0)
    cards: tuple[Row, ...] = ()
    format: int = FORMAT


@dataclass(frozen=True, slots=True)
class Mark:
    """Where the match stood after ``after`` answers, at the beginning of a turn or at its end. state: fingerprint."""

    after: int
    turn: int
    state: str


@dataclass(frozen=True, slots=True)
class Record:
    """A match up to some point."""

    header: Header
    answers: tuple[Given, ...] = ()
    marks: tuple[Mark, ...] = ()

    def up_to(self, count: int) -> Record:
        """The same match when there were ``count`` answers."""
        return Record(self.header, self.answers[:count], tuple(mark for mark in self.marks if mark.after <= count))


@dataclass(frozen=True, slots=True)
class Summary:
    """A saved match at a glance. turn: that began last; 0 has not begun."""

    header: Header
    turn: int = 0


_FIELDS: Final = tuple(Header.__dataclass_fields__)
#: What the header of an earlier version, or of a match without such a thing, does not name.
_MAY_LACK: Final = ("cards", "format")


# --- reading ----------------------------------------------------------------------------------------------------------
def load_record(path: Path) -> Record:
    """A record from its file. Raises FileNotFoundError, and :class:`RecordError` naming file, line and fault."""
    return read_record(content_of(path), f'"{path.name}"')


def load_sound(path: Path) -> tuple[Record, str]:
    """What of a record can be relied on, and why that is not all of it, "" if it is. Raises as :func:`load_record` does
    where not even the header can be read."""
    record, fault = _read(content_of(path), f'"{path.name}"')
    return record, "" if fault is None else str(fault)


def load_summary(path: Path) -> Summary:
    """What a record is about, from its first line and its last mark. Raises as :func:`load_record` does."""
    header, mark = lines.read_last(content_of(path), f'"{path.name}"', _first, _mark)
    return Summary(header) if mark is None else Summary(header, mark.turn)


def game_of(path: Path) -> str:
    """The id of the game that a file is a record of, "" if it is none of these."""
    try:
        head = lines.plain(content_of(path).split(b"\n", 1)[0].partition(b"\t")[0], lines.MOST_HEADER)
        return lines.text_of(head.get("game"), "game") if isinstance(head, dict) and "match" in head else ""
    except (Fault, RecordError):
        return ""


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
    text, total = lines.first_line(line, where)
    try:
        return _header(lines.plain(text, lines.MOST_HEADER), where), total
    except Fault as fault:
        raise RecordError(f"{where} cannot be read: line 1: {fault}") from fault


def _header(head: Any, where: str) -> Header:
    if not isinstance(head, dict) or type(head.get("match")) is not int:
        raise Fault("it does not begin with a match header")
    number = head.pop("match")
    if number != FORMAT:
        raise RecordError(f"{where} has format {number}, this program reads format {FORMAT}")
    if odd := sorted(set(head) - set(_FIELDS)):
        raise Fault(f'the header has the unknown field "{lines.short(odd[0])}"')
    for name in _FIELDS:
        if name not in head and name not in _MAY_LACK:
            raise Fault(f'the header lacks "{name}"')
    one, two = lines.pair_of(head["decks"], "decks")
    return Header(
        game=lines.text_of(head["game"], "game"),
        version=lines.number_of(head["version"], "version"),
        decks=(_deck(one), _deck(two)),
        digests=lines.texts_of(head["digests"], "digests"),
        seed=lines.text_of(head["seed"], "seed"),
        names=lines.texts_of(head["names"], "names"),
        players=lines.texts_of(head["players"], "players"),
        switches=lines.switches_of(head["switches"], {}),
        series=lines.series_of(head["series"]),
        cards=lines.cards_of(head.get("cards", []), "cards"),
    )


def _deck(value: Any) -> DeckList:
    if isinstance(value, str) and value:
        return DeckList(dealt=lines.text_of(value, "decks"))
    return DeckList(lines.numbers_of(value, "decks"))


def _mark(value: Any, after: int) -> Mark:
    if not isinstance(value, dict) or set(value) != {"turn", "state"}:
        raise Fault("a state has the fields turn and state")
    return Mark(after, lines.number_of(value["turn"], "turn"), lines.state_of(value["state"]))


# --- writing ----------------------------------------------------------------------------------------------------------
def write_header(header: Header) -> str:
    """The first line of a record file."""
    fields = {name: value for name, value in asdict(header).items() if name != "format"}
    fields["decks"] = [deck.dealt or list(deck.cards) for deck in header.decks]
    fields["cards"] = [json.dumps(row, ensure_ascii=False) for row in header.cards]
    if not header.cards:  # as it was written before there were any
        del fields["cards"]
    return json.dumps({"match": header.format, **fields}, ensure_ascii=False, sort_keys=True) + "\n"


def write_answer(given: Given, mark: Mark | None = None) -> str:
    """One further line, and the line of the mark after it."""
    line = write_given(given)
    return line if mark is None else line + json.dumps({"turn": mark.turn, "state": mark.state}) + "\n"


def write_record(record: Record) -> str:
    """A whole file."""
    marks = {mark.after: mark for mark in record.marks}
    answers: Sequence[str] = [write_answer(one, marks.get(step)) for step, one in enumerate(record.answers, start=1)]
    return write_header(record.header) + "".join(answers)
