"""The steps of a scenario, in the form that all games share.

``SEAT verb: argument``, ``SEAT cannot: {verb: argument}``, moves of everybody, expectations. What a verb takes and what
can be expected is the game's.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.scenario.source import Item

SEATS = ("A", "B")
MoveT = TypeVar("MoveT")


@dataclass(frozen=True, slots=True)
class Cannot(Generic[MoveT]):
    """A move that must be refused. rule: "" if any reason will do."""

    line: int
    move: MoveT
    rule: str


@dataclass(frozen=True, slots=True)
class All:
    """``resolve``, ``all pass`` or ``go to: X``. seat: -1 for any."""

    line: int
    verb: str
    to: str = ""
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Check:
    """One thing expected. path: what is looked at. value: number, word, tuple of words, or None."""

    line: int
    label: str
    path: tuple[Any, ...]
    value: Any


@dataclass(frozen=True, slots=True)
class Expect:
    """Several things expected at one moment."""

    line: int
    checks: tuple[Check, ...]


@dataclass(frozen=True, slots=True)
class Reading(Generic[MoveT]):
    """How a game reads steps. moves: its verbs. move: the line, the seat, the verb, its argument, and whether it is
    expected to be refused. expect: a map of what is expected. go_to: a place. together: moves of everybody that take
    nothing."""

    moves: tuple[str, ...]
    move: Callable[[Item, int, str, Item | None, bool], MoveT]
    expect: Callable[[Item], Expect]
    go_to: Callable[[Item], All]
    together: tuple[str, ...] = ("resolve", "all pass")


def read_step(item: Item, reading: Reading[MoveT]) -> MoveT | Cannot[MoveT] | All | Expect:
    """One item of ``do``. Raises :class:`engine.scenario.source.ScenarioError`."""
    if not item.is_map:
        return _step(item, item.word("a step"), None, reading)
    pairs = list(item.pairs("a step"))
    words = [key.word("a step") for key, _ in pairs]
    if len(pairs) == 2 and "rule" in words:
        at = words.index("rule")
        key, value = pairs[1 - at]
        if not words[1 - at].endswith(" cannot"):
            raise pairs[at][0].error("rule stands only beside cannot")
        return _cannot(key, words[1 - at], value, pairs[at][1].word("rule"), reading)
    if len(pairs) != 1:
        raise item.error(f"one step has one move, not {len(pairs)}: {', '.join(words)}")
    key, value = pairs[0]
    if words[0].endswith(" cannot"):
        return _cannot(key, words[0], value, "", reading)
    return _step(key, words[0], value, reading)


def _step(key: Item, word: str, value: Item | None, reading: Reading[MoveT]) -> MoveT | All | Expect:
    if value is not None and value.empty:
        value = None
    if word in reading.together:
        if value is not None:
            raise value.error(f"'{word}' takes nothing")
        return All(key.line, word)
    if word == "go to":
        if value is None:
            raise key.error("go to needs a place")
        return reading.go_to(value)
    if word == "expect":
        if value is None:
            raise key.error("expect needs a map of what is expected")
        return reading.expect(value)
    first, _, verb = word.partition(" ")
    if first not in SEATS:
        known = ", ".join((*reading.together, "go to", "expect"))
        raise key.error(f"'{word}' is no step: it begins with neither A nor B and is none of {known}")
    if verb not in reading.moves:
        raise key.error(f"'{verb}' is no move; moves are {', '.join(reading.moves)}")
    return reading.move(key, SEATS.index(first), verb, value, False)


def _cannot(key: Item, word: str, value: Item, rule: str, reading: Reading[MoveT]) -> Cannot[MoveT]:
    first = word.removesuffix(" cannot")
    if first not in SEATS:
        raise key.error(f"'{word}' is no step: cannot is said of A or B")
    if value.is_map:
        pairs = list(value.pairs("cannot"))
        for key, said in pairs:  # the rule may stand beside the move, too
            rule = said.word("rule") if key.word("a move") == "rule" else rule
        pairs = [pair for pair in pairs if pair[0].word("a move") != "rule"]
        if len(pairs) != 1:
            raise value.error("cannot takes exactly one move")
        verb_item, argument = pairs[0]
    else:
        verb_item, argument = value, None
    verb = verb_item.word("a move")
    if verb not in reading.moves:
        raise verb_item.error(f"'{verb}' is no move; moves are {', '.join(reading.moves)}")
    if argument is not None and argument.empty:
        argument = None
    return Cannot(key.line, reading.move(verb_item, SEATS.index(first), verb, argument, True), rule)


def is_none(value: Item) -> bool:
    """Whether an argument says that nothing is meant."""
    return (value.is_list and not value.data) or (not value.is_map and not value.is_list and value.node.value == "none")


def copy_name(card: str, used: dict[str, int]) -> str:
    """The name of a card without one: its id, and from the second copy on id#2, id#3 ..."""
    key = f"{card}#"
    used[key] = used.get(key, 0) + 1
    return card if used[key] == 1 else f"{card}#{used[key]}"


def arranged(found: tuple[str, ...], expected: tuple[str, ...]) -> tuple[str, ...]:
    """The same names in the order in which they were written, if they are the same."""
    return expected if sorted(found) == sorted(expected) else found


def shown(value: Any) -> str:
    """A value as messages quote it."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(str, value))}]"
    return "null" if value is None else str(value)
