"""Where each card of a view lies: :func:`place`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.views import CardView, SideView, View
from trails_desktop.board.spec.areas import RATIO, Area, BoardSpec
from trails_desktop.board.spec.layout import Boxes
from trails_desktop.table.geometry.layout import Box

SMALLEST: Final = 0.74  #: cards of a crowded line shrink to this before they overlap
_GAP: Final = 14.0
_TAB: Final = 24.0  #: so much of a card under another one shows at its foot
_BEHIND: Final = 0.24  #: so much of it shows at the right, in breadths of a card
_OUT: Final = 12.0
_READY: Final = 96.0  #: left free at the end of a rank for how many are ready
_TILT: Final = 2.4  #: degrees between neighbours in a hand


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies. x, y: its middle. width: of the upright card. turned: it lies on its side. angle: in degrees,
    for a hand. face: which face it wears: "" the printed one, "chip", "tab", "slot", "ticket". z: what lies higher.
    size: of one that has not the shape of a card."""

    card: CardView
    area: str
    own: bool
    x: float
    y: float
    width: float
    turned: bool = False
    angle: float = 0.0
    face: str = ""
    z: float = 0.0
    size: tuple[float, float] | None = None

    @property
    def box(self) -> Box:
        """The rectangle that it covers, a tilt left out."""
        w, h = self.width, self.width * RATIO
        if self.size is not None:
            w, h = self.size
        elif self.turned:
            w, h = h, w
        return Box(self.x - w / 2, self.y - h / 2, w, h)


def place(spec: BoardSpec, boxes: Boxes, view: View) -> tuple[Spot, ...]:
    """Every card that is drawn, the lowest first."""
    spots: list[Spot] = []
    for side in view.sides:
        own = side.seat == view.seat
        for nth, area in enumerate(spec.areas):
            cards = cards_of(area, side)
            box = boxes.areas[area.key, own]
            spots += _FORMS[area.form](area, box, boxes.u, own, cards, 10.0 * nth)
    for nth, card in enumerate(view.shared):
        back = len(view.shared) - 1 - nth
        x, y = boxes.ticket.cx + back * 8 * boxes.u, boxes.ticket.cy - back * 12 * boxes.u
        size = (boxes.ticket.w, boxes.ticket.h)
        own = card.owner == view.seat
        spots.append(Spot(card, "", own, x, y, 98 * boxes.u, face="ticket", z=85 + 0.01 * nth, size=size))
    return tuple(sorted(spots, key=lambda spot: spot.z))


def cards_of(area: Area, side: SideView) -> tuple[CardView, ...]:
    """The cards of a side that belong to an area, those under another one with it."""
    there = side.zones.get(area.zone, ())
    if not area.types:
        return tuple(there)
    hosts = {card.id for card in there if card.type in area.types and not card.host}
    return tuple(card for card in there if card.id in hosts or card.host in hosts)


def _stand(area: Area, box: Box, u: float, width: float) -> float:
    """The middle of the cards in height."""
    return box.cy + area.rise * u


def _line(area: Area, box: Box, u: float, own: bool, cards: Sequence[CardView], z: float) -> list[Spot]:
    hosts = [card for card in cards if not card.host]
    below: dict[int, list[CardView]] = {}
    for card in cards:
        if card.host:
            below.setdefault(card.host, []).append(card)
    hosts += [card for card in cards if card.host and all(card.host != host.id for host in hosts)]

    def wide(card: CardView) -> float:
        more = _BEHIND if area.under == "behind" and card.id in below else 0.0
        return (RATIO if card.turned else 1.0) + more

    room = box.w - 24 * u
    gap = (area.step or _GAP) * u
    need = sum(wide(card) for card in hosts) * area.width * u
    between = gap * max(0, len(hosts) - 1)
    shrink = min(1.0, max(SMALLEST, (room - between) / need)) if need else 1.0
    width = area.width * u * shrink
    total = sum(wide(card) for card in hosts) * width
    step = gap if total + between <= room + 0.5 else (room - total) / max(1, len(hosts) - 1)
    x = box.cx - (total + step * max(0, len(hosts) - 1)) / 2
    spots = []
    for nth, card in enumerate(hosts):
        broad = (RATIO if card.turned else 1.0) * width
        tabs = below.get(card.id, []) if area.under else []
        lift = (_TAB * u * shrink / 2) if tabs and area.under == "tab" else 0.0
        spot = Spot(card, area.key, own, x + broad / 2, _stand(area, box, u, width) - lift, width, card.turned,
                    z=z + 0.01 * nth + 0.005)  # fmt: skip
        for deep, lower in enumerate(tabs):
            spots.append(_under(area, spot, lower, u * shrink, deep, z + 0.01 * nth + 0.001 * (4 - min(deep, 3))))
        spots.append(spot)
        x += wide(card) * width + step
    return spots


