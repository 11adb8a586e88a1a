"""Every thing on the table says what it is and what it is now: to the keyboard, to a screen reader, to the pointer that
rests on it and to a finger that stays; in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.scenario.lesson import LANGUAGES
from engine.trails.book.glossary import load_terms
from engine.trails.cards.icon_crafts import RULES
from tests.desktop.fakes import NUMBERS, FakeMatch, mock_view, player, priority, view
from trails_desktop.app.demo.mouse import Pointer
from trails_desktop.resources import resource_dir
from trails_desktop.table.geometry.keys import Key, key_of
from trails_desktop.table.help.about import PLATE_SIGNS
from trails_desktop.table.help.places import box_of, thing_at
from trails_desktop.table.pieces.tabs import IconButton, TabButton
from trails_desktop.table.scene.table_scene import TableScene
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.language import Languages

Tables = Callable[..., TableWidget]
KEY, SHIFT = Qt.Key, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    languages = Languages(resource_dir("assets") / "translations")
    yield languages.choose(request.param)
    languages.choose("en")


def at_point(scene: TableScene, at: QPointF) -> Key | None:
    return thing_at(scene, at, scene.hit(at))


def walked(table: TableWidget) -> set[Key]:
    """Everything that Shift and the arrows come to."""
    seen: set[Key] = set()
    table.view.setFocus()
    table.zones.set_cursor(("zone", 1 - table.below, "hand"))
    for _ in range(7):
        for direction in (KEY.Key_Left, KEY.Key_Right):
            before: Key | None = ()
            while table.zones.cursor is not None and table.zones.cursor != before:
                seen.add(before := table.zones.cursor)
                QTest.keyClick(table.view, direction, SHIFT)
        QTest.keyClick(table.view, KEY.Key_Down, SHIFT)
    return seen


def test_every_thing_is_walked_to_and_has_words(tables: Tables, lang: str) -> None:
    table = tables(FakeMatch(mock_view()), active=True, lang=lang)
    seen = walked(table)
    assert {("station", at) for at in range(9)} | {("seat", 0), ("seat", 1), ("part", "ribbon"), ("standby",)} <= seen
    assert {("zone", seat, zone) for seat in (0, 1) for zone in ("hand", "homebase", "field")} <= seen
    assert {("pile", seat, pile) for seat in (0, 1) for pile in ("trail", "exile", "deck")} <= seen
    assert {("part", name) for name in ("main", "until", "modes", "undo", "auto")} <= seen
    assert {key_of(card.id) for one in mock_view().players for card in (*one.field, *one.homebase)} <= seen
    assert {key_of(one.id) for one in mock_view().standby} <= seen
    sentences = {term.says for term in load_terms(lang).values()}
    for key in seen:
        about = table.help.things.about(key)
        assert about is not None and about.title and about.now, key
        assert about.rows and all(row.term.name and row.term.says for row in about.rows), key
        if key[0] not in ("part", "station"):
            assert any(row.term.says in sentences for row in about.rows), key
        assert table.herald.name(key) and about.says in table.herald.detail(key), key
        if lang == "ja":
            assert (not about.says.isascii() and not about.now.replace("−", "").isascii()) or about.now.isdigit(), key


def test_what_it_is_now_is_told(tables: Tables) -> None:
    table = tables(FakeMatch(mock_view()), active=True)
    now = {key: about.now for key in walked(table) if (about := table.help.things.about(key)) is not None}
    assert now["station", 7] == "now" and now["station", 6] == "passed" and now["station", 8] == "to come"
    assert now["pile", 0, "trail"] == "4 cards" and now["pile", 1, "deck"] == "22 cards"
    assert now[key_of(2)].startswith("You: Field. In action") and "Stunned" in now[key_of(34)]
    assert "A dot" not in now[key_of(20)] and "Lit: it can act. Play it (2 EP)" in now[key_of(20)]
    assert "No light" in now[key_of(31)]
    assert now[key_of(90)].endswith("it happens when both pass") and now[key_of(91)].endswith("1 before it")
    assert now["part", "main"] == "resolve Every Line at Once"
    plate = table.help.things.about(("seat", 1))
    assert plate is not None
    assert [row.now for row in plate.rows] == ["19", "19 of 40", "0", "1", "with You", "4 cards"]


def test_resting_shows_a_card_large_beside_it_with_its_words(tables: Tables, qtbot: QtBot) -> None:
    table = tables(FakeMatch(mock_view()))
    sheet = table.help.sheet
    Pointer(table.view.viewport(), 1).move(table.view.mapFromScene(table.scene.cards[key_of(32)].pos()))
    qtbot.waitUntil(sheet.isVisible)
    state = sheet.state
    assert state.face is not None and state.face.name == "Quill"
    assert [row.term.name for row in state.about.rows] == ["Covert", "Dispatch"]
    card, shown = box_of(table.scene, key_of(32)), sheet.mapRectToScene(sheet.area)
    assert card is not None and not shown.intersects(card), "beside it, not on it"
    assert table.view.sceneRect().contains(shown)
    Pointer(table.view.viewport(), 1).move(QPoint(500, 20))
    assert not sheet.isVisible(), "gone when the pointer goes"


@pytest.mark.parametrize(("size", "text_scale"), [((1024, 640), 1.0), ((1280, 800), 2.0)])
def test_it_lies_on_the_board_and_never_on_what_it_explains(
    tables: Tables, size: tuple[int, int], text_scale: float
) -> None:
    table = tables(FakeMatch(mock_view(True)), size=size, text_scale=text_scale)
    sheet = table.help.sheet
    for stop in table.steering.everything():
        assert table.help.explain(stop.key), stop
        thing, shown = box_of(table.scene, stop.key), sheet.mapRectToScene(sheet.area)
        assert thing is not None and not shown.adjusted(2, 2, -2, -2).intersects(thing), stop
        assert table.view.sceneRect().adjusted(-1, -1, 1, 1).contains(shown), stop


def test_the_plate_is_explained_sign_by_sign(tables: Tables, qtbot: QtBot) -> None:
    table = tables(FakeMatch(mock_view()))
    plate = table.scene.furniture.plates[True]
    Pointer(table.view.viewport(), 1).move(table.view.mapFromScene(plate.mapToScene(plate.area.center())))
    qtbot.waitUntil(table.help.numbers.isVisible)
    assert set(plate.sign_spots()) == set(PLATE_SIGNS) and len(table.help.sheet.state.about.rows) == len(PLATE_SIGNS)
    table.cover(1)
    assert not table.help.sheet.isVisible() and not table.help.numbers.isVisible(), "nothing stays under the curtain"


def test_alt_explains_where_the_keyboard_stands_and_f1_opens_the_page(tables: Tables) -> None:
    table = tables(FakeMatch(mock_view()), active=True)
    pages: list[str] = []
    table.help.page_wanted.connect(pages.append)
    table.view.setFocus()
    table.zones.set_cursor(key_of(33))
    QTest.keyClick(table.view, KEY.Key_Alt)
    assert table.help.sheet.isVisible() and table.help.sheet.state.about.title == "Hesper Vane"
    QTest.keyClick(table.view, KEY.Key_Escape)
    assert not table.help.sheet.isVisible() and table.zones.cursor == key_of(33), "Esc closes the topmost thing only"
    QTest.keyClick(table.view, KEY.Key_Alt)
    assert table.view.claims(KEY.Key_F1)
    QTest.keyClick(table.view, KEY.Key_F1)
    assert pages == ["brackets"] and not table.view.claims(KEY.Key_F1), "then it is the window's again"


def test_what_is_told_names_the_keys_of_the_player(tables: Tables) -> None:
    own = {"until": "Ü", "undo": "", "stop": "T", "decision": "Z"}
    table = tables(FakeMatch(mock_view()), keys=lambda ident: own.get(ident, "?"))
    said = {name: table.help.things.about(("part", name)) for name in ("main", "until", "undo")}
    said["stop"] = table.help.things.about(("station", 2))
    keys = {name: about.rows[0].term.says.partition("Key: ")[2] for name, about in said.items() if about is not None}
    assert keys == {"main": "Space.", "until": "Ü.", "undo": "", "stop": "T."}
    table.asides.offer_passing()
    assert table.sheets.menu is not None and [one.detail for one in table.sheets.menu.state.choices] == ["Z", "Ü", "?"]


def test_a_finger_that_stays_asks_and_does_nothing(tables: Tables, qtbot: QtBot) -> None:
    match = FakeMatch(mock_view())
    table = tables(match)
    main = table.scene.furniture.buttons["main"]
    pointer = Pointer(table.view.viewport(), 1)
    for key, at in (
        (("part", "main"), main.mapToScene(main.area.center())), (key_of(6), table.scene.cards[key_of(6)].pos()),
    ):  # fmt: skip
        pointer.move(table.view.mapFromScene(at))
        pointer.press()
        qtbot.waitUntil(lambda key=key: table.help.key == key)  # type: ignore[misc]
        pointer.release()
        assert table.help.sheet.isVisible() and match.answers == []
    pointer.press()
    assert not table.help.sheet.isVisible(), "the next press puts it away"
    pointer.release()


def test_every_thing_is_found_under_the_pointer(tables: Tables) -> None:
    table = tables(FakeMatch(view(player(0), player(1), priority())))
    scene = table.scene
    for own, seat in ((True, 0), (False, 1)):
        for zone in ("field", "homebase"):
            box = scene.frame.of(own).zone(zone)
            assert at_point(scene, QPointF(box.x + 12, box.cy)) == ("zone", seat, zone)
    ribbon = scene.furniture.ribbon
    for at in range(9):
        point = ribbon.mapToScene(QPointF(ribbon.station_x()[at], ribbon.line_y()))
        assert at_point(scene, point) == ("station", at)
    assert at_point(scene, ribbon.mapToScene(QPointF(40, 29))) == ("part", "ribbon")


def test_buttons_of_the_panel_have_names(tables: Tables) -> None:
    table = tables(FakeMatch(mock_view()))
    for button in (*table.side.findChildren(IconButton), *table.side.findChildren(TabButton)):
        face = QAccessible.queryAccessibleInterface(button)
        assert face is not None and face.text(QAccessible.Text.Name).strip(), button


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_icon_craft_has_its_word(code: str) -> None:
    terms = load_terms(code).values()
    assert {term.craft for term in terms if term.craft} == set(RULES)
    assert {term.craft: term.rule.removeprefix("ja:") for term in terms if term.craft} == dict(RULES)


def test_rare_words_come_before_common_ones(tables: Tables) -> None:
    table = tables(FakeMatch(mock_view()))
    names, book = table.names, table.help.things.words
    face = names.face(NUMBERS["Maren Sorrel"])
    assert [term.name for term in book.of_card(face, face.icons)][:3] == ["Reinforcement", "Target", "Arts"]
    boarding = book.craft("Boarding 3")
    assert boarding is not None and boarding.id == "boarding"


def test_the_words_tab_tells_them_too(tables: Tables) -> None:
    table = tables(FakeMatch(mock_view()))
    table.reader.read(table.pilot.view, 32)
    said = table.side.inspector.state.meaning or ()
    assert [line.plain.split("  ")[0] for line in said] == ["Covert", "Dispatch"] and said[0].rule == "1402.1"
    tabs = table.side.inspector.tab_button(0)
    assert tabs.y() < 12 * table.scene.frame.side_text, "the tabs stay above what changes its height"
