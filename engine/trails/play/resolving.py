"""Resolving what waits in standby (1205): its targets, what it does, where its card goes."""

from __future__ import annotations

from typing import Any

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.trails import tree as t
from engine.trails.cards.icon_crafts import BOARDED, CHOSE_COVERT, COVERT_CHOICE, UNRESOLVED
from engine.trails.events.moves import Arrival
from engine.trails.layers.protection import safe
from engine.trails.query.context import Context
from engine.trails.query.disclosure import mix_hand
from engine.trails.query.filters import matches
from engine.trails.query.traits import PLAYED_FROM
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import Entry, TrailsGame
from engine.trails.tree.zones import FIELD, HAND, HOMEBASE, STANDBY, TRAIL

MODES = "modes"  #: register of the modes chosen while playing, counted from 1 (1312.1)

CRAFTS = (t.Activated, t.Triggered)  #: crafts that are played

DISPATCHED = "dispatched"  #: register of a UNIT or ITEM that was played from the homebase (1405.1)


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
        game.apply([Event("resolves", self.ident, seat=entry.seat, rule="1205.1", extra=entry)])  # nothing stops it
        if entry.kind != "card":  # it does not enter the field: what it says is done at once
            self.jump("1205.1c-2")
            self._do(game)

    @step("1415.1")
    def choose_covert(self, game: TrailsGame) -> None:
        """As it enters: whether it has Covert (R100)."""
        entry: Entry = self.entry
        if COVERT_CHOICE not in game.traits(self.ident).icons:
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
        self._do(game)

    def _do(self, game: TrailsGame) -> None:
        entry: Entry = self.entry
        if entry.kind == "support":
            give_support(game, entry)
            return
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
                game.push(DispatchReplacement(entry.seat, entry.source))
            return
        if entry.kind == "base" and game.switches.base_valid_when == "resolved":
            game.commit([Event("mark", entry.source, n=0, by=entry.seat, rule="1205.1c-3", extra=UNRESOLVED)])
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
        """See :func:`give_support`."""
        give_support(game, self.entry)


def give_support(game: TrailsGame, entry: Entry) -> None:
    """Check the target of SCLM Support, then give it support (1220.1)."""
    target = dict(entry.targets)["it"][0]
    obj = game.objs.get(target)
    if obj is None or obj.zone != FIELD + entry.seat or "UNIT" not in game.traits(target).types:
        return
    game.commit([Event("mark", target, n=1, src=entry.source, by=entry.seat, rule="1220.1b", extra="supported")])


def boards(ability: Any) -> bool:
    """Whether an ability is Boarding (ja:1411.1)."""
    return isinstance(ability, t.Activated) and any(isinstance(part, t.Board) for part in ability.cost.steps)


def ability_of(entry: Entry) -> t.Effect | None:
    """The effect that an entry carries out; None for a BASE, whose resolution does nothing (1205.1c-3)."""
    ability = entry.ability
    effect = ability.effect if isinstance(ability, CRAFTS) else ability
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


class DispatchReplacement(Frame):
    """You may put a card from your hand face-down into your homebase actioned (1405.1)."""

    __slots__ = ("seat", "source")

    def __init__(self, seat: int, source: int) -> None:
        super().__init__()
        self.seat = seat
        self.source = source

    @step("1405.1")
    def choose(self, game: TrailsGame) -> None:
        """Which card, or none."""
        mix_hand(game, self.seat)
        options = tuple(("pick", ident) for ident in game.zones[HAND + self.seat])
        prompt = "Dispatch: you may put a hand card into your homebase, actioned"
        most = min(1, len(options))
        game.ask(Decision(self.seat, Kind.CHOOSE, "place", "1405.1", prompt, options, 0, most, source=self.source))

    @step("1405.1 placed")
    def place(self, game: TrailsGame) -> None:
        """Face-down and actioned."""
        arrival = Arrival(ready=False, face_up=False)
        game.commit(
            Event(
                "move",
                int(option[1]),
                to=HOMEBASE + self.seat,
                by=self.seat,
                cause="dispatch",
                rule="1405.1",
                extra=arrival,
            )
            for option in game.taken
        )