def _under(area: Area, host: Spot, card: CardView, u: float, deep: int, z: float) -> Spot:
    if area.under == "tab":
        foot = host.box.bottom + (_TAB - 33 / 2) * u + deep * _TAB * u
        return Spot(card, area.key, host.own, host.x, foot, host.width, face="tab", z=z,
                    size=(host.box.w - 6 * u, 33 * host.width / 98))  # fmt: skip
    width = host.width * 0.8
    right = host.box.right + _BEHIND * host.width * (1 + 0.4 * deep)
    return Spot(card, area.key, host.own, right - width / 2, host.y + 12 * u, width, z=z)


def _rank(area: Area, box: Box, u: float, own: bool, cards: Sequence[CardView], z: float) -> list[Spot]:
    upright = [card for card in cards if not card.turned]
    rested = [card for card in cards if card.turned]
    width = area.width * u
    step = (area.step or area.width + 6) * u
    close = (area.rested or area.step or area.width + 6) * u
    long = width * RATIO
    ordered = list(cards) if area.places else [*upright, *rested]
    need = 0.0
    for card in ordered:
        need += close if card.turned else step
    need += long - close if rested else 0.0
    room = box.w - (_READY * u if area.face == "chip" else 0.0)
    fit = min(1.0, room / need) if need else 1.0
    spots, x = [], box.x
    for nth, card in enumerate(ordered):
        broad = long if card.turned else width
        face = area.face
        y = _stand(area, box, u, width)
        spots.append(Spot(card, area.key, own, x + broad / 2, y, width, card.turned, face=face, z=z + 0.01 * nth))
        advance = close if card.turned else step
        if not area.places and nth + 1 < len(ordered) and ordered[nth + 1].turned and not card.turned:
            advance += 8 * u
        x += advance * fit
    return spots


def _fan(area: Area, box: Box, u: float, own: bool, cards: Sequence[CardView], z: float) -> list[Spot]:
    width = area.width * u
    step = min((area.step or 13) * u, (box.w - width) / max(1, len(cards) - 1))
    spots = []
    for nth, card in enumerate(cards):
        top = nth == len(cards) - 1
        y = _stand(area, box, u, width) + ((-_OUT if own else _OUT) * u if top else 0.0)
        spots.append(Spot(card, area.key, own, box.x + width / 2 + nth * step, y, width, z=z + 0.01 * nth))
    return spots


def _pile(area: Area, box: Box, u: float, own: bool, cards: Sequence[CardView], z: float) -> list[Spot]:
    if not cards:
        return []
    width = area.width * u
    return [Spot(cards[-1], area.key, own, box.x + width / 2, _stand(area, box, u, width), width, z=z)]


def slot(area: Area, box: Box, u: float, nth: int) -> Box:
    """The place of a numbered slot."""
    width = area.width * u
    column, line = nth % area.columns, nth // area.columns
    x = box.x + column * (width + 2.4 * u)
    y = box.y + (10 + area.rise) * u + line * (width * RATIO + 9 * u)
    return Box(x, y, width, width * RATIO)


def _slots(area: Area, box: Box, u: float, own: bool, cards: Sequence[CardView], z: float) -> list[Spot]:
    spots = []
    for nth, card in enumerate(cards):
        there = slot(area, box, u, min(nth, max(area.places, 1) - 1))
        spots.append(Spot(card, area.key, own, there.cx, there.cy, there.w, face="slot", z=z + 0.01 * nth))
    return spots


def _hand(area: Area, box: Box, u: float, own: bool, cards: Sequence[CardView], z: float) -> list[Spot]:
    width = (area.width if own else 60.0) * u
    count = len(cards)
    step = min(width * 0.8 if own else 44 * u, (box.w - width) / max(1, count - 1))
    tilt = min(_TILT, 24 / max(1, count)) if own else min(3.0, 30 / max(1, count))
    spots = []
    for nth, card in enumerate(cards):
        t = nth - (count - 1) / 2
        bow = 2.2 * min(abs(t), 6) ** 2 * u * (6 / max(6, count))
        high = width * RATIO
        y = box.bottom - high / 2 + 18 * u + bow if own else box.bottom - high / 2 - bow * 0.5
        spots.append(Spot(card, area.key, own, box.cx + t * step, y, width, angle=t * tilt * (1 if own else -1),
                          z=100 + z + 0.01 * nth))  # fmt: skip
    return spots


_FORMS: Final = {"line": _line, "rank": _rank, "fan": _fan, "pile": _pile, "slots": _slots, "hand": _hand}
