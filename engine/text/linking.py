"""From clauses as they stand to instructions: targets declared, choices made, words that point back resolved.

Registers get their names here, always in the same way, so that equal texts make equal trees: targets are "it", "it2",
...; what is chosen or found is called by its type ("item"), or "card"; what was looked at on the deck is "top".
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.text.amounts import ANY
from engine.text.compulsory import after_duty
from engine.text.pointing import SPOKEN, Bound, base_name, kinds_of, looked_at, points_at, trigger_object
from engine.text.settling import (
    LinkError,
    about_this,
    defined,
    has_x,
    inherited,
    instruction,
    marks_in,
    renamed,
    settled,
)
from engine.text.surface import (
    OPEN,
    SUBJECT,
    Aim,
    AimClause,
    Both,
    By,
    Define,
    DigClause,
    FindClause,
    IfDone,
    IfNot,
    InsteadOf,
    LookClause,
    ModesClause,
    OfferClause,
    Otherwise,
    Pick,
    PickClause,
    PicksClause,
    Ref,
    Said,
    Top,
    Two,
    Unless,
    back,
)
from engine.trails.tree import (
    Against,
    Bond,
    Choose,
    ChooseOrgs,
    Compare,
    Count,
    Delayed,
    Dig,
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
    Look,
    LookTop,
    May,
    Of,
    Offer,
    PayEP,
    Plan,
    Put,
    Reveal,
    Search,
    Size,
    Stat,
    Target,
    Trigger,
    Wait,
)
from engine.trails.tree_reads import names_in

_THEM = Size(back("them"))
_WAY = r"this way|これにより|この方法|この効果"


class Linker:
    """Settles one effect."""

    def __init__(self, trigger: Trigger | None = None) -> None:
        self.targets: list[tuple[Bound, Aim]] = []
        self.bound: list[Bound] = []
        start = trigger_object(trigger)
        self.trigger = trigger
        self.start = start
        if start is not None:
            self.bound.append(start)
        self.made: list[Bound] = []
        self.x: Any = None
        self.groups: list[tuple[int, tuple[str, ...]]] = []
        self.asking = False  #: whether a condition asks what "it" was
        self.measuring = False  #: whether a number of "it" is asked for
        self.branch = ""  #: the part of the option before that was said last: "then", "otherwise"
        self.counted: Any = None  #: the last number that was worked out, for "that many"
        self.spoken = "you"  #: the player who spoke last
        self.chose = False  #: organizations have been chosen
        self.paid = False  #: it is that of an activated craft, where "other" is other than this card
        self.supposed: Filter | None = None  #: of what a condition says that there is: "that UNIT" is one of them
        self.supposed_one = False  #: it says so of one or more
        self.pending: list[Any] = []  #: choices among them that come before what is done to them

    def effect(self, sentences: Iterable[tuple[Any, ...]]) -> Effect:
        """Targets and instructions of a paragraph. Raises :class:`LinkError`."""
        listed = tuple(sentences)
        modes: ModesClause | None = None
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
            made.append((part, part.sentences(option)))
        whole = self.finish(do)
        effects = tuple(part.finish(said) for part, said in made)
        return replace(whole, modes=effects, pick=(modes.least, modes.most))

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
            if isinstance(sentence[0], ModesClause):
                raise LinkError("a choice between effects stands at the end", r"choose|次の|以下")
            if isinstance(sentence[0], IfDone):
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
            if isinstance(sentence[0], IfNot) and last and _sure(out[-1]):
                sentence = (Otherwise(sentence[0].then),)  # "If you have ..., draw a card. If you don't, ..."
            if isinstance(sentence[0], IfNot):
                if last and not (isinstance(out[-1], May) and not out[-1].otherwise):
                    last = self.after_duty(out, last, sentence[0].then, done_it=False)
                    continue
                if not out or not isinstance(out[-1], May) or out[-1].otherwise:
                    raise LinkError("'If you don't' has no option before it", r"if you don't|if they don't|そうし")
                out[-1] = replace(out[-1], otherwise=tuple(self.items(sentence[0].then, "you")))
                last, self.branch = [], "otherwise"
                continue
            if isinstance(sentence[0], InsteadOf):
                if not last:
                    raise LinkError("'instead' has nothing before it that it could replace", r"instead|代わりに")
                condition = self.value(sentence[0].condition, "you")
                then = tuple(self.items(sentence[0].then, "you"))
                targeted = [node for node in last if not isinstance(node, Choose)]
                then = inherited(then, targeted)
                out[len(out) - len(last) :] = [If(condition, then, tuple(targeted))]
                last = out[-1:]
                continue
            if isinstance(sentence[0], Otherwise):
                if out and isinstance(out[-1], May) and not out[-1].otherwise:
                    out[-1] = replace(out[-1], otherwise=tuple(self.items(sentence[0].then, "you")))
                    last = []
                    continue
                if not out or not isinstance(out[-1], If) or out[-1].otherwise:
                    raise LinkError("'Otherwise' has no condition before it", r"otherwise|if not|そうで")
                out[-1] = replace(out[-1], otherwise=tuple(self.items(sentence[0].then, "you")))
                last = []
                continue
            last = self.items(sentence, "you")
            out += last
        return out

    def spoke_of(self, who: Any) -> None:
        """ "This card gets +1/+0. Ready it": where nothing else stands before, "it" is this card."""
        if who == "this" and not self.bound:
            self.bound.append(Bound("this", Filter(), SPOKEN))

    def after_duty(self, out: list[Any], last: list[Any], then: tuple[Any, ...], *, done_it: bool) -> list[Any]:
        """ "If you do" after a sentence that is no option; its instructions are the last of ``out``."""
        following = tuple(self.items(then, "you"))
        plain = {one.mark: one.thrown for one in self.made if (one.group or one.thrown) and not one.used}
        done = [node for node in (_without(node, plain) for node in last) if node is not None]
        self.bound = [one for one in self.bound if one.mark not in plain or one.group]
        try:
            new = after_duty(done, following, done_it=done_it)
        except LinkError as error:
            raise LinkError(str(error), r"if (?:you|they|your opponent|so)\b|そうし|できな") from error
        out[len(out) - len(last) :] = new
        return new

    def items(self, clauses: Iterable[Any], player: str) -> list[Any]:
        """The instructions of clauses with one subject."""
        out: list[Any] = []
        for clause in clauses:
            if isinstance(clause, Define):
                out = self.define(out, clause.amount, player)
            else:
                made = self.clause(clause, player)
                out += [*self.pending, *made]
                self.pending = []
        return out

    def suppose(self, condition: Any) -> None:
        """ "If you control a Guild UNIT, ready it": where nothing stands before, "it" is one that makes it true."""
        compared = condition if isinstance(condition, Compare) else None
        counted = compared is not None and isinstance(compared.left, Count) and compared.op == ">="
        fits = counted and isinstance(compared.right, int) and compared.right >= 1  # type: ignore[union-attr]
        f = compared.left.of if fits else None  # type: ignore[union-attr]
        self.supposed = f if isinstance(f, Filter) and f.zone not in ("deck", "hand") else None
        self.supposed_one = fits and compared.right == 1  # type: ignore[union-attr]

    def one_supposed(self, word: str) -> Bound | None:
        """A choice among what the condition before is about, if the word can mean one of it."""
        f = self.supposed
        if f is None or not self.supposed_one or (word not in ("it", "card") and word not in kinds_of(f)):
            return None
        self.supposed = None
        one = self.bind(f, base_name(f), False)
        self.pending.append(Choose(one.mark, f))
        return one

    def define(self, do: list[Any], amount: Any, player: str) -> list[Any]:
        """Say what X is: for the whole effect if its targets need it (1305.2b), else where it stands."""
        worked = self.value(amount, player)
        if any(has_x(aim) for _, aim in self.targets):
            if self.x is not None or (isinstance(worked, (Size, Stat)) and worked.of.startswith("\0")):
                raise LinkError("X has to be known when targets are chosen")
            self.x = worked
            return do
        return [defined(part, worked) for part in do]

    def clause(self, clause: Any, player: str) -> list[Any]:
        """The instructions of one clause."""
        if isinstance(clause, By):
            who: Any = clause.player
            self.spoken = who if isinstance(who, str) else "you"
            if isinstance(who, Of):
                who = replace(who, who=self.noun(who.who, player))
            if who == "each" and all(_own(part) for part in clause.do):
                # what each does depends on what is their own: one after the other
                return [node for one in ("you", "opponent") for node in self.items(clause.do, one)]
            return self.items(clause.do, who)
        if isinstance(clause, Two):
            return [
                node
                for part in clause.parts
                for node in (
                    self.clause(part, player) if isinstance(part, (Said, LookClause, May)) else self.verb(part, player)
                )
            ]
        if isinstance(clause, AimClause):
            if isinstance(clause.aim, tuple):
                self.group([self.aim(one, player).mark for one in clause.aim])
            else:
                self.aim(clause.aim, player)
            return []
        if isinstance(clause, Unless):
            otherwise = tuple(self.items(clause.do, player))
            payer: Any = clause.player
            if isinstance(payer, Of):
                payer = replace(payer, who=self.noun(payer.who, player))
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
            f = self.filter(clause.filter, player)
            bare = f.zone == "homebase" and bool(f.types) and set(f.types) <= {"EVENT", "BASE"}
            if not (f.zone == "field" or bare) or f.whose != "any":
                raise LinkError("a search names the zone once")
            f = replace(f, zone="deck", whose="you" if player == "you" else player)
            one = self.bind(f, base_name(f), clause.most != 1)
            return [Search(one.mark, f, clause.most, clause.apart)]
        if isinstance(clause, DigClause):
            return [self.dig(clause.filter, player)]
        if isinstance(clause, LookClause):
            one = self.bind(Filter(zone="deck", whose=player), "top", clause.amount != 1)
            return [LookTop(one.mark, self.value(clause.amount, player), clause.how, clause.player or player)]
        if isinstance(clause, Said):
            return self.said(clause, player)
        if isinstance(clause, May):
            if clause.player == "each":
                raise LinkError("an option of both players")
            decider: Any = clause.player
            if isinstance(decider, Of):
                decider = replace(decider, who=self.noun(decider.who, player))
            cost = tuple(self.items(clause.cost, decider))
            if not cost:
                raise LinkError("an option of nothing")
            self.spoken = decider if isinstance(decider, str) else "you"
            return [May(cost, tuple(self.items(clause.then, decider)), decider)]
        if isinstance(clause, If):
            condition = self.value(clause.condition, player)
            self.about(condition)
            self.suppose(condition)
            then = tuple(self.items(clause.then, player))
            self.supposed = None
            return [If(condition, then)]
        if isinstance(clause, OfferClause):
            return [self.offer(clause)]
        if isinstance(clause, Wait):
            from engine.text.craft_linking import link_craft  # it settles whole lines, and builds on this module

            return [replace(clause, craft=link_craft(clause.craft)[0])]
        if isinstance(clause, Delayed):
            then = tuple(self.items(clause.then, player))
            return [Delayed(clause.moment, then, tuple(dict.fromkeys(marks_in(then))), clause.edge)]
        return self.verb(clause, player)

    def dig(self, f: Filter, player: str) -> Dig:
        """Cards of a deck shown until one fits: that one is "it", the others are the rest."""
        bare = bool(f.types) and set(f.types) <= {"EVENT", "BASE"}
        if not isinstance(player, str) or player == "each":
            raise LinkError("two decks at once")
        if f.whose != "any" or f.zone not in ("field", "homebase" if bare else "field") or f.states or f.face != "any":
            raise LinkError("cards of a deck lie nowhere else", r"until|まで")
        f = replace(self.filter(f, player), zone="deck", whose=player)
        if not f.asks_identity:
            raise LinkError("every card is one", r"until|まで")
        top = self.bind(Filter(zone="deck", whose=player), "top", True)
        one = self.bind(replace(f, among=top.mark), base_name(f), False)
        top.used = True
        return Dig(top.mark, one.mark, f, player)

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
        if not self.bound and about_this(condition):
            self.bound.append(Bound("this", Filter(), "this"))

    def verb(self, clause: Any, player: str) -> list[Any]:
        """A verb phrase: its object first, then everything else in it."""
        self.chose = self.chose or isinstance(clause, ChooseOrgs)
        out: list[Any] = []
        all_ = Count(Filter(zone="hand", whose=SUBJECT))
        if isinstance(clause, Discard) and player not in ("you", "opponent") and clause.amount == all_:
            clause = replace(clause, amount=99)  # all there are, whoever it is
        who = getattr(clause, "who", None)
        self.spoke_of(who)
        if isinstance(who, Both):
            return [node for part in self.parts(who, player) for node in self.verb(replace(clause, who=part), player)]
        if isinstance(who, Ref) and (group := self.grouped(who)) is not None:
            return [node for mark in group for node in self.verb(replace(clause, who=mark), player)]
        if isinstance(who, Top):
            if isinstance(clause, (Reveal, Look)):
                raise LinkError("looking at the top of a deck is said otherwise")
            whose = who.whose or player
            one = self.bind(Filter(zone="deck", whose=whose), "top", who.amount != 1)
            out.append(LookTop(one.mark, self.value(who.amount, player), "look" if whose == "you" else "take", whose))
            clause = replace(clause, who=one.mark)
        elif isinstance(who, Pick):
            choice, mark = self.choose(who, player)
            out.append(choice)
            clause = replace(clause, who=mark)
        elif isinstance(who, (Aim, Ref)):
            clause = replace(clause, who=self.noun(who, player))
        elif isinstance(who, Filter) and not isinstance(clause, (Look, Reveal)) and not who.among:
            f = self.filter(who, player)
            out.append(self.all_of(f))
            clause = replace(clause, who=out[-1].register)
        done = self.value(clause, player)
        amount = getattr(done, "amount", None)
        self.counted = amount if amount is not None and not isinstance(amount, int) else self.counted
        if (hand := _thrown(done)) is not None:
            f, least = hand
            one = self.bind(f, "card" if least != ANY else "cards", least != 1)
            one.thrown, one.group = done, least == ANY
            return [*out, Choose(one.mark, f, least, least, done.player), Do("discard", one.mark)]
        payer: Any = player
        if isinstance(done, PayEP) and (payer in ("opponent", "each") or isinstance(payer, Of)):
            done = replace(done, player=payer)
        if isinstance(done, (Look, Reveal)) and isinstance(done.who, Filter) and done.who.zone == "hand":
            self.bind(done.who, "hand", True)
            self.bound[-1].used = False
        if done in (Do("return", done.who), Put(done.who, "hand")) if isinstance(done, (Do, Put)) else False:
            done = self.to_hand(done.who)
        out.append(done)
        return out

    def to_hand(self, who: Any) -> Any:
        """Back to the hand, or into the hand for what has just been found in the deck: one tree for both wordings."""
        place = who.zone if isinstance(who, Filter) else next((b.filter.zone for b in self.bound if b.mark == who), "")
        return Put(who, "hand") if place == "deck" else Do("return", who)

    def noun(self, who: Any, player: str) -> Any:
        """A register for what a word means."""
        if isinstance(who, Aim):
            return self.aim(who, player).mark
        if isinstance(who, Ref) and who.word == "attacked":
            if self.trigger is None or self.trigger.event not in ("attacks", "sclm attacks", "attacks alone"):
                raise LinkError("nothing has attacked", r"the unit|これが攻撃した")
            return "target"
        if isinstance(who, Ref) and who.word in ("former", "latter"):
            two = self.groups[-1][1] if self.groups else tuple(one.mark for one, _ in self.targets)
            if len(two) != 2:
                raise LinkError(
                    f"no two stand before that '{who.word}' could choose between", r"former|latter|前者|後者"
                )
            return two[0 if who.word == "former" else 1]
        if isinstance(who, Ref):
            one = points_at(self.bound, who.word)
            last = self.bound[-1] if self.bound else None
            named = who.word in ("card", "cards") or (who.word == "it" and self.asking)
            if last is not None and last.thrown is not None and named:
                one = last
            if who.word == "rest":
                return self.rest()
            if one is None and self.measuring and last is not None and last.thrown is not None and not last.group:
                one = last  # a number of what was discarded, where it can be that of nothing else
            one = one or self.one_supposed(who.word)
            if one is None:
                words = r"\b(?:its?|they|them|those|that|the \w+ one)\b|それ|その(?!後)|番目"
                raise LinkError(f"nothing stands before that '{who.word}' could mean", words)
            one.used = True
            return one.mark
        return self.value(who, player)

    def this_way(self, size: Size, kind: str) -> Size:
        """How many of a type were among what something was done to before."""
        one = self.bound[-1] if self.bound and self.bound[-1].thrown is not None else points_at(self.bound, "them")
        if one is None or one.name == "hand":
            raise LinkError("nothing stands before that was done", _WAY)
        if kinds_of(one.filter) == (kind,):
            kind = ""
        elif one.filter.types or not one.mark.startswith("\0") or one.filter.zone == "standby":
            raise LinkError(f"no {kind} can have been among them", _WAY)
        one.used = True
        return replace(size, of=one.mark, type=kind)

    def aim(self, aim: Aim, player: str) -> Bound:
        """Declare targets."""
        f = self.filter(aim.filter, player)
        if f == Filter(zone="standby", whose=f.whose):
            raise LinkError("what is being played is no more than a card")  # it is read as a card ability
        if aim.least not in (0, aim.most) and not (isinstance(aim.most, int) and isinstance(aim.least, int)):
            raise LinkError("an open number of targets that has to be worked out")
        one = self.bind(f, "it", aim.most != 1)
        if aim.total is not None and f.zone in ("hand", "deck"):
            raise LinkError("the total of hidden cards", r"total|合計")
        total = None if aim.total is None else self.value(aim.total, player)
        self.targets.append((one, Aim(f, aim.least, aim.most, total)))
        return one

    def choose(self, pick: Pick, player: str) -> tuple[Any, str]:
        """The choice and the register it fills."""
        chooser = player if pick.chooser == SUBJECT else pick.chooser
        if chooser == "each" and pick.filter.whose not in ("any", SUBJECT):
            raise LinkError("a choice of both players among what is one player's")
        f = self.filter(pick.filter, "you" if chooser == "each" else player)
        one = self.bind(f, base_name(f), pick.most != 1 or chooser == "each")
        least, most = self.value(pick.least, player), self.value(pick.most, player)
        if pick.total is None:
            return Choose(one.mark, f, least, most, chooser), one.mark
        if f.zone in ("hand", "deck") or chooser == "each":
            raise LinkError("the total of hidden cards", r"total|合計")
        return Choose(one.mark, f, least, most, chooser, self.value(pick.total, player)), one.mark

    def all_of(self, f: Filter) -> Choose:
        """Everything of a kind, as long as nobody knows whether a later word will mean it: see :meth:`finish`."""
        if f.scope == "other" and self.targets and self.trigger is None and not self.paid:
            raise LinkError("other than which of them is not said", r"\bothers?\b|他の|ほかの")
        one = self.bind(f, f"{base_name(f)}s", True)
        one.group = True
        return Choose(one.mark, f, ANY, ANY)

    def bind(self, f: Filter, name: str, many: bool) -> Bound:
        """A new register."""
        one = Bound(f"\0{len(self.made)}", f, name, many)
        self.made.append(one)
        self.bound.append(one)
        return one

    def filter(self, f: Filter, player: str) -> Filter:
        """A filter with the subject and references filled in."""
        if f.whose == SUBJECT:
            if not isinstance(player, str) or player == "each":
                raise LinkError("whose it is would depend on who does it")
            they = player == "you" and self.spoken == "opponent" and f.zone == "field"
            f = replace(f, whose="opponent" if they else player)
        for field in ("shares", "fights"):
            if getattr(f, field) == "~it":
                f = replace(f, **{field: self.noun(Ref("it"), player)})
        if f.among == "~it":
            among = next((one for one in reversed(self.bound) if looked_at(one)), None)
            among = among or next((one for one in reversed(self.bound) if one.many), None)
            if among is None and self.supposed is not None and replace(f, among="") == Filter():
                return self.supposed
            if among is None:
                raise LinkError(
                    "nothing stands before that could be chosen from",
                    r"from (?:it|them|among)|one of|among|その中|それら|公開した",
                )
            among.used = True
            zone, whose = among.filter.zone, among.filter.whose
            if f.zone not in ("field", "homebase", zone):
                raise LinkError("two places for one card")
            mark = "" if zone == "hand" else among.mark
            f = replace(f, among=mark, zone=zone, whose=whose if f.whose == "any" else f.whose)
        if f.ranges and any(not isinstance(end, int | None) for limit in f.ranges for end in (limit.least, limit.most)):
            f = replace(f, ranges=tuple(self.value(limit, player) for limit in f.ranges))
        return f

    def rest(self) -> Filter:
        """What is still there of what was looked at."""
        among = next((one for one in reversed(self.bound) if looked_at(one)), None)
        if among is None:
            raise LinkError("nothing has been looked at", r"the rest|the others?|the remaining|残り|それ以外")
        return Filter(zone=among.filter.zone, whose=among.filter.whose, among=among.mark)

    def group(self, marks: list[str]) -> None:
        """Several targets that one word means from now on."""
        self.groups.append((len(self.bound), tuple(marks)))

    def grouped(self, who: Ref) -> tuple[str, ...] | None:
        """The targets that "them" means together, if it does."""
        if who.word in ("them", "same") and self.groups and self.groups[-1][0] == len(self.bound):
            return self.groups[-1][1]
        return None

    def parts(self, who: Both, player: str) -> tuple[str, ...]:
        """The objects of "... and ..."."""
        marks = [self.noun(part, player) if isinstance(part, (Aim, Ref)) else part for part in who.parts]
        if all(isinstance(mark, str) for mark in marks):
            self.group(marks)
        return tuple(marks)

    def value(self, node: Any, player: str) -> Any:
        """Any piece of tree with subject and references filled in."""
        if isinstance(node, str):
            return player if node == SUBJECT else "game" if node == OPEN else node
        if isinstance(node, (Ref, Aim)):
            return self.noun(node, player)
        if isinstance(node, tuple):
            return tuple(self.value(part, player) for part in node) if node else node
        names = names_in(node.__class__)
        if not names:
            return node
        if isinstance(node, Is) and not self.asking:
            self.asking = True
            try:
                return self.known(self.value(node, player))
            finally:
                self.asking = False
        if isinstance(node, Stat) and not self.measuring:
            self.measuring = True
            try:
                return self.value(node, player)
            finally:
                self.measuring = False
        if isinstance(node, Pick):
            raise LinkError("a choice where none can be made")
        if isinstance(node, Both):
            raise LinkError("several things where one is meant")
        if isinstance(node, Size):
            word: Any = node.of
            if isinstance(word, Ref) and word.word.startswith("way "):
                return self.this_way(node, word.word.removeprefix("way "))
        if node.__class__ is Size and node == _THEM and self.counted is not None and not points_at(self.bound, "them"):
            return self.counted
        if isinstance(node, Filter):
            return self.filter(node, player)
        changed = {}
        for name in names:
            old = getattr(node, name)
            if old.__class__ is int or old is None or old == ():
                continue
            new = self.value(old, player)
            if new is not old:
                changed[name] = new
        return replace(node, **changed) if changed else node

    def known(self, node: Is) -> Is:
        """ "If it is a Guild UNIT" of a UNIT asks no more than "if it is of the Guild"."""
        f = node.filter
        if not f.types or f.zone != "field" or replace(f, types=()) == Filter():
            return node
        one = next((one for one in reversed(self.bound) if one.mark == node.who), None)
        fits = one is not None and one.filter.types == f.types
        return replace(node, filter=replace(f, types=())) if fits else node

    def said(self, clause: Said, player: str) -> list[Any]:
        """Instructions for what is said of an object."""
        if isinstance(clause.who, Both):
            parts = self.parts(clause.who, player)
            return [node for part in parts for node in self.said(replace(clause, who=part), player)]
        if isinstance(clause.who, Ref) and (group := self.grouped(clause.who)) is not None:
            return [node for mark in group for node in self.said(replace(clause, who=mark), player)]
        who = self.noun(clause.who, player) if isinstance(clause.who, (Aim, Ref)) else self.value(clause.who, player)
        self.spoke_of(who)
        if isinstance(who, Pick):
            raise LinkError("a choice as subject")
        out: list[Any] = []
        if isinstance(who, Filter):
            out.append(self.all_of(who))
            who = out[-1].register
        have: dict[str, Any] = {}
        last = ""
        for part in settled(clause.predicates):
            until = "game" if part.until == OPEN else part.until
            if until.startswith("while"):
                raise LinkError("'while' is for crafts")
            value = "chosen" if self.chosen_orgs(part) else self.value(part.value, player)
            if part.kind == "orgs of" and value == "chosen" and not self.chose and self.bound and self.bound[-1].many:
                raise LinkError("those organizations are those of what stands before")
            if part.kind == "rules" and any(
                isinstance(one, Against) and one.what == "cannot fight back" for one in value
            ):
                raise LinkError("who cannot fight back is said of the one that is not fought back")
            if part.kind in ("icons", "orgs", "names", "rules", "crafts", "types"):
                if last != until and have:
                    out.append(Have(who, **have))
                    have = {}
                last = until
                have[part.kind] = (*have.get(part.kind, ()), *value)
                have["until"] = until
                continue
            if have:
                out.append(Have(who, **have))
                have = {}
            out.append(instruction(part.kind, who, value, until))
        if have:
            out.append(Have(who, **have))
        return out

    def chosen_orgs(self, part: Any) -> bool:
        """それらの組織 where no cards stand before that it could mean: those that were chosen."""
        if part.kind != "orgs of" or part.value != Ref("them"):
            return False
        one = points_at(self.bound, "them")
        return one is None or not one.many

    def finish(self, do: list[Any]) -> Effect:
        """Give the registers their names."""
        taken: set[str] = {"this"}
        if self.start is not None and self.start.used:
            taken.add(self.start.mark)
        names: dict[str, Any] = {}
        plain = {one.mark: one.thrown for one in self.made if (one.group or one.thrown) and not one.used}
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
        targets = tuple(_waiting(target, done) for target in targets)
        return Effect(targets, done, renamed(self.x, names) if self.x is not None else None)


def _own(node: Any) -> bool:
    """Whether an instruction counts, or shows, what is the subject's."""
    if isinstance(node, Reveal):
        return node.who == Filter(zone="hand", whose=SUBJECT)
    amount = node.amount if isinstance(node, (Bond, Draw, Gain)) else None
    return isinstance(amount, Count) and amount.of.whose == SUBJECT


