"""What the sentences of one effect share while they are said, for those who say a part of them: what has been named,
and the clauses of further instructions. It is the unlinker, by what they need of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from engine.text.reference.pronoun.antecedents import Bound
from engine.text.surface import Aim, OfferClause
from engine.trails import tree as t


class Scope(Protocol):
    """See :class:`engine.text.describe.words.Words` for what the attributes mean."""

    lang: str
    bound: list[Bound]
    open: list[str]
    inline: bool
    defines: list[Any]
    after: list[tuple[Any, ...]]

    def who(self, who: Any) -> Any:
        """The word for what something is done to."""
        ...

    def aim(self, register: str) -> Aim:
        """The noun that declares a target."""
        ...

    def pick(self, node: t.Choose, subject: str) -> Any:
        """The noun of what is chosen."""
        ...

    def value(self, node: Any) -> Any:
        """An amount or condition with words for its registers."""
        ...

    def filter_of(self, who: Any) -> t.Filter | None:
        """What is known of that to which something is done."""
        ...

    def chain(self, do: Sequence[Any], subject: str = "you") -> tuple[Any, ...]:
        """The clauses of instructions with one subject."""
        ...

    def next(self, do: Sequence[Any], index: int, subject: str = "you") -> tuple[list[Any], int]:
        """The clauses of the next instructions, and where the rest begins."""
        ...

    def offer(self, node: t.Offer) -> OfferClause:
        """The clause of parts to choose from."""
        ...
