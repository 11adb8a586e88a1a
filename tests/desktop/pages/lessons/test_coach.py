"""The coach's bubble by itself: nothing in it lies on something else, and its tail shows only what it speaks of."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trails_desktop.pages.lessons.coach import Coach, Speech
from trails_desktop.screens.parts.widgets import paint_width
from trails_desktop.ui import paint
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import theme

ASKS = Speech("EP", "Drag **A Thousand Letters**.", "One homebase card pays.", "", 2, 3, "2 of 3", "Show me", "H")
READS = Speech(
    "EP", "Two cards drawn. The card that paid is **ready again** next turn, and still gives CP.",
    at=3, count=3, go="Go on", key="Enter", primary=True,
)  # fmt: skip
BOARD = QRectF(0, 0, 990, 750)
PLATE = QRectF(12, 525, 230, 113)


@pytest.fixture
def board(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(990, 750)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_another_button_than_before_lies_on_no_text(qtbot: QtBot, board: QWidget, scale: float) -> None:
    coach = Coach(Look(theme("dark"), scale), board)
    coach.speak(ASKS, BOARD, [PLATE])
    qtbot.waitUntil(lambda: coach.button.isVisible() and coach.say.height() > 0)
    coach.hush()
    coach.speak(READS, BOARD, [PLATE])
    coach._rows.activate()
    assert coach.go.geometry().top() >= coach.say.geometry().bottom()
    assert coach.say.height() >= coach.say.heightForWidth(coach.say.width())
    words = paint_width(coach.go._fonts()[0], "Go on")
    free = coach.go.plate().width() - (34 + 14 + 8) * scale - words
    assert free >= paint.key_cap_width("Enter", scale), "the key cap has room"


def test_who_speaks_of_nothing_points_at_nothing(board: QWidget) -> None:
    coach = Coach(Look(theme("dark"), 1.0), board)
    tips = []
    for points in (True, False):
        coach.speak(ASKS, BOARD, [PLATE], points=points)
        tips.append(coach._tip)
        assert not coach.body().translated(coach.pos()).intersects(PLATE)
    assert tips[0] is not None and tips[1] is None


def test_cards_stay_in_sight_where_there_is_no_room_beside_a_thing(board: QWidget) -> None:
    coach = Coach(Look(theme("dark"), 1.0), board)
    row = [QRectF(250 + 110 * at, 360, 104, 150) for at in range(-2, 5)]  # the field above the plate is full
    coach.speak(ASKS, BOARD, [PLATE], points=False, keep=row)
    body = coach.body().translated(coach.pos())
    assert BOARD.contains(body)
    assert not any(body.intersects(one) for one in (PLATE, *row))
