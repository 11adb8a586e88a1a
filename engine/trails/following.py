"""What an effect has moved is what it goes on to speak of (104.1, 502.3).

A card that changes zones is another object, and what was said of it is forgotten; the effect that moved it names it all
the same: "put it onto the field. It gets +1/+0 this turn". So registers follow the cards that their own effect moves to
where everybody can see them. Of what lay on the field, numbers and names are asked as they were there (1221.1); only
what moves it on finds it in its new place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.kernel.objects import Obj
from engine.trails.matching import BECAME
from engine.trails.state import TrailsGame
from engine.trails.zones import DECK, EXILE, FIELD, HAND, HOMEBASE, TRAIL

Registers = dict[str, tuple[int, ...]]


def present(game: TrailsGame, regs: Mapping[str, tuple[int, ...]]) -> tuple[int, ...]:
    """What registers hold that is there, each once."""
    objs = game.objs
    return tuple({ident: None for idents in regs.values() for ident in idents if ident in objs})


def follow(game: TrailsGame, regs: Registers, before: Iterable[int]) -> Registers:
    """The registers after an instruction. before: what they held that was there before it."""
    for old in before:
        if old in game.objs or (gone := game.find(old)) is None or not gone.cards:
            continue
        new = _now(game, gone)
        if new is None:
            continue
        if new.zone >> 1 == FIELD >> 1 or _hidden(gone):
            regs = {name: tuple(new.id if one == old else one for one in idents) for name, idents in regs.items()}
        else:
            regs = {**regs, BECAME: (*regs.get(BECAME, ()), old, new.id)}
    return regs


def _now(game: TrailsGame, gone: Obj) -> Obj | None:
    """What an object became, where everybody can see where it lies."""
    for zone in (FIELD, FIELD + 1, TRAIL + gone.owner, EXILE + gone.owner, HOMEBASE + gone.owner):
        for ident in game.zones[zone]:
            if game.objs[ident].cards == gone.cards:
                return game.objs[ident]
    return None


def _hidden(gone: Obj) -> bool:
    """Whether not everybody could see what a card was where it lay."""
    return gone.zone >> 1 in (HAND >> 1, DECK >> 1) or (gone.zone >> 1 == HOMEBASE >> 1 and not gone.face_up)
