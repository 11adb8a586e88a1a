"""Toy A: nobody owns the turn, everything waits on one stack, triggers go up one at a time.

A1 the turn is shared, the lead changes; A2 draws one by one, a failed draw is noted; A3 each seat in turn has a
step of its own with a pool; A4 the pool empties at the step's end; A5 priority: primary first, who acts goes on,
primary after a resolution; A6 playing: targets, then on the stack, then paying, where den cards may be turned for
one more each; A7 bodies are on the stack and can be answered; A8 a face-down den card is used through a proxy and
stays; A9 triggers go on the stack one at a time, the primary's first; A10 a trigger with no target is lost; A11 a
face-down card may be shown so that it triggers, asked in secret; A12 stun is one bundle of states, never twice; A13
who failed to draw loses at the next check, if both did the primary loses; A14 points are looked at once, at the
turn's end; A15 from field to field a body stays the same object, it leaves to its owner's zones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.effects.atoms import do_lasting
from engine.kernel import atoms
from engine.kernel.chance import Chance, Seeded
from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.game import Game
from engine.kernel.layers import Part, apply_layers
from engine.kernel.triggers import one_at_a_time
from engine.kernel.windows import Window, WindowPolicy
from engine.kernel.zones import Sight, ZoneSpec
from tests.kernel.toys import common
from tests.kernel.toys.common import Card, Derived, Effect, Entry, Instr, Lasting, Toy, Traits, ask_pick, picked

DECK, HAND, FIELD, DEN, PILE, STACK = range(0, 12, 2)


class GameA(Game):
    """points, pool: by seat. lead: seat. step_seat: whose step, -1 nobody's. failed: seats. used: once per turn."""

    __slots__ = ("failed", "lead", "points", "pool", "step_seat", "turn", "used")
    SHARED: ClassVar[tuple[str, ...]] = (*Game.SHARED, *__slots__)

    def __init__(self, rules: Any, printed: Any, chance: Chance) -> None:
        super().__init__(rules, printed, chance)
        self.points = (5, 5)
        self.pool = (0, 0)
        self.lead = 1
        self.turn = 0
        self.step_seat = -1
        self.failed: tuple[int, ...] = ()
        self.used: frozenset[Any] = frozenset()

    @property
    def primary(self) -> int:
        return self.step_seat if self.step_seat >= 0 else self.lead


# --- atoms ------------------------------------------------------------------------------------------------------------
def do_number(game: Any, event: Event) -> bool:
    """points and pool: add n to a seat's number."""
    if event.n == 0:
        return False
    numbers = list(getattr(game, event.kind))
    numbers[event.seat] += event.n
    setattr(game, event.kind, tuple(numbers))
    return True


def do_turn_begins(game: Any, event: Event) -> bool:
    game.turn += 1
    game.lead ^= 1
    return True


def do_step(game: Any, event: Event) -> bool:
    game.step_seat = event.seat
    return True


def do_draw(game: Any, event: Event) -> bool:
    """A2: one card; from an empty deck the failure is noted."""
    deck = game.zones[DECK + event.seat]
    if not deck:
        game.failed = (*game.failed, event.seat)
        return True
    event.obj, event.to = deck[0], HAND + event.seat
    return common.do_move(game, event)


def do_stun(game: Any, event: Event) -> bool:
    """A12: mark, face and orientation change as one."""
    obj = game.objs.get(event.obj)
    if obj is None or "stunned" in obj.marks:
        return False
    atoms.change(game, obj, marks=obj.marks | {"stunned"}, face_up=False, ready=False)
    return True


def do_put(game: Any, event: Event) -> bool:
    """An ability or a proxy arrives on the stack; it has no card."""
    event.new = atoms.create(game, STACK, owner=event.seat, entry=event.extra).id
    return True


def do_vanish(game: Any, event: Event) -> bool:
    """An ability or proxy leaves the stack for good."""
    atoms.remove(game, game.objs[event.obj])
    return True


