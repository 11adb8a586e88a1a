"""Carrying out effects (1201.2, 1205) and resolving what waits in standby.

An effect is a list of instructions walked by one frame. An instruction is carried out by a function of its type, which
returns True when it is done and False when it has asked something or pushed a frame and wants to be called again with
the next ``stage``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.trails import tree as t
from engine.trails.cards.icons import BOARDED, CHOSE_COVERT, COVERT_CHOICE, UNRESOLVED
from engine.trails.events.atoms import Arrival
from engine.trails.layers.protection import safe
from engine.trails.query.context import CLAIMED, Context, lying
from engine.trails.query.disclosure import mix_hand
from engine.trails.query.filters import matches, value
from engine.trails.query.following import follow, follow_own, present, settle
from engine.trails.query.possession import personal, settled
from engine.trails.query.traits import PLAYED_FROM
from engine.trails.state.game import Entry, TrailsGame
from engine.trails.tree.variable_x import uses_x
from engine.trails.tree.zones import DECK, FIELD, HAND, STANDBY, TRAIL

MODES = "modes"  #: register of the modes chosen while playing, counted from 1 (1312.1)
PAID = "paid"  #: register of what a craft was paid with, where its effect speaks of it
DISPATCHED = "dispatched"  #: register of a UNIT or ITEM that was played from the homebase (1405.1)


class Effects(Frame):
    """Walks instructions for a controller.

    code: what is left to do. regs: what has been bound. cause: "effect", or "cost" while paying with it. stage: how
    often the present instruction has been called. there: what was there of what is bound, before the instruction. own:
    the effect's own card then.
    formula: how X will be worked out by the first instruction that needs it, after which it stays (1305.2c, 1305.3).
    """

    __slots__ = ("cause", "code", "formula", "number", "own", "regs", "seat", "source", "stage", "there", "x")

    def __init__(
        self,
        seat: int,
        source: int,
        number: str,
        code: tuple[t.Instruction, ...],
        regs: dict[str, tuple[int, ...]],
        x: int | None = None,
        cause: str = "effect",
        formula: t.Amount | None = None,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.formula = formula
        self.number = number
        self.code = code
        self.regs = regs if CLAIMED not in regs else {name: regs[name] for name in regs if name != CLAIMED}
        self.x = x
        self.cause = cause
        self.stage = 0
        self.there: tuple[int, ...] = ()
        self.own = 0

    def context(self) -> Context:
        """The context of the present instruction."""
        return Context(self.seat, self.source, self.regs, self.x)

    def bind(self, register: str, idents: tuple[int, ...]) -> None:
        """Bind a register (registers are replaced, never changed in place, since forks share them)."""
        self.regs = {**self.regs, register: idents}

    def event(self, kind: str, obj: int = 0, **fields: Any) -> Event:
        """An event caused by this effect."""
        fields.setdefault("cause", self.cause)
        return Event(kind, obj, src=self.source, by=self.seat, **fields)

    def again(self) -> None:
        """Call the present instruction again at the stage that asked."""
        self.stage -= 1

    @step("1205.1d")
    def carry_out(self, game: TrailsGame) -> None:
        """Instructions one after another, as far as possible (104.2)."""
        from engine.trails.query.conditions import secrets
        from engine.trails.resolution.claims import Claim, asked
        from engine.trails.verbs.table import VERBS  # the verbs push frames of this module

        while self.code:
            node = self.code[0]
            if self.stage == 0:
                self.regs = settle(game, self.regs) if self.regs else self.regs
                self.regs = follow(game, self.regs, self.there) if self.there else self.regs
                self.regs = follow_own(game, self.regs, self.source, self.own)
                self.there, own = present(game, self.regs), lying(game, self.source)[0]
                self.own = own if own in game.objs else 0
            if self.stage == 0 and personal(node):
                node = settled(game, node, self.context())
                self.code = (node, *self.code[1:])
            filters = asked(node)
            if needed := self.formula is not None and self.stage <= 0 and uses_x(node):
                filters = (*filters, *secrets(self.formula))
            if filters and CLAIMED not in self.regs:
                if self.stage == 0:
                    self.stage, self.pc = -1, 0
                    game.push(Claim(self, filters))
                    return
                self.stage = 0
                self.bind(CLAIMED, game.returned)
            if needed and self.formula is not None:
                self.x, self.formula = max(0, value(game, self.formula, self.context())), None
            depth, code = len(game.frames), self.code
            if not VERBS[type(node)](game, self, node):
                self.stage += 1
                self.pc = 0
                return
            self.stage = 0
            if CLAIMED in self.regs:  # what comes next asks for itself
                self.regs = {name: idents for name, idents in self.regs.items() if name != CLAIMED}
            if self.code is code:
                self.code = code[1:]
            if game.outcome is not None or game.decision is not None or len(game.frames) != depth:
                self.pc = 0
                return
        if self.cause == "cost" and PAID in self.regs:
            game.give(self.regs[PAID])


def effect_of(game: TrailsGame) -> int:
    """Whose effect is being carried out, -1 if none is: a cost or a rule does it (1222.6, 1203.1)."""
    frame = next((frame for frame in reversed(game.frames) if isinstance(frame, Effects)), None)
    return -1 if frame is None or frame.cause == "cost" else frame.seat


class Resolve(Frame):
    """Resolve the object on top of standby (1205)."""

    __slots__ = ("entry", "ident", "marks")

    def __init__(self) -> None:
        super().__init__()
        self.marks: frozenset[str] = frozenset()
        self.ident = 0
        self.entry: Any = None

    @step("1205.1a")
    def check_targets(self, game: TrailsGame) -> None:
        """Targets that are no longer valid are left out; the rest is done all the same."""
        self.ident = game.zones[STANDBY][0]
        entry: Entry = game.objs[self.ident].entry
        self.entry = entry
        game.commit([Event("resolves", self.ident, seat=entry.seat, rule="1205.1", extra=entry)])

    @step("1415.1")
    def choose_covert(self, game: TrailsGame) -> None:
        """As it enters: whether it has Covert (R100)."""
        entry: Entry = self.entry
        if entry.kind != "card" or COVERT_CHOICE not in game.traits(self.ident).icons:
            self.jump("1205.1c")
            return
        prompt = "Does this UNIT have Covert?"
        options = (("yes",), ("no",))
        game.ask(Decision(entry.seat, Kind.YES_NO, "yes-no", "1415.1", prompt, options, source=self.ident))

    @step("1415.1 chosen")
    def chosen(self, game: TrailsGame) -> None:
        """It arrives with the result (1215.4)."""
        self.marks = frozenset((CHOSE_COVERT,)) if game.taken == (("yes",),) else frozenset()

    @step("1205.1c")
    def carry_out(self, game: TrailsGame) -> None:
        """A UNIT or ITEM goes to the field; anything else does what it says."""
        entry: Entry = self.entry
        if entry.kind == "card":
            kept = frozenset(mark for mark in game.objs[self.ident].marks if mark.startswith(PLAYED_FROM))
            arrival = Arrival(controller=entry.seat, marks=self.marks | kept)
            rule = "1205.1c-1"
            game.commit(
                [
                    Event(
                        "move", self.ident, to=FIELD + entry.seat, by=entry.seat, cause="play", rule=rule, extra=arrival
                    )
                ]
            )
            if game.switches.dispatch_replacement_at == "resolve" and dict(entry.known).get(DISPATCHED) is not None:
                from engine.trails.play.playing import DispatchReplacement  # playing builds on this module

                game.push(DispatchReplacement(entry.seat, entry.source))
            return
        if entry.kind == "base" and game.switches.base_valid_when == "resolved":
            game.commit([Event("mark", entry.source, n=0, by=entry.seat, rule="1205.1c-3", extra=UNRESOLVED)])
        if entry.kind == "support":
            game.push(SupportResolution(entry))
            return
        effect = ability_of(entry)
        if effect is None:
            return
        if game.switches.boarding_type_from == "effect" and boards(entry.ability):
            game.commit([Event("mark", entry.source, n=1, by=entry.seat, rule="1337.2", extra=BOARDED)])
        regs = {**dict(entry.known), **valid_targets(game, entry, effect)}
        formula = effect.x if entry.x is None else None  # 1305.3: playing did not need it
        game.push(Effects(entry.seat, entry.source, entry.number, effect.do, regs, entry.x, formula=formula))

    @step("1205.1c-2")
    def put_away(self, game: TrailsGame) -> None:
        """A card goes to its owner's trail, a proxy ends (R038, R045)."""
        if game.looking[1] or game.shown:  # what the effect showed is hidden again (1311.1)
            game.commit([Event("look", seat=game.looking[0], extra=()), Event("reveal", self.ident, n=0)])
        obj = game.objs.get(self.ident)
        if obj is None or obj.zone != STANDBY:
            return
        if obj.cards:
            game.commit([Event("move", obj.id, to=TRAIL + obj.owner, seat=obj.owner, rule="1205.1c-2")])
        else:
            game.commit([Event("cease", obj.id, rule="1205.1d")])


