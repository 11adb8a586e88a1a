"""Crowded rows: cards that look the same in everything lie on one another, the top one with a count. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.trails.views.records import CardView
from trails_desktop.table.geometry.layout import Box, Place, Row, row

PEEK: Final = 0.11  #: what a lower card of a heap shows of itself, as a share of its width
#: What it shows in an open heap: the first of these with which the row does not overlap.
_OPEN: Final = (0.62, 0.45, 0.32, 0.22)


def alike(card: CardView) -> tuple[object, ...] | None:
    """What two cards must share to lie in one heap; None for a card that lies alone (it fights, or an effect or an
    attribute makes it one of its own)."""
    if card.combat or card.changes or card.attributes:
        return None
    return (card.number, card.owner, card.controller, card.ready, card.face_up, card.stunned, card.numbers,
            card.strength, card.defence, card.icons, card.orgs)  # fmt: skip


def heaps(cards: Sequence[CardView], apart: frozenset[int]) -> list[list[CardView]]:
    """The cards in heaps, each heap where its first card was. apart: objects that lie alone (marked, pointed at)."""
    found: dict[object, list[CardView]] = {}
    for index, card in enumerate(cards):
        same = alike(card)
        key: object = index if same is None or (card.id and card.id in apart) else same
        found.setdefault(key, []).append(card)
    return list(found.values())


def heaped_row(
    groups: Sequence[Sequence[CardView]], turned: Sequence[bool], box: Box, width: float, gap: float, z: float,
    turn_in_place: bool, open_at: int = -1,
) -> Row:  # fmt: skip
    """A row of heaps. turned: for each heap. open_at: the heap that is fanned out as far as there is room. The places
    come card by card, heap by heap."""
    for share in (*_OPEN, PEEK) if open_at >= 0 else (PEEK,):
        steps = [share if index == open_at else PEEK for index in range(len(groups))]
        extra = [step * (len(group) - 1) for step, group in zip(steps, groups, strict=True)]
        laid = row(turned, box, width, gap, z, turn_in_place=turn_in_place, extra=extra)
        if laid.stage < 3:
            break
    places: list[Place] = []
    for group, place, more, step in zip(groups, laid.places, extra, steps, strict=True):
        start = place.x - more * place.w / 2
        for nth in range(len(group)):
            at = start + nth * step * place.w
            places.append(replace(place, x=at, z=z + len(places) / 1000))
    return Row(tuple(places), laid.stage, laid.step)
