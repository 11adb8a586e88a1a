"""Sentences for a player as data: an English template with named fields, translated where they are shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

#: Told how far long work is: done, all (0 = not known), what (a template of :data:`STAGES`).
Progress = Callable[[int, int, str], None]
#: Asked now and then whether to stop.
Cancel = Callable[[], bool]

READING, CHECKING, WRITING, PICTURES, TEXTS, EXPORTING, MATCHES = (
    "Reading the file",
    "Checking the cards",
    "Writing the library",
    "Reading pictures",
    "Reading card texts",
    "Writing the file",
    "Playing matches again",
)
STAGES = (READING, CHECKING, WRITING, PICTURES, TEXTS, EXPORTING, MATCHES)


@dataclass(frozen=True, slots=True)
class Said:
    """One sentence. template: English with named fields; fields: their values."""

    template: str
    fields: tuple[tuple[str, str | int], ...] = ()

    @property
    def text(self) -> str:
        """The English sentence."""
        return self.template.format(**dict(self.fields))

    def __str__(self) -> str:
        return self.text


def say(template: str, **fields: str | int) -> Said:
    """A sentence from its template and fields; a field that is a sentence itself, at the end, brings no second stop."""
    last = next((key for key in fields if template.endswith(f"{{{key}}}.")), "")
    return Said(template, tuple((key, _unstopped(value) if key == last else value) for key, value in fields.items()))


def _unstopped(value: str | int) -> str | int:
    return value.rstrip(".。") if isinstance(value, str) and not value.endswith("..") else value


class Trouble(Enum):
    """What is wrong with a library file: what a window can offer depends on it."""

    DAMAGED = "damaged"  #: offer :func:`trails_desktop.library.storage.repair.repair`
    LOCKED = "locked"  #: another program holds it: offer to try again
    NEWER = "newer"  #: a newer program wrote it
    UNUSABLE = "unusable"  #: the folder or file cannot be read or written
    WORK = "work"  #: something asked of an open library cannot be done


class LibraryError(Exception):
    """Something that cannot be done with the library; nothing was changed. Its text is one sentence for a player."""

    def __init__(self, said: Said, trouble: Trouble = Trouble.WORK) -> None:
        super().__init__(said.text)
        self.said = said
        self.trouble = trouble


class Rotten(Exception):
    """What stands in the file is not what was written there, though SQLite finds nothing wrong with it."""


class Cancelled(Exception):
    """The player stopped long work; nothing was changed."""


def never() -> bool:
    """A :data:`Cancel` that never stops."""
    return False


def quiet(done: int, of: int, what: str) -> None:
    """A :data:`Progress` that tells nobody."""
