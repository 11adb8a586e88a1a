"""Toy C: the turn has an owner, triggers go onto a stack all at once, costs are paid by plans, damage is cards.

C1 the turn belongs to a seat; C2 it draws one card after the other; C3 priority: turn player first, who acts goes
on, turn player after a resolution, the last window of a turn allows nothing but passing; C4 paying: a plan of
turned backs (1 each) and discarded cards (2 each), the card's colour among it, too much only by discards alone and
by 1; C5 bodies and backs come into play without a stack; C6 spells wait on the stack, what they say "target" of is
chosen at play; C7 all triggers go on the stack together before priority, the turn player's first; C8 a trigger with
no target goes up and is dropped; C9 damage to a player: card by card from deck to wounds, a burst may be used in
between; C10 a seat loses at a check with three wounds, a failed draw or damage with an empty deck, if both do it is
a draw; C11 a body breaks at a check once damage reaches its power, one of power 0 is put away, which is no
breaking, one without power does nothing of it; C12 gear whose bearer is gone is put away at a later check; C13 when
both choose, the turn player first, both acts are one group; C14 at the end damage goes, the hand is trimmed, again
if anything triggered; C15 turning what is turned is an event for effects, costs need an upright one, bodies of one
name are all put away at a check.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.effects.atoms import do_lasting
from engine.kernel import atoms
from engine.kernel.capacity import Capacity, Policy, excess, settle
from engine.kernel.chance import Chance, Seeded
from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.game import Game
from engine.kernel.layers import apply_layers
from engine.kernel.payments import Cost, Plan, Source, plans
from engine.kernel.relations import orphans
from engine.kernel.triggers import batch
from engine.kernel.windows import Window, WindowPolicy
from engine.kernel.zones import Sight, ZoneSpec
from tests.kernel.toys import common
from tests.kernel.toys.common import Card, Derived, Effect, Entry, Instr, Lasting, Toy, Traits, ask_pick, picked

DECK, HAND, LINE, BACKS, PILE, WOUNDS, OUTSIDE, STACK = range(0, 16, 2)
HAND_LIMIT = Capacity(4, Policy.TRIM_AT_CHECK)
BACK_LIMIT = Capacity(2, Policy.REFUSE)
NAME_LIMIT = Capacity(1, Policy.PURGE_AT_CHECK)
ONE_FORM = Capacity(1, Policy.REPLACE)


class GameC(Game):
    """owner: whose turn. cleans: clean-ups of this turn. hurt: damage by incarnation. lost: seats that have lost."""

    __slots__ = ("cleans", "hurt", "lost", "owner", "turn")
    SHARED: ClassVar[tuple[str, ...]] = (*Game.SHARED, "cleans", "lost", "owner", "turn")
    COPIED: ClassVar[tuple[str, ...]] = (*Game.COPIED, "hurt")

    def __init__(self, rules: Any, printed: Any, chance: Chance) -> None:
        super().__init__(rules, printed, chance)
        self.owner = 1
        self.turn = 0
        self.cleans = 0
        self.lost: frozenset[int] = frozenset()
        self.hurt: dict[int, int] = {}


# --- atoms ------------------------------------------------------------------------------------------------------------
def do_turn_begins(game: Any, event: Event) -> bool:
    game.turn += 1
    game.cleans = 0
    game.owner ^= 1
    return True


def do_draw(game: Any, event: Event) -> bool:
    """C2: also a failed draw is an event."""
    deck = game.zones[DECK + event.seat]
    if not deck:
        game.lost |= {event.seat}
        return True
    event.obj, event.to = deck[0], (WOUNDS if event.cause == "wound" else HAND) + event.seat
    return common.do_move(game, event)


def do_hurt(game: Any, event: Event) -> bool:
    if event.obj not in game.objs or event.n <= 0:
        return False
    game.hurt[event.obj] = game.hurt.get(event.obj, 0) + event.n
    return True


def do_wipe(game: Any, event: Event) -> bool:
    game.hurt.clear()
    game.cleans += 1
    return True


def do_wear(game: Any, event: Event) -> bool:
    atoms.change(game, game.objs[event.obj], host=event.src)
    return True


def do_put(game: Any, event: Event) -> bool:
    event.new = atoms.create(game, STACK, owner=event.seat, entry=event.extra).id
    return True


def do_vanish(game: Any, event: Event) -> bool:
    atoms.remove(game, game.objs[event.obj])
    return True


class Rules(Toy):
    """The fifteen rules."""

    SKIP_IF_SAME = False  # C15
    LOWEST = 0
    COUNTED = ("owner", "turn", "cleans", "lost", "hurt")
    NOTED = ()
    zones = (
        ZoneSpec("deck", Sight.NOBODY, ordered=True, deck=True),
        ZoneSpec("hand", Sight.OWNER),
        ZoneSpec("line", Sight.ALL, oriented=True),
        ZoneSpec("backs", Sight.ALL, oriented=True),
        ZoneSpec("pile", Sight.ALL, ordered=True),
        ZoneSpec("wounds", Sight.ALL, ordered=True),
        ZoneSpec("outside", Sight.ALL, location=False),
        ZoneSpec("stack", Sight.ALL, shared=True, ordered=True),
    )

    def __init__(self) -> None:
        self.atoms = {
            "move": common.do_move, "turned": common.do_turn, "lasting": do_lasting, "expire": common.do_expire,
            "shuffle": common.do_shuffle, "turn": do_turn_begins, "draw": do_draw, "hurt": do_hurt, "wipe": do_wipe,
            "wear": do_wear, "put": do_put, "vanish": do_vanish,
        }  # fmt: skip
        self.cache: dict[int, Traits] = {}

    def printed_traits(self, card: int, record: Card) -> Traits:
        if card not in self.cache:
            self.cache[card] = Traits(record)
        return self.cache[card]

    # kernel hooks ----------------------------------------------------------------------------------------------------
    def derive(self, game: Any) -> Derived:
        traits = common.base_traits(game, range(len(game.zones)))
        return Derived(apply_layers([common.boost_part(effect, 0) for effect in game.effects], traits))

    def dirties(self, game: Any, event: Event) -> bool:
        return event.kind not in ("turn", "hurt", "wipe")

    def prohibited(self, game: Any, event: Event) -> bool:
        return False

    def replacements(self, game: Any, event: Event) -> Sequence[Any]:
        return ()

    def calm(self, derived: Derived) -> frozenset[str]:
        return frozenset()

    def stoppable(self, derived: Derived) -> frozenset[str]:
        return frozenset(self.atoms)

    def noted(self, game: Any, before: Derived, done: Sequence[Event]) -> None:
        """C7: once an event; leaving looks back, arriving looks at the result."""
        for event in done:
            if event.kind == "move" and event.cause == "break":
                left = {e.obj for e in done if e.kind == "move" and e.frm in (LINE, LINE + 1)}
                for ident in sorted({*game.zones[LINE], *game.zones[LINE + 1], *left}):
                    traits = before.traits.get(ident)
                    if traits is not None and (
                        traits.when == "any breaks" or (traits.when == "breaks" and ident == event.obj)
                    ):
                        obj = game.objs.get(ident) or game.lki[ident].obj
                        common.pend(game, obj.controller, ident, traits.then, event=event)
            elif event.kind == "move" and event.to in (LINE, LINE + 1):
                traits = game.derived.traits.get(event.new)
                if traits is not None and traits.when == "enters":
                    common.pend(game, game.objs[event.new].controller, event.new, traits.then, event=event)
            elif event.kind == "turned":
                for ident in (*game.zones[LINE], *game.zones[LINE + 1]):
                    traits = game.derived.traits[ident]
                    if traits.when == "any turned":
                        common.pend(game, game.objs[ident].controller, ident, traits.then, event=event)
            elif event.kind == "wipe" and game.cleans == 1:
                for ident in game.zones[LINE + game.owner]:
                    traits = before.traits[ident]
                    if traits.when == "end":
                        common.pend(game, game.owner, ident, traits.then, event=event)

    # instructions ----------------------------------------------------------------------------------------------------
    def candidates(self, game: Any, seat: int, instr: Instr) -> tuple[int, ...]:
        return tuple(i for i in game.zones[LINE + (seat ^ 1)])

    def do(self, game: Any, frame: Effect, instr: Instr, ids: tuple[int, ...]) -> None:
        seat, src = frame.seat, frame.source
        if instr[0] == "draw":
            game.commit([Event("draw", seat=seat, src=src, by=seat, cause="effect")])
        elif instr[0] == "wound":
            game.push(Wound(seat ^ 1, instr[1]))
        elif instr[0] == "hurt":
            game.commit([Event("hurt", i, n=instr[1], src=src, by=seat) for i in ids])
        elif instr[0] == "break":
            game.commit([put_away(game, i, "break") for i in ids])
        elif instr[0] == "put":
            game.commit([put_away(game, i, "put") for i in ids])
        elif instr[0] == "turn":
            game.commit([Event("turned", i, n=1, src=src, by=seat, cause="effect") for i in ids])
        elif instr[0] == "weaken":
            game.commit([Event("lasting", src=src, by=seat, extra=Lasting(0, "turn", ids, -instr[1]))])
        elif instr[0] == "both break":
            game.push(BothBreak())


def put_away(game: Any, ident: int, cause: str) -> Event:
    """To its owner's pile."""
    return Event("move", ident, to=PILE + game.objs[ident].owner, cause=cause)


