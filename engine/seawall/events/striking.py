"""Damage to the shield area, and what becomes of Shields (4-5-5, 7-6-2, 11-1-2-3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.events import Event
from engine.seawall.state.match import Match
from engine.seawall.state.zones import BASE, RESOURCE_DECK, SHIELDS, TRASH


def area_damage(game: Match, seat: int, amount: int, cause: str, src: int, by: int) -> None:
    """To the Base if there is one, else to the top Shield; nothing is carried over."""
    if base := game.zones[BASE + seat]:
        rule = "7-6-2-3" if cause == "battle" else "11-1-2-3"
        game.commit([Event("damage", base[0], n=amount, src=src, by=by, cause=cause, rule=rule)])
    elif amount > 0:
        game.commit(shields_destroyed(game, game.zones[SHIELDS + seat][:1], src, by))


def shields_destroyed(game: Match, shields: Sequence[int], src: int, by: int) -> list[Event]:
    """Shields are destroyed together: turned over, and into the trash (7-6-2-4-1)."""
    return [
        Event("move", ident, to=TRASH + game.objs[ident].owner, src=src, by=by, cause="destroyed", rule="7-6-2-4-1")
        for ident in shields
    ]


def resources_destroyed(game: Match, idents: Sequence[int], src: int, by: int) -> list[Event]:
    """Resources go back into the resource deck, face down (4-10-4, R-G30)."""
    under = int(game.switches.destroyed_resource_to == "bottom")
    return [
        Event(
            "move",
            ident,
            to=RESOURCE_DECK + game.objs[ident].owner,
            n=under,
            src=src,
            by=by,
            cause="destroyed",
            rule="4-10-4",
        )
        for ident in idents
    ]
