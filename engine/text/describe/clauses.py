"""From instructions back to clauses: which sentences say them, and what is said together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.text.describe.players import each_of_both, one_way_said, own_numbers, said_in_one
from engine.text.describe.sentences import Sayings, followers, several
from engine.text.describe.words import CannotSay, without_unhurt
from engine.text.grammar.condition.comparison import becomes, becoming
from engine.text.grammar.condition.relative_clauses import Whoever, mirrored, whoever
from engine.text.grammar.static.whole_cost import AddedCost, said_of
from engine.text.grammar.time.steps import skips
from engine.text.grammar.verb.deck import DrawShown
from engine.text.grammar.verb.destinations import own, owners, plain
from engine.text.grammar.verb.transitive import NOUNS
from engine.text.reference.antecedents import Bound, settle
from engine.text.reference.both_players import said_of_each
from engine.text.reference.options import asked_of, parted
from engine.text.reference.registers import only_counted
from engine.text.reference.results import fighting_still
from engine.text.reference.settlement import several_use
from engine.text.surface import (
    ANY,
    OPEN,
    PAID,
    SUBJECT,
    AimClause,
    By,
    Define,
    DigClause,
    EitherCost,
    FindClause,
    LookClause,
    ModesClause,
    OfferClause,
    PickClause,
    Predicate,
    Said,
    Top,
    WouldClause,
)
from engine.text.trees import has_x
from engine.trails import tree as t
from engine.trails.tree.nouns import SEEN
from engine.trails.tree.reads import counted_among, replace

_PLAYERS = (t.Draw, t.Discard, t.Bond, t.Gain, t.Shuffle, t.Plan, t.NameCard, t.NameNumber, t.NameType)
_SAID = (t.Get, t.Have, t.GainOrgs, t.GainCrafts, t.GainNames, t.Lose)


class Unlinker(Sayings):
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
        do, unhurt = without_unhurt(self.effect.do)
        out += several(self, do)
        if unhurt is not None:
            out.append((unhurt,))
        if self.effect.x is not None:
            needed = self.cost_x or has_x((self.effect.targets, self.effect.cost)) or several_use(self.effect.do)
            if not needed:
                raise CannotSay("X is explained, but only one instruction needs it")
            out.append((Define(self.value(self.effect.x)),))
        if self.effect.modes:
            parts = []
            asked, bare = asked_of(replace(self.effect, do=()))
            for mode in bare.modes:
                part = Unlinker(mode, self.lang)
                part.bound = list(self.bound)
                parts.append(part.sentences())
            when = None if self.effect.when is None else self.value(self.effect.when)
            said: Any = ModesClause(*self.effect.pick, tuple(parts), when, self.effect.instead)
            out.append((said,) if asked is None else (t.If(self.value(asked), (said,)),))
        return tuple(out)

    def added_cost(self, steps: Sequence[Any]) -> AddedCost:
        """The sentence that says what an EVENT costs besides; what is paid with it can be spoken of."""
        cost = Unlinker(t.Effect((), ()), self.lang)
        cost.is_cost = True
        said = cost.chain(said_of(tuple(steps)))
        self.paying = next((one for one in cost.bound if one.mark == PAID), None)
        self.paid_by = next((step.verb for step in steps if isinstance(step, t.Do) and step.who == PAID), "")
        return AddedCost(said)

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
            if self.after:
                raise CannotSay("what follows from a later option, inside a sentence")
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
        if (several_objects := said_in_one(self, do, index, subject)) is not None:
            return several_objects
        if (players := whoever(node, following)) is not None:
            who, count = players
            person = Whoever(self.value(who.condition), who.alone)
            option = node.then[0]
            may = isinstance(option, t.May) and option == t.May(option.cost) and len(node.then) == 1
            deeds = own_numbers(self.chain(mirrored(option.cost if may else node.then), "opponent"))  # as of "they"
            return [t.May(deeds, (), person) if may else By(person, deeds)], index + count
        if subject == "you" and (both := each_of_both(do[index:])) is not None:
            deeds, count, named = both
            self.bound += named
            return [By("each", deeds if named else (self.worked(deeds[0]),))], index + count
        if isinstance(node, t.LookTop) and node.how == "reveal" and node.player in ("opponent", "each"):
            many = self.as_x(node.amount)
            self.bind(node.register, t.Filter(zone="deck", whose=node.player), node.amount != 1)
            return self.by(LookClause(many, "reveal", end=node.end), node.player), index + 1
        if isinstance(node, t.LookTop) and node.how == "look" and node.player != "you":
            many = self.as_x(node.amount)
            self.bind(node.register, t.Filter(zone="deck", whose=node.player), node.amount != 1)
            return [LookClause(many, "look", node.player, node.end)], index + 1
        if isinstance(node, t.Draw) and node.register:
            if following != t.Reveal(node.register) or node.amount != 1 or not isinstance(node.player, str):
                raise CannotSay("cards that were drawn, and not shown")
            self.bind(node.register, t.Filter(zone="hand", whose=node.player), False)
            return self.by(DrawShown(), node.player), index + 2
        seen = _seen_anyway(node, following)
        if isinstance(node, t.LookTop) and (node.how == "take" or node.player != "you" or seen):
            at_it = isinstance(following, (t.Do, t.Put)) and following.who == node.register
            seen = seen or (node.how == "take" and getattr(following, "to", "") in ("deck top", "deck bottom"))
            if following is None or not at_it or (node.player == "you" and not seen):
                raise CannotSay("cards from the top of a deck that nothing happens to")
            whose = self.subject(node.player)
            top: Any = Top(self.as_x(node.amount), end=node.end)
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
            if following == t.Do("discard", node.register) and node.filter == hand and hand.whose != "any":
                self.bind(node.register, node.filter, node.most != 1)
                return self.by(t.Discard(SUBJECT, node.most, "random"), hand.whose), index + 2
        if self.wholly(node, following, do[index + 2 :]):
            said_of: Any = replace(following, who=self.noun(node.filter))
            self.bound.append(Bound(node.register, node.filter, node.register, True, group=True))
            return [said_of], index + 2
        two = NOUNS.get(following.__class__, ()) if isinstance(node, t.Choose) else ()
        if any(getattr(following, name) == node.register for name in two):
            return self.two_nouns(node, following, two, subject), index + 2
        if isinstance(node, t.Choose):
            near = isinstance(following, (t.Do, t.Put, t.Reveal, t.PlayCard)) and following.who == node.register
            near = near and not node.least == node.most == ANY
            if near and isinstance(following, t.PlayCard):  # who chooses it plays it
                near, following = following.player == node.chooser, replace(following, player="you")
            if (
                near
                and following is not None
                and (following != t.Do("discard", node.register) or node.filter.zone == "hand")
            ):
                said: Any = following
                chooser = "you" if node.chooser == "random" else self.subject(node.chooser)
                said = replace(said, who=self.pick(node, subject))
                theirs = subject == "you" and chooser == node.chooser
                said = own(said, node.filter, chooser) if theirs else said
                return self.said_by(
                    owners(said, node.filter) if chooser == subject == "you" else said, chooser
                ), index + 2
            if node.least == node.most == ANY and only_counted(node, following, do[index + 2 :]):
                meant = replace(following, who=node.filter)
                said_rest, _ = self.next((meant,), 0, subject)
                self.rests = (*self.rests, Bound(node.register, node.filter, node.register, True, group=True))
                return said_rest, index + 2
            if node.least == node.most == ANY:
                f = self.noun(node.filter)
                self.bind(node.register, node.filter, True)
                self.bound[-1].group = True
                return [PickClause(f)], index + 1  # type: ignore[arg-type]
            chooser = "you" if node.chooser == "random" else self.subject(node.chooser)
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
        if isinstance(node, (t.Reveal, t.Look)) and counted_among(tuple(do[index + 1 :]), SEEN):
            self.bind(SEEN, node.who if isinstance(node.who, t.Filter) else t.Filter(zone="hand"), True)
        return out, index + 1

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
            found = FindClause(replace(f, whose="any"), most, node.apart, total, node.least != 0)
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
            return [LookClause(many, node.how, end=node.end)]
        if isinstance(node, t.Offer) and node.player == subject == "opponent":
            return [one_way_said(self, node, subject)]
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
            then_now = fighting_still(node.then) if (node.moment, node.edge) == ("combat", "end") else node.then
            bare, option = parted(then_now)
            then = self.chain(bare)
            self.after = followers(self, option)
            return [t.Delayed(node.moment, then, (), node.edge)]
        if isinstance(node, t.PlayerRule) and skips(node):
            return self.by(replace(node, player=SUBJECT), node.player)
        if isinstance(node, t.PlayerRule):
            return [self.value(replace(node, player=self.subject(node.player)))]
        if isinstance(node, t.Set):
            return [t.Set(self.who(node.who), node.field, self.value(node.amount), _unending(node).until)]
        if isinstance(node, t.Swap) and node.field:
            other = self.who(node.other) if node.other else ""
            return [
                replace(node, who=self.who(node.who), other=other, until=OPEN if node.until == "game" else node.until)
            ]
        if (names := NOUNS.get(node.__class__)) is not None:
            node = _unending(node)
            return [replace(node, **{name: self.who(who) for name in names if (who := getattr(node, name)) != ""})]
        if isinstance(node, t.Control):
            return self.by(t.Control(self.who(node.who), SUBJECT, node.until), node.player)
        if isinstance(node, t.Discard | t.Draw) and node.own:
            return [self.worked(said_of_each(node))]
        if isinstance(node, t.Discard) and node.amount in (99, t.Count(t.Filter(zone="hand", whose=node.player))):
            if node.player in ("you", "opponent"):
                whole = t.Filter(zone="hand", whose=node.player)
                self.bound.append(Bound(f"\0whole{len(self.bound)}", whole, "", True, group=True))
            return self.by(t.Discard(SUBJECT, t.Count(t.Filter(zone="hand", whose=SUBJECT)), node.how), node.player)
        if (number := becomes(node, "you")) is not None:
            return [becoming(self.value(number))]
        if isinstance(number := becomes(node, "opponent"), int):
            return self.by(becoming(number), "opponent")
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
        if isinstance(node, t.PlayCard) and node.player != "you":
            said_of = self.one(replace(node, player="you"), subject)
            done_by = self.subject(node.player)
            return said_of if subject in (node.player, done_by) else [By(done_by, tuple(said_of))]
        if isinstance(node, t.Do) and node.verb in ("support", "lose support"):
            kind = "support" if node.verb == "support" else "no support"
            return [Said(self.who(node.who), (Predicate(kind, (), OPEN),))]
        if hasattr(node, "who"):
            lying = self.filter_of(node.who) if subject == "you" else None
            return [owners(own(replace(self.value(replace(node, who="this")), who=self.who(node.who)), lying), lying)]
        return [self.worked(node)]

    def two_nouns(self, node: t.Choose, following: Any, names: Sequence[str], subject: str) -> list[Any]:
        """A verb of whose two nouns one is chosen: a word for the other means what stood before the choice."""
        if node.chooser != subject or node.least == node.most == ANY:
            raise CannotSay("somebody else chooses who boards")
        out = self.lead(following)
        meant = {name: who for name in names if (who := getattr(following, name)) != ""}
        said = {name: self.who(who) for name, who in meant.items() if who not in (*self.open, node.register)}
        for name, who in meant.items():
            if name not in said:
                said[name] = self.pick(node, subject) if who == node.register else self.who(who)
        return [*out, replace(_unending(following), **said)]

    def offer(self, node: t.Offer) -> OfferClause:
        """Parts of which a player chooses one."""
        options = []
        for option in node.options:
            part = Unlinker(t.Effect((), option), self.lang)
            part.bound = list(self.bound)
            options.append(part.sentences())
        player = node.player
        if isinstance(player, t.Of):
            player = replace(player, who=self.who(player.who))
        return OfferClause(player, tuple(options))

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
        bare, option = parted(craft.effect.do)
        then: tuple[Any, ...] = inner.chain(bare)
        self.after = followers(inner, option)
        if inner.defines or inner.open:
            raise CannotSay("an explanation of X inside a craft inside a sentence")
        if craft.condition is not None and self.after:
            raise CannotSay("a condition before an option that comes later")
        if craft.condition is not None:
            then = (t.If(Unlinker(t.Effect((), ()), self.lang, start).value(craft.condition), then),)
        said: Any = replace(trigger, who=self.ref(trigger.who)) if about else trigger  # type: ignore[arg-type]
        return ("triggered", said, (then,))


def _unending(node: Any) -> Any:
    """What is exchanged for good says nothing of that."""
    return replace(node, until=OPEN) if getattr(node, "until", "") == "game" else node


def _seen_anyway(node: Any, following: Any) -> bool:
    """Whether the top of one's own deck goes at once to where its owner sees it: looking at it need not be said."""
    if not isinstance(node, t.LookTop) or (node.how, node.player) != ("look", "you"):
        return False
    if not isinstance(node.amount, int | t.X | t.Much) or getattr(following, "who", None) != node.register:
        return False
    if isinstance(following, t.Put):
        return following.to in ("trail", "hand", "homebase", "field", "your field")
    return isinstance(following, t.Do) and following.verb == "exile"
