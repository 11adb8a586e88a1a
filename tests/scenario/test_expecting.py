"""Expectations, refusals and reports."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from engine.scenario.report import main
from engine.trails.cards.pool import CardPool
from tests.scenario.common import CARDS, fails, holds, text

BOARD = (
    "{at: draw, initiative: A, A: {bond: 33, ep: 1, cp: 2, deck: [x, y], hand: [ping], field: [{card: x, as: mine,"
    " owner: B, attributes: [support]}, {card: y, as: low, state: stunned}], homebase: [{card: z, as: h, face: up,"
    " state: action}], trail: [box], exile: [{card: x, as: out}]}, B: {hand: [{card: y, as: held}],"
    " homebase: [{card: y, as: down}]}}"
)


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("A.bond: 33", "A.bond: 34", "expected A.bond 34, got 33"),
        ("A.ep: 1", "A.ep: 0", "expected A.ep 0, got 1"),
        ("A.cp: 2", "A.cp: 0", "expected A.cp 0, got 2"),
        ("A.hand: 1", "A.hand: 2", "expected A.hand 2, got 1"),
        ("A.hand: [ping]", "A.hand: [ping, x]", "expected A.hand [ping, x], got [ping]"),
        ("A.field: [low, mine]", "A.field: [mine]", "expected A.field [mine], got [mine, low]"),
        ("A.deck: [x, y]", "A.deck: [y, x]", "expected A.deck [y, x], got [x, y]"),
        ("A.trail: [box]", "A.trail: []", "expected A.trail [], got [box]"),
        ("A.exile: [out]", "A.exile: 0", "expected A.exile 0, got 1"),
        ("B.deck: 20", "B.deck: 19", "expected B.deck 19, got 20"),
        ("standby: []", "standby: [ping]", "expected standby [ping], got []"),
        ("asked: A", "asked: B", "expected asked B, got A"),
        ("asked for: priority", "asked for: place", "expected asked for place, got priority"),
        ("step: draw", "step: cure", "expected step cure, got draw"),
        ("winner: none", "winner: draw", "expected winner draw, got none"),
        ("mine: {owner: B, controller: A}", "mine: {owner: A}", "expected mine.owner A, got B"),
        ("mine: {zone: field}", "mine: {zone: hand}", "expected mine.zone hand, got field"),
        ("low: {state: stunned, face: down}", "low: {state: action}", "expected low.state action, got stunned"),
        ("h: {state: action, face: up}", "h: {face: down}", "expected h.face down, got up"),
        ("mine: {str: 2, def: 2, cp: 1}", "mine: {str: 3}", "expected mine.str 3, got 2"),
        ("ping: {ep: 0, cp: null, level: null}", "ping: {ep: 1}", "expected ping.ep 1, got 0"),
        ("mine: {wings: 0}", "mine: {wings: 1}", "expected mine.wings 1, got 0"),
        ("mine: {names: [x], orgs: [G]}", "mine: {orgs: [G, H]}", "expected mine.orgs [G, H], got [G]"),
        ("mine: {types: [UNIT]}", "mine: {types: [ITEM]}", "expected mine.types [ITEM], got [UNIT]"),
        ("mine: {crafts: []}", "mine: {crafts: [Hate]}", "expected mine.crafts [Hate], got []"),
        ("mine: {attributes: [support]}", "mine: {attributes: []}", "expected mine.attributes [], got [support]"),
        ("mine: {combat: none}", "mine: {combat: attacking}", "expected mine.combat attacking, got none"),
        ("A sees: {h: {name: z}}", "A sees: {h: {name: null}}", "expected A sees h.name null, got z"),
        ("A sees: {down: {name: null}}", "A sees: {down: {name: y}}", "expected A sees down.name y, got null"),
        ("A sees: {held: {name: null, zone: hand}}", "A sees: {held: {name: y}}", "got null"),
        ("B sees: {held: {name: y}}", "B sees: {held: {name: null}}", "expected B sees held.name null, got y"),
        ("B sees: {x: {name: null, zone: deck}}", "B sees: {x: {name: x}}", "got null"),
        ("A sees: {asked: A}, B sees: {asked: none}", "B sees: {asked: A}", "expected B sees asked A, got none"),
        ("B sees: {low: {state: stunned, str: 2}}", "B sees: {low: {str: null}}", "got 2"),
        ("A sees: {down: {str: null}}", "A sees: {down: {str: 2}}", "got null"),
        ("A sees: {B.hand: 1, B.deck: 20, A.bond: 33}", "A sees: {B.hand: 0}", "expected A sees B.hand 0, got 1"),
    ],
)
def test_every_word_of_expect(right: str, wrong: str, message: str) -> None:
    holds(BOARD, f"expect: {{{right}}}")
    fails(BOARD, f"expect: {{{wrong}}}", message, step=1)


def test_an_expectation_of_the_end_stands_at_top_level() -> None:
    good = text(BOARD) + "expect: {A.bond: 33}\n"
    bad = text(BOARD) + "expect: {A.bond: 30}\n"
    assert run_text(good) == (0, "ok T\n", "")
    assert run_text(bad) == (1, "FAILED T: expected A.bond 30, got 33\n", "")


def test_cannot_needs_a_refusal_and_its_rule() -> None:
    board = "{at: combat, A: {field: [x]}, B: {field: [y]}}"
    refused = "A cannot: {attack: {with: x, on: player}}"
    holds(board, refused)
    fails(board, "A cannot: {attack: {with: x, on: y}}", "A attack: x was not refused", step=1)
    fails(board, "A cannot: {attack: none}", "was not refused")
    named = text(board) + f"do:\n  - {refused}\n    rule: 'R'\n"
    assert run_text(named.replace("'R'", "'803.6h'"))[0] == 0
    status, said, _ = run_text(named.replace("'R'", "'1402.1'"))
    assert status == 1 and "refused by 803.6, 803.6h" in said and "not by 1402.1" in said


def test_cannot_leaves_the_game_where_it_was() -> None:
    board = "{at: draw, A: {hand: [zap, ping], field: [box], homebase: [x]}, B: {field: [y]}}"
    holds(
        board,
        """
        A cannot: {play: {card: zap, targets: [box]}}
        expect: {zap: {zone: hand}, asked: A, asked for: priority, standby: []}
        A play: {card: zap, targets: [y]}
        resolve
        expect: {y: {state: stunned}}
        """,
    )


def test_the_report_in_text_and_json(tmp_path: Path) -> None:
    file = tmp_path / "two.yaml"
    wrong = text(BOARD, "A pass\nexpect: {A.bond: 1}").replace("title: T", "title: Wrong\nrules: ['705.5', '103.1']")
    file.write_text(text(BOARD) + "---\n" + wrong, encoding="utf-8")
    status, said, err = run_files([file])
    assert (status, err) == (1, "")
    assert said == "ok T\nFAILED Wrong: step 2: expected A.bond 1, got 33\n"
    status, said, err = run_files([file], as_json=True)
    document = json.loads(said)
    assert (status, err, document["run"], document["failed"]) == (1, "", 2, 1)
    assert document["results"][1] == {
        "file": str(file),
        "title": "Wrong",
        "rules": ["705.5", "103.1"],
        "ok": False,
        "step": 2,
        "message": "expected A.bond 1, got 33",
        "notes": [],
    }


def test_words_that_are_not_printed_style_are_read_as_what_they_propose_and_the_report_says_so(tmp_path: Path) -> None:
    file = tmp_path / "loose.yaml"
    loose = "KO target enemy unit with DEF 1 or lower"
    cards = f"cards:\n  ko: {{type: EVENT, ep: 0, text: '{loose}'}}\n"
    file.write_text(f"title: T\n{cards}board: {{at: deployment, A: {{hand: [ko]}}}}\n", encoding="utf-8")
    note = f"card ko: '{loose}' is read as 'K.O. target UNIT your opponent controls with DEF 1 or less.'"
    assert run_files([file]) == (0, "ok T\n", f"{file}: T: {note}\n")
    status, said, err = run_files([file], as_json=True)
    assert (status, err.count("\n")) == (0, 1) and json.loads(said)["results"][0]["notes"] == [note]


def test_an_unreadable_file_is_one_line_and_the_others_run(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(text(BOARD), encoding="utf-8")
    bad.write_text("title: a\nboard: {at: lunch}\n", encoding="utf-8")
    status, said, err = run_files([bad, good])
    assert (status, said) == (2, "ok T\n")
    assert err.startswith(f"{bad}, line 2: ") and "'lunch'" in err and err.count("\n") == 1
    status, said, err = run_files([bad, good], as_json=True)
    document = json.loads(said)
    assert status == 2 and document["failed"] == 1 and "lunch" in document["results"][0]["message"]


def run_text(document: str, cards: str = CARDS) -> tuple[int, str, str]:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "t.yaml"
        path.write_text(document, encoding="utf-8")
        return run_files([path])


def run_files(files: list[Path], as_json: bool = False) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    status = main(files, as_json, CardPool(), out, err)
    return status, out.getvalue(), err.getvalue()
