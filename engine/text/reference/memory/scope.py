"""What the sentences of one effect share while they are settled, for those who settle a part of them: what has been
named, who was spoken of, and the instructions of further clauses. It is the linker, by what they need of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from engine.text.reference.pronoun.antecedents import Bound
from engine.text.surface import Aim


class Scope(Protocol):
    """See :class:`engine.text.reference.memory.registers.Memory` for what the attributes mean."""

    targets: list[tuple[Bound, Aim]]
    bound: list[Bound]
    made: list[Bound]
    both: list[tuple[str, str]]
    deed: tuple[tuple[Any, ...], Any]
    they: Any
    spoken: str
    branch: str
    asking: bool
    asked_first: bool
    unhurt: bool
    into_deck: bool

    def items(self, clauses: tuple[Any, ...], player: str) -> list[Any]:
        """The instructions of clauses with one subject."""
        ...

    def clause(self, clause: Any, player: str) -> list[Any]:
        """The instructions of one clause."""
        ...

    def define(self, do: list[Any], amount: Any, player: str) -> list[Any]:
        """Say what X is in some instructions."""
        ...

    def plainly(self, do: Sequence[Any]) -> dict[str, Any]:
        """What nothing means later, by register."""
        ...

    def person(self, named: Any, player: str) -> Any:
        """The player whom a word means."""
        ...

    def noun(self, who: Any, player: str) -> Any:
        """What a noun means."""
        ...

    def value(self, node: Any, player: str) -> Any:
        """An amount or condition with registers filled in."""
        ...
