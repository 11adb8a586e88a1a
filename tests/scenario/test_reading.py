"""What the reader takes, and how it names what it does not take."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.scenario.common.steps import Cannot
from engine.scenario.reader import read_file, read_text
from engine.scenario.runner import run
from engine.scenario.source import ScenarioError
from engine.scenario.words import Move, Scenario
from engine.trails.cards.pool import CardPool, load_pool
from tests.scenario.common import CARDS, holds, text

ROOT = Path(__file__).resolve().parents[2]


def read(document: str) -> list[Scenario]:
    return read_text(document, "t.yaml", CardPool())


def test_words_of_yaml_11_are_words_here() -> None:
    (one,) = read(text("{at: combat, A: {field: [x]}}", "A attack: {with: x, on: player}\nA say: yes\nA say: no"))
    moves = [step for step in one.do if isinstance(step, Move)]
    assert [move.names for move in moves] == [("x",), ("yes",), ("no",)]
    assert moves[0].on == "player"


def test_a_file_holds_several_documents_and_may_begin_with_a_mark() -> None:
    found = read("\ufefftitle: a\n---\ntitle: b\nrules: ['1.1']\n---\n".removeprefix("\ufeff"))
    assert [(one.title, one.rules, one.line) for one in found] == [("a", (), 1), ("b", ("1.1",), 3)]


def test_names_count_up_in_the_order_of_the_board() -> None:
    (one,) = read(text("{A: {deck: [x, x], field: [{card: x, as: own}, x]}, B: {hand: [x]}}"))
    sides = one.board.sides
    assert [card.name for card in sides[0].cards] == ["x", "x#2", "own", "x#3"]
    assert [card.name for card in sides[1].cards if card.name] == ["x#4"]


def test_what_is_left_out_has_its_default() -> None:
    (one,) = read("title: a")
    a, b = one.board.sides
    assert (one.board.turn, one.board.initiative, a.bond, a.ep, a.cp) == (1, 0, 40, 0, None)
    assert [card.zone for card in (*a.cards, *b.cards)] == ["deck"] * 40


def test_homebase_cards_are_face_down_and_ready() -> None:
    (one,) = read(text("{A: {homebase: [x, {card: x, face: up, state: action}], field: [{card: x, state: stunned}]}}"))
    there = [(card.face_up, card.ready, card.stunned) for card in one.board.sides[0].cards if card.name]
    assert there == [(False, True, False), (True, False, False), (False, False, True)]


def test_a_scenarios_card_shadows_one_of_the_library() -> None:
    pool = load_pool(ROOT / "assets" / "cards")
    number = next(iter(pool))
    document = f"title: a\nboard: {{A: {{field: [{number}]}}}}\n"
    (library,) = read_text(document, "t.yaml", pool)
    own = f"cards: {{{number}: {{type: UNIT, name: Mine, cp: 7}}}}\n{document}"
    (shadow,) = read_text(own, "t.yaml", pool)
    names = [one.cards.get(number, None).traits.names for one in (library, shadow)]  # type: ignore[arg-type]
    assert names[1] == ("Mine",) and names[0] != names[1]


@pytest.mark.parametrize(
    ("lines", "icons"),
    [
        ("[Covert] [Hate]", ("Covert", "Hate")),
        ("【暗躍】【派遣】", ("Covert", "Dispatch")),
        ("[Martial Arts]\\n(It gets stronger.)", ("Martial Arts",)),
        ("【援軍】【帰属】\\n【武術】【ヘイト】", ("Reinforcement", "Attribution", "Martial Arts", "Hate")),
    ],
)
def test_icon_crafts_are_read_off_the_text(lines: str, icons: tuple[str, ...]) -> None:
    (one,) = read(f'title: a\ncards: {{x: {{type: UNIT, cp: 1, text: "{lines}"}}}}\nboard: {{A: {{field: [x]}}}}')
    card = one.cards.get("x", None)  # type: ignore[arg-type]
    assert card.traits.icons == icons


@pytest.mark.parametrize(
    ("document", "line", "words"),
    [
        ("rules: []", 1, "needs a title"),
        ("title: a\nboards: {}", 2, "'boards'"),
        ("title: a\nswitches: {hate: true}", 2, "'hate'"),
        ("title: a\nswitches: {rebuild_is_destroy: perhaps}", 2, "must be true or false, not 'perhaps'"),
        ("title: a\nboard:\n  at: lunch", 3, "'lunch'"),
        ('title: a\nboard:\n  at: "lunch\\nor tea"', 3, "'lunch or tea'"),
        ("title: a\nboard:\n  at: " + 99 * "x", 3, f"'{60 * 'x'} ...'"),
        ("title: a\nboard:\n  turn: 0", 3, "at least 1"),
        ("title: a\nboard:\n  turn: x", 3, "whole number, not 'x'"),
        ("title: a\nboard:\n  C: {}", 3, "'C'"),
        ("title: a\nboard:\n  initiative: C", 3, "'C'"),
        ("title: a\nboard:\n  shuffle: false", 3, "shuffle"),
        ("title: a\nboard:\n  A:\n    fields: []", 4, "'fields'"),
        ("title: a\nboard:\n  A:\n    field: [wrok]", 4, "'wrok'"),
        ("title: a\nboard:\n  A: {hand: -1}", 3, "-1"),
        ("title: a\nboard:\n  A: {cp: -1}", 3, "below 0"),
        ("title: a\nboard:\n  A:\n    field:\n    - {as: w}", 5, "needs the word card"),
        ("title: a\ntitle: b", 2, "stands twice"),
        ("title: !!timestamp x", 1, "the tag"),
        ("title: !!binary AAAA", 1, "the tag"),
        ("title: !!int x", 1, "'x' is no int"),
        ("title: !!bool perhaps", 1, "'perhaps' is no bool"),
        ("title: !!map [a]", 1, "called a map"),
        (f"title: a\nboard: {{turn: {'9' * 6000}}}", 2, "…' is no int"),
        ("title: a\nboard:\n  A: {deck: 9999999}", 3, "cannot hold 9999999 cards"),
        ("title: a\nboard:\n  A: {bond: 99999999999999999999}", 3, "larger than a game can hold"),
        (
            "title: a\ncards:\n  q: {type: UNIT, cp: 1, effects: [{continuous: {str: 1}, if: &c {not: *c}}]}",
            3,
            "nested without end",
        ),
        ("title: [a", 2, "expected"),
        ("- title", 1, "must be a map"),
        ("title: a\ncards:\n  q: {type: UNIT, cp: 1, size: 3}", 3, "'size'"),
        ("title: a\ncards:\n  q: {type: HERO, cp: 1}", 3, "HERO"),
        ("title: a\ncards:\n  q: {type: UNIT}", 3, "cp"),
        ("title: a\ncards:\n  q: {type: UNIT, cp: 1, effects: [{event: {do: [{dance: it}]}}]}", 3, "dance"),
        ("title: a\ncards:\n  q: {type: UNIT, cp: 1, effects: [{continuous: {if: 3}}]}", 3, "'if'"),
        ("title: a\ncards:\n  q: {type: UNIT, cp: 1, effects: [{triggered: {who: this}}]}", 3, "event"),
        ("title: a\ncards:\n  q: {type: UNIT, cp: 1, text: '[Stealth]'}", 3, "'Stealth'"),
        ("title: a\ncards:\n  q:\n    type: UNIT\n    cp: 1\n    text: |\n      [Hate]\n      • Dance.", 8, "• Dance."),
        ("title: a\ncards:\n  q: {type: UNIT, cp: 1, arts: {ep: 1, name: A, text: Dance.}}", 3, "Dance."),
        ("title: a\ncards:\n  q: {type: UNIT, cp: 1, effects: [{arts: {do: []}}]}", 3, "without arts"),
    ],
)
def test_a_fault_is_named_with_file_line_and_word(document: str, line: int, words: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        read(document)
    assert str(caught.value).startswith("t.yaml")
    assert caught.value.line == line
    assert words in caught.value.message


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ("{card: x, as: none}", "'none'"),
        ("{card: x, as: w}, {card: x, as: w}", "'w' stands twice"),
        ("{card: x, state: asleep}", "'asleep'"),
        ("{card: x, face: left}", "'left'"),
        ("{card: x, owner: C}", "'C'"),
        ("{card: x, at: 3}", "'at'"),
        ("{card: x, state: stunned, face: up}", "face-down"),
    ],
)
def test_a_faulty_card_on_the_board_is_named(entry: str, words: str) -> None:
    with pytest.raises(ScenarioError, match="line 11") as caught:
        read(text(f"{{A: {{\n  field: [{entry}]}}}}"))
    assert words in caught.value.message


@pytest.mark.parametrize("entry", ["{card: x, state: action}", "{card: x, owner: B}", "{card: x, face: up}"])
def test_a_hand_has_no_positions_and_no_other_owner(entry: str) -> None:
    with pytest.raises(ScenarioError, match="line 10"):
        read(text(f"{{A: {{hand: [{entry}]}}}}"))


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ("A dance: x", "'dance' is no move"),
        ("C pass", "'C pass' is no step"),
        ("A play: wrok", "'wrok'"),
        ("A play: {cards: x}", "'cards'"),
        ("A play: {targets: [x]}", "needs the word card"),
        ("A play: {card: ping, from: trail}", "'trail'"),
        ("A play: {card: ping, x: two}", "'two'"),
        ("A craft: {card: box, number: one}", "'one'"),
        ("A arts: {card: z, targets: [wrok]}", "'wrok'"),
        ("A attack: {with: x}", "needs the word on"),
        ("A attack: {with: [], on: player}", "say none"),
        ("A attack: {with: x, on: wrok}", "'wrok'"),
        ("A support: {unit: x}", "needs the word with"),
        ("A gain ep: none", "cannot be none"),
        ("A fight back: none", "cannot be none"),
        ("A cure: [x, y]", "one card"),
        ("A say: maybe", "'maybe'"),
        ("A pass: now", "takes nothing"),
        ("resolve: x", "takes nothing"),
        ("go to: lunch", "'lunch'"),
        ("go to: cure A", "belongs to nobody"),
        ("A cannot: {dance: x}", "'dance' is no move"),
        ("A cannot: {play: x, arts: x}", "exactly one move"),
        ("C cannot: {play: x}", "'C cannot'"),
        ("{A pass: , rule: '1'}", "only beside cannot"),
        ("{A pass: , B pass: }", "one move"),
        ("expect: {wrok: {zone: field}}", "'wrok'"),
        ("expect: {A.luck: 3}", "'A.luck'"),
        ("expect: {A.bond: many}", "'many'"),
        ("expect: {A.hand: [wrok]}", "'wrok'"),
        ("expect: {x: {colour: red}}", "'colour'"),
        ("expect: {x: {state: asleep}}", "'asleep'"),
        ("expect: {x: {str: strong}}", "'strong'"),
        ("expect: {asked for: help}", "'help'"),
        ("expect: {step: lunch}", "'lunch'"),
        ("expect: {winner: C}", "'C'"),
        ("expect: {standby: [wrok arts]}", "'wrok arts'"),
        ("expect: {A sees: {wrok: {name: null}}}", "'wrok'"),
        ("expect: {A sees: {winner: A}}", "'winner'"),
        ("expect", "needs a map"),
    ],
)
def test_a_faulty_step_is_named(step: str, words: str) -> None:
    board = "{A: {field: [x, y, box], hand: [ping, z]}}"
    with pytest.raises(ScenarioError, match=r"^t\.yaml, line 13: ") as caught:
        read(text(board, f"A pass\n{step}"))
    assert words in caught.value.message


def test_a_cannot_knows_its_rule() -> None:
    document = text("{A: {field: [x]}}") + "do:\n  - A cannot: {attack: {with: x, on: player}}\n    rule: 803.6h\n"
    (one,) = read(document)
    (step,) = one.do
    assert isinstance(step, Cannot) and step.rule == "803.6h" and step.move.verb == "attack"


def test_a_missing_file_and_a_file_of_bytes_are_errors(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="cannot be read"):
        read_file(tmp_path / "none.yaml", CardPool())
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ScenarioError, match="UTF-8"):
        read_file(tmp_path / "bytes.yaml", CardPool())
    (tmp_path / "empty.yaml").write_text("# nothing\n", encoding="utf-8")
    with pytest.raises(ScenarioError, match="no scenario"):
        read_file(tmp_path / "empty.yaml", CardPool())


def test_a_japanese_card_is_known_by_its_script() -> None:
    cards = CARDS + "  j: {type: UNIT, name: アン, cp: 1, str: 1, def: 1, orgs: [組合], text: 【ヘイト】}\n"
    holds("{A: {field: [j]}}", "expect: {j: {crafts: [Hate], names: [アン], orgs: [組合]}}", cards)


def test_texts_use_the_words_of_all_cards() -> None:
    """Words of the library, and of the scenario's other cards, mean in its own texts what they mean there."""
    document = """
title: words
cards:
  x: {type: UNIT, cp: 1, str: 1, def: 1, lang: ja, text: "・あなたの白灯会は+1/+0を得る。"}
  w: {type: UNIT, cp: 1, str: 1, def: 1, lang: ja, text: "・あなたの北の猟団たちは+0/+1を得る。"}
  y: {type: UNIT, cp: 1, str: 1, def: 1, lang: ja, orgs: [北の猟団たち]}
  z: {type: UNIT, cp: 1, str: 1, def: 1, lang: ja, orgs: [白灯会]}
board: {at: combat, A: {field: [x, w, y, z, {card: D1-015, as: benna}]}}
do:
  - expect: {benna: {str: 3}, z: {str: 2, def: 1, orgs: [White Vigil]}, y: {str: 1, def: 2}}
"""
    (scenario,) = read_text(document, "words.yaml", load_pool(ROOT / "assets" / "cards"))
    result = run(scenario)
    assert result.ok, result.message
