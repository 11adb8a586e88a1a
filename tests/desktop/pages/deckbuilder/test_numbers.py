"""What is counted about a deck: against counting by hand, and odds against trying every hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.trails.cards.decks import read_deck, resolve
from engine.trails.records.record import CONCEDE, Given, Record, make_header, write_record
from tests.desktop.builder_parts import builder_alone, library_desk
from tests.desktop.screen_fakes import make_pool
from trails_desktop.pages.deckbuilder.numbers.statistics import at_least, numbers_of, seen_by
from trails_desktop.pages.deckbuilder.numbers.win_rates import Result
from trails_desktop.pages.deckbuilder.printing.proxies import CARD, layout
from trails_desktop.screens.decks.info import load_decks


@given(st.integers(1, 9), st.data())
def test_odds_are_those_of_every_hand(size: int, data: st.DataObject) -> None:
    copies = data.draw(st.integers(0, size))
    seen = data.draw(st.integers(0, size))
    least = data.draw(st.integers(0, 4))
    hands = list(combinations(range(size), seen))
    good = sum(sum(card < copies for card in hand) >= least for hand in hands)
    assert at_least(size, copies, seen, least) == pytest.approx(good / len(hands))


def test_two_cards_a_turn_after_four() -> None:
    assert [seen_by(turn) for turn in (1, 2, 5)] == [6, 8, 14]
    assert at_least(50, 4, 4, 1) == pytest.approx(1 - (46 * 45 * 44 * 43) / (50 * 49 * 48 * 47))
    assert at_least(0, 0, 4, 1) == 0


def test_the_numbers_of_a_deck() -> None:
    pool = make_pool()
    units = [n for n in pool if pool.printing(n).type == "UNIT" and len(pool.printing(n).orgs) == 1]
    base = next(n for n in pool if pool.printing(n).type == "BASE")
    event = next(n for n in pool if pool.printing(n).type == "EVENT")
    first = units[0]
    other = next(n for n in units if pool.printing(n, "en").orgs != pool.printing(first, "en").orgs)
    n = numbers_of({first: 3, other: 1, base: 2, event: 4}, pool)
    assert n.size == 10
    assert dict(n.types) == {"UNIT": 4, "EVENT": 4, "BASE": 2}
    assert [(one.units, one.strength) for one in n.together] == [(3, 3 * (pool.printing(first).strength or 0))]
    assert n.alone == 1
    assert n.levels == ((pool.printing(base).level, 2),)
    cost = Counter({pool.printing(first).cp: 3}) + Counter({pool.printing(other).cp: 1})
    assert {at: sum(c for _, c in column) for at, column in enumerate(n.cp) if column} == cost
    assert sum(c for column in n.ep for _, c in column) == 4 + n.arts


@pytest.mark.parametrize(("paper", "size"), [("a4", (210.0, 297.0)), ("letter", (215.9, 279.4))])
def test_nine_cards_lie_on_a_page_without_overlap(paper: str, size: tuple[float, float]) -> None:
    wide, high, corners = layout("a4" if paper == "a4" else "letter")
    assert (wide, high) == size
    assert len(set(corners)) == 9
    for x, y in corners:
        assert 3 <= x <= wide - CARD[0] - 3
        assert 3 <= y <= high - CARD[1] - 3
    for (x0, y0), (x1, y1) in combinations(corners, 2):
        assert abs(x0 - x1) >= CARD[0] - 1e-9 or abs(y0 - y1) >= CARD[1] - 1e-9


def test_the_win_rate_is_played_in_another_process(qtbot: QtBot, tmp_path: Path) -> None:
    desk = library_desk(tmp_path)
    desk.decks = (desk.decks[0], desk.library.decks.folder)  # type: ignore[union-attr]
    page = builder_alone(desk)
    qtbot.addWidget(page)
    page.show()
    page.add_deck(next(iter(page.shelf.ready.values())) if page.shelf.ready else None)
    file, others, data = page._opponents()
    assert file is not None
    assert file not in [path for _, path in others]
    page.numbers._opponents = lambda: (file, others[:1], data)
    page.numbers.games.setValue(2)
    page._open_numbers()
    qtbot.mouseClick(page.numbers.start_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.numbers._rates is None)
    (result,) = page.numbers.results
    assert isinstance(result, Result)
    assert (result.opponent, result.won + result.lost + result.drawn) == (others[0][0], 2)
    assert result.opponent in page.numbers.table.text()


def test_the_games_can_be_stopped(qtbot: QtBot, tmp_path: Path) -> None:
    desk = library_desk(tmp_path)
    page = builder_alone(desk)
    qtbot.addWidget(page)
    page.show()
    infos = load_decks(desk.decks[:1], desk.pool)
    page.numbers._opponents = lambda: (infos[0].path, [("Other", infos[1].path)], tmp_path)
    page.numbers.games.setValue(500)
    page._open_numbers()
    page.numbers.begin()
    process = page.numbers._rates._process  # type: ignore[union-attr]
    assert process is not None
    qtbot.waitUntil(lambda: process.processId() > 0)
    qtbot.mouseClick(page.numbers.stop_button, Qt.MouseButton.LeftButton)
    assert page.numbers._rates is None
    assert page.numbers.start_button.isVisible()
    page.shut()


def test_wins_and_losses_of_the_deck_are_shown(qtbot: QtBot, tmp_path: Path) -> None:
    desk = library_desk(tmp_path)
    page = builder_alone(desk)
    qtbot.addWidget(page)
    one, other = (read_deck(file.read_text("utf-8")) for file in sorted(desk.decks[0].glob("*.deck"))[:2])
    page.add_deck(one)
    pool = page.stock.pool
    folder = page.stock.library.paths.records
    folder.mkdir(parents=True, exist_ok=True)
    for number, loser in ((1, 1), (2, 1), (3, 0)):
        cards = (resolve(one, pool), resolve(other, pool))
        header = make_header(pool, cards, number, ("Ann", "Ben"), ("human", "greedy"))
        text = write_record(Record(header, (Given(loser, CONCEDE),)))
        (folder / f"match-{number:04d}.match").write_text(text, encoding="utf-8")
    page._menu_chosen("results")
    qtbot.waitUntil(lambda: page.results.job is None, timeout=60_000)
    assert page.results.summary.text() == "2 won, 1 lost, 0 drawn"
    assert page.results.versions.accessibleName() == "Version 1: 2 won, 1 lost, 0 drawn"
    assert f"Ben · {other.name}: 2 won" in page.results.opponents.accessibleName() and page.results.list.count() == 3
    page.results.grab()
    page.results.done()
    page.shut()
