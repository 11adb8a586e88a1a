"""Eightfold as its puzzles with one way are made (:class:`engine.scenario.unique.posing.Posing`)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from engine.eightfold.scenario.puzzles import FILES
from engine.eightfold.state.match import Match, printed, there
from engine.eightfold.state.zones import DAMAGE, FIELD, HAND, STACK
from engine.kernel.objects import Obj
from engine.scenario.unique.posing import Board, Data, Rules

_LOSES: Final = 7  #: points of damage (3.1.1)
_LINES: Final = MappingProxyType({"forward": "forwards", "backup": "backups", "monster": "monsters"})
_TASK: Final = MappingProxyType(
    {
        "en": "{left} more points of damage win. Deal them this turn.",
        "ja": "あと{left}点のダメージで勝ち。このターンに与えよう。",
    }
)


def board(game: Match) -> Board | None:
    """The board at which the turn player is asked in the first main phase."""
    decision = game.decision
    if decision is None or decision.purpose != "priority" or decision.seat != game.owner or game.step != "main 1":
        return None
    if game.zones[STACK] or game.turn < 3:
        return None
    own = _field(game, game.owner)
    own["hand"] = [printed(game, obj).id for obj in there(game, HAND + game.owner) if obj.known]
    return {"at": "main 1", "turn": game.turn, "A": own, "B": _field(game, game.owner ^ 1)}


def _field(game: Match, seat: int) -> Data:
    lines: Data = {line: [] for line in _LINES.values()}
    for obj in there(game, FIELD + seat):
        line = _LINES.get(printed(game, obj).type) if obj.known and not obj.host and obj.owner == seat else None
        if line is not None:
            lines[line].append(_entry(game, obj))
    return lines


def _entry(game: Match, obj: Obj) -> Any:
    entry: Data = {"card": printed(game, obj).id}
    if not obj.ready:
        entry["state"] = "dull"
    if damage := game.damage.get(obj.id):
        entry["damage"] = damage
    if obj.id in game.arrived:
        entry["arrived"] = "this turn"
    return entry


def left(game: Match) -> int:
    """Points of damage until B has lost."""
    if game.outcome is not None and game.outcome.winner == 0:
        return 0
    return _LOSES - len(game.zones[DAMAGE + 1])


def dial(board: Data, left: int) -> None:
    """Give B so much damage that so much is left."""
    board["B"]["damage"] = _LOSES - left


RULES: Final = Rules(
    begin=FILES.match,
    board=board,
    keep=({"forwards": 3, "backups": 3, "monsters": 1, "hand": 3}, {"forwards": 3}),
    left=left,
    dial=dial,
    most=_LOSES,
    close=1,
    task=_TASK,
    plain=lambda act: act.startswith("attackers"),
)