def slack(plan: Plan, cost: Cost) -> int:
    """C4: too much by one, and only if nothing but discards pays."""
    return 1 if plan and all(source.kind == "discard" for source in plan) else 0


def payments(game: Any, seat: int, ident: int) -> tuple[Plan, ...]:
    """C4: every way to pay for a card; the card itself is no source."""
    card = game.card(game.objs[ident])
    backs = [
        Source(i, 1, frozenset({game.card(game.objs[i]).colour}), "back")
        for i in game.zones[BACKS + seat] if game.objs[i].ready
    ]  # fmt: skip
    hand = [
        Source(i, 2, frozenset({game.card(game.objs[i]).colour}), "discard")
        for i in game.zones[HAND + seat] if i != ident
    ]  # fmt: skip
    needs = (card.colour,) if card.colour else ()
    return plans([*backs, *hand], Cost(card.cost, needs if card.cost else ()), slack)


# --- procedures -------------------------------------------------------------------------------------------------------
class Turn(Frame):
    """C1, C2, C3, C14."""

    __slots__ = ()

    @step("C1")
    def begin(self, game: Any) -> None:
        game.commit([Event("turn")])

    @step("C1.stand")
    def stand(self, game: Any) -> None:
        mine = (*game.zones[LINE + game.owner], *game.zones[BACKS + game.owner])
        game.commit([Event("turned", i, n=0) for i in mine if not game.objs[i].ready])

    @step("C2")
    def draw(self, game: Any) -> None:
        game.push(Effect(game.owner, 0, (("draw",), ("draw",))))

    @step("C3.main")
    def main(self, game: Any) -> None:
        game.push(Priority())

    @step("C3.attack")
    def attack(self, game: Any) -> None:
        bodies = [i for i in game.zones[LINE + game.owner] if game.objs[i].ready]
        ask_pick(game, game.owner, bodies, least=0)

    @step("C9.attack")
    def attacked(self, game: Any) -> None:
        for ident in picked(game):
            self.jump("C3.attack")
            game.push(Wound(game.owner ^ 1, 1))
            game.commit([Event("turned", ident, n=1, by=game.owner, cause="attack")])

    @step("C3.last")
    def last(self, game: Any) -> None:
        game.push(Last())

    @step("C14.trim")
    def trim(self, game: Any) -> None:
        found = excess(HAND_LIMIT, game.zones[HAND + game.owner])
        ask_pick(game, game.owner, found.among, found.pick, found.pick) if found.pick else setattr(game, "taken", ())

    @step("C14")
    def clean(self, game: Any) -> None:
        cards = [put_away(game, i, "trim") for i in picked(game)]
        game.commit([*cards, Event("wipe"), Event("expire", cause="turn")])

    @step("C14.again")
    def again(self, game: Any) -> None:
        self.jump("C14.trim" if game.pending else "C1")
        if game.pending:
            game.push(Last())