class SupportResolution(Frame):
    """SCLM Support resolves: the target gains support for the turn (1220, R052)."""

    __slots__ = ("entry",)

    def __init__(self, entry: Entry) -> None:
        super().__init__()
        self.entry = entry

    @step("1220.1a")
    def give(self, game: TrailsGame) -> None:
        """Check the target, then give it support."""
        target = dict(self.entry.targets)["it"][0]
        obj = game.objs.get(target)
        if obj is None or obj.zone != FIELD + self.entry.seat or "UNIT" not in game.traits(target).types:
            return
        event = Event("mark", target, n=1, src=self.entry.source, by=self.entry.seat, rule="1220.1b", extra="supported")
        game.commit([event])


def boards(ability: Any) -> bool:
    """Whether an ability is Boarding (ja:1411.1)."""
    return isinstance(ability, t.Activated) and any(isinstance(part, t.Board) for part in ability.cost.steps)


def ability_of(entry: Entry) -> t.Effect | None:
    """The effect that an entry carries out; None for a BASE, whose resolution does nothing (1205.1c-3)."""
    ability = entry.ability
    effect = ability.effect if isinstance(ability, t.Activated | t.Triggered) else ability
    if isinstance(effect, t.Effect) and effect.modes:
        return with_modes(effect, dict(entry.known).get(MODES, ()))
    return effect if isinstance(effect, t.Effect) else None


