"""Why something is not allowed."""

from __future__ import annotations

from typing import NamedTuple


class Reason(NamedTuple):
    """One reason. rules: ids of the rules that say so, the closest first. template, args: a sentence."""

    rules: tuple[str, ...]
    template: str
    args: tuple[tuple[str, str | int], ...] = ()

    @property
    def said(self) -> str:
        """The sentence in English, with its rule."""
        return f"{self.template.format(**dict(self.args))} ({self.rules[0]})"