class Priority(Window):
    """C3."""

    __slots__ = ()
    POLICY = WindowPolicy("primary", "same", "primary", True, 2)

    def primary(self, game: Any) -> int:
        return int(game.owner)

    def checks(self, game: Any) -> bool:
        """C10 to C12, C15 in passes until quiet, then C7."""
        while game.outcome is None and (group := check(game)):
            game.commit(group)
        if game.outcome is None and game.pending:
            game.push(Stack())
            return True
        return False

    def options(self, game: Any, seat: int) -> tuple[Option, ...]:
        return (("pass",), *(("play", i) for i in game.zones[HAND + seat] if self.playable(game, seat, i)))

    def playable(self, game: Any, seat: int, ident: int) -> bool:
        card = game.card(game.objs[ident])
        if card.kind != "spell" and (seat != game.owner or game.zones[STACK]):
            return False
        if card.kind == "back" and settle(BACK_LIMIT, game.zones[BACKS + seat]).refused:
            return False
        if card.kind == "gear" and not game.zones[LINE + seat]:
            return False
        if any(i[-1] == "target" and not game.rules.candidates(game, seat, i) for i in card.does):
            return False
        return bool(payments(game, seat, ident))

    def act(self, game: Any, seat: int, option: Option) -> None:
        game.push(Play(seat, int(option[1])))

    def waiting(self, game: Any) -> bool:
        return bool(game.zones[STACK])

    def resolve(self, game: Any) -> None:
        game.push(Resolve(game.zones[STACK][0]))


