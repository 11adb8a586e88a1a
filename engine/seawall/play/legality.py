"""May I, and why not: functions that yield reasons. What yields none is legal, and only that is offered."""

from __future__ import annotations

from collections.abc import Iterator

from engine.effects.find import Context, holds, possible
from engine.effects.nodes import Ability, Instruction
from engine.effects.reasons import Reason
from engine.kernel.objects import Obj
from engine.seawall.cards.card import Card
from engine.seawall.layers.facts import FACTS
from engine.seawall.layers.traits import Text, Traits
from engine.seawall.state.match import Match, active, pilot_of, printed, resources
from engine.seawall.state.zones import BASE, BATTLE, HAND

PLAYER = -1
MAIN, ACTION = "main", "action"


# --- paying -----------------------------------------------------------------------------------------------------------
#: By which rule a card of a type is played.
_PLAYED = {
    "unit": ("6-5-2-1-1",),
    "base": ("6-5-2-2-1",),
    "pilot": ("6-5-2-3-1",),
    "command": ("6-5-2-4-1", "8-3-1", "6-5-2-3-5"),
}


def pay_reasons(game: Match, seat: int, cost: int, also: tuple[str, ...] = ("9-1-7-3", "9-1-7-4")) -> Iterator[Reason]:
    """Against paying an amount with active Resources. also: further rules that say so."""
    ready = len(active(resources(game, seat, False))) + len(active(resources(game, seat, True)))
    if ready < cost:
        args = (("cost", cost), ("ready", ready))
        yield Reason(("2-9-1", "4-7-1", "9-3-1-1", *also), "It costs {cost}, active Resources: {ready}", args)


def _card_reasons(game: Match, seat: int, obj: Obj, card: Card) -> Iterator[Reason]:
    if obj.zone != HAND + seat:
        yield Reason(("4-7-1", "6-5-2", "6-5-1"), "Only cards in one's own hand are played")
        return
    have = len(resources(game, seat, False)) + len(resources(game, seat, True))
    if have < card.level:
        args = (("level", card.level), ("have", have))
        yield Reason(("2-8-1", *_PLAYED.get(card.type, ())), "Its level is {level}, Resources there: {have}", args)
    yield from pay_reasons(game, seat, card.cost, _PLAYED.get(card.type, ()))


# --- cards from the hand ----------------------------------------------------------------------------------------------
def play_reasons(game: Match, seat: int, obj: Obj, timing: str) -> Iterator[Reason]:
    """Against playing a card as a Unit, a Base or a Command. timing: the main phase or an action step."""
    card = printed(game, obj)
    yield from _card_reasons(game, seat, obj, card)
    if card.type == "command":
        yield from _command_reasons(game, seat, obj, card, timing)
    elif card.type == "pilot":
        yield Reason(("2-3-4-3", "6-5-2-3-1"), "A Pilot is played onto a Unit")
    elif card.type == "resource":
        yield Reason(("6-5-2", "6-4-1"), "A Resource is not played")
    elif timing != MAIN:
        rules = ("8-3", "8-2", "7-5-1", "6-5-1", "6-5-2-1-1" if card.type == "unit" else "6-5-2-2-1")
        yield Reason(rules, "It can be played only in one's main phase")


def _command_reasons(game: Match, seat: int, obj: Obj, card: Card, timing: str) -> Iterator[Reason]:
    found = command_effects(card, timing)
    if not found:
        if timing == MAIN:
            rules = ("6-5-2-4-1", "11-2-4-2", "9-1-8-1", "6-5-1")
            yield Reason(rules, "It has no Main effect: it is played only in an action step")
        else:
            late = ("11-2-3-2", "8-3-1", "9-1-8-1", "8-3", "8-2", "7-5-1")
            yield Reason(late, "It has no Action effect: it is played only in one's main phase")
        return
    context = Context(seat, obj.id)
    for one in found:
        if not holds(FACTS, game, one.test, context):
            yield Reason(("9-2-1", "9-3-1-1"), "Its condition is not met")
        if not possible(FACTS, game, one.do, context, without=obj.id):
            yield Reason(("9-1-8-1-1", "9-2-2", "9-3-3-1", "R-G35"), "There is nothing that it could choose")


