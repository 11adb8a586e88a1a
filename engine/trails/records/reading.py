"""Reading records of matches: they come from anywhere, so nothing in them is believed and everything has a limit.

Whatever is wrong is one sentence with file and line. A torn last line, the one that was being written when a program
was killed, is left out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Never

from engine.kernel.decisions import Answer, Option
from engine.trails.records.record import FORMAT, OLDER, Given, Header, Mark, Record, RecordError
from engine.trails.records.sums import checked
from engine.trails.state.rulings import Switches

MOST_BYTES = 16 * 2**20  #: of a file; a long match has a hundredth of it
MOST_LINE = 2**16  #: bytes of one line
MOST_ANSWERS = 100_000
_MOST_OPTIONS, _MOST_PARTS, _MOST_TEXT = 500, 16, 500
_MOST_DEEP = 4
_MOST_NUMBER = 10**9
_MOST_CARDS = 500  #: of a deck
_QUOTED, _BRACKET = re.compile(r'"(?:[^"\\]|\\.)*"'), re.compile(r"[\[\]{}]")
_BACK = b'{"back":'  #: a line that takes answers back, to so many
_STATE = re.compile("[0-9a-f]{32}")
_FIELDS = tuple(Header.__dataclass_fields__)


class _Fault(ValueError):
    """What is wrong with a line."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A saved match at a glance. turn, bond: at the beginning of its last turn; turn 0 has not begun."""

    header: Header
    turn: int = 0
    bond: tuple[int, int] = (0, 0)


def load_record(path: Path) -> Record:
    """A record from its file. Raises FileNotFoundError, and :class:`RecordError` naming file, line and fault."""
    return read_record(_bytes(path), f'"{path.name}"')


def load_sound(path: Path) -> tuple[Record, str]:
    """What of a record can be relied on, and why that is not all of it, "" if it is. Raises as :func:`load_record` does
    where not even the header can be read."""
    record, fault = _read(_bytes(path), f'"{path.name}"')
    return record, "" if fault is None else str(fault)


def load_summary(path: Path) -> Summary:
    """What a record is about, from its first line and its last mark; nothing else of it is read or believed.

    Raises as :func:`load_record` does.
    """
    content, where = _bytes(path), f'"{path.name}"'
    lines = content.split(b"\n")
    header, _ = _first(lines[0], where)
    for line in reversed(lines[1:-1]):
        if line.startswith(_BACK):  # what stands before it may have been taken back
            marks = _read(content, where)[0].marks[-1:]
            return Summary(header, marks[0].turn, marks[0].bond) if marks else Summary(header)
        if line.startswith(b"{"):
            try:
                mark = _mark(_json(line.partition(b"\t")[0]), 0)
            except _Fault:
                break
            return Summary(header, mark.turn, mark.bond)
    return Summary(header)


def read_record(content: str | bytes, where: str = "record") -> Record:
    """A record from the content of its file. Raises :class:`RecordError` naming ``where``, line and fault."""
    record, fault = _read(content, where)
    if fault is not None:
        raise fault
    return record


def _read(content: str | bytes, where: str) -> tuple[Record, RecordError | None]:
    """A record up to the first line that is wrong, and what is wrong with it."""
    if isinstance(content, str):
        content = content.encode(errors="surrogatepass")
    if len(content) > MOST_BYTES:
        raise RecordError(f"{where} cannot be read: it is larger than {MOST_BYTES // 2**20} MB")
    lines = content.split(b"\n")
    header, total = _first(lines[0], where)
    answers: list[Given] = []
    marks: list[Mark] = []
    for number, line in enumerate(lines[1:], start=2):
        if not line:
            continue
        try:
            text, total = _checked(line, total)
            value = _json(text)
            if isinstance(value, dict) and set(value) == {"back"}:
                count = _number(value["back"], "back")
                if not 0 <= count <= len(answers):
                    raise _Fault("more is taken back than there is")
                del answers[count:]
                marks = [mark for mark in marks if mark.after <= count]
                continue
            if isinstance(value, dict):
                mark = _mark(value, len(answers))
                if not answers or (marks and marks[-1].after == mark.after):
                    raise _Fault("a state stands where no answer goes before it")
                marks.append(mark)
                continue
            answers.append(_given(value))
            if len(answers) > MOST_ANSWERS:
                raise _Fault(f"there are more than {MOST_ANSWERS} answers")
        except _Fault as fault:
            if number == len(lines):  # no newline after it: the program was stopped while writing it
                break
            error = RecordError(f"{where} cannot be read: line {number}: {fault}")
            error.__cause__ = fault
            return Record(header, tuple(answers), tuple(marks)), error
    return Record(header, tuple(answers), tuple(marks)), None


