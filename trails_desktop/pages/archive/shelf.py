"""What is known of saved matches without playing them again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from engine.games import FIRST, game_named
from engine.records.record import Summary as OtherSummary
from engine.records.record import game_of
from engine.records.record import load_summary as load_other
from engine.trails.cards.pool import CardPool
from engine.trails.records.reading import Summary, load_summary
from engine.trails.records.record import RecordError
from trails_desktop.match.recorder import CURRENT
from trails_desktop.screens.decks.info import load_decks


@dataclass(frozen=True, slots=True)
class SavedFile:
    """A file of a match. ``summary`` is None where it cannot be read, and ``problem`` says why, and where it is of
    another game than the first: then ``other`` is what is known of it."""

    path: Path
    saved: datetime
    summary: Summary | None
    problem: str = ""
    other: OtherSummary | None = None

    @property
    def game(self) -> str:
        """Which game."""
        return FIRST if self.other is None else self.other.header.game

    @property
    def winner(self) -> int | None:
        """The seat that won by bond, None where the bonds do not tell (a player gave up, or had no cards left)."""
        if self.summary is None or self.running:
            return None
        lost = [seat for seat, bond in enumerate(self.summary.bond) if bond <= 0]
        return 1 - lost[0] if len(lost) == 1 and self.summary.turn else None

    @property
    def running(self) -> bool:
        """Whether it is the match that can be continued."""
        return self.path.name == CURRENT


def deck_names(folders: Sequence[Path], pool: CardPool, lang: str) -> dict[tuple[str, ...], str]:
    """What decks are called, by their cards: a match keeps the cards only."""
    return {
        tuple(sorted(number for line in deck.lines for number in [line.number] * line.count)): deck.name(lang)
        for deck in load_decks(folders, pool)
        if deck.lines
    }


def saved_files(folder: Path | None, games: Sequence[str] = ()) -> list[SavedFile]:
    """Every match of a folder, the newest first; what cannot be read is among them, with its reason. games: whose
    matches lie in folders of their own in it."""
    found = [saved_file(path) for path in sorted(folder.glob("*.match"))] if folder is not None else []
    if folder is not None:
        found += [_of_game(path) for game in games for path in sorted((folder / game).glob("*.match"))]
    there = [file for file in found if file is not None]
    return sorted(there, key=lambda file: (file.saved, file.path.name), reverse=True)


def saved_file(path: Path) -> SavedFile | None:
    """What is known of one file; None if it is not there."""
    try:
        saved = datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:
        return None
    try:
        return SavedFile(path, saved, load_summary(path))
    except (RecordError, FileNotFoundError) as error:
        if isinstance(error, RecordError) and game_named(game_of(path)) is not None:
            return _of_game(path)
        return SavedFile(path, saved, None, str(error))


def _of_game(path: Path) -> SavedFile | None:
    try:
        saved = datetime.fromtimestamp(path.stat().st_mtime)
        return SavedFile(path, saved, None, other=load_other(path))
    except OSError:
        return None
    except RecordError as error:
        return SavedFile(path, saved, None, str(error))
