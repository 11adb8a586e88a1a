"""Who it is that attacks, is attacked, enters or is played: "the attacking UNIT", "the attacked UNIT" (803, 1221.1).

Both languages. Such words mean what the craft waits for; it is printed as "it" or "that UNIT" where that is clear.

Where two fight, each has a name of its own: "the attacking UNIT", "that UNIT", "it". Guard:
tests/trails/800/804-combat/attacker_and_attacked.yaml.
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.noun.object.anaphora import ATTACKED, ATTACKING
from engine.text.surface import Aim, Define, Pick, Ref
from engine.trails.tree import Filter, Trigger
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
