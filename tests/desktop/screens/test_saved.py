"""A real match in the real window: it starts, is saved when it is left, and goes on later."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.trails.cards.pool import CardPool
from engine.trails.records.record import Given, Header, Mark, Record, write_record
from tests.desktop.screen_fakes import make_desk, make_pool
from trails_desktop.app.start import saved_match
from trails_desktop.app.window import MainWindow
from trails_desktop.match.setup import MatchSetup
from trails_desktop.pages.archive.page import ArchivePage
from trails_desktop.pages.desk import Desk

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return make_pool()


@pytest.fixture
def desk(tmp_path: Path, pool: CardPool) -> Desk:
    records = tmp_path / "records"
    return replace(make_desk(tmp_path, pool), records=records, saved=lambda: saved_match(records))


def open_window(qtbot: QtBot, desk: Desk) -> MainWindow:
    window = MainWindow(desk)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def hotseat(desk: Desk, seed: int = 7) -> MatchSetup:
    return MatchSetup(("Ann", "Bryn"), (desk.decks[0] / "a.deck", desk.decks[0] / "b.deck"), ("human", "human"), seed)


def test_a_match_is_saved_when_it_is_left_and_goes_on_later(qtbot: QtBot, desk: Desk) -> None:
    window = open_window(qtbot, desk)
    assert not window.start.resume.isVisible()
    window.begin(hotseat(desk))
    assert window.page in ("table", "curtain")
    window.ask_leave()
    assert window.page == "start"
    assert window.notice.text == "The match is saved. Go on with it whenever you like."
    assert window.start.resume.isVisible()
    assert window.start.resume.subtitle == "Ann against Bryn"
    window.close()
    again = open_window(qtbot, desk)
    qtbot.mouseClick(again.start.resume, LEFT)
    assert again.page in ("table", "curtain")
    assert again.match is not None
    assert again.match.names == ("Ann", "Bryn")
    again.close()


def test_a_match_of_an_earlier_version_goes_on_as_far_as_it_can_be_followed(qtbot: QtBot, desk: Desk) -> None:
    assert desk.records is not None
    window = open_window(qtbot, desk)
    window.begin(hotseat(desk))
    window.go_start()
    window.close()
    file = desk.records / "current.match"
    written = file.read_text(encoding="utf-8").splitlines()
    lines = [line.partition("\t#")[0] + "\n" for line in written]  # that version knew no check sums
    lines[0] = lines[0].replace('"format": 3', '"format": 2')
    file.write_text("".join([*lines, '[0, [["attack", 999]], 0]\n']), encoding="utf-8")
    old = file.read_bytes()
    again = open_window(qtbot, desk)
    qtbot.mouseClick(again.start.resume, LEFT)
    assert again.page in ("table", "curtain")
    assert (
        again.notice.text.startswith("It goes on from an earlier point. Step ")
        and "earlier-0001.match" in again.notice.text
    )
    assert (desk.records / "earlier-0001.match").read_bytes() == old
    again.close()


def test_a_new_match_in_place_of_a_saved_one_asks_first(qtbot: QtBot, desk: Desk) -> None:
    window = open_window(qtbot, desk)
    window.begin(hotseat(desk))
    window.go_start()
    window.go_setup(hotseat=True)
    qtbot.mouseClick(window.setup.start, LEFT)
    assert window.page == "setup"
    assert "Ann against Bryn" in window.menus.menu.message.text()
    first = next(iter(window.menus.menu.entries))
    assert first == "go on", "what ends nothing has the focus"
    qtbot.mouseClick(window.menus.menu.entries["new match"], LEFT)
    assert window.match is not None
    assert window.match.names == ("Player 1", "Player 2")
    assert desk.records is not None and (desk.records / "earlier-0001.match").exists(), "the other one stays"
    window.close()


def test_conceding_ends_with_the_reason_and_leaves_nothing_to_continue(qtbot: QtBot, desk: Desk) -> None:
    window = open_window(qtbot, desk)
    window.begin(hotseat(desk))
    assert window.match is not None
    if window.page == "curtain":
        window.curtain.button.click()
    loser = window.match.names[window.match.seat]
    window.match.concede()
    assert window.page == "ending"
    assert window.ending.reason.text() == f"{loser} conceded"
    assert desk.saved() is None
    window.close()


def test_the_end_leads_to_the_replay_and_into_the_match(qtbot: QtBot, desk: Desk) -> None:
    window = open_window(qtbot, desk)
    window.begin(hotseat(desk))
    assert window.match is not None
    if window.page == "curtain":
        window.curtain.button.click()
    window.match.concede()
    qtbot.waitUntil(lambda: window.ending.listens)
    assert window.ending.replay.isVisible()
    qtbot.keyClick(window.ending, Qt.Key.Key_R)
    assert window.page == "matches"
    page = window.stack.currentWidget()
    assert isinstance(page, ArchivePage) and page.table is not None, "it is on the table, not only in the list"
    window.close()


def test_a_deck_that_vanished_is_a_sentence(qtbot: QtBot, desk: Desk) -> None:
    window = open_window(qtbot, desk)
    setup = hotseat(desk)
    setup.decks[0].unlink()
    window.begin(setup)
    assert window.page == "start"
    assert "a.deck" in window.notice.text
    assert window.match is None


def test_a_broken_saved_match_is_not_offered(qtbot: QtBot, desk: Desk) -> None:
    assert desk.records is not None
    desk.records.mkdir()
    (desk.records / "current.match").write_text("rubbish\n", encoding="utf-8")
    window = open_window(qtbot, desk)
    assert not window.start.resume.isVisible()


@pytest.mark.parametrize(
    ("players", "turn", "wanted", "japanese"),
    [
        (("human", "human"), 5, "Turn 5: Ann against Bryn, bond 27 to 19", "第5ターン：Ann 対 Bryn、絆 27 対 19"),
        (("human", "greedy"), 5, "Turn 5 against Bryn, bond 27 to 19", "第5ターン、相手はBryn、絆 27 対 19"),
        (("greedy", "human"), 5, "Turn 5 against Ann, bond 19 to 27", "第5ターン、相手はAnn、絆 19 対 27"),
        (("human", "greedy"), 0, "Ann against Bryn", "Ann 対 Bryn"),
    ],
)
def test_the_saved_match_says_where_it_stands(
    qtbot: QtBot, desk: Desk, players: tuple[str, str], turn: int, wanted: str, japanese: str
) -> None:
    assert desk.records is not None
    header = Header((("a",), ("b",)), "1", ("Ann", "Bryn"), players)
    marks = tuple(Mark(number, number, (41 - number, 19), "0" * 32) for number in range(1, turn))
    marks += (Mark(turn, turn, (27, 19), "0" * 32),) if turn else ()
    record = Record(header, (Given(0, (("pass",),)),) * 6, marks)
    desk.records.mkdir()
    (desk.records / "current.match").write_text(write_record(record), encoding="utf-8")
    saved = desk.saved()
    assert saved is not None and saved.detail == wanted
    desk.languages.choose("ja")
    try:
        saved = desk.saved()
        assert saved is not None and saved.detail == japanese
    finally:
        desk.languages.choose("en")
