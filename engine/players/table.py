"""A view as a computer player reads it: cards by id, both sides, and the card texts' nouns, amounts and conditions.

Everything here is a reading of a :class:`View`; what a seat does not see does not exist.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.kernel.decisions import Option
from engine.players.base import Cards
from engine.trails import tree as t
from engine.trails.cards.carddef import CardDef
from engine.trails.views.records import CardView, PlayerView, View

_NUMBERS: dict[str, Callable[[CardView], int | None]] = {
    "cp": lambda card: card.cp,
    "ep": lambda card: card.ep,
    "level": lambda card: card.level,
    "str": lambda card: card.strength,
    "def": lambda card: card.defence,
}
_OPERATORS: dict[str, Callable[[int, int], bool]] = {
    ">=": lambda a, b: a >= b,
    "<=": lambda a, b: a <= b,
    "=": lambda a, b: a == b,
    ">": lambda a, b: a > b,
    "<": lambda a, b: a < b,
}

Regs = dict[str, tuple[int, ...]]


class Table:
    """One view, indexed. ``me`` and ``foe`` are the sides as the player at this seat sees them."""

    __slots__ = ("by_id", "cards", "combat", "foe", "me", "seat", "view")

    def __init__(self, view: View, cards: Cards) -> None:
        self.view = view
        self.cards = cards
        self.seat = view.seat
        self.me: PlayerView = view.players[view.seat]
        self.foe: PlayerView = view.players[view.seat ^ 1]
        self.combat = view.combat
        self.by_id: dict[int, CardView] = {}
        for side in view.players:
            for zone in (side.hand, side.homebase, side.field, side.trail, side.exile):
                for card in zone:
                    if card.id:
                        self.by_id[card.id] = card
        for card in view.looking:
            self.by_id[card.id] = card

    def card(self, ident: int) -> CardView | None:
        """A card this seat sees somewhere, with its values."""
        found = self.by_id.get(ident)
        return found if found is not None and found.number is not None else None

    def defn(self, number: str | None) -> CardDef | None:
        """What a card number means."""
        return self.cards.get(number) if number else None

    def craft(self, option: Option) -> tuple[CardView, t.Activated] | None:
        """The card and the craft that a ``("craft", id, n)`` names; None for a craft given by an effect."""
        card = self.card(int(option[1])) if option[0] == "craft" else None
        defn = self.defn(card.number) if card is not None else None
        number = int(option[2]) if len(option) > 2 else 0
        if card is None or defn is None or not 1 <= number <= len(defn.usable):
            return None
        return card, defn.usable[number - 1]

    def mine(self, card: CardView) -> bool:
        """Whether it is on this seat's side."""
        return card.controller == self.seat

    def units(self, seat: int) -> list[CardView]:
        """UNITs of a seat that are not stunned."""
        return [card for card in self.view.players[seat].field if "UNIT" in card.types and not card.stunned]

    def ep(self, seat: int) -> int:
        """EP a seat could pay now."""
        side = self.view.players[seat]
        return side.ep + sum(1 for card in side.homebase if card.ready)

    def zone(self, name: str, seat: int) -> tuple[CardView, ...]:
        """Visible cards of one side's zone."""
        side = self.view.players[seat]
        zones = {
            "hand": side.hand,
            "homebase": side.homebase,
            "field": side.field,
            "trail": side.trail,
            "exile": side.exile,
        }
        return zones.get(name, ())

    # --- nouns --------------------------------------------------------------------------------------------------------
    def fits(self, f: t.Filter, card: CardView, seat: int, this: int, regs: Regs, x: int = 0) -> bool:
        """Whether a visible card fits a filter of an ability that ``seat`` controls on card ``this``."""
        if card.zone != f.zone:
            return False
        if f.scope != "all" and (card.id == this) is not (f.scope == "this"):
            return False
        if f.whose != "any" and (card.controller == seat) is not (f.whose == "you"):
            return False
        if f.face != "any" and card.face_up is not (f.face == "up"):
            return False
        for state in f.states:
            wanted = not state.startswith("-")
            if _in_state(card, state.lstrip("-")) is not wanted:
                return False
        here = {"zone": f.zone, "whose": f.whose}
        if f.either and not any(self.fits(replace(one, **here), card, seat, this, regs, x) for one in f.either):
            return False
        if f.types and not set(f.types) & set(card.types):
            return False
        if f.orgs and not set(f.orgs) & set(card.orgs):
            return False
        if f.names and not set(f.names) & set(card.names):
            return False
        if f.contains and not any(f.contains in name for name in card.names):
            return False
        if f.subnames:
            defn = self.defn(card.number)
            if defn is None or not set(f.subnames) & set(defn.traits.subnames):
                return False
        for icon in f.icons:
            if (icon.lstrip("-") in card.icons) is icon.startswith("-"):
                return False
        for word in f.keywords:
            if (word.lstrip("-") in self._keywords(card)) is word.startswith("-"):
                return False
        if f.without and (set(f.without) & {*card.orgs, *card.names}):
            return False
        if f.among and card.id not in regs.get(f.among, ()):
            return False
        if f.shares and not self._shares(card, self.those(f.shares, seat, this, regs)):
            return False
        if f.but and card.id in self.those(f.but, seat, this, regs):
            return False
        if f.named and not self._namesake(card, self.those(f.named, seat, this, regs)):
            return False
        if f.like and not self._alike(card, f.like[0], tuple(self.found(f.like[1], seat, this, regs, x))):
            return False

        def within(limit: t.Range) -> bool:
            number = len(card.orgs) if limit.field == "orgs" else self._number(limit.field, card)
            if number is None:
                return False
            if limit.least is not None and number < self.amount(limit.least, seat, this, regs, x):
                return False
            return limit.most is None or number <= self.amount(limit.most, seat, this, regs, x)

        return all(any(map(within, limit.of)) if isinstance(limit, t.AnyRange) else within(limit) for limit in f.ranges)

    def _keywords(self, card: CardView) -> set[str]:
        """What its printed crafts and effects are classified as."""
        defn = self.defn(card.number)
        if defn is None:
            return set()
        return {*defn.meaning.keywords, *(getattr(craft, "keyword", "") for craft in defn.meaning.crafts)}

    def _namesake(self, card: CardView, others: tuple[int, ...]) -> bool:
        """Whether it has a name in common with one of others."""
        known = [self.card(ident) for ident in others]
        return any(other is not None and set(other.names) & set(card.names) for other in known)

    def _number(self, field: str, card: CardView) -> int | None:
        """A number of a card, None where it has none or this player does not look at it."""
        if field == "arts ep":
            defn = self.defn(card.number)
            return defn.arts_ep if defn is not None else None
        plain = _NUMBERS.get(field.removeprefix("printed "))
        return plain(card) if plain is not None else None

    def _alike(self, card: CardView, what: str, others: tuple[int, ...]) -> bool:
        """Whether it has something in common with one of others."""
        if what in ("organization", "name"):
            return self._shares(card, others) if what == "organization" else self._namesake(card, others)
        number = self._number(what, card)
        known = [self.card(ident) for ident in others if ident != card.id]
        return number is not None and any(other is not None and self._number(what, other) == number for other in known)

    def _shares(self, card: CardView, others: tuple[int, ...]) -> bool:
        """Whether it has an organization in common with one of others."""
        known = [self.card(ident) for ident in others if ident != card.id]
        return any(other is not None and set(other.orgs) & set(card.orgs) for other in known)

    def found(self, f: t.Filter, seat: int, this: int, regs: Regs, x: int = 0) -> list[int]:
        """Ids of visible cards that fit."""
        seats = (seat, seat ^ 1)
        return [
            card.id
            for side in seats
            for card in self.zone(f.zone, side)
            if card.id and self.fits(f, card, seat, this, regs, x)
        ]

    def those(self, who: t.Who, seat: int, this: int, regs: Regs, x: int = 0) -> tuple[int, ...]:
        """Ids meant by a register or filter."""
        if isinstance(who, str):
            return (this,) if who == "this" else regs.get(who, ())
        return tuple(self.found(who, seat, this, regs, x))

    def amount(self, amount: t.Amount, seat: int, this: int, regs: Regs, x: int = 0) -> int:
        """An amount as a number."""
        if isinstance(amount, int):
            return amount
        if isinstance(amount, t.Count):
            return amount.each * self._count(amount.of, seat, this, regs, x)
        if isinstance(amount, t.Size):
            return len(regs.get(amount.of, ())) * amount.each
        if isinstance(amount, t.Stat):
            card = self.card(next(iter(self.those(amount.of, seat, this, regs)), 0))
            return (self._number(amount.field, card) or 0) if card is not None else 0
        if isinstance(amount, t.PlayerStat):
            side = self.view.players[seat if amount.of == "you" else seat ^ 1]
            return int(getattr(side, amount.field, 0))  # what a turn has brought is not looked up
        if isinstance(amount, t.CountOrgs):
            orgs: set[str] = set()
            for ident in self.those(amount.of, seat, this, regs, x):
                card = self.card(ident)
                orgs.update(card.orgs if card is not None else ())
            return amount.each * len(orgs)
        if isinstance(amount, t.X):
            return x * amount.each
        if isinstance(amount, t.Much):
            much = next(iter(regs.get("much", ())), 0) + self.amount(amount.more, seat, this, regs, x)
            return max(0, much) * amount.each
        if isinstance(amount, t.Total):
            meant = [self.card(ident) for ident in self.those(amount.of, seat, this, regs, x)]
            return amount.each * sum(self._number(amount.field, card) or 0 for card in meant if card is not None)
        if isinstance(amount, t.Times):
            return amount.each  # what a turn has brought is not looked up: once, as a guess
        if isinstance(amount, t.Apart):
            one, other = (self.amount(part, seat, this, regs, x) for part in (amount.one, amount.other))
            return abs(one - other)
        if isinstance(amount, t.Capped):
            much = self.amount(amount.amount, seat, this, regs, x)
            return min(much, amount.most) if amount.most >= 0 else max(much, amount.most)
        if isinstance(amount, t.Alikes):
            return amount.each * len(self.found(amount.of, seat, this, regs, x))  # at the most
        if isinstance(amount, t.Floored):
            return self.amount(amount.amount, seat, this, regs, x)
        if isinstance(amount, t.Named):
            return 0  # nobody knows yet
        if isinstance(amount, t.Neg):
            return -self.amount(amount.amount, seat, this, regs, x)
        if isinstance(amount, t.Share):
            return self.amount(amount.amount, seat, this, regs, x) // max(1, amount.by) * amount.each
        return sum(self.amount(part, seat, this, regs, x) for part in amount.parts)

    def _count(self, f: t.Filter, seat: int, this: int, regs: Regs, x: int) -> int:
        if f.zone == "hand" and not (f.types or f.orgs or f.names):
            sides = (seat,) if f.whose == "you" else (seat ^ 1,) if f.whose == "opponent" else (0, 1)
            return sum(len(self.view.players[side].hand) for side in sides)
        return len(self.found(f, seat, this, regs, x))

    def holds(self, condition: t.Condition | None, seat: int, this: int, regs: Regs, x: int = 0) -> bool:
        """Whether a condition is met, as far as this seat sees."""
        if condition is None:
            return True
        if isinstance(condition, t.Compare):
            left = self.amount(condition.left, seat, this, regs, x)
            return _OPERATORS[condition.op](left, self.amount(condition.right, seat, this, regs, x))
        if isinstance(condition, t.Is):
            card = self.card(next(iter(self.those(condition.who, seat, this, regs)), 0))
            return card is not None and self.fits(condition.filter, card, seat, this, regs, x)
        if isinstance(condition, t.During):
            whose, step_seat = condition.whose, self.view.step_seat
            right = whose == "each" or step_seat < 0 or (step_seat == seat) is (whose == "you")
            return self.view.step in condition.steps and right
        if isinstance(condition, t.Not):
            return not self.holds(condition.what, seat, this, regs, x)
        if isinstance(condition, t.Every):
            return all(self.holds(part, seat, this, regs, x) for part in condition.of)
        if isinstance(condition, t.Either):
            return any(self.holds(part, seat, this, regs, x) for part in condition.of)
        if isinstance(condition, t.Initiative):
            return self.view.initiative in seats_of(condition.player, seat)
        return False  # what happened before is not in a view: reckoned as not met


def _in_state(card: CardView, state: str) -> bool:
    if state == "ready":
        return card.ready
    if state == "action":
        return not card.ready
    if state == "stunned":
        return card.stunned
    if state == "attacking":
        return card.combat.endswith("attacking")
    if state == "defending":
        return card.combat == "defending"
    if state == "combating":
        return card.combat != ""
    if state == "support":
        return "support" in card.attributes
    if state == "organization":
        return bool(card.orgs)
    return state in card.attributes


def seats_of(player: t.Player, seat: int) -> tuple[int, ...]:
    """Seats meant by "you", "opponent" or "each"."""
    return (seat,) if player == "you" else (seat ^ 1,) if player == "opponent" else (seat, seat ^ 1)
