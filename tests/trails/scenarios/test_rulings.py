"""Every ruling has a scenario that shows it, and every switch one that turns it over."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

from engine.scenario.reader import read_text
from engine.scenario.source import ScenarioError
from engine.scenario.words import Scenario
from engine.trails.book.rulebook import coverage, load_rules, load_rulings, scenarios_by_rule
from engine.trails.cards.pool import CardPool
from engine.trails.state.rulings import VALUES, Switches, refusal
from tests.trails.printed import test_decks
from tests.trails.stories import scenarios_in

HERE = Path(__file__).parents[1]
#: Rulings on the construction of decks have no board: tests of decks show them.
BY_TESTS = {
    "R102": test_decks.test_reprints_and_corrected_names_count_together,
    "R103": test_decks.test_four_copies_of_one_name_and_subname_not_five,
}
DEFAULTS = {
    "abort_breaks_pass_run": True,
    "mixed_covert_check": "per_unit",
    "hate_scope": "any_ready_unit",
    "fight_back_counts_as_stunning": False,
    "base_valid_when": "face_up",
    "dispatch_replacement_at": "play",
    "keep_face_on_direct_move": False,
    "facedown_base_counts": False,
    "sclm_support_uses_standby": True,
    "support_check": "at_combat",
    "stunned_keeps_crafts_for_reference": True,
    "stunned_leaving_triggers": False,
    "conditional_trigger_rearm": "after_resolution",
    "loss_class": "d",
    "ignore_covers_own_crafts": True,
    "rebuild_is_destroy": False,
    "attribution_scope": "side",
    "tactical_partner": "choose_any",
    "boarding_type_from": "attribute",
}


@lru_cache(maxsize=1)
def scenarios() -> tuple[Scenario, ...]:
    return tuple(one for path in sorted(HERE.rglob("*.yaml")) for one in scenarios_in(path))


def test_every_ruling_has_its_board() -> None:
    rulings = load_rulings()
    assert list(rulings) == [f"R{number:03d}" for number in range(1, 105)]
    shown = scenarios_by_rule(HERE)
    missing = [ruling for ruling in rulings if ruling not in shown and ruling not in BY_TESTS]
    assert not missing, f"no scenario names {missing}"


def test_every_rule_of_the_engine_is_shown() -> None:
    told = coverage(load_rules(), scenarios_by_rule(HERE))
    assert not told.missing
    assert told.engine >= 430


def test_scenarios_name_only_rules_and_rulings_that_there_are() -> None:
    known = {*load_rules(), *load_rulings()}
    wrong = {(one.title, rule) for one in scenarios() for rule in one.rules if rule not in known}
    assert not wrong


def test_the_switches_have_the_stated_defaults() -> None:
    assert Switches()._asdict() == DEFAULTS
    assert {ruling.switch for ruling in load_rulings().values()} - {""} == set(DEFAULTS)
    assert all(VALUES[name][0] == value for name, value in DEFAULTS.items() if isinstance(value, str))


@pytest.mark.parametrize("name", Switches._fields)
def test_every_other_value_of_a_switch_has_a_scenario(name: str) -> None:
    ruling = next(ruling.id for ruling in load_rulings().values() if ruling.switch == name)
    others = VALUES[name][1:] if name in VALUES else (not DEFAULTS[name],)
    shown = {getattr(one.switches, name) for one in scenarios() if ruling in one.rules}
    assert {DEFAULTS[name], *others} <= shown


def test_a_switch_takes_only_its_values() -> None:
    assert refusal("hate_scope", "any_ready_unit") == refusal("rebuild_is_destroy", True) == ""
    assert "any_ready_unit or chosen_attackers" in refusal("hate_scope", "all")
    assert "true or false" in refusal("rebuild_is_destroy", "yes")
    assert "no switch 'gravity'" in refusal("gravity", 1)
    with pytest.raises(ScenarioError, match=r"line 2.*hate_scope"):
        read_text("title: x\nswitches: {hate_scope: all}\n", "f", CardPool())
