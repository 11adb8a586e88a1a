"""What a line of the log is about, and a filter by kind, seat and card. Pure.

A log line of a new kind is sorted in here. Guard: tests/desktop/table/panels/test_log_filter.py.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

from engine.trails.views.records import LogLine

Kind = Literal["plays", "attacks", "damage", "cards", "hand", "rules", "chat"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
#: The template of what somebody said, wherever a match has such lines.
CHAT: Final = "{who}: “{said}”"

#: The first of these that a template has decides; the templates are those of :mod:`engine.trails.views.log`.
_WORDS: Final[tuple[tuple[str, Kind], ...]] = (
    (", by hand: ", "hand"), (" attack", "attacks"), ("fights back", "attacks"),
    (" bond", "damage"), ("is stunned", "damage"), ("is cured", "damage"), ("is K.O.'d", "damage"),
    ("is destroyed", "damage"), ("in the first turn", "rules"), (" triggers", "plays"), (" plays ", "plays"),
    (" uses ", "plays"), (" supports ", "plays"), ("is countered", "plays"), (" resolves", "plays"),
    (" draw", "cards"), (" takes ", "cards"), (" puts ", "cards"), (" places ", "cards"), (" discards ", "cards"),
    ("enters the field", "cards"), ("goes to the trail", "cards"), ("removed from the game", "cards"),
    ("returns to the hand", "cards"), (" is put ", "cards"), (" shuffles ", "cards"),
    (" arranges ", "cards"), (" looks at ", "cards"), ("is revealed", "cards"), (" gains control of ", "cards"),
)  # fmt: skip


def kind_of(line: LogLine) -> Kind:
    """What a line is about; "rules" for what is nothing else: resources, states, values, passing, loops."""
    if line.template == CHAT:
        return "chat"
    return next((kind for word, kind in _WORDS if word in line.template), "rules")


def cards_of(line: LogLine) -> frozenset[tuple[str, int]]:
    """Number and object of each card that a line names."""
    return frozenset(
        (str(value[1]), int(value[2]))
        for _, value in line.args
        if isinstance(value, tuple) and len(value) > 2 and value[0] == "card"
    )


@dataclass(frozen=True, slots=True)
class LogFilter:
    """Which lines are shown. kinds: none means all. seat: 0, 1, or -1 for everybody. number and forms: one card, by
    the objects it was, or by its number where it is no object; "" for all. ``str()`` is what is remembered: all but
    the card."""

    kinds: frozenset[Kind] = frozenset()
    seat: int = -1
    number: str = ""
    forms: frozenset[int] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.kinds or self.seat >= 0 or self.number)

    def __str__(self) -> str:
        seat = str(self.seat) if self.seat >= 0 else ""
        return " ".join((*(kind for kind in KINDS if kind in self.kinds), *((seat,) if seat else ())))

    def fits(self, kind: Kind, seat: int, cards: frozenset[tuple[str, int]]) -> bool:
        """Whether a line is shown."""
        if (self.kinds and kind not in self.kinds) or self.seat not in (-1, seat):
            return False
        if not self.number:
            return True
        if self.forms:
            return any(obj in self.forms for _, obj in cards)
        return any(number == self.number for number, _ in cards)

    def without_card(self) -> LogFilter:
        """The same for every card."""
        return replace(self, number="", forms=frozenset())


def read_filter(text: str) -> LogFilter:
    """The filter of a remembered text; words nobody knows count for nothing."""
    words = text.split()
    seat = next((int(word) for word in words if word in ("0", "1")), -1)
    return LogFilter(frozenset(kind for kind in KINDS if kind in words), seat)
