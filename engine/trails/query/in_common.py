"""Things that stand in a relation to each other: "two cards with the same name", "three UNITs that share an
organization" (1312.1, 1302.1, 1333.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.trails.cards.carddef import ALL_ORGS, Traits
from engine.trails.query.context import Look
from engine.trails.query.traits import field_of
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
