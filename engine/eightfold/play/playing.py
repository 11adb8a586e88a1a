"""Playing cards and using abilities: everything is decided first, then done at once (11.2 to 11.8, R-S36)."""

from __future__ import annotations

from typing import Any

from engine.effects.find import Context, candidates
from engine.effects.nodes import Ability, Instruction
from engine.eightfold.cards.card import ITEMS, Card
from engine.eightfold.cards.vocabulary import HAND_USES
from engine.eightfold.layers.facts import FACTS, field
from engine.eightfold.play.arriving import Arrive, bearers
from engine.eightfold.play.checks import choosing
from engine.eightfold.play.choices import Slot, bound, choice
from engine.eightfold.play.costs import DISCARD, DULL, bill, card_cost, points
from engine.eightfold.play.legality import combined, cp_of, payable, removable, sacrifices, using
from engine.eightfold.state.match import Entry, Regs, apart, printed
from engine.eightfold.state.zones import BREAK, HAND, REMOVED, STACK
from engine.kernel import atoms
from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.payments import Bill

_YES_NO = (("yes",), ("no",))


class Announcing(Frame):
    """What cards and abilities have in common. regs: choices made. pay: ids that pay."""

    __slots__ = ("ident", "pay", "regs", "seat", "slots")

    def __init__(self, seat: int, ident: int) -> None:
        super().__init__()
        self.seat = seat
        self.ident = ident
        self.regs: Regs = ()
        self.slots: tuple[Slot, ...] = ()
        self.pay: tuple[int, ...] = ()

    def choose_slot(self, game: Any, without: int) -> None:
        """Ask for the next choice; one that is forced makes itself."""
        game.taken = ()
        if not self.slots:
            return
        slot = self.slots[0]
        context = Context(self.seat, self.ident, dict(self.regs))
        there = tuple(one for one in candidates(FACTS, game, slot.target, context) if one != without)
        asked = choosing(self.seat, slot, there, self.ident, game.rule)
        game.taken = asked.options
        if asked.most and asked.least < len(there):
            game.ask(asked)

    def slot_chosen(self, game: Any, do: tuple[Instruction, ...]) -> bool:
        """Note a choice; whether there was one."""
        if not self.slots:
            return False
        _, everything = bound(do)
        name = choice(len(everything) - len(self.slots))
        self.regs = (*self.regs, (name, tuple(int(option[1]) for option in game.taken)))
        self.slots = self.slots[1:]
        return True

    def ask_one(
        self, game: Any, rule: str, prompt: str, options: tuple[Option, ...], least: int = 1, veiled: bool = False
    ) -> None:
        """Which one of these, or none."""
        seat, source = self.seat, self.ident
        game.ask(Decision(seat, Kind.CHOOSE, "choose", rule, prompt, options, least, 1, source=source, veiled=veiled))

    def ask_payment(self, game: Any, due: Bill, rule: str) -> None:
        """Which sources pay."""
        game.taken = ()
        if due.cost.amount <= 0:
            return
        options = tuple(("pay", source.id, source.kind) for source in due.sources)
        args = (("amount", due.cost.amount), ("needs", due.cost.needs))
        game.ask(
            Decision(
                self.seat,
                Kind.CHOOSE,
                "pay",
                rule,
                "Pay {amount}",
                options,
                1,
                len(options),
                source=self.ident,
                args=args,
                bill=due,
            )
        )

    def pay_with(self, game: Any) -> None:
        """What was taken pays; discards are shown at once, since what they are of was a claim."""
        self.pay = tuple(int(option[1]) for option in game.taken)
        for ident in self.pay:
            atoms.disclose(game, game.objs[ident])

    def payment(self, game: Any) -> list[Event]:
        """What paying does: Backups are dulled, cards discarded (11.3.8.1.1)."""
        events = []
        for ident in self.pay:
            if game.objs[ident].zone == HAND + self.seat:
                to = BREAK + self.seat
                events.append(
                    Event("move", ident, to=to, by=self.seat, cause="discard", rule="11.3.8.1.1", extra=DISCARD)
                )
            else:
                events.append(Event("turned", ident, n=1, by=self.seat, cause="cost", rule="11.3.8.1.1", extra=DULL))
        return events


