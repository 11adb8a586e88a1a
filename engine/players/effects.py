"""What an effect would bring, instruction by instruction, read from the effect tree and the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.players.fighting import Suppositions, fight_points
from engine.players.table import Regs, Table, seats_of
from engine.players.worth import FULL, HAND_CARD, bond_points, deploy_points, stun_points, worth
from engine.trails import tree as t
from engine.trails.cards.icon_crafts import COVERT
from engine.trails.views.records import CardView

MOST_LOOKED_AT = 12  #: candidates of one choice that are tried
NEVER = -50.0  #: drawing from an empty deck


class Effecting:
    """Works out what instructions of an ability of this seat's would bring.

    this: the card it is on. fighting: whether an attack is going on. ep_price: what one EP is worth now.
    """

    __slots__ = ("_before", "ep_price", "fighting", "suppose", "table", "this", "x")

    def __init__(self, table: Table, this: int, x: int = 0, ep_price: float = 0.4) -> None:
        self.table = table
        self.this = this
        self.x = x
        self.ep_price = ep_price
        self.suppose = Suppositions()
        combat = table.combat
        self.fighting = combat is not None and combat.stage == "attacking"
        self._before = self._fight()

    def points(self, do: tuple[t.Instruction, ...], regs: Regs) -> float:
        """Of a list of instructions with these registers bound, fights included."""
        saved, self.suppose = self.suppose, Suppositions()
        self._walk(do, regs)
        points = self.suppose.points
        if self.fighting:
            points += self._fight() - self._before
        self.suppose = saved
        return points

    def ability(self, effect: t.Effect) -> tuple[float, Regs]:
        """An ability with the targets that suit it best: what it brings, and the targets."""
        if effect.modes:
            plain = t.Effect(effect.targets, effect.do, effect.x)
            points, regs = self.ability(plain)
            best = sorted((self.ability(mode) for mode in effect.modes), key=lambda one: -one[0])[: effect.pick[1]]
            for more, aims in best:
                points, regs = points + more, {**regs, **aims}
            return points, regs
        regs = {}
        for demand in effect.targets:
            found = self.table.found(demand.filter, self.table.seat, self.this, regs, self.x)
            regs[demand.register] = self.best(demand.register, found, demand.least, demand.most, effect.do, regs)
        return self.points(effect.do, regs), regs

    def best(
        self, register: str, found: list[int], least: int, most: int, do: tuple[t.Instruction, ...], regs: Regs
    ) -> tuple[int, ...]:
        """Which objects to bind: the best ones, as many as help, at least ``least``."""
        rated = sorted(
            ((self.points(do, {**regs, register: (ident,)}), -ident) for ident in found[:MOST_LOOKED_AT]), reverse=True
        )
        empty = self.points(do, {**regs, register: ()}) if least == 0 else 0.0
        count = min(least, len(rated))
        while count < min(most, len(rated)) and rated[count][0] > empty:
            count += 1
        return tuple(-ident for _, ident in rated[:count])

    def _fight(self) -> float:
        combat = self.table.combat
        if combat is None or not self.fighting:
            return 0.0
        cards = [card for ident in combat.attackers if (card := self.table.card(ident)) is not None]
        seat = cards[0].controller if cards else self.table.seat
        return fight_points(self.table, combat.attackers, combat.target, seat, self.suppose, planned=False)

    def _walk(self, do: tuple[t.Instruction, ...], regs: Regs) -> None:
        for index, node in enumerate(do):
            if isinstance(node, t.Choose):
                self._choose(node, do[index + 1 :], regs)
                return
            if isinstance(node, t.Search | t.LookTop):  # what will be found is not known yet
                self._add(0.8 if isinstance(node, t.Search) else 0.3 * self._amount(node.amount, regs))
                regs = {**regs, node.register: ()}
            elif (reading := _READINGS.get(type(node))) is not None:
                reading(self, node, regs)

    # --- helpers ------------------------------------------------------------------------------------------------------
    def _cards(self, who: t.Who, regs: Regs) -> list[CardView]:
        table = self.table
        idents = table.those(who, table.seat, self.this, regs, self.x)
        return [card for ident in idents if (card := table.card(ident)) is not None]

    def _amount(self, amount: t.Amount, regs: Regs) -> int:
        return self.table.amount(amount, self.table.seat, self.this, regs, self.x)

    def _sign(self, card: CardView) -> int:
        return 1 if self.table.mine(card) else -1

    def _can_still_attack(self) -> bool:
        return self.table.view.phase in ("preparation", "combat")

    def _add(self, points: float) -> None:
        self.suppose.points += points

    # --- instructions -------------------------------------------------------------------------------------------------
    def _choose(self, node: t.Choose, rest: tuple[t.Instruction, ...], regs: Regs) -> None:
        found = self.table.found(node.filter, self.table.seat, self.this, regs, self.x)
        most = min(self._amount(node.most, regs), len(found))
        least = min(self._amount(node.least, regs), most)
        if node.chooser == "you" and most:
            chosen = self.best(node.register, found, least, most, rest, regs)
        else:
            chosen = tuple(found[:least])
        self._walk(rest, {**regs, node.register: chosen})

    def _get(self, node: t.Get, regs: Regs) -> None:
        strength, defence = self._amount(node.strength, regs), self._amount(node.defence, regs)
        suppose = self.suppose
        for card in self._cards(node.who, regs):
            suppose.strength[card.id] = suppose.strength.get(card.id, 0) + strength
            suppose.defence[card.id] = suppose.defence.get(card.id, 0) + defence
            if card.zone != "field" or card.stunned:
                continue
            if node.until == "game":
                self._add(self._sign(card) * (0.6 * strength + 0.4 * defence))
            elif node.until == "turn" and not card.combat and self._can_still_attack():
                ready = 0.3 * strength if card.ready else 0.05 * strength
                self._add(self._sign(card) * (ready + 0.15 * defence))

    def _have(self, node: t.Have, regs: Regs) -> None:
        for card in self._cards(node.who, regs):
            self.suppose.rules.update((card.id, rule) for rule in node.rules)
            sign, strength = self._sign(card), card.strength or 0
            if COVERT in node.icons and COVERT not in card.icons and card.ready and not card.combat:
                walls = any(COVERT in unit.icons for unit in self.table.units(card.controller ^ 1))
                self._add(sign * (0.1 if walls or not self._can_still_attack() else 0.5 * strength))
            if "cannot attack" in node.rules and card.ready and self._can_still_attack():
                self._add(-sign * 0.5 * strength)
            if "cannot be attacked" in node.rules:
                self._add(sign * 0.2 * worth(self.table, card))

    def _set(self, node: t.Set, regs: Regs) -> None:
        amount, suppose = self._amount(node.amount, regs), self.suppose
        for card in self._cards(node.who, regs):
            if node.field == "str":
                suppose.strength[card.id] = amount - (card.strength or 0)
            elif node.field == "def":
                suppose.defence[card.id] = amount - (card.defence or 0)
            else:
                continue
            if not card.combat and card.zone == "field":
                change = suppose.strength.get(card.id, 0) + suppose.defence.get(card.id, 0)
                self._add(self._sign(card) * (0.5 if node.until == "game" else 0.2) * change)

    def _lose(self, node: t.Lose, regs: Regs) -> None:
        for card in self._cards(node.who, regs):
            self._add(-self._sign(card) * (0.8 if node.crafts else 0.3))

    def _control(self, node: t.Control, regs: Regs) -> None:
        taker = seats_of(node.player, self.table.seat)[0]
        for card in self._cards(node.who, regs):
            if card.controller != taker:
                self.suppose.gone.add(card.id)
                self._add((2 if taker == self.table.seat else -2) * worth(self.table, card))

    def _gain_orgs(self, node: t.GainOrgs | t.GainNames, regs: Regs) -> None:
        self._add(0.2)

    def _gain_crafts(self, node: t.GainCrafts, regs: Regs) -> None:
        for card in self._cards(node.who, regs):
            self._add(self._sign(card) * 0.4)

    def _do(self, node: t.Do, regs: Regs) -> None:
        for card in self._cards(node.who, regs):
            self._add(self._one(node.verb, card))

    def _one(self, verb: str, card: CardView) -> float:
        table, sign = self.table, self._sign(card)
        value = worth(table, card)
        if verb == "stun":
            if card.stunned or "UNIT" not in card.types:
                return 0.0
            self.suppose.gone.add(card.id)
            bond = table.view.players[card.controller].bond
            return -sign * (stun_points(table, card) + bond_points(bond, card.cp or 0))
        if verb == "cure":
            if not card.stunned:
                return 0.0
            others = sum(1 for other in table.view.players[card.controller].field if other.stunned)
            return sign * value * (0.25 if others <= 1 else 0.8)
        if verb in ("ko", "destroy", "exile", "discard", "return"):
            self.suppose.gone.add(card.id)
            if card.zone == "trail":
                return sign * 1.4 if verb == "return" else 0.0
            if card.zone == "hand":
                return -sign * HAND_CARD
            back = 0.5 * HAND_CARD if verb == "return" else 0.0
            return -sign * ((0.5 * value if card.stunned else value) - back)
        if verb == "ready":
            if card.ready or card.stunned:
                return 0.0
            use = 0.5 * (card.strength or 0) if "UNIT" in card.types and self._can_still_attack() else 0.3
            return sign * use
        if verb == "action":
            if not card.ready or not self._can_still_attack():
                return 0.0
            return -sign * (0.5 * (card.strength or 0) if "UNIT" in card.types else 0.4)
        if verb == "support":
            self.suppose.supported.add(card.id)
        elif verb == "counter":
            return 2.0
        return 0.0

    def _put(self, node: t.Put, regs: Regs) -> None:
        for card in self._cards(node.who, regs):
            self._add(self._sign(card) * (self._place(card, node.to) - self._place(card, card.zone)))
            if card.zone == "field":
                self.suppose.gone.add(card.id)

    def _place(self, card: CardView, zone: str) -> float:
        if zone in ("field", "your field"):
            return deploy_points(self.table, card)
        if zone == "homebase":
            return HAND_CARD + (1.0 if len(self.table.me.homebase) < 8 else -0.2)
        return {"hand": HAND_CARD, "deck": 0.6, "deck top": 0.6, "deck bottom": 0.1}.get(zone, 0.0)

    def _draw(self, node: t.Draw, regs: Regs) -> None:
        amount = self._amount(node.amount, regs)
        for seat in seats_of(node.player, self.table.seat):
            side = self.table.view.players[seat]
            points = NEVER if side.deck < amount + 2 else amount * (1.4 if len(side.hand) < 7 else 0.8)
            self._add(points if seat == self.table.seat else -points)

    def _discard(self, node: t.Discard, regs: Regs) -> None:
        for seat in seats_of(node.player, self.table.seat):
            whose = seat if node.own else self.table.seat
            amount = max(0, self.table.amount(node.amount, whose, self.this, regs, self.x))
            count = min(amount, len(self.table.view.players[seat].hand))
            self._add(-0.9 * count if seat == self.table.seat else 1.2 * count)

    def _bond(self, node: t.Bond, regs: Regs) -> None:
        amount = self._amount(node.amount, regs)
        for seat in seats_of(node.player, self.table.seat):
            bond = self.table.view.players[seat].bond
            points = -bond_points(bond, -amount) if amount < 0 else min(amount, max(0, FULL - bond)) * 0.9
            self._add(points if seat == self.table.seat else -points)

    def _gain(self, node: t.Gain, regs: Regs) -> None:
        amount = self._amount(node.amount, regs)
        if self.table.seat not in seats_of(node.player, self.table.seat):
            return
        me, view = self.table.me, self.table.view
        if node.what == "cp" and view.step == "deployment" and view.step_seat == self.table.seat:
            self._add(1.2 if any(me.cp < (card.cp or 0) <= me.cp + amount for card in me.hand) else 0.0)

    def _plan(self, node: t.Plan, regs: Regs) -> None:
        amount = self._amount(node.amount, regs)
        for seat in seats_of(node.player, self.table.seat):
            mine = seat == self.table.seat
            self._add((0.3 if mine else -0.3) * min(amount, (self.table.me if mine else self.table.foe).deck))

    def _player_rule(self, node: t.PlayerRule, regs: Regs) -> None:
        if node.rule == "no stun damage" and self.fighting:
            fighters = [card for card in self.table.me.field if card.combat]
            self._add(0.4 * max((card.cp or 0 for card in fighters), default=0))

    def _play_card(self, node: t.PlayCard, regs: Regs) -> None:
        for card in self._cards(node.who, regs):
            price = 0 if node.free else max(0, (card.cp or card.ep or 0) - self._amount(node.less, regs))
            self._add(deploy_points(self.table, card) - self.ep_price * price if card.types else 0.5)

    def _delayed(self, node: t.Delayed, regs: Regs) -> None:
        self._add(0.5 * self.points(node.then, regs))

    def _may(self, node: t.May, regs: Regs) -> None:
        points = self.points((*node.cost, *node.then), regs)
        if self.table.seat in seats_of(node.player, self.table.seat)[:1]:
            self._add(max(0.0, points))

    def _together(self, node: t.Together, regs: Regs) -> None:
        for option in node.options:
            self._may(option, regs)

    def _if(self, node: t.If, regs: Regs) -> None:
        holds = self.table.holds(node.condition, self.table.seat, self.this, regs, self.x)
        self._walk(node.then if holds else node.otherwise, regs)

    def _pay_ep(self, node: t.PayEP, regs: Regs) -> None:
        self._add(-self.ep_price * self._amount(node.amount, regs))


_READINGS: dict[type, Callable[[Effecting, Any, Regs], None]] = {
    t.Get: Effecting._get,
    t.Have: Effecting._have,
    t.GainOrgs: Effecting._gain_orgs,
    t.GainCrafts: Effecting._gain_crafts,
    t.GainNames: Effecting._gain_orgs,
    t.Do: Effecting._do,
    t.Put: Effecting._put,
    t.Draw: Effecting._draw,
    t.Discard: Effecting._discard,
    t.Bond: Effecting._bond,
    t.Gain: Effecting._gain,
    t.Plan: Effecting._plan,
    t.PlayerRule: Effecting._player_rule,
    t.Set: Effecting._set,
    t.Lose: Effecting._lose,
    t.Control: Effecting._control,
    t.PlayCard: Effecting._play_card,
    t.Delayed: Effecting._delayed,
    t.May: Effecting._may,
    t.Together: Effecting._together,
    t.If: Effecting._if,
    t.PayEP: Effecting._pay_ep,
}
