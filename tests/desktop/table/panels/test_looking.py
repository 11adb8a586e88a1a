"""Looking things up and laying things out: heaps, the picker, rules, meaning, history, threads, docks, notes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Answer
from engine.trails.cards.pool import load_pool
from engine.trails.views.records import CombatView, EventView, LogLine, StandbyView, View
from tests.desktop import fakes
from tests.desktop.fakes import NUMBERS, FakeMatch, card, choose, hidden, mock_view, player, priority
from trails_desktop.match import auto_pass, stops
from trails_desktop.match.api import Payment
from trails_desktop.resources import resource_dir
from trails_desktop.table.cards.lineage import Lineage
from trails_desktop.table.furniture.tags import joint_state, tag_text
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.geometry.layout import frame
from trails_desktop.table.lookup.card_book import CardBook
from trails_desktop.table.lookup.rule_browser import RuleModel
from trails_desktop.table.panels.docks import Arrangement, read
from trails_desktop.table.placing.heaps import heaps
from trails_desktop.table.placing.picker import fitting, rows_of, tray_places
from trails_desktop.table.placing.shown import arrange
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.language import read_catalogue
from trails_desktop.ui.theme import theme

Tables = Callable[..., TableWidget]


def crowd(**more: object) -> View:
    """Twelve UNITs, twelve homebase cards and fifteen hand cards a side."""
    names = ("Sable Finch", "Quill", "Sable Finch", "Hesper Vane") * 3
    own = player(0, field=tuple(card(1 + i, n, ready=i % 5 != 4) for i, n in enumerate(names)),
                 homebase=tuple(card(101 + i, "Lens Court", "homebase") for i in range(12)),
                 hand=tuple(card(201 + i, "Pim Latch", "hand") for i in range(15)))  # fmt: skip
    other = player(1, homebase=tuple(hidden(401 + i, "homebase", 1, i % 4 != 1) for i in range(12)))
    return fakes.view(own, other, priority(("play", 201)), **more)


# --- heaps -----------------------------------------------------------------------------------------------------------
def test_the_same_cards_lie_in_heaps_where_they_would_overlap() -> None:
    from trails_desktop.table.cards.names import CardNames

    names = CardNames(fakes.pool())
    shown = arrange(crowd(), 0, frame(1280, 800), names)
    counts = {card.obj: card.heap for card in shown.values() if card.zone == "homebase" and card.heap}
    assert sum(count for obj, count in counts.items() if obj < 200) == 12, "twelve of the same are one heap"
    tops = [card for card in shown.values() if card.heap and card.zone == "field"]
    assert sum(card.heap for card in tops) > 6
    for top in tops:
        under = [card for card in shown.values() if card.card.number == top.card.number and card.zone == "field"]
        assert all(card.place.z <= top.place.z for card in under if card.turned == top.turned)
    assert len({key for key in shown if key[0] == "card"}) == 12 + 12 + 15 + 12, "every card is there and has a place"
    roomy = arrange(crowd(), 0, frame(3840, 1080), names)
    assert not any(card.heap for card in roomy.values() if card.zone == "field")


def test_cards_that_differ_or_fight_are_in_no_heap() -> None:
    same = [card(1, "Quill"), card(2, "Quill"), card(3, "Quill", ready=False), card(4, "Quill", combat="attacking"),
            card(5, "Quill", strength=9), card(6, "Quill")]  # fmt: skip
    assert [[one.id for one in heap] for heap in heaps(same, frozenset({6}))] == [[1, 2], [3], [4], [5], [6]]


def test_a_heap_tells_its_count_on_the_card(tables: Tables) -> None:
    table = tables(FakeMatch(crowd()))
    counts = [item.marks.heap for item in table.scene.cards.values() if item.marks.heap]
    assert counts and max(counts) == 12


def test_a_heap_opens_under_the_keyboard_and_shows_its_cards_one_by_one(tables: Tables) -> None:
    table = tables(FakeMatch(crowd()))
    scene = table.scene
    closed = {obj: scene.shown[key_of(obj)].place for obj in range(101, 113)}
    step = closed[102].x - closed[101].x
    table.zones.set_cursor(key_of(101))
    for obj in range(101, 113):
        assert table.zones.cursor == key_of(obj), "the arrow goes to the next card of the heap"
        shown, item = scene.shown, scene.cards[key_of(obj)]
        places = [shown[key_of(one)].place for one in range(101, 113)]
        assert places[1].x - places[0].x > 2 * step, "it lies open"
        box = scene.frame.own.homebase
        assert all(box.x <= place.box.x and place.box.right <= box.right + 1 for place in places)
        assert item.marks.focus and item.marks.nth == obj - 100 and item.marks.heap == 12
        assert item.zValue() == max(scene.cards[key_of(one)].zValue() for one in range(101, 113)), (
            "whole, with its ring"
        )
        QTest.keyClick(table.view, Qt.Key.Key_Right)
    table.zones.set_cursor(None)
    assert {obj: scene.shown[key_of(obj)].place for obj in range(101, 113)} == closed
    assert not any(item.marks.nth for item in scene.cards.values())


def test_the_keyboard_takes_over_from_a_pointer_that_lies_still(tables: Tables) -> None:
    table = tables(FakeMatch(crowd()))
    table.pointing.looked = key_of(203)
    table.refresh()
    table.zones.set_cursor(key_of(208))
    shown = table.scene.shown
    assert shown[key_of(208)].place.rot == 0.0 and shown[key_of(203)].place.rot != 0.0, "the cursor's card is lifted"


# --- the picker ------------------------------------------------------------------------------------------------------
def _search() -> View:
    names = list(NUMBERS)
    deck = tuple(card(500 + i, names[i % len(names)], "deck") for i in range(33))
    asked = choose("choose", *range(500, 533), prompt="Choose a card.")
    return replace(fakes.view(player(0), player(1), asked), looking=deck)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (3840, 2160)])
def test_many_cards_to_choose_from_are_laid_in_rows_inside_the_board(size: tuple[int, int]) -> None:
    fr = frame(*size)
    for n in (1, 5, 12, 20, 33, 50):
        places = tray_places(n, fr)
        assert len(places) == n
        assert all(place.box.x >= 0 and place.box.right <= fr.board.right and place.box.y >= 0 for place in places)
    assert rows_of(3, fr) == 1 and rows_of(50, fr) == 3


def test_typing_filters_and_esc_shows_all_again(tables: Tables) -> None:
    match = FakeMatch(_search())
    table = tables(match)
    table.view.setFocus()
    assert sum(card.tray for card in table.scene.shown.values()) == 33
    QTest.keyClicks(table.view, "tam")
    left = {card.card.names[0] for card in table.scene.shown.values() if card.tray}
    assert left == {"Tam Orrel"}
    QTest.keyClick(table.view, Qt.Key.Key_Backspace)
    assert table.asides.typed == "ta"
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert table.asides.typed == "" and sum(card.tray for card in table.scene.shown.values()) == 33
    QTest.keyClicks(table.view, "tam")
    item = next(item for key, item in table.scene.cards.items() if table.scene.shown[key].tray)
    at = table.view.mapFromScene(item.pos())
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert match.answers == [(("pick", int(item.key[1])),)]


def test_a_hidden_card_fits_no_word() -> None:
    from trails_desktop.table.cards.names import CardNames

    names, cards = CardNames(fakes.pool()), (hidden(7, "deck", 1), card(8, "Quill"))
    assert fitting(cards, "", names) == cards
    assert fitting(cards, "qui", names) == (cards[1],)
    assert [one.id for one in fitting((card(9, "Tam Orrel"), cards[1]), "unlit unit", names)] == [8]


# --- rules, meaning, history -----------------------------------------------------------------------------------------
def test_a_refusal_opens_its_rule(tables: Tables, qtbot: QtBot) -> None:
    table = tables(FakeMatch(mock_view()))
    table.pilot.explain(1)
    bubble = table.scene.furniture.bubble
    assert bubble.isVisible() and bubble.rule == "1402.1"
    at = table.view.mapFromScene(bubble.mapToScene(bubble.area.center()))
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert table.learning.rules is not None and table.learning.rules.current == "1402.1"
    QTest.keyClick(table.learning.rules.list, Qt.Key.Key_Escape)
    assert table.learning.rules is None
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_R)
    assert table.learning.rules is not None and table.learning.rules.current == "1402.1"
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert table.learning.rules is None, "Esc closes it from the table too"
    table.learning.open_rules("804")
    table.cover(1)
    assert table.learning.rules is None, "the curtain takes it away"


def test_the_rule_browser_finds_by_number_and_by_words(qtbot: QtBot) -> None:
    model = RuleModel(CardBook(load_pool()).rules())
    everything = model.rowCount()
    assert everything > 500
    model.search("804.11")
    assert 0 < model.rowCount() < 30
    assert all((rule := model.rule(i)) is not None and rule.id.startswith("804.11") for i in range(model.rowCount()))
    model.search("overkill attack")
    assert 0 < model.rowCount() < everything
    model.search("")
    row = model.rule(model.row_of("804.11a-99"))
    assert row is not None and row.id == "804.11a", "an unknown step opens the rule it is a step of"
    assert model.row_of("9999") == -1


def test_the_log_opens_rules_and_the_inspector_too(tables: Tables) -> None:
    table = tables(FakeMatch(mock_view()))
    log = table.side.log
    box = log.visible_rect(1)
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
                     QPoint(box.left() + 22, box.top() + 10))  # fmt: skip
    assert table.learning.rules is not None and table.learning.rules.current == "703.8"


def test_the_meaning_is_said_back_in_both_languages_and_names_its_rules() -> None:
    book = CardBook(load_pool(resource_dir("assets") / "cards"))
    english = [one.plain for one in book.meaning("D1-062", "en")]
    assert english and any("plan 1" in one.lower() for one in english)
    assert all("{" not in one for one in english)
    assert [one.plain for one in book.meaning("D1-062", "ja")] != english
    assert "1323.1" in {one.rule for one in book.touching("D1-062")}
    assert book.meaning("no such card", "en") == () and book.touching("no such card") == ()


def test_history_follows_a_card_as_far_as_the_seat_was_told() -> None:
    lineage = Lineage()
    lineage.note(0, [EventView("move", 5, 9, 0, frm="hand", to="homebase"), EventView("move", 9, 12, 0, to="field")])
    lineage.note(1, [EventView("move", 0, 12, 0, frm="hand", to="field")])
    assert lineage.forms(0, 12) == {12, 9, 5}
    assert lineage.forms(1, 12) == {12}, "the other seat never saw where it came from"
    log = [LogLine(1, "703.6a", 0, "{who} draws {card}", (("card", ("card", "D1-009", 5)),)),
           LogLine(2, "804", 0, "{card} is stunned", (("card", ("card", "D1-009", 12)),)),
           LogLine(2, "804", 0, "{card} is stunned", (("card", ("card", "D1-009", 77)),))]  # fmt: skip
    assert [line.rule for line in lineage.lines(0, 12, log)] == ["703.6a", "804"]
    assert [line.rule for line in lineage.lines(1, 12, log)] == ["804"]


# --- the stack, sums, drags ------------------------------------------------------------------------------------------
def test_threads_go_from_the_ticket_looked_at_to_its_targets(tables: Tables) -> None:
    waiting = (StandbyView(90, "event", NUMBERS["Ward the Flame"], 0, 0, 0, (3,)),
               StandbyView(91, "event", NUMBERS["Knife Weather"], 0, 0, 1, (33,), (0,)))  # fmt: skip
    view = replace(mock_view(), combat=None, standby=waiting)
    table = tables(FakeMatch(view))
    assert table.threads.targets == (("card", 3),), "the next one to resolve"
    table.scene.furniture.tickets.ticket_hovered.emit(91)
    assert table.threads.targets == (("card", 33), ("seat", 0))
    table.cover(1)
    assert table.threads.targets == ()


def test_a_sum_shows_its_parts() -> None:
    from trails_desktop.match.api import Forecast

    forecast = Forecast((), (), 9, 4, (27, 16))
    whole = joint_state(forecast, (4, 5))
    assert whole is not None and tag_text(whole) == "4 + 5 = 9 ≥ 4"
    short = joint_state(forecast, (4, 4))
    assert short is not None and tag_text(short) == "9 ≥ 4", "parts that do not make the sum are not shown"


class PayingMatch(FakeMatch):
    """Foresees that everything is paid with two homebase cards."""

    asked: list[Answer]

    def foresee_payment(self, answer: Answer) -> Payment:
        self.asked = [*getattr(self, "asked", []), answer]
        return Payment((11, 12), (11, 12, 15))


def test_the_payment_glows_while_a_card_is_dragged_and_esc_leaves_all_as_it_was(tables: Tables) -> None:
    match = PayingMatch(replace(mock_view(), standby=(), combat=None))
    table = tables(match)
    port, item = table.view.viewport(), table.scene.cards[key_of(20)]
    before = match.view()
    start, end = table.view.mapFromScene(item.pos()), QPoint(480, 460)
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    QTest.mousePress(port, left, none, start)
    for share in (0.3, 0.6, 1.0):
        QTest.mouseMove(port, start + (end - start) * share)
    paying = {key[1] for key, one in table.scene.cards.items() if one.marks.pays}
    assert paying == {11, 12} and match.asked == [(("play", 20),)]
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert not any(one.marks.pays for one in table.scene.cards.values())
    QTest.mouseRelease(port, left, none, end)
    assert match.answers == [] and match.view() == before and table.pilot.taken == ()


def test_a_card_let_go_where_it_cannot_go_says_where_it_goes(tables: Tables) -> None:
    view = fakes.view(player(0, hand=(card(20, "Quill", "hand"),)), player(1), choose("place", 20, least=0))
    table = tables(FakeMatch(view))
    port, item = table.view.viewport(), table.scene.cards[key_of(20)]
    start, end = table.view.mapFromScene(item.pos()), QPoint(480, 240)
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    QTest.mousePress(port, left, none, start)
    for share in (0.3, 0.6, 1.0):
        QTest.mouseMove(port, start + (end - start) * share)
    QTest.mouseRelease(port, left, none, end)
    assert table.scene.furniture.bubble.isVisible() and table.scene.furniture.bubble.rule == "1312"
    table.hush()
    QTest.mousePress(port, left, none, start)
    for share in (0.3, 0.6, 1.0):
        QTest.mouseMove(port, start + (QPoint(start.x() + 60, 790) - start) * share)
    QTest.mouseRelease(port, left, none, QPoint(start.x() + 60, 790))
    assert not table.scene.furniture.bubble.isVisible(), "back into the hand is no mistake"


# --- motion ----------------------------------------------------------------------------------------------------------
def test_a_stunned_card_turns_over_and_many_travel_light(qtbot: QtBot) -> None:
    load_fonts()
    match = FakeMatch(crowd())
    table = TableWidget(match, fakes.pool(), None, theme("dark"), speed=1.0)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.show()
    view = crowd()
    field = view.players[0].field
    down = (replace(field[1], stunned=True, ready=False, face_up=False), *(c for c in field if c is not field[1]))
    changed = replace(view, players=(replace(view.players[0], field=down, bond=37), view.players[1]))
    match.show(changed, events=(EventView("stun", field[1].id, field[1].id, 0),))
    item = table.scene.cards[key_of(field[1].id)]
    assert item.face is not None and table.clock.runs(("over", "card", field[1].id))
    table.clock.advance(81)
    table.clock.advance(68)
    assert item.transform().m11() < 0.6, "it stands on its edge"
    table.clock.finish()
    assert item.transform().isIdentity() and not table.clock.busy
    assert all(child.isVisible() for child in item.childItems())


# --- passing and panels ----------------------------------------------------------------------------------------------
def test_the_pass_menu_and_its_keys(tables: Tables) -> None:
    match = FakeMatch(crowd())
    table = tables(match)
    button = table.scene.furniture.buttons["modes"]
    at = table.view.mapFromScene(button.mapToScene(button.area.center()))
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert table.sheets.menu is not None and len(table.sheets.menu.state.choices) == 3
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_E)
    assert table.passer.state.until == "turn"


def test_it_says_why_it_stopped_and_the_curtain_forgets_it(tables: Tables, qtbot: QtBot) -> None:
    first = crowd()
    attack = replace(first, combat=CombatView((301,), 1, -1, False, "attacking"), phase="combat", step="combat")
    table = tables(FakeMatch(first, attack))
    table.passer.pass_until("turn")
    qtbot.waitUntil(lambda: table.passer.why == auto_pass.ATTACKED)
    note = table.scene.furniture.note
    assert note.isVisible() and "attacked" in note.accessible_name()
    table.cover(1)
    assert table.passer.why == ""


def test_every_word_about_passing_is_japanese() -> None:
    known = read_catalogue(resource_dir("assets") / "translations" / "engine_ja.ts")
    said = [*auto_pass.PASSED.values(), auto_pass.ATTACKED, auto_pass.QUESTION, auto_pass.USEFUL, auto_pass.NEW_TURN,
            auto_pass.PLAYED, auto_pass.ARRIVED, auto_pass.FLAG, auto_pass.OVER, stops.NOTHING, stops.UNPAID,
            stops.OWN_RESOLVES, stops.QUIET]  # fmt: skip
    assert [text for text in said if ("engine", text) not in known] == []


def test_panels_are_put_elsewhere_and_remembered(tables: Tables, qtbot: QtBot) -> None:
    assert read("left window") == Arrangement("left", "window") and read("nowhere at all") == Arrangement()
    assert read(str(Arrangement("window", "right"))) == Arrangement("window", "right")
    table = tables(FakeMatch(crowd()), panels="left right")
    assert table.side.x() == 0 and table.view.x() >= table.side.width()
    assert table.side.log.mapTo(table, QPoint(0, 0)).x() > table.view.x() + table.view.width() - 5
    kept: list[str] = []
    table.panels_changed.connect(kept.append)
    table.docks.choose("log", "panel")
    table.docks.choose("panel", "window")
    assert [" ".join(one.split(" ")[:2]) for one in kept] == ["left panel", "window panel"]
    assert table.side.window() is not table.window()
    qtbot.waitUntil(lambda: table.view.width() == table.width())
    table.cover(1)
    assert not table.side.isVisible() and table.side.inspector.state.face is None
    table.uncover()
    assert table.side.isVisible()
    table.side.window().close()
    now = table.docks.now
    assert (now.panel, now.log) == ("right", "panel") and table.side.isVisible()
    qtbot.waitUntil(lambda: table.view.width() < table.width())


def test_reduced_motion_shows_no_lights_and_no_turning(tables: Tables) -> None:
    match = FakeMatch(crowd())
    table = tables(match)
    field = crowd().players[0].field
    down = (replace(field[1], stunned=True, ready=False, face_up=False), *(c for c in field if c is not field[1]))
    items = len(table.scene.cards)
    match.show(replace(crowd(), players=(replace(crowd().players[0], field=down, bond=37), crowd().players[1])),
               events=(EventView("stun", field[1].id, field[1].id, 0),))  # fmt: skip
    assert not table.clock.busy and len(table.scene.cards) == items
    assert table.scene.cards[key_of(field[1].id)].transform().isIdentity()
