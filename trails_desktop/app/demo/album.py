"""Pictures and texts a demo leaves behind: the best picture of each kind of moment, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage

#: The moments of which pictures are taken.
MOMENTS: Final = (
    "start", "opening-hand", "curtain", "placing", "deployment", "drag", "standby", "attack", "sclm-attack", "stunned",
    "plan", "cure", "end",
)  # fmt: skip


class Stopped(Exception):
    """The demo cannot go on; the message is one sentence."""


@dataclass(slots=True)
class Shot:
    """The best picture of one kind of moment so far."""

    name: str
    image: QImage
    worth: int
    taken: int


class Album:
    """The pictures of the main moments, the best one of each kind, in the order in which they were taken."""

    def __init__(self) -> None:
        self._shots: dict[str, Shot] = {}
        self._count = 0

    def wants(self, name: str, worth: int = 1) -> bool:
        """Whether a moment of that kind and worth would be better than what there is."""
        shot = self._shots.get(name)
        return worth > 0 and (shot is None or worth > shot.worth)

    def add(self, name: str, image: QImage, worth: int = 1) -> None:
        """Keep a picture."""
        self._count += 1
        self._shots[name] = Shot(name, image, worth, self._count)

    def save(self, folder: Path) -> tuple[Path, ...]:
        """Write every picture as a numbered PNG; those of an earlier demo go. Raises :class:`Stopped`."""
        saved: list[Path] = []
        for number, shot in enumerate(sorted(self._shots.values(), key=lambda shot: shot.taken), start=1):
            path = folder / f"{number:02d}-{shot.name}.png"
            part = path.with_suffix(".part")
            if not shot.image.save(str(part), "PNG"):  # type: ignore[call-overload]
                raise Stopped(f'The picture "{path}" cannot be written.')
            _put(part, path)
            saved.append(path)
        for moment in MOMENTS:
            for old in folder.glob(f"[0-9][0-9]-{moment}.png"):
                if old not in saved:
                    with contextlib.suppress(OSError):
                        old.unlink()
        return tuple(saved)


def check_folder(folder: Path) -> None:
    """Make a folder and try to write in it. Raises :class:`Stopped`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise Stopped(f'Nothing can be written in the folder "{folder}": {error.strerror or error}.') from error


def write_text(path: Path, text: str) -> None:
    """Write a text file. Raises :class:`Stopped`."""
    part = path.with_suffix(".part")
    try:
        part.write_text(text if text.endswith("\n") else f"{text}\n", encoding="utf-8")
    except OSError as error:
        raise Stopped(f'"{path}" cannot be written: {error.strerror or error}.') from error
    _put(part, path)


def _put(part: Path, path: Path) -> None:
    try:
        os.replace(part, path)
    except OSError as error:
        raise Stopped(f'"{path}" cannot be written: {error.strerror or error}.') from error
