"""Reading a text file that somebody named: what is no plain file, or too large, is refused before it is opened.

A pipe would be waited for without end, and a device read until no memory is left.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 100 * 2**20


def read_plain(path: Path, most: int = MOST_BYTES) -> str:
    """The text of a file of at most ``most`` bytes, a byte order mark left out.

    Raises UnicodeDecodeError, and OSError, for what is refused, too.
    """
    return plain_bytes(path, most).decode("utf-8-sig")


def plain_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """The content of a file of at most ``most`` bytes. Raises OSError, for what is refused, too."""
    if path.exists() and not path.is_file():
        code = errno.EISDIR if path.is_dir() else errno.EINVAL
        raise OSError(code, "it is a folder" if path.is_dir() else "it is no plain file", os.fspath(path))
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        if size > most:
            raise OSError(errno.EFBIG, f"it is larger than {most // 2**20} MB", os.fspath(path))
        return file.read(most)
