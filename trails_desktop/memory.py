"""What the allocator of the C library does with the memory of pictures.

A picture is some hundred kilobytes that live for minutes. glibc takes blocks of that size from the same ground as small
ones as soon as a few of them were freed, so that one word that stays keeps the ground of all pictures before it: after
a dozen games twice what is in use.
"""

from __future__ import annotations

import sys
from typing import Any, Final

_TRIM_THRESHOLD: Final = -1  #: names of mallopt(3)
_MMAP_THRESHOLD: Final = -3
_PICTURE: Final = 64 * 1024  #: bytes: a card's face and its signs have more, hardly anything else has
_IDLE: Final = 2**20  #: bytes that may stay free at the end of the ground


def keep_pictures_apart() -> None:
    """From now on each large block has pages of its own, which go back to the system when it is freed."""
    library = _glibc()
    if library is not None:
        library.mallopt(_MMAP_THRESHOLD, _PICTURE)
        library.mallopt(_TRIM_THRESHOLD, _IDLE)


def give_back() -> None:
    """Give free pages back to the system now: much was freed at once."""
    library = _glibc()
    if library is not None:
        library.malloc_trim(0)


def _glibc() -> Any:
    """The C library, None where it is another one, which has ways of its own."""
    if sys.platform != "linux":
        return None
    import ctypes  # here: the window starts without it

    library = ctypes.CDLL(None)
    return library if hasattr(library, "mallopt") and hasattr(library, "malloc_trim") else None
