"""Where everything on the table is: a pure function of window size, text scale and numbers of cards.

No Qt and no state. All numbers are logical pixels; ``u`` is the height of the window over 800. Rectangles are
:class:`Box`, cards are :class:`Place` (centre, width, degrees), a card is always 1.4 times as high as it is wide.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import pairwise
from typing import Final, NamedTuple

RATIO: Final = 1.4
SMALLEST: Final = 0.74  #: cards of a crowded row shrink to this before they overlap
SPREAD: Final = 0.6  #: neighbours of the card looked at in an overlapped row move by this share of what is hidden


class Z(IntEnum):
    """Stacking order of the scene, named once. Cards add their rank inside a zone as thousandths."""

    BOARD = 0
    ZONE = 1
    PILE = 2
    HOMEBASE = 3
    FIELD = 4
    STRIP = 5
    BAND = 6
    TICKET = 7
    HAND = 8
    ARROW = 9
    TAG = 10
    TRAY = 11
    HELD = 12
    BUBBLE = 13
    CURTAIN = 14


class Box(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies inside."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def grown(self, by: float) -> Box:
        """The same box with ``by`` more on every side."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


@dataclass(frozen=True, slots=True)
class Place:
    """Where one card lies: its centre, its width, its turn in degrees clockwise, its stacking height."""

    x: float
    y: float
    w: float
    rot: float = 0.0
    z: float = 0.0

    @property
    def h(self) -> float:
        return self.w * RATIO

    @property
    def box(self) -> Box:
        """The upright box of the card; a card turned by 90 degrees lies down, small tilts are ignored."""
        w, h = (self.h, self.w) if round(self.rot / 90) % 2 else (self.w, self.h)
        return Box(self.x - w / 2, self.y - h / 2, w, h)


@dataclass(frozen=True, slots=True)
class Side:
    """The boxes of one player's side."""

    plate: Box
    homebase: Box  #: the zone's line
    home_row: Box  #: where its cards lie
    field: Box
    field_row: Box
    hand: Box
    trail: Box
    exile: Box
    deck: Box

    def zone(self, name: str) -> Box:
        """The box of ``hand``, ``homebase``, ``field``, ``trail``, ``exile`` or ``deck``."""
        return {
            "hand": self.hand, "homebase": self.homebase, "field": self.field, "trail": self.trail,
            "exile": self.exile, "deck": self.deck,
        }[name]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Frame:
    """Every box of the table for one window. ``text`` scales texts on the board, ``side_text`` in the side panel."""

    width: float
    height: float
    u: float
    text: float
    side_text: float
    plate_text: float
    button_text: float
    band_text: float
    ticket_text: float
    board: Box
    side: Box
    mid: Box
    own: Side
    other: Side
    undo: Box
    auto: Box
    main: Box
    until: Box
    modes: Box
    field_card: float
    home_card: float
    hand_card: float
    back_card: float
    pile_card: float
    tray: Box

    def of(self, own: bool) -> Side:
        """The lower side for the seat that looks, the upper one for the other."""
        return self.own if own else self.other


def _clamp(value: float, low: float, high: float) -> float:
    return max(low, min(high, value))


def growth(width: float, height: float, panel: bool = True) -> float:
    """How much larger than 1920 x 1080 a window is, 1 at least: up to there words grow less than the cards, beyond it
    everything grows alike, so that a large screen without a device ratio does not have tiny words."""
    return max(1.0, min(width / (1920 if panel else 1500), height / 1080))


def panel_share(text_scale: float) -> float:
    """What share of the window the side panel has at a text scale: 22.5 % at 1, 34 at 1.25, 40 at 1.5, 45 at 2."""
    points = ((1.0, 0.225), (1.25, 0.34), (1.5, 0.40), (2.0, 0.45))
    for (low, less), (high, more) in pairwise(points):
        if text_scale <= high:
            return less + (more - less) * max(0.0, text_scale - low) / (high - low)
    return points[-1][1]


