"""May I, and why not: functions that yield reasons. What yields none is legal, and only that is offered (R-S36)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.effects.find import Context, fits, holds, possible
from engine.effects.nodes import Ability
from engine.effects.reasons import Reason
from engine.eightfold.cards.card import CHARACTERS, ITEMS, Card
from engine.eightfold.cards.vocabulary import FIELD_USES, HAND_USES
from engine.eightfold.layers.facts import FACTS, field, traits_of
from engine.eightfold.layers.traits import Traits
from engine.eightfold.play.arriving import BACKUPS, bearers, same_name
from engine.eightfold.play.costs import bill, card_cost, points
from engine.eightfold.state.match import Battle, Match, printed, there
from engine.eightfold.state.zones import BREAK, FIELDS, HAND, STACK
from engine.kernel.objects import Obj

MAINS = ("main 1", "main 2")
ACTIVE_PHASES = (*MAINS, "attack")
_COST_WORDS = ("dull", "discard", "put away", "remove")


# --- cards from the hand ----------------------------------------------------------------------------------------------
def play_reasons(game: Match, seat: int, obj: Obj) -> Iterator[Reason]:
    """Against playing a card, whoever has priority."""
    if obj.zone != HAND + seat:
        yield Reason(("11.1.1", "11.2.1", "11.3.2", "11.4.2", "11.5.2"), "Only cards in one's own hand are played")
        return
    card = printed(game, obj)
    if card.type == "summon":
        if game.step not in ACTIVE_PHASES:
            rules = ("9.4.1.6", "9.6.1.1", "9.6.1.4", "11.2.12")
            yield Reason(rules, "Summons are summoned only in Main and Attack Phases")
        context = Context(seat, obj.id)
        for one in card.abilities:
            if one.kind == "effect" and not possible(FACTS, game, one.do, context, without=obj.id, whole=True):
                yield Reason(
                    ("11.2.3", "11.2.12", "11.2.1", "11.12.4.1.1", "R-S36"), "There is nothing that it could choose"
                )
    else:
        yield from _place_reasons(game, seat, obj, card)
    if not any_version(game, seat, obj, card):
        yield Reason(_PAYING[_group(card)], "It costs {cost}, and that cannot be paid", (("cost", card.cost),))


_PAYING = {
    "summon": ("11.2.10.1.1", "11.2.1", "11.2.12", "5.2.1.2.1", "5.2.1.2", "14.1", "14.2", "5.2.3.1.1.3"),
    "character": ("11.3.8.1.1", "11.3.9", "5.2.1.2.1", "5.2.1.2", "14.1", "14.2", "5.2.3.1.1.3", "15.2.9.4"),
    "item": ("11.4.9.1", "11.4.10", "5.2.1.2.1", "5.2.1.2", "14.1", "14.2", "5.2.3.1.1.3"),
    "formation": ("11.5.7.1", "11.5.8", "5.2.1.2.1", "5.2.1.2", "14.1", "14.2", "5.2.3.1.1.3"),
}


def _group(card: Card) -> str:
    return "character" if card.type in CHARACTERS else "item" if card.type in ITEMS else card.type


def paying_rules(card: Card) -> tuple[str, ...]:
    """Rules by which a payment for a card is refused."""
    return _PAYING[_group(card)]


def _place_reasons(game: Match, seat: int, obj: Obj, card: Card) -> Iterator[Reason]:
    group = _group(card)
    rules = {"character": ("9.4.1.5", "11.3.1"), "item": ("11.4.1", "9.4.1.5"), "formation": ("11.5.1", "9.4.1.5")}
    if seat != game.owner or game.step not in MAINS or game.zones[STACK]:
        said = "It can be played only in one's own Main Phase with an empty stack"
        yield Reason((*rules[group], "9.4.1", "9.6.1.1", "11.1.1"), said)
    if group == "character":
        if (other := same_name(game, seat, card)) is not None:
            line = {"forward": "7.9.2", "backup": "7.10.2", "monster": "7.11.2"}[card.type]
            args = (("card", game.derived.traits[other.id].names[0]),)
            yield Reason(
                ("5.2.2.1", line, "11.3.11", "5.2.2.2", "12.4.6"), "A character named {card} is in play already", args
            )
        if card.type == "backup" and len(field(game, seat, "backup")) >= BACKUPS:
            yield Reason(("7.10.3", "11.3.11"), "There are five Backups in play already")
    elif group == "item":
        if not bearers(game, seat, obj):
            rules_ = ("5.2.3.1.3.1", "11.4.12", "11.4.7", "5.2.3.1.3.2", "5.2.3.1.3.3", "5.2.3.1.3.4", "15.1.1.11.1")
            yield Reason(rules_, "There is no character of one's own that could carry it")
    elif not holds(FACTS, game, card.needs, Context(seat, obj.id)):
        yield Reason(("7.12.1.3", "11.5.11"), "Its Formation condition is not met")


def bearer_reasons(game: Match, seat: int, item: Obj, bearer: int) -> Iterator[Reason]:
    """Against equipping an Item on an object."""
    if bearer not in bearers(game, seat, item):
        rules = ("5.2.3.1.3.1", "5.2.3.1.3.3", "5.2.3.1.3.2", "5.2.3.1.3.4", "11.4.7", "11.4.12", "15.1.1.11.1")
        yield Reason(rules, "An Item goes onto a character of one's own that can carry it")


# --- what a card costs, in each way -----------------------------------------------------------------------------------
def payable(
    game: Match, seat: int, obj: Obj, card: Card, less: int, without: tuple[int, ...] = (), claimed: bool = False
) -> bool:
    """Whether a card can be paid with its cost reduced. claimed: as far as everybody can tell."""
    least = 1 if card.war_god else 0
    return bill(game, seat, card_cost(card, less, least=least), (obj.id, *without), claimed=claimed).payable


def sacrifices(game: Match, seat: int, obj: Obj, card: Card, claimed: bool = False) -> tuple[int, ...]:
    """Characters that War God could put away, so that the rest can be paid (15.2.7). claimed: see :func:`payable`."""
    if not card.war_god:
        return ()
    found = []
    for one in field(game, seat, "character"):
        traits: Traits = game.derived.traits[one.id]
        if card.war_god in traits.jobs and payable(game, seat, obj, card, traits.cost, (one.id,), claimed):
            found.append(one.id)
    return tuple(found)


def removable(game: Match, seat: int, name: str, taken: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Cards of a name in the Break Zone, for Combination (15.2.17.3)."""
    found = []
    for obj in there(game, BREAK + seat):
        traits = traits_of(game, obj.id)
        if obj.id not in taken and traits is not None and name in traits.names:
            found.append(obj.id)
    return tuple(found)


