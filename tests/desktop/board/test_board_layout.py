"""Where things lie on the board of any game: nothing over the edge, nothing over each other, at every size."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.views import CardView, SideView, View
from trails_desktop.board.spec.areas import BoardSpec
from trails_desktop.board.spec.layout import layout
from trails_desktop.board.spec.placing import Spot, place
from trails_desktop.games.eightfold.spec import SPEC as EIGHTFOLD
from trails_desktop.games.seawall.spec import SPEC as SEAWALL
from trails_desktop.table.geometry.layout import Box

SIZES = [(1024, 640), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160)]
GAMES = [SEAWALL, EIGHTFOLD]


def card(ident: int, zone: str, kind: str = "unit", turned: bool = False, host: int = 0, owner: int = 0) -> CardView:
    return CardView(ident, owner, zone, "Name", "n", kind, turned=turned, host=host)


def seen(*cards: CardView) -> View:
    sides = []
    for seat in (0, 1):
        zones: dict[str, tuple[CardView, ...]] = {}
        for one in cards:
            if one.owner == seat:
                zones[one.zone] = (*zones.get(one.zone, ()), one)
        sides.append(SideView(seat, zones, {zone: len(there) for zone, there in zones.items()}))
    return View(0, 1, 0, "main", "", tuple(sides))


def apart(one: Box, other: Box) -> bool:
    return (
        one.right <= other.x + 0.5 or other.right <= one.x + 0.5
        or one.bottom <= other.y + 0.5 or other.bottom <= one.y + 0.5
    )  # fmt: skip


def spots(spec: BoardSpec, view: View, size: tuple[int, int] = (1280, 800)) -> list[Spot]:
    return list(place(spec, layout(spec, *size), view))


@pytest.mark.parametrize("spec", GAMES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_boxes_stay_inside_and_apart(spec: BoardSpec, size: tuple[int, int], scale: float) -> None:
    boxes = layout(spec, *size, scale)
    inside = [*boxes.areas.values(), *boxes.plates, boxes.main, boxes.second, *boxes.quiet, boxes.band]
    for box in inside:
        assert box.w > 0 and box.x >= -0.5 and box.y >= -0.5
        assert box.right <= boxes.board.w + 0.5 and box.bottom <= boxes.board.h + 0.5
    assert boxes.board.w + boxes.side.w == pytest.approx(size[0])
    assert boxes.side.w <= 0.45 * size[0] + 0.5
    for one, other in combinations([*boxes.areas.values(), *boxes.plates, boxes.band], 2):
        assert apart(one, other), (one, other)


@pytest.mark.parametrize("size", SIZES)
def test_a_full_line_shrinks_and_stays_inside(size: tuple[int, int]) -> None:
    units = [
        card(i, "battle", turned=i % 2 == 0, owner=seat) for seat in (0, 1) for i in range(1 + 10 * seat, 7 + 10 * seat)
    ]
    pilots = [card(40 + one.id, "battle", "pilot", host=one.id, owner=one.owner) for one in units]
    boxes = layout(SEAWALL, *size)
    lying = place(SEAWALL, boxes, seen(*units, *pilots))
    hosts = [spot for spot in lying if spot.face != "tab"]
    assert len(hosts) == 12 and len(lying) == 24
    for one, other in combinations(hosts, 2):
        assert apart(one.box, other.box)
    for spot in lying:
        area = boxes.areas["battle", spot.own]
        assert area.x <= spot.box.x and spot.box.right <= area.right
        assert area.y - 1 <= spot.box.y and spot.box.bottom <= area.bottom + 2


def test_a_pilot_shows_below_its_unit_and_an_item_beside_its_bearer() -> None:
    unit, pilot = spots(SEAWALL, seen(card(1, "battle"), card(2, "battle", "pilot", host=1)))[::-1]
    assert (unit.card.id, pilot.card.id, pilot.face) == (1, 2, "tab")
    assert unit.z > pilot.z and pilot.box.bottom > unit.box.bottom
    bearer, item = spots(EIGHTFOLD, seen(card(1, "field", "forward"), card(2, "field", "weapon", host=1)))[::-1]
    assert bearer.card.id == 1 and item.box.right > bearer.box.right and item.z < bearer.z


def test_turned_resources_lie_behind_the_upright_ones() -> None:
    cards = [card(i, "resources", "resource", turned=i < 3) for i in range(1, 8)]
    lying = spots(SEAWALL, seen(*cards))
    assert [spot.card.id for spot in sorted(lying, key=lambda spot: spot.x)] == [3, 4, 5, 6, 7, 1, 2]
    assert all(spot.turned == (spot.card.id < 3) for spot in lying)


def test_the_top_shield_stands_out_to_the_other_side() -> None:
    shields = [
        CardView(i, seat, "shields", face_up=False) for seat in (0, 1) for i in range(1 + 10 * seat, 7 + 10 * seat)
    ]
    lying = spots(SEAWALL, seen(*shields))
    own = [spot for spot in lying if spot.own]
    assert own[-1].y < own[0].y and len({round(spot.y) for spot in own[:-1]}) == 1
    other = [spot for spot in lying if not spot.own]
    assert other[-1].y > other[0].y


def test_one_zone_is_divided_by_type() -> None:
    view = seen(
        card(1, "field", "forward"),
        card(2, "field", "backup"),
        card(3, "field", "monster"),
        card(4, "field", "formation"),
    )
    assert {spot.card.id: spot.area for spot in spots(EIGHTFOLD, view)} == {
        1: "forwards", 2: "backups", 3: "monsters", 4: "formation",
    }  # fmt: skip


def test_of_a_pile_only_the_top_card_is_drawn() -> None:
    lying = spots(SEAWALL, seen(*[card(i, "trash") for i in range(1, 6)]))
    assert [spot.card.id for spot in lying] == [5]


@pytest.mark.parametrize("count", [1, 7, 15, 30])
def test_a_hand_fits_between_plate_and_buttons(count: int) -> None:
    boxes = layout(SEAWALL, 1280, 800)
    lying = place(SEAWALL, boxes, seen(*[card(i, "hand") for i in range(1, count + 1)]))
    assert min(spot.box.x for spot in lying) >= boxes.plates[0].right - 1
    assert max(spot.box.right for spot in lying) <= boxes.main.x + 1
