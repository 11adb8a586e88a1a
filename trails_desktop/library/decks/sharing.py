"""Sharing decks: text for clipboard and file, and a code of one line (its picture: :mod:`.qr`).

A code is ``TRAILS1-`` and letters and digits that nobody confuses (no I, L, O, U); spaces, line breaks, dashes and
small letters make no difference. Inside are bytes: version, a checksum, then mode, name, headers and cards.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Iterator
from typing import Final

from engine.trails.cards.decks import MODES, Deck, DeckLine, number_of
from engine.trails.cards.pool import CardPool
from trails_desktop.library.decks.difference import label_of
from trails_desktop.library.storage.sentences import Said, say

HEAD: Final = "TRAILS"
VERSION: Final = 1
MOST: Final = 20_000  #: letters of a code
_MOST_BYTES: Final = 16_384
_DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ: Final = str.maketrans({"O": "0", "I": "1", "L": "1"})
_HEAD: Final = re.compile(r"TRA[I1L][L1I]S(\d{1,3})(?=-)")
_PREFIX: Final = re.compile(r"(.*?)(\d{1,6})")
_SAVED: Final = ("packs",)  #: headers a code carries beside name and mode
_NAMED, _PACKED = 0, 1


class CodeError(Exception):
    """A code that cannot be read. said: one sentence."""

    def __init__(self, said: Said) -> None:
        super().__init__(said.text)
        self.said = said


def deck_code(deck: Deck, pool: CardPool) -> str:
    """The deck as one line. Cards the pool knows go by number, others by what the deck calls them."""
    body = bytearray([MODES.index(deck.mode)])
    _put_text(body, deck.name)
    headers = [(key, value) for key, value in deck.headers if key in _SAVED]
    _put_number(body, len(headers))
    for key, value in headers:
        _put_text(body, key)
        _put_text(body, value)
    _put_cards(body, [(line.count, number_of(line, pool) or line.label) for line in deck.lines])
    packed = zlib.compress(bytes(body), 9)
    kind, content = (_PACKED, packed) if len(packed) < len(body) else (_NAMED, bytes(body))
    data = bytes([kind]) + content
    return f"{HEAD}{VERSION}-{_encode(_checksum(data) + data)}"


def read_code(code: str, pool: CardPool) -> Deck:
    """The deck of a code, its cards named as this pool names them. Raises :class:`CodeError`."""
    if len(code) > MOST:
        raise CodeError(say("This is too long to be a deck code."))
    tight = re.sub(r"[\s\u200b\ufeff]+", "", code).upper()
    found = _HEAD.match(tight)
    if found is None:
        raise CodeError(say("This is no deck code: it does not begin with {head}.", head=f"{HEAD}{VERSION}-"))
    if int(found[1]) != VERSION:
        raise CodeError(
            say("This deck code is of version {version}, which this program does not know; a newer one may.",
                version=int(found[1]))
        )  # fmt: skip
    data = _decode(tight[found.end() + 1 :].replace("-", "").translate(_READ))
    if len(data) < 5 or _checksum(data[4:]) != data[:4]:
        raise CodeError(say("This deck code is damaged: a letter is wrong or missing."))
    try:
        return _deck(_unpacked(data[4], data[5:]), pool)
    except (IndexError, ValueError, zlib.error, UnicodeDecodeError) as error:
        raise CodeError(say("This deck code is damaged: what it holds is no deck.")) from error


def looks_like_a_code(text: str) -> bool:
    """Whether a text from the clipboard is a deck code rather than a deck as text."""
    return _HEAD.match(text.strip().upper()) is not None


# --- cards ------------------------------------------------------------------------------------------------------------
def _put_cards(body: bytearray, cards: list[tuple[int, str]]) -> None:
    """Runs of numbers with one beginning and one length of digits: ``D1-012`` is the card 12 of the run ``D1-``, 3."""
    runs: list[tuple[str, int, list[tuple[int, int]]]] = []
    for count, label in cards:
        found = _PREFIX.fullmatch(label)
        prefix, digits = (found[1], found[2]) if found is not None else (label, "")
        if not runs or runs[-1][:2] != (prefix, len(digits)) or not digits:
            runs.append((prefix, len(digits), []))
        runs[-1][2].append((count, int(digits or 0)))
    _put_number(body, len(runs))
    for prefix, width, members in runs:
        _put_text(body, prefix)
        _put_number(body, width)
        _put_number(body, len(members))
        last = 0
        for count, value in members:
            step = value - last
            zigzag = step * 2 if step >= 0 else -step * 2 - 1
            # most cards stand one to four times: that fits beside the step
            _put_number(body, zigzag * 5 + (count if 1 <= count <= 4 else 0))
            if not 1 <= count <= 4:
                _put_number(body, count)
            last = value


def _cards(data: Iterator[int]) -> Iterator[tuple[int, str]]:
    for _ in range(_number(data)):
        prefix, width, members = _text(data), _number(data), _number(data)
        last = 0
        for _ in range(members):
            zigzag, count = divmod(_number(data), 5)
            last += zigzag // 2 if zigzag % 2 == 0 else -(zigzag + 1) // 2
            if not count:
                count = _number(data)
            if last < 0 or not 1 <= count <= 999 or width > 6:
                raise ValueError
            yield count, prefix + (str(last).zfill(width) if width else "")


def _deck(body: bytes, pool: CardPool) -> Deck:
    data = iter(body)
    mode = MODES[_byte(data)]
    name = _text(data)
    headers = tuple((_text(data), _text(data)) for _ in range(_number(data)))
    lines = tuple(_line(count, label, pool) for count, label in _cards(data))
    if next(data, None) is not None:
        raise ValueError
    return Deck(name, mode, "", lines, headers)


def _line(count: int, label: str, pool: CardPool) -> DeckLine:
    if label in pool:
        label = label_of(label, pool)
    found = re.fullmatch(r"([^\[\]]+?)(?: \[([^\[\]]+)\])?", label)
    if found is None:
        raise ValueError
    return DeckLine(count, found[1], found[2] or "")


# --- bytes ------------------------------------------------------------------------------------------------------------
def _put_number(body: bytearray, value: int) -> None:
    while value >= 0x80:
        body.append(value & 0x7F | 0x80)
        value >>= 7
    body.append(value)


def _put_text(body: bytearray, text: str) -> None:
    content = text.encode("utf-8")
    _put_number(body, len(content))
    body += content


def _byte(data: Iterator[int]) -> int:
    byte = next(data, None)
    if byte is None:
        raise ValueError
    return byte


def _number(data: Iterator[int]) -> int:
    value = shift = 0
    while True:
        byte = _byte(data)
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value
        if shift > 35:
            raise ValueError


def _text(data: Iterator[int]) -> str:
    return bytes(_byte(data) for _ in range(_number(data))).decode("utf-8")


def _unpacked(kind: int, content: bytes) -> bytes:
    if kind == _NAMED:
        return content
    if kind != _PACKED:
        raise ValueError
    unpack = zlib.decompressobj()
    out = unpack.decompress(content, _MOST_BYTES)
    if not unpack.eof or unpack.unused_data:
        raise ValueError
    return out


def _checksum(data: bytes) -> bytes:
    return zlib.crc32(data, VERSION).to_bytes(4, "big")


def _encode(data: Iterable[int]) -> str:
    content = bytes(data)
    bits = "".join(f"{byte:08b}" for byte in content)
    bits += "0" * (-len(bits) % 5)
    return "".join(_DIGITS[int(bits[at : at + 5], 2)] for at in range(0, len(bits), 5))


def _decode(text: str) -> bytes:
    try:
        bits = "".join(f"{_DIGITS.index(letter):05b}" for letter in text)
    except ValueError:
        raise CodeError(say("This deck code is damaged: a letter is wrong or missing.")) from None
    whole = len(bits) // 8 * 8
    if "1" in bits[whole:] or len(bits) - whole >= 5:
        raise CodeError(say("This deck code is damaged: a letter is wrong or missing."))
    return bytes(int(bits[at : at + 8], 2) for at in range(0, whole, 8))
