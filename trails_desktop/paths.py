"""Where the program keeps what is its user's: library, settings, records of matches, and what can be made anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import platformdirs

_NAME = "trails-desktop"


class PathError(Exception):
    """A folder that cannot be used; the message is one sentence for a player."""


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders of one installation.

    ``data`` None means the folders the system gives to a user's programs; a folder keeps everything inside itself
    (``--data``), so that a program on a stick or a test leaves no trace elsewhere. Nothing is created before
    :meth:`create`.
    """

    data: Path | None = None

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

    def create(self) -> None:
        """Make the folders that do not exist yet. Raises :class:`PathError`."""
        for folder in (self.library, self.records, self.settings, self.cache):
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                reason = error.strerror or str(error)
                raise PathError(f'The folder "{folder}" cannot be made: {reason}.') from error

    def _of(self, name: str, system: Callable[..., Path]) -> Path:
        if self.data is not None:
            return self.data.absolute() / name
        return system(_NAME, appauthor=False) / name
