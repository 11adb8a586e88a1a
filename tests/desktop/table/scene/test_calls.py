"""How much work a hover, a key and a drag are, in Python calls: a count does not depend on the machine. The ceilings
only fall. How long they take in whole games: ``python -m tests.benchmarks.trace``."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest

from tests.desktop import fakes
from tests.desktop.fakes import FakeMatch, card, player, priority
from trails_desktop.app.demo.keyboard import type_key
from trails_desktop.app.demo.mouse import Pointer
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.table import TableWidget

CEILINGS: Final = {"hover": 2302, "key": 2510, "drag": 290}
_NAMES: Final = ("Sable Finch", "Quill", "Hesper Vane", "Pim Latch")


@pytest.fixture
def table(tables: Callable[..., TableWidget]) -> TableWidget:
    """Eight UNITs a side, eight cards in the homebase and seven in the hand."""
    own = player(
        0, field=tuple(card(1 + i, _NAMES[i % 4]) for i in range(8)),
        homebase=tuple(card(101 + i, "Lens Court", "homebase") for i in range(8)),
        hand=tuple(card(201 + i, "Pim Latch", "hand") for i in range(7)),
    )  # fmt: skip
    other = player(1, field=tuple(card(301 + i, _NAMES[i % 4], owner=1) for i in range(8)))
    made = tables(FakeMatch(fakes.view(own, other, priority(*(("play", 201 + i) for i in range(7))))))
    QTest.qWait(60)
    return made


def settle() -> None:
    for _ in range(5):
        QCoreApplication.processEvents()
    QTest.qWait(40)  # the panel shows what is pointed at a moment later


def calls(deed: Callable[[], object]) -> int:
    """Python functions called by a deed and by what the program does because of it.

    What windows of other tests that are still about do meanwhile, and what is said when they are collected, is none of
    it.
    """
    gc.collect()
    gc.disable()
    try:
        return _counted(deed) - _counted(lambda: None)
    finally:
        gc.enable()


def _counted(deed: Callable[[], object]) -> int:
    count = 0

    def note(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    try:
        deed()
        settle()
    finally:
        sys.setprofile(None)
    return count


def place(table: TableWidget, obj: int) -> QPoint:
    return table.view.mapFromScene(table.scene.cards[key_of(obj)].sceneBoundingRect().center())


def test_a_hover_a_key_and_a_drag_call_no_more_than_they_may(table: TableWidget) -> None:
    pointer = Pointer(table.view.viewport())
    hand = [place(table, 201 + i) for i in range(3)]
    found: dict[str, int] = {}
    for at in (hand[0], place(table, 1), hand[1]):  # everything was painted once
        pointer.move(at)
        settle()
    found["hover"] = calls(lambda: pointer.move(hand[0]))
    pointer.move(hand[1])
    pointer.press()
    pointer.move(hand[1] - QPoint(0, 60))
    settle()
    found["drag"] = calls(lambda: pointer.move(hand[1] - QPoint(10, 120)))
    type_key(table.view, Qt.Key.Key_Escape)
    pointer.release()
    settle()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right):
        type_key(table.view, key)
        settle()
    found["key"] = calls(lambda: type_key(table.view, Qt.Key.Key_Right))
    assert {name: count for name, count in found.items() if count > CEILINGS[name]} == {}
