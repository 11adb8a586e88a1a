"""What the whole program shares, and what a window needs of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import SignalInstance

from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing
from trails_desktop.cardart.pictures.store import PictureStore
from trails_desktop.library.library import Library
from trails_desktop.match.api import MatchPort
from trails_desktop.match.setup import MatchSetup
from trails_desktop.paths import Paths
from trails_desktop.screens.start import SavedMatch
from trails_desktop.ui.language import Languages
from trails_desktop.ui.settings import Settings


class PlayedMatch(MatchPort, Protocol):
    """A match that a window can show: the port and its signals. ``start`` is called once everything is connected,
    ``close`` when nobody looks any more."""

    changed: SignalInstance
    seat_wanted: SignalInstance
    ended: SignalInstance

    @property
    def trouble(self) -> str:
        """One sentence if the match cannot be saved, else ""."""

    def start(self) -> None:
        """Deal, and ask the first question."""

    def close(self) -> None:
        """Stop everything that runs for this match."""

    def deleteLater(self) -> None:
        """Go, as a QObject does."""


AGAIN: Final = 64  #: exit status of the event loop with which a page asks that the program starts again


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """A match that a page wants to be played: its setup, and how it is made if not from that setup alone. ``make``
    raises ``DeckError``, ``RecordError`` or ``OSError`` with one sentence."""

    setup: MatchSetup
    make: Callable[[], PlayedMatch] | None = None


@dataclass(slots=True)
class Desk:
    """What the whole program shares. ``decks`` are folders of deck files; ``records`` is where matches are saved, None
    if they are not; ``saved`` tells whether a match waits to be continued. ``library`` is None while it cannot be
    used; ``pool`` is then the shipped set alone. ``sounds`` is the folder of sound files, ``paths`` are all folders of
    the player, None if nothing of them is to be touched. Nothing here changes but the cards, by
    :meth:`cards_changed`."""

    settings: Settings
    languages: Languages
    pool: CardPool
    pictures: PictureStore | None
    decks: tuple[Path, ...]
    records: Path | None
    saved: Callable[[], SavedMatch | None]
    sounds: Path = Path()
    library: Library | None = None
    paths: Paths | None = None

    def cards_changed(self) -> None:
        """The library has other cards now: everything that is played from here on uses them."""
        if self.library is not None:
            self.pool = self.library.pool()

    def printings(self) -> Mapping[str, Mapping[str, Printing]]:
        """Every card by number and language."""
        return {number: self.pool.versions(number) for number in self.pool}

    def card_name(self, number: str) -> str:
        """A card's name in the language in use, or its number."""
        return self.pool.printing(number, self.languages.code).name if number in self.pool else number