class Last(Priority):
    """C3: nothing but passing."""

    __slots__ = ()

    def options(self, game: Any, seat: int) -> tuple[Option, ...]:
        return (("pass",),)


def check(game: Any) -> list[Event]:
    """One pass of the rule checks, as one group."""
    lost = game.lost | {seat for seat in (0, 1) if len(game.zones[WOUNDS + seat]) >= 3}
    if lost:
        game.finish(("draw", -1, "C10") if len(lost) == 2 else ("wins", min(lost) ^ 1, "C10"))
        return []
    group: dict[int, Event] = {}
    for seat in (0, 1):
        line = game.zones[LINE + seat]
        for ident in line:
            power = game.derived.traits[ident].power
            if power is None:
                continue
            if max(0, power) == 0:
                group.setdefault(ident, put_away(game, ident, "put"))
            elif game.hurt.get(ident, 0) >= power:
                group.setdefault(ident, put_away(game, ident, "break"))
        by_name: dict[str, list[int]] = {}
        for ident in line:
            for name in sorted(game.derived.traits[ident].names):
                by_name.setdefault(name, []).append(ident)
        for same in by_name.values():
            for ident in excess(NAME_LIMIT, same).leave:
                group.setdefault(ident, put_away(game, ident, "put"))
    for obj in orphans(game):  # C12
        group.setdefault(obj.id, put_away(game, obj.id, "put"))
    return list(group.values())


