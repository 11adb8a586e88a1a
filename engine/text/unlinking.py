"""From instructions back to clauses: which sentences say them, and what is said together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine.text.added_costs import AddedCost, said_of
from engine.text.amounts import ANY, unscale
from engine.text.asked_option import apart, nested
from engine.text.compulsory import after_duty
from engine.text.drawn import DrawShown
from engine.text.each_of_both import each_of_both
from engine.text.plainly import goes_on, own, owners, plain, shown_and_put, unsaid
from engine.text.pointing import PAID, Bound, settle
from engine.text.predicates_each import twofold
from engine.text.rest_done import only_counted
from engine.text.settling import LinkError, has_x
from engine.text.standing import becomes, becoming
from engine.text.surface import (
    OPEN,
    SUBJECT,
    AimClause,
    By,
    Define,
    DigClause,
    EitherCost,
    FindClause,
    IfDone,
    IfNot,
    InsteadOf,
    LookClause,
    ModesClause,
    Next,
    OfferClause,
    Otherwise,
    PickClause,
    Predicate,
    Said,
    Top,
    WouldClause,
)
from engine.text.that_many import as_many
from engine.text.unlinking_words import CannotSay, Words, objects_of, words_in
from engine.text.verbs_hand import hand_goal
from engine.text.whoever import Whoever, mirrored, whoever
from engine.trails import tree as t
from engine.trails.cards import TYPES
from engine.trails.tree_reads import speaks_of

_PLAYERS = (t.Draw, t.Discard, t.Bond, t.Gain, t.Shuffle, t.Plan)
_SAID = (t.Get, t.Have, t.GainOrgs, t.GainCrafts, t.Lose)


class Unlinker(Words):
    """Takes one effect apart for one language."""

    def sentences(self) -> tuple[tuple[Any, ...], ...]:
        """The sentences of the effect: targets where they are first used, or else before everything else."""
        bound = list(self.bound)
        try:
            return self._sentences()
        except CannotSay:
            if not self.inline or not self.effect.targets:
                raise
        self.bound, self.inline, self.defines = bound, False, []
        self.open = [target.register for target in self.effect.targets]
        return self._sentences()

    def _sentences(self) -> tuple[tuple[Any, ...], ...]:
        out: list[tuple[Any, ...]] = []
        if self.effect.cost:
            out.append((self.added_cost(self.effect.cost),))
        if not self.inline:
            for register in list(self.open):
                out.append((AimClause(self.aim(register)),))
        out += self.several(self.effect.do)
        if self.effect.x is not None:
            if not any(has_x(target) for target in self.effect.targets):
                raise CannotSay("X is explained, but no target needs it")
            out.append((Define(self.value(self.effect.x)),))
        if self.effect.modes:
            parts = []
            for mode in self.effect.modes:
                part = Unlinker(mode, self.lang)
                part.bound = list(self.bound)
                parts.append(part.sentences())
            when = None if self.effect.when is None else self.value(self.effect.when)
            out.append((ModesClause(*self.effect.pick, tuple(parts), when, self.effect.instead),))
        return tuple(out)

    def added_cost(self, steps: Sequence[Any]) -> AddedCost:
        """The sentence that says what an EVENT costs besides; what is paid with it can be spoken of."""
        cost = Unlinker(t.Effect((), ()), self.lang)
        cost.is_cost = True
        said = cost.chain(said_of(tuple(steps)))
        self.paying = next((one for one in cost.bound if one.mark == PAID), None)
        self.paid_by = next((step.verb for step in steps if isinstance(step, t.Do) and step.who == PAID), "")
        return AddedCost(said)

    def several(self, do: Sequence[Any]) -> list[tuple[Any, ...]]:
        """A sentence for each instruction; what belongs to the option or condition before it in one of its own."""
        out: list[tuple[Any, ...]] = []
        index = begun = 0
        looking = False
        while index < len(do):
            if isinstance(do[index], t.Offer):
                if index + 1 < len(do) and do[index].player != "you":
                    raise CannotSay("something after parts to choose from")
                out.append((self.offer(do[index]),))
                begun, index = index, index + 1
                continue
            if isinstance(do[index], t.If) and do[index].instead:
                out += self.in_its_place(do[index], bool(out))
                begun, index = index, index + 1
                continue
            if out and (told := self.told(do[begun:index], do[index])) is not None:
                out.append((told,))
                begun, index = index, index + 1
                continue
            begun, first = index, do[index]
            if (option := apart(first)) is not None:
                out.append(self.asking(option, bool(out)))
                for kind, then in ((IfDone, option[1]), (IfNot, option[2])):
                    out += self.explained(partial(kind, player=first.then[-1].player), then) if then else []
                index += 1
                continue
            clauses, index = self.next(do, index)
            last = do[index - 1]
            if isinstance(last, t.Reveal) and index < len(do) and shown_and_put(last, do[index]):
                more, index = self.next(do, index)  # "reveal it and put it into your hand"
                clauses, last = [*clauses, *(unsaid(more) if self.lang == "ja" else more)], do[index - 1]
            defines, self.defines = self.defines, []
            if defines and self.lang == "en" and not isinstance(last, (t.May, t.If, t.Delayed, t.Wait)):
                clauses = [*clauses, Define(defines.pop())]
            looking = begun > 0 and goes_on(looking, do[begun - 1], first)
            after = out and not looking and not isinstance(clauses[0], t.If)  # "if ..." follows without "then"
            out.append((Next(tuple(clauses)),) if after else tuple(clauses))
            out += [(Define(amount),) for amount in defines]
            if defines and isinstance(last, t.May) and last.then:
                raise CannotSay("an explanation of X between an option and what follows")
            if isinstance(last, t.May) and nested([last], closed=True):
                inner: Any = last.then[-1]
                out += self.explained(partial(IfDone, player=last.player), (*last.then[:-1], replace(inner, then=())))
                out += self.explained(partial(IfDone, player=inner.player), inner.then)
            elif isinstance(last, t.May) and last.then:
                out += self.explained(partial(IfDone, player=last.player), last.then)
            if isinstance(last, t.May) and last.otherwise:
                out += self.explained(partial(IfNot, player=last.player), last.otherwise)
            if isinstance(last, t.If) and last.otherwise and whoever(last, None) is None:
                out += self.explained(Otherwise, last.otherwise)
        return out

    def asking(self, option: tuple[t.If, Any, Any], after: bool) -> tuple[Any, ...]:
        """A condition with an option of which other sentences tell what follows."""
        clauses, _ = self.next((option[0],), 0)
        if self.defines:
            raise CannotSay("an explanation of X between an option and what follows")
        return (Next(tuple(clauses)),) if after else tuple(clauses)

    def in_its_place(self, node: t.If, later: bool) -> list[tuple[Any, ...]]:
        """ "Draw a card. If the discarded card was a UNIT, draw two cards instead"."""
        plain = self.chain(node.otherwise)
        instead = InsteadOf(self.value(node.condition), self.chain(node.then))
        if self.defines:
            raise CannotSay("an explanation of X after a condition")
        return [(Next(plain),) if later else plain, (instead,)]

    def told(self, done: Sequence[Any], node: Any) -> IfDone | IfNot | None:
        """ "If you do" and "if you can't" after the sentence in which something is chosen and has to be done."""
        first = done[0] if len(done) > 1 else None
        if not isinstance(first, t.Choose) or first.chooser not in ("you", "opponent") or not isinstance(node, t.If):
            return None
        if first.least == first.most == ANY:  # what is done to everything is not chosen first
            return None
        for done_it in (True, False):
            try:
                whole = after_duty(list(done), node.then, done_it=done_it)
            except LinkError:
                return None
            if whole == [*done, node]:
                then = self.chain(node.then)
                if self.defines:
                    return None
                return IfDone(then, first.chooser) if done_it else IfNot(then, first.chooser, duty=True)
        return None

    def explained(self, kind: Any, do: Sequence[Any]) -> list[tuple[Any, ...]]:
        """What follows an option or condition, and what X is in it."""
        clauses = self.chain(do)
        defines, self.defines = self.defines, []
        if defines and (kind is Otherwise or len(defines) > 1):
            raise CannotSay("an explanation of X after a condition")
        if defines and self.lang == "en":
            return [(kind((*clauses, Define(defines[0]))),)]
        return [(kind(clauses),), *((Define(amount),) for amount in defines)]

    def chain(self, do: Sequence[Any], subject: str = "you") -> tuple[Any, ...]:
        """Several instructions in one sentence."""
        out: list[Any] = []
        index = 0
        while index < len(do):
            clauses, index = self.next(do, index, subject)
            last = do[index - 1]
            if (isinstance(last, t.May) and (last.then or last.otherwise)) or (
                isinstance(last, t.If) and last.otherwise and whoever(last, None) is None
            ):
                raise CannotSay("an option with consequences inside a sentence")
            if index < len(do) and isinstance(last, (t.May, t.If, t.Delayed, t.Wait)):
                raise CannotSay("something after a condition inside a sentence")
            out += clauses
        return self.subjects(out, subject)

    def subjects(self, clauses: list[Any], subject: str) -> tuple[Any, ...]:
        """Name the subject again after another one has spoken."""
        out: list[Any] = []
        spoken = subject
        for clause in clauses:
            if isinstance(clause, By):
                if clause.player == subject and spoken == subject:
                    out += clause.do
                    continue
                spoken = clause.player
            elif spoken != subject and not isinstance(clause, (Said, AimClause, t.PlayerRule, t.Set, Define)):
                clause, spoken = By(subject, (clause,)), subject
            out.append(clause)
        return tuple(out)

    def next(self, do: Sequence[Any], index: int, subject: str = "you") -> tuple[list[Any], int]:
        """The clauses of the next instruction, or of several that are said together; where the rest begins."""
        node = do[index]
        following = do[index + 1] if index + 1 < len(do) else None
        if (players := whoever(node, following)) is not None:
            who, count = players
            person = Whoever(self.value(who.condition), who.alone)
            option = node.then[0]
            may = isinstance(option, t.May) and option == t.May(option.cost) and len(node.then) == 1
            deeds = self.chain(mirrored(option.cost if may else node.then), "opponent")  # as it is said of "they"
            return [t.May(deeds, (), person) if may else By(person, deeds)], index + count
        if subject == "you" and (both := each_of_both(do[index:])) is not None:
            deeds, count, named = both
            self.bound += named
            return [By("each", deeds if named else (self.worked(deeds[0]),))], index + count
        if isinstance(node, t.LookTop) and node.how == "reveal" and node.player in ("opponent", "each"):
            many = self.as_x(node.amount)
            self.bind(node.register, t.Filter(zone="deck", whose=node.player), node.amount != 1)
            return self.by(LookClause(many, "reveal"), node.player), index + 1
        if isinstance(node, t.LookTop) and node.how == "look" and node.player != "you":
            many = self.as_x(node.amount)
            self.bind(node.register, t.Filter(zone="deck", whose=node.player), node.amount != 1)
            return [LookClause(many, "look", node.player)], index + 1
        if isinstance(node, t.Draw) and node.register:
            if following != t.Reveal(node.register) or node.amount != 1 or not isinstance(node.player, str):
                raise CannotSay("cards that were drawn, and not shown")
            self.bind(node.register, t.Filter(zone="hand", whose=node.player), False)
            return self.by(DrawShown(), node.player), index + 2
        seen = _seen_anyway(node, following)
        if isinstance(node, t.LookTop) and (node.how == "take" or node.player != "you" or seen):
            at_it = isinstance(following, (t.Do, t.Put)) and following.who == node.register
            if following is None or not at_it or (node.player == "you" and not seen):
                raise CannotSay("cards from the top of a deck that nothing happens to")
            whose = self.subject(node.player)
            top: Any = Top(self.as_x(node.amount))
            self.bind(node.register, t.Filter(zone="deck", whose=node.player), node.amount != 1)
            settle(self.bound, following)
            said_of_top = own(replace(following, who=top), t.Filter(zone="deck", whose=node.player), node.player)
            return self.said_by(said_of_top, whose), index + 2
        if (
            isinstance(node, t.Choose)
            and node.least == node.most == ANY
            and following == t.Do("discard", node.register)
            and node.filter == t.Filter(zone="hand", whose=node.chooser)
        ):
            self.bound.append(Bound(node.register, node.filter, node.register, True, group=True))
            return self.by(t.Discard(SUBJECT, t.Count(t.Filter(zone="hand", whose=SUBJECT))), node.chooser), index + 2
        if (
            isinstance(node, t.Choose)
            and not isinstance(node.most, int | t.X)
            and node
            == t.Choose(node.register, t.Filter(zone="hand", whose=node.chooser), node.most, node.most, node.chooser)
            and following == t.Do("discard", node.register)
        ):
            deed = self.worked(t.Discard(SUBJECT, node.most))
            self.bind(node.register, node.filter, True)
            return self.by(deed, node.chooser), index + 2
        if isinstance(node, t.Choose) and node.chooser == "random":
            hand = t.Filter(zone="hand", whose=node.filter.whose)
            if following != t.Do("discard", node.register) or node.filter != hand or hand.whose == "any":
                raise CannotSay("something at random that is not discarded")
            self.bind(node.register, node.filter, node.most != 1)
            return self.by(t.Discard(SUBJECT, node.most, "random"), hand.whose), index + 2
        if self.wholly(node, following, do[index + 2 :]):
            said_of: Any = replace(following, who=self.noun(node.filter))  # type: ignore[type-var]
            self.bound.append(Bound(node.register, node.filter, node.register, True, group=True))
            return [said_of], index + 2
        if isinstance(node, t.Choose):
            near = isinstance(following, (t.Do, t.Put, t.Reveal, t.PlayCard)) and following.who == node.register
            near = near and not node.least == node.most == ANY
            if (
                near
                and following is not None
                and (following != t.Do("discard", node.register) or node.filter.zone == "hand")
            ):
                said: Any = following
                chooser = self.subject(node.chooser)
                said = replace(said, who=self.pick(node, subject))
                theirs = subject == "you" and chooser == node.chooser
                said = own(said, node.filter, chooser) if theirs else said
                return self.said_by(
                    owners(said, node.filter) if chooser == subject == "you" else said, chooser
                ), index + 2
            if node.least == node.most == ANY and only_counted(node, following, do[index + 2 :]):
                meant = replace(following, who=node.filter)  # type: ignore[type-var]
                said_rest, _ = self.next((meant,), 0, subject)
                self.rests = (*self.rests, Bound(node.register, node.filter, node.register, True, group=True))
                return said_rest, index + 2
            if node.least == node.most == ANY:
                f = self.noun(node.filter)
                self.bind(node.register, node.filter, True)
                self.bound[-1].group = True
                return [PickClause(f)], index + 1  # type: ignore[arg-type]
            chooser = self.subject(node.chooser)
            return self.said_by(PickClause(self.pick(node, subject)), chooser), index + 1
        if isinstance(node, t.Search) and isinstance(node.filter.whose, t.Of):
            return self.their_search(do, index)
        out = self.lead(node)
        if isinstance(node, _SAID):
            together, index = self.said(do, index)
            return [*out, together], index
        out += self.one(node, subject)
        settle(self.bound, node)
        if isinstance(node, (t.Do, t.Put)) and isinstance(node.who, t.Filter) and not node.who.among:
            self.bound.append(Bound(f"\0whole{len(self.bound)}", node.who, "", True, group=True))
        return out, index + 1

    def wholly(self, node: Any, following: Any, later: Sequence[Any]) -> bool:
        """Whether something is done to everything of a kind, which is counted or meant later."""
        if not isinstance(node, t.Choose) or not node.least == node.most == ANY or node.chooser != "you":
            return False
        done = isinstance(following, t.Do) and following.who == node.register and following.verb in t.DOABLE
        if not done or node.filter.among:
            return False
        really = f"{node.register}:{following.verb}"
        return any(node.register in words_in(one) or speaks_of(one, really) for one in later)

    def their_search(self, do: Sequence[Any], index: int) -> tuple[list[Any], int]:
        """A search in somebody's deck with what is done to it and to what was found, as long as "they" is the same."""
        node = do[index]
        subject = self.subject(node.filter.whose)
        deeds = [deed for clause in self.one(node, "you") for deed in clause.do]
        index += 1
        while index < len(do):
            following = do[index]
            if following == t.Shuffle(node.filter.whose):
                deeds.append(t.Shuffle(SUBJECT))
            elif isinstance(following, (t.Put, t.Reveal)) and following.who == node.register:
                deeds.append(replace(following, who=self.who(node.register)))
            else:
                break
            index += 1
        return [By(subject, tuple(deeds))], index

    def lead(self, node: Any) -> list[Any]:
        """In Japanese, the clause that names the target an instruction is the first to use."""
        if self.lang != "ja" or not self.inline or isinstance(node, (t.May, t.If, t.Delayed, t.Wait)):
            return []
        return [AimClause(self.aim(name)) for name in dict.fromkeys(objects_of([node])) if name in self.open]

    def one(self, node: Any, subject: str) -> list[Any]:
        """The clauses of one instruction."""
        if isinstance(node, t.Search):
            f = replace(node.filter, zone="field", whose="any")
            if f.types and set(f.types) <= {"EVENT", "BASE"}:
                f = replace(f, zone="homebase")
            f = self.noun(f) if f.ranges or f.asks_others else f
            whose = self.subject(node.filter.whose)
            self.searched = node.filter.whose
            most = self.value(node.most)
            self.bind(node.register, node.filter, node.most != 1)
            total = None if node.total is None else self.value(node.total)
            found = FindClause(replace(f, whose="any"), most, node.apart, total)
            return self.said_by(plain(found) if whose == subject == "you" else found, whose)
        if isinstance(node, t.Dig):
            f = replace(node.of, zone="field", whose="any")
            if f.types and set(f.types) <= {"EVENT", "BASE"}:
                f = replace(f, zone="homebase")
            f = self.noun(f)
            self.bind(node.register, t.Filter(zone="deck", whose=node.player), True)
            self.bound[-1].dug = True
            self.bind(node.found, replace(node.of, among=node.register), False)
            return self.by(DigClause(f), node.player)
        if isinstance(node, t.LookTop):
            many = self.as_x(node.amount)
            self.bind(node.register, t.Filter(zone="deck", whose="you"), node.amount != 1)
            return [LookClause(many, node.how)]
        if isinstance(node, t.Offer) and node.player == "you" and not self.is_cost:
            return [self.offer(node)]
        if isinstance(node, t.Offer) and node.player == "you":
            ways = [self.chain(option) for option in node.options]
            if any(len(way) != 1 for way in ways):
                raise CannotSay("a way to pay in several parts")
            return [EitherCost(tuple(way[0] for way in ways))]
        if isinstance(node, t.May):
            decider: Any = node.player
            if decider == "each":
                raise CannotSay("an option of both players")
            if isinstance(decider, t.Of) and decider != t.THAT_PLAYER:
                decider = self.subject(decider)
            return [t.May(self.chain(node.cost, decider), (), decider)]
        if isinstance(node, t.If):
            return [t.If(self.value(node.condition), self.chain(node.then))]
        if isinstance(node, t.Wait) and isinstance(node.craft, t.Replacement):
            return [self.would(node, node.craft)]
        if isinstance(node, t.Wait):
            return [replace(node, craft=self.waiting(node.craft))]
        if isinstance(node, t.Delayed):
            return [t.Delayed(node.moment, self.chain(node.then), (), node.edge)]
        if isinstance(node, t.PlayerRule):
            return [self.value(replace(node, player=self.subject(node.player)))]
        if isinstance(node, t.Set):
            until = OPEN if node.until == "game" else node.until
            who = self.who(node.who)
            return [t.Set(who, node.field, self.value(node.amount), until)]
        if isinstance(node, t.Swap) and node.field:
            other = self.who(node.other) if node.other else ""
            return [
                replace(node, who=self.who(node.who), other=other, until=OPEN if node.until == "game" else node.until)
            ]
        if isinstance(node, t.Control):
            return self.by(t.Control(self.who(node.who), SUBJECT, node.until), node.player)
        if isinstance(node, t.Discard) and node.amount in (99, t.Count(t.Filter(zone="hand", whose=node.player))):
            if node.player in ("you", "opponent"):
                whole = t.Filter(zone="hand", whose=node.player)
                self.bound.append(Bound(f"\0whole{len(self.bound)}", whole, "", True, group=True))
            return self.by(t.Discard(SUBJECT, t.Count(t.Filter(zone="hand", whose=SUBJECT)), node.how), node.player)
        if (number := becomes(node, "you")) is not None:
            return [becoming(self.value(number))]
        if isinstance(node, t.Shuffle) and isinstance(node.player, t.Of) and node.player == self.searched:
            return [t.Shuffle("searched")]
        if node == t.Shuffle("you") and subject == "you":
            return [plain(t.Shuffle(SUBJECT))]
        if isinstance(node, _PLAYERS):
            return self.by(self.worked(replace(node, player=SUBJECT)), node.player)
        if isinstance(node, t.Do) and " this " in node.verb:  # support or a curse for a time
            kind, until = node.verb.split(" this ")
            return [Said(self.who(node.who), (Predicate(kind, (), until),))]
        if isinstance(node, t.PayEP) and node.player != "you":
            if subject not in (node.player, self.subject(node.player)):
                raise CannotSay("somebody else pays")
            return [self.worked(replace(node, player="you"))]
        if isinstance(node, t.Do) and node.verb in ("support", "lose support"):
            kind = "support" if node.verb == "support" else "no support"
            return [Said(self.who(node.who), (Predicate(kind, (), OPEN),))]
        if hasattr(node, "who"):
            lying = self.filter_of(node.who) if subject == "you" else None
            return [owners(own(replace(self.value(replace(node, who="this")), who=self.who(node.who)), lying), lying)]
        return [self.worked(node)]

    def filter_of(self, who: Any) -> t.Filter | None:
        """Where what is meant lies, as far as it is known."""
        if isinstance(who, t.Filter):
            return who
        if who in self.targets:
            return self.targets[who].filter
        return next((one.filter for one in reversed(self.bound) if one.mark == who and who != "this"), None)

    def offer(self, node: t.Offer) -> OfferClause:
        """Parts of which a player chooses one."""
        options = []
        for option in node.options:
            part = Unlinker(t.Effect((), option), self.lang)
            part.bound = list(self.bound)
            options.append(part.sentences())
        return OfferClause(node.player, tuple(options))

    def would(self, node: t.Wait, craft: t.Replacement) -> WouldClause:
        """A replacement effect for a time."""
        player = craft.who in ("you", "opponent")
        who = craft.who if player else self.who(craft.who)
        about = None if player else t.Trigger("would", t.Filter(types=("UNIT",)))
        inner = Unlinker(t.Effect((), craft.instead), self.lang, about)
        chain = inner.chain(craft.instead)
        return WouldClause(craft.event, who, chain, node.until, node.next, craft.may)

    def waiting(self, craft: t.Triggered) -> Any:
        """A triggered craft inside a sentence, in one sentence of its own."""
        trigger = craft.trigger
        about = isinstance(trigger.who, str) and trigger.who != "this"
        start = replace(trigger, who=t.Filter(types=("UNIT",))) if about else trigger
        inner = Unlinker(craft.effect, self.lang, start)
        if craft.also or craft.once or craft.effect.x or craft.effect.modes or not inner.inline:
            raise CannotSay("a craft of several sentences inside a sentence")
        then: tuple[Any, ...] = inner.chain(craft.effect.do)
        if inner.defines or inner.open:
            raise CannotSay("an explanation of X inside a craft inside a sentence")
        if craft.condition is not None:
            then = (t.If(Unlinker(t.Effect((), ()), self.lang, start).value(craft.condition), then),)
        said: Any = replace(trigger, who=self.ref(trigger.who)) if about else trigger  # type: ignore[arg-type]
        return ("triggered", said, (then,))

    def worked(self, node: Any) -> Any:
        """The instruction with amounts that a sentence can hold: what needs explaining becomes X."""
        names = [name for name in ("amount", "strength", "defence") if hasattr(node, name)]
        amounts = tuple(getattr(node, name) for name in names)
        plain = (int, t.X, t.Much) if isinstance(node, t.Bond) else (int, t.X)
        odd = [amount for amount in amounts if not isinstance(amount, plain)]
        odd = [amount for amount in odd if hand_goal(amount) is None]
        scaled = unscale(amounts) is not None and not any(map(_half, odd))
        if not odd or scaled or (len(amounts) == 2 and twofold(amounts) is not None):
            return self.value(node)
        if isinstance(node, t.Bond | t.PayEP) and self.said_whole(_bare(odd[0])):
            return self.value(node)  # "bond equal to its CP cost"
        if (
            any(amount != odd[0] for amount in odd)
            or any(isinstance(amount, t.X) for amount in amounts)
            or self.defines
        ):
            raise CannotSay("two amounts that need explaining")
        negative = isinstance(odd[0], t.Neg)
        self.defines.append(self.value(odd[0].amount if negative else odd[0]))
        x = t.X(-1) if negative else t.X()
        return self.value(replace(node, **{name: x for name in names if getattr(node, name) == odd[0]}))

    def as_x(self, amount: Any) -> Any:
        """How many cards from the top of a deck: a number, or X that is explained."""
        if isinstance(amount, int | t.X):
            return amount
        worked = self.value(amount)
        if as_many(worked):
            return worked
        if self.defines:
            raise CannotSay("two amounts that need explaining")
        self.defines.append(worked)
        return t.X()

    def said_whole(self, amount: Any) -> bool:
        """Whether it is one number, of nothing that has to be named as a target first."""
        if isinstance(amount, t.Stat):
            return amount.of not in self.open
        return isinstance(amount, t.PlayerStat | t.Total)

    def by(self, clause: Any, player: Any) -> list[Any]:
        """A clause with its subject."""
        return self.said_by(clause, self.subject(player))

    def subject(self, player: Any) -> Any:
        """A player as the subject of a sentence that stands here."""
        if isinstance(player, t.Of) and player != t.THAT_PLAYER:
            word: Any = self.ref(player.who)
            if word.word not in ("it", "card", *TYPES):
                raise CannotSay("the owner of something further back")
            return t.Of(word, player.what)
        return player

    def said_by(self, clause: Any, subject: Any) -> list[Any]:
        """A clause with the words of its subject."""
        return [clause] if subject == "you" else [By(subject, (clause,))]

    def said(self, do: Sequence[Any], index: int) -> tuple[Said, int]:
        """What is said of one object, taken together as far as reading keeps it apart again."""
        node = do[index]
        who = self.who(node.who)
        predicates = self.predicates(node)
        until = node.until
        index += 1
        if isinstance(node, t.Get) and index < len(do) and isinstance(do[index], t.Have):
            other = do[index]
            if other.who == node.who and other.until == until and "\0" not in str(other.who):
                predicates += self.predicates(other)
                index += 1
        last = len(predicates) - 1
        lead = 0 if self.lang == "ja" else last
        placed = [
            replace(one, until=until if place == lead and until != "game" else OPEN)
            for place, one in enumerate(predicates)
        ]
        return Said(who, tuple(placed)), index

    def predicates(self, node: Any) -> list[Predicate]:
        """What Get, Have, GainOrgs or Lose say."""
        if isinstance(node, t.Get):
            if node.cp != 0:
                if node.strength != 0 or node.defence != 0 or node.wings != 0:
                    raise CannotSay("the CP cost and something else")
                return [Predicate("cp", self.value(node.cp), OPEN)]
            if node.wings != 0:
                if node.strength != 0 or node.defence != 0:
                    raise CannotSay("wings and something else")
                return [Predicate("wings", self.value(node.wings), OPEN)]
            plain = self.worked(replace(node, who="this"))
            return [Predicate("bonus", (plain.strength, plain.defence), OPEN)]
        if isinstance(node, t.GainOrgs):
            if node.of in self.open and self.inline and self.lang == "en":
                return [Predicate("orgs of", self.aim(node.of), OPEN)]
            return [Predicate("orgs of", node.of if node.of in ("this", "chosen") else self.ref(node.of), OPEN)]
        if isinstance(node, t.GainCrafts):
            aimed = node.of in self.open and self.inline and self.lang == "en"
            return [Predicate("crafts of", self.aim(node.of) if aimed else self.ref(node.of), OPEN)]
        if isinstance(node, t.Lose):
            rows: tuple[tuple[str, Any], ...] = (
                ("lose orgs", node.orgs),
                ("lose icons", node.icons),
                ("lose crafts", node.crafts),
            )
        else:
            rows = (("icons", node.icons), ("orgs", node.orgs), ("names", node.names), ("crafts", node.crafts))
            rows = (*rows, ("types", node.types))
        out = [Predicate(kind, value, OPEN) for kind, value in rows if value]
        if isinstance(node, t.Have):
            out += [Predicate("rules", (self.value(rule),), OPEN) for rule in node.rules]
        if not out or (isinstance(node, t.Lose) and len(out) > 1):
            raise CannotSay("nothing is said")
        return out


def _seen_anyway(node: Any, following: Any) -> bool:
    """Whether the top of one's own deck goes at once to where its owner sees it: looking at it need not be said."""
    if not isinstance(node, t.LookTop) or (node.how, node.player) != ("look", "you"):
        return False
    if not isinstance(node.amount, int | t.X) or getattr(following, "who", None) != node.register:
        return False
    if isinstance(following, t.Put):
        return following.to in ("trail", "hand", "homebase", "field", "your field")
    return isinstance(following, t.Do) and following.verb == "exile"


def _bare(amount: Any) -> Any:
    """An amount without its sign."""
    return amount.amount if isinstance(amount, t.Neg) else amount


def _half(amount: Any) -> bool:
    """Whether it is a share of a number that "for every two" cannot say."""
    return (
        isinstance(amount, t.Share) and amount.each == 1 and not isinstance(amount.amount, t.Count | t.Size | t.Times)
    )
