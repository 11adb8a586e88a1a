"""The painted parts of the table: every state shows, lamps tell the bond, buttons answer mouse and keyboard."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

import trails_desktop.table.furniture.plate as plate_module
import trails_desktop.table.furniture.ribbon as ribbon_module
from engine.trails.views.records import CombatView, PlayerView, View
from tests.desktop.parts import Bench, painted, picture
from trails_desktop.match.api import CardTag, Forecast
from trails_desktop.match.auto_pass import station_of
from trails_desktop.table.furniture.board import Board, BoardState
from trails_desktop.table.furniture.plate import Plate, PlateState
from trails_desktop.table.furniture.ribbon import STATIONS, Ribbon, RibbonState
from trails_desktop.table.furniture.tags import Tag, TagState, joint_state, tag_state, tag_text
from trails_desktop.table.furniture.tickets import Ticket, Tickets, TicketsState
from trails_desktop.table.furniture.zones import PileLabel, PileState, ZoneFrame, ZoneState
from trails_desktop.table.pieces.bubble import Bubble, BubbleLine, BubbleState, bubble_box
from trails_desktop.table.pieces.buttons import ButtonState, TableButton
from trails_desktop.table.pieces.part import Part
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.paint import lamp_centres
from trails_desktop.ui.theme import Theme, ThemeName, theme

DARK = theme("dark")
THEMES: tuple[ThemeName, ...] = ("dark", "light", "contrast")
BRYN = PlateState("Bryn", "unlit", 19, 0, 1, 4, doing="waiting")


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[Bench]:
    made = Bench()
    yield made
    made.close()


def _all_differ(images: list[QImage]) -> bool:
    return all(a != b for a, b in itertools.combinations(images, 2))


@pytest.mark.parametrize("name", THEMES)
def test_every_plate_state_looks_different(name: ThemeName) -> None:
    states = (
        BRYN,
        replace(BRYN, bond=18),
        replace(BRYN, deciding=True),
        replace(BRYN, initiative=True),
        replace(BRYN, ghosts=3),
        replace(BRYN, sign="may"),
        replace(BRYN, sign="target"),
        replace(BRYN, focused=True),
        replace(BRYN, cp=11),
        replace(BRYN, hand=5),
    )
    images = []
    for state in states:
        plate = Plate(theme(name))
        plate.show_state(state)
        images.append(picture(plate, 230, 122))
    assert min(painted(image) for image in images) > 400
    assert _all_differ(images)


def _lit(bond: int, look: Theme, ghosts: int = 0) -> tuple[int, int]:
    """How many lamps burn, and how many are about to go out, read off the picture."""
    plate = Plate(look)
    plate.show_state(replace(BRYN, bond=bond, ghosts=ghosts))
    image = picture(plate, 230, 122)
    margin = -plate.boundingRect().left()
    lit = going = 0
    for at in lamp_centres(QRectF(14, 62, 202, 25)):
        colour = QColor(image.pixel(round(at.x() + margin - 0.5), round(at.y() + margin - 0.5)))
        lit += colour.red() > 200 and colour.green() > 150
        going += colour.red() > colour.green() + 15 and colour.red() < 160
    return lit, going


@pytest.mark.parametrize(("bond", "burning"), [(40, 40), (27, 27), (20, 20), (1, 1), (0, 0), (-5, 0), (43, 40)])
def test_as_many_lamps_burn_as_there_is_bond(bond: int, burning: int) -> None:
    assert _lit(bond, DARK) == (burning, 0)


def test_lamps_that_a_forecast_would_put_out_are_marked() -> None:
    assert _lit(19, DARK, ghosts=3) == (16, 3)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("width", "scale"), [(190, 0.84), (230, 1.0), (312, 1.25), (340, 1.25)])
def test_cp_and_ep_keep_to_their_own_room(
    name: ThemeName, width: int, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[float, float]] = []
    real, pips = plate_module.text, plate_module.pips

    def note(p, x, y, s, used, colour, align="l", width=None, shadow=None):  # type: ignore[no-untyped-def]
        wide = real(p, x, y, s, used, colour, align, width, shadow)
        if y > 90 * scale:
            written.append((x - wide, x) if align == "r" else (x, x + wide))
        return wide

    def row(p, x, y, *rest):  # type: ignore[no-untyped-def]
        wide = pips(p, x, y, *rest)
        written.append((x, x + wide))
        return wide

    monkeypatch.setattr(plate_module, "text", note)
    monkeypatch.setattr(plate_module, "pips", row)
    for count in range(16):
        written.clear()
        plate = Plate(theme(name))
        plate.show_state(replace(BRYN, cp=count, ep=15 - count, hand=10 if count > 7 else 3))
        picture(plate, width, 122 * scale, scale)
        assert len(written) == 5
        ordered = sorted(written)
        assert all(a[1] <= b[0] for a, b in itertools.pairwise(ordered)), (count, ordered)
        assert ordered[-1][1] <= width


def test_negative_bond_is_written_with_a_minus_and_said() -> None:
    plate = Plate(DARK)
    plate.show_state(replace(BRYN, bond=-5))
    below = picture(plate, 230, 122)
    plate.show_state(replace(BRYN, bond=5))
    assert below != picture(plate, 230, 122)
    plate.show_state(replace(BRYN, bond=-5, deciding=True, initiative=True))
    assert "bond -5" in plate.accessible_name()
    assert "to decide" in plate.accessible_name() and "initiative" in plate.accessible_name()


def test_a_plate_can_be_chosen_as_target(bench: Bench, qtbot: QtBot) -> None:
    plate = Plate(DARK)
    plate.show_state(BRYN)
    bench.show(plate, QRectF(100, 100, 230, 122))
    with qtbot.waitSignal(plate.pressed):
        bench.click(plate, QPointF(100, 60))


@pytest.mark.parametrize("name", THEMES)
def test_every_button_state_looks_different(name: ThemeName) -> None:
    base = ButtonState("Attack", "3 UNITs", "Enter", kind="primary")
    states = (
        base,
        replace(base, enabled=False),
        replace(base, kind="second"),
        replace(base, kind="ghost"),
        replace(base, kind="second", checked=True),
        replace(base, detail=""),
        replace(base, icon="flag"),
    )
    images = []
    for state in states:
        button = TableButton(theme(name))
        button.show_state(state)
        images.append(picture(button, 224, 58))
    assert min(painted(image) for image in images) > 120
    assert _all_differ(images)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_buttons_are_pressed_by_keys(bench: Bench, qtbot: QtBot, key: Qt.Key) -> None:
    button = TableButton(DARK)
    button.show_state(ButtonState("Pass"))
    bench.show(button, QRectF(10, 10, 120, 34))
    with qtbot.waitSignal(button.pressed):
        bench.key(button, key)


def test_buttons_are_pressed_by_mouse_only_where_released_on_them(bench: Bench, qtbot: QtBot) -> None:
    button = TableButton(DARK)
    button.show_state(ButtonState("Pass"))
    bench.show(button, QRectF(10, 10, 120, 34))
    with qtbot.waitSignal(button.pressed):
        bench.click(button, QPointF(60, 17))
    with qtbot.assertNotEmitted(button.pressed):
        bench.drag(button, QPointF(60, 17), QPointF(300, 200))


def test_a_disabled_button_does_nothing_and_says_why(bench: Bench, qtbot: QtBot) -> None:
    button = TableButton(DARK)
    button.show_state(ButtonState("Undo", enabled=False, why="The other seat has acted."))
    bench.show(button, QRectF(10, 10, 120, 34))
    with qtbot.assertNotEmitted(button.pressed):
        bench.click(button, QPointF(60, 17))
        bench.key(button, Qt.Key.Key_Return)
        button.press()
    assert "The other seat has acted." in button.accessible_name()
    assert "The other seat has acted." in button.accessible_name()


def test_the_ribbon_shows_each_station_and_tells_presses(bench: Bench, qtbot: QtBot) -> None:
    state = RibbonState(5, "You", "Bryn", True, 7, "804.9", frozenset({2}))
    images = []
    for current in range(-1, len(STATIONS)):
        ribbon = Ribbon(DARK)
        ribbon.show_state(replace(state, current=current))
        images.append(picture(ribbon, 900, 58))
    assert _all_differ(images)
    ribbon = Ribbon(DARK)
    ribbon.show_state(state)
    bench.show(ribbon, QRectF(0, 200, 900, 58))
    at = QPointF(ribbon.station_x()[8], ribbon.line_y() + 6)
    with qtbot.waitSignal(ribbon.station_pressed) as pressed:
        bench.click(ribbon, at)
    assert pressed.args == [8]
    with qtbot.waitSignal(ribbon.stop_wanted) as stopped:
        bench.click(ribbon, at, Qt.MouseButton.RightButton)
    assert stopped.args == [8]
    assert "rule 804.9" in ribbon.accessible_name()
    assert "stop set" in ribbon.station_accessible(2)


def test_the_reserve_for_tickets_lies_between_the_stations() -> None:
    for width, scale in ((776, 0.84), (992, 1.0), (1500, 1.25)):
        ribbon = Ribbon(DARK)
        ribbon.set_geometry(QRectF(0, 300, width, 58 * scale), scale)
        xs = ribbon.station_x()
        reserve = ribbon.reserve()
        assert xs == sorted(xs) and xs[0] > 60 * scale and xs[-1] < width
        assert xs[5] < reserve.left() < reserve.right() < xs[6]
        assert reserve.top() == 300 and reserve.width() > 190 * scale


def _view(phase: str, step: str, step_seat: int = 0, combat: CombatView | None = None) -> View:
    player = PlayerView(0, 40, 0, 0, (), (), (), (), (), 40)
    return View(
        seat=0, turn=1, initiative=0, primary=0, phase=phase, step=step, step_seat=step_seat, rule="701",
        players=(player, replace(player, seat=1)), standby=(), combat=combat, asked=0, asked_for="priority",
        decision=None, winner=None,
    )  # fmt: skip


def test_a_view_stands_at_one_station() -> None:
    fight = CombatView((1,), 2, -1, False, "attacking")
    assert station_of(_view("preparation", "turn-start", -1)) == -1
    assert station_of(_view("preparation", "draw", 0)) == 0
    assert station_of(_view("preparation", "homebase", 1)) == 4
    assert station_of(_view("preparation", "deployment", 1)) == 5
    assert station_of(_view("combat", "combat")) == 6
    assert station_of(_view("combat", "combat", 0, replace(fight, stage="proposed"))) == 6
    assert station_of(_view("combat", "combat", 0, fight)) == 7
    assert station_of(_view("cure", "cure")) == 8


def _stack(count: int, avoid: float | None = None) -> TicketsState:
    return TicketsState(tuple(Ticket(10 + i, f"Card {i}", "You: it", "couriers", "ep", 2) for i in range(count)), avoid)


def test_the_newest_ticket_lies_in_front_and_lower(bench: Bench, qtbot: QtBot) -> None:
    tickets = Tickets(DARK)
    tickets.show_state(_stack(3))
    bench.show(tickets, QRectF(200, 300, 400, 58))
    front, second = tickets.ticket_box(0), tickets.ticket_box(1)
    assert front.top() - second.top() == 8.5, "three hide no more of the fields than two"
    assert front.width() - second.width() == 18
    tickets.show_state(_stack(2))
    assert tickets.ticket_box(0).top() - tickets.ticket_box(1).top() == 17, "the name behind can be read"
    tickets.show_state(_stack(3))
    assert front.width() == 270 and front.height() == 50
    with qtbot.waitSignal(tickets.ticket_pressed) as pressed:
        bench.click(tickets, front.center() - tickets.pos())
    assert pressed.args == [10]
    assert tickets.accessible_name().index("Card 0") < tickets.accessible_name().index("Card 2")


def test_a_long_stack_shows_three_and_fans_out() -> None:
    tickets = Tickets(DARK)
    tickets.set_geometry(QRectF(200, 300, 400, 58), 1.0)
    tickets.show_state(_stack(6))
    assert not tickets.ticket_box(2).isNull() and tickets.ticket_box(3).isNull()
    tickets.set_spread(True)
    boxes = [tickets.ticket_box(i) for i in range(6)]
    assert not any(a.intersects(b) for a, b in itertools.combinations(boxes, 2))


def test_however_many_wait_each_can_be_seen_and_pressed() -> None:
    tickets = Tickets(DARK)
    tickets.set_geometry(QRectF(200, 300, 400, 58), 1.0)
    tickets.show_state(_stack(13))
    tickets.set_spread(True)
    boxes = [tickets.ticket_box(i) for i in range(13)]
    assert boxes[-1].top() >= 0, "none goes beyond the table's edge"
    for i, box in enumerate(boxes):
        seen = box.topLeft() + QPointF(20, 8) - tickets.pos()
        assert tickets.ticket_at(seen) == i


@pytest.mark.parametrize("arrow", [230.0, 300.0, 430.0, 640.0, 700.0])
def test_the_stack_keeps_clear_of_an_arrow_inside_its_reserve(arrow: float) -> None:
    tickets = Tickets(DARK)
    tickets.set_geometry(QRectF(200, 300, 620, 58), 1.0)
    tickets.show_state(_stack(1, avoid=arrow))
    box = tickets.ticket_box(0)
    assert box.left() >= 200 and box.right() <= 820
    if arrow != 430.0 or box.left() > arrow:
        assert box.left() >= arrow + 40 or box.right() <= arrow - 40


def test_an_empty_standby_zone_draws_nothing() -> None:
    tickets = Tickets(DARK)
    tickets.show_state(_stack(0))
    assert painted(picture(tickets, 400, 58)) == 0
    assert tickets.shape().isEmpty()


def test_a_picture_that_arrives_later_is_shown() -> None:
    tickets = Tickets(DARK)
    state = _stack(1)
    tickets.show_state(state)
    before = picture(tickets, 400, 58)
    art = QImage(64, 72, QImage.Format.Format_RGB32)
    art.fill(QColor("#ff00ff"))
    tickets.show_state(replace(state, tickets=(replace(state.tickets[0], picture=art),)))
    assert picture(tickets, 400, 58) != before


def test_forecast_tags_say_what_happens() -> None:
    assert tag_text(tag_state(CardTag(1, "stunned", 3))) == "STUNNED  −3"
    assert tag_text(tag_state(CardTag(1, "survives", 0, 3, 4))) == "SURVIVES  3 < 4"
    assert tag_text(TagState("overkill", 2)) == "OVERKILL  −2"
    assert tag_text(TagState("struck back", 2)) == "STRUCK BACK  −2"
    assert tag_text(TagState("if struck back", 2)) == "IF STRUCK BACK  −2"
    joint = joint_state(Forecast((), (), 9, 4, (27, 19)))
    assert joint is not None and tag_text(joint) == "9 ≥ 4"
    assert joint_state(Forecast((), (), 9, None, (27, 10))) is None
    images = []
    for kind in ("stunned", "survives", "overkill", "struck back", "if struck back"):
        tag = Tag(DARK)
        state = TagState(kind, 2, 3, 4)
        tag.show_state(state)
        hint = Tag.hint(state, 1.0)
        tag.place(200, 100, 1.0)
        assert abs(tag.pos().x() + hint.width() / 2 - 200) <= 1
        images.append(picture(tag, hint.width(), hint.height()))
    assert _all_differ(images)


def test_zones_light_up_and_dim() -> None:
    images = []
    for state in (ZoneState("Field"), ZoneState("Field", lit=True), ZoneState("Field", dimmed=True)):
        zone = ZoneFrame(DARK)
        zone.show_state(state)
        images.append(picture(zone, 400, 160))
    assert _all_differ(images) and min(painted(i) for i in images) > 1000
    pile = PileLabel(DARK)
    pile.show_state(PileState("Deck", 22))
    assert "22" in pile.accessible_name()
    full = picture(pile, 56, 78)
    pile.show_state(PileState("Deck", 0))
    assert picture(pile, 56, 78) != full


def test_a_bubble_is_as_high_as_its_reasons_and_stays_on_the_board() -> None:
    short = BubbleState("Cannot attack this", (BubbleLine("It has Covert.", "1402.1"),))
    long = replace(short, lines=(BubbleLine("It has Covert, and only UNITs with Covert may attack it now. " * 3, "1"),))
    assert Bubble.height_for(long, 300, 1.0) > Bubble.height_for(short, 300, 1.0)
    board = QRectF(0, 0, 900, 600)
    for anchor in (QRectF(0, 0, 60, 80), QRectF(850, 500, 60, 90), QRectF(400, 250, 100, 140)):
        box, side, tip = bubble_box(anchor, board, 300, 90)
        assert board.contains(box) and not box.intersects(anchor)
        assert (side == "up") == (box.top() >= anchor.bottom())
        assert 0 <= tip <= 1 or anchor.right() > board.right()
    bubble = Bubble(DARK)
    bubble.show_state(short)
    assert painted(picture(bubble, 300, 70)) > 2000
    assert "1402.1" in bubble.accessible_name()


def test_the_board_is_the_same_for_one_seed_only() -> None:
    images = []
    for seed in (1, 1, 2):
        board = Board(DARK)
        board.show_state(BoardState(seed))
        images.append(picture(board, 300, 200))
    assert images[0] == images[1] != images[2]


def test_parts_are_drawn_once_and_again_for_theme_size_and_ratio(qapp: object) -> None:
    class Counting(Plate):
        drawn = 0

        def draw(self, p):  # type: ignore[no-untyped-def]
            self.drawn += 1
            super().draw(p)

    plate = Counting(DARK)
    plate.show_state(BRYN)
    for expected, change in (
        (1, lambda: None),
        (1, lambda: plate.show_state(replace(BRYN))),
        (2, lambda: plate.set_theme(theme("light"))),
        (3, lambda: plate.show_state(replace(BRYN, bond=3))),
    ):
        change()
        picture(plate, 230, 122)
        assert plate.drawn == expected
    picture(plate, 260, 122)
    assert plate.drawn == 4
    picture(plate, 260, 122, ratio=2.0)
    assert plate.drawn == 5


def test_every_part_can_be_painted_in_every_theme_at_twice_the_text(tmp_path: Path) -> None:
    for name in THEMES:
        look = theme(name)
        parts: list[Part] = [
            Board(look),
            Plate(look),
            Ribbon(look),
            TableButton(look),
            ZoneFrame(look),
            PileLabel(look),
        ]
        for part in parts:
            assert painted(picture(part, 700, 260, scale=2.0, ratio=1.25)) > 0, (name, type(part).__name__)


@pytest.mark.parametrize("current", range(-1, 9))
@pytest.mark.parametrize(("width", "scale"), [(776, 0.84), (992, 1.0), (1500, 1.25), (1200, 2.0)])
def test_labels_of_the_stations_never_overlap(
    current: int, width: int, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[float, float]] = []
    real = ribbon_module.text

    def note(p, x, y, s, used, colour, align="l", width=None, shadow=None):  # type: ignore[no-untyped-def]
        wide = real(p, x, y, s, used, colour, align, width, shadow)
        left = x if align == "l" else x - wide if align == "r" else x - wide / 2
        if y > ribbon.line_y() + 10 * scale:
            written.append((left, left + wide))
        return wide

    monkeypatch.setattr(ribbon_module, "text", note)
    ribbon = Ribbon(DARK)
    ribbon.show_state(RibbonState(5, "You", "Bryn", True, current, "804.11a-3"))
    picture(ribbon, width, 58 * scale, scale)
    assert len(written) >= 7
    ordered = sorted(written)
    assert all(a[1] <= b[0] + 0.5 for a, b in itertools.pairwise(ordered)), ordered
    assert ordered[0][0] >= 0 and ordered[-1][1] <= width