class Rules(Toy):
    """The fifteen rules."""

    SKIP_IF_SAME = True
    LOWEST = 0
    COUNTED = ("points", "pool", "lead", "turn", "step_seat", "failed")
    NOTED = ("used",)
    zones = (
        ZoneSpec("deck", Sight.NOBODY, ordered=True, deck=True),
        ZoneSpec("hand", Sight.OWNER),
        ZoneSpec("field", Sight.ALL, oriented=True, faced=True),
        ZoneSpec("den", Sight.FACE, oriented=True, faced=True),
        ZoneSpec("pile", Sight.ALL),
        ZoneSpec("stack", Sight.ALL, shared=True, ordered=True),
    )

    def __init__(self) -> None:
        self.atoms = {
            "move": common.do_move, "turned": common.do_turn, "shown": common.do_show, "lasting": do_lasting,
            "expire": common.do_expire, "shuffle": common.do_shuffle, "points": do_number, "pool": do_number,
            "turn": do_turn_begins, "step": do_step, "draw": do_draw, "stun": do_stun, "put": do_put,
            "vanish": do_vanish,
        }  # fmt: skip
        self.cache: dict[int, Traits] = {}

    def printed_traits(self, card: int, record: Card) -> Traits:
        if card not in self.cache:
            self.cache[card] = Traits(record)
        return self.cache[card]

    # kernel hooks ----------------------------------------------------------------------------------------------------
    def derive(self, game: Any) -> Derived:
        traits = common.base_traits(game, range(len(game.zones)))
        parts = [common.boost_part(effect, 1) for effect in game.effects]
        stunned = [i for zone in (FIELD, FIELD + 1) for i in game.zones[zone] if "stunned" in game.objs[i].marks]
        if stunned:
            parts.append(Part(0, 0, 0, 2, lambda traits: stunned, _silence))
        return Derived(apply_layers(parts, traits))

    def dirties(self, game: Any, event: Event) -> bool:
        return event.kind not in ("points", "pool", "step", "turn")

    def _bodies(self, game: Any, seat: int, word: str) -> list[int]:
        return [i for i in game.zones[FIELD + seat] if word in game.derived.traits[i].text]

    def prohibited(self, game: Any, event: Event) -> bool:
        return event.kind == "stun" and bool(self._bodies(game, 0, "calm") or self._bodies(game, 1, "calm"))

    def replacements(self, game: Any, event: Event) -> Sequence[Any]:
        if event.kind != "move" or event.cause != "kill" or event.obj not in game.objs:
            return ()
        seat = game.objs[event.obj].controller
        return [Guard(guard, seat) for guard in self._bodies(game, seat, "guard") if guard != event.obj]

    def calm(self, derived: Derived) -> frozenset[str]:
        return frozenset()

    def stoppable(self, derived: Derived) -> frozenset[str]:
        return frozenset(self.atoms)

    def noted(self, game: Any, before: Derived, done: Sequence[Event]) -> None:
        """Every occurrence counts; leaving looks back, arriving looks at the result."""
        for event in done:
            if event.kind == "move" and event.cause == "kill":
                for zone in (FIELD, FIELD + 1):
                    listeners = set(game.zones[zone]) | {e.obj for e in done if e.kind == "move" and e.frm == zone}
                    for ident in sorted(listeners):
                        traits = before.traits.get(ident)
                        if traits is None:
                            continue
                        obj = game.objs.get(ident) or game.lki[ident].obj
                        if traits.when == "any dies" or (traits.when == "dies" and ident == event.obj):
                            common.pend(game, obj.controller, ident, traits.then, event=event)
                for seat in (game.primary ^ 1, game.primary):  # the primary's question is asked first
                    if any(not game.objs[i].face_up for i in game.zones[DEN + seat]):
                        game.push(Secret(seat, event.obj))
            elif event.kind == "move" and event.to in (FIELD, FIELD + 1) and event.frm not in (FIELD, FIELD + 1):
                traits = game.derived.traits.get(event.new)
                if traits is not None and traits.when == "enters":
                    common.pend(game, game.objs[event.new].controller, event.new, traits.then, event=event)

    # instructions ----------------------------------------------------------------------------------------------------
    def candidates(self, game: Any, seat: int, instr: Instr) -> tuple[int, ...]:
        """Bodies an instruction may take: the other seat's, unless the verb is a help."""
        if instr[0] == "all":
            return (*game.zones[FIELD], *game.zones[FIELD + 1])
        if instr[0] == "cancel":
            return tuple(game.zones[STACK][1:])
        side = seat if instr[0] == "boost" else seat ^ 1
        wanted = game.zones[FIELD + side]
        return tuple(i for i in wanted if instr[0] != "stun" or "stunned" not in game.objs[i].marks)

    def do(self, game: Any, frame: Effect, instr: Instr, ids: tuple[int, ...]) -> None:
        seat, src = frame.seat, frame.source
        if instr[0] == "draw":
            game.commit([Event("draw", seat=seat, src=src, by=seat, cause="effect")])
        elif instr[0] == "both draw":
            game.commit([Event("draw", seat=each, src=src, by=seat, cause="effect") for each in (0, 1)])
        elif instr[0] in ("kill", "all"):
            game.commit([Event("move", i, to=PILE + game.objs[i].owner, src=src, by=seat, cause="kill") for i in ids])
        elif instr[0] == "away":  # a move that is no kill
            game.commit([Event("move", i, to=PILE + game.objs[i].owner, src=src, by=seat, cause="away") for i in ids])
        elif instr[0] == "home":
            game.commit([Event("move", i, to=HAND + game.objs[i].owner, src=src, by=seat, cause="away") for i in ids])
        elif instr[0] == "stun":
            game.commit([Event("stun", i, src=src, by=seat) for i in ids])
        elif instr[0] == "steal":
            extra = (("same", True), ("controller", seat))
            game.commit([Event("move", i, to=FIELD + seat, src=src, by=seat, cause="steal", extra=extra) for i in ids])
        elif instr[0] == "boost":
            game.commit([Event("lasting", src=src, by=seat, extra=Lasting(0, "turn", ids, instr[1]))])
        elif instr[0] == "hit":
            game.commit([Event("points", seat=seat ^ 1, n=-instr[1], src=src, by=seat)])
        elif instr[0] == "hit by number":
            game.commit([Event("points", seat=seat ^ 1, n=-ids[0], src=src, by=seat)])
        elif instr[0] == "hit by power":  # last known information if the source is gone
            traits = game.derived.traits.get(src) or game.lki[src].traits
            game.commit([Event("points", seat=seat ^ 1, n=-traits.power, src=src, by=seat)])
        elif instr[0] == "cancel":
            game.commit([_leave_stack(game, i) for i in ids])


