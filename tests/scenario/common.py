"""Small scenarios for the tests of the runner."""

from __future__ import annotations

import textwrap

from engine.scenario.common.result import Result
from engine.scenario.reader import read_text
from engine.scenario.runner import run
from engine.trails.cards.pool import CardPool

CARDS = """
cards:
  x: {type: UNIT, cp: 1, str: 2, def: 2, orgs: [G]}
  y: {type: UNIT, cp: 1, str: 2, def: 2, orgs: [H]}
  ping: {type: EVENT, ep: 0, effects: [{event: {do: [{bond: 1}]}}]}
  zap: {type: EVENT, ep: 0, effects: [{event: {targets: {it: {type: UNIT}}, do: [{stun: it}]}}]}
  box: {type: ITEM, cp: 1, effects: [{activated: {cost: [{action: this}]}, do: [{bond: 1}]}]}
  bell: {type: ITEM, cp: 1, effects: [{triggered: {event: start, moment: draw step, player: you}, do: [{bond: 1}]}]}
  z: {type: UNIT, cp: 9, str: 1, def: 1, arts: {ep: 1, name: Glow, text: Shine.}, effects: [{arts: {do: [{bond: 2}]}}]}
"""


def text(board: str, do: str = "", cards: str = CARDS) -> str:
    """A document: a board as a YAML map, steps one a line."""
    steps = "".join(f"  - {line}\n" for line in textwrap.dedent(do).strip().splitlines())
    return f"title: T{cards}board: {board}\n" + (f"do:\n{steps}" if steps else "")


def played(board: str, do: str = "", cards: str = CARDS) -> Result:
    """The result of a small scenario."""
    (scenario,) = read_text(text(board, do, cards), "t.yaml", CardPool())
    return run(scenario)


def holds(board: str, do: str, cards: str = CARDS) -> None:
    """It must hold."""
    result = played(board, do, cards)
    assert result.ok, result


def fails(board: str, do: str, message: str, step: int | None = None, cards: str = CARDS) -> None:
    """It must fail with a message that has these words in it."""
    result = played(board, do, cards)
    assert not result.ok
    assert message in result.message, result.message
    if step is not None:
        assert result.step == step
