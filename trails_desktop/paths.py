"""Where the program keeps what is its user's: library, settings, records of matches, and what can be made anew."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from trails_desktop.files import make_folder

_NAME = "trails-desktop"
#: A folder of this name beside the program keeps everything in it: a program on a stick.
PORTABLE = "trails-data"


class PathError(Exception):
    """A folder that cannot be used; the message is one sentence for a player."""


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders of one installation.

    ``data`` None means the folders the system gives to a user's programs; a folder keeps everything inside itself
    (``--data``), so that a program on a stick or a test leaves no trace elsewhere. Nothing is created before
    :meth:`create`. moved: the player moved everything there; where that folder is missing, none is made.
    """

    data: Path | None = None
    moved: bool = False

    @property
    def named(self) -> bool:
        """Whether the folder was named at the start or stands beside the program: nothing moves out of it."""
        return self.data is not None and not self.moved

    @property
    def library(self) -> Path:
        """Card database and the user's own decks."""
        return self._of("library", platformdirs.user_data_path)

    @property
    def records(self) -> Path:
        """Recorded matches."""
        return self._of("records", platformdirs.user_data_path)

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self._of("settings", platformdirs.user_config_path)

    @property
    def cache(self) -> Path:
        """Pictures and other things that can be made anew at any time."""
        return self._of("cache", platformdirs.user_cache_path)

    @classmethod
    def chosen(cls, data: Path | None) -> Paths:
        """The folders to use: ``data`` if one is given, else the folder :data:`PORTABLE` beside the program if there is
        one, else the folder everything was moved to, else the user's own."""
        if data is None:
            data = portable_folder()
        if data is None and (moved := moved_folder()) is not None:
            return cls(moved, moved=True)
        return cls(data)

    def create(self) -> None:
        """Make the folders that do not exist yet. Raises :class:`PathError`."""
        if self.moved and self.data is not None and not self.data.is_dir():
            raise PathError(
                f'The folder "{self.data}", to which everything was moved, is not there. Bring it back, or remove the '
                f'file "{moved_note()}" to begin anew.'
            )
        for folder in (self.library, self.records, self.settings, self.cache):
            try:
                make_folder(folder)
            except OSError as error:
                reason = error.strerror or str(error)
                raise PathError(f'The folder "{folder}" cannot be made: {reason}.') from error

    def _of(self, name: str, system: Callable[..., Path]) -> Path:
        if self.data is not None:
            return self.data.absolute() / name
        return system(_NAME, appauthor=False) / name


def portable_folder(beside: Path | None = None) -> Path | None:
    """The folder :data:`PORTABLE` beside the program, None if there is none.

    beside: where to look; else the folder of the frozen program's file, or the one that holds the package.
    """
    if beside is None:
        frozen = bool(getattr(sys, "frozen", False))
        beside = Path(sys.executable).parent if frozen else Path(__file__).resolve().parents[1]
    folder = beside / PORTABLE
    return folder if folder.is_dir() else None


def moved_note() -> Path:
    """The file that says where everything was moved to."""
    return platformdirs.user_config_path(_NAME, appauthor=False) / "data-folder"


def moved_folder() -> Path | None:
    """The folder everything was moved to, None if it never was or the note cannot be read."""
    try:
        text = moved_note().read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return None
    return Path(text) if text and Path(text).is_absolute() else None