def with_modes(effect: t.Effect, chosen: tuple[int, ...]) -> t.Effect:
    """The effect with the modes chosen for it (counted from 1): their targets and instructions come after its own."""
    modes = [effect.modes[number - 1] for number in chosen]
    targets = (*effect.targets, *(demand for mode in modes for demand in mode.targets))
    x = next((mode.x for mode in modes if mode.x is not None), effect.x)
    return t.Effect(targets, (*effect.do, *(node for mode in modes for node in mode.do)), x)


def valid_targets(game: TrailsGame, entry: Entry, effect: t.Effect) -> dict[str, tuple[int, ...]]:
    """Targets that still are what was targeted and still fit (1205.1a, R035)."""
    chosen = dict(entry.targets)
    ctx = Context(entry.seat, entry.source, {**dict(entry.known), **chosen}, entry.x, entry.kind)
    kept = safe(game, ctx)
    out: dict[str, tuple[int, ...]] = {}
    for demand in effect.targets:
        fit = tuple(
            ident
            for ident in chosen.get(demand.register, ())
            if ident not in kept
            and (obj := game.objs.get(ident)) is not None
            and matches(game, demand.filter, obj, ctx)
        )
        out[demand.register] = fit
        for register in demand.split:
            out[register] = tuple(ident for ident in chosen.get(register, ()) if ident in fit)
    return out


