"""The end of a match: deaf to keys at first, says who gave up, and no label stands on a line."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from pytestqt.qtbot import QtBot

from engine.players.roster import make_player
from engine.players.search.coach import look_back
from engine.players.search.known import known
from engine.trails.records.record import Record
from tests.desktop.playing import WatchedMatch, deck, meanings
from tests.desktop.screen_fakes import make_pool
from trails_desktop.match.local import LocalMatch
from trails_desktop.match.setup import MatchSetup
from trails_desktop.match.story import Choice, Story
from trails_desktop.screens.match.ending import EndScreen
from trails_desktop.screens.match.facts import Ending
from trails_desktop.screens.parts.widgets import PlateButton
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import theme

HISTORY: Final = tuple((turn, 40 - 3 * turn, 40 - 5 * turn) for turn in range(1, 9))
LOST: Final = Ending(1, 0, ("Maren", "Pim"), ("couriers", "unlit"), (33, 27), 8, "103.4", "", HISTORY)


@pytest.fixture
def screen(qtbot: QtBot) -> EndScreen:
    made = EndScreen(Look(theme("dark")), None)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show_ending(LOST)
    with qtbot.waitActive(made):
        made.show()
    return made


def test_keys_begin_nothing_at_first(qtbot: QtBot, screen: EndScreen) -> None:
    wished: list[bool] = []
    screen.rematch_wanted.connect(lambda: wished.append(True))
    screen.start_wanted.connect(lambda: wished.append(True))
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_E, Qt.Key.Key_Escape):
        qtbot.keyClick(screen.focusWidget() or screen, key)
    assert wished == []
    qtbot.waitUntil(screen.rematch.hasFocus)
    qtbot.keyClick(screen.rematch, Qt.Key.Key_Return)
    assert wished == [True]


def test_who_gave_up_did_not_lose_by_bond(screen: EndScreen) -> None:
    assert screen.plain.text() == "You gave up. You were at 33 bond, Pim at 27."
    screen.show_ending(replace(LOST, winner=0))
    assert screen.plain.text() == "Pim gave up. You were at 33 bond, Pim at 27."
    screen.show_ending(replace(LOST, rule="705.5", bond=(-2, 27)))
    assert screen.plain.text() == "You lose: you are at −2 bond, Pim is at 27."


@pytest.fixture(scope="module")
def played() -> WatchedMatch:
    """A whole match, kept in memory."""
    pool = make_pool()
    match = WatchedMatch(
        MatchSetup(("Maren", "Pim"), (deck("first-light"), deck("full-steam")), ("human", "human"), 3), pool
    )
    minds = [make_player("greedy", seat, 3, meanings(pool)) for seat in (0, 1)]
    match.start()
    while match.open_view().phase != "over":
        if match.seat != match.view().asked:
            match.sit_down(match.view().asked)
        match.answer(minds[match.seat].choose(match.view()))
    return match


def test_the_story_begins_at_the_start_and_has_the_worst_moments(played: WatchedMatch) -> None:
    story, end = played.story(), played.open_view()
    assert story.history[0] == (0, 40, 40)
    assert story.history[-1] == (end.turn, end.players[0].bond, end.players[1].bond)
    assert [turn for turn, _, _ in story.history] == list(range(end.turn + 1))
    assert len(story.moments) == 3 and [one.point for one in story.moments] == sorted(m.point for m in story.moments)
    for moment in story.moments:
        assert sum(moment.lost) > 0 and moment.lines and moment.before.turn == moment.turn
    again = LocalMatch(played.setup, make_pool(), record=Record(played._header, tuple(played.given)))
    told = again.story()
    assert told.history == story.history, "a match that was resumed tells all of it too"
    assert [(one.point, one.lost) for one in told.moments] == [(one.point, one.lost) for one in story.moments]
    again.close()


def test_three_moments_lead_into_the_replay(qtbot: QtBot, screen: EndScreen, played: WatchedMatch) -> None:
    pool, pages = make_pool(), list[str]()
    printings = {number: pool.versions(number) for number in pool}
    story = replace(played.story(), kept="match-0001.match")
    screen.page_wanted.connect(pages.append)
    screen.show_story(story, printings, "en")
    first = story.moments[0]
    assert [card.isVisible() for card in screen.moments] == [True] * 3 and screen.replay.isVisible()
    assert " against " in screen.kept.text() and "loses" in screen.moments[0].text.text()
    turn, first_bond, second_bond = story.history[-1]
    said = screen.chart.accessibleName()
    assert f"Turn {turn}: " in said and f" {first_bond}, " in said and f" {second_bond}" in said
    assert not screen.grab().isNull()
    qtbot.waitUntil(lambda: screen.listens)
    qtbot.keyClick(screen, Qt.Key.Key_R)
    qtbot.keyClick(screen, Qt.Key.Key_1)
    screen.moments[0].on.click()
    assert pages == [
        "matches/match-0001.match/0", f"matches/match-0001.match/{first.point - 1}",
        f"matches/match-0001.match/{first.point - 1}/on",
    ]  # fmt: skip


def test_what_would_have_been_better_is_told_when_it_is_asked(
    qtbot: QtBot, screen: EndScreen, played: WatchedMatch
) -> None:
    pool, asked = make_pool(), list[Choice]()
    printings = {number: pool.versions(number) for number in pool}
    story = played.story()
    screen.look_back_wanted.connect(asked.append)
    screen.show_story(story, printings, "en")
    assert not any(card.ask.isVisible() for card in screen.moments), "nobody can say"
    screen.show_story(story, printings, "en", coached=True)
    card = next(one for one in screen.moments if one.ask.isVisible())
    assert not card.better.text()
    card.ask.click()
    (choice,) = asked
    assert choice.seen.decision is not None and choice.seen.decision.seat == played.seat
    seat = choice.seen.seat
    found = look_back(known(choice.game, seat), seat, meanings(pool), 1, choice.answer, choice.target)
    assert found is not None and found[1].answer == choice.answer
    assert found[0].chance is None or found[0].chance >= (found[1].chance or 0)
    screen.show_better((replace(found[0], chance=0.7), replace(found[1], chance=0.4)))
    assert card.better.text().startswith("Better was: ") and "70 of 100" in card.better.text()
    screen.show_better(None)
    assert "70 of 100" in card.better.text(), "nothing was asked"
    same, alone = replace(found[1], chance=0.5), replace(found[1], chance=None)
    for told, words in (((same, same), "best there was"), ((alone, alone), "nothing else"), (None, "Nothing was")):
        card.show_better(told)
        assert words in card.better.text()


def test_a_match_that_nobody_can_tell_has_its_curve_alone(screen: EndScreen, played: WatchedMatch) -> None:
    pool = make_pool()
    screen.show_story(played.story(), {number: pool.versions(number) for number in pool}, "ja")
    screen.show_ending(LOST)
    screen.show_story(Story(), {}, "en")
    assert not any(card.isVisible() for card in screen.moments) and not screen.replay.isVisible()


@pytest.mark.parametrize("bond", [(40, 40), (16, -2), (33, 27), (-5, -5)])
def test_the_screen_draws_every_end(screen: EndScreen, bond: tuple[int, int]) -> None:
    screen.show_ending(replace(LOST, bond=bond, names=("A name as long as names can be", "Pim")))
    assert not screen.grab().isNull()


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 800), 1.0), ((1280, 800), 2.0), ((1024, 640), 1.5), ((1024, 640), 2.0)]
)
def test_what_goes_on_stays_in_sight(
    qtbot: QtBot, screen: EndScreen, played: WatchedMatch, size: tuple[int, int], scale: float
) -> None:
    screen.set_base_look(Look(theme("dark"), scale))
    screen.show_story(replace(played.story(), kept="match-0001.match"), {}, "en")
    screen.resize(*size)

    def seen(button: PlateButton) -> bool:
        box = QRect(button.mapTo(screen, QPoint()), button.size())
        whole = screen.rect().contains(box) and button.visibleRegion().boundingRect() == button.rect()
        return whole and not box.intersects(screen.scroller.geometry())

    qtbot.waitUntil(lambda: all(map(seen, (screen.rematch, screen.replay, screen.decks, screen.start))), timeout=3_000)
