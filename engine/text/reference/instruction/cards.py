"""Instructions about cards that are paid with, discarded or seen, verbs with two nouns, and what is replaced."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.replacement.places import LEAVES
from engine.text.grammar.static.whole_cost import OTHERS, AddedCost
from engine.text.grammar.verb.transitive import NOUNS
from engine.text.reference.antecedents import Bound, Scope, settle
from engine.text.surface import (
    OPEN,
    PAID,
    SUBJECT,
    Aim,
    By,
    InsteadOf,
    LinkError,
    LookClause,
    ModesClause,
    OfferClause,
    Otherwise,
    Pick,
    PickClause,
    Ref,
    Said,
    WouldClause,
)
from engine.trails.tree import (
    Bond,
    Choose,
    Compare,
    Crew,
    Discard,
    Do,
    Either,
    Every,
    Filter,
    If,
    Instruction,
    Is,
    Look,
    LookTop,
    May,
    Much,
    Not,
    Offer,
    Pair,
    PayEP,
    Put,
    Reveal,
    Search,
    Stat,
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


def while_resolving(sentence: tuple[Any, ...]) -> tuple[Any, ...]:
    """One thing or another that speaks of what was named before is chosen when that is known."""
    modes = sentence[0] if len(sentence) == 1 else None
    if not isinstance(modes, ModesClause) or not modes.inline or "Ref(word=" not in repr(modes.options):
        return sentence
    return (OfferClause("you", modes.options),)


def takes_off(do: tuple[Any, ...], who: Any) -> bool:
    """Whether all that happens is that more, less or no bond is lost."""
    (node,) = do if len(do) == 1 else (None,)
    return not do or (isinstance(node, Bond) and isinstance(node.amount, Much) and node.player == who)


def carried(instead: InsteadOf, before: tuple[Any, ...]) -> tuple[Any, ...]:
    """What comes instead, done by whom the sentence before has named: 相手は絆を2点失う。…代わりに絆を3点失う."""
    (old,) = before if len(before) == 1 else (None,)
    (new,) = instead.then if len(instead.then) == 1 else (None,)
    if not instead.carries or not isinstance(old, By) or old.player == "you" or len(old.do) != 1:
        return instead.then
    (deed,) = old.do
    same = type(new) is type(deed) and (not isinstance(new, Bond) or _falls(new) is _falls(deed))
    return (By(old.player, (new,)),) if same and not isinstance(new, By) else instead.then


def _falls(bond: Any) -> bool:
    """Whether bond is lost."""
    return isinstance(bond.amount, int) and bond.amount < 0


def of_the_same(otherwise: Otherwise, before: tuple[Any, ...]) -> tuple[Any, ...]:
    """The other way, where it names no subject: of what the way before it speaks of. Raises LinkError."""
    one: Any = otherwise.then[0]
    if not isinstance(one, Said) or one.who != SUBJECT:
        return otherwise.then
    way: Any = before[-1]
    whom = {part.who for part in way.then if isinstance(part, Said)} if isinstance(way, If) else set()
    if len(whom) != 1:
        raise LinkError("of whom it is said is not clear", r"そうでな|それ以外")
    return (replace(one, who=whom.pop()),)


def asks_chosen(condition: Any) -> bool:
    """Whether a condition asks something of what was chosen or shown, which may be nothing."""
    if isinstance(condition, Every | Either):
        return any(map(asks_chosen, condition.of))
    if isinstance(condition, Not):
        return asks_chosen(condition.what)
    sides = (condition.left, condition.right) if isinstance(condition, Compare) else ()
    asked = [condition.who] if isinstance(condition, Is) else [side.of for side in sides if isinstance(side, Stat)]
    return any(isinstance(who, str) and who.startswith("\0") for who in asked)


_WHICH = "which of them something else comes instead of is not said"


def replaced(rest: tuple[Any, ...], then: tuple[Any, ...]) -> tuple[int, int]:
    """Which of several instructions something comes instead of: where they begin and end.

    All of them, if as many come instead; of more than that those of the same kind: "gain 2 bond and draw a card. If
    ..., gain 4 bond instead" draws all the same. Raises LinkError where none is of that kind.

    Guard: tests/trails/1300/1303-plus-minus/bonuses.yaml.
    """
    old, new = _deeds(rest), _deeds(then)
    within = old[0] if len(old) == 1 else None
    if isinstance(within, If) and len(_deeds(within.then)) > len(new):
        raise LinkError(_WHICH, r"instead|代わりに")
    if len(old) <= len(new) or len(old) < 2:
        return 0, len(rest)
    found = [at for at, node in enumerate(rest) if any(_kind(node) == _kind(one) for one in new)]
    alike = len(found) == len(new) and found == list(range(found[0], found[0] + len(new))) if found else False
    if not alike or len(old) != len(rest) or len(new) != len(then):
        raise LinkError(_WHICH, r"instead|代わりに")
    return found[0], found[-1] + 1


def _deeds(nodes: tuple[Any, ...]) -> list[Any]:
    return [node for node in nodes if not isinstance(node, (Choose, LookTop, Search))]


def _kind(node: Any) -> tuple[Any, ...]:
    falls = isinstance(node, Bond) and _falls(node)
    return type(node), getattr(node, "player", None), getattr(node, "who", None), falls


def going(linker: Scope, clause: WouldClause, player: str) -> Any:
    """What it would happen to: also a card that has only been played, of which it goes on to be said (1204.2i-1).

    Without a time only what has just been played or put onto the field is meant. Raises :class:`LinkError`."""
    asking, linker.asking = linker.asking, linker.asking or clause.event in LEAVES
    try:
        who = linker.noun(clause.who, player)
    finally:
        linker.asking = asking
    if clause.until != "game":
        return who
    one = next((one for one in linker.bound if one.mark == who), None)
    if one is None or one.many or one.mark == "this":
        raise LinkError("which card is meant, or for how long", r"would|instead|代わりに")
    kinds = set(one.filter.types)
    if one.put == "play":
        fits = kinds == {"EVENT"} if clause.event == "to trail" else bool(kinds) and kinds <= {"UNIT", "ITEM"}
    else:
        fits = clause.event != "to trail" and one.put in ("put field", "put your field")
    if not fits:
        raise LinkError(
            "how long that holds of it is not said, or it does not lie there", r"would|instead|代わりに|場を離|軌跡"
        )
    return who
