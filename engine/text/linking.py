"""From clauses as they stand to instructions: targets declared, choices made, words that point back resolved.

Registers get their names here, always in the same way, so that equal texts make equal trees: targets are "it", "it2",
...; what is chosen or found is called by its type ("item"), or "card"; what was looked at on the deck is "top".
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import lru_cache
from typing import Any

from engine.text.surface import (
    OPEN,
    SUBJECT,
    Aim,
    AimClause,
    By,
    Define,
    FindClause,
    IfDone,
    LookClause,
    Otherwise,
    Pick,
    PickClause,
    Predicate,
    Ref,
    Said,
)
from engine.trails.tree import (
    Choose,
    Continuous,
    Count,
    Delayed,

    Do,
    Effect,
    Filter,
    GainOrgs,
    Get,
    Have,
    If,
    Lose,
    LookTop,
    May,
    Search,


    Target,
    Trigger,
    X,
)


@lru_cache(maxsize=None)
def names_in(kind: type) -> tuple[str, ...]:
    """The names of a node's fields; () for what is no node."""
    return tuple(item.name for item in fields(kind)) if is_dataclass(kind) else ()


class LinkError(Exception):
    """A sentence that can be read but means nothing: "it" with nothing before it, an option without a choice."""


@dataclass(slots=True)
class Bound:
    """Something a later word can point at."""

    mark: str  #: stands for its register until names are given
    filter: Filter
    name: str  #: the name it would like
    many: bool = False
    used: bool = False


def base_name(f: Filter) -> str:
    """What a chosen object is called."""
    if len(f.types) == 1:
        return f.types[0].lower()
    if f.orgs and f.zone == "field":
        return "unit"
    return "card"


def kinds_of(f: Filter) -> tuple[str, ...]:
    """Types by which "that UNIT" can mean an object of a filter."""
    return f.types or (("UNIT",) if f.orgs and f.zone == "field" else ())


def trigger_object(trigger: Trigger | None) -> Bound | None:
    """What "it" is at the start of a triggered craft."""
    if trigger is None:
        return None
    if trigger.event == "stuns":
        return Bound("it", trigger.other or Filter(types=("UNIT",)), "it")
    if isinstance(trigger.who, Filter):
        return Bound("it", trigger.who, "it")
    return Bound("this", Filter(), "this") if trigger.who == "this" else None


def points_at(bound: list[Bound], word: str) -> Bound | None:
    """The object a word means: the last one it fits."""
    if word.startswith("#"):
        index = int(word[1:]) - 1
        return bound[index] if index < len(bound) else None
    if word in ("it", "them", "card", "cards"):
        return bound[-1] if bound else None
    kind = word.removesuffix("s")
    for one in reversed(bound):
        if kind in kinds_of(one.filter):
            return one
    return None


