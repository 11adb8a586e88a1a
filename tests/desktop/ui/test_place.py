"""The first window lies within its screen, whatever that is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMargins, QRect

from trails_desktop.ui.place import first_place

FRAME = QMargins(8, 38, 8, 8)


@pytest.mark.parametrize(
    "room",
    [QRect(0, 0, 1920, 1040), QRect(0, 28, 1366, 740), QRect(0, 0, 1280, 680), QRect(1920, 0, 800, 800)],
    ids=["full HD", "1366 with a bar above", "full HD at 150 %", "a second, small one"],
)
def test_a_window_with_its_frame_is_on_the_screen(room: QRect) -> None:
    placed = first_place(room)
    assert room.contains(placed.marginsAdded(FRAME))
    assert (placed.width() == 1280) == (room.width() > 1300) and placed.height() <= 800
