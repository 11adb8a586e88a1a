"""A card that nobody can read, carried out by hand in a sealed match between two real windows, with the mouse.

Two programs' worth of window, folder, key and line in one process; every answer is given by pressing what is shown, and
what one window does the other one is asked to agree to, over the wire.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Answer, Decision
from engine.players.greedy import safe
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing, read_printing
from engine.trails.views.records import View
from tests.desktop.screen_fakes import make_desk, make_pool
from tests.desktop.table.play.test_hand_resolution import Said, newest, option, seat
from tests.lan.netpeer import Silent
from tests.lan.patience import patient
from trails_desktop.app.demo.mouse import Clumsy, MouseHands, intend
from trails_desktop.app.page_entries import PageEntry, page_entries
from trails_desktop.app.window import MainWindow
from trails_desktop.lan.sealed.games.trails import facts_of
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.lobby.page import LobbyPage
from trails_desktop.pages.lobby.play.sealed_match import LanMatch
from trails_desktop.screens.parts.page import Page
from trails_desktop.table.sheets.byhand import HandSheet
from trails_desktop.ui.settings import Look

HERE = "127.0.0.1"
LINE = "The moon frobs a wombat, and its owner hums."


def unread() -> list[Printing]:
    """Nine events that nobody can read, and UNITs to work with."""
    common = {"lang": "en", "orgs": ["Guild"]}
    events = [{"number": f"S{n}", "name": f"Oracle {n}", "type": "EVENT", "ep": 0, "text": LINE} for n in range(9)]
    units = [{"number": f"U{n}", "name": f"Guard {n}", "type": "UNIT", "cp": 1, "str": 3, "def": 2} for n in range(8)]
    return [read_printing({**common, **record}, "test") for record in (*events, *units)]


class Side:
    """One window: its lobby, and hands that carry out what its script says."""

    def __init__(self, bot: QtBot, folder: Path, name: str) -> None:
        folder.mkdir()
        self.bot, self.name = bot, name
        pool = CardPool((*(one for card in make_pool().values() for one in card.values()), *unread()))
        desk = make_desk(folder, pool)
        decks = folder / "by hand"
        decks.mkdir()
        lines = "".join(f"{2 if card.number == 'U7' else 3} {card.number}\n" for card in unread())  # 50 cards
        (decks / "unread.deck").write_text(f"# name: Unread\n{lines}", encoding="utf-8")
        desk = replace(desk, decks=(decks,), records=folder / "records")
        real = next(entry for entry in page_entries() if entry.id == "lobby")

        def make(desk: Desk, look: Look) -> Page:
            page = real.make(desk, look)
            assert isinstance(page, LobbyPage)
            page.network.finder = Silent()  # finding each other is tested elsewhere
            page.use_network([HERE], pace=0.0)
            return page

        self.window = MainWindow(desk, entries=(PageEntry("lobby", real.kind, real.icon, real.words, make),))
        self.window.resize(1280, 800)
        self.lodger: Side | None = None  #: runs on the loop of this one, so it goes first
        bot.addWidget(self.window, before_close_func=self.tidy)
        with bot.waitExposed(self.window):
            self.window.show()
        self.click(self.window.start.pages["lobby"])
        page = self.window.stack.currentWidget()
        assert isinstance(page, LobbyPage)
        self.page: LobbyPage = page
        page.choices.name.clear()
        bot.keyClicks(page.choices.name, name)
        self.sheets: list[str] = []
        self.work: Evening | None = None
        self._deed: Iterator[object] = iter(())
        self._step = 0

    def tidy(self, window: QWidget) -> None:
        if self.lodger is not None:
            self.lodger.window.close()

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible() and widget.isEnabled()
        self.bot.mouseClick(widget, Qt.MouseButton.LeftButton)

    def choose(self, view: View) -> Answer:
        """What this player wants to say (see ``trails_desktop.app.demo.mouse.Chooser``)."""
        assert self.work is not None and view.decision is not None
        return self.work.wants(view, view.decision, self._step)

    def step(self) -> None:
        """One movement of the hands, if there is anything to do."""
        port, table = self.page.match, self.page.table
        if table is None or not isinstance(port, LanMatch):
            return
        if isinstance(table.sheets.question, HandSheet):
            self.sheets.append(table.sheets.question.accessible_name())
        try:
            next(self._deed)
        except StopIteration:
            match = port.match
            asked = match.asked and match.connected_now and port.automatic(port.view()) is None
            if asked and table.pilot.view == port.view():  # the table shows the question already
                self._step = match.step
                self._deed = MouseHands(table).perform(intend(self, port.view(), port))
        except Clumsy:
            self._deed = iter(())  # something moved under the hands: once more


class Evening:
    """Both scripts: the first Oracle is carried out by hand; the other player refuses the first step."""

    def __init__(self) -> None:
        yes, no = option("yes"), option("no")
        bond = [option("tool", "bond"), seat(True), option("n", -3)]
        self.todo: list[Said] = [
            *bond, no, *bond, yes,
            option("tool", "move"), _guard, option("to", "field"), yes,
            option("tool", "gets"), newest, option("n", 2), option("n", -1), option("until", "game"), yes,
            option("tool", "done"),
        ]  # fmt: skip
        self.worker = -1
        self._said: dict[int, int] = {}  # after how many answers of the match which of the script was wanted

    def done(self, step: int) -> bool:
        """Whether all of it has happened when the match has had so many answers."""
        return len(self._said) == len(self.todo) and step > max(self._said)

    def wants(self, view: View, decision: Decision, step: int) -> Answer:
        """The next of the script; hands that were disturbed ask for the same again."""
        if decision.purpose in ("hand", "agree"):
            if self.worker < 0:
                self.worker = view.seat
            return self.todo[self._said.setdefault(step, len(self._said))](view, decision)
        if decision.purpose == "priority":
            hand = {card.id: str(card.number) for card in view.players[view.seat].hand}
            plays = [one for one in decision.options if one[0] == "play" and hand.get(int(one[1]), "")[:1] == "S"]
            guarded = any(number.startswith("U") for number in hand.values())
            if plays and guarded and self.worker < 0 and not view.standby and view.step == "deployment":
                return (plays[0],)
            return (("pass",),)
        return safe(decision)


def _guard(view: View, decision: Decision) -> Answer:
    card = next(card for card in view.players[view.seat].hand if str(card.number).startswith("U"))
    return (("pick", card.id),)


@pytest.fixture
def sides(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Side, Side]]:
    patient(monkeypatch)
    made = Side(qtbot, tmp_path / "ada", "Ada"), Side(qtbot, tmp_path / "bryn", "Bryn")
    made[0].lodger = made[1]
    yield made
    assert asyncio._get_running_loop() is None


def test_a_line_that_nobody_can_read_is_agreed_step_by_step_between_two_windows(
    sides: tuple[Side, Side], qtbot: QtBot
) -> None:
    ada, bryn = sides

    def wait(what: Any, seconds: int = 60) -> None:
        qtbot.waitUntil(lambda: bool(what()), timeout=1000 * seconds)

    ada.click(ada.page.choices.open)
    assert not ada.page.choices.status.text()
    wait(lambda: ada.page.room is not None and ada.page.room.port and ada.page.host is not None)
    assert ada.page.room is not None and ada.page.host is not None
    qtbot.keyClicks(bryn.page.choices.address, f"{HERE}:{ada.page.room.port}")
    qtbot.keyClicks(bryn.page.choices.code, ada.page.host.invitation.code)
    bryn.click(bryn.page.choices.join)
    wait(bryn.page.meet.play.isVisible)
    bryn.click(bryn.page.meet.play)
    wait(lambda: ada.page.table is not None and bryn.page.table is not None)

    evening = Evening()
    ada.work = bryn.work = evening

    def plays() -> bool:
        ada.step()
        bryn.step()
        steps = [side.page.match.match.step for side in sides]
        return steps[0] == steps[1] and evening.done(steps[0])

    wait(plays, 150)
    views = [side.page.match.view() for side in sides]
    worker, other = evening.worker, evening.worker ^ 1
    for view in views:  # both programs stand at the same table
        assert [player.bond for player in view.players][other] == 37
        (guard,) = view.players[worker].field
        assert (guard.strength, guard.defence) == (5, 1)
    assert facts_of(ada.page.match.game) == facts_of(bryn.page.match.game)
    at_work, asked = sides[worker].sheets, sides[other].sheets
    assert all(LINE in said for said in (*at_work, *asked)) and at_work and asked
    name = sides[worker].name
    assert any(f"{name}, by hand:" in said and "loses 3 bond" in said for said in asked)
    ada.click(ada.page.line.give_up)
    ada.click(ada.page.line.give_up)
    for side in sides:
        wait(lambda side=side: "Verified" in side.page.line.state.text())
    for side in sides:
        side.click(side.page.line.leave)
    wait(lambda: not any(side.page.network._closing for side in sides))
