"""The curtain: nothing hidden in sight or in the accessible tree, a short Space does not open it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QAbstractItemModel, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.trails.cards.pool import CardPool
from engine.trails.views.records import View
from tests.desktop.fakes import NUMBERS, card, hidden, mock_view, player
from tests.desktop.screen_fakes import STILL, PlayedFake, make_desk, make_pool
from trails_desktop.app.window import MainWindow
from trails_desktop.match.setup import MatchSetup
from trails_desktop.pages.desk import Desk
from trails_desktop.screens.match.curtain import HOLD_MS, Curtain
from trails_desktop.screens.match.facts import public_facts
from trails_desktop.ui.theme import ThemeName, contrast, theme

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Ann", "Bryn")
#: In hand, face-down in the homebase, or stunned: nobody but their owner may read these names.
SECRET = ("White Answer", "Lens Court", "Pim Latch")
NAME_OF = {number: name for name, number in NUMBERS.items()}


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return make_pool()


def secret_view() -> View:
    """A view of seat 0 full of names that seat 1 may not read."""
    own = player(
        0,
        bond=27,
        hand=(card(1, "White Answer", "hand"),),
        homebase=(card(2, "Lens Court", "homebase", face_up=False),),
        field=(card(3, "Maren Sorrel"), card(4, "Pim Latch", ready=False, face_up=False, stunned=True)),
    )
    other = player(1, bond=-2, hand=(hidden(0, "hand", 1),), field=(card(33, "Hesper Vane", owner=1),))
    base = mock_view()
    assert base.combat is not None
    fight = replace(base.combat, attackers=(3, 4), target=33)
    return replace(base, players=(own, other), combat=fight, asked=1, asked_for="fight back", standby=())


def interfaces(root: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield root
    for index in range(root.childCount()):
        child = root.child(index)
        if child is not None and child.isValid():
            yield from interfaces(child)


def window_name(number: str, pool: CardPool) -> str:
    """The name that a window with the real cards shows for a number of the fakes."""
    return pool.printing(number).name if number in pool else NAME_OF[number]


def everything_said() -> str:
    """All texts of the program's windows, of the models behind them, and of its accessible tree."""
    said: list[str] = []
    for top in QApplication.topLevelWidgets():
        for widget in (top, *top.findChildren(QWidget)):
            said += [widget.windowTitle(), widget.toolTip(), widget.statusTip(), widget.whatsThis()]
            said += [widget.accessibleName(), widget.accessibleDescription()]
            said.append(str(widget.property("text") or ""))
        for model in top.findChildren(QAbstractItemModel):
            for row in range(model.rowCount()):
                roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
                said += [str(model.index(row, 0).data(role) or "") for role in roles]
    for top in QApplication.topLevelWidgets():
        root = QAccessible.queryAccessibleInterface(top)
        if root is not None:
            for one in interfaces(root):
                said += [one.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description)]
                said.append(one.text(QAccessible.Text.Value))
    return "\n".join(said)


def make_curtain(qtbot: QtBot) -> Curtain:
    curtain = Curtain(STILL, NAME_OF.__getitem__)
    curtain.cover(public_facts(secret_view(), 1, NAMES, ("Longline Couriers", "The Unlit")))
    qtbot.addWidget(curtain)
    curtain.resize(1280, 800)
    with qtbot.waitExposed(curtain):
        curtain.show()
    return curtain


def test_it_says_who_what_and_the_public_facts(qtbot: QtBot) -> None:
    curtain = make_curtain(qtbot)
    assert curtain.button.text() == "I am Bryn, show my cards"
    said = curtain.spoken()
    for part in ("Hand over to Bryn", "Bryn chooses whom to strike back", "804.9", "Ann 27", "Bryn -2"):
        assert part in said
    assert "Maren Sorrel attacks Hesper Vane" in said


def test_the_facts_hold_no_hidden_card(qtbot: QtBot) -> None:
    facts = public_facts(secret_view(), 1, NAMES, ("", ""))
    assert facts.attackers == (NUMBERS["Maren Sorrel"],)
    for name in SECRET:
        assert NUMBERS[name] not in repr(facts)


def test_the_button_opens_it(qtbot: QtBot) -> None:
    curtain = make_curtain(qtbot)
    with qtbot.waitSignal(curtain.opened):
        qtbot.mouseClick(curtain.button, LEFT)
    with qtbot.waitSignal(curtain.opened):
        qtbot.keyClick(curtain.button, Qt.Key.Key_Return)