def command_effects(card: Card, timing: str) -> tuple[Ability, ...]:
    """The command effects of a card at a timing (9-1-8-1)."""
    return tuple(one for one in card.abilities if one.kind == "command" and timing in one.on)


def pair_reasons(game: Match, seat: int, obj: Obj, unit: Obj | None, timing: str) -> Iterator[Reason]:
    """Against playing a card as the Pilot of a Unit."""
    card = printed(game, obj)
    yield from _card_reasons(game, seat, obj, card)
    if card.type != "pilot" and card.pilot is None:
        yield Reason(("4-9-1", "6-5-2-3-5", "2-3-5-4-1"), "It is no Pilot and has no Pilot effect")
    if timing != MAIN:
        rules = ("11-2-4-2-2", "6-5-2-3-5", "6-5-2-3-1", "8-3", "8-2", "6-5-1")
        yield Reason(rules, "Pilots are paired only in one's main phase")
    if unit is None:
        return
    if unit.zone != BATTLE + seat or unit.host:
        yield Reason(("6-5-2-3-1", "2-3-4-3", "4-9-1"), "A Pilot is placed under a Unit of one's own")
    elif pilot_of(game, unit.id) is not None:
        yield Reason(("6-5-2-3-3",), "The Unit has a Pilot already")


# --- activated effects ------------------------------------------------------------------------------------------------
def text_of(game: Match, ident: int, number: int) -> tuple[int, Text] | None:
    """The ability with a number that stands on a card on the field, and whose "this" it works for."""
    obj = game.objs.get(ident)
    if obj is None:
        return None
    this = obj.host or obj.id
    traits: Traits | None = game.derived.traits.get(this)
    for text in traits.abilities if traits is not None else ():
        if text.carrier == ident and text.ability.number == number:
            return this, text
    return None


def activate_reasons(game: Match, seat: int, this: int, text: Text, timing: str) -> Iterator[Reason]:
    """Against activating an effect."""
    ability, obj = text.ability, game.objs[this]
    if ability.kind != "activate":
        yield Reason(("9-1-7-1", "2-3-5-4-1", "6-5-3-1"), "It is no effect that is activated")
        return
    if obj.owner != seat or obj.zone not in (BATTLE + seat, BASE + seat):
        yield Reason(("9-1-2", "2-10-2", "2-10-3"), "Only effects of one's own cards on the field are activated")
    if timing not in ability.on:
        if timing == MAIN:
            yield Reason(("11-2-2-1", "8-3-2", "6-5-1", "9-1-7-2"), "It is activated only in an action step")
        else:
            late = ("11-2-1-1", "11-2-1-1-1", "8-3-2", "8-3", "9-1-7-2", "6-5-3-1", "R-G39")
            yield Reason(late, "It is activated only in one's main phase, and in no attack")
    for part, amount in ability.cost:
        if part == "rest" and not obj.ready:
            yield Reason(("1-3-2-1", "9-1-7-2", "9-3-1-1", "6-5-3-1", "8-3-2", "9-1-7-4"), "It is rested already")
        elif part == "pay":
            yield from pay_reasons(game, seat, amount)
        elif part == "discard" and len(game.zones[HAND + seat]) < amount:
            yield Reason(("9-1-7-2", "9-1-7-4", "9-3-1-1"), "There are too few cards in the hand to discard")
    yield from _effect_reasons(game, seat, this, text.carrier, ability)


def _effect_reasons(game: Match, seat: int, this: int, carrier: int, ability: Ability) -> Iterator[Reason]:
    if ability.once and (this, carrier, ability.number) in game.used:
        yield Reason(("11-2-12-1", "R-G38"), "It was used this turn already")
    context = Context(seat, this)
    if not holds(FACTS, game, ability.test, context):
        yield Reason(("9-2-1", "9-3-1-1"), "Its condition is not met")
    if not activatable(game, seat, this, ability.do):
        yield Reason(("9-2-2", "9-3-3-1", "R-G35"), "There is nothing that it could choose")


