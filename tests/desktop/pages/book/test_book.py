"""The rule book: a search that ranks what defines first and never shows an empty page, chapters, Show me."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.scenario.board.position import read_position, set_up
from engine.scenario.lesson import LANGUAGES
from engine.trails.book.glossary import load_pages, load_terms
from engine.trails.book.rulebook import load_rules
from engine.trails.cards.pool import load_pool
from tests.desktop.screen_fakes import make_desk, make_pool
from trails_desktop.app.window import MainWindow
from trails_desktop.pages.archive.showing import board_with
from trails_desktop.pages.book.index import Index
from trails_desktop.pages.book.lighthouse import Lighthouse
from trails_desktop.pages.book.page import RuleBookPage
from trails_desktop.pages.book.paper import Chip, PaperLine
from trails_desktop.pages.lessons.drawn import first_attack
from trails_desktop.pages.lessons.page import LessonsPage
from trails_desktop.pages.lessons.shelf import load_lessons
from trails_desktop.resources import resource_dir
from trails_desktop.screens.match.moments import MomentPicture
from trails_desktop.screens.parts.rich import RichWords
from trails_desktop.screens.parts.widgets import PlateButton, Words
from trails_desktop.ui.icons import draw_icon, icon_image

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    made = MainWindow(replace(make_desk(tmp_path, make_pool()), records=tmp_path))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


def book(qtbot: QtBot, window: MainWindow) -> RuleBookPage:
    qtbot.mouseClick(window.start.pages["book"], LEFT)
    page = window.stack.currentWidget()
    assert isinstance(page, RuleBookPage)
    return page


def told(page: RuleBookPage) -> str:
    """Every text of the open page."""
    paper = page.paper
    return "\n".join(
        [part.text() for part in paper.findChildren(Words)] + [part.said for part in paper.findChildren(RichWords)]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_twelve_pages_and_all_words_stand_on_rules_that_exist(lang: str) -> None:
    rules, pages, terms = load_rules(lang), load_pages(lang), load_terms(lang)
    assert len(pages) == 12
    assert {rule for page in pages for rule in page.rules} <= set(rules)
    assert {term.rule for term in terms.values()} <= set(rules)
    assert {term.page for term in terms.values()} <= {page.id for page in pages}
    for page in pages:
        assert page.title and all(page.says), page.id
    for term in terms.values():
        assert term.name and term.short and term.says and len(term.says) <= 150, term.id
        assert not icon_image(term.icon, "#FFFFFF", 24).isNull() and draw_icon


@pytest.mark.parametrize(
    ("lang", "wanted", "first", "then"),
    [
        ("en", "bond", ("page", "win"), ("word", "bond")),
        ("en", "how to win", ("page", "win"), None),
        ("en", "overkill", ("page", "strike"), ("word", "overkill")),
        ("en", "804.11a-3", ("rule", "804.11a-3"), None),
        ("en", "mana", ("word", "homebase"), None),
        ("en", "covert", ("page", "brackets"), ("word", "covert")),
        ("ja", "絆", ("page", "win"), ("word", "bond")),
        ("ja", "勝ち方", ("page", "win"), None),
        ("ja", "スタン", ("page", "stunned"), ("word", "stunned")),
    ],
)
def test_pages_come_first_then_words_then_the_rules_that_define(
    lang: str, wanted: str, first: tuple[str, str], then: tuple[str, str] | None
) -> None:
    found = [(hit.kind, hit.id) for hit in Index(lang).find(wanted)]
    assert found[0] == first
    if then is not None:
        assert found[1] == then


def test_heads_and_pointers_are_never_found() -> None:
    index = Index("en")
    for wanted in ("heading", "pointer", "step", "7"):
        assert all(index.rules[hit.id].kind != "none" for hit in index.find(wanted) if hit.kind == "rule")


def test_nothing_found_offers_the_nearest_words_and_what_one_sees(qtbot: QtBot, window: MainWindow) -> None:
    page = book(qtbot, window)
    page.line.setText("how to wni")
    assert "Nothing found" in told(page)
    (attempt,) = [one for one in page.paper.findChildren(PlateButton) if one.text().startswith("Try")]
    assert attempt.text() == "Try how to win"
    (picture,) = page.paper.findChildren(Lighthouse)
    assert picture.isVisible() and 2 * picture.height() < page.paper.height(), "the words have most of the page"
    assert all(entry.isVisible() for entry in page.seen) and len(page.seen) == 6
    qtbot.keyClick(page.line, Qt.Key.Key_Return)
    assert page.line.text() == "how to win" and page.at == "win"
    qtbot.mouseClick(page.hits[0], LEFT)
    page.line.setText("zzzzqqq")
    assert page.index.find(page.index.nearest("zzzzqqq"))


def test_contents_chapters_and_rules_open(qtbot: QtBot, window: MainWindow) -> None:
    page = book(qtbot, window)
    assert page.at == "win" and "How you win" in told(page)
    for place in (*page.index.pages, *map(str, page.index.chapters()), "words", "covert", "804.11a-3"):
        page.open_at(place)
        assert page.at == place
    page.open_at("no such place")
    assert page.at == "804.11a-3"
    (line,) = [one for one in page.paper.findChildren(PaperLine) if one.rule.id == "804.11a-3"]
    qtbot.waitUntil(lambda: not line.visibleRegion().isEmpty())
    qtbot.keyClick(page, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert page.at == "covert"


def test_every_page_has_a_board(qtbot: QtBot, window: MainWindow) -> None:
    page = book(qtbot, window)
    drawn = {}
    for place in page.index.pages:
        page.open_at(place)
        drawn[place] = [one.accessibleName() for one in page.paper.findChildren(MomentPicture) if one.isVisible()]
    assert drawn["win"] == ["Forty lamps"] and drawn["attack"] == ["Attack"] and drawn["sclm"]
    assert drawn["turn"] == ["Deploy"], "its own lesson has an empty field"
    assert all(drawn.values())


def test_the_board_of_a_lesson_is_its_first_attack_and_what_it_costs() -> None:
    files, problems = load_lessons(resource_dir("assets") / "lessons", make_pool(), "attack")
    assert len(files) == 1 and not problems
    told = first_attack(files[0].scenario)
    assert told.before.combat is not None and told.lost == (0, 1)


def test_show_me_opens_the_lesson_that_shows_it(qtbot: QtBot, window: MainWindow) -> None:
    page = book(qtbot, window)
    page.open_at("attack")
    (show,) = [one for one in page.paper.findChildren(PlateButton) if one.text() == "Show me"]
    qtbot.mouseClick(show, LEFT)
    lessons = window.stack.currentWidget()
    assert isinstance(lessons, LessonsPage) and lessons.match.lesson.id == "attack"
    shown = {file.lesson.id for file in lessons.lessons}
    assert {one.lesson for one in load_pages() if one.lesson} <= shown


def test_show_me_beside_a_rule_and_a_word(qtbot: QtBot, window: MainWindow) -> None:
    page = book(qtbot, window)
    page.open_at("804.5")
    assert page.paper.findChild(Chip, "lessons/together") is not None
    page.open_at("dispatch")
    chip = page.paper.findChild(Chip, "practice/craft/Dispatch")
    assert isinstance(chip, Chip)
    with qtbot.waitSignal(page.page_wanted, check_params_cb=lambda place: place == "practice/craft/Dispatch"):
        chip.click()


def test_every_icon_craft_of_the_words_has_a_board_that_can_be_played() -> None:
    pool = load_pool(resource_dir("assets") / "cards")
    for term in load_terms("en").values():
        if term.craft:
            text = board_with(term.craft, pool)
            assert set_up(read_position(text, pool)).decision is not None, term.craft
    assert board_with("Nothing like it", pool) == ""


def test_esc_clears_and_then_leaves(qtbot: QtBot, window: MainWindow) -> None:
    page = book(qtbot, window)
    qtbot.keyClicks(page.line, "bond")
    qtbot.keyClick(page.line, Qt.Key.Key_Down)
    assert page.hits[0].hasFocus()
    qtbot.keyClick(page.hits[0], Qt.Key.Key_Escape)
    assert page.line.text() == "" and window.page == "book"
    qtbot.keyClick(page.line, Qt.Key.Key_Escape)
    assert window.page == "start"


def test_the_menu_leads_there(qtbot: QtBot, window: MainWindow) -> None:
    window.go_page("book")
    assert window.page == "book"


def test_from_the_table_of_a_page_it_comes_back_to_that_table(qtbot: QtBot, window: MainWindow) -> None:
    window.go_page("lessons/attack")
    lessons = window.stack.currentWidget()
    assert isinstance(lessons, LessonsPage) and lessons.table is not None
    table, match = lessons.table, lessons.match
    table.help.page_wanted.emit("attack")
    assert window.page == "book" and table.hold.paused, "what rests waits"
    qtbot.keyClick(window.stack.currentWidget(), Qt.Key.Key_Escape)
    assert window.page == "lessons" and not table.hold.paused
    assert (lessons.table, lessons.match) == (table, match) and window.focusWidget() is table.view
    window.go_page("book")
    window.go_page("lessons/cure")
    assert lessons.match.lesson.id == "cure", "Show me goes on elsewhere"


def test_from_a_match_it_comes_back_to_the_table(qtbot: QtBot, window: MainWindow) -> None:
    window.go_setup(hotseat=False)
    window.setup.start.click()
    assert window.page == "table" and window.table is not None
    window.table.help.page_wanted.emit("attack")
    page = window.stack.currentWidget()
    assert window.page == "book" and isinstance(page, RuleBookPage)
    page.back_wanted.emit()
    assert window.page == "table" and window.room.playing, "nothing of the match is lost"
    window.go_start()
