"""A whole match of every game besides the first in the real window, from its start screen to the ending: of one two
people at one screen with the curtain between them, of the next one against the computer, and so on in turn; by mouse
and by keys, one after the other.

Of the first game it is ``tests/desktop/app/test_game_everything.py``; over the network, in two processes,
``tests/desktop/pages/lobby/test_game_tables.py``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Kind, Option
from engine.records.playing import verify
from engine.records.record import load_record
from engine.trails.cards.pool import CardPool
from tests.desktop.board.matches import click, press
from tests.desktop.screen_fakes import make_desk
from trails_desktop.app.window import MainWindow
from trails_desktop.board.asking.asker import OTHER_PLAYER, Asker, Thing
from trails_desktop.board.board import Board
from trails_desktop.board.covers import EndSheet
from trails_desktop.board.sheets.kinds import ListSheet
from trails_desktop.games.roster import offered
from trails_desktop.pages.games import setting_up
from trails_desktop.pages.games.playing import GamesPage
from trails_desktop.ui.fonts import load_fonts

LEFT = Qt.MouseButton.LeftButton
SEED = 5
MOST = 1500  #: questions; a match has some hundred
PEACE = 40  #: in this turn nobody attacks any more: somebody runs out of cards


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    load_fonts()
    monkeypatch.setattr(setting_up, "secrets", SimpleNamespace(randbelow=lambda most: SEED))
    desk = make_desk(tmp_path, CardPool())
    desk.records = tmp_path / "records"
    shown = MainWindow(desk)
    qtbot.addWidget(shown)
    shown.resize(1024, 700)
    with qtbot.waitExposed(shown):
        shown.show()
    yield shown
    shown.close()


class Hand:
    """Answers what the board asks: by mouse or by keys. done: what was done, and by what."""

    def __init__(self, bot: QtBot, page: GamesPage) -> None:
        self._bot, self._page = bot, page
        self.done: Counter[str] = Counter()

    @property
    def board(self) -> Board:
        shown = self._page.area.board
        assert isinstance(shown, Board)
        return shown

    def answer(self) -> None:
        """One question, or one step of it."""
        board, keys = self.board, self.done["mouse"] > self.done["keys"]
        asker = board.asker
        self.done["keys" if keys else "mouse"] += 1
        if board.sheet is not None:
            self._on_sheet(keys)
        elif asker is not None and asker.decision.kind is Kind.CHOOSE:
            decision = asker.decision
            least = max(decision.least, decision.purpose == "attackers")
            for option in decision.options[:least] if decision.bill is None else ():  # what pays is proposed
                self._point(("card", asker.cards(option)[0]), keys)
            self._main(keys)
        elif asker is not None:
            self._act(asker, keys)

    def _act(self, asker: Asker, keys: bool) -> None:
        """Attack the player, else whatever there is, else pass."""
        board, options = self.board, asker.decision.options
        attacks: list[Option] = [one for one in options if one[0] == "attack" and one[-1] == OTHER_PLAYER]
        take = (attacks or [one for one in options if asker.cards(one)])[:1]
        if take and board.now.turn < PEACE:
            cards = asker.cards(take[0])
            self._point(("card", cards[0]), keys)
            if len(cards) > 1:
                self._point(asker.thing(cards[1]), keys)
            if board.sheet is not None or board.asker is not asker or not (asker.answer() or asker.source):
                return
        self._main(keys)

    def _point(self, thing: Thing, keys: bool) -> None:
        board = self.board
        if not keys:
            click(board, thing)
            return
        for _ in range(40):
            press(board, Qt.Key.Key_N)
            if board.hands.focus == thing:
                press(board, Qt.Key.Key_Return)
                return
        raise AssertionError(f"no key leads to {thing}")

    def _main(self, keys: bool) -> None:
        board = self.board
        if keys:
            press(board, Qt.Key.Key_Space)
        else:
            where = board.view.mapFromScene(board.scene.main.sceneBoundingRect().center())
            QTest.mouseClick(board.view.viewport(), LEFT, pos=where)

    def _on_sheet(self, keys: bool) -> None:
        sheet = self.board.sheet
        assert sheet is not None
        self.done[type(sheet).__name__] += 1
        if isinstance(sheet, ListSheet):
            for row in range(sheet.list.count()):
                sheet.list.item(row).setSelected(True)
                if sheet.current() is not None:
                    break
        buttons = [one for one in sheet.findChildren(QPushButton) if one.isEnabled() and one.isVisible()]
        given = [one for one in buttons if one.objectName() == "SheetPrimary"] or buttons[-1:]
        if keys:
            target: QWidget = given[0]
            target.setFocus()
            self._bot.keyClick(target, Qt.Key.Key_Space)
        else:
            self._bot.mouseClick(given[0], LEFT)


@pytest.mark.parametrize(("name", "opponent"), tuple(zip(offered(), cycle(("human", "random")), strict=False)))
def test_a_whole_match_in_the_window(qtbot: QtBot, window: MainWindow, name: str, opponent: str) -> None:
    qtbot.mouseClick(window.start.games, LEFT)
    qtbot.keyClick(window.stack.currentWidget(), Qt.Key(Qt.Key.Key_2 + offered().index(name)))
    page = window.stack.currentWidget()
    assert isinstance(page, GamesPage) and page.kit is not None and page.kit.id == name
    panel = page.setups[name]
    who = ["human", *(one.id for one in page.kit.players)].index(opponent)
    qtbot.mouseClick(panel.seats[1].who.buttons[who], LEFT)
    qtbot.mouseClick(panel.start, LEFT)
    match, hand, curtains = page.match, Hand(qtbot, page), 0
    assert match is not None and match.setup.players == ("human", opponent)
    for _ in range(MOST):
        if page.stack.currentWidget() is page.curtain:
            assert page.area.board is None, "nobody's cards before somebody said who is there"
            curtains += 1
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what nobody sees any more goes
            page.curtain.button.click()
        elif page.playing and match.view().decision is not None and match.view().asked == match.seat:
            board, sheet, before = hand.board, hand.board.sheet, match.view().decision
            hand.answer()
            came = page.area.board is not board or board.sheet is not sheet or match.view().decision is not before
            assert came or not page.playing, f"nothing came of it: {before}"
        elif page.playing:
            qtbot.waitUntil(lambda: not page.playing or match.view().asked == match.seat)
        else:
            break
    assert (not page.playing and match.view().winner is not None and curtains > 5) or opponent != "human"
    if page.stack.currentWidget() is not page.ending:
        assert isinstance(hand.board.sheet, EndSheet)
        hand.board.sheet.answered.emit(())
    assert page.stack.currentWidget() is page.ending and page.ending.reason.text()
    assert hand.done["keys"] > 9 and hand.done["mouse"] > 9
    assert page.folder is not None and verify(load_record(page.folder / match.kept), page.kit.rules()).ok
