"""Parts of names, words between spaces and dots, that are one thing in both languages: Maren Sorrel,
マーレン・ソレル."""

from __future__ import annotations

import re
from collections.abc import Iterator

_BETWEEN = re.compile(r"[ ・=＝]")


def tied_parts(one: str, other: str) -> Iterator[tuple[str, str]]:
    """The parts that stand in the same place of two names of one card; none where their number differs."""
    mine, theirs = _BETWEEN.split(one), _BETWEEN.split(other)
    if one != other and len(mine) == len(theirs) > 1:
        yield from zip(mine, theirs, strict=True)
