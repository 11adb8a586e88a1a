"""Playing cards and abilities (1204) and SCLM Support (1219): one procedure, its steps in the book's order.

Only plays that can be completed are offered, so a play is never broken off half-way; a player who changes his mind
during it takes back to the moment before (R034).
"""

from __future__ import annotations

from typing import Any

from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.triggers import Pending
from engine.trails import tree as t
from engine.trails.cards.carddef import DEPLOYED
from engine.trails.cards.icon_crafts import DISPATCH, UNRESOLVED
from engine.trails.events.moves import Arrival
from engine.trails.layers.derive import activated
from engine.trails.layers.permissions import use
from engine.trails.play.legality import candidates, indefinite_numbers, leaving, modes_open, number_of, picks
from engine.trails.play.resolving import CRAFTS, DISPATCHED, MODES, DispatchReplacement, SupportResolution, with_modes
from engine.trails.query.choosable import joining, within
from engine.trails.query.context import BECAME, Context
from engine.trails.query.costs import craft_price, price
from engine.trails.query.filters import value
from engine.trails.query.following import removed
from engine.trails.query.traits import PLAYED_FROM
from engine.trails.resolution.frame import PAID, Effects
from engine.trails.resolution.payment import PayEP
from engine.trails.state.frames import Holding
from engine.trails.state.game import Entry, TrailsGame
from engine.trails.state.uses import next_mark
from engine.trails.tree.plain import Said, mode_args
from engine.trails.tree.reads import speaks_of
from engine.trails.tree.variable_x import uses_x
from engine.trails.tree.zones import DECK, EXILE, HAND, HOMEBASE, NAMES, STANDBY, TRAIL