def frame(width: float, height: float, text_scale: float = 1.0, panel: bool = True) -> Frame:
    """The boxes of a window of that size. ``text_scale`` is the player's, 1.0 to 2.0. ``panel``:
    whether the side panel stands beside the board; else the board has all the width."""
    u, grown = height / 800, growth(width, height, panel)
    most = 1.25 * grown  # how large words become
    # With the text the panel grows, in which it is read: sooner than the text, up to 45 % of the window.
    plain = _clamp(0.225 * width, 248, 420 * grown)
    side_w = plain if text_scale <= 1.0 else _clamp(panel_share(text_scale) * width, plain, 420 * grown * text_scale)
    board_w = width - round(side_w) if panel else width
    text = _clamp(u, 0.84, most) * text_scale
    y = 6 * u
    hand_o = Box(0, y, board_w, 46 * u)
    y += 52 * u
    home_o = Box(0, y, board_w, 92 * u)
    y += 102 * u
    field_o = Box(10 * u, y, board_w - 20 * u, 163 * u)
    y += 166 * u
    mid = Box(0, y, board_w, 58 * u)
    y += 61 * u
    field = Box(10 * u, y, board_w - 20 * u, 163 * u)
    y += 173 * u
    home = Box(0, y, board_w, 92 * u)
    y += 100 * u
    hand = Box(0, y, board_w, height - y)

    large = text_scale > 1.3  # plate and button give way to the hand
    plate_w = min(_clamp(0.232 * board_w, 190, 312 * grown) * text_scale, (0.30 if large else 0.34) * board_w)
    # on a large screen the plate stays as high as its words, which grow less than the cards
    plate_h = min(122 * u * text_scale, 146 * u, 132 * text)
    plate_text = min(text, plate_h / 116, plate_w / 200)
    plate_o = Box(12 * u, 10 * u, plate_w, plate_h)
    plate = Box(12 * u, home.y - 3 * u, plate_w, plate_h)

    pile_w = 56 * u
    left = plate_w + 20 * u
    piles = 3 * (pile_w + 10 * u) + 12 * u
    room = board_w - piles - left - 10 * u

    def side(home_band: Box, field_box: Box, hand_box: Box, plate_box: Box, lift: float) -> Side:
        zone = Box(left, home_band.y - 3 * u, room, 98.4 * u)
        slots = [
            Box(board_w - piles + 6 * u + i * (pile_w + 10 * u), home_band.y - lift, pile_w, pile_w * RATIO)
            for i in range(3)
        ]
        return Side(plate_box, zone, _row_box(zone, u), field_box, _row_box(field_box, u), hand_box, *slots)

    main_scale = min(text, (hand.h - 14 * u) / 98)
    main_w = min(max(224 * u, 200 * main_scale), (0.34 if large else 0.4) * board_w)
    main_h = 58 * main_scale
    main = Box(board_w - main_w - 12 * u, height - 12 * u - main_h - 36 * main_scale, main_w, main_h)
    until = Box(main.x, main.bottom + 6 * u, main_w - 36 * main_scale, 30 * main_scale)
    modes = Box(until.right + 4 * main_scale, until.y, 32 * main_scale, until.h)
    main_left = main.x - 12 * u
    own_hand = Box(left, hand.y, max(main_left - left, 2 * 108 * u), hand.h)
    other_hand = Box(left, hand_o.y, room, hand_o.h)

    undo_h = min(34 * max(u, 0.9) * text_scale, height - plate.bottom - 16 * u)
    undo = Box(12 * u, plate.bottom + 12 * u, plate_w * 0.48, undo_h)
    auto = Box(12 * u + plate_w * 0.52, undo.y, plate_w * 0.48, undo_h)
    # The stations' names must not run into each other: their distance grows with the board, not with the text.
    band_text = min(_clamp(u, 0.82, most) * text_scale, mid.h / 46, max(0.82, board_w * 0.36 / 328))
    return Frame(
        width=width, height=height, u=u, text=text,
        side_text=_clamp(max(min(side_w, plain * text_scale) / 288, text_scale * 0.9), 0.86, most * text_scale),
        plate_text=plate_text, button_text=main_scale, band_text=band_text,
        ticket_text=min(_clamp(u, 0.86, most) * text_scale, mid.h / 40),
        board=Box(0, 0, board_w, height), side=Box(board_w, 0, round(side_w), height), mid=mid,
        own=side(home, field, own_hand, plate, 2 * u), other=side(home_o, field_o, other_hand, plate_o, 4 * u),
        undo=undo, auto=auto, main=main, until=until, modes=modes,
        field_card=112 * u, home_card=66 * u, hand_card=108 * u, back_card=60 * u, pile_card=pile_w,
        tray=Box(24 * u, field.y - 6 * u, board_w - 48 * u, 176 * u),
    )  # fmt: skip


