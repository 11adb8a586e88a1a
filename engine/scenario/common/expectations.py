"""Reading what a scenario expects, and comparing a match with it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.scenario.common.steps import SEATS, Check, Expect, is_none, shown
from engine.scenario.common.table import Table
from engine.scenario.source import Item

TableT = TypeVar("TableT", bound=Table[Any, Any])
#: By the first word of a path, what there is: from a table, the settled one, the rest of the path, what is expected.
Looks = Mapping[str, Callable[[TableT, TableT, Sequence[Any], Any], Any]]


@dataclass(frozen=True, slots=True)
class Qualities:
    """What can be expected of a card, by the kind of its value: one of a few words, a number, a name, a list of words.
    called: whether also its printed name."""

    words: Mapping[str, tuple[str, ...]]
    figures: tuple[str, ...]
    names: tuple[str, ...]
    lists: tuple[str, ...]
    called: bool = True

    def read(self, key: Item, value: Item, name: str) -> Any:
        """The value of a quality. Raises :class:`engine.scenario.source.ScenarioError`."""
        if name in self.words:
            known = self.words[name]
            word = ("no", "yes")[value.data] if isinstance(value.data, bool) and "yes" in known else value.word(name)
            if word not in known:
                raise value.error(f"{name} cannot be '{word}'; it is one of {', '.join(known)}")
            return word
        if name in self.figures:
            return None if value.empty else value.number(name)
        if name in self.names:
            return "none" if is_none(value) else value.word(name)
        if name in self.lists:
            return () if is_none(value) else tuple(sorted(entry.word(name) for entry in value.several(name)))
        if name == "name" and self.called:
            return None if value.empty else value.word(name)
        words = (*self.words, *self.figures, *self.names, *self.lists, *(("name",) if self.called else ()))
        raise key.error(f"'{name}' cannot be expected of a card; words are {', '.join(words)}")


class Expectations(ABC):
    """How a game reads a map of what is expected. asked_for: questions. qualities: of cards, and of cards in a view.
    seen: which paths a view can be asked for, by their first word."""

    __slots__ = ()
    asked_for: tuple[str, ...]
    qualities: Qualities
    seen_qualities: Qualities
    seen: tuple[str, ...] = ("zone",)

    @abstractmethod
    def about(self, word: str, value: Item) -> bool:
        """Whether a card is spoken of."""

    @abstractmethod
    def place(self, key: Item, seat: int, what: str, value: Item, word: str) -> Check:
        """``SEAT.what``, as it stands in ``word``."""

    def further(self, key: Item, word: str, value: Item) -> Check | None:
        """What else the game knows."""
        return None

    def read(self, item: Item) -> Expect:
        """All of a map. Raises :class:`engine.scenario.source.ScenarioError`."""
        checks: list[Check] = []
        for key, value in item.pairs("expect"):
            word = key.word("what is expected")
            if word in ("A sees", "B sees"):
                checks += self._sees(word, value)
            elif self.about(word, value):
                checks += [
                    Check(at.line, f"{word}.{name}", ("object", word, name), self.qualities.read(at, entry, name))
                    for at, entry, name in _entries(value, word)
                ]
            else:
                checks.append(self._plain(key, word, value))
        return Expect(item.line, tuple(checks))

    def _plain(self, key: Item, word: str, value: Item) -> Check:
        seat, dot, what = word.partition(".")
        if dot and seat in SEATS:
            return self.place(key, SEATS.index(seat), what, value, word)
        known = {
            "asked": (*SEATS, "none"),
            "asked for": self.asked_for,
            "winner": (*SEATS, "draw", "none"),
        }
        if word in known:
            return Check(key.line, word, (word,), value.one_of(word, known[word]))
        if (check := self.further(key, word, value)) is not None:
            return check
        raise key.error(f"nothing on the board is called '{word}', and it is no other word of expect")

    def _sees(self, word: str, value: Item) -> list[Check]:
        seat = SEATS.index(word[0])
        checks: list[Check] = []
        for key, entry in value.pairs(word):
            name = key.word(word)
            label = f"{word} {name}"
            if name == "asked":
                path: tuple[Any, ...] = ("sees", seat, ("asked",))
                checks.append(Check(key.line, label, path, entry.one_of(name, (*SEATS, "none"))))
            elif self.about(name, entry):
                for at, quality, what in _entries(entry, name):
                    path = ("sees", seat, ("object", name, what))
                    checks.append(Check(at.line, f"{label}.{what}", path, self.seen_qualities.read(at, quality, what)))
            else:
                plain = self._plain(key, name, entry)
                if plain.path[0] not in self.seen:
                    raise key.error(f"'{name}' cannot be asked of a view")
                checks.append(Check(plain.line, label, ("sees", seat, plain.path), plain.value))
        return checks


def _entries(value: Item, word: str) -> list[tuple[Item, Item, str]]:
    return [(key, entry, key.word(word)) for key, entry in value.pairs(f"what is expected of {word}")]


# --- comparing --------------------------------------------------------------------------------------------------------
def mismatches(
    table: TableT, settled: TableT, checks: Sequence[Check], look: Callable[[TableT, TableT, Check], Any]
) -> list[str]:
    """What does not hold, in words. settled: the same match once those who can only pass have passed (who is asked).
    look: what there is, in the same form as the value expected."""
    wrong = []
    for check in checks:
        got = look(table, settled, check)
        if got != check.value:
            wrong.append(f"expected {check.label} {shown(check.value)}, got {shown(got)}")
    return wrong


def look(
    table: TableT,
    settled: TableT,
    check: Check,
    kinds: Mapping[str, Callable[[TableT, TableT, Sequence[Any], Any], Any]],
) -> Any:
    """What there is, in the same form as the value expected. kinds: by the first word of a path, what a game looks at
    beyond who is asked and who has won."""
    kind, *rest = check.path
    if kind == "asked":
        return asked(settled.game)
    if kind == "winner":
        return winner(table.game)
    return kinds[kind](table, settled, rest, check.value)


def asked(game: Any) -> str:
    """The seat that is asked something, or none."""
    return SEATS[game.decision.seat] if game.decision is not None and game.outcome is None else "none"


def winner(game: Any) -> str:
    """The seat that has won, draw or none."""
    return "none" if game.outcome is None else "draw" if game.outcome.winner < 0 else SEATS[game.outcome.winner]