def _silence(traits: Traits, ident: int, everything: dict[int, Traits]) -> None:
    traits.text, traits.when, traits.then = frozenset(), "", ()


class Guard:
    """Replaces a kill of a friend by a stun."""

    def __init__(self, key: int, controller: int) -> None:
        self.key = key
        self._controller = controller

    def seat(self, game: Any, event: Event) -> int:
        return self._controller

    def change(self, game: Any, event: Event) -> list[Event]:
        return [Event("stun", event.obj, src=self.key, by=self._controller, cause="effect")]


# --- procedures -------------------------------------------------------------------------------------------------------
class Turn(Frame):
    """One turn after the other."""

    __slots__ = ()

    @step("A1")
    def begin(self, game: Any) -> None:
        game.commit([Event("turn", rule="A1")])

    @step("A2")
    def draws(self, game: Any) -> None:
        game.push(Effect(game.lead ^ 1, 0, (("draw",),)))
        game.push(Effect(game.lead, 0, (("draw",),)))

    @step("A3")
    def steps(self, game: Any) -> None:
        game.push(OwnStep(game.lead ^ 1))
        game.push(OwnStep(game.lead))

    @step("A14")
    def points(self, game: Any) -> None:
        low = [seat for seat in (0, 1) if game.points[seat] <= 0]
        if low:
            loser = min(low, key=lambda seat: (game.points[seat], seat != game.lead ^ 1))
            game.finish(("wins", loser ^ 1, "A14"))

    @step("A14.end")
    def over(self, game: Any) -> None:
        game.used = frozenset()
        self.jump("A1")
        game.commit([Event("expire", cause="turn")])


