"""Why a move of a scenario is not legal: what :mod:`engine.seawall.play.why_not` says of it, and what is in its way."""

from __future__ import annotations

from collections.abc import Iterator

from engine.effects.reasons import Reason
from engine.kernel.decisions import Decision
from engine.kernel.objects import Obj
from engine.seawall.layers.traits import Text
from engine.seawall.play.legality import ACTION, MAIN, text_of
from engine.seawall.play.why_not import against
from engine.seawall.scenario.words import Move
from engine.seawall.state.match import Match, active, printed, resources

#: Of somebody who is not asked: whose turn it is, when one may act, and that triggers come first.
_NOT_ASKED = Reason(
    (
        "6-5-1", "4-3-2", "6-1-2", "8-2", "8-3", "8-4", "8-4-1", "8-4-2", "8-1", "11-2-1-1", "11-2-2-1", "11-2-3-2",
        "11-2-4-2", "11-1-3-1", "9-3-1-4", "9-1-8-1", "6-5-2", "R-G06",
    ),
    "It is not asked for that now",
)  # fmt: skip
_NO_ATTACK = Reason(("6-5-4-1", "7-1", "6-5-1", "6-1-2", "7-7-2"), "Units attack only in one's own main phase")
_OVER = Reason(("1-2-1",), "The game is over")


def timing_of(game: Match, decision: Decision | None, seat: int) -> str:
    """The timing that a seat's move would have now."""
    if decision is not None and decision.purpose == "main" and decision.seat == seat:
        return MAIN
    return ACTION if game.battle is not None or game.step == "end" or game.owner != seat else MAIN


def reasons(game: Match, move: Move, obj: Obj | None, other: Obj | None, decision: Decision | None) -> Iterator[Reason]:
    """Against a move, as if nothing were in its way but itself, and then for what is in its way."""
    if game.outcome is not None:
        yield _OVER
        return
    seat = move.seat
    timing = timing_of(game, decision, seat)
    if obj is not None and obj.known:
        yield from _own(game, move, obj, other, timing)
    wanted = {"block": ("block",), "attack": ("main",), "end main": ("main",), "support": ("main",)}
    purposes = wanted.get(move.verb, ("main", "action"))
    if decision is None or decision.seat != seat or decision.purpose not in purposes:
        yield _NO_ATTACK if move.verb == "attack" else _NOT_ASKED


def _own(game: Match, move: Move, obj: Obj, other: Obj | None, timing: str) -> Iterator[Reason]:
    verb, found = "pair" if move.verb == "play" and move.on else move.verb, None
    if verb == "activate":
        found = ability_of(game, obj, move.number)
        if found is None:
            rules = ("9-1-2", "2-10-2", "2-10-3", "2-3-5-4-1", "R-G32", "9-1-7-1", "9-1-8-1")
            yield Reason(rules, "It has no such effect where it is")
    yield from against(game, move.seat, verb, obj, other, timing, found)
    if move.verb == "play":
        yield from _paying(game, move, obj)


def _paying(game: Match, move: Move, obj: Obj) -> Iterator[Reason]:
    if move.ex is None:
        return
    least, most = ex_range(game, move.seat, printed(game, obj).cost)
    if not least <= move.ex <= most:
        yield Reason(("2-9-1", "4-17-5-1", "4-17-5-3", "R-G26"), "It cannot be paid with so many EX Resources")


def ex_range(game: Match, seat: int, cost: int) -> tuple[int, int]:
    """With how few and how many EX Resources a cost can be paid."""
    plain, ex = len(active(resources(game, seat, False))), len(active(resources(game, seat, True)))
    return max(0, cost - plain), min(cost, ex)


def ability_of(game: Match, obj: Obj, number: int) -> tuple[int, Text] | None:
    """The ability of a card by its number; of a Unit without it, that of its Pilot."""
    found = text_of(game, obj.id, number)
    if found is not None and (found[1].ability.kind == "activate" or obj.host):
        return found
    for text in game.derived.traits[obj.id].abilities if obj.id in game.derived.traits else ():
        if text.ability.number == number and text.ability.kind == "activate":
            return obj.id, text
    return found