class Play(Announcing):
    """A card from the hand. on: bearer of an Item. victim: put away for War God. removed: for Combination, names: those
    still to be asked about. overdrive: whether its price is paid."""

    __slots__ = ("names", "on", "overdrive", "removed", "victim")

    def __init__(self, seat: int, ident: int) -> None:
        super().__init__(seat, ident)
        self.on = 0
        self.victim = 0
        self.removed: tuple[int, ...] = ()
        self.names: tuple[str, ...] = ()
        self.overdrive = False

    def _card(self, game: Any) -> Card:
        return printed(game, game.objs[self.ident])

    def _effect(self, game: Any) -> tuple[Instruction, ...]:
        return tuple(part for one in self._card(game).abilities if one.kind == "effect" for part in one.do)

    def _less(self, game: Any) -> int:
        card = self._card(game)
        off = combined(game, card, len(self.removed))
        return off + (game.derived.traits[self.victim].cost if self.victim else 0)

    def _bill(self, game: Any, overdrive: bool, claimed: bool = False) -> Bill:
        card = self._card(game)
        extra: tuple[tuple[str, int], ...] = ()
        if overdrive:
            extra = next((cp_of(one) for one in card.abilities if one.kind == "overdrive"), ())
        cost = card_cost(card, self._less(game), extra, least=1 if card.war_god else 0)
        return bill(game, self.seat, cost, (self.ident, *((self.victim,) if self.victim else ())), claimed=claimed)

    @step("11.4.7")
    def bearer(self, game: Any) -> None:
        """Who carries an Item. It is not chosen in the sense of effects (R-S16)."""
        game.taken = ()
        if self._card(game).type in ITEMS:
            options = tuple(("pick", one) for one in bearers(game, self.seat, game.objs[self.ident]))
            game.taken = options
            if len(options) > 1:
                prompt = "Choose who gets it"
                self.ask_one(game, self.rule, prompt, options)

    @step("11.2.3")
    def begin_choices(self, game: Any) -> None:
        """What a Summon chooses."""
        if game.taken:
            self.on = int(game.taken[0][1])
        _, self.slots = bound(self._effect(game))

    @step("11.2.3 choose")
    def choose(self, game: Any) -> None:
        """One choice after the other."""
        self.choose_slot(game, self.ident)

    @step("11.2.3 chosen")
    def chosen(self, game: Any) -> None:
        """Noted."""
        if self.slot_chosen(game, self._effect(game)):
            self.jump("11.2.3 choose")

    @step("15.2.7.2")
    def war_god(self, game: Any) -> None:
        """Whether a character is put away for it."""
        game.taken = ()
        card = self._card(game)
        obj = game.objs[self.ident]
        able = sacrifices(game, self.seat, obj, card)
        if sacrifices(game, self.seat, obj, card, claimed=True) if apart(game) else able:
            least = 1 if able and not payable(game, self.seat, obj, card, 0) else 0
            options = tuple(("sacrifice", one) for one in able)
            prompt = "Choose who is put away for it"
            self.ask_one(game, self.rule, prompt, options, least, veiled=apart(game))

    @step("15.2.17.3")
    def begin_names(self, game: Any) -> None:
        """Names of Combination that can be removed."""
        if game.taken:
            self.victim = int(game.taken[0][1])
        card = self._card(game)
        self.names = () if card.combination is None else card.combination[0]

    @step("15.2.17.3 choose")
    def combine(self, game: Any) -> None:
        """Up to one card of each name."""
        game.taken = ()
        while self.names:
            able = removable(game, self.seat, self.names[0], self.removed)
            count = len(self.removed)
            left, more = self._ways(game, count), self._ways(game, count + 1)
            if able and (self._ways(game, count + 1, claimed=True) if apart(game) else more):
                options = tuple(("remove", one) for one in able if more)
                prompt = "Choose what is removed for it"
                least = 1 if more and not left else 0
                self.ask_one(game, game.rule, prompt, options, least, veiled=apart(game))
                return
            self.names = self.names[1:]

    def _ways(self, game: Any, count: int, claimed: bool = False) -> bool:
        """Whether it can be paid with so many cards removed, or more of the names that are left. claimed: as far as
        everybody can tell."""
        card = self._card(game)
        rest = sum(bool(removable(game, self.seat, name, self.removed)) for name in self.names[1:])
        obj = game.objs[self.ident]
        return any(
            payable(game, self.seat, obj, card, combined(game, card, many), claimed=claimed)
            for many in range(count, count + rest + 1)
        )

    @step("15.2.17.3 chosen")
    def combined(self, game: Any) -> None:
        """Noted; then the next name."""
        if self.names:
            self.removed = (*self.removed, *(int(option[1]) for option in game.taken))
            self.names = self.names[1:]
            self.jump("15.2.17.3 choose")

    @step("15.2.9.2")
    def ask_overdrive(self, game: Any) -> None:
        """Whether the price of Overdrive is paid, too."""
        game.taken = (("no",),)
        if not any(one.kind == "overdrive" for one in self._card(game).abilities):
            return
        with_it, without = self._bill(game, True).payable, self._bill(game, False).payable
        if self._bill(game, True, claimed=True).payable if apart(game) else with_it and without:
            options = tuple(one for one, able in zip(_YES_NO, (with_it, without), strict=True) if able)
            prompt = "Pay for Overdrive?"
            seat, source, veiled = self.seat, self.ident, apart(game)
            game.ask(Decision(seat, Kind.YES_NO, "yes-no", self.rule, prompt, options, source=source, veiled=veiled))
        elif with_it:
            game.taken = (("yes",),)

    @step("15.2.9.2 said")
    def said_overdrive(self, game: Any) -> None:
        """Noted."""
        self.overdrive = game.taken == (("yes",),)

    @step("11.3.8")
    def cost(self, game: Any) -> None:
        """The cost is determined (11.2.10, 11.4.9, 11.5.7), and how it is paid."""
        self.ask_payment(game, self._bill(game, self.overdrive), self.rule)

    @step("11.3.9")
    def play(self, game: Any) -> None:
        """Paid at once (11.2.10.1.1, 11.4.10, 11.5.8). A Summon goes on the stack, the others onto the Field."""
        self.pay_with(game)
        card = self._card(game)
        events = self.payment(game)
        if self.victim:
            to = BREAK + game.objs[self.victim].owner
            events.append(Event("move", self.victim, to=to, by=self.seat, cause="cost", rule="15.2.7.3"))
        events += [
            Event("move", i, to=REMOVED + self.seat, by=self.seat, cause="cost", rule="15.2.17.3") for i in self.removed
        ]
        if card.type == "summon":
            do, _ = bound(self._effect(game))
            entry = Entry(self.seat, 0, "", do, self.regs)
            summon = Event("move", self.ident, to=STACK, by=self.seat, cause="play", rule="11.2.2", extra=entry)
            game.frames.pop()
            game.commit([summon, *events])
            return
        leave = tuple(obj.id for obj in field(game, self.seat, "formation")) if card.type == "formation" else ()
        game.replace(Arrive((self.ident,), "play", self.seat, on=self.on, overdrive=self.overdrive, leave=leave))
        game.commit(events)