class OwnStep(Frame):
    """A3, A4: a seat's step."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    @step("A3.pool")
    def begin(self, game: Any) -> None:
        game.commit([
            Event("step", seat=self.seat), Event("pool", seat=self.seat, n=len(game.zones[DEN + self.seat]))
        ])  # fmt: skip

    @step("A3.priority")
    def priority(self, game: Any) -> None:
        game.push(Priority())

    @step("A4")
    def empty(self, game: Any) -> None:
        group = [Event("pool", seat=seat, n=-game.pool[seat], rule="A4") for seat in (0, 1)]
        game.commit([*group, Event("step", seat=-1)])


class Priority(Window):
    """A5."""

    __slots__ = ()
    POLICY = WindowPolicy("primary", "same", "primary", True, 2)

    def primary(self, game: Any) -> int:
        return int(game.primary)

    def checks(self, game: Any) -> bool:
        if game.failed:  # A13
            loser = game.primary if len(set(game.failed)) == 2 else game.failed[0]
            game.finish(("wins", loser ^ 1, "A13"))
            return False
        if game.pending:
            game.push(PutUp())
            return True
        return False

    def options(self, game: Any, seat: int) -> tuple[Option, ...]:
        if game.outcome is not None:
            return (("pass",),)
        cards = [i for i in game.zones[HAND + seat] if self.playable(game, seat, i)]
        hidden = [
            i for i in game.zones[DEN + seat]
            if not game.objs[i].face_up and game.card(game.objs[i]).kind == "spell" and self.playable(game, seat, i)
        ]  # fmt: skip
        return (("pass",), *(("play", i) for i in (*cards, *hidden)))

    def playable(self, game: Any, seat: int, ident: int) -> bool:
        """Only what can be completed is offered (A6)."""
        card = game.card(game.objs[ident])
        ready = sum(game.objs[i].ready for i in game.zones[DEN + seat])
        if card.cost > game.pool[seat] + ready:
            return False
        return all(game.rules.candidates(game, seat, i) for i in card.does if i[-1] == "target")

    def act(self, game: Any, seat: int, option: Option) -> None:
        game.push(Play(seat, int(option[1])))

    def waiting(self, game: Any) -> bool:
        return bool(game.zones[STACK])

    def resolve(self, game: Any) -> None:
        game.push(Resolve(game.zones[STACK][0]))


class Play(Frame):
    """A6: targets, on the stack, paying."""

    __slots__ = ("ident", "owed", "picks", "seat")

    def __init__(self, seat: int, ident: int) -> None:
        super().__init__()
        self.seat = seat
        self.ident = ident
        self.picks: tuple[int, ...] = ()
        self.owed = 0

    @step("A6.target")
    def target(self, game: Any) -> None:
        game.taken = ()
        for instr in game.card(game.objs[self.ident]).does:
            if instr[-1] == "target":
                ask_pick(game, self.seat, game.rules.candidates(game, self.seat, instr))

    @step("A6.announce")
    def announce(self, game: Any) -> None:
        obj = game.objs[self.ident]
        card = game.card(obj)
        self.picks = picked(game)
        self.owed = card.cost
        entry = Entry(card.kind, card.name, self.ident, self.seat, card.does, self.picks)
        if obj.zone == DEN + self.seat:  # A8
            proxy = Event("put", seat=self.seat, by=self.seat, cause="play", extra=entry._replace(kind="proxy"))
            game.commit([Event("shown", self.ident, by=self.seat, cause="play"), proxy])
        else:
            extra = (("entry", entry),)
            game.commit([Event("move", self.ident, to=STACK, by=self.seat, cause="play", extra=extra)])

    @step("A6.pay")
    def pay(self, game: Any) -> None:
        if self.owed > game.pool[self.seat]:
            ready = [i for i in game.zones[DEN + self.seat] if game.objs[i].ready]
            ask_pick(game, self.seat, ready)

    @step("A6.paid")
    def paid(self, game: Any) -> None:
        if self.owed > game.pool[self.seat]:
            (source,) = picked(game)
            self.jump("A6.pay")
            gain = Event("pool", seat=self.seat, n=1, src=source, by=self.seat, cause="cost")
            game.commit([Event("turned", source, n=1, by=self.seat, cause="cost"), gain])
            return
        game.commit([Event("pool", seat=self.seat, n=-self.owed, by=self.seat, cause="cost")])


def _leave_stack(game: Any, ident: int) -> Event:
    obj = game.objs[ident]
    return Event("move", ident, to=PILE + obj.owner, cause="spent") if obj.cards else Event("vanish", ident)


class Resolve(Frame):
    """The top of the stack is carried out, then leaves."""

    __slots__ = ("ident",)

    def __init__(self, ident: int) -> None:
        super().__init__()
        self.ident = ident

    @step("A7")
    def carry_out(self, game: Any) -> None:
        entry: Entry = game.objs[self.ident].entry
        if entry.kind == "body":
            to = FIELD + entry.seat
            self.jump("A7.end")
            self.pc += 1
            game.commit([Event("move", self.ident, to=to, by=entry.seat, cause="play")])
            return
        game.push(Effect(entry.seat, entry.source, entry.does, entry.picks))

    @step("A7.end")
    def leave(self, game: Any) -> None:
        if self.ident in game.objs:
            game.commit([_leave_stack(game, self.ident)])


class PutUp(Frame):
    """A9, A10: pending triggers onto the stack, one at a time."""

    __slots__ = ("index", "picks")

    def __init__(self) -> None:
        super().__init__()
        self.index = -1
        self.picks: tuple[int, ...] = ()

    @step("A9")
    def pick(self, game: Any) -> None:
        found = one_at_a_time(game.pending, (game.primary, game.primary ^ 1))
        options = tuple(("trigger", index) for index in found)
        game.taken = options[:1]
        if len(options) > 1:
            seat = game.pending[found[0]].seat
            game.ask(Decision(seat, Kind.CHOOSE, "choose", game.rule, "Choose the next trigger", options))

    @step("A10")
    def target(self, game: Any) -> None:
        if not game.taken:
            game.frames.pop()
            return
        self.index = int(game.taken[0][1])
        item = game.pending[self.index]
        game.taken = ()
        for instr in item.craft:
            if instr[-1] == "target":
                found = game.rules.candidates(game, item.seat, instr)
                if not found:
                    game.pending = (*game.pending[: self.index], *game.pending[self.index + 1 :])
                    self.jump("A9")
                    return
                ask_pick(game, item.seat, found, source=item.source)

    @step("A9.put")
    def put(self, game: Any) -> None:
        item = game.pending[self.index]
        game.pending = (*game.pending[: self.index], *game.pending[self.index + 1 :])
        self.jump("A9")
        whose = common.name(game, item.source)
        entry = Entry("trigger", whose, item.source, item.seat, item.craft, picked(game))
        game.commit([Event("put", seat=item.seat, src=item.source, extra=entry)])


class Secret(Frame):
    """A11: whether the question comes follows from what everybody sees; only its options are secret."""

    __slots__ = ("dead", "seat")

    def __init__(self, seat: int, dead: int) -> None:
        super().__init__()
        self.seat = seat
        self.dead = dead

    @step("A11")
    def offer(self, game: Any) -> None:
        found = [
            i for i in game.zones[DEN + self.seat]
            if not game.objs[i].face_up and game.card(game.objs[i]).when == "den: any dies"
        ]  # fmt: skip
        ask_pick(game, self.seat, found, least=0)

    @step("A11.show")
    def show(self, game: Any) -> None:
        for ident in picked(game):
            common.pend(game, self.seat, ident, game.card(game.objs[ident]).then)
        game.commit([Event("shown", ident, by=self.seat, cause="trigger") for ident in picked(game)])


# --- set-up -----------------------------------------------------------------------------------------------------------
def empty_game(cards: Sequence[Card], chance: Chance | None = None) -> GameA:
    """A table with nothing on it."""
    return GameA(Rules(), cards, chance or Seeded(1))


SET = (
    Card("wolf", cost=1, power=2),
    Card("bear", cost=2, power=3, when="enters", then=(("hit", 1),)),
    Card("ghost", cost=1, power=1, when="dies", then=(("draw",),)),
    Card("crow", cost=1, power=1, when="any dies", then=(("hit", 1),)),
    Card("dog", cost=2, power=2, text=frozenset({"guard"})),
    Card("bolt", "spell", 2, does=(("kill", "target"),)),
    Card("nap", "spell", 1, does=(("stun", "choose"),)),
    Card("theft", "spell", 3, does=(("steal", "target"),)),
    Card("spy", "spell", 1, when="den: any dies", then=(("draw",),), does=(("boost", 1, "choose"),)),
    Card("quake", "spell", 3, does=(("all", "all"),)),
)


def new_game(seed: int = 1) -> GameA:
    """A whole game with decks of twenty; three cards in hand and three face down in the den."""
    game = empty_game([*SET, *SET] * 2, Seeded(seed))
    for seat in (0, 1):
        common.fill(game, DECK + seat, range(seat * 20, seat * 20 + 20))
        for zone, count in ((HAND, 3), (DEN, 3)):
            for _ in range(count):
                extra = (("face_up", zone == HAND),)
                game.commit([Event("move", game.zones[DECK + seat][0], to=zone + seat, extra=extra)])
    game.drain()
    game.push(Turn())
    game.run()
    return game
