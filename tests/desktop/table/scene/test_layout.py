"""The layout as a pure function: four windows, rows from 1 to 15 cards, nothing outside, tightening in order."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import every
from trails_desktop.table.geometry import layout
from trails_desktop.table.geometry.layout import Box, Frame, Place, Z, frame

WINDOWS = [(1024, 640), (1280, 800), (1920, 1080), (3840, 2160)]
SIZES = list(itertools.product(WINDOWS, range(1, 16)))


def boxes(fr: Frame) -> dict[str, Box]:
    found = {"mid": fr.mid, "undo": fr.undo, "auto": fr.auto, "main": fr.main, "until": fr.until, "side": fr.side}
    for name, side in (("own", fr.own), ("other", fr.other)):
        for field in ("plate", "homebase", "field", "trail", "exile", "deck"):
            found[f"{name} {field}"] = getattr(side, field)
    return found


@pytest.mark.parametrize(
    ("window", "field", "home", "hand", "side"),
    [
        ((1024, 640), 90, 53, 86, 248),
        ((1280, 800), 112, 66, 108, 288),
        ((1920, 1080), 151, 89, 146, 420),
        ((3840, 2160), 302, 178, 292, 840),
    ],
)
def test_sizes_of_four_windows(window: tuple[int, int], field: int, home: int, hand: int, side: int) -> None:
    fr = frame(*window)
    assert (round(fr.field_card), round(fr.home_card), round(fr.hand_card), round(fr.side.w)) == (
        field,
        home,
        hand,
        side,
    )
    u = window[1] / 800
    assert fr.own.field.h == pytest.approx(163 * u) and fr.mid.h == pytest.approx(58 * u)


def test_beyond_full_hd_words_grow_with_the_window() -> None:
    small, large = frame(1920, 1080), frame(3840, 2160)
    for name in ("text", "side_text", "plate_text", "button_text", "band_text", "ticket_text"):
        assert getattr(large, name) == pytest.approx(2 * getattr(small, name), rel=0.02), name
    assert large.own.plate.h == pytest.approx(2 * small.own.plate.h, rel=0.02)
    # A very wide window is not a large one: its height has to allow it.
    assert frame(3840, 1080).text == small.text
    board = frame(3000, 2160, panel=False)  # the board of a large table, whose panel is a widget of its own
    assert board.text == pytest.approx(large.text)


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("window", WINDOWS)
def test_everything_is_inside_and_nothing_overlaps(window: tuple[int, int], scale: float) -> None:
    fr = frame(*window, scale)
    assert fr.side.w <= 0.45 * window[0] + 1
    for name, box in boxes(fr).items():
        assert box.x >= 0 and box.y >= 0, name
        assert box.right <= window[0] + 0.01 and box.bottom <= window[1] + 0.01, name
        assert box.w > 0 and box.h > 0, name
    for (a, first), (b, second) in itertools.combinations(boxes(fr).items(), 2):
        apart = (
            first.right <= second.x + 0.01 or second.right <= first.x + 0.01
            or first.bottom <= second.y + 0.01 or second.bottom <= first.y + 0.01
        )  # fmt: skip
        assert apart, f"{a} overlaps {b}"


@every(SIZES)
def test_rows_of_any_size_stay_in_their_zone(window: tuple[int, int], count: int) -> None:
    fr = frame(*window)
    patterns = [[False] * count, [True] * count, [i % 3 == 0 for i in range(count)]]
    for turned in patterns:
        for zone, row_box, width, home in (
            (fr.own.field, fr.own.field_row, fr.field_card, False),
            (fr.other.homebase, fr.other.home_row, fr.home_card, True),
        ):
            laid = layout.row(turned, row_box, width, 10 * fr.u, Z.FIELD, turn_in_place=home)
            assert len(laid.places) == count
            for place in laid.places:
                assert zone.x <= place.box.x + 0.01 and place.box.right <= zone.right + 0.01
                assert zone.y - 0.01 <= place.box.y and place.box.bottom <= zone.bottom + 0.01
            rising = [place.x for place in laid.places]
            assert rising == sorted(rising) and len(set(rising)) == count


def test_a_row_tightens_gap_first_then_size_then_overlap() -> None:
    box = Box(0, 0, 960, 200)
    rows = [layout.row([False] * n, box, 100, 12, Z.FIELD) for n in range(1, 16)]
    stages = [row.stage for row in rows]
    assert stages == sorted(stages) and set(stages) == {0, 1, 2, 3}
    for n, row in enumerate(rows, start=1):
        width = row.places[0].w
        gaps = [b.x - a.x - width for a, b in itertools.pairwise(row.places)]
        if row.stage == 0:
            assert width == 100 and all(gap == pytest.approx(12) for gap in gaps)
        elif row.stage == 1:
            assert width == 100 and all(4 <= gap < 12 for gap in gaps)
        elif row.stage == 2:
            assert 74 <= width < 100 and all(gap == pytest.approx(4) for gap in gaps)
        else:
            assert width == pytest.approx(74) and all(gap < 4 for gap in gaps), n


def test_later_cards_lie_on_top() -> None:
    places = layout.row([False] * 14, Box(0, 0, 600, 200), 100, 12, Z.FIELD).places
    assert [place.z for place in places] == sorted(place.z for place in places)
    assert places[0].z >= Z.FIELD and places[-1].z < Z.STRIP


def test_looking_at_a_card_spreads_its_neighbours() -> None:
    box = Box(0, 0, 600, 200)
    plain = layout.row([False] * 14, box, 100, 12, Z.FIELD)
    spread = layout.row([False] * 14, box, 100, 12, Z.FIELD, spread_at=6)
    before, after = plain.places, spread.places
    hidden = before[6].w - (before[7].x - before[6].x)
    assert after[6].x == before[6].x
    assert after[7].x - before[7].x == pytest.approx(0.6 * hidden)
    assert before[5].x - after[5].x == pytest.approx(0.6 * hidden)
    assert all(place.box.x >= -0.01 and place.box.right <= 600.01 for place in after)
    roomy = layout.row([False] * 3, box, 100, 12, Z.FIELD, spread_at=1)
    assert roomy == layout.row([False] * 3, box, 100, 12, Z.FIELD)


def test_a_turned_card_takes_more_room_and_lies_flat() -> None:
    laid = layout.row([False, True, False], Box(0, 0, 1000, 200), 100, 12, Z.FIELD)
    left, middle, right = laid.places
    assert middle.box.w == pytest.approx(140) and middle.box.h == pytest.approx(100)
    assert middle.box.x - left.box.right == pytest.approx(12) and right.box.x - middle.box.right == pytest.approx(12)


@every(SIZES)
def test_the_hand_shows_the_upper_part_of_every_card(window: tuple[int, int], count: int) -> None:
    fr = frame(*window)
    places = layout.fan(count, fr.own.hand, fr.hand_card, Z.HAND, fr.u)
    for place in places:
        assert fr.own.hand.x - 20 * fr.u <= place.box.x and place.box.right <= fr.main.x + 20 * fr.u
        assert place.box.y >= fr.own.hand.y
        assert window[1] - place.box.y >= 0.36 * place.h, "name and cost must show"
    middle = places[count // 2]
    assert window[1] - middle.box.y >= 0.72 * middle.h


def test_a_lifted_card_stands_up_whole_over_the_others() -> None:
    fr = frame(1280, 800)
    places = layout.fan(7, fr.own.hand, fr.hand_card, Z.HAND, fr.u, lifted=2)
    assert places[2].rot == 0 and places[2].box.bottom <= 800
    assert places[2].z == max(place.z for place in places)


def test_the_other_hand_hangs_in_from_above_upside_down() -> None:
    fr = frame(1280, 800)
    for count in range(1, 16):
        for place in layout.backs(count, fr.other.hand, fr.back_card, Z.PILE, fr.u):
            assert place.box.y < 0 < place.box.bottom < fr.other.homebase.y + 8
            assert 150 < place.rot < 210
            assert fr.other.hand.x <= place.box.x and place.box.right <= fr.other.hand.right


@given(
    st.lists(st.booleans(), min_size=1, max_size=15),
    st.floats(300, 3000),
    st.floats(40, 300),
    st.booleans(),
    st.integers(-1, 14),
)
def test_any_row_fits_its_box(turned: list[bool], room: float, width: float, in_place: bool, at: int) -> None:
    if room < 1.4 * width * layout.SMALLEST * 2:
        return
    laid = layout.row(turned, Box(50, 0, room, 400), width, 12, Z.FIELD, turn_in_place=in_place, spread_at=at)
    for place in laid.places:
        assert place.box.x >= 50 - 0.4 * place.w and place.box.right <= 50 + room + 0.4 * place.w
    assert all(isinstance(place, Place) for place in laid.places)


def test_growth_asks_for_both_sides() -> None:
    assert layout.growth(1280, 800) == 1.0 and layout.growth(1920, 1080) == 1.0
    assert layout.growth(3840, 2160) == 2.0
    assert layout.growth(5120, 1440) == pytest.approx(1440 / 1080)
    assert layout.growth(3000, 2160, panel=False) == 2.0, "a board without its panel"
