"""Playing cards, activating effects, Support: one act, its costs first."""

from __future__ import annotations

from typing import Any

from engine.effects.nodes import Instruction, Target
from engine.effects.run import Effects
from engine.effects.spans import Lasting
from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.seawall.layers.traits import Text
from engine.seawall.play.deploying import Deploy
from engine.seawall.play.legality import command_effects
from engine.seawall.state.match import active, printed, resources
from engine.seawall.state.zones import BATTLE, HAND, LIMBO, TRASH


class Pay(Frame):
    """Resting Resources (2-9-1). Which of ordinary and EX ones is the player's choice (R-G26)."""

    __slots__ = ("cost", "seat")

    def __init__(self, seat: int, cost: int) -> None:
        super().__init__()
        self.seat = seat
        self.cost = cost

    @step("2-9-1")
    def ask(self, game: Any) -> None:
        """How many EX Resources are used, where that is open."""
        plain, ex = active(resources(game, self.seat, False)), active(resources(game, self.seat, True))
        least, most = max(0, self.cost - len(plain)), min(self.cost, len(ex))
        game.taken = (("n", least),)
        if least < most:
            prompt = "How many EX Resources do you use?"
            game.ask(Decision(self.seat, Kind.NUMBER, "pay", self.rule, prompt, (), least, most))

    @step("4-17-5-3")
    def pay(self, game: Any) -> None:
        """Ordinary ones are rested, EX ones leave the game."""
        use = int(game.taken[0][1])
        plain, ex = active(resources(game, self.seat, False)), active(resources(game, self.seat, True))
        events = [
            Event("turned", obj.id, n=1, by=self.seat, cause="cost", rule="2-9-1") for obj in plain[: self.cost - use]
        ]
        events += [Event("cease", obj.id, by=self.seat, cause="cost", rule=self.rule) for obj in ex[:use]]
        game.commit(events)


class Discard(Frame):
    """Seats discard cards of their choice, as many as there are (4-11-1): one chooses after the other (1-3-4), then all
    go at once. seats: who is still to choose. picked: what was chosen."""

    __slots__ = ("cause", "count", "picked", "seats")

    def __init__(self, seats: tuple[int, ...], count: int, cause: str) -> None:
        super().__init__()
        self.seats = seats
        self.count = count
        self.cause = cause
        self.picked: tuple[int, ...] = ()

    @step("4-11-1")
    def ask(self, game: Any) -> None:
        """Which."""
        seat = self.seats[0]
        hand = game.zones[HAND + seat]
        count = max(0, min(self.count, len(hand)))
        options = tuple(("pick", ident) for ident in hand)
        game.taken = options[:count]
        if 0 < count < len(hand):
            args = (("count", count),)
            prompt = "Choose {count} to discard"
            rule = "6-6-4-1" if self.cause == "hand limit" else self.rule
            game.ask(Decision(seat, Kind.CHOOSE, "discard", rule, prompt, options, count, count, args=args))

    @step("1-3-4")
    def next_seat(self, game: Any) -> None:
        """Then the other one."""
        self.picked += tuple(int(option[1]) for option in game.taken)
        self.seats = self.seats[1:]
        if self.seats:
            self.jump("4-11-1")

    @step("3-9-2")
    def put(self, game: Any) -> None:
        """Into the trash, together."""
        owners = [(ident, game.objs[ident].owner) for ident in self.picked]
        game.commit([Event("move", i, to=TRASH + seat, by=seat, cause=self.cause, rule="4-11-1") for i, seat in owners])


class Spend(Frame):
    """A card that was carried out in no location goes to the trash, unless it is somewhere by now (R-G08)."""

    __slots__ = ("ident", "why")

    def __init__(self, ident: int, why: str) -> None:
        super().__init__()
        self.ident = ident
        self.why = why

    @step("2-3-5-2")
    def spend(self, game: Any) -> None:
        """Into its owner's trash."""
        obj = game.objs.get(self.ident)
        if obj is not None and obj.zone == LIMBO:
            game.commit([Event("move", obj.id, to=TRASH + obj.owner, cause="spent", rule=self.why)])


