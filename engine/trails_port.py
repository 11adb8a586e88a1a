"""Trails as the rest of the program knows it. It stands above its rulebook, which knows no computer player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.game import Game
from engine.kernel.chance import Chance
from engine.players import levels, roster
from engine.players.search.known import known
from engine.trails.book.rulebook import load_rules
from engine.trails.setup import new_game
from engine.trails.state.game import TrailsGame
from engine.trails.state.rulings import VALUES, Switches
from engine.trails.turn.conceding import concede
from engine.trails.views.view import question, view


def _trails(decks: Sequence[Any], chance: Chance, auto: bool, chosen: Mapping[str, Any] | None = None) -> TrailsGame:
    one, two = decks
    return new_game((one, two), chance, Switches(**(chosen or {})), auto=auto)


def _switches() -> Mapping[str, tuple[Any, ...]]:
    usual = Switches()._asdict()
    return {name: VALUES.get(name, (value, not value)) for name, value in usual.items()}


TRAILS = Game(
    id="trails",
    name="Trails",
    aliases=(),
    start=_trails,
    question=question,
    view=view,
    concede=concede,
    player=roster.make_player,
    players=levels.NAMES,
    book=load_rules,
    scenarios="trails",
    switches=_switches(),
    known=known,
    poses="engine.scenario.posing",
)
