"""From instructions back to clauses: where a target or choice is first used, and by which word it is meant later."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from engine.text.amounts import ANY, unscale
from engine.text.pointing import Bound, kinds_of, looked_at, points_at, trigger_object
from engine.text.settling import has_x
from engine.text.surface import (
    OPEN,
    SUBJECT,
    Aim,
    AimClause,
    By,
    Define,
    DigClause,
    FindClause,
    IfDone,
    IfNot,
    LookClause,
    ModesClause,
    Next,
    OfferClause,
    Otherwise,
    Pick,
    PickClause,
    Predicate,
    Ref,
    Said,
    Top,
)
from engine.trails import tree as t

_PLAYERS = (t.Draw, t.Discard, t.Bond, t.Gain, t.Shuffle)
_SAID = (t.Get, t.Have, t.GainOrgs, t.Lose)
WORDS = ("it", "them", "UNIT", "ITEM", "BASE", "EVENT")


class CannotSay(Exception):
    """A tree that no sentence says."""


class Unlinker:
    """Takes one effect apart for one language."""

    def __init__(self, effect: t.Effect, lang: str, trigger: t.Trigger | None = None) -> None:
        self.lang = lang
        self.effect = effect
        start = trigger_object(trigger)
        self.bound: list[Bound] = [] if start is None else [start]
        self.targets = {target.register: target for target in effect.targets}
        self.open = [target.register for target in effect.targets]
        mentioned = list(dict.fromkeys(name for name in _subjects(effect.do) if name in self.targets))
        self.inline = mentioned == self.open and not asked_first(effect.do, self.open)
        self.defines: list[Any] = []  #: what X is in the sentence at hand

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
            out.append((ModesClause(*self.effect.pick, tuple(parts)),))
        return tuple(out)

    def several(self, do: Sequence[Any]) -> list[tuple[Any, ...]]:
        """A sentence for each instruction; what belongs to the option or condition before it in one of its own."""
        out: list[tuple[Any, ...]] = []
        index = 0
        while index < len(do):
            if isinstance(do[index], t.Offer):
                if index + 1 < len(do):
                    raise CannotSay("something after parts to choose from")
                out.append((self.offer(do[index]),))
                break
            clauses, index = self.next(do, index)
            last = do[index - 1]
            defines, self.defines = self.defines, []
            if defines and self.lang == "en" and not isinstance(last, (t.May, t.If, t.Delayed, t.Wait)):
                clauses = [*clauses, Define(defines.pop())]
            out.append((Next(tuple(clauses)),) if out else tuple(clauses))
            out += [(Define(amount),) for amount in defines]
            if defines and isinstance(last, t.May) and last.then:
                raise CannotSay("an explanation of X between an option and what follows")
            if isinstance(last, t.May) and last.then:
                out += self.explained(IfDone, last.then)
            if isinstance(last, t.May) and last.otherwise:
                out += self.explained(IfNot, last.otherwise)
            if isinstance(last, t.If) and last.otherwise:
                out += self.explained(Otherwise, last.otherwise)
        return out

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
                isinstance(last, t.If) and last.otherwise
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
        if isinstance(node, t.LookTop) and node.how == "reveal" and node.player in ("opponent", "each"):
            self.bind(node.register, t.Filter(zone="deck", whose=node.player), node.amount != 1)
            return self.by(LookClause(self.value(node.amount), "reveal"), node.player), index + 1
        if isinstance(node, t.LookTop) and (node.how == "take" or node.player != "you"):
            if not isinstance(following, (t.Do, t.Put)) or following.who != node.register or node.player == "you":
                raise CannotSay("cards from the top of a deck that nothing happens to")
            self.bind(node.register, t.Filter(zone="deck", whose=node.player), node.amount != 1)
            return self.by(replace(following, who=Top(self.value(node.amount))), node.player), index + 2  # type: ignore[arg-type]
        if (
            isinstance(node, t.Choose)
            and node.least == node.most == ANY
            and following == t.Do("discard", node.register)
            and node.filter == t.Filter(zone="hand", whose=node.chooser)
        ):
            self.bound.append(Bound(node.register, node.filter, node.register, True, group=True))
            return self.by(t.Discard(SUBJECT, t.Count(t.Filter(zone="hand", whose=SUBJECT))), node.chooser), index + 2
        if isinstance(node, t.Choose):
            near = isinstance(following, (t.Do, t.Put, t.Reveal, t.PlayCard)) and following.who == node.register
            near = near and not node.least == node.most == ANY
            if (
                near
                and following is not None
                and (following != t.Do("discard", node.register) or node.filter.zone == "hand")
            ):
                said: Any = following
                return self.by(replace(said, who=self.pick(node, subject)), node.chooser), index + 2
            if node.least == node.most == ANY:
                f = self.noun(node.filter)
                self.bind(node.register, node.filter, True)
                self.bound[-1].group = True
                return [PickClause(f)], index + 1  # type: ignore[arg-type]
            return self.by(PickClause(self.pick(node, subject)), node.chooser), index + 1
        out = self.lead(node)
        if isinstance(node, _SAID):
            together, index = self.said(do, index)
            return [*out, together], index
        out += self.one(node, subject)
        if isinstance(node, (t.Do, t.Put)) and isinstance(node.who, t.Filter) and not node.who.among:
            self.bound.append(Bound(f"\0whole{len(self.bound)}", node.who, "", True, group=True))
        return out, index + 1

    def lead(self, node: Any) -> list[Any]:
        """In Japanese, the clause that names the target an instruction is the first to use."""
        if self.lang != "ja" or not self.inline or isinstance(node, (t.May, t.If, t.Delayed, t.Wait)):
            return []
        return [AimClause(self.aim(name)) for name in dict.fromkeys(_subjects([node])) if name in self.open]

    def one(self, node: Any, subject: str) -> list[Any]:
        """The clauses of one instruction."""
        if isinstance(node, t.Search):
            f = replace(node.filter, zone="field", whose="any")
            if f.types and set(f.types) <= {"EVENT", "BASE"}:
                f = replace(f, zone="homebase")
            self.bind(node.register, node.filter, node.most != 1)
            return self.by(FindClause(f, node.most, node.apart), node.filter.whose)
        if isinstance(node, t.Dig):
            f = replace(node.of, zone="field", whose="any")
            if f.types and set(f.types) <= {"EVENT", "BASE"}:
                f = replace(f, zone="homebase")
            f = self.noun(f)
            self.bind(node.register, t.Filter(zone="deck", whose=node.player), True)
            self.bind(node.found, replace(node.of, among=node.register), False)
            return self.by(DigClause(f), node.player)
        if isinstance(node, t.LookTop):
            self.bind(node.register, t.Filter(zone="deck", whose="you"), node.amount != 1)
            return [LookClause(node.amount, node.how)]
        if isinstance(node, t.May):
            decider: Any = node.player
            if decider == "each":
                raise CannotSay("an option of both players")
            if isinstance(decider, t.Of):
                if self.ref(decider.who) != Ref("it"):
                    raise CannotSay("an option of somebody further back")
                decider = t.Of("it", decider.what)
            return [t.May(self.chain(node.cost, decider), (), decider)]
        if isinstance(node, t.If):
            return [t.If(self.value(node.condition), self.chain(node.then))]
        if isinstance(node, t.Wait):
            return [replace(node, craft=self.waiting(node.craft))]
        if isinstance(node, t.Delayed):
            return [t.Delayed(node.moment, self.chain(node.then), (), node.edge)]
        if isinstance(node, t.PlayerRule):
            return [node]
        if isinstance(node, t.Set):
            until = OPEN if node.until == "game" else node.until
            who = self.who(node.who)
            return [t.Set(who, node.field, self.value(node.amount), until)]
        if isinstance(node, t.Control):
            return self.by(t.Control(self.who(node.who), SUBJECT, node.until), node.player)
        if isinstance(node, t.Discard) and node.amount in (99, t.Count(t.Filter(zone="hand", whose=node.player))):
            if node.player in ("you", "opponent"):
                whole = t.Filter(zone="hand", whose=node.player)
                self.bound.append(Bound(f"\0whole{len(self.bound)}", whole, "", True, group=True))
            return self.by(t.Discard(SUBJECT, t.Count(t.Filter(zone="hand", whose=SUBJECT)), node.how), node.player)
        if isinstance(node, _PLAYERS):
            return self.by(self.worked(replace(node, player=SUBJECT)), node.player)
        if isinstance(node, t.Do) and node.verb == "support this turn":
            return [Said(self.who(node.who), (Predicate("support", (), "turn"),))]
        if isinstance(node, t.PayEP) and node.player != "you":
            if node.player != subject:
                raise CannotSay("somebody else pays")
            return [self.worked(replace(node, player="you"))]
        if isinstance(node, t.Do) and node.verb in ("support", "lose support"):
            kind = "support" if node.verb == "support" else "no support"
            return [Said(self.who(node.who), (Predicate(kind, (), OPEN),))]
        if hasattr(node, "who"):
            return [replace(self.value(replace(node, who="this")), who=self.who(node.who))]
        return [self.worked(node)]

    def offer(self, node: t.Offer) -> OfferClause:
        """Parts of which a player chooses one."""
        options = []
        for option in node.options:
            part = Unlinker(t.Effect((), option), self.lang)
            part.bound = list(self.bound)
            options.append(part.sentences())
        return OfferClause(node.player, tuple(options))

    def waiting(self, craft: t.Triggered) -> Any:
        """A triggered craft inside a sentence, in one sentence of its own."""
        inner = Unlinker(craft.effect, self.lang, craft.trigger)
        if craft.also or craft.once or craft.effect.x or craft.effect.modes or not inner.inline:
            raise CannotSay("a craft of several sentences inside a sentence")
        then: tuple[Any, ...] = inner.chain(craft.effect.do)
        if inner.defines or inner.open:
            raise CannotSay("an explanation of X inside a craft inside a sentence")
        if craft.condition is not None:
            then = (t.If(Unlinker(t.Effect((), ()), self.lang, craft.trigger).value(craft.condition), then),)
        return ("triggered", craft.trigger, (then,))

    def worked(self, node: Any) -> Any:
        """The instruction with amounts that a sentence can hold: what needs explaining becomes X."""
        names = [name for name in ("amount", "strength", "defence") if hasattr(node, name)]
        amounts = tuple(getattr(node, name) for name in names)
        odd = [amount for amount in amounts if not isinstance(amount, (int, t.X))]
        if not odd or unscale(amounts) is not None:
            return self.value(node)
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

    def by(self, clause: Any, player: Any) -> list[Any]:
        """A clause with its subject."""
        if isinstance(player, t.Of):
            if self.ref(player.who) != Ref("it"):
                raise CannotSay("the owner of something further back")
            return [By(t.Of("it", player.what), (clause,))]
        return [clause] if player == "you" else [By(player, (clause,))]

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
            if node.wings != 0:
                if node.strength != 0 or node.defence != 0 or not isinstance(node.wings, int):
                    raise CannotSay("wings and something else")
                return [Predicate("wings", node.wings, OPEN)]
            plain = self.worked(replace(node, who="this"))
            return [Predicate("bonus", (plain.strength, plain.defence), OPEN)]
        if isinstance(node, t.GainOrgs):
            if node.of in self.open and self.inline and self.lang == "en":
                return [Predicate("orgs of", self.aim(node.of), OPEN)]
            return [Predicate("orgs of", node.of if node.of in ("this", "chosen") else self.ref(node.of), OPEN)]
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

    def who(self, who: Any) -> Any:
        """The noun for a register or filter."""
        if isinstance(who, t.Filter):
            return (
                Ref("rest")
                if who == t.Filter(zone=who.zone, whose=who.whose, among=who.among) and who.among
                else self.noun(who)
            )
        if who == "this":
            return who
        if who in self.open and self.inline and self.lang == "en":
            return self.aim(who)
        return self.ref(who)

    def aim(self, register: str) -> Aim:
        """The target phrase; from here on its register can be pointed at."""
        self.open.remove(register)
        target = self.targets[register]
        f = self.noun(target.filter) if target.filter.ranges or target.filter.asks_others else target.filter
        self.bind(register, target.filter, target.most != 1 or target.number is not None)
        if target.number is not None:
            return Aim(f, target.number if target.least else 0, target.number)
        return Aim(f, target.least, target.most, None if target.total is None else self.value(target.total))

    def noun(self, f: t.Filter) -> t.Filter:
        """A filter with its references as words."""
        for register in (f.shares, f.fights):
            if register not in ("", "this") and self.ref(register) != Ref("it"):
                raise CannotSay("a reference inside a noun to something further back")
        f = replace(f, shares=_it(f.shares), fights=_it(f.fights)) if f.shares or f.fights else f
        if f.among:
            last = next((one for one in reversed(self.bound) if looked_at(one)), None)
            last = last or next((one for one in reversed(self.bound) if one.many), None)
            if last is None or last.mark != f.among or last.filter.whose != f.whose:
                raise CannotSay("a choice from something further back")
            bare = bool(f.types) and set(f.types) <= {"EVENT", "BASE"}
            f = replace(f, among="~it", zone="homebase" if bare else "field", whose="any")
        return replace(f, ranges=tuple(self.value(limit) for limit in f.ranges)) if f.ranges else f

    def pick(self, node: t.Choose, subject: str) -> Any:
        """The phrase of a choice."""
        f = self.noun(node.filter)
        if f.whose == node.chooser and node.chooser != "you":
            f = replace(f, whose=SUBJECT)
        if node.chooser == "each" and f.whose == "you":
            f = replace(f, whose=SUBJECT)
        self.bind(node.register, node.filter, node.most != 1)
        return Pick(f, node.least, node.most, total=None if node.total is None else self.value(node.total))

    def bind(self, register: str, f: t.Filter, many: bool) -> None:
        """Something new that words can point at."""
        self.bound.append(Bound(register, f, register, many))

    def ref(self, register: str) -> Any:
        """A word that means a register and nothing else."""
        if register == "target" and not any(one.mark == register for one in self.bound):
            return Ref("attacked")
        for place, one in enumerate(self.bound):
            if one.mark != register or any(later.mark == register for later in self.bound[place + 1 :]):
                continue
            for word in (
                "them" if one.many else "it",
                *(kind + ("s" if one.many else "") for kind in kinds_of(one.filter)),
            ):
                if points_at(self.bound, word) is one:
                    return Ref(word)
            return Ref(f"#{place + 1}")
        raise CannotSay(f"nothing is called {register}")

    def value(self, node: Any) -> Any:
        """Amounts and conditions with registers as words."""
        if isinstance(node, t.Filter):
            return self.noun(node) if node.ranges or node.asks_others else node
        if isinstance(node, t.Stat):
            if node.of in self.open and self.inline and self.lang == "en":
                return t.Stat(node.field, self.aim(node.of))  # type: ignore[arg-type]
            return node if node.of in ("this", "self") else t.Stat(node.field, self.ref(node.of))
        if isinstance(node, t.Size) and node.type:
            meant = points_at(self.bound, "them")
            if meant is None or meant.mark != node.of or meant.filter.types:
                raise CannotSay("a number of those of a type further back")
            return t.Size(Ref(f"way {node.type}"), node.each)  # type: ignore[arg-type]
        if isinstance(node, t.Size):
            return t.Size(self.ref(node.of), node.each)
        if isinstance(node, t.Total) and isinstance(node.of, str):
            return t.Total(node.field, self.ref(node.of), node.each)
        if isinstance(node, t.CountOrgs) and isinstance(node.of, str):
            return node if node.of == "this" else t.CountOrgs(self.ref(node.of), node.each)
        if isinstance(node, t.Against) and isinstance(node.who, str):
            return node if node.who == "this" else t.Against(node.what, self.ref(node.who))
        if isinstance(node, t.Is):
            return t.Is(node.who if node.who == "this" else self.ref(node.who), self.noun(node.filter))
        if isinstance(node, tuple):
            return tuple(self.value(part) for part in node)
        if not is_dataclass(node) or isinstance(node, type):
            return node
        changed = {}
        for item in fields(node):
            old = getattr(node, item.name)
            new = self.value(old)
            if new != old:
                changed[item.name] = new
        return replace(node, **changed) if changed else node


def asked_first(do: Iterable[Any], open_: Sequence[str]) -> bool:
    """Whether a condition speaks of a target before anything is done to it."""
    done: set[str] = set()
    for node in do:
        asked = getattr(node, "condition", None)
        player = getattr(node, "player", None)
        asks = (*_words(asked), *(_words(player) if isinstance(player, t.Of) else ()))
        if any(name in open_ and name not in done for name in asks):
            return True
        done.update(_subjects([node]))
    return False


def _it(register: str) -> str:
    return register if register in ("", "this") else "~it"


def _subjects(do: Iterable[Any]) -> Iterable[str]:
    """Registers that stand as the object of an instruction, in the order of the sentences."""
    for node in do:
        who = getattr(node, "who", None)
        if isinstance(who, str):
            yield who
        if isinstance(node, t.GainOrgs) or not hasattr(node, "who"):
            for part in ("condition", "amount", "of", "player"):
                yield from _words(getattr(node, part, None))
        for part in ("cost", "then", "otherwise"):
            yield from _subjects(getattr(node, part, ()))


def _words(node: Any) -> Iterable[str]:
    """Registers in an amount or condition: mentioned where no target can be declared, so prefixed."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, (t.Stat, t.Size)):
        yield node.of
    elif isinstance(node, t.Total):
        if isinstance(node.of, str):
            yield node.of
    elif isinstance(node, t.Of | t.Is):
        yield node.who
    elif isinstance(node, tuple):
        for part in node:
            yield from _words(part)
    elif is_dataclass(node) and not isinstance(node, (type, t.Filter)):
        for item in fields(node):
            yield from _words(getattr(node, item.name))
