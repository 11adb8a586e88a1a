"""One press, one drawing: what answers itself after an answer is gathered and drawn with it. Counted, not timed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Answer
from engine.players.roster import make_player
from engine.trails.cards.pool import CardPool, load_pool
from engine.trails.records.record import Given
from tests.desktop.playing import WatchedMatch, deck, meanings
from trails_desktop.app.demo.mouse import intend
from trails_desktop.match.api import MatchChange
from trails_desktop.match.setup import MatchSetup
from trails_desktop.resources import resource_dir
from trails_desktop.table.hold.paces import Pace
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.theme import theme

SEED, ANSWERS = 3, 60
MOST = 2  #: drawings of an answer: what came of it, and whatever the table itself has to say to it


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return load_pool(resource_dir("assets") / "cards")


class Played(WatchedMatch):
    """Counts how often its table was drawn for each answer, and how many answers followed by themselves."""

    def __init__(self, pool: CardPool) -> None:
        decks = (deck("full-steam"), deck("the-long-watch"))
        super().__init__(MatchSetup(("Ada", "Bryn"), decks, ("human", "human"), SEED), pool)
        self.drawn = 0
        self.counted: list[tuple[int, int]] = []
        self.table: TableWidget | None = None

    def answer(self, answer: Answer) -> None:
        before, self.drawn = len(self.given), 0
        super().answer(answer)
        self.counted.append((len(self.given) - before - 1, self.drawn))


@pytest.fixture
def match(qtbot: QtBot, pool: CardPool) -> Iterator[Played]:
    made = Played(pool)
    yield made
    made.close()


def table_of(match: Played, pool: CardPool, pace: Pace, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> TableWidget:
    load_fonts()
    table = TableWidget(match, {number: pool.versions(number) for number in pool}, None, theme("dark"), pace=pace)
    qtbot.addWidget(table)
    show = table.scene.show_view

    def shown(*given: object, **named: object) -> None:
        match.drawn += 1
        show(*given, **named)  # type: ignore[arg-type]  # as it came

    monkeypatch.setattr(table.scene, "show_view", shown)
    return table


def play(match: Played, pool: CardPool, table: TableWidget | None) -> list[Given]:
    """The first answers of both people, by the same players whoever looks on."""
    cards = meanings(pool)
    players = [make_player("greedy", seat, SEED, cards) for seat in (0, 1)]
    match.start()
    while len(match.counted) < ANSWERS and match.open_view().phase != "over":
        if match.view().asked != match.seat:
            match.sit_down(match.view().asked)
        if table is not None:
            table.hold.hasten()
        match.answer(intend(players[match.seat], match.view(), match).answer)
    return match.given


@pytest.mark.parametrize("pace", ["instant", "brisk"])
def test_an_answer_is_drawn_once_whatever_answers_itself(
    match: Played, pool: CardPool, pace: Pace, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    table = table_of(match, pool, pace, monkeypatch, qtbot)
    play(match, pool, table)
    assert max(followed for followed, _ in match.counted) >= 5, "many answers follow one"
    assert [one for one in match.counted if one[1] > MOST] == []


def test_all_that_happened_is_told_and_written_down_as_without_a_table(
    match: Played, pool: CardPool, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    alone = Played(pool)
    written = [(one.seat, one.answer, one.auto) for one in play(alone, pool, None)]
    alone.close()
    table = table_of(match, pool, "instant", monkeypatch, qtbot)
    told: Counter[str] = Counter()

    def note(change: MatchChange) -> None:
        told.update(event.kind for event in change.events)

    table.hold.changed.connect(note)
    assert [(one.seat, one.answer, one.auto) for one in play(match, pool, table)] == written
    assert told == match.told == alone.told, "no event is lost between the match and its table"


def test_a_record_of_a_match_says_that_another_change_follows_only_if_one_does(match: Played, pool: CardPool) -> None:
    changes: list[MatchChange] = []
    match.changed.connect(changes.append)
    last: list[bool] = []
    cards = meanings(pool)
    players = [make_player("greedy", seat, SEED, cards) for seat in (0, 1)]
    match.start()
    for _ in range(20):
        if match.view().asked != match.seat:
            match.sit_down(match.view().asked)
        changes.clear()
        match.answer(intend(players[match.seat], match.view(), match).answer)
        last.append(changes[-1].more)
        assert all(change.more for change in changes[:-1])
    assert not any(last)
