"""Instructions about cards that are paid with, discarded or seen, and verbs with two nouns."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.static.cost.whole_cost import OTHERS, AddedCost
from engine.text.grammar.verb.object.ditransitive import NOUNS
from engine.text.reference.pronoun.antecedents import Bound, settle
from engine.text.surface import OPEN, PAID, Aim, By, LinkError, LookClause, Pick, PickClause, Ref
from engine.trails.tree import (
    Bond,
    Choose,
    Crew,
    Discard,
    Do,
    Filter,
    If,
    Instruction,
    Look,
    May,
    Offer,
    Pair,
    PayEP,
    Put,
    Reveal,
    Trade,
    X,
)
from engine.trails.tree.reads import parts_in, replace

_WORDS_added_cost = r"additional cost|追加(?:の)?コスト"


def added_cost(linker: Any, said: AddedCost) -> tuple[Any, list[Any]]:
    """The settled parts of the cost with the linker that settled them. Raises :class:`LinkError`."""
    costs = type(linker)()
    steps = [part for node in costs.sentences([said.costs]) for part in _besides(costs, node)]
    thing = next((one for one in reversed(costs.made) if one.done), None)
    if thing is not None and sum(bool(one.done) for one in costs.made) == 1:
        linker.paying = Bound(PAID, thing.filter, PAID, thing.many, done=thing.done)
        linker.costs = frozenset(thing.done)
    return costs, steps


def finished_cost(linker: Any, costs: Any, steps: list[Any]) -> tuple[Instruction, ...]:
    """The parts of the cost with names for what they are paid with, where the effect speaks of that."""
    thing = next((one for one in reversed(costs.made) if one.done), None)
    if thing is not None and linker.paying is not None and linker.paying.used:
        thing.used, thing.name = True, PAID
    for one in costs.made:
        one.used, one.thrown = True, None  # another card than this one has to be chosen
    costs.chosen_paid = True
    paid = costs.finish(steps)
    if paid.targets or paid.x is not None or costs.place or any(map(_unfit, paid.do)):
        raise LinkError("that is no additional cost", _WORDS_added_cost)
    do: tuple[Instruction, ...] = paid.do
    return do


def _besides(costs: Any, node: Any) -> list[Any]:
    """Hand cards that are discarded are others than the one that is played, which still lies there."""
    if isinstance(node, Choose) and node.filter == Filter(zone="hand", whose="you"):
        return [Choose(node.register, OTHERS, node.least, node.most)]
    return [node]


def _unfit(node: Any) -> bool:
    """Whether it cannot be part of such a cost: homebase cards are needed for the EP cost."""
    if isinstance(node, Choose):
        return node.filter.zone == "homebase" or (node.filter.zone == "hand" and node.filter != OTHERS)
    if isinstance(node, Discard):
        return True
    if isinstance(node, PayEP):
        return node.what != "ep" or node.player != "you" or not isinstance(node.amount, int)
    if isinstance(node, Bond):
        number = node.amount.each if isinstance(node.amount, X) else node.amount
        return node.player != "you" or not isinstance(number, int) or number >= 0
    return not isinstance(node, Do | Put | Reveal) or node.who == "this"


#: Instructions that hold others, and where.
_PARTS = {May: ("cost", "then", "otherwise"), If: ("then", "otherwise"), Offer: ("options",)}


def thrown_plainly(do: tuple[Any, ...], whole: Any = None) -> tuple[Any, ...]:
    """Instructions with such discards as they are said shortly. whole: all that could speak of the card."""
    whole = do if whole is None else whole
    out: list[Any] = []
    skip = False
    for place, node in enumerate(do):
        if skip:
            skip = False
            continue
        following = do[place + 1] if place + 1 < len(do) else None
        if isinstance(node, Choose) and following == Do("discard", node.register) and _own(node):
            skip = _said(whole, node.register) == 2
            out.append(Discard(node.chooser, node.most) if skip else node)
            continue
        out.append(_within(node, whole))
    return tuple(out)


def _within(node: Any, whole: Any) -> Any:
    changed = {}
    for name in _PARTS.get(node.__class__, ()):
        old = getattr(node, name, ())
        if name == "options":
            changed[name] = tuple(thrown_plainly(one, whole) for one in old)
        elif old:
            changed[name] = thrown_plainly(old, whole)
    return replace(node, **changed) if changed else node


def _own(node: Choose) -> bool:
    """Whether somebody chooses so many cards of the own hand, whatever they are."""
    chooser = node.chooser
    whose = "you" if chooser == "each" else chooser
    if chooser not in ("you", "opponent", "each") or node.least != node.most or node.register == PAID:
        return False
    return node == Choose(node.register, Filter(zone="hand", whose=whose), node.least, node.most, chooser)


def _said(node: Any, register: str) -> int:
    """How often a register stands in a piece of tree."""
    if isinstance(node, str):
        return int(node == register or node.startswith(f"{register}:"))
    parts = node if isinstance(node, tuple) else parts_in(node.__class__)(node)
    return sum(_said(part, register) for part in parts)


#: What can show cards.
_SHOWING = frozenset((By, Look, LookClause, Reveal))


def in_hand(sentences: tuple[tuple[Any, ...], ...]) -> tuple[tuple[Any, ...], ...]:
    """The sentences with such choices made among the cards of the hand."""
    for sentence in sentences:
        for clause in sentence:
            if clause.__class__ in _SHOWING and _seen(clause):
                return _chosen_there(sentences)
    return sentences


def _chosen_there(sentences: tuple[tuple[Any, ...], ...]) -> tuple[tuple[Any, ...], ...]:
    out: list[tuple[Any, ...]] = []
    seen = False
    for place, sentence in enumerate(sentences):
        made = list(sentence)
        for at, clause in enumerate(sentence):
            seen = seen or _seen(clause)
            after = sentence[at + 1 :] or (sentences[place + 1] if place + 1 < len(sentences) else ())
            pick = clause.do[0] if isinstance(clause, By) and clause.player == "you" and len(clause.do) == 1 else clause
            if seen and isinstance(pick, PickClause) and _bare(pick.pick, bool(after) and _takes(after[0])):
                made[at] = replace(pick, pick=replace(pick.pick, filter=_there(pick.pick.filter)))
        out.append(tuple(made))
    return tuple(out)


def _seen(clause: Any) -> bool:
    """Whether a whole hand, or several cards of a deck, are shown or looked at."""
    if isinstance(clause, By):
        return any(_seen(part) for part in clause.do)
    if isinstance(clause, LookClause):
        return clause.amount != 1
    return isinstance(clause, (Look, Reveal)) and isinstance(clause.who, Filter) and clause.who.zone == "hand"


def _takes(clause: Any) -> bool:
    """Whether what was chosen is discarded or revealed, or goes where only a card that lies on no field goes."""
    if isinstance(clause, By):
        return bool(clause.do) and _takes(clause.do[0])
    who: Any = getattr(clause, "who", None)
    if isinstance(clause, Put):
        return isinstance(who, Ref) and clause.to in ("hand", "field", "your field")
    return (isinstance(clause, Do) and clause.verb == "discard") or (
        isinstance(clause, Reveal) and isinstance(who, Ref)
    )


def _bare(pick: Any, taken: bool) -> bool:
    """Whether it says what card it is, but not where; and it is taken from there, or no card of the field."""
    f = getattr(pick, "filter", None)
    if not isinstance(f, Filter) or f.whose != "any" or f.states or f.face != "any" or f.among or f.fights:
        return False
    return f.zone == "homebase" and f.types == ("EVENT",) if not taken else f.zone in ("field", "homebase")


def _there(f: Filter) -> Filter:
    return replace(f, zone="field", among="~it")


_WORDS_two_nouns = r"\bboards?\b|aboard|\blink|搭乗|戦術リンク|exchange|swap|switch|trade|交換|入れ替"


def with_two_nouns(linker: Any, clause: Crew | Pair | Trade, player: str) -> list[Any]:
    """The instructions of a clause with two nouns."""
    out: list[Any] = []
    if isinstance(clause, Trade):
        if player != "you":
            raise LinkError("it does not matter who exchanges", _WORDS_two_nouns)
        clause = replace(clause, until="game" if clause.until == OPEN else clause.until)
        word: Any = clause.who
        if not clause.other and isinstance(word, Ref) and (group := linker.grouped(word)) is not None:
            if len(group) != 2:
                raise LinkError("nothing tells which two they are", _WORDS_two_nouns)
            return [replace(clause, who=group[0], other=group[1])]
    names = NOUNS[clause.__class__]
    found: dict[str, Any] = {name: thing for name in names if (thing := getattr(clause, name)) != ""}
    for name, thing in found.items():
        if isinstance(thing, Ref):
            found[name] = linker.noun(thing, player)
    for name, thing in found.items():
        if isinstance(thing, Aim):
            found[name] = linker.aim(thing, player).mark
        elif isinstance(thing, Pick):
            choice, found[name] = linker.choose(thing, player)
            out.append(choice)
        elif isinstance(thing, Filter):
            out.append(linker.all_of(linker.filter(thing, player)))
            found[name] = out[-1].register
    for name, mark in found.items():
        if not isinstance(mark, str):
            raise LinkError("which two things are meant is not said", _WORDS_two_nouns)
        _fitting(linker, name, mark, clause)
    if len(set(found.values())) != len(found):
        raise LinkError("nothing does that with itself", _WORDS_two_nouns)
    done: Any = replace(clause, **found)
    settle(linker.bound, done)
    linker.acted(done)
    return [*out, done]


def _fitting(linker: Any, name: str, mark: str, clause: Any) -> None:
    """An ITEM on the field is boarded, and UNITs board it: of cards nobody sees it has to be said what they are. Two
    UNITs of one's own are linked."""
    one = next((one for one in linker.bound if one.mark == mark), None)
    if mark == "this" or one is None:
        return
    f = one.filter
    if isinstance(clause, Trade):
        if f.zone != "field" or one.many is bool(clause.other):
            raise LinkError("nothing tells which two they are", _WORDS_two_nouns)
        return
    if isinstance(clause, Pair):
        if one.many or f.zone != "field" or f.whose == "any" or (f.types and "UNIT" not in f.types):
            raise LinkError("two UNITs of one player are linked", _WORDS_two_nouns)
        return
    if name == "on" and (one.many or f.zone != "field"):
        raise LinkError("one ITEM on the field is boarded", _WORDS_two_nouns)
    if name == "who" and (set(f.types) & {"EVENT", "BASE"} or f.zone == "standby"):
        raise LinkError("only UNITs board", _WORDS_two_nouns)
    if name == "who" and f.zone not in ("field", "trail", "exile") and "UNIT" not in f.types:
        raise LinkError("only UNITs board", _WORDS_two_nouns)
