"""The kinds of events, which the layers know without knowing the atoms."""

from __future__ import annotations

from engine.trails import tree as t
from engine.trails.events.atoms import ATOMS
from engine.trails.layers.watches import EVENT_KINDS, QUIET
from engine.trails.rules import TrailsRules


def test_every_kind_of_event_has_an_atom_and_every_atom_is_a_kind():
    assert set(ATOMS) == EVENT_KINDS >= QUIET


def test_the_ruleset_carries_out_every_instruction():
    assert set(TrailsRules.verbs) == set(t.Instruction.__args__)
