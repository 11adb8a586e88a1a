"""What the store asks the painting process for, and the line in which it asks. Light: it names no painter."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import cast

from trails_desktop.cardart.pictures.spec import GamePicture, PictureSpec

# A request for a picture larger than this is a mistake.
_LARGEST = 8192


@dataclass(frozen=True, slots=True)
class Order:
    """A picture that is wanted: a card's, or, without a card, the start screen's at width x height pixels."""

    spec: PictureSpec | GamePicture | None
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
    return Order(
        None if spec is None else _read_spec(cast("dict[str, object]", spec)),
        numbers["factor"],
        numbers["width"],
        numbers["height"],
    )


def _read_spec(data: dict[str, object]) -> PictureSpec | GamePicture:
    return GamePicture.from_data(data) if "book" in data else PictureSpec.from_data(data)
