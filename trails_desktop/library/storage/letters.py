"""Letters as they are compared and put in order: widths, kana, accents and numbers as a reader takes them.

Python has no collation of languages and Qt's knows none without ICU; names of cards and decks need no more than this.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

_SPELT: Final = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"})
_VOICED: Final = "\u3099\u309a"  #: the marks that make が of か: another letter, where an accent is none
_DIGITS: Final = re.compile(r"\d+")
_SMALL: Final = str.maketrans("ぁぃぅぇぉっゃゅょゎゕゖ", "あいうえおつやゆよわかけ")


def hiragana(text: str) -> str:
    """Katakana as hiragana, everything else as it is."""
    return "".join(chr(ord(sign) - 0x60) if "ァ" <= sign <= "ヶ" else sign for sign in text)


@lru_cache(maxsize=2**14)
def bare(text: str) -> str:
    """The letters of a text without width, case, accents and kind of kana."""
    plain = hiragana(unicodedata.normalize("NFKC", text).casefold().translate(_SPELT))
    marks = (sign for sign in unicodedata.normalize("NFD", plain) if sign in _VOICED or not unicodedata.combining(sign))
    return unicodedata.normalize("NFC", "".join(marks))


def order(text: str) -> str:
    """What a name is put in order by: É stands with E, 2 before 10, が behind か; the text itself decides what is
    equal.

    Signs are left out, as in a dictionary; a name without letters comes first.
    """
    plain = bare(text)
    words = " ".join("".join(sign if sign.isalnum() or sign.isspace() else " " for sign in plain).split())
    first = unicodedata.normalize("NFD", words.translate(_SMALL))
    unvoiced = "".join(sign for sign in first if sign not in _VOICED)
    return "\1".join((_DIGITS.sub(_number, unvoiced), _DIGITS.sub(_number, words), text))


def _number(found: re.Match[str]) -> str:
    """Digits so that shorter numbers come first: their length stands before them."""
    digits = found[0].lstrip("0") or "0"
    return f"0{len(digits):04d}{digits}"