def combined(game: Match, card: Card, count: int) -> int:
    """By how much Combination reduces the cost (R-S37)."""
    if card.combination is None or not count:
        return 0
    return card.combination[1] * (count if game.switches.combination_per_card else 1)


def any_version(game: Match, seat: int, obj: Obj, card: Card) -> bool:
    """Whether a card can be paid in some way."""
    if payable(game, seat, obj, card, 0):
        return True
    if card.combination is not None:
        most = sum(bool(removable(game, seat, name)) for name in card.combination[0])
        if any(payable(game, seat, obj, card, combined(game, card, many)) for many in range(1, most + 1)):
            return True
    return bool(sacrifices(game, seat, obj, card))


# --- abilities that are used ------------------------------------------------------------------------------------------
def cp_of(ability: Ability) -> tuple[tuple[str, int], ...]:
    """The CP among the parts of a cost."""
    return tuple(part for part in ability.cost if part[0] not in _COST_WORDS)


def use_reasons(game: Match, seat: int, obj: Obj, ability: Ability) -> Iterator[Reason]:
    """Against using an ability of a card."""
    cost = dict(ability.cost)
    if game.step not in ACTIVE_PHASES:
        yield Reason(
            ("9.4.1.7", "9.6.1.1", "9.6.1.4", "11.7.12", "11.8.12", "15.2.14.4", "15.2.11.3", "15.2.12.3"),
            "Abilities are used only in Main and Attack Phases",
        )
    if ability.kind in HAND_USES:
        if obj.zone != HAND + seat:
            yield Reason(("15.2.11.4", "15.2.14.5", "11.7.12"), "It is used only from one's own hand")
            return
    elif ability.kind not in FIELD_USES:
        yield Reason(("11.7.1", "11.9.3", "11.10.4"), "It is no ability that is used")
        return
    else:
        traits: Traits | None = game.derived.traits.get(obj.id)
        if traits is None or obj.zone not in FIELDS or traits.controller != seat:
            rules: tuple[str, ...] = ("11.7.4", "11.7.12", "11.8.12", "15.2.12.4", "6.2.5", "11.7.2.1.3", "11.8.2.1.3")
            yield Reason(rules, "It is used only by who controls it, from the Field")
            return
        if ability.kind == "unequip" and not obj.host:
            yield Reason(("15.2.12.4",), "It is on no character")
    if ability.on == ("own",) and game.owner != seat:
        yield Reason(("15.2.10.3", "15.2.13.2#2", "15.2.13.2", "11.7.12"), "It is used only in one's own turn")
    if not holds(FACTS, game, ability.test, Context(seat, obj.id)):
        yield Reason(("11.7.12", "11.6.7"), "Its condition is not met")
    if "dull" in cost:
        yield from dull_reasons(game, obj)
    keep = cost.get("discard", 0)
    hand = sum(ident != obj.id for ident in game.zones[HAND + seat])
    if hand < keep:
        rules = ("11.7.2.1.1", "11.8.2.1.1", "11.7.10", "11.8.10", "11.7.12", "11.8.12")
        yield Reason(rules, "There are too few cards in the hand to discard")
    elif not bill(game, seat, points(cp_of(ability)), using(obj, cost), keep, ability=True).payable:
        yield Reason(ABILITY_PAYING, "Its cost cannot be paid")
    gone = obj.id if any(part in cost for part in ("put away", "remove")) or ability.kind in HAND_USES else 0
    if not possible(FACTS, game, ability.do, Context(seat, obj.id), without=gone, whole=True):
        rules = ("11.7.5", "11.8.5", "11.7.12", "11.8.12", "11.7.3", "11.12.4.1.1", "R-S36")
        yield Reason(rules, "There is nothing that it could choose")


