"""Answers to questions about single cards: targets, discards, cards for the homebase, the cure, the top of the deck."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.decisions import Answer, Decision, Option
from engine.players.effects import Effecting
from engine.players.table import Regs, Table
from engine.players.worth import best_plays, deploy_points, keep_points, worth
from engine.trails import tree as t
from engine.trails.cards.carddef import CardDef
from engine.trails.cards.icon_crafts import DISPATCH
from engine.trails.views.records import CardView

ENOUGH_HOMEBASE = 8  #: from here on a card is worth more in the hand


def pick(ids: Iterator[int] | list[int]) -> Answer:
    """Ids as an answer."""
    return tuple(("pick", ident) for ident in ids)


def cards_of(table: Table, options: tuple[Option, ...]) -> list[CardView]:
    """The visible cards that ``("pick", id)`` options name."""
    return [card for option in options if option[0] == "pick" and (card := table.card(int(option[1]))) is not None]


# --- the turn's own questions -----------------------------------------------------------------------------------------
def exchange(table: Table, decision: Decision) -> Answer:
    """Exchange what cannot be played early (603.1d); one card to grow on may be anything."""
    keep = 0
    away = []
    for card in cards_of(table, decision.options):
        cheap = "UNIT" in card.types and (card.cp or 0) <= 3
        if cheap or ("ITEM" in card.types and (card.cp or 0) <= 1):
            continue
        if "UNIT" not in card.types and keep < 1:
            keep += 1
            continue
        away.append(card.id)
    return pick(away)


def place(table: Table, decision: Decision) -> Answer:
    """Which hand card goes into the homebase: what is played from there anyway, else what cannot be paid for."""
    cards = cards_of(table, decision.options)
    homebase = len(table.me.homebase)
    cp = homebase + 1 if decision.rule == "703.7a" else table.me.cp
    soon = {card.id for card in best_plays(table, _deployable(cards), cp)}
    need = (ENOUGH_HOMEBASE - homebase) * 0.5
    best: tuple[float, int] = (0.0, 0)
    for card in cards:
        points = _home_points(table, card) + need
        if card.id in soon:
            points -= 1.0 + 0.5 * deploy_points(table, card)
        if len(cards) <= 2 and homebase >= ENOUGH_HOMEBASE - 2:
            points -= 1.0
        if points > best[0] + 1e-9:
            best = (points, card.id)
    return pick([best[1]]) if best[1] else ()


def _deployable(cards: list[CardView]) -> list[CardView]:
    return [card for card in cards if "UNIT" in card.types or "ITEM" in card.types]


def _home_points(table: Table, card: CardView) -> float:
    defn = table.defn(card.number)
    if "BASE" in card.types:
        twice = sum(1 for other in table.me.homebase if other.number == card.number)
        return 2.5 - twice
    if "EVENT" in card.types:
        return 1.8
    arts = 0.9 if defn is not None and defn.arts is not None else 0.0
    dispatch = 0.8 if DISPATCH in card.icons else 0.0
    late = max(0, (card.cp or 0) - len(table.me.homebase) - 2)
    return arts + dispatch + 0.6 * late - 0.25 * worth(table, card)


def cure(table: Table, decision: Decision) -> Answer:
    """The most valuable stunned UNIT."""
    cards = cards_of(table, decision.options)
    return pick([max(cards, key=lambda card: (worth(table, card), -card.id)).id]) if cards else ()


def pay(table: Table, decision: Decision) -> Answer:
    """Homebase cards to action: those whose own crafts are not wanted."""

    def useful(card: CardView) -> bool:
        defn = table.defn(card.number)
        return "BASE" in card.types and card.face_up and defn is not None and bool(defn.activated)

    cards = sorted(cards_of(table, decision.options), key=useful)
    return pick([card.id for card in cards[: decision.least]])


def discard(table: Table, decision: Decision) -> Answer:
    """The least valuable hand cards."""
    cards = sorted(cards_of(table, decision.options), key=lambda card: (keep_points(table, card), card.id))
    return pick([card.id for card in cards[: decision.least]])


def arrange(table: Table, decision: Decision) -> Answer:
    """Plan: what can be used soon on top, best first; the rest under the deck."""
    units = len(table.units(table.seat)) + sum(1 for card in table.me.hand if "UNIT" in card.types)

    def points(ident: int) -> float:
        card = table.card(ident)
        if card is None:
            return 0.0
        value = keep_points(table, card)
        if "UNIT" not in card.types and "ITEM" not in card.types:
            value += 1.5 if units >= 3 else -1.0
        return value

    idents = sorted((int(option[1]) for option in decision.options), key=lambda ident: (-points(ident), ident))
    side = decision.options[0][0]
    if side in ("top", "under"):
        return tuple((side, ident) for ident in idents)
    return tuple(("top" if points(ident) >= 2.0 else "under", ident) for ident in idents)


# --- questions of card texts ------------------------------------------------------------------------------------------
def targets(table: Table, decision: Decision, number: str | None, this: int, asked: t.Effect | None) -> Answer:
    """Targets, or objects chosen while resolving: whatever the text that asks makes best of.

    number: the card that asks. asked: its ability, if the player knows which one it is.
    """
    options = [int(option[1]) for option in decision.options if option[0] == "pick"]
    found = next(_askers(table, decision, number, this, asked), None)
    if found is None:
        mine = [card for card in cards_of(table, decision.options) if table.mine(card)]
        if mine and all(card.zone == "hand" for card in mine):
            return discard(table, decision)
        foreign = [card for card in cards_of(table, decision.options) if not table.mine(card)]
        some = sorted(foreign or mine, key=lambda card: (-worth(table, card), card.id))
        picked = [card.id for card in some[: decision.least]]
        return pick(picked) if len(picked) == decision.least else decision.options[: decision.least]
    register, rest = found
    effecting = Effecting(table, this)
    return pick(list(effecting.best(register, options, decision.least, decision.most, rest, {})))


def _askers(
    table: Table, decision: Decision, number: str | None, this: int, asked: t.Effect | None
) -> Iterator[tuple[str, tuple[t.Instruction, ...]]]:
    """Registers that this decision may be about, each with the instructions that use it."""
    defn = table.defn(number)
    abilities = [asked, *asked.modes] if asked is not None else []
    if defn is not None:
        abilities += _abilities(defn)
    cards = cards_of(table, decision.options)
    for ability in abilities:
        if decision.rule == "1204.2d":
            for demand in ability.targets:
                if _fit(table, demand.filter, cards, this):
                    yield demand.register, ability.do
        else:
            for node, rest in _chooses(ability.do):
                if _fit(table, node.filter, cards, this):
                    yield node.register, rest


def _fit(table: Table, f: t.Filter, cards: list[CardView], this: int) -> bool:
    return bool(cards) and all(table.fits(f, card, table.seat, this, {}) for card in cards)


def _abilities(defn: CardDef) -> list[t.Effect]:
    out = [craft.effect for craft in defn.triggered]
    out += [craft.effect for craft in defn.usable]
    out += [effect for effect in (defn.event, defn.arts) if effect is not None]
    return [part for effect in out for part in (effect, *effect.modes)]


def _chooses(do: tuple[t.Instruction, ...]) -> Iterator[tuple[t.Choose | t.Search, tuple[t.Instruction, ...]]]:
    """Every choice among instructions, with what follows it."""
    for index, node in enumerate(do):
        if isinstance(node, t.Choose | t.Search):
            yield node, do[index + 1 :]
        elif isinstance(node, t.May):
            yield from _chooses((*node.cost, *node.then))
        elif isinstance(node, t.Together):
            yield from _chooses(node.options)
        elif isinstance(node, t.If):
            yield from _chooses(node.then)
            yield from _chooses(node.otherwise)


def modes(table: Table, decision: Decision, number: str | None, asked: t.Effect | None) -> Answer:
    """Which of several effects it will have (1312.1): those that bring the most."""
    defn = table.defn(number)
    numbers = [int(option[1]) for option in decision.options]
    abilities = [asked] if asked is not None else _abilities(defn) if defn is not None else []
    ability = next((one for one in abilities if len(one.modes) >= max(numbers)), None)
    if ability is None:
        return decision.options[: decision.least]
    effecting = Effecting(table, decision.source)
    rated = sorted((-effecting.ability(ability.modes[number - 1])[0], number) for number in numbers)
    good = [number for points, number in rated if points < 0]
    count = min(max(decision.least, len(good)), decision.most)
    return tuple(("mode", number) for _, number in rated[:count])


def wants(table: Table, number: str | None, this: int) -> bool:
    """Whether a "you may" of this card pays."""
    defn = table.defn(number)
    if defn is None:
        return True
    regs: Regs = {}
    effecting = Effecting(table, this)
    for ability in _abilities(defn):
        for part in ability.do:
            node = part.options[0] if isinstance(part, t.Together) else part
            if isinstance(node, t.May):
                return effecting.points((*node.cost, *node.then), regs) > 0
    return True
