"""What is known of saved matches without playing them again."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from engine.trails.records.reading import Summary, load_summary
from engine.trails.records.record import RecordError
from trails_desktop.match.recorder import CURRENT


@dataclass(frozen=True, slots=True)
class SavedFile:
    """A file of a match. ``summary`` is None where it cannot be read, and ``problem`` says why."""

    path: Path
    saved: datetime
    summary: Summary | None
    problem: str = ""

    @property
    def running(self) -> bool:
        """Whether it is the match that can be continued."""
        return self.path.name == CURRENT


def saved_files(folder: Path | None) -> list[SavedFile]:
    """Every match of a folder, the newest first; what cannot be read is among them, with its reason."""
    found = [saved_file(path) for path in sorted(folder.glob("*.match"))] if folder is not None else []
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
        return SavedFile(path, saved, None, str(error))
