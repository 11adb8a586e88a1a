"""What participles mean ("the discarded card", "the attacking UNIT"), and numbers that were named or are of each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from engine.text.grammar.amount.sums import THEIRS
from engine.text.grammar.noun.possessors import ATTACKED, ATTACKING
from engine.text.grammar.verb.transitive import KINDS
from engine.text.reference.antecedents import Bound, kinds_of, looked_at
from engine.text.reference.results import Done
from engine.text.surface import NOT_THIS, SELF, Aim, Define, LinkError, Pick, Ref
from engine.text.trees import mapped
from engine.trails.tree import WAITING, Compare, Filter, Much, Named, NameNumber, Neg, Size, Stat, Trigger
from engine.trails.tree.reads import names_in, replace


def attacked_by(trigger: Trigger, sentences: Any) -> tuple[Trigger, Any]:
    """A craft in whose effect somebody fights with what it waits for: its trigger and sentences.

    Where "the attacking UNIT" is spoken of, the craft waits for an attack by a UNIT, which is a UNIT's. Up to there
    "it" is what the trigger has named: "Whenever this card is attacked, it gets +1/+0. Stun the attacking UNIT". Where
    the trigger has named both, "it" is the first one if it is told apart from "that UNIT" in the same clause.
    """
    if trigger.event not in _FIGHTS or not isinstance(sentences, tuple):
        return trigger, sentences
    sentences = _named(sentences) if trigger.event == "is attacked" else sentences
    subject = "this" if trigger.who == "this" else Ref(_SUBJECT) if isinstance(trigger.who, Filter) else None
    if trigger.event == "is attacked" and trigger.other is None:
        if not _speaks(sentences, (ATTACKING,)):
            return trigger, sentences
        trigger = replace(trigger, other=Filter(types=("UNIT",)))
        return trigger, sentences if subject is None else _before(sentences, subject, (ATTACKING,), whole=True)
    if trigger.other is None or trigger.other.scope == "this" or subject is None or _brings_in(sentences):
        return trigger, sentences
    return trigger, _before(sentences, subject, _OTHER[trigger.event], whole=False)


def fighter(trigger: Trigger | None, word: str) -> str:
    """The register of "the attacking UNIT" or "the attacked UNIT" in a craft that waits for an attack; "" if none."""
    if trigger is None:
        return ""
    own = "this" if trigger.who == "this" else "it" if isinstance(trigger.who, Filter) else ""
    if word == _SUBJECT or (word == ATTACKED.word and trigger.event == "is attacked"):
        return own
    if word == ATTACKING.word and trigger.event == "attacks" and trigger.other is not None:
        return own
    return "target" if word == ATTACKED.word and trigger.event in _ATTACKS else ""


def side(trigger: Trigger | None, register: str) -> Ref | None:
    """The word of one of two UNITs that fight, neither of which is this card."""
    if trigger is None or trigger.other is None or not isinstance(trigger.who, Filter) or trigger.event not in _SIDES:
        return None
    if trigger.other.scope == "this":
        return None
    own, other = _SIDES[trigger.event]
    return own if register == "it" else other if register in ("attackers", "target") else None


_ATTACKS = ("attacks", "sclm attacks", "attacks alone")
#: Crafts that wait for two that fight.
_FIGHTS = ("is attacked", "attacks", "fights back")
#: The word of what fights with the other one, which has a name of its own.
_SUBJECT = "fighting"
_IT = Ref("it")
_ALL_ATTACKING = Filter(types=("UNIT",), states=("attacking",))
_OTHER = {
    "is attacked": (Ref("UNIT"), ATTACKING),
    "attacks": (Ref("UNIT"), Ref("attacked"), ATTACKED),
    "fights back": (Ref("UNIT"),),
}
#: The words of each side, by what the craft waits for: of what it happened to, and of the other one.
_SIDES = {"is attacked": (ATTACKED, ATTACKING), "attacks": (ATTACKING, Ref("UNIT"))}


def _named(node: Any) -> Any:
    """The sentences with those that attack by name, which are all that attack: Japanese says both in the same words."""
    if isinstance(node, tuple):
        return tuple(map(_named, node))
    names = _names(node)
    changed = {name: _named(getattr(node, name)) for name in names}
    if "who" in changed and changed["who"] == _ALL_ATTACKING:
        changed["who"] = ATTACKING
    return replace(node, **changed) if changed else node


def _before(sentences: Any, subject: Any, others: tuple[Ref, ...], *, whole: bool) -> Any:
    """The sentences with the first one's name instead of "it", up to where the other one is named.

    whole: from the beginning; else only in the clause where the other is named, if it is said of "it".
    """
    out = []
    named = False
    for sentence in sentences:
        clauses = []
        for at, clause in enumerate(sentence):
            if not named:
                named = _speaks(clause, others)
                rest = sentence[at + 1 :]  # "where X is that UNIT's STR" belongs to what stands before it
                defined = not named and bool(rest) and isinstance(rest[0], Define) and _speaks(rest[0], others)
                if named or defined:
                    own = _first(clause, (_IT, *others)) == _IT
                    said = getattr(clause, "who", None) == _IT
                    clause = _put(clause, subject) if own and (whole or said) else clause
                    named = True
                elif whole:
                    clause = _put(clause, subject)
            clauses.append(clause)
        out.append(tuple(clauses))
    return tuple(out)


def _first(node: Any, words: tuple[Ref, ...]) -> Any:
    """The first of some words in a piece of a sentence, None if there is none."""
    if node in words:
        return node
    found = (_first(part, words) for part in _parts(node))
    return next((one for one in found if one is not None), None)


def _put(node: Any, subject: Any) -> Any:
    if node == _IT:
        return subject
    if isinstance(node, tuple):
        return tuple(_put(part, subject) for part in node)
    changed = {name: _put(getattr(node, name), subject) for name in _names(node)}
    return replace(node, **changed) if changed else node


def _speaks(node: Any, words: tuple[Ref, ...]) -> bool:
    return _first(node, words) is not None


def _brings_in(node: Any) -> bool:
    """Whether a target or a choice is named, which "that UNIT" could mean."""
    return isinstance(node, Aim | Pick) or any(map(_brings_in, _parts(node)))


def _parts(node: Any) -> tuple[Any, ...]:
    return node if isinstance(node, tuple) else tuple(getattr(node, name) for name in _names(node))


def _names(node: Any) -> tuple[str, ...]:
    return () if isinstance(node, str | int) or node is None else names_in(node.__class__)


#: What somebody did with words alone, not with a verb on it.
NAMED = ("choose", "target", "reveal")
#: What happened to that of which a trigger speaks, by the verb.
HAPPENED = {
    "discard": ("discards",), "stun": ("is stunned", "stunned by player"),
    "destroy": ("is destroyed",), "ko": ("is ko",),
    "return": ("moves", "moved"), "exile": ("moves", "moved"), "cure": ("is cured", "cures"), "ready": ("is readied",),
    "action": ("is actioned",), "enter": ("enters",), "play": ("is played",),
    "link": ("is linked",), "defend": ("fights back",), "rebuild": ("is rebuilt",),
    "attack": ("attacks", "attacks player", "attacks alone", "is attacked"),
}  # fmt: skip
#: Verbs whose participle is printed where nothing shorter tells what is meant.
PRINTED = frozenset(("discard", "stun", "destroy", "ko", "return", "exile", "cure", "ready", "action"))
#: What only that does of which a trigger speaks.
WAITED = ("attack", "defend", "link", "rebuild", "enter", "play")


def did(linker: Any, verb: str, kind: str) -> Any:
    """The last single object (a Bound) of a type to which a verb was done, None if there is none."""
    aims = {one.mark for one, _ in linker.targets}
    event = linker.trigger.event if linker.trigger is not None else ""
    for one in reversed(linker.bound):
        if one.many or one.mark == "this" or not _of(one, kind):
            continue
        if verb in NAMED:
            if one is not linker.start and _antecedents_named(one, verb, aims):
                return one
        elif verb in one.done or (one is linker.start and event in HAPPENED.get(verb, ())):
            if not _surely(one, kind):
                raise LinkError("it may be something else", r"\bthe \w+ed\b|た(?:カード|[A-Z])")
            return one
    return None


def the_done(bound: Sequence[Bound], place: int) -> str:
    """The verb by which one of several objects can be told from those after it ("the discarded card"); "" if none."""
    one = bound[place]
    if one.many or one.mark == "this":
        return ""
    later = {verb for other in bound[place + 1 :] for verb in other.done}
    return next((verb for verb in sorted(set(one.done) & PRINTED) if verb not in later), "")


def _of(one: Bound, kind: str) -> bool:
    """Whether an object can be of a type, or is one of which no type is known."""
    return kind == "card" or kind in kinds_of(one.filter) or not (one.filter.types or one.filter.orgs)


def _surely(one: Bound, kind: str) -> bool:
    """Whether an object can be of no other type than that by which it is spoken of: else nothing says what becomes of
    it where it is another one ("Discard a card. Put the discarded ITEM onto the field")."""
    types = one.filter.types
    return (
        kind == "card"
        or bool(one.filter.orgs or one.filter.names or one.filter.subnames)
        or set(types) == {kind}
        or types == ("ITEM•UNIT",)
    )


def _antecedents_named(one: Bound, verb: str, aims: Collection[str]) -> bool:
    if verb == "reveal":
        return one.shown or (one.name == "top" and one.filter.zone == "deck" and not one.dug)
    if verb == "target":
        return one.mark in aims
    return one.mark not in aims and one.thrown is None and one.name != "top" and not one.group and not looked_at(one)


def counted(bound: Sequence[Bound], verb: str) -> bool:
    """Whether a verb was done to anything that could be counted."""
    return any(verb in (*one.done, one.put) and not one.spared for one in bound)


def really_done(condition: Any) -> tuple[str, str] | None:
    """Of what a condition says that something was really done to one or more, and what: "one of them" is of those."""
    if not isinstance(condition, Compare) or condition.op != ">=" or not isinstance(condition.left, Size):
        return None
    return (condition.left.of, condition.left.done) if condition.left.done else None


def countered(who: Any, trigger: Trigger | None, bound: Any) -> Any:
    """What is countered: the register of what was played, if a word means that. Raises LinkError."""
    word = who.word if isinstance(who, Ref) else ""
    kind = waits_as(trigger)
    if trigger is not None and trigger.event == "is targeted":
        known = kind in ("it", word)
        if word in ("it", "card") or (known and word in ("EVENT", "arts", "craft")):
            return WAITING
    if word in ("arts", "craft"):
        if word != kind:
            raise LinkError("nothing of that kind was played", r"\barts\b|\bcraft\b|アーツ|クラフト")
        return WAITING
    if kind and word == "it" and not any(one.filter.zone == "standby" for one in bound):
        return WAITING
    return who


def _aimer(other: Any) -> str:
    """The word for what has this card as its target; "it" if it may be of several kinds."""
    if other is None:
        return "it"
    if other.types == ("EVENT",) and not other.ability:
        return "EVENT"
    return {"arts": "arts", "activated": "craft", "triggered": "craft", "craft": "craft"}.get(other.ability, "it")


def waits_as(trigger: Trigger | None) -> str:
    """The word for an ability that a trigger says was played; "" if it says so of none."""
    if trigger is not None and trigger.event == "is targeted":
        return _aimer(trigger.other)
    own = trigger is not None and trigger.event == "plays craft" and isinstance(trigger.who, Filter)
    if trigger is None or (trigger.who is not None and not own):
        return ""
    return next((word for event, word, *_ in KINDS if event == trigger.event), "")


_WORDS = r"\b(?:its|their|each)\b|それ|その"


def own_numbers(node: Any, several: bool, meant: Callable[[str], bool]) -> Any:
    """A number with what "its" means in it. several: it is said of several things. meant: whether a word means
    something else that stands before. Raises :class:`LinkError` for "their" of one."""
    if isinstance(node, tuple):
        parts = tuple(own_numbers(part, several, meant) for part in node)
        return parts if any(new is not old for new, old in zip(parts, node, strict=True)) else node
    if isinstance(node, Filter):
        return node  # its ranges speak of what they are about
    if isinstance(node, Stat):
        whose: Any = node.of
        if whose == SELF:
            return node if several else replace(node, of=Ref("it"))
        word = whose.word if isinstance(whose, Ref) else ""
        if word == THEIRS and not several:
            raise LinkError("a number of several where one is meant", _WORDS)
        if word == THEIRS or (several and word and not word.startswith(("#", "did ")) and not meant(word)):
            return replace(node, of=SELF)
        return node
    changed = {}
    for name in names_in(node.__class__):
        old = getattr(node, name)
        new = own_numbers(old, several, meant)
        if new is not old:
            changed[name] = new
    return replace(node, **changed) if changed else node


def of_itself(node: Any) -> Any:
    """A number of which "its own" is this card's."""
    return mapped(node, lambda part: replace(part, of="this") if part.__class__ is Stat and part.of == SELF else part)


