"""Words for registers: the phrase that declares a target or choice, and the word by which it is meant later."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from engine.text.grammar.condition.features import each_other, told_so
from engine.text.grammar.lexicon import EN
from engine.text.grammar.noun.places import DONE_TO, SEEN
from engine.text.grammar.sentence.options import SameType, same_type
from engine.text.grammar.trigger.combat import word_for
from engine.text.grammar.verb.stun_damage import Unhurt, sparing, stuns
from engine.text.reference.antecedents import (
    PLAYER,
    Bound,
    as_among,
    kinds_of,
    looked_at,
    met,
    points_at,
    trigger_object,
)
from engine.text.reference.instruction.choices import gathered
from engine.text.reference.participles import side, the_done, waits_as
from engine.text.reference.registers import only_one
from engine.text.reference.results import left_out
from engine.text.reference.settlement import uses
from engine.text.surface import ARTS_CARD, EITHER, MINE, NOT_THIS, PAID, SELF, SUBJECT, Aim, Pick, Ref, There
from engine.trails import tree as t
from engine.trails.tree.nouns import SEEN as HAND_SEEN
from engine.trails.tree.nouns import SOURCE
from engine.trails.tree.reads import names_in, replace


class CannotSay(Exception):
    """A tree that no sentence says."""


#: Zones that Japanese takes for those of whoever chooses there, if that is not you and nobody is named.
_PILES = ("homebase", "trail", "deck")
#: Verbs of which a text says "... this way" of everything they were to be done to, with their word for that.
_WAYS = {
    "discard": "discarded", "exile": "removed", "return": "returned", "rebuild": "rebuilt",
    "put trail": "put into the trail", "put hand": "put into your hand", "put field": "put onto the field",
}  # fmt: skip


def verb_on(do: Any, register: str) -> str:
    """What is done to all that a register means, where only one thing is: a word for the print; "" for chosen."""
    verbs = {node.verb if isinstance(node, t.Do) else f"put {node.to}" for node in _doing(do) if node.who == register}
    return _WAYS.get(verbs.pop(), "") if len(verbs) == 1 else ""


def _doing(node: Any) -> Iterator[t.Do | t.Put]:
    if isinstance(node, t.Do | t.Put):
        yield node
    elif isinstance(node, tuple):
        for part in node:
            yield from _doing(part)
    elif isinstance(node, t.May | t.If | t.Offer | t.Together):
        kind: Any = node.__class__
        for name in names_in(kind):
            yield from _doing(getattr(node, name))


class Words:
    """What has been named so far in one effect, and the word that means it from then on."""

    def __init__(self, effect: t.Effect, lang: str, trigger: t.Trigger | None = None) -> None:
        self.lang = lang
        self.place = ""  #: where this card lies, if that has to be said
        effect = gathered(effect)
        self.effect = effect
        self.trigger = trigger
        start = trigger_object(trigger)
        self.bound: list[Bound] = [] if start is None else [start]
        self.number_at = -1  #: how much was bound when a number was named; -1: none was
        self.targets = {target.register: target for target in effect.targets}
        self.open = [target.register for target in effect.targets]
        mentioned = list(dict.fromkeys(name for name in objects_of(effect.do) if name in self.targets))
        self.inline = mentioned == self.open and not asked_first(effect.do, self.open)
        self.rests: tuple[Bound, ...] = ()  #: what only a number of those "this way" means
        self.paying: Bound | None = None  #: what the craft was paid with
        self.paid_by = ""  #: the verb of that
        self.is_cost = False
        self.after_this = False  #: whether this card was named after something else, so that "it" might mean this card
        self.searched: Any = None  #: whose deck was searched last
        self.cost_x = False  #: whether X stands in what is paid
        self.own_x = uses((*effect.do, *effect.targets, *effect.cost))  #: whether something else is called X
        self.defines: list[Any] = []  #: what X is in the sentence at hand
        self.after: list[tuple[Any, ...]] = []  #: what follows from an option that comes later, in sentences of its own

    def who(self, who: Any) -> Any:
        """The noun for a register or filter."""
        if isinstance(who, t.Filter):
            rest = who.among not in ("", "removed") and who == t.Filter(
                zone=who.zone, whose=who.whose, among=who.among, but=who.but
            )
            if rest and who.but and self.bound[-1].mark != who.but:
                raise CannotSay("the rest of something further back")
            if rest and who.but and (target := self.targets.get(who.among)) and target.least == target.most == 2:
                return Ref("other")
            return Ref("rest") if rest else self.noun(who)
        if who == "this":
            self.after_this = bool(self.bound)
            place: Any = There(self.place)
            return place if self.place else who
        if who in self.open and self.inline and self.lang == "en":
            return self.aim(who)
        return self.ref(who)

    def aim(self, register: str) -> Aim:
        """The target phrase; from here on its register can be pointed at."""
        self.open.remove(register)
        target = self.targets[register]
        f = self.noun(target.filter)
        self.bind(register, target.filter, target.most != 1 or target.number is not None)
        if target.filter.source is not None and target.most == 1:
            self.bound.append(Bound(register + SOURCE, target.filter.source, "source", named=True))
        f = each_other(f, target.alike)
        if target.number is not None:
            return Aim(f, target.number if target.least else 0, target.number)
        return Aim(f, target.least, target.most, None if target.total is None else self.value(target.total))

    def noun(self, f: t.Filter) -> t.Filter:
        """A filter with its references as words."""
        if f.but == SELF:
            return replace(self.noun(replace(f, but="")), scope="other")
        if f.scope == "other" and not f.but and left_out(self.bound, f, self.trigger) is not None:
            f = replace(f, scope=NOT_THIS)
        if isinstance(f.whose, t.Of) and f.whose != t.THAT_PLAYER:
            f = replace(f, whose=replace(f.whose, who=self.ref(f.whose.who)))
        if f.shares or f.fights or f.named:
            f = replace(f, shares=self.other(f.shares), fights=self.other(f.fights), named=self.other(f.named))
        if f.but:
            word = self.ref(f.but, inside=True).word
            if word not in ("it", "them", "attacked"):
                raise CannotSay("all but something further back")
            f = replace(f, but=f"~{word}")
        if f.among.endswith(":crew"):
            if self.ref(f.among.partition(":")[0], inside=True).word != "it":
                raise CannotSay("the crew of something further back")
            return replace(f, among="~crew")
        if ":" in f.among:
            mark, _, verb = f.among.partition(":")
            done = next((one for one in reversed(self.bound) if one.many), None)
            if done is None or done.mark != mark:
                raise CannotSay("what was done to something further back")
            whose = "any" if f.whose == done.filter.whose else f.whose
            return replace(f, among=DONE_TO + verb, zone="field", whose=whose)
        if f.among and f.among not in ("crew", "beside", "removed"):
            last = next((one for one in reversed(self.bound) if looked_at(one)), None)
            last = last or next((one for one in reversed(self.bound) if one.many), None)
            whole = f.among == HAND_SEEN and last is not None and last.filter == t.Filter(zone="hand", whose=f.whose)
            if last is None or not (whole or last.mark == f.among) or f.whose not in (last.filter.whose, "any"):
                raise CannotSay("a choice from something further back")
            bare = bool(f.types) and set(f.types) <= {"EVENT", "BASE"}
            seen = SEEN if looked_at(last) else "~it"
            f = replace(f, among=seen, zone="homebase" if bare else "field", whose="any")
        return replace(f, ranges=tuple(self.value(limit) for limit in f.ranges)) if f.ranges else f

    def other(self, register: str) -> str:
        """That with which something is shared, or fought, as a word in a noun."""
        if register in ("", "this"):
            return register
        if register in (t.NAMED, t.NAMED_TYPE):
            return f"~{register}"
        word: str = self.ref(register, inside=True).word
        if word != "it" and word not in EN.values():
            raise CannotSay("a reference inside a noun to something further back")
        return f"~{word}"

    def pick(self, node: t.Choose, subject: str) -> Any:
        """The phrase of a choice."""
        theirs = node.filter.whose == node.chooser != "you" and not node.filter.among
        f = self.noun(replace(node.filter, whose=SUBJECT) if theirs else node.filter)
        if node.chooser == "each" and f.whose == "you":
            f = replace(f, whose=SUBJECT)
        if self.lang == "ja" and node.chooser == "opponent" and f == t.Filter(zone="hand", whose="you"):
            f = replace(f, whose=MINE)
        if self.lang == "ja" and node.chooser not in ("you", "random") and f.whose == "any" and f.zone in _PILES:
            f = replace(f, whose=EITHER)
        worked = not isinstance(node.most, int | t.X) and node.least in (0, node.most)
        most: Any = self.as_x(node.most) if worked else self.value(node.most)  # type: ignore[attr-defined]
        least: Any = most if node.least == node.most else self.value(node.least)
        of_both = replace(node.filter, whose="any") if node.chooser == "each" else node.filter
        self.bind(node.register, of_both, node.most != 1 or node.chooser == "each")
        f = each_other(f, node.alike)
        how = "random" if node.chooser == "random" else SUBJECT
        return Pick(f, least, most, how, None if node.total is None else self.value(node.total))

    def bind(self, register: str, f: t.Filter, many: bool) -> None:
        """Something new that words can point at."""
        self.bound.append(Bound(register, as_among(f, self.bound), register, many))

    def of_its_kind(self, node: t.Is) -> t.Is:
        """What is asked of a hand card, with the type as which it was named: it is no card on the field."""
        f = node.filter
        one = next((one for one in reversed(self.bound) if one.mark == node.who), None)
        if one is None or not one.filter.types or f.types or not f.ranges or replace(f, ranges=()) != t.Filter():
            return node
        return replace(node, filter=replace(f, types=one.filter.types)) if one.filter.zone == "hand" else node

    def thrown_later(self, register: Any) -> bool:
        """Whether it was discarded after something else was named: "its" would be a number of that."""
        last = self.bound[-1] if len(self.bound) > 1 else None
        plain = last is not None and last.mark == register and not last.many
        plain = plain and verb_on(self.effect.do, register) == _WAYS["discard"]
        return plain and last is not None and last.filter == t.Filter(zone="hand", whose=last.filter.whose)

    def ref(self, register: str, *, inside: bool = False) -> Any:
        """A word that means a register and nothing else. inside: it stands inside a noun, where only "it" is said."""
        if register == PAID and self.paying is not None:
            many = "s" if self.paying.many else ""
            words = (*(kind + many for kind in kinds_of(self.paying.filter)), f"card{many}", "them" if many else "it")
            word = next((word for word in words if points_at(self.bound, word) is None), None)
            if word is None and self.paid_by and not many:
                return Ref(f"did {self.paid_by} card")
            if word is None:
                raise CannotSay("what was paid with, after something else")
            return Ref(word)
        if register == "target" and not any(one.mark == register for one in self.bound):
            if word := word_for(self.trigger, register):
                return Ref(word)
            self.bound = met(self.bound)
            return Ref("attacked")
        if word := word_for(self.trigger, register) if register == "supporter" else "":
            return Ref(word)
        for place, one in enumerate(self.bound):
            if one.mark != register or any(later.mark == register for later in self.bound[place + 1 :]):
                continue
            if place == 0 and not inside and (told := side(self.trigger, register)) is not None:
                return told
            names = tuple(kind + ("s" if one.many else "") for kind in kinds_of(one.filter))
            plain = "them" if one.many else "it"
            # of two that fight, the one that is not this card has a name of its own
            apart = place == 0 and not inside and (register in ("attackers", "target") or self.after_this)
            for word in (*names, plain) if apart else (plain, *names):
                if points_at(self.bound, word) is one:
                    return Ref(word)
            if verb := the_done(self.bound, place):
                return Ref(f"did {verb} card")
            if one.many and only_one(self.bound[place + 1 :]):
                return Ref(next((f"{kind}s" for kind in kinds_of(one.filter)), "them"))
            return Ref(f"#{place + 1}")
        if (told := side(self.trigger, register)) is not None:
            return told
        if register == t.WAITING and (word := waits_as(self.trigger)):
            return Ref(word)
        if register == PLAYER and waits_as(self.trigger) == "arts":
            return Ref(ARTS_CARD)
        raise CannotSay(f"nothing is called {register}")

    def value(self, node: Any) -> Any:
        """Amounts and conditions with registers as words."""
        if isinstance(node, t.Filter):
            plain = not (node.ranges or node.asks_others or node.scope == "other" or isinstance(node.whose, t.Of))
            return node if plain else self.noun(node)
        if isinstance(node, t.Compare) and told_so(node):
            alikes: Any = node.left
            return replace(node, left=t.Count(each_other(self.value(alikes.of), alikes.how)))
        if isinstance(node, t.Every) and (found := same_type(node)) is not None:
            return SameType(self.ref(found[0]), found[1])
        if isinstance(node, t.Stat):
            if node.of in self.open and self.inline and self.lang == "en":
                return t.Stat(node.field, self.aim(node.of))  # type: ignore[arg-type]
            if isinstance(node.of, t.Filter):
                return t.Stat(node.field, self.value(node.of))
            if self.thrown_later(node.of):
                return t.Stat(node.field, Ref("did discard card"))  # type: ignore[arg-type]
            return node if node.of in ("this", "self") else t.Stat(node.field, self.ref(node.of))
        if isinstance(node, t.Sum):  # "that many cards plus one"
            return t.Sum(tuple(self.value(part) for part in node.parts))
        if isinstance(node, t.Size) and any(one.mark == node.of for one in self.rests):
            way: Any = Ref(f"way {node.type}" if node.type else "them")
            return t.Size(way, node.each, done=verb_on(self.effect.do, node.of))
        if isinstance(node, t.Size) and node.type:
            if node.of == PAID and self.paying is not None and not self.bound and not self.paying.filter.types:
                return t.Size(Ref(f"way {node.type}"), node.each)  # type: ignore[arg-type]
            word = verb_on(self.effect.do, node.of)
            there = [one for one in self.bound if word and verb_on(self.effect.do, one.mark) == word]
            meant = there[-1] if there and not node.done else points_at(self.bound, "them")
            if meant is None or meant.mark != node.of or meant.filter.types:
                raise CannotSay("a number of those of a type further back")
            way = Ref(f"way {node.type}")
            return t.Size(way, node.each, done=node.done or word)
        if isinstance(node, t.Size):
            meant = points_at(self.bound, "them") if node.done else None
            if meant is not None and meant.mark == node.of and meant.many and len(kinds_of(meant.filter)) == 1:
                return t.Size(Ref(f"way {kinds_of(meant.filter)[0]}"), node.each, done=node.done)  # type: ignore[arg-type]
            return t.Size(self.ref(node.of), node.each, done=node.done or verb_on(self.effect.do, node.of))
        if isinstance(node, t.Total) and isinstance(node.of, str):
            return t.Total(node.field, self.ref(node.of), node.each)
        if isinstance(node, t.CountOrgs) and isinstance(node.of, str):
            return node if node.of == "this" else t.CountOrgs(self.ref(node.of), node.each)
        if isinstance(node, t.Against) and isinstance(node.who, str):
            return node if node.who == "this" else t.Against(node.what, self.ref(node.who))
        if isinstance(node, t.Alike) and isinstance(node.who, str):
            return replace(node, who=self.ref(node.who))
        if isinstance(node, t.PlayedFrom):
            return node if node.who == "this" else replace(node, who=self.ref(node.who))
        if isinstance(node, t.Is):
            node = self.of_its_kind(node)
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
        asks = (*words_in(asked), *(words_in(player) if isinstance(player, t.Of) else ()))
        if any(name in open_ and name not in done for name in asks):
            return True
        done.update(objects_of([node]))
    return False


def objects_of(do: Iterable[Any]) -> Iterable[str]:
    """Registers that stand as the object of an instruction, in the order of the sentences."""
    for node in do:
        who = getattr(node, "who", None)
        if isinstance(who, str):
            yield who
        if isinstance(node, t.Swap) and node.other:
            yield node.other
        if isinstance(node, t.Crew | t.Pair | t.Trade):
            yield from (name for name in (node.on if isinstance(node, t.Crew) else node.other,) if name)
        if isinstance(node, t.GainOrgs | t.GainCrafts | t.GainNames) or not hasattr(node, "who"):
            for part in ("condition", "amount", "of", "player"):
                yield from words_in(getattr(node, part, None))
            if isinstance(node, t.Wait) and isinstance(node.craft, t.Replacement):
                yield from () if node.craft.who in ("you", "opponent") else words_in(node.craft.who)
        for part in ("cost", "then", "otherwise"):
            yield from objects_of(getattr(node, part, ()))
        if isinstance(node, t.Together):
            yield from objects_of(node.options)


def words_in(node: Any) -> Iterable[str]:
    """Registers in an amount or condition: mentioned where no target can be declared, so prefixed."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, (t.Stat, t.Size, t.Total)):
        if isinstance(node.of, str):
            yield node.of
    elif isinstance(node, t.Of | t.Is):
        yield node.who
    elif isinstance(node, tuple):
        for part in node:
            yield from words_in(part)
    elif is_dataclass(node) and not isinstance(node, (type, t.Filter)):
        for item in fields(node):
            yield from words_in(getattr(node, item.name))


def without_unhurt(do: tuple[Any, ...]) -> tuple[tuple[Any, ...], Unhurt | None]:
    """Instructions without what is said of their stun damage, and what that is. Raises :class:`CannotSay`."""
    found = {node.unhurt for node in stuns(do)}
    if found <= {""}:
        return do, None
    if len(found) > 1:
        raise CannotSay("stun damage from some of what an effect stuns")
    return tuple(sparing(node, "") for node in do), Unhurt(found.pop())