class Play(Frame):
    """C4 to C6."""

    __slots__ = ("ident", "picks", "plan", "seat")

    def __init__(self, seat: int, ident: int) -> None:
        super().__init__()
        self.seat = seat
        self.ident = ident
        self.picks: tuple[int, ...] = ()
        self.plan: tuple[int, ...] = ()

    @step("C6.target")
    def target(self, game: Any) -> None:
        card = game.card(game.objs[self.ident])
        game.taken = ()
        if card.kind == "gear":
            ask_pick(game, self.seat, game.zones[LINE + self.seat])
        for instr in card.does:
            if instr[-1] == "target":
                ask_pick(game, self.seat, game.rules.candidates(game, self.seat, instr))

    @step("C4")
    def plan_it(self, game: Any) -> None:
        self.picks = picked(game)
        options = tuple(("plan", *(source.id for source in plan)) for plan in payments(game, self.seat, self.ident))
        game.ask(Decision(self.seat, Kind.CHOOSE, "pay", game.rule, "Choose how to pay", options))

    @step("C4.pay")
    def pay(self, game: Any) -> None:
        """All of it at once."""
        self.plan = tuple(int(part) for part in game.taken[0][1:])
        backs = game.zones[BACKS + self.seat]
        game.commit([
            Event("turned", i, n=1, by=self.seat, cause="cost") if i in backs else put_away(game, i, "cost")
            for i in self.plan
        ])  # fmt: skip

    @step("C5")
    def arrive(self, game: Any) -> None:
        card = game.card(game.objs[self.ident])
        entry = Entry("card", card.name, self.ident, self.seat, card.does, self.picks)
        if card.kind == "spell":
            extra: tuple[Any, ...] = (("entry", entry),)
            game.commit([Event("move", self.ident, to=STACK, by=self.seat, cause="play", extra=extra)])
            return
        to = BACKS if card.kind == "back" else OUTSIDE if card.kind == "gear" else LINE
        ready = (("ready", card.kind != "back"),)
        if card.kind == "gear":
            game.push(Wear(game.next_id, self.picks[0]))
        game.commit([Event("move", self.ident, to=to + self.seat, by=self.seat, cause="play", extra=ready)])


class Wear(Frame):
    """C12: gear goes to its bearer."""

    __slots__ = ("bearer", "gear")

    def __init__(self, gear: int, bearer: int) -> None:
        super().__init__()
        self.gear = gear
        self.bearer = bearer

    @step("C12")
    def wear(self, game: Any) -> None:
        game.commit([Event("wear", self.gear, src=self.bearer)])


class Stack(Frame):
    """C7, C8: everything noted, seat by seat, each seat in the order it likes; what is put first resolves last."""

    __slots__ = ("order",)

    def __init__(self) -> None:
        super().__init__()
        self.order: tuple[Any, ...] = ()

    @step("C7")
    def sort(self, game: Any) -> None:
        groups = batch(game.pending, (game.owner, game.owner ^ 1))
        found = groups[0] if groups else ()
        options = tuple(("trigger", index) for index in found)
        game.taken = options
        if len(options) > 1:
            seat = game.pending[found[0]].seat
            game.ask(Decision(seat, Kind.ORDER, "order", game.rule, "Put triggers on the stack", options))

    @step("C7.sorted")
    def sorted(self, game: Any) -> None:
        taken = tuple(int(option[1]) for option in game.taken)
        self.order = (*self.order, *(game.pending[i] for i in taken))
        game.pending = tuple(item for index, item in enumerate(game.pending) if index not in taken)
        if game.pending:
            self.jump("C7")

    @step("C8")
    def target(self, game: Any) -> None:
        game.taken = ()
        if not self.order:
            game.frames.pop()
            return
        item = self.order[0]
        for instr in item.craft:
            if instr[-1] == "target" and (found := game.rules.candidates(game, item.seat, instr)):
                ask_pick(game, item.seat, found, source=item.source)

    @step("C8.put")
    def put(self, game: Any) -> None:
        item, self.order = self.order[0], self.order[1:]
        wants = any(instr[-1] == "target" for instr in item.craft)
        picks = picked(game)
        entry = Entry("trigger", common.name(game, item.source), item.source, item.seat, item.craft, picks)
        if wants and not picks:
            game.push(Drop(game.next_id))
        self.jump("C8")
        game.commit([Event("put", seat=item.seat, src=item.source, extra=entry)])