def others_of_each(node: Any, mark: str = "", of: Any = None) -> Any:
    """What is said of several, with "other" other than each of them: "for each other UNIT you control". mark: the
    several that stand before; without one it is a continuous craft, where the word had left out its own card. of: the
    several, where that is known: what none of them can be is another than this card."""

    def change(part: Any) -> Any:
        if (
            part.__class__ is not Filter
            or (isinstance(of, Filter) and _apart(part, of))
            or (part.but != mark if mark else part.scope != "other" or part.but)
        ):
            return part
        return replace(part, scope="all", but=SELF)

    return mapped(node, change)


def _apart(one: Filter, other: Filter) -> bool:
    """Whether nothing can be both, as a BASE in the homebase is no UNIT on the field."""
    return one.zone != other.zone or bool(one.types and other.types and not set(one.types) & set(other.types))


def plain_others(node: Any, several: bool) -> Any:
    """As it is said: "other" for what each of several is not, and then "other than this card" for the card's own."""

    def change(part: Any) -> Any:
        if part.__class__ is not Filter or (part.but != SELF and part.scope != "other"):
            return part
        if part.but == SELF:
            return replace(part, but="", scope="other")
        return replace(part, scope=NOT_THIS) if several else part

    return mapped(node, change)


def named_by(linker: Done, clause: Any, player: Any) -> Any:
    """Who names it: one player. Raises :class:`LinkError`."""
    if player not in ("you", "opponent"):
        raise LinkError("which of two is meant then", r"names?|chooses?|宣言|選|指定")
    if isinstance(clause, NameNumber):
        linker.number_at = len(linker.bound)
    return replace(clause, player=player)


def number_named(linker: Done, node: Any) -> Any:
    """ "That many", "that much bond" after a number was named: that number; None if none was. Raises
    :class:`LinkError` where something else could be meant."""
    if linker.number_at < 0 or (isinstance(node, Much) and (node.more != 0 or node.each not in (1, -1))):
        return None
    later = [one for one in linker.bound[linker.number_at :] if one.many or one.thrown is not None]
    other = linker.much(Much()) if isinstance(node, Much) else linker.counted not in (None, Named(), Neg(Named()))
    if later or other:
        raise LinkError("which of two numbers is meant", r"(?:that|as) (?:many|much)|同じ|その")
    linker.says_named = True
    return Neg(Named()) if isinstance(node, Much) and node.each < 0 else Named()
