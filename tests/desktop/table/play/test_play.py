"""Playing on the real window with the mouse: presses, drags and drops on the viewport, answers at the match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Answer, Decision, Kind
from engine.trails.views.records import View
from tests.desktop import fakes
from tests.desktop.fakes import FakeMatch, card, choose, hidden, known, player, priority
from trails_desktop.cardart.pictures.spec import PictureSpec
from trails_desktop.table.cards.faces import Pictures
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.theme import theme

LEFT = Qt.MouseButton.LeftButton


class Driver:
    """A small vocabulary of deeds on a table."""

    def __init__(self, bot: QtBot, match: FakeMatch, pictures: Pictures | None = None) -> None:
        self.bot = bot
        self.match = match
        self.table = TableWidget(match, fakes.pool(), pictures, theme("dark"), speed=0)
        bot.addWidget(self.table)
        self.table.resize(1280, 800)
        with bot.waitExposed(self.table):
            self.table.show()
        self.viewport = self.table.view.viewport()

    def at(self, obj: int) -> QPoint:
        """A point of the viewport on a card that no later card covers: near its upper left corner."""
        item = self.table.scene.cards[key_of(obj)]
        for dx, dy in ((0.0, 0.0), (-0.35, -0.35), (-0.4, 0.2), (0.35, 0.35)):
            point = item.mapToScene(QPointF(dx * item.width, dy * item.height))
            if self.table.scene.hit(point).obj == obj:
                return self.table.view.mapFromScene(point)
        raise AssertionError(f"object {obj} is covered by another card")

    def zone(self, name: str) -> QPoint:
        """A free point of an own zone, the band or a plate."""
        fr = self.table.scene.frame
        if name == "band":
            return self.table.view.mapFromScene(QPointF(fr.mid.cx, fr.mid.bottom - 4))
        if name == "their plate":
            return self.table.view.mapFromScene(QPointF(fr.other.plate.cx, fr.other.plate.cy))
        if name == "nowhere":
            return self.table.view.mapFromScene(QPointF(fr.own.plate.x + 30, fr.undo.bottom + 20))
        box = fr.own.zone(name)
        return self.table.view.mapFromScene(QPointF(box.right - 14, box.y + 8))

    def hover(self, to: QPoint) -> None:
        self.bot.mouseMove(self.viewport, to)

    def click(self, at: QPoint, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.bot.mouseClick(self.viewport, LEFT, modifier, at)

    def double(self, at: QPoint) -> None:
        self.bot.mouseClick(self.viewport, LEFT, pos=at)
        self.bot.mouseDClick(self.viewport, LEFT, pos=at)

    def press_and_move(self, a: QPoint, b: QPoint) -> None:
        self.bot.mouseMove(self.viewport, a)
        self.bot.mousePress(self.viewport, LEFT, pos=a)
        for step in range(1, 9):
            self.bot.mouseMove(self.viewport, a + (b - a) * (step / 8))

    def drag(self, a: QPoint, b: QPoint) -> None:
        self.press_and_move(a, b)
        self.bot.mouseRelease(self.viewport, LEFT, pos=b)

    def press(self, button: str) -> None:
        part = self.table.scene.furniture.buttons[button]
        self.click(self.table.view.mapFromScene(part.mapToScene(part.area.center())))

    def marks(self, obj: int):  # type: ignore[no-untyped-def]
        return self.table.scene.cards[key_of(obj)].marks

    @property
    def answers(self) -> list[Answer]:
        return self.match.answers


@pytest.fixture
def drive(qtbot: QtBot) -> Iterator[Callable[..., Driver]]:
    load_fonts()

    def make(first: View, *following: View, **more: object) -> Driver:
        return Driver(qtbot, FakeMatch(first, *following, **more))  # type: ignore[arg-type]

    yield make


HAND = (card(20, "Wick Halloran", "hand"), card(21, "White Answer", "hand"), card(22, "Lens Court", "hand"))
FIELD = (card(1, "Ilse Farrow"), card(2, "Tam Orrel"), card(3, "Noon Prism"))
THEIRS = (card(31, "Sable Finch", owner=1), card(33, "Hesper Vane", owner=1))


def table_view(decision: Decision | None, **own: object) -> View:
    side = replace(player(0, hand=HAND, field=FIELD), **own)  # type: ignore[arg-type]
    return fakes.view(side, player(1, field=THEIRS, hand=(hidden(0, "hand", 1),)), decision)


def test_a_unit_dragged_to_the_field_is_played(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(priority(("play", 20), ("arts", 20))))
    assert d.marks(20).can and not d.marks(22).can
    d.drag(d.at(20), d.zone("field"))
    assert d.answers == [(("play", 20),)]


def test_landing_places_are_lit_while_dragging_and_dark_afterwards(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(priority(("play", 20))))
    d.press_and_move(d.at(20), d.zone("field"))
    assert d.table.stage.lit == {("zone", "field")} and d.table.scene.context.dragging
    assert d.marks(1).dim
    d.bot.mouseRelease(d.viewport, LEFT, pos=d.zone("nowhere"))
    assert d.table.stage.lit == frozenset() and not d.marks(1).dim
    assert d.answers == []


def test_the_row_keeps_a_place_open_where_the_card_will_lie(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(priority(("play", 20))))
    before = d.table.scene.shown[key_of(3)].place.x
    d.press_and_move(d.at(20), d.zone("field"))
    shown = d.table.scene.shown
    unit, item = shown[key_of(2)].place, shown[key_of(3)].place
    assert item.x > before and item.box.x - unit.box.right > unit.w
    d.bot.keyClick(d.table.view, Qt.Key.Key_Escape)
    assert d.table.scene.shown[key_of(3)].place.x == before


def test_a_drop_elsewhere_slides_home_and_answers_nothing(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(priority(("play", 20))))
    home = d.table.scene.shown[key_of(20)].place
    d.drag(d.at(20), d.zone("nowhere"))
    item = d.table.scene.cards[key_of(20)]
    assert d.answers == [] and abs(item.pos().x() - home.x) < 1 and abs(item.rotation() - home.rot) < 0.01


def test_esc_ends_a_drag_without_an_answer(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(priority(("play", 20))))
    d.press_and_move(d.at(20), d.zone("field"))
    d.bot.keyClick(d.table.view, Qt.Key.Key_Escape)
    d.bot.mouseRelease(d.viewport, LEFT, pos=d.zone("field"))
    assert d.answers == [] and d.table.scene.held is None


def test_an_event_is_played_by_a_double_click_or_dropped_on_the_board(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(priority(("play", 21))), table_view(priority(("play", 21))))
    d.double(d.at(21))
    assert d.answers == [(("play", 21),)]
    d.drag(d.at(21), d.zone("band"))
    assert d.answers == [(("play", 21),)] * 2


def test_a_single_click_on_a_hand_card_only_looks(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(priority(("play", 21))))
    d.click(d.at(21))
    assert d.answers == []


def test_several_actions_open_a_menu_and_the_menu_answers(drive: Callable[..., Driver]) -> None:
    home = (known(11, "A Thousand Letters"),)
    d = drive(table_view(priority(("play", 11), ("gain", 11)), homebase=home))
    d.click(d.at(11))
    menu = d.table.sheets.menu
    assert menu is not None and [choice.option for choice in menu.state.choices] == [("play", 11), ("gain", 11)]
    d.click(d.table.view.mapFromScene(menu.mapToScene(menu.cell_box(1).center())))
    assert d.answers == [(("gain", 11),)] and d.table.sheets.menu is None


def test_a_craft_of_a_field_card_is_used_by_one_click(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(priority(("craft", 3, 1))))
    d.click(d.at(3))
    assert d.answers == [(("craft", 3, 1),)]


def test_support_is_a_drag_from_the_supporter_to_the_supported(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(priority(("support", 1, 2))))
    d.drag(d.at(2), d.at(1))
    assert d.answers == [(("support", 1, 2),)]


def test_placing_is_a_drag_to_the_homebase(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(choose("place", 20, 21, 22, least=0)))
    d.click(d.at(21))
    assert d.answers == []
    d.drag(d.at(21), d.zone("homebase"))
    assert d.answers == [(("pick", 21),)]


def test_place_nothing_is_the_main_button(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(choose("place", 20, 21, 22, least=0)))
    d.press("main")
    assert d.answers == [()]


def test_exchange_marks_cards_and_the_button_counts_them(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(choose("exchange", 20, 21, 22, least=0, most=3)))
    main = d.table.scene.furniture.buttons["main"]
    assert main.state.verb == "Keep"
    d.click(d.at(20))
    d.click(d.at(22))
    assert main.state.verb == "Exchange 2" and d.marks(20).picked and not d.marks(21).picked
    d.click(d.at(20))
    d.press("main")
    assert d.answers == [(("pick", 22),)]


def attack_question() -> tuple[View, View]:
    sharing = Decision(
        0, Kind.CHOOSE, "attackers", "803.3", "Choose attackers.", (("pick", 1), ("pick", 2)), 0, 2,
        shared=("organization", "target"), tags=((("Couriers",), (31, 33)), (("Couriers",), (33,))),
    )  # fmt: skip
    return table_view(sharing), table_view(choose("attack target", 31, 33))


def test_attack_by_dragging_from_a_unit_to_a_unit(drive: Callable[..., Driver]) -> None:
    d = drive(*attack_question(), targets=(("pick", 31), ("pick", 33), ("seat", 1)))
    d.press_and_move(d.at(1), d.at(33))
    assert d.table.scene.arrow.isVisible() and d.marks(33).target and d.marks(31).may
    assert d.match.forecasts[-1] == ((1,), 33, -1) and "joint" in d.table.scene.tags
    d.bot.mouseRelease(d.viewport, LEFT, pos=d.at(33))
    d.bot.waitUntil(lambda: len(d.answers) == 2)
    assert d.answers == [(("pick", 1),), (("pick", 33),)]
    assert not d.table.scene.arrow.isVisible()


def test_a_group_is_marked_by_clicks_and_attacks_by_a_click_on_the_target(drive: Callable[..., Driver]) -> None:
    d = drive(*attack_question(), targets=(("pick", 33),))
    d.click(d.at(1))
    d.click(d.at(2))
    assert d.marks(1).number == "1" and d.marks(2).number == "2" and d.marks(33).may and not d.marks(31).may
    d.click(d.at(33))
    d.bot.waitUntil(lambda: len(d.answers) == 2)
    assert d.answers == [(("pick", 1), ("pick", 2)), (("pick", 33),)]


def test_a_rubber_band_marks_the_group(drive: Callable[..., Driver]) -> None:
    d = drive(*attack_question(), targets=(("pick", 33),))
    fr = d.table.scene.frame
    a = d.table.view.mapFromScene(QPointF(fr.own.field.x + 4, fr.own.field.y + 4))
    d.drag(a, d.at(2))
    assert d.table.pilot.attackers() == (1, 2)


def test_attacking_the_player_by_dragging_to_the_plate(drive: Callable[..., Driver]) -> None:
    first, _ = attack_question()
    second = table_view(Decision(0, Kind.CHOOSE, "attack target", "803.4", "Target?", (("pick", 33), ("seat", 1))))
    d = drive(first, second, targets=(("pick", 33), ("seat", 1)))
    d.drag(d.at(1), d.zone("their plate"))
    d.bot.waitUntil(lambda: len(d.answers) == 2)
    assert d.answers == [(("pick", 1),), (("seat", 1),)]


def test_an_arrow_let_go_over_something_else_says_why(drive: Callable[..., Driver]) -> None:
    d = drive(*attack_question(), targets=(("pick", 33),))
    d.drag(d.at(1), d.at(31))
    assert d.answers == [] and d.table.scene.furniture.bubble.isVisible() and d.marks(31).refused
    assert "Sable Finch has Covert." in d.table.scene.furniture.bubble.accessible_name()


def test_declining_to_attack_is_the_main_button(drive: Callable[..., Driver]) -> None:
    d = drive(attack_question()[0])
    d.press("main")
    assert d.answers == [()]


def test_one_target_is_chosen_by_a_click(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(choose("choose", 31, 33)))
    assert d.marks(31).may and not d.marks(1).may
    d.click(d.at(33))
    assert d.answers == [(("pick", 33),)]


def test_several_targets_are_toggled_and_confirmed(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(choose("choose", 1, 31, 33, least=2, most=2)))
    main = d.table.scene.furniture.buttons["main"]
    d.click(d.at(31))
    assert not main.state.enabled
    d.click(d.at(1))
    d.press("main")
    assert d.answers == [(("pick", 31), ("pick", 1))]


def test_a_payment_comes_proposed_and_can_be_changed(drive: Callable[..., Driver]) -> None:
    home = tuple(known(10 + i, "Pim Latch") for i in range(4))
    d = drive(
        table_view(priority(("play", 20)), homebase=home),
        table_view(choose("pay", 10, 11, 12, 13, least=2, most=2), homebase=home),
        proposed=(("pick", 10), ("pick", 11)),
    )
    d.drag(d.at(20), d.zone("field"))
    assert d.marks(10).picked and d.marks(11).picked and not d.marks(12).picked
    d.click(d.at(13))
    assert d.marks(13).picked and not d.marks(10).picked
    d.press("main")
    assert d.answers == [(("play", 20),), (("pick", 11), ("pick", 13))]


def test_yes_or_no_is_asked_by_a_sheet_over_the_table(drive: Callable[..., Driver]) -> None:
    question = Decision(0, Kind.YES_NO, "yes-no", "1312", "Draw a card?", (("yes",), ("no",)))
    d = drive(table_view(question))
    sheet = d.table.sheets.question
    assert sheet is not None and sheet.state.title == "Draw a card?"
    d.click(d.table.view.mapFromScene(sheet.mapToScene(sheet.cell_box(1).center())))
    assert d.answers == [(("no",),)] and d.table.sheets.question is None


@pytest.mark.parametrize("word", ("until", "panel", "log"))
def test_a_question_in_the_words_of_a_table_menu_is_still_answered(drive: Callable[..., Driver], word: str) -> None:
    options = ((word, "turn"), (word, "left"))
    decision = Decision(0, Kind.ACT, "hand", "1205.1d", "For how long?", options)
    d = drive(table_view(decision), table_view(None))
    sheet = d.table.sheets.question
    assert sheet is not None
    before = d.table.docks.now
    d.click(d.table.view.mapFromScene(sheet.mapToScene(sheet.cell_box(0).center())))
    assert d.answers == [((word, "turn"),)]
    assert d.table.passer.state.until == "" and d.table.docks.now == before


def test_the_pass_menu_over_a_question_answers_nothing(drive: Callable[..., Driver]) -> None:
    decision = Decision(0, Kind.ACT, "hand", "1205.1d", "For how long?", (("until", "turn"), ("until", "game")))
    d = drive(table_view(decision))
    d.table.asides.offer_passing()
    menu = d.table.sheets.menu
    assert menu is not None
    d.click(d.table.view.mapFromScene(menu.mapToScene(menu.cell_box(2).center())))
    assert d.answers == [] and d.table.sheets.menu is None and d.table.passer.state.until == "turn"


def test_a_candidate_in_the_trail_is_shown_over_the_table(drive: Callable[..., Driver]) -> None:
    trail = (card(70, "Night Convoy", "trail"), card(71, "Pim Latch", "trail"))
    d = drive(table_view(choose("choose", 71), trail=trail))
    assert key_of(71) in d.table.scene.cards and key_of(70) not in d.table.scene.cards
    d.click(d.at(71))
    assert d.answers == [(("pick", 71),)]


def test_a_trail_can_be_looked_through(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(None, trail=(card(70, "Night Convoy", "trail"),)))
    box = d.table.scene.frame.own.trail
    d.click(d.table.view.mapFromScene(QPointF(box.cx, box.cy)))
    assert key_of(70) in d.table.scene.cards
    d.bot.keyClick(d.table.view, Qt.Key.Key_Escape)
    assert key_of(70) not in d.table.scene.cards


def test_hovering_a_card_shows_it_in_the_inspector(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(None))
    d.hover(d.at(33))
    face = d.table.side.inspector.state.face
    assert face is not None and face.name == "Hesper Vane"
    assert d.table.reader.number == "D1-084"


class LatePictures(QObject):
    """Pictures that are there when the test says so."""

    ready = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.image: QImage | None = None

    def get(self, spec: PictureSpec, factor: int = 1) -> QImage | None:
        return self.image


def test_a_picture_comes_to_the_inspector_although_its_card_left_the_table(qtbot: QtBot) -> None:
    load_fonts()
    pictures = LatePictures()
    d = Driver(qtbot, FakeMatch(table_view(None)), pictures=pictures)
    d.hover(d.at(3))
    assert d.table.reader.number == "D1-067" and d.table.side.inspector.state.picture is None
    d.match.show(table_view(None, field=FIELD[:2]))
    pictures.image = QImage(640, 720, QImage.Format.Format_RGB32)
    pictures.ready.emit("D1-001")
    assert d.table.side.inspector.state.picture is None, "another card's"
    pictures.ready.emit("D1-067")
    face = d.table.side.inspector.state.face
    assert d.table.side.inspector.state.picture == pictures.image and face is not None and face.name == "Noon Prism"


def test_a_hidden_card_is_inspected_as_a_back(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(None, homebase=(hidden(12, "homebase", 0),)))
    d.hover(d.at(12))
    assert d.table.side.inspector.state.hidden and d.table.side.inspector.state.face is None


def test_the_curtain_leaves_no_card_behind(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(priority(("play", 20))))
    d.hover(d.at(20))
    d.table.cover(1)
    assert d.table.scene.cards == {} and d.table.scene.shown == {}
    assert all(model.rowCount() == 0 for model in d.table.zones.models.values())
    assert d.table.side.inspector.state.face is None and d.table.side.log.log_model().rowCount() == 0
    d.match.show(table_view(priority(("play", 21))))
    assert d.table.scene.cards == {}
    d.table.uncover()
    assert key_of(20) in d.table.scene.cards and d.table.pilot.asking.acts.keys() == {21}


def test_cards_keep_their_item_when_they_change_zones(drive: Callable[..., Driver]) -> None:
    from engine.trails.views.records import EventView

    d = drive(table_view(None))
    item = d.table.scene.cards[key_of(20)]
    after = table_view(None, hand=HAND[1:], field=(*FIELD, card(50, "Wick Halloran")))
    d.match.show(after, events=(EventView("move", 20, 50, 0, frm="hand", to="field"),))
    assert d.table.scene.cards[key_of(50)] is item and key_of(20) not in d.table.scene.cards


def test_undo_and_the_pass_buttons(drive: Callable[..., Driver]) -> None:
    d = drive(table_view(priority(("play", 20))))
    d.press("undo")
    assert d.match.undone == 1
    d.press("until")
    d.bot.waitUntil(lambda: d.answers == [(("pass",),)])
