"""The process that paints: reads one request a line from its input, answers one line each. Never imports Qt.

It ends when its input ends, so it cannot outlive the program that started it.
"""

from __future__ import annotations

import base64
import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, cast

from PIL import Image

from trails_desktop.cardart.pictures.shelf import PictureShelf, encoded
from trails_desktop.cardart.pictures.spec import PictureSpec, key_picture, paint_picture

# A request for a picture larger than this is a mistake.
_LARGEST = 8192


@dataclass(frozen=True, slots=True)
class Order:
    """A picture that is wanted: a card's, or, without a card, the start screen's at width x height pixels."""

    spec: PictureSpec | None
    factor: int = 1
    width: int = 0
    height: int = 0

    def name(self) -> str:
        """The name under which the picture is kept."""
        if self.spec is None:
            return f"key-{self.width}x{self.height}"
        return f"{self.spec.digest()}-{self.factor}"

    def size(self) -> tuple[int, int]:
        """Of the picture, in pixels."""
        return (self.width, self.height) if self.spec is None else (640 * self.factor, 720 * self.factor)

    def paint(self) -> Image.Image:
        return key_picture(self.width, self.height) if self.spec is None else paint_picture(self.spec, self.factor)

    def line(self, number: int) -> bytes:
        """The request, as it is sent."""
        spec = None if self.spec is None else self.spec.to_data()
        data = {"id": number, "spec": spec, "factor": self.factor, "width": self.width, "height": self.height}
        return json.dumps(data).encode("ascii") + b"\n"


def read_order(data: dict[str, object]) -> Order:
    """The order in a request; ValueError says what is wrong with it."""
    numbers: dict[str, int] = {}
    for name in ("factor", "width", "height"):
        value = data.get(name)
        if not isinstance(value, int) or not 0 <= value <= _LARGEST:
            raise ValueError(f'{name}: "{value}" is not a number of pixels.')
        numbers[name] = value
    spec = data.get("spec")
    if spec is not None and not isinstance(spec, dict):
        raise ValueError("spec: this is not a list of fields.")
    card = None if spec is None else PictureSpec.from_data(cast("dict[str, object]", spec))
    return Order(card, numbers["factor"], numbers["width"], numbers["height"])


def answer(line: bytes, shelf: PictureShelf) -> dict[str, object]:
    """Paint what the line asks for and keep it; where it cannot be kept, the picture is in the answer."""
    number: object = None
    try:
        data = json.loads(line)
        if not isinstance(data, dict):
            raise ValueError("A request is a list of fields.")
        number = data.get("id")
        order = read_order(data)
        content = encoded(order.paint())
        if shelf.write(order.name(), content):
            return {"id": number, "kept": True}
        return {"id": number, "png": base64.b64encode(content).decode("ascii")}
    except Exception as wrong:
        # One picture that cannot be painted must not cost the others.
        return {"id": number, "error": f"{type(wrong).__name__}: {wrong}"}


def serve(requests: IO[bytes], replies: IO[bytes], folder: Path) -> None:
    """Answer until the requests end."""
    shelf = PictureShelf(folder)
    shelf.tidy()
    for line in requests:
        replies.write(json.dumps(answer(line, shelf)).encode("ascii") + b"\n")
        replies.flush()


def main(arguments: list[str] | None = None) -> int:
    """Serve on the standard channels; the one argument is the folder of the pictures."""
    given = sys.argv[1:] if arguments is None else arguments
    if len(given) != 1:
        print("The painter of card pictures needs one argument, the folder of its pictures.", file=sys.stderr)
        return 2
    # The player's window comes first. Windows has no such call.
    nice = cast("Callable[[int], int] | None", getattr(os, "nice", None))
    if nice is not None:
        nice(5)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer, Path(given[0]))
    except (BrokenPipeError, KeyboardInterrupt):
        # The program went away while a picture was under the brush; nothing is left to say.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())
