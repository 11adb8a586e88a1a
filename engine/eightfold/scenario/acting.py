"""Carrying out one move of a seat, with the questions that belong to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.effects.reasons import Reason
from engine.eightfold.cards.card import ITEMS
from engine.eightfold.play.arriving import bearers
from engine.eightfold.play.playing import Announcing
from engine.eightfold.scenario.table import Table, pass_only
from engine.eightfold.scenario.why import choice_refused, payment_refused, reasons
from engine.eightfold.scenario.words import Move
from engine.eightfold.setup import concede
from engine.eightfold.state.match import printed
from engine.eightfold.state.zones import FIELD, HAND, STACK
from engine.kernel.decisions import Answer, Decision, Kind, Option, Refused
from engine.kernel.objects import Obj
from engine.kernel.triggers import Pending
from engine.scenario.common import acting
from engine.scenario.common.acting import Illegal, one_by_one
from engine.scenario.common.reading import ANON
from engine.scenario.common.result import LIMIT

_PURPOSES: dict[str, tuple[str, ...]] = {
    "play": ("priority",),
    "ability": ("priority",),
    "pass": ("priority",),
    "attack": ("attackers",),
    "block": ("block",),
    "split": ("split",),
    "redraw": ("redraw",),
    "say": ("yes-no",),
    "choose": ("choose", "order", "discard", "number"),
}
#: Moves that count as done where they are not asked for.
_NOTHING = ("pass", "attack", "block")


class Actor(acting.Actor[Table, Move]):
    """Carries out moves on a table. turn: in which the last of them was made. asked: a pass is that of the next
    question that is really put."""

    __slots__ = ("asked", "turn")
    purposes = _PURPOSES

    def __init__(self, table: Table, asked: bool = False) -> None:
        super().__init__(table)
        self.asked = asked
        self.turn = table.game.turn

    def act(self, move: Move, trying: bool = False) -> None:
        """Carry a move out. Raises :class:`Illegal` or :class:`Failure`. trying: it is expected to be refused."""
        if move.verb == "concede":
            concede(self.table.game, move.seat)
            return
        if (begun := self.table.begun) is not None:
            if move.verb == "choose" and move.seat == begun[0].seat:
                self._answer(self._chosen(move, self._reach(move, trying)))
                self.table.begun = None
                self._go_through(*begun)
                return
            self.finish()
        self._act(move, trying)
        if trying:
            self.finish()

    def finish(self) -> None:
        """A play that was begun goes on; nothing is chosen of which nothing was said. Raises :class:`Illegal`."""
        while (begun := self.table.begun) is not None:
            self.table.begun = None
            self._go_through(replace(begun[0], targets=()), begun[1], waits=False)

    def _act(self, move: Move, trying: bool) -> None:
        if move.verb in _NOTHING and not move.names:
            self._nothing(move, trying)
            return
        if move.verb == "choose" and not move.names and not trying and not self._asked(move):
            return  # nothing could be chosen: it was not asked
        decision = self._reach(move, trying)
        if move.verb == "choose" and one_by_one(decision) and len(move.names) > 1:
            self._in_turn(move.seat, move.names, decision)
        elif move.verb in ("choose", "say", "redraw"):
            self._answer(self._chosen(move, decision))
        elif move.verb == "split":
            self._answer(self._shares(move, decision))
        elif move.verb in ("attack", "block"):
            self._answer(self._fighters(move, decision))
        else:
            option, obj = self._option(move, decision)
            self._held(move, obj)
            self._spending(move, obj)
            self._bearing(move, obj)
            self._answer((option,))
            self._go_through(move, obj)

    # --- whose turn it is to say something ----------------------------------------------------------------------------
    def _over(self, decision: Decision) -> bool:
        return pass_only(decision, self.table.game)

    def _illegal(self, move: Move, table: Table | None = None, note: str = "") -> Illegal:
        table = table or self.table
        decision = table.open()
        if move.verb in ("choose", "say", "redraw"):
            rule = decision.rule if decision is not None else "3.1"
            return Illegal((Reason((rule, "11.12.4.1", "11.9.15"), "That is not asked"),), note)
        objs = [obj for name in move.names[:] for obj in self._called_so(name, move, table)[:1]]
        other = table.names.find(table.game, move.on) if move.on else None
        return Illegal(reasons(table.game, move, objs, other, decision), note)

    def _nothing(self, move: Move, trying: bool) -> None:
        """A pass, no attack or no block. Of a player who is not asked it counts as done."""
        trial = self.table.fork()
        decision = trial.skip() if self.asked and move.verb == "pass" else trial.open()
        purposes = self.purposes[move.verb]
        for _ in range(LIMIT):
            if decision is None:
                break
            if decision.seat == move.seat and decision.purpose in purposes:
                answer: Answer = (("pass",),) if move.verb == "pass" else ()
                if why := decision.refusal(answer):
                    rules = (decision.rule, "10.1.2.1.3" if move.verb == "attack" else "10.1.3.1.3")
                    raise Illegal((Reason(rules, why),))
                self.turn = trial.game.turn
                trial.answer(answer)
                self.table = trial
                return
            if not pass_only(decision, trial.game):
                break
            trial.answer(decision.options)
            decision = trial.open()
        if trying:
            raise Illegal((Reason(("11.1.6", "11.1.1"), "It is not asked"),))

    # --- what is meant ------------------------------------------------------------------------------------------------
    def _called_so(self, name: str, move: Move, table: Table) -> list[Obj]:
        """The object with a name; of the anonymous ones all in the place concerned."""
        game = table.game
        if name != ANON:
            obj = table.names.find(game, name)
            return [] if obj is None else [obj]
        zones = (HAND + move.seat,) if move.verb == "play" else (FIELD + move.seat, FIELD + (move.seat ^ 1))
        found = [game.objs[ident] for zone in zones for ident in game.zones[zone]]
        return [obj for obj in found if table.names.of(game, obj) == ANON]

    def _option(self, move: Move, decision: Decision) -> tuple[Option, Obj]:
        """The option that a move takes."""
        objs = self._called_so(move.names[0], move, self.table)
        if not objs:
            rules = ("7.16.1", "11.3.2", "11.7.4", "7.4")
            absent = Reason(rules, "{name} is not there", (("name", move.names[0]),))
            raise Illegal((absent, *self._illegal(move).reasons))
        for obj in objs:
            option: Option = ("play", obj.id) if move.verb == "play" else ("use", obj.id, move.number)
            if option in decision.options:
                return option, obj
        raise self._illegal(move)

    def _held(self, move: Move, obj: Obj) -> None:
        """So many anonymous cards as are to be discarded have to be there."""
        game = self.table.game
        held = [self.table.names.of(game, game.objs[ident]) for ident in game.zones[HAND + move.seat]]
        if (*move.discard, *move.spent).count(ANON) > held.count(ANON):
            raise Illegal((payment_refused(game, move, obj, "There are not so many blank cards in the hand"),))

    def _bearing(self, move: Move, obj: Obj) -> None:
        """Who is named to carry an Item must be able to; where it is the only one, nobody is asked."""
        game = self.table.game
        carriers = bearers(game, move.seat, obj) if move.on and printed(game, obj).type in ITEMS else ()
        if move.on and not any(self._called(one) == move.on for one in carriers):
            rules = ("5.2.3.1.3.1", "5.2.3.1.3.3", "5.2.3.1.3.2", "11.4.7", "11.4.12")
            raise Illegal((Reason(rules, "{name} cannot carry it", (("name", move.on),)),))

    def _spending(self, move: Move, obj: Obj) -> None:
        """What is named as discarded besides must be that part of the cost, and not pay as well."""
        if not move.spent:
            return
        game = self.table.game
        ability = printed(game, obj).ability(move.number) if move.verb == "ability" else None
        held = [self.table.names.of(game, game.objs[i]) for i in game.zones[HAND + move.seat] if i != obj.id]
        for name in move.discard:
            if name in held:
                held.remove(name)
        count = dict(ability.cost).get("discard", 0) if ability is not None else 0
        self._spent(move.spent, held, count, ("11.7.2.1.1", "11.8.2.1.1", "11.7.10", "11.8.10"))

    def _go_through(self, move: Move, obj: Obj, waits: bool = True) -> None:
        """The questions that the move has answered already; all that it says must be asked. waits: for a choice of
        which it says nothing."""
        targets = list(move.targets or ())
        given = set(move.combination)
        sacrifice, overdrive, on = move.sacrifice, move.overdrive, move.on
        discards, dulls, spent = list(move.discard), list(move.dull), list(move.spent)
        for _ in range(LIMIT):
            game = self.table.game
            decision = game.decision
            if decision is None or not isinstance(game.frames[-1], Announcing):
                break
            if decision.purpose == "pay":
                self._pay(move, obj, decision)
                discards, dulls = [], []
            elif decision.kind is Kind.YES_NO:
                self._answer((("yes",) if overdrive else ("no",),))
                overdrive = False
            elif decision.options[0][0] == "sacrifice":
                if sacrifice and not any(self._means(one, sacrifice) for one in decision.options):
                    break
                self._answer(self._picked(decision, [sacrifice] if sacrifice else []))
                sacrifice = ""
            elif decision.options[0][0] == "remove":
                fits = [name for name in sorted(given) if any(self._means(one, name) for one in decision.options)][:1]
                self._answer(self._picked(decision, fits))
                given -= set(fits)
            elif waits and decision.forced is None and self._silent(decision, on, spent, move.targets):
                named = replace(move, sacrifice=sacrifice, overdrive=overdrive, combination=tuple(given), on=on)
                rest = replace(named, discard=tuple(discards), dull=tuple(dulls), spent=tuple(spent))
                self.table.begun = rest, obj
                return
            elif decision.rule == "11.4.7":
                self._answer(self._picked(decision, [on] if on else []))
                on = ""
            elif decision.rule == "11.7.2.1.1":
                self._answer(self._picked(decision, spent))
                spent = []
            else:
                self._answer(self._target(move, decision, targets))
        self._left_over(move, obj, targets, given, sacrifice, overdrive, (discards, dulls))

    def _silent(self, decision: Decision, on: str, spent: Sequence[str], targets: tuple[str, ...] | None) -> bool:
        """Whether a play says nothing of a choice: who carries it, what its cost discards, or what is chosen."""
        if decision.rule == "11.4.7":
            return not on
        return not spent if decision.rule == "11.7.2.1.1" else targets is None and bool(decision.options)

    def _target(self, move: Move, decision: Decision, targets: list[str]) -> Answer:
        """The next of the targets named, as many as are asked for."""
        if not targets and decision.least and (forced := decision.forced) is not None:
            return forced
        if not targets and decision.least:
            raise Illegal((Reason((decision.rule, "11.2.3", "11.7.5"), "It has to be said what is chosen"),))
        take: list[str] = []
        while targets and len(take) < decision.most:
            if decision.least <= len(take) and not any(self._means(one, targets[0]) for one in decision.options):
                break
            take.append(targets.pop(0))
        return self._picked(decision, take)

    def _left_over(
        self,
        move: Move,
        obj: Obj,
        targets: list[str],
        given: set[str],
        sacrifice: str,
        overdrive: bool,
        paid: tuple[list[str], list[str]],
    ) -> None:
        """What was said and not asked: a single possibility that made itself, or one that there is not."""
        game = self.table.game
        if sacrifice:
            rules = ("15.2.7.3", "15.2.7.5", "15.2.7.1", "15.2.7.2")
            raise Illegal((Reason(rules, "{name} cannot be put away for it", (("name", sacrifice),)),))
        if overdrive:
            raise Illegal((Reason(("15.2.9.2", "15.2.9.4", "15.2.9.3"), "Overdrive cannot be paid"),))
        if given:
            names = ", ".join(sorted(given))
            raise Illegal(
                (Reason(("15.2.17.3", "15.2.17.2"), "{names} cannot be removed for it", (("names", names),)),)
            )
        if paid[0] or paid[1]:
            raise Illegal((payment_refused(game, move, obj, "nothing is to be paid"),))
        chosen = [name for name in targets if not self._bound(move, name)]
        if chosen:
            raise Illegal((choice_refused(game, "11.2.3", chosen[0]),))

    def _bound(self, move: Move, name: str) -> bool:
        """Whether a name was chosen without being asked about."""
        game = self.table.game
        found = self.table.names.find(game, name)
        for ident in game.zones[STACK][:1]:
            entry = game.objs[ident].entry
            chosen = [one for reg, ids in entry.regs if reg.startswith("choice") for one in ids] if entry else []
            if name == ANON and chosen:
                return True
            return found is not None and found.id in chosen
        return False

    def _pay(self, move: Move, obj: Obj, decision: Decision) -> None:
        """Exactly what was named pays."""
        taken: list[Option] = []
        for kind, names in (("discard", move.discard), ("dull", move.dull)):
            for name in names:
                fits = [
                    one
                    for one in decision.options
                    if one not in taken and one[2] == kind and self._called(int(one[1])) == name
                ]
                if not fits:
                    raise Illegal((payment_refused(self.table.game, move, obj, f"{name} cannot be used to pay"),))
                taken.append(fits[0])
        if why := decision.refusal(tuple(taken)):
            raise Illegal((payment_refused(self.table.game, move, obj, why),))
        self._answer(tuple(taken))

    # --- answers ------------------------------------------------------------------------------------------------------
    def _answer(self, answer: Answer) -> None:
        self.turn = self.table.game.turn
        try:
            self.table.answer(answer)
        except Refused as refused:
            decision = self.table.game.decision
            rule = decision.rule if decision is not None else ""
            more = {
                "attackers": ("15.1.1.10.2", "15.2.8.2", "10.1.2.1.3"),
                "split": ("R-S21",),
                "block": ("10.1.3.1.3",),
            }
            rules = (rule, *more.get(decision.purpose if decision is not None else "", ("11.2.3", "11.12.4.1")))
            raise Illegal((Reason(rules, str(refused)),)) from refused

    def _chosen(self, move: Move, decision: Decision) -> Answer:
        if move.verb != "choose":
            return ((move.names[0],),)
        if decision.kind is Kind.NUMBER:
            return tuple(("n", int(name)) for name in move.names if name.isdigit())
        return self._picked(decision, move.names)

    def _fighters(self, move: Move, decision: Decision) -> Answer:
        taken: list[Option] = []
        for name in move.names:
            fits = [one for one in decision.options if one not in taken and self._called(int(one[1])) == name]
            if not fits:
                raise self._illegal(move)
            taken.append(fits[0])
        if decision.refusal(tuple(taken)) and move.verb == "attack":
            raise Illegal((*self._illegal(move).reasons, Reason(("10.1.2.1.3",), decision.refusal(tuple(taken)))))
        return tuple(taken)

    def _shares(self, move: Move, decision: Decision) -> Answer:
        taken: list[Option] = []
        for name, amount in move.shares:
            fits = [one for one in decision.options if self._called(int(one[1])) == name]
            fits = [one for one in fits if one not in [share[:-1] for share in taken]]
            if not fits:
                raise Illegal((Reason((decision.rule, "10.1.4.2"), "{name} is not attacking", (("name", name),)),))
            taken.append((*fits[0], amount))
        return tuple(taken)

    def _not_offered(self, decision: Decision, name: str) -> Reason:
        return choice_refused(self.table.game, decision.rule, name)

    def _means(self, option: Option, name: str) -> bool:
        game = self.table.game
        if option[0] == "trigger":
            return name in self._labels(game.pending[int(option[1])])
        if option[0] == "replacement":
            return name in self._replacing(int(option[1]))
        return self._called(int(option[1])) == name

    def _labels(self, item: Pending) -> tuple[str, ...]:
        """What a waiting ability can be called."""
        name = self._called(item.source)
        return name, f"{name} {item.number}"

    def _called(self, ident: int) -> str:
        return self.table.names.called(self.table.game, ident)

    def _replacing(self, place: int) -> tuple[str, ...]:
        found = self._replacement(place)
        if found is None:
            return ()
        name = self._called(found.carrier)
        return name, f"{name} {found.ability.number}"