class Use(Announcing):
    """An action or special ability, or one of the hand (11.7, 11.8)."""

    __slots__ = ("ability",)

    def __init__(self, seat: int, ident: int, ability: Ability) -> None:
        super().__init__(seat, ident)
        self.ability = ability

    def _gone(self) -> int:
        cost = dict(self.ability.cost)
        leaves = self.ability.kind in HAND_USES or "put away" in cost or "remove" in cost
        return self.ident if leaves else 0

    @step("11.7.5")
    def begin(self, game: Any) -> None:
        """What it chooses."""
        _, self.slots = bound(self.ability.do)

    @step("11.7.5 choose")
    def choose(self, game: Any) -> None:
        """One choice after the other."""
        self.choose_slot(game, self._gone())

    @step("11.7.5 chosen")
    def chosen(self, game: Any) -> None:
        """Noted."""
        if self.slot_chosen(game, self.ability.do):
            self.jump("11.7.5 choose")

    @step("11.7.9")
    def cost(self, game: Any) -> None:
        """The cost is determined, and how it is paid."""
        cost = dict(self.ability.cost)
        out = using(game.objs[self.ident], cost)
        due = bill(game, self.seat, points(cp_of(self.ability)), out, cost.get("discard", 0), ability=True)
        self.ask_payment(game, due, self.rule)

    @step("11.7.9 said")
    def said(self, game: Any) -> None:
        """Noted."""
        self.pay_with(game)

    @step("11.7.2.1.1")
    def discard(self, game: Any) -> None:
        """Which cards are discarded besides."""
        game.taken = ()
        count = dict(self.ability.cost).get("discard", 0)
        if count:
            out = (*self.pay, self.ident)
            options = tuple(("pick", i) for i in game.zones[HAND + self.seat] if i not in out)
            game.taken = options
            if len(options) > count:
                prompt = "Choose {count} to discard"
                game.ask(
                    Decision(
                        self.seat,
                        Kind.CHOOSE,
                        "choose",
                        self.rule,
                        prompt,
                        options,
                        count,
                        count,
                        source=self.ident,
                        args=(("count", count),),
                    )
                )

    @step("11.7.10")
    def use(self, game: Any) -> None:
        """Paid at once; the ability is the top of the stack (11.7.4)."""
        cost = dict(self.ability.cost)
        obj = game.objs[self.ident]
        do, _ = bound(self.ability.do)
        known = (*self.regs, ("bearer", (obj.host,)))
        entry = Entry(self.seat, self.ident, str(self.ability.number), do, known, was=self.ident)
        events = [Event("stack", seat=self.seat, src=self.ident, by=self.seat, rule="11.7.4", extra=entry)]
        events += self.payment(game)
        picked = [int(option[1]) for option in game.taken]
        if self.ability.kind in HAND_USES:
            picked.append(self.ident)
        to = BREAK + self.seat
        events += [Event("move", i, to=to, by=self.seat, cause="discard", rule="11.7.2.1.1") for i in picked]
        if "dull" in cost:
            events.append(Event("turned", self.ident, n=1, by=self.seat, cause="cost", rule="11.7.2.1.2"))
        if "put away" in cost:
            gone = Event("move", self.ident, to=BREAK + obj.owner, by=self.seat, cause="cost", rule="11.7.2.1.3")
            events.append(gone)
        elif "remove" in cost:
            gone = Event("move", self.ident, to=REMOVED + obj.owner, by=self.seat, cause="cost", rule="11.7.2.1.3#2")
            events.append(gone)
        game.frames.pop()
        game.commit(events)
