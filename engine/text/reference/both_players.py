"""What both players do, each of their own, and what is said of the other one (1502.1)."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.condition.relative_clauses import Whoever, both_ways, mirrored
from engine.text.grammar.sentence.options import InTurn, Same, in_turn
from engine.text.reference.antecedents import Scope
from engine.text.surface import OPEN, SUBJECT, By, LinkError, LookClause, Pick, PickClause, Ref, Said, Top, back
from engine.trails.tree import (
    Against,
    Bond,
    Choose,
    Count,
    Discard,
    Do,
    Draw,
    Filter,
    Gain,
    Have,
    If,
    May,
    Neg,
    PlayerStat,
    Put,
    Reveal,
    Size,
    Stat,
    Sum,
)
from engine.trails.tree.nouns import FIGHTING
from engine.trails.tree.reads import claims, parts_in, replace, speaks_of


def of_player(linker: Scope, clause: By, player: str) -> list[Any]:
    """The instructions of a clause with a subject of its own."""
    who: Any = linker.person(clause.player, player)
    linker.spoken = who if isinstance(who, str) else "you"
    linker.deed = (clause.do, who)
    if isinstance(who, Whoever):
        linker.they = None  # whom it turns out to be
        who = Whoever(linker.value(who.condition, player), who.alone)
        return both_ways(who, *each_way(linker, clause.do))
    if isinstance(who, InTurn):
        linker.they = None
        if len(clause.do) == 1 and isinstance(clause.do[0], May):
            mine, theirs = each_way(linker, clause.do[0].cost)
            return in_turn(who, (May(mine, (), "you"),), (May(theirs, (), "opponent"),))
        return in_turn(who, *each_way(linker, clause.do))
    apart = all(_own(part) for part in clause.do) or any(map(of_hand, clause.do))
    if who == "each" and (apart or _as_many(clause.do) or _of_own(clause.do)):
        # what each does depends on what is their own: one after the other
        each = drawn_by_both([node for one in ("you", "opponent") for node in linker.items(clause.do, one)])
        linker.both += discarded_by_both(each)
        return each
    if who == "each":
        clause = replace(clause, do=tuple(map(everybodys, clause.do)))
    return linker.items(clause.do, who)


def again(linker: Scope, clause: Same, player: str) -> list[Any]:
    """ "Your opponent may do the same": what was done before, the other way round."""
    words = r"do(?:es)? (?:the same|so)|同様|同じ|そうしても"
    do, doer = linker.deed
    if not do or doer not in ("you", "opponent") or doer == clause.player:
        raise LinkError("nothing stands before that somebody else did", words)
    if "Aim(" in repr(do) or "Ref(" in repr(do):
        raise LinkError("what it would be done to is not said", words)
    other = mirrored(do)
    return linker.clause(May(other, (), clause.player) if clause.may else By(clause.player, other), player)


def optional_of(linker: Scope, who: Whoever, clause: May, player: str) -> list[Any]:
    """What a player may do of whom something is true."""
    if clause.then:
        raise LinkError("what follows if one of the players does it")
    linker.they = None
    condition = linker.value(who.condition, player)
    mine, theirs = each_way(linker, clause.cost)
    return both_ways(Whoever(condition, who.alone), (May(mine, (), "you"),), (May(theirs, (), "opponent"),))


def each_way(linker: Scope, do: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """What either player does: it is done by one after the other."""
    targets, bound = len(linker.targets), list(linker.bound)
    mine = tuple(linker.items(do, "you"))
    if len(linker.targets) != targets:
        raise LinkError("targets are chosen before it is known who does it", r"target|対象")
    linker.bound, linker.spoken = bound, "opponent"
    return mine, tuple(linker.items(do, "opponent"))


def everybodys(node: Any) -> Any:
    """What each player does to all that is their own is done to all of both at once."""
    whole = isinstance(node, Do) and isinstance(node.who, Filter) and node.who.whose == SUBJECT
    return replace(node, who=replace(node.who, whose="any")) if whole else node


def _of_own(do: tuple[Any, ...]) -> bool:
    """Whether something is asked of the one thing that an instruction before it was about: each asks of theirs."""
    first = do[0]
    made = isinstance(first, LookClause | PickClause) or isinstance(getattr(first, "who", None), Top | Pick)
    return made and any(isinstance(node, If) or _asks_of_one(node) for node in do[1:])


def _asks_of_one(node: Any) -> bool:
    """Whether a number of one thing that was named before stands in it."""
    if isinstance(node, Stat):
        return isinstance(node.of, Ref)
    parts = node if isinstance(node, tuple) else parts_in(node.__class__)(node)
    return any(_asks_of_one(part) for part in parts if part.__class__ not in (str, int))


def _as_many(do: tuple[Any, ...]) -> bool:
    """Whether one of several instructions is done as often as the one before it was: by each player as often as that
    player did it."""
    counted = [getattr(node, "amount", None) for node in do[1:]]
    if any(_of_both(amount, do[0]) for amount in counted):
        words = r"this way|これにより|この方法で|た(?:カード|UNIT|ITEM|枚数|数)"
        raise LinkError("whether each counts their own or those of both is not said", words)
    return any(isinstance(amount, Size) and replace(amount, done="") == Size(back("them")) for amount in counted)


def _of_both(amount: Any, first: Any) -> bool:
    """Whether it counts what was done by both players together, of which the sentence has each do a part."""
    if isinstance(amount, Count):
        return amount.of.among.startswith("~did")
    if not isinstance(amount, Size) or not amount.done:
        return False
    return amount.of != back("them") or not isinstance(first, Discard)


def _own(node: Any) -> bool:
    """Whether an instruction counts, or shows, what is the subject's."""
    if isinstance(node, Reveal):
        return node.who == Filter(zone="hand", whose=SUBJECT)
    if isinstance(node, Discard):
        return node.amount != Count(Filter(zone="hand", whose=SUBJECT)) and _counts_own(node.amount)
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