ABILITY_PAYING = (
    "11.7.2.1.1", "11.8.2.1.1", "11.7.10", "11.8.10", "11.7.3", "11.8.3", "5.2.1.2.1", "11.7.12", "11.8.12", "14.1",
    "14.2",
)  # fmt: skip


def using(obj: Obj, cost: dict[str, int]) -> tuple[int, ...]:
    """What cannot pay CP since it is part of the cost in another way, or is used from the hand (R-S35)."""
    hand = obj.zone not in FIELDS
    return (obj.id,) if hand or any(part in cost for part in ("dull", "put away", "remove")) else ()


def dull_reasons(game: Match, obj: Obj) -> Iterator[Reason]:
    """Against dulling it as a cost (11.7.2.1.2, R-S27, R-S28)."""
    if not obj.ready:
        yield Reason(("11.7.12", "11.8.12", "15.1.1.2.1", "15.1.1.1.2#2", "11.7.2.1.1"), "It is dull already")
    traits: Traits | None = game.derived.traits.get(obj.id)
    if traits is None or "monster" in traits.kinds or "haste" in traits.keywords:
        return
    if not ({"forward", "backup"} & set(traits.kinds)):
        return
    fresh = obj.id in game.arrived
    if game.switches.dull_ability_since == "controllers_last_turn" and game.owner != traits.controller:
        fresh = fresh or game.since.get(obj.id, 0) >= game.turn - 1
    if fresh:
        rules = ("11.7.2.1.2", "11.8.2.1.2", "15.2.2.3", "11.7.12")
        yield Reason(rules, "It has not been controlled since the turn began, and has no Haste")


# --- attacking and blocking -------------------------------------------------------------------------------------------
def attack_reasons(game: Match, seat: int, obj: Obj) -> Iterator[Reason]:
    """Against a Forward attacking."""
    traits: Traits | None = game.derived.traits.get(obj.id)
    if traits is None or "forward" not in traits.kinds or traits.controller != seat or obj.zone not in FIELDS:
        yield Reason(("10.1.2.1", "5.2.3.1.1.2", "10.1"), "Only Forwards that one controls attack")
        return
    if not obj.ready:
        yield Reason(("10.1.2.1.1", "15.1.1.10.3"), "It is dull")
    if obj.id in game.arrived and "haste" not in traits.keywords:
        rules = ("10.1.2.1.1", "15.2.2.2", "15.1.1.10.3")
        yield Reason(rules, "It has not been controlled since the turn began, and has no Haste")
    if obj.id in game.attacked:
        yield Reason(("10.1.2.1.2", "15.1.1.10.3"), "It has attacked this turn")
    if "attack" in traits.bans:
        yield Reason(("10.1.2.1.2", "2.2", "15.1.1.10.3"), "An effect forbids it to attack")


def party_tags(game: Match, ident: int) -> tuple[str, ...]:
    """What the members of a Party have in common: an element, or the icon (15.1.1.10.2)."""
    traits: Traits = game.derived.traits[ident]
    return (*traits.elements, *(("icon",) if traits.party else ()))


def block_reasons(game: Match, seat: int, obj: Obj) -> Iterator[Reason]:
    """Against blocking the attack that is going on."""
    battle = game.battle
    if battle is None or battle.seat == seat:
        yield Reason(("10.1.3.1", "10.1.3"), "There is no attack to block")
        return
    traits: Traits | None = game.derived.traits.get(obj.id)
    if traits is None or "forward" not in traits.kinds or traits.controller != seat or obj.zone not in FIELDS:
        yield Reason(("10.1.3.1", "5.2.3.1.1.2"), "Only Forwards that one controls block")
        return
    if not obj.ready:
        yield Reason(("10.1.3.1.1",), "It is dull")
    if "block" in traits.bans:
        yield Reason(("10.1.3.1.2", "2.2"), "An effect forbids it to block")
    if all(unblockable(game, one, obj.id) for one in attacking(game, battle)):
        yield Reason(("10.1.3.1.2", "15.1.1.10.6"), "The attack cannot be blocked by it")


def unblockable(game: Match, attacker: int, blocker: int) -> bool:
    """Whether a Forward cannot be blocked by another one."""
    traits: Traits = game.derived.traits[attacker]
    return any(
        among is None or fits(FACTS, game, blocker, among, Context(seat, attacker)) for among, seat in traits.unblocked
    )


def attacking(game: Match, battle: Battle) -> tuple[int, ...]:
    """The attackers that are still in the battle (R-S22)."""
    return tuple(ident for ident in battle.attackers if fighting(game, ident, battle.seat))


def fighting(game: Match, ident: int, seat: int) -> bool:
    """Whether a Forward is still on its side of the battle."""
    traits: Traits | None = game.derived.traits.get(ident)
    return traits is not None and traits.controller == seat and "forward" in traits.kinds
