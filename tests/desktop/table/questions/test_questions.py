"""Every question that the rules ask is one a player understands: words, a number of the book, options that say what
they are. The scenarios of the chapters ask all of them; each kind is shown on the real table in both languages.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import pytest

import engine
from engine.kernel.decisions import Decision, Kind
from engine.scenario.board.building import build
from engine.scenario.board.table import Table
from engine.scenario.reader import read_text
from engine.scenario.runner import Player
from engine.trails.book.rulebook import load_book
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import read_printing
from engine.trails.state.game import TrailsGame
from engine.trails.views.records import View
from engine.trails.views.view import view
from tests.desktop.boards import BoardMatch
from tests.desktop.fakes import FakeMatch
from tests.syntax import sources_below, syntax
from tests.trails.stories import stories
from trails_desktop.resources import resource_dir
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.hands import wording
from trails_desktop.table.lookup.card_book import CardBook
from trails_desktop.table.questions.craft_texts import question
from trails_desktop.table.sheets.modes import ModesSheet
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.language import Languages

#: Purposes of the code that no scenario needs: none.
UNSEEN: frozenset[str] = frozenset()
#: Options that a player cannot understand: a bare number, a field nobody filled, a word and a number of the engine.
_BARE = re.compile(r"^[\W\d]*$|\{\w+\}|^(?:replacement|trigger|pick|top|under|card|mode|effect) \d+$", re.IGNORECASE)
_JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")

Key = tuple[str, str, str, str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Question:
    """One example of a kind of question, as the seat sees it that is asked."""

    title: str
    view: View

    @property
    def decision(self) -> Decision:
        assert self.view.decision is not None
        return self.view.decision


def asked_by_scenarios() -> dict[Key, Question]:
    """All kinds of questions that the scenarios ask, an example of each."""
    found: dict[Key, Question] = {}
    title = ""
    run = TrailsGame.run

    def asked(self: TrailsGame) -> None:
        run(self)
        decision = self.decision
        if decision is None:
            return
        words = tuple(sorted({str(option[0]) for option in decision.options}))
        key = (decision.kind.value, decision.purpose, decision.rule, decision.prompt, words)
        if key not in found:
            found[key] = Question(title, view(self, decision.seat))

    with patch.object(TrailsGame, "run", asked):
        for story in stories():
            scenario, title = story.read(), story.title
            game, names = build(scenario)
            player = Player(Table(game, names, scenario.board.initiative))
            player.begin(scenario.board.at)
            for todo in scenario.do:
                player.do(todo)
            if scenario.end is not None:
                player.do(scenario.end)
    return found


@pytest.fixture
def japanese() -> Iterator[Callable[[bool], None]]:
    """Switches the program to Japanese and back."""
    languages = Languages(resource_dir("assets") / "translations")

    def switch(on: bool) -> None:
        languages.choose("ja" if on else "en")

    yield switch
    languages.choose("en")


def purposes() -> set[str]:
    """The purposes that the code of the rulebook asks with."""
    found = set()
    for file in sources_below(Path(engine.__file__).parent / "trails"):
        for node in ast.walk(syntax(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Decision" and len(node.args) > 2:
                found |= {str(one.value) for one in ast.walk(node.args[2]) if isinstance(one, ast.Constant)}
    return found


def test_every_question_that_the_scenarios_ask_is_understood(
    tables: Callable[..., TableWidget], japanese: Callable[[bool], None]
) -> None:
    """One test, since playing all scenarios is what costs time."""
    questions = asked_by_scenarios()
    assert {purpose for _, purpose, *_ in questions} == purposes() - UNSEEN
    book = load_book("en")
    wrong = {(rule, prompt) for _, _, rule, prompt, _ in questions if rule not in book and f"ja:{rule}" not in book}
    assert wrong == set()
    steps = {one.view.rule for one in questions.values()}
    assert [rule for rule in sorted(steps) if not re.match(r"(ja:)?\d{3,4}\.", rule)] == []
    for lang in ("en", "ja"):
        japanese(lang == "ja")
        match = FakeMatch(next(iter(questions.values())).view)
        assert not_in_words(questions.values(), match, tables(match, lang=lang, book=CardBook(CardPool())), lang) == []


def not_in_words(
    questions: Iterable[Question], match: FakeMatch, table: TableWidget, lang: str
) -> list[tuple[str, str]]:
    """Questions and options that say nothing to a player, with the scenarios that ask them."""
    wrong = []
    for asked in questions:
        match.show(asked.view)
        said = question(asked.decision, table.words)
        if not said or "{" in said or (lang == "ja") is not bool(_JAPANESE.search(said)):
            wrong.append((asked.title, said))
        sheet = table.sheets.question
        hint = wording.question_hint(table.pilot.asking, asked.view, table.names, table.words)
        assert sheet is not None or hint is not None or asked.decision.purpose == "priority", asked.title
        if sheet is None or asked.decision.kind is Kind.NUMBER:
            continue
        assert sheet.state.title and sheet.state.rule == asked.decision.rule
        for choice in sheet.state.choices:
            if _BARE.search(choice.text):
                wrong.append((asked.title, choice.text))
    return wrong


# --- replacements ----------------------------------------------------------------------------------------------------
def _both(number: str, name: str, name_ja: str, text: str, text_ja: str, **more: object) -> list[dict[str, object]]:
    more = {"type": "UNIT", "cp": 2, "str": 3, "def": 3, "number": number, "orgs": ["Guild"], **more}
    return [
        {"lang": "en", "name": name, "text": text, **more},
        {"lang": "ja", "name": name_ja, "text": text_ja, **more},
    ]


_EVENT = {"type": "EVENT", "cp": None, "ep": 0, "str": None, "def": None}
_CARDS = [
    *_both("K", "Warden", "番人", "• If this UNIT would be K.O.'d, stun it instead.",
           "・このUNITが即死する場合、代わりにそれをスタンさせる。"),
    *_both("V", "Bell", "鐘", "• If a UNIT would be K.O.'d, remove it from the game instead.",
           "・UNITが即死する場合、代わりにそれをゲームから取り除く。"),
    *_both("M", "Sister", "姉", "• If another UNIT you control would be stunned, you may stun this UNIT instead.",
           "・あなたの他のUNITがスタンする場合、代わりにこのUNITをスタンさせてもよい。"),
    *_both("B", "Guard", "衛兵", "", ""),
    *_both("T", "Twice", "二度", "• {enter} Draw a card.\n• {enter} Gain 2 bond.",
           "・{enter}カードを1枚引く。\n・{enter}絆を2点得る。"),
    *_both("Z", "Word", "言葉", "K.O. target UNIT.", "UNITを1つ対象とし、それを即死させる。", **_EVENT),
    *_both("S", "Sleep", "眠り", "Stun target UNIT.", "UNITを1つ対象とし、それをスタンさせる。", **_EVENT),
    *_both("E", "Oath", "誓い", "The next time a UNIT you control would be stunned this turn, K.O. it instead.",
           "次にこのターンにあなたのUNITがスタンするなら、代わりにそれを即死させる。", **_EVENT),
    *_both("F", "Hush", "静寂", "Stun all UNITs.", "全てのUNITをスタンさせる。", **_EVENT),
]  # fmt: skip
_TWO = """
title: Two replacements
board: {at: deployment, A: {hand: [{card: Z, as: z}], field: [{card: V, as: v}]}, B: {field: [{card: K, as: k}]}}
do: [A play: {card: z, targets: [k]}, resolve]
"""
_MAY = """
title: One that may be left
board: {at: deployment, A: {hand: [{card: S, as: s}]}, B: {field: [{card: M, as: m}, {card: B, as: b}]}}
do: [A play: {card: s, targets: [b]}, resolve]
"""
_ONE_OF = """
title: One of several
board: {at: deployment, A: {hand: [{card: E, as: e}, {card: F, as: f}], field: [{card: B, as: b}, {card: B, as: c}]}}
do: [A play: e, resolve, A play: f, resolve]
"""
_TWICE = """
title: Two crafts of one card
board: {at: deployment, A: {cp: 5, hand: [{card: T, as: t}]}}
do: [A play: t, resolve]
"""


@pytest.fixture
def asked(tables: Callable[..., TableWidget], japanese: Callable[[bool], None]) -> Callable[[str, str], TableWidget]:
    """A table on which a scenario has come to its question."""
    pool = CardPool(read_printing(record, "test") for record in _CARDS)

    def make(text: str, lang: str) -> TableWidget:
        japanese(lang == "ja")
        scenario = read_text(text, "asked", pool)[0]
        game, names = build(scenario)
        player = Player(Table(game, names, scenario.board.initiative))
        player.begin(scenario.board.at)
        for todo in scenario.do:
            player.do(todo)
        made = tables(BoardMatch(player.table.game), lang=lang, book=CardBook(pool))
        made.names._pool = pool  # the fixture's tables know the fake cards
        made.refresh()
        return made

    return make


@pytest.mark.parametrize(
    ("text", "lang", "title", "options"),
    [
        (_TWO, "en", "Warden would be K.O.'d. What happens instead?",
         [("Bell", "If a UNIT would be K.O.'d, remove it from the game instead."),
          ("Warden", "If this card would be K.O.'d, stun this card instead.")]),
        (_TWO, "ja", "番人が即死します。代わりに何が起こりますか？",
         [("鐘", "UNITが即死する場合、代わりに、それをゲームから除外する。"),
          ("番人", "これが即死する場合、代わりに、これをスタンする。")]),
        (_MAY, "en", "Guard would be stunned. What happens instead?",
         [("Sister", "If another UNIT you control would be stunned, you may stun this card instead."),
          ("", "Nothing: it happens as it would")]),
        (_TWICE, "en",
         "Several crafts of yours triggered: choose the one to play next (the last one played resolves first)",
         [("Twice", "Enters: Draw a card."), ("Twice", "Enters: Gain 2 bond.")]),
    ],
)  # fmt: skip
def test_options_say_what_each_craft_does_and_whose_it_is(
    asked: Callable[[str, str], TableWidget], text: str, lang: str, title: str, options: list[tuple[str, str]]
) -> None:
    sheet = asked(text, lang).sheets.question
    assert isinstance(sheet, ModesSheet)
    assert sheet.state.title == title
    assert [(choice.detail, choice.text) for choice in sheet.state.choices] == options
    assert all(sheet.area.contains(sheet.cell_box(index)) for index in range(len(options)))


@pytest.mark.parametrize(("row", "sister", "guard"), [(0, True, False), (1, False, True)])
def test_what_may_be_left_is_left_by_a_row_of_its_own(
    asked: Callable[[str, str], TableWidget], row: int, sister: bool, guard: bool
) -> None:
    table = asked(_MAY, "en")
    assert table.sheets.question is not None
    table.sheets.question.press(row)
    field = table.port.view().players[1].field
    assert {card.number: card.stunned for card in field} == {"M": sister, "B": guard}


def test_to_which_of_several_it_applies_is_asked_by_the_name_of_the_card(
    asked: Callable[[str, str], TableWidget],
) -> None:
    table = asked(_ONE_OF, "en")
    hint = wording.question_hint(table.pilot.asking, table.pilot.view, table.names, table.words)
    assert hint is not None
    assert [(line.text, line.rule) for line in hint.lines] == [
        ("Oath applies to one of these only: choose which one", "1216.2")
    ]


def test_names_and_organizations_to_choose_from_are_in_the_language_of_the_player() -> None:
    pool = CardPool(read_printing(record, "test") for record in _CARDS)
    assert CardNames(pool, "ja").called("Guard") == "衛兵" and CardNames(pool, "en").called("衛兵") == "Guard"
    assert CardNames(pool, "ja").called("White Vigil") == "白灯会"
    assert CardNames(pool, "ja").called("Nobody") == "Nobody"


_HIDDEN = """
title: The other one would discard a card that nobody sees
cards:
  thief: {type: UNIT, cp: 1, str: 1, def: 1, text: "• If your opponent would
    discard a card, you may remove it from the game instead."}
  waste: {type: EVENT, ep: 0, text: "Your opponent discards a card."}
  secret: {type: UNIT, cp: 1, str: 1, def: 1}
board: {at: deployment, A: {hand: [waste], field: [thief]}, B: {hand: [secret, {card: secret, as: other}]}}
do: [A play: waste, resolve, B choose: secret]
"""


def test_a_card_that_this_seat_does_not_see_is_not_named() -> None:
    scenario = read_text(_HIDDEN, "hidden", CardPool())[0]
    game, names = build(scenario)
    player = Player(Table(game, names, scenario.board.initiative))
    player.begin(scenario.board.at)
    for todo in scenario.do:
        player.do(todo)
    decision = view(player.table.game, 0).decision
    assert decision is not None and decision.prompt == "{who} would discard {card}. What happens instead?"
    assert dict(decision.args)["card"] == ("cards", 1)
    assert "secret" not in repr(decision)
