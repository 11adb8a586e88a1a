"""Telling of hidden cards that an effect shows, to one player who looks at them or to both (1311.1); and that effects
were cut, which nobody sees on the table either.

They are hidden again when the effect has resolved (R078), often before anybody could have seen them on the table.

A look is told where its cause is ``TOLD``; what an effect only shows is a line of the log. Guard:
tests/trails/views/test_seen.py.
"""

from __future__ import annotations

from engine.kernel.events import Event
from engine.trails.state.game import TOLD, TrailsGame
from engine.trails.state.sight import OPEN

Arg = str | int | tuple[str | int, ...]
Args = tuple[tuple[str, Arg], ...]

#: How many cards one line names.
_MOST = 12


def looked_at(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    """Who looks at how many cards; which ones is for that player alone."""
    idents: tuple[int, ...] = event.extra
    if event.cause != TOLD or not idents:
        return None
    named: list[str | int] = []
    for ident in idents if seat in (OPEN, event.seat) else ():
        obj = game.find(ident)
        if obj is not None and obj.known and obj.cards and len(named) < 2 * _MOST:
            named += (game.number(obj), ident)
    cards: Arg = ("cards", *named, len(idents) - len(named) // 2)
    return "{who} looks at {cards}", (("who", ("seat", event.seat)), ("cards", cards))


def revealed(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    """A card that both see, but one that is revealed only to be played: that is told by itself."""
    obj = game.find(event.obj) if event.n else None
    if obj is None or event.cause == "play" or not obj.known or not obj.cards:
        return None
    return "{card} is revealed", (("card", ("card", game.number(obj), event.obj)),)


def cut_short(game: TrailsGame, event: Event, seat: int) -> tuple[str, Args] | None:
    """That something was more than a game can hold: a number of an effect, or what its lasting effects would do."""
    if not event.extra:
        return "The effects on the table are too many; the youngest of them do nothing", ()
    card = ("card", ("card", event.extra, event.src))
    return "{card} names more than a game can hold; {n} counts instead", (card, ("n", event.n))
