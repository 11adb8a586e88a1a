"""What an effect has moved is what it goes on to speak of (104.1, 502.3).

A card that changes zones is another object, and what was said of it is forgotten; the effect that moved it names it all
the same: "put it onto the field. It gets +1/+0 this turn". So registers follow the cards that their own effect moves to
where everybody can see them. Of what lay on the field, numbers and names are asked as they were there (1221.1); only
what moves it on finds it in its new place.

In its new place it is found by the register ``BECAME``. Guard: tests/trails/500/502-new-object.yaml.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.kernel.objects import Obj
from engine.trails.query.context import BECAME, COMPULSORY, DONE, MUCH, OWN, WENT, as_seen, done
from engine.trails.state.game import TrailsGame
from engine.trails.state.pairs import parts_of
from engine.trails.tree.nouns import DOABLE, THAT_PLAYER
from engine.trails.tree.zones import DECK, EXILE, FIELD, HAND, HOMEBASE, TRAIL

#: Registers that hold numbers or seats, and no objects.
NUMBERS = frozenset((THAT_PLAYER.who, MUCH, OWN, COMPULSORY, "paying", "modes"))

Registers = dict[str, tuple[int, ...]]

#: What ends the name of a register that stays as it is.
_AS_SEEN = as_seen("")

#: Between the name of a register and the zone to which what it holds is being moved.
_ON_ITS_WAY = ":to "


def present(game: TrailsGame, regs: Mapping[str, tuple[int, ...]]) -> tuple[int, ...]:
    """What registers hold that is there, each once."""
    objs = game.objs
    return tuple(
        {ident: None for name, idents in regs.items() if name not in NUMBERS for ident in idents if ident in objs}
    )


def follow(game: TrailsGame, regs: Registers, before: Iterable[int]) -> Registers:
    """The registers after an instruction. before: what they held that was there before it."""
    moved: dict[int, tuple[int, ...]] = {}
    for old in before:
        if old in game.objs or (gone := game.find(old)) is None or not gone.cards:
            continue
        now = _now(game, gone)
        if now and (game.objs[now[0]].zone >> 1 == FIELD >> 1 or _hidden(gone)):
            moved[old] = now
        elif now:
            regs = {**regs, BECAME: (*regs.get(BECAME, ()), *(part for new in now for part in (old, new)))}
    return _renewed(regs, moved) if moved else regs


def _renewed(regs: Registers, moved: dict[int, tuple[int, ...]]) -> Registers:
    """Registers of what has come onto the field, also by a way round: "remove it from the game, then put it onto the
    field. It gets ..."."""
    pairs = regs.get(BECAME, ())
    became = [(old, now) for old, new in zip(pairs[::2], pairs[1::2], strict=True) for now in moved.get(new, (new,))]
    back = {old for old, now in became if now not in pairs}
    anew = {**moved, **{old: tuple(now for one, now in became if one == old) for old in back}}
    out = {
        name: idents
        if name in NUMBERS or name.endswith(_AS_SEEN)
        else tuple(now for one in idents for now in anew.get(one, (one,)))
        for name, idents in regs.items()
    }
    return {**out, BECAME: tuple(part for both in became for part in both)} if pairs else out


def on_its_way(regs: Registers, register: str, zone: int, idents: tuple[int, ...]) -> Registers:
    """The registers while what one of them holds is being moved: what comes to lie elsewhere instead, or stays, was not
    moved this way (1216.1). zone: where it is to go."""
    return {**regs, f"{register}{_ON_ITS_WAY}{zone >> 1}": idents} if idents else regs


def settle(game: TrailsGame, regs: Registers) -> Registers:
    """The registers after an instruction: to what it was really done, and what really went where it was moved. What
    becomes of that later is another matter.

    What was done counts though it was undone since. Guards: tests/trails/1200/1216-replacement/really_moved.yaml,
    tests/trails/1200/1211-delayed/what_was_done.yaml.
    """
    ways = [name for name in regs if _ON_ITS_WAY in name]
    deeds = [name for name in regs if name.partition(":")[2] in DOABLE and name + DONE not in regs]
    if not ways and not deeds:
        return regs
    out = {name: idents for name, idents in regs.items() if name not in ways}
    for deed in deeds:
        out[deed] = out[deed + DONE] = tuple(ident for ident in regs[deed] if done(game, deed.partition(":")[2], ident))
    for way in ways:
        register, _, kind = way.partition(_ON_ITS_WAY)
        zones = (2 * int(kind), 2 * int(kind) + 1)
        out[register + WENT] = tuple(
            ident
            for ident in regs[way]
            if ident not in game.objs and (gone := game.find(ident)) is not None and parts_of(game, gone, zones)
        )
    return out


def follow_own(game: TrailsGame, regs: Registers, source: int, own: int) -> Registers:
    """The registers after an instruction that removed the effect's own card from the game: it speaks of it there. own:
    the card as it lay before. What removed it at another time is not this effect's doing, and what lies there then is
    another object (502.3)."""
    now = removed(game, own) if own else ()
    if not now or source in regs.get(BECAME, ())[::2]:
        return regs
    return {**regs, BECAME: (*regs.get(BECAME, ()), *(part for new in now for part in (source, new)))}


def removed(game: TrailsGame, ident: int) -> tuple[int, ...]:
    """What an object became that has just been removed from the game: both cards of a linked pair (ja:1336.1)."""
    gone = None if ident in game.objs else game.find(ident)
    if gone is None or not gone.cards:
        return ()
    return parts_of(game, gone, (EXILE, EXILE + 1) if len(gone.cards) > 1 else (EXILE + gone.owner,))


def _now(game: TrailsGame, gone: Obj) -> tuple[int, ...]:
    """What an object became, where everybody can see it or saw it go: two where a linked pair came apart."""
    kinds = (TRAIL, EXILE, HOMEBASE) if _hidden(gone) else (TRAIL, EXILE, HOMEBASE, HAND)
    sides = (0, 1) if len(gone.cards) > 1 else (gone.owner,)  # a pair's cards may be of two owners
    return parts_of(game, gone, (FIELD, FIELD + 1, *(zone + side for zone in kinds for side in sides)))


def _hidden(gone: Obj) -> bool:
    """Whether not everybody could see what a card was where it lay."""
    return gone.zone >> 1 in (HAND >> 1, DECK >> 1) or (gone.zone >> 1 == HOMEBASE >> 1 and not gone.face_up)
