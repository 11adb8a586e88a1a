"""Lines of a record: they come from anywhere, so nothing in them is believed and everything has a limit.

An answer is a line: its seat, its options by content and whether it gave itself. A line that takes answers back says to
how many. Guards: tests/trails/state/test_record.py, tests/records/test_match_records.py.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Never, Protocol, TypeVar

from engine.kernel.decisions import Answer, Option, Refused
from engine.records.sums import checked

MOST_BYTES: Final = 16 * 2**20  #: of a file; a long match has a hundredth of it
MOST_LINE: Final = 2**16  #: bytes of one line
MOST_HEADER: Final = 2**20  #: bytes of the first one, which may hold cards
MOST_ANSWERS: Final = 100_000
_MOST_OPTIONS, _MOST_PARTS, _MOST_TEXT = 500, 16, 500
_MOST_DEEP = 4
_MOST_NUMBER = 10**9
_MOST_CARDS = 500  #: of a deck
_DEEP_CARD, _MOST_CARD = 40, 2**16  #: brackets and letters of a card from outside
_QUOTED, _BRACKET = re.compile(r'"(?:[^"\\]|\\.)*"'), re.compile(r"[\[\]{}]")
_STATE = re.compile("[0-9a-f]{32}")
#: How a line begins that takes answers back.
BACK: Final = b'{"back":'
CONCEDE: Final[Answer] = (("concede",),)  #: giving up, which needs no question


class RecordError(Exception):
    """A record that cannot be read or played again; says what differs. step: the answer it fails at, None = none."""

    def __init__(self, message: str, step: int | None = None) -> None:
        super().__init__(message)
        self.step = step


class Fault(ValueError):
    """What is wrong with a line."""


@dataclass(frozen=True, slots=True)
class Given:
    """One answer. auto: it gave itself (only one thing was possible, or a pass nobody would miss)."""

    seat: int
    answer: Answer
    auto: bool = False


@dataclass(frozen=True, slots=True)
class Verified:
    """What playing a record again showed. winner: seat, -1 for a draw, None if the game did not end. step: the answer
    after which the game differs from the record, None if it does not or if it could not begin. message: why it is not
    ok; if it is, why no more than its turns could be compared, else ""."""

    ok: bool
    turns: int
    winner: int | None
    step: int | None = None
    message: str = ""


class Marked(Protocol):
    """A mark of any game: it stands after so many answers."""

    @property
    def after(self) -> int:
        """How many."""


HeaderT = TypeVar("HeaderT")
MarkT = TypeVar("MarkT", bound=Marked)
#: Reads a first line of the file that is named so: the header, and the check sum behind it (0 = none).
First = Callable[[bytes, str], tuple[HeaderT, int]]
#: Reads a mark, given the number of answers before it. Raises :class:`Fault`.
ReadMark = Callable[[Any, int], MarkT]


# --- files ------------------------------------------------------------------------------------------------------------
def content_of(path: Path) -> bytes:
    """What a file of records holds. Raises FileNotFoundError, and :class:`RecordError` for what is no such file."""
    try:
        if path.exists() and not path.is_file():  # a pipe would be waited for without end
            raise RecordError(f'"{path.name}" cannot be read: it is no plain file')
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise RecordError(f'"{path.name}" cannot be read: {error.strerror or error}') from error
    bounded(content, f'"{path.name}"')
    return content


def bounded(content: bytes, where: str) -> None:
    """Raises :class:`RecordError` for a file that is too large to be read."""
    if len(content) > MOST_BYTES:
        raise RecordError(f"{where} cannot be read: it is larger than {MOST_BYTES // 2**20} MB")


def first_line(line: bytes, where: str) -> tuple[bytes, int]:
    """The line of a header, and the check sum behind it (0 = none). Raises :class:`RecordError`."""
    try:
        return checked_line(line, 0)
    except Fault as fault:
        raise RecordError(f"{where} cannot be read: line 1: {fault}") from fault


def checked_line(line: bytes, before: int) -> tuple[bytes, int]:
    """See :func:`engine.records.sums.checked`. Raises :class:`Fault`."""
    try:
        return checked(line, before)
    except ValueError as error:
        raise Fault(str(error)) from error


def read_match(
    content: str | bytes, where: str, first: First[HeaderT], mark: ReadMark[MarkT]
) -> tuple[HeaderT, list[Given], list[MarkT], RecordError | None]:
    """Header, answers and marks of a record up to the first line that is wrong, and what is wrong with it.

    first: reads the first line, gives the header and the check sum behind it (0 = none). mark: reads what stands after
    so many answers, and raises :class:`Fault` if it is wrong. A torn last line, the one that was being written when a
    program was killed, is left out. Raises :class:`RecordError` where not even the header can be read.
    """
    if isinstance(content, str):
        content = content.encode(errors="surrogatepass")
    bounded(content, where)
    rows = content.split(b"\n")
    header, total = first(rows[0], where)
    answers: list[Given] = []
    marks: list[MarkT] = []
    for number, line in enumerate(rows[1:], start=2):
        if not line:
            continue
        try:
            text, total = checked_line(line, total)
            value = plain(text)
            if isinstance(value, dict) and set(value) == {"back"}:
                count = number_of(value["back"], "back")
                if not 0 <= count <= len(answers):
                    raise Fault("more is taken back than there is")
                del answers[count:]
                marks = [one for one in marks if one.after <= count]
            elif isinstance(value, dict):
                found = mark(value, len(answers))
                if not answers or (marks and marks[-1].after == found.after):
                    raise Fault("a state stands where no answer goes before it")
                marks.append(found)
            else:
                answers.append(given_of(value))
                if len(answers) > MOST_ANSWERS:
                    raise Fault(f"there are more than {MOST_ANSWERS} answers")
        except Fault as fault:
            if number == len(rows):  # no newline after it: the program was stopped while writing it
                break
            error = RecordError(f"{where} cannot be read: line {number}: {fault}")
            error.__cause__ = fault
            return header, answers, marks, error
    return header, answers, marks, None


def read_last(content: bytes, where: str, first: First[HeaderT], mark: ReadMark[MarkT]) -> tuple[HeaderT, MarkT | None]:
    """The header of a record and its last mark, None before there is one; nothing else of it is read or believed.
    Raises :class:`RecordError` where not even the header can be read."""
    rows = content.split(b"\n")
    header, _ = first(rows[0], where)
    for line in reversed(rows[1:-1]):
        if line.startswith(BACK):  # what stands before it may have been taken back
            marks = read_match(content, where, first, mark)[2]
            return header, marks[-1] if marks else None
        if line.startswith(b"{"):
            try:
                return header, mark(plain(line.partition(b"\t")[0]), 0)
            except Fault:
                break
    return header, None


def carry_out(match: Any, given: Given, concede: Callable[[Any, int], None]) -> None:
    """Carry out one recorded answer of a match of any game. Raises ``Refused`` and changes nothing if it does not fit.
    concede: how a seat gives up."""
    if match.outcome is not None:
        raise Refused("the game was over before")
    if given.answer == CONCEDE:
        concede(match, given.seat)
        return
    if match.decision is None or match.decision.seat != given.seat:
        raise Refused("it is answered by the wrong seat")
    match.answer(given.answer)


# --- one line ---------------------------------------------------------------------------------------------------------
def plain(line: bytes, most: int = MOST_LINE, deepest: int = _MOST_DEEP) -> Any:
    """Plain data of one line, of bounded size and depth. Raises :class:`Fault`."""
    if len(line) > most:
        raise Fault(f"it is longer than {most} bytes")
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Fault(f"it is not UTF-8 text ({error.reason} at byte {error.start + 1})") from error
    if _depth(text) > deepest:
        raise Fault(f"brackets stand more than {deepest} deep")
    try:
        return json.loads(text, parse_constant=_no_number, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        raise Fault(f"it is no JSON ({error.msg} at character {error.pos + 1})") from error
    except Fault:
        raise
    except ValueError as error:  # a whole number of thousands of digits
        raise Fault("a number is too large") from error


def _depth(text: str) -> int:
    """How deep brackets stand at most, those inside texts left out."""
    deep = most = 0
    for letter in _BRACKET.findall(_QUOTED.sub("", text)):
        deep += 1 if letter in "[{" else -1
        most = max(most, deep)
    return most


def _no_number(word: str) -> Never:
    raise Fault(f"{word} is no number")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise Fault("a field stands there twice")
    return made


def given_of(value: Any) -> Given:
    """An answer. Raises :class:`Fault`."""
    if not isinstance(value, list) or len(value) != 3:
        raise Fault("an answer is a seat, its options and whether it gave itself")
    seat, options, auto = value
    if type(seat) is not int or seat not in (0, 1):
        raise Fault("a seat is 0 or 1")
    if type(auto) is not int or auto not in (0, 1):
        raise Fault("whether an answer gave itself is 0 or 1")
    if not isinstance(options, list) or len(options) > _MOST_OPTIONS:
        raise Fault(f"an answer is a list of at most {_MOST_OPTIONS} options")
    answer: Answer = tuple(_option(option) for option in options)
    return Given(seat, answer, bool(auto))


def _option(value: Any) -> Option:
    if not isinstance(value, list) or not value or len(value) > _MOST_PARTS:
        raise Fault("an option is a list of words and whole numbers")
    return tuple(text_of(part, "option") if isinstance(part, str) else number_of(part, "option") for part in value)


def numbers_of(value: Any, name: str) -> tuple[str, ...]:
    """Card numbers of a deck. Raises :class:`Fault`."""
    if not isinstance(value, list) or not 0 < len(value) <= _MOST_CARDS:
        raise Fault(f"a deck is a list of 1 to {_MOST_CARDS} card numbers")
    return tuple(text_of(number, name) for number in value)


def cards_of(value: Any, name: str) -> tuple[dict[str, Any], ...]:
    """Records of cards, each a text of JSON. Raises :class:`Fault`."""
    if not isinstance(value, list) or len(value) > _MOST_CARDS or not all(isinstance(one, str) for one in value):
        raise Fault(f'"{name}" is a list of at most {_MOST_CARDS} texts')
    found = [plain(one.encode(errors="replace"), _MOST_CARD, _DEEP_CARD) for one in value]
    return tuple(map_of(one, name) for one in found)


def series_of(value: Any) -> tuple[int, int, int]:
    """Best of how many games, and games won before by seat. Raises :class:`Fault`."""
    if not isinstance(value, list) or len(value) != 3:
        raise Fault('"series" is a list of three')
    best, one, two = (number_of(number, "series") for number in value)
    return best, one, two


def state_of(value: Any) -> str:
    """A fingerprint. Raises :class:`Fault`."""
    if not isinstance(value, str) or not _STATE.fullmatch(value):
        raise Fault("a state is a text of 32 hexadecimal digits")
    return value


def pair_of(value: Any, name: str) -> tuple[Any, Any]:
    """Two of something. Raises :class:`Fault`."""
    if not isinstance(value, list) or len(value) != 2:
        raise Fault(f'"{name}" is a list of two')
    return value[0], value[1]


def texts_of(value: Any, name: str) -> tuple[str, str]:
    """Two texts. Raises :class:`Fault`."""
    one, two = pair_of(value, name)
    return text_of(one, name), text_of(two, name)


def map_of(value: Any, name: str) -> dict[str, Any]:
    """Fields by name. Raises :class:`Fault`."""
    if not isinstance(value, dict):
        raise Fault(f'"{name}" is no map')
    return value


def text_of(value: Any, name: str) -> str:
    """A text of bounded length. Raises :class:`Fault`."""
    if not isinstance(value, str) or len(value) > _MOST_TEXT:
        raise Fault(f'"{name}" is a text of at most {_MOST_TEXT} letters')
    return long_text_of(value, name)


def long_text_of(value: Any, name: str) -> str:
    """A text that is no longer than its line may be. Raises :class:`Fault`."""
    # half a letter could be neither shown nor saved
    if not isinstance(value, str) or any("\ud800" <= letter <= "\udfff" for letter in value):
        raise Fault(f'"{name}" is no proper text')
    return value


def number_of(value: Any, name: str) -> int:
    """A whole number of bounded size. Raises :class:`Fault`."""
    if type(value) is not int or abs(value) > _MOST_NUMBER:
        raise Fault(f'"{name}" is a whole number')
    return value


def short(text: str) -> str:
    """The beginning of a text that is quoted in a sentence."""
    return ascii(text[:40])[1:-1]


# --- writing ----------------------------------------------------------------------------------------------------------
def write_given(given: Given) -> str:
    """The line of an answer."""
    options = [list(option) for option in given.answer]
    return json.dumps([given.seat, options, int(given.auto)], ensure_ascii=False) + "\n"


def write_back(count: int) -> str:
    """A line that takes answers back, to ``count`` of them: so a file that is appended to need not be written anew."""
    return json.dumps({"back": count}) + "\n"


def switches_of(value: Any, usual: Mapping[str, Any]) -> dict[str, Any]:
    """Rulings by name. Unknown ones stay: whoever plays the record says that there is none of that name. usual: every
    switch at its default. Raises :class:`Fault`."""
    made = map_of(value, "switches")
    for name, word in made.items():
        text_of(name, "switches")
        default = usual.get(name, word)
        if type(word) not in (bool, str) or type(word) is not type(default):
            raise Fault(f'the switch "{short(name)}" cannot be {short(json.dumps(word))}')
        if isinstance(word, str):
            text_of(word, "switches")
    return made
