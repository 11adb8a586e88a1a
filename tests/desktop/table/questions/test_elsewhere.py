"""Cards played from where cards are not usually played, and choices between effects: by real clicks on real games."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Decision, Kind
from engine.scenario.board.building import build
from engine.scenario.board.names import Names
from engine.scenario.board.table import Table
from engine.scenario.reader import read_text
from engine.scenario.runner import Player
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import read_printing
from tests.desktop import fakes
from tests.desktop.boards import BoardMatch
from trails_desktop.app.demo.mouse import Pointer
from trails_desktop.resources import resource_dir
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.lookup.card_book import CardBook
from trails_desktop.table.questions.mode_texts import printed_choices
from trails_desktop.table.sheets.modes import ModesSheet
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.language import Languages
from trails_desktop.ui.theme import theme

_TRAIL = """
title: A card that may be played from the trail
cards:
  ghost: {type: UNIT, cp: 2, str: 1, def: 1, text: "• You may play this card from your trail."}
  plain: {type: UNIT, cp: 1, str: 1, def: 1}
board: {at: deployment, A: {cp: 3, trail: [ghost, plain]}, B: {trail: [{card: ghost, as: other}]}}
do: []
"""
_MODES = """
title: A card with a choice of effects
board: {at: deployment, A: {bond: 20, hand: [{card: W, as: ways}], field: [{card: G, as: guard}]}}
do: []
"""
_OFFERED = """
title: The other player chooses
board: {at: deployment, A: {bond: 20, hand: [{card: O, as: offer}]}, B: {hand: [{card: G, as: held}]}}
do: []
"""
_LASTING = """
title: Something lasts for a turn
board: {at: deployment, A: {bond: 20, hand: [{card: S, as: sale}, {card: V, as: watch}]}}
do: []
"""
_LONG = "Target UNIT you control gets +2/+2 this turn, and it cannot be chosen as the target of an attack this turn."
_CARDS = (
    {"number": "W", "lang": "en", "name": "Two Ways", "type": "EVENT", "ep": 0, "orgs": ["Guild"],
     "text": f"Choose one: • Gain 2 bond. • Draw a card. • {_LONG}"},
    {"number": "W", "lang": "ja", "name": "二つの道", "type": "EVENT", "ep": 0, "orgs": ["組合"],
     "text": "次の中から1つ選ぶ。\n・絆を2点得る。\n・カードを1枚引く。\n"
             "・あなたのUNIT1枚を対象とする。それはこのターン中+2/+2を得る。"},
    {"number": "O", "lang": "en", "name": "Offer", "type": "EVENT", "ep": 0, "orgs": ["Guild"],
     "text": "Draw a card. Your opponent chooses one: • They discard a card. • They lose 2 bond."},
    {"number": "O", "lang": "ja", "name": "申し出", "type": "EVENT", "ep": 0, "orgs": ["組合"],
     "text": "カードを1枚引く。相手は次の中から1つを選ぶ。\n・相手は手札を1枚捨てる。\n・相手は絆を2点失う。"},
    {"number": "S", "lang": "en", "name": "Sale", "type": "EVENT", "ep": 0, "orgs": ["Guild"],
     "text": "UNITs you play this turn cost 2 less."},
    {"number": "V", "lang": "en", "name": "Watch", "type": "EVENT", "ep": 0, "orgs": ["Guild"],
     "text": "Until end of turn, whenever a UNIT your opponent controls is stunned, gain 1 bond."},
    {"number": "G", "lang": "en", "name": "Guard", "type": "UNIT", "cp": 1, "str": 1, "def": 1, "orgs": ["Guild"],
     "text": ""},
)  # fmt: skip


class Board:
    """A table around a game, and a pointer on it."""

    def __init__(self, table: TableWidget, names: Names) -> None:
        self.table, self._names = table, names
        self.pointer = Pointer(table.view.viewport(), 3)

    @property
    def match(self) -> BoardMatch:
        assert isinstance(self.table.port, BoardMatch)
        return self.table.port

    def id(self, name: str) -> int:
        found = self._names.find(self.match.game, name)
        assert found is not None
        return found.id

    def click(self, at: QPointF) -> None:
        for _ in self.pointer.click(self.table.view.mapFromScene(at)):
            QCoreApplication.processEvents()
        QCoreApplication.processEvents()

    def click_card(self, name: str) -> None:
        item = self.table.scene.cards[key_of(self.id(name))]
        self.click(item.pos())

    def click_pile(self, own: bool, pile: str) -> None:
        box = self.table.scene.frame.of(own).zone(pile)
        self.click(QPointF(box.cx, box.cy))

    def shown(self, name: str) -> bool:
        return key_of(self.id(name)) in self.table.scene.cards


@pytest.fixture
def boards(qtbot: QtBot) -> Iterator[Callable[..., Board]]:
    load_fonts()

    def make(text: str, pool: CardPool, lang: str = "en") -> Board:
        scenario = read_text(text, "elsewhere", pool)[0]
        game, names = build(scenario)
        player = Player(Table(game, names, scenario.board.initiative))
        player.begin(scenario.board.at)
        table = TableWidget(
            BoardMatch(player.table.game), pool, None, theme("dark"), speed=0, lang=lang, book=CardBook(pool)
        )
        qtbot.addWidget(table)
        table.resize(1280, 800)
        with qtbot.waitExposed(table):
            table.show()
        return Board(table, names)

    yield make


def ways() -> CardPool:
    return CardPool(read_printing(record, "test") for record in _CARDS)


def test_a_card_is_played_from_the_trail_by_clicks(boards: Callable[..., Board]) -> None:
    b = boards(_TRAIL, CardPool())
    labels = b.table.scene.furniture.labels
    assert labels[True, "trail"].state.lit, "the pile says that something in it can be used"
    assert not labels[False, "trail"].state.lit and not labels[True, "exile"].state.lit
    assert "a card in it can act" in labels[True, "trail"].accessible_name()
    ghost, plain = b.id("ghost"), b.id("plain")
    b.click_pile(True, "trail")
    assert b.shown("ghost") and b.shown("plain")
    marks = {obj: b.table.scene.cards[key_of(obj)].marks for obj in (ghost, plain)}
    assert marks[ghost].can and not marks[plain].can
    b.click_card("plain")
    assert b.match.heard == [], "that one stays where it is"
    b.click_card("ghost")
    assert b.match.heard == [(("play", ghost),)]
    assert not b.table.browsed, "the pile is closed again"
    seen = b.match.view()
    assert [waiting.controller for waiting in seen.standby] == [0] and seen.players[0].cp == 1


def test_a_card_is_played_from_the_trail_by_keys(boards: Callable[..., Board], qtbot: QtBot) -> None:
    b = boards(_TRAIL, CardPool())
    ghost = b.id("ghost")
    view = b.table.view
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert b.table.zones.cursor == ("pile", 0, "trail"), "Tab goes to what can be used, wherever it lies"
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert b.shown("ghost")
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert b.table.zones.cursor == key_of(ghost)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert b.match.heard == [(("play", ghost),)]


def test_the_other_trail_can_only_be_looked_through(boards: Callable[..., Board]) -> None:
    b = boards(_TRAIL, CardPool())
    b.click_pile(False, "trail")
    assert b.shown("other")
    b.click_card("other")
    assert b.match.heard == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_sheet_says_what_each_effect_does(boards: Callable[..., Board], lang: str, qtbot: QtBot) -> None:
    b = boards(_MODES, ways(), lang)
    b.table.pilot.use(b.id("ways"))
    qtbot.waitUntil(lambda: b.table.sheets.question is not None)
    sheet = b.table.sheets.question
    assert isinstance(sheet, ModesSheet)
    texts = [choice.text for choice in sheet.state.choices]
    if lang == "en":
        assert texts == ["Gain 2 bond.", "Draw a card.", _LONG]
        first, last = sheet.cell_box(0), sheet.cell_box(2)
        assert last.height() > 1.3 * first.height(), "a long text takes the lines it needs"
        assert sheet.area.contains(last)
    else:
        assert texts[0] == "絆を2点得る。" and len(texts) == 3
    read = b.table.side.inspector.state.face
    assert read is not None and read.name == ("Two Ways" if lang == "en" else "二つの道"), "the panel shows what asks"
    bond = b.match.view().players[0].bond
    b.click(sheet.mapToScene(sheet.cell_box(0).center()))
    assert b.match.heard[-1] == (("mode", 1),)
    while b.match.view().standby:
        b.match.answer((("pass",),))
    assert b.match.view().players[0].bond == bond + 2


def test_an_option_that_is_pointed_at_is_read(qtbot: QtBot) -> None:
    """Which of several triggered crafts comes next: mouse and keys show the card of each."""
    load_fonts()
    options = (("trigger", 1, "D1-009"), ("trigger", 2, "D1-084"))
    question = Decision(0, Kind.NAME, "order", "1002.1b", "Which one next?", options)
    seen = fakes.view(fakes.player(0), fakes.player(1), question)
    table = TableWidget(fakes.FakeMatch(seen), fakes.pool(), None, theme("dark"), speed=0)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    with qtbot.waitExposed(table):
        table.show()
    sheet = table.sheets.question
    assert sheet is not None

    def read() -> str:
        face = table.side.inspector.state.face
        return face.name if face is not None else ""

    pointer = Pointer(table.view.viewport(), 3)
    for index, name in ((1, "Hesper Vane"), (0, "Tam Orrel")):
        pointer.move(table.view.mapFromScene(sheet.mapToScene(sheet.cell_box(index).center())))
        assert read() == name
    sheet.setFocus()
    qtbot.keyClick(table.view, Qt.Key.Key_Right)
    assert read() == "Hesper Vane"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_who_is_offered_a_choice_reads_what_each_part_does(boards: Callable[..., Board], lang: str) -> None:
    b = boards(_OFFERED, ways(), lang)
    b.table.pilot.use(b.id("offer"))
    for _ in range(6):
        if b.table.sheets.question is not None:
            break
        b.match.answer((("pass",),))
    sheet = b.table.sheets.question
    assert isinstance(sheet, ModesSheet)
    texts = [choice.text for choice in sheet.state.choices]
    assert texts == (["They discard a card.", "They lose 2 bond."] if lang == "en" else
                     ["相手は手札を1枚捨てる。", "相手は絆を2点失う。"])  # fmt: skip


@pytest.mark.parametrize(
    ("name", "line", "line_ja"),
    [
        ("sale", "Sale: for a time UNIT cards cost 2 less", "Sale：一定期間、UNITのカードのコストが2減ります"),
        ("watch", "Watch waits for a UNIT to be stunned", "WatchがUNITのスタンを待ちます"),
    ],
)
def test_what_lasts_for_a_player_is_told_in_the_log(
    boards: Callable[..., Board], name: str, line: str, line_ja: str
) -> None:
    b = boards(_LASTING, ways())
    b.table.pilot.use(b.id(name))
    while b.match.view().standby:
        b.match.answer((("pass",),))
    said = b.match.log()[-2:]
    assert line in [b.table.words.log_line(one).plain for one in said]
    languages = Languages(resource_dir("assets") / "translations")
    languages.choose("ja")
    try:
        assert line_ja in [b.table.words.log_line(one).plain for one in said]
    finally:
        languages.choose("en")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Choose one: • Draw a card. • Gain 2 bond.", [("Draw a card.", "Gain 2 bond.")]),
        ("Choose one:\\n• Draw a card.\\n• Gain 2 bond.", [("Draw a card.", "Gain 2 bond.")]),
        ("• {enter} Choose one or both: • A. • B.\\n• Draw a card.", [("A.", "B.")]),
        ("Choose one — Draw a card; or gain 2 bond.", [("Draw a card", "gain 2 bond.")]),
        ("Choose one: “Draw a card.” or “Gain 2 bond.”", [("Draw a card.", "Gain 2 bond.")]),
        ("次の中から1つを選ぶ。\n・「マーレン・ソレル」を引く。\n・絆を2点得る。",
         [("「マーレン・ソレル」を引く。", "絆を2点得る。")]),
        ("・{enter}以下から1つを選び、行う：・カードを1枚引く。・絆を1点得る。",
         [("カードを1枚引く。", "絆を1点得る。")]),
        ("• Choose one of your UNITs. It gains [Hate].\\n• Draw a card.\\n• Gain 1 bond.", []),
        ("Draw a card or gain 2 bond.", []),
        ("Draw a card. Your opponent chooses one: • They discard a card. • They lose 2 bond.",
         [("They discard a card.", "They lose 2 bond.")]),
        ("相手は次の中から1つを選ぶ。・あなたはカードを2枚引く。・相手は絆を3点失う。",
         [("あなたはカードを2枚引く。", "相手は絆を3点失う。")]),
        ("Your opponent chooses one of their UNITs. • Stun it. • Draw a card.", []),
    ],
)  # fmt: skip
def test_printed_choices(text: str, found: list[tuple[str, ...]]) -> None:
    assert list(printed_choices(text.replace("\\n", "\n"))) == found
