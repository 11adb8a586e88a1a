"""Seawall as its puzzles with one way are made (:class:`engine.scenario.unique.posing.Posing`)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from engine.kernel.objects import Obj
from engine.scenario.unique.posing import Board, Data, Rules
from engine.seawall.scenario.puzzles import FILES
from engine.seawall.state.match import Match, active, pilot_of, printed, resources, there, units
from engine.seawall.state.zones import HAND, SHIELDS

_MOST: Final = 7  #: steps to victory that nobody takes in a turn: six Shields, and then the player
_TASK: Final = MappingProxyType(
    {
        "en": "{left} hits on the other player are missing, the last of them past every Shield. Win this turn.",
        "ja": "勝つまであと{left}回の攻撃、最後の1回はシールドのない相手へ。このターンに勝とう。",
    }
)


def board(game: Match) -> Board | None:
    """The board at which a player is asked in the main phase."""
    decision = game.decision
    if decision is None or decision.purpose != "main" or game.turn < 3:
        return None
    seat, foe = decision.seat, decision.seat ^ 1
    own: Data = {
        "battle": _units(game, seat),
        "hand": [printed(game, obj).id for obj in there(game, HAND + seat) if obj.known],
        "resources": len(active(resources(game, seat, False))),
        "shields": 6,
    }
    return {"at": "main", "turn": game.turn, "A": own, "B": {"battle": _units(game, foe), "resources": 0}}


def _units(game: Match, seat: int) -> list[Any]:
    return [_unit(game, obj) for obj in units(game, seat) if obj.entry is None and obj.known]


def _unit(game: Match, unit: Obj) -> Data:
    entry: Data = {"card": printed(game, unit).id}
    if not unit.ready:
        entry["state"] = "rested"
    if damage := game.damage.get(unit.id):
        entry["damage"] = damage
    if unit.id in game.arrived:
        entry["arrived"] = "this turn"
    pilot = pilot_of(game, unit.id)
    if pilot is not None and pilot.known:
        entry["pilot"] = printed(game, pilot).id
    return entry


def left(game: Match) -> int:
    """Shields of B, and one more for the player."""
    if game.outcome is not None and game.outcome.winner == 0:
        return 0
    return len(game.zones[SHIELDS + 1]) + 1


def dial(board: Data, left: int) -> None:
    """Give B so many Shields that it has so much left."""
    board["B"]["shields"] = left - 1


RULES: Final = Rules(
    begin=FILES.match,
    board=board,
    keep=({"battle": 4, "hand": 3, "resources": 5, "shields": 6}, {"battle": 3, "resources": 0}),
    left=left,
    dial=dial,
    most=_MOST,
    close=1,
    task=_TASK,
    plain=lambda act: act.endswith(" -1"),
)