def _bytes(path: Path) -> bytes:
    try:
        if path.exists() and not path.is_file():  # a pipe would be waited for without end
            raise RecordError(f'"{path.name}" cannot be read: it is no plain file')
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise RecordError(f'"{path.name}" cannot be read: {error.strerror or error}') from error
    if len(content) > MOST_BYTES:
        raise RecordError(f'"{path.name}" cannot be read: it is larger than {MOST_BYTES // 2**20} MB')
    return content


def _first(line: bytes, where: str) -> tuple[Header, int]:
    """The header, and the check sum behind it (0 = none)."""
    try:
        text, total = _checked(line, 0)
    except _Fault as fault:
        raise RecordError(f"{where} cannot be read: line 1: {fault}") from fault
    return _read_header(text, where), total


def _checked(line: bytes, before: int) -> tuple[bytes, int]:
    try:
        return checked(line, before)
    except ValueError as error:
        raise _Fault(str(error)) from error


# --- lines ------------------------------------------------------------------------------------------------------------
def _json(line: bytes) -> Any:
    """Plain data of one line, of bounded size and depth."""
    if len(line) > MOST_LINE:
        raise _Fault(f"it is longer than {MOST_LINE} bytes")
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _Fault(f"it is not UTF-8 text ({error.reason} at byte {error.start + 1})") from error
    if _depth(text) > _MOST_DEEP:
        raise _Fault(f"brackets stand more than {_MOST_DEEP} deep")
    try:
        return json.loads(text, parse_constant=_no_number, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        raise _Fault(f"it is no JSON ({error.msg} at character {error.pos + 1})") from error
    except _Fault:
        raise
    except ValueError as error:  # a whole number of thousands of digits
        raise _Fault("a number is too large") from error


def _depth(text: str) -> int:
    """How deep brackets stand at most, those inside texts left out."""
    deep = most = 0
    for letter in _BRACKET.findall(_QUOTED.sub("", text)):
        deep += 1 if letter in "[{" else -1
        most = max(most, deep)
    return most


def _no_number(word: str) -> Never:
    raise _Fault(f"{word} is no number")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise _Fault("a field stands there twice")
    return made


def _read_header(line: bytes, where: str) -> Header:
    try:
        head = _json(line)
        if not isinstance(head, dict) or head.pop("trails", None) != "match":
            raise _Fault("it does not begin with a match header")
        if _number(head.get("format"), "format") not in OLDER | {FORMAT}:
            raise RecordError(f"{where} has format {head['format']}, this program reads format {FORMAT}")
        if odd := sorted(set(head) - set(_FIELDS)):
            raise _Fault(f'the header has the unknown field "{_short(odd[0])}"')
        position = head.pop("position", "")  # records from before there were positions have none
        series = head.pop("series", [1, 0, 0])
        if not isinstance(series, list) or len(series) != 3:
            raise _Fault('"series" is a list of three')
        best, one, two = (_number(number, "series") for number in series)
        for name in _FIELDS:
            if name not in head and name not in ("position", "series"):
                raise _Fault(f'the header lacks "{name}"')
        return Header(
            decks=(_deck(_pair(head["decks"], "decks")[0]), _deck(head["decks"][1])),
            position=_long_text(position, "position"),
            series=(best, one, two),
            seed=_text(head["seed"], "seed"),
            names=_texts(head["names"], "names"),
            players=_texts(head["players"], "players"),
            cards={_text(key, "cards"): _text(word, "cards") for key, word in _map(head["cards"], "cards").items()},
            switches=_switches(_map(head["switches"], "switches")),
            rules=_text(head["rules"], "rules"),
            engine=_number(head["engine"], "engine"),
            format=head["format"],
        )
    except _Fault as fault:
        raise RecordError(f"{where} cannot be read: line 1: {fault}") from fault


def _mark(value: Mapping[str, Any], after: int) -> Mark:
    if not isinstance(value, dict) or set(value) != {"turn", "bond", "state"}:
        raise _Fault("a state has the fields turn, bond and state")
    one, two = _pair(value["bond"], "bond")
    state = value["state"]
    if not isinstance(state, str) or not _STATE.fullmatch(state):
        raise _Fault("a state is a text of 32 hexadecimal digits")
    return Mark(after, _number(value["turn"], "turn"), (_number(one, "bond"), _number(two, "bond")), state)


def _given(value: Any) -> Given:
    if not isinstance(value, list) or len(value) != 3:
        raise _Fault("an answer is a seat, its options and whether it gave itself")
    seat, options, auto = value
    if type(seat) is not int or seat not in (0, 1):
        raise _Fault("a seat is 0 or 1")
    if type(auto) is not int or auto not in (0, 1):
        raise _Fault("whether an answer gave itself is 0 or 1")
    if not isinstance(options, list) or len(options) > _MOST_OPTIONS:
        raise _Fault(f"an answer is a list of at most {_MOST_OPTIONS} options")
    answer: Answer = tuple(_option(option) for option in options)
    return Given(seat, answer, bool(auto))


def _option(value: Any) -> Option:
    if not isinstance(value, list) or not value or len(value) > _MOST_PARTS:
        raise _Fault("an option is a list of words and whole numbers")
    return tuple(_text(part, "option") if isinstance(part, str) else _number(part, "option") for part in value)


def _switches(value: Mapping[str, Any]) -> dict[str, Any]:
    """Unknown switches stay: whoever plays the record says that it has none of that name."""
    for name, word in value.items():
        _text(name, "switches")
        usual = Switches._field_defaults.get(name, word)
        if type(word) not in (bool, str) or type(word) is not type(usual):
            raise _Fault(f'the switch "{_short(name)}" cannot be {_short(json.dumps(word))}')
        if isinstance(word, str):
            _text(word, "switches")
    return dict(value)


def _deck(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not 0 < len(value) <= _MOST_CARDS:
        raise _Fault(f"a deck is a list of 1 to {_MOST_CARDS} card numbers")
    return tuple(_text(number, "decks") for number in value)


def _pair(value: Any, name: str) -> tuple[Any, Any]:
    if not isinstance(value, list) or len(value) != 2:
        raise _Fault(f'"{name}" is a list of two')
    return value[0], value[1]


def _texts(value: Any, name: str) -> tuple[str, str]:
    one, two = _pair(value, name)
    return _text(one, name), _text(two, name)


def _map(value: Any, name: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _Fault(f'"{name}" is no map')
    return value


def _text(value: Any, name: str) -> str:
    if not isinstance(value, str) or len(value) > _MOST_TEXT:
        raise _Fault(f'"{name}" is a text of at most {_MOST_TEXT} letters')
    if any("\ud800" <= letter <= "\udfff" for letter in value):  # half a letter, which could not be shown or saved
        raise _Fault(f'"{name}" is no proper text')
    return value


def _long_text(value: Any, name: str) -> str:
    if not isinstance(value, str) or any("\ud800" <= letter <= "\udfff" for letter in value):
        raise _Fault(f'"{name}" is no proper text')
    return value  # no longer than its line may be


def _number(value: Any, name: str) -> int:
    if type(value) is not int or abs(value) > _MOST_NUMBER:
        raise _Fault(f'"{name}" is a whole number')
    return value


def _short(text: str) -> str:
    return ascii(text[:40])[1:-1]
