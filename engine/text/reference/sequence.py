"""Sentences one after the other, and the names of what they speak of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.text.grammar.amount.referring import rounded
from engine.text.grammar.sentence.options import EachMay, Same, WhoCannot, WhoDid, able, unable
from engine.text.grammar.sentence.they import OneWay, last_else, several_ways, within
from engine.text.grammar.static.whole_cost import AddedCost
from engine.text.grammar.verb.choice import sound
from engine.text.grammar.verb.deck import DrawShown
from engine.text.grammar.verb.stun_damage import Unhurt, settled, spared
from engine.text.reference.antecedents import Scope
from engine.text.reference.both_players import AT_ONCE, each_way
from engine.text.reference.instruction.cards import asks_chosen, carried, of_the_same, replaced, thrown_plainly
from engine.text.reference.instruction.choices import divided, whole
from engine.text.reference.instruction.verbs import Instructions, shuffled, waiting
from engine.text.reference.options import after_duty, followed_by, joined, nested, one_time, still_open
from engine.text.reference.results import touches
from engine.text.reference.settlement import inherited, one_number, uses, where_meant
from engine.text.surface import (
    ANY,
    UNSHUFFLED,
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
    LinkError,
    LookClause,
    ModesClause,
    MoreModes,
    OfferClause,
    OnlyIf,
    Otherwise,
    PickClause,
    PicksClause,
    Rounded,
    Said,
    Two,
    Unless,
    Was,
    WouldClause,
)
from engine.text.trees import renamed
from engine.trails.tree import (
    Bond,
    Choose,
    Delayed,
    Discard,
    Do,
    Draw,
    Effect,
    Gain,
    Get,
    Have,
    If,
    Is,
    May,
    Offer,
    Plan,
    PlayerRule,
    Put,
    Target,
    Together,
    Wait,
)
from engine.trails.tree.reads import replace, speaks_of

#: The usual instructions, which hold no others.
_FLAT = frozenset((Do, Draw, Choose, Put, Get, Have, Bond, Gain, Plan))


class Naming(Instructions):
    """The instructions of one effect as a tree: with names for what is meant later, plainly where nothing is."""

    def plainly(self, do: Sequence[Any]) -> dict[str, Any]:
        """What nothing means later: choices that need not be named, and discards as they were said, X worked out."""
        plain = {one.mark: one.thrown for one in self.made if (one.group or one.thrown) and not one.used}
        for node in _flat(tuple(do)):
            thrown = plain.get(node.register) if isinstance(node, Choose) and node.most != ANY else None
            if isinstance(thrown, Discard):
                plain[node.register] = replace(thrown, amount=node.most)
        for mine, theirs in self.both:
            if isinstance(plain.get(mine), Discard) and theirs in plain:
                plain[mine], plain[theirs] = replace(plain[mine], player="each", own=True), AT_ONCE
        return plain

    def finish(self, do: list[Any]) -> Effect:
        """Give the registers their names."""
        do = one_number(self, do)
        if not self.made and not self.into_deck:
            if self.says_named:
                sound(tuple(do), (), self.x)
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
        kinds = {node.register: node.filter for node in _flat(tuple(do)) if isinstance(node, Choose)} if plain else {}
        for one in self.made:
            if one.mark in plain and one.group:  # nothing means it later: it is named where it stands, X worked out
                names[one.mark] = renamed(kinds.get(one.mark, one.filter), names)
        if plain:
            do = [node for node in (without(node, plain) for node in do) if node is not None]
        targets = tuple(_target(names[one.mark], renamed(aim, names)) for one, aim in self.targets)
        done = tuple(renamed(part, names) for part in do) if names else tuple(do)
        done = done if self.chosen_paid else thrown_plainly(done, (done, self.x))
        if self.into_deck and any(isinstance(node, Put) and node.to == UNSHUFFLED for node in _flat(done)):
            raise LinkError(
                "where in the deck they come to lie is not said", r"\binto\b|\bto (?:its|your|their)|デッキに"
            )
        targets = tuple(_waiting(target, done) for target in targets)
        if self.says_named:
            sound(done, targets, self.x)
        return divided(whole(Effect(targets, done, renamed(self.x, names) if self.x is not None else None)))


def without(node: Any, marks: dict[str, Any]) -> Any:
    """An instruction without the choices that fill some registers, None for such a choice; plain discards again."""
    if isinstance(node, Choose) and node.register in marks:
        return None
    if isinstance(node, Do) and isinstance(node.who, str) and marks.get(node.who) is not None:
        return None if marks[node.who] is AT_ONCE else marks[node.who]
    changed: dict[str, Any] = {}
    if isinstance(node, Delayed):  # everything of a kind is found when the time comes
        changed["keep"] = tuple(mark for mark in node.keep if mark not in marks)
    if isinstance(node, Together):
        changed["options"] = tuple(without(option, marks) for option in node.options)
    if isinstance(node, Offer):
        kept = [[without(part, marks) for part in option] for option in node.options]
        changed["options"] = tuple(tuple(part for part in option if part is not None) for option in kept)
    for name in ("cost", "then", "otherwise"):
        old = getattr(node, name, ())
        new = tuple(part for part in (without(part, marks) for part in old) if part is not None)
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
                yield from _flat(option if isinstance(option, tuple) else (option,))


def _target(register: str, aim: Aim) -> Target:
    if isinstance(aim.most, int) and isinstance(aim.least, int):
        return Target(register, aim.filter, aim.least, aim.most, total=aim.total, alike=aim.alike)
    return Target(register, aim.filter, 0 if aim.least == 0 else 1, number=aim.most, alike=aim.alike)


#: With what begins a sentence that belongs to the one before it; all others stand for themselves.
_JOINED = frozenset(
    (
        Unhurt,
        AddedCost,
        ModesClause,
        MoreModes,
        IfDone,
        IfNot,
        Rounded,
        InsteadOf,
        Otherwise,
        If,
        OnlyIf,
        WhoCannot,
        WhoDid,
    )
)
#: What is more than a verb and its objects, see ``Linker.clause``.
CLAUSES = frozenset(
    (By, Two, AimClause, Unless, PickClause, PicksClause, FindClause, DigClause, LookClause, Said, May, If, OnlyIf)
    + (OfferClause, WouldClause, EitherCost, Wait, Delayed, PlayerRule, Same, DrawShown, EachMay, OneWay)
)
#: Clauses with which a sentence is nothing that "do the same" could mean.
_UNDONE = CLAUSES - {PickClause}


def settled_sentences(linker: Scope, sentences: Iterable[tuple[Any, ...]]) -> list[Any]:
    """The instructions of several sentences. Raises :class:`LinkError`."""
    out: list[Any] = []
    last: list[Any] = []
    said = joined(sentences)
    for place, sentence in enumerate(said, start=1):
        if place < len(said) and isinstance(sentence[-1], OfferClause) and sentence[-1].bullets:
            raise LinkError("a choice between effects stands at the end", r"chooses|次の|以下")
        if len(sentence) == 1 and isinstance(sentence[0], Define):
            branch = linker.branch
            if branch and out and not last and uses(getattr(out[-1], branch)):  # X of what follows an option
                done = tuple(linker.define(list(getattr(out[-1], branch)), sentence[0].amount, "you"))
                out[-1] = replace(out[-1], **{branch: done})
                continue
            meant = where_meant(linker, last, out)
            new = linker.define(meant, sentence[0].amount, "you")
            out[len(out) - len(meant) :] = new
            last = new if meant is last else []
            continue
        if sentence[0].__class__ not in _JOINED:
            if _UNDONE.isdisjoint(map(type, sentence)):
                linker.deed = (sentence, "you")
            last = one_time(linker.items(sentence, "you"))
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
                out[-1] = followed_by(out[-1], "then", tuple(linker.items(sentence[0].then, "you")))
                linker.branch = ""
                continue
            if last and not (isinstance(out[-1], May) and not out[-1].then):
                last = _after_duty(linker, out, last, sentence[0].then, done_it=True)
                continue
            if not out or not isinstance(out[-1], May) or out[-1].then:
                raise LinkError(
                    "'If you do' has no option before it", r"if you do|if they do|if your opponent|if so|そうしたなら"
                )
            out[-1] = replace(out[-1], then=tuple(linker.items(sentence[0].then, "you")))
            last, linker.branch = [], "then"
            continue
        if isinstance(sentence[0], Rounded):
            new = [rounded(node, sentence[0].up) for node in last]
            if new == last:
                raise LinkError("there is no half before it", r"round|fraction|端数|小数点")
            out[len(out) - len(last) :] = new
            last = new
            continue
        if isinstance(sentence[0], Unhurt):
            out, last, linker.unhurt = spared(out, sentence[0].player), [], True
            continue
        if isinstance(sentence[0], WhoDid):
            last = linker.items((able(last, sentence[0]),), "you")
            out += last
            continue
        if isinstance(sentence[0], WhoCannot):
            new = unable(last, *each_way(linker, sentence[0].do))
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
                out[-1] = followed_by(out[-1], "otherwise", tuple(linker.items(sentence[0].then, "you")))
                last, linker.branch = [], ""
                continue
            if last and not (isinstance(out[-1], May) and not out[-1].otherwise):
                last = _after_duty(linker, out, last, sentence[0].then, done_it=False, verb=sentence[0].verb)
                continue
            if not out or not isinstance(out[-1], May) or out[-1].otherwise:
                raise LinkError("'If you don't' has no option before it", r"if you don't|if they don't|そうし")
            out[-1] = replace(out[-1], otherwise=tuple(linker.items(sentence[0].then, "you")))
            last, linker.branch = [], "otherwise"
            continue
        if isinstance(sentence[0], InsteadOf):
            if not last:
                raise LinkError("'instead' has nothing before it that it could replace", r"instead|代わりに")
            asked = sentence[0].condition  # "If it was stunned, ... instead": before what it takes the place of
            linker.asked_first = True
            condition = linker.value(asked.what if isinstance(asked, Was) else asked, "you")
            linker.asked_first = False
            then = tuple(linker.items(carried(sentence[0], said[place - 2]), "you"))
            then = inherited(then, last)
            first = tuple(node for node in last if isinstance(node, Choose) and speaks_of(then, node.register))
            rest = tuple(node for node in last if node not in first)
            begin, end = replaced(rest, then)
            instead = If(condition, then, rest[begin:end], asks_chosen(condition))
            out[len(out) - len(last) :] = [*first, *rest[:begin], instead, *rest[end:]]
            last = [instead, *rest[end:]]
            continue
        if isinstance(sentence[0], Otherwise):
            other = of_the_same(sentence[0], said[place - 2]) if place > 1 else sentence[0].then
            if out and isinstance(out[-1], May) and not out[-1].otherwise:
                out[-1] = replace(out[-1], otherwise=tuple(linker.items(other, "you")))
                last = []
                continue
            if out and still_open(out, "otherwise") and out[-1].then[-1].then:
                out[-1] = followed_by(out[-1], "otherwise", tuple(linker.items(other, "you")))
                last = []
                continue
            if last and isinstance(out[-1], If) and out[-1].otherwise == out[-1].then[:1]:  # see _before
                otherwise = (*out[-1].otherwise, *linker.items(other, "you"))
                out[-1] = replace(out[-1], otherwise=otherwise)
                last = []
                continue
            if out and sentence[0].of is None and (open_ := last_else(out[-1])) is not None:
                then = tuple(linker.items(other, "you"))
                out[-1] = within(out[-1], open_, then)
                last = []
                continue
            if not out or not isinstance(out[-1], If) or out[-1].otherwise:
                raise LinkError("'Otherwise' has no condition before it", r"otherwise|if not|そうで")
            if not _denies(sentence[0].of, out[-1].condition):
                raise LinkError("the condition before it asked something else", r"if it|で(?:は|)な")
            out[-1] = replace(out[-1], otherwise=tuple(linker.items(other, "you")))
            out, last = several_ways(out), []
            continue
        if (asked := _before(linker, out, last, sentence)) is not None:
            out[-1] = asked
            last = out[-1:]
            continue
        last = one_time(linker.items(sentence, "you"))
        out += last
    if linker.unhurt:
        settled(out)
    return shuffled(out) if linker.into_deck else out


def _before(linker: Scope, before: list[Any], last: list[Any], sentence: tuple[Any, ...]) -> If | None:
    """ "Stun target UNIT. If it was actioned, ...": what is asked of it has to be asked before it is done."""
    asks = sentence[0] if len(sentence) == 1 else None
    was: Any = asks.condition if isinstance(asks, (If, OnlyIf)) else None
    if asks is None or not isinstance(was, Was) or not last:
        return None
    condition, done = linker.value(was.what, "you"), last[-1]
    if not touches(done, condition) or any(touches(node, condition) for node in before[:-1]):
        return None  # what an earlier sentence changed is not known any more (:meth:`Done.was`)
    return If(condition, (done, *linker.items(asks.then, "you")), (done,))


def _after_duty(
    linker: Scope, out: list[Any], last: list[Any], then: tuple[Any, ...], *, done_it: bool, verb: str = ""
) -> list[Any]:
    """ "If you do" after a sentence that is no option; its instructions are the last of ``out``."""
    words = r"if (?:you|they|your opponent|so|it|that)\b|そうし|できな|させられな|それを|そのUNIT|スタンで|破壊で"
    done_last = last[-1]
    if isinstance(done_last, If) and any(isinstance(node, May) for node in done_last.then):
        raise LinkError("whether it was done is known only where it could be", words)
    chosen = any(isinstance(node, Choose) for node in last)
    several = isinstance(done_last, Do) and any(one.mark == done_last.who and one.many for one in linker.bound)
    if several and not chosen:
        raise LinkError("of several some could be done and others not", words)
    if verb and not (isinstance(done_last, Do) and done_last.verb == verb):
        raise LinkError("that was not to be done before", words)
    following = tuple(linker.items(then, "you"))
    for one in linker.made:  # whether it was done to any of all of them
        one.used = one.used or (
            one.group and one.thrown is None and isinstance(done_last, Do) and one.mark == done_last.who
        )
    plain = linker.plainly(last)
    done = [node for node in (without(node, plain) for node in last) if node is not None]
    linker.bound = [one for one in linker.bound if one.mark not in plain or one.group]
    try:
        new = after_duty(done, following, done_it=done_it)
    except LinkError as error:
        raise LinkError(str(error), words) from error
    out[len(out) - len(last) :] = new
    return new


def _sure(node: Any) -> bool:
    """Whether it is a condition before what cannot fail to be done: "if you don't" then asks for the condition."""
    sure = (Draw, Bond, Gain, Plan, Get, Have)
    return isinstance(node, If) and not node.otherwise and all(isinstance(part, sure) for part in node.then)


def _denies(of: Any, condition: Any) -> bool:
    """Whether "if it isn't" can mean that a condition is not met."""
    return of is None or (isinstance(condition, Is) and (of is Is or of == condition.filter))
