"""Where the panels stand, as a short text that can be remembered. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Where = Literal["right", "left", "window"]
LogWhere = Literal["panel", "right", "left", "bottom", "window"]
PANEL: Final[tuple[Where, ...]] = ("right", "left", "window")
LOG: Final[tuple[LogWhere, ...]] = ("panel", "right", "left", "bottom", "window")


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where panel and log stand. chosen: the person gave the panel its width. state: sizes and places as the area
    tells them, "" as they come. ``str()`` gives the text that :func:`read` understands."""

    panel: Where = "right"
    log: LogWhere = "panel"
    chosen: bool = False
    state: str = ""

    def __str__(self) -> str:
        sizes = f" {'chosen' if self.chosen else 'usual'} {self.state}" if self.state else ""
        return f"{self.panel} {self.log}{sizes}"


def read(text: str) -> Arrangement:
    """The arrangement of a text; the usual one for a text that names none."""
    panel, log, chosen, state = (*text.split(" "), "", "", "", "")[:4]
    return Arrangement(
        next((one for one in PANEL if one == panel), "right"), next((one for one in LOG if one == log), "panel"),
        chosen == "chosen", state if state.isascii() else "",
    )  # fmt: skip
