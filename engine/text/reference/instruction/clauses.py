"""From clauses as they stand to instructions: targets declared, choices made, words that point back resolved."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import partial
from typing import Any

from engine.text.grammar.amount.referring import compared
from engine.text.grammar.condition.identity_and_numbers import about_this
from engine.text.grammar.condition.presence import all_are
from engine.text.grammar.condition.relative_clauses import Whoever
from engine.text.grammar.noun.places import EACH
from engine.text.grammar.sentence.options import EachMay, Same
from engine.text.grammar.sentence.they import OneWay
from engine.text.grammar.static.whole_cost import AddedCost
from engine.text.grammar.time.steps import checked
from engine.text.grammar.verb.deck import DrawShown
from engine.text.reference.antecedents import Bound, base_name
from engine.text.reference.both_players import again, of_player, optional_of, with_time
from engine.text.reference.instruction.cards import (
    added_cost,
    finished_cost,
    going,
    in_hand,
    takes_off,
    while_resolving,
)
from engine.text.reference.instruction.choices import each_option, one_way, unless
from engine.text.reference.instruction.verbs import shuffled
from engine.text.reference.options import Told, provided, timely
from engine.text.reference.participles import own_numbers, really_done
from engine.text.reference.registers import FOLLOWED, not_followed
from engine.text.reference.sequence import CLAUSES, Naming, settled_sentences
from engine.text.reference.settlement import marks_in, where_meant, worked_out
from engine.text.surface import (
    ANY,
    OPEN,
    PAID,
    SELF,
    Aim,
    AimClause,
    Both,
    By,
    Define,
    DigClause,
    EitherCost,
    FindClause,
    LinkError,
    LookClause,
    ModesClause,
    MoreModes,
    OfferClause,
    OnlyIf,
    PaidEP,
    Pick,
    PickClause,
    PicksClause,
    Ref,
    Said,
    Two,
    Unless,
    WouldClause,
)
from engine.text.trees import has_x
from engine.trails.query.disclosure import secretive
from engine.trails.tree import (
    Choose,
    Compare,
    Count,
    Delayed,
    Draw,
    Effect,
    Filter,
    Get,
    If,
    LookTop,
    May,
    Of,
    Offer,
    PayEP,
    PlayerRule,
    Replacement,
    Reveal,
    Search,
    Set,
    Size,
    Stat,
    Trigger,
    Wait,
)
from engine.trails.tree.reads import replace, speaks_of


class Clauses(Naming, ABC):
    """Settles one effect, but for crafts that it makes wait."""

    @abstractmethod
    def waiting_craft(self, line: Any) -> Any:
        """A craft that waits for a time, settled as a whole line is: that builds on this class."""

    def effect(self, sentences: Iterable[tuple[Any, ...]]) -> Effect:
        """Targets and instructions of a paragraph. Raises :class:`LinkError`."""
        listed = tuple(sentences)
        if self.card and listed and isinstance(listed[0][0], AddedCost):
            costs, steps = added_cost(self, listed[0][0])
            self.cost_x = has_x(tuple(steps))
            whole = self.effect(listed[1:])
            return replace(whole, cost=finished_cost(self, costs, steps))
        listed = in_hand(listed)
        listed = (*listed[:1], *(while_resolving(sentence) for sentence in listed[1:]))
        modes: ModesClause | None = None
        if len(listed) > 1 and isinstance(listed[-1][0], MoreModes) and isinstance(listed[-2][0], ModesClause):
            more, modes = listed[-1][0], listed[-2][0]
            most = min(more.instead[1], len(modes.options)) if more.instead[1] == ANY else more.instead[1]
            if modes.when is not None or most > len(modes.options):
                raise LinkError("there are not so many to choose from", r"instead|代わりに")
            listed = (*listed[:-2], (replace(modes, when=more.when, instead=(more.instead[0], most)),))
        asked = None
        last: Any = listed[-1][0] if listed else None
        if isinstance(last, If) and any(isinstance(part, ModesClause) for part in last.then):
            asked, listed = last.condition, (*listed[:-1], last.then)
        if listed and isinstance(listed[-1][0], ModesClause):
            modes, listed = listed[-1][0], listed[:-1]
        do = self.sentences(listed)
        return self.finish(do) if modes is None else self.choice(do, modes, asked)

    def choice(self, do: list[Any], modes: ModesClause, asked: Any = None) -> Effect:
        """An effect of which one of several parts is chosen: each speaks of what stood before all of them.

        asked: on what all of the parts depend as they are carried out, as a clause says it.
        """
        condition = None if asked is None else self.value(asked, "you")
        made = []
        for option in modes.options:
            part = type(self)(self.trigger)
            part.bound, part.made, part.start = list(self.bound), self.made, self.start
            part.card, part.paid = self.card, self.paid
            made.append((part, part.sentences(option)))
        whole = self.finish(do)
        effects = tuple(part.finish(said) for part, said in made)
        if condition is not None:
            effects = tuple(provided(effect, condition) for effect in effects)
        when = None if modes.when is None else self.value(modes.when, "you")
        return replace(whole, modes=effects, pick=(modes.least, modes.most), when=when, instead=modes.instead)

    def sentences(self, sentences: Iterable[tuple[Any, ...]]) -> list[Any]:
        """The instructions of several sentences."""
        return settled_sentences(self, sentences)

    def items(self, clauses: tuple[Any, ...], player: str) -> list[Any]:
        """The instructions of clauses with one subject."""
        out: list[Any] = []
        lead = ""
        for clause in timed(clauses):
            if clause.__class__ is not Said:
                lead = ""
            elif clause.lead:
                lead = clause.lead
            elif lead:
                clause = _led(clause, lead)
            if isinstance(clause, Define):
                out = self.define(where_meant(self, out, out), clause.amount, player)
            else:
                made = self.clause(clause, player)
                out += [*self.pending, *made]
                self.pending = []
        return shuffled(out) if self.into_deck else out

    def suppose(self, condition: Any) -> None:
        """ "If you control a Guild UNIT, ready it": where nothing stands before, "it" is one that makes it true."""
        compared = condition if isinstance(condition, Compare) else None
        counted = compared is not None and isinstance(compared.left, Count) and compared.op == ">="
        fits = counted and isinstance(compared.right, int) and compared.right >= 1  # type: ignore[union-attr]
        f = compared.left.of if fits else None  # type: ignore[union-attr]
        shown = isinstance(f, Filter) and f.zone in ("deck", "hand") and f.among != ""
        self.supposed = f if isinstance(f, Filter) and (shown or f.zone not in ("deck", "hand")) else None
        self.supposed_one = fits and compared.right == 1  # type: ignore[union-attr]
        if compared is not None and self.supposed is None:
            self.supposed = all_are(compared)

    def define(self, do: list[Any], amount: Any, player: str) -> list[Any]:
        """Say what X is: for the whole effect if its targets need it (1305.2b), else where it stands."""
        if amount == PaidEP():  # it is the X of what was paid
            self.value(amount, player)
            return do
        several = [node.who for node in do if isinstance(node, (Get, Set)) and self.of_many(node.who)]
        worked = self.value(own_numbers(amount, bool(several), partial(self.meant_other, several)), player)
        if several and speaks_of(worked, SELF) and not _only_said(do, several):
            raise LinkError("whose number it is would not be the same for all that is said", r"where X|X(?:は|とは)")
        if any(has_x(aim) for _, aim in self.targets):
            late = isinstance(worked, (Size, Stat)) and str(worked.of).startswith(("\0", PAID))
            if self.x is not None or late:
                raise LinkError("X has to be known when targets are chosen")
            self.x = worked
            return do
        return worked_out(self, do, worked)

    def clause(self, clause: Any, player: str) -> list[Any]:
        """The instructions of one clause."""
        if clause.__class__ not in CLAUSES:
            return self.verb(clause, player)
        if isinstance(clause, Said):
            return self.said(clause, player)
        if isinstance(clause, By):
            return of_player(self, clause, player)
        if isinstance(clause, Same):
            return again(self, clause, player)
        if isinstance(clause, OnlyIf):
            return self.only_if(clause, player)
        if isinstance(clause, PlayerRule):
            checked(clause, player)
        if isinstance(clause, PlayerRule) and isinstance(clause.player, Of):
            clause = replace(clause, player=self.person(clause.player, player))
        if isinstance(clause, Two):
            return [
                node
                for part in clause.parts
                for node in (
                    self.clause(part, player)
                    if isinstance(part, (Said, LookClause, May, Delayed, By, AimClause))
                    else self.verb(part, player)
                )
            ]
        if isinstance(clause, AimClause):
            if isinstance(clause.aim, tuple):
                self.group([self.aim(one, player).mark for one in clause.aim])
            else:
                self.in_row(self.aim(clause.aim, player).mark)
            return []
        if isinstance(clause, Unless):
            return [unless(self, clause, player)]
        if isinstance(clause, PickClause):
            what: Any = clause.pick
            if isinstance(what, Filter):
                every = self.all_of(self.filter(what, player))
                self.made[-1].used = True
                return [every]
            if isinstance(what, Aim):
                self.aim(what, player)
                return []
            if isinstance(what, Both) and all(isinstance(part, Aim) for part in what.parts):
                return self.clause(AimClause(what.parts), player)
            if not isinstance(what, Pick):
                raise LinkError("nothing to choose from")
            return [self.choose(what, player)[0]]
        if isinstance(clause, PicksClause):
            chosen = [self.choose(one, player) for one in clause.picks]
            self.group([mark for _, mark in chosen])
            return [node for node, _ in chosen]
        if isinstance(clause, FindClause):
            if clause.filter.named == EACH + "no name" and clause.most != 1:
                clause = replace(clause, filter=replace(clause.filter, named=""), apart="name")
            f = self.filter(clause.filter, player)
            bare = f.zone == "homebase" and bool(f.types) and set(f.types) <= {"EVENT", "BASE"}
            if not (f.zone == "field" or bare) or f.whose != "any":
                raise LinkError("a search names the zone once")
            f = replace(f, zone="deck", whose=player)
            self.searched = player
            most = self.value(clause.most, player)
            one = self.bind(f, base_name(f), most != 1)
            total = None if clause.total is None else self.value(clause.total, player)
            return [Search(one.mark, f, most, clause.apart, total, most if clause.exact else 0)]
        if isinstance(clause, DigClause):
            return [self.dig(clause.filter, player)]
        if isinstance(clause, LookClause):
            owner: Any = clause.player or player
            whose = "any" if owner == "each" else owner
            amount = self.value(clause.amount, player)  # of what stands before
            one = self.bind(Filter(zone="deck", whose=whose), "top", amount != 1)
            one.apart = owner == "each" and amount == 1
            return [LookTop(one.mark, amount, clause.how, clause.player or player, clause.end)]
        if isinstance(clause, DrawShown):
            if player not in ("you", "opponent"):
                raise LinkError("which of the cards drawn is meant is not said", r"reveals? |公開")
            one = self.bind(Filter(zone="hand", whose=player), "drawn", False)
            one.used = True
            return [Draw(player, 1, one.mark), Reveal(one.mark)]
        if isinstance(clause, EachMay):
            return [each_option(self, clause)]
        if isinstance(clause, May):
            if clause.player == "each":
                raise LinkError("an option of both players")
            decider: Any = self.person(clause.player, player)
            self.deed = (clause.cost, decider)
            if isinstance(decider, Whoever):
                return optional_of(self, decider, clause, player)
            before = {one.mark for one in self.bound}
            cost = tuple(self.items(clause.cost, decider))
            self.offered = {one.mark for one in self.bound} - before
            if not cost:
                raise LinkError("an option of nothing")
            self.spoken = decider if isinstance(decider, str) else "you"
            return [May(cost, tuple(self.items(clause.then, decider)), decider)]
        if isinstance(clause, If):
            self.asked_first = True
            condition = self.value(clause.condition, player)
            self.asked_first = False
            self.about(condition)
            self.suppose(condition)
            self.really = really_done(condition)
            then = tuple(self.items(clause.then, player))
            self.supposed = self.really = None
            return [If(condition, then)]
        if isinstance(clause, OfferClause):
            return [self.offer(clause)]
        if isinstance(clause, OneWay):
            return [one_way(self, clause, player)]
        if isinstance(clause, WouldClause):
            return [self.would(clause, player)]
        if isinstance(clause, EitherCost):
            ways = tuple(tuple(self.items((part,), player)) for part in clause.options)
            if self.place:
                raise LinkError("where this card lies would depend on what is paid", r"\bor\b|か")
            return [Offer(ways, "you")]
        if isinstance(clause, Wait):
            self.value(clause.until, player)
            kind, trigger, body = clause.craft
            if not isinstance(trigger.who, Ref):
                return [timely(replace(clause, craft=self.waiting_craft(clause.craft)))]
            about = self.noun(trigger.who, player)
            craft = self.waiting_craft((kind, replace(trigger, who=Filter(types=("UNIT",))), body))
            return [timely(replace(clause, craft=replace(craft, trigger=replace(trigger, who=about))))]
        if isinstance(clause, Delayed):
            if clause.edge == "when" and self.trigger is None and not self.paid:
                raise LinkError("this card is not on the field", r"this (?:card|UNIT|ITEM) leaves|これが場を離れ")
            before = {one.mark for one in self.bound if not_followed(one)}
            self.after_attack = (clause.moment, clause.edge) == ("combat", "end")
            later: Any = clause.then
            told = self.sentences(later.sentences) if isinstance(later, Told) else self.items(later, player)
            then = tuple(told)
            self.after_attack = False
            if any(getattr(node, "who", None) in before for node in then):
                raise LinkError("what lies in a hand or deck is not followed until then", FOLLOWED)
            return [Delayed(clause.moment, then, tuple(dict.fromkeys(marks_in(then))), clause.edge)]
        return self.verb(clause, player)

    def only_if(self, clause: OnlyIf, player: str) -> list[Any]:
        """ "Stun target UNIT if its STR is ...": where nothing stands before, the condition can ask of the target."""
        first = clause.then[0]
        aim = getattr(first, "who", None)
        then = clause.then
        if isinstance(aim, Aim) and not self.bound and "Ref(word='it')" in repr(clause.condition):
            self.aim(aim, player)
            then = (replace(first, who=Ref("it")), *then[1:])
        return self.clause(If(clause.condition, then), player)

    def would(self, clause: WouldClause, player: str) -> Wait:
        """A replacement effect for a time: what happens instead speaks of the object as "it", and of nothing else."""
        self.value(clause.until, player)
        who = going(self, clause, player)
        about = who if isinstance(who, Filter) or who in ("you", "opponent") else Filter(types=("UNIT",))
        inner = type(self)(Trigger(f"would {clause.event}", about))
        said = ("paid", *clause.first) if clause.first else ("may", clause.instead) if clause.may else clause.instead
        do, may = inner.in_place(clause.event, who, said)
        return timely(Wait(Replacement(clause.event, who, do, None, may), clause.until, clause.next))

    def in_place(self, event: str, who: Any, said: Any) -> tuple[tuple[Any, ...], bool]:
        """What happens in the place of something, what is paid for it first, and whether it is chosen."""
        may = said[:1] in (("may",), ("paid",))
        before = said[1] if said[:1] == ("paid",) else ()
        instead = said[2] if before else said[1] if may else said
        effect = self.effect([part for part in (before, instead) if part and part[:1] != ("kept",)])
        if effect.targets:
            raise LinkError("a replacement has no targets", r"instead|代わりに")
        if effect.x is not None:
            raise LinkError("an X in the place of something", r"instead|代わりに")
        hidden = [node.filter for node in effect.do if isinstance(node, Choose) and secretive(node.filter)]
        if may and not all(map(_own_hand, hidden)):
            raise LinkError(
                "what hidden cards are is not asked while something is replaced", r"instead|代わりに|もよい"
            )
        if not may and any(isinstance(node, PayEP) for node in effect.do):
            raise LinkError("who cannot pay would not be spared", r"pay|支払")
        if event == "stun damage" and (may or not takes_off(effect.do, who)):
            raise LinkError("stun damage happens together with being stunned: it can only be more or less")
        return effect.do, may

    def offer(self, clause: OfferClause) -> Offer:
        """Parts of which a player chooses one: each speaks of what stood before all of them, and names no targets."""
        if isinstance(clause.player, Of):
            clause = replace(clause, player=self.person(clause.player, "you"))
        options = []
        declared, before = len(self.targets), list(self.bound)
        for option in clause.options:
            self.spoken = clause.player  # "UNITs they control"
            options.append(tuple(self.sentences(option)))
            self.bound = list(before)
        if len(self.targets) != declared:
            raise LinkError("targets are chosen before it is known what is done", r"target|対象")
        return Offer(tuple(options), clause.player)

    def about(self, condition: Any) -> None:
        """ "If this card is stunned, cure it": where nothing else stands before, a condition on this card binds it."""
        self.compared = compared(condition) or self.compared
        if not self.bound and about_this(condition):
            self.bound.append(Bound("this", Filter(), "this"))


def _only_said(do: list[Any], several: list[Any]) -> bool:
    """Whether X occurs only in what is said of several things."""
    return not any(has_x(node) for node in do if getattr(node, "who", None) not in several)


def _own_hand(f: Filter) -> bool:
    return f.zone == "hand" and f.whose == "you"


#: Times that a sentence has as a whole.
_SPANS = frozenset(("turn", "combat", "attack", "defence", "next turn", "through next turn", "leaves"))


def _led(clause: Said, lead: str) -> Said:
    """A clause without a time has the one that stands before all that is joined to it (このターン中、〜し、〜する)."""
    if any(part.until != OPEN for part in clause.predicates):
        return clause
    return replace(clause, predicates=tuple(replace(part, until=lead) for part in clause.predicates))


_TIMED = r"this turn|this combat|このターン中|この戦闘中"


def timed(clauses: tuple[Any, ...]) -> tuple[Any, ...]:
    """What is said of two in one sentence has one time: "This card gets +1/+0 and that UNIT gets -1/-0 this combat"."""
    if len(clauses) == 1 and clauses[0].__class__ is not PlayerRule:
        return clauses  # as most are
    out = list(with_time(clauses))
    for at in range(len(out) - 2, -1, -1):
        one, later = out[at], out[at + 1]
        if one.__class__ is Said and later.__class__ is Said and not one.lead and not later.lead:
            ends = {part.until for part in later.predicates}
            if len(ends) == 1 and ends <= {"turn", "combat"}:
                out[at] = _led(one, ends.pop())
        elif one.__class__ is Set and later.__class__ is Set and (one.until == OPEN) is not (later.until == OPEN):
            if one.until != OPEN:
                raise LinkError("whether both have that time is not said", _TIMED)
            out[at] = replace(one, until=later.until)
    return _one_time(out) if any(one.__class__ is PlayerRule for one in out) else tuple(out)


def _one_time(clauses: list[Any]) -> tuple[Any, ...]:
    """A rule for a player and what is joined to it have one time, wherever in the sentence that stands: "This turn,
    UNITs you control get +1/+0 and your opponent can't play arts"."""
    times = [_time(one) for one in clauses]
    out = []
    for at, one in enumerate(clauses):
        before = next((time for time in times[at::-1] if time), "")
        after = next((time for time in times[at:] if time), "")
        time = before or after
        if after not in ("", time):
            raise LinkError("which of two times it has", _TIMED)
        if one.__class__ is PlayerRule and one.until == OPEN and time:
            one = replace(one, until=time)
        elif one.__class__ is Said and not times[at] and time and not any(p.kind == "curse" for p in one.predicates):
            one = _led(one, time)  # who is cursed stays so
        out.append(one)
    return tuple(out)


def _time(clause: Any) -> str:
    """The time of a clause, "" if it has none or one that is no span of play."""
    ends = (
        {clause.until} if clause.__class__ is PlayerRule else {part.until for part in getattr(clause, "predicates", ())}
    )
    return ends.pop() if len(ends) == 1 and ends <= _SPANS else ""
