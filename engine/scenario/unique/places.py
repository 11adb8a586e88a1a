"""Whether a search was at a position before: positions by a short text that equal ones share."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from engine.kernel.fingerprint import NOT_STATE, canonical

#: Of a state what only says how it came about: how much was answered and numbered so far.
_HISTORY: Final = frozenset(("counts", "next_id", "taken", "stamp"))


class Places:
    """Texts of positions of one search. What never changes, and is shared by forks, is written once."""

    __slots__ = ("_written",)

    def __init__(self) -> None:
        self._written: dict[int, tuple[Any, str]] = {}  # what is written is kept, so that its number stays its own

    def key(self, game: Any) -> bytes:
        """The same for equal positions."""
        cls = type(game)
        lines = []
        for name in sorted({*cls.SHARED, *cls.COPIED} - NOT_STATE - _HISTORY | {"zones"}):
            value = getattr(game, name)
            if isinstance(value, dict):
                lines.append(";".join(f"{key}:{self._text(value[key])}" for key in sorted(value, key=repr)))
            else:
                lines.append(canonical(value) if isinstance(value, list) else self._text(value))
        return blake2b("\n".join(lines).encode(), digest_size=16).digest()

    def _text(self, value: Any) -> str:
        if isinstance(value, int | str):
            return repr(value)
        known = self._written.get(id(value))
        if known is None:
            known = self._written[id(value)] = value, canonical(value)
        return known[1]
