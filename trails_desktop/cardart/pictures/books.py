"""Painters that games hand in: the generator knows them by a name and the module that holds them.

Such a module is plain Pillow and has ``paint(number, words, unit)``: an RGB picture of 640 x 720 times ``unit`` pixels
from a card's number and what its data say of its picture. The painting process is told of them when it is started.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import cast

from PIL import Image

from trails_desktop.cardart.pictures.spec import GamePicture, PictureError


def written_books(books: Mapping[str, str]) -> list[str]:
    """Names and modules as arguments of a process."""
    return [f"{name}={module}" for name, module in sorted(books.items())]


def read_books(arguments: Iterable[str]) -> dict[str, str]:
    """Modules by name, from arguments of :func:`written_books`."""
    return {name: module for name, _, module in (argument.partition("=") for argument in arguments)}


def paint_from(books: Mapping[str, str], picture: GamePicture, unit: float = 1) -> Image.Image:
    """The picture, RGB, 640 x 720 times `unit` pixels; PictureError if nobody paints for its game."""
    module = books.get(picture.book)
    if module is None:
        raise PictureError(f'book: nobody paints for "{picture.book}".')
    return cast(Image.Image, import_module(module).paint(picture.number, dict(picture.words), unit))
