"""Atoms of what a player has: bond, CP, EP, initiative, what was used (302, 603)."""

from __future__ import annotations

from engine.kernel.events import Event
from engine.trails.state.game import BOND, TrailsGame


def bond(game: TrailsGame, event: Event) -> bool:
    """Gain or lose bond. Gains stop at 40 and count only what was added; losses have no floor (R012)."""
    now = game.bond[event.seat]
    after = min(now + event.n, max(BOND, now)) if event.n > 0 else now + event.n
    if after == now:
        return False
    event.n = after - now
    game.bond = _with(game.bond, event.seat, after)
    return True


def cp(game: TrailsGame, event: Event) -> bool:
    """Change a CP pool (302.1)."""
    if event.n == 0:
        return False
    game.cp = _with(game.cp, event.seat, max(0, game.cp[event.seat] + event.n))
    return True


def ep(game: TrailsGame, event: Event) -> bool:
    """Change an EP pool (302.1)."""
    if event.n == 0:
        return False
    game.ep = _with(game.ep, event.seat, max(0, game.ep[event.seat] + event.n))
    return True


def pools(game: TrailsGame, event: Event) -> bool:
    """Both players' pools empty at the end of a step or phase (302.1b, R001)."""
    left = tuple(lasting for lasting in game.effects if lasting.until != "through step")
    if game.cp == (0, 0) and game.ep == (0, 0) and len(left) == len(game.effects):
        return False
    game.effects = left
    game.cp = game.ep = (0, 0)
    return True


def failed_draw(game: TrailsGame, event: Event) -> bool:
    """Somebody tried to draw from an empty deck; looked at by the next rule processing (1102.1)."""
    if event.seat in game.failed:
        return False
    game.failed = (*game.failed, event.seat)
    return True


def draws_judged(game: TrailsGame, event: Event) -> bool:
    """Rule processing has looked at the failed draws (R007: they do not strike later)."""
    game.failed = ()
    return True


def initiative(game: TrailsGame, event: Event) -> bool:
    """The initiative passes to a seat (603.1a, 705.9)."""
    game.initiative = event.seat
    return True


def used(game: TrailsGame, event: Event) -> bool:
    """Remember that something was used this turn (extra: any plain tuple)."""
    if event.extra in game.used:
        return False
    game.used |= {event.extra}
    return True


def _with(pair: tuple[int, int], seat: int, value: int) -> tuple[int, int]:
    return (pair[0], value) if seat else (value, pair[1])
