"""Carrying out one move of a seat, with the questions that belong to it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.effects.reasons import Reason
from engine.kernel.decisions import Answer, Decision, Kind, Option, Refused
from engine.kernel.objects import Obj
from engine.kernel.triggers import Pending
from engine.scenario.common import acting
from engine.scenario.common.acting import Illegal, one_by_one
from engine.scenario.common.reading import ANON
from engine.scenario.common.result import LIMIT
from engine.scenario.common.steps import SEATS
from engine.seawall.scenario.table import Table, pass_only
from engine.seawall.scenario.why import ability_of, ex_range, reasons
from engine.seawall.scenario.words import Move
from engine.seawall.setup import concede
from engine.seawall.state.match import printed, there
from engine.seawall.state.zones import BATTLE, HAND

_PURPOSES: dict[str, tuple[str, ...]] = {
    "play": ("main", "action"),
    "activate": ("main", "action"),
    "support": ("main",),
    "attack": ("main",),
    "end main": ("main",),
    "block": ("block",),
    "redraw": ("redraw",),
    "say": ("yes-no",),
    "choose": ("choose", "order", "discard"),
}
#: What is not where it would have to be, or has ceased.
_ABSENT: dict[str, tuple[str, ...]] = {
    "play": ("6-5-2", "6-5-2-3-1", "4-7-1"),
    "activate": ("9-1-2", "2-10-2", "2-10-3", "9-1-7-1"),
    "support": ("11-1-3-1", "11-1-3-2"),
    "attack": ("7-1", "7-3-1", "6-5-4-1"),
    "block": ("7-4-1",),
}


class Actor(acting.Actor[Table, Move]):
    """Carries out moves on a table."""

    __slots__ = ()
    purposes = _PURPOSES

    def act(self, move: Move, trying: bool = False) -> None:
        """Carry a move out. Raises :class:`Illegal` or :class:`Failure`. trying: it is expected to be refused, so only
        the present moment counts."""
        if move.verb == "concede":
            concede(self.table.game, move.seat)
            return
        if move.verb == "pass" or (move.verb == "block" and not move.names):
            self._pass(move, "action" if move.verb == "pass" else "block", trying)
            return
        if move.verb == "choose" and not move.names and not trying and not self._asked(move):
            return  # nothing could be chosen: it was not asked
        decision = self._reach(move, trying)
        if move.verb == "choose" and one_by_one(decision) and len(move.names) > 1:
            self._in_turn(move.seat, move.names, decision)
            return
        if move.verb in ("choose", "say", "redraw"):
            self._answer(self._chosen(move, decision))
            return
        option = self._option(move, decision)
        if option not in decision.options:
            raise self._illegal(move)
        self._pay(move)
        self._answer((option,))
        self._go_through(move)

    # --- whose turn it is to say something ----------------------------------------------------------------------------
    def _over(self, decision: Decision) -> bool:
        return pass_only(decision)

    def _stays(self, move: Move, decision: Decision, trying: bool) -> bool:
        return trying and decision.seat == move.seat  # then only the present moment counts

    def _illegal(self, move: Move, table: Table | None = None, note: str = "") -> Illegal:
        table = table or self.table
        decision = table.open()
        if move.verb in ("choose", "say", "redraw"):
            rule = decision.rule if decision is not None else "1-2-1"
            rules = (rule, "5-2-1-6", "5-2-1-7") if move.verb == "redraw" else (rule, "9-3-3", "9-3-4", "9-1-3")
            return Illegal((Reason(rules, "That is not asked"),), note)
        if move.verb == "end main":
            return Illegal((Reason(("6-5-5-1", "6-5-1", "6-1-2"), "The main phase cannot be ended now"),), note)
        obj, other = self._object(move, table), None
        if move.on and move.on != "player":
            other = next(iter(self._other(move, table)), None)
        return Illegal(reasons(table.game, move, obj, other, decision), note)

    def _pass(self, move: Move, purpose: str, trying: bool) -> None:
        """A pass, or no block. Of a player who is not asked it counts as done."""
        trial = self.table.fork()
        decision = trial.open()
        for _ in range(LIMIT):
            if decision is None:
                break
            if decision.seat == move.seat and decision.purpose == purpose:
                trial.answer(decision.options[:1])
                self.table = trial
                return
            if not pass_only(decision):
                break
            trial.answer(decision.options)
            decision = trial.open()
        if trying:
            raise Illegal((Reason(("8-3-3", "8-3", "7-4-4"), "It is not asked"),))

    # --- what is meant ------------------------------------------------------------------------------------------------
    def _object(self, move: Move, table: Table) -> Obj | None:
        zone = (HAND if move.verb == "play" else BATTLE) + move.seat
        return next(iter(self._called_so(move.names[0], zone, table)), None)

    def _other(self, move: Move, table: Table) -> list[Obj]:
        seat = move.seat ^ 1 if move.verb == "attack" else move.seat
        return self._called_so(move.on, BATTLE + seat, table)

    def _called_so(self, name: str, zone: int, table: Table) -> list[Obj]:
        """The object with a name; of the anonymous ones all in the place concerned."""
        game = table.game
        if name != ANON:
            obj = table.names.find(game, name)
            return [] if obj is None else [obj]
        return [obj for obj in there(game, zone) if not obj.host and table.names.of(game, obj) == ANON]

    def _option(self, move: Move, decision: Decision) -> Option:
        """The option that a move takes; of several that it can mean the first that is offered."""
        if move.verb == "end main":
            return ("pass",)
        zone = (HAND if move.verb == "play" else BATTLE) + move.seat
        objs = self._called_so(move.names[0], zone, self.table)
        others = self._other(move, self.table) if move.on and move.on != "player" else []
        if not objs or (move.on not in ("", "player") and not others):
            missing = move.on if objs else move.names[0]
            absent = Reason(_ABSENT.get(move.verb, _ABSENT["play"]), "{name} is not there", (("name", missing),))
            raise Illegal((absent, *self._illegal(move).reasons))
        found = [option for obj in objs for option in self._options(move, obj, others)]
        if move.verb == "play" and not move.on and printed(self.table.game, objs[0]).type == "pilot":
            pairs = [one for one in decision.options if one[0] == "pair" and one[1] == objs[0].id]
            found = pairs if len(pairs) == 1 else found  # the only Unit that can take it
        return next((option for option in found if option in decision.options), found[0])

    def _options(self, move: Move, obj: Obj, others: list[Obj]) -> list[Option]:
        if move.verb == "play":
            return [("pair", obj.id, other.id) for other in others] if move.on else [("play", obj.id)]
        if move.verb == "support":
            return [("support", obj.id, other.id) for other in others]
        if move.verb == "attack":
            return (
                [("attack", obj.id, target) for target in (-1,)]
                if move.on == "player"
                else [("attack", obj.id, other.id) for other in others]
            )
        if move.verb == "block":
            return [("block", obj.id)]
        return [self._activating(move, obj)]

    def _activating(self, move: Move, obj: Obj) -> Option:
        found = ability_of(self.table.game, obj, move.number)
        if found is None:
            return ("activate", 0, obj.id, move.number)
        return ("activate", found[0], found[1].carrier, move.number)

    def _pay(self, move: Move) -> None:
        if move.ex is None and not move.discard:
            return
        game, obj = self.table.game, self._object(move, self.table)
        assert obj is not None
        cost = {"pay": printed(game, obj).cost}
        if move.verb == "activate":
            found = ability_of(game, obj, move.number)
            cost = dict(found[1].ability.cost) if found is not None else {}
        if move.discard:
            held = [self.table.names.of(game, one) for one in there(game, HAND + move.seat)]
            self._spent(move.discard, held, cost.get("discard", 0), ("9-1-7-4", "9-1-7-2", "4-11-1"))
        if move.ex is None:
            return
        least, most = ex_range(game, move.seat, cost.get("pay", 0))
        if not least <= move.ex <= most:
            raise self._illegal(move)

    def _go_through(self, move: Move) -> None:
        """The questions that the move has answered already."""
        game = self.table.game
        if game.decision is not None and game.decision.purpose == "pay" and move.ex is not None:
            self._answer((("n", move.ex),))
        if move.discard:
            decision = self.table.open()
            if decision is not None and decision.purpose == "discard" and decision.seat == move.seat:
                self._answer(self._picked(decision, move.discard))

    # --- answers ------------------------------------------------------------------------------------------------------
    def _answer(self, answer: Answer) -> None:
        try:
            self.table.answer(answer)
        except Refused as refused:
            decision = self.table.game.decision
            rule = decision.rule if decision is not None else ""
            raise Illegal((Reason((rule, "9-3-4", "9-3-3"), str(refused)),)) from refused

    def _chosen(self, move: Move, decision: Decision) -> Answer:
        if move.verb != "choose":
            return ((move.names[0],),)
        if decision.kind is Kind.NUMBER:
            return tuple(("n", int(name)) for name in move.names)
        return self._picked(decision, move.names)

    def _picked(self, decision: Decision, names: Sequence[str]) -> Answer:
        """As for every game; the id of a token also means one of those offered where none has it as its name."""
        game, taken = self.table.game, list(names)
        for at, name in enumerate(names):
            if any(self._means(one, name) for one in decision.options):
                continue
            objs = [game.objs[int(one[1])] for one in decision.options if one[0] == "pick"]
            alike = [self.table.names.of(game, obj) for obj in objs if obj.entry and obj.entry.card.id == name]
            taken[at] = next((one for one in alike if one not in taken), name)
        return super()._picked(decision, taken)

    def _not_offered(self, decision: Decision, name: str) -> Reason:
        rules = (decision.rule, "9-3-3", "9-3-4", "1-3-3", "9-1-5-6")
        return Reason(rules, "{name} cannot be chosen", (("name", name),))

    def _means(self, option: Option, name: str) -> bool:
        game, names = self.table.game, self.table.names
        if option[0] == "pick":
            return names.of(game, game.objs[int(option[1])]) == name
        if option[0] == "trigger":
            return name in self._labels(game.pending[int(option[1])])
        if option[0] == "seat":
            return name == SEATS[int(option[1])]
        return name in self._replacing(int(option[1]))

    def _labels(self, item: Pending) -> tuple[str, ...]:
        """What a waiting trigger can be called: by the card on which its text stands, or by its Unit."""
        number = item.number or str(item.craft.ability.number)
        found = []
        for ident in (
            item.source,
            int(item.event or 0) if not item.number else 0,
            0 if item.number else item.craft.carrier,
        ):
            if word := self._called(ident):
                found += [word, f"{word} {number}"]
        if item.number == "burst":
            found += [f"{self._called(item.source)} {item.craft.ability.number}"]
        return tuple(found)

    def _called(self, ident: int) -> str:
        game = self.table.game
        obj = game.objs.get(ident)
        if obj is None and ident in game.lki:
            obj = game.lki[ident].obj
        return "" if obj is None else self.table.names.of(game, obj)

    def _replacing(self, place: int) -> tuple[str, ...]:
        found = self._replacement(place)
        if found is None:
            return ()
        text = found.text
        names = [name for ident in (text.carrier, found.this) if (name := self._called(ident))]
        return (*names, *(f"{name} {text.ability.number}" for name in names))