def test_a_short_space_does_not_open_it(qtbot: QtBot) -> None:
    curtain = make_curtain(qtbot)
    opened: list[int] = []
    curtain.opened.connect(lambda: opened.append(1))
    QTest.keyPress(curtain.button, Qt.Key.Key_Space)
    waiting = [timer for timer in curtain.findChildren(QTimer) if timer.isActive()]
    assert [timer.interval() for timer in waiting] == [HOLD_MS]
    QTest.keyRelease(curtain.button, Qt.Key.Key_Space)
    assert not waiting[0].isActive()
    assert opened == []


def test_holding_space_opens_it_after_half_a_second(qtbot: QtBot) -> None:
    curtain = make_curtain(qtbot)
    QTest.keyPress(curtain.button, Qt.Key.Key_Space)
    with qtbot.waitSignal(curtain.opened, timeout=HOLD_MS * 4):
        pass
    QTest.keyRelease(curtain.button, Qt.Key.Key_Space)


@pytest.mark.parametrize("size", [(640, 480), (1024, 640), (3840, 2160)])
def test_it_covers_every_pixel(qtbot: QtBot, size: tuple[int, int]) -> None:
    curtain = make_curtain(qtbot)
    curtain.resize(*size)
    image = curtain.grab().toImage()
    assert image.size() == curtain.size()
    for x, y in ((0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1), (size[0] // 2, 3)):
        colour = image.pixelColor(x, y)
        assert colour.alpha() == 255
        assert colour.lightness() < 110
    assert curtain.rect().contains(curtain.button.geometry())


def test_every_theme_has_a_dark_curtain_of_its_own(qtbot: QtBot) -> None:
    """Light words on it can be read in each, and high contrast has black and nothing between."""
    seen: dict[str, set[str]] = {}
    for name in get_args(ThemeName):
        curtain = Curtain(replace(STILL, theme=theme(name)), NAME_OF.__getitem__)
        qtbot.addWidget(curtain)
        curtain.cover(public_facts(secret_view(), 1, NAMES, ("Longline Couriers", "The Unlit")))
        curtain.resize(1280, 800)
        image = curtain.grab().toImage()
        # between the blades' edges
        spots = [image.pixelColor(x, y) for x, y in ((40, 40), (1240, 300), (60, 700), (640, 440))]
        assert all(contrast(spot.name(), curtain.look.theme.text) > 7 for spot in spots), name
        seen[name] = {spot.name() for spot in spots}
    assert seen["contrast"] == {"#000000"}
    assert not seen["dark"] & seen["light"]
    curtain.set_base_look(STILL)
    assert curtain.grab().toImage().pixelColor(40, 40).name() in seen["dark"], "and it follows the settings"


@pytest.fixture
def hotseat(qtbot: QtBot, tmp_path: Path, pool: CardPool) -> tuple[MainWindow, PlayedFake]:
    """A window in the middle of a match of two people; the secret view has just been on the table."""
    desk = make_desk(tmp_path, pool)
    made: list[PlayedFake] = []

    def matches(setup: MatchSetup, desk: Desk) -> PlayedFake:
        made.append(PlayedFake(setup, secret_view()))
        return made[-1]

    window = MainWindow(desk, matches)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    deck = desk.decks[0] / "a.deck"
    window.begin(MatchSetup(NAMES, (deck, deck), ("human", "human"), 1))
    return window, made[0]


def test_the_curtain_takes_every_hidden_name_out_of_the_window(
    hotseat: tuple[MainWindow, PlayedFake], pool: CardPool
) -> None:
    window, match = hotseat
    assert window.page == "table"
    secret = [window_name(NUMBERS[name], pool) for name in SECRET]
    before = everything_said()
    assert [name for name in secret if name in before] == secret, "the table should have told its owner"
    match.seat_wanted.emit(1)
    assert window.page == "curtain"
    assert window.windowTitle() == "Hand over to Bryn – Trails Desktop"
    after = everything_said()
    assert [name for name in (*secret, *SECRET) if name in after] == []
    assert window.table is not None
    assert not window.isAncestorOf(window.table)
    assert isinstance(window.table, QObject)


def test_after_the_curtain_the_other_seat_sits_there(qtbot: QtBot, hotseat: tuple[MainWindow, PlayedFake]) -> None:
    window, match = hotseat
    match.seat_wanted.emit(1)
    match.become(replace(secret_view(), seat=1, players=(player(0, bond=27), player(1))))
    qtbot.mouseClick(window.curtain.button, LEFT)
    assert match.seats == [1]
    assert window.page == "table"
    assert window.table is not None
    assert window.table.isVisible()
    assert window.windowTitle() == "Ann and Bryn – Trails Desktop"


def test_an_open_sheet_does_not_stay_over_the_curtain(hotseat: tuple[MainWindow, PlayedFake]) -> None:
    window, match = hotseat
    window.open_menu()
    assert window.menus.menu.isVisible()
    match.seat_wanted.emit(1)
    assert not window.menus.menu.isVisible()
    assert window.focusWidget() is window.curtain.button
