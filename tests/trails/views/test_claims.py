"""What triggers ask of hidden cards is answered by who has them, so that an engine that cannot see them keeps up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.trails import tree as t
from engine.trails.cards.carddef import CardDef
from engine.trails.cards.make import make_card
from engine.trails.query.secrecy import unseen_truths
from tests.campaigns import opaque
from tests.trails import cards


def hand(whose: str, op: str, number: int) -> t.Condition:
    return t.Compare(t.Count(t.Filter(zone="hand", whose=whose, types=("UNIT",))), op, number)


GAIN = t.Effect((), (t.Bond("you", 1),))
CRAFTS: tuple[t.Craft, ...] = (
    t.Triggered(t.Trigger("start", player="you", moment="draw step"), GAIN, condition=hand("you", ">=", 2)),
    t.Triggered(t.Trigger("start", player="you", moment="homebase step"), GAIN, condition=hand("opponent", "=", 1)),
    t.Triggered(t.Trigger("loses bond", player="you"), GAIN, condition=hand("you", "<", 2), once="turn"),
    t.Triggered(
        t.Trigger("enters", who="this"),
        GAIN,
        condition=t.Every((hand("you", ">", 0), t.Compare(t.PlayerStat("bond", "you"), "<", 40))),
    ),
    t.Triggered(t.Trigger("while"), GAIN, condition=hand("you", ">=", 1)),
    t.Triggered(t.Trigger("is stunned", who=t.Filter(whose="you")), GAIN, condition=hand("you", ">=", 3), zone="hand"),
)


def asking(seed: int) -> list[CardDef]:
    """A ready-made deck whose UNITs and ITEMs ask about hands."""
    out: list[CardDef] = []
    for place, card in enumerate(cards.deck_cards(seed)):
        meaning = card.meaning
        if card.deployed:
            meaning = replace(meaning, crafts=(*meaning.crafts, CRAFTS[(place + seed) % len(CRAFTS)]))
        out.append(make_card(cards.pool().versions(card.number), meaning=meaning))
    return out


@pytest.mark.parametrize("seed", (1, 2))
def test_triggers_that_ask_about_hands_run_from_each_seats_knowledge(seed: int) -> None:
    rules = opaque.compare(seed, (asking(seed), asking(seed + 1)))
    assert rules["502.2b"] > 10
    assert rules.total() > 100


def test_a_trigger_that_asks_about_a_hand_is_known_when_it_is_made() -> None:
    assert all(craft.claims for craft in CRAFTS if isinstance(craft, t.Triggered))
    plain = t.Triggered(t.Trigger("draws"), GAIN, condition=t.Compare(t.Count(t.Filter(zone="hand")), ">", 3))
    assert not plain.claims  # how many cards lie there, everybody can see


def entering(seed: int, craft: t.Craft) -> list[CardDef]:
    """A ready-made deck whose UNITs and ITEMs have a craft more."""
    out: list[CardDef] = []
    for card in cards.deck_cards(seed):
        meaning = replace(card.meaning, crafts=(*card.meaning.crafts, craft)) if card.deployed else card.meaning
        out.append(make_card(cards.pool().versions(card.number), meaning=meaning))
    return out


def searching(seed: int) -> list[CardDef]:
    """A ready-made deck whose UNITs and ITEMs look for two cards with different names as they enter."""
    find = t.Search("card", t.Filter(zone="deck", whose="you", types=("UNIT", "ITEM")), 2, "name")
    effect = t.Effect((), (find, t.Put("card", "hand"), t.Shuffle("you")))
    craft = t.Triggered(t.Trigger("enters", who="this"), effect)
    return entering(seed, craft)


def test_cards_found_one_after_another_run_from_each_seats_knowledge() -> None:
    rules = opaque.compare(3, (searching(1), searching(2)))
    assert rules["1312.2"] > 5


UNITS = t.Count(t.Filter(zone="hand", whose="you", types=("UNIT",)))
THEIRS = t.Count(t.Filter(zone="hand", whose="opponent", types=("UNIT",)))
COUNTING: tuple[tuple[t.Instruction, ...], ...] = (
    (t.Bond("you", UNITS), t.Bond("you", THEIRS)),
    (t.If(t.Compare(UNITS, ">", 0), (t.Bond("you", THEIRS),), (t.Draw("you", 1),)), t.Bond("opponent", UNITS)),
)


def counting(seed: int) -> list[CardDef]:
    """A ready-made deck whose UNITs and ITEMs do something for each UNIT in a hand as they enter."""
    out: list[CardDef] = []
    for place, card in enumerate(cards.deck_cards(seed)):
        meaning = card.meaning
        if card.deployed:
            effect = t.Effect((), COUNTING[place % len(COUNTING)])
            meaning = replace(meaning, crafts=(*meaning.crafts, t.Triggered(t.Trigger("enters", who="this"), effect)))
        out.append(make_card(cards.pool().versions(card.number), meaning=meaning))
    return out


@pytest.mark.parametrize("seed", (4, 5))
def test_effects_that_count_in_hands_run_from_each_seats_knowledge(seed: int) -> None:
    """What is shown counts, each instruction asking for itself."""
    rules = opaque.compare(seed, (counting(seed), counting(seed + 1)))
    assert rules["502.2b"] > 5
    assert not unseen_truths(counting(seed))


def naming(seed: int) -> list[CardDef]:
    """A ready-made deck whose UNITs and ITEMs have a card named as they enter."""
    effect = t.Effect((), (t.NameCard(), t.Bond("you", t.Count(t.Filter(zone="trail", named=t.NAMED)))))
    craft = t.Triggered(t.Trigger("enters", who="this"), effect)
    return entering(seed, craft)


@pytest.mark.parametrize("seed", (1, 6))
def test_what_can_be_named_does_not_depend_on_who_has_drawn_what(seed: int) -> None:
    rules = opaque.compare(seed, (naming(seed), naming(seed + 1)))
    assert rules["1302.1"] > 3


def refilling(seed: int) -> list[CardDef]:
    """A ready-made deck whose UNITs and ITEMs shuffle the opponent's hand into the deck as they enter."""
    theirs = t.Choose("cards", t.Filter(zone="hand", whose="opponent"), 99, 99)
    effect = t.Effect((), (theirs, t.Put("cards", "deck"), t.Draw("opponent", t.Size("cards"))))
    craft = t.Triggered(t.Trigger("enters", who="this"), effect)
    return entering(seed, craft)


@pytest.mark.parametrize("seed", (1, 2))
def test_a_hand_that_nobody_else_sees_is_shuffled_in_once(seed: int) -> None:
    assert opaque.compare(seed, (refilling(seed), refilling(seed + 1))).total() > 100
