"""Choosing things that stand in a relation to each other: "two cards with the same name", "three UNITs that share an
organization" (1312.1, 1302.1, 1333.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.decisions import Decision, Kind, Option
from engine.trails import tree as t
from engine.trails.cards.carddef import ALL_ORGS, Traits
from engine.trails.query.context import COMPULSORY, Context, Look
from engine.trails.query.filters import value
from engine.trails.query.traits import field_of
from engine.trails.resolution import choosing as picking
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import TrailsGame

_NUMBERS = ("cp", "str", "def")
_EVERY = frozenset((ALL_ORGS,))


def _marks(traits: Traits, alike: str) -> frozenset[str]:
    number = alike.removeprefix("no ")
    if number in _NUMBERS:
        found = field_of(traits, number)
        return frozenset() if found is None else frozenset((str(found),))
    return frozenset(traits.names) if alike.endswith("name") else traits.orgs


def _common(one: frozenset[str], other: frozenset[str]) -> bool:
    if ALL_ORGS in one or ALL_ORGS in other:
        return bool(one and other)
    return not one.isdisjoint(other)


def greatest(
    game: TrailsGame, alike: str, chosen: Sequence[int], fits: Sequence[int], most: int, look: Look | None = None
) -> int:
    """How many of what fits can be chosen together with what has been chosen, that included; ``most`` at the most.

    alike: "name" or "organization" if all have one in common, with "no " before it if no two of them have.
    """
    marks = {ident: _marks((look or game.traits)(ident), alike) for ident in (*chosen, *fits)}
    if alike.removeprefix("no ") in _NUMBERS:  # what has no such number has neither the same nor another one
        if not all(marks[ident] for ident in chosen):
            return 0
        fits = [ident for ident in fits if marks[ident]]
    if alike.startswith("no "):
        if any(_common(marks[one], marks[other]) for place, one in enumerate(chosen) for other in chosen[:place]):
            return 0
        return _apart(marks, tuple(chosen), [ident for ident in fits if ident not in chosen], most)
    best = 0
    for mark in {mark for ident in marks for mark in marks[ident]} | _EVERY:
        having = [ident for ident in marks if mark in marks[ident] or ALL_ORGS in marks[ident]]
        if all(ident in having for ident in chosen):
            best = max(best, len(having))
    return min(best, most)


def all_alike(game: TrailsGame, alike: str, them: Sequence[int]) -> bool:
    """Whether two or more objects stand so to each other; one alone does not."""
    return len(them) > 1 and greatest(game, alike, them, them, len(them)) == len(them)


def _apart(marks: dict[int, frozenset[str]], chosen: tuple[int, ...], left: list[int], most: int) -> int:
    best = len(chosen)
    for place, ident in enumerate(left):
        if best >= most:
            break
        if not any(_common(marks[ident], marks[other]) for other in chosen):
            best = max(best, _apart(marks, (*chosen, ident), left[place + 1 :], most))
    return best


def enough(game: TrailsGame, node: t.Choose, ctx: Context, fits: Sequence[int]) -> int:
    """How many of what fits can be chosen at the most."""
    return greatest(game, node.alike, (), fits, value(game, node.most, ctx))


def joining(
    game: TrailsGame, alike: str, chosen: Sequence[int], fits: Sequence[int], ends: tuple[int, int]
) -> list[int]:
    """Those that can be chosen next, so that as many as there have to be can still be. ends: least and most."""
    least, most = ends
    if len(chosen) >= most:
        return []
    needed = max(least, len(chosen) + 1)
    left = (ident for ident in fits if ident not in chosen)
    return [ident for ident in left if greatest(game, alike, (*chosen, ident), fits, most) >= needed]


def choose_alike(game: TrailsGame, frame: Effects, node: t.Choose, ctx: Context, fits: Sequence[int]) -> bool:
    """One of what fits after the other, so that as many as there have to be can still be. A stage that asks changes
    nothing.

    ctx: where its player looks (:func:`engine.trails.query.hidden.looking`); hidden cards are shown when they are
    chosen.
    """
    hidden = frame.cause != "cost" and picking.claimed(game, node.filter, ctx)
    chosen = frame.regs.get(node.register, ()) if frame.stage else ()
    if frame.stage % 2:
        taken = tuple(int(option[1]) for option in game.taken)
        frame.bind(node.register, (*(chosen if frame.stage > 1 else ()), *taken))
        if hidden:
            picking.show(game, ctx, taken)
        return not taken
    most = value(game, node.most, ctx)
    held = fits if not hidden or frame.regs.get(COMPULSORY) else picking.open_ones(game, ctx, fits)
    least = min(value(game, node.least, ctx), greatest(game, node.alike, (), held, most))
    there = joining(game, node.alike, chosen, fits, (least, most))
    options: tuple[Option, ...] = tuple(("pick", ident) for ident in there)
    if not options and not (hidden and len(chosen) < most and picking.more_than(game, node.filter, ctx, chosen)):
        frame.bind(node.register, chosen)
        return True
    seat = frame.seat if node.chooser == "you" else frame.seat ^ 1
    needed = 1 if len(chosen) < least else 0
    args = (("card", ("card", frame.number, frame.source)), ("least", needed), ("most", 1))
    source = frame.source
    game.ask(
        Decision(seat, Kind.CHOOSE, "choose", "1312.1", "{card}: choose", options, needed, 1, source=source, args=args)
    )
    return False
