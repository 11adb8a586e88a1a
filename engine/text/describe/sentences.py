"""Sentences of what is said alone and of what is said together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.text.describe.players import Scope, said_of_each
from engine.text.describe.words import CannotSay, Words, objects_of, words_in
from engine.text.grammar.amount.referring import as_many, unscale
from engine.text.grammar.condition.relative_clauses import whoever
from engine.text.grammar.predicate.inflection import twofold
from engine.text.grammar.verb.destinations import goes_on, shown_and_put, unsaid
from engine.text.grammar.verb.numbers import hand_goal
from engine.text.reference.both_players import seen_from
from engine.text.reference.options import after_duty, apart, nested
from engine.text.reference.settlement import names_phase
from engine.text.surface import (
    ANY,
    OPEN,
    AimClause,
    By,
    Define,
    IfDone,
    IfNot,
    InsteadOf,
    LinkError,
    Next,
    Otherwise,
    Predicate,
    Said,
    Unless,
    back,
)
from engine.trails import tree as t
from engine.trails.tree.loading.words import TYPES
from engine.trails.tree.reads import replace, speaks_of

#: Rules that are said as attributes.
_ATTRIBUTES = {"has curse": "curse", "no support": "no support"}


class Sayings(Words):
    """What is said of players and objects, as clauses with words for registers."""

    def by(self, clause: Any, player: Any) -> list[Any]:
        """A clause with its subject."""
        return self.said_by(clause, self.subject(player))

    def said_by(self, clause: Any, subject: Any) -> list[Any]:
        """A clause with the words of its subject."""
        return [clause] if subject == "you" else [By(subject, (clause,))]

    def subject(self, player: Any) -> Any:
        """A player as the subject of a sentence that stands here."""
        if isinstance(player, t.Of) and player != t.THAT_PLAYER:
            word: Any = self.ref(player.who)
            if word.word not in ("it", "card", *TYPES):
                raise CannotSay("the owner of something further back")
            return t.Of(word, player.what)
        return player

    def lead(self, node: Any) -> list[Any]:
        """In Japanese, the clause that names the target an instruction is the first to use."""
        if self.lang != "ja" or not self.inline or isinstance(node, (t.May, t.If, t.Delayed, t.Wait)):
            return []
        return [AimClause(self.aim(name)) for name in dict.fromkeys(objects_of([node])) if name in self.open]

    def filter_of(self, who: Any) -> t.Filter | None:
        """Where what is meant lies, as far as it is known."""
        if isinstance(who, t.Filter):
            return who
        if who in self.targets:
            return self.targets[who].filter
        return next((one.filter for one in reversed(self.bound) if one.mark == who and who != "this"), None)

    def wholly(self, node: Any, following: Any, later: Sequence[Any]) -> bool:
        """Whether something is done to everything of a kind, which is counted or meant later."""
        if not isinstance(node, t.Choose) or not node.least == node.most == ANY or node.chooser != "you":
            return False
        done = isinstance(following, t.Do) and following.who == node.register and following.verb in t.DOABLE
        if not done or node.filter.among:
            return False
        really = f"{node.register}:{following.verb}"
        return any(node.register in words_in(one) or speaks_of(one, really) for one in later)

    def worked(self, node: Any) -> Any:
        """The instruction with amounts that a sentence can hold: what needs explaining becomes X."""
        names = [name for name in ("amount", "strength", "defence") if hasattr(node, name)]
        amounts = tuple(getattr(node, name) for name in names)
        if isinstance(node, t.Draw | t.Discard) and (self.that_many(node.amount) or self.that_number(node.amount)):
            return replace(node, amount=t.Size(back("them")))
        if isinstance(node, t.NameNumber):
            self.number_at = len(self.bound)
        if isinstance(node, t.Bond) and self.that_number(node.amount):
            return replace(node, amount=t.Much(-1 if isinstance(node.amount, t.Neg) else 1))
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
            or self.own_x
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
        if self.that_many(amount) or self.that_number(amount):
            return t.Size(back("them"))
        worked = self.value(amount)
        if as_many(worked):
            return worked
        if self.defines or self.own_x:
            raise CannotSay("two amounts that need explaining")
        self.defines.append(worked)
        return t.X()

    def that_number(self, amount: Any) -> bool:
        """Whether "that many" and "that much" mean the number that was named: nothing else has a number since."""
        if self.number_at < 0 or amount not in (t.Named(), t.Neg(t.Named())):
            return False
        others = (getattr(node, "amount", 0) for node in self.effect.do)
        alone = all(isinstance(other, int) or other in (t.Named(), t.Neg(t.Named())) for other in others)
        return alone and not any(one.many or one.thrown for one in self.bound[self.number_at :])

    def that_many(self, amount: Any) -> bool:
        """Whether "that many" means how much is lost or gained: nothing else stands before that has a number."""
        others = (getattr(node, "amount", 0) for node in self.effect.do)
        alone = all(isinstance(other, int | t.Much) for other in others)
        return bool(amount == t.Much()) and alone and not any(one.many for one in self.bound)

    def said_whole(self, amount: Any) -> bool:
        """Whether it is one number, of nothing that has to be named as a target first."""
        if isinstance(amount, t.Stat):
            return amount.of not in self.open
        return isinstance(amount, t.PlayerStat | t.Total)

    def said(self, do: Sequence[Any], index: int) -> tuple[Said, int]:
        """What is said of one object, taken together as far as reading keeps it apart again."""
        node = do[index]
        who = self.who(node.who)
        predicates = self.predicates(node)
        until = node.until
        index += 1
        joined = isinstance(node, t.Get) and node.cp == 0 and node.wings == 0  # these have a sentence of their own
        if joined and index < len(do) and isinstance(do[index], t.Have):
            other = do[index]
            # it has no time that it does not say, or one of its own
            timeless = "no support" in other.rules or names_phase(other.rules)
            if not timeless and other.who == node.who and other.until == until and "\0" not in str(other.who):
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
        if isinstance(node, t.GainCrafts | t.GainNames):
            aimed = node.of in self.open and self.inline and self.lang == "en"
            kind = "names of" if isinstance(node, t.GainNames) else "icon crafts of" if node.kind else "crafts of"
            return [Predicate(kind, self.aim(node.of) if aimed else self.ref(node.of), OPEN)]
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
            holder = "you" if node.who == "this" else getattr(self.filter_of(node.who), "whose", "any")
            rules = seen_from(node.rules, holder)
            out += [
                Predicate(_ATTRIBUTES[rule], (), OPEN)
                if rule in _ATTRIBUTES
                else Predicate("rules", (self.value(rule),), OPEN)
                for rule in rules
            ]
        if not out or (isinstance(node, t.Lose) and len(out) > 1):
            raise CannotSay("nothing is said")
        return out


def _bare(amount: Any) -> Any:
    """An amount without its sign."""
    return amount.amount if isinstance(amount, t.Neg) else amount


def _half(amount: Any) -> bool:
    """Whether it is a share of a number that "for every two" cannot say."""
    if not isinstance(amount, t.Share) or amount.each != 1 or isinstance(amount.amount, t.Count | t.Size | t.Times):
        return False
    return amount.by == 2 or not isinstance(amount.amount, t.PlayerStat)


def several(unlinker: Scope, do: Sequence[Any]) -> list[tuple[Any, ...]]:
    """A sentence for each instruction; what belongs to the option or condition before it in one of its own."""
    out: list[tuple[Any, ...]] = []
    index = begun = 0
    looking = False
    while index < len(do):
        if isinstance(do[index], t.Together):
            out += said_of_each(unlinker, do[index])
            begun, index = index, index + 1
            continue
        if isinstance(do[index], t.Offer):
            if index + 1 < len(do) and do[index].player != "you":
                raise CannotSay("something after parts to choose from")
            out.append((unlinker.offer(do[index]),))
            begun, index = index, index + 1
            continue
        if isinstance(do[index], t.If) and do[index].instead:
            out += _in_its_place(unlinker, do[index], bool(out))
            begun, index = index, index + 1
            continue
        if out and (told := _told(unlinker, do[begun:index], do[index])) is not None:
            out.append((told,))
            begun, index = index, index + 1
            continue
        if (spared := _unless_paid(unlinker, do[index])) is not None:
            out += spared
            begun, index = index, index + 1
            continue
        begun, first = index, do[index]
        if (option := apart(first)) is not None:
            out.append(_asking(unlinker, option, bool(out)))
            for kind, then in ((IfDone, option[1]), (IfNot, option[2])):
                out += _explained(unlinker, partial(kind, player=first.then[-1].player), then) if then else []
            index += 1
            continue
        clauses, index = unlinker.next(do, index)
        last = do[index - 1]
        if isinstance(last, t.Reveal) and index < len(do) and shown_and_put(last, do[index]):
            more, index = unlinker.next(do, index)  # "reveal it and put it into your hand"
            clauses, last = [*clauses, *(unsaid(more) if unlinker.lang == "ja" else more)], do[index - 1]
        defines, unlinker.defines = unlinker.defines, []
        if defines and unlinker.lang == "en" and not isinstance(last, (t.May, t.If, t.Delayed, t.Wait)):
            clauses = [*clauses, Define(defines.pop())]
        looking = begun > 0 and goes_on(looking, do[begun - 1], first)
        after = out and not looking and not isinstance(clauses[0], t.If)  # "if ..." follows without "then"
        out.append((Next(tuple(clauses)),) if after else tuple(clauses))
        out += [(Define(amount),) for amount in defines]
        out += unlinker.after
        unlinker.after = []
        if defines and isinstance(last, t.May) and last.then:
            raise CannotSay("an explanation of X between an option and what follows")
        if isinstance(last, t.May) and nested([last], closed=True):
            inner: Any = last.then[-1]
            out += _explained(unlinker, partial(IfDone, player=last.player), (*last.then[:-1], replace(inner, then=())))
            out += _explained(unlinker, partial(IfDone, player=inner.player), inner.then)
        elif isinstance(last, t.May) and last.then:
            out += _explained(unlinker, partial(IfDone, player=last.player), last.then)
        if isinstance(last, t.May) and last.otherwise:
            out += _explained(unlinker, partial(IfNot, player=last.player), last.otherwise)
        if isinstance(last, t.If) and last.otherwise and whoever(last, None) is None:
            out += _else(unlinker, last.otherwise)
    return out


def _unless_paid(unlinker: Scope, node: Any) -> list[tuple[Any, ...]] | None:
    """ "Counter target EVENT unless your opponent pays 2 EP": the target first, and then who may spare it."""
    paid = isinstance(node, t.May) and not node.then and len(node.otherwise) == len(node.cost) == 1
    deed: Any = node.otherwise[0] if paid else None
    if not isinstance(deed, t.Do) or deed.verb != "counter" or not isinstance(node.cost[0], t.PayEP):
        return None
    if not isinstance(node.cost[0].amount, int) or node.player != "opponent":
        return None  # of others it is said in two sentences, which name the target first
    pay = (replace(node.cost[0], player="you"),)  # as its subject says it
    if deed.who not in unlinker.open:
        return None
    if unlinker.lang == "en":
        return [(Unless("opponent", pay, unlinker.chain(node.otherwise)),)]
    aimed = (AimClause(unlinker.aim(deed.who)),)
    return [aimed, (Unless("opponent", pay, unlinker.chain(node.otherwise)),)]


def _else(unlinker: Scope, do: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """ "Otherwise, ...", and "Otherwise, if ..." as often as there are conditions."""
    inner = do[0] if len(do) == 1 else None
    more = isinstance(inner, t.If) and inner.otherwise and not inner.instead and whoever(inner, None) is None
    if not isinstance(inner, t.If) or not more or apart(inner) is not None:
        return _explained(unlinker, Otherwise, do)
    return [*_explained(unlinker, Otherwise, (replace(inner, otherwise=()),)), *_else(unlinker, inner.otherwise)]


def followers(unlinker: Scope, option: Any) -> list[tuple[Any, ...]]:
    """The sentences that say what follows from an option that comes later."""
    if option is None:
        return []
    if unlinker.defines or nested([option]) or nested([option], closed=True):
        raise CannotSay("more than one thing that follows from a later option")
    out = []
    for kind, then in ((IfDone, option.then), (IfNot, option.otherwise)):
        out += _explained(unlinker, partial(kind, player=option.player), then) if then else []
    return out


def _asking(unlinker: Scope, option: tuple[t.If, Any, Any], after: bool) -> tuple[Any, ...]:
    """A condition with an option of which other sentences tell what follows."""
    clauses, _ = unlinker.next((option[0],), 0)
    if unlinker.defines:
        raise CannotSay("an explanation of X between an option and what follows")
    return (Next(tuple(clauses)),) if after else tuple(clauses)


def _in_its_place(unlinker: Scope, node: t.If, later: bool) -> list[tuple[Any, ...]]:
    """ "Draw a card. If the discarded card was a UNIT, draw two cards instead"."""
    plain = unlinker.chain(node.otherwise)
    instead = InsteadOf(unlinker.value(node.condition), unlinker.chain(node.then))
    if unlinker.defines:
        raise CannotSay("an explanation of X after a condition")
    return [(Next(plain),) if later else plain, (instead,)]


def _told(unlinker: Scope, done: Sequence[Any], node: Any) -> IfDone | IfNot | None:
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
            then = unlinker.chain(node.then)
            if unlinker.defines:
                return None
            return IfDone(then, first.chooser) if done_it else IfNot(then, first.chooser, duty=True)
    return None


def _explained(unlinker: Scope, kind: Any, do: Sequence[Any]) -> list[tuple[Any, ...]]:
    """What follows an option or condition, and what X is in it."""
    clauses = unlinker.chain(do)
    defines, unlinker.defines = unlinker.defines, []
    if defines and (kind is Otherwise or len(defines) > 1):
        raise CannotSay("an explanation of X after a condition")
    if defines and unlinker.lang == "en":
        return [(kind((*clauses, Define(defines[0]))),)]
    return [(kind(clauses),), *((Define(amount),) for amount in defines)]
