"""Why the engine refuses a move: its own reasons, collected for the moves of a scenario.

Playing and the like are answered by :mod:`engine.trails.play.legality`. An attack is a proposal of several UNITs and
one target, so the reasons against each part are put together here; a condition of 803.6 that repeats one of 803.3 or
803.5 is named by both numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.kernel.objects import Obj
from engine.scenario.board.numbering import by_printed
from engine.scenario.common.steps import SEATS
from engine.scenario.words import Move
from engine.trails.layers.escorts import lonely
from engine.trails.play.attack_targets import (
    attacks,
    demands,
    nameable,
    orgs_of,
    own_reasons,
    player_reasons,
    target_reasons,
)
from engine.trails.play.legality import (
    arts_reasons,
    candidates,
    craft_reasons,
    gain_reasons,
    play_reasons,
    support_reasons,
)
from engine.trails.play.playing import Play
from engine.trails.play.why_not import why_not
from engine.trails.query.context import Context
from engine.trails.state.game import TrailsGame
from engine.trails.state.player_numbers import by_several
from engine.trails.tree.reasons import Reason
from engine.trails.tree.zones import FIELD

_ALSO = {
    "803.3a-1": "803.6b",
    "803.3a-2": "803.6c",
    "803.5a-1": "803.6g",
    "803.5a-2": "1326.1",
    "1402.1": "803.6e",
}
_VERBS = {"play": "play", "arts": "arts", "craft": "craft", "gain ep": "gain", "support": "support"}


def asked_reasons(game: TrailsGame, seat: int) -> Iterator[Reason]:
    """Against a seat doing anything now."""
    if game.outcome is not None:
        yield Reason("103.1", "The game is over")
    elif game.decision is None or game.decision.seat != seat:
        yield Reason("901.1", "It is not asked now")


def play_move_reasons(game: TrailsGame, move: Move, obj: Obj, other: Obj | None) -> Iterator[Reason]:
    """Against playing, supporting or gaining EP, as if the seat had priority."""
    seat, verb, number = move.seat, move.verb, by_printed(game, obj, move.number)
    if verb == "play":
        yield from play_reasons(game, seat, obj)
    elif verb == "arts":
        yield from arts_reasons(game, seat, obj)
    elif verb == "craft":
        yield from craft_reasons(game, seat, obj, number)
    elif verb == "gain ep":
        yield from gain_reasons(game, seat, obj)
    elif other is not None:
        yield from support_reasons(game, seat, obj, other)
    option = (_VERBS[verb], obj.id, *((number,) if verb == "craft" else ()), *((other.id,) if other else ()))
    if game.decision is not None:
        yield from why_not(game, seat, option)


def attack_reasons(game: TrailsGame, seat: int, attackers: Iterable[int], target: int) -> Iterator[Reason]:
    """Against a proposal. target: object id, or ``-1 - seat`` for a player (803.3, 803.5, 803.6)."""
    group = tuple(attackers)
    reasons: list[Reason] = []
    for ident in group:
        obj = game.objs[ident]
        if obj.zone != FIELD + seat:
            reasons.append(Reason("803.3", "Only UNITs on your own field attack"))
            continue
        reasons += own_reasons(game, obj)
    if len(group) > 1 and not frozenset.intersection(*(frozenset(orgs_of(game, ident)) for ident in group)):
        reasons.append(Reason("803.3b", "They have no organization in common"))
        reasons.append(Reason("803.6d", "They have no organization in common"))
    if len(group) == 1 and lonely(game, group):
        reasons.append(Reason("803.6c", "It can't attack alone"))
    if target > 0:
        if game.objs[target].zone != FIELD + (seat ^ 1):
            reasons.append(Reason("803.5", "Only UNITs on the opponent's field can be attacked"))
        else:
            for ident in group:
                reasons += target_reasons(game, ident, target)
            if len(group) > 1 and not by_several(game, (target,)):
                reasons.append(Reason("803.5a-2", "An effect forbids attacking it"))
    else:
        for ident in group:
            reasons += player_reasons(game, ident, nameable(game, ident))
    able = attacks(game, seat)
    duty = {other for targets in able.values() for other in targets if other > 0 and demands(game, other)}
    if duty and target not in duty:
        reasons.append(Reason("1407.1", "Another UNIT must be attacked if able"))
        reasons.append(Reason("1326.2", "Another UNIT must be attacked if able"))
    if reasons:
        reasons.append(Reason("803.6", "The proposal is not legal"))
    seen = set()
    for reason in reasons:
        for rule in (reason.rule, _ALSO.get(reason.rule, "")):
            if rule and rule not in seen:
                seen.add(rule)
                yield reason._replace(rule=rule)


def target_choice_reasons(game: TrailsGame, frame: object, idents: tuple[int, ...]) -> Iterator[Reason]:
    """Against choosing these targets for the demand a play has come to (1204.2d)."""
    assert isinstance(frame, Play)
    if len(set(idents)) != len(idents):
        yield Reason("1204.2d-2", "The same target was chosen twice")
    demand = frame.effect.targets[frame.demand]
    fit = candidates(
        game, demand, Context(frame.seat, frame.obj, {**dict(frame.known), **dict(frame.targets)}, frame.x, frame.kind)
    )
    for ident in idents:
        if ident in fit:
            continue
        yield Reason("1204.2d", "It is not a legal target")
        obj = game.objs.get(ident)
        if obj is not None and not obj.face_up and "stunned" not in obj.marks:
            yield Reason("1204.2d-4", "A face-down card cannot be named by what it is")
    if not demand.least <= len(idents) <= demand.most:
        yield Reason("1204.2d", "That is not the number of targets")


def said(reasons: Iterable[Reason]) -> str:
    """Reasons as a message: each sentence with its rule."""
    parts = []
    for reason in reasons:
        args = {name: _arg(value) for name, value in reason.args}
        text = f"{reason.template.format(**args)} ({reason.rule})"
        if text not in parts:
            parts.append(text)
    return "; ".join(parts)


def _arg(value: object) -> object:
    if isinstance(value, tuple):
        return SEATS[int(value[1])] if value[0] == "seat" else value[1]
    return value