def _row_box(zone: Box, u: float) -> Box:
    return Box(zone.x + 26 * u, zone.y, zone.w - 34 * u, zone.h)


@dataclass(frozen=True, slots=True)
class Row:
    """A laid row: centres and widths. ``stage`` says how tight it is: 0 roomy, 1 gap 4, 2 smaller cards, 3 overlap."""

    places: tuple[Place, ...]
    stage: int
    step: float = 0.0  #: distance of neighbours in stage 3


def row(
    turned: Sequence[bool],
    box: Box,
    width: float,
    gap: float,
    z: float,
    *,
    turn_in_place: bool = False,
    spread_at: int = -1,
    extra: Sequence[float] = (),
) -> Row:
    """Lay a row of cards into ``box``: gaps to 4 first, then cards down to 74 %, then an even overlap.

    turned: which cards lie on their side and take 1.4 widths. turn_in_place: in stage 3 turned cards take no more
    than upright ones (the homebase). spread_at: index of the card looked at; in stage 3 its neighbours move aside.
    extra: what each place needs beyond one card, in widths (a heap).
    """
    n = len(turned)
    if n == 0:
        return Row((), 0)
    room = box.w
    feet = [RATIO if side else 1.0 for side in turned]
    feet = [foot + more for foot, more in zip(feet, extra, strict=True)] if extra else feet
    scale, stage = 1.0, 0
    if sum(feet) * width + gap * (n - 1) > room:
        stage = 1
        wanted = sum(feet) * width
        gap = max(min(gap, 4.0), (room - wanted) / (n - 1)) if n > 1 else gap
        if wanted + gap * (n - 1) > room + 0.01:
            stage = 2
            scale = (room - gap * (n - 1)) / wanted
            if scale < SMALLEST:
                scale, stage = SMALLEST, 3
    w = width * scale
    # A card is never higher than its row allows, turned or not; text sizes follow the width.
    if stage < 3:
        spans = [foot * w for foot in feet]
        x = box.cx - (sum(spans) + gap * (n - 1)) / 2
        centres = []
        for span in spans:
            centres.append(x + span / 2)
            x += span + gap
        step = 0.0
    else:
        centres, step = _overlapped(feet, box, w, turn_in_place)
        if 0 <= spread_at < n:
            centres = _spread(centres, box, w, spread_at)
    places = tuple(
        Place(x, box.cy, w, 90.0 if side else 0.0, z + i / 1000)
        for i, (x, side) in enumerate(zip(centres, turned, strict=True))
    )
    return Row(places, stage, step)


