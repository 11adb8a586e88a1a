"""What an object is at present, as far as games with cards as data derive it alike."""

from __future__ import annotations

from typing import Any, Self


class Derivable:
    """Derived values, one a slot of the class that has them."""

    __slots__: tuple[str, ...] = ()

    def copy(self) -> Self:
        """A copy that may be written to."""
        new = type(self).__new__(type(self))
        for name in self.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    def difference(self, other: Self) -> tuple[Any, ...]:
        """What differs, for finding out whether one change depends on another."""
        out: list[Any] = []
        for name in self.__slots__:
            new, old = getattr(self, name), getattr(other, name)
            if new != old:
                out.append((name, new - old if isinstance(new, int) and isinstance(old, int) else new))
        return tuple(out)
