"""The record of one seat: what that seat decided, was asked and was told. It can be kept or shown to anybody.

The full record of a match (:mod:`engine.trails.records.record`) holds both decks, the seed and every answer, so it
gives everything away. This one holds its seat's deck only, its own answers in full, of the other seat's answers nothing
but that they were given, and what was told of them. Lines are JSON, as in the full record.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from engine.kernel.decisions import Answer, Decision
from engine.kernel.events import Event
from engine.trails.rules import TrailsRules
from engine.trails.state.game import TrailsGame
from engine.trails.views.log import tell

FORMAT = 1


def head(game: TrailsGame, seat: int, deck: Sequence[str]) -> str:
    """The first line. deck: card numbers of the seat's own deck."""
    about = {"seat record": FORMAT, "rules": TrailsRules.version, "seat": seat, "deck": list(deck)}
    return _line({**about, "switches": game.switches._asdict()})


def entry(game: TrailsGame, seat: int, decision: Decision, answer: Answer, events: Iterable[Event]) -> str:
    """The line of one answer, written right after it was given.

    decision: what was asked. events: what happened since; they are told as the seat is told them.
    """
    out: dict[str, Any] = {"by": decision.seat, "for": decision.purpose, "rule": decision.rule}
    if decision.seat == seat:
        out["options"] = [list(option) for option in decision.options]
        out["answer"] = [list(option) for option in answer]
    views, lines = tell(game, events, seat)
    out["seen"] = [asdict(seen) for seen in views]
    out["log"] = [asdict(line) for line in lines]
    outcome = game.outcome
    if outcome is not None:
        out["winner"], out["why"] = outcome.winner, outcome.rule
    return _line(out)


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
