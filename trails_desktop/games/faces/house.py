"""A house in data: names, colours and the points of its mark. Knows nothing of Qt: painters of pictures use it too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

#: A part of a mark in a box from -1 to 1: "+" adds, "-" cuts; flat coordinates of a polygon, or x, y, radius of a disc.
Part = tuple[str, tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class House:
    """A faction, quarter or colour. names: by language. deep: of text on paper. tint: of text on the dark. pattern: on
    the spine, of :data:`PATTERNS`."""

    key: str
    names: Mapping[str, str]
    colour: str
    deep: str
    tint: str
    pattern: str
    mark: tuple[Part, ...]

    def __hash__(self) -> int:
        return hash(self.key)

    def name(self, language: str) -> str:
        """In a language, in English where it has none there."""
        return self.names.get(language, self.names["en"])
