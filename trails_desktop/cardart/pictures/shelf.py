"""The pictures kept on disk: one PNG each, named after what decides it. Knows nothing of Qt."""

from __future__ import annotations

import os
import re
import time
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from trails_desktop.cardart.pictures.spec import GENERATOR

# What is kept at most, in bytes: some eight hundred pictures.
LIMIT: Final = 512 * 1024 * 1024
_NAME: Final = re.compile(r"v(\d+)-[0-9a-z-]+\.png")
_UNFINISHED: Final = re.compile(r"v\d+-[0-9a-z-]+\.png\.\d+\.tmp")
_ABANDONED_SECONDS: Final = 3600


class PictureShelf:
    """A folder of pictures. Any number of processes may use it at once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, name: str) -> Path:
        """Where the picture of that name (letters, digits and dashes) of this generator is kept."""
        return self.folder / f"v{GENERATOR}-{name}.png"

    def has(self, name: str) -> bool:
        return self.path(name).is_file()

    def read(self, name: str) -> Image.Image | None:
        """The picture, RGB; None if there is none, or if the file is broken: then it is removed."""
        path = self.path(name)
        try:
            content = path.read_bytes()
        except OSError:
            return None
        image = decoded(content)
        if image is None:
            _remove(path)
        return image

    def write(self, name: str, content: bytes) -> bool:
        """Keep a PNG, all of it or nothing; False if the folder cannot be written to."""
        path = self.path(name)
        unfinished = path.with_name(f"{path.name}.{os.getpid()}.tmp")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            unfinished.write_bytes(content)
            os.replace(unfinished, path)
        except OSError:
            _remove(unfinished)
            return False
        return True

    def tidy(self, limit: int = LIMIT) -> None:
        """Remove pictures of other generators, abandoned files, and the oldest pictures above `limit` bytes.

        Files with other names are left alone.
        """
        kept: list[tuple[float, int, Path]] = []
        try:
            paths = list(self.folder.iterdir())
        except OSError:
            return
        for path in paths:
            name, unfinished = _NAME.fullmatch(path.name), _UNFINISHED.fullmatch(path.name)
            if name is None and unfinished is None:
                continue
            try:
                facts = path.stat()
            except OSError:
                continue
            if name is not None and int(name[1]) == GENERATOR:
                kept.append((facts.st_mtime, facts.st_size, path))
            elif name is not None or time.time() - facts.st_mtime > _ABANDONED_SECONDS:
                _remove(path)
        total = sum(size for _, size, _ in kept)
        for _, size, path in sorted(kept):
            if total <= limit:
                break
            _remove(path)
            total -= size


def encoded(image: Image.Image) -> bytes:
    """The picture as PNG, quickly packed."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=1)
    return file.getvalue()


def decoded(content: bytes) -> Image.Image | None:
    """The picture in a PNG; None if the bytes are not a whole one."""
    try:
        with Image.open(BytesIO(content), formats=("PNG",)) as image:
            image.load()
            return image if image.mode == "RGB" else None
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return None


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return