def _sure(node: Any) -> bool:
    """Whether it is a condition before what cannot fail to be done: "if you don't" then asks for the condition."""
    sure = (Draw, Bond, Gain, Plan, Get, Have)
    return isinstance(node, If) and not node.otherwise and all(isinstance(part, sure) for part in node.then)


def _thrown(done: Any) -> tuple[Filter, Any] | None:
    """The hand, and how many (ANY: all), if it discards cards so that a later sentence can ask what they were."""
    if not isinstance(done, Discard) or done.player not in ("you", "opponent"):
        return None
    hand = Filter(zone="hand", whose=done.player)
    if done.amount in (ANY, Count(hand)):
        return hand, ANY
    return (hand, done.amount) if done.how == "choose" and isinstance(done.amount, int) else None


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
    if f.zone in ("field", "homebase") and any(node == Do("counter", target.register) for node in _flat(do)):
        return replace(target, filter=replace(f, zone="standby"))
    return target


def _flat(do: tuple[Any, ...]) -> Iterable[Any]:
    for node in do:
        yield node
        for name in ("cost", "then", "otherwise"):
            yield from _flat(getattr(node, name, ()))


def _target(register: str, aim: Aim) -> Target:
    if isinstance(aim.most, int) and isinstance(aim.least, int):
        return Target(register, aim.filter, aim.least, aim.most, total=aim.total)
    return Target(register, aim.filter, 0 if aim.least == 0 else 1, number=aim.most)
