"""The lessons through the real window: drags, clicks and keys, leaving and coming back, both languages."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from engine.players.roster import make_player
from engine.scenario.common.lesson import LessonStep, Thing
from engine.trails.book.glossary import load_terms
from engine.trails.cards.pool import CardPool
from tests.desktop.playing import play_deed
from tests.desktop.screen_fakes import make_desk, make_pool
from trails_desktop.app.demo.mouse import Intent, MouseHands
from trails_desktop.app.window import MainWindow
from trails_desktop.pages.lessons.page import LessonsPage
from trails_desktop.pages.lessons.places import Places
from trails_desktop.pages.progress import Learned
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.ui.settings import LANGUAGE

LEFT = Qt.MouseButton.LeftButton
MOST = {"en": 90, "ja": 45}


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return make_pool()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, pool: CardPool) -> MainWindow:
    made = MainWindow(replace(make_desk(tmp_path, pool), records=tmp_path))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


def learn(qtbot: QtBot, window: MainWindow) -> LessonsPage:
    """The page, by the amber button; nothing rests."""
    assert window.start.learn is not None
    qtbot.mouseClick(window.start.learn, LEFT)
    page = window.stack.currentWidget()
    assert isinstance(page, LessonsPage)
    page._rest = 0
    page.begin(page._chosen, page.match.step)
    return page


def quiet(qtbot: QtBot, page: LessonsPage) -> None:
    """Until the coach speaks."""
    guide = page.guide
    assert guide is not None
    qtbot.waitUntil(lambda: guide.coach.speech is not None and not guide._settle.isActive())


def do(qtbot: QtBot, page: LessonsPage) -> None:
    """What the present step wants, with mouse and keyboard."""
    guide, match, table = page.guide, page.match, page.table
    assert guide is not None and table is not None
    quiet(qtbot, page)
    step = guide.step
    assert step is not None
    if step.want.kind == "do":
        hands = MouseHands(table)
        while match.asks and page.guide is guide and not guide.over:
            answer, target = match._script[0][1], None
            if match.view().asked_for == "attackers" and answer:
                targets = match.attack_targets([int(option[1]) for option in answer])
                later = match._script[1][1] if len(match._script) > 1 else ()
                target = next((one for one in later if one in targets), targets[0])
            at = match.step
            play_deed(hands.perform(Intent(answer, target)))
            if match.step != at:
                break
    elif step.want.kind == "read":
        qtbot.keyClick(table.view, Qt.Key.Key_Return)
    else:
        rect = Places(table, match, match.course).rect(step.want.thing)
        assert rect is not None
        point = QPoint(round(rect.center().x()), round(rect.center().y()))
        view = table.view.viewport()
        if step.want.kind == "hover":
            qtbot.mouseMove(view, point)
            qtbot.waitUntil(lambda: table.help.key is not None)  # its words are explained before the lesson goes on
            assert guide.step is step
            qtbot.mouseMove(view, QPoint(4, 4))
        else:
            qtbot.mouseClick(view, LEFT, pos=point)


def lit(page: LessonsPage, step: LessonStep) -> None:
    """What is lit exists, and the coach covers none of it."""
    table, guide, where = page.table, page.guide, (page.match.lesson.id, page.match.step)
    assert table is not None and guide is not None
    places = Places(table, page.match, page.match.course)
    things = (*step.light, *step.ring, *step.hand, *((step.want.thing,) if step.want.thing else ()))
    assert None not in [places.rect(thing) for thing in things], (where, things)
    body = guide.coach.body().translated(guide.coach.pos())
    for thing in (*step.hand, *step.light):
        rect = places.rect(thing)
        assert rect is not None
        whole = rect.width() > 400  # a zone as wide as the board: something of it stays in sight
        assert whole or not body.intersects(rect), (where, thing)


def through(qtbot: QtBot, page: LessonsPage, index: int) -> None:
    """One whole lesson, looking at each step."""
    page.begin(index)
    guide = page.guide
    assert guide is not None
    for at, step in enumerate(page.match.lesson.steps):
        qtbot.waitUntil(lambda at=at: page.match.step == at)
        quiet(qtbot, page)
        lit(page, step)
        do(qtbot, page)
    qtbot.waitUntil(lambda: guide.over)


def test_learn_is_the_amber_button_and_eleven_lessons_go_by_hand(qtbot: QtBot, window: MainWindow) -> None:
    assert window.start.learn is not None
    assert window.start.first() is window.start.learn and window.start.computer.kind == "row"
    page = learn(qtbot, window)
    for index in range(11):
        through(qtbot, page, index)
        assert page.lessons[index].lesson.id in page.learned.done
    quiet(qtbot, page)
    assert page.guide is not None and page.table is not None
    qtbot.keyClick(page.table.view, Qt.Key.Key_Return)  # the next one: the whole match
    assert page.match.whole
    window.go_start()
    assert window.start.learn.kind == "primary"
    assert not page.after[1].isVisibleTo(page)
    page.learned.learn("match")
    page.leave_match()
    assert {plate._icon for plate in page.shelf.plates} == {"check"} and page.after[1].isVisibleTo(page)
    qtbot.mouseClick(page.after[1], LEFT)
    assert window.stack.currentWidget() is window.setup
    window.go_start()
    assert window.start.learn.kind == "row" and window.start.first() is window.start.computer


def test_the_last_one_is_a_match_with_hints_that_fade(qtbot: QtBot, window: MainWindow) -> None:
    page = learn(qtbot, window)
    page.begin(11)
    quiet(qtbot, page)
    guide, table = page.guide, page.table
    assert guide is not None and table is not None
    assert guide.coach.speech is not None and "keep" in guide.coach.speech.say
    assert guide.coach.speech.go == ""
    for _ in range(3):
        guide._follow("exchange")
    guide.tell()
    assert guide.coach.speech is None
    page.match.concede()
    qtbot.waitUntil(lambda: guide.over)
    quiet(qtbot, page)
    assert guide.coach.speech is not None and guide.coach.speech.head == "PIM WINS THIS TIME"
    qtbot.keyClick(table.view, Qt.Key.Key_Return)
    assert page.table is None and page.goal.isVisible()


def test_another_move_gets_its_line_and_is_taken_back(qtbot: QtBot, window: MainWindow) -> None:
    page = learn(qtbot, window)
    page.begin(3, 1)
    quiet(qtbot, page)
    guide, table, match = page.guide, page.table, page.match
    assert guide is not None and table is not None
    tam, kit = (match.course.names.find(match.game, name) for name in ("tam", "kit"))
    before = match.view()
    play_deed(MouseHands(table).perform(Intent((("pick", tam.id),), ("pick", kit.id))))
    quiet(qtbot, page)
    assert guide.coach.speech is not None and guide.coach.speech.told.startswith("That works too")
    assert match.view() == before
    qtbot.keyClick(table.view, Qt.Key.Key_H)  # shown how
    qtbot.waitUntil(lambda: match.step == 2)
    assert match.view().players[1].bond == 39
    qtbot.keyClick(table.view, Qt.Key.Key_Backspace)
    assert match.step == 1 and match.view() == before


def test_left_and_resumed_where_one_stopped(qtbot: QtBot, window: MainWindow) -> None:
    page = learn(qtbot, window)
    page.begin(3, 2)
    quiet(qtbot, page)
    assert page.table is not None
    qtbot.keyClick(page.table.view, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.page == "start")
    again = learn(qtbot, window)
    assert again.match.lesson.id == "attack" and again.match.step == 2
    assert again.match.view().players[1].bond == 39


def test_the_whole_match_goes_on_where_it_was_left_and_one_that_is_damaged_begins_anew(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = learn(qtbot, window)
    page.begin(11)
    quiet(qtbot, page)
    mind = make_player("greedy", 0, 1, {card.number: card for card in page.match.game.printed})
    while page.match.game.turn < 2:
        page.match.answer(mind.choose(page.match.view()))
    left = page.match.view()
    window.go_start()
    assert window.page == "start" and Learned(page._desk.records).match, "it is kept while one plays"
    window.go_page("lessons")
    assert page.match.view() == left and page.match.back_point() is not None, "and can be taken back"
    page.leave_match()
    assert page.start.subtitle == "Where you stopped"
    page.learned.match = page.learned.match.replace("seed", "sead", 1)
    page.start.click()
    assert page.match.game.turn <= 1 and page.match.back_point() is None
    page.learned.learn("match")
    assert not Learned(page._desk.records).begun


def test_who_does_what_is_said_gets_on(qtbot: QtBot, window: MainWindow) -> None:
    """Click Lotte, then drag Jory; and click the disc of a card that rises under the pointer."""
    page = learn(qtbot, window)
    page.begin(7, 2)
    quiet(qtbot, page)
    assert page.table is not None and page.guide is not None
    found = [page.match.course.names.find(page.match.game, name) for name in ("lotte", "jory", "ivo")]
    lotte, jory, ivo = (one.id for one in found if one is not None)
    pilot = page.table.pilot
    pilot.click(lotte)
    assert pilot.group_with(jory) == (lotte, jory) and pilot.attack(pilot.group_with(jory), ("card", ivo))
    qtbot.waitUntil(lambda: page.match.step == 3)
    page.begin(2)
    quiet(qtbot, page)
    tam = page.match.course.names.find(page.match.game, "tam")
    assert tam is not None and page.guide is not None
    box = page.table.scene.shown[key_of(tam.id)].place.box
    qtbot.mouseClick(page.table.view.viewport(), LEFT, pos=page.table.view.mapFromScene(QPointF(box.cx, box.y + 30)))
    qtbot.waitUntil(lambda: page.match.step == 1)


def test_what_is_paid_with_is_asked_by_the_coach(qtbot: QtBot, window: MainWindow) -> None:
    page = learn(qtbot, window)
    page.begin(8, 1)
    quiet(qtbot, page)
    assert page.table is not None and page.guide is not None
    page.table.pilot.answer(page.match._script[0][1])
    assert page.match.pays
    qtbot.waitUntil(lambda: "Pay" in (page.guide.coach.speech.say if page.guide.coach.speech else ""))
    page.table.press_main()
    qtbot.waitUntil(lambda: page.match.step == 2)


def test_nothing_that_is_tried_ends_in_silence(qtbot: QtBot, window: MainWindow) -> None:
    page = learn(qtbot, window)
    page.begin(0)
    quiet(qtbot, page)
    guide, table = page.guide, page.table
    assert guide is not None and table is not None
    qtbot.mouseClick(table.view.viewport(), LEFT, pos=QPoint(500, 240))  # beside what is asked for
    qtbot.waitUntil(lambda: guide.coach.speech is not None and guide.coach.speech.told != "")
    page.begin(10, 1)  # Tam onto Bram, who has Hate
    quiet(qtbot, page)
    guide, table = page.guide, page.table
    assert guide is not None and table is not None
    kit = page.match.course.names.find(page.match.game, "kit")
    assert kit is not None
    table.pilot.explain(kit.id, "be attacked")
    speech = guide.coach.speech
    assert speech is not None and "Bram Kestle" in speech.told


def test_hints_come_before_the_answer(qtbot: QtBot, window: MainWindow) -> None:
    page = learn(qtbot, window)
    page.begin(3, 3)
    quiet(qtbot, page)
    guide, table, match = page.guide, page.table, page.match
    assert guide is not None and table is not None and guide.film.lit is None
    for told in ("Look at her DEF.", "Tam has STR 3, and her DEF is 3."):
        qtbot.keyClick(table.view, Qt.Key.Key_H)
        assert guide.coach.speech is not None and guide.coach.speech.told == told
    qtbot.keyClick(table.view, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: guide.over)
    assert match.view().players[1].bond == 37


def test_a_hint_stands_by_the_own_hand_and_off_the_line(qtbot: QtBot, window: MainWindow) -> None:
    page = learn(qtbot, window)
    page.begin(11)
    quiet(qtbot, page)
    table, guide = page.table, page.guide
    assert table is not None and guide is not None
    places = Places(table, page.match, page.match.course)
    hand, band = places.rect(Thing("A", "hand")), places.rect(Thing("band"))
    assert hand is not None and band is not None and hand.top() > band.bottom(), "the own hand alone"
    assert not guide.coach.body().translated(guide.coach.pos()).intersects(band)


def said(step: LessonStep) -> list[tuple[str, dict[str, str]]]:
    texts = [("line", step.line), ("under", step.under), ("say", step.say), ("why", step.why)]
    texts += [("otherwise", step.otherwise), *(("hint", hint) for hint in step.hints)]
    return [(what, dict(text)) for what, text in texts if text]


def test_both_languages_say_something_and_not_too_much(qtbot: QtBot, window: MainWindow) -> None:
    page = learn(qtbot, window)
    terms = load_terms()
    for file in page.lessons:
        lesson = file.lesson
        assert set(lesson.words) <= set(terms), lesson.id
        assert set(lesson.pictures) == set(file.scenario.cards.own_data()) == set(lesson.names_ja), lesson.id
        texts = [("title", dict(lesson.title)), ("idea", dict(lesson.idea)), ("done", dict(lesson.done))]
        for step in lesson.steps:
            texts += said(step)
        for hint in lesson.hints:
            texts += [("say", dict(hint.say)), *([("why", dict(hint.why))] if hint.why else [])]
        for what, text in texts:
            assert set(text) == {"en", "ja"}, (lesson.id, what, text)
            for lang, most in MOST.items():
                assert len(re.sub(r"\*\*", "", text[lang])) <= most, (lesson.id, what, text[lang])


def test_the_language_changes_in_the_middle(qtbot: QtBot, window: MainWindow) -> None:
    page = learn(qtbot, window)
    page.begin(3, 1)
    quiet(qtbot, page)
    window.settings.put(LANGUAGE, "ja")
    guide = page.guide
    assert guide is not None
    qtbot.waitUntil(lambda: guide.coach.speech is not None and "ドラッグ" in guide.coach.speech.say)
    assert page.panel.title.text() == "攻撃" and page.match.step == 1
    assert page.panel.back.text() == "もどる"
    window.settings.put(LANGUAGE, "en")
