"""From clauses as they stand to instructions: targets declared, choices made, words that point back resolved.

Registers get their names here, always in the same way, so that equal texts make equal trees: targets are "it", "it2",
...; what is chosen or found is called by its type ("item"), or "card"; what was looked at on the deck is "top".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from engine.text.added_costs import AddedCost, finished, linked
from engine.text.amounts import ANY
from engine.text.asked_option import followed_by, nested, still_open
from engine.text.compulsory import after_duty
from engine.text.conditions_kinds import all_are
from engine.text.drawn import DrawShown
from engine.text.each_own import SELF, own_numbers
from engine.text.in_turn import InTurn, in_turn
from engine.text.linking_instead import asks_chosen, carried, takes_off, while_resolving
from engine.text.linking_verbs import UNSHUFFLED, Instructions, shuffled, waiting
from engine.text.measures import compared, rounded
from engine.text.modifiers import EACH
from engine.text.participles import really_done
from engine.text.pointing import PAID, Bound, base_name
from engine.text.rest_done import FOLLOWED, not_followed
from engine.text.same_again import Same
from engine.text.seen_hand import in_hand
from engine.text.settling import LinkError, about_this, defined, has_x, inherited, marks_in, renamed
from engine.text.surface import (
    OPEN,
    SUBJECT,
    Aim,
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
    MoreModes,
    OfferClause,
    OnlyIf,
    Otherwise,
    Pick,
    PickClause,
    PicksClause,
    Ref,
    Rounded,
    Said,
    Two,
    Unless,
    Was,
    WouldClause,
    back,
)
from engine.text.who_cannot import WhoCannot, unable
from engine.text.whoever import Whoever, both_ways, mirrored
from engine.trails.disclosing import secretive
from engine.trails.tree import (
    Bond,
    Choose,
    Compare,
    Count,
    Delayed,
    Discard,
    Do,
    Draw,
    Effect,
    Filter,
    Gain,
    Get,
    Have,
    If,
    Is,
    LookTop,
    May,
    Neg,
    Of,
    Offer,
    PayEP,
    Plan,
    PlayerRule,
    PlayerStat,
    Put,
    Replacement,
    Reveal,
    Search,
    Set,
    Size,
    Stat,
    Sum,
    Target,
    Trigger,
    Wait,
)
from engine.trails.tree_reads import replace, speaks_of

#: With what begins a sentence that belongs to the one before it; all others stand for themselves.
_JOINED = frozenset(
    (AddedCost, ModesClause, MoreModes, IfDone, IfNot, Rounded, InsteadOf, Otherwise, If, OnlyIf, WhoCannot)
)
#: The usual instructions, which hold no others.
_FLAT = frozenset((Do, Draw, Choose, Put, Get, Have, Bond, Gain, Plan))
#: What is more than a verb and its objects, see ``Linker.clause``.
_CLAUSES = frozenset(
    (By, Two, AimClause, Unless, PickClause, PicksClause, FindClause, DigClause, LookClause, Said, May, If, OnlyIf)
    + (OfferClause, WouldClause, EitherCost, Wait, Delayed, PlayerRule, Same, DrawShown)
)
#: Clauses with which a sentence is nothing that "do the same" could mean.
_UNDONE = _CLAUSES - {PickClause}


class Linker(Instructions):
    """Settles one effect."""

    def effect(self, sentences: Iterable[tuple[Any, ...]]) -> Effect:
        """Targets and instructions of a paragraph. Raises :class:`LinkError`."""
        listed = tuple(sentences)
        if self.card and listed and isinstance(listed[0][0], AddedCost):
            costs, steps = linked(self, listed[0][0])
            whole = self.effect(listed[1:])
            return replace(whole, cost=finished(self, costs, steps))
        listed = in_hand(listed)
        listed = (*listed[:1], *(while_resolving(sentence) for sentence in listed[1:]))
        modes: ModesClause | None = None
        if len(listed) > 1 and isinstance(listed[-1][0], MoreModes) and isinstance(listed[-2][0], ModesClause):
            more, modes = listed[-1][0], listed[-2][0]
            most = min(more.instead[1], len(modes.options)) if more.instead[1] == ANY else more.instead[1]
            if modes.when is not None or most > len(modes.options):
                raise LinkError("there are not so many to choose from", r"instead|代わりに")
            listed = (*listed[:-2], (replace(modes, when=more.when, instead=(more.instead[0], most)),))
        if listed and isinstance(listed[-1][0], ModesClause):
            modes, listed = listed[-1][0], listed[:-1]
        do = self.sentences(listed)
        return self.finish(do) if modes is None else self.choice(do, modes)

    def choice(self, do: list[Any], modes: ModesClause) -> Effect:
        """An effect of which one of several parts is chosen: each speaks of what stood before all of them."""
        made = []
        for option in modes.options:
            part = Linker(self.trigger)
            part.bound, part.made, part.start = list(self.bound), self.made, self.start
            part.card, part.paid = self.card, self.paid
            made.append((part, part.sentences(option)))
        whole = self.finish(do)
        effects = tuple(part.finish(said) for part, said in made)
        when = None if modes.when is None else self.value(modes.when, "you")
        return replace(whole, modes=effects, pick=(modes.least, modes.most), when=when, instead=modes.instead)

    def sentences(self, sentences: Iterable[tuple[Any, ...]]) -> list[Any]:
        """The instructions of several sentences."""
        out: list[Any] = []
        last: list[Any] = []
        said = tuple(sentences)
        for place, sentence in enumerate(said, start=1):
            if place < len(said) and isinstance(sentence[-1], OfferClause) and sentence[-1].bullets:
                raise LinkError("a choice between effects stands at the end", r"chooses|次の|以下")
            if len(sentence) == 1 and isinstance(sentence[0], Define):
                branch = self.branch
                if branch and out and not last:  # X of what follows an option
                    done = tuple(self.define(list(getattr(out[-1], branch)), sentence[0].amount, "you"))
                    out[-1] = replace(out[-1], **{branch: done})
                    continue
                if not last:
                    raise LinkError("X is explained, but nothing before it uses X")
                new = self.define(last, sentence[0].amount, "you")
                out[len(out) - len(last) :] = new
                last = new
                continue
            if sentence[0].__class__ not in _JOINED:
                if _UNDONE.isdisjoint(map(type, sentence)):
                    self.deed = (sentence, "you")
                last = self.items(sentence, "you")
                out += last
                continue
            if isinstance(sentence[0], AddedCost):
                raise LinkError("only an EVENT names it, before everything else", r"additional cost|追加(?:の)?コスト")
            if isinstance(sentence[0], (ModesClause, MoreModes)):
                raise LinkError("a choice between effects stands at the end", r"choose|instead|次の|以下|代わりに")
            if isinstance(sentence[0], IfDone):
                if len(last) > 1 and all(isinstance(node, May) for node in last):
                    raise LinkError("which of them did it is not said", r"if they|if|そうしたなら")
                if (last or nested(out)) and still_open(out, "then"):
                    out[-1] = followed_by(out[-1], "then", tuple(self.items(sentence[0].then, "you")))
                    self.branch = ""
                    continue
                if last and not (isinstance(out[-1], May) and not out[-1].then):
                    last = self.after_duty(out, last, sentence[0].then, done_it=True)
                    continue
                if not out or not isinstance(out[-1], May) or out[-1].then:
                    raise LinkError(
                        "'If you do' has no option before it",
                        r"if you do|if they do|if your opponent|if so|そうしたなら",
                    )
                out[-1] = replace(out[-1], then=tuple(self.items(sentence[0].then, "you")))
                last, self.branch = [], "then"
                continue
            if isinstance(sentence[0], Rounded):
                new = [rounded(node, sentence[0].up) for node in last]
                if new == last:
                    raise LinkError("there is no half before it", r"round|fraction|端数|小数点")
                out[len(out) - len(last) :] = new
                last = new
                continue
            if isinstance(sentence[0], WhoCannot):
                new = unable(last, *self.each_way(sentence[0].do))
                out[len(out) - len(last) :] = new
                last = new
                continue
            if isinstance(sentence[0], IfNot) and last and _sure(out[-1]):
                sentence = (Otherwise(sentence[0].then),)  # "If you have ..., draw a card. If you don't, ..."
            if isinstance(sentence[0], IfNot):
                if len(last) > 1 and all(isinstance(node, May) for node in last):
                    raise LinkError("which of them did not is not said", r"if they|if|そうしな")
                if nested(out, closed=True):
                    raise LinkError("which of the two was not done is not said", r"if you don't|if they|そうし")
                if out and still_open(out, "otherwise"):
                    out[-1] = followed_by(out[-1], "otherwise", tuple(self.items(sentence[0].then, "you")))
                    last, self.branch = [], ""
                    continue
                if last and not (isinstance(out[-1], May) and not out[-1].otherwise):
                    last = self.after_duty(out, last, sentence[0].then, done_it=False, verb=sentence[0].verb)
                    continue
                if not out or not isinstance(out[-1], May) or out[-1].otherwise:
                    raise LinkError("'If you don't' has no option before it", r"if you don't|if they don't|そうし")
                out[-1] = replace(out[-1], otherwise=tuple(self.items(sentence[0].then, "you")))
                last, self.branch = [], "otherwise"
                continue
            if isinstance(sentence[0], InsteadOf):
                if not last:
                    raise LinkError("'instead' has nothing before it that it could replace", r"instead|代わりに")
                asked = sentence[0].condition  # "If it was stunned, ... instead": before what it takes the place of
                self.asked_first = True
                condition = self.value(asked.what if isinstance(asked, Was) else asked, "you")
                self.asked_first = False
                then = tuple(self.items(carried(sentence[0], said[place - 2]), "you"))
                then = inherited(then, last)
                first = tuple(node for node in last if isinstance(node, Choose) and speaks_of(then, node.register))
                rest = tuple(node for node in last if node not in first)
                out[len(out) - len(last) :] = [*first, If(condition, then, rest, asks_chosen(condition))]
                last = out[-1:]
                continue
            if isinstance(sentence[0], Otherwise):
                if out and isinstance(out[-1], May) and not out[-1].otherwise:
                    out[-1] = replace(out[-1], otherwise=tuple(self.items(sentence[0].then, "you")))
                    last = []
                    continue
                if out and still_open(out, "otherwise") and out[-1].then[-1].then:
                    out[-1] = followed_by(out[-1], "otherwise", tuple(self.items(sentence[0].then, "you")))
                    last = []
                    continue
                if last and isinstance(out[-1], If) and out[-1].otherwise == out[-1].then[:1]:  # see before
                    otherwise = (*out[-1].otherwise, *self.items(sentence[0].then, "you"))
                    out[-1] = replace(out[-1], otherwise=otherwise)
                    last = []
                    continue
                if not out or not isinstance(out[-1], If) or out[-1].otherwise:
                    raise LinkError("'Otherwise' has no condition before it", r"otherwise|if not|そうで")
                if not _denies(sentence[0].of, out[-1].condition):
                    raise LinkError("the condition before it asked something else", r"if it|で(?:は|)な")
                out[-1] = replace(out[-1], otherwise=tuple(self.items(sentence[0].then, "you")))
                last = []
                continue
            if (asked := self.before(last, sentence)) is not None:
                out[-1] = asked
                last = out[-1:]
                continue
            last = self.items(sentence, "you")
            out += last
        return shuffled(out) if self.into_deck else out

    def before(self, last: list[Any], sentence: tuple[Any, ...]) -> If | None:
        """ "Stun target UNIT. If it was actioned, ...": what is asked of it has to be asked before it is done."""
        asks = sentence[0] if len(sentence) == 1 else None
        was: Any = asks.condition if isinstance(asks, (If, OnlyIf)) else None
        if asks is None or not isinstance(was, Was) or not last or not isinstance(last[-1], Do):
            return None
        condition, done = self.value(was.what, "you"), last[-1]
        if condition.who != done.who or done.who not in self.turned:
            return None
        return If(condition, (done, *self.items(asks.then, "you")), (done,))

    def after_duty(
        self, out: list[Any], last: list[Any], then: tuple[Any, ...], *, done_it: bool, verb: str = ""
    ) -> list[Any]:
        """ "If you do" after a sentence that is no option; its instructions are the last of ``out``."""
        words = r"if (?:you|they|your opponent|so|it|that)\b|そうし|できな|させられな|それを|そのUNIT|スタンで|破壊で"
        done_last = last[-1]
        if isinstance(done_last, If) and any(isinstance(node, May) for node in done_last.then):
            raise LinkError("whether it was done is known only where it could be", words)
        chosen = any(isinstance(node, Choose) for node in last)
        several = isinstance(done_last, Do) and any(one.mark == done_last.who and one.many for one in self.bound)
        if several and not chosen:
            raise LinkError("of several some could be done and others not", words)
        if verb and not (isinstance(done_last, Do) and done_last.verb == verb):
            raise LinkError("that was not to be done before", words)
        following = tuple(self.items(then, "you"))
        for one in self.made:  # whether it was done to any of all of them
            one.used = one.used or (
                one.group and one.thrown is None and isinstance(done_last, Do) and one.mark == done_last.who
            )
        plain = self.plainly(last)
        done = [node for node in (_without(node, plain) for node in last) if node is not None]
        self.bound = [one for one in self.bound if one.mark not in plain or one.group]
        try:
            new = after_duty(done, following, done_it=done_it)
        except LinkError as error:
            raise LinkError(str(error), words) from error
        out[len(out) - len(last) :] = new
        return new

    def plainly(self, do: Sequence[Any]) -> dict[str, Any]:
        """What nothing means later: choices that need not be named, and discards as they were said, X worked out."""
        plain = {one.mark: one.thrown for one in self.made if (one.group or one.thrown) and not one.used}
        for node in _flat(tuple(do)):
            thrown = plain.get(node.register) if isinstance(node, Choose) and node.most != ANY else None
            if isinstance(thrown, Discard):
                plain[node.register] = replace(thrown, amount=node.most)
        return plain

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
                out = self.define(out, clause.amount, player)
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
        shown = isinstance(f, Filter) and f.zone == "deck" and f.among != ""
        self.supposed = f if isinstance(f, Filter) and (shown or f.zone not in ("deck", "hand")) else None
        self.supposed_one = fits and compared.right == 1  # type: ignore[union-attr]
        if compared is not None and self.supposed is None:
            self.supposed = all_are(compared)

    def define(self, do: list[Any], amount: Any, player: str) -> list[Any]:
        """Say what X is: for the whole effect if its targets need it (1305.2b), else where it stands."""
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
        return [defined(part, worked) for part in do]

    def clause(self, clause: Any, player: str) -> list[Any]:
        """The instructions of one clause."""
        if clause.__class__ not in _CLAUSES:
            return self.verb(clause, player)
        if isinstance(clause, Said):
            return self.said(clause, player)
        if isinstance(clause, By):
            who: Any = self.person(clause.player, player)
            self.spoken = who if isinstance(who, str) else "you"
            self.deed = (clause.do, who)
            if isinstance(who, Whoever):
                self.they = None  # whom it turns out to be
                who = Whoever(self.value(who.condition, player), who.alone)
                return both_ways(who, *self.each_way(clause.do))
            if isinstance(who, InTurn):
                self.they = None
                if len(clause.do) == 1 and isinstance(clause.do[0], May):
                    mine, theirs = self.each_way(clause.do[0].cost)
                    return in_turn(who, (May(mine, (), "you"),), (May(theirs, (), "opponent"),))
                return in_turn(who, *self.each_way(clause.do))
            apart = all(_own(part) for part in clause.do) or any(map(of_hand, clause.do)) or _as_many(clause.do)
            if who == "each" and apart:
                # what each does depends on what is their own: one after the other
                return [node for one in ("you", "opponent") for node in self.items(clause.do, one)]
            if who == "each":
                clause = replace(clause, do=tuple(map(everybodys, clause.do)))
            return self.items(clause.do, who)
        if isinstance(clause, Same):
            return self.again(clause, player)
        if isinstance(clause, OnlyIf):
            return self.only_if(clause, player)
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
            otherwise = tuple(self.items(clause.do, player))
            payer: Any = self.person(clause.player, player)
            return [May(tuple(self.items(clause.pay, payer)), (), payer, otherwise)]
        if isinstance(clause, PickClause):
            what: Any = clause.pick
            if isinstance(what, Filter):
                every = self.all_of(self.filter(what, player))
                self.made[-1].used = True
                return [every]
            if isinstance(what, Aim):
                self.aim(what, player)
                return []
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
            return [Search(one.mark, f, most, clause.apart, total)]
        if isinstance(clause, DigClause):
            return [self.dig(clause.filter, player)]
        if isinstance(clause, LookClause):
            owner: Any = clause.player or player
            whose = "any" if owner == "each" else owner
            amount = self.value(clause.amount, player)  # of what stands before
            one = self.bind(Filter(zone="deck", whose=whose), "top", amount != 1)
            return [LookTop(one.mark, amount, clause.how, clause.player or player)]
        if isinstance(clause, DrawShown):
            if player not in ("you", "opponent"):
                raise LinkError("which of the cards drawn is meant is not said", r"reveals? |公開")
            one = self.bind(Filter(zone="hand", whose=player), "drawn", False)
            one.used = True
            return [Draw(player, 1, one.mark), Reveal(one.mark)]
        if isinstance(clause, May):
            if clause.player == "each":
                raise LinkError("an option of both players")
            decider: Any = self.person(clause.player, player)
            self.deed = (clause.cost, decider)
            if isinstance(decider, Whoever):
                return self.optional_of(decider, clause, player)
            cost = tuple(self.items(clause.cost, decider))
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
        if isinstance(clause, WouldClause):
            return [self.would(clause, player)]
        if isinstance(clause, EitherCost):
            ways = tuple(tuple(self.items((part,), player)) for part in clause.options)
            if self.place:
                raise LinkError("where this card lies would depend on what is paid", r"\bor\b|か")
            return [Offer(ways, "you")]
        if isinstance(clause, Wait):
            from engine.text.craft_linking import link_craft  # it settles whole lines, and builds on this module

            self.value(clause.until, player)
            kind, trigger, body = clause.craft
            if not isinstance(trigger.who, Ref):
                return [replace(clause, craft=link_craft(clause.craft)[0])]
            about = self.noun(trigger.who, player)
            craft = link_craft((kind, replace(trigger, who=Filter(types=("UNIT",))), body))[0]
            return [replace(clause, craft=replace(craft, trigger=replace(trigger, who=about)))]
        if isinstance(clause, Delayed):
            if clause.edge == "when" and self.trigger is None and not self.paid:
                raise LinkError("this card is not on the field", r"this (?:card|UNIT|ITEM) leaves|これが場を離れ")
            before = {one.mark for one in self.bound if not_followed(one)}
            self.after_attack = (clause.moment, clause.edge) == ("combat", "end")
            then = tuple(self.items(clause.then, player))
            self.after_attack = False
            if any(getattr(node, "who", None) in before for node in then):
                raise LinkError("what lies in a hand or deck is not followed until then", FOLLOWED)
            return [Delayed(clause.moment, then, tuple(dict.fromkeys(marks_in(then))), clause.edge)]
        return self.verb(clause, player)

    def again(self, clause: Same, player: str) -> list[Any]:
        """ "Your opponent may do the same": what was done before, the other way round."""
        words = r"do(?:es)? (?:the same|so)|同様|同じ|そうしても"
        do, doer = self.deed
        if not do or doer not in ("you", "opponent") or doer == clause.player:
            raise LinkError("nothing stands before that somebody else did", words)
        if "Aim(" in repr(do) or "Ref(" in repr(do):
            raise LinkError("what it would be done to is not said", words)
        other = mirrored(do)
        return self.clause(May(other, (), clause.player) if clause.may else By(clause.player, other), player)

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
        who = self.noun(clause.who, player)
        about = who if isinstance(who, Filter) or who in ("you", "opponent") else Filter(types=("UNIT",))
        inner = Linker(Trigger(f"would {clause.event}", about))
        said = ("paid", *clause.first) if clause.first else ("may", clause.instead) if clause.may else clause.instead
        do, may = inner.in_place(clause.event, who, said)
        return Wait(Replacement(clause.event, who, do, None, may), clause.until, clause.next)

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

    def optional_of(self, who: Whoever, clause: May, player: str) -> list[Any]:
        """What a player may do of whom something is true."""
        if clause.then:
            raise LinkError("what follows if one of the players does it")
        self.they = None
        condition = self.value(who.condition, player)
        mine, theirs = self.each_way(clause.cost)
        return both_ways(Whoever(condition, who.alone), (May(mine, (), "you"),), (May(theirs, (), "opponent"),))

    def each_way(self, do: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """What either player does: it is done by one after the other."""
        targets, bound = len(self.targets), list(self.bound)
        mine = tuple(self.items(do, "you"))
        if len(self.targets) != targets:
            raise LinkError("targets are chosen before it is known who does it", r"target|対象")
        self.bound, self.spoken = bound, "opponent"
        return mine, tuple(self.items(do, "opponent"))

    def offer(self, clause: OfferClause) -> Offer:
        """Parts of which a player chooses one: each speaks of what stood before all of them, and names no targets."""
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

    def finish(self, do: list[Any]) -> Effect:
        """Give the registers their names."""
        if not self.made and not self.into_deck:
            return Effect((), tuple(do), self.x)  # nothing has one
        taken: set[str] = {"this"}
        if self.start is not None and self.start.used:
            taken.add(self.start.mark)
        names: dict[str, Any] = {}
        plain = self.plainly(do)
        for one in self.made:
            if one.mark in plain:
                continue
            name, number = one.name, 1
            while name in taken:
                number += 1
                name = f"{one.name}{number}"
            taken.add(name)
            names[one.mark] = name
        for one in self.made:
            if one.mark in plain and one.group:  # nothing means it later: it is named where it stands
                names[one.mark] = renamed(one.filter, names)
        if plain:
            do = [node for node in (_without(node, plain) for node in do) if node is not None]
        targets = tuple(_target(names[one.mark], renamed(aim, names)) for one, aim in self.targets)
        done = tuple(renamed(part, names) for part in do) if names else tuple(do)
        if self.into_deck and any(isinstance(node, Put) and node.to == UNSHUFFLED for node in _flat(done)):
            raise LinkError(
                "where in the deck they come to lie is not said", r"\binto\b|\bto (?:its|your|their)|デッキに"
            )
        targets = tuple(_waiting(target, done) for target in targets)
        return Effect(targets, done, renamed(self.x, names) if self.x is not None else None)


def _only_said(do: list[Any], several: list[Any]) -> bool:
    """Whether X occurs only in what is said of several things."""
    return not any(has_x(node) for node in do if getattr(node, "who", None) not in several)


def _own_hand(f: Filter) -> bool:
    return f.zone == "hand" and f.whose == "you"


def _led(clause: Said, lead: str) -> Said:
    """A clause without a time has the one that stands before all that is joined to it (このターン中、〜し、〜する)."""
    if any(part.until != OPEN for part in clause.predicates):
        return clause
    return replace(clause, predicates=tuple(replace(part, until=lead) for part in clause.predicates))


def timed(clauses: tuple[Any, ...]) -> tuple[Any, ...]:
    """What is said of two in one sentence has one time: "This card gets +1/+0 and that UNIT gets -1/-0 this combat"."""
    out = list(clauses)
    for at in range(len(out) - 2, -1, -1):
        one, later = out[at], out[at + 1]
        if one.__class__ is Said and later.__class__ is Said and not one.lead and not later.lead:
            ends = {part.until for part in later.predicates}
            if len(ends) == 1 and ends <= {"turn", "combat"}:
                out[at] = _led(one, ends.pop())
    return tuple(out)


def _denies(of: Any, condition: Any) -> bool:
    """Whether "if it isn't" can mean that a condition is not met."""
    if of is None:
        return True
    return isinstance(condition, Is) and (of is Is or of == condition.filter)


def everybodys(node: Any) -> Any:
    """What each player does to all that is their own is done to all of both at once."""
    whole = isinstance(node, Do) and isinstance(node.who, Filter) and node.who.whose == SUBJECT
    return replace(node, who=replace(node.who, whose="any")) if whole else node


def _as_many(do: tuple[Any, ...]) -> bool:
    """Whether one of several instructions is done as often as the one before it was: by each player as often as that
    player did it."""
    return any(getattr(node, "amount", None) == Size(back("them")) for node in do[1:])


def _own(node: Any) -> bool:
    """Whether an instruction counts, or shows, what is the subject's."""
    if isinstance(node, Reveal):
        return node.who == Filter(zone="hand", whose=SUBJECT)
    if isinstance(node, Discard):
        return isinstance(node.amount, Sum) and _counts_own(node.amount)
    return isinstance(node, (Bond, Draw, Gain)) and _counts_own(node.amount)