class Linker:
    """Settles one effect."""

    def __init__(self, trigger: Trigger | None = None) -> None:
        self.targets: list[tuple[Bound, Aim]] = []
        self.bound: list[Bound] = []
        start = trigger_object(trigger)
        self.start = start
        if start is not None:
            self.bound.append(start)
        self.made: list[Bound] = []

    def effect(self, sentences: Iterable[tuple[Any, ...]]) -> Effect:
        """Targets and instructions of a paragraph. Raises :class:`LinkError`."""
        do = self.sentences(sentences)
        return self.finish(do)

    def sentences(self, sentences: Iterable[tuple[Any, ...]]) -> list[Any]:
        """The instructions of several sentences."""
        out: list[Any] = []
        last: list[Any] = []
        for sentence in sentences:
            if len(sentence) == 1 and isinstance(sentence[0], Define):
                if not last:
                    raise LinkError("X is explained, but nothing before it uses X")
                new = [defined(part, self.value(sentence[0].amount, "you")) for part in last]
                out[len(out) - len(last) :] = new
                last = new
                continue
            if isinstance(sentence[0], IfDone):
                if not out or not isinstance(out[-1], May) or out[-1].then:
                    raise LinkError("'If you do' has no option before it")
                out[-1] = replace(out[-1], then=tuple(self.items(sentence[0].then, "you")))
                last = []
                continue
            if isinstance(sentence[0], Otherwise):
                if not out or not isinstance(out[-1], If) or out[-1].otherwise:
                    raise LinkError("'Otherwise' has no condition before it")
                out[-1] = replace(out[-1], otherwise=tuple(self.items(sentence[0].then, "you")))
                last = []
                continue
            last = self.items(sentence, "you")
            out += last
        return out

    def items(self, clauses: Iterable[Any], player: str) -> list[Any]:
        """The instructions of clauses with one subject."""
        out: list[Any] = []
        for clause in clauses:
            if isinstance(clause, Define):
                amount = self.value(clause.amount, player)
                out = [defined(part, amount) for part in out]
            else:
                out += self.clause(clause, player)
        return out

    def clause(self, clause: Any, player: str) -> list[Any]:
        """The instructions of one clause."""
        if isinstance(clause, By):
            return self.items(clause.do, clause.player)
        if isinstance(clause, AimClause):
            self.aim(clause.aim, player)
            return []
        if isinstance(clause, PickClause):
            if isinstance(clause.pick, Aim):
                self.aim(clause.pick, player)
                return []
            if not isinstance(clause.pick, Pick):
                raise LinkError("nothing to choose from")
            return [self.choose(clause.pick, player)[0]]
        if isinstance(clause, FindClause):
            f = self.filter(clause.filter, player)
            if f.zone != "field" or f.whose != "any":
                raise LinkError("a search names the zone once")
            f = replace(f, zone="deck", whose="you" if player == "you" else player)
            one = self.bind(f, base_name(f), clause.most != 1)
            return [Search(one.mark, f, clause.most)]
        if isinstance(clause, LookClause):
            one = self.bind(Filter(zone="deck", whose="you"), "top", clause.amount != 1)
            return [LookTop(one.mark, clause.amount, clause.how)]
        if isinstance(clause, Said):
            return self.said(clause, player)
        if isinstance(clause, May):
            if clause.player == "each":
                raise LinkError("an option of both players")
            cost = tuple(self.items(clause.cost, clause.player))
            if not cost:
                raise LinkError("an option of nothing")
            return [May(cost, tuple(self.items(clause.then, clause.player)), clause.player)]
        if isinstance(clause, If):
            condition = self.value(clause.condition, player)
            return [If(condition, tuple(self.items(clause.then, player)))]
        if isinstance(clause, Delayed):
            then = tuple(self.items(clause.then, player))
            return [Delayed(clause.moment, then, tuple(dict.fromkeys(_marks(then))))]
        return self.verb(clause, player)

    def verb(self, clause: Any, player: str) -> list[Any]:
        """A verb phrase: its object first, then everything else in it."""
        out: list[Any] = []
        who = getattr(clause, "who", None)
        if isinstance(who, Pick):
            choice, mark = self.choose(who, player)
            out.append(choice)
            clause = replace(clause, who=mark)
        elif isinstance(who, (Aim, Ref)):
            clause = replace(clause, who=self.noun(who, player))
        if player == "each" and out:
            raise LinkError("a choice of both players")
        out.append(self.value(clause, player))
        return out

    def noun(self, who: Any, player: str) -> Any:
        """A register for what a word means."""
        if isinstance(who, Aim):
            return self.aim(who, player).mark
        if isinstance(who, Ref):
            one = points_at(self.bound, who.word)
            if one is None:
                raise LinkError(f"nothing stands before that '{who.word}' could mean")
            one.used = True
            return one.mark
        return self.value(who, player)

    def aim(self, aim: Aim, player: str) -> Bound:
        """Declare targets."""
        f = self.filter(aim.filter, player)
        if not isinstance(aim.most, int) or not isinstance(aim.least, int):
            raise LinkError("a number of targets that is not fixed")
        one = self.bind(f, "it", aim.most != 1)
        self.targets.append((one, Aim(f, aim.least, aim.most)))
        return one

    def choose(self, pick: Pick, player: str) -> tuple[Any, str]:
        """The choice and the register it fills."""
        chooser = player if pick.chooser == SUBJECT else pick.chooser
        if chooser == "each":
            raise LinkError("a choice of both players")
        f = self.filter(pick.filter, player)
        one = self.bind(f, base_name(f), pick.most != 1)
        return Choose(one.mark, f, pick.least, pick.most, chooser), one.mark

    def bind(self, f: Filter, name: str, many: bool) -> Bound:
        """A new register."""
        one = Bound(f"\0{len(self.made)}", f, name, many)
        self.made.append(one)
        self.bound.append(one)
        return one

    def filter(self, f: Filter, player: str) -> Filter:
        """A filter with the subject filled in."""
        return replace(f, whose=player) if f.whose == SUBJECT else f

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
        if isinstance(node, Pick):
            raise LinkError("a choice where none can be made")
        changed = {}
        for name in names:
            old = getattr(node, name)
            if old.__class__ is int or old is None or old == ():
                continue
            new = self.value(old, player)
            if new is not old:
                changed[name] = new
        return replace(node, **changed) if changed else node

    def said(self, clause: Said, player: str) -> list[Any]:
        """Instructions for what is said of an object."""
        who = self.noun(clause.who, player) if isinstance(clause.who, (Aim, Ref)) else self.value(clause.who, player)
        if isinstance(who, Pick):
            raise LinkError("a choice as subject")
        out: list[Any] = []
        have: dict[str, Any] = {}
        last = ""
        for part in settled(clause.predicates):
            until = "game" if part.until == OPEN else part.until
            if until.startswith("while"):
                raise LinkError("'while' is for crafts")
            value = self.value(part.value, player)
            if part.kind in ("icons", "orgs", "names", "rules", "crafts"):
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
            out.append(_instruction(part.kind, who, value, until))
        if have:
            out.append(Have(who, **have))
        return out

    def finish(self, do: list[Any]) -> Effect:
        """Give the registers their names."""
        taken: set[str] = {"this"}
        if self.start is not None and self.start.used:
            taken.add(self.start.mark)
        names: dict[str, str] = {}
        for one in self.made:
            name, number = one.name, 1
            while name in taken:
                number += 1
                name = f"{one.name}{number}"
            taken.add(name)
            names[one.mark] = name
        targets = tuple(Target(names[one.mark], aim.filter, aim.least, aim.most) for one, aim in self.targets)
        return Effect(targets, tuple(renamed(part, names) for part in do))


