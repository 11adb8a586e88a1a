"""From a view to what lies on the table: every card that is drawn, by key, with its place and its face. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal

from engine.trails.views.records import CardView, PlayerView, View
from trails_desktop.table.cards.faces import Face, face_of
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.geometry import layout
from trails_desktop.table.geometry.keys import Key, key_of
from trails_desktop.table.geometry.layout import Frame, Place, Z
from trails_desktop.table.placing.heaps import heaped_row, heaps
from trails_desktop.table.placing.picker import tray_places

Pile = Literal["trail", "exile", "deck"]
PILES: Final[tuple[Pile, ...]] = ("trail", "exile", "deck")


@dataclass(frozen=True, slots=True)
class Shown:
    """One card on the table. ``turned`` cards lie on their side; ``tray`` cards are shown over the table."""

    key: Key
    obj: int
    seat: int
    zone: str
    place: Place
    face: Face
    card: CardView
    turned: bool = False
    tray: bool = False
    seen: float = 0.0  #: pixels of its left part that the next card of the row leaves free; 0 = all of it
    heap: int = 0  #: how many cards lie under this one in a heap of the same, itself included; 0 = no heap
    nth: int = 0  #: in an open heap, the card the cursor stands on: which one of ``heap`` it is, from 1


@dataclass(frozen=True, slots=True)
class Looking:
    """What the person at the table looks at, as far as it moves cards: the card under the pointer or the cursor,
    and the cards laid out over the table (``tray``)."""

    at: Key | None = None
    tray: tuple[CardView, ...] = ()
    opening: str = ""  #: the own zone that makes room for the card being dragged
    raised: frozenset[int] = frozenset()  #: marked cards, lifted a little
    cursor: Key | None = None  #: the keyboard cursor: its heap lies open, its card on top of its neighbours


def bottom_seat(view: View, seat: int) -> int:
    """The seat shown below: the one that looks, seat 0 for an open view without a seat."""
    return view.seat if view.seat in (0, 1) else seat if seat in (0, 1) else 0


def field_order(cards: Iterable[CardView]) -> list[CardView]:
    """UNITs first, ITEMs to the right, otherwise as they came."""
    return sorted(cards, key=lambda card: bool(card.types) and "UNIT" not in card.types and not card.stunned)


def arrange(view: View, below: int, fr: Frame, names: CardNames, looking: Looking | None = None) -> dict[Key, Shown]:
    """Every card that is drawn. ``below`` is the seat at the lower side."""
    looking = looking or Looking()
    shown: dict[Key, Shown] = {}
    for player in view.players:
        own = player.seat == below
        _hand(shown, player, own, fr, names, looking)
        _row(shown, player, "homebase", own, fr, names, looking)
        _row(shown, player, "field", own, fr, names, looking)
    _tray(shown, fr, names, looking)
    at = shown.get(looking.cursor) if looking.cursor is not None else None
    if at is not None and not at.tray and at.zone in ("field", "homebase"):
        # Whole, with its ring: in a crowded row the next card would lie on it.
        shown[at.key] = replace(at, place=replace(at.place, z=at.place.z + 0.5), seen=0.0)
    for key, card in shown.items():
        if card.obj in looking.raised and card.obj:
            up = (22 if card.zone == "hand" else 8) * fr.u
            shown[key] = replace(card, place=replace(card.place, y=card.place.y - up))
    return shown


def _hand(shown: dict[Key, Shown], player: PlayerView, own: bool, fr: Frame, names: CardNames, look: Looking) -> None:
    keys: list[Key] = [
        key_of(card.id) if card.id else ("hand", player.seat, index) for index, card in enumerate(player.hand)
    ]
    box = fr.of(own).hand
    lifted = keys.index(look.at) if look.at in keys else -1
    if own:
        places = layout.fan(len(keys), box, fr.hand_card, Z.HAND, fr.u, lifted)
    elif player.hand and all(face_of(card, names).kind == "face" for card in player.hand):
        places = layout.open_backs(len(keys), box, Z.PILE, fr.u, lifted)
    else:
        places = layout.backs(len(keys), box, fr.back_card, Z.PILE, fr.u)
    for key, card, place in zip(keys, player.hand, places, strict=True):
        face = face_of(card, names)
        if not own and face.kind == "face" and place.rot:
            # One that was shown stands upright among the backs, and hangs so low that its name can be read.
            place = replace(place, rot=180 - place.rot, y=box.y + 2 * fr.u + place.h / 2)
        shown[key] = Shown(key, card.id, player.seat, "hand", place, face, card)


def _row(
    shown: dict[Key, Shown], player: PlayerView, zone: str, own: bool, fr: Frame, names: CardNames, look: Looking
) -> None:
    cards = field_order(player.field) if zone == "field" else list(player.homebase)
    side = fr.of(own)
    home = zone == "homebase"
    opening = own and look.opening == zone
    if not opening and _heaped(shown, player, zone, side.home_row if home else side.field_row, fr, names, look, cards):
        return
    keys = [key_of(card.id) for card in cards]
    turned = _turned(cards)
    gap_at = _landing_index(cards, zone)
    laid = layout.row(
        [*turned[:gap_at], False, *turned[gap_at:]] if opening else turned,
        side.home_row if home else side.field_row,
        fr.home_card if home else fr.field_card,
        (7 if home else 12) * fr.u,
        Z.HOMEBASE if home else Z.FIELD,
        turn_in_place=home,
        spread_at=keys.index(look.at) if look.at in keys and not opening else -1,
    )
    places = (*laid.places[:gap_at], *laid.places[gap_at + 1 :]) if opening else laid.places
    for i, (key, card, place, side_on) in enumerate(zip(keys, cards, places, turned, strict=True)):
        free = places[i + 1].box.x - place.box.x if i + 1 < len(places) else place.box.w
        seen = max(0.0, free) if free < place.box.w else 0.0
        shown[key] = Shown(key, card.id, player.seat, zone, place, face_of(card, names), card, side_on, seen=seen)


def _heaped(
    shown: dict[Key, Shown], player: PlayerView, zone: str, box: layout.Box, fr: Frame, names: CardNames, look: Looking,
    cards: list[CardView],
) -> bool:  # fmt: skip
    """Lay a row whose cards would overlap with the same cards in heaps. False if there is no need, or nothing to
    heap."""
    home = zone == "homebase"
    width, gap, z = (
        (fr.home_card, 7 * fr.u, Z.HOMEBASE) if home else (fr.field_card, 12 * fr.u, Z.FIELD)
    )  # fmt: skip
    if len(cards) < 3 or layout.row(_turned(cards), box, width, gap, z, turn_in_place=home).stage < 3:
        return False
    groups = heaps(cards, look.raised)
    if len(groups) == len(cards):
        return False
    turned = [not group[0].ready or group[0].stunned for group in groups]
    at = next((i for i, group in enumerate(groups) for card in group if key_of(card.id) == look.cursor), -1)
    laid = heaped_row(groups, turned, box, width, gap, z, home, at)
    flat = [(card, group, nth) for group in groups for nth, card in enumerate(group, start=1)]
    for i, ((card, group, nth), place) in enumerate(zip(flat, laid.places, strict=True)):
        walked = len(group) > 1 and key_of(card.id) == look.cursor
        heap = len(group) if len(group) > 1 and (walked or nth == len(group)) else 0
        free = laid.places[i + 1].box.x - place.box.x if i + 1 < len(flat) else place.box.w
        seen = max(0.0, free) if free < place.box.w else 0.0
        shown[key_of(card.id)] = Shown(
            key_of(card.id), card.id, player.seat, zone, place, face_of(card, names), card,
            card.stunned or not card.ready, seen=seen, heap=heap, nth=nth if walked else 0,
        )  # fmt: skip
    return True


def _tray(shown: dict[Key, Shown], fr: Frame, names: CardNames, look: Looking) -> None:
    places = tray_places(len(look.tray), fr)
    for index, (card, place) in enumerate(zip(look.tray, places, strict=True)):
        key = key_of(card.id) if card.id else ("tray", index)
        known = card if card.face_up else replace(card, face_up=True)
        shown[key] = Shown(key, card.id, card.owner, card.zone, place, face_of(known, names), card, tray=True)


def _turned(cards: Iterable[CardView]) -> list[bool]:
    return [card.stunned or not card.ready for card in cards]


def _landing_index(cards: list[CardView], zone: str) -> int:
    """Behind the last UNIT of the field, at the end of the homebase."""
    if zone != "field":
        return len(cards)
    return sum(1 for card in cards if "UNIT" in card.types or not card.types or card.stunned)


def landing(view: View, below: int, zone: str, fr: Frame) -> Place:
    """Where a card dropped into an own zone would come to lie: the place its row keeps open for it."""
    player = view.players[below]
    home = zone == "homebase"
    cards = field_order(player.field) if zone == "field" else list(player.homebase)
    turned = _turned(cards)
    at = _landing_index(cards, zone)
    side = fr.of(True)
    laid = layout.row(
        [*turned[:at], False, *turned[at:]],
        side.home_row if home else side.field_row,
        fr.home_card if home else fr.field_card,
        (7 if home else 12) * fr.u,
        Z.ZONE,
        turn_in_place=home,
    )
    return laid.places[at]
