"""What came of a scenario, and how one fails."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

#: More answers than any scenario needs between two of its steps.
LIMIT = 20_000


class Failure(Exception):
    """The scenario does not hold. Says why in one sentence."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a scenario went. step: number of the step that failed, from 1; None at the board or the end."""

    file: str
    title: str
    rules: tuple[str, ...]
    ok: bool
    step: int | None = None
    message: str = ""
    notes: tuple[str, ...] = ()  #: of the words of its cards: what is read as something else


class Document(Protocol):
    """A document of a scenario file, read by its game."""

    def run(self) -> Result:
        """Play it on a new game. Never raises for what it says."""
