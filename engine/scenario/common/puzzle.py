"""Puzzles: a scenario with a ``goal:`` that a person plays. ``do:`` is its solution.

Under ``puzzle:`` stand the texts and a ``shortcut:``, moves one would try first; they must not reach the goal. The goal
is due before the turn ends, whatever the other seat does. The proof that it is so: :mod:`engine.scenario.proof`, for
games with cards as data :mod:`engine.scenario.common.proof`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.scenario.source import Item

StepT = TypeVar("StepT")
_WORDS = ("title", "task", "hint", "after", "level", "shortcut")
_LANGUAGES = ("en", "ja")


@dataclass(frozen=True, slots=True)
class Puzzle(Generic[StepT]):
    """What a person is told who plays the scenario. Texts by language (en, ja). level: 1 (first steps) to 5.

    shortcut: the moves one would try first, and which do not reach the goal.
    """

    title: Mapping[str, str]
    task: Mapping[str, str]
    hint: Mapping[str, str] = field(default_factory=dict)
    after: Mapping[str, str] = field(default_factory=dict)
    level: int = 1
    shortcut: tuple[StepT, ...] = ()


def read_puzzle(item: Item, read: Callable[[Item], StepT]) -> Puzzle[StepT]:
    """The words of a puzzle. read: a step. Raises :class:`engine.scenario.source.ScenarioError`."""
    found = item.fields("a puzzle", _WORDS)
    for word in ("title", "task"):
        if word not in found:
            raise item.error(f"a puzzle needs a {word}")
    texts = {word: _texts(found[word], word) if word in found else {} for word in ("title", "task", "hint", "after")}
    level = found["level"].number("level") if "level" in found else 1
    if not 1 <= level <= 5:
        raise found["level"].error("level is 1 (first steps) to 5")
    shortcut = found["shortcut"].elements("shortcut") if "shortcut" in found else []
    return Puzzle(
        texts["title"], texts["task"], texts["hint"], texts["after"], level, tuple(read(step) for step in shortcut)
    )


def _texts(item: Item, what: str) -> dict[str, str]:
    found = {language: value.word(what).strip() for language, value in item.fields(what, _LANGUAGES).items()}
    if "en" not in found:
        raise item.error(f"{what} needs its English text")
    return found