def of_hand(node: Any) -> bool:
    """Whether an instruction moves the whole hand, or trail, of the subject."""
    if not isinstance(node, (Put, Do)) or not isinstance(node.who, Filter):
        return False
    return node.who in (Filter(zone="hand", whose=SUBJECT), Filter(zone="trail", whose=SUBJECT))


def _counts_own(amount: Any) -> bool:
    """Whether it is, or a sum with, a number of what is the subject's."""
    if isinstance(amount, Sum):
        return any(_counts_own(part) for part in amount.parts)
    if isinstance(amount, Neg):
        return _counts_own(amount.amount)
    if speaks_of(amount, PlayerStat("bond", SUBJECT)):
        return True
    return isinstance(amount, Count) and bool(amount.of.whose == SUBJECT)


def _sure(node: Any) -> bool:
    """Whether it is a condition before what cannot fail to be done: "if you don't" then asks for the condition."""
    sure = (Draw, Bond, Gain, Plan, Get, Have)
    return isinstance(node, If) and not node.otherwise and all(isinstance(part, sure) for part in node.then)


def _without(node: Any, marks: dict[str, Any]) -> Any:
    """An instruction without the choices that fill some registers, None for such a choice; plain discards again."""
    if isinstance(node, Choose) and node.register in marks:
        return None
    if isinstance(node, Do) and isinstance(node.who, str) and marks.get(node.who) is not None:
        return marks[node.who]
    changed = {}
    if isinstance(node, Offer):
        kept = [[_without(part, marks) for part in option] for option in node.options]
        changed["options"] = tuple(tuple(part for part in option if part is not None) for option in kept)
    for name in ("cost", "then", "otherwise"):
        old = getattr(node, name, ())
        new = tuple(part for part in (_without(part, marks) for part in old) if part is not None)
        if new != old:
            changed[name] = new
    return replace(node, **changed) if changed else node


def _waiting(target: Target, do: tuple[Any, ...]) -> Target:
    """What is countered waits in standby, wherever its noun would mean it to be (1324.1)."""
    f = target.filter
    if f.zone in ("field", "homebase"):
        for node in _flat(do):
            if node.__class__ is Do and node.verb == "counter" and node == Do("counter", target.register):
                return replace(target, filter=waiting(f))
    return target


def _flat(do: tuple[Any, ...]) -> Iterable[Any]:
    for node in do:
        yield node
        if node.__class__ not in _FLAT:
            for name in ("cost", "then", "otherwise"):
                yield from _flat(getattr(node, name, ()))
            for option in getattr(node, "options", ()):
                yield from _flat(option)


def _target(register: str, aim: Aim) -> Target:
    if isinstance(aim.most, int) and isinstance(aim.least, int):
        return Target(register, aim.filter, aim.least, aim.most, total=aim.total, alike=aim.alike)
    return Target(register, aim.filter, 0 if aim.least == 0 else 1, number=aim.most, alike=aim.alike)
