"""Texts that show, add up, offer, wait and raise prices, played from what each seat knows beside the whole truth."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.trails import tree as t
from engine.trails.cards.carddef import CardDef
from engine.trails.cards.make import make_card
from engine.trails.query.secrecy import unseen_truths
from tests.campaigns import opaque
from tests.trails import cards

ENTERS = t.Trigger("enters", who="this")
DUG = t.Filter(zone="deck", whose="you", types=("ITEM",))
LEFT = t.Filter(zone="deck", whose="you", among="top")
UNITS = t.Filter(types=("UNIT",))
MOST = t.Range("cp", None, 4)
AT_HOME = t.Filter(zone="homebase", whose="you", types=("UNIT",))
THEIR_HOME = t.Filter(zone="homebase", whose="opponent", types=("UNIT",), face="down")


def made(*do: t.Instruction) -> t.Triggered:
    return t.Triggered(ENTERS, t.Effect((), do))


CRAFTS: tuple[t.Craft, ...] = (
    made(t.Dig("top", "it", DUG), t.Put("it", "hand"), t.Put(LEFT, "deck bottom")),
    made(t.Dig("top", "it", replace(DUG, whose="opponent"), "opponent"), t.Put("it", "trail")),
    made(t.Choose("them", UNITS, 0, 99, total=MOST), t.Do("action", "them"), t.Bond("you", t.Total("cp", "them"))),
    t.Triggered(ENTERS, t.Effect((t.Target("them", UNITS, 0, 99, total=MOST),), (t.Do("action", "them"),))),
    made(t.Offer(((t.Draw("you", 1),), (t.Discard("opponent", 1),)), "opponent")),
    made(t.Wait(t.Triggered(t.Trigger("draws", player="each"), t.Effect((), (t.Bond("you", 1),))), "turn")),
    made(t.Wait(t.Triggered(t.Trigger("attacks", who=UNITS), t.Effect((), (t.Draw("you", 1),))), "game", True)),
    made(t.Price(t.Filter(types=("UNIT",)), t.CostChange("less", t.Count(UNITS)), "turn"), t.Draw("you", 1)),
    t.Triggered(t.Trigger("discards", who="this", by="each"), t.Effect((), (t.Put("this", "field"),))),
    t.Triggered(t.Trigger("moves", who="this", moment="deck trail"), t.Effect((), (t.Put("this", "hand"),))),
    t.Triggered(
        t.Trigger("moves", who=replace(UNITS, zone="trail"), player="you", moment="hand trail"),
        t.Effect((), (t.Bond("you", 1),)),
    ),
    t.Triggered(t.Trigger("moves", who="this", moment="hand homebase"), t.Effect((), (t.Bond("you", 1),))),
    t.Triggered(t.Trigger("moves", who="this", moment="homebase hand"), t.Effect((), (t.Bond("you", 1),))),
    made(t.Choose("it", t.Filter(zone="homebase", whose="you"), 0, 1), t.Put("it", "hand")),
    made(t.Discard("each", 1), t.LookTop("top", 2), t.Put(LEFT, "trail")),
    t.Activated(t.Cost((t.Do("discard", "this"),)), t.Effect((), (t.Draw(),)), zone="hand"),
    t.Activated(t.Cost((t.PayEP(1),)), t.Effect((), (t.Do("return", "this"),)), None, "turn", "trail"),
    t.Activated(t.Cost((t.Offer(((t.Discard(),), (t.PayEP(2),)), "you"),)), t.Effect((), (t.Draw(),)), once="turn"),
    t.Triggered(t.Trigger("is stunned", UNITS), t.Effect((), (t.Put("this", "field", "action"),)), zone="hand"),
    t.Replacement("discard", "this", (t.Put("this", "field"),), by="opponent"),
    t.Triggered(t.Trigger("draws"), t.Effect((), (t.Discard(t.THAT_PLAYER),)), None, "turn"),
    t.Replacement("discard", t.Filter(zone="hand", whose="opponent"), (t.Put("it", "deck bottom"),)),
    t.Replacement("discard", t.Filter(zone="hand", whose="you"), (t.Put("it", "homebase", "ready", "down"),)),
    made(t.Choose("them", t.Filter(zone="trail", whose="you"), 0, 3, alike="no cp"), t.Put("them", "deck bottom")),
    made(t.Dig("top", "it", replace(DUG, whose="opponent"), "opponent"), t.Put("top", "trail")),
    made(t.Choose("it", AT_HOME), t.Put("it", "field"), t.Get("it", 1, 0, "turn")),
    made(t.May((t.Choose("it", replace(AT_HOME, face="down")), t.Do("face up", "it")), (t.Bond("you", 1),))),
    made(t.Choose("it", THEIR_HOME, chooser="opponent"), t.Do("return", "it")),
    made(t.Choose("it", AT_HOME, chooser="each"), t.Put("it", "field")),
    t.Continuous("this", orgs=("White Vigil",), condition=t.Compare(t.Count(UNITS), ">=", 2), everywhere=True),
    made(t.Search("it", replace(UNITS, zone="deck", whose="you", orgs=("White Vigil",))), t.Put("it", "hand")),
    made(t.Draw("you", 2, "them"), t.Reveal("them"), t.Bond("you", t.Size("them"))),
    t.Replacement("draw", "you", (t.Bond("you", 1),), may=True),
    made(t.Choose("it", replace(UNITS, zone="hand", whose="you"), chooser="each"), t.Put("it", "trail")),
    made(t.Choose("them", AT_HOME, 0, 99, total=MOST), t.Do("return", "them")),
    made(t.Choose("them", replace(UNITS, zone="hand", whose="you"), 0, 99, total=MOST), t.Put("them", "deck top")),
    made(t.Choose("them", AT_HOME, 2, 2, alike="organization"), t.Put("them", "trail")),
    made(
        t.Choose("them", replace(UNITS, zone="hand", whose="you"), 0, 99, total=MOST, alike="no name"),
        t.Put("them", "field"),
    ),
    made(
        t.NameType("opponent"),
        t.LookTop("top", 1, "reveal"),
        t.If(t.Is("top", t.Filter(named=t.NAMED_TYPE)), (t.Draw(),)),
    ),
    made(t.NameNumber("opponent", 1, 3), t.May((t.Bond("you", t.Neg(t.Named())),), (t.Draw("you", t.Named()),))),
    t.MayPlay(
        replace(UNITS, zone="trail", whose="you"), None, "turn", t.Replacement("leave", "it", (t.Do("exile", "it"),))
    ),
    t.Triggered(t.Trigger("kos", "this", UNITS), t.Effect((), (t.Do("exile", "it"),))),
    made(t.Choose("it", t.Filter(zone="trail", whose="opponent")), t.Do("exile", "it")),
    made(t.Bond("you", t.Count(t.Filter(zone="exile", among="removed")))),
    made(
        t.Choose("them", replace(UNITS, zone="hand", whose="you"), 2, 2, alike="no name"), t.Bond("you", t.Size("them"))
    ),
    t.Replacement("stun", "this", (t.Choose("it", replace(AT_HOME, face="down")), t.Do("face up", "it")), may=True),
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


@pytest.mark.parametrize("seed", (1, 2, 3))
def test_each_seat_keeps_up_with_what_it_may_know(seed: int) -> None:
    """Hidden cards become known one by one, as they are shown, and both programs come to the same."""
    decks = (deck(seed), deck(seed + 1))
    assert not unseen_truths((*decks[0], *decks[1]))
    rules = opaque.compare(seed, decks)
    assert rules["1312.1"] > 0  # offers and totals ask
    assert rules.total() > 100