class Play(Holding):
    """Play one card or ability.

    kind: as in :class:`Entry`. obj: the card (the source of an ability). ability: what will be carried out.
    home: played from the homebase. price: what an effect that has it played says of its cost.

    What a craft was paid with goes into the register ``PAID`` if its effect speaks of it. Guard:
    tests/trails/1200/1203-cost-actions/paid_with.yaml.
    """

    __slots__ = (
        "ability",
        "craft",
        "demand",
        "home",
        "known",
        "number",
        "price",
        "seat",
        "targets",
        "x",
    )

    def __init__(self, kind: str, seat: int, obj: int, number: str, ability: Any, craft: int = 0) -> None:
        super().__init__()
        self.kind = kind
        self.seat = seat
        self.obj = obj
        self.number = number
        self.ability = ability
        self.craft = craft
        self.home = False
        self.known: tuple[tuple[str, tuple[int, ...]], ...] = ()
        self.targets: tuple[tuple[str, tuple[int, ...]], ...] = ()
        self.demand = 0
        self.x: int | None = None
        self.price = ""  #: by an effect: "free", or how much less it costs

    @property
    def effect(self) -> t.Effect:
        """The effect whose targets are chosen while playing."""
        ability = self.ability
        effect = ability.effect if isinstance(ability, CRAFTS) else ability
        if isinstance(effect, t.Effect) and effect.modes and (chosen := dict(self.known).get(MODES)):
            return with_modes(effect, chosen)
        return effect if isinstance(effect, t.Effect) else t.Effect((), ())

    def context(self) -> Context:
        """For targets and costs."""
        return Context(self.seat, self.obj, {**dict(self.known), **dict(self.targets)}, self.x, self.kind)

    @step("1204.2a")
    def turn_up(self, game: TrailsGame) -> None:
        """From the homebase: turn the card face-up."""
        obj = game.objs.get(self.obj)
        self.home = obj is not None and obj.zone >> 1 == HOMEBASE >> 1 and self.kind != "craft"  # anybody's
        if self.home and self.kind != "trigger" and obj is not None and not obj.face_up:
            if self.kind == "base" and game.switches.base_valid_when == "resolved":
                game.commit([Event("mark", self.obj, n=1, by=self.seat, rule="1205.1c-3", extra=UNRESOLVED)])
            game.commit([Event("face", self.obj, n=1, by=self.seat, cause="play", rule="1204.2a")])

    @step("1204.2b")
    def show(self, game: TrailsGame) -> None:
        """Reveal a card played from the hand, or from a deck."""
        obj = game.objs.get(self.obj)
        if obj is not None and obj.zone in (HAND + self.seat, DECK + obj.owner) and self.kind != "trigger":
            game.commit([Event("reveal", self.obj, seat=self.seat, n=1, by=self.seat, cause="play", rule="1204.2b")])

    @step("1312.1")
    def choose_modes(self, game: TrailsGame) -> None:
        """Which of several effects it will have: before what follows from them, X and targets, is asked."""
        effect = self.effect
        if not effect.modes:  # most ask nothing more, and go on to what they cost
            plain = effect.x is None and not effect.targets and not uses_x(self.ability)
            self.jump("1204.2f" if plain else "1204.2c")
            return
        could = modes_open(game, effect, self.context())
        wanted, most = picks(game, effect, self.context())
        least, most = min(wanted, len(could)), min(most, len(could))
        if len(could) < wanted:  # only triggered crafts get here (1211.5)
            game.commit([Event("fizzles", self.obj, seat=self.seat, by=self.seat, rule="1211.5", extra=self.number)])
            if game.shown:
                game.commit([Event("reveal", n=0)])
            game.frames.pop()
            return
        options: tuple[Option, ...] = tuple(("mode", number) for number in could)
        prompt = "Choose what it does"
        said = mode_args(self.number, self.obj, {number: effect.modes[number - 1] for number in could})
        args: Said = (("least", least), ("most", most), *said)
        game.ask(
            Decision(
                self.seat, Kind.CHOOSE, "choose", "1312.1", prompt, options, least, most, source=self.obj, args=args
            )
        )

    @step("1312.1 chosen")
    def take_modes(self, game: TrailsGame) -> None:
        """In printed order."""
        chosen = tuple(sorted(int(option[1]) for option in game.taken))
        self.known = (*self.known, (MODES, chosen))

    @step("1204.2c")
    def choose_x(self, game: TrailsGame) -> None:
        """Determine X if the text has one and playing needs it (1305.2)."""
        formula = self.effect.x
        if formula is not None:  # 1305.2b: worked out now if the cost or the targets need it
            cost = self.ability.cost if isinstance(self.ability, t.Activated) else None
            if uses_x((cost, self.effect.targets, self.effect.cost)):
                self.x = max(0, value(game, formula, self.context()))
        named = self.ability
        if MODES in dict(self.known):  # of the modes only what was chosen counts
            named = (self.ability.cost if isinstance(self.ability, t.Activated) else None, self.effect)
        if formula is not None or not uses_x(named):
            self.jump("1204.2d")
            return
        could = self._numbers(game)
        prompt = "Choose a number for X"
        least, most = (could[0], could[-1]) if could else (0, 0)
        game.ask(Decision(self.seat, Kind.NUMBER, "number", "1204.2c", prompt, (), least, most, source=self.obj))

    @step("1305.2c")
    def fix_x(self, game: TrailsGame) -> None:
        """X does not change any more. A number for which there are no targets stands for the next lower one."""
        taken = int(game.taken[0][1])
        could = [number for number in self._numbers(game) if number <= taken]
        self.x = could[-1] if could else taken

    def _numbers(self, game: TrailsGame) -> list[int]:
        cost = self.ability.cost if isinstance(self.ability, t.Activated) else None
        return indefinite_numbers(game, self.effect, self.context(), cost)

    @step("1204.2d")
    def choose_targets(self, game: TrailsGame) -> None:
        """Ask for the targets of the next demand."""
        demands = self.effect.targets
        if self.demand >= len(demands):
            self.demand = 0
            self.jump("1204.2e")
            return
        demand = demands[self.demand]
        there = leaving(game, self.effect, demand, candidates(game, demand, self.context()), self.context())
        wanted, most = number_of(game, demand, self.context())
        if demand.total is not None:  # one after the other, as long as they stay within it
            chosen = dict(self.targets).get(demand.register, ())
            there = within(game, demand.total, chosen, there, self.context())
            if demand.alike:
                there = joining(game, demand.alike, chosen, there, (0, most))
            wanted, most = 0, min(1, most - len(chosen))
        elif demand.alike:
            chosen = dict(self.targets).get(demand.register, ())
            there = joining(game, demand.alike, chosen, there, (wanted, most))
            wanted, most = int(len(chosen) < wanted), 1
        options: tuple[Option, ...] = tuple(("pick", ident) for ident in there)
        most = min(most, len(options))
        least = min(wanted, most)
        if len(options) < wanted or (self.kind == "trigger" and not options and wanted > 0):
            game.commit([Event("fizzles", self.obj, seat=self.seat, by=self.seat, rule="1211.5", extra=self.number)])
            if game.shown:
                game.commit([Event("reveal", n=0)])  # it is certain not to be played (1211.3c)
            game.frames.pop()  # only triggered crafts get here: one count is lost (1211.5)
            return
        prompt = (
            "Choose a target"
            if most == 1
            else "Choose up to {most} targets"
            if least < most
            else "Choose {most} targets"
        )
        args = (("least", least), ("most", most))
        game.ask(
            Decision(
                self.seat, Kind.CHOOSE, "choose", "1204.2d", prompt, options, least, most, source=self.obj, args=args
            )
        )

    @step("1204.2d chosen")
    def take_targets(self, game: TrailsGame) -> None:
        """Fix them; their number is fixed too (1204.2d-5)."""
        demand = self.effect.targets[self.demand]
        register = demand.register
        before = dict(self.targets).get(register, ())
        kept = tuple(one for one in self.targets if one[0] != register)
        self.targets = (*kept, (register, (*before, *(int(option[1]) for option in game.taken))))
        one_by_one = (demand.total is not None or demand.alike) and game.taken
        if not one_by_one or (demand.alike and len(before) + 1 >= number_of(game, demand, self.context())[1]):
            self.demand += 1
        self.jump("1204.2d")

    @step("1204.2e")
    def divide(self, game: TrailsGame) -> None:
        """Who gets what, where the targets of one demand do not get the same."""
        demands = self.effect.targets
        while self.demand < len(demands) and not demands[self.demand].split:
            self.demand += 1
        if self.demand >= len(demands):
            self.jump("1204.2f")
            return
        chosen = dict(self.targets)[demands[self.demand].register]
        options: tuple[Option, ...] = tuple(("pick", ident) for ident in chosen)
        prompt = "Choose who gets what"
        if len(demands[self.demand].split) == 1:  # one of them gets something else than the others
            prompt = "Choose which one gets what is said of one of them"
            most = min(1, len(options))
            game.ask(
                Decision(self.seat, Kind.CHOOSE, "choose", "1204.2e", prompt, options, most, most, source=self.obj)
            )
            return
        game.ask(Decision(self.seat, Kind.ORDER, "order", "1204.2e", prompt, options, source=self.obj))

    @step("1204.2e-1")
    def divided(self, game: TrailsGame) -> None:
        """That is fixed."""
        registers = self.effect.targets[self.demand].split
        given = zip(registers, game.taken, strict=False)
        self.targets = (*self.targets, *((register, (int(option[1]),)) for register, option in given))
        self.demand += 1
        self.jump("1204.2e")

    @step("1204.2f")
    def work_out_cost(self, game: TrailsGame) -> None:
        """Determine the cost; it is fixed from here on (1204.2g)."""
        kind = self.kind
        if kind == "craft":
            regs = {**dict(self.known), **dict(self.targets)}
            steps = craft_price(game, self.ability.cost, self.context()).steps
            game.push(Effects(self.seat, self.obj, self.number, steps, regs, self.x, cause="cost"))
        elif kind != "trigger":
            of, what, printed = "play", "ep", game.traits(self.obj).ep or 0
            if kind == "arts":
                of, printed = "arts", game.defn(game.objs[self.obj]).arts_ep or 0
            elif kind == "card":
                what, printed = "cp", game.traits(self.obj).cp or 0
            elif kind == "base":
                printed = 0
            what, amount = price(game, self.seat, self.obj, of, what, printed)
            if self.price:
                amount = 0 if self.price == "free" else max(0, amount - int(self.price))
            if isinstance(self.ability, t.Effect) and self.ability.cost:  # after the EP, in the printed order
                regs = {**dict(self.known), **dict(self.targets)}
                more = Effects(self.seat, self.obj, self.number, self.ability.cost, regs, self.x, cause="cost")
                game.push(more)
            if what == "ep":
                game.push(PayEP(self.seat, amount, self.obj))
            elif amount > 0:
                game.commit([Event("cp", seat=self.seat, n=-amount, by=self.seat, cause="cost", rule="1204.2f-1")])

    @step("1204.2h")
    def pay(self, game: TrailsGame) -> None:
        """Arts from elsewhere than the homebase: the card goes to the trail as part of the cost (1204.2f-5)."""
        if (self.kind == "craft" and speaks_of(self.ability.cost, PAID)) or (
            isinstance(self.ability, t.Effect) and speaks_of(self.ability.cost, PAID)
        ):
            self.known = (*self.known, (PAID, game.returned))
        now = () if self.kind == "trigger" else removed(game, self.obj)
        if now:  # as part of the cost: the effect speaks of it there
            self.known = (*self.known, (BECAME, tuple(part for new in now for part in (self.obj, new))))
        if self.kind == "craft" and self.ability.once:
            mark = next_mark(game, self.ability.once, ("craft", self.obj, self.craft))
            game.commit([Event("used", self.obj, extra=mark)])
        elif self.kind == "arts" and not self.home:
            obj = game.objs[self.obj]
            event = Event("move", obj.id, to=TRAIL + obj.owner, by=self.seat, cause="arts", rule="1204.2f-5")
            game.commit([event])
            self.obj = event.new

    @step("1204.2i")
    def move(self, game: TrailsGame) -> None:
        """The card itself goes to standby, or a proxy of a homebase card or ability."""
        if self.kind in ("card", "event") and not (self.home and self.kind == "event"):
            if not self.price and game.objs[self.obj].zone >> 1 in (TRAIL >> 1, EXILE >> 1):
                use(game, self.seat, game.objs[self.obj])
            event = Event("move", self.obj, to=STANDBY, seat=self.seat, by=self.seat, cause="play", rule="1204.2i")
            own = game.objs[self.obj].zone == HOMEBASE + self.seat
            if own and DISPATCH in game.traits(self.obj).icons:
                self.known = (*self.known, (DISPATCHED, ()))
            entry = self.entry(self.obj)
            place = NAMES[game.objs[self.obj].zone >> 1]
            marks = frozenset((f"{PLAYED_FROM}{place}",)) if place != "hand" else frozenset[str]()
            event.extra = Arrival(controller=self.seat, entry=entry, marks=marks)
            game.commit([event])
            self.craft = event.new
        else:
            event = Event(
                "proxy", seat=self.seat, by=self.seat, src=self.obj, rule="1204.2j", extra=self.entry(self.obj)
            )
            game.commit([event])
            self.craft = event.new

    @step("1204.2k")
    def played(self, game: TrailsGame) -> None:
        """Now it has been played; Dispatch offers its replacement at this moment (R043)."""
        entry: Entry = game.objs[self.craft].entry
        source = self.craft if game.objs[self.craft].cards else self.obj
        game.commit([Event("played", source, seat=self.seat, by=self.seat, rule="1204.2k", extra=entry)])
        dispatched = DISPATCHED in dict(self.known) and DISPATCH in game.traits(self.craft).icons
        if dispatched and game.switches.dispatch_replacement_at == "play":
            game.replace(DispatchReplacement(self.seat, self.craft))

    def entry(self, source: int) -> Entry:
        """What will lie in standby."""
        return Entry(
            self.kind, self.number, source, self.seat, self.craft, self.targets, self.x, self.known, self.ability
        )


