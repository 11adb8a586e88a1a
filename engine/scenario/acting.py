"""Carrying out one move of a seat, with the questions that belong to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kernel.decisions import Answer, Decision, Kind, Option, Refused
from engine.kernel.identity import canonical
from engine.kernel.objects import Obj
from engine.kernel.replace import Replacing
from engine.scenario import why
from engine.scenario.board.cards import BLANK
from engine.scenario.board.names import Names
from engine.scenario.board.numbering import by_printed
from engine.scenario.board.table import PASS_ONLY, Table, pass_only
from engine.scenario.common.result import Failure
from engine.scenario.common.steps import SEATS
from engine.scenario.sayings import described, optional, said, state_of
from engine.scenario.words import Move
from engine.trails.state.game import TrailsGame
from engine.trails.tree.reasons import Reason
from engine.trails.tree.zones import HAND, HOMEBASE
from engine.trails.turn.combat import ProposeAttacker
from engine.trails.turn.conceding import concede

_WITH_PRIORITY = frozenset(("play", "arts", "craft", "gain ep", "support", "pass"))
#: What must be asked for each move; an open ``choose`` question has several names.
_CHOICES = ("choose", "order", "number", "name", "arrange", "split", "hand")
_PURPOSES = {
    "attack": ("attackers", "attack target"),
    "fight back": ("fight back",),
    "cure": ("cure",),
    "place": ("place",),
    "exchange": ("exchange",),
    "say": ("yes-no", "agree"),
    "choose": _CHOICES,
}


class Illegal(Exception):
    """A move that the engine refuses. untouched: whether the refusal left the state as it was."""

    def __init__(self, reasons: Sequence[Reason], untouched: bool = True, note: str = "") -> None:
        super().__init__("; ".join(part for part in (note, why.said(reasons)) if part) or "it is not legal")
        self.reasons = tuple(reasons)
        self.untouched = untouched


class Actor:
    """Carries out moves on a table; after a move ``table`` is where it went on."""

    __slots__ = ("table",)

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def game(self) -> TrailsGame:
        """The game."""
        return self.table.game

    @property
    def names(self) -> Names:
        """The names of its cards."""
        return self.table.names

    def act(self, move: Move, trying: bool = False) -> list[int]:
        """Carry a move out; returns the seats skipped on the way. Raises :class:`Illegal` or :class:`Failure`.

        trying: the move is expected to be refused, so only the present moment counts.
        """
        if move.verb == "concede":
            self._concede(move.seat)
            return []
        if move.verb == "choose" and self.table.put_up_already(move.seat, move.names):
            return []
        self.table.alike.clear()
        now = self.table.fork()
        skipped: list[int] = []

        def stop(decision: Decision) -> bool:
            if decision.seat == move.seat and move.verb in _WITH_PRIORITY:
                return True
            skipped.append(decision.seat)
            return False

        decision = self.table.skip(stop)
        if decision is None or decision.seat != move.seat:
            raise Illegal([*self.reasons(now.game, move), *self.asked(self.game, move)], note=state_of(decision))
        if move.verb == "pass":
            if decision.purpose != "priority":
                raise Failure(f"{described(decision)} and cannot pass priority")
            self.table.answer(PASS_ONLY)
            return skipped
        if move.verb in _WITH_PRIORITY:
            return self._with_priority(move, decision, skipped, trying)
        if decision.purpose not in _PURPOSES[move.verb] and not (move.verb == "say" and optional(decision)):
            reasons = [*self.reasons(now.game, move), Reason(decision.rule, "Something else is asked")]
            raise Illegal(reasons, note=f"{described(decision)} first")
        {"attack": self._attack, "choose": self._choose, "say": self._say}.get(move.verb, self._pick)(move, decision)
        return skipped

    # --- reasons ----------------------------------------------------------------------------------------------------
    def asked(self, game: TrailsGame, move: Move) -> list[Reason]:
        """Against this seat acting now."""
        return list(why.asked_reasons(game, move.seat))

    def reasons(self, game: TrailsGame, move: Move) -> list[Reason]:
        """Against the move itself."""
        if move.verb in _WITH_PRIORITY and move.verb != "pass":
            obj = self.names.find(game, move.names[0])
            other = self.names.find(game, move.on) if move.on else None
            return list(why.play_move_reasons(game, move, obj, other)) if obj is not None else []
        if move.verb == "attack" and move.names:
            objs = [self.names.find(game, name) for name in move.names]
            target = -1 - (move.seat ^ 1)
            if move.on != "player":
                found = self.names.find(game, move.on)
                target = found.id if found is not None else 0
            idents = [obj.id for obj in objs if obj is not None]
            if target and len(idents) == len(objs):
                return list(why.attack_reasons(game, move.seat, idents, target))
        return []

    # --- with priority ----------------------------------------------------------------------------------------------
    def _with_priority(self, move: Move, decision: Decision, skipped: list[int], trying: bool) -> list[int]:
        if decision.purpose != "priority":
            raise Illegal(
                [*self.reasons(self.game, move), Reason(decision.rule, "Something else is asked")],
                note=f"{described(decision)} first",
            )
        obj = self._anonymous(move.seat) if move.names[0] == BLANK else self._object(move.names[0])
        if move.origin and obj.zone != {"hand": HAND, "homebase": HOMEBASE}[move.origin] + move.seat:
            raise Failure(f"{move.names[0]} is not in the {move.origin} of {SEATS[move.seat]}")
        option: Option = ("gain", obj.id)
        if move.verb == "support":
            option = ("support", obj.id, self._object(move.on).id)
        elif move.verb == "craft":
            option = ("craft", obj.id, by_printed(self.game, obj, move.number))
        elif move.verb != "gain ep":
            option = (move.verb, obj.id)
        if option not in decision.options:
            illegal = Illegal(self.reasons(self.game, move), self._refused((option,)))
            if trying or not pass_only(decision):
                raise illegal
            return self._later(move, skipped, illegal)
        self.submit((option,))
        if move.verb in ("play", "arts", "craft"):
            self._complete(move)
        return skipped

    def _later(self, move: Move, skipped: list[int], illegal: Illegal) -> list[int]:
        """A seat that can only pass is not asked: what it does is meant for the next time it is."""
        ahead = Actor(self.table.fork())
        ahead.table.answer(PASS_ONLY)
        decision = ahead.table.skip()
        if decision is None or decision.seat != move.seat or decision.purpose != "priority":
            raise illegal
        try:
            ahead.act(move)
        except Illegal:
            raise illegal from None
        self.table = ahead.table
        return skipped

    def _complete(self, move: Move) -> None:
        """The questions inside a play: X, targets, what to pay with."""
        targets = None if move.targets is None else list(move.targets)
        pay = list(move.pay)
        x = move.x
        game = self.game
        while (decision := game.decision) is not None and (play := self.table.playing()) is not None:
            if decision.purpose == "number" and x is not None:
                self.submit((("n", x),))
                x = None
            elif decision.rule == "1204.2d" and targets is not None:
                picks = self._next_targets(decision, targets)
                reasons = list(
                    why.target_choice_reasons(game, play, tuple(int(pick[1]) for pick in picks if pick[0] == "pick"))
                )
                self.submit(picks, reasons)
            elif decision.purpose == "pay":
                named = self._named(decision, pay, most=decision.least)
                rest = [option for option in decision.options if option not in named]
                self.submit((*named, *rest)[: decision.least])
            elif decision.forced is None and decision.options[:1] and decision.options[0][0] == "replacement":
                if pay:
                    note = "before all is paid; without 'pay' each is answered by 'choose'"
                    raise Failure(f"{move.shown}: {described(decision)} {note}")
                return  # whether something happens instead of what pays is not said by what pays
            elif move.pay and not pay and decision.kind is Kind.CHOOSE and not decision.least:
                self.submit(())  # what pays was named in full
            elif pay and decision.rule != "1204.2d" and decision.purpose != "number":
                self.submit(self._named(decision, pay, most=decision.most))
            elif decision.forced is not None and decision.purpose != "priority":
                self.submit(decision.forced)
            else:
                return
        if x is not None:
            raise Failure(f"{move.shown}: x given, but nothing asks for it")
        if targets:
            raise Illegal([Reason("1204.2d", "That is not the number of targets")], note="there is a target too many")
        if pay:
            raise Illegal([Reason("1203.2", "It cannot be chosen")], note="nothing asks for that payment")

    def _next_targets(self, decision: Decision, targets: list[str]) -> Answer:
        """As many of the names as the demand takes."""
        if decision.least == decision.most:
            taken = targets[: decision.most]
        else:
            taken = []
            for name in targets[: decision.most]:
                if self._option(decision, name, taken) not in decision.options and taken:
                    break
                taken.append(name)
        del targets[: len(taken)]
        return tuple(self._option(decision, name, taken[:index]) for index, name in enumerate(taken))

    def _named(self, decision: Decision, pay: list[str], most: int = 99) -> Answer:
        """Those of the named cards that this question offers."""
        found: list[Option] = []
        for name in list(pay):
            option = self._option(decision, name, [])
            if option in decision.options and option not in found and len(found) < most:
                found.append(option)
                pay.remove(name)
        return tuple(found)

    # --- other questions --------------------------------------------------------------------------------------------
    def _attack(self, move: Move, decision: Decision) -> None:
        late = decision.purpose == "attack target"  # who attacks went without saying (1326.3)
        if not move.on:
            if late:
                raise Illegal([Reason(decision.rule, "Something else is asked")], note=f"{described(decision)} first")
            self.submit(())
            return
        if not move.names and not late:
            raise Failure(f"{described(decision)}: the attack does not say with which UNITs")
        reasons = self.reasons(self.game, move)
        picks = tuple(("pick", self._object(name).id) for name in move.names)
        if not late:
            self.submit(picks, reasons)
        elif picks and sorted(ident for _, ident in picks) != sorted(self._attacking()):
            raise Illegal(reasons, note="other UNITs have to attack")
        foe = move.seat ^ 1
        wanted: Option = ("seat", foe) if move.on == "player" else ("pick", self._object(move.on).id)
        asked = self.game.decision
        if asked is not None and asked.purpose == "attack target":
            self.submit((wanted,), reasons)
            return
        combat = self.game.combat
        if combat is None or (combat.target_seat != foe if wanted[0] == "seat" else combat.target != wanted[1]):
            raise Illegal(reasons, note="the attack goes to another target")

    def _attacking(self) -> tuple[int, ...]:
        """UNITs that have been chosen to attack while their target is asked for."""
        frame = self.game.frames[-1]
        return frame.attackers if isinstance(frame, ProposeAttacker) else ()

    def _pick(self, move: Move, decision: Decision) -> None:
        """Cards: exchange, place, cure, fight back."""
        self.submit(self._options(decision, move.names))

    def _say(self, move: Move, decision: Decision) -> None:
        answer = said(self.table, decision, move.names[0])
        if answer is not None:
            self.submit(answer)

    def _choose(self, move: Move, decision: Decision) -> None:
        if decision.kind is Kind.ARRANGE:
            self.submit(self._arranged(move, decision))
        elif decision.kind is Kind.NUMBER:
            if len(move.names) != 1 or not move.names[0].removeprefix("+").lstrip("-").isdigit():
                raise Failure(f"{described(decision)} a number")
            self.submit((("n", int(move.names[0])),))
        elif decision.kind is Kind.NAME:
            self.submit(tuple(("name", name) for name in move.names))
        elif decision.kind is Kind.SPLIT:
            self.submit(self._split(move, decision))
        else:
            self.submit(self._options(decision, move.names))

    def _split(self, move: Move, decision: Decision) -> Answer:
        """Shares: each option's number, in the order of the options named before it."""
        shares: list[Option] = []
        for name, amount in zip(move.names[::2], move.names[1::2], strict=False):
            if not amount.isdigit():
                raise Failure("a share is a name followed by a number")
            shares.append((*self._option(decision, name, []), int(amount)))
        return tuple(shares)

    def _arranged(self, move: Move, decision: Decision) -> Answer:
        """Plan: the cards named go under, the rest stays on top in the order written or as it was. Where all go to one
        place: the cards named come first."""
        idents = [int(option[1]) for option in decision.options]
        if (side := decision.options[0][0]) in ("top", "under"):
            first = self._idents(move.names, idents)
            return tuple((side, ident) for ident in (*first, *(ident for ident in idents if ident not in first)))
        under = self._idents(move.names, idents)
        top = self._idents(move.top or (), [ident for ident in idents if ident not in under])
        rest = [ident for ident in idents if ident not in under and ident not in top]
        return (*(("top", ident) for ident in (*top, *rest)), *(("under", ident) for ident in under))

    def _idents(self, names: Sequence[str], among: list[int]) -> list[int]:
        found: list[int] = []
        for name in names:
            fit = [
                ident
                for ident in among
                if ident not in found and self.names.of(self.game, self.game.objs[ident]) == name
            ]
            if not fit:
                raise Failure(f"{name} is not among the cards")
            found.append(fit[0])
        return found

    # --- names ------------------------------------------------------------------------------------------------------
    def _anonymous(self, seat: int) -> Obj:
        """A ready blank card of a homebase, to gain EP from."""
        for obj in self.game.there(HOMEBASE + seat):
            if obj.ready and self.names.of(self.game, obj) == BLANK:
                return obj
        raise Failure(f"{SEATS[seat]} has no ready {BLANK} card in the homebase")

    def _object(self, name: str) -> Obj:
        found = self.names.find(self.game, name)
        if found is None:
            raise Failure(f"nobody knows where {name} is")
        return found

    def _options(self, decision: Decision, names: Sequence[str]) -> Answer:
        return tuple(self._option(decision, name, names[:index]) for index, name in enumerate(names))

    def _option(self, decision: Decision, name: str, before: Sequence[str]) -> Option:
        """The option that a word means; ``before``: the words already used."""
        for option in self._meant(decision, name):
            if name != BLANK:
                return option
            same = [other for other in self._meant(decision, name)]
            return same[min(before.count(BLANK), len(same) - 1)]
        found = self.names.find(self.game, name)
        if found is not None:
            return ("pick", found.id)  # not among the options: let the engine refuse it
        if any(option[0] == "org" for option in decision.options):
            return ("org", name)
        if self.names.deck_of(self.game, name) is not None:
            raise Illegal([Reason(decision.rule, "It cannot be chosen")])
        raise Failure(f"nothing that can be chosen now is called '{name}'")

    def _meant(self, decision: Decision, name: str) -> Iterator[Option]:
        game = self.game
        for option in decision.options:
            kind = option[0]
            if kind in ("pick", "card"):
                obj = game.objs[int(option[1])]
                called = self.names.labels(game, obj) if obj.entry is not None else (self.names.of(game, obj),)
                if name in called:
                    yield option
            elif kind == "seat":
                if name == SEATS[int(option[1])]:
                    yield option
            elif kind == "replacement":
                if name == self._replacing(int(option[1])):
                    yield option
            elif kind == "trigger":
                if name in self.names.pending(game, game.pending[int(option[1])]):
                    yield option
            elif name == " ".join(str(part) for part in option[1:]):
                yield option

    def _replacing(self, index: int) -> str:
        """The name of the card whose replacement effect an option stands for (1216.2)."""
        frame = self.game.frames[-1]
        if not isinstance(frame, Replacing) or frame.current is None:
            return ""
        found = self.game.rules.replacements(self.game, frame.current)
        left = [instead for instead in found if instead.key not in frame.used]
        entry = getattr(left[index], "entry", None)  # the rule 1306.5 is no card's: it is named as what is destroyed
        return self.names.source(self.game, frame.current.obj if entry is None else entry.obj)

    # --- answering --------------------------------------------------------------------------------------------------
    def submit(self, answer: Answer, reasons: Sequence[Reason] = ()) -> None:
        """Answer the open question; a refusal is :class:`Illegal`."""
        decision = self.game.decision
        assert decision is not None
        if decision.refusal(answer):
            note = decision.refusal(answer) if not reasons else ""
            known = reasons or [Reason(decision.rule, "It cannot be chosen")]
            raise Illegal(known, self._refused(answer), note)
        self.table.answer(answer)

    def _refused(self, answer: Answer) -> bool:
        """Whether the engine refuses an answer and leaves everything as it was."""
        before = canonical(self.game, (self.game.decision, self.game.bond, self.game.cp, self.game.ep))
        try:
            self.game.answer(answer)
        except Refused:
            return canonical(self.game, (self.game.decision, self.game.bond, self.game.cp, self.game.ep)) == before
        return False

    def _concede(self, seat: int) -> None:
        game = self.game
        if game.outcome is not None:
            raise Illegal([Reason("103.1", "The game is over")])
        concede(game, seat)
