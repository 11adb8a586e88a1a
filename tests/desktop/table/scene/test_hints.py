"""The words of a question and of a payment hide nothing; an open hand opposite can be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from engine.trails.views.records import View
from tests.desktop.fakes import FakeMatch, card, choose, mock_view
from trails_desktop.app.demo.mouse import Pointer
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.pieces.bubble import BubbleLine, BubbleState
from trails_desktop.table.scene.furniture import rect
from trails_desktop.table.table import TableWidget

LONG = {
    "en": "Wheel: pay with other cards. Right click: pay with that one.",
    "ja": "ホイール：別のカードで払う。右クリック：そのカードで払う。",
}


def attacking() -> View:
    asked = replace(choose("attackers", 1, 4, least=0, most=2, prompt="Choose one or more UNITs to attack with, or "
                           "decline"), rule="803.2")  # fmt: skip
    return replace(mock_view(), combat=None, standby=(), decision=asked, asked_for="attackers", step="propose")


def open_hand(count: int) -> View:
    seen = replace(mock_view(), combat=None, standby=())
    hand = tuple(card(700 + i, "Quill", "hand", 1) for i in range(count))
    return replace(seen, players=(seen.players[0], replace(seen.players[1], hand=hand)))


@pytest.fixture
def tables(tables: Callable[..., TableWidget], qtbot: QtBot) -> Callable[..., TableWidget]:
    def make(view: View, size: tuple[int, int], scale: float = 1.0) -> TableWidget:
        table = tables(FakeMatch(view), size=size, text_scale=scale)
        qtbot.waitUntil(lambda: table.scene.frame.board.w == table.view.width())
        return table

    return make


def needed(table: TableWidget) -> list[QRectF]:
    """What a player needs to see and to reach: cards with a face, own piles, stations, buttons and plates."""
    fr, parts = table.scene.frame, table.scene.furniture
    cards = [rect(one.place.box) for one in table.scene.shown.values() if one.zone != "hand" or one.seat == 0]
    piles = [rect(getattr(side, pile)) for side in (fr.own, fr.other) for pile in ("trail", "exile", "deck")]
    plates = [rect(fr.own.plate), rect(fr.other.plate), rect(fr.main)]
    k, line = parts.ribbon.text_scale, fr.mid.cy
    stations = [QRectF(x - 20 * k + fr.mid.x, line - 10 * k, 40 * k, 20 * k) for x in parts.ribbon.station_x()]
    return [*cards, *piles, *plates, *stations]


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_the_words_of_a_question_hide_nothing(
    tables: Callable[..., TableWidget], size: tuple[int, int], scale: float
) -> None:
    table = tables(attacking(), size, scale)
    furniture, fr = table.scene.furniture, table.scene.frame
    assert furniture.hint.isVisible(), "something is asked"
    for lang, busy in (("", False), ("en", True), ("ja", True)):
        if lang:
            state = BubbleState("Payment", (BubbleLine(LONG[lang], "1217.3"),), "hint", "none")
            smaller = furniture.show_hint(state, fr, busy)
            assert smaller == (furniture.hint.text_scale < 0.95 * max(0.9, fr.text))
        place = furniture.hint.mapRectToScene(furniture.hint.area)
        assert rect(fr.board).contains(place)
        hidden = [box for box in needed(table) if box.intersects(place.adjusted(1, 1, -1, -1))]
        assert hidden == [], f"{place} lies on them"


def test_what_the_board_says_smaller_stands_in_the_panel(tables: Callable[..., TableWidget]) -> None:
    small, usual = tables(attacking(), (1024, 640), 2.0), tables(attacking(), (1280, 800))
    assert "UNITs to attack with" in small.side.forecast.accessibleDescription()
    assert small.side.forecast.accessibleName() == "Attack"
    assert "UNITs to attack with" not in usual.side.forecast.accessibleDescription()


@pytest.mark.parametrize("count", [1, 5, 12])
def test_the_names_of_an_open_hand_can_be_read(tables: Callable[..., TableWidget], count: int) -> None:
    table = tables(open_hand(count), (1280, 800))
    fr = table.scene.frame
    boxes = [table.scene.shown[key_of(700 + i)].place for i in range(count)]
    assert all(place.rot == 0 and place.box.y >= fr.board.y for place in boxes), "upright, with the name in sight"
    assert all(place.box.y + 0.3 * place.box.h < fr.other.homebase.y for place in boxes), "and before the homebase"
    assert all(place.box.x >= fr.other.plate.right and place.box.right <= fr.other.trail.x for place in boxes)
    steps = [later.x - one.x for one, later in pairwise(boxes)]
    assert all(step > 0 for step in steps)
    if count <= 5:
        assert all(step >= boxes[0].w for step in steps), "none lies on another"


def test_a_card_of_an_open_hand_comes_before_the_homebase_when_it_is_looked_at(
    tables: Callable[..., TableWidget],
) -> None:
    table = tables(open_hand(5), (1280, 800))
    box = table.scene.shown[key_of(702)].place.box
    name, foot = QPointF(box.cx, box.y + 10), QPointF(box.cx, box.bottom - 12)
    assert table.scene.hit(foot).obj != 702, "the homebase lies before it"
    pointer = Pointer(table.view.viewport(), 2)
    pointer.move(table.view.mapFromScene(name))
    assert table.scene.hit(foot).obj == 702, "now all of it is seen"
    pointer.move(table.view.mapFromScene(QPointF(table.scene.frame.mid.cx, table.scene.frame.mid.cy)))
    assert table.scene.hit(foot).obj != 702
