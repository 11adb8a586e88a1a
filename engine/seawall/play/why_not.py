"""Why a seat may not do something now: every reason, none exactly if it is offered. Hidden cards all answer alike."""

from __future__ import annotations

from collections.abc import Iterator

from engine.effects.reasons import Reason, WhyNot
from engine.kernel.decisions import Decision, Option
from engine.kernel.objects import Obj
from engine.seawall.layers.traits import Text
from engine.seawall.play.legality import (
    ACTION,
    MAIN,
    PLAYER,
    activate_reasons,
    attacker_reasons,
    block_reasons,
    pair_reasons,
    play_reasons,
    support_reasons,
    target_reasons,
    text_of,
)
from engine.seawall.state.match import Match


def _against(game: Match, decision: Decision, option: Option, obj: Obj) -> Iterator[Reason]:
    seat, verb = decision.seat, option[0]
    other = game.objs.get(int(option[2])) if len(option) > 2 and option[2] != PLAYER else None
    if decision.purpose == "block" and verb == "block":
        yield from against(game, seat, "block", obj, None, ACTION)
        return
    if decision.purpose not in ("main", "action"):
        return
    timing = MAIN if decision.purpose == "main" else ACTION
    found = None
    if verb == "activate":
        found = text_of(game, int(option[2]), int(option[3])) if len(option) > 3 else None
        if found is None or found[0] != obj.id:
            return
    yield from against(game, seat, str(verb), obj, other, timing, found)
    if verb == "attack" and timing != MAIN:
        yield Reason(("6-5-4-1", "7-1"), "Units attack only in one's own main phase")


def against(
    game: Match, seat: int, verb: str, obj: Obj, other: Obj | None, timing: str, found: tuple[int, Text] | None = None
) -> Iterator[Reason]:
    """Against doing something with a card, as if nothing were in its way but itself. verb: of options. other: the
    second object, if there is one. found: the ability that is activated, and whose "this" it works for."""
    if verb == "play":
        yield from play_reasons(game, seat, obj, timing)
    elif verb == "pair":
        yield from pair_reasons(game, seat, obj, other, timing)
    elif verb == "activate" and found is not None:
        yield from activate_reasons(game, seat, found[0], found[1], timing)
    elif verb == "support":
        yield from support_reasons(game, seat, obj, other, timing)
    elif verb == "attack":
        if obj.id in game.derived.traits:
            yield from attacker_reasons(game, seat, obj)
        else:
            yield Reason(("7-3-1", "7-1", "6-5-4-1"), "Only Units in the battle area attack")
        if other is not None:
            yield from target_reasons(game, seat, other)
    elif verb == "block" and obj.id in game.derived.traits:
        yield from block_reasons(game, seat, obj)


why_not = WhyNot(
    over=("1-2-1",),
    asked=("4-3-2", "8-2"),
    not_now=("6-5-1", "8-3"),
    no_card=("9-1-2",),
    hidden=("3-1-5", "3-8-3"),
    against=_against,
)
