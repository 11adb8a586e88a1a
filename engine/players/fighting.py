"""What a fight would bring, from the figures on the table and suppositions about them (804.11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from engine.kernel.decisions import Answer, Decision, Option
from engine.players.table import Table
from engine.players.worth import bond_points, stun_points, worth
from engine.trails.cards.icon_crafts import MARTIAL_ARTS
from engine.trails.views.records import CardView

MOST_TOGETHER = 6  #: of so many fitting attackers every group is looked at; of more only the strongest
ONE_MORE = 0.1  #: what each further attacker costs: it cannot attack again this turn
LEAST_GAIN = 0.15  #: an attack that brings less is not worth showing one's hand for


class Suppositions:
    """What an effect that is only thought of would change in a fight. points: what it changes elsewhere."""

    __slots__ = ("defence", "gone", "points", "rules", "strength", "supported")

    def __init__(self) -> None:
        self.strength: dict[int, int] = {}
        self.defence: dict[int, int] = {}
        self.gone: set[int] = set()
        self.supported: set[int] = set()
        self.rules: set[tuple[int, str]] = set()
        self.points = 0.0

    def copy(self) -> Suppositions:
        """An independent copy."""
        new = Suppositions()
        new.strength = self.strength.copy()
        new.defence = self.defence.copy()
        new.gone = self.gone.copy()
        new.supported = self.supported.copy()
        new.rules = self.rules.copy()
        new.points = self.points
        return new


def fight_points(
    table: Table, attackers: Iterable[int], target: int, attacker_seat: int, suppose: Suppositions, *, planned: bool
) -> float:
    """What a fight brings ``table.seat``. target: id, or 0 for the player. planned: it has not begun yet, so that the
    figures on the table do not hold Martial Arts."""
    fighters = [card for ident in attackers if ident not in suppose.gone and (card := table.card(ident)) is not None]
    defender = table.card(target) if target else None
    if not fighters or (target and (defender is None or target in suppose.gone)):
        return 0.0
    strengths = [_strength(card, defender, suppose, planned) for card in fighters]
    foe_bond = table.view.players[attacker_seat ^ 1].bond
    if defender is None:
        points = bond_points(foe_bond, sum(max(0, strength) for strength in strengths))
        return points if attacker_seat == table.seat else -points
    points, total, lost = 0.0, sum(strengths), 0
    extra = _martial(defender, fighters) if planned else 0
    defence = (defender.defence or 0) + suppose.defence.get(defender.id, 0) + extra
    strength = (defender.strength or 0) + suppose.strength.get(defender.id, 0) + extra
    if total >= defence:
        lost = defender.cp or 0
        points += stun_points(table, defender)
        supported = "support" in defender.attributes or defender.id in suppose.supported
        quiet = (fighters[0].id, "cannot overkill") in suppose.rules
        if len(fighters) == 1 and not supported and not quiet:
            lost += total - defence
    points += bond_points(foe_bond, lost)
    if (defender.id, "cannot fight back") not in suppose.rules:
        own_bond = table.view.players[attacker_seat].bond
        points -= max(
            (
                stun_points(table, card) + bond_points(own_bond, card.cp or 0)
                for card in fighters
                if (card.id, "cannot be fought back") not in suppose.rules
                and strength >= _defence(card, defender, suppose, planned)
            ),
            default=0.0,
        )
    return points if attacker_seat == table.seat else -points


def _strength(card: CardView, defender: CardView | None, suppose: Suppositions, planned: bool) -> int:
    extra = _martial(card, (defender,)) if planned and defender is not None else 0
    return (card.strength or 0) + suppose.strength.get(card.id, 0) + extra


def _defence(card: CardView, defender: CardView, suppose: Suppositions, planned: bool) -> int:
    extra = _martial(card, (defender,)) if planned else 0
    return (card.defence or 0) + suppose.defence.get(card.id, 0) + extra


def _martial(card: CardView, foes: Iterable[CardView]) -> int:
    copies = card.icons.count(MARTIAL_ARTS)
    return copies * sum(1 for foe in foes if MARTIAL_ARTS not in foe.icons) if copies else 0


# --- attacking --------------------------------------------------------------------------------------------------------
def best_attack(table: Table, decision: Decision) -> tuple[Answer, int]:
    """The attack that promises most, as the answer and the target's id (negative for a player); none at all if nothing
    is worth it."""
    best: tuple[float, tuple[int, ...], int] = (LEAST_GAIN, (), 0)
    for rated in rated_attacks(table, decision):
        if rated[0] > best[0]:
            best = rated
    return tuple(("pick", ident) for ident in best[1]), best[2]


def rated_attacks(table: Table, decision: Decision) -> Iterator[tuple[float, tuple[int, ...], int]]:
    """Every attack that may be made: what it promises, who attacks, and the target's id (negative for a player)."""
    strengths = {int(option[1]): _figure(table, option) for option in decision.options}
    answers_back = table.ep(table.seat ^ 1) > 0
    open_units = len(table.units(table.seat ^ 1))
    for target, group in _groups(decision, strengths):
        goal = max(0, target)
        points = fight_points(table, group, goal, table.seat, Suppositions(), planned=True)
        if goal:
            points = _with_prospects(table, points, group, goal, strengths, answers_back, open_units)
            points -= ONE_MORE * (len(group) - 1)
        yield points, group, target


