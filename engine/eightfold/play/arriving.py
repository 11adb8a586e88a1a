"""Cards come onto the Field, by being played or by an effect (7.9 to 7.12, 6.2.4)."""

from __future__ import annotations

from typing import Any

from engine.effects.find import Context, fits
from engine.eightfold.cards.card import CHARACTERS, ITEMS, Card
from engine.eightfold.layers.facts import FACTS, field, items_of, printed_traits
from engine.eightfold.state.match import Match, printed
from engine.eightfold.state.zones import FIELD, FIELDS, HAND
from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.objects import Obj
from engine.kernel.triggers import Pending

_YES_NO = (("yes",), ("no",))
BACKUPS = 5


def same_name(game: Match, seat: int, card: Card) -> Obj | None:
    """A character that the seat controls and beside which the card cannot be (5.2.2.1, R-S29)."""
    if card.soldier or card.type not in CHARACTERS:
        return None
    for obj in field(game, seat, "character"):
        traits = game.derived.traits[obj.id]
        if not traits.soldier and any(name in traits.names for name in card.names):
            return obj
    return None


def bearers(game: Match, seat: int, item: Obj) -> tuple[int, ...]:
    """Characters that an Item can be equipped on (11.4.7): of the seat, fitting, without one of its type."""
    card = printed(game, item)
    return tuple(
        obj.id
        for obj in field(game, seat, "character")
        if suits(game, item.id, card, obj.id, seat) and not _has(game, obj.id, card.type)
    )


def suits(game: Match, item: int, card: Card, bearer: int, seat: int) -> bool:
    """Whether a character can carry an Item (5.2.3.1.3.2, 5.2.3.1.3.3)."""
    traits = game.derived.traits.get(bearer)
    if traits is None or "character" not in traits.kinds or traits.controller != seat:
        return False
    return card.bearer is None or fits(FACTS, game, bearer, card.bearer, Context(seat, item))


def _has(game: Match, bearer: int, kind: str) -> bool:
    return any(printed(game, obj).type == kind for obj in items_of(game, bearer))


def _on_power(game: Match, ident: int) -> frozenset[str]:
    """By which verbs the Field abilities of a card work on the Power of others."""
    traits = game.derived.traits.get(ident)
    abilities = () if traits is None else traits.abilities
    return frozenset(
        one.verb
        for ability in abilities
        if ability.kind == "always"
        for one in ability.do
        if one.verb in ("set", "boost") and one.to is not None and one.to.how != "this"
    )