class Play(Frame):
    """A Unit, Base or Command from the hand. timing: of a Command."""

    __slots__ = ("ident", "seat", "timing")

    def __init__(self, seat: int, ident: int, timing: str) -> None:
        super().__init__()
        self.seat = seat
        self.ident = ident
        self.timing = timing

    @step("4-7-1")
    def pay(self, game: Any) -> None:
        """Its cost."""
        game.push(Pay(self.seat, printed(game, game.objs[self.ident]).cost))

    @step("6-5-2")
    def use(self, game: Any) -> None:
        """A Unit or Base is deployed; a Command is carried out in no location (2-3-5-1)."""
        card = printed(game, game.objs[self.ident])
        if card.type != "command":
            game.replace(Deploy((self.ident,), "play", self.seat))
            return
        do = tuple(one for effect in command_effects(card, self.timing) for one in effect.do)
        game.replace(Spend(game.next_id, "2-3-5-2"))
        game.push(Effects(self.seat, game.next_id, do))
        game.commit([Event("move", self.ident, to=LIMBO, by=self.seat, cause="play", rule="2-3-5-1")])


class Pair(Frame):
    """A Pilot, or a Command by its Pilot effect, is placed under a Unit (6-5-2-3)."""

    __slots__ = ("ident", "seat", "unit")

    def __init__(self, seat: int, ident: int, unit: int) -> None:
        super().__init__()
        self.seat = seat
        self.ident = ident
        self.unit = unit

    @step("6-5-2-3-1")
    def pay(self, game: Any) -> None:
        """Its cost."""
        game.push(Pay(self.seat, printed(game, game.objs[self.ident]).cost))

    @step("4-9-1")
    def place(self, game: Any) -> None:
        """Under the Unit."""
        to = BATTLE + self.seat
        game.commit([Event("pair", self.ident, to=to, src=self.unit, by=self.seat, cause="play", rule=self.rule)])


class Activate(Frame):
    """An activated effect: everything before the colon, then what follows it (9-1-7-2, 9-1-7-4)."""

    __slots__ = ("seat", "text", "this")

    def __init__(self, seat: int, this: int, text: Text) -> None:
        super().__init__()
        self.seat = seat
        self.this = this
        self.text = text

    @step("9-1-7-2")
    def rest(self, game: Any) -> None:
        """Rest it, if that is part of it; once a turn is spent by activating (11-2-12-1)."""
        ability = self.text.ability
        events = []
        if ability.once:
            key = (self.this, self.text.carrier, ability.number)
            events.append(Event("used", self.this, by=self.seat, cause="cost", rule="11-2-12-1", extra=key))
        if "rest" in dict(ability.cost):
            events.append(Event("turned", self.this, n=1, by=self.seat, cause="cost", rule=self.rule))
        game.commit(events)

    @step("9-1-7-3")
    def pay(self, game: Any) -> None:
        """Pay."""
        game.push(Pay(self.seat, dict(self.text.ability.cost).get("pay", 0)))

    @step("9-1-7-4")
    def discard(self, game: Any) -> None:
        """Discard."""
        if count := dict(self.text.ability.cost).get("discard", 0):
            game.push(Discard((self.seat,), count, "cost"))

    @step("9-3-1-3")
    def carry_out(self, game: Any) -> None:
        """What follows the colon."""
        game.replace(Effects(self.seat, self.this, self.text.ability.do))


class Support(Frame):
    """Rest a Unit; another one has as much more AP this turn (11-1-3)."""

    __slots__ = ("seat", "target", "unit")

    def __init__(self, seat: int, unit: int, target: int) -> None:
        super().__init__()
        self.seat = seat
        self.unit = unit
        self.target = target

    @step("11-1-3-1")
    def rest(self, game: Any) -> None:
        """Rest it."""
        game.commit([Event("turned", self.unit, n=1, by=self.seat, cause="cost", rule=self.rule)])

    @step("11-1-3-2")
    def give(self, game: Any) -> None:
        """The AP."""
        traits = game.derived.traits.get(self.unit)
        amount = traits.keywords.get("support", 0) if traits is not None else 0
        does = Instruction("boost", to=Target("this"), numbers=(("ap", amount),))
        lasting = Lasting(0, "turn", (self.target,), does, self.unit, self.seat)
        game.commit([Event("lasting", self.target, src=self.unit, by=self.seat, cause="effect", extra=lasting)])