class Support(Frame):
    """Execute SCLM Support: action the supporter; an entry waits in standby (1219, R051)."""

    __slots__ = ("seat", "supporter", "target")

    def __init__(self, seat: int, target: int, supporter: int) -> None:
        super().__init__()
        self.seat = seat
        self.target = target
        self.supporter = supporter

    @step("1219.2b")
    def action(self, game: TrailsGame) -> None:
        """Action the supporting UNIT."""
        game.commit([Event("turn", self.supporter, n=0, by=self.seat, cause="cost", rule="1219.2b")])

    @step("1219.2c")
    def wait(self, game: TrailsGame) -> None:
        """Now it has been executed."""
        number = game.number(game.objs[self.supporter])
        targets = (("it", (self.target,)),)
        entry = Entry("support", number, self.supporter, self.seat, targets=targets)
        done = Event("supports", self.supporter, seat=self.seat, src=self.target, by=self.seat, rule="1219.2c")
        if not game.switches.sclm_support_uses_standby:  # 1220 follows at once (R051)
            game.commit([done])
            game.replace(SupportResolution(entry))
            return
        proxy = Event("proxy", seat=self.seat, by=self.seat, src=self.supporter, rule="1219.2c", extra=entry)
        game.commit([proxy, done])


def play_option(game: TrailsGame, seat: int, option: Option) -> Frame:
    """The procedure for an option of 902.4."""
    verb, ident = option[0], int(option[1])
    obj = game.objs[ident]
    if verb == "support":
        return Support(seat, ident, int(option[2]))
    card = game.defn(obj)
    if verb == "arts":
        return Play("arts", seat, ident, card.number, card.arts)
    if verb == "craft":
        number = int(option[2])
        return Play("craft", seat, ident, card.number, activated(game, obj)[number - 1], number)
    types = game.traits(ident).types
    kind = "card" if types & DEPLOYED else "base" if "BASE" in types else "event"
    return Play(kind, seat, ident, card.number, card.event if kind == "event" else None)


def play_trigger(pending: Pending) -> Frame:
    """The procedure that plays a triggered craft (1211.4)."""
    craft, number = pending.craft
    frame = Play("trigger", pending.seat, pending.source, pending.number, craft, number)
    frame.known = pending.known
    return frame