def _instruction(kind: str, who: Any, value: Any, until: str) -> Any:
    if kind == "bonus":
        return Get(who, value[0], value[1], until)
    if kind in ("support", "no support"):
        if until != "game":
            raise LinkError("support has no duration")
        return Do("support" if kind == "support" else "lose support", who)
    if kind == "orgs of":
        return GainOrgs(who, value, until)
    if kind == "lose icons":
        return Lose(who, (), value, "", until)
    if kind == "lose orgs":
        return Lose(who, value, (), "", until)
    if kind == "lose crafts":
        return Lose(who, (), (), "all", until)
    raise LinkError(f"'{kind}' cannot be said here")


def settled(predicates: tuple[Predicate, ...]) -> list[Predicate]:
    """Durations handed on: to what stands before it in the sentence, else to what comes after."""
    out = list(predicates)
    for index in range(len(out) - 2, -1, -1):
        if out[index].until == OPEN and out[index].kind not in ("support", "no support"):
            out[index] = replace(out[index], until=out[index + 1].until)
    for index in range(1, len(out)):
        if out[index].until == OPEN and out[index].kind not in ("support", "no support"):
            out[index] = replace(out[index], until=out[index - 1].until)
    return out


def continuous(clause: Said, condition: Any, value: Any) -> Continuous:
    """A continuous craft of what is said. ``value`` fills in references."""
    who = clause.who
    if not isinstance(who, (str, Filter)):
        raise LinkError("a continuous craft is about this card or everything of a kind")
    who = value(who)
    parts: dict[str, Any] = {}
    for part in clause.predicates:
        if part.until.startswith("while "):
            state = part.until.removeprefix("while ")
            if isinstance(who, Filter):
                who = replace(who, states=tuple(sorted({*who.states, state})))
            elif condition is None:
                from engine.trails.tree import Is

                condition = Is("this", Filter(states=(state,)))
            else:
                raise LinkError("two conditions")
        elif part.until != OPEN:
            raise LinkError("a continuous craft has no duration")
        kind = part.kind
        got = value(part.value)
        if kind == "bonus":
            if "strength" in parts:
                raise LinkError("two bonuses")
            parts["strength"], parts["defence"] = got
        elif kind in ("icons", "orgs", "names", "rules", "crafts"):
            parts[kind] = (*parts.get(kind, ()), *got)
        elif kind in ("lose icons", "lose orgs"):
            parts["lose"] = (*parts.get("lose", ()), *got)
        elif kind == "lose crafts":
            parts["lose"] = (*parts.get("lose", ()), "crafts")
        elif kind == "cp":
            parts["cp"] = got
        else:
            raise LinkError(f"a continuous craft cannot say '{kind}'")
    return Continuous(who, condition=condition, **parts)


def defined(node: Any, amount: Any) -> Any:
    """The same with X worked out."""
    if isinstance(node, X):
        if node.each == 1:
            return amount
        if isinstance(amount, Count):
            return Count(amount.of, amount.each * node.each)
        raise LinkError("X is taken several times")
    if isinstance(node, tuple):
        return tuple(defined(part, amount) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    changed = {}
    for item in fields(node):
        old = getattr(node, item.name)
        new = defined(old, amount)
        if new != old:
            changed[item.name] = new
    return replace(node, **changed) if changed else node


def renamed(node: Any, names: dict[str, str]) -> Any:
    """The same with registers under their final names."""
    if isinstance(node, str):
        return names.get(node, node)
    if isinstance(node, tuple):
        return tuple([renamed(part, names) for part in node]) if node else node
    if isinstance(node, Filter) and not node.ranges:
        return node
    changed = {}
    for name in names_in(node.__class__):
        old = getattr(node, name)
        if old.__class__ is int or old == ():
            continue
        new = renamed(old, names)
        if new is not old and new != old:
            changed[name] = new
    return replace(node, **changed) if changed else node


def _marks(node: Any) -> list[str]:
    if isinstance(node, str):
        return [node] if node.startswith("\0") or node == "it" else []
    if isinstance(node, tuple):
        return [mark for part in node for mark in _marks(part)]
    if not is_dataclass(node) or isinstance(node, type):
        return []
    return [mark for item in fields(node) for mark in _marks(getattr(node, item.name))]


__all__ = ["Bound", "LinkError", "Linker", "continuous", "kinds_of", "points_at", "settled", "trigger_object"]