def _figure(table: Table, option: Option) -> int:
    card = table.card(int(option[1]))
    return (card.strength or 0) if card is not None else 0


def _with_prospects(
    table: Table,
    points: float,
    group: tuple[int, ...],
    target: int,
    strengths: dict[int, int],
    answers_back: bool,
    open_units: int,
) -> float:
    """What the fight itself brings, less the risk of an answer, plus the way it opens to the player behind."""
    defender = table.card(target)
    total = sum(strengths[ident] for ident in group)
    margin = total - ((defender.defence or 0) if defender is not None else 0)
    if margin < 0 and points <= 0:
        return points
    if points > 0 and answers_back:
        points *= 0.9 if margin >= 2 else 0.75
    rest = sum(strength for ident, strength in strengths.items() if ident not in group)
    if margin >= 0 and open_units <= 2:
        points += rest * (0.6 if open_units <= 1 else 0.2)
    return points


def _groups(decision: Decision, strengths: dict[int, int]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every target with every group of attackers that may attack it together."""
    idents = [int(option[1]) for option in decision.options]
    orgs = {ident: frozenset(tags[0]) for ident, tags in zip(idents, decision.tags, strict=True)}
    by_target: dict[int, list[int]] = {}
    for ident, tags in zip(idents, decision.tags, strict=True):
        for target in tags[1]:
            by_target.setdefault(int(target or 0), []).append(ident)
    for target in sorted(by_target):
        able = sorted(by_target[target], key=lambda ident: (-strengths[ident], ident))
        for ident in able:
            if ("pick", ident) not in decision.accompanied:
                yield target, (ident,)
        seen: set[tuple[int, ...]] = set()
        for org in sorted({str(org) for ident in able for org in orgs[ident]}):
            members = [ident for ident in able if org in orgs[ident]]
            if target < 0:
                seen.add(tuple(members))
                continue
            some = members[:MOST_TOGETHER]
            for size in range(2, len(some) + 1):
                seen.update(combinations(some, size))
        for group in sorted(seen):
            if len(group) > 1:
                yield target, group


def best_target(table: Table, attackers: Iterable[int], targets: Iterable[int]) -> int:
    """Which UNIT these attackers had best attack."""
    group = tuple(attackers)
    return max(
        targets,
        key=lambda target: (fight_points(table, group, target, table.seat, Suppositions(), planned=True), -target),
    )


def best_fight_back(table: Table, defender: CardView | None, attackers: Iterable[int]) -> int:
    """The attacker whose stun hurts its player most, among those that fall."""
    strength = (defender.strength or 0) if defender is not None else 0

    def points(ident: int) -> tuple[bool, float, int]:
        card = table.card(ident)
        if card is None:
            return (False, 0.0, -ident)
        falls = strength >= (card.defence or 0)
        return (falls, (card.cp or 0) + stun_points(table, card) if falls else worth(table, card), -ident)

    return max(attackers, key=points)
