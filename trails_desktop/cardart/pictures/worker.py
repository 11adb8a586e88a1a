"""The process that paints: reads one request a line from its input, answers one line each. Never imports Qt.

It ends when its input ends, so it cannot outlive the program that started it.
"""

from __future__ import annotations

import base64
import json
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO, cast

from PIL import Image

from trails_desktop.cardart.pictures.books import paint_from, read_books
from trails_desktop.cardart.pictures.key_art import key_picture
from trails_desktop.cardart.pictures.orders import Order, read_order
from trails_desktop.cardart.pictures.painting import paint_picture
from trails_desktop.cardart.pictures.shelf import PictureShelf, encoded
from trails_desktop.cardart.pictures.spec import GamePicture


def painted(order: Order, books: Mapping[str, str]) -> Image.Image:
    """The picture that is wanted, RGB. books: painters of games (:mod:`.books`)."""
    if order.spec is None:
        return key_picture(order.width, order.height)
    if isinstance(order.spec, GamePicture):
        return paint_from(books, order.spec, order.factor)
    return paint_picture(order.spec, order.factor)


def answer(line: bytes, shelf: PictureShelf, books: Mapping[str, str]) -> dict[str, object]:
    """Paint what the line asks for and keep it; where it cannot be kept, the picture is in the answer."""
    number: object = None
    try:
        data = json.loads(line)
        if not isinstance(data, dict):
            raise ValueError("A request is a list of fields.")
        number = data.get("id")
        order = read_order(data)
        content = encoded(painted(order, books))
        if shelf.write(order.name(), content):
            return {"id": number, "kept": True}
        return {"id": number, "png": base64.b64encode(content).decode("ascii")}
    except Exception as wrong:
        # One picture that cannot be painted must not cost the others.
        return {"id": number, "error": f"{type(wrong).__name__}: {wrong}"}


def serve(requests: IO[bytes], replies: IO[bytes], folder: Path, books: Mapping[str, str]) -> None:
    """Answer until the requests end."""
    shelf = PictureShelf(folder)
    shelf.tidy()
    for line in requests:
        replies.write(json.dumps(answer(line, shelf, books)).encode("ascii") + b"\n")
        replies.flush()


def main(arguments: list[str] | None = None) -> int:
    """Serve on the standard channels; the arguments are the painters of games (:mod:`.books`) and the folder of the
    pictures."""
    given = sys.argv[1:] if arguments is None else arguments
    if not given:
        print("The painter of card pictures needs an argument, the folder of its pictures.", file=sys.stderr)
        return 2
    # The player's window comes first. Windows has no such call.
    nice = cast("Callable[[int], int] | None", getattr(os, "nice", None))
    if nice is not None:
        nice(5)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer, Path(given[-1]), read_books(given[:-1]))
    except (BrokenPipeError, KeyboardInterrupt):
        # The program went away while a picture was under the brush; nothing is left to say.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())
