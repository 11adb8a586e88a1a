"""Playing a plan on in a world: both seats greedy, to the end of a turn."""

from __future__ import annotations

from engine.kernel.decisions import Answer, Decision
from engine.players.base import Cards
from engine.players.greedy import GreedyPlayer
from engine.players.search.plans import Plan
from engine.players.search.value import chance
from engine.players.table import Table
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import STANDBY
from engine.trails.views.view import view

#: Answers after which a playout is judged where it is: nobody ends a turn so late.
MOST = 400
_PASS: Answer = (("pass",),)


def play_on(world: TrailsGame, seat: int, plan: Plan, cards: Cards, turns: int) -> tuple[float, int]:
    """The chance to win that a plan leads to, and how many answers it took. turns: how many ends of a turn to see.

    The world stays as it is.
    """
    game = world.fork()
    policies = [GreedyPlayer(cards), GreedyPlayer(cards)]
    policies[seat] = plan.policy.fork()
    game.answer(plan.answer)
    answers = 1
    last = game.turn + turns
    while game.outcome is None and game.turn < last and answers < MOST:
        decision = game.decision
        assert decision is not None
        if _passes(game, decision):
            game.answer(_PASS)
        else:
            asked = decision.seat
            game.answer(policies[asked].choose(view(game, asked)))
        game.events.clear()
        answers += 1
    return chance(Table(view(game, seat), cards), seat), answers


def _passes(game: TrailsGame, decision: Decision) -> bool:
    """Whether the greedy player passes there without looking: nothing waits, and it is nobody's time to act."""
    if decision.purpose != "priority" or game.zones[STANDBY]:
        return False
    return game.step not in ("deployment", "combat", "cure") or (
        game.step == "deployment" and game.step_seat != decision.seat
    )