class Arrive(Frame):
    """Cards arrive together. cause: "play" or "effect". on: the bearer of an Item, chosen before. dull: whether they
    arrive so. overdrive: its price was paid. leave: ids that go back to the hand in the same moment (7.12.1.4).
    arrived: ids that are there; asking: Backups whose Assist is still to be decided."""

    __slots__ = ("arrived", "asking", "by", "cause", "dull", "equipped", "ids", "leave", "on", "overdrive")

    def __init__(
        self,
        ids: tuple[int, ...],
        cause: str,
        by: int,
        *,
        on: int = 0,
        dull: bool = False,
        overdrive: bool = False,
        leave: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.ids = ids
        self.cause = cause
        self.by = by
        self.on = on
        self.dull = dull
        self.overdrive = overdrive
        self.leave = leave
        self.equipped: tuple[tuple[int, int], ...] = ()
        self.arrived: tuple[int, ...] = ()
        self.asking: tuple[int, ...] = ()

    @step("5.2.3.1.3.2")
    def bearer(self, game: Any) -> None:
        """On whom an Item comes that an effect brings."""
        game.taken = ()
        placed = {ident for ident, _ in self.equipped}
        for ident in self.ids:
            obj = game.objs.get(ident)
            if obj is None or ident in placed or printed(game, obj).type not in ITEMS:
                continue
            if self.on:
                self.equipped = (*self.equipped, (ident, self.on))
                continue
            card = printed(game, obj)
            able = [one.id for one in field(game, obj.owner) if suits(game, ident, card, one.id, obj.owner)]
            options = tuple(("pick", one) for one in able)
            if len(options) > 1:
                game.ask(Decision(obj.owner, Kind.CHOOSE, "choose", self.rule, "Choose who gets it", options))
                return
            if options:
                game.taken = options
                return
            self.ids = tuple(one for one in self.ids if one != ident)

    @step("11.4.7")
    def equip(self, game: Any) -> None:
        """Noted; then the next Item."""
        if not game.taken:
            return
        placed = {ident for ident, _ in self.equipped}
        item = next(i for i in self.ids if i not in placed and printed(game, game.objs[i]).type in ITEMS)
        self.equipped = (*self.equipped, (item, int(game.taken[0][1])))
        self.jump("5.2.3.1.3.2")

    @step("6.2.4")
    def arrive(self, game: Any) -> None:
        """All at once, under their owner's control."""
        on = dict(self.equipped)
        events = []
        for ident in self.ids:
            obj = game.objs.get(ident)
            if obj is None or obj.zone in FIELDS:
                continue
            card = printed(game, obj)
            if card.type == "summon" or same_name(game, obj.owner, card) is not None:
                continue  # 2.3, R-S29
            state = "dull" if self.dull or card.type == "backup" else ""  # 7.10.4
            kind = "equip" if ident in on else "move"
            events.append(
                Event(
                    kind,
                    ident,
                    to=FIELD + obj.owner,
                    src=on.get(ident, 0),
                    by=self.by,
                    cause=self.cause,
                    rule="11.4.11" if ident in on else "11.3.10",
                    extra=state,
                )
            )
        from_hand = [
            Event("move", i, to=game.objs[i].owner + HAND, by=self.by, cause="return", rule="7.12.1.4")
            for i in self.leave
            if i in game.objs
        ]
        before = game.next_id
        game.commit([*events, *from_hand])
        self.arrived = tuple(
            ident for ident in range(before, game.next_id) if ident in game.objs and game.objs[ident].zone in FIELDS
        )
        self.asking = tuple(ident for ident in self.arrived if self._ability(game, ident, "assist") is not None)
        if self.overdrive:
            for ident in self.arrived:
                self._note(game, ident, "overdrive")

    @step("11.13.4.11")
    def ages(self, game: Any) -> None:
        """What came together is equally old; where that matters the turn player says what is older."""
        game.taken = ()
        ruling = [(ident, verbs) for ident in self.arrived if (verbs := _on_power(game, ident))]
        if len(ruling) > 1 and any("set" in verbs for _, verbs in ruling):
            options = tuple(("age", ident) for ident, _ in ruling)
            prompt = "Whose effect is older? The oldest first"
            game.ask(Decision(game.owner, Kind.ORDER, "order", self.rule, prompt, options))

    @step("11.13.4.11 said")
    def aged(self, game: Any) -> None:
        """So it is."""
        if game.taken:
            ids = tuple(int(option[1]) for option in game.taken)
            game.commit([Event("aged", by=game.owner, rule="11.13.4.11", extra=ids)])

    @step("15.2.6.3")
    def assist(self, game: Any) -> None:
        """Its controller decides as it enters, before anything is stacked (R-S37)."""
        game.taken = ()
        if self.asking:
            ident = self.asking[0]
            seat = game.objs[ident].owner
            asked = Decision(seat, Kind.YES_NO, "yes-no", self.rule, "Use Assist?", _YES_NO, source=ident)
            game.ask(asked)

    @step("15.2.6.4")
    def assisted(self, game: Any) -> None:
        """Unused, it does not trigger."""
        if not self.asking:
            return
        ident, self.asking = self.asking[0], self.asking[1:]
        if game.taken == (("yes",),):
            self._note(game, ident, "assist")
        self.jump("15.2.6.3")

    def _ability(self, game: Match, ident: int, kind: str) -> Any:
        traits = printed_traits(game, game.objs[ident])
        return None if traits is None else next((one for one in traits.abilities if one.kind == kind), None)

    def _note(self, game: Match, ident: int, kind: str) -> None:
        ability = self._ability(game, ident, kind)
        if ability is not None:
            owner = game.objs[ident].owner
            game.pending = (*game.pending, Pending(owner, ident, ability, (("that", (ident,)),), str(ability.number)))
