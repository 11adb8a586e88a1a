"""Cards as a game's data prints them; one of which there are no data as a view has it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from engine.catalogue import CardEntry, Catalogue
from engine.views import CardView
from trails_desktop.games.faces.style import Printed

_KEYWORD: Final = re.compile(r"^[<＜]([^>＞]+)[>＞]", re.MULTILINE)
_WITHIN: Final = re.compile(r"[<＜]([^>＞]+)[>＞]")
_LEADING: Final = re.compile(r"^((?:【[^】]+】)+)\s*(?=\S)", re.MULTILINE)


def chips(text: str) -> str:
    """A printed text with its key words and labels as chips, on lines of their own; key words within a sentence are
    bold."""
    led = _LEADING.sub(lambda found: found[1] + "\n", _KEYWORD.sub(r"【\1】", text))
    return _WITHIN.sub(r"**\1**", led)


class Prints:
    """catalogue: None where there is none. made: what is printed on a card of it, in a language. unread: on a card of
    which there are no data."""

    def __init__(
        self,
        catalogue: Catalogue | None,
        made: Callable[[CardEntry, Catalogue, str], Printed],
        unread: Callable[[CardView, str], Printed],
    ) -> None:
        self._catalogue, self._unread = catalogue, unread
        self._made = made
        self._of = lru_cache(maxsize=512)(self._print)

    def printed(self, card: CardView, language: str) -> Printed:
        """A card of a view in a language."""
        if self._catalogue is None or card.number not in self._catalogue.cards:
            return self._unread(card, language)
        return self._of(card.number, language)

    def entry(self, number: str) -> CardEntry | None:
        """What the data say of a card."""
        return None if self._catalogue is None else self._catalogue.cards.get(number)

    def _print(self, number: str, language: str) -> Printed:
        assert self._catalogue is not None
        return self._made(self._catalogue.cards[number], self._catalogue, language)
