"""Why something is not allowed, in games whose cards are data."""

from __future__ import annotations

from typing import NamedTuple


class Reason(NamedTuple):
    """One reason. rules: ids of the rules that say so, the closest first. template, args: a sentence."""

    rules: tuple[str, ...]
    template: str
    args: tuple[tuple[str, str | int], ...] = ()

    @property
    def sentence(self) -> str:
        """The sentence in English."""
        return self.template.format(**dict(self.args))

    @property
    def said(self) -> str:
        """The sentence in English, with its rule."""
        return f"{self.sentence} ({self.rules[0]})"
