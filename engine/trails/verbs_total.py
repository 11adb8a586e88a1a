"""Choosing as much as stays within a total: "any number of UNITs with total CP cost 4 or less" (1312.1, 1204.2d)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails.disclosing import secretive
from engine.trails.matching import Context, field_of, found, possibly, value
from engine.trails.resolving import Effects
from engine.trails.state import TrailsGame


def within(game: TrailsGame, limit: t.Range, chosen: Iterable[int], fits: Iterable[int], ctx: Context) -> list[int]:
    """Those of what fits that may still be chosen after what has been."""

    def number(ident: int) -> int:
        return field_of(game.traits(ident), limit.field) or 0

    taken = set(chosen)
    most = value(game, limit.most, ctx) if limit.most is not None else None
    so_far = sum(map(number, taken))
    return [ident for ident in fits if ident not in taken and (most is None or so_far + number(ident) <= most)]


def choose_total(game: TrailsGame, frame: Effects, node: t.Choose) -> bool:
    """One after the other, until no more fits or is wanted. A stage that asks changes nothing. Among cards that only
    some see each that is chosen is shown before the next one (1312.3)."""
    from engine.trails.verbs import all_see  # which carries out what this module chooses

    assert node.total is not None
    ctx = frame.context()
    claimed = secretive(node.filter) and not all_see(game, node.filter, ctx)
    chosen = frame.regs.get(node.register, ()) if frame.stage else ()
    if frame.stage % 2:
        taken = tuple(int(option[1]) for option in game.taken)
        frame.bind(node.register, (*(chosen if frame.stage > 1 else ()), *taken))
        if claimed:
            game.commit(Event("reveal", ident, seat=frame.seat, n=1, by=frame.seat, rule="1312.3") for ident in taken)
        return not taken or len(frame.regs[node.register]) >= value(game, node.most, ctx)
    fits = within(game, node.total, chosen, found(game, node.filter, ctx), ctx)
    options: tuple[Option, ...] = tuple(("pick", ident) for ident in fits)
    if not options and not (claimed and possibly(game, node.filter, ctx) > len(chosen)):
        frame.bind(node.register, chosen)
        return True
    seat = frame.seat if node.chooser == "you" else frame.seat ^ 1
    args = (("card", ("card", frame.number, frame.source)), ("least", 0), ("most", 1))
    source = frame.source
    game.ask(Decision(seat, Kind.CHOOSE, "choose", "1312.1", "{card}: choose", options, 0, 1, source=source, args=args))
    return False
