"""Dealing motifs to a set: no look twice inside an organization, as long as there are looks left."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from trails_desktop.cardart.people.wardrobe import Look, dress, random_look, wardrobe_of
from trails_desktop.cardart.pictures.motifs import MOTIFS, motif_list
from trails_desktop.cardart.pictures.spec import PictureSpec, seed_of

# So many looks are drawn for a person, of which one is chosen.
_DRAWN = 48
# In an organization of more people than this, a few looks are enough to choose from (more while all are worn), and
# they are compared with the last few people. Else a set of hundreds would take seconds.
_CROWD, _FEW, _MORE, _NEAR = 24, 6, 16, 10


def deal_motifs(cards: Sequence[PictureSpec]) -> dict[str, PictureSpec]:
    """The cards by number, each with a motif or, for a UNIT, a whole wardrobe.

    What a card names itself is kept. The rest is dealt in the order given: the j-th ITEM, EVENT, BASE or ITEM/UNIT of
    an organization takes the next motif of its list that no other of its cards has; a UNIT gets a look whose body,
    headgear and cloth together nobody else in its organization wears, and which is least like theirs. The same cards
    in the same order give the same deal.
    """
    used: dict[tuple[str, str], list[str]] = {}
    worn: dict[str, list[Look]] = {}
    for card in cards:
        if card.type == "UNIT":
            if card.wardrobe is not None:
                worn.setdefault(card.org, []).append(_written_look(card))
        elif card.motif is not None:
            used.setdefault((card.org, card.type), []).append(card.motif)
    dealt: dict[str, PictureSpec] = {}
    for card in cards:
        if card.type == "UNIT":
            if card.wardrobe is not None:
                wardrobe = replace(wardrobe_of(_written_look(card)), halo=card.wardrobe.halo)
            else:
                wardrobe = wardrobe_of(_new_look(card, worn.setdefault(card.org, [])))
            dealt[card.number] = replace(card, wardrobe=wardrobe)
        elif card.motif is None:
            motif = _next_motif(card, used.setdefault((card.org, card.type), []))
            dealt[card.number] = replace(card, motif=motif)
        else:
            dealt[card.number] = card
    return dealt


def _next_motif(card: PictureSpec, used: list[str]) -> str:
    """The first motif used least often: own ones of the organization first, then all others of the type."""
    own = motif_list(card.type, card.org)
    order = [*own, *(word for word in MOTIFS[card.type] if word not in own)]
    motif = min(order, key=used.count)
    used.append(motif)
    return motif


def _written_look(card: PictureSpec) -> Look:
    """The look of a card with a wardrobe, its gaps filled."""
    r = random.Random(seed_of(card.number, card.org, "wardrobe"))
    return dress(card.wardrobe, card.org, r, card.rarity)


def _new_look(card: PictureSpec, worn: list[Look]) -> Look:
    """Of some looks nobody in the organization wears yet, the one least like any of those they do wear."""
    r = random.Random(seed_of(card.number, card.org, "wardrobe"))
    taken = {look.signature() for look in worn}
    crowded, fresh = len(worn) > _CROWD, False
    drawn: list[Look] = []
    while len(drawn) < (_MORE if crowded else _DRAWN) and not (crowded and fresh and len(drawn) >= _FEW):
        drawn.append(random_look(card.org, r, card.rarity))
        fresh = fresh or drawn[-1].signature() not in taken
    near = worn[-_NEAR:] if crowded else worn
    look = min(
        drawn,
        key=lambda each: (each.signature() in taken, max((_likeness(each, other) for other in near), default=0)),
    )
    worn.append(look)
    return look


def _likeness(one: Look, other: Look) -> int:
    """How much two people have in common on a small card."""
    return (
        3 * (one.body == other.body)
        + 3 * (one.cloth == other.cloth)
        + 2 * (one.gear == other.gear)
        + 2 * (one.props == other.props)
        + (one.trim == other.trim)
        + (one.hair == other.hair)
        + (one.skin == other.skin)
        + ((one.mask is None) == (other.mask is None))
    )