def _overlapped(feet: Sequence[float], box: Box, w: float, in_place: bool) -> tuple[list[float], float]:
    """Centres of an even overlap that fills the box from edge to edge."""
    n = len(feet)
    first, last = feet[0] * w / 2, feet[-1] * w / 2
    if in_place:
        step = (box.w - first - last) / max(1, n - 1)
        return [box.x + first + i * step for i in range(n)], step
    total = sum(feet) * w
    gap = (box.w - total) / max(1, n - 1)
    centres, x = [], box.x
    for foot in feet:
        centres.append(x + foot * w / 2)
        x += foot * w + gap
    # Under a strong overlap a wide card may not reach back over its neighbour: keep centres rising.
    return centres, gap + w


def _spread(centres: Sequence[float], box: Box, w: float, at: int) -> list[float]:
    out = list(centres)
    for i, x in enumerate(centres):
        if i == at:
            continue
        near = 1 if i > at else -1
        neighbour = centres[at + near]
        hidden = max(0.0, w - abs(neighbour - centres[at]))
        share = SPREAD * hidden * (1 - (abs(i - at) - 1) / max(1, len(centres)))
        out[i] = _clamp(x + near * share, box.x + w / 2, box.right - w / 2)
    return out


def fan(n: int, box: Box, width: float, z: float, u: float, lifted: int = -1) -> tuple[Place, ...]:
    """The own hand: overlapping cards on a flat arc, cut by the window's lower edge. ``lifted`` stands up whole."""
    if n == 0:
        return ()
    tilt = min(2.4, 19.2 / max(1, n - 1))
    drop = 2.2 * u * (tilt / 2.4) ** 2
    step = min(0.80 * width, (box.w - 10 * u - width * 1.06) / max(1, n - 1))
    first = box.cx - step * (n - 1) / 2
    places = []
    for i in range(n):
        t = i - (n - 1) / 2
        x, y = first + i * step, box.y + 14 * u + drop * t * t + width * RATIO / 2
        if i == lifted:
            y = min(y, box.bottom - width * RATIO / 2 - 6 * u)
            places.append(Place(x, y, width, 0.0, z + 0.9))
        else:
            places.append(Place(x, y, width, t * tilt, z + i / 1000))
    return tuple(places)


def backs(n: int, box: Box, width: float, z: float, u: float) -> tuple[Place, ...]:
    """The other hand: backs turned by 180 degrees, their lower half showing under the window's upper edge."""
    if n == 0:
        return ()
    tilt = min(3.0, 24.0 / max(1, n - 1))
    step = min(0.74 * width, (box.w * 0.8 - width) / max(1, n - 1))
    arc = 1.2 * u * (tilt / 3.0) ** 2
    places = []
    for i in range(n):
        t = i - (n - 1) / 2
        y = box.y - 40 * u + min(arc * t * t, 8 * u) + width * RATIO / 2
        places.append(Place(box.cx + t * step, y, width, 180 - t * tilt, z + i / 1000))
    return tuple(places)


def open_backs(n: int, box: Box, z: float, u: float, lifted: int = -1) -> tuple[Place, ...]:
    """The other hand where it lies open: upright, whole names in a row under the window's edge, and the rest behind
    the homebase, which lies in front of it; the ``lifted`` one lies whole before the homebase."""
    width = min(86 * u, box.w / max(1, n) - 4 * u)
    width = max(width, 60 * u)
    step = min(width + 4 * u, (box.w - width) / max(1, n - 1))
    first = box.cx - step * (n - 1) / 2
    y = box.y + 2 * u + width * RATIO / 2
    return tuple(
        Place(first + i * step, y, width, 0.0, Z.HAND + 0.9 if i == lifted else z + i / 1000) for i in range(n)
    )


def tray(n: int, box: Box, width: float, z: float) -> tuple[Place, ...]:
    """Cards shown over the table (a pile looked through, cards to choose from), in one overlapping row."""
    inner = Box(box.x + 16, box.y, box.w - 32, box.h)
    laid = row([False] * n, inner, min(width, (box.h - 24) / RATIO), 8, z)
    return tuple(replace(place, y=box.cy) for place in laid.places)