def activatable(game: Match, seat: int, this: int, do: tuple[Instruction, ...], public: bool = False) -> bool:
    """Whether everything that must be chosen can be (9-2-2, R-G35). public: see :func:`possible`."""
    return possible(FACTS, game, do, Context(seat, this), public=public)


def support_reasons(game: Match, seat: int, unit: Obj, target: Obj | None, timing: str) -> Iterator[Reason]:
    """Against supporting another Unit (11-1-3)."""
    traits = game.derived.traits.get(unit.id)
    if unit.zone != BATTLE + seat or unit.host:
        yield Reason(("11-1-3-1", "9-1-2"), "Only Units of one's own in the battle area support")
        return
    if traits is None or traits.keywords.get("support", 0) <= 0:
        yield Reason(("11-1-3-1", "11-1-3-2"), "It has no Support")
    if timing != MAIN:
        yield Reason(("11-1-3-1", "8-3"), "Support is used only in one's main phase")
    if not unit.ready:
        yield Reason(("11-1-3-1", "1-3-2-1"), "It is rested already")
    if target is not None and (target.zone != BATTLE + seat or target.host or target.id == unit.id):
        yield Reason(("11-1-3-2", "11-1-3-1"), "It supports another Unit of one's own")


# --- attacks ----------------------------------------------------------------------------------------------------------
def attacker_reasons(game: Match, seat: int, unit: Obj) -> Iterator[Reason]:
    """Against a Unit attacking at all."""
    if unit.zone != BATTLE + seat or unit.host:
        yield Reason(("7-3-1", "7-1", "6-5-4-1"), "Only Units of one's own in the battle area attack")
        return
    traits: Traits = game.derived.traits[unit.id]
    if not unit.ready:
        yield Reason(("7-3-1", "4-4-3", "1-3-2-1"), "It is rested")
    if unit.id in game.arrived and not traits.linked:
        yield Reason(("2-11-4", "7-3-1", "R-G25"), "It entered the battle area this turn and is no Link Unit")
    if "attack" in traits.bans:
        yield Reason(("1-3-3", "9-1-5-6", "9-2-3"), "An effect forbids it to attack")


def target_reasons(game: Match, seat: int, target: Obj) -> Iterator[Reason]:
    """Against attacking a Unit."""
    if target.zone != BATTLE + (seat ^ 1) or target.host:
        yield Reason(("7-3-1", "7-1", "6-5-4-1"), "The player or a rested enemy Unit can be attacked, nothing else")
    elif target.ready:
        yield Reason(("7-3-1", "7-1", "6-5-4-1"), "An active Unit cannot be attacked")


def block_reasons(game: Match, seat: int, unit: Obj) -> Iterator[Reason]:
    """Against blocking the attack that is going on."""
    battle = game.battle
    if battle is None or battle.seat == seat:
        yield Reason(("7-4-1", "11-1-4-1"), "There is no attack to block")
        return
    if unit.zone != BATTLE + seat or unit.host:
        yield Reason(("7-4-1", "11-1-4-1"), "Only Units of one's own in the battle area block")
        return
    traits: Traits = game.derived.traits[unit.id]
    if "blocker" not in traits.keywords:
        yield Reason(("7-4-1", "11-1-4-1"), "It has no Blocker")
    if not unit.ready:
        yield Reason(("7-4-1", "11-1-4-1", "1-3-2-1"), "It is rested")
    if unit.id == battle.target:
        yield Reason(("7-4-3",), "It is the target already")
    if battle.blocked:
        yield Reason(("7-4-2", "7-4-1", "R-G24"), "The attack was blocked already")
    if "block" in traits.bans:
        yield Reason(("9-2-3", "1-3-3", "9-1-5-6"), "An effect forbids it to block")
    attacker = game.derived.traits.get(battle.attacker)
    if attacker is not None and "high-maneuver" in attacker.keywords:
        yield Reason(("11-1-6-1", "9-2-3", "R-G24"), "The attacker has High-Maneuver")