#: What the other player's discard becomes where one instruction says both.
AT_ONCE = "at once"


def discarded_by_both(each: list[Any]) -> list[tuple[str, str]]:
    """The registers of what one player discards and then the other, as many as a number of their own says."""
    if len(each) != 4 or not isinstance(each[0], Choose) or not isinstance(each[2], Choose):
        return []
    mine, theirs = each[0].register, each[2].register
    chosen = each[0].chooser == "you" and each[2] == replace(mirrored(each[0]), register=theirs)
    moved = (each[1], each[3]) == (Do("discard", mine), Do("discard", theirs))
    return [(mine, theirs)] if chosen and moved else []


def drawn_by_both(each: list[Any]) -> list[Any]:
    """What both draw as one instruction, where a number of their own says how much: the primary player draws first.
    What is counted of a hidden hand is shown by each for the own part."""
    if len(each) != 2 or not isinstance(each[0], Draw) or each[0].player != "you" or each[0].register:
        return each
    whole = mirrored(each[0]) == each[1] and not claims(each[0].amount)
    return [replace(each[0], player="each", own=True)] if whole else each


def said_of_each(node: Discard | Draw) -> By:
    """Such an instruction as a clause."""
    return By("each", (replace(node, player=SUBJECT, amount=_theirs(node.amount), own=False),))


def _theirs(amount: Any) -> Any:
    """A number of what is the subject's."""
    if isinstance(amount, Sum):
        return Sum(tuple(map(_theirs, amount.parts)))
    if isinstance(amount, Neg):
        return Neg(_theirs(amount.amount))
    if isinstance(amount, Count) and amount.of.whose == "you":
        return replace(amount, of=replace(amount.of, whose=SUBJECT))
    return replace(amount, of=SUBJECT) if isinstance(amount, PlayerStat) and amount.of == "you" else amount


_OTHER = {"you": "opponent", "opponent": "you"}
#: Rules that are asked of the UNIT that has them.
_FIGHTS = frozenset((
    "cannot be attacked by", "cannot attack", "cannot be fought back by", "cannot fight back", "must fight back",
    "attacks only", "attacked only by", "may attack", "must attack",
))  # fmt: skip
#: Those of them that are asked in the combat.
_BACK = frozenset(("cannot be fought back by", "cannot fight back", "must fight back"))

#: What is not said of "other UNITs", and the words for them.
WHICH, OTHERS = "other than this card or than the UNIT itself is not said", r"\bother\b|他の"


def _sided(rule: Any) -> bool:
    """Whether a rule speaks of the UNITs of one player."""
    return (
        isinstance(rule, Against)
        and rule.what in _FIGHTS
        and isinstance(rule.who, Filter)
        and rule.who.zone == "field"
        and rule.who.whose in _OTHER
    )


def clear(rules: Any, side: Any) -> bool:
    """Whether it is plain of whose UNITs the rules speak. side: whose UNIT has them."""
    return side in _OTHER or not any(map(_sided, rules))


def seen_from(rules: Any, side: Any) -> Any:
    """The rules as a UNIT of that player has them, or as a text says them of such a UNIT."""
    return tuple(map(_turned, rules)) if side == "opponent" and any(map(_sided, rules)) else rules


def _turned(rule: Any) -> Any:
    return replace(rule, who=replace(rule.who, whose=_OTHER[rule.who.whose])) if _sided(rule) else rule


def too_early(rules: Any) -> bool:
    """Whether rules of whom a UNIT may attack ask what is known only while it attacks: the attack is judged before
    (803.6e, 1326.4)."""
    return any(
        isinstance(rule, Against)
        and rule.what in _FIGHTS - _BACK
        and isinstance(rule.who, Filter)
        and any(state.removeprefix("-") in FIGHTING for state in rule.who.states)
        for rule in rules
    )


def of_whom_else(who: Any, rules: Any) -> bool:
    """Whether "other UNITs" in a rule of UNITs of a kind may be other than this card or than the UNIT itself."""
    return isinstance(who, Filter) and any(
        isinstance(rule, Against)
        and rule.what in _FIGHTS
        and isinstance(rule.who, Filter)
        and rule.who.scope == "other"
        and (who.whose, rule.who.whose) != ("opponent", "you")  # there it can only be this card
        for rule in rules
    )


def with_time(clauses: tuple[Any, ...]) -> tuple[Any, ...]:
    """ "... must attack this turn if able, and it attacks a stunned UNIT if able": whom is said of the same attack."""
    out = list(clauses)
    for at in range(1, len(out)):
        until, later = _duty(out[at - 1]), out[at]
        if until and isinstance(later, Said) and later.who == Ref("it") and all(map(_whom, later.predicates)):
            out[at] = replace(later, predicates=tuple(replace(part, until=until) for part in later.predicates))
    return tuple(out)


def _duty(clause: Any) -> str:
    """Until when something has to attack, if that is all that is said; "" if it is not."""
    if isinstance(clause, Have):
        return clause.until if clause == Have(clause.who, rules=("must attack",), until=clause.until) else ""
    plain = isinstance(clause, Said) and len(clause.predicates) == 1 and clause.predicates[0].value == ("must attack",)
    return clause.predicates[0].until if plain and clause.predicates[0].until != OPEN else ""


def _whom(part: Any) -> bool:
    """Whether it says whom something has to attack, and not until when."""
    rules = part.value if part.kind == "rules" and part.until == OPEN else ()
    return bool(rules) and all(isinstance(rule, Against) and rule.what == "must attack" for rule in rules)
