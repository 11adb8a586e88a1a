"""Sealed matches of any game: cut lines, killed programs, both audits, and cards that nobody knows before they turn."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine.records.playing import verify
from tests.games.opaque import compare, played
from tests.lan.gamepeer import anything
from tests.lan.peers import Pair
from tests.lan.sealed_games import match
from trails_desktop.lan.sealed import audit as audits
from trails_desktop.lan.sealed.games.ported import PortedSealed


@pytest.mark.parametrize(("name", "seed"), [("seawall", 0), ("eightfold", 3)])
def test_a_match_with_cuts_and_kills_is_verified_by_both_and_shields_are_known_to_nobody(
    name: str, seed: int, tmp_path: Path
) -> None:
    pair, looked = match(name, seed, tmp_path)
    assert pair.cuts > 2 and looked > 500
    record = pair.sides[0].record()
    assert verify(record, played(name)).ok  # it can be played again from both secrets
    assert record == pair.sides[1].record()


def test_what_hidden_cards_could_pay_is_asked_for_by_what_both_see() -> None:
    rules = compare(played("eightfold"), 94)
    assert rules["15.2.9.2"] and rules["15.2.7.2"] and rules["11.3.8"] > 9


def test_giving_up_counts_and_is_checked(tmp_path: Path) -> None:
    rules = PortedSealed(played("seawall"))
    decks = rules.game.ready_decks[0].cards, rules.game.ready_decks[1].cards
    pair = Pair(5, decks, pools=(rules, rules), known=dict(rules.digests()), folder=tmp_path, choose=anything)
    pair.connect()
    pair.settle()
    pair.put(1, pair.sides[1].concede())
    pair.settle()
    assert [side.view().winner for side in pair.sides] == [0, 0]
    assert all(side.verdict is not None and side.verdict.ok for side in pair.sides)


def test_programs_whose_rules_are_others_are_told_so(tmp_path: Path) -> None:
    rules, newer = PortedSealed(played("seawall")), PortedSealed(played("seawall"))
    newer.engine += 1
    decks = rules.game.ready_decks[0].cards, rules.game.ready_decks[1].cards
    pair = Pair(5, decks, pools=(rules, newer), known=dict(rules.digests()), choose=anything)
    pair.connect()
    pair.settle()
    assert all(side.state == "differs" and "version" in str(side.sentence) for side in pair.sides)


def test_a_card_shown_in_place_of_another_one_is_found(tmp_path: Path) -> None:
    """What a cheat would have sent is put into the evidence: the audit names the step."""
    pair, _ = match("seawall", 3, tmp_path, trouble=False)
    evidence = pair.sides[0].evidence()
    assert evidence is not None
    for number, done in enumerate(evidence.steps, start=1):
        for at, supply in enumerate(done.theirs):
            if supply.openings:
                first = supply.openings[0]
                other = msgspec.structs.replace(first, slot=(first.slot + 1) % 50)
                done.theirs[at] = msgspec.structs.replace(supply, openings=(other, *supply.openings[1:]))
                verdict = audits.audit(evidence)
                assert not verdict.ok and verdict.step == number and "It showed card" in str(verdict.sentence)
                return
    raise AssertionError("nothing was shown")
