"""A lesson as a match: it goes by its steps, takes other moves back, goes back and begins anywhere."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from engine.players.roster import make_player
from engine.scenario.lesson import MOMENTS
from engine.trails.cards.pool import CardPool
from tests.desktop.screen_fakes import make_pool
from trails_desktop.pages.lessons.match import LessonMatch
from trails_desktop.pages.lessons.shelf import LessonFile, lesson_pool, load_lessons
from trails_desktop.resources import resource_dir

NAMES = ("You", "Pim")


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return make_pool()


@pytest.fixture(scope="module")
def lessons(pool: CardPool) -> list[LessonFile]:
    found, problems = load_lessons(resource_dir("assets") / "lessons", pool)
    assert problems == []
    return found


def begun(file: LessonFile, pool: CardPool, step: int = 0) -> LessonMatch:
    match = LessonMatch(file, lesson_pool(file.scenario, pool), NAMES, step=step, rest=0)
    match.start()
    return match


def walk(match: LessonMatch) -> None:
    """Every step from here on as it is written."""
    while True:
        match.do_it()
        assert not match.playing
        if match.step == len(match.lesson.steps) - 1:
            return
        match.go_on()


def test_twelve_lessons_each_played_through_by_its_wants(
    qapp: QApplication, pool: CardPool, lessons: list[LessonFile]
) -> None:
    assert [file.lesson.number for file in lessons] == list(range(1, 13))
    for file in lessons[:-1]:
        match = begun(file, pool)
        walk(match)
        expected = file.scenario.do[-1]
        assert match.step == len(file.lesson.steps) - 1, (file.lesson.id, expected)


def test_a_lesson_begins_at_any_step_as_if_it_had_been_played(
    qapp: QApplication, pool: CardPool, lessons: list[LessonFile]
) -> None:
    for file in lessons[:-1]:
        whole = begun(file, pool)
        for step in range(len(file.lesson.steps)):
            later = begun(file, pool, step)
            assert later.step == step == whole.step
            assert later.view() == whole.view(), (file.lesson.id, step)
            if step < len(file.lesson.steps) - 1:
                whole.do_it()
                whole.go_on()


def test_another_legal_move_changes_nothing_and_is_told(
    qapp: QApplication, pool: CardPool, lessons: list[LessonFile]
) -> None:
    match = begun(lessons[3], pool, 1)  # Wick onto Kit
    strayed: list[bool] = []
    match.strayed.connect(lambda: strayed.append(True))
    before = match.view()
    tam, wick = (match.course.names.find(match.game, name) for name in ("tam", "wick"))
    assert tam is not None and wick is not None
    match.answer((("pick", tam.id),))
    assert strayed == [True] and match.view() == before
    match.answer((("pick", wick.id),))
    hedda = match.course.names.find(match.game, "hedda")
    assert hedda is not None
    match.answer((("pick", hedda.id),))  # the right attacker on the wrong target
    assert strayed == [True, True] and match.view() == before
    match.answer(())
    assert len(strayed) == 3 and match.asks


def test_back_goes_a_step_back(qapp: QApplication, pool: CardPool, lessons: list[LessonFile]) -> None:
    match = begun(lessons[3], pool, 1)
    before = match.view()
    match.do_it()
    match.go_on()
    assert match.view().players[1].bond == 39
    assert match.back() and match.view() == before
    assert match.back() and not match.back()


def test_the_whole_match_is_won_by_turn_five_and_its_hints_fit(
    qapp: QApplication, pool: CardPool, lessons: list[LessonFile]
) -> None:
    file = lessons[-1]
    match = begun(file, pool)
    asked: list[str] = []
    match.followed.connect(asked.append)
    mind = make_player("greedy", 0, 1, {card.number: card for card in match.game.printed})
    against: set[int] = set()
    while match.game.outcome is None:
        match.answer(mind.choose(match.view()))
        pim = match.view().players[1]
        against |= {card.id for card in pim.field}
    assert match.view().winner == 0 and match.game.turn <= 5
    assert len(against) >= 2 and pim.homebase, "who does nothing is no opponent"
    assert set(asked) <= {*MOMENTS, "pay", "choose"}
    assert {hint.at for hint in file.lesson.hints} <= set(MOMENTS)
