"""The boxes of a board for a window: :func:`layout`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trails_desktop.board.spec.areas import BAND, BOARD, ROWS, SIDE, TICKET, Area, BoardSpec
from trails_desktop.table.geometry.layout import Box

_WIDEST_SIDE: Final = 0.45  #: of the window, at most, is the panel beside the board
_LARGEST_TEXT: Final = 1.3  #: on the board itself: larger it would lie over cards; the panel beside follows wholly


@dataclass(frozen=True, slots=True)
class Boxes:
    """Where everything is. u: how much larger cards are than in the spec; text: how much larger words on the board are.
    board, side: the two parts of the window. areas: by key and whether the side is the own one. frames: box and
    word."""

    u: float
    text: float
    board: Box
    side: Box
    band: Box
    areas: dict[tuple[str, bool], Box]
    frames: tuple[tuple[Box, str], ...]
    plates: tuple[Box, Box]
    main: Box
    second: Box
    quiet: tuple[Box, Box]
    stations: dict[str, float]
    ticket: Box

    def plate(self, own: bool) -> Box:
        """Of the seat shown, or of the other one."""
        return self.plates[0 if own else 1]


def layout(spec: BoardSpec, width: float, height: float, scale: float = 1.0) -> Boxes:
    """The boxes of a board in a window. width, height: in logical pixels. scale: of the text, 1 to 2."""
    side = min(SIDE * scale * max(1.0, min(width / 1280, height / 800)), width * _WIDEST_SIDE)
    board = Box(0, 0, width - side, height)
    u = min(board.w / BOARD[0], board.h / BOARD[1])
    tall = board.h / BOARD[1]
    text = u * min(scale, _LARGEST_TEXT)

    def across(x: float) -> float:
        return x * u if x >= 0 else board.w + x * u

    def row(name: str, own: bool) -> Box:
        top, high = ROWS[name][0 if own else 1]
        middle = (top + high / 2) * tall
        grown = high * u
        if name == "hand":  # hands stand at the edges of the board
            return Box(0, board.h - grown if own else top * u, board.w, grown)
        return Box(0, middle - grown / 2, board.w, grown)

    def box(area: Area, own: bool) -> Box:
        there = row(area.row, own)
        left, right = across(area.left), across(area.right)
        return Box(left, there.y, right - left, there.h)

    areas = {(area.key, own): box(area, own) for area in spec.areas for own in (True, False)}
    frames = []
    for name, left, right, word in spec.boxes:
        for own in (True, False):
            there = row(name, own)
            pad = 3 * u if name == "home" else 0.0
            frames.append((Box(across(left), there.y - pad, across(right) - across(left), there.h + 2 * pad), word))
    home, other = row("home", True), row("home", False)
    x, _, w, h = spec.plate
    own_plate = Box(x * u, home.y - 3 * u, w * u, h * u)
    ox, oy, ow, oh = spec.other_plate
    other_plate = Box(ox * u, max(4 * u, other.bottom - (58 + 92 - oy) * u), ow * u, oh * u)
    foot = own_plate.bottom + 10 * u
    high = 34 * u
    quiet = (Box(12 * u, foot, 111 * u, high), Box(131 * u, foot, 111 * u, high))
    main = Box(board.w - 236 * u, board.h - 106 * u, 224 * u, 58 * u)
    second = Box(board.w - 236 * u, board.h - 42 * u, 224 * u, 30 * u)
    top, thick = BAND
    band = Box(0, (top + thick / 2) * tall - thick * u / 2, board.w, thick * u)
    stations = {s.word: across(s.x) for s in (*spec.steps.turn, *spec.steps.fight)}
    ticket = Box(across(spec.tickets), band.cy - TICKET[1] * u / 2, TICKET[0] * u, TICKET[1] * u)
    return Boxes(
        u, text, board, Box(board.w, 0, side, height), band, areas, tuple(frames), (own_plate, other_plate), main,
        second, quiet, stations, ticket,
    )  # fmt: skip
