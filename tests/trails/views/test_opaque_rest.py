"""What is laid onto or under a deck, the rest, and what is counted of seen cards: from what each seat knows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.trails import tree as t
from engine.trails.cards.carddef import CardDef
from engine.trails.cards.make import make_card
from engine.trails.query.secrecy import unseen_truths
from tests.campaigns import opaque
from tests.trails import cards

LEFT = t.Filter(zone="deck", whose="you", among="top")
THEIRS = replace(LEFT, whose="opponent")
HAND = t.Filter(zone="hand", whose="opponent")
SEEN = replace(HAND, among="seen")


def made(*do: t.Instruction) -> t.Triggered:
    return t.Triggered(t.Trigger("enters", who="this"), t.Effect((), do))


def some(f: t.Filter, kind: str, op: str = ">=", number: int = 1) -> t.If:
    return t.If(t.Compare(t.Count(replace(f, types=(kind,))), op, number), (t.Bond("you", 1),), (t.Draw(),))


CRAFTS: tuple[t.Craft, ...] = (
    made(t.LookTop("top", 4), t.Choose("it", LEFT, 2, 2), t.Put("it", "deck bottom"), t.Put(LEFT, "hand")),
    made(t.LookTop("top", 4), t.Choose("it", LEFT, 2, 2), t.Put("it", "deck top"), t.Put(LEFT, "deck bottom")),
    made(
        t.LookTop("top", 3, "reveal"),
        t.Choose("it", LEFT, 2, 2, "opponent"),
        t.Put("it", "deck bottom"),
        t.Put(LEFT, "trail"),
    ),
    made(
        t.LookTop("top", 3),
        t.Choose("it", replace(LEFT, types=("UNIT",)), 0, 1),
        t.Put("it", "hand"),
        some(LEFT, "UNIT"),
        t.Put(LEFT, "deck bottom"),
    ),
    made(
        t.LookTop("top", 3, "reveal"),
        t.Choose("it", replace(LEFT, types=("UNIT",)), 0, 2),
        t.Put("it", "trail"),
        some(LEFT, "UNIT", ">=", 2),
        t.Put(LEFT, "deck bottom"),
    ),
    made(t.LookTop("top", 3, "look", "opponent"), some(THEIRS, "UNIT"), t.Put(THEIRS, "deck bottom")),
    made(
        t.Reveal(HAND),
        t.Choose("it", HAND),
        t.Do("discard", "it"),
        some(SEEN, "EVENT", "=", 0),
    ),
    made(t.Look(HAND), t.Choose("it", HAND), t.Do("discard", "it"), some(SEEN, "UNIT")),
)


def deck(seed: int) -> list[CardDef]:
    """A ready-made deck whose UNITs and ITEMs have such crafts."""
    out: list[CardDef] = []
    for place, card in enumerate(cards.deck_cards(seed)):
        meaning = card.meaning
        if card.deployed:
            meaning = replace(meaning, crafts=(*meaning.crafts, CRAFTS[(place + seed) % len(CRAFTS)]))
        out.append(make_card(cards.pool().versions(card.number), meaning=meaning))
    return out


@pytest.mark.parametrize("seed", (1, 2, 3, 4))
def test_each_seat_keeps_up_with_what_is_laid_and_counted(seed: int) -> None:
    decks = (deck(seed), deck(seed + 1))
    assert not unseen_truths((*decks[0], *decks[1]))
    rules = opaque.compare(seed, decks)
    assert rules["502.4"] > 0
    assert rules.total() > 100
