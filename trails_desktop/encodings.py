"""Text of files that say nothing of how they are encoded: UTF-8, UTF-16, and what spreadsheets and editors of Japan and
Europe write unless told otherwise.

UTF-8 is believed wherever it fits; a file that is UTF-8 but for a spoilt byte stays UTF-8, so that the byte is named.
"""

from __future__ import annotations

import codecs
from dataclasses import dataclass
from typing import Final

UTF8, UTF16, UTF32, WESTERN = "UTF-8", "UTF-16", "UTF-32", "Windows-1252"
SHIFT_JIS, EUC_JP, JIS = "Shift-JIS", "EUC-JP", "ISO-2022-JP"
SAMPLE: Final = 4 * 2**20  #: bytes that are looked at


@dataclass(frozen=True, slots=True)
class Encoding:
    """How a file is encoded. name: for a player; codec: for Python; mark: bytes of it at the beginning that are no
    text."""

    name: str
    codec: str
    mark: int = 0


_MARKS: Final = (
    (codecs.BOM_UTF8, Encoding(UTF8, "utf-8", 3)),
    (codecs.BOM_UTF32_LE, Encoding(UTF32, "utf-32-le", 4)),  # begins as the next one does
    (codecs.BOM_UTF32_BE, Encoding(UTF32, "utf-32-be", 4)),
    (codecs.BOM_UTF16_LE, Encoding(UTF16, "utf-16-le", 2)),
    (codecs.BOM_UTF16_BE, Encoding(UTF16, "utf-16-be", 2)),
)
PLAIN: Final = Encoding(UTF8, "utf-8")


def recognise(content: bytes) -> Encoding:
    """The encoding of a text by its bytes (its first :data:`SAMPLE` ones are enough); UTF-8 where none fits."""
    content = content[:SAMPLE]
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            return encoding
    if b"\0" in content:
        return _wide(content)
    whole = content[: content.rfind(b"\n") + 1] or content if len(content) == SAMPLE else content
    if b"\x1b$" in whole and _fits(whole, "iso2022_jp") is not None:
        return Encoding(JIS, "iso2022_jp")
    if _fits(whole, "utf-8") is not None or _spoilt(whole):
        return PLAIN
    return _eight_bits(whole)


def decode(content: bytes) -> tuple[str, str]:
    """The text of bytes and the name of its encoding. Raises UnicodeDecodeError where none fits."""
    encoding = recognise(content)
    return content[encoding.mark :].decode(encoding.codec), encoding.name


def _fits(content: bytes, codec: str) -> str | None:
    try:
        return content.decode(codec)
    except UnicodeDecodeError:
        return None


def _wide(content: bytes) -> Encoding:
    """UTF-16 without a mark: half of the bytes of what is ASCII in it are zero, the digits and line ends at least."""
    for codec, zeros in (("utf-16-le", content[1::2]), ("utf-16-be", content[0::2])):
        text = (
            _fits(content[: len(content) // 2 * 2], codec)
            if zeros.count(0) > content.count(0) * 0.9 and zeros.count(0) * 10 >= len(zeros)
            else None
        )
        if (
            text is not None
            and len(content) % 2 == 0
            and not any(sign in "\0\ufffe" or 126 < ord(sign) < 161 for sign in text)
        ):
            return Encoding(UTF16, codec)
    return PLAIN


def _spoilt(content: bytes) -> bool:
    """Whether it is UTF-8 with a few bytes that are wrong: more letters of several bytes are right than wrong."""
    text = content.decode("utf-8", "replace")
    wrong = text.count("\ufffd")
    return sum(ord(sign) > 127 for sign in text) - wrong > wrong


def _eight_bits(content: bytes) -> Encoding:
    """Shift-JIS, EUC-JP or the letters of Western Europe, whichever gives a likelier text; UTF-8 if none does.

    The same bytes are often valid in all of them: EUC-JP read as Shift-JIS is half-width kana, and an accented letter
    between plain ones is no Japanese word.
    """
    best, most = PLAIN, 0
    for name, codec in ((SHIFT_JIS, "cp932"), (EUC_JP, "euc_jp")):
        text = _fits(content, codec)
        if text is not None and (worth := _japanese(text)) > most:
            best, most = Encoding(name, codec), worth
    if best is not PLAIN:
        return best
    western = _fits(content, "cp1252")
    if western is not None and all(
        (sign.isalpha() and sign != "ÿ") or sign in "’‘“”–—…•€£©®°·×«»¡¿" for sign in western if ord(sign) > 127
    ):
        return Encoding(WESTERN, "cp1252")
    return PLAIN


def _japanese(text: str) -> int:
    """How much a text looks like Japanese; not at all below 1."""
    worth, before = 0, " "
    for sign in text:
        if "ぁ" <= sign <= "ん" or "ァ" <= sign <= "ー":
            worth += 3
        elif "\u3000" <= sign <= "\u303f" or "\uff01" <= sign <= "\uff60":
            worth += 1
        elif "一" <= sign <= "鿿":
            worth += 2 if not (before.isascii() and before.isalpha()) else -2
        elif "\uff61" <= sign <= "\uff9f":
            worth -= 1 if not "\uff61" <= before <= "\uff9f" else 0
        elif ord(sign) > 127:
            worth -= 40 if "\ue000" <= sign <= "\uf8ff" else 1  # a private sign is in no text
        before = sign
    return worth
