"""Official corrections decide (1503.1, 1601.1, R102), and a part of a name is found in every language of a card."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.scenario.reader import read_file
from engine.scenario.runner import run
from engine.text.compile import compile_card
from engine.text.source.proper_names import WordTable
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing, as_corrected, faults_of, read_printing
from engine.trails.records.record import card_digest, cards_of
from engine.trails.tree import Draw

UNIT: dict[str, Any] = {
    "number": "X1-001", "lang": "ja", "name": "門番", "type": "UNIT", "cp": 2, "str": 1, "def": 2, "orgs": ["白灯会"],
    "text": "・{enter}カードを2枚引く。", "arts": {"ep": 1, "name": "灯", "text": "カードを1枚引く。"},
}  # fmt: skip


def printing(**fields: Any) -> Printing:
    return read_printing({**UNIT, **fields}, "here")


def test_the_corrected_text_and_numbers_are_played() -> None:
    fixed = {"text": "・{enter}カードを1枚引く。", "cp": 3, "str": 0, "def": 4, "since": "2026-01-01"}
    english = printing(**{**UNIT, "lang": "en", "name": "Gatekeeper", "text": "", "cp": 3, "str": 0, "def": 4})
    pool = CardPool([printing(corrected=fixed), english])
    (card,) = cards_of(pool, ["X1-001"])
    assert (card.traits.cp, card.traits.strength, card.traits.defence) == (3, 0, 4)
    (craft,) = card.triggered
    assert craft.effect.do == (Draw("you", 1),)
    assert pool.printing("X1-001", "ja").cp == 2  # what is printed is kept


def test_corrected_arts_name_what_changed_only() -> None:
    fixed = as_corrected(printing(corrected={"arts": {"text": "カードを2枚引く。"}})).arts
    assert fixed is not None and (fixed.ep, fixed.name, fixed.text) == (1, "灯", "カードを2枚引く。")


def test_the_check_reads_the_corrected_text() -> None:
    one = printing(text="・{enter}カードを2枚ひく。", corrected={"text": "・{enter}カードを2枚引く。"}, arts=None)
    assert not compile_card(printing(text="・{enter}カードを2枚ひく。", arts=None), WordTable([])).understood
    read = compile_card(one, WordTable([]))
    assert read.understood and read.lines[0].text == "・{enter}カードを2枚引く。"


@pytest.mark.parametrize(
    ("fixed", "faults"),
    [
        ({"cp": "three"}, ("cp",)),
        ({"cp": 400, "text": 7}, ("cp", "text")),
        ({"txet": "・"}, ("txet",)),
        ({"orgs": ["白灯会", "無灯衆"]}, ("orgs",)),  # its other printing would name fewer
        ({"level": 2}, ("level",)),  # a UNIT has none
        ({"arts": {"ep": -1}}, ("arts",)),
        ({"name": 3}, ("name",)),
        ({"name": "扉番", "subname": "", "since": 2026, "orgs": ["無灯衆"]}, ()),
    ],
)
def test_a_faulty_correction_is_left_out_and_reported(fixed: dict[str, Any], faults: tuple[str, ...]) -> None:
    one = printing(corrected=fixed)
    assert faults_of(one) == faults
    assert one.extra == tuple(f"corrected.{name}" for name in faults)
    if faults:
        assert as_corrected(one) == one


def test_a_correction_makes_it_another_card_to_a_record() -> None:
    plain, fixed = CardPool([printing()]), CardPool([printing(corrected={"cp": 3})])
    assert card_digest(plain, "X1-001") != card_digest(fixed, "X1-001")


def test_a_part_of_a_name_is_found_in_each_language(tmp_path: Path) -> None:
    wanted = "・カード名に“番”を含むあなたの他のUNITは+1/+0を得る。"
    pool = CardPool([
        printing(number="X1-000", name="見習い", arts=None),
        printing(), printing(lang="en", name="Gatekeeper", orgs=["White Vigil"], text=""),
        printing(number="X1-002", name="長", text=wanted, arts=None),
    ])  # fmt: skip
    assert pool.org("白灯会") == "White Vigil"  # whichever card stood first
    file = tmp_path / "names.yaml"
    file.write_text(
        "title: Found\nboard: {at: draw, A: {field: [{card: X1-001, as: guard}, {card: X1-002, as: chief}, "
        "{card: X1-000, as: novice}]}}\ndo:\n  - expect: {guard: {str: 2}, novice: {str: 1}}\n",
        encoding="utf-8",
    )
    (scenario,) = read_file(file, pool)
    found = run(scenario)
    assert found.ok, found.message