class DrawCards(Frame):
    """Draw cards one at a time (1313.2, 504.3). kept: it hands back what was drawn, one card for each time: of several
    that are drawn instead the first. had: how many it was before the present time."""

    __slots__ = ("by", "drawn", "had", "kept", "left", "seat", "src")

    def __init__(self, seat: int, count: int, src: int = 0, by: int = -1, *, kept: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.left = count
        self.src = src
        self.by = by
        self.kept = kept
        self.drawn: tuple[int, ...] = ()
        self.had = 0

    @step("1313.1")
    def one(self, game: TrailsGame) -> None:
        """The top card to the hand; with an empty deck the attempt is noted (1102.1, R009)."""
        self.drawn = self.drawn[: self.had + 1]
        self.had = len(self.drawn)
        if self.left <= 0:
            if self.kept:
                here = HAND + self.seat
                game.give(tuple(new for new in self.drawn if new in game.objs and game.objs[new].zone == here))
            return
        self.left -= 1
        self.pc = 0
        deck = game.zones[DECK + self.seat]
        if deck:
            rule = "1313.1" if self.by >= 0 else "703.6a"
            event = Event(
                "move", deck[0], to=HAND + self.seat, seat=self.seat, src=self.src, by=self.by, cause="draw", rule=rule
            )
            game.commit([event])
        else:
            game.commit([Event("failed draw", seat=self.seat, rule="1102.1")])


def note_drawn(game: TrailsGame, done: Iterable[Event]) -> None:
    """What is drawn while cards are drawn that an effect goes on to speak of, also by a replacement or beside one that
    was not applied."""
    drawn = [event for event in done if event.cause == "draw" and event.new]
    for place, frame in enumerate(game.frames) if drawn else ():
        if isinstance(frame, DrawCards) and frame.kept:
            if frame.owner is not game.token:  # it is shared with a fork
                frame = game.frames[place] = frame.copy(game.token)
            frame.drawn = (*frame.drawn, *(event.new for event in drawn if event.to == HAND + frame.seat))


class DiscardCards(Frame):
    """Players discard hand cards: each chooses in turn, then all go at once (1314, 1502.1, R010).

    seats: who, and how many each.
    """

    __slots__ = ("chosen", "event", "how", "seats")

    def __init__(self, seats: tuple[tuple[int, int], ...], how: str, event: Event) -> None:
        super().__init__()
        self.seats = seats
        self.how = how
        self.event = event
        self.chosen: tuple[int, ...] = ()

    @step("1314.1")
    def choose(self, game: TrailsGame) -> None:
        """Ask the next player, or pick at random."""
        if not self.seats:
            game.taken = ()
            return
        seat, amount = self.seats[0]
        mix_hand(game, seat)
        hand = game.zones[HAND + seat]
        count = min(amount, len(hand))
        if count <= 0:
            game.taken = ()
        elif self.how == "random":
            left = list(hand)
            game.taken = tuple(("pick", left.pop(game.throw(len(left)))) for _ in range(count))
        else:
            options = tuple(("pick", ident) for ident in hand)
            prompt = "Choose {count} cards to discard" if count > 1 else "Choose a card to discard"
            args = (("count", count),)
            game.ask(
                Decision(
                    seat,
                    Kind.CHOOSE,
                    "choose",
                    "1314.1",
                    prompt,
                    options,
                    count,
                    count,
                    source=self.event.src,
                    args=args,
                )
            )

    @step("1314.1 chosen")
    def take(self, game: TrailsGame) -> None:
        """Go on with the next player; in the end all cards move in one event group."""
        self.chosen += tuple(int(option[1]) for option in game.taken)
        self.seats = self.seats[1:]
        if self.seats:
            self.jump("1314.1")
            return
        e = self.event
        game.commit(
            Event("move", ident, to=TRAIL + game.objs[ident].owner, src=e.src, by=e.by, cause="discard", rule="1314.1")
            for ident in self.chosen
        )


class PayEP(Frame):
    """Pay EP, gaining what is missing from ready homebase cards (1217.3, 1318.2)."""

    __slots__ = ("amount", "seat", "source")

    def __init__(self, seat: int, amount: int, source: int) -> None:
        super().__init__()
        self.seat = seat
        self.amount = amount
        self.source = source

    @step("1217.3")
    def gain(self, game: TrailsGame) -> None:
        """Choose the homebase cards to action."""
        missing = self.amount - game.ep[self.seat]
        if missing <= 0:
            game.taken = ()
            return
        from engine.trails.query.costs import ready_homebase

        options = tuple(("pick", ident) for ident in ready_homebase(game, self.seat))
        prompt = (
            "Choose {count} homebase cards to action for EP"
            if missing > 1
            else "Choose a homebase card to action for EP"
        )
        args = (("count", missing),)
        game.ask(
            Decision(
                self.seat,
                Kind.CHOOSE,
                "pay",
                "1217.3",
                prompt,
                options,
                missing,
                missing,
                source=self.source,
                args=args,
            )
        )

    @step("1217.2")
    def action(self, game: TrailsGame) -> None:
        """Action them and gain the EP."""
        gain_ep(game, self.seat, tuple(int(option[1]) for option in game.taken))

    @step("1318.2")
    def pay(self, game: TrailsGame) -> None:
        """Take the EP out of the pool."""
        if self.amount > 0:
            game.commit([Event("ep", seat=self.seat, n=-self.amount, by=self.seat, cause="cost", rule="1318.2")])


def gain_ep(game: TrailsGame, seat: int, idents: tuple[int, ...]) -> None:
    """Action homebase cards and gain 1 EP for each (1217.2); resolves at once (1217.4)."""
    if idents:
        turns = [Event("turn", ident, n=0, by=seat, cause="cost", rule="1217.2") for ident in idents]
        game.commit([*turns, Event("ep", seat=seat, n=len(idents), by=seat, rule="1217.2")])


VerbFunction = Callable[[TrailsGame, Effects, Any], bool]
