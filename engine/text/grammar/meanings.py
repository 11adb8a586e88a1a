"""What stands above the grammar and is handed in to it: what lines within lines mean, and how crafts are printed."""

from __future__ import annotations

from typing import Any, Protocol

from engine.text.parser.template import Speaker


class Meanings(Protocol):
    """Of crafts that stand in quotes, and of clauses by which a written out icon craft is known."""

    def crafts(self, line: Any) -> Any:
        """The crafts of a line as read, or ``REJECT`` if they mean nothing."""
        ...

    def effect(self, clauses: tuple[Any, ...]) -> Any:
        """The effect of the clauses of a sentence, None if they mean nothing."""
        ...

    def said(self, craft: Any, lang: str, speaker: Speaker) -> str | None:
        """A craft as a line without its bullet, None if no sentence says it."""
        ...
