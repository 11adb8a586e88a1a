"""Check sums of the lines of a record that is being written: a line that was changed on the disk is known as such.

Each is of its line and of all lines before it, and stands behind a tab, which no line of JSON has in it. A record as a
whole has none: who writes one by hand need not know of them.
"""

from __future__ import annotations

import zlib

_MARK = "\t#"
_DIGITS = 8


def summed(text: str, before: int = 0) -> tuple[str, int]:
    """Lines with their sums, and the last sum. before: that of the line before, 0 for none."""
    made = []
    for line in text.splitlines():
        before = zlib.crc32(line.encode("utf-8", "replace"), before)
        made.append(f"{line}{_MARK}{before:0{_DIGITS}x}\n")
    return "".join(made), before


def checked(line: bytes, before: int) -> tuple[bytes, int]:
    """A line without its sum, and that sum; a line without any leaves ``before``. Raises ValueError if it is wrong."""
    text, mark, digits = line.rpartition(_MARK.encode())
    if not mark:
        return line, before
    now = zlib.crc32(text, before)
    if digits != f"{now:0{_DIGITS}x}".encode():
        raise ValueError("it was changed: its check sum does not fit")
    return text, now
