"""The player's own pictures of cards: taken in from a folder by card number, scaled once, kept beside the library.

A picture comes from anywhere: its size is looked at before it is decoded, what cannot be decoded is left out with a
sentence, and what is shown later is our own copy of its points, nothing of the file.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import unicodedata
import warnings
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final

from PIL import Image as Pillow

from trails_desktop.files import write_whole
from trails_desktop.library.storage import files
from trails_desktop.library.storage.gate import writing
from trails_desktop.library.storage.sentences import (
    PICTURES,
    Cancel,
    Cancelled,
    LibraryError,
    Progress,
    Said,
    Trouble,
    never,
    quiet,
    say,
)

SUFFIXES: Final = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp")
_FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF", "BMP")
MOST_BYTES: Final = 40 * 2**20  #: of a file
MOST_POINTS: Final = 60_000_000
MOST_FILES: Final = 50_000
SIZE: Final = (744, 1040)  #: at most, in points: 63 x 88 mm at 300 dpi


@dataclass(frozen=True, slots=True)
class Taken:
    """What became of a folder of pictures. numbers: cards that have one now; left: files that belong to no card.

    problems: a sentence for each file that could not be used.
    """

    numbers: tuple[str, ...]
    left: tuple[str, ...]
    problems: tuple[Said, ...]


class PictureFolder:
    """The pictures of one library."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.folder = path.parent / files.IMAGES

    def file(self, number: str) -> Path | None:
        """The picture of a card, None if it has none of its own (the generated one is shown)."""
        with contextlib.closing(files.connect(self._path)) as run, files.errors(self._path):
            row = run.execute("SELECT file FROM image WHERE number=?", (number,)).fetchone()
        if row is None or Path(row[0]).name != row[0]:
            return None
        file = self.folder / row[0]
        return file if file.is_file() else None

    def files(self) -> dict[str, Path]:
        """Every picture of the player's own that is there, by card number."""
        with contextlib.closing(files.connect(self._path)) as run, files.errors(self._path):
            rows = run.execute("SELECT number, file FROM image ORDER BY number").fetchall()
        found = {number: self.folder / name for number, name in rows if Path(name).name == name}
        return {number: file for number, file in found.items() if file.is_file()}

    def numbers(self) -> tuple[str, ...]:
        """Cards with a picture of their own."""
        with contextlib.closing(files.connect(self._path)) as run, files.errors(self._path):
            return tuple(row[0] for row in run.execute("SELECT number FROM image ORDER BY number"))

    def remove(self, number: str) -> None:
        """Show the generated picture again."""
        from trails_desktop.library.storage.models import Image

        with writing(self._path) as session:
            row = session.get(Image, number)
            if row is not None:
                session.delete(row)
        self._sweep()

    def take_in(
        self, folder: Path, named: Iterable[tuple[str, str]], progress: Progress = quiet, cancel: Cancel = never
    ) -> Taken:
        """Take in the pictures of a folder. named: card numbers with what their records call their picture ("" = none).

        A file belongs to a card whose number it is called, or whose record names it; sub-folders are looked through.
        Raises :class:`LibraryError` for a folder that cannot be read and :class:`Cancelled`; nothing is changed then.
        """
        found, left = _matched(_pictures(folder), named)
        problems: list[Said] = []
        made: list[tuple[str, str, str, int, int]] = []
        for at, (number, file) in enumerate(sorted(found.items())):
            progress(at, len(found), PICTURES)
            if cancel():
                self._sweep()
                raise Cancelled
            try:
                content, size = _scaled(file)
                name = f"{blake2b(content, digest_size=16).hexdigest()}.webp"
                with files.errors(self._path):
                    self.folder.mkdir(parents=True, exist_ok=True)
                    if not (self.folder / name).exists():
                        write_whole(self.folder / name, content)
                made.append((number, name, file.name, *size))
            except _Unusable as error:
                problems.append(say('The picture "{file}" cannot be used: {why}.', file=file.name, why=str(error)))
        if made:
            self._keep(made)
        progress(len(found), len(found), PICTURES)
        return Taken(tuple(row[0] for row in made), tuple(left), tuple(problems))

    def _keep(self, made: list[tuple[str, str, str, int, int]]) -> None:
        from trails_desktop.library.storage.models import Image

        with writing(self._path) as session:
            for number, name, source, width, height in made:
                row = session.get(Image, number) or Image(number=number, file=name)
                row.file, row.source, row.width, row.height, row.added = name, source, width, height, files.now()
                session.add(row)
        self._sweep()

    def _sweep(self) -> None:
        """Remove copies that no card shows any more."""
        with contextlib.closing(files.connect(self._path)) as run, files.errors(self._path):
            used = {row[0] for row in run.execute("SELECT file FROM image")}
        for file in self.folder.glob("*.webp") if self.folder.is_dir() else ():
            if file.name not in used:
                with contextlib.suppress(OSError):
                    file.unlink()