class Drop(Frame):
    """C8: leaves the stack at once."""

    __slots__ = ("ident",)

    def __init__(self, ident: int) -> None:
        super().__init__()
        self.ident = ident

    @step("C8.drop")
    def drop(self, game: Any) -> None:
        game.commit([Event("vanish", self.ident, cause="no target")])


class Resolve(Frame):
    """The top of the stack."""

    __slots__ = ("ident",)

    def __init__(self, ident: int) -> None:
        super().__init__()
        self.ident = ident

    @step("C6")
    def carry_out(self, game: Any) -> None:
        entry: Entry = game.objs[self.ident].entry
        game.push(Effect(entry.seat, entry.source, entry.does, entry.picks))

    @step("C6.leave")
    def leave(self, game: Any) -> None:
        obj = game.objs[self.ident]
        game.commit([put_away(game, self.ident, "spent") if obj.cards else Event("vanish", self.ident)])


class Wound(Frame):
    """C9: one card at a time, with whatever a burst does in between."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        super().__init__()
        self.seat = seat
        self.n = n

    @step("C9")
    def one(self, game: Any) -> None:
        if self.n <= 0:
            game.frames.pop()
            return
        self.n -= 1
        game.commit([Event("draw", seat=self.seat, cause="wound")])

    @step("C9.burst")
    def burst(self, game: Any) -> None:
        self.jump("C9")
        wounds = game.zones[WOUNDS + self.seat]
        if not wounds or self.seat in game.lost:
            return
        card = game.card(game.objs[wounds[0]])
        if card.when == "burst":
            game.push(Effect(self.seat, wounds[0], (("may",), *card.then)))


class BothBreak(Frame):
    """C13: each seat chooses one of its own bodies, knowing what was chosen; then both break together."""

    __slots__ = ("chosen", "left")

    def __init__(self) -> None:
        super().__init__()
        self.chosen: tuple[int, ...] = ()
        self.left = 2

    @step("C13")
    def choose(self, game: Any) -> None:
        seat = game.owner if self.left == 2 else game.owner ^ 1
        game.taken = ()
        if game.zones[LINE + seat]:
            ask_pick(game, seat, game.zones[LINE + seat])

    @step("C13.break")
    def both(self, game: Any) -> None:
        self.chosen = (*self.chosen, *picked(game))
        self.left -= 1
        if self.left:
            self.jump("C13")
            return
        game.commit([put_away(game, i, "break") for i in self.chosen])


# --- set-up -----------------------------------------------------------------------------------------------------------
def empty_game(cards: Sequence[Card], chance: Chance | None = None, owner: int = 0) -> GameC:
    """A table with nothing on it in a turn of ``owner``."""
    game = GameC(Rules(), cards, chance or Seeded(1))
    game.owner = owner
    game.turn = 1
    return game


SET = (
    Card("knight", cost=2, power=3, colour="red"),
    Card("mage", cost=3, power=2, colour="blue", when="enters", then=(("hurt", 2, "target"),)),
    Card("martyr", cost=1, power=1, colour="red", when="breaks", then=(("draw",),)),
    Card("watcher", cost=2, power=2, colour="blue", when="any breaks", then=(("hurt", 1, "target"),)),
    Card("clerk", "back", 1, colour="red"),
    Card("miner", "back", 1, colour="blue"),
    Card("fire", "spell", 2, colour="red", does=(("hurt", 3, "target"),)),
    Card("flood", "spell", 3, colour="blue", does=(("both break",),), when="burst", then=(("draw",),)),
    Card("curse", "spell", 1, does=(("weaken", 2, "target"),), when="burst", then=(("wound", 1),)),
    Card("blade", "gear", 1),
)


def new_game(seed: int = 1) -> GameC:
    """A whole game with decks of twenty and four cards in hand."""
    game = GameC(Rules(), [*SET, *SET] * 2, Seeded(seed))
    for seat in (0, 1):
        common.fill(game, DECK + seat, range(seat * 20, seat * 20 + 20))
        for _ in range(4):
            game.commit([Event("draw", seat=seat)])
    game.drain()
    game.push(Turn())
    game.run()
    return game
