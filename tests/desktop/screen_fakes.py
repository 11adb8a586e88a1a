"""What the tests of the screens share: a desk in a folder of its own, small decks, a match that does as told."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import Signal

from engine.trails.cards.pool import CardPool, load_pool
from engine.trails.views.records import View
from tests.desktop.fakes import FakeMatch
from trails_desktop.match.setup import MatchSetup
from trails_desktop.pages.desk import Desk
from trails_desktop.resources import resource_dir
from trails_desktop.screens.start import SavedMatch
from trails_desktop.ui.language import Languages
from trails_desktop.ui.settings import ANIMATION, ASKED_TO_PLACE, LANGUAGE, PACE, Look, Settings
from trails_desktop.ui.theme import theme

STILL = Look(theme("dark"), 1.0, 0.0, True)


class PlayedFake(FakeMatch):
    """A fake match with the life of a real one."""

    ended = Signal(object)
    trouble = ""

    def __init__(self, setup: MatchSetup, first: View) -> None:
        super().__init__(first)
        self.setup = setup
        self.names = setup.names
        self.started = self.closed = False
        self.seats: list[int] = []

    def start(self) -> None:
        self.started = True

    def close(self) -> None:
        self.closed = True

    def sit_down(self, seat: int) -> None:
        super().sit_down(seat)
        self.seats.append(seat)

    def become(self, new: View) -> None:
        """Another view, without telling anybody."""
        self._view = new

    def end(self, last: View) -> None:
        """The match is over."""
        self.show(last)
        self.ended.emit(None)


@cache
def make_pool() -> CardPool:
    """The cards that come with the program, read once: nobody writes into a pool."""
    return load_pool(resource_dir("assets") / "cards")


def write_deck(folder: Path, file: str, name: str, size: int, pool: CardPool, **headers: str) -> Path:
    """A deck file of ``size`` cards, four of each."""
    lines = [f"# name: {name}", "# mode: strategy", *(f"# {key.replace('_', '-')}: {v}" for key, v in headers.items())]
    left = size
    for number in pool:
        copies = min(4, left)
        if not copies:
            break
        lines.append(f"{copies} {number}")
        left -= copies
    path = folder / file
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def make_desk(folder: Path, pool: CardPool, saved: SavedMatch | None = None) -> Desk:
    """A desk that keeps everything in ``folder``, in English, without animations and without pictures."""
    settings = Settings(folder / "settings")
    settings.put(LANGUAGE, "en")
    settings.put(ANIMATION, 0)
    settings.put(PACE, "instant")
    settings.put(ASKED_TO_PLACE, True)
    decks = folder / "decks"
    decks.mkdir()
    write_deck(decks, "a.deck", "Alpha", 50, pool, plan="Attack early.", plan_ja="早く攻める。", name_ja="アルファ")
    write_deck(decks, "b.deck", "Beta", 50, pool)
    write_deck(decks, "c.deck", "Gamma", 52, pool)
    languages = Languages(resource_dir("assets") / "translations")
    return Desk(settings, languages, pool, None, (decks,), None, lambda: saved)
