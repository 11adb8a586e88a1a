"""Every option of a seat that has priority, in canonical order."""

from __future__ import annotations

from collections.abc import Iterable

from engine.effects.reasons import Reason
from engine.eightfold.cards.vocabulary import FIELD_USES, HAND_USES
from engine.eightfold.layers.facts import field
from engine.eightfold.play.legality import ACTIVE_PHASES, play_reasons, use_reasons
from engine.eightfold.state.match import Match, printed, there
from engine.eightfold.state.zones import HAND
from engine.kernel.decisions import Option

PASS: Option = ("pass",)


def legal(reasons: Iterable[Reason]) -> bool:
    """Whether there is no reason against it."""
    return next(iter(reasons), None) is None


def options(game: Match, seat: int) -> tuple[Option, ...]:
    """Passing, cards of the hand, abilities."""
    if game.step not in ACTIVE_PHASES:
        return (PASS,)
    found: list[Option] = [PASS]
    for obj in there(game, HAND + seat):
        if not obj.known:
            continue
        if legal(play_reasons(game, seat, obj)):
            found.append(("play", obj.id))
        for ability in printed(game, obj).abilities:
            if ability.kind in HAND_USES and legal(use_reasons(game, seat, obj, ability)):
                found.append(("use", obj.id, ability.number))
    for obj in field(game, seat):
        for ability in game.derived.traits[obj.id].abilities:
            if ability.kind in FIELD_USES and legal(use_reasons(game, seat, obj, ability)):
                found.append(("use", obj.id, ability.number))
    return tuple(found)
