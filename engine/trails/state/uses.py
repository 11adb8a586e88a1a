"""How often a craft can be used, or triggers, in one turn: once, or a number of times (1210.2).

In words: :mod:`engine.text.grammar.trigger.ordinal`. Guard:
tests/trails/1200/1211-triggered/times_in_a_turn.yaml.
"""

from __future__ import annotations

from typing import Any

from engine.trails.state.game import TrailsGame
from engine.trails.tree.loading.words import ONCE

Mark = tuple[Any, ...]


def most(once: str) -> int:
    """How often a turn: "turn" is once, "turn 2" twice. 0: as often as one likes."""
    return 0 if not once else int(once.removeprefix(ONCE).strip() or 1)


def _marks(once: str, mark: Mark) -> list[Mark]:
    """What is remembered of each time, in order; the first time as it always was."""
    return [mark if time == 1 else (*mark, time) for time in range(1, most(once) + 1)]


def used_up(game: TrailsGame, once: str, mark: Mark) -> bool:
    """Whether something has been used as often as it can be in this turn."""
    if once == ONCE:
        return mark in game.used
    return bool(once) and _marks(once, mark)[-1] in game.used


def next_mark(game: TrailsGame, once: str, mark: Mark) -> Mark:
    """What is remembered of the next time. Raises StopIteration if there is none."""
    return next(one for one in _marks(once, mark) if one not in game.used)