class _Unusable(Exception):
    """Why a picture cannot be used."""


def _pictures(folder: Path) -> Iterator[Path]:
    """Picture files of a folder and its sub-folders. Links are not followed: they lead elsewhere."""
    if not folder.is_dir():
        raise LibraryError(say('"{folder}" is no folder of pictures.', folder=str(folder)), Trouble.UNUSABLE)
    count = 0
    for where, folders, names in os.walk(folder, followlinks=False):
        folders.sort()
        for name in sorted(names):
            path = Path(where) / name
            if path.suffix.lower() in SUFFIXES and not name.startswith(".") and not path.is_symlink():
                count += 1
                if count > MOST_FILES:
                    raise LibraryError(
                        say('"{folder}" holds more than {most} pictures.', folder=str(folder), most=MOST_FILES)
                    )
                yield path


def _matched(pictures: Iterable[Path], named: Iterable[tuple[str, str]]) -> tuple[dict[str, Path], list[str]]:
    by_image: dict[str, list[str]] = {}
    by_number: dict[str, str] = {}
    for number, image in named:
        by_number.setdefault(_plain(number), number)
        if image:
            by_image.setdefault(image.casefold(), []).append(number)
    found: dict[str, Path] = {}
    left: list[str] = []
    for path in pictures:
        numbers = by_image.get(path.name.casefold()) or by_image.get(path.stem.casefold()) or []
        called = by_number.get(_plain(path.stem))
        for one in dict.fromkeys([*numbers, *([called] if called is not None else [])]):
            found.setdefault(one, path)
        if not numbers and called is None:
            left.append(path.name)
    return found, left


def _plain(number: str) -> str:
    """A number without case and without what file names and prints write differently: ``D1-023``, ``d1_023``."""
    return re.sub(r"[\s_\-./]+", "", unicodedata.normalize("NFKC", number)).casefold()


def _scaled(file: Path) -> tuple[bytes, tuple[int, int]]:
    """A picture as WebP of at most :data:`SIZE`, upright, without anything but its points."""
    try:
        if not file.is_file():  # a pipe would be waited for without end
            raise _Unusable("it is no file")
        if file.stat().st_size > MOST_BYTES:
            raise _Unusable(f"it is larger than {MOST_BYTES // 2**20} MB")
        with warnings.catch_warnings():
            warnings.simplefilter("error", Pillow.DecompressionBombWarning)
            with Pillow.open(file, formats=_FORMATS) as image:
                width, height = image.size
                if width * height > MOST_POINTS or min(width, height) < 16:
                    raise _Unusable(f"it has {width} x {height} points")
                image.draft("RGB", SIZE)
                from PIL import ImageOps

                plain = ImageOps.exif_transpose(image).convert("RGB")
        plain.thumbnail(SIZE, Pillow.Resampling.LANCZOS)
        out = io.BytesIO()
        plain.save(out, "WEBP", quality=88, method=4)
        return out.getvalue(), plain.size
    except _Unusable:
        raise
    except (Pillow.DecompressionBombWarning, Pillow.DecompressionBombError):
        raise _Unusable("it has far too many points") from None
    except OSError as error:
        why = error.strerror or "it is damaged, or no picture of a kind that is known"
        raise _Unusable(why) from error
    except Exception as error:  # decoders of pictures fail in many ways; none of them may end the program
        raise _Unusable(f"it cannot be decoded ({type(error).__name__})") from error
